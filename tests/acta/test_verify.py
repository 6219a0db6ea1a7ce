"""`quiero acta verify`: a finished match is dealt again from its seed."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quiero.acta.cli import app
from quiero.acta.model import Acta, Timeout
from quiero.acta.record import Dealing, Move, record
from quiero.acta.verify import verify
from quiero.acta.write import text_of
from quiero.engine import act, actors, apply, deal, legal_acts, reglamento, start
from quiero.fair import NO_APORTE, Draws, commitment
from quiero.fair.chance import dealt

SEED = bytes(range(32))
MESA = "mesa-1"
APORTES = (bytes(range(0xA0, 0xB0)), NO_APORTE)
HEADER = Acta(
    reglamento="argentino-duelo",
    objetivo=15,
    asientos=2,
    mesa=MESA,
    compromiso=commitment(SEED),
    aportes=tuple(aporte.hex() for aporte in APORTES),
    semilla=SEED.hex(),
)


def played() -> Acta:
    """A whole match in which nobody picked in time, dealt from the seed."""
    draws, dice = Draws(SEED, MESA, APORTES), random.Random(1)
    moves: list[Move] = [act(1, f"tiempo {draws.first_seat()}")]
    state, _ = apply(start(reglamento("argentino-duelo"), 15, 2), act(1, f"tiempo {draws.first_seat()}"))
    while not state.over:
        if state.phase == "reparto":
            hands = dealt(draws.deck(state.hand + 1), state.mano, 2)
            moves.append(Dealing(hands))
            state, _ = deal(state, hands)
        else:
            chosen = dice.choice([act for seat in actors(state) for act in legal_acts(state, seat)])
            moves.append(chosen)
            state, _ = apply(state, chosen)
    return record(HEADER, moves)


MATCH = played()


def test_a_fair_match_is_verified() -> None:
    assert len(MATCH.manos) > 3
    assert verify(MATCH) is None


def another_card() -> Acta:
    cartas = MATCH.manos[2].cartas
    assert cartas is not None
    free = next(card for card in ("1e", "2e", "3e", "4e", "5e", "6e", "7e") if all(card not in held for held in cartas))
    swapped = replace(MATCH.manos[2], cartas=((free, *cartas[0][1:]), cartas[1]))
    return replace(MATCH, manos=(*MATCH.manos[:2], swapped, *MATCH.manos[3:]))


def another_mano() -> Acta:
    assert MATCH.sorteo is not None
    (line,) = MATCH.sorteo
    assert isinstance(line, Timeout)
    return replace(MATCH, sorteo=(replace(line, drawn=("1" if line.drawn == ("2",) else "2",)),))


@pytest.mark.parametrize(
    ("acta", "where", "said"),
    [
        (another_card(), "hand 3", "from the seed"),
        (another_mano(), "sorteo", "from the seed"),
        (replace(MATCH, semilla=bytes(32).hex()), "", "another seed was promised"),
        (replace(MATCH, compromiso=commitment(bytes(32))), "", "another seed was promised"),
        (replace(MATCH, mesa="mesa-2"), "hand 1", "from the seed"),
        (replace(MATCH, aportes=(bytes(16).hex(),) * 2), "sorteo", "from the seed"),
        (replace(MATCH, aportes=(bytes(16).hex(),)), "", "there are 1"),
        (replace(MATCH, semilla=None), "", "there is no semilla"),
        (replace(MATCH, mesa=None), "", "there is no mesa"),
        (replace(MATCH, manos=(replace(MATCH.manos[0], es_mano=None),)), "hand 1", "absent"),
        (replace(MATCH, sueltas=True), "", "do not follow"),
    ],
)
def test_what_does_not_follow_from_the_seed_is_named(acta: Acta, where: str, said: str) -> None:
    failure = verify(acta)
    assert failure is not None
    assert failure.where == where
    assert said in str(failure)


def test_any_other_deck_would_be_noticed() -> None:
    """Not only the six cards of a hand but their order and their owners are fixed."""
    cartas = MATCH.manos[0].cartas
    assert cartas is not None
    for wrong in (cartas[::-1], (cartas[0][::-1], cartas[1]), (cartas[0], cartas[1][1:] + cartas[1][:1])):
        assert verify(replace(MATCH, manos=(replace(MATCH.manos[0], cartas=wrong),))) is not None


def test_the_command(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.acta.toml", tmp_path / "bad.acta.toml"
    good.write_text(text_of(MATCH), encoding="utf-8")
    bad.write_text(text_of(another_card()), encoding="utf-8")
    run = CliRunner().invoke
    outcome = run(app, ["verify", str(good)])
    assert (outcome.exit_code, outcome.stdout) == (
        0,
        f"{len(MATCH.manos)} hands, all dealt from the seed that was committed to\n",
    )
    outcome = run(app, ["verify", str(bad)])
    assert outcome.exit_code == 1
    assert "hand 3, line" in outcome.stdout
    (tmp_path / "no.acta.toml").write_text("acta = 1\nnonsense = true\n")
    assert run(app, ["verify", str(tmp_path / "no.acta.toml")]).exit_code == 2
    assert run(app, ["check", str(good)]).exit_code == 0, "a fair match also checks"
