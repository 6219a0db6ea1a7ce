"""The command line: what it prints and with which code it ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from quiero.acta.check import Report, check
from quiero.acta.cli import app
from quiero.acta.random import draw, header_for
from quiero.acta.read import read
from quiero.acta.words import PICKS

CASES = Path(__file__).parent.parent / "actas" / "argentino-duelo"
RANDOM = ("random", "--reglamento", "argentino-duelo", "--asientos", "2")


def run(*words: object) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    outcome = CliRunner().invoke(app, [str(word) for word in words])
    assert outcome.exception is None or isinstance(outcome.exception, SystemExit)
    return outcome.exit_code, outcome.stdout, outcome.stderr


def altered(folder: Path, was: str, now: str) -> Path:
    text = (CASES / "D-14-dos-vueltas.acta.toml").read_text(encoding="utf-8")
    assert was in text
    file = folder / "alterada.acta.toml"
    file.write_text(text.replace(was, now), encoding="utf-8")
    return file


# ---- check ---------------------------------------------------------------------------------------


def test_check_counts_what_holds() -> None:
    assert run("check", CASES) == (0, f"{len(list(CASES.iterdir()))} passed, 0 failed\n", "")


def test_check_says_where_an_acta_fails_and_ends_with_1(tmp_path: Path) -> None:
    file = altered(tmp_path, "quedan = [1, 0]", "quedan = [2, 0]")
    failure = f"{file}: hand 1, line 23: expected quedan [2, 0]; the score is [1, 0]\n"
    assert run("check", CASES / "D-11-ases.acta.toml", tmp_path) == (1, f"{failure}1 passed, 1 failed\n", "")


def test_check_ends_with_2_when_a_file_cannot_be_read(tmp_path: Path) -> None:
    file = altered(tmp_path, "1 1e", "1 juega")
    other = tmp_path / "zz.acta.toml"
    other.write_text((CASES / "D-11-ases.acta.toml").read_text(encoding="utf-8").replace("[0, 1]", "[5, 1]"), encoding="utf-8")
    code, out, err = run("check", tmp_path)
    assert code == 2
    assert err == f"{file}:13: unknown act 'juega'\n"
    assert out.splitlines()[-1] == "0 passed, 2 failed"
    assert out.startswith(f"{other}: hand 1, line ")


@pytest.mark.parametrize(
    ("was", "now", "cause"),
    [
        ("acta = 1", "acta = 1\nclave = 2", ":2: unknown key 'clave'"),
        ("objetivo = 15", "version = 9\nobjetivo = 15", ":3: this quiero plays version 1 of argentino-duelo, not 9"),
        ("objetivo = 15", "objetivo = ", ":3: Invalid value"),
    ],
)
def test_what_makes_a_file_unreadable(tmp_path: Path, was: str, now: str, cause: str) -> None:
    file = altered(tmp_path, was, now)
    assert run("check", file) == (2, "0 passed, 1 failed\n", f"{file}{cause}\n")


def test_a_folder_without_actas_and_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    assert run("check", tmp_path) == (2, "0 passed, 1 failed\n", f"{tmp_path}: no *.acta.toml in this folder\n")
    missing = tmp_path / "nada.acta.toml"
    assert run("check", missing) == (2, "0 passed, 1 failed\n", f"{missing}: No such file or directory\n")


def test_check_says_what_it_could_not_check(tmp_path: Path) -> None:
    file = altered(tmp_path, "3c 2b 12o", "?? ?? ??")
    code, out, _ = run("check", file)
    assert (code, out) == (0, f"{file}: not checked: hand 1: what depends on the cards that are not shown\n1 passed, 0 failed\n")


def test_nothing_that_a_file_says_moves_the_cursor(tmp_path: Path) -> None:
    file = altered(tmp_path, "acta = 1", 'acta = 1\nopciones = { "a\\u001b[2J" = 1 }')
    _, out, _ = run("check", file)
    assert "\x1b" not in out
    _, out, _ = run("show", altered(tmp_path, "acta = 1", 'acta = 1\njugadores = ["Ana\\u001b[2J", "[bold]Beto"]'))
    assert "\x1b" not in out
    assert "[bold]Beto" in out


# ---- show ----------------------------------------------------------------------------------------


def test_show_tells_a_match_in_spanish(tmp_path: Path) -> None:
    file = altered(tmp_path, "acta = 1", 'acta = 1\njugadores = ["Ana", "Beto"]')
    code, out, _ = run("show", file)
    assert code == 0
    for words in (
        "argentino-duelo, a 15 puntos: Ana y Beto.",
        "Es mano Ana. Van Ana: 0, Beto: 0.",
        "Ana juega el 1 de espadas.",
        "Vuelta 1: para Ana.",
        "Truco: 1 punto para Ana.",
        "Quedan Ana: 1, Beto: 0.",
    ):
        assert words in out


def test_show_tells_what_the_cards_made_happen() -> None:
    _, out, _ = run("show", CASES / "D-9-partida-al-azar.acta.toml")
    for words in (
        "Es mano Asiento 2.",
        "«tengo 26»",
        "se va al mazo",
        "(A Asiento 2 no se le acepta «seña guiño».)",
        "Ganó la partida",
    ):
        assert words in out


def test_show_tells_what_the_file_says_where_the_engine_cannot_follow(tmp_path: Path) -> None:
    _, out, _ = run("show", altered(tmp_path, "3c 2b 12o", "?? ?? ??"))
    assert "carta tapada" in out
    assert "Asiento 2 juega el 12 de oros." not in out.split("carta tapada")[0]
    assert "Truco: 1 punto para Asiento 1." in out


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (
            "V-172-pegado-entre-dos",
            ["juega pegado, arriba el 11 de oros.", "La de abajo de Asiento 1: 6 de bastos.", "Vuelta 2: para Asiento 2."],
        ),
        ("V-184-reloj-en-obligado", ["se le queman 2 cartas.", "venezolano, a 24 piedras:"]),
        ("V-30-reparto-en-parejas", ["Asiento 3 corta el mazo: 10."]),
        ("V-96-flor-bien-dicha", ["«presento flor»", "Flor: 3 piedras para"]),
    ],
)
def test_show_tells_what_happens_at_a_venezuelan_table(case: str, told: list[str]) -> None:
    code, out, _ = run("show", CASES.parent / f"venezolano/{case}.acta.toml")
    assert code == 0
    assert [words for words in told if words not in " ".join(out.split())] == []


def test_show_of_a_file_that_cannot_be_read_ends_with_2(tmp_path: Path) -> None:
    file = altered(tmp_path, "1 1e", "1 juega")
    assert run("show", file) == (2, "", f"{file}:13: unknown act 'juega'\n")


# ---- random --------------------------------------------------------------------------------------


def test_random_writes_one_file_a_hand_and_the_same_bytes_for_a_seed(tmp_path: Path) -> None:
    one, two, more = tmp_path / "one", tmp_path / "two", tmp_path / "more"
    for folder, count in ((one, 20), (two, 20), (more, 30)):
        assert run(*RANDOM, "--n", count, "--seed", 7, "--out", folder) == (0, "", "")
    files = sorted(file.name for file in one.iterdir())
    assert len(files) == 20
    assert files[0] == "argentino-duelo-2-0001.acta.toml"
    for name in files:
        assert (one / name).read_bytes() == (two / name).read_bytes() == (more / name).read_bytes()
    assert run("check", more) == (0, "30 passed, 0 failed\n", "")
    assert run(*RANDOM, "--n", 20, "--seed", 8, "--out", two)[0] == 0
    assert any((one / name).read_bytes() != (two / name).read_bytes() for name in files)


def test_random_keeps_the_target_that_it_is_given(tmp_path: Path) -> None:
    assert run(*RANDOM, "--n", 8, "--seed", 1, "--out", tmp_path, "--objetivo", 30)[0] == 0
    assert {read(file).objetivo for file in tmp_path.iterdir()} == {30}


@given(st.integers(), st.integers(1, 1000))
def test_random_hands_are_complete_and_hold(seed: int, number: int) -> None:
    acta = draw(header_for("argentino-duelo", 2, None, {}), seed, number)
    assert check(acta) == Report(None, ())
    (hand,) = acta.manos
    assert hand.pagos
    assert hand.quedan is not None
    words = {str(line).partition(" ")[2] for line in hand.jugadas}
    assert words.isdisjoint({"rendirse", "abandono", "tiempo", *PICKS})


def test_random_hands_are_of_every_kind() -> None:
    header = header_for("argentino-duelo", 2, None, {})
    actas = [draw(header, 1, number) for number in range(1, 301)]
    assert {acta.objetivo for acta in actas} == {15, 30}
    assert {acta.manos[0].es_mano for acta in actas} == {1, 2}
    assert {acta.manos[0].gana for acta in actas} == {None, 1, 2}
    words = {str(line).partition(" ")[2] for acta in actas for line in acta.manos[0].jugadas}
    assert {"vale-cuatro", "falta-envido", "real-envido", "flor", "tengo", "son-buenas", "mazo", "7e"} <= words
    assert {pago.concept for acta in actas for pago in acta.manos[0].pagos or ()} == {"truco", "envido", "flor"}


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (("--asientos", "4"), "asientos 4: argentino-duelo has 2"),
        (("--reglamento", "mus"), "this quiero does not play mus"),
        (("--objetivo", "20"), "objetivo 20: argentino-duelo has 15 or 30"),
        (("--opcion", "flor=true"), "the option flor: argentino-duelo declares no such option"),
        (("--opcion", "flor"), "--opcion: expected NAME=VALUE, got 'flor'"),
    ],
)
def test_random_refuses_a_table_that_the_reglamento_does_not_have(tmp_path: Path, words: tuple[str, ...], cause: str) -> None:
    assert run(*RANDOM, "--n", 1, "--seed", 1, "--out", tmp_path, *words) == (2, "", f"{cause}\n")
    assert not list(tmp_path.iterdir())


def test_random_says_when_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, _, err = run(*RANDOM, "--n", 1, "--seed", 1, "--out", tmp_path / "file" / "folder")
    assert code == 2
    assert "Not a directory" in err
