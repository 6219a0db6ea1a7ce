"""JSON in and out, and the one shape of every error: a `Fault` in words, never a trace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quiero.accounts.refusals import AccountRefusal
from quiero.protocol.doors import Fault
from quiero.protocol.messages import MAX_MESSAGE
from quiero.tables.people import TableRefusal
from quiero.words import LOCALE, say

Kind = TypeVar("Kind")

STATUS: Final = {
    "a-si-mismo": 422,
    "acta-acto": 422,
    "acta-ajena": 422,
    "acta-cerrada": 403,
    "acta-ilegible": 422,
    "acta-larga": 413,
    "acta-no-cierra": 422,
    "contrasena-corta": 422,
    "entrada-mal": 403,
    "hay-que-confirmar": 403,
    "llave-mal": 403,
    "llave-vencida": 410,
    "muchos-intentos": 429,
    "no-hay-jugador": 404,
    "nombre-no-coincide": 422,
    "nombre-no-se-guarda": 422,
    "nombre-tomado": 409,
    "recuperacion-mal": 403,
    "sin-cuenta": 401,
    "ultima-llave": 409,
    "ya-con-cuenta": 409,
    "asiento-inexistente": 422,
    "asientos": 422,
    "codigo-vencido": 410,
    "computadoras": 422,
    "en-partida": 409,
    "error-interno": 500,
    "falta-companero": 409,
    "mensaje-ilegible": 400,
    "mensaje-largo": 413,
    "mesa-empezada": 409,
    "mesa-llena": 409,
    "muchas-denuncias": 429,
    "muy-rapido": 429,
    "no-es-operador": 403,
    "no-existe": 404,
    "no-hay-mesa": 404,
    "no-se-usa-asi": 405,
    "nombre-invalido": 422,
    "objetivo": 422,
    "opciones": 422,
    "otra-version": 410,
    "otro-origen": 403,
    "pareja": 422,
    "reloj": 422,
    "reto-tomado": 409,
    "silla-de-pareja": 409,
    "silla-ocupada": 409,
    "sin-asiento": 403,
    "sin-persona": 404,
    "ya-resuelta": 409,
    "solo-quien-arma": 403,
}
"""HTTP status of each code that a person can be refused with; 400 for any other."""

_OF_STATUS: Final = {404: "no-existe", 405: "no-se-usa-asi"}


class Refusal(Exception):
    """A request that is answered with a `Fault`. `code` is a key of the dictionaries, `params` are for its sentence."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def answer(value: object, status: int = 200) -> Response:
    """A message as JSON; never kept by a cache, since it depends on who asks and when."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def speak(request: Request, locale: str) -> None:
    """From now on this request is about a table where people speak like that."""
    request.state.locale = locale


def fault(request: Request, code: str, status: int | None = None, params: Mapping[str, str | int] | None = None) -> Response:
    """The error in words: in the language that was asked for (`?lang=`), else in the table's."""
    locale = str(request.query_params.get("lang") or getattr(request.state, "locale", LOCALE))
    return answer(Fault(code, say(locale, code, params)), status or STATUS.get(code, 400))


async def read(request: Request, kind: type[Kind]) -> Kind:
    """The body of the request as a message. Raises Refusal when it is too long, no JSON, or not that message."""
    try:
        return msgspec.json.decode(await body_of(request, MAX_MESSAGE, "mensaje-largo"), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("mensaje-ilegible") from error


async def body_of(request: Request, most: int, code: str) -> bytes:
    """The body of the request. Raises Refusal(code) as soon as it has more than so many bytes."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(code)
    return bytes(body)


async def refused(request: Request, error: Exception) -> Response:
    """Handler of Refusal, AccountRefusal and TableRefusal."""
    assert isinstance(error, Refusal | AccountRefusal | TableRefusal)
    return fault(request, error.code, params=error.params if isinstance(error, Refusal) else None)


async def http_error(request: Request, error: Exception) -> Response:
    """Handler of what Starlette itself refuses: no such route, no such method."""
    assert isinstance(error, HTTPException)
    code = _OF_STATUS.get(error.status_code, "no-se-puede")
    if request.url.path.startswith("/api/"):
        return fault(request, code, error.status_code)
    return PlainTextResponse(say(LOCALE, code), error.status_code, {"cache-control": "no-store"})


async def broken(request: Request, error: Exception) -> Response:
    """Handler of a fault of ours: the page gets words; Starlette raises it again, so that the server's log keeps the trace."""
    return fault(request, "error-interno")
