"""Cards on the table: single, pegadas or burned; the order of turns; who wins the hand by cards (sections 14 to 16)."""

from __future__ import annotations

from quiero.engine.cards import NAMES
from quiero.engine.deal import Lying, team_of
from quiero.engine.events import Event
from quiero.engine.pago import end_hand
from quiero.engine.reglamentos.venezolano.estado import Estado
from quiero.engine.reglamentos.venezolano.pegado import decide, pegados, unique


def put(es: Estado, seat: int, card: int, vuelta: int, down: bool = False, burned: bool = False, glued: bool = False) -> None:
    """A card leaves the hand and lies on the table."""
    es.take_from_hand(seat, card)
    es.mesa += (Lying(seat, card, vuelta, down, burned, glued),)


def in_vuelta(es: Estado, vuelta: int) -> list[Lying]:
    """The cards of a vuelta, in the order played."""
    return [lying for lying in es.mesa if lying.vuelta == vuelta]


def pass_turn(es: Estado, seat: int, out: list[Event]) -> None:
    """After a seat has played: the next one, or the end of the vuelta."""
    done = [lying.seat for lying in in_vuelta(es, es.vuelta)]
    for step in range(1, es.seats):
        following = (seat - 1 + step) % es.seats + 1
        if following not in done:
            es.turn = following
            return
    if es.vuelta == 1:
        _close_first(es, out)
    elif es.obligado:
        _resolve_obligado(es, out)
    elif es.vuelta == 2:
        _close_second(es, out)
    else:
        _close_third(es, out)


def _record(es: Estado, winner: int, out: list[Event]) -> None:
    es.vueltas += (winner,)
    if winner >= 0:
        out.append(Event("vuelta", winner, n=len(es.vueltas)))


def _close_first(es: Estado, out: list[Event]) -> None:
    winner = unique(es.cards.strength, in_vuelta(es, 1))
    _record(es, winner, out)
    es.vuelta = 2
    es.obligado = winner == 0
    es.turn = winner or es.mano


def _close_second(es: Estado, out: list[Event]) -> None:
    glued = pegados(es)
    if not glued:
        winner = unique(es.cards.strength, in_vuelta(es, 2))
        _record(es, winner, out)
        first = team_of(es.vueltas[0])
        if winner == 0 or team_of(winner) == first:
            _win(es, first, out)
            return
        es.turn = winner
    elif not any(es.holds):
        _resolve(es, out)
        return
    else:
        es.turn = _opener(es, glued)
    es.vuelta = 3


def _opener(es: Estado, glued: tuple[int, ...]) -> int:
    """The right of the only one who played pegado, else the first from the mano with a card (V-167, V-168)."""
    if len(glued) == 1:
        return glued[0] % es.seats + 1
    return next(iter([seat for seat in es.order() if es.held_by(seat)]))


def _close_third(es: Estado, out: list[Event]) -> None:
    if pegados(es):
        _resolve(es, out)
        return
    winner = unique(es.cards.strength, in_vuelta(es, 3))
    _record(es, winner, out)
    _win(es, team_of(winner or es.vueltas[0]), out)


def _resolve(es: Estado, out: list[Event]) -> None:
    """A hand with voluntary pegados, once all third cards lie on the table."""
    end, shown = decide(es)
    if shown:
        glued = pegados(es)
        _reveal(es, out)
        es.mesa = tuple(
            [
                Lying(lying.seat, lying.card, 3, lying.down, burned=True, glued=True)
                if lying.vuelta == 3 and lying.seat in glued and lying.seat not in end.kept
                else lying
                for lying in es.mesa
            ]
        )
    _record(es, end.second, out)
    _record(es, end.third, out)
    _win(es, end.team, out)


def _resolve_obligado(es: Estado, out: list[Event]) -> None:
    """Tops first; bottoms only if the tops empardan; then the mano (V-159 to V-161)."""
    third = unique(es.cards.strength, in_vuelta(es, 3))
    if third:
        _record(es, -1, out)
        _record(es, third, out)
        _win(es, team_of(third), out)
        return
    _reveal(es, out)
    second = unique(es.cards.strength, in_vuelta(es, 2))
    _record(es, second, out)
    _record(es, 0, out)
    _win(es, team_of(second or es.mano), out)


def _reveal(es: Estado, out: list[Event]) -> None:
    """Turn the lower cards face up, all together; burned ones stay as they are."""
    out += [Event("reveal", lying.seat, word=NAMES[lying.card]) for lying in es.mesa if lying.down and not lying.burned]
    es.mesa = tuple([Lying(x.seat, x.card, x.vuelta, glued=True) if x.down and not x.burned else x for x in es.mesa])


def _win(es: Estado, team: int, out: list[Event]) -> None:
    end_hand(es, out, team, es.worth, "vueltas")
