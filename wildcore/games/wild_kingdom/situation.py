"""What the animals of both sides do to the squares around them: quills, webs and logs, and the ways these leave open.

These are the abilities that are always active: Untouchable ("Porcupine", Ability 1), Web ("Jungle Spider", Ability 2)
and Submerge ("Crocodile", Ability 1, and "Hippo", Ability 1). A poisoned animal has none (RULINGS, "what poison takes
away").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from .animals import CROCODILE, DARK, HIPPO, KIND, POISONED, PORCUPINE, SPIDER
from .terrain import BLACK, NEIGHBOURS, RAYS, Terrain

FREE: tuple[int, ...] = ()


class Situation:
    """A board as the animals of ``seat`` find it.

    ``mine``: the bit that its own animals have; ``own``: their squares; ``webbed``: those that a web holds; ``logs``:
    those submerged; ``submerged``: the same of both sides; ``quills``: by square the enemy Porcupines it is
    Untouchable for.
    """

    __slots__ = ("board", "logs", "mine", "own", "quills", "seat", "submerged", "swamp", "terrain", "webbed")

    def __init__(self, board: bytes, seat: int, terrain: Terrain) -> None:
        self.board = board
        self.seat = seat
        self.terrain = terrain
        self.swamp = swamp = terrain.swamp
        self.mine = mine = DARK if seat == BLACK else 0
        self.own: list[int] = []
        own = self.own
        self.logs: set[int] = set()
        self.submerged: set[int] = set()
        self.quills: dict[int, tuple[int, ...]] = {}
        self.webbed: set[int] = set()
        for cell, code in enumerate(board):
            if not code:
                continue
            ours = code & DARK == mine
            if ours:
                own.append(cell)
            if code & POISONED:
                continue
            kind = code & KIND
            if kind in (CROCODILE, HIPPO):
                if cell in swamp:
                    self.submerged.add(cell)
                    if ours:
                        self.logs.add(cell)
            elif not ours:
                if kind == PORCUPINE:
                    for square in NEIGHBOURS[cell]:
                        self.quills[square] = (*self.quills.get(square, FREE), cell)
                elif kind == SPIDER:
                    self._spin(cell)

    def _spin(self, spider: int) -> None:
        """Every enemy next to a spider is webbed, unless it is on swamp or a spider itself."""
        board, mine, swamp = self.board, self.mine, self.swamp
        for square in NEIGHBOURS[spider]:
            code = board[square]
            if code and code & DARK == mine and square not in swamp and code & KIND != SPIDER:
                self.webbed.add(square)

    def is_enemy(self, cell: int) -> bool:
        """Whether an animal of the other side stands there."""
        code = self.board[cell]
        return code != 0 and code & DARK != self.mine

    def permits(self, squares: Iterable[int], prey: int) -> bool:
        """Whether an animal may go over ``squares``, ending with the capture on ``prey``: none may lie next to an enemy
        Porcupine, but for the one that is captured ("Untouchable")."""
        quills = self.quills
        return all(porcupine == prey for square in squares for porcupine in quills.get(square, FREE))


def wander(situation: Situation, cell: int, steps: int, may_take: Callable[[int], bool], fears: bool) -> Iterator[int]:
    """Where an animal gets by one or two steps over empty squares and friendly logs, turning freely and stopping at a
    capture ("Crocodile", "Lion"). ``may_take`` says of an enemy's square whether it may be captured; who does not
    fear the quills goes through them."""
    board, logs = situation.board, situation.logs
    quills = situation.quills if fears else {}
    found: dict[int, None] = {}
    ways: list[tuple[int, tuple[int, ...]]] = [(cell, FREE)]
    for _ in range(steps):
        onward: list[tuple[int, tuple[int, ...]]] = []
        for start, pricked in ways:
            for square in NEIGHBOURS[start]:
                near = quills.get(square, FREE)
                near = near + pricked if pricked else near
                code = board[square]
                if not code:
                    onward.append((square, near))
                    if not near:
                        found[square] = None
                elif situation.is_enemy(square):
                    if all(porcupine == square for porcupine in near) and may_take(square):
                        found[square] = None
                elif square in logs and square != cell:
                    onward.append((square, near))
        ways = onward
    return iter(found)


def slide(
    situation: Situation, cell: int, directions: Iterable[int], wades: bool, runs_over: Callable[[int, int], bool]
) -> Iterator[int]:
    """Where an animal gets along straight lines, up to a capture ("Rhino", "Giraffe", "Hippo").

    Who ``wades`` stops on the second swamp square, which a friendly log is not. ``runs_over(square, code)`` says of an
    enemy whether it is captured in passing.
    """
    board, logs, swamp, quills, mine = (
        situation.board,
        situation.logs,
        situation.swamp,
        situation.quills,
        situation.mine,
    )
    for direction in directions:
        wet = 0
        pricked = FREE  # Porcupines whose quills it is in: only their own capture may end the way
        for square in RAYS[direction][cell]:
            if square in quills:
                pricked = pricked + quills[square]
            code = board[square]
            if not code:
                if not pricked:
                    yield square
            elif code & DARK == mine:
                if square in logs:
                    continue
                break
            else:
                if not pricked or all(porcupine == square for porcupine in pricked):
                    yield square
                if not runs_over(square, code):
                    break
            if wades and square in swamp:
                wet += 1
                if wet == 2:
                    break
