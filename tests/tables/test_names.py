"""Names of tables and of the people of the house: each country has its own."""

from __future__ import annotations

import pytest

from quiero.engine import REGLAMENTOS
from quiero.tables.names import PATIO, PLACES, PULPERIA, of_the_house, table_name

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
        assert len({chair.name for chair in sitting}) == seats
        assert {(chair.name, chair.character) for chair in sitting} <= set(PLACES[locale].sitters)
