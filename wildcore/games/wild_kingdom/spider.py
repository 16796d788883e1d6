"""The Jungle Spider ("Jungle Spider"): its walk, Jump and Poison Fangs. Its Web is in ``situation``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from .animals import DARK, POISONED
from .deeds import Deed, bite, jump, walk
from .frog import can_be_poisoned
from .situation import Situation
from .terrain import CELLS, NEIGHBOURS, RAYS

FAR = 3
"""It walks and jumps at most so far."""

JUMPS = tuple(tuple(square for ray in RAYS for square in ray[cell][1:FAR]) for cell in CELLS)
"""The squares two or three away in a straight line."""


def spider_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """Walks with or without a bite, jumps where it cannot walk, and two bites on the spot. It never captures."""
    board, quills, swamp = situation.board, situation.quills, situation.swamp
    fangs = not board[cell] & POISONED
    ends = walks(situation, cell)
    for end in ends:
        yield walk(cell, end, False)
        if fangs:
            for victim in victims(situation, end):
                yield bite(cell, end, (victim,))
    if not fangs:
        return
    for end in JUMPS[cell]:
        if not board[end] and end not in swamp and end not in quills and end not in ends:
            yield jump(cell, end, False)
    for pair in combinations(sorted(victims(situation, cell)), 2):
        yield bite(cell, cell, pair)


def walks(situation: Situation, cell: int) -> dict[int, None]:
    """One to three steps over empty squares and friendly logs, turning freely; not ending on swamp or its start."""
    board, logs, quills, swamp = situation.board, situation.logs, situation.quills, situation.swamp
    seen = {cell}
    edge = [cell]
    ends: dict[int, None] = {}
    for _ in range(FAR):
        onward = []
        for start in edge:
            for square in NEIGHBOURS[start]:
                if square in seen or square in quills:
                    continue
                if not board[square]:
                    if square not in swamp:
                        ends[square] = None
                elif square not in logs:
                    continue
                seen.add(square)
                onward.append(square)
        edge = onward
    return ends


def victims(situation: Situation, cell: int) -> list[int]:
    """Whom a spider on ``cell`` can bite: enemies next to it."""
    board, mine = situation.board, situation.mine
    found = []
    for square in NEIGHBOURS[cell]:
        code = board[square]
        if code and code & DARK != mine and can_be_poisoned(code):
            found.append(square)
    return found
