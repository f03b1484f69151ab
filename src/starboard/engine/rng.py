"""Chance: keyed BLAKE2b in counter mode. The state is one counter, so a clone is free and a replay exact."""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final = 16
RANGE: Final = 1 << 32


class Rng:
    """An endless tape of 32-bit words, fixed by a key; `counter` says how many have been read."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self._block = -1
        self._words: tuple[int, ...] = ()

    def word(self) -> int:
        block = self.counter // WORDS
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), digest_size=64, key=self.key, person=b"starboard").digest()
            self._words = struct.unpack("<16I", digest)
            self._block = block
        word: int = self._words[self.counter % WORDS]
        self.counter += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely as the others."""
        limit = RANGE - RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: list[T]) -> list[T]:
        result = items[:]
        self.shuffle(result)
        return result

    def fork(self) -> Rng:
        """A new generator that shares nothing with this one but its origin."""
        words = [self.word() for _ in range(8)]
        return Rng(struct.pack("<8I", *words))

    def clone(self) -> Rng:
        twin = Rng(self.key, self.counter)
        twin._block = self._block
        twin._words = self._words
        return twin
