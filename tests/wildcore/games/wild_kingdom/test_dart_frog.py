"""Wild Kingdom, "Poison Dart Frog": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    after,
    at,
    cells,
    doings,
    events,
    left,
    moves,
    second_leaps,
    targets,
    uses,
)

RING = "d4 e4 f4 d5 f5 d6 e6 f6"
BEHIND = cells("c3 e3 g3 c5 g5 c7 e7 g7")


def about(letter: str, where: str = RING) -> str:
    """The same animal on all those squares."""
    return " ".join(letter + cell for cell in where.split())


# The same movement and abilities, backwards too


@pytest.mark.parametrize(("frog", "turn"), [("D", "w"), ("d", "b")])
def test_it_steps_diagonally_and_backwards_too(frog: str, turn: str) -> None:
    assert doings(at(f"{frog}e5", turn), "e5") == {"-d4", "-f4", "-d6", "-f6"}


def test_its_step_captures_nothing() -> None:
    assert "xd4" not in doings(at("De5 rd4 Rc3"), "e5")
    assert "xd6" not in doings(at("De5 rd6 Rc7"), "e5")


def test_it_leaps_backwards_too() -> None:
    assert targets(at("De5 " + about("G")), "e5") == BEHIND


def test_it_captures_what_it_leaps() -> None:
    position = at("De5 re4")
    assert left(position, "e5xe3") == {"De3"}


def test_its_tongue_reaches_in_all_directions() -> None:
    spiders = cells("c3 c5 g3 g7 e3 e7")
    assert uses(at("De5 " + " ".join(f"s{cell}" for cell in spiders)), "e5", "tongue") == spiders


def test_its_leap_frog_goes_backwards_too() -> None:
    """Landing on f4 after the friend on f5."""
    position = at("Df6 Gf5 re3 rf3 rg3 re4 rg4 re5")
    assert second_leaps(position, "f6", "f4") == cells("d2 f2 h2 d4 h4 d6")


def test_the_friend_is_not_leapt_once_more_on_the_way_back() -> None:
    assert doings(at("De5 Ge4 rd3"), "e5") >= {"-e3", "-e3xc3"}
    assert "-e3xe5" not in doings(at("De5 Ge4 rd3"), "e5")


# Never subject to the mandatory capture


def test_it_never_has_to_capture() -> None:
    position = at("De5 fe6 Rb3 lb8")
    assert {"b3xb8", "e5-d6", "e5xe7"} <= moves(position)


def test_a_plain_frog_next_to_the_same_enemy_has_to() -> None:
    assert moves(at("De5 Ff5 fe6 Rb3 lb8")) == {"f5xd7"}


def test_its_second_leap_is_always_optional() -> None:
    position = at("Db2 Gc3 fe5 rd5")
    assert {"-d4", "-d4xf6", "-d4xd6"} <= doings(position, "b2")


# Ability 3 – Poison Dart


@pytest.mark.parametrize("cell", sorted(BEHIND | cells(RING)))
def test_a_dart_reaches_two_squares_in_a_straight_line(cell: str) -> None:
    assert uses(at(f"De5 r{cell}"), "e5", "dart") == {cell}


@pytest.mark.parametrize("cell", sorted(cells("b2 b5 b8 e2 e8 h2 h5 h8 c4 c6 d3 d7 f3 f7 g4 g6")))
def test_no_further_and_not_off_the_line(cell: str) -> None:
    assert uses(at(f"De5 r{cell}"), "e5", "dart") == set()


@pytest.mark.parametrize("enemy", "fscprghl")
def test_at_any_single_enemy_animal(enemy: str) -> None:
    position = at(f"Dg3 {enemy}e3")
    assert uses(position, "g3", "dart") == {"e3"}
    assert left(position, "g3-dart-e3") == {"Dg3", f"{enemy}!e3"}
    assert events(position, "g3-dart-e3") == ["poisoned e3"]


def test_at_no_friend() -> None:
    assert uses(at("De5 Re7 Ge6"), "e5", "dart") == set()


@pytest.mark.parametrize("between", "RrFDdPGhC")
def test_the_target_cannot_be_obstructed_by_another_animal(between: str) -> None:
    assert "g3" not in uses(at(f"De3 {between}f3 rg3"), "e3", "dart")


def test_poison_dart_frogs_are_immune_to_poison() -> None:
    assert uses(at("De5 de7 dg5"), "e5", "dart") == set()


def test_who_is_poisoned_already_is_no_target() -> None:
    assert uses(at("De5 r!e7 rg5"), "e5", "dart") == {"g5"}


def test_poisoned_animals_are_still_able_to_move_and_capture() -> None:
    assert targets(at("r!e3 Ff2 Re5", "b"), "e3") == {*cells("e1 e2 e4 e5 a3 b3 c3 d3 f3 g3 h3 i3 j3 d2 d4 f4")}


def test_using_this_ability_counts_as_a_move() -> None:
    assert after(at("De5 re7"), "e5-dart-e7").turn == BLACK


def test_black_has_darts_too() -> None:
    assert left(at("de5 Re7", "b"), "e5-dart-e7") == {"de5", "R!e7"}


def test_a_plain_frog_has_none() -> None:
    assert uses(at("Fe5 re7"), "e5", "dart") == set()


def test_diagram_frog_and_lion_can_be_hit_the_hippo_behind_a_giraffe_and_the_frog_off_the_line_cannot() -> None:
    position = at("De8 fe6 lg10 gf8 hg8 ff6")
    assert uses(position, "e8", "dart") == {"e6", "g10", "f8"}
    friend = at("De8 fe6 lg10 Gf8 hg8 ff6")
    assert uses(friend, "e8", "dart") == {"e6", "g10"}


# "Frog" means both kinds


def test_poison_dart_frogs_are_meant_by_the_term_frog() -> None:
    """By the example of the Rhino, who runs over both, and of the duty to capture."""
    assert targets(at("Re3 dg3 fh3"), "e3") >= cells("f3 g3 h3 i3 j3")
    assert moves(at("Fe3 de4")) == {"e3xe5"}
