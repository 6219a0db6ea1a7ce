"""Hands in which a clock runs out, made from hands in which none does.

A random hand never lets a clock run out. So one of its lines is exchanged for `S tiempo …`: if that is the same act by another
name the rest stands, otherwise the hand stops there.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.referee.common import argentine_row, pieces_of, read_lines, venezuelan_row

REFUSALS: Final = ("no-quiero", "me-achico", "son-buenas")
"""What an idle team says; any other answer becomes one of these (D-67, D-68, D-70, E-68, S-47, V-185)."""

ANSWERS: Final = (*REFUSALS, "quiero", "tengo")


def idle(acta: Mapping[str, Any]) -> dict[str, Any] | None:
    """The only hand of an acta with one line exchanged, without results; None when no line can be."""
    mano = acta["mano"][0]
    lines = read_lines(mano["jugadas"])
    exchanged = [told for at in range(len(lines)) if (told := _exchange(acta, lines, at))]
    if not exchanged:
        return None
    jugadas = random.Random(mano["jugadas"]).choice(exchanged)
    kept = {key: value for key, value in mano.items() if key not in ("pagos", "quedan", "gana")}
    return {**acta, "mano": [kept | {"jugadas": jugadas}]}


def _exchange(acta: Mapping[str, Any], lines: Sequence[tuple[int, list[str]]], at: int) -> str:
    """The lines of a hand with that one exchanged, or nothing when it is not one that a clock can stand for."""
    seat, act = lines[at]
    same = act == ["con-flor", "me-achico"] or (act[0] in REFUSALS and not _por_derecho(acta))
    clock = [str(seat), "tiempo"]
    if act[0] == "pegado":
        clock += act[1:3] if _must_play_two(acta, lines) else act[1:2]
    elif act[0] in acta["mano"][0]["cartas"][seat - 1].split():
        same = _would_be_played(acta, lines, at)
        if acta["reglamento"] == "venezolano":  # V-182, V-183: the server names the card
            clock.append(act[0])
    elif act[-1] not in ANSWERS:
        return ""
    told = [[str(who), *words] for who, words in lines]
    return "\n".join(" ".join(words) for words in (*told[:at], clock, *(told[at + 1 :] if same else ())))


def _row(acta: Mapping[str, Any]) -> Callable[[str], int]:
    pieces = pieces_of(acta["mano"][0]["vira"]) if "vira" in acta["mano"][0] else None
    return (lambda card: venezuelan_row(card, pieces)) if pieces else argentine_row


def _cards(acta: Mapping[str, Any], lines: Sequence[tuple[int, list[str]]]) -> list[tuple[int, str]]:
    """The cards that were played one at a time."""
    hands = [cards.split() for cards in acta["mano"][0]["cartas"]]
    return [(seat, act[0]) for seat, act in lines if act[0] in hands[seat - 1]]


def _would_be_played(acta: Mapping[str, Any], lines: Sequence[tuple[int, list[str]]], at: int) -> bool:
    """Would the clock play that very card, and change nothing else (D-69, E-68, S-48, V-182)?"""
    mano, (seat, act) = acta["mano"][0], lines[at]
    if acta["reglamento"] == "venezolano":
        return len(act) == 1 and len(_cards(acta, lines[:at])) < acta["asientos"] and not _por_derecho(acta)
    if acta["reglamento"] == "argentino-duelo" and at > 0:
        return False
    left = [card for card in mano["cartas"][seat - 1].split() if (seat, card) not in _cards(acta, lines[:at])]
    weakest: str = max(left, key=_row(acta))
    return act[0] == weakest


def _por_derecho(acta: Mapping[str, Any]) -> bool:
    """There a silence is not what the same words would be (V-99, V-103, V-186)."""
    return bool(acta.get("opciones", {}).get("flor-por-derecho"))


def _must_play_two(acta: Mapping[str, Any], lines: Sequence[tuple[int, list[str]]]) -> bool:
    """Was the first vuelta an emparde (V-157)?"""
    first = [_row(acta)(card) for _, card in _cards(acta, lines)[: acta["asientos"]]]
    return first.count(min(first)) > 1
