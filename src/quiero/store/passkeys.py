"""WebAuthn credentials, and what authenticators were asked to sign."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select, update

from quiero.store.database import Database
from quiero.store.portable import insert
from quiero.store.schema import challenge, passkey


@dataclass(frozen=True, slots=True)
class Passkey:
    """A credential of an account; `id` is base64url, `device` what the browser called itself when it was made."""

    id: str
    account_id: str
    public_key: bytes
    sign_count: int
    device: str
    created_at: int
    used_at: int


class PasskeyStore:
    """Passkeys in that database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = database.now

    async def ask(self, asked: str, purpose: str, subject: str, ms: int) -> None:
        """Keep what an authenticator is asked to sign, for so long. Old ones are forgotten."""
        async with self.database.connection() as connection:
            await connection.execute(delete(challenge).where(challenge.c.expires_at <= self.now()))
            row = insert(connection, challenge).values(
                challenge=asked, purpose=purpose, subject=subject, expires_at=self.now() + ms
            )
            await connection.execute(row)

    async def answered(self, asked: str) -> tuple[str, str] | None:
        """(purpose, subject) of a challenge, which is used up by this; None when it was never asked, is old or used."""
        gone = delete(challenge).where(challenge.c.challenge == asked).returning(challenge)
        async with self.database.connection() as connection:
            row = (await connection.execute(gone)).one_or_none()
        return None if row is None or row.expires_at <= self.now() else (row.purpose, row.subject)

    async def add(self, new: Passkey) -> bool:
        """Keep it; False when that credential is known already."""
        async with self.database.connection() as connection:
            row = insert(connection, passkey).values(
                id=new.id,
                account_id=new.account_id,
                public_key=new.public_key,
                sign_count=new.sign_count,
                device=new.device,
                created_at=new.created_at,
                used_at=new.used_at,
            )
            return (await connection.execute(row.on_conflict_do_nothing())).rowcount == 1

    async def passkey(self, passkey_id: str) -> Passkey | None:
        async with self.database.connection() as connection:
            row = (await connection.execute(select(passkey).where(passkey.c.id == passkey_id))).one_or_none()
        return None if row is None else Passkey(**row._mapping)

    async def of(self, account_id: str) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        query = select(passkey).where(passkey.c.account_id == account_id).order_by(passkey.c.created_at)
        async with self.database.connection() as connection:
            return [Passkey(**row._mapping) for row in await connection.execute(query)]

    async def used(self, known: Passkey, sign_count: int) -> bool:
        """It has just signed; False when it did so elsewhere at the same moment with another count."""
        was = (passkey.c.id == known.id) & (passkey.c.sign_count == known.sign_count)
        async with self.database.connection() as connection:
            new = update(passkey).where(was).values(sign_count=sign_count, used_at=self.now())
            return (await connection.execute(new)).rowcount == 1

    async def drop(self, account_id: str, passkey_id: str) -> None:
        async with self.database.connection() as connection:
            await connection.execute(delete(passkey).where(passkey.c.account_id == account_id, passkey.c.id == passkey_id))
