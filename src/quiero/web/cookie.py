"""The cookies by which a browser is known again: as a guest's, as one that is signed in, as one that once was."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from quiero.accounts import guests
from quiero.accounts.who import FAMILIAR_COOKIE, SESSION_COOKIE

ACCOUNT_PATH: Final = "/api/account"
"""Nothing else asks whether this browser was ever signed in."""


def remember(response: Response, token: str, *, secure: bool, name: str = guests.COOKIE, path: str = "/") -> None:
    """Have the browser keep this token; `secure`: it came over TLS."""
    response.set_cookie(name, token, max_age=guests.COOKIE_SECONDS, path=path, httponly=True, samesite="lax", secure=secure)


def let_in(response: Response, session: str, familiar: str, *, secure: bool) -> None:
    """The browser is signed in."""
    remember(response, session, secure=secure, name=SESSION_COOKIE)
    remember(response, familiar, secure=secure, name=FAMILIAR_COOKIE, path=ACCOUNT_PATH)


def let_out(response: Response) -> None:
    """It is not signed in any more."""
    response.delete_cookie(SESSION_COOKIE, httponly=True, samesite="lax")


def forget(response: Response) -> None:
    """It was never here."""
    let_out(response)
    response.delete_cookie(guests.COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(FAMILIAR_COOKIE, path=ACCOUNT_PATH, httponly=True, samesite="lax")


def header(token: str, *, secure: bool) -> tuple[bytes, bytes]:
    """A guest's token for the answer to a socket's handshake, which is no Response."""
    response = Response()
    remember(response, token, secure=secure)
    return next(each for each in response.raw_headers if each[0] == b"set-cookie")
