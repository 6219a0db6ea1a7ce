"""Write what the pages of «Cómo se juega» know of the engine, or with `--check` say whether it is stale.

    python scripts/gen_learn.py [--check]

The page counts no points: the numbers of its examples, its tables and its guided hands come from here.
Exit codes: 0 written, or up to date · 1 stale (`--check`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from quiero.acta.model import Do
from quiero.acta.read import read
from quiero.acta.replay import before_hand, deal_names, step
from quiero.engine import REGLAMENTOS, Reglamento, State, act, apply, deal, happenings, reglamento, start, view
from quiero.engine.cards import DECK, NAMES, card, cards
from quiero.engine.envido import CHAINS, VALUE, tanto
from quiero.engine.flor import has_flor
from quiero.engine.fuerza import ARGENTINA, PIECES, VENEZOLANA
from quiero.engine.reglamentos.venezolano import tantos as venezolano
from quiero.engine.reglamentos.venezolano_simple import tantos as simple

CLIENT: Final = Path(__file__).resolve().parent.parent / "client"
LEARNER: Final = 1
"""The seat of who learns, in the guided hands."""

Count = Callable[[tuple[int, ...], int], int]
"""The count of a hand under a vira (-1: none); 0 for a hand without flor."""

COUNTS: Final[dict[str, tuple[Count, Count]]] = {
    "argentino-duelo": (lambda hand, _: tanto(hand), lambda hand, _: tanto(hand) if has_flor(hand) else 0),
    "argentino": (lambda hand, _: tanto(hand), lambda hand, _: 20 + sum(VALUE[one] for one in hand) if has_flor(hand) else 0),
    "venezolano": (
        lambda hand, vira: venezolano.envido_count(hand, PIECES[vira]),
        lambda hand, vira: venezolano.flor_count(hand, PIECES[vira]) if venezolano.flor_kind(hand, PIECES[vira]) else 0,
    ),
    "venezolano-simple": (
        lambda hand, vira: simple.envido_count(hand, *PIECES[vira]),
        lambda hand, vira: simple.flor_count(hand, *PIECES[vira]),
    ),
}
"""Reglamento → what a hand counts for the envido and for the flor."""

VIRAS: Final = ("5o", "11o", "10o", "12e", "1c", "7b")
"""Under these every hand is counted; among them are those that a 12 stands in for."""

EXAMPLES: Final = {
    "argentino-duelo": ("", ["7o 6o 2b", "4c 12c 3e", "6e 3b 1o", "11o 10b 12c", "7e 6e 5e"]),
    "argentino": ("", ["7o 6o 2b", "4c 12c 3e", "6e 3b 1o", "11o 10b 12c", "7e 6e 5e"]),
    "venezolano": ("5o", ["7b 6b 2c", "11o 7b 4c", "10o 6b 1e", "11o 10o 4c", "7e 6e 5e", "11o 6b 4b"]),
    "venezolano-simple": ("5o", ["7b 6b 2c", "11o 7b 4c", "10o 6b 1e", "7e 6e 5e", "11o 6b 4b", "11o 10o 4c"]),
}
"""Reglamento → the vira and the hands that its page counts."""

PARDAS: Final = {
    "argentino": ["20", "210", "212", "02", "002", "000"],
    "venezolano": ["20", "210", "212", "02", "002", "000"],
}
"""Courses of a hand by order of cards: the winner of each vuelta, 2 (the pie) or 1 (the mano), 0 a parda."""

TRUCOS: Final = {
    "argentino-duelo": ["truco", "retruco", "vale-cuatro"],
    "argentino": ["truco", "retruco", "vale-cuatro"],
    "venezolano": ["truco", "retruco", "vale-nueve", "vale-partida"],
    "venezolano-simple": ["truco", "retruco", "vale-nueve", "vale-partida"],
}
FLORES: Final = {
    "argentino-duelo": ["flor", "contraflor", "contraflor-al-resto"],
    "argentino": ["flor", "contraflor", "contraflor-al-resto"],
}


def main() -> int:
    stale = [path for path, text in pages() if (path.read_text(encoding="utf-8") if path.exists() else "") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(CLIENT.parent)} is stale: run python scripts/gen_learn.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in pages():
        path.write_text(text, encoding="utf-8")
    return 0


def pages() -> Iterator[tuple[Path, str]]:
    """Each file and what it holds."""
    for acta in sorted((CLIENT / "src/first").glob("*.acta.toml")):
        yield acta.with_name(acta.name.removesuffix(".acta.toml") + ".json"), _json(lesson(acta), 1)
    yield CLIENT / "src/learn/engine.json", _json({name: facts(name) for name in REGLAMENTOS}, 2)
    yield CLIENT / "tests/learn/engine.json", _json(proofs(), 2)


def _json(value: Any, depth: int) -> str:
    """JSON with a line for each thing `depth` levels down."""
    if depth == 0 or not isinstance(value, dict | list) or not value:
        return json.dumps(value, ensure_ascii=False) + ("\n" if depth == 2 else "")
    inner = [_json(one, depth - 1).strip() for one in (value.values() if isinstance(value, dict) else value)]
    if isinstance(value, dict):
        inner = [f"{json.dumps(key, ensure_ascii=False)}: {text}" for key, text in zip(value, inner, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}\n" + ",\n".join(inner) + f"\n{closing}\n"


# ---- the guided hands --------------------------------------------------------------------------------------------------------


def lesson(file: Path) -> dict[str, Any]:
    """A hand as its learner sees it: each moment, what led there, and what comes next."""
    acta = read(file)
    hand = acta.manos[0]
    names = tuple([tuple(cards_of) for cards_of in hand.cartas or ()])
    state, events = deal_names(before_hand(acta, hand), names, hand.vira)
    moments: list[dict[str, Any]] = []
    for line in hand.jugadas:
        if isinstance(line, Do):
            moments.append(_moment(state, events) | {"next": {"seat": line.seat, "act": line.act}})
        state, events = step(state, line)
    moments.append(_moment(state, events) | {"next": None})
    return {
        "reglamento": acta.reglamento,
        "target": acta.objetivo,
        "options": dict(acta.opciones),
        "names": list(acta.jugadores or ()),
        "moments": moments,
    }


def _moment(state: State, events: Any) -> dict[str, Any]:
    return {"view": asdict(view(state, LEARNER)), "events": [asdict(one) for one in happenings(events, LEARNER)]}


# ---- what a page says in numbers ---------------------------------------------------------------------------------------------


def facts(name: str) -> dict[str, Any]:
    """What the page of a reglamento shows: what its examples count, what its cantos pay, who wins with a parda."""
    vira, hands = EXAMPLES[name]
    envido, flor = COUNTS[name]
    under = card(vira) if vira else -1
    return {
        "vira": vira,
        "examples": [
            {"cards": text.split(), "envido": envido(cards(text), under), "flor": flor(cards(text), under)} for text in hands
        ],
        "truco": stakes(name, TRUCOS[name]),
        "envido": [
            {"chain": list(chain.words), "wanted": chain.wanted or None, "refused": chain.refused, "over": list(chain.raises)}
            for chain in (CHAINS.values() if name.startswith("argentino") else ())
        ],
        "flor": flores(name),
        "pardas": [
            {"vueltas": [int(mark) for mark in course], "winner": winner(name, course)}
            for course in PARDAS["venezolano" if name == "venezolano" else "argentino"]
        ],
        "seconds": rules(name).seconds,
        "targets": list(rules(name).targets),
        "seats": list(rules(name).seats),
    }


def rules(name: str) -> Reglamento:
    return reglamento(name, {"flor": True} if name == "argentino" else {})


def dealt(name: str, hands: list[str], vira: str = "5o") -> State:
    """A hand of two whose mano is seat 1, with nothing on the score."""
    table = rules(name)
    state = start(table, max(table.targets), 2, mano=1)
    return deal(state, tuple(cards(hand) for hand in hands), card(vira) if table.has_vira else -1)[0]


def stakes(name: str, words: list[str]) -> list[dict[str, Any]]:
    """What each level pays wanted and refused: each is sung by who may sing it, and wanted."""
    state = dealt(name, ["4c 1e 5c", "1b 4e 5e"])
    said = []
    for n, word in enumerate(words):
        seat = 1 + n % 2
        while state.turn != seat:
            state = _plays(state, NAMES[state.held_by(state.turn)[0]])
        state = apply(state, act(seat, word))[0]
        asked = view(state, seat).pending[-1]
        said.append({"act": word, "wanted": asked.wanted, "refused": asked.refused})
        state = apply(state, act(3 - seat, "quiero"))[0]
    return said


def _plays(state: State, name: str) -> State:
    """Whoever's turn it is plays that card."""
    return apply(state, act(state.turn, name))[0]


def flores(name: str) -> list[dict[str, Any]]:
    """What a flor and each raise of it pays against another flor. None: not a number of points."""
    said = []
    for last in range(1, len(FLORES.get(name, ())) + 1):
        for chain in [FLORES[name][:last]] if last < 3 else [["flor", FLORES[name][2]], FLORES[name]]:
            state = dealt(name, ["7e 6e 5e", "7b 6b 5b"])
            for n, word in enumerate(chain):
                state = apply(state, act(1 + n % 2, word))[0]
            asked = view(state, 1).pending[-1]
            said.append({"chain": chain, "wanted": asked.wanted, "refused": asked.refused})
    return said


def winner(name: str, course: str) -> int:
    """Who wins a hand of that course: cards that make it so are played until it is over."""
    pairs = {
        "0": iter([("6e", "6b"), ("5e", "5b"), ("4e", "4b")]),
        "1": iter([("3e", "4o")]),
        "2": iter([("4c", "3b"), ("5c", "2b")]),
    }
    plays = [next(pairs[mark]) for mark in course]
    spare = [("12e", "12b"), ("12o", "12c")]
    full = [*plays, *spare][:3]
    glued = name == "venezolano" and course[0] == "0"
    if glued and len(plays) == 3:
        plays = [plays[0], plays[2], plays[1]]  # above lies the third vuelta, which is compared first
        full = plays
    state = dealt(name, [" ".join(pair[seat] for pair in full) for seat in (0, 1)], "1o")
    for one, two in full[:1] if glued else full:
        for _ in range(2):
            if state.phase == "mano":
                state = _plays(state, one if state.turn == 1 else two)
    if glued:
        for seat in (0, 1):
            low, top = (full[1][seat], full[2][seat]) if len(course) == 3 else (full[2][seat], full[1][seat])
            state = apply(state, act(state.turn, f"pegado {low} {top}"))[0]
    assert state.phase == "reparto", (name, course)
    assert list(state.vueltas[: len(course)]) == [int(mark) for mark in course] or glued, (name, course, state.vueltas)
    return state.hand_winner


# ---- what the tests hold the page against ------------------------------------------------------------------------------------


def proofs() -> dict[str, Any]:
    """What a test holds the page's own counting against."""
    return {
        "law": {name: sorted(set(rules(name).law.values()), key=_number) for name in REGLAMENTOS},
        "pieces": {vira: [NAMES[piece] for piece in PIECES[card(vira)]] for vira in NAMES},
        "order": {"argentino": rows(ARGENTINA), "venezolano": rows(VENEZOLANA[card("5o")])},
        "hands": {name: {vira: _digests(name, vira) for vira in (VIRAS if "venezolano" in name else ("",))} for name in COUNTS},
    }


def _number(article: str) -> int:
    return int(article.partition("-")[2])


def rows(strength: tuple[int, ...]) -> list[list[str]]:
    """The cards by strength, the strongest first; cards of one row tie."""
    return [[NAMES[one] for one in DECK if strength[one] == power] for power in sorted(set(strength), reverse=True)]


def _digests(name: str, vira: str) -> list[str]:
    """SHA-256 of the envido counts of all hands in the order of the deck, and of their flor counts, with spaces between."""
    under = card(vira) if vira else -1
    all_hands = [hand for hand in combinations(DECK, 3) if under not in hand]
    return [sha256(" ".join([str(count(hand, under)) for hand in all_hands]).encode()).hexdigest() for count in COUNTS[name]]


if __name__ == "__main__":
    sys.exit(main())
