"""People who keep their name: what the database holds of an account, and the browsers in which it is signed in."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Delete, Text, Update, cast, delete, exists, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quiero.store.database import Database
from quiero.store.portable import insert
from quiero.store.schema import (
    account,
    familiar,
    handover,
    mute,
    passkey,
    recovery,
    report,
    result,
    revoked,
    seat,
    session,
    silence,
)

SESSION_MS: Final = 180 * 24 * 3600 * 1000
"""A browser that was not seen for so long is signed out."""
SEEN_MS: Final = 3600 * 1000
"""How exactly it is known when a browser was last seen."""
REVOKED_MS: Final = 3600 * 1000
"""How long the nodes are told that a key has changed."""


@dataclass(frozen=True, slots=True)
class Account:
    """`skeleton`: see `accounts.names`. `password`: an Argon2 hash, "" for none."""

    id: str
    name: str
    skeleton: str
    character: str
    password: str
    created_at: int


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in. `device` is what it calls itself, in two words."""

    token_hash: str
    account_id: str
    device: str
    created_at: int
    seen_at: int
    confirmed_at: int


def of_chairs(key: str) -> ColumnElement[bool]:
    """Whether a handover is of a chair of that key."""
    its = seat.c.table_id == handover.c.table_id, seat.c.seat == handover.c.seat, seat.c.key == key
    return exists(select(literal(1)).where(*its))


class AccountStore:
    """Accounts in that database. `now` is its clock (milliseconds since 1970)."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now: Callable[[], int] = database.now

    # ---- accounts

    async def add(self, new: Account, code_hashes: Collection[str]) -> bool:
        """Keep a new account with its recovery codes; False when its name is another's."""
        async with self.database.transaction() as connection:
            row = insert(connection, account).values(
                id=new.id,
                name=new.name,
                skeleton=new.skeleton,
                character=new.character,
                password=new.password,
                created_at=new.created_at,
            )
            kept = (await connection.execute(row.on_conflict_do_nothing())).rowcount == 1
            if kept:
                await self._keep_codes(connection, new.id, code_hashes)
        return kept

    async def named(self, skeleton: str) -> Account | None:
        return await self._account(account.c.skeleton == skeleton)

    async def account(self, account_id: str) -> Account | None:
        return await self._account(account.c.id == account_id)

    async def _account(self, which: ColumnElement[bool]) -> Account | None:
        async with self.database.connection() as connection:
            row = (await connection.execute(select(account).where(which))).one_or_none()
        return None if row is None else Account(**row._mapping)

    async def rename(self, account_id: str, name: str, skeleton: str) -> bool:
        """Call that account so; False when the name is another's."""
        other = account.alias()
        taken = exists(select(literal(1)).where(other.c.skeleton == skeleton))
        renamed = update(account).where(account.c.id == account_id, ~taken).values(name=name, skeleton=skeleton)
        return await self._execute(renamed) == 1

    async def set_password(self, account_id: str, password: str) -> None:
        await self._execute(update(account).where(account.c.id == account_id).values(password=password))

    async def set_character(self, account_id: str, character: str) -> None:
        await self._execute(update(account).where(account.c.id == account_id).values(character=character))

    # ---- recovery codes

    async def _keep_codes(self, connection: AsyncConnection, account_id: str, hashes: Collection[str]) -> None:
        rows = [{"code_hash": each, "account_id": account_id} for each in hashes]
        await connection.execute(insert(connection, recovery).on_conflict_do_nothing(), rows)

    async def set_codes(self, account_id: str, hashes: Collection[str]) -> None:
        """Those, and no older ones."""
        async with self.database.transaction() as connection:
            await connection.execute(delete(recovery).where(recovery.c.account_id == account_id))
            await self._keep_codes(connection, account_id, hashes)

    async def spend_code(self, account_id: str, code_hash: str) -> bool:
        """Use up that code of that account; False when it has no such code any more."""
        mine = (recovery.c.account_id == account_id) & (recovery.c.code_hash == code_hash)
        return await self._execute(delete(recovery).where(mine)) == 1

    async def codes_left(self, account_id: str) -> int:
        async with self.database.connection() as connection:
            query = select(func.count()).select_from(recovery).where(recovery.c.account_id == account_id)
            return await connection.scalar(query) or 0

    # ---- browsers

    async def open_session(self, new: Session) -> None:
        async with self.database.connection() as connection:
            row = insert(connection, session).values(
                token_hash=new.token_hash,
                account_id=new.account_id,
                device=new.device,
                created_at=new.created_at,
                seen_at=new.seen_at,
                confirmed_at=new.confirmed_at,
            )
            await connection.execute(row)

    async def session(self, token_hash: str) -> tuple[Session, Account] | None:
        """The browser with that token, seen now, and whose it is; None when it is not signed in, or was away for too long."""
        query = select(session).where(session.c.token_hash == token_hash, session.c.seen_at > self.now() - SESSION_MS)
        async with self.database.connection() as connection:
            row = (await connection.execute(query)).one_or_none()
            owner = None if row is None else await self.account(row.account_id)
            if row is None or owner is None:
                return None
            if row.seen_at < self.now() - SEEN_MS:
                seen = update(session).where(session.c.token_hash == token_hash).values(seen_at=self.now())
                await connection.execute(seen)
        return Session(**row._mapping), owner

    async def sessions(self, account_id: str) -> list[Session]:
        """Its browsers, the one that was seen last first."""
        query = select(session).where(session.c.account_id == account_id).order_by(session.c.seen_at.desc())
        async with self.database.connection() as connection:
            return [Session(**row._mapping) for row in await connection.execute(query)]

    async def confirm(self, token_hash: str) -> None:
        """The person in that browser has just proved again who he is."""
        await self._execute(update(session).where(session.c.token_hash == token_hash).values(confirmed_at=self.now()))

    async def close_sessions(self, account_id: str, *, only: str = "", but: str = "") -> list[str]:
        """Sign out browsers of that account (hashes of their tokens): that one only, or all but that one. Which went."""
        which = session.c.token_hash == only if only else session.c.token_hash != but
        gone = delete(session).where(session.c.account_id == account_id, which).returning(session.c.token_hash)
        async with self.database.connection() as connection:
            return list(await connection.scalars(gone))

    async def take_back(self, account_id: str) -> list[str]:
        """Browsers that got a chair of that account by a code («seguir en otro aparato») lose it. Their keys."""
        gone = delete(handover).where(of_chairs(account_id)).returning(handover.c.key)
        async with self.database.connection() as connection:
            return [key for key in await connection.scalars(gone) if key]

    async def befriend(self, token_hash: str, account_id: str) -> None:
        """That browser has been signed in to that account."""
        async with self.database.connection() as connection:
            row = insert(connection, familiar).values(token_hash=token_hash, account_id=account_id, at=self.now())
            await connection.execute(row.on_conflict_do_nothing())

    async def knows(self, token_hash: str, account_id: str) -> bool:
        """Whether that browser was once signed in to that account."""
        mine = select(literal(1)).where(familiar.c.token_hash == token_hash, familiar.c.account_id == account_id)
        async with self.database.connection() as connection:
            return bool(await connection.scalar(mine))

    # ---- chairs

    async def adopt(self, key: str, account_id: str) -> None:
        """The chairs of a guest, and those that he got by a code, are the new account's from now on; and so are his manners."""
        async with self.database.transaction() as connection:
            for column in (seat.c.key, handover.c.key, mute.c.listener, mute.c.speaker, silence.c.speaker, report.c.speaker):
                await connection.execute(update(column.table).where(column == key).values({column: account_id}))

    async def tables_of(self, key: str) -> list[str]:
        """The tables at which that key has a chair, all of them."""
        async with self.database.connection() as connection:
            return list(await connection.scalars(select(seat.c.table_id).where(seat.c.key == key)))

    async def erase(self, key: str, gone: str) -> list[str]:
        """Forget the person behind that key, a guest's or an account's: chairs stay, named `gone`, and are nobody's.

        Journals know seats alone, and are not touched. The tables at which he sat.
        """
        async with self.database.transaction() as connection:
            tables = list(await connection.scalars(select(seat.c.table_id).where(seat.c.key == key)))
            await connection.execute(delete(handover).where(of_chairs(key) | (handover.c.key == key)))
            nobodys = literal("nadie:") + cast(seat.c.seat, Text)
            chairs = update(seat).where(seat.c.key == key)
            await connection.execute(chairs.values(name=gone, character="", key=nobodys, nonce_hash=""))
            await connection.execute(delete(mute).where((mute.c.listener == key) | (mute.c.speaker == key)))
            await connection.execute(delete(silence).where(silence.c.speaker == key))
            said = update(report).where(report.c.speaker == key)
            await connection.execute(said.values(speaker="nadie", name=gone, lines="[]"))
            await connection.execute(update(report).where(report.c.reporter == key).values(reporter="nadie", words=""))
            for table in (result, recovery, passkey, familiar, session):
                await connection.execute(delete(table).where(table.c.account_id == key))
            await connection.execute(delete(account).where(account.c.id == key))
        return tables

    # ---- what the nodes tell each other

    async def revoke(self, keys: Collection[str]) -> int:
        """Something has changed for those keys: every node will look again at their sockets. When that was."""
        now = self.now()
        if not keys:
            return now
        async with self.database.connection() as connection:
            await connection.execute(delete(revoked).where(revoked.c.at < now - REVOKED_MS))
            row = insert(connection, revoked)
            new = row.on_conflict_do_update(index_elements=[revoked.c.key], set_={"at": row.excluded.at})
            await connection.execute(new, [{"key": key, "at": now} for key in dict.fromkeys(keys)])
        return now

    async def revoked_since(self, since: int) -> dict[str, int]:
        """The keys for which something changed at or after that time, and when."""
        async with self.database.connection() as connection:
            query = select(revoked.c.key, revoked.c.at).where(revoked.c.at >= since)
            return {row.key: row.at for row in await connection.execute(query)}

    async def _execute(self, statement: Update | Delete) -> int:
        """How many rows it changed."""
        async with self.database.connection() as connection:
            return (await connection.execute(statement)).rowcount
