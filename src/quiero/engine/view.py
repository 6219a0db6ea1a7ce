"""What one viewer may know, built from an allow-list: a thing not written here is hidden.

Plain frozen dataclasses: the protocol sends them as they are. Cards and acts are the acta's words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Phase = Literal["sorteo", "reparto", "corte", "mano", "fin"]
PendingKind = Literal["truco", "envido", "flor", "tanto"]
Concept = Literal["truco", "envido", "flor", "mazo"]
FlorStatus = Literal["", "valida", "quemada", "cancelada", "nula", "receta"]
Ending = Literal["", "points", "rendirse", "abandono"]
HappeningKind = Literal[
    "reparto",
    "throw",
    "play",
    "say",
    "declare",
    "timeout",
    "vuelta",
    "pay",
    "sena",
    "mazo",
    "pegado",
    "burn",
    "reveal",
    "hand",
    "match",
]


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card that lies on the table. `won`: it won its vuelta and is drawn in gold.

    `down`: it lies face down, and `card` is "" for all but its owner. `burned`: it counts nothing. `glued`: it was played
    pegada, with another one above it or below it.
    """

    seat: int
    card: str
    vuelta: int
    won: bool
    down: bool
    burned: bool
    glued: bool


@dataclass(frozen=True, slots=True)
class Vuelta:
    """A finished vuelta; `seat` is 0 when it was parda."""

    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class Pending:
    """A canto that waits for its answer. The last of `View.pending` is the one to answer now.

    `chain` are the words sung, `by` the seat that sang last, `responders` who may answer,
    `wanted` the points if it is wanted and `refused` if not (None: not a number of points).
    """

    kind: PendingKind
    chain: list[str]
    by: int
    responders: list[int]
    wanted: int | None
    refused: int | None


@dataclass(frozen=True, slots=True)
class Option:
    """A legal act of the viewer. `stake`: what the button names, in points.

    quiero: what it is worth; no-quiero and mazo: what it gives away; a canto or a raise: its worth if it is wanted;
    flor: what it may bring; tengo: the number it shows. None where there is no number (a card, son-buenas, al resto).
    """

    act: str
    stake: int | None


@dataclass(frozen=True, slots=True)
class Disabled:
    """A button shown grey, with the reason (D-75)."""

    act: str
    code: str
    article: str


@dataclass(frozen=True, slots=True)
class Payment:
    """A line of the receipt. `why`: a code for the words (`querido`, `no-querido`, `sola`, `mazo`, `vueltas`…).

    `chain` is what was sung (`["envido", "real-envido"]`), `shown` the numbers that were declared, by seat
    (None: son buenas). For the truco `value` is what the hand was worth.
    """

    concept: Concept
    team: int
    points: int
    why: str
    article: str
    chain: list[str]
    shown: list[Declared]


@dataclass(frozen=True, slots=True)
class Declared:
    """«Tengo 31» (number) or «son buenas» (None), said by `seat`."""

    seat: int
    number: int | None


@dataclass(frozen=True, slots=True)
class Throw:
    """A finished throw of piedra, papel o tijera, by seat; "" for one that did not pick in time."""

    picks: list[str]


@dataclass(frozen=True, slots=True)
class Agreed:
    """An envido that was settled and is paid when the hand ends: `points` at stake, or due to `team` when it was not wanted."""

    kind: str
    chain: list[str]
    points: int
    wanted: bool
    team: int


@dataclass(frozen=True, slots=True)
class SeenSena:
    """A seña of this hand that the viewer made or saw. Nothing in it counts those that he did not see (E-63)."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class View:
    """The match as the viewer sees it. `seat` is 0 for a spectator of the public table."""

    reglamento: str
    seat: int
    seats: int
    target: int
    phase: Phase
    decision: int
    hand: int
    """Hands dealt so far; 0 before the first."""
    mano: int
    """Seat that leads this hand; in `reparto` the seat that will lead the next; 0 before it is known."""
    turn: int
    """Seat that may play a card now, or 0."""
    responders: list[int]
    """Seats that have to answer now (also the two of a throw); empty on a card turn."""
    scores: list[int]
    """[team 1, team 2]"""
    cards: list[str]
    """The viewer's own cards still in hand, in the order dealt."""
    held: list[int]
    """How many cards each seat still holds, seat 1 first."""
    vira: str
    """The vira, or "" where there is none."""
    flores: list[int]
    """Seats whose flor the table announces, in order from the mano (S-36)."""
    peeked: str
    """The card that the viewer looked at before it was passed, or ""."""
    flor: FlorStatus
    """What has become of the viewer's own flor, where it may be lost."""
    tanto: int | None
    """The viewer's own envido count, where the table shows it (E-39)."""
    table: list[TableCard]
    """In the order played; stays until the next deal."""
    vueltas: list[Vuelta]
    worth: int
    """What the hand is worth now (accepted truco level)."""
    raise_team: int
    """Team that may raise the truco next; 0: either."""
    pending: list[Pending]
    agreed: list[Agreed]
    declared: list[Declared]
    """Tantos said aloud in this hand, or shown by the table when they were compared."""
    senas: list[SeenSena]
    """In the order made."""
    options: list[Option]
    """What the viewer may do now, beside `rendirse`."""
    disabled: list[Disabled]
    throws: list[Throw]
    my_pick: str
    """The viewer's own pick of the throw that is running, or ""."""
    receipt: list[Payment]
    """What this hand has paid so far."""
    hand_winner: int
    """Team that won the hand that has just ended; 0 while it runs, or when the match ended before."""
    winner: int
    """Team that won the match, or 0."""
    ended_by: Ending


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that has just happened and this viewer may know, for movement, voice and log.

    kind: `reparto` (new cards of hand `n`, `seat` leads) · `throw` (both picks in `word`, "piedra tijera", "-" for none) ·
    `play` (`word` is the card) · `say` (`word` is the canto or the answer) · `timeout` · `declare` (`word` is the concept,
    `n` the number, or -1 for son buenas) · `vuelta` (`n` its number, `seat` its winner or 0) · `pay` (`word` the concept,
    `team`, `n` points) · `sena` (`word` its name) · `mazo` (the deck waits for the cut) · `pegado` (`word` the card on top) ·
    `burn` (`n` cards, face down) · `reveal` (`word` a card that lay face down) · `hand` (`team` won it) · `match` (`team` won
    it, `word` how).
    """

    kind: HappeningKind
    seat: int
    team: int
    word: str
    n: int
