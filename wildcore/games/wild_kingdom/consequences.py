"""What a deed does to the animals on the board: captures, quills, poison, flying animals, changing frogs."""

from __future__ import annotations

from .animals import DARK, HIPPO, KIND, POISONED, RHINO, SPIDER
from .deeds import Bite, Dart, Deed, Drown, Fling, Leap, Swipe, Tongue, Walk
from .frog import change
from .porcupine import quills_kill
from .terrain import Terrain


def done(before: bytes, deed: Deed, seat: int, terrain: Terrain) -> bytes:
    """The board after ``deed`` of ``seat``, legal on ``before``, at the end of the turn."""
    board = bytearray(before)
    if isinstance(deed, Walk):
        _walk(board, deed)
    elif isinstance(deed, Leap):
        _leap(board, deed)
    elif isinstance(deed, Bite):
        board[deed.start], board[deed.end] = 0, board[deed.start]
        for target in deed.targets:
            board[target] |= POISONED
    elif isinstance(deed, Tongue):
        board[deed.target] = 0
    elif isinstance(deed, Dart):
        board[deed.target] |= POISONED
    elif isinstance(deed, Drown):
        hunter, victim = board[deed.start], board[deed.victim]
        board[deed.start] = board[deed.victim] = 0
        board[deed.end] = 0 if quills_kill(victim, hunter) else hunter
    elif isinstance(deed, Fling):
        _fling(board, deed, terrain)
    elif isinstance(deed, Swipe):
        for square in deed.side:
            board[square] = 0
    change(board, seat, terrain)
    return bytes(board)


def _walk(board: bytearray, deed: Walk) -> None:
    """Captures what it meets at its end; a Rhino or a Hippo whatever enemy it has passed."""
    hunter = board[deed.start]
    board[deed.start] = 0
    if hunter & KIND in (RHINO, HIPPO):
        for square in deed.between:
            if (board[square] ^ hunter) & DARK:
                board[square] = 0
    board[deed.end] = 0 if quills_kill(board[deed.end], hunter) else hunter


def _leap(board: bytearray, deed: Leap) -> None:
    frog = board[deed.start]
    board[deed.start] = 0
    for square in deed.over:
        if (board[square] ^ frog) & DARK:
            board[square] = 0
    board[deed.end] = frog


def _fling(board: bytearray, deed: Fling, terrain: Terrain) -> None:
    """It replaces whatever it lands on, friend or foe; Porcupines take it along, and a Jungle Spider does not survive
    the swamp ("Fling")."""
    thrown = board[deed.thrown]
    board[deed.thrown] = 0
    lost = quills_kill(board[deed.stop], thrown) or (thrown & KIND == SPIDER and deed.stop in terrain.swamp)
    board[deed.stop] = 0 if lost else thrown
