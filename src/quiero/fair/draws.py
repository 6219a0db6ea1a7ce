"""From a seed to numbers below n, decks and manos. Pure: the seed is handed in."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from quiero.engine.cards import DECK

SEED_BYTES: Final = 32
NO_APORTE: Final = bytes(16)
"""The nonce of a computer, and of a seat that sent none or a false one."""

_WORD: Final = 2**32


def commitment(seed: bytes) -> str:
    """What is published before anyone sits: the SHA-256 of the 32 raw bytes of the seed, in hex.

    Raises ValueError for a seed of another length.
    """
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return sha256(seed).hexdigest()


class Draws:
    """Every draw of one match. `aportes` are the nonces of the seats, seat 1 first (16 bytes each)."""

    def __init__(self, seed: bytes, mesa: str, aportes: Sequence[bytes]) -> None:
        said = "|".join([mesa, *(aporte.hex() for aporte in aportes)])
        self.seats = len(aportes)
        self.key = hmac.digest(seed, said.encode(), "sha256")

    def stream(self, label: str) -> Stream:
        """A fresh stream of that label, from its beginning."""
        return Stream(self.key, label)

    def deck(self, hand: int) -> tuple[int, ...]:
        """The shuffled deck of that hand (from 1), top card first."""
        numbers = self.stream(f"mazo|{hand}")
        deck = list(DECK)
        for i in range(len(deck) - 1, 0, -1):
            j = numbers.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def first_seat(self) -> int:
        """The seat that chance decides before the first hand: the mano, or, where there is a cut, the dealer."""
        return 1 + self.stream("mano").below(self.seats)

    def by_clock(self, hand: int, k: int, n: int) -> int:
        """The k-th number (from 1) that is drawn in that hand because a clock ran out, below n."""
        return self.stream(f"reloj|{hand}|{k}").below(n)

    def catches(self, hand: int, k: int, seat: int) -> bool:
        """Whether a rival at `seat` catches the k-th seña (from 1) of that hand: one in ten (V-193)."""
        return self.stream(f"sena|{hand}|{k}|{seat}").below(10) == 0


class Stream:
    """Numbers below n, from HMAC-SHA-256(key, `label|0`), `label|1`, … read as 4-byte big-endian words."""

    def __init__(self, key: bytes, label: str) -> None:
        self._words = _words(key, label)

    def below(self, n: int) -> int:
        """The next number of 0 … n-1, all equally likely: words of the last, incomplete cycle of n are thrown away."""
        limit = _WORD - _WORD % n
        return next(word for word in self._words if word < limit) % n


def _words(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}|{block}".encode(), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1
