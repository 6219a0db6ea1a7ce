"""Passkeys (WebAuthn): a name kept by a device's own lock, without a password."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from webauthn import base64url_to_bytes, verify_authentication_response, verify_registration_response
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException

from quiero.accounts.accounts import Accounts, Entry, confirmed, signed_in
from quiero.accounts.refusals import AccountRefusal
from quiero.accounts.who import Who
from quiero.store.passkeys import Passkey, PasskeyStore

ASKED_MS: Final = 5 * 60 * 1000
"""How long a person may take to find the finger that opens the device."""

Purpose = Literal["new", "add", "enter", "confirm"]
"""What a passkey is wanted for: a new name · one more for an account · to sign in · to prove who is there."""


@dataclass(frozen=True, slots=True)
class Place:
    """The site as an authenticator knows it: `origin` of the page (`https://truco.example`)."""

    origin: str

    @property
    def rp_id(self) -> str:
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the page hands to the authenticator. `user_id` and `user_name` are for a new one, `known` are those there are."""

    challenge: str
    rp_id: str
    user_id: str
    user_name: str
    known: list[str]


class Passkeys:
    """The passkeys of those accounts. A challenge is good once, for `ASKED_MS`, and for what it was asked for."""

    def __init__(self, store: PasskeyStore, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts

    async def ask(self, who: Who, purpose: Purpose, place: Place, name: str = "", character: str = "") -> Asked:
        """Raises AccountRefusal: for a new name as `Accounts.free` and `ya-con-cuenta`, else as `confirmed` or `signed_in`."""
        challenge = bytes_to_base64url(secrets.token_bytes(32))
        known: list[str] = []
        subject, user, shown = "", b"", ""
        match purpose:
            case "new":
                if who.account:
                    raise AccountRefusal("ya-con-cuenta")
                shown, user = await self.accounts.free(name), secrets.token_bytes(16)
                subject = json.dumps([shown, character])
            case "add":
                account = confirmed(who, self.store.now())
                shown, user, subject = account.name, account.id.encode(), account.id
                known = [each.id for each in await self.store.of(account.id)]
            case "confirm":
                subject = signed_in(who)[0].id
                known = [each.id for each in await self.store.of(subject)]
            case "enter":
                pass
        await self.store.ask(challenge, purpose, subject, ASKED_MS)
        return Asked(challenge, place.rp_id, bytes_to_base64url(user), shown, known)

    async def made(self, who: Who, credential: dict[str, Any], place: Place, device: str) -> tuple[Entry | None, list[str]]:
        """A new credential: its name is kept and comes in, with recovery codes; or it is one more of the account, with None.

        Raises AccountRefusal (`llave-vencida`, `llave-mal`, and as `ask`).
        """
        challenge = challenge_of(credential)
        purpose, subject = await self.store.answered(challenge) or ("", "")
        if purpose not in ("new", "add"):
            raise AccountRefusal("llave-vencida")
        try:
            proof = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=place.rp_id,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise AccountRefusal("llave-mal") from error
        passkey_id = bytes_to_base64url(proof.credential_id)
        if await self.store.passkey(passkey_id):
            raise AccountRefusal("llave-mal")
        now = self.store.now()

        def passkey_of(account_id: str) -> Passkey:
            return Passkey(passkey_id, account_id, proof.credential_public_key, proof.sign_count, device, now, now)

        if purpose == "add":
            if confirmed(who, now).id != subject:
                raise AccountRefusal("llave-mal")
            await self.store.add(passkey_of(subject))
            return None, []
        name, character = json.loads(subject)
        if who.account:
            raise AccountRefusal("ya-con-cuenta")
        account, codes = await self.accounts.new_account(name, character)
        await self.store.add(passkey_of(account.id))
        return await self.accounts.settle(who, account, device), codes

    async def shown(self, who: Who, credential: dict[str, Any], place: Place, device: str) -> Entry | None:
        """A credential has signed: its person comes in, or, with None, has proved that it is still he.

        Raises AccountRefusal (`llave-vencida`, `llave-mal`).
        """
        challenge = challenge_of(credential)
        purpose, subject = await self.store.answered(challenge) or ("", "")
        if purpose not in ("enter", "confirm"):
            raise AccountRefusal("llave-vencida")
        known = await self.store.passkey(str(credential.get("id", "")))
        account = await self.accounts.store.account(known.account_id) if known else None
        if known is None or account is None:
            raise AccountRefusal("llave-mal")
        try:
            proof = verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=place.rp_id,
                expected_origin=place.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise AccountRefusal("llave-mal") from error
        if not await self.store.used(known, proof.new_sign_count):
            raise AccountRefusal("llave-mal")
        if purpose == "enter":
            return await self.accounts.let_in(who, account, device)
        mine, here = signed_in(who)
        if not mine.id == account.id == subject:
            raise AccountRefusal("llave-mal")
        await self.accounts.store.confirm(here.token_hash)
        return None

    async def drop(self, who: Who, passkey_id: str) -> None:
        """Raises AccountRefusal (`hay-que-confirmar`; `ultima-llave` where there is no password)."""
        account = confirmed(who, self.store.now())
        others = [each for each in await self.store.of(account.id) if each.id != passkey_id]
        if not account.password and not others:
            raise AccountRefusal("ultima-llave")
        await self.store.drop(account.id, passkey_id)


def challenge_of(credential: dict[str, Any]) -> str:
    """What the authenticator says that it was asked. Raises AccountRefusal (`llave-mal`) where that cannot be read."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(told["challenge"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise AccountRefusal("llave-mal") from error
