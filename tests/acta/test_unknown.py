"""An acta given to a seat before the match ends: what does not depend on the unknown is checked, and the rest is named."""

from __future__ import annotations

import pytest

from quiero.acta.check import check
from quiero.acta.read import parse
from quiero.acta.unknown import LIMIT, Deals

TOP = 'acta = 1\nreglamento = "argentino-duelo"\nobjetivo = 15\nasientos = 2\n'


def acta(cartas: str, jugadas: str, results: str, tantos: str = "[0, 0]") -> str:
    lines = "\n".join(part.strip() for part in jugadas.split("|"))
    return f'{TOP}\n[[mano]]\nes-mano = 1\ntantos = {tantos}\ncartas = {cartas}\njugadas = """\n{lines}\n"""\n{results}\n'


SEEN_BY_1 = '["7e 6e 4c", "?? ?? ??"]'
NOT_TOLD = "hand 1: what depends on the cards that are not shown"


@pytest.mark.parametrize(
    ("jugadas", "results"),
    [
        ("1 envido | 2 quiero | 2 son-buenas | 1 truco | 2 no-quiero", 'pagos = [["envido", 1, 2], ["truco", 1, 1]]'),
        ("1 envido | 2 quiero | 2 tengo | ? tantos 2 0 | 1 truco | 2 no-quiero", 'pagos = [["envido", 1, 2], ["truco", 1, 1]]'),
        ("1 envido | 2 flor | 1 mazo", 'pagos = [["flor", 2, 3], ["truco", 2, 1]]'),
        ("1 7e | 2 3c | 1 6e | 2 2b | ? vuelta 2 2 | 2 12o | 1 4c", "quedan = [0, 1]"),
        ("1 7e | 2 1e", ""),
    ],
)
def test_a_hand_holds_when_some_deal_makes_it_hold(jugadas: str, results: str) -> None:
    report = check(parse(acta(SEEN_BY_1, jugadas, results)))
    assert report.failure is None
    assert report.unchecked == (NOT_TOLD,)


@pytest.mark.parametrize(
    ("jugadas", "results", "happened"),
    [
        ("1 truco | 2 no-quiero", 'pagos = [["truco", 1, 2]]', "what was paid is [['truco', 1, 1]]"),
        ("1 envido | 2 quiero | 2 son-buenas | ? tantos 0 2", "", "tantos 2 0"),
        ("1 envido | 2 quiero | 2 tengo | ? tantos 0 2", "", "tantos 2 0"),
        ("1 7e | 2 7e", "", "it was refused: no-tenes-esa-carta"),
        ("1 4c | 2 3c | 2 3c", "", "it was refused: no-tenes-esa-carta"),
        ("1 7e | 2 3c | ? vuelta 1 2", "", "vuelta 1 1"),
        ("1 truco | 2 no-quiero", 'pagos = [["truco", 1, 1]]\nquedan = [0, 1]', "tantos and pagos add up to [1, 0]"),
    ],
)
def test_a_hand_fails_when_no_deal_makes_it_hold(jugadas: str, results: str, happened: str) -> None:
    failure = check(parse(acta(SEEN_BY_1, jugadas, results))).failure
    assert failure is not None
    assert happened in failure.happened


def test_either_may_have_won_the_envido_where_the_numbers_are_not_known() -> None:
    for winner in (1, 2):
        text = acta(
            '["5b 4b 12o", "?? ?? ??"]',
            "1 envido | 2 quiero | 2 tengo | 1 mazo",
            f'pagos = [["envido", {winner}, 2], ["truco", 2, 1]]',
        )
        assert check(parse(text)).failure is None


def test_the_next_hand_goes_on_from_what_is_known() -> None:
    first = acta(SEEN_BY_1, "1 truco | 2 no-quiero", "quedan = [1, 0]")
    second = (
        '\n[[mano]]\nes-mano = 2\ntantos = [1, 0]\ncartas = ["1e 7o 4c", "3c 2b 12o"]\njugadas = """\n2 truco\n1 no-quiero\n"""\n'
    )
    assert check(parse(first + second + "quedan = [1, 1]\n")).failure is None
    failure = check(parse(first + second.replace("es-mano = 2", "es-mano = 1"))).failure
    assert failure is not None
    assert failure.happened == "the mano is seat 2"


def test_a_line_with_a_card_that_is_not_shown_ends_what_can_be_checked() -> None:
    text = acta(SEEN_BY_1, "1 7e | 2 ?? | 1 6e", "quedan = [1, 0]")
    report = check(parse(text))
    assert report.failure is None
    assert report.unchecked == ("hand 1: from line 12 on, where a card is not shown",)
    second = '\n[[mano]]\nes-mano = 2\ntantos = [1, 1]\ncartas = ["1e 7o 4c", "3c 2b 12o"]\n'
    failure = check(parse(text + second)).failure
    assert failure is not None
    assert failure.happened == "the hand before left [1, 0]"


def test_all_deals_of_a_duel_are_tried_and_none_repeats() -> None:
    deals = Deals((("7e", "6e", "4c"), ("??", "??", "??")), ())
    assert deals.all_tried
    tried = [frozenset(hand[1]) for hand in deals]
    assert len(tried) == len(set(tried)) == 7770 <= LIMIT


def test_where_there_are_too_many_deals_some_are_drawn_the_same_each_time() -> None:
    shown = (("7e", "6e", "4c"), *[("??", "??", "1e" if seat == 2 else "??") for seat in (2, 3, 4)])
    deals = Deals(shown, ())
    assert not deals.all_tried
    drawn = list(deals)
    assert drawn == list(deals)
    assert len(drawn) == LIMIT
    for hands in drawn[:50]:
        cards = [card for hand in hands for card in hand]
        assert len(set(cards)) == 12
        assert hands[0] == shown[0]
        assert "1e" in hands[1]
