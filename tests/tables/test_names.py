"""Names of tables and of the people of the house: each country has its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiero.engine import REGLAMENTOS
from quiero.store import Chair
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
        sitting = of_the_house(table, range(1, seats + 1), [], locale).values()
        assert len({chair.name for chair in sitting}) == len({chair.character for chair in sitting}) == seats
        assert {(chair.name, chair.character) for chair in sitting} <= set(PLACES[locale].sitters)
        assert of_the_house(table, range(1, seats + 1), [], locale) == {chair.seat: chair for chair in sitting}


@pytest.mark.parametrize(("locale", "seats"), [("es-AR", 6), ("es-VE", 4)])
@pytest.mark.parametrize("people", [1, 2, 3])
def test_nobody_of_the_house_wears_the_face_of_who_sits_there(locale: str, seats: int, people: int) -> None:
    for table in IDS[:40]:
        for face in FACES:
            sitting = [
                Chair(table, seat, "Ana", face if seat == 1 else PATIO.sitters[seat][1], key="k") for seat in range(1, people + 1)
            ]
            house = of_the_house(table, range(people + 1, seats + 1), sitting, locale)
            assert sorted(house) == list(range(people + 1, seats + 1))
            faces = [chair.character for chair in house.values()]
            assert len(set(faces)) == len(faces)
            assert not set(faces) & {chair.character for chair in sitting}


def test_who_is_called_as_one_of_the_house_does_not_meet_the_namesake() -> None:
    for table in IDS[:40]:
        house = of_the_house(table, range(2, 7), [Chair(table, 1, "mora", "rulo", key="k")], "es-AR")
        assert "Mora" not in {chair.name for chair in house.values()}


@virtual
async def test_the_computer_across_the_table_looks_like_somebody_else() -> None:
    node = await Rig().node()
    for face in sorted(FACES):
        made = await node.create(reglamento="venezolano", target=12, person=Person("Ana", face, "key-ana"), computers=[2])
        table = await node.open(made.table)
        assert table is not None
        mine, other = [seat.character for seat in table.door()[1]]
        assert mine == face
        assert other in {sitter for _, sitter in PATIO.sitters} - {face}


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
