"""Keeping a name, coming back to it, and leaving nothing behind."""

from __future__ import annotations

import secrets
from base64 import b32encode
from dataclasses import dataclass
from typing import Any, Final

from quiero.accounts.guests import BadName, guest_of, key_of, new_token
from quiero.accounts.names import UnfitName, keepable, skeleton
from quiero.accounts.passwords import Passwords
from quiero.accounts.recovery import new_codes, recovery_hash
from quiero.accounts.refusals import AccountRefusal
from quiero.accounts.who import Who, token_in
from quiero.store.accounts import Account, AccountStore, Session
from quiero.store.base import ACCOUNT
from quiero.tables.names import GONE, NAMELESS

CONFIRMED_MS: Final = 15 * 60 * 1000
"""For so long after somebody proved who he is, he may change what the account is opened with."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody has come in: the token that his browser has from now on, and what was changed for which keys."""

    token: str
    account: Account
    changed: tuple[str, ...] = ()


class Accounts:
    """The accounts in that store. What it returns as changed are keys whose open sockets have to be looked at again."""

    def __init__(self, store: AccountStore, passwords: Passwords) -> None:
        self.store = store
        self.passwords = passwords

    async def who(self, guest_token: str | None, session_token: str | None) -> Who:
        """Who is at a browser with these cookies."""
        token, hashed = token_in(guest_token), guest_of(session_token)
        found = await self.store.session(hashed) if hashed else None
        return Who(token) if found is None else Who(token, found[1], found[0])

    # ---- coming in

    async def new_account(self, raw_name: str, character: str, *, password: str = "") -> tuple[Account, list[str]]:
        """Keep that name, with the recovery codes that are shown this once. `password`: "" for who will enter by passkey.

        Raises AccountRefusal (`nombre-invalido`, `nombre-no-se-guarda`, `nombre-tomado`, `contrasena-corta`).
        """
        name = fit(raw_name)
        kept = await self.passwords.hash(password) if password else ""
        codes = new_codes()
        account = Account(new_id(), name, skeleton(name), character, kept, self.store.now())
        if not await self.store.add(account, [recovery_hash(code) for code in codes]):
            raise AccountRefusal("nombre-tomado")
        return account, codes

    async def free(self, raw_name: str) -> str:
        """The name, if it can be kept now. Raises AccountRefusal as `new_account`."""
        name = fit(raw_name)
        if await self.store.named(skeleton(name)):
            raise AccountRefusal("nombre-tomado")
        return name

    async def sign_up(self, who: Who, raw_name: str, character: str, password: str, device: str) -> tuple[Entry, list[str]]:
        """Keep the name by a password. The chairs that this browser took as a guest are the account's from now on.

        Raises AccountRefusal (`ya-con-cuenta`, and as `new_account`).
        """
        if who.account:
            raise AccountRefusal("ya-con-cuenta")
        await self.free(raw_name)  # before a hash is worked out
        account, codes = await self.new_account(raw_name, character, password=password)
        return await self.settle(who, account, device), codes

    async def settle(self, who: Who, account: Account, device: str) -> Entry:
        """A new account is signed in where it was made, and takes over the guest's chairs."""
        if who.guest:
            await self.store.adopt(who.guest, account.id)
        return await self.let_in(who, account, device)

    async def enter(self, who: Who, raw_name: str, password: str, device: str) -> Entry:
        """Sign in by a password. Raises AccountRefusal (`entrada-mal`), whatever of the two is wrong, and as late."""
        account = await self.store.named(skeleton(raw_name))
        right = await self.passwords.verify(account.password if account else "", password)
        if account is None or not right:
            raise AccountRefusal("entrada-mal")
        if self.passwords.outdated(account.password):
            await self.store.set_password(account.id, await self.passwords.hash(password))
        return await self.let_in(who, account, device)

    async def recover(self, who: Who, raw_name: str, code: str, password: str, device: str) -> Entry:
        """Spend a recovery code for a new password. Every other browser is signed out.

        Raises AccountRefusal (`contrasena-corta`, `recuperacion-mal`).
        """
        kept = await self.passwords.hash(password)
        account = await self.store.named(skeleton(raw_name))
        if account is None or not await self.store.spend_code(account.id, recovery_hash(code)):
            raise AccountRefusal("recuperacion-mal")
        await self.store.set_password(account.id, kept)
        gone = await self.store.close_sessions(account.id)
        taken = await self.store.take_back(account.id)
        entry = await self.let_in(who, account, device)
        return Entry(entry.token, account, (*entry.changed, *gone, *taken))

    async def let_in(self, who: Who, account: Account, device: str) -> Entry:
        """A new token, never one that the browser came with; what was open in it before is closed."""
        if who.account and who.session:
            await self.store.close_sessions(who.account.id, only=who.session.token_hash)
        token, now = new_token(), self.store.now()
        await self.store.open_session(Session(key_of(token), account.id, device, now, now, now))
        return Entry(token, account, who.lines)

    # ---- going out

    async def leave(self, who: Who) -> tuple[str, ...]:
        """Sign out of this browser. What was changed."""
        if who.account and who.session:
            await self.store.close_sessions(who.account.id, only=who.session.token_hash)
        return who.lines

    async def leave_others(self, who: Who, only: str = "") -> tuple[str, ...]:
        """Sign out everywhere else, or in one other browser (the first signs of its hash). What was changed.

        Raises AccountRefusal (`sin-cuenta`).
        """
        account, here = signed_in(who)
        if not only:
            gone = await self.store.close_sessions(account.id, but=here.token_hash)
            return (*gone, *await self.store.take_back(account.id))
        meant = [each.token_hash for each in await self.store.sessions(account.id) if each.token_hash.startswith(only)]
        return tuple([hashed for each in meant for hashed in await self.store.close_sessions(account.id, only=each)])

    async def forget(self, who: Who, raw_name: str) -> tuple[str, ...]:
        """Erase the person: name, face, credentials, browsers, results. Journals stay, and so do the chairs, without a name.

        A guest, who has no name to repeat, is forgotten in this browser. Raises AccountRefusal (`hay-que-confirmar`,
        `nombre-no-coincide`).
        """
        changed = who.lines
        if who.account:
            account = confirmed(who, self.store.now())
            if skeleton(raw_name) != account.skeleton:
                raise AccountRefusal("nombre-no-coincide")
            changed = (*changed, *[each.token_hash for each in await self.store.sessions(account.id)])
        for key in who.keys:
            await self.store.erase(key, GONE)
        return changed

    async def take_name(self, key: str) -> str:
        """The operator takes the name of that person away; how he is called now. An account gets its own, to sign in with."""
        while await self.store.account(key):
            name = f"{NAMELESS} {secrets.randbelow(900_000) + 100_000}"
            if await self.store.rename(key, name, skeleton(name)):
                return name
        return NAMELESS

    # ---- what it is opened with

    async def confirm(self, who: Who, password: str) -> None:
        """Prove again who is there. Raises AccountRefusal (`sin-cuenta`, `entrada-mal`)."""
        account, here = signed_in(who)
        if not await self.passwords.verify(account.password, password):
            raise AccountRefusal("entrada-mal")
        await self.store.confirm(here.token_hash)

    async def set_password(self, who: Who, password: str) -> tuple[str, ...]:
        """A new password; every other browser is signed out. Raises AccountRefusal (`hay-que-confirmar`, `contrasena-corta`)."""
        account = confirmed(who, self.store.now())
        await self.store.set_password(account.id, await self.passwords.hash(password))
        return await self.leave_others(who)

    async def new_codes(self, who: Who) -> list[str]:
        """New recovery codes; the old ones are good for nothing. Raises AccountRefusal (`hay-que-confirmar`)."""
        account = confirmed(who, self.store.now())
        codes = new_codes()
        await self.store.set_codes(account.id, [recovery_hash(code) for code in codes])
        return codes

    async def about(self, who: Who) -> dict[str, Any]:
        """All that is kept of the person who is signed in, but for secrets. Raises AccountRefusal (`sin-cuenta`)."""
        account, _ = signed_in(who)
        browsers = await self.store.sessions(account.id)
        return {
            "name": account.name,
            "character": account.character,
            "created_ms": account.created_at,
            "password": bool(account.password),
            "recovery_codes": await self.store.codes_left(account.id),
            "browsers": [{"device": each.device, "signed_in_ms": each.created_at, "seen_ms": each.seen_at} for each in browsers],
            "tables": await self.store.tables_of(account.id),
        }


def signed_in(who: Who) -> tuple[Account, Session]:
    """Raises AccountRefusal (`sin-cuenta`)."""
    if who.account is None or who.session is None:
        raise AccountRefusal("sin-cuenta")
    return who.account, who.session


def confirmed(who: Who, now: int) -> Account:
    """The account, if its person has just proved who he is. Raises AccountRefusal (`sin-cuenta`, `hay-que-confirmar`)."""
    account, here = signed_in(who)
    if now - here.confirmed_at > CONFIRMED_MS:
        raise AccountRefusal("hay-que-confirmar")
    return account


def fit(raw_name: str) -> str:
    """The name as it is kept. Raises AccountRefusal (`nombre-invalido`, `nombre-no-se-guarda`)."""
    try:
        return keepable(raw_name)
    except (BadName, UnfitName) as no:
        raise AccountRefusal(no.code) from no


def new_id() -> str:
    return ACCOUNT + b32encode(secrets.token_bytes(15)).decode().lower()
