"""The animals ("Pieces"): their kinds, and how one is written in text and as a number.

An animal on a board is a number: its kind, whether it is black and whether it is poisoned. 0 is an empty square.
"""

from __future__ import annotations

from .terrain import BLACK, WHITE

FROG, DART, SPIDER, CROCODILE, PORCUPINE, RHINO, GIRAFFE, HIPPO, LION = range(1, 10)
KINDS = range(FROG, LION + 1)

KIND = 15
"""The bits of the kind; the others are ``DARK`` and ``POISONED``."""
DARK = 16
POISONED = 32

WORDS = ("", "frog", "dart", "spider", "crocodile", "porcupine", "rhino", "giraffe", "hippo", "lion")
COLOURS = ("white", "black")
LETTERS = " FDSCPRGHL"
POISON = "!"


def animal(kind: int, seat: int, poisoned: bool = False) -> int:
    """The number of an animal."""
    return kind + (DARK if seat == BLACK else 0) + (POISONED if poisoned else 0)


def seat_of(code: int) -> int:
    """Whose animal that is."""
    return BLACK if code & DARK else WHITE


def is_frog(code: int) -> bool:
    """Whether it is a Frog of either sort: "Frog" means both ("Poison Dart Frog", last paragraph)."""
    return code & KIND in (FROG, DART)


def letter(code: int) -> str:
    """How an animal is written in the text of a position."""
    sign = LETTERS[code & KIND]
    return (sign.lower() if code & DARK else sign) + (POISON if code & POISONED else "")


CODES = {letter(animal(kind, seat)): animal(kind, seat) for kind in KINDS for seat in (WHITE, BLACK)}
"""The animals that are not poisoned, by letter."""

_SICK = ("", "-poisoned")
GLYPHS = {
    animal(kind, seat, poisoned): f"{WORDS[kind]}-{COLOURS[seat]}{_SICK[poisoned]}"
    for seat in (WHITE, BLACK)
    for poisoned in (False, True)
    for kind in KINDS
    if not (poisoned and kind == DART)
}
NAMES = {code: f"piece-{COLOURS[seat_of(code)]}-{WORDS[code & KIND]}{_SICK[code & POISONED != 0]}" for code in GLYPHS}
