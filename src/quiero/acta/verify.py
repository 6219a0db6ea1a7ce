"""Whether the cards of a finished match are those that its seed determines, and the seed the one that was promised."""

from __future__ import annotations

from collections.abc import Iterable

from quiero.acta.check import Failure
from quiero.acta.model import Acta, Hand, Timeout
from quiero.engine.cards import NAMES
from quiero.fair import Draws, commitment
from quiero.fair.chance import dealt

NEEDED = ("mesa", "compromiso", "aportes", "semilla")


def verify(acta: Acta) -> Failure | None:
    """The first draw that does not follow from the seed; None when all do. The play itself is `check`'s matter."""
    if acta.sueltas:
        return _failure(acta, "sueltas", "a match dealt from one seed", "its hands do not follow from one another")
    missing = next((key for key in NEEDED if getattr(acta, key) is None), None)
    if missing is not None or acta.mesa is None or acta.aportes is None or acta.semilla is None:
        return Failure("", 0, f"{', '.join(NEEDED)} of a match that is over", f"there is no {missing}")
    if len(acta.aportes) != acta.asientos:
        return _failure(acta, "aportes", f"{acta.asientos} aportes", f"there are {len(acta.aportes)}")
    seed = bytes.fromhex(acta.semilla)
    if commitment(seed) != acta.compromiso:
        return _failure(
            acta, "compromiso", f"compromiso {commitment(seed)}", f"it is {acta.compromiso}: another seed was promised"
        )
    draws = Draws(seed, acta.mesa, [bytes.fromhex(aporte) for aporte in acta.aportes])
    return _drawn_mano(acta, draws) or next(
        (wrong for number, hand in enumerate(acta.manos, 1) if (wrong := _deal(acta, draws, number, hand))), None
    )


def _drawn_mano(acta: Acta, draws: Draws) -> Failure | None:
    """`S tiempo N`: nobody picked, and the server drew N (D-8)."""
    for line in acta.sorteo or ():
        if isinstance(line, Timeout) and line.drawn and line.drawn != (str(draws.first_seat()),):
            return Failure("sorteo", line.line, f"mano {draws.first_seat()} from the seed", f"it is {' '.join(line.drawn)}")
    return None


def _deal(acta: Acta, draws: Draws, number: int, hand: Hand) -> Failure | None:
    where = f"hand {number}"
    if hand.es_mano is None or not 1 <= hand.es_mano <= acta.asientos:
        return Failure(where, hand.place("es-mano"), f"es-mano from 1 to {acta.asientos}", f"it is {hand.es_mano or 'absent'}")
    fair = _words(tuple([NAMES[card] for card in held]) for held in dealt(draws.deck(number), hand.es_mano, acta.asientos))
    given = _words(hand.cartas or ())
    return None if given == fair else Failure(where, hand.place("cartas"), f"cartas {fair} from the seed", f"they are {given}")


def _words(hands: Iterable[tuple[str, ...]]) -> list[str]:
    return [" ".join(held) for held in hands]


def _failure(acta: Acta, key: str, expected: str, happened: str) -> Failure:
    return Failure("", acta.place(key), expected, happened)
