"""Wild Kingdom, "Frogs": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    ALL,
    BLACK,
    FAR_BANK,
    after,
    at,
    captures,
    cells,
    doings,
    ending,
    events,
    left,
    moves,
    second_leaps,
    standing,
    targets,
    uses,
    walks,
)

# Movement


@pytest.mark.parametrize(("cell", "ends"), [("e3", "d4 f4"), ("a3", "b4"), ("j3", "i4"), ("f5", "e6 g6")])
def test_frogs_move_one_space_diagonally(cell: str, ends: str) -> None:
    assert doings(at(f"F{cell}"), cell) == {f"-{end}" for end in cells(ends)}


def test_black_frogs_move_the_other_way() -> None:
    assert doings(at("fe8", "b"), "e8") == {"-d7", "-f7"}


def test_but_are_not_able_to_capture_in_this_way() -> None:
    assert doings(at("Fe3 rd4 Pc5"), "e3") == {"-f4"}


def test_nor_to_step_onto_a_friend() -> None:
    assert doings(at("Fe3 Gd4 Pc5"), "e3") == {"-f4"}


def test_they_may_also_leap_directly_over_an_adjacent_animal() -> None:
    assert doings(at("Fe3 Gd3 Gf3 Gd4 Ge4 Gf4"), "e3") == {"-c3", "-g3", "-c5", "-e5", "-g5"}
    assert doings(at("Fe3 rd3 gf3 cd4 he4 rf4"), "e3") == {"xc3", "xg3", "xc5", "xe5", "xg5"}


def test_a_leap_is_over_one_animal_to_the_square_right_behind_it() -> None:
    assert doings(at("Fe3 Gd4 Ge4 Ge5 Gf4 rg5"), "e3") == {"-c5"}


def test_nothing_is_leapt_that_is_not_adjacent() -> None:
    assert doings(at("Fe3 Ge5 rg5"), "e3") == {"-d4", "-f4"}


def test_a_leap_is_made_one_time() -> None:
    assert doings(at("Fe3 Ge4 Ge6"), "e3") == {"-d4", "-f4", "-e5"}
    assert doings(at("Fe3 re4 re6"), "e3") == {"-d4", "-f4", "xe5"}


def test_no_leap_over_the_edge() -> None:
    assert doings(at("Fa3 rb4 Gc5 Gb3 Gc3"), "a3") == set()
    assert doings(at("Fb5 ra5 ra6 rb6 rc6 rb7 rd7"), "b5") == set()


@pytest.mark.parametrize("enemy", "fdscprghl")
def test_if_the_animal_is_an_enemy_it_is_removed(enemy: str) -> None:
    """The Frog stands on swamp, where no web holds it."""
    position = at(f"Fg4 {enemy}f4 Rd8")
    assert "xe4" in doings(position, "g4")
    assert left(position, "g4xe4") == {"Fe4", "Rd8"}
    assert events(position, "g4xe4") == ["moved g4-e4", "captured f4"]


def test_a_friend_that_is_leapt_stays() -> None:
    position = at("Fe3 Ge4")
    assert left(position, "e3-e5") == {"Fe5", "Ge4"}
    assert events(position, "e3-e5") == ["moved e3-e5"]


# The duty to capture


@pytest.mark.parametrize(
    ("enemy", "leap"), [("d3", "e3xc3"), ("f3", "e3xg3"), ("d4", "e3xc5"), ("e4", "e3xe5"), ("f4", "e3xg5")]
)
def test_a_frog_next_to_an_enemy_frog_must_capture_it_regardless_of_any_other_situation(enemy: str, leap: str) -> None:
    """Even when a Lion could be taken."""
    assert "b3xb8" in moves(at("Fe3 Rb3 lb8"))
    assert moves(at(f"Fe3 f{enemy} Rb3 lb8")) == {leap}


def test_black_must_capture_too() -> None:
    assert moves(at("fe8 Fe7 rb8 Lb3", "b")) == {"e8xe6"}


def test_the_enemy_frog_may_be_a_poison_dart_frog() -> None:
    assert moves(at("Fe3 de4 Rb3 lb8")) == {"e3xe5"}


def test_which_of_several_is_the_players_choice() -> None:
    assert moves(at("Fd3 Fe3 fe4 Rb3 lb8")) == {"d3xf5", "e3xe5"}
    assert moves(at("Fe3 fd4 ff4 Rb3 lb8")) == {"e3xc5", "e3xg5"}


def test_other_captures_of_the_frog_must_wait() -> None:
    assert moves(at("Fe3 fe4 rd4 Gf3")) == {"e3xe5"}


def test_provided_that_the_move_is_legal_the_square_behind_is_taken() -> None:
    position = at("Fe3 fe4 ge5 Rb3 lb8")
    assert "b3xb8" in moves(position)
    assert doings(position, "e3") == {"-d4", "-f4"}


@pytest.mark.parametrize("enemy", ["d2", "e2", "f2"])
def test_provided_that_the_move_is_legal_backwards_it_is_not(enemy: str) -> None:
    position = at(f"Fe3 f{enemy} Rb3 lb8")
    assert "b3xb8" in moves(position)
    assert doings(position, "e3") == {"-d4", "-f4"}


def test_provided_that_the_move_is_legal_over_the_edge_it_is_not() -> None:
    position = at("Fb5 fa6 Rb3 ld3")
    assert "b3xd3" in moves(position)
    assert doings(position, "b5") == {"-c6"}


def test_the_duty_is_only_of_the_frog_that_is_next_to_it() -> None:
    assert "a1-a2" in moves(at("Fe3 fe5"))


# Direction and swamp

RING = "Gd4 Ge4 Gf4 Gd5 Gf5 Gd6 Ge6 Gf6"


def test_frogs_may_never_move_or_leap_backwards_but_they_may_leap_side_to_side() -> None:
    assert doings(at("Fe5 " + RING), "e5") == {"-c5", "-g5", "-c7", "-e7", "-g7"}
    assert doings(at("fe5 " + RING.lower(), "b"), "e5") == {"-c5", "-g5", "-c3", "-e3", "-g3"}


def test_frogs_do_not_step_sideways() -> None:
    assert targets(at("Fe5"), "e5") == {"d6", "f6"}


def test_backwards_by_another_animals_ability() -> None:
    position = at("Fe3 Ge4")
    assert {"e3-e2", "e3-e1"} <= uses(position, "e4", "fling")
    assert left(position, "e4-fling-e3-e1") == {"Fe1", "Ge4"}


def test_frogs_may_freely_land_on_and_move_through_swamp() -> None:
    assert targets(at("Ff4"), "f4") == {"e5", "g5"}
    assert targets(at("Ff4 Ge5 Gf5 Gg5"), "f4") == {"d6", "f6", "h6"}
    assert targets(at("Fe5 Gd6 Ge6 Gf6"), "e5") == {"c7", "e7", "g7"}
    assert left(at("Ff4"), "f4-e5") == {"Fe5"}


# The movement diagram: the enemies about the f3 Frog are a Rhino and a Crocodile

FROG_MOVEMENT = "Fb2 Ff3 re3 Ge4 cf4 Gg3 Rg4 Gf2"


def test_diagram_the_b2_frog_can_move_diagonally_forward_but_not_backwards() -> None:
    assert doings(at(FROG_MOVEMENT), "b2") == {"-a3", "-c3"}


def test_diagram_the_f3_frog_cannot_move_diagonally() -> None:
    assert targets(at(FROG_MOVEMENT), "f3").isdisjoint({"e4", "g4"})


def test_diagram_the_f3_frog_can_leap_to_d3_d5_f5_h3_h5_and_not_to_f1() -> None:
    assert targets(at(FROG_MOVEMENT), "f3") == cells("d3 d5 f5 h3 h5")
    assert targets(at(FROG_MOVEMENT.replace("Gf2", "rf2")), "f3") == cells("d3 d5 f5 h3 h5")


def test_diagram_the_enemy_rhino_or_crocodile_is_captured_if_leapt_over() -> None:
    assert captures(at(FROG_MOVEMENT), "f3") == {"d3", "f5"}
    assert walks(at(FROG_MOVEMENT), "f3") == {"d5", "h3", "h5"}


def test_diagram_the_j4_frog_is_mandated_to_capture_the_i5_frog_and_must_ignore_the_rhino() -> None:
    """The text lets it land on h5, which is not behind i5 (RULINGS, "the Leap Frog picture")."""
    assert moves(at(FROG_MOVEMENT + " Fj4 fi5 rj5")) == {"j4xh6"}
    assert doings(at(FROG_MOVEMENT + " Fj4 rj5"), "j4") == {"xj6", "-i5"}


# Ability 1 – Sticky Tongue


@pytest.mark.parametrize("cell", ["c3", "g3", "c5", "c1", "e1", "g1"])
def test_an_enemy_spider_two_spaces_directly_away_may_be_grabbed(cell: str) -> None:
    assert uses(at(f"Fe3 s{cell}"), "e3", "tongue") == {cell}


@pytest.mark.parametrize("cell", ["f4", "g6", "h6"])
def test_an_enemy_spider_one_space_away_may_be_grabbed(cell: str) -> None:
    """By a Frog on swamp, which no web holds."""
    assert uses(at(f"Fg5 s{cell}"), "g5", "tongue") == {cell}


@pytest.mark.parametrize("cell", ["b3", "h3", "b6", "h6", "d1", "f1", "c2", "c4", "g2", "d5"])
def test_no_spider_further_away_or_off_the_straight_line(cell: str) -> None:
    assert uses(at(f"Fe3 s{cell}"), "e3", "tongue") == set()


@pytest.mark.parametrize("between", "GgFDHhRrPpCc")
def test_with_no_pieces_in_between(between: str) -> None:
    assert uses(at(f"Fe3 {between}f3 sg3"), "e3", "tongue") == set()


@pytest.mark.parametrize("other", "rghcpl")
def test_only_spiders_are_grabbed(other: str) -> None:
    assert uses(at(f"Fe3 {other}g3"), "e3", "tongue") == set()


def test_only_enemy_spiders_are_grabbed() -> None:
    assert uses(at("Fe3 Sg3 Sd4"), "e3", "tongue") == set()
    assert uses(at("fe8 sg8 Sc8", "b"), "e8", "tongue") == {"c8"}


def test_the_frog_does_not_move_but_the_spider_is_removed() -> None:
    position = at("Fe3 sg3 Rb2")
    assert left(position, "e3-tongue-g3") == {"Fe3", "Rb2"}
    assert events(position, "e3-tongue-g3") == ["captured g3"]


def test_the_tongue_counts_as_a_move() -> None:
    assert after(at("Fe3 sg3"), "e3-tongue-g3").turn == BLACK


def test_tongue_diagram_across_the_swamp_and_backwards_but_not_past_a_hippo_or_off_the_line() -> None:
    position = at("Fg5 sg6 si7 se3 si3 sg3 sg7 sh7 hh6 he4 Gf4")
    assert uses(position, "g5", "tongue") == {"g6", "i3", "g3"}
    assert uses(at("Fg5 sg3 si5 se7 he3 sh7 hf4 sh6 si7"), "g5", "tongue") == {"g3", "i5", "e7", "h6"}


# Ability 2 – Leap Frog


def test_after_a_leap_over_a_friend_the_frog_has_the_option_of_one_more_leap() -> None:
    position = at("Fb2 Gc3 re5 rg7")
    assert doings(position, "b2") == {"-a3", "-d4", "-d4xf6"}
    assert left(position, "b2-d4xf6") == {"Ff6", "Gc3", "rg7"}


def test_not_after_a_leap_over_an_enemy() -> None:
    assert doings(at("Fb2 rc3 re5"), "b2") == {"-a3", "xd4"}


def test_the_first_leap_of_leap_frog_must_be_a_leap_and_not_a_step() -> None:
    assert doings(at("Fb2 rc4 Ga3"), "b2") == {"-c3"}


def test_it_becomes_mandatory_if_the_frog_lands_next_to_an_enemy_frog() -> None:
    position = at("Fb2 Gc3 fe5 rd5 re4")
    assert doings(position, "b2") == {"-a3", "-d4xf6"}


def test_it_is_mandatory_next_to_a_poison_dart_frog() -> None:
    assert doings(at("Fb2 Gc3 de5 rd5 re4"), "b2") == {"-a3", "-d4xf6"}


def test_the_player_chooses_among_several_enemy_frogs() -> None:
    assert doings(at("Fb2 Gc3 fe5 fc5 re4"), "b2") == {"-a3", "-d4xf6", "-d4xb6"}


def test_if_it_is_able_to_a_blocked_leap_is_no_duty() -> None:
    position = at("Fb2 Gc3 fe5 gf6 rd5")
    assert doings(position, "b2") == {"-a3", "-d4", "-d4xd6"}


def test_if_it_is_able_to_a_leap_backwards_is_no_duty() -> None:
    assert doings(at("Fb2 Gc3 fd3 rd5"), "b2") == {"-a3", "-d4", "-d4xd6"}


def test_the_initial_leap_is_no_duty() -> None:
    position = at("Fb2 Gc3 fe5 Rh1")
    assert {"h1-h2", "b2-a3", "b2-d4xf6"} <= moves(position)


def test_leaps_over_all_other_animals_are_optional() -> None:
    assert doings(at("Fb2 Gc3 rd5 ge4 ce5"), "b2") == {"-a3", "-d4", "-d4xd6", "-d4xf4", "-d4xf6"}


@pytest.mark.parametrize("enemy", "crghls")
def test_each_enemy_may_be_leapt_in_leap_frog(enemy: str) -> None:
    position = at(f"Fb2 Gc3 {enemy}d5")
    assert second_leaps(position, "b2", "d4") == {"d6"}
    assert left(position, "b2-d4xd6") == {"Fd6", "Gc3"}


def test_leap_frog_may_only_be_used_over_enemy_pieces() -> None:
    assert doings(at("Fb2 Gc3 Gd5 Ge4"), "b2") == {"-a3", "-d4"}


def test_the_leap_may_change_direction_but_still_never_backwards() -> None:
    position = at("Fb2 Gc3 rc4 rc5 rd5 re5 re4 re3 rd3")
    assert second_leaps(position, "b2", "d4") == cells("b4 b6 d6 f6 f4")


def test_black_leap_frog_goes_down() -> None:
    position = at("fb9 gc8 Rc7 Rc6 Rd6 Re6 Re7 Re8 Rd8", "b")
    assert second_leaps(position, "b9", "d7") == cells("b7 b5 d5 f5 f7")


def test_leap_frog_counts_as_a_move() -> None:
    assert after(at("Fb2 Gc3 re5"), "b2-d4xf6").turn == BLACK


def test_leap_frog_may_come_back_beside_its_start() -> None:
    assert second_leaps(at("Fb3 Gc3 rc4"), "b3", "d3") == {"b5"}


# The Leap Frog diagram: the enemy Porcupine is poisoned here, as the picture leaves Untouchable aside (RULINGS)

LEAP_FROG = "Fb3 Hc4 Sc5 gc6 p!d4"


def test_leap_diagram_the_b3_frog_may_leap_over_the_hippo_and_then_only_over_the_giraffe() -> None:
    assert doings(at(LEAP_FROG), "b3") == {"-a4", "-d5", "-d5xb7"}


def test_leap_diagram_neither_the_friendly_spider_nor_the_porcupine_behind() -> None:
    position = at(LEAP_FROG)
    assert second_leaps(position, "b3", "d5").isdisjoint({"b5", "d3"})


def test_leap_diagram_the_h9_frog_must_take_the_frog_after_leaping_over_the_lion() -> None:
    position = at("fh9 lh8 Fg6 Si6 Lh6", "b")
    assert doings(position, "h9") == {"-g8", "-i8", "-h7xf5"}
    assert left(position, "h9-h7xf5") == {"ff5", "lh8", "Si6", "Lh6"}


def test_leap_diagram_the_initial_leap_is_optional() -> None:
    assert "h8-h7" in moves(at("fh9 lh8 Fg6 Si6 Lh6", "b"))


def test_leap_diagram_without_the_frog_spider_and_lion_may_be_leapt() -> None:
    position = at("fh9 lh8 Si6 Lh6", "b")
    assert doings(position, "h9") == {"-g8", "-i8", "-h7", "-h7xj5", "-h7xh5"}
    assert ending(after(position, "h9-h7xh5")).winner == BLACK


# Transformation


@pytest.mark.parametrize("colour", "wb")
def test_frogs_that_rest_in_the_zone_of_their_colour_at_the_end_of_their_turn_become_poison_dart_frogs(
    colour: str,
) -> None:
    """On each square of the board: what another animal does ends the turn."""
    frog, dart, move = ("F", "D", "a1-a2") if colour == "w" else ("f", "d", "j10-j9")
    changed = set()
    for cell in ALL - cells("a1 a2 j10 j9"):
        letter = standing(after(at(f"{frog}{cell}", colour), move))[cell]
        assert letter in (frog, dart)
        if letter == dart:
            changed.add(cell)
    assert changed == FAR_BANK[colour] - cells("a1 a2 j10 j9")


@pytest.mark.parametrize(
    ("animals", "move", "end"),
    [("Fd7", "d7-e8", "De8"), ("Ff6", "f6-g7", "Dg7"), ("Fe6", "e6-f7", "Df7"), ("Fd7 ce7", "d7xf7", "Df7")],
)
def test_the_other_side_of_the_swamp_changes_them(animals: str, move: str, end: str) -> None:
    position = at(animals)
    assert left(position, move) == {end}
    assert events(position, move)[-1] == f"changed {end[1:]}"


def test_the_swamp_itself_does_not() -> None:
    assert left(at("Fc6"), "c6-d7") == {"Fd7"}
    assert left(at("Fa6"), "a6-b7") == {"Fb7"}


def test_black_frogs_change_on_their_own_far_side() -> None:
    assert left(at("fe5", "b"), "e5-d4") == {"dd4"}
    assert left(at("fj4", "b"), "j4-i3") == {"di3"}


def test_this_only_occurs_at_the_end_of_the_current_turn() -> None:
    """Between two leaps the Frog is still one, and may not go backwards."""
    position = at("Ff6 Gf7 ge7 gg7 rf9")
    assert second_leaps(position, "f6", "f8") == {"f10"}
    assert left(position, "f6-f8xf10") == {"Df10", "Gf7", "ge7", "gg7"}


def test_enemies_do_not_change_at_the_end_of_a_turn_that_is_not_theirs() -> None:
    position = at("fb3 Fh8", "w")
    assert left(position, "a1-a2") == {"fb3", "Dh8", "La2"}


def test_poisoned_frogs_are_still_able_to_transform() -> None:
    assert left(at("F!d7"), "d7-e8") == {"De8"}


def test_changed_by_another_animals_ability() -> None:
    """Flung by a friend: at the end of this turn."""
    position = at("Fe6 Ge5")
    assert left(position, "e5-fling-e6-e7") == {"De7", "Ge5"}
    assert events(position, "e5-fling-e6-e7") == ["flung e6-e7", "changed e7"]


def test_flung_by_the_enemy_it_changes_at_the_end_of_its_own_players_turn() -> None:
    position = at("Fe6 ge5", "b")
    assert left(position, "e5-fling-e6-e7") == {"Fe7", "ge5"}
    assert left(position, "e5-fling-e6-e7", "a1-b1") == {"De7", "ge5", "Lb1"}


def test_flung_by_the_enemy_and_moved_out_of_the_zone_it_does_not_change() -> None:
    position = at("Fe6 ge5 Gd7", "b")
    assert left(position, "e5-fling-e6-e7", "e7-c7") == {"Fc7", "ge5", "Gd7"}
