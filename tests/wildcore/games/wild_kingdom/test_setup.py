"""Wild Kingdom, "Setup": a test for each sentence of the rulebook, named after it; swamp and banks as in RULINGS."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    ALL,
    BLACK,
    FAR_BANK,
    START,
    SWAMP,
    WHITE,
    bitten,
    block,
    cells,
    doings,
    moves,
    standing,
    uses,
    walks,
)
from wildcore.registry import game


def turned(names: set[str]) -> set[str]:
    """After half a turn of the board."""
    return {f"{'jihgfedcba'['abcdefghij'.index(name[0])]}{11 - int(name[1:])}" for name in names}


def test_the_board_is_10_by_10() -> None:
    scene = game("wild-kingdom").scene({})
    assert len(scene.cells) == 100
    assert (scene.width, scene.height) == (10, 10)


def test_rows_are_numbered_1_to_10_and_columns_lettered_a_to_j() -> None:
    assert {cell.id for cell in game("wild-kingdom").scene({}).cells} == ALL


def test_a1_is_at_the_left_side_of_white() -> None:
    places = {cell.id: (cell.x, cell.y) for cell in game("wild-kingdom").scene({}).cells}
    assert places["a1"] == (0.5, 9.5)
    assert places["j10"] == (9.5, 0.5)


def test_squares_are_jungle_or_swamp() -> None:
    kinds: dict[str, set[str]] = {}
    for cell in game("wild-kingdom").scene({}).cells:
        assert cell.name
        kinds.setdefault(cell.name.id, set()).add(cell.id)
    assert kinds == {"cell-swamp": SWAMP, "cell-jungle": ALL - SWAMP}


def test_what_the_text_tells_of_the_swamp() -> None:
    assert cells("e5 e6 g5 c7 h4 f6 f5 d6") <= SWAMP
    assert SWAMP.isdisjoint(cells("b2 g2 h2 c5 b6 h6 i5"))


def test_swamp_and_banks_look_alike_from_both_sides() -> None:
    assert turned(SWAMP) == SWAMP
    assert turned(FAR_BANK["w"]) == FAR_BANK["b"]
    assert FAR_BANK["w"].isdisjoint(FAR_BANK["b"] | SWAMP)


def test_the_zones_of_the_scene_are_those_banks() -> None:
    zones = {zone.name: (zone.seat, set(zone.cells)) for zone in game("wild-kingdom").scene({}).zones}
    assert zones == {
        "zone-changing-white": (WHITE, FAR_BANK["w"]),
        "zone-changing-black": (BLACK, FAR_BANK["b"]),
        "zone-territory-white": (WHITE, ALL - FAR_BANK["w"]),
        "zone-territory-black": (BLACK, ALL - FAR_BANK["b"]),
    }


@pytest.mark.parametrize(
    ("kind", "white", "black"),
    [
        ("frog", " ".join(sorted(block("a2", "j2"))), " ".join(sorted(block("a9", "j9")))),
        ("crocodile", "h4", "c7"),
        ("lion", "e1", "f10"),
        ("hippo", "d1", "g10"),
        ("porcupine", "b1 i1", "b10 i10"),
        ("rhino", "a1 h1", "c10 j10"),
        ("giraffe", "f1 g1", "d10 e10"),
        ("spider", "c1 j1", "a10 h10"),
    ],
)
def test_the_animals_are_placed_according_to_the_list(kind: str, white: str, black: str) -> None:
    for colour, seat, where in (("white", WHITE, white), ("black", BLACK, black)):
        placed = {piece.at for piece in START.pieces() if piece.glyph == f"{kind}-{colour}"}
        assert placed == cells(where)
        assert {piece.name for piece in START.pieces() if piece.at in placed} == {f"piece-{colour}-{kind}"}
        assert {piece.seat for piece in START.pieces() if piece.at in placed} == {seat}


def test_nothing_else_is_placed() -> None:
    assert len(START.pieces()) == 42
    assert START.to_text() == "sprgglhspr/ffffffffff/10/2c7/10/10/7C2/10/FFFFFFFFFF/RPSHLGGRPS w"
    assert not any(piece.marks for piece in START.pieces())


def test_the_setup_is_symmetric_under_half_a_turn() -> None:
    placed = standing(START)
    assert {cell: letter.swapcase() for cell, letter in placed.items()} == {
        next(iter(turned({cell}))): letter for cell, letter in placed.items()
    }


# What may be done at the start (RULINGS, "For checking")


def test_64_moves_from_the_start() -> None:
    assert len(START.moves()) == len(moves(START)) == 64


@pytest.mark.parametrize(
    ("where", "number"),
    [("h4", 19), ("a2 b2 c2 d2 e2 f2 g2 h2 i2 j2", 18), ("f1 g1", 16), ("c1 j1", 8), ("e1", 3), ("a1 h1 b1 i1 d1", 0)],
    ids=["crocodile", "frogs", "giraffes", "spiders", "lion", "rhinos, porcupines, hippo"],
)
def test_moves_from_the_start_by_animal(where: str, number: int) -> None:
    assert sum(len(doings(START, cell)) for cell in cells(where)) == number


def test_each_move_from_the_start() -> None:
    assert walks(START, "h4") == block("f3", "j6") - {"h4"}
    assert walks(START, "a2") == {"b3"}
    assert walks(START, "e2") == {"d3", "f3"}
    assert doings(START, "f1") == {
        f"-fling-{thrown}" for thrown in cells("e1-d1 g1-h1 e2-d3 e2-c4 f2-f3 f2-f4 g2-h3 g2-i4")
    }
    assert uses(START, "g1", "fling") == cells("f1-e1 h1-i1 f2-e3 f2-d4 g2-g3 g2-g4 h2-i3 h2-j4")
    assert walks(START, "c1") == cells("a3 c3 c4 e3 f4")
    assert walks(START, "j1") == cells("h3 j3 j4")
    assert bitten(START, "c1", "c4") == set()
    assert uses(START, "e1", "swipe") == cells("d1 e2 f1")
