"""What a turn can be: one way of moving, or one ability, with its notation and the taps that make it.

Deeds say only where something is done. What they do to the animals there is in ``consequences``.
Each is made once, when it is first met, and kept.
"""

from __future__ import annotations

from functools import lru_cache

from ...core.position import Move
from .terrain import BOARD

Steps = tuple[str, ...]
_name = BOARD.name


class Deed(Move):
    """``start``: the square of the animal that acts; ``end``: where it is afterwards, if it survives."""

    __slots__ = ("end", "start")

    def __init__(self, text: str, steps: Steps, start: int, end: int) -> None:
        super().__init__(text, steps)
        self.start = start
        self.end = end


class Walk(Deed):
    """Moving, sliding or stepping from square to square. It captures what stands at its end, and
    Rhinos and Hippos what they run over: the squares of a straight line in ``between``."""

    __slots__ = ("between", "takes")

    def __init__(self, start: int, end: int, takes: bool) -> None:
        names = (_name(start), _name(end))
        super().__init__(("x" if takes else "-").join(names), names, start, end)
        self.takes = takes
        self.between = between(start, end)


class Jump(Walk):
    """A Jungle Spider's Jump, where it could not walk."""

    __slots__ = ()


class Leap(Deed):
    """A Frog's leap, or with two ``landings`` a Leap Frog; ``over`` are the squares leapt over."""

    __slots__ = ("landings", "over", "takes")

    def __init__(self, start: int, landings: tuple[int, ...], takes: bool) -> None:
        squares = (start, *landings)
        names = tuple(map(_name, squares))
        text = "-".join(names[:-1]) + ("x" if takes else "-") + names[-1]
        super().__init__(text, names, start, landings[-1])
        self.landings = landings
        self.over = tuple((a + b) // 2 for a, b in zip(squares, landings, strict=False))
        self.takes = takes


class Shot(Deed):
    """A Frog's Sticky Tongue or a Poison Dart Frog's Poison Dart, from where it sits at ``target``."""

    __slots__ = ("target",)
    word = ""

    def __init__(self, start: int, target: int) -> None:
        names = (_name(start), _name(target))
        super().__init__(f"{names[0]}-{self.word}-{names[1]}", (*names, self.word), start, start)
        self.target = target


class Tongue(Shot):
    """Sticky Tongue."""

    __slots__ = ()
    word = "tongue"


class Dart(Shot):
    """Poison Dart."""

    __slots__ = ()
    word = "dart"


class Bite(Deed):
    """Poison Fangs: after a move one animal, or without one two (``targets``)."""

    __slots__ = ("targets",)

    def __init__(self, start: int, end: int, targets: tuple[int, ...]) -> None:
        names = tuple(map(_name, (start, *((end,) if end != start else ()), *targets)))
        head = names[: -len(targets)]
        super().__init__("-".join((*head, "bite", *names[len(head) :])), names, start, end)
        self.targets = targets

    @property
    def ways(self) -> tuple[Steps, ...]:
        """Two neighbours may be tapped in either order."""
        if len(self.targets) == 1:
            return (self.steps,)
        spider, one, other = self.steps
        return (self.steps, (spider, other, one))


class Drown(Deed):
    """A Crocodile drowns its neighbour on ``victim`` and ends on ``end``."""

    __slots__ = ("victim",)

    def __init__(self, start: int, victim: int, end: int) -> None:
        names = (_name(start), _name(victim), _name(end))
        super().__init__("-".join((names[0], "drown", *names[1:])), names, start, end)
        self.victim = victim


class Fling(Deed):
    """A Giraffe throws its neighbour on ``thrown`` so that it stops on ``stop``."""

    __slots__ = ("stop", "thrown")

    def __init__(self, start: int, thrown: int, stop: int) -> None:
        names = (_name(start), _name(thrown), _name(stop))
        super().__init__("-".join((names[0], "fling", *names[1:])), names, start, start)
        self.thrown = thrown
        self.stop = stop


class Swipe(Deed):
    """A Lion sweeps the three squares, or at the edge the two, around ``middle`` on one of its four sides."""

    __slots__ = ("side",)

    def __init__(self, start: int, middle: int, side: tuple[int, ...]) -> None:
        names = (_name(start), _name(middle))
        super().__init__("-swipe-".join(names), (names[0], "swipe", names[1]), start, start)
        self.side = side


def between(start: int, end: int) -> tuple[int, ...]:
    """The squares between two that lie on a straight line; none for others."""
    for ray in BOARD.rays:
        if end in ray[start]:
            return ray[start][: ray[start].index(end)]
    return ()


walk = lru_cache(maxsize=None)(Walk)
jump = lru_cache(maxsize=None)(Jump)
leap = lru_cache(maxsize=None)(Leap)
tongue = lru_cache(maxsize=None)(Tongue)
dart = lru_cache(maxsize=None)(Dart)
bite = lru_cache(maxsize=None)(Bite)
drown = lru_cache(maxsize=None)(Drown)
fling = lru_cache(maxsize=None)(Fling)
swipe = lru_cache(maxsize=None)(Swipe)
