"""What the live tables ask of a database, and nothing more. Times are milliseconds since 1970, by the database's clock."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

ACCOUNT: Final = "cuenta-"
"""How the id of an account begins, and the key of no guest."""


@dataclass(frozen=True, slots=True)
class NewRow:
    """A row of a journal that wants to be written. `payload` is JSON.

    Its key `due` is the whole list of what that table waits for once the row is in: `{kind, decision, seat}` with either
    `at` (absolute) or `after` (from the row's own time). The store keeps `due` rows equal to it in the same statement.
    """

    table_id: str
    seq: int
    cmd_id: str
    payload: str


class Row(NamedTuple):
    """A row that is committed. `at` is when."""

    table_id: str
    seq: int
    cmd_id: str
    at: int
    payload: str


@dataclass(frozen=True, slots=True)
class Mesa:
    """What a table has beside its journal. `seed` is secret until the match is over."""

    table_id: str
    created_at: int
    seed: bytes


@dataclass(frozen=True, slots=True)
class Chair:
    """The person on a chair: personal data, kept out of the journal so that it can be erased.

    `key` says whose it is: a guest's (see `tables.Person`), or the id of an account, which begins with `ACCOUNT`.

    `sitting` tells who sits there apart from who sat there before.
    `nonce_hash` is what that person promised for the deal, until it stands in the journal ("" for nothing).
    """

    table_id: str
    seat: int
    name: str
    character: str
    key: str
    nonce_hash: str = ""
    sitting: str = ""

    @property
    def kept(self) -> bool:
        """Whether it is an account's: then nobody else goes by that name."""
        return self.key.startswith(ACCOUNT)


class StoreTrouble(Exception):
    """The database did not answer. Whether the write was done is unknown: look before trying again."""


class Store(ABC):
    """One database. Every method that writes has committed, and synced to disk, when it returns."""

    @abstractmethod
    def now(self) -> int:
        """The database's clock, as this node knows it."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for and disconnect."""

    # ---- journals

    @abstractmethod
    async def append(self, row: NewRow) -> int | None:
        """Write the row; when it was committed, or None when its `seq` or its `cmd_id` was already taken.

        Rows of many tables asked for at once are written by one statement. Raises StoreTrouble.
        """

    @abstractmethod
    async def tail(self, table_id: str, after: int) -> list[Row]:
        """The rows of a journal with `seq` greater than `after`, in order."""

    @abstractmethod
    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The highest `seq` of each of those journals; those without rows are left out."""

    @abstractmethod
    async def due_tables(self, kinds: Sequence[str], until: int) -> list[str]:
        """The tables that wait for something of those kinds at or before `until`, the longest waiting first."""

    # ---- tables and people

    @abstractmethod
    async def add_mesa(self, mesa: Mesa) -> None:
        """Keep it, unless there is already one with that id."""

    @abstractmethod
    async def mesa(self, table_id: str) -> Mesa | None:
        """The table's secret part, or None for an unknown id."""

    @abstractmethod
    async def take_chair(self, chair: Chair) -> bool:
        """Sit somebody; False when that chair is taken, or the key has another one at that table."""

    @abstractmethod
    async def move_chair(self, table_id: str, seat: int, to: int) -> bool:
        """Whoever sits there sits on that chair from now on, with all his devices; False when it is taken."""

    @abstractmethod
    async def free_chair(self, table_id: str, seat: int) -> None:
        """Nobody sits there any more, and nobody's device plays it."""

    @abstractmethod
    async def chairs(self, table_id: str) -> list[Chair]:
        """The taken chairs, by seat."""

    @abstractmethod
    async def seat_of(self, table_id: str, key: str) -> int:
        """The seat that the key may play, because it sat there or took it over; 0 for none."""

    @abstractmethod
    async def seats_of(self, key: str, limit: int) -> list[tuple[str, int]]:
        """(table, seat) of that key, newest table first."""

    @abstractmethod
    async def follow(self, table_id: str, next_id: str, nonce_hashes: Mapping[int, str]) -> None:
        """Give every chair of `table_id`, and every key that plays it, the same chair of the table `next_id`.

        `nonce_hashes`: what each seat promised for the next deal.
        """

    @abstractmethod
    async def offer_handover(self, code_hash: str, table_id: str, seat: int, seconds: int) -> None:
        """Keep a code that opens that seat once, within so many seconds."""

    @abstractmethod
    async def take_handover(self, code_hash: str, key: str) -> tuple[str, int] | None:
        """Spend a code: its (table, seat), which `key` may play from now on.

        None when it is unknown, spent or too old, or when `key` plays another seat of that table.
        """

    # ---- nodes

    @abstractmethod
    async def beat(self, node: str) -> None:
        """This node is alive now."""

    @abstractmethod
    async def last_beat(self) -> int:
        """When any node was last known to be alive; 0 if none ever was."""
