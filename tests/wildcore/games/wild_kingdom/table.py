"""The jungle on a table, for tests: set animals out, see what each may do, look at what is left afterwards."""

import re
from itertools import takewhile

from wildcore.core.position import Outcome
from wildcore.games.wild_kingdom.position import Kingdom, read, start

START = start({})
WHITE, BLACK = 0, 1
FILES = "abcdefghij"
ALL = {f"{file}{rank}" for file in FILES for rank in range(1, 11)}

_CELL = r"([a-j](?:10|[1-9]))"
_HOMES = {"L": "a1", "l": "j10"}


def _place(cell: str) -> tuple[int, int]:
    return FILES.index(cell[0]), int(cell[1:])


def _name(file: int, rank: int) -> str:
    return f"{FILES[file]}{rank}" if 0 <= file < len(FILES) else ""


def _near(middle: int, steps: int) -> range:
    return range(middle - steps, middle + steps + 1)


def cells(names: str) -> set[str]:
    """``"a3 c3"`` as a set."""
    return set(names.split())


def block(one: str, other: str) -> set[str]:
    """Every square of the rectangle with these corners."""
    (file, rank), (last, top) = _place(one), _place(other)
    return {_name(x, y) for x in range(file, last + 1) for y in range(rank, top + 1)}


def around(cell: str, steps: int = 1) -> set[str]:
    """The squares at most so many steps away in any direction, the cell itself left out."""
    file, rank = _place(cell)
    return ALL & {_name(x, y) for x in _near(file, steps) for y in _near(rank, steps)} - {cell}


def ray(cell: str, right: int, up: int) -> list[str]:
    """The squares from ``cell`` to the edge in one direction, nearest first, the cell itself left out."""
    file, rank = _place(cell)
    line = (_name(file + right * steps, rank + up * steps) for steps in range(1, 10))
    return list(takewhile(ALL.__contains__, line))


SWAMP = cells("c7 d7 c6 d6 e6 f6 e5 f5 g5 h5 g4 h4")
"""Reconstructed (RULINGS, "Swamp, zones, setup")."""

FAR_BANK = {
    "w": block("a8", "d10") | block("e7", "f10") | block("g6", "j10"),
    "b": block("a1", "d5") | block("e1", "f4") | block("g1", "j3"),
}
"""Reconstructed (RULINGS, "Banks")."""


def text(animals: str, turn: str = "w", ground: str = "") -> str:
    """A position's text. ``animals``: each a letter, ``!`` when poisoned, and its square, as in ``"Fb2 r!e6"``."""
    standing: dict[str, str] = {}
    for word in animals.split():
        found = re.fullmatch(f"([A-Za-z]!?){_CELL}", word)
        assert found, word
        letters, cell = found.groups()
        assert cell not in standing, word
        standing[cell] = letters
    rows = []
    for rank in range(10, 0, -1):
        row = "".join(standing.get(f"{file}{rank}", ".") for file in FILES)
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), row))
    return " ".join(("/".join(rows), turn, *([ground] if ground else [])))


def at(animals: str, turn: str = "w", ground: str = "") -> Kingdom:
    """A position. A side without a Lion among the ``animals`` gets an idle one in its own corner, a1 or j10."""
    for lion, home in _HOMES.items():
        if not re.search(rf"\b{lion}!?[a-j]", animals):
            animals += f" {lion}{home}"
    return read(text(animals, turn, ground), {})


def moves(position: Kingdom) -> set[str]:
    """Everything that may be done, in notation."""
    return {move.text for move in position.moves()}


def doings(position: Kingdom, cell: str) -> set[str]:
    """What the animal on ``cell`` may do, in notation without its square."""
    begin = re.compile(rf"{cell}(?=[-x])")
    return {begin.sub("", each, count=1) for each in moves(position) if begin.match(each)}


def walks(position: Kingdom, cell: str) -> set[str]:
    """Where the animal on ``cell`` may go without capturing there."""
    return _found(rf"-{_CELL}", doings(position, cell))


def captures(position: Kingdom, cell: str) -> set[str]:
    """Where the animal on ``cell`` may go by a capture."""
    return _found(rf"x{_CELL}", doings(position, cell))


def targets(position: Kingdom, cell: str) -> set[str]:
    """Where the animal on ``cell`` may go, a Frog in one leap."""
    return walks(position, cell) | captures(position, cell)


def going(position: Kingdom, cell: str, to: str) -> str:
    """The move of the animal on ``cell`` that ends on ``to``, whether it captures or not."""
    (move,) = (move.text for move in position.moves() if move.steps == (cell, to))
    return move


def second_leaps(position: Kingdom, cell: str, landing: str) -> set[str]:
    """Where a Frog may come to by Leap Frog, having landed on ``landing`` first."""
    return _found(rf"-{landing}x{_CELL}", doings(position, cell))


def uses(position: Kingdom, cell: str, ability: str) -> set[str]:
    """What an ability may be used on or for: what its notation says behind its word."""
    return _found(rf"-{ability}-(.+)", doings(position, cell))


def bitten(position: Kingdom, cell: str, end: str) -> set[str]:
    """Whom the Spider on ``cell`` may bite after walking to ``end``."""
    return _found(rf"-{end}-bite-{_CELL}", doings(position, cell))


def after(position: Kingdom, *played: str) -> Kingdom:
    """After these moves, each legal."""
    for each in played:
        position = position.after(position.parse(each))
    return position


def standing(position: Kingdom) -> dict[str, str]:
    """The letters of every animal by its square, ``!`` behind the poisoned."""
    found = {}
    for rank, row in zip(range(10, 0, -1), position.to_text().split()[0].split("/"), strict=True):
        file = 0
        for sign in re.findall(r"\d+|[A-Za-z]!?", row):
            if sign.isdigit():
                file += int(sign)
            else:
                found[f"{FILES[file]}{rank}"] = sign
                file += 1
    return found


def left(position: Kingdom, *played: str) -> set[str]:
    """What stands after these moves, as in :func:`at`: ``{"Fb2", "r!e6"}``, idle Lions in their corners left out."""
    found = {f"{letters}{cell}" for cell, letters in standing(after(position, *played)).items()}
    return found - {f"{lion}{home}" for lion, home in _HOMES.items()}


def events(position: Kingdom, move: str) -> list[str]:
    """What happens, in order: ``moved e2-f3``, ``captured f3``."""
    return [
        f"{event.kind} {event.origin}-{event.to}" if event.origin else f"{event.kind} {event.to}"
        for event in position.events(position.parse(move))
    ]


def ending(position: Kingdom) -> Outcome:
    """The outcome, which there must be."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def _found(pattern: str, doing: set[str]) -> set[str]:
    return {found[1] for each in doing if (found := re.fullmatch(pattern, each))}
