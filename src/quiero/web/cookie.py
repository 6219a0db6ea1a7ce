"""The cookie by which a browser is known again."""

from __future__ import annotations

from starlette.responses import Response

from quiero.accounts import guests


def remember(response: Response, token: str, *, secure: bool) -> None:
    """Have the browser keep this token; `secure`: it came over TLS."""
    response.set_cookie(guests.COOKIE, token, max_age=guests.COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def header(token: str, *, secure: bool) -> tuple[bytes, bytes]:
    """The same for the answer to a socket's handshake, which is no Response."""
    response = Response()
    remember(response, token, secure=secure)
    return next(each for each in response.raw_headers if each[0] == b"set-cookie")
