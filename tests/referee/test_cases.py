"""The referee and every recorded case say the same, also in the middle of a hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.referee.judge import judge

CASES = Path(__file__).parent.parent / "actas"
FILES = sorted(CASES.rglob("*.acta.toml"))
NAMES = [str(file.relative_to(CASES)).removesuffix(".acta.toml") for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_case_pays_what_the_articles_say(file: Path) -> None:
    verdict = judge(file)
    assert verdict.objections == ()
    for said, ruling in zip(tomllib.loads(file.read_text(encoding="utf-8")).get("mano", ()), verdict.manos, strict=True):
        assert ruling.ended == ("pagos" in said)


def test_the_referee_imports_nothing_of_quiero() -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("*.py")}
    assert {name for name, text in files.items() if re.search(r"^\s*(from|import) quiero\b", text, re.MULTILINE)} == {
        "test_random.py"
    }


def facts(file: Path) -> Iterator[tuple[str, list[str], dict[str, Any]]]:
    """Where, the words of a fact that speaks of the score or the end, and the acta of that hand cut there."""
    acta = tomllib.loads(file.read_text(encoding="utf-8"))
    for place, mano in enumerate(acta.pop("mano", ()), 1):
        lines = mano.get("jugadas", "").splitlines()
        for number, line in enumerate(lines):
            words = line.partition("#")[0].split()
            if words[:1] == ["?"] and words[1] in ("tantos", "fin", "sigue-mano"):
                kept = {key: value for key, value in mano.items() if key not in ("pagos", "quedan", "gana")}
                cut = kept | {"jugadas": "\n".join(lines[:number])}
                yield f"hand {place}: {line}", words[1:], {**acta, "sueltas": True, "mano": [cut]}


FACTS = [
    pytest.param(words, acta, id=f"{name} {where}")
    for file, name in zip(FILES, NAMES, strict=True)
    for where, words, acta in facts(file)
]


@pytest.mark.parametrize(("words", "acta"), FACTS)
def test_what_a_case_says_in_the_middle_of_a_hand(words: list[str], acta: dict[str, Any]) -> None:
    ruling = judge(acta).manos[0]
    match words:
        case ["tantos", *points]:
            assert ruling.quedan == tuple(map(int, points))
        case ["fin"]:
            assert ruling.ended
        case ["sigue-mano", seat]:
            assert ruling.sigue == int(seat)


CLAIMS = """
acta = 1
reglamento = "argentino-duelo"
objetivo = 15
asientos = 2
sorteo = "1 papel\\n2 piedra"
mano = [
  {es-mano = 1, tantos = [0, 13], cartas = ["1e 7o 4c", "3c 2b 12o"], jugadas = "1 truco\\n2 no-quiero", pagos = [["truco", 1, 1]], quedan = [1, 13]},
  {es-mano = 2, tantos = [1, 13], cartas = ["5b 4b 12o", "7e 6e 4c"], jugadas = "2 envido\\n1 quiero\\n1 tengo", pagos = [["envido", 2, 2]], quedan = [1, 15], gana = 2},
]
"""  # noqa: E501


@pytest.mark.parametrize(
    ("was", "claimed", "objection"),
    [
        ("2 piedra", "2 tijera", "hand 1: es-mano is 2, the acta says 1"),
        ('["truco", 1, 1]', '["truco", 1, 2]', "hand 1: pagos is [['truco', 1, 1]], the acta says [['truco', 1, 2]]"),
        ("quedan = [1, 13]", "quedan = [1, 14]", "hand 1: quedan is [1, 13], the acta says [1, 14]"),
        ("es-mano = 2", "es-mano = 1", "hand 2: es-mano is 2, the acta says 1"),
        ("tantos = [1, 13]", "tantos = [0, 13]", "hand 2: tantos is [1, 13], the acta says [0, 13]"),
        ("gana = 2", "gana = 1", "hand 2: gana is 2, the acta says 1"),
        (", gana = 2", "", "hand 2: the match ends here, won by 2, and the acta does not say so"),
        ("1 quiero\\n1 tengo", "1 no-quiero", "hand 2: already paid is [['envido', 2, 1]], the acta says [['envido', 2, 2]]"),
        ("2 no-quiero", "2 rendirse", "hand 2: nothing comes after the last hand"),
    ],
)  # fmt: skip
def test_a_claim_that_does_not_follow_is_objected_to(was: str, claimed: str, objection: str) -> None:
    assert judge(tomllib.loads(CLAIMS)).objections == ()
    assert was in CLAIMS
    assert objection in judge(tomllib.loads(CLAIMS.replace(was, claimed, 1))).objections


def test_a_match_may_end_in_the_sorteo() -> None:
    top = {"reglamento": "argentino-duelo", "objetivo": 15, "asientos": 2, "sorteo": "1 papel\n2 rendirse"}
    assert judge({**top, "gana": 1}).objections == ()
    assert judge({**top, "gana": 2}).objections == ("match: gana is 1, the acta says 2",)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ('vira = "10c"', 'vira = "9c"'),
        ('"12e 6e 2e"', '"11e 6e 2e"'),
        ("3 corta 10", "3 corta 11"),
    ],
)
def test_a_deal_follows_from_the_deck_and_the_cut(wrong: str, key: str) -> None:
    text = (CASES / "venezolano/V-30-reparto-en-parejas.acta.toml").read_text(encoding="utf-8")
    assert judge(tomllib.loads(text)).objections == ()
    assert judge(tomllib.loads(text.replace(wrong, key))).objections != ()
