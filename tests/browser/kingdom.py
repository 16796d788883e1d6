"""A whole game of Wild Kingdom in which every ability is used, found by a search: for tests that play it by hand."""

from __future__ import annotations

from itertools import accumulate

from wildcore.core.play import Play
from wildcore.registry import GAMES

NAME = "wild-kingdom"

MOVES = (
    *("g1-fling-h2-i3", "f10-swipe-e10", "h1-h7", "h10-h8", "i2-i4", "h8-g6-bite-h7", "i3-g5xg7", "g9-e9"),
    *("g7-dart-e9", "g10-g3", "c1-c4", "d10-fling-e9-g7", "c4-a7", "a9-tongue-a7", "j1-j3", "g3xi1"),
    *("h7-h5", "c9-b8", "i4-g6xg8", "f9xh7", "f1-fling-e2-c4", "c10-c3", "j3-i5", "a10-a7"),
    *(
        "i5-h8-bite-h9",
        "b9-b7",
        "h8-bite-h7-i9",
        "c3-i3",
        "h4-drown-i3-h4",
        "a7-d5",
        "e1-e3",
        "d5-b6",
        "g1-fling-f2-e3",
    ),
)
"""It ends with a giraffe that flings a frog onto its own lion."""

REFUSED = {4: (("h7",), "why-webbed"), 26: (("h8", "h10"), "why-quills")}
"""After so many moves: taps of which the last is refused, and why."""

EFFECTS = {
    *("move", "capture", "leap", "leap-frog", "tongue", "dart", "jump", "bite", "drown", "tough-guy", "fling"),
    *("territory", "swipe"),
}
EVENTS = {"moved", "flung", "captured", "poisoned", "changed", "won"}
"""What the moves are shown as, and what happens in them: all that the game knows."""


def plays() -> tuple[Play, ...]:
    """The plays of the game from its start to its end, one a ply."""
    return tuple(accumulate(MOVES, Play.play, initial=Play.start(GAMES[NAME])))
