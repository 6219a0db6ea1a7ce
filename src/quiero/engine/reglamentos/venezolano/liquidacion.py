"""The payments at the end of a hand: flor, envido, truco, or envido first where there was a ley bet (Part V, section 19)."""

from __future__ import annotations

from quiero.engine.deal import Bet, Said, team_of
from quiero.engine.events import Event
from quiero.engine.pago import pay, pay_truco
from quiero.engine.reglamentos.venezolano.estado import VOID, Estado
from quiero.engine.reglamentos.venezolano.tantos import RECETA, flor_count

FLOR: int = 3
PARTIDA: int = 4


def settle(es: Estado, out: list[Event], team: int, points: int, why: str) -> None:
    """Pay the hand that `team` has won. Nothing more is paid once a team has reached the target (V-200)."""
    contest = next(iter([bet for bet in es.bets if bet.kind == "concurso"]), None)
    winner = _resolve_contest(es, contest, out) if contest is not None else 0
    if any(bet.kind in ("ley", "con-ley", "sin-ley") for bet in es.bets):
        over = _pay_envido(es, out, winner) or _pay_flores(es, out, winner)
    else:
        over = _pay_flores(es, out, winner) or _pay_envido(es, out, winner)
    if over:
        return
    if es.level == PARTIDA:
        pay_truco(es, out, team, es.target - es.scores[team - 1], "vale-partida")
    else:
        pay_truco(es, out, team, points, why)


def _resolve_contest(es: Estado, contest: Bet, out: list[Event]) -> int:
    """The team that won the contest of flores, 0 if there is none left; the flores that lose it are void (V-125, V-126)."""
    if not contest.wanted:
        return contest.team
    counts = tuple(
        [flor_count(hand, es.pieces) if es.counts_as_flor(seat) else -1 for seat, hand in enumerate(es.cards.hands, 1)]
    )
    if max(counts) < 0:
        return 0
    _show_best(es, counts, "flor", out)
    seat = es.best(counts)
    for rival in es.rivals(seat):
        es.lose(rival, VOID)
    return team_of(seat)


def _pay_flores(es: Estado, out: list[Event], winner: int) -> bool:
    """3 for each valid flor or receta, one payment a team: the contest's winner first, else the mano's (V-91, V-92, V-201)."""
    first = winner or team_of(es.cards.mano)
    for team in (first, 3 - first):
        flores = sum([es.counts_as_flor(seat) for seat in range(1, es.seats + 1) if team_of(seat) == team])
        if flores and pay(es, out, "flor", team, FLOR * flores, "flor" if flores == 1 else "flores"):
            return True
    return False


def _pay_envido(es: Estado, out: list[Event], winner: int) -> bool:
    """Each settled bet in order; without any, the piedra of a receta (V-143, V-203)."""
    if not es.bets:
        return RECETA in es.flores and pay(es, out, "envido", team_of(es.flores.index(RECETA) + 1), 1, "receta")
    return any(_pay_bet(es, out, bet, winner) for bet in es.bets if not es.winner)


def _pay_bet(es: Estado, out: list[Event], bet: Bet, winner: int) -> bool:
    if not bet.wanted:
        return pay(es, out, "envido", bet.team, bet.points, NOT_WANTED[bet.kind], bet.chain)
    if bet.kind == "concurso":
        return winner != 0 and pay(es, out, "envido", winner, bet.points, "concurso-querido", bet.chain)
    counts = _ley_counts(es) if bet.kind == "con-ley" else es.cards.tanto
    _show_best(es, counts, "envido", out)
    why = "envido-querido" if bet.kind == "envido" else "ley-querida"
    return pay(es, out, "envido", team_of(es.best(counts)), bet.points, why, bet.chain)


NOT_WANTED = {"envido": "envido-no-querido", "ley": "ley-no-querida", "concurso": "concurso-no-querido"}


def _ley_counts(es: Estado) -> tuple[int, ...]:
    """Con ley: who has a valid flor counts it, the others their envido (V-133)."""
    return tuple(
        [
            flor_count(hand, es.pieces) if es.counts_as_flor(seat) else es.cards.tanto[seat - 1]
            for seat, hand in enumerate(es.cards.hands, 1)
        ]
    )


def _show_best(es: Estado, counts: tuple[int, ...], concept: str, out: list[Event]) -> None:
    """The best value of each team, and whose it is; no card (V-78)."""
    for team in (1, 2):
        own = tuple([count if team_of(seat) == team else -1 for seat, count in enumerate(counts, 1)])
        if max(own) >= 0:
            seat = es.best(own)
            es.said += (Said(concept, seat, own[seat - 1]),)
            out.append(Event("declare", seat, word=concept, n=own[seat - 1]))
