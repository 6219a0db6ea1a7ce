"""An acta to look at: every case of every reglamento, from every pair of eyes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quiero.acta.model import UNKNOWN, Do, Fact
from quiero.acta.playback import ALL, Playback, play, step_of
from quiero.acta.read import parse, read
from quiero.acta.record import Dealing, Move, record
from quiero.acta.replay import NotLegal
from quiero.acta.run import TooMuch
from quiero.engine import act, deal, happenings, reglamento, start, view
from quiero.engine.cards import NAMES, cards

CASES = sorted(Path(__file__).parent.parent.joinpath("actas").glob("*/*.acta.toml"))
DUEL = """acta = 1
reglamento = "argentino-duelo"
objetivo = 15
asientos = 2
[[mano]]
es-mano = 1
cartas = ["1e 7o 4c", "3c 2b 12o"]
jugadas = \"\"\"
{lines}
\"\"\"
"""


def played(text: str) -> Playback:
    return play(parse(text), acts=10_000, steps=1000)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_is_shown_step_by_step_as_each_saw_it(path: Path) -> None:
    acta = read(path)
    playback = play(acta, acts=40_000, steps=4000)
    assert playback.report.failure is None
    lines = [line for line in acta.sorteo or () if not isinstance(line, Fact)]
    lines += [line for hand in acta.manos for line in hand.jugadas if not isinstance(line, Fact)]
    done = [moment.line for moment in playback.moments if moment.line is not None]
    cut = [line for line in lines if line not in done]
    assert all("corta" in str(line) or "tiempo" in str(line) for line in cut), "only a cut that is but a record is no step"
    for moment in playback.moments:
        if moment.state is None or moment.hidden:
            continue
        for seat in range(acta.asientos + 1):
            step = step_of(moment, seat, "es-AR")
            assert step.view == replace(view(moment.state, seat), options=[], disabled=[])
            assert step.events == happenings(moment.events, seat)
            assert step.hands == []
        whole = step_of(moment, ALL, "es-AR")
        assert whole.view is not None
        assert [len(held) for held in whole.hands] == whole.view.held
        assert all(card.card for card in whole.view.table)
        assert len(whole.events) == len(moment.events)


@pytest.mark.parametrize("name", ["V-193-senas", "E-64-senas"])
def test_a_seat_sees_the_senas_that_it_saw_and_open_eyes_see_them_all(name: str) -> None:
    path = next(path for path in CASES if path.name.startswith(name))
    last = play(read(path), acts=1000, steps=100).moments[-1]
    assert last.state is not None
    made = [(sena.seat, sena.name) for sena in last.state.senas]
    whole = step_of(last, ALL, "es-AR").view
    assert whole is not None
    assert [(sena.seat, sena.name) for sena in whole.senas] == made
    for seat in range(1, last.state.seats + 1):
        seen = step_of(last, seat, "es-AR").view
        assert seen is not None
        assert [(s.seat, s.name) for s in seen.senas] == [(s.seat, s.name) for s in last.state.senas if s.seen_by(seat)]


def test_an_attempt_that_is_refused_says_why_and_by_which_article() -> None:
    playback = played(DUEL.format(lines="1 truco\n! 2 mazo\n2 quiero"))
    refused = step_of(playback.moments[2], ALL, "es-AR")
    assert (refused.seat, refused.act, refused.article) == (2, "mazo", "D-61")
    assert refused.refused == "Antes de irte al mazo contestá el canto."
    assert refused.view == step_of(playback.moments[1], ALL, "es-AR").view


def test_an_act_of_another_reglamento_is_refused_in_words() -> None:
    refused = step_of(played(DUEL.format(lines="! 1 vale-nueve")).moments[1], ALL, "es-VE")
    assert refused.refused == "En este truco no existe «vale 9»."


def test_where_it_does_not_hold_the_steps_end() -> None:
    playback = played(DUEL.format(lines="1 truco\n1 1e\n2 quiero"))
    assert [str(moment.line) for moment in playback.moments] == ["None", "1 truco"]
    wrong = playback.report.wrong
    assert isinstance(wrong, NotLegal)
    assert (wrong.done, wrong.line) == (Do(1, "1e"), 10)
    assert wrong.why is not None
    assert wrong.why.code == "carta-con-canto"


def test_a_match_that_is_not_finished_is_shown_as_far_as_it_goes() -> None:
    playback = played(DUEL.format(lines="1 1e"))
    assert playback.report.failure is None
    last = step_of(playback.moments[-1], 2, "es-AR")
    assert last.view is not None
    assert (last.view.phase, last.view.turn, [card.card for card in last.view.table]) == ("mano", 2, ["1e"])


def masked(*acts: str) -> Playback:
    """What seat 2 has seen of a hand in which seat 1 holds 1e 7o 4c."""
    header = replace(parse(DUEL.format(lines="")), manos=())
    moves: list[Move] = [Dealing((cards("1e 7o 4c"), cards("3c 2b 12o"))), *[act(int(done[0]), done[2:]) for done in acts]]
    rules = reglamento("argentino-duelo", {})
    return play(record(header, moves, seat=2, begin=start(rules, 15, 2, 1)), acts=10_000, steps=100)


def test_cards_that_are_not_shown_stay_unknown() -> None:
    playback = masked("1 truco", "2 quiero", "1 1e")
    assert playback.report.failure is None
    assert playback.report.unchecked
    whole = step_of(playback.moments[-1], ALL, "es-AR")
    assert whole.hands == [[UNKNOWN, UNKNOWN], ["3c", "2b", "12o"]]
    first = step_of(playback.moments[0], 1, "es-AR")
    assert first.view is not None
    assert (first.view.cards, first.view.tanto) == (["1e", UNKNOWN, UNKNOWN], None)
    text = msgspec.json.encode(
        [step_of(moment, eyes, "es-AR") for moment in playback.moments for eyes in (ALL, 0, 1, 2)]
    ).decode()
    cards_told = {word for word in text.split('"') if word in NAMES}
    assert cards_told == {"1e", "3c", "2b", "12o"}
    own = step_of(playback.moments[0], 2, "es-AR")
    state, _ = deal(start(reglamento("argentino-duelo", {}), 15, 2, 1), (cards("1e 7o 4c"), cards("3c 2b 12o")), -1)
    assert own.view == replace(view(state, 2), options=[], disabled=[])


def test_no_more_steps_and_no_more_work_than_is_allowed() -> None:
    acta = parse(DUEL.format(lines="1 1e\n2 3c"))
    assert len(play(acta, acts=3, steps=3).moments) == 3
    with pytest.raises(TooMuch):
        play(acta, acts=3, steps=2)
    with pytest.raises(TooMuch):
        play(acta, acts=2, steps=3)
