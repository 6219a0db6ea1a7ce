"""Reading: the file's own line numbers, and an error with file, line and cause for all that is not an acta."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiero.acta.model import ActaError
from quiero.acta.read import parse, read

TOP = 'acta = 1\nreglamento = "argentino-duelo"\nobjetivo = 15\nasientos = 2\n'
HAND = '\n[[mano]]\nes-mano = 1\ntantos = [0, 0]\ncartas = ["1e 7o 4c", "3c 2b 12o"]\n'


def lines_of(jugadas: str) -> list[int]:
    return [line.line for line in parse(TOP + HAND + jugadas).manos[0].jugadas]


def test_the_lines_of_jugadas_are_those_of_the_file() -> None:
    first = (TOP + HAND).count("\n") + 2
    assert lines_of('jugadas = """\n1 1e\n\n# note\n2 12o\n"""\n') == [first, first + 3]
    assert lines_of("jugadas = '''\n1 1e\n2 12o\n'''\n") == [first, first + 1]
    assert lines_of('jugadas = """1 1e\n2 12o"""\n') == [first - 1, first]


def test_escapes_do_not_shift_the_lines() -> None:
    first = (TOP + HAND).count("\n") + 2
    assert lines_of('jugadas = """\n1 \\\n   1e\n2 12o\n"""\n') == [first, first + 2]
    assert lines_of('jugadas = """\n1 1e\\n2 12o\n1 7o"""\n') == [first, first, first + 1]
    assert lines_of('jugadas = "1 1e\\n2 12o"\n') == [first - 1, first - 1]


def test_windows_ends_of_line_are_ends_of_line() -> None:
    text = (TOP + HAND + 'jugadas = """\n1 1e\n2 12o\n"""\n').replace("\n", "\r\n")
    assert [str(line) for line in parse(text).manos[0].jugadas] == ["1 1e", "2 12o"]


def test_keys_inside_strings_and_comments_are_not_keys() -> None:
    text = TOP + 'titulo = """\n[[mano]]\ngana = 2"""\n# gana = 1\n' + HAND + "gana = 1\n"
    hand = parse(text).manos[0]
    assert text.splitlines()[hand.place("gana") - 1] == "gana = 1"
    assert text.splitlines()[hand.place() - 1] == "[[mano]]"


def test_an_unusual_layout_is_read_too() -> None:
    acta = parse('mano = [{cartas = ["1e 7o 4c", "3c 2b 12o"], "es-mano" = 1}]\n' + TOP)
    assert acta.manos[0].es_mano == 1
    assert acta.manos[0].place("quedan") == 1


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        ("acta = ", 1, "Invalid value"),
        (TOP + "acta = 1\n", 5, "Cannot overwrite a value"),
        (TOP.replace("= 1\n", "= 2\n"), 1, "unknown format version 2"),
        (TOP.replace("argentino-duelo", "mus"), 2, "unknown reglamento 'mus'"),
        (TOP.replace("objetivo = 15\n", ""), 1, "missing required field `objetivo`"),
        (TOP.replace("15", '"15"'), 3, "objetivo: expected `int`, got `str`"),
        (TOP.replace("15", "15.0"), 3, "objetivo: expected `int`, got `float`"),
        (TOP + "puntos = 3\n", 5, "unknown key 'puntos'"),
        (TOP + "compromiso = 'AB'\n", 5, "compromiso"),
        (TOP + HAND + "vuelta = 1\n", 10, "unknown key 'vuelta'"),
        (TOP + HAND + "gana = 3\n", 10, "gana: expected `int` <= 2"),
        (TOP + HAND + "pagos = [['truco', 1]]\n", 10, "pagos: expected `array` of length 3"),
        (TOP + HAND + "pagos = [['trampa', 1, 1]]\n", 10, "pagos: unknown concept 'trampa'"),
        (TOP + HAND + "quedan = [1]\n", 10, "quedan: expected `array` of length 2"),
        (TOP + HAND + HAND.replace("4c", "8c"), 14, "cartas: unknown card '8c'"),
        (TOP + HAND.replace(" 4c", ""), 9, "cartas: expected 3 cards, got 2"),
        (TOP + "\n[[mano]]\nes-mano = 1\n", 6, "needs cartas"),
        (TOP + "sorteo = '''\n1 piedra\n2 pozo\n'''\n", 7, "unknown act 'pozo'"),
        (TOP + HAND + 'jugadas = """\n1 1e\n2 trucazo\n"""\n', 12, "unknown act 'trucazo'"),
        (TOP + HAND + 'jugadas = """\n? llueve\n"""\n', 11, "unknown fact 'llueve'"),
        (TOP + HAND + 'jugadas = """\n9 truco\n"""\n', 11, "expected a seat from 1 to 6, got '9'"),
        ("x = " + "[" * 5000, 0, ""),
        ("acta = " + "1" * 5000, 0, ""),
    ],
)
def test_what_cannot_be_read_names_file_line_and_cause(tmp_path: Path, text: str, line: int, cause: str) -> None:
    file = tmp_path / "mala.acta.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ActaError) as error:
        read(file)
    assert (error.value.file, error.value.line) == (str(file), line)
    assert cause in error.value.cause


def test_bytes_that_are_not_utf8_name_their_line(tmp_path: Path) -> None:
    file = tmp_path / "mala.acta.toml"
    file.write_bytes(TOP.encode() + "titulo = 'ñandú'\n".encode("latin-1"))
    with pytest.raises(ActaError, match="not UTF-8") as error:
        read(file)
    assert error.value.line == 5


def test_a_missing_file_is_an_error_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(ActaError, match="No such file") as error:
        read(tmp_path / "nada.acta.toml")
    assert error.value.line == 0
