"""Guests: their tokens, their names, and the words of a code."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiero.accounts.codes import WORDS, code_hash, new_code
from quiero.accounts.guests import BadName, clean_name, guest_of, new_token


def test_a_token_is_32_bytes_that_nobody_else_has() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}


def test_of_a_token_only_its_hash_is_known() -> None:
    token = new_token()
    assert guest_of(token) == sha256(token.encode()).hexdigest()


@pytest.mark.parametrize("token", [None, "", "x", "á" * 43, "x" * 44, "x" * 10_000])
def test_what_is_no_token_is_no_guest(token: str | None) -> None:
    assert guest_of(token) is None


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Mora", "Mora"),
        ("  doña \t Ñata\n", "doña Ñata"),
        ("Jose\u0301", "José"),
        ("a\u202eb\u0000c\u200b", "abc"),
        ("x" * 24, "x" * 24),
        ("<b>Leo</b>", "<b>Leo</b>"),
    ],
)
def test_a_name_is_cleaned(raw: str, name: str) -> None:
    assert clean_name(raw) == name


@pytest.mark.parametrize("raw", ["", "   ", "\u0000\u200b\u202e", "x" * 25])
def test_a_name_of_nothing_or_too_long_is_refused(raw: str) -> None:
    with pytest.raises(BadName):
        clean_name(raw)


@given(st.text(max_size=40))
def test_a_clean_name_is_clean_and_stays_so(raw: str) -> None:
    try:
        name = clean_name(raw)
    except BadName:
        return
    assert 1 <= len(name) <= 24
    assert name.isprintable()
    assert clean_name(name) == name


def test_codes_are_four_words_of_256() -> None:
    assert len(WORDS) == len(set(WORDS)) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() and len(word) <= 6 for word in WORDS)
    words = new_code().split("-")
    assert len(words) == 4
    assert set(words) <= set(WORDS)


@pytest.mark.parametrize(
    "typed", ["MATE rio Zorzal lomo", " mate, río, zorzal, lomo ", "mate--rio-zorzal–lomo", "Mate.Rio.Zorzal.Lomo"]
)
def test_a_code_may_be_typed_as_a_person_types(typed: str) -> None:
    assert code_hash(typed) == code_hash("mate-rio-zorzal-lomo")


def test_another_code_has_another_hash() -> None:
    assert code_hash("mate-rio") != code_hash("materio")
