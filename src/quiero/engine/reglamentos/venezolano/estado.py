"""The state of a venezolano hand beyond the kernel's, and the fortunes of each flor (V-93 to V-110)."""

from __future__ import annotations

from typing import Final, cast

from quiero.engine.deal import Lying
from quiero.engine.fuerza import PIECES
from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos.venezolano.tantos import NONE, ORDINARY, RECETA
from quiero.engine.state import State

# What has become of a seat's flor; the first three are final for the hand.
BURNED: Final = 3
CANCELLED: Final = 4
VOID: Final = 5
FORTUNES: Final = {NONE: "", ORDINARY: "valida", RECETA: "receta", BURNED: "quemada", CANCELLED: "cancelada", VOID: "nula"}

# The kinds of envido that are open (V-75).
ORDINARIO: Final = 1
LEY: Final = 2
CONCURSO: Final = 4
ALL_KINDS: Final = 7


class Estado(State):
    """`flores` the status of each seat's flor, `declared` the order of its first declaration (0: none), `a_ley` a bit mask of
    the seats that said «A ley» with a card, `open` the kinds of envido still open, `mesa` the cards on the table,
    `vuelta` the one being played, `obligado`: everybody must play pegado.
    """

    __slots__ = ("a_ley", "declared", "flores", "mesa", "obligado", "open", "vuelta")

    flores: tuple[int, ...]
    declared: tuple[int, ...]
    a_ley: int
    open: int
    mesa: tuple[Lying, ...]
    vuelta: int
    obligado: bool

    def __init__(self, rules: Reglamento, target: int, seats: int, source: Estado | None = None) -> None:
        super().__init__(rules, target, seats, source)
        if source is None:
            return
        self.flores = source.flores
        self.declared = source.declared
        self.a_ley = source.a_ley
        self.open = source.open
        self.mesa = source.mesa
        self.vuelta = source.vuelta
        self.obligado = source.obligado

    def clear(self) -> None:
        """Forget the last hand, its cards on the table among it (SM.3, P11)."""
        super().clear()
        self.flores = (NONE,) * self.seats
        self.declared = (0,) * self.seats
        self.a_ley = 0
        self.open = ALL_KINDS
        self.mesa = ()
        self.vuelta = 1
        self.obligado = False

    def copy(self) -> Estado:
        return Estado(self.rules, self.target, self.seats, self)

    @property
    def pieces(self) -> tuple[int, int]:
        """Perico and perica of the hand."""
        return PIECES[self.cards.vira]

    @property
    def por_derecho(self) -> bool:
        """Whether the table is played with flor por derecho (V-13)."""
        return self.rules.options["flor-por-derecho"]

    def partner(self, seat: int) -> int:
        """The seat across the table, 0 at a table of two."""
        return (seat + 1) % 4 + 1 if self.seats == 4 else 0

    def has_valid_flor(self, seat: int) -> bool:
        """An ordinary flor that is still valid: its owner has duties, and the phrases of flor (V-102)."""
        return self.flores[seat - 1] == ORDINARY

    def counts_as_flor(self, seat: int) -> bool:
        """A valid ordinary flor or a receta: it is paid, and takes part in a contest (V-91, V-119, V-142)."""
        return self.flores[seat - 1] in (ORDINARY, RECETA)

    def lose(self, seat: int, how: int) -> None:
        """An ordinary flor that is still valid becomes BURNED, CANCELLED or VOID; anything else stays as it is."""
        if self.has_valid_flor(seat):
            self.flores = (*self.flores[: seat - 1], how, *self.flores[seat:])

    def omit(self, seat: int) -> None:
        """A due declaration was left out: with flor por derecho that burns the speaker's flor (V-99)."""
        if self.por_derecho:
            self.lose(seat, BURNED)

    def declare(self, seat: int) -> None:
        """The first time that the owner of a valid flor speaks of it (V-104). A receta is never declared (V-141)."""
        if self.has_valid_flor(seat) and self.declared[seat - 1] == 0:
            self.declared = (*self.declared[: seat - 1], max(self.declared) + 1, *self.declared[seat:])

    def void_team(self, seat: int) -> None:
        """All ordinary flores of that seat's team are lost (V-123, V-187)."""
        for other in range(1, self.seats + 1):
            if not self.is_rival(seat, other):
                self.lose(other, VOID)


def estado(st: State) -> Estado:
    """The state of a venezolano match as what it is."""
    return cast(Estado, st)
