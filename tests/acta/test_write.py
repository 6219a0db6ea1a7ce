"""Writing: what is written reads back the same."""

from __future__ import annotations

from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from quiero.acta.model import Acta, Do, Fact, Hand, Line, Pago, Refuse, Timeout
from quiero.acta.read import parse
from quiero.acta.write import text_of
from quiero.engine.cards import NAMES

T = TypeVar("T")

seats = st.integers(1, 6)
teams = st.integers(1, 2)
scores = st.tuples(st.integers(0, 60), st.integers(0, 60))
card = st.sampled_from((*NAMES, "??"))
acts = st.sampled_from(("truco", "envido+2", "con-flor quiero", "pegado ?? 1e", "seña guiño ve 2 3", "son-buenas", "7e flor"))
facts = st.sampled_from(("fin", "turno 2", "responde 2 4", "vuelta 1 parda", "puede 2 a-ley envido", "no-ve 2 seña-3"))
texts = st.text(st.characters(codec="utf-8"), max_size=30)


def hexes(size: int) -> st.SearchStrategy[str]:
    return st.binary(min_size=size, max_size=size).map(bytes.hex)


def maybe(values: st.SearchStrategy[T]) -> st.SearchStrategy[T | None]:
    return st.none() | values


lines: st.SearchStrategy[Line] = st.one_of(
    st.builds(Do, seats, acts),
    st.builds(Refuse, seats, acts),
    st.builds(Timeout, seats, st.sampled_from(((), ("2",), ("4c",), ("4c", "??")))),
    st.builds(Fact, facts.map(lambda words: tuple(words.split()))),
)
hands = st.builds(
    Hand,
    es_mano=maybe(seats),
    tantos=maybe(scores),
    vira=maybe(card),
    mazo=maybe(st.permutations(NAMES).map(tuple)),
    cartas=st.lists(st.tuples(card, card, card), max_size=6).map(tuple),
    jugadas=st.lists(lines, max_size=8).map(tuple),
    pagos=maybe(st.lists(st.builds(Pago, st.sampled_from(("truco", "flor")), teams, st.integers(0, 30)), max_size=3).map(tuple)),
    quedan=maybe(scores),
    gana=maybe(teams),
)
actas = st.builds(
    Acta,
    reglamento=st.sampled_from(("argentino-duelo", "venezolano")),
    objetivo=st.integers(1, 30),
    asientos=st.integers(2, 6),
    version=st.integers(1, 9),
    opciones=st.dictionaries(
        st.sampled_from(("flor", "flor-por-derecho")), st.booleans() | st.integers(0, 9) | texts, max_size=2
    ),
    jugadores=maybe(st.lists(texts, max_size=4).map(tuple)),
    titulo=maybe(texts),
    porque=maybe(texts),
    sueltas=st.booleans(),
    mesa=maybe(texts),
    compromiso=maybe(hexes(32)),
    aportes=maybe(st.lists(hexes(16), max_size=4).map(tuple)),
    semilla=maybe(hexes(32)),
    sorteo=maybe(st.lists(lines, max_size=4).map(tuple)),
    gana=maybe(teams),
    manos=st.lists(hands, max_size=3).map(tuple),
)


@given(actas)
def test_an_acta_reads_back_as_it_was_written(acta: Acta) -> None:
    assert parse(text_of(acta)) == acta


def test_the_rules_version_is_always_written() -> None:
    assert "version = 1\n" in text_of(Acta(reglamento="argentino-duelo", objetivo=15, asientos=2))
