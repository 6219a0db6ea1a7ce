"""Lines of an acta: what is written, what is only refused by a table, and what makes a file unreadable."""

from __future__ import annotations

import pytest

from quiero.acta.model import Do, Fact, Refuse, Timeout
from quiero.acta.words import UnknownWord, parse_line

ACTS = """
7e | 12b flor | 7e a-ley | 7e presento-flor | pegado 4c 1e | pegado 4c 1e flor-flor | pegado ?? 1e
truco | retruco | vale-cuatro | vale-nueve | vale-partida | envido | real-envido | falta-envido | envido+3 | la-falta
quiero | no-quiero | tengo | son-buenas | flor | contraflor | contraflor-al-resto | me-achico | flor-envida | a-las-flores-no
con-flor quiero | con-flor no-quiero | con-flor envido | con-flor envido+2 | con-flor la-falta | con-flor me-achico
con-flor truco | con-flor vale-nueve | a-ley envido | con-ley envido | sin-ley envido | con-ley quiero | sin-ley quiero
con-ley envido+2 | sin-ley la-falta | mazo | rendirse | abandono | corta 10 | corta 0 | seña guiño | seña boca-izquierda
seña guiño-derecho ve 2 3 | piedra | papel | tijera
"""


@pytest.mark.parametrize("act", [act.strip() for row in ACTS.strip().splitlines() for act in row.split("|")])
def test_every_act_of_the_table_is_read(act: str) -> None:
    assert parse_line(f"1 {act}") == Do(1, act)
    assert parse_line(f"! 2 {act}  # why") == Refuse(2, act)
    assert parse_line(f"? puede 1 {act}") == Fact(("puede", "1", *act.split()))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", None),
        ("   # only a comment", None),
        ("\t6  10c  # spaces do not count", Do(6, "10c")),
        ("1 sena labio", Do(1, "seña labio")),
        ("1 corta 007", Do(1, "corta 7")),
        ("2 tiempo", Timeout(2)),
        ("2 tiempo 1", Timeout(2, ("1",))),
        ("2 tiempo 4c ??", Timeout(2, ("4c", "??"))),
        ("! 2 tiempo", Refuse(2, "tiempo")),
        ("? fin", Fact(("fin",))),
        ("? turno 4", Fact(("turno", "4"))),
        ("? responde 4 2", Fact(("responde", "2", "4"))),
        ("? vuelta 2 parda", Fact(("vuelta", "2", "parda"))),
        ("? apuesta envido 07", Fact(("apuesta", "envido", "7"))),
        ("? tantos 3 0", Fact(("tantos", "3", "0"))),
        ("? cierra envido", Fact(("cierra", "envido"))),
        ("? no-ve 3 sena-2", Fact(("no-ve", "3", "seña-2"))),
    ],
)
def test_lines(text: str, line: object) -> None:
    assert parse_line(text) == line


@pytest.mark.parametrize(
    "text",
    [
        "1", "!", "?", "truco", "7 truco", "0 truco", "1 Truco", "1 truco retruco", "1 8e", "1 7E", "1 envido+", "1 pegado 4c",
        "1 con-flor 7e", "1 con-ley truco", "1 a-ley quiero", "1 seña", "1 seña Guiño", "1 seña guiño ve", "1 seña guiño ve 7",
        "1 corta", "1 corta diez", "1 tiempo mañana", "1 tiempo 4c 5c 6c", "!1 truco", "? turno", "? turno 9", "? vuelta 4 1",
        "? vuelta 1", "? apuesta flor 3", "? tantos 3", "? tantos tres 0", "? puede 1", "? puede 1 baila", "? ve 1 ??",
        "? ve 1 8e", "? responde", "? llueve", "? puede 1 tiempo",
    ],
)  # fmt: skip
def test_what_is_not_in_the_format_is_not_read(text: str) -> None:
    with pytest.raises(UnknownWord):
        parse_line(text)
