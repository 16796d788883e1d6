"""Wild Kingdom, "Rhino": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    WHITE,
    after,
    at,
    block,
    captures,
    cells,
    ending,
    events,
    going,
    left,
    ray,
    targets,
    walks,
)

# Movement


def test_rhinos_and_frogs_of_one_team_live_in_peace() -> None:
    assert targets(at("Ra3 Fc3 Fa5 La9"), "a3") == cells("b3 a4 b4 b2 a2 a1")


def test_rhinos_move_any_amount_of_spaces_orthogonally_and_one_space_diagonally() -> None:
    orthogonal = block("a8", "j8") | block("i1", "i10")
    assert walks(at("Ri8"), "i8") == orthogonal - {"i8"} | cells("h7 h9 j7 j9")


def test_they_capture_orthogonally_what_they_meet_first() -> None:
    position = at("Ri8 ri3 ri2 gc8 gb8 Fi9")
    assert captures(position, "i8") == {"i3", "c8"}
    assert targets(position, "i8").isdisjoint(cells("i2 b8 i9 i10"))
    assert left(position, "i8xi3") == {"Ri3", "ri2", "gc8", "gb8", "Di9"}


@pytest.mark.parametrize("enemy", "sgchlrpfd")
def test_they_are_not_permitted_to_capture_diagonally(enemy: str) -> None:
    """The Spider is poisoned, so that it holds nobody."""
    enemy = "s!" if enemy == "s" else enemy
    assert "h7" not in targets(at(f"Ri8 {enemy}h7"), "i8")
    assert "h8" in targets(at(f"Ri8 {enemy}h8"), "i8")


@pytest.mark.parametrize(
    ("start", "right", "up", "ends"),
    [
        ("g7", -1, 0, "f7 e7 d7 c7"),
        ("e3", 0, 1, "e4 e5 e6"),
        ("j5", -1, 0, "i5 h5 g5"),
        ("i4", -1, 0, "h4 g4"),
        ("a6", 1, 0, "b6 c6 d6"),
        ("d9", 0, -1, "d8 d7 d6"),
        ("g6", 0, -1, "g5 g4"),
    ],
)
def test_a_rhino_must_stop_on_the_second_swamp_square(start: str, right: int, up: int, ends: str) -> None:
    assert targets(at(f"R{start}"), start) & set(ray(start, right, up)) == cells(ends)


@pytest.mark.parametrize(
    ("start", "right", "up", "ends"),
    [
        ("c7", 1, 0, "d7 e7 f7 g7 h7 i7 j7"),
        ("c7", 0, -1, "c6 c5 c4 c3 c2 c1"),
        ("e5", 0, 1, "e6 e7 e8 e9 e10"),
        ("e5", 1, 0, "f5 g5"),
        ("h4", -1, 0, "g4 f4 e4 d4 c4 b4 a4"),
    ],
)
def test_not_counting_the_square_that_it_started_on(start: str, right: int, up: int, ends: str) -> None:
    assert targets(at(f"R{start}"), start) & set(ray(start, right, up)) == cells(ends)


def test_it_may_capture_on_the_second_swamp_square_but_nothing_behind() -> None:
    assert captures(at("Re3 ce6 re7"), "e3") == {"e6"}
    assert captures(at("Re3 re7"), "e3") == set()


def test_a_step_into_the_swamp_may_be_diagonal() -> None:
    assert walks(at("Rf4"), "f4") >= {"e5", "g5"}


def test_diagram_the_black_rhino_moves_freely() -> None:
    found = targets(at("Rg7 hh8 ri3", "b"), "i3")
    assert found == (block("a3", "j3") | block("i1", "i10") | cells("h2 j2 h4 j4")) - {"i3"}


def test_diagram_the_swamp_limits_the_white_rhino_who_cannot_capture_the_hippo_diagonally() -> None:
    found = targets(at("Rg7 hh8 ri3"), "g7")
    assert found == cells("f7 e7 d7 c7 h7 i7 j7 g8 g9 g10 g6 g5 g4 f8 f6 h6")


# Ability 1 – Tough Guy


def test_rhinos_treat_squares_with_an_enemy_frog_as_if_there_was_none() -> None:
    """They may pass, and stop there."""
    assert targets(at("Ra3 fc3 fd3"), "a3") & set(ray("a3", 1, 0)) == cells("b3 c3 d3 e3 f3 g3 h3 i3 j3")


@pytest.mark.parametrize("frog", "fd")
def test_any_frog_on_a_space_that_a_rhino_moves_through_is_captured(frog: str) -> None:
    position = at(f"Ra3 {frog}c3 {frog}d3 {frog}h3")
    move = going(position, "a3", "f3")
    assert left(position, move) == {"Rf3", f"{frog}h3"}
    assert events(position, move) == ["moved a3-f3", "captured c3", "captured d3"]
    assert left(position, going(position, "a3", "c3")) == {"Rc3", f"{frog}d3", f"{frog}h3"}


def test_other_animals_stop_it() -> None:
    position = at("Ra3 fc3 ge3 fg3")
    assert targets(position, "a3") & set(ray("a3", 1, 0)) == cells("b3 c3 d3 e3")
    assert left(position, "a3xe3") == {"Re3", "fg3"}


def test_own_frogs_stop_it() -> None:
    assert targets(at("Ra3 Dc3 fd3"), "a3") & set(ray("a3", 1, 0)) == {"b3"}


def test_swamp_under_a_frog_counts() -> None:
    position = at("Re3 fe5 fe6 fe7")
    assert targets(position, "e3") & set(ray("e3", 0, 1)) == cells("e4 e5 e6")
    assert left(position, going(position, "e3", "e6")) == {"Re6", "fe7"}


def test_black_rhinos_are_tough_too() -> None:
    assert "h3" in targets(at("ra3 Fc3", "b"), "a3")


def test_diagram_the_rhino_moves_over_four_frogs_to_capture_the_lion() -> None:
    position = at("Rb3 fc3 fd3 ff3 fg3 lh3")
    assert left(position, "b3xh3") == {"Rh3"}
    assert ending(after(position, "b3xh3")).winner == WHITE
