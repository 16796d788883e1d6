"""Square boards in text: rows from the top, joined by slashes, letters for pieces, numbers for empty squares."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from .errors import BadPosition


def write_rows(letters: Mapping[int, str], files: int, ranks: int) -> str:
    """``letters``: by cell number (rank by rank from a1) the letter of the piece there."""
    rows = []
    for rank in reversed(range(ranks)):
        row = [letters.get(rank * files + file, "") for file in range(files)]
        parts = (list(group) for _, group in groupby(row, key=bool))
        rows.append("".join("".join(part) if part[0] else str(len(part)) for part in parts))
    return "/".join(rows)


def read_rows(text: str, files: int, ranks: int, letters: str) -> dict[int, str]:
    """The letter by cell number; raises ``BadPosition`` when the shape or a letter is wrong."""
    rows = text.split("/")
    shape = BadPosition("error-board-shape", rows=ranks, columns=files)
    if len(rows) != ranks:
        raise shape
    found: dict[int, str] = {}
    for rank, row in zip(reversed(range(ranks)), rows, strict=True):
        file = 0
        for digits, group in groupby(row, key=lambda sign: sign in "0123456789"):
            signs = "".join(group)
            if digits:
                file += int(signs[:4])
                continue
            for sign in signs:
                if sign not in letters:
                    raise BadPosition("error-board-letter", letter=sign)
                found[rank * files + file] = sign
                file += 1
                if file > files:
                    raise shape
        if file != files:
            raise shape
    return found
