"""Print what every seat of an acta is shown and may do, moment by moment, as JSON: the browser tests feed a page with it.

python scripts/scenes.py FILE…
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from quiero.acta.model import Acta, Do, Hand, Timeout
from quiero.acta.playback import play
from quiero.acta.read import read
from quiero.acta.run import Moment
from quiero.engine import happenings, view

PLENTY = 100_000


def scene(file: Path) -> dict[str, Any]:
    """The acta's table, its moments and what each hand should pay. What it asserts in between, or tries in vain, is no moment."""
    acta = read(file)
    played = play(acta, acts=PLENTY, steps=PLENTY)
    return {
        "file": file.stem.removesuffix(".acta"),
        "reglamento": acta.reglamento,
        "target": acta.objetivo,
        "seats": acta.asientos,
        "options": dict(acta.opciones),
        "hands": [claim(hand) for hand in acta.manos],
        "moments": [moment(acta, one) for one in played.moments if one.line is None or isinstance(one.line, Do | Timeout)],
    }


def claim(hand: Hand) -> dict[str, Any]:
    """`paid`: concept, team and points, in order; `left`: the score after it; `winner`: of the match. None: it does not say."""
    paid = None if hand.pagos is None else [(pago.concept, pago.team, pago.points) for pago in hand.pagos]
    return {"paid": paid, "left": hand.quedan, "winner": hand.gana}


def moment(acta: Acta, after: Moment) -> dict[str, Any]:
    """`seat` did `act` (0 and "": cards were dealt); `sights[seat]` is what that seat was shown then, 0 the public table."""
    state, line = after.state, after.line
    if state is None or after.hidden:
        raise SystemExit(f"{acta.titulo}: not all of its cards are known")
    sights = [{"view": view(state, seat), "events": happenings(after.events, seat)} for seat in range(acta.asientos + 1)]
    seat, act = (line.seat, line.act) if isinstance(line, Do | Timeout) else (0, "")
    return {"hand": after.hand, "seat": seat, "act": act, "sights": sights}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([scene(Path(name)) for name in sys.argv[1:]]))
