"""What the kernel asks of a rule set."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from quiero.engine.acts import Act
from quiero.engine.deal import Deal, Lying
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.step import Step

if TYPE_CHECKING:
    from quiero.engine.state import State

NO_OPTIONS: Final[Mapping[str, bool]] = MappingProxyType({})
NO_SENAS: Final[frozenset[str]] = frozenset()


class Reglamento:
    """What differs between rule sets: the kernel asks, a reglamento overrides.

    `ladder[level]` is what the hand is worth, level 0 without truco; `trucos[level]` the canto that asks for that level.
    """

    name: str = ""
    version: int = 1
    locale: str = ""
    targets: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    seconds: int = 0
    team_chat: bool = False
    """Whether team-mates may write to one another out of the rivals' sight (E-62); not where words would make the señas idle."""
    spectators: str = "public"
    """What spectators see unless the table says otherwise: `public`, the table alone, or `player`, as a player does (V-196)."""
    has_vira: bool = False
    ladder: tuple[int, ...] = ()
    trucos: tuple[str, ...] = ()
    options: Mapping[str, bool] = NO_OPTIONS
    """The options with which the table was made, all of those that the reglamento declares."""
    words: frozenset[str]
    """The words of the acta that it knows, but for numbers that no act of it ever has (see `knows`)."""
    senas: frozenset[str] = NO_SENAS
    """The names of its señas."""
    law: Mapping[str, str]
    """The article behind each refusal code and each payment (`"truco-no-querido": "D-24"`)."""

    def made(self, options: Mapping[str, bool]) -> Reglamento:
        """These rules with other options, all of them given."""
        raise NotImplementedError

    def opening(self) -> tuple[Step, ...]:
        """What decides the first mano; empty where the server draws it."""
        return ()

    def new_state(self, target: int, seats: int) -> State | None:
        """A match at its very beginning, where its state holds more than the kernel's; None: it does not."""
        return None

    def on_table(self, st: State) -> list[Lying]:
        """The cards on the table, in the order played."""
        return [Lying(play.seat, play.card, place // st.seats + 1) for place, play in enumerate(st.plays)]

    def peeked(self, st: State, seat: int) -> int:
        """The card that this seat looked at before it was passed, -1 for none (V-24, V-25)."""
        return -1

    def flor_status(self, st: State, seat: int) -> str:
        """What has become of that seat's own flor, where it may be lost (V-93); "" where there is none."""
        return ""

    def new_deal(self, mano: int, hands: tuple[tuple[int, ...], ...], vira: int) -> Deal:
        """The fixed part of a hand; the cards have been checked. `vira` is -1 where there is none."""
        raise NotImplementedError

    def cut_step(self) -> Step | None:
        """What asks for the cut, where there is one (V-20)."""
        return None

    def open_hand(self, st: State) -> None:
        """A hand has just been dealt: who is asked first, and what may be opened in it."""
        raise NotImplementedError

    def cantos(self, st: State, seat: int, acts: list[Act]) -> None:
        """Add what a seat on card turn may sing or do, beside its cards and the truco."""

    def over_truco(self, st: State, seat: int, acts: list[Act]) -> None:
        """Add what may be sung over a pending first truco (el envido está primero)."""

    def sing(self, st: State, act: Act, out: list[Event]) -> None:
        """Carry out an envido or a flor that `cantos` or `over_truco` allowed."""
        raise NotImplementedError

    def why_not_canto(self, st: State, act: Act) -> IllegalAct:
        """Why an envido, a flor or a mazo is illegal for a seat that may speak now."""
        raise NotImplementedError

    def worth(self, st: State, level: int) -> int:
        """What a hand is worth at that level of truco."""
        return self.ladder[level]

    def ask_truco(self, level: int, by: int) -> Step:
        """The step that waits for the answer to a truco of that level."""
        raise NotImplementedError

    def truco_accepted(self, st: State) -> None:
        """A truco was just accepted, by a quiero or by a raise."""
        st.envido_open = st.flor_open = False

    def vuelta_closed(self, st: State) -> None:
        """A vuelta is complete."""
        st.envido_open = st.flor_open = False

    def knows(self, act: Act) -> bool:
        """Whether there is anything like that act in it. If so, why it is not legal now is the table's to say."""
        return act.word in self.words

    def over_envido(self, st: State, seat: int, links: int, acts: list[Act]) -> None:
        """Add what may be sung over a pending envido of so many cantos, beside its own raises (flor)."""

    def all_in(self, st: State, concept: str, team: int) -> int:
        """What a falta envido, or a contraflor al resto, pays if `team` wins it."""
        raise NotImplementedError

    def al_resto(self, st: State) -> int | None:
        """What a contraflor al resto pays, None where that depends on who wins it."""
        return None

    def contest(self, st: State, concept: str, points: int | None, chain: tuple[str, ...], out: list[Event]) -> None:
        """An envido or a flor was accepted for `points` (None: see `all_in`): find its winner, or ask for the tantos."""
        raise NotImplementedError

    def settle(self, st: State, out: list[Event], team: int, points: int, why: str) -> None:
        """The hand is over and `team` has won it: pay `points` for it, and whatever else is paid at the end.

        `why` is `vueltas`, `truco-no-querido` or `mazo`.
        """
        raise NotImplementedError

    def canto_stake(self, st: State, act: Act) -> int | None:
        """The points that the button of a canto names, on card turn or over a truco."""
        return None

    def mazo_gives(self, st: State) -> int:
        """The points that going al mazo now gives the rivals."""
        return st.worth

    def sena_seen(self, st: State, seat: int, caught: tuple[int, ...]) -> int:
        """The bit mask of the seats that see a seña of `seat`; 0 when the reglamento does not let those catch it."""
        return 0

    def announced(self, st: State) -> tuple[int, ...]:
        """The seats whose flor the table announces (S-36)."""
        return ()

    def own_tanto(self, st: State, seat: int) -> int | None:
        """The envido count that the table shows to that seat, privately (E-39)."""
        return None

    def envido_closed(self, st: State) -> bool:
        """Whether nobody can open an envido of any kind any more in this hand."""
        return not st.envido_open

    def idle_turn(self, st: State) -> Act:
        """What a card turn does when its time runs out."""
        raise NotImplementedError
