"""An acta to look at: every step of it, as one pair of eyes saw it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from quiero.acta.check import Report, check
from quiero.acta.model import UNKNOWN, Acta, Fact, Refuse
from quiero.acta.replay import refusal
from quiero.acta.run import Moment, TooMuch, Work
from quiero.engine import State, happenings, open_hands, open_happenings, open_view, view
from quiero.engine.cards import NAMES
from quiero.engine.view import View
from quiero.protocol.replay import ReplayStep
from quiero.words import say

ALL: Final = -1
"""The eyes that see everything; the others are a seat's, and 0 those of whoever sees the public table."""


@dataclass(frozen=True, slots=True)
class Playback:
    """An acta played again, as far as it holds."""

    acta: Acta
    moments: tuple[Moment, ...]
    report: Report


def play(acta: Acta, *, acts: int, steps: int) -> Playback:
    """Play it, doing no more than so much (see Work) and keeping no more than so many steps.

    Raises TooMuch, and replay.NotPlayed when the engine does not have its rules.
    """
    moments: list[Moment] = []

    def keep(moment: Moment) -> None:
        if isinstance(moment.line, Fact):
            return
        if len(moments) == steps:
            raise TooMuch
        moments.append(moment)

    report = check(acta, keep, Work(acts))
    return Playback(acta, tuple(moments), report)


def step_of(moment: Moment, eyes: int, locale: str) -> ReplayStep:
    """What those eyes saw at that moment."""
    line, state = moment.line, moment.state
    refused = refusal(state, line) if isinstance(line, Refuse) and state is not None else None
    shown = open_happenings(moment.events) if eyes == ALL else happenings(moment.events, eyes)
    return ReplayStep(
        hand=moment.hand,
        seat=0 if line is None or isinstance(line, Fact) else line.seat,
        act="" if line is None or isinstance(line, Fact) else line.act,
        refused=_refused(line, refused is not None and say(locale, refused.code, refused.params), locale),
        article=refused.article if refused else "",
        view=None if state is None else _view(state, eyes, moment.hidden),
        hands=[[_known(card, moment.hidden) for card in held] for held in open_hands(state)] if state and eyes == ALL else [],
        events=shown,
    )


def _refused(line: object, words: str | bool, locale: str) -> str:
    """The words of a refusal that the acta asserts; those for any other where the table does not even have such an act."""
    if not isinstance(line, Refuse):
        return ""
    return words if isinstance(words, str) else say(locale, "otro-reglamento", {"act": line.act})


def _view(state: State, eyes: int, hidden: frozenset[str]) -> View:
    """The view without what could be done in it; of made-up cards it shows none, and nothing that is counted from them."""
    seen = replace(open_view(state) if eyes == ALL else view(state, eyes), options=[], disabled=[])
    if not hidden:
        return seen
    table = [replace(card, card="" if card.down and card.card in hidden else card.card) for card in seen.table]
    mine = state.deal.hands[eyes - 1] if eyes > 0 and state.deal is not None else ()
    if hidden.isdisjoint(NAMES[card] for card in mine):
        return replace(seen, table=table)
    cards = [_known(card, hidden) for card in seen.cards]
    return replace(seen, table=table, cards=cards, tanto=None, flor="", peeked=_known(seen.peeked, hidden))


def _known(card: str, hidden: frozenset[str]) -> str:
    return UNKNOWN if card in hidden else card
