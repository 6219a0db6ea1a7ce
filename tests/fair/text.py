"""The draws of a match, written out again from `docs/acta.md` alone, to hold the server's against."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import count

FRESH = [f"{number}{suit}" for suit in "eboc" for number in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
SEATS_THAT_CUT = "venezolano"


class Text:
    """The draws of one match: its seed, its id, and a nonce of each seat in hex."""

    def __init__(self, seed: bytes, mesa: str, aportes: Sequence[str]) -> None:
        self.seats = len(aportes)
        self.key = hmac.new(seed, "|".join((mesa, *aportes)).encode(), "sha256").digest()

    def numbers(self, label: str, n: int) -> Iterator[int]:
        """Ever more numbers below n of that stream."""
        for block in count():
            digest = hmac.new(self.key, f"{label}|{block}".encode(), "sha256").digest()
            for word in (int(digest[i : i + 4].hex(), 16) for i in range(0, 32, 4)):
                if word < 2**32 - 2**32 % n:
                    yield word % n

    def number(self, label: str, n: int) -> int:
        return next(self.numbers(label, n))

    def first_mano(self, reglamento: str) -> int:
        drawn = 1 + self.number("mano", self.seats)
        return drawn % self.seats + 1 if reglamento == SEATS_THAT_CUT else drawn

    def deck(self, hand: int) -> list[str]:
        """The shuffled deck of that hand, top card first. Each number below another n comes from the same stream of words."""
        words = self._words(f"mazo|{hand}")
        deck = list(FRESH)
        for i in range(39, 0, -1):
            word = next(word for word in words if word < 2**32 - 2**32 % (i + 1))
            deck[i], deck[word % (i + 1)] = deck[word % (i + 1)], deck[i]
        return deck

    def _words(self, label: str) -> Iterator[int]:
        for block in count():
            digest = hmac.new(self.key, f"{label}|{block}".encode(), "sha256").digest()
            yield from (int(digest[i : i + 4].hex(), 16) for i in range(0, 32, 4))

    def dealt(self, hand: int, mano: int) -> tuple[list[str], str]:
        """The cards of each seat, and the one that follows them, where there is no cut."""
        return deal_out(self.deck(hand), mano, self.seats)

    def cut(self, hand: int, k: int) -> int:
        return 1 + self.number(f"reloj|{hand}|{k}", 39)

    def card(self, hand: int, k: int, held: Sequence[str]) -> str:
        return held[self.number(f"reloj|{hand}|{k}", len(held))]

    def catches(self, hand: int, k: int, seat: int) -> bool:
        return self.number(f"sena|{hand}|{k}|{seat}", 10) == 0


def deal_out(deck: Sequence[str], mano: int, seats: int) -> tuple[list[str], str]:
    """From the bottom, one at a time, from the mano on; then the vira."""
    bottom = list(deck)
    hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    seat = mano
    for _ in range(3 * seats):
        hands[seat].append(bottom.pop())
        seat = seat % seats + 1
    return [" ".join(hands[seat]) for seat in range(1, seats + 1)], bottom.pop()
