"""Who is defeated by a move. Source: rulebook, "Defeat".

Monkeys are letters in the order of squares: upper case yellow, lower case blue; A alpha, F female, B bachelor.
"""

from __future__ import annotations

from .board import Mountain

EMPTY = "."
MOST = 3
"""How many monkeys one trap can defeat."""


def defeated(mountain: Mountain, monkeys: str, at: int) -> frozenset[int]:
    """The squares of all monkeys trapped by the one that has just moved to ``at``.

    Traps are made by the moved monkey only ("actively achieved"), in all eight directions at once ("several victories
    simultaneously").
    """
    found: set[int] = set()
    for rays in mountain.board.rays:
        found.update(_along(monkeys, at, rays[at]))
    return frozenset(found)


def _along(monkeys: str, at: int, ray: tuple[int, ...]) -> set[int]:
    """The squares trapped in one direction: between the moved monkey and the first own monkey, and between it and the
    first enemy of its kind, if that one deceives."""
    moved = monkeys[at]
    between: list[int] = []
    trapped: set[int] = set()
    deceiver_met = False
    for square in ray:
        monkey = monkeys[square]
        if monkey == EMPTY:
            return trapped
        if monkey.isupper() == moved.isupper():
            # An own monkey ends the line: as a partner, or by standing in the way of any trap further on.
            if 1 <= len(between) <= MOST and partners(moved, monkey):
                trapped.update(between)
            return trapped
        if deceives(moved, monkey) and not deceiver_met:
            # The nearest enemy of the moved one's kind, so its own kind is never between. It stays itself.
            deceiver_met = True
            if 1 <= len(between) <= MOST:
                trapped.update(between)
        between.append(square)
    return trapped


def partners(one: str, other: str) -> bool:
    """Two of a clan that trap together: the alpha with any of them ("Alpha victory"), or two of a kind ("Group member
    victory")."""
    return "A" in (one.upper(), other.upper()) or one == other


def deceives(moved: str, enemy: str) -> bool:
    """An enemy female or bachelor helps one of its own kind against its clan ("Deception victory"); alphas never do."""
    return moved != enemy and moved.upper() == enemy.upper() != "A"
