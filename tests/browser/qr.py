"""Reads a QR code that is seen perfectly: the smaller sizes, bytes, the lowest correction."""

from __future__ import annotations

Modules = set[tuple[int, int]]

# Data codewords of each block, by version, at correction level L (ISO/IEC 18004, table 9).
BLOCKS = {1: [19], 2: [34], 3: [55], 4: [80], 5: [108], 6: [68, 68]}
LEVEL_L = 1
FORMAT_MASK = 0x5412
BYTES = 0b0100

MASKS = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)


def read_qr(dark: Modules) -> str:
    """The text in a code, given its dark modules as (column, row) from its upper left corner."""
    size = max(x for x, _ in dark) + 1
    version = (size - 17) // 4
    level, mask = _format(dark)
    assert level == LEVEL_L
    data = _words(dark, size, mask)
    blocks = BLOCKS[version]
    words = [data[position * len(blocks) + block] for block in range(len(blocks)) for position in range(blocks[block])]
    bits = "".join(f"{word:08b}" for word in words)
    assert int(bits[:4], 2) == BYTES
    count = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(count)).decode()


def _format(dark: Modules) -> tuple[int, int]:
    places = [*((8, y) for y in range(6)), (8, 7), (8, 8), (7, 8), *((14 - n, 8) for n in range(9, 15))]
    bits = sum(1 << n for n, place in enumerate(places) if place in dark) ^ FORMAT_MASK
    return bits >> 13 & 3, bits >> 10 & 7


def _words(dark: Modules, size: int, mask: int) -> list[int]:
    bits = "".join(str(int(((x, y) in dark) != MASKS[mask](x, y))) for x, y in _way(size))
    return [int(bits[n : n + 8], 2) for n in range(0, len(bits) - 7, 8)]


def _way(size: int) -> list[tuple[int, int]]:
    """The modules that hold data, in their order: two columns at a time from the right, up and down by turns."""
    way = []
    columns = [column if column > 6 else column - 1 for column in range(size - 1, 0, -2)]
    for turn, right in enumerate(columns):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        way += [(x, y) for y in rows for x in (right, right - 1) if not _is_frame(x, y, size)]
    return way


def _is_frame(x: int, y: int, size: int) -> bool:
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    centre = size - 7
    alignment = size > 21 and abs(x - centre) <= 2 and abs(y - centre) <= 2
    return corner or alignment or 6 in (x, y)
