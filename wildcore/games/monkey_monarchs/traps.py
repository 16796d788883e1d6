"""Who is defeated by a move. Source: rulebook, "Defeat". All sets of squares are bits."""

from __future__ import annotations

from ...core.geometry import Board
from .board import bits

MOST = 3
"""How many monkeys one trap can defeat."""

Runs = tuple[tuple[int, int], ...]


def runs_from(board: Board, square: int) -> Runs:
    """In all eight directions: (up to three squares in a row, beginning beside this one; the square that ends them)."""
    return tuple(
        (bits(ray[square][:length]), 1 << ray[square][length])
        for ray in board.rays
        for length in range(1, min(MOST + 1, len(ray[square])))
    )


def defeated(runs: Runs, enemies: int, partners: int, deceivers: int) -> int:
    """The squares of all monkeys trapped by the one that has just moved to where ``runs`` begin.

    Traps are made by the moved monkey only ("actively achieved"), in all eight directions at once ("several victories
    simultaneously"). An own monkey ends a run of enemies: as a partner, or by standing in the way of any trap further
    on. So does the nearest deceiver, which is none of those trapped before it, and stays itself; but a partner behind
    traps it like the others.
    """
    caught = 0
    deceived = enemies & ~deceivers
    for run, end in runs:
        if end & partners:
            if run & enemies == run:
                caught |= run
        elif end & deceivers and run & deceived == run:
            caught |= run
    return caught


def partners(own: int, kin: int, alphas: int) -> int:
    """Two of a clan trap together that are of a kind ("Group member victory"), or one of which is the alpha ("Alpha
    victory"). ``kin``: all monkeys of the moved one's kind."""
    return own if kin == alphas else own & (kin | alphas)


def deceivers(enemies: int, kin: int, alphas: int) -> int:
    """An enemy female or bachelor helps one of its own kind against its clan ("Deception victory"); alphas never do."""
    return 0 if kin == alphas else enemies & kin
