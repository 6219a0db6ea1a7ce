"""A journal is read strictly: a row that cannot have been accepted is not passed over."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from quiero.engine import IllegalAct, reglamento
from quiero.store import Row
from quiero.tables.fold import Fold
from quiero.tables.rows import (
    Acted,
    Asked,
    Begun,
    Closed,
    Dealt,
    Followed,
    Made,
    Opened,
    Payload,
    Sat,
    Shuffled,
    encode,
)

ZEROS = "00" * 16
NONCE = "ab" * 16
PROMISE = sha256(bytes.fromhex(NONCE)).hexdigest()
MADE = Made(
    rules=1,
    reglamento="argentino",
    target=15,
    seats=4,
    options={"flor": True},
    spectators="public",
    computers=[4],
    commitment="c",
)
SAT: list[Payload] = [Sat(rules=1, seat=1, nonce_hash=PROMISE), Sat(rules=1, seat=3), Sat(rules=1, seat=2)]
BEGUN = Begun(rules=1, aportes=[NONCE, ZEROS, ZEROS, ZEROS], mano=2)
OPENED = Opened(rules=1, seat=1, nonce=NONCE)
DEALT = Dealt(rules=1, hands=["1e 2e 3e", "4c 5o 6b", "4e 5b 7e", "7c 10o 12b"])
LEFT = Acted(rules=1, seat=1, act="rendirse", decision=1)


def folded(*payloads: Payload) -> Fold:
    rows = [Row("mesa", number, f"c{number}", 1_000 * number, encode(payload)) for number, payload in enumerate(payloads, 1)]
    return Fold.of("mesa", rows)


def test_from_the_first_row_to_the_next_table() -> None:
    assert folded(MADE).status == "waiting"
    assert folded(MADE).rules is reglamento("argentino", {"flor": True})
    opening = folded(MADE, *SAT)
    assert (opening.status, opening.chairs.free, opening.chairs.unopened, opening.shown()) == ("opening", [], [1], [ZEROS] * 4)
    begun = folded(MADE, *SAT, OPENED, BEGUN)
    assert (begun.status, begun.first_mano, begun.aportes[0]) == ("playing", 2, NONCE)
    assert begun.state is not None
    assert (begun.state.phase, begun.state.mano) == ("reparto", 2)
    dealt = folded(MADE, *SAT, OPENED, BEGUN, DEALT, Acted(rules=1, seat=3, act="seña ojos", decision=2))
    assert dealt.sena_at == {3: 8_000}
    asked = [Asked(rules=1, seat=1, nonce_hash=PROMISE), Asked(rules=1, seat=2), Asked(rules=1, seat=3)]
    over = folded(MADE, *SAT, OPENED, BEGUN, LEFT, *asked, Followed(rules=1, table="next"))
    assert (over.status, over.asked, over.next_table) == ("over", {1: PROMISE, 2: "", 3: ""}, "next")


@pytest.mark.parametrize(
    "payloads",
    [
        [SAT[0]],
        [MADE, MADE],
        [replace(MADE, rules=2)],
        [replace(MADE, options={"sin-flor": True})],
        [MADE, Sat(rules=1, seat=4)],
        [MADE, Sat(rules=1, seat=5)],
        [MADE, SAT[0], SAT[0]],
        [MADE, OPENED],
        [MADE, *SAT, Opened(rules=1, seat=1, nonce=ZEROS)],
        [MADE, *SAT, Opened(rules=1, seat=2, nonce=NONCE)],
        [MADE, *SAT, OPENED, OPENED],
        [MADE, SAT[0], BEGUN],
        [MADE, *SAT, BEGUN],
        [MADE, *SAT, OPENED, replace(BEGUN, mano=0)],
        [MADE, *SAT, OPENED, BEGUN, BEGUN],
        [MADE, *SAT, DEALT],
        [MADE, *SAT, LEFT],
        [MADE, *SAT, OPENED, BEGUN, replace(DEALT, vira="3o")],
        [MADE, *SAT, OPENED, BEGUN, replace(DEALT, hands=DEALT.hands[:2])],
        [MADE, *SAT, OPENED, BEGUN, Asked(rules=1, seat=1)],
        [MADE, *SAT, OPENED, BEGUN, LEFT, Asked(rules=1, seat=4)],
        [MADE, *SAT, OPENED, BEGUN, LEFT, Followed(rules=1, table="next")],
        [MADE, *SAT, OPENED, BEGUN, LEFT, Closed(rules=1)],
        [MADE, *SAT, OPENED, BEGUN, Closed(rules=1), LEFT],
        [MADE, *SAT, OPENED, BEGUN, Closed(rules=1), DEALT],
    ],
)  # fmt: skip
def test_a_row_out_of_place(payloads: list[Payload]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        folded(*payloads)


def test_a_row_out_of_order() -> None:
    with pytest.raises(ValueError, match="row 3 of mesa after row 1"):
        Fold.of("mesa", [Row("mesa", 1, "a", 0, encode(MADE)), Row("mesa", 3, "b", 0, encode(SAT[0]))])


def test_a_move_that_the_rules_forbid() -> None:
    before = [MADE, *SAT, OPENED, BEGUN]
    for wrong in (
        [replace(LEFT, act="truco")],
        [Shuffled(rules=1, mazo="1e")],
        [DEALT, DEALT],
        [DEALT, replace(LEFT, act="seña lengua-derecha")],
    ):
        with pytest.raises((IllegalAct, ValueError)):
            folded(*before, *wrong)


def test_a_table_made_before_the_lobby_is_by_link_with_a_clock_and_set_phrases() -> None:
    old = (
        '{"t":"made","rules":1,"reglamento":"argentino","target":15,"seats":2,"options":{"flor":true},'
        '"spectators":"public","computers":[],"commitment":"c"}'
    )
    made = Fold.of("mesa", [Row("mesa", 1, "srv:make", 1_000, old)]).made
    assert (made.public, made.clock, made.free_chat) == (False, True, False)
