"""Judge an acta from its cards and lines alone, and say where what it claims differs."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from tests.referee import argentino, duelo, venezolano, venezolano_simple
from tests.referee.common import Hand, Ruling, read_lines, rule

STORIES: Final[Mapping[str, Callable[[Hand], NoReturn]]] = {
    "argentino-duelo": duelo.story,
    "argentino": argentino.story,
    "venezolano": venezolano.story,
    "venezolano-simple": venezolano_simple.story,
}


@dataclass(frozen=True)
class Verdict:
    """What follows from an acta, hand by hand, and every place where the acta says something else."""

    manos: tuple[Ruling, ...]
    gana: int | None
    objections: tuple[str, ...]


def judge(acta: Path | Mapping[str, Any]) -> Verdict:
    """The verdict on an acta that knows every card. Raises NotUnderstoodError at a line that cannot be legal where it stands."""
    table = tomllib.loads(acta.read_text(encoding="utf-8")) if isinstance(acta, Path) else acta
    judged = _Judged(table)
    if "sorteo" in table:
        judged.sorteo(read_lines(table["sorteo"]))
    for place, mano in enumerate(table.get("mano", ()), 1):
        judged.hand(place, mano)
    judged.compare("match", "gana", table, judged.gana if not table.get("mano") else None)
    return Verdict(tuple(judged.rulings), judged.gana, tuple(judged.objections))


class _Judged:
    def __init__(self, table: Mapping[str, Any]) -> None:
        self.table = table
        self.rulings: list[Ruling] = []
        self.objections: list[str] = []
        self.gana: int | None = None
        self.next_mano: int | None = None
        self.score = [0, 0]

    def compare(self, where: str, key: str, said: Mapping[str, Any], found: object) -> None:
        """Object to a key that says something else than was found; a key that is absent says nothing."""
        if key in said and said[key] != found:
            self.objections.append(f"{where}: {key} is {found}, the acta says {said[key]}")

    def sorteo(self, lines: Sequence[tuple[int, list[str]]]) -> None:
        """Who leads the first hand of a duel."""
        self.next_mano, self.gana = duelo.first_mano(iter(lines))

    def hand(self, place: int, said: Mapping[str, Any]) -> None:
        """Judge a hand, and what the one before it says of it."""
        where = f"hand {place}"
        follows = not self.table.get("sueltas", False)
        if follows and (self.gana or (self.rulings and not self.rulings[-1].ended)):
            self.objections.append(f"{where}: nothing comes after the last hand")
        if follows and self.next_mano:
            self.compare(where, "es-mano", said, self.next_mano)
        if follows and self.rulings:
            self.compare(where, "tantos", said, self.score)
        score = list(said.get("tantos", self.score if follows else (0, 0)))
        hand = Hand(
            target=self.table["objetivo"],
            seats=self.table["asientos"],
            mano=said.get("es-mano", self.next_mano or 1),
            score=score,
            dealt={seat: cards.split() for seat, cards in enumerate(said.get("cartas", ()), 1)},
            lines=iter(read_lines(said.get("jugadas", ""))),
            vira=said.get("vira", ""),
            mazo=said.get("mazo", "").split(),
            options=self.table.get("opciones", {}),
        )
        ruling = rule(hand, STORIES[self.table["reglamento"]])
        self.compare(where, "cartas", said, [" ".join(hand.dealt[seat]) for seat in sorted(hand.dealt)])
        self.compare(where, "vira", said, hand.vira)
        pagos = [list(pago) for pago in ruling.pagos]
        if ruling.ended:
            self.compare(where, "pagos", said, pagos)
            self.compare(where, "quedan", said, list(ruling.quedan))
        elif pagos != said.get("pagos", pagos)[: len(pagos)]:
            self.objections.append(f"{where}: already paid is {pagos}, the acta says {said['pagos']}")
        self.compare(where, "gana", said, ruling.gana)
        if ruling.gana and "gana" not in said and "pagos" in said:
            self.objections.append(f"{where}: the match ends here, won by {ruling.gana}, and the acta does not say so")
        self.rulings.append(ruling)
        self.gana, self.next_mano, self.score = ruling.gana, ruling.sigue, list(ruling.quedan)
