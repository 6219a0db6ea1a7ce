"""Names that can be kept, and those that the eye would take for another's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiero.accounts.guests import BadName
from quiero.accounts.names import UnfitName, keepable, skeleton
from quiero.tables.names import GONE


@pytest.mark.parametrize("name", ["Mora", "Ñata", "Don Cosme", "José-Luis", "O'Higgins", "Tito_22", "Ał", "24"])
def test_a_plain_name_is_kept_as_it_is(name: str) -> None:
    assert keepable(f"  {name} ") == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mora", "MORA"),
        ("Mora", "M0ra"),
        ("Mora", "Móra"),
        ("Don Cosme", "doncosme"),
        ("Don Cosme", "Don_Cosme."),
        ("Lila", "Iila"),
        ("Lila", "l1la"),
        ("Bernardo", "Bemardo"),
        ("Wanda", "VVanda"),
        ("Ｍora", "Mora"),
        ("Ana", "Аna"),
    ],
)
def test_two_names_that_look_the_same_cannot_both_be_kept(one: str, other: str) -> None:
    if skeleton(one) != skeleton(other):
        with pytest.raises(UnfitName):
            keepable(other)


def test_names_that_differ_are_different() -> None:
    names = ["Mora", "Mara", "Moro", "Morena", "Ana", "Anna", "Leo", "Lea", "Tito 1", "Tito 2"]
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    "name", ["Аna", "Мора", "a", "..", "-- '", "<b>Leo</b>", "Ana/Leo", "😀😀", "Mirón 123", "MIRON", "Admin", GONE]
)
def test_what_could_fool_others_is_not_kept(name: str) -> None:
    with pytest.raises(UnfitName):
        keepable(name)


@given(st.text(max_size=30))
def test_a_kept_name_can_stand_in_an_address_and_is_found_by_what_it_looks_like(raw: str) -> None:
    try:
        name = keepable(raw)
    except (BadName, UnfitName):
        return
    assert "/" not in name
    assert skeleton(name) == skeleton(keepable(name)) == skeleton(name.upper())
