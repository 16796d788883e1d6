"""A seeded source of randomness that gives the same numbers on every Python, platform and version."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1


class Source:
    """SplitMix64 (Steele, Lea and Flood, 2014). ``seed``: any integer; only its low 64 bits count."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def word(self) -> int:
        """The next integer of 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A uniform integer in ``range(bound)``; ``ValueError`` when ``bound`` is not in 1 … 2**64."""
        if not 1 <= bound <= _WORD + 1:
            raise ValueError(f"bound must be in 1 … 2**64, not {bound}")
        fair = (_WORD + 1) - (_WORD + 1) % bound  # beyond it the low remainders would come too often
        while True:
            word = self.word()
            if word < fair:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, each as likely; ``ValueError`` when there is none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put ``items`` in a uniformly random order (Fisher and Yates), in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
