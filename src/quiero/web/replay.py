"""The HTTP routes of the replay: any acta that is sent, and the matches that ended at this server."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from typing import Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quiero.acta.model import Acta, ActaError
from quiero.acta.playback import ALL, Playback, play, step_of
from quiero.acta.read import parse
from quiero.acta.replay import NotLegal, NotPlayed
from quiero.acta.run import TooMuch
from quiero.acta.verify import verify
from quiero.engine import REGLAMENTOS, team_of
from quiero.protocol.messages import ReglamentoName, SeatInfo
from quiero.protocol.replay import Replay, ReplayDeal, ReplayFinding, ReplayPlayer
from quiero.tables.service import Tables
from quiero.web.aside import Aside
from quiero.web.asked import table_of
from quiero.web.config import Config
from quiero.web.guard import Guard
from quiero.web.replies import Refusal, body_of
from quiero.words import say, spoken

LONGEST: Final = 256 * 1024
"""Bytes of an acta that is sent here; the longest match is a tenth of it."""
LINE: Final = 600
"""Signs in one of its lines: a deck of forty cards, and the six contributions to a deal, need less."""
STEPS: Final = 4000
ACTS: Final = 40_000
"""How much is done for one acta, hands with hidden cards being tried again and again; see acta.run.Work."""
QUOTED: Final = 90
DOES_NOT_HOLD, NOT_LEGAL = "acta-no-cierra", "acta-acto"


class Replays:
    """The routes, over the tables of this node. Actas are played `aside`."""

    def __init__(self, tables: Tables, config: Config, guard: Guard, aside: Aside) -> None:
        self.tables = tables
        self.config = config
        self.guard = guard
        self.aside = aside

    def routes(self) -> list[BaseRoute]:
        rate, bounded = self.config.rates.replay, self.guard.bounded
        return [
            Route("/api/replay", bounded("replay", rate, self.sent), methods=["POST"]),
            Route("/api/tables/{id}/replay", bounded("replay", rate, self.kept), methods=["GET"]),
        ]

    async def sent(self, request: Request) -> Response:
        """Any acta, in the body."""
        eyes = _eyes(request)
        body = await body_of(request, LONGEST, "acta-larga")
        return await self._answer(request, lambda: _Sheet.sent(body).replay(eyes, (), request))

    async def kept(self, request: Request) -> Response:
        """A match of this server, once it is over: until then nobody is shown it, not even who plays it."""
        eyes = _eyes(request)
        table = await table_of(request, self.tables)
        write, seats = table.acta(0), table.door()[1]
        return await self._answer(request, lambda: _Sheet(write()).replay(eyes, seats, request))

    async def _answer(self, request: Request, work: Callable[[], Replay]) -> Response:
        packed = "gzip" in request.headers.get("accept-encoding", "")
        body = await self.aside.do(lambda: _encoded(work(), packed))
        headers = {"cache-control": "no-store", "vary": "Accept-Encoding"} | ({"content-encoding": "gzip"} if packed else {})
        return Response(body, headers=headers, media_type="application/json")


def _encoded(replay: Replay, packed: bool) -> bytes:
    body = msgspec.json.encode(replay)
    return gzip.compress(body, 5) if packed else body


def _eyes(request: Request) -> int:
    """From where it is looked: `all`, `0` for the public table, or a seat. Raises Refusal."""
    asked = request.query_params.get("eyes", "all")
    if asked == "all":
        return ALL
    if asked not in ("0", "1", "2", "3", "4", "5", "6"):
        raise Refusal("sin-perspectiva")
    return int(asked)


class _Sheet:
    """The text of an acta, whose lines can be quoted. Raises Refusal with the line that is none of an acta's."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        long = next((number for number, line in enumerate(self._lines, 1) if len(line) > LINE), 0)
        if long:
            raise Refusal("acta-ilegible", **self._quoted(long))
        try:
            self.acta = parse(text)
        except ActaError as error:
            raise Refusal("acta-ilegible", **self._quoted(error.line)) from None

    @classmethod
    def sent(cls, body: bytes) -> _Sheet:
        try:
            return cls(body.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise Refusal("acta-ilegible") from None

    def replay(self, eyes: int, seats: Sequence[SeatInfo], request: Request) -> Replay:
        """All of it as those eyes saw it. Raises Refusal where it is too much, or of other rules."""
        acta = self.acta
        if eyes > acta.asientos:
            raise Refusal("sin-perspectiva")
        try:
            played = play(acta, acts=ACTS, steps=STEPS)
            deal = _deal(acta)
        except TooMuch:
            raise Refusal("acta-larga") from None
        except NotPlayed:
            raise Refusal("acta-ajena") from None
        locale = str(request.query_params.get("lang") or REGLAMENTOS[acta.reglamento].locale)
        return Replay(
            reglamento=cast(ReglamentoName, acta.reglamento),
            target=acta.objetivo,
            seats=acta.asientos,
            options={name: value is True for name, value in acta.opciones.items()},
            players=_players(acta, seats),
            title=acta.titulo or "",
            why=acta.porque or "",
            loose=acta.sueltas,
            eyes=eyes,
            steps=[step_of(moment, eyes, locale) for moment in played.moments],
            finding=self._finding(played, locale),
            unchecked=bool(played.report.unchecked),
            deal=deal,
        )

    def _finding(self, played: Playback, locale: str) -> ReplayFinding | None:
        """Where it does not hold, in words."""
        wrong = played.report.wrong
        if wrong is None or played.report.failure is None:
            return None
        where = played.report.failure.where
        quoted = self._quoted(wrong.line)
        article, words = "", say(locale, DOES_NOT_HOLD, quoted)
        if isinstance(wrong, NotLegal):
            act, who = wrong.done.act, self.acta.player(wrong.done.seat)
            why = say(locale, wrong.why.code, wrong.why.params) if wrong.why else say(locale, "otro-reglamento", {"act": act})
            article = wrong.why.article if wrong.why else ""
            words = say(locale, NOT_LEGAL, {"quien": who, "text": spoken(locale, act), "why": why})
        hand = int(where.removeprefix("hand ")) if where.startswith("hand ") else 0
        return ReplayFinding(hand, wrong.line, str(quoted.get("text", "")), article, words)

    def _quoted(self, number: int) -> dict[str, str | int]:
        """That line as the parameters of a sentence; nothing where no line is to blame."""
        text = self._lines[number - 1].strip() if 0 < number <= len(self._lines) else ""
        shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:QUOTED])
        return {"line": number, "text": shown} if shown else {}


def _deal(acta: Acta) -> ReplayDeal | None:
    """Whether its deals follow from its seed; None where it has none, and where chance is not all in one seed."""
    if acta.semilla is None or acta.sueltas:
        return None
    failure = verify(acta)
    where = failure.where if failure else ""
    return ReplayDeal(failure is None, int(where.removeprefix("hand ")) if where.startswith("hand ") else 0)


def _players(acta: Acta, seats: Sequence[SeatInfo]) -> list[ReplayPlayer]:
    """Who sat where: as the table knows them, or as the acta names them."""
    if seats:
        return [ReplayPlayer(info.seat, info.team, info.name, info.character, info.person) for info in seats]
    names = [*(acta.jugadores or ()), *[""] * acta.asientos][: acta.asientos]
    return [ReplayPlayer(seat, team_of(seat), name, "", True) for seat, name in enumerate(names, 1)]
