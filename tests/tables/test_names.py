"""Names of tables and of the people of the house: each country has its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiero.engine import REGLAMENTOS
from quiero.tables.names import FACES, PATIO, PLACES, PULPERIA, Place, face_for, of_the_house, table_name
from quiero.tables.people import Person
from tests.sim.loop import virtual
from tests.sim.rig import Rig

DRAWN = Path(__file__).parents[2] / "client/src/art/faces/people"
IDS = [f"t{n}" for n in range(400)]


def test_every_reglamento_is_played_somewhere() -> None:
    assert {rules.locale for rules in REGLAMENTOS.values()} == set(PLACES)


def test_a_table_is_called_after_its_house_and_always_the_same() -> None:
    assert {table_name(table, "es-VE") for table in IDS} == set(PATIO.tables)
    assert {table_name(table, "es-AR") for table in IDS} == set(PULPERIA.tables)
    assert table_name("t1", "es-VE") == table_name("t1", "es-VE")
    assert not set(PATIO.tables) & set(PULPERIA.tables)


@pytest.mark.parametrize(("locale", "seats"), [("es-AR", 6), ("es-VE", 4)])
def test_the_house_sits_different_people_of_its_own_at_one_table(locale: str, seats: int) -> None:
    for table in IDS[:40]:
        sitting = [of_the_house(table, seat, locale) for seat in range(1, seats + 1)]
        assert len({chair.name for chair in sitting}) == len({chair.character for chair in sitting}) == seats
        assert {(chair.name, chair.character) for chair in sitting} <= set(PLACES[locale].sitters)


@pytest.mark.parametrize(("house", "place"), [("pulperia", PULPERIA), ("patio", PATIO)])
def test_the_page_draws_everybody_under_the_same_name(house: str, place: Place) -> None:
    drawn = "".join(path.read_text() for path in sorted(DRAWN.glob("*.ts")))
    found = re.findall(rf'^  (\w+): {{\n    name: "([^"]+)",[^\n]*house: "{house}"', drawn, re.MULTILINE)
    assert {(name, face) for face, name in found} == set(place.sitters)


@virtual
async def test_a_face_that_nobody_has_becomes_one_of_the_house() -> None:
    node = await Rig().node()
    made = await node.create(reglamento="venezolano", target=12, person=Person("Ana", "<script>", "key-ana"))
    table = await node.open(made.table)
    assert table is not None
    shown = table.door()[1][0].character
    assert shown == face_for("<script>", "es-VE", "key-ana")
    assert shown in {face for _, face in PATIO.sitters}


def test_who_sits_at_the_other_house_keeps_the_own_face() -> None:
    assert {face_for(face, "es-VE", "any") for face in FACES} == FACES
