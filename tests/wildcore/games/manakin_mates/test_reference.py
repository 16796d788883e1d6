"""The bit-set rules against a slow second reading of the rulebook over a grid of letters, position by position."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.wildcore.games.manakin_mates.table import START
from wildcore.core.source import Source
from wildcore.games.manakin_mates.position import DISCS, End, ManakinPosition

Square = tuple[int, int]
Grid = dict[Square, str]

DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


def grid_of(position: ManakinPosition) -> Grid:
    return {(ord(piece.at[0]) - 97, int(piece.at[1]) - 1): piece.letter.lower() for piece in position.pieces()}


def colour(square: Square) -> str:
    x, y = square
    if square == (2, 2) or (x in (0, 4) and y in (0, 4)):
        return "neutral"
    return "p" if (x + y) % 2 == 0 else "w"


def on_board(square: Square) -> bool:
    return square[0] in range(5) and square[1] in range(5)


def name(square: Square) -> str:
    return f"{'abcde'[square[0]]}{square[1] + 1}"


def slow_moves(grid: Grid, side: str, supply: int) -> set[str]:
    empty = [(x, y) for x in range(5) for y in range(5) if (x, y) not in grid]
    found = {f"@{name(square)}" for square in empty} if supply else set()
    for (x, y), owner in grid.items():
        if owner != side:
            continue
        for dx, dy in DIRECTIONS:
            distance = 1
            while True:
                to = (x + distance * dx, y + distance * dy)
                if not on_board(to) or to in grid:
                    break
                sliding = dx and dy and colour((x, y)) == side and colour(to) == side
                if distance > 1 and not sliding:
                    break
                found.add(f"{name((x, y))}-{name(to)}")
                if not sliding:
                    break
                distance += 1
    return found


def slow_after(grid: Grid, side: str, move: str) -> tuple[Grid, set[Square]]:
    grid = dict(grid)
    to = (ord(move[-2]) - 97, int(move[-1]) - 1)
    flipped: set[Square] = set()
    if not move.startswith("@"):
        del grid[(ord(move[0]) - 97, int(move[1]) - 1)]
        for dx, dy in DIRECTIONS:
            run = []
            x, y = to[0] + dx, to[1] + dy
            while grid.get((x, y), side) != side:
                run.append((x, y))
                x, y = x + dx, y + dy
            if grid.get((x, y)) == side:
                flipped.update(run)
    grid[to] = side
    grid.update(dict.fromkeys(flipped, side))
    return grid, flipped | {to}


def longest_row(grid: Grid, side: str, through: set[Square] | None = None) -> int:
    best = 0
    for start in grid:
        for dx, dy in DIRECTIONS:
            row = []
            x, y = start
            while grid.get((x, y)) == side:
                row.append((x, y))
                x, y = x + dx, y + dy
            if through is None or through & set(row):
                best = max(best, len(row))
    return best


def slow_end(grid: Grid, side: str, move: str, changed: set[Square], next_supply: int) -> tuple[str, End] | None:
    other = "w" if side == "p" else "p"
    if longest_row(grid, side) >= 5:
        return other, End.FIVE
    if not move.startswith("@") and longest_row(grid, side, changed) >= 4:
        return side, End.FOUR
    if not slow_moves(grid, other, next_supply):
        return side, End.STUCK
    return None


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**63))
def test_random_games_agree_with_the_slow_reading(seed: int) -> None:
    source = Source(seed)
    position = START
    while position.outcome() is None:
        side = "pw"[position.turn]
        grid = grid_of(position)
        assert {move.text for move in position.moves()} == slow_moves(grid, side, position.supply[position.turn])
        for move in position.moves():
            after = position.after(move)
            expected, changed = slow_after(grid, side, move.text)
            assert grid_of(after) == expected
            outcome = after.outcome()
            end = slow_end(expected, side, move.text, changed, after.supply[after.turn])
            found = None if outcome is None else ("pw"[outcome.winner or 0], outcome.reason)
            assert found == end, (position, move)
        position = position.after(source.choice(position.moves()))
        assert sum(position.supply) + len(position.pieces()) == 2 * DISCS
