"""Checking: an acta that is altered does not hold, and the report says where, what it claims and what happened."""

from __future__ import annotations

import pytest

from quiero.acta.check import Failure, check
from quiero.acta.read import parse
from quiero.acta.replay import NotPlayed

TWO_HANDS = '''\
acta = 1
reglamento = "argentino-duelo"
version = 1
objetivo = 15
asientos = 2
jugadores = ["Ana", "Beto"]
sorteo = """
1 piedra
! 1 papel
2 tijera
? es-mano 1
"""

[[mano]]
es-mano = 1
tantos = [0, 0]
cartas = ["7e 6e 4c", "5b 4b 12o"]
jugadas = """
? turno 1
1 envido
? responde 2
? apuesta envido 2
! 1 quiero
2 quiero
? apuesta envido 2
2 son-buenas
? cierra envido
? tantos 2 0
1 truco
? apuesta truco 1
2 no-quiero
? fin
? sigue-mano 2
"""
pagos = [["envido", 1, 2], ["truco", 1, 1]]
quedan = [3, 0]

[[mano]]
es-mano = 2
tantos = [3, 0]
cartas = ["1e 7o 4c", "3c 2b 12o"]
jugadas = """
? puede 2 truco
2 3c
? ve 1 3c
? no-ve 1 2b
1 1e
? vuelta 1 1
1 tiempo
"""
pagos = [["truco", 2, 1]]
quedan = [3, 1]
'''


def failure_of(text: str) -> Failure | None:
    report = check(parse(text))
    assert not report.unchecked
    return report.failure


def test_the_match_holds() -> None:
    assert failure_of(TWO_HANDS) is None


@pytest.mark.parametrize(
    ("was", "altered", "where", "expected", "happened"),
    [
        ('pagos = [["truco", 2, 1]]', 'pagos = [["truco", 2, 2]]', "hand 2", "[['truco', 2, 2]]", "[['truco', 2, 1]]"),
        ('["envido", 1, 2], ["truco", 1, 1]', '["truco", 1, 1], ["envido", 1, 2]', "hand 1", "pagos", "what was paid"),
        ("quedan = [3, 1]", "quedan = [3, 2]", "hand 2", "quedan [3, 2]", "the score is [3, 1]"),
        ("quedan = [3, 1]", "quedan = [3, 1]\ngana = 1", "hand 2", "gana 1", "nobody has won yet"),
        ("quedan = [3, 0]", "gana = 2", "hand 1", "gana 2", "nobody has won yet"),
        ("? turno 1", "? turno 2", "hand 1", "turno 2", "turno 1"),
        ("? responde 2", "? responde 1", "hand 1", "responde 1", "responde 2"),
        ("? apuesta envido 2\n!", "? apuesta envido 3\n!", "hand 1", "apuesta envido 3", "apuesta envido 2"),
        ("? apuesta envido 2\n2 son", "? responde 2\n2 son", "hand 1", "responde 2", "no canto is pending"),
        ("! 1 quiero", "! 2 quiero", "hand 1", "2 quiero to be refused", "it is legal"),
        ("? cierra envido", "? apuesta envido 2", "hand 1", "apuesta envido 2", "no envido is pending"),
        ("? tantos 2 0", "? tantos 0 2", "hand 1", "tantos 0 2", "tantos 2 0"),
        ("? tantos 2 0", "? fin", "hand 1", "fin", "the hand goes on"),
        ("? tantos 2 0", "? sigue-mano 2", "hand 1", "sigue-mano 2", "no hand follows now"),
        ("? tantos 2 0", "? es-mano 1", "hand 1", "es-mano 1", "the sorteo is not"),
        ("? apuesta truco 1", "? apuesta truco 2", "hand 1", "apuesta truco 2", "apuesta truco 1"),
        ("? sigue-mano 2", "? sigue-mano 1", "hand 1", "sigue-mano 1", "sigue-mano 2"),
        ("? sigue-mano 2", "? turno 1", "hand 1", "turno 1", "no card is due"),
        ("? puede 2 truco", "? puede 1 truco", "hand 2", "puede 1 truco", "it is not legal"),
        ("? puede 2 truco", "? cierra envido", "hand 2", "cierra envido", "can still open envido"),
        ("? puede 2 truco", "? puede 2 me-achico", "hand 2", "puede 2 me-achico", "it is not legal"),
        ("? ve 1 3c", "? no-ve 1 3c", "hand 2", "no-ve 1 3c", "ve 1 3c"),
        ("? no-ve 1 2b", "? ve 1 2b", "hand 2", "ve 1 2b", "no-ve 1 2b"),
        ("? no-ve 1 2b", "? ve 3 3c", "hand 2", "ve 3 3c", "no-ve 3 3c"),
        ("? vuelta 1 1", "? vuelta 1 parda", "hand 2", "vuelta 1 parda", "vuelta 1 1"),
        ("? vuelta 1 1", "? vuelta 2 1", "hand 2", "vuelta 2 1", "vuelta 2 is not complete"),
        ("1 1e", "1 2e", "hand 2", "1 2e to be legal", "it was refused: no-tenes-esa-carta"),
        ("1 1e", "1 seña guiño", "hand 2", "1 seña guiño to be legal", "it was refused: otro-reglamento"),
        ("1 1e", "1 seña baile", "hand 2", "1 seña baile to be legal", "otro-reglamento"),
        ("1 1e", "3 1e", "hand 2", "3 1e to be legal", "it was refused: asiento-inexistente"),
        ("1 tiempo", "2 tiempo", "hand 2", "2 tiempo to be legal", "it was refused: no-corre-reloj"),
        ("1 tiempo", "1 tiempo 4c", "hand 2", "1 tiempo 4c to be legal", "it was refused"),
        ("es-mano = 2", "es-mano = 1", "hand 2", "es-mano 1", "the mano is seat 2"),
        ("es-mano = 1", "es-mano = 2", "hand 1", "es-mano 2", "the mano is seat 1"),
        ("tantos = [0, 0]", "tantos = [1, 0]", "hand 1", "tantos [1, 0]", "the score is [0, 0]"),
        ("tantos = [3, 0]", "tantos = [4, 0]", "hand 2", "tantos [4, 0]", "the hand before left [3, 0]"),
        ('"1e 7o 4c"', '"1e 7o 3c"', "hand 2", "forty different cards", "3c is dealt twice"),
        ('["1e 7o 4c", ', '["4e 5o 6c", "1e 7o 4c", ', "hand 2", "cards for 2 seats", "cards for 3"),
        ("! 1 papel", "! 2 papel", "sorteo", "2 papel to be refused", "it is legal"),
        ('["Ana", "Beto"]', '["Ana"]', "", "2 jugadores", "there are 1"),
        ("sorteo =", "gana = 1\nsorteo =", "", "gana of a match that ended before its first hand", "it did not end there"),
        ("objetivo = 15", "objetivo = 20", "", "objetivo 20", "argentino-duelo has 15 or 30"),
        ("asientos = 2", "asientos = 4", "", "asientos 4", "argentino-duelo has 2"),
        ("sorteo =", "opciones = { flor = true }\nsorteo =", "", "the option flor", "declares no such option"),
        ('cartas = ["1e', 'vira = "5c"\ncartas = ["1e', "hand 2", "no vira", "otherwise"),
    ],
)
def test_an_altered_acta_fails_where_it_was_altered(was: str, altered: str, where: str, expected: str, happened: str) -> None:
    first = TWO_HANDS.count("\n", 0, TWO_HANDS.index(was)) + 1
    failure = failure_of(TWO_HANDS.replace(was, altered, 1))
    assert failure is not None
    assert failure.where == where
    assert first <= failure.line <= first + altered.count("\n")
    assert expected in failure.expected
    assert happened in failure.happened


@pytest.mark.parametrize(("altered", "happened"), [("2 papel\n", "es-mano 2"), ("", "the sorteo is not what has just ended")])
def test_the_sorteo_is_played_again(altered: str, happened: str) -> None:
    failure = failure_of(TWO_HANDS.replace("2 tijera\n", altered))
    assert failure is not None
    assert (failure.where, failure.expected, failure.happened) == ("sorteo", "es-mano 1", happened)


def test_no_hand_comes_after_an_unfinished_one() -> None:
    unfinished = (
        TWO_HANDS.replace("2 no-quiero\n? fin\n? sigue-mano 2\n", "").replace("pagos", "# ", 1).replace("quedan", "# ", 1)
    )
    failure = failure_of(unfinished)
    assert str(failure) == "hand 2, line 35: expected what comes before a hand to be finished; it is not"


def test_results_belong_to_a_finished_hand() -> None:
    failure = failure_of(TWO_HANDS.replace("1 tiempo\n", ""))
    assert str(failure) == "hand 2, line 50: expected the hand to be over, since it has pagos; it is not"


def test_no_hand_comes_after_the_match() -> None:
    cards = 'cartas = ["1e 7o 4c", "3c 2b 12o"]'
    hand = f'[[mano]]\nes-mano = 1\ntantos = [14, 3]\n{cards}\njugadas = "1 truco\\n2 no-quiero"\ngana = 1\n'
    top = 'acta = 1\nreglamento = "argentino-duelo"\nobjetivo = 15\nasientos = 2\n'
    assert failure_of(top + hand) is None
    failure = failure_of(top + hand + hand)
    assert failure is not None
    assert (failure.where, failure.line, failure.expected) == ("hand 2", 11, "no hand once the match is over")
    assert failure_of(top + "sueltas = true\n" + hand + hand) is None


def test_a_key_that_is_absent_asserts_nothing() -> None:
    keys = ("pagos =", "quedan =", "es-mano = 2", "tantos = [3")
    assert failure_of("\n".join(line for line in TWO_HANDS.splitlines() if not line.startswith(keys))) is None


def test_a_match_may_end_in_its_sorteo() -> None:
    top = 'acta = 1\nreglamento = "argentino-duelo"\nobjetivo = 15\nasientos = 2\ngana = 2\n'
    assert failure_of(top + 'sorteo = """\n2 papel\n1 rendirse\n? fin\n"""\n') is None
    failure = failure_of(top + 'sorteo = """\n2 papel\n"""\n')
    assert failure == Failure("", 5, "gana 2", "nobody has won yet")


def test_rendirse_between_two_hands_stands_in_the_first_of_them() -> None:
    ended = TWO_HANDS.replace("1 tiempo\n", "1 tiempo\n1 rendirse\n? fin\n") + "gana = 2\n"
    assert failure_of(ended) is None


def test_the_server_may_end_a_match_against_an_absent_seat() -> None:
    assert failure_of(TWO_HANDS.replace("1 tiempo\n", "1 tiempo\n1 abandono\n") + "gana = 2\n") is None


def test_rules_that_this_engine_does_not_have_are_said_to_be_so() -> None:
    with pytest.raises(NotPlayed) as error:
        check(parse(TWO_HANDS.replace("version = 1", "version = 2")))
    assert error.value.line == 3
