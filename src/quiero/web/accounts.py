"""The HTTP routes under /api/account: keeping a name, coming in, going out, leaving nothing behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quiero.accounts.accounts import CONFIRMED_MS, Entry, signed_in
from quiero.accounts.devices import device_of
from quiero.accounts.guests import key_of, new_token
from quiero.accounts.names import skeleton
from quiero.accounts.passkeys import Passkeys, Place
from quiero.accounts.refusals import AccountRefusal
from quiero.accounts.who import FAMILIAR_COOKIE, Who, token_in
from quiero.protocol import accounts as said
from quiero.store.results import ResultStore
from quiero.web import cookie
from quiero.web.changes import Changes
from quiero.web.guard import Guard, address_of, who_of
from quiero.web.replies import answer, read

EVER: Final = 2**62
ALL: Final = 100_000


class AccountRoutes:
    """The routes over the accounts of that guard."""

    def __init__(self, passkeys: Passkeys, results: ResultStore, guard: Guard, changes: Changes) -> None:
        self.accounts = guard.accounts
        self.passkeys = passkeys
        self.results = results
        self.guard = guard
        self.changes = changes

    def routes(self) -> list[BaseRoute]:
        rates, bounded, base = self.guard.config.rates, self.guard.bounded, "/api/account"
        change = ("account", rates.account)
        posts = {
            "": ("sign-up", rates.sign_up, self.sign_up),
            "/enter": ("enter", rates.enter, self.enter),
            "/recover": ("enter", rates.enter, self.recover),
            "/confirm": ("enter", rates.enter, self.confirm),
            "/leave": (*change, self.leave),
            "/leave-others": (*change, self.leave_others),
            "/password": (*change, self.set_password),
            "/character": (*change, self.set_character),
            "/codes": (*change, self.new_codes),
            "/forget": (*change, self.forget),
            "/passkeys/ask": (*change, self.ask_passkey),
            "/passkeys/made": ("sign-up", rates.sign_up, self.passkey_made),
            "/passkeys/shown": ("enter", rates.enter, self.passkey_shown),
            "/passkeys/drop": (*change, self.drop_passkey),
        }
        return [
            Route(base, bounded("read", rates.read, self.me), methods=["GET"]),
            Route(f"{base}/data", bounded("read", rates.read, self.data), methods=["GET"]),
            *(Route(base + path, bounded(*endpoint), methods=["POST"]) for path, endpoint in posts.items()),
        ]

    # ---- coming in

    async def me(self, request: Request) -> Response:
        return answer(await self._me(who_of(request)))

    async def sign_up(self, request: Request) -> Response:
        order = await read(request, said.SignUp)
        entry, codes = await self.accounts.sign_up(who_of(request), order.name, order.character, order.password, device(request))
        return await self._welcome(request, entry, codes)

    async def enter(self, request: Request) -> Response:
        order = await read(request, said.SignIn)
        await self._may_guess(request, order.name)
        entry = await self.accounts.enter(who_of(request), order.name, order.password, device(request))
        return await self._enter(request, entry)

    async def recover(self, request: Request) -> Response:
        order = await read(request, said.Recover)
        entry = await self.accounts.recover(who_of(request), order.name, order.code, order.password, device(request))
        return await self._enter(request, entry)

    async def confirm(self, request: Request) -> Response:
        order, who = await read(request, said.Confirm), who_of(request)
        await self._may_guess(request, signed_in(who)[0].name)
        await self.accounts.confirm(who, order.password)
        return await self._me_now(request)

    # ---- going out

    async def leave(self, request: Request) -> Response:
        await self.changes.tell(await self.accounts.leave(who_of(request)))
        response = answer({})
        cookie.let_out(response)
        return response

    async def leave_others(self, request: Request) -> Response:
        order = await read(request, said.LeaveOther)
        await self.changes.tell(await self.accounts.leave_others(who_of(request), order.id))
        return await self._me_now(request)

    async def forget(self, request: Request) -> Response:
        order = await read(request, said.Forget)
        await self.changes.tell(await self.accounts.forget(who_of(request), order.name))
        response = answer({})
        cookie.forget(response)
        return response

    # ---- what the account is opened with

    async def set_password(self, request: Request) -> Response:
        order = await read(request, said.NewPassword)
        await self.changes.tell(await self.accounts.set_password(who_of(request), order.password))
        return await self._me_now(request)

    async def set_character(self, request: Request) -> Response:
        order = await read(request, said.NewCharacter)
        await self.accounts.store.set_character(signed_in(who_of(request))[0].id, order.character)
        return await self._me_now(request)

    async def new_codes(self, request: Request) -> Response:
        return answer(said.Codes(await self.accounts.new_codes(who_of(request))))

    async def data(self, request: Request) -> Response:
        """All that is kept of the person, as a file."""
        who = who_of(request)
        about = await self.accounts.about(who)
        keys = await self.passkeys.store.of(signed_in(who)[0].id)
        about["passkeys"] = [{"device": each.device, "created_ms": each.created_at, "used_ms": each.used_at} for each in keys]
        headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="quiero.json"'}
        about["matches"] = [result for result, _ in await self.results.latest(signed_in(who)[0].id, EVER, ALL)]
        text = msgspec.json.format(msgspec.json.encode(about), indent=2)
        return Response(text, 200, headers, "application/json")

    # ---- passkeys

    async def ask_passkey(self, request: Request) -> Response:
        order = await read(request, said.AskPasskey)
        asked = await self.passkeys.ask(who_of(request), order.purpose, place(request), order.name, order.character)
        return answer(said.PasskeyAsked(asked.challenge, asked.rp_id, asked.user_id, asked.user_name, asked.known))

    async def passkey_made(self, request: Request) -> Response:
        made = await read(request, said.PasskeyMade)
        parts = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
        entry, codes = await self.passkeys.made(who_of(request), credential(made.id, parts), place(request), device(request))
        if entry is None:
            return answer(said.Welcome(await self._me(who_of(request)), []))
        return await self._welcome(request, entry, codes)

    async def passkey_shown(self, request: Request) -> Response:
        shown = await read(request, said.PasskeyShown)
        parts = {
            "clientDataJSON": shown.client_data,
            "authenticatorData": shown.authenticator,
            "signature": shown.signature,
        }
        entry = await self.passkeys.shown(who_of(request), credential(shown.id, parts), place(request), device(request))
        return await self._me_now(request) if entry is None else await self._enter(request, entry)

    async def drop_passkey(self, request: Request) -> Response:
        order = await read(request, said.DropPasskey)
        await self.passkeys.drop(who_of(request), order.id)
        return await self._me_now(request)

    # ---- what they share

    async def _may_guess(self, request: Request, name: str) -> None:
        """Bound the tries at one name's password. Those of a browser in which that account once was are counted apart, so that
        strangers who try and try cannot keep its person out. Raises AccountRefusal (`muchos-intentos`).
        """
        bones, rates = skeleton(name), self.guard.config.rates
        known = token_in(request.cookies.get(FAMILIAR_COOKIE))
        account = await self.accounts.store.named(bones)
        if account and known and await self.accounts.store.knows(key_of(known), account.id):
            allowed = await self.guard.addresses.allow("guess", rates.guess, f"{bones} {key_of(known)}")
        else:
            here = await self.guard.addresses.allow("guess", rates.guess, f"{bones} {address_of(request)}")
            allowed = here and await self.guard.addresses.allow("guesses", rates.guesses, bones)
        if not allowed:
            raise AccountRefusal("muchos-intentos")

    async def _welcome(self, request: Request, entry: Entry, codes: Sequence[str]) -> Response:
        response = answer(said.Welcome(await self._me_of(entry), list(codes)))
        return await self._let_in(request, response, entry)

    async def _enter(self, request: Request, entry: Entry) -> Response:
        return await self._let_in(request, answer(await self._me_of(entry)), entry)

    async def _let_in(self, request: Request, response: Response, entry: Entry) -> Response:
        """With the session's cookie, and that of a browser which the account knows."""
        familiar = token_in(request.cookies.get(FAMILIAR_COOKIE)) or new_token()
        await self.accounts.store.befriend(key_of(familiar), entry.account.id)
        cookie.let_in(response, entry.token, familiar, secure=request.url.scheme == "https")
        await self.changes.tell(entry.changed)
        return response

    async def _me_now(self, request: Request) -> Response:
        """Who it is after something has changed."""
        return answer(await self._me(await self.guard.who(request.cookies)))

    async def _me_of(self, entry: Entry) -> said.Me:
        return await self._me(await self.accounts.who(None, entry.token))

    async def _me(self, who: Who) -> said.Me:
        if who.account is None or who.session is None:
            return said.Me("", "", False, False, 0, [], [])
        account, here, store = who.account, who.session, self.accounts.store
        return said.Me(
            name=account.name,
            character=account.character,
            password=bool(account.password),
            sure=store.now() - here.confirmed_at <= CONFIRMED_MS,
            codes=await store.codes_left(account.id),
            passkeys=[
                said.PasskeyInfo(each.id, each.device, each.created_at, each.used_at)
                for each in await self.passkeys.store.of(account.id)
            ],
            browsers=[
                said.Browser(each.token_hash[:16], each.device, each.token_hash == here.token_hash, each.seen_at)
                for each in await store.sessions(account.id)
            ],
        )


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def place(request: Request) -> Place:
    """The site whose page asks: the guard has held its origin against ours."""
    return Place(request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}")


def credential(credential_id: str, parts: dict[str, str]) -> dict[str, Any]:
    """As WebAuthn writes it in JSON."""
    return {"id": credential_id, "rawId": credential_id, "type": "public-key", "response": parts}
