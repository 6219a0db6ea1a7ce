"""E-63 to E-65, E-70: the señas, and what each seat is shown."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import act, actors, free_acts, happenings, legal_acts, view
from tests.playing import Table, snapshot

Mesa = partial(Table, name="argentino")

TWO = ("1e 7o 4c", "3c 2b 12o")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
SIX = (*FOUR, "3e 2o 11c", "4o 5c 12e")

# Written out again from the table of E-64.
SENAS = {"cejas", "guiño", "boca-derecha", "boca-izquierda", "labio", "besito", "boca-abierta", "cabeza", "ojos"}


@pytest.mark.parametrize("hands", [FOUR, SIX])
@pytest.mark.parametrize("maker", [1, 2, 3])
def test_e_63_only_team_mates_see_it_and_rivals_get_no_trace(maker: int, hands: tuple[str, ...]) -> None:
    before = Mesa(*hands)
    table = Mesa(*hands).do(f"{maker} seña cejas")
    for viewer in range(len(hands) + 1):
        mate = viewer > 0 and (viewer - maker) % 2 == 0
        assert [(sena.seat, sena.name) for sena in view(table.state, viewer).senas] == ([(maker, "cejas")] if mate else [])
        assert bool(happenings(table.events[1:], viewer)) == mate
        if not mate:
            assert view(table.state, viewer) == view(before.state, viewer)


def test_e_63_what_one_team_made_is_not_counted_for_the_other() -> None:
    table = Mesa(*FOUR).do("2 seña ojos", "4 seña labio", "1 seña cejas")
    alone = Mesa(*FOUR).do("1 seña cejas")
    assert view(table.state, 3) == view(alone.state, 3)
    assert view(table.state, 1) == view(alone.state, 1)


def test_e_63_none_at_a_table_of_two_and_no_rival_catches_one() -> None:
    table = Mesa(*TWO)
    assert table.refused("1 seña cejas") == "E-63 sena-sin-companero"
    assert {doing.word for doing in free_acts(table.state, 1)} == {"rendirse"}
    assert Mesa(*FOUR).refused("1 seña cejas ve 2") == "E-71 otro-reglamento"


def test_e_64_the_nine() -> None:
    table = Mesa(*FOUR)
    assert {doing.word for doing in free_acts(table.state, 3)} == {"rendirse"} | {f"seña {name}" for name in SENAS}
    for name in SENAS:
        assert table.may(f"3 seña {name}")
    for other in ("lengua-derecha", "baile", "derecha"):
        assert table.refused(f"3 seña {other}") == "E-64 sena-desconocida"


@pytest.mark.parametrize("moment", [[], ["1 4c"], ["1 truco"], ["1 truco", "2 envido"], ["1 4c", "2 4b", "3 10b", "4 1b"]])
def test_e_65_at_any_moment_of_the_hand_and_it_changes_nothing(moment: list[str]) -> None:
    table = Mesa(*FOUR).do(*moment)
    before = (actors(table.state), table.state.decision, table.scores, [legal_acts(table.state, seat) for seat in range(1, 5)])
    for seat in range(1, 5):
        table.do(f"{seat} seña cejas")  # nobody holds an ancho de espada: it lies
    after = (actors(table.state), table.state.decision, table.scores, [legal_acts(table.state, seat) for seat in range(1, 5)])
    assert after == before
    assert [sena.seat for sena in view(table.state, 1).senas] == [1, 3]


def test_e_65_from_the_deal_to_the_end_of_the_hand() -> None:
    table = Mesa(*FOUR).do("1 seña cejas", "1 mazo")
    assert table.refused("1 seña cejas") == "E-9 entre-manos"
    assert act(1, "seña cejas") not in free_acts(table.state, 1)
    assert view(table.deal(*FOUR).state, 1).senas == [], "the next hand begins without them"
    assert table.do("2 rendirse").refused("1 seña cejas") == "E-2 partida-terminada"


@pytest.mark.parametrize("flor", [True, False])
def test_e_70_nobody_is_shown_what_others_hold(flor: bool) -> None:
    """The same table with other cards in the other hands, flores among them: nothing that seat 1 is sent differs."""
    one = Mesa(*FOUR, options={"flor": flor})
    two = Mesa("7e 6e 4c", "1o 5o 12o", "3b 4b 10b", "2e 5e 1e", options={"flor": flor})
    for line in ((), ("1 truco",), ("4 quiero",), ("1 4c",)):
        one.do(*line)
        two.do(*line)
        assert view(one.state, 1) == view(two.state, 1)
        assert view(one.state, 0) == view(two.state, 0)
        assert happenings(one.events, 1) == happenings(two.events, 1)


def test_e_70_a_view_holds_the_own_hand_and_the_table() -> None:
    table = Mesa(*FOUR).do("1 4c", "2 4b")
    for viewer in range(5):
        sight = view(table.state, viewer)
        assert sight.cards == ([], ["7e", "6e"], ["5b", "12o"], ["3o", "2c", "10b"], ["7o", "6o", "1b"])[viewer]
        assert [card.card for card in sight.table] == ["4c", "4b"]
        assert sight.held == [2, 2, 3, 3]
        assert (sight.vira, sight.flores, sight.peeked, sight.flor) == ("", [], "", "")


def test_e_70_only_the_holder_is_offered_its_flor() -> None:
    hands = ("7c 6c 4c", "3e 2b 12o", "5o 4o 2o", "2e 5b 11o")
    table = Mesa(*hands, options={"flor": True}, mano=2).do("2 truco")
    assert ["flor" in table.options(seat) for seat in (1, 3)] == [True, True]
    other = Mesa("7c 6c 4c", "3e 2b 12o", "5o 4o 2c", "2e 5b 11o", options={"flor": True}, mano=2).do("2 truco")
    for viewer in (0, 1, 2, 4):
        assert view(table.state, viewer) == view(other.state, viewer)


@pytest.mark.parametrize("answer", ["me-achico", "contraflor"])
def test_e_70_a_contest_tells_that_a_rival_holds_one_and_not_who(answer: str) -> None:
    singer = "7c 6c 4c"
    second, fourth = ("7e 4e 1e", "3e 2b 12o"), ("3e 2b 12o", "7e 4e 1e")
    tables = [Mesa(singer, one, "3o 2c 10b", two, options={"flor": True}).do("1 flor") for one, two in (second, fourth)]
    for viewer in (0, 1, 3):
        assert view(tables[0].state, viewer) == view(tables[1].state, viewer)
    for table in tables:
        table.do(f"2 {answer}")
    for viewer in (0, 1, 3):
        assert view(tables[0].state, viewer) == view(tables[1].state, viewer)


def test_e_70_all_that_is_said_and_every_clock_that_ran_out_is_heard_by_all() -> None:
    hands = ("7c 6c 4c", "3e 2b 12o", "3o 2c 10b", "7e 4e 1e")
    lines = ["1 truco", "2 envido", "1 envido", "4 flor", "3 contraflor", "2 tiempo", "4 quiero", "1 tiempo", "2 mazo"]
    table = Mesa(*hands, options={"flor": True}).do(*lines)
    for viewer in range(5):
        told = [(event.kind, event.seat, event.word) for event in happenings(table.events, viewer)]
        assert [doing for doing in told if doing[0] in ("say", "timeout", "play")] == [
            ("say", 1, "truco"),
            ("say", 2, "envido"),
            ("say", 1, "envido"),
            ("say", 4, "flor"),
            ("say", 3, "contraflor"),
            ("timeout", 2, ""),
            ("say", 4, "quiero"),
            ("timeout", 1, ""),
            ("play", 1, "4c"),
            ("say", 2, "mazo"),
        ]
    idle = Mesa(*FOUR).do("1 envido", "2 tiempo", "1 truco", "4 tiempo")
    assert [event.kind for event in happenings(idle.events, 0)] == [
        *("reparto", "say", "timeout", "say", "pay", "say", "timeout", "say", "hand", "pay")
    ]


def test_a_state_that_is_looked_at_stays_as_it_was() -> None:
    table = Mesa(*SIX).do("1 truco", "6 envido")
    assert snapshot(table.state) == snapshot(table.state.copy())
