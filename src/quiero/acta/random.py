"""Hands drawn at random, complete and with their right results: what `quiero acta random` writes.

Each hand stands in a file of its own and depends on the seed and its number only, so that more hands with the same seed
begin with the same ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from quiero.acta.model import Acta
from quiero.acta.record import Dealing, Move, Shuffled, record
from quiero.acta.replay import rules_of
from quiero.acta.write import text_of
from quiero.engine import REGLAMENTOS, State, actors, apply, deal, legal_acts, shuffle, start
from quiero.engine.cards import DECK


def header_for(name: str, seats: int, target: int | None, options: Mapping[str, bool | int | str]) -> Acta:
    """What stands at the top of every hand; `objetivo` 0 is to be drawn.

    Raises replay.NotPlayed or replay.Mismatch when the reglamento has no such table.
    """
    targets = REGLAMENTOS[name].targets if name in REGLAMENTOS else (0,)
    header = Acta(reglamento=name, objetivo=targets[0] if target is None else target, asientos=seats, opciones=dict(options))
    rules_of(header)
    return header if target else replace(header, objetivo=0)


def draw(header: Acta, seed: int, number: int) -> Acta:
    """Hand `number` of a seed. Mano and cards are drawn evenly; each act is one of all the legal ones, with equal chance.

    The score before it is drawn evenly below the target, each team's by itself: so faltas of every size, malas and buenas,
    and hands that end the match all come up. Nobody gives up the match and no clock runs out.
    """
    dice = random.Random(f"quiero {seed} {number}")
    plain = REGLAMENTOS[header.reglamento]
    options = {name: header.opciones.get(name, dice.random() < 0.5) for name in plain.options}
    header = replace(header, objetivo=header.objetivo or dice.choice(plain.targets), opciones=options)
    rules = rules_of(header)
    scores = (dice.randrange(header.objetivo), dice.randrange(header.objetivo))
    begin = start(rules, header.objetivo, header.asientos, mano=1 + dice.randrange(header.asientos), scores=scores)
    titled = replace(header, titulo=f"Mano {number} al azar, semilla {seed}")
    return record(titled, _moves(begin, dice), begin=begin)


def _moves(state: State, dice: random.Random) -> Iterator[Move]:
    if state.rules.cut_step() is None:
        cards = dice.sample(DECK, 3 * state.seats + 1)
        hands = tuple(tuple(cards[seat : 3 * state.seats : state.seats]) for seat in range(state.seats))
        dealing = Dealing(hands, cards[-1] if state.rules.has_vira else -1)
        yield dealing
        state, _ = deal(state, dealing.hands, dealing.vira)
    else:
        mazo = tuple(dice.sample(DECK, len(DECK)))
        yield Shuffled(mazo)
        state, _ = shuffle(state, mazo)
    while state.phase in ("corte", "mano"):
        act = dice.choice([act for seat in actors(state) for act in legal_acts(state, seat)])
        yield act
        state, _ = apply(state, act)


def write_hands(header: Acta, seed: int, count: int, folder: Path) -> None:
    """Write `count` hands into a folder, made if it is missing: one file each, named so that they sort in order."""
    folder.mkdir(parents=True, exist_ok=True)
    digits = max(4, len(str(count)))
    for number in range(1, count + 1):
        name = f"{header.reglamento}-{header.asientos}-{number:0{digits}d}.acta.toml"
        (folder / name).write_text(text_of(draw(header, seed, number)), encoding="utf-8", newline="\n")
