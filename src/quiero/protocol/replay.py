"""The messages of the replay: a match that was written down, step by step, as one pair of eyes saw it."""

from __future__ import annotations

from msgspec import Struct

from quiero.engine.view import Happening, View
from quiero.protocol.messages import ReglamentoName


class ReplayPlayer(Struct):
    """Who sat where. `name` and `character` are "" where the acta does not say."""

    seat: int
    team: int
    name: str
    character: str
    person: bool


class ReplayStep(Struct):
    """What `seat` did (0 and "": cards were dealt, or a deck shuffled), and what was seen after it.

    `hand` counts from 1 as in the acta, 0 is the sorteo. An attempt that was refused has the words and the article of it in
    `refused` and `article`, and changes nothing. `view` is absent where the match cannot be followed, because of cards that the
    acta does not show. `hands`: what each seat holds, when all is looked at; `??` is a card that is not known.
    """

    hand: int
    seat: int
    act: str
    refused: str
    article: str
    view: View | None
    hands: list[list[str]]
    events: list[Happening]


class ReplayFinding(Struct):
    """Where the acta does not hold: what stands in that line, and why in words. The steps end before it."""

    hand: int
    line: int
    text: str
    article: str
    words: str


class ReplayDeal(Struct):
    """What the server found when it dealt again from the seed; `hand`: that of the first draw that differs."""

    fair: bool
    hand: int


class Replay(Struct):
    """POST /api/replay?eyes=… (the body is the text of an acta) and GET /api/tables/{id}/replay?eyes=… (a match that is over).

    `eyes`: the seat that was looked from, 0 the public table, -1 all that there was to see. `loose`: the hands do not follow
    from one another. `unchecked`: some of it depends on cards that are not shown. `deal` is absent without a seed.
    """

    reglamento: ReglamentoName
    target: int
    seats: int
    options: dict[str, bool]
    players: list[ReplayPlayer]
    title: str
    why: str
    loose: bool
    eyes: int
    steps: list[ReplayStep]
    finding: ReplayFinding | None
    unchecked: bool
    deal: ReplayDeal | None


HttpMessage = Replay | ReplayStep
