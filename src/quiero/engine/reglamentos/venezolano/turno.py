"""The turn to play: cards with their declarations, pegados, trucos and envidos (SM.4)."""

from __future__ import annotations

from typing import Final

from quiero.engine.acts import Act, Kind
from quiero.engine.cards import NAMES, card
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.reglamentos.venezolano.actos import CARDS, glued
from quiero.engine.reglamentos.venezolano.envido import openings
from quiero.engine.reglamentos.venezolano.estado import BURNED, Estado, estado
from quiero.engine.reglamentos.venezolano.ley import OPENINGS, TRUCOS
from quiero.engine.reglamentos.venezolano.mesa import pass_turn, put
from quiero.engine.reglamentos.venezolano.truco import TrucoCantado, raises, speak, why_not_open
from quiero.engine.state import State
from quiero.engine.step import Draw, Step, refusal, say

A_LEY: Final = CARDS["a-ley"]


class Turno(Step):
    """Nothing waits for an answer: the seat of `State.turn` plays, one card or two pegadas, or sings."""

    __slots__ = ()

    def seats(self, st: State) -> tuple[int, ...]:
        return (st.turn,)

    def acts(self, st: State, seat: int) -> list[Act]:
        es = estado(st)
        held = st.holds[seat - 1]
        acts = [] if es.obligado else _single(es, seat, held)
        if len(held) == 2:  # in the second vuelta
            acts += glued(held[0], held[1])[es.has_valid_flor(seat)]
        acts += raises(st, seat)
        acts += openings(st, seat)
        return acts

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        if act.kind is Kind.CARD:
            _play(estado(st), act, out)
            return
        say(st, act, out)
        if act.kind is Kind.TRUCO:
            speak(st, act)
            st.steps += (TrucoCantado(TRUCOS.index(act.base), act.seat),)
        else:
            st.rules.sing(st, act, out)

    def clock(self, st: State, act: Act, out: list[Event]) -> None:
        """The server plays at random in the first vuelta, and burns afterwards (V-182 to V-184); and the flor burns (V-103)."""
        es = estado(st)
        cards = [card(name) for name in act.word.split(" ")[1:] if name in NAMES]
        due = 2 if es.obligado else 1
        if act.seat != st.turn or not len(cards) == len(set(cards) & set(st.held_by(act.seat))) == due:
            raise refusal(st, "no-corre-reloj", act)
        out.append(Event("timeout", act.seat))
        es.omit(act.seat)
        if es.vuelta == 1:
            put(es, act.seat, cards[0], 1)
            out.append(Event("play", act.seat, word=NAMES[cards[0]]))
        else:
            for place, drawn in enumerate(cards):
                put(es, act.seat, drawn, es.vuelta + place, down=True, burned=True)
            out.append(Event("burn", act.seat, n=due))
        pass_turn(es, act.seat, out)

    def draw(self, st: State) -> Draw:
        return Draw.BOTH if estado(st).obligado else Draw.CARD

    def stake(self, st: State, act: Act) -> int | None:
        if act.kind is Kind.TRUCO:
            return st.rules.worth(st, TRUCOS.index(act.base))
        return st.rules.canto_stake(st, act)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        return refusal(st, _why_not(estado(st), act), act)


TURNO: Final = Turno()


def _single(es: Estado, seat: int, held: tuple[Act, ...]) -> list[Act]:
    """Each card alone: plain, and with what its owner may declare (V-96, V-100, V-108)."""
    acts = list(held)
    if es.has_valid_flor(seat):
        cards = CARDS["presento-flor" if len(held) == 1 else "flor"]
        acts += [cards[play.card][seat] for play in held]
    if es.vuelta == 1 and not _partner_said_a_ley(es, seat):
        acts += [A_LEY[play.card][seat] for play in held]
    return acts


def _partner_said_a_ley(es: Estado, seat: int) -> bool:
    partner = es.partner(seat)
    return partner != 0 and es.a_ley >> (partner - 1) & 1 == 1


def _play(es: Estado, act: Act, out: list[Event]) -> None:
    seat = act.seat
    out_of_hand = not es.has_played(seat)
    if act.below >= 0:
        put(es, seat, act.below, 2, down=True, glued=True)
        put(es, seat, act.card, 3, glued=True)
        out.append(Event("pegado", seat, word=NAMES[act.card]))
    else:
        put(es, seat, act.card, es.vuelta)
        out.append(Event("play", seat, word=act.base))
    if act.declares:
        out.append(Event("say", seat, word=act.declares))
    _declare(es, seat, act.declares, first=out_of_hand)
    pass_turn(es, seat, out)


def _declare(es: Estado, seat: int, said: str, first: bool) -> None:
    """What the words with a card do to the flor of the speaker, and of the pair (V-99, V-105 to V-108)."""
    if said == "":
        es.omit(seat)
    elif said == "a-ley":
        es.a_ley |= 1 << (seat - 1)
    else:
        es.declare(seat)
        if first and es.por_derecho:
            _keep_first_declared(es, seat)


def _keep_first_declared(es: Estado, seat: int) -> None:
    """«Flor» where «A ley» was due: the flor declared earlier is kept, the partner's other one burns (V-107)."""
    partner = es.partner(seat)
    if partner == 0 or es.has_played(partner) or not (es.has_valid_flor(seat) and es.has_valid_flor(partner)):
        return
    earlier = es.declared[partner - 1]
    es.lose(seat if 0 < earlier < es.declared[seat - 1] else partner, BURNED)


def _why_not(es: Estado, act: Act) -> str:
    kind = act.kind
    if kind is Kind.CUT:
        return "ya-se-corto"
    if kind is not Kind.CARD and kind is not Kind.TRUCO and act.word not in OPENINGS:
        return "no-hay-canto"
    if act.seat != es.turn:
        return (
            "no-es-tu-turno" if kind is Kind.CARD else "truco-fuera-de-turno" if kind is Kind.TRUCO else "envido-fuera-de-turno"
        )
    if kind is Kind.CARD:
        return _why_not_card(es, act)
    if kind is Kind.TRUCO:
        if act.declares == "con-flor" and not es.has_valid_flor(act.seat):
            return "sin-flor"
        if es.level == 0:
            return "primero-truco"
        return "nivel-no-sube" if TRUCOS.index(act.base) <= es.level else "sin-voz"
    return why_not_open(es, act)


def _why_not_card(es: Estado, act: Act) -> str:
    hand = es.held_by(act.seat)
    glued = act.below >= 0
    if act.card not in hand or (glued and act.below not in hand):
        return "no-tenes-esa-carta"
    if glued:
        return "sin-flor" if es.vuelta == 2 and len(hand) == 2 else "pegado-no"
    if es.obligado:
        return "pegado-obligado"
    if act.declares == "a-ley":
        return "a-ley-ya-dicha" if es.vuelta == 1 else "a-ley-primera-carta"
    if not es.has_valid_flor(act.seat):
        return "sin-flor"
    return "no-es-la-ultima" if act.declares == "presento-flor" else "es-la-ultima"
