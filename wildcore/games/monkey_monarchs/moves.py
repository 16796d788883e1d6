"""What a monkey may do: one step. Source: rulebook, "Movement"."""

from __future__ import annotations

from functools import cache

from ...core.position import Move
from .board import MOUNTAINS, Mountain, bits
from .traps import runs_from


class Step(Move):
    """``leaves`` and ``arrives``: the bits of the two squares."""

    __slots__ = ("arrives", "leaves")

    def __init__(self, names: tuple[str, ...], start: int, end: int) -> None:
        super().__init__(f"{names[start]}-{names[end]}", (names[start], names[end]))
        self.leaves = 1 << start
        self.arrives = 1 << end


_step = cache(Step)  # each is made once, when a position first has it


class Around(dict[int, tuple[Step, ...]]):
    """The steps from a square by which of the squares ``beside`` it are open. Filled as positions come up: at most 256.

    ``runs``: where to look for monkeys that are trapped by one that arrives on the square.
    """

    def __init__(self, field: Mountain, square: int) -> None:
        self._names = field.names
        self._square = square
        self._neighbours = field.board.neighbours(square)
        self.beside = bits(self._neighbours)
        self.runs = runs_from(field.board, square)

    def __missing__(self, open: int) -> tuple[Step, ...]:
        ends = (end for end in self._neighbours if open >> end & 1)
        self[open] = steps = tuple(_step(self._names, self._square, end) for end in ends)
        return steps


AROUND = {
    field.size: {1 << square: Around(field, square) for square in range(len(field.board))}
    for field in MOUNTAINS.values()
}
"""By the size of the mountain and the bit of a square."""
