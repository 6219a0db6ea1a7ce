"""Every code that a player can be refused with has its sentence, in every locale, and no sentence is left over."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import quiero
from quiero.engine import REGLAMENTOS
from quiero.words import dictionary, locales, points, say, spoken
from quiero.words.dictionary import UNKNOWN, places

SOURCE = Path(quiero.__file__).parent
REFUSING = {"refusal", "IllegalAct", "TableRefusal", "Refusal", "Refused", "fault", "_problem", "_refused"}
"""What is called to refuse: the strings in such a call that look like a code are codes."""


CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def texts(node: ast.AST) -> Iterator[str]:
    return (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))


def refusing(tree: ast.Module) -> Iterator[str]:
    """The strings of calls that refuse, of functions that say why, and of tables and class attributes that hold codes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in REFUSING:
                for argument in node.args:
                    if not isinstance(argument, ast.Dict):  # parameters of the sentence
                        yield from texts(argument)
        elif isinstance(node, ast.FunctionDef) and "why" in node.name:
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    yield from texts(part.value)
        elif (
            isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in ("OUT_OF_TURN", "STATUS")
        ):
            yield from texts(node)


def law() -> set[str]:
    """Everything that a reglamento has an article for: refusals and payments."""
    found: set[str] = set()
    for path in SOURCE.glob("engine/reglamentos/*/ley.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "LAW":
                assert isinstance(node.value, ast.Dict)
                found |= {key.value for key in node.value.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return found


def raised() -> set[str]:
    """Every code in the sources of the engine (only codes with an article), the tables, the lobby and the web."""
    articles = law()
    found = set()
    for part in ("engine", "tables", "lobby", "accounts", "web"):
        for path in (SOURCE / part).rglob("*.py"):
            for text in refusing(ast.parse(path.read_text(encoding="utf-8"))):
                if text in articles if part == "engine" else CODE.fullmatch(text):
                    found.add(text)
    return found


def test_the_collector_sees_what_it_should() -> None:
    assert {
        "no-es-tu-turno",
        "sin-flor",
        "truco-fuera-de-turno",
        "falta-cierra",
        "no-hay-mesa",
        "codigo-vencido",
        "muy-rapido",
    } <= raised()


@pytest.mark.parametrize("locale", locales())
def test_every_code_has_words_and_no_words_are_left_over(locale: str) -> None:
    assert set(dictionary(locale)["sentences"]) - {UNKNOWN} == raised()


def test_locales_say_the_same_things() -> None:
    shapes = {
        locale: {
            code: [places(sentence) for sentence in ([said] if isinstance(said, str) else said)]
            for code, said in dictionary(locale)["sentences"].items()
        }
        for locale in locales()
    }
    assert all(shape == shapes["es-AR"] for shape in shapes.values())


def test_every_reglamento_has_a_dictionary_of_its_locale() -> None:
    assert {rules.locale for rules in REGLAMENTOS.values()} <= set(locales())


def test_locales_have_the_same_tables() -> None:
    for table in ("acts", "suits"):
        assert len({frozenset(dictionary(locale)[table]) for locale in locales()}) == 1


@pytest.mark.parametrize("locale", locales())
def test_no_key_is_written_twice(locale: str) -> None:
    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        assert len(dict(pairs)) == len(pairs)
        return dict(pairs)

    json.loads(files("quiero.words").joinpath(f"{locale}.json").read_text(encoding="utf-8"), object_pairs_hook=once)


@pytest.mark.parametrize("locale", locales())
def test_what_the_engine_gives_is_enough_for_every_sentence(locale: str) -> None:
    book = dictionary(locale)["sentences"]
    for code in book:
        assert code == UNKNOWN or say(locale, code, {"act": "real-envido", "seat": 1}) != book[UNKNOWN], code


def test_a_name_is_said_when_the_table_gives_it() -> None:
    assert say("es-AR", "no-es-tu-turno", {"act": "7e", "seat": 1, "quien": "Mora"}) == "No es tu turno: juega Mora."
    assert say("es-AR", "no-es-tu-turno", {"act": "7e", "seat": 1}) == "No es tu turno."


def test_of_several_names_one_is_to_act() -> None:
    assert say("es-AR", "no-te-toca-contestar", {"quien": ["Mora", "Leo", "Ana"]}) == "Ahora contesta Mora, Leo o Ana."
    assert say("es-VE", "no-te-toca-contestar", {"quien": ["Mora", "Leo"]}) == "Ahora responde Mora o Leo."
    assert say("es-AR", "no-te-toca-contestar", {"quien": ["Ana", "Horacio"]}) == "Ahora contesta Ana u Horacio."
    assert say("en", "no-te-toca-contestar", {"quien": ["Mora", "Leo"]}) == "Now Mora or Leo answers."
    assert say("es-AR", "no-es-tu-turno", {"quien": ["Mora"]}) == "No es tu turno: juega Mora."


def test_a_name_full_of_brackets_stays_a_name() -> None:
    assert say("es-AR", "no-es-tu-turno", {"quien": "{act.__class__}"}) == "No es tu turno: juega {act.__class__}."


def test_a_code_or_a_locale_that_nobody_knows_still_gets_a_sentence() -> None:
    assert say("es-AR", "nunca-visto") == "Eso ahora no se puede."
    assert say("../../etc/passwd", "no-existe") == "Acá no hay nada."


def test_a_language_that_nobody_speaks_takes_no_memory() -> None:
    assert dictionary("xx-1") is dictionary("xx-2") is dictionary("es-AR")


@pytest.mark.parametrize(
    ("act", "words"), [("real-envido", "real envido"), ("11o", "11 de oros"), ("1e", "1 de espadas"), ("truco", "truco")]
)
def test_acts_are_spoken(act: str, words: str) -> None:
    assert spoken("es-AR", act) == words


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("con-flor vale-nueve", "con mi flor, vale 9"),
        ("con-ley envido+5", "con ley, quiero y 5 piedras más"),
        ("pegado 4c 12b flor-flor", "pegado 4 de copas 12 de bastos flor flor"),
        ("7e presento-flor", "7 de espadas presento flor"),
        ("flor-envida", "flor tengo y la mía envida"),
        ("a-las-flores-no", "a las flores no"),
        ("la-falta", "envido la falta"),
    ],
)
def test_acts_are_spoken_in_venezuela(act: str, words: str) -> None:
    assert spoken("es-VE", act) == words


@pytest.mark.parametrize(
    ("locale", "words"),
    [("es-AR", ["1 punto", "2 puntos"]), ("es-VE", ["1 piedra", "2 piedras"]), ("en", ["1 point", "2 points"])],
)
def test_points_are_piedras_in_venezuela(locale: str, words: list[str]) -> None:
    assert [points(locale, number) for number in (1, 2)] == words


def test_s_26_what_follows_what_is_said_in_the_words_of_the_table() -> None:
    said = say("es-VE", "nivel-salteado", {"act": "vale-partida"})
    assert said == "No se puede cantar vale partida ahora: los niveles van en orden, truco, retruco, vale 9 y vale partida."


def test_a_venezuelan_table_speaks_of_tu() -> None:
    assert say("es-VE", "no-tenes-esa-carta", {"act": "7e"}) == "No tienes el 7 de espadas en la mano."
    assert say("es-VE", "pasa-el-objetivo") == "Con eso la apuesta pasa de las piedras de la mesa."
