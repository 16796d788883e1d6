"""A second reading of Wild Kingdom's rulebook, in its order: one rule a function, slow and plain on purpose.

A board is a dict from the name of a square to the animal on it, ``(kind, colour, poisoned)``; what the ground is like
is data, so that every map will do. Nothing here is shared with the rules that it is held against.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

Animal = tuple[str, str, bool]
Board = dict[str, Animal]
Way = tuple[int, int]
Deeds = dict[str, Board]


class Ground(NamedTuple):
    """The squares that are swamp, and those where White's frogs change, and Black's."""

    swamp: frozenset[str]
    far: dict[str, frozenset[str]]


class Table(NamedTuple):
    """What somebody who has to move looks at."""

    board: Board
    turn: str
    ground: Ground


# The board: ten rows, ten columns ----------------------------------------------------------------------------------

SQUARES = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
STRAIGHT: list[Way] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
SLANTED: list[Way] = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
EVERY_WAY = STRAIGHT + SLANTED

KINDS = {
    "f": "frog",
    "d": "dart",
    "s": "spider",
    "c": "crocodile",
    "p": "porcupine",
    "r": "rhino",
    "g": "giraffe",
    "h": "hippo",
    "l": "lion",
}
FROGS = ("frog", "dart")


@cache
def away(square: str, way: Way, far: int = 1) -> str | None:
    """The square so far away in a straight line, or None beyond the edge."""
    column = "abcdefghij".index(square[0]) + far * way[0]
    row = int(square[1:]) + far * way[1]
    return f"{'abcdefghij'[column]}{row}" if 0 <= column <= 9 and 1 <= row <= 10 else None


@cache
def next_to(square: str) -> list[str]:
    return [other for way in EVERY_WAY if (other := away(square, way))]


def other(colour: str) -> str:
    return "black" if colour == "white" else "white"


def is_friend(table: Table, square: str) -> bool:
    return square in table.board and table.board[square][1] == table.turn


def is_enemy(table: Table, square: str) -> bool:
    return square in table.board and table.board[square][1] != table.turn


def is_enemy_frog(table: Table, square: str) -> bool:
    return is_enemy(table, square) and table.board[square][0] in FROGS


def is_empty(table: Table, square: str) -> bool:
    return square not in table.board


def is_swamp(table: Table, square: str) -> bool:
    return square in table.ground.swamp


def kind_on(table: Table, square: str) -> str:
    return table.board[square][0]


def is_able(table: Table, square: str) -> bool:
    """Poisoned animals move and capture, but use no ability."""
    return not table.board[square][2]


# Frogs -------------------------------------------------------------------------------------------------------------


def is_backwards(way: Way, colour: str) -> bool:
    return way[1] < 0 if colour == "white" else way[1] > 0


def frog_ways(table: Table, frog: str, ways: list[Way]) -> list[Way]:
    """A Frog goes forwards and sideways only, a Poison Dart Frog everywhere."""
    if kind_on(table, frog) == "dart":
        return ways
    return [way for way in ways if not is_backwards(way, table.turn)]


def frog_steps(table: Table, frog: str) -> Deeds:
    """One square diagonally, without capturing."""
    deeds = {}
    for way in frog_ways(table, frog, SLANTED):
        to = away(frog, way)
        if to and is_empty(table, to) and may_cross(table, frog, [to]):
            deeds[f"{frog}-{to}"] = going(table, frog, to, [])
    return deeds


def leaps(table: Table, frog: str) -> list[tuple[str, str]]:
    """Over which neighbour a frog can leap, and where it lands: right behind, if that is empty."""
    found = []
    for way in frog_ways(table, frog, EVERY_WAY):
        over, landing = away(frog, way), away(frog, way, 2)
        if over and landing and not is_empty(table, over) and is_empty(table, landing):
            found.append((over, landing))
    return found


def single_leaps_over_enemies(table: Table, frog: str) -> dict[str, tuple[str, Board]]:
    """A leap over an enemy removes it."""
    deeds = {}
    for over, landing in leaps(table, frog):
        if is_enemy(table, over) and may_cross(table, frog, [over, landing], prey=over):
            deeds[f"{frog}x{landing}"] = (over, going(table, frog, landing, [over]))
    return deeds


def duties(table: Table) -> Deeds:
    """A Frog next to an enemy Frog has to capture it, if it can, whatever else there is to do."""
    deeds = {}
    for frog in movable(table):
        if kind_on(table, frog) == "frog":
            for text, (over, after) in single_leaps_over_enemies(table, frog).items():
                if is_enemy_frog(table, over):
                    deeds[text] = after
    return deeds


def sticky_tongue(table: Table, frog: str) -> Deeds:
    """Removes an enemy spider at most two squares away in a straight line, backwards too, with nothing between."""
    if not is_able(table, frog):
        return {}
    return {
        f"{frog}-tongue-{spider}": without(table, spider)
        for spider in in_sight(table, frog)
        if is_enemy(table, spider) and kind_on(table, spider) == "spider"
    }


def in_sight(table: Table, frog: str) -> list[str]:
    """What is one or two squares away in a straight line with nothing between; what is submerged does not count."""
    found = []
    for way in EVERY_WAY:
        near, far = away(frog, way), away(frog, way, 2)
        if near and not is_empty(table, near):
            found.append(near)
        if near and far and not is_empty(table, far) and (is_empty(table, near) or is_submerged(table, near)):
            found.append(far)
    return found


def leaps_over_friends(table: Table, frog: str) -> Deeds:
    """A leap over a friend captures nothing; Leap Frog lets the frog leap once more, over an enemy."""
    deeds = {}
    for over, landing in leaps(table, frog):
        if is_friend(table, over):
            further = leap_frog(table, frog, over, landing) if is_able(table, frog) else {}
            frogs_taken = {text: after for text, (victim, after) in further.items() if is_enemy_frog(table, victim)}
            if frogs_taken and kind_on(table, frog) == "frog":  # it must, and it must take a frog
                deeds.update(frogs_taken)
                continue
            if may_cross(table, frog, [over, landing]):
                deeds[f"{frog}-{landing}"] = going(table, frog, landing, [])
            deeds.update({text: after for text, (_, after) in further.items()})
    return deeds


def leap_frog(table: Table, frog: str, over: str, landing: str) -> dict[str, tuple[str, Board]]:
    """The second leaps, each with its victim. They may go into quills if they take that porcupine."""
    touched_down = Table(going(table, frog, landing, [], ended=False), table.turn, table.ground)
    deeds = {}
    for victim, end in leaps(touched_down, landing):
        if is_enemy(table, victim) and may_cross(table, frog, [over, landing, victim, end], prey=victim):
            deeds[f"{frog}-{landing}x{end}"] = (victim, going(table, frog, end, [victim]))
    return deeds


def transformed(board: Board, turn: str, ground: Ground) -> Board:
    """Whoever ends a turn with Frogs on their far bank has Poison Dart Frogs there, which are immune to poison."""
    after = dict(board)
    for square, (kind, colour, _) in board.items():
        if kind == "frog" and colour == turn and square in ground.far[turn]:
            after[square] = ("dart", colour, False)
    return after


def poison_dart(table: Table, frog: str) -> Deeds:
    """A Poison Dart Frog poisons an enemy that it could reach with its tongue."""
    if kind_on(table, frog) != "dart" or not is_able(table, frog):
        return {}
    return {
        f"{frog}-dart-{target}": poisoned(table, table.board, target)
        for target in in_sight(table, frog)
        if can_be_poisoned(table, target)
    }


def can_be_poisoned(table: Table, square: str) -> bool:
    """An enemy that is not poisoned yet, nor a Poison Dart Frog."""
    return is_enemy(table, square) and not table.board[square][2] and kind_on(table, square) != "dart"


def poisoned(table: Table, board: Board, *targets: str) -> Board:
    after = dict(board)
    for target in targets:
        kind, colour, _ = after[target]
        after[target] = (kind, colour, True)
    return transformed(after, table.turn, table.ground)


def frog_deeds(table: Table, frog: str) -> Deeds:
    return merged(
        frog_steps(table, frog),
        {text: after for text, (_, after) in single_leaps_over_enemies(table, frog).items()},
        leaps_over_friends(table, frog),
        sticky_tongue(table, frog),
        poison_dart(table, frog),
    )


# Jungle Spider -----------------------------------------------------------------------------------------------------


def walks(table: Table, start: str, most: int) -> Iterator[list[str]]:
    """Every way of so many single steps that turn freely; all squares but the last one can be passed."""

    def longer(path: list[str]) -> Iterator[list[str]]:
        for square in next_to(path[-1] if path else start):
            if square == start:
                continue
            yield [*path, square]
            if len(path) + 1 < most and (is_empty(table, square) or is_log(table, square)):
                yield from longer([*path, square])

    return longer([])


def spider_ends(table: Table, spider: str) -> set[str]:
    """Up to three steps, across swamp too, ending on an empty dry square."""
    return {
        path[-1]
        for path in walks(table, spider, 3)
        if is_empty(table, path[-1]) and not is_swamp(table, path[-1]) and may_cross(table, spider, path)
    }


def spider_walks(table: Table, spider: str) -> Deeds:
    return {f"{spider}-{to}": going(table, spider, to, []) for to in spider_ends(table, spider)}


def jumps(table: Table, spider: str) -> Deeds:
    """Two or three squares in a straight line over anything to an empty dry square outside of quills."""
    deeds = {}
    if is_able(table, spider):
        for way in EVERY_WAY:
            for far in (2, 3):
                to = away(spider, way, far)
                if to and is_empty(table, to) and not is_swamp(table, to) and may_cross(table, spider, [to]):
                    deeds[f"{spider}-{to}"] = going(table, spider, to, [])
    return deeds


def is_webbed(table: Table, square: str) -> bool:
    """Next to an enemy spider that is able to web, unless on swamp or a spider itself."""
    kind, colour, _ = table.board[square]
    if kind == "spider" or is_swamp(table, square):
        return False
    return any(table.board.get(one) == ("spider", other(colour), False) for one in next_to(square))


def poison_fangs_after_walking(table: Table, spider: str) -> Deeds:
    """After its walk, not after a jump, a spider may bite one enemy next to it."""
    deeds = {}
    if is_able(table, spider):
        for to in spider_ends(table, spider):
            for victim in next_to(to):
                if can_be_poisoned(table, victim):
                    moved = going(table, spider, to, [])
                    deeds[f"{spider}-{to}-bite-{victim}"] = poisoned(table, moved, victim)
    return deeds


def poison_fangs_twice(table: Table, spider: str) -> Deeds:
    """Instead of moving it may bite two enemies next to it."""
    if not is_able(table, spider):
        return {}
    victims = sorted((square for square in next_to(spider) if can_be_poisoned(table, square)), key=SQUARES.index)
    return {
        f"{spider}-bite-{one}-{two}": poisoned(table, table.board, one, two) for one, two in combinations(victims, 2)
    }


def spider_deeds(table: Table, spider: str) -> Deeds:
    return merged(
        spider_walks(table, spider),
        jumps(table, spider),
        poison_fangs_after_walking(table, spider),
        poison_fangs_twice(table, spider),
    )


# Crocodile ---------------------------------------------------------------------------------------------------------


def crocodile_walks(table: Table, crocodile: str) -> Deeds:
    """From swamp up to two steps, from dry land one; it stops where it captures."""
    deeds = {}
    for path in walks(table, crocodile, 2 if is_swamp(table, crocodile) else 1):
        to = path[-1]
        if is_empty(table, to) and may_cross(table, crocodile, path):
            deeds[f"{crocodile}-{to}"] = going(table, crocodile, to, [])
        if crocodile_can_take(table, to) and may_cross(table, crocodile, path, prey=to):
            deeds[f"{crocodile}x{to}"] = going(table, crocodile, to, [to])
    return deeds


def crocodile_can_take(table: Table, square: str) -> bool:
    """Every enemy but a crocodile that is in the swamp."""
    return is_enemy(table, square) and not (kind_on(table, square) == "crocodile" and is_swamp(table, square))


def is_submerged(table: Table, square: str) -> bool:
    """Crocodiles and hippos on swamp are, unless poisoned."""
    return kind_on(table, square) in ("crocodile", "hippo") and is_able(table, square) and is_swamp(table, square)


def is_log(table: Table, square: str) -> bool:
    """What its friends may walk over as if it were dry, without stopping there."""
    return is_friend(table, square) and is_submerged(table, square)


def drown(table: Table, crocodile: str) -> Deeds:
    """From swamp: takes a neighbour, and ends where it was or on empty swamp next to where the victim was."""
    deeds: Deeds = {}
    if not is_able(table, crocodile) or not is_swamp(table, crocodile):
        return deeds
    for victim in next_to(crocodile):
        if not crocodile_can_take(table, victim):
            continue
        deeds[f"{crocodile}-drown-{victim}-{crocodile}"] = going(table, crocodile, crocodile, [victim])
        if is_stung(table, crocodile, victim):  # it is gone wherever it ends
            continue
        for end in next_to(victim):
            if is_empty(table, end) and is_swamp(table, end) and may_cross(table, crocodile, [end]):
                deeds[f"{crocodile}-drown-{victim}-{end}"] = going(table, crocodile, end, [victim])
    return deeds


def crocodile_deeds(table: Table, crocodile: str) -> Deeds:
    return merged(crocodile_walks(table, crocodile), drown(table, crocodile))


# Porcupine ---------------------------------------------------------------------------------------------------------


def porcupine_deeds(table: Table, porcupine: str) -> Deeds:
    """One square anywhere, capturing or not, but never into the swamp."""
    deeds = {}
    for to in next_to(porcupine):
        if not is_swamp(table, to):
            if is_empty(table, to):
                deeds[f"{porcupine}-{to}"] = going(table, porcupine, to, [])
            if is_enemy(table, to):
                deeds[f"{porcupine}x{to}"] = going(table, porcupine, to, [to])
    return deeds


def may_cross(table: Table, mover: str, path: list[str], prey: str = "") -> bool:
    """Untouchable: no square of the path after the start lies next to an enemy porcupine that is not itself the prey.
    Porcupines and lions need not care."""
    if kind_on(table, mover) in ("porcupine", "lion"):
        return True
    quills = ("porcupine", other(table.turn), False)
    return not any(
        table.board.get(porcupine) == quills and porcupine != prey for square in path for porcupine in next_to(square)
    )


def is_stung(table: Table, hunter: str, victim: str) -> bool:
    """Quills: whoever takes a porcupine goes too, unless a lion or a frog."""
    return (
        kind_on(table, victim) == "porcupine"
        and is_able(table, victim)
        and kind_on(table, hunter) not in ("lion", *FROGS)
    )


def going(table: Table, mover: str, to: str, victims: list[str], *, ended: bool = True) -> Board:
    """The board when it has gone there and taken them."""
    after = dict(table.board)
    animal = after.pop(mover)
    for victim in victims:
        del after[victim]
    if not any(is_stung(table, mover, victim) for victim in victims):
        after[to] = animal
    return transformed(after, table.turn, table.ground) if ended else after


def without(table: Table, *gone: str) -> Board:
    after = {square: animal for square, animal in table.board.items() if square not in gone}
    return transformed(after, table.turn, table.ground)


# Rhino and giraffe -------------------------------------------------------------------------------------------------


def slide(table: Table, mover: str, way: Way) -> Iterator[tuple[str, list[str]]]:
    """Where an animal can end in that direction, and whom it takes there and before."""
    path: list[str] = []
    victims: list[str] = []
    wet = 0
    square = away(mover, way)
    while square:
        path = [*path, square]
        if is_friend(table, square):
            if not is_log(table, square):
                return
        else:
            if is_enemy(table, square):
                victims = [*victims, square]
            prey = square if is_enemy(table, square) else ""
            if may_cross(table, mover, path, prey=prey):
                yield square, victims
            if is_enemy(table, square) and not goes_through(table, mover, square):
                return
            wet += is_swamp(table, square)
            if wet == 2 and kind_on(table, mover) in ("rhino", "giraffe"):
                return  # the second swamp square stops them
        square = away(square, way)


def goes_through(table: Table, mover: str, enemy: str) -> bool:
    """Whether it passes that enemy, taking it: Tough Guy and Territorialism."""
    if not is_able(table, mover):
        return False
    if kind_on(table, mover) == "rhino":
        return is_enemy_frog(table, enemy)
    if kind_on(table, mover) == "hippo":
        return kind_on(table, enemy) != "porcupine" and enemy not in table.ground.far[table.turn]
    return False


def slides(table: Table, mover: str, ways: list[Way]) -> Deeds:
    deeds = {}
    for way in ways:
        for to, victims in slide(table, mover, way):
            deeds[f"{mover}{'x' if to in victims else '-'}{to}"] = going(table, mover, to, victims)
    return deeds


def harmless_steps(table: Table, mover: str, ways: list[Way]) -> Deeds:
    """One square, captures nothing."""
    return {
        f"{mover}-{to}": going(table, mover, to, [])
        for way in ways
        if (to := away(mover, way)) and is_empty(table, to) and may_cross(table, mover, [to])
    }


def rhino_deeds(table: Table, rhino: str) -> Deeds:
    return merged(slides(table, rhino, STRAIGHT), harmless_steps(table, rhino, SLANTED))


def fling(table: Table, giraffe: str) -> Deeds:
    """Throws a neighbour of either side one or two squares straight away, as far as there is room."""
    deeds: Deeds = {}
    if not is_able(table, giraffe):
        return deeds
    for way in EVERY_WAY:
        thrown, near, far = away(giraffe, way), away(giraffe, way, 2), away(giraffe, way, 3)
        if not thrown or not near or is_empty(table, thrown) or not can_be_flung(table, thrown):
            continue
        once = flung(table, thrown, near)
        deeds[f"{giraffe}-fling-{thrown}-{near}"] = once
        if far and is_empty(table, near):
            twice = flung(table, thrown, far)
            if twice != once:
                deeds[f"{giraffe}-fling-{thrown}-{far}"] = twice
    return deeds


def can_be_flung(table: Table, thrown: str) -> bool:
    return kind_on(table, thrown) != "porcupine" and not is_submerged(table, thrown)


def flung(table: Table, thrown: str, to: str) -> Board:
    """It replaces what it lands on; quills and, for a spider, the swamp are its own end."""
    after = dict(table.board)
    animal = after.pop(thrown)
    after.pop(to, None)
    stung = not is_empty(table, to) and is_stung(table, thrown, to)
    sunk = animal[0] == "spider" and is_swamp(table, to)
    if not stung and not sunk:
        after[to] = animal
    return transformed(after, table.turn, table.ground)


def giraffe_deeds(table: Table, giraffe: str) -> Deeds:
    return merged(slides(table, giraffe, SLANTED), harmless_steps(table, giraffe, STRAIGHT), fling(table, giraffe))


# Hippo -------------------------------------------------------------------------------------------------------------


def hippo_deeds(table: Table, hippo: str) -> Deeds:
    """Any distance anywhere."""
    return slides(table, hippo, EVERY_WAY)


# Lion --------------------------------------------------------------------------------------------------------------


def lion_walks(table: Table, lion: str) -> Deeds:
    """Up to two steps; it stops where it captures."""
    deeds = {}
    for path in walks(table, lion, 2):
        to = path[-1]
        if is_empty(table, to):
            deeds[f"{lion}-{to}"] = going(table, lion, to, [])
        if is_enemy(table, to):
            deeds[f"{lion}x{to}"] = going(table, lion, to, [to])
    return deeds


def swipe(table: Table, lion: str) -> Deeds:
    """Removes every animal on one side of the square of nine around the lion, if there is any."""
    deeds = {}
    if is_able(table, lion):
        for x, y in STRAIGHT:
            middle = away(lion, (x, y))
            if middle:
                side = [away(lion, (x or turned, y or turned)) for turned in (-1, 0, 1)]
                gone = [square for square in side if square and not is_empty(table, square)]
                if gone:
                    deeds[f"{lion}-swipe-{middle}"] = without(table, *gone)
    return deeds


def lion_deeds(table: Table, lion: str) -> Deeds:
    return merged(lion_walks(table, lion), swipe(table, lion))


# Rules -------------------------------------------------------------------------------------------------------------

DEEDS = {
    "frog": frog_deeds,
    "dart": frog_deeds,
    "spider": spider_deeds,
    "crocodile": crocodile_deeds,
    "porcupine": porcupine_deeds,
    "rhino": rhino_deeds,
    "giraffe": giraffe_deeds,
    "hippo": hippo_deeds,
    "lion": lion_deeds,
}


def movable(table: Table) -> list[str]:
    """The own animals that no web holds."""
    return [square for square in table.board if is_friend(table, square) and not is_webbed(table, square)]


def merged(*kinds_of_deeds: Deeds) -> Deeds:
    """All of them; one text never means two things."""
    together: Deeds = {}
    for deeds in kinds_of_deeds:
        for text, after in deeds.items():
            assert together.setdefault(text, after) == after, text
    return together


def legal(board: Board, turn: str, ground: Ground) -> Deeds:
    """Every deed with the board that it leads to."""
    table = Table(board, turn, ground)
    return duties(table) or merged(*(DEEDS[kind_on(table, square)](table, square) for square in movable(table)))


def can_act(table: Table) -> bool:
    return any(DEEDS[kind_on(table, square)](table, square) for square in movable(table))


def outcome(board: Board, turn: str, ground: Ground) -> tuple[str, str] | None:
    """Who has won, and why; or None."""
    moved = other(turn)
    lions = {colour: square for square, (kind, colour, _) in board.items() if kind == "lion"}
    for colour in (moved, turn):
        if colour not in lions:
            return other(colour), "reason-lion-taken"
    if lions[moved][1:] == ("10" if moved == "white" else "1"):
        return moved, "reason-lion-home"
    if not can_act(Table(board, turn, ground)):
        return moved, "reason-no-moves"
    return None


# Texts -------------------------------------------------------------------------------------------------------------


def _squares(rows: str) -> dict[str, str]:
    """What is written for each square of ten rows, the last row first; digits are squares without anything."""
    found = {}
    for row, line in zip(range(10, 0, -1), rows.split("/"), strict=True):
        column = 0
        digits = ""
        for mark in [*line, ""]:
            if mark.isdigit():
                digits += mark
                continue
            column += int(digits or 0)
            digits = ""
            if mark == "!":
                found[f"{'abcdefghij'[column - 1]}{row}"] += mark
            elif mark:
                found[f"{'abcdefghij'[column]}{row}"] = mark
                column += 1
        assert column == 10, line
    return found


def _rows(marks: dict[str, str]) -> str:
    lines = []
    for row in range(10, 0, -1):
        line, gap = "", 0
        for column in "abcdefghij":
            mark = marks.get(f"{column}{row}", "")
            line += (str(gap) if gap and mark else "") + mark
            gap = 0 if mark else gap + 1
        lines.append(line + (str(gap) if gap else ""))
    return "/".join(lines)


def read_ground(rows: str) -> Ground:
    marks = _squares(rows)
    swamp, white, black = (frozenset(one for one in marks if marks[one] == mark) for mark in "~^v")
    return Ground(swamp, {"white": white, "black": black})


USUAL = read_ground(
    "^^^^^^^^^^/^^^^^^^^^^/^^^^^^^^^^/2~~^^^^^^/2~~~~^^^^/vvvv~~~~2/vvvvvv~~2/vvvvvvvvvv/vvvvvvvvvv/vvvvvvvvvv"
)


def read(text: str) -> Table:
    """The position that is written so."""
    rows, turn, *ground = text.split()
    board = {}
    for square, mark in _squares(rows).items():
        colour = "white" if mark[0].isupper() else "black"
        board[square] = (KINDS[mark[0].lower()], colour, mark.endswith("!"))
    return Table(board, {"w": "white", "b": "black"}[turn], read_ground(ground[0]) if ground else USUAL)


START = read("sprgglhspr/ffffffffff/10/2c7/10/10/7C2/10/FFFFFFFFFF/RPSHLGGRPS w")


def write_board(board: Board) -> str:
    letters = {kind: letter for letter, kind in KINDS.items()}
    marks = {}
    for square, (kind, colour, bad) in board.items():
        letter = letters[kind].upper() if colour == "white" else letters[kind]
        marks[square] = letter + ("!" if bad else "")
    return _rows(marks)


def write_ground(ground: Ground) -> str:
    """The map, or nothing for the usual one."""
    if ground == USUAL:
        return ""
    marks = dict.fromkeys(ground.swamp, "~")
    return _rows(marks | dict.fromkeys(ground.far["white"], "^") | dict.fromkeys(ground.far["black"], "v"))


def write(table: Table) -> str:
    """The text of a position."""
    return f"{write_board(table.board)} {table.turn[0]} {write_ground(table.ground)}".rstrip()
