"""A whole table of people over real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.web.site import Browser, Site, Watch


class Table:
    """`browsers[seat]` and `seats[seat]`, an open socket of each, from 1."""

    def __init__(self, id: str, browsers: dict[int, Browser], seats: dict[int, Watch]) -> None:
        self.id = id
        self.browsers = browsers
        self.seats = seats

    def until_phase(self, phase: str) -> None:
        for seat in self.seats.values():
            seat.until_frame("phase", phase)

    @property
    def to_act(self) -> Watch:
        """The first seat that may do something."""
        for seat in self.seats.values():
            seat.catch_up()
        return next(seat for seat in self.seats.values() if seat.frame["view"]["options"])

    def rivals(self, of: Watch) -> list[Watch]:
        return [seat for number, seat in self.seats.items() if (number - of.frame["you"]) % 2]

    def partners(self, of: Watch) -> list[Watch]:
        return [seat for number, seat in self.seats.items() if not (number - of.frame["you"]) % 2 and seat is not of]


@contextmanager
def seated(site: Site, *, seats: int = 4, reglamento: str = "argentino", target: int = 30, **more: object) -> Iterator[Table]:
    """People on all seats of a new table, who wait for the first hand."""
    browsers = {seat: site.browser() for seat in range(1, seats + 1)}
    table = browsers[1].create(name="Uno", reglamento=reglamento, target=target, seats=seats, **more)
    for seat in range(2, seats + 1):
        browsers[seat].sit(table, ("Dos", "Tres", "Cuatro", "Cinco", "Seis")[seat - 2], seat=seat)
    with ExitStack() as stack:
        yield Table(table, browsers, {seat: stack.enter_context(who.watch(table)) for seat, who in browsers.items()})
