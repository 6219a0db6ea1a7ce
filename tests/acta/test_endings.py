"""Each way in which a hand or a match can end has an acta of its own, and a hand drawn at random ends in one of these ways."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiero.acta.check import Report, check
from quiero.acta.random import draw, header_for
from quiero.acta.read import read
from quiero.engine import REGLAMENTOS
from tests.acta.endings import end

FOLDER = Path(__file__).parent.parent / "actas" / "finales"
FILES = sorted(FOLDER.rglob("*.acta.toml"))

IN_TWO = ["vueltas M M", "vueltas P P"]
IN_THREE = ["vueltas M P M", "vueltas M P P", "vueltas P M M", "vueltas P M P"]
SECOND_PARDA = ["vueltas M -", "vueltas P -"]
THIRD_PARDA = ["vueltas M P -", "vueltas P M -"]
FIRST_PARDA = ["vueltas - M", "vueltas - P", "vueltas - - M", "vueltas - - P", "vueltas - - -"]
VUELTAS = [*IN_TWO, *IN_THREE, *SECOND_PARDA, *THIRD_PARDA, *FIRST_PARDA]
LEAVING = [f"{how} {when}" for how in ("rendirse", "abandono") for when in ("entre manos", "en la mano")]

GANADOR, OTRO = "el ganador", "el otro"
"""Of the first vuelta."""
OBLIGADO = [
    *[f"no se muestran, vueltas - ? {third}" for third in "MP"],
    *[f"se muestran, vueltas - {second} -" for second in "MP-"],
]
PEGADO = {
    # who laid two cards: how it ended
    GANADOR: [
        *[f"no se muestran, gana {winner}" for winner in (GANADOR, OTRO)],
        f"se muestran, gana {GANADOR}",
        *[f"se muestran, se quema, gana {winner}" for winner in (GANADOR, OTRO)],
    ],
    OTRO: [
        *[f"no se muestran, gana {winner}" for winner in (GANADOR, OTRO)],
        *[f"se muestran, gana {winner}" for winner in (GANADOR, OTRO)],
        *[f"se muestran, se quema, gana {winner}" for winner in (GANADOR, OTRO)],
    ],
    # of two teams one at least did not win the second: something burns if they are shown
    f"{GANADOR} y {OTRO}": [
        *[f"no se muestran, gana {winner}" for winner in (GANADOR, OTRO)],
        *[f"se muestran, se quema, gana {winner}" for winner in (GANADOR, OTRO)],
    ],
}

HANDS = {
    "argentino-duelo": [
        *VUELTAS,
        *["no quiere truco", "no quiere retruco", "no quiere vale-cuatro", "al mazo"],
        *["reloj, no quiere", "reloj, al mazo"],
    ],
    "argentino": [
        *VUELTAS,
        *["no quiere truco", "no quiere retruco", "no quiere vale-cuatro", "al mazo", "al mazo, un punto más"],
        *["reloj, no quiere", "reloj, tira la carta"],
    ],
    "venezolano": [
        *IN_TWO,
        *IN_THREE,
        *SECOND_PARDA,
        *THIRD_PARDA,
        *[f"pegado obligado, {how}" for how in OBLIGADO],
        *[f"pega {who}, {how}" for who, ways in PEGADO.items() for how in ways],
        *["no quiere truco", "no quiere retruco", "no quiere vale-nueve", "no quiere vale-partida"],
        *["reloj, no quiere", "reloj, quema"],
    ],
    "venezolano-simple": [
        *VUELTAS,
        *["no quiere truco", "no quiere retruco", "no quiere vale-nueve", "no quiere vale-partida", "al mazo"],
        *["reloj, no quiere", "reloj, tira la carta"],
    ],
}
"""How a hand ends after which the match goes on. M and P: a vuelta of the mano's team, of the other; -: of nobody, ?: untold."""

MATCHES = {
    "argentino-duelo": [
        *["vueltas", "truco-no-querido", "mazo", "envido-querido", "envido-querido, la falta", "envido-no-querido"],
        *[
            "flor-sola",
            "flor-comparada",
            "contraflor-querida",
            "contraflor-no-querida",
            "al-resto-querido",
            "al-resto-no-querido",
        ],
        *["por reloj", "rendirse en el sorteo", "abandono en el sorteo", *LEAVING],
    ],
    "argentino": [
        *["vueltas", "truco-no-querido", "mazo", "mazo-en-primera"],
        *["envido-querido", "envido-querido, la falta", "envido-no-querido"],
        *["flor-sola", "me-achico", "contraflor-querida", "contraflor-no-querida", "al-resto-querido", "al-resto-no-querido"],
        *["por reloj", *LEAVING],
    ],
    "venezolano": [
        *["vueltas", "truco-no-querido", "vale-partida", "flor", "flores", "receta"],
        *["envido-querido", "envido-querido, la falta", "envido-no-querido", "ley-querida", "ley-no-querida"],
        *["concurso-querido", "concurso-no-querido"],
        *["por reloj", "rendirse en el corte", "abandono en el corte", *LEAVING],
    ],
    "venezolano-simple": [
        *["vueltas", "truco-no-querido", "mazo", "flor-de-palo", "flor-con-pieza", "flor-reservada"],
        *["envido-querido", "envido-querido, la falta", "envido-no-querido"],
        *["por reloj", *LEAVING],
    ],
}
"""What ends a match: the last payment by its key in the reglamento's law, or who left it and when."""

WAYS = {name: {*[f"mano: {way}" for way in HANDS[name]], *[f"partida: {way}" for way in MATCHES[name]]} for name in REGLAMENTOS}


def file_name(way: str) -> str:
    """`mano: vueltas M P -` → `mano-vueltas-m-p-parda`."""
    words = way.replace(" -", " parda").replace(" ?", " tapada").replace("á", "a").lower()
    return re.sub("[ :,]+", "-", words)


@pytest.mark.parametrize("name", REGLAMENTOS)
def test_each_way_to_end_has_an_acta(name: str) -> None:
    assert {file.name for file in (FOLDER / name).iterdir()} == {f"{file_name(way)}.acta.toml" for way in WAYS[name]}


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.name.removesuffix('.acta.toml')}" for file in FILES])
def test_the_acta_holds_and_ends_as_its_name_says(file: Path) -> None:
    acta = read(file)
    assert check(acta) == Report(failure=None, unchecked=())
    assert acta.reglamento == file.parent.name
    assert f"{file_name(end(acta).way)}.acta.toml" == file.name
    assert acta.titulo
    assert acta.porque
    assert end(acta).article in ("", *acta.porque.split(", "))


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, rules in REGLAMENTOS.items() for seats in rules.seats])
def test_a_hand_drawn_at_random_ends_in_one_of_these_ways(name: str, seats: int) -> None:
    header = header_for(name, seats, None, {})
    assert {end(draw(header, 1, number)).way for number in range(1, 201)} <= WAYS[name]
