"""The HTTP route under /api/players: what everybody may know of somebody who keeps a name."""

from __future__ import annotations

from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quiero.accounts.accounts import Accounts
from quiero.accounts.names import skeleton
from quiero.accounts.ratings import SETTLED, Rating
from quiero.accounts.refusals import AccountRefusal
from quiero.engine import team_of
from quiero.protocol import accounts as said
from quiero.protocol.messages import ReglamentoName
from quiero.store import Chair
from quiero.store.results import Result, ResultStore, Sums
from quiero.store.results import Standing as Known
from quiero.web.guard import Guard, who_of
from quiero.web.replies import answer

PAGE: Final = 20
"""Matches shown at once."""
EVER: Final = 2**62


class PlayerRoutes:
    """The route, over those results."""

    def __init__(self, accounts: Accounts, results: ResultStore, guard: Guard) -> None:
        self.accounts = accounts
        self.results = results
        self.guard = guard

    def routes(self) -> list[BaseRoute]:
        rates = self.guard.config.rates
        return [Route("/api/players/{name}", self.guard.bounded("read", rates.read, self.player), methods=["GET"])]

    async def player(self, request: Request) -> Response:
        """`?before=` (milliseconds since 1970): only matches that ended before that."""
        account = await self.accounts.store.named(skeleton(request.path_params["name"]))
        if account is None:
            raise AccountRefusal("no-hay-jugador")
        who = who_of(request)
        mine = who.account is not None and who.account.id == account.id
        before = moment(request.query_params.get("before", ""))
        played = await self.results.latest(account.id, before, PAGE + 1)
        sums = await self.results.sums(account.id)
        known = await self.results.standings(account.id)  # after them: what is added up has a standing, whatever ends meanwhile
        return answer(
            said.Player(
                name=account.name,
                character=account.character,
                since_ms=account.created_at,
                mine=mine,
                standings=[standing(each, known[each.reglamento]) for each in sums],
                played=[played_by(account.id, result, chairs, mine=mine) for result, chairs in played[:PAGE]],
                more=len(played) > PAGE,
            )
        )


def moment(asked: str) -> int:
    """The time that an address names; whatever is none that a database could hold is later than all."""
    return int(asked) if asked.isdecimal() and len(asked) < len(str(EVER)) else EVER


def standing(sums: Sums, known: Known) -> said.Standing:
    return said.Standing(
        reglamento=cast(ReglamentoName, sums.reglamento),
        rating=Rating(known.mu, known.sigma).shown if sums.rated else None,
        settled=sums.rated >= SETTLED,
        matches=sums.matches,
        won=sums.won,
        points_for=sums.points_for,
        points_against=sums.points_against,
        hands=sums.hands,
        hands_won=sums.hands_won,
        trucos=sums.trucos,
        trucos_won=sums.trucos_won,
        envidos=sums.envidos,
        envidos_won=sums.envidos_won,
        house=sums.house,
    )


def played_by(account_id: str, result: Result, chairs: list[Chair], *, mine: bool) -> said.Played:
    """A match as others see it, or, `mine`, as who played it does: with all names, and the way to its acta."""
    return said.Played(
        table=result.table_id if mine else "",
        reglamento=cast(ReglamentoName, result.reglamento),
        ended_ms=result.ended_at,
        outcome=cast(said.Outcome, result.outcome),
        rated=result.rated,
        computers=result.computers,
        us=team_of(result.seat),
        points_for=result.points_for,
        points_against=result.points_against,
        people=[
            said.Opponent(chair.name if mine or chair.kept else "", team_of(chair.seat), chair.kept)
            for chair in chairs
            if chair.seat != result.seat
        ],
    )
