"""What an agent sees, as numbers: each part says what the view says, counted from the seat that looks."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from quiero.engine import Reglamento, reglamento, view
from quiero.engine.cards import NAMES
from tests.engine.tables import TABLES
from tests.env.extra import Sight
from tests.playing import Table, random_match

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "env.md").read_text()


def look(table: Table, seat: int) -> dict[str, list[float]]:
    """The parts of what that seat sees, rounded."""
    sight = Sight(table.state.rules, table.state.seats)
    seen = sight.write(view(table.state, seat))
    return {name: [round(float(number), 3) for number in seen[place]] for name, place in sight.places.items()}


def marked(part: list[float]) -> list[int]:
    return [place for place, number in enumerate(part) if number]


def cards_in(part: list[float]) -> list[str]:
    return [NAMES[place] for place in marked(part)]


@pytest.mark.parametrize("name", ["argentino-duelo", "argentino", "venezolano", "venezolano-simple"])
def test_the_parts_are_those_of_the_page(name: str) -> None:
    documented = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
    for seats in reglamento(name).seats:
        sight = Sight(reglamento(name), seats)
        names = {"S": seats, "W": len(sight.words)}
        sizes = {part: eval(size.replace("×", "*"), names) for part, size in documented}
        assert list(sizes.items()) == list(sight.sizes.items())
        assert sight.size == sum(sizes.values())


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_every_state_of_a_match_fits_in(rules: Reglamento, target: int, seats: int) -> None:
    sight = Sight(rules, seats)
    for state, _ in random_match(rules, random.Random(seats + target), target, seats):
        for seat in range(1, seats + 1):
            shown = view(state, seat)
            assert len(shown.pending) <= 2
            seen = sight.write(shown)
            assert 0 <= seen.min() <= seen.max() <= 1


def test_cards_and_seats_are_counted_from_who_looks() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o", "4e 5e 6e", "1b 10b 11b", name="argentino", mano=2, target=30, scores=(6, 12)).do(
        "2 3c", "3 4e", "4 1b", "1 4c"
    )
    first, second = look(table, 1), look(table, 2)
    assert cards_in(first["hand"]) == ["1e", "7o"]
    assert first["scores"] == [0.2, 0.4]
    assert second["scores"] == [0.4, 0.2]
    assert (marked(first["mano"]), marked(first["turn"])) == ([1], [3])
    assert (marked(second["mano"]), marked(second["turn"])) == ([0], [2])
    assert first["held"] == [0.667] * 4
    assert [cards_in(first["table"][seat * 120 : seat * 120 + 40]) for seat in range(4)] == [["4c"], ["3c"], ["4e"], ["1b"]]
    assert marked(first["vueltas"]) == [1 + 3]
    assert marked(second["vueltas"]) == [1 + 2]


def test_a_canto_that_waits() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o").do("1 truco", "2 envido", "1 envido")
    seen = look(table, 2)
    words = Sight(table.state.rules, 2).words
    slot = len(seen["pending"]) // 2
    top, below = seen["pending"][:slot], seen["pending"][slot:]
    assert (marked(top[:4]), marked(top[4:6])) == ([1], [1])
    assert {place: number for place, number in enumerate(top[6:-2]) if number} == {words["envido"]: 0.667}
    assert top[-2:] == [0.133, 0.067]
    assert (marked(below[:4]), marked(below[4:6]), marked(below[6:-2])) == ([0], [1], [words["truco"]])
    assert marked(seen["asked"]) == [0]


def test_what_was_told_and_paid() -> None:
    table = Table("1e 7e 4c", "3c 2b 12o", target=15).do("1 envido", "2 quiero", "2 son-buenas", "1 truco", "2 quiero")
    seen = look(table, 2)
    assert seen["declared"] == [0, 0, 1, 1, round(28 / 66, 3), 0]
    assert seen["receipt"] == [0, 0, 0, round(2 / 15, 3), 0, 0, 0, 0]
    assert (seen["worth"], marked(seen["raise"])) == ([round(2 / 15, 3)], [0])


def test_what_only_venezuela_has() -> None:
    hands = ("1e 2e 4e", "1b 2b 5o", "1o 2o 4b", "1c 2c 6b")
    table = Table(*hands, name="venezolano", target=12, vira="7c").do("1 1e flor", "2 envido", "3 quiero")
    owner, cutter = look(table, 1), look(table, 3)
    assert cards_in(owner["vira"]) == ["7c"]
    assert (marked(owner["flores"]), marked(owner["flor"])) == ([0], [1])
    assert (marked(cutter["flores"]), marked(cutter["flor"])) == ([2], [0])
    assert owner["agreed"][:3] == [round(2 / 12, 3), 1, 0]
    assert [cards_in(look(table, seat)["peeked"]) for seat in (1, 2, 3, 4)] == [[], [], ["1e"], ["1b"]]


def test_cards_that_lie_face_down() -> None:
    hands = ("1e 4b 6e", "1b 5o 6b")
    table = Table(*hands, name="venezolano", target=12, vira="7c").do("1 4b", "2 1b", "2 pegado 5o 6b")
    own, rival = look(table, 2), look(table, 1)
    assert (marked(own["down"]), marked(rival["down"])) == ([1], [4])
    assert cards_in(own["table"][40:80]) == ["5o"]
    assert cards_in(rival["table"][160:200]) == []
    assert cards_in(rival["table"][200:240]) == ["6b"]


def test_only_a_seat_of_such_a_table_sees() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o")
    for sight, seat in ((Sight(table.state.rules, 2), 0), (Sight(reglamento("argentino"), 4), 1)):
        with pytest.raises(ValueError, match="no seat of a table of"):
            sight.write(view(table.state, seat))
