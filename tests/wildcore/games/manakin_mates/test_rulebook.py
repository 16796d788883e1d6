"""Manakin Mates: a test for each sentence of the rulebook, named after it, in its order (*Wild Duo*, "Manakin Mates").

The Korean sheet says the same and a little more: its own sentences follow below under its headings.
"""

import pytest

from tests.wildcore.games.manakin_mates.table import (
    START,
    at,
    birds,
    ending,
    placings,
    played,
    random_positions,
    targets,
)
from wildcore.core.errors import IllegalMove
from wildcore.core.play import Play
from wildcore.games.manakin_mates.board import COLOURS, NAMES, NEUTRAL
from wildcore.games.manakin_mates.position import End
from wildcore.registry import game

PURPLE, WHITE = 0, 1
ALL = set(NAMES)


# Game Content


def test_twelve_discs_one_side_white_one_side_purple() -> None:
    for position in random_positions(20):
        assert len(position.pieces()) + sum(position.supply) == 12
        assert {piece.glyph for piece in position.pieces()} <= {"disc-purple", "disc-white"}


def test_one_rainforest_board() -> None:
    view = Play.start(game("manakin-mates")).view()
    assert len(view.board.cells) == 25
    kinds = [cell.name.id for cell in view.board.cells if cell.name]
    assert [kinds.count(kind) for kind in ("cell-purple", "cell-white", "cell-neutral")] == [8, 12, 5]


# Game Setup


def test_no_birds_on_the_board_at_the_start() -> None:
    assert START.pieces() == ()


def test_each_player_receives_six_discs_and_a_colour() -> None:
    supplies = START.supplies()
    assert [(supply.seat, supply.count) for supply in supplies] == [(PURPLE, 6), (WHITE, 6)]


def test_each_players_discs_show_their_own_side() -> None:
    assert [supply.glyph for supply in START.supplies()] == ["disc-purple", "disc-white"]
    assert birds(played(START, "@a1"), PURPLE) == {"a1"}
    assert birds(played(START, "@a1", "@b1"), WHITE) == {"b1"}


# Goal of the Game


@pytest.mark.parametrize(
    ("text", "move", "four"),
    [
        ("5/5/5/3p1/ppp2 p", "d2-d1", {"a1", "b1", "c1", "d1"}),
        ("5/1p3/p4/p4/p4 p", "b4-a4", {"a1", "a2", "a3", "a4"}),
        ("5/4p/2p2/1p3/p4 p", "e4-d4", {"a1", "b2", "c3", "d4"}),
        ("p4/5/1p3/2p2/3p1 p", "a5-a4", {"a4", "b3", "c2", "d1"}),
    ],
)
def test_four_birds_in_a_row_horizontally_vertically_or_diagonally_win(text: str, move: str, four: set[str]) -> None:
    outcome = ending(played(at(text), move))
    assert (outcome.winner, outcome.reason) == (PURPLE, End.FOUR)
    assert set(outcome.cells) == four


def test_three_in_a_row_or_four_with_a_gap_are_not_a_row_of_four() -> None:
    assert played(at("5/5/3p1/5/ppp2 p 2 6"), "d3-d2").outcome() is None
    assert played(at("5/5/5/4p/pp1p1 p 2 6"), "e2-e1").outcome() is None


# The Game


def test_purple_starts() -> None:
    assert START.turn == PURPLE


def test_turns_alternate() -> None:
    turns = [START.turn]
    position = START
    for move in ("@a1", "@b1", "@a2", "@b2", "a2-a3", "b1-c1"):
        position = played(position, move)
        turns.append(position.turn)
    assert turns == [0, 1, 0, 1, 0, 1, 0]


def test_a_disc_may_be_placed_on_any_vacant_square() -> None:
    assert placings(START) == ALL
    assert placings(at("5/5/2p2/1w3/5 p 5 5")) == ALL - {"c3", "b2"}


def test_a_placed_disc_of_the_own_colour_may_be_moved_instead() -> None:
    position = at("5/5/2p2/1w3/5 p 5 5")
    assert {move.steps[0] for move in position.moves()} == {"@purple", "c3"}
    assert {move.steps[0] for move in at("5/5/2p2/1w3/5 w 5 5").moves()} == {"@white", "b2"}


def test_discs_move_one_square_in_any_direction() -> None:
    assert targets(at("5/5/2p2/5/5 p"), "c3") == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    assert targets(at("5/5/5/5/w4 w"), "a1") == {"a2", "b1", "b2"}


def test_a_move_goes_to_an_empty_square() -> None:
    assert targets(at("5/1pw2/1wp2/5/5 p"), "c3") == {"b2", "c2", "d2", "d3", "d4"}


def test_a_white_disc_on_white_moves_along_the_white_diagonal() -> None:
    assert targets(at("5/5/5/w4/5 w"), "a2") == {"a1", "a3", "b1", "b2", "b3", "c4", "d5"}


def test_a_purple_disc_on_purple_moves_along_the_purple_diagonal() -> None:
    assert targets(at("5/5/5/5/2p2 p"), "c1") == {"b1", "d1", "c2", "b2", "a3", "d2", "e3"}


def test_a_disc_on_the_other_colour_only_steps() -> None:
    assert targets(at("5/5/5/p4/5 p"), "a2") == {"a1", "a3", "b1", "b2", "b3"}
    assert targets(at("5/5/5/5/2w2 w"), "c1") == {"b1", "d1", "b2", "c2", "d2"}


def test_centre_and_corners_are_neutral_and_offer_no_advantage() -> None:
    neutral = {name for name, colour in zip(NAMES, COLOURS, strict=True) if colour == NEUTRAL}
    assert neutral == {"a1", "a5", "e1", "e5", "c3"}
    for letter in "pw":
        assert targets(at(f"5/5/5/5/{letter}4 {letter}"), "a1") == {"a2", "b1", "b2"}
        assert len(targets(at(f"5/5/2{letter}2/5/5 {letter}"), "c3")) == 8


def test_a_slide_does_not_cross_or_end_on_a_neutral_square_beyond_one_step() -> None:
    assert targets(at("5/5/5/1p3/5 p"), "b2") == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}


def test_a_slide_does_not_jump() -> None:
    assert targets(at("5/5/5/3w1/2p2 p"), "c1") == {"b1", "d1", "c2", "b2", "a3"}
    assert targets(at("5/5/4w/5/2p2 p"), "c1") == {"b1", "d1", "c2", "b2", "a3", "d2"}


def test_example_purple_advances_up_to_two_and_white_up_to_three_squares() -> None:
    longest = [0, 0]
    for seat, letter in enumerate("pw"):
        for name in NAMES:
            file, rank = ord(name[0]) - ord("a"), int(name[1]) - 1
            rows = ["5"] * 5
            rows[4 - rank] = f"{file or ''}{letter}{4 - file or ''}"
            for target in targets(at(f"{'/'.join(rows)} {letter}"), name):
                longest[seat] = max(
                    longest[seat], abs(ord(target[0]) - ord(name[0])), abs(int(target[1]) - int(name[1]))
                )
    assert longest == [2, 3]


# Flip


def test_enclosing_one_disc_by_moving_flips_it() -> None:
    position = played(at("5/5/pw1p1/5/5 p"), "d3-c3")
    assert birds(position, PURPLE) == {"a3", "b3", "c3"}
    assert birds(position, WHITE) == set()


def test_enclosing_several_discs_flips_them_all() -> None:
    position = played(at("5/5/pww1p/5/5 p"), "e3-d3")
    assert birds(position, PURPLE) == {"a3", "b3", "c3", "d3"}


@pytest.mark.parametrize(
    ("rows", "move", "flipped"),
    [
        ("5/5/pw1p1/5/5", "d3-c3", "b3"),
        ("2p2/2w2/3p1/5/5", "d3-c3", "c4"),
        ("4p/3w1/3p1/5/5", "d3-c3", "d4"),
        ("p4/1w3/3p1/5/5", "d3-c3", "b4"),
    ],
)
def test_enclosures_count_horizontally_vertically_and_diagonally(rows: str, move: str, flipped: str) -> None:
    assert flipped in birds(played(at(f"{rows} p"), move), PURPLE)


def test_a_gap_or_the_edge_encloses_nothing() -> None:
    assert birds(played(at("5/5/p1w1p/5/5 p"), "e3-d3"), WHITE) == {"c3"}
    assert birds(played(at("5/5/ww1p1/5/5 p"), "d3-c3"), WHITE) == {"a3", "b3"}


def test_flipping_changes_the_colour_and_the_disc_stays() -> None:
    before = at("5/5/pw1p1/5/5 p 4 5")
    position = played(before, "d3-c3")
    assert len(position.pieces()) == len(before.pieces())
    assert position.supply == before.supply


def test_only_an_enclosure_directly_caused_by_a_movement_flips() -> None:
    """A white disc that already stands between two purple ones is not flipped by a move elsewhere."""
    position = played(at("4p/5/pwp2/5/5 p"), "e5-e4")
    assert birds(position, WHITE) == {"b3"}


def test_the_moved_disc_is_one_end_of_the_enclosure() -> None:
    """Moving out of a line so that two others enclose flips nothing: the disc that moved closes nothing."""
    position = played(at("5/5/pw1w1/5/4p p"), "e1-e2")
    assert birds(position, WHITE) == {"b3", "d3"}


def test_a_placed_disc_that_encloses_flips_nothing() -> None:
    position = played(at("5/5/pw3/5/5 p 5 5"), "@c3")
    assert birds(position, WHITE) == {"b3"}


def test_moving_between_two_enemies_is_safe() -> None:
    """Enclosures are made by the mover only: the mover's own discs never flip."""
    position = played(at("5/5/w1w2/1p3/5 p"), "b2-b3")
    assert birds(position, PURPLE) == {"b3"}


def test_important_no_chain_reaction() -> None:
    """And the rulebook's example: one to the left, two flips, the third stays though enclosed by them."""
    position = played(at("3pp/2ww1/pw1p1/5/5 p"), "d3-c3")
    assert birds(position, PURPLE) == {"a3", "b3", "c3", "d4", "d5", "e5"}
    assert birds(position, WHITE) == {"c4"}


# End of the Game


def test_four_by_moving_wins() -> None:
    assert ending(played(at("5/2p2/3p1/2p2/2p2 p"), "d3-c3")).winner == PURPLE


def test_four_by_the_flipping_of_a_move_wins() -> None:
    position = played(at("3p1/1pw2/1p1p1/p4/1w3 p"), "d3-d4")
    assert "c4" in birds(position, PURPLE)
    assert ending(position).reason == End.FOUR
    assert set(ending(position).cells) == {"a2", "b3", "c4", "d5"}


def test_placing_to_form_four_is_allowed_but_no_victory() -> None:
    position = played(at("5/2p2/5/2p2/2p2 p 3 6"), "@c3")
    assert position.outcome() is None
    assert birds(position, PURPLE) == {"c1", "c2", "c3", "c4"}


def test_a_standing_four_is_not_won_later_by_an_unrelated_move() -> None:
    four = played(at("5/2p2/5/2p2/p1p1w p 2 5"), "@c3")
    assert played(four, "e1-e2", "a1-a2").outcome() is None


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2p2/2p2/5/2p2/2p2 p 2 6", "@c3"),
        ("2p2/2p2/3p1/2p2/2p2 p 1 6", "d3-c3"),
    ],
)
def test_five_in_a_row_by_placing_or_moving_loses(text: str, move: str) -> None:
    outcome = ending(played(at(text), move))
    assert (outcome.winner, outcome.reason) == (WHITE, End.FIVE)
    assert set(outcome.cells) == {"c1", "c2", "c3", "c4", "c5"}


def test_five_in_a_row_by_flipping_loses() -> None:
    outcome = ending(played(at("2p2/2p2/1pw1p/2p2/2p2 p"), "e3-d3"))
    assert (outcome.winner, outcome.reason) == (WHITE, End.FIVE)
    assert set(outcome.cells) == {"c1", "c2", "c3", "c4", "c5"}


def test_four_and_five_at_once_loses() -> None:
    """The move makes a four across and a five upwards: the five decides."""
    outcome = ending(played(at("2p2/2pp1/pp1p1/2p2/2p2 p"), "d4-c3"))
    assert (outcome.winner, outcome.reason) == (WHITE, End.FIVE)


def test_white_may_lose_by_five_too() -> None:
    outcome = ending(played(at("5/5/5/5/ww1ww w 6 2"), "@c1"))
    assert (outcome.winner, outcome.reason) == (PURPLE, End.FIVE)


# Rulings: what the rulebook leaves open


def test_who_cannot_act_loses() -> None:
    """All six placed, or all flipped, and no disc can go anywhere."""
    position = at("5/5/5/ww3/pw3 p 0 0")
    assert position.moves() == ()
    assert (ending(position).winner, ending(position).reason) == (WHITE, End.STUCK)


def test_with_a_disc_in_the_supply_nobody_is_stuck() -> None:
    assert at("5/5/5/ww3/pw3 p 1 0").outcome() is None


def test_the_third_repetition_is_a_draw_unless_switched_off() -> None:
    dance = ["@a1", "@e5", *(["a1-a2", "e5-e4", "a2-a1", "e4-e5"] * 2)]
    for option, drawn in (("on", True), ("off", False)):
        play = Play.start(game("manakin-mates"), {"repetition": option})
        for move in dance:
            assert play.line.outcome() is None
            play = play.play(move)
        assert (play.line.outcome() is not None) == drawn


# The Korean sheet: Preparation


def test_ko_the_board_is_empty_and_each_takes_six_of_the_chosen_colour() -> None:
    assert START.to_text() == "5/5/5/5/5 p 6 6 -"


# The Korean sheet: Goal


def test_ko_first_to_four_wins_and_the_game_is_over() -> None:
    position = played(at("5/2p2/3p1/2p2/2p2 p 2 6"), "d3-c3")
    assert position.moves() == ()
    with pytest.raises(IllegalMove):
        position.parse("@a1")


def test_ko_five_in_a_row_loses_immediately() -> None:
    position = played(at("2p2/2p2/5/2p2/2p2 p 2 6"), "@c3")
    assert position.moves() == ()
    assert ending(position).winner == WHITE


# The Korean sheet: Turns


def test_ko_purple_goes_first_then_alternately() -> None:
    assert (START.turn, played(START, "@a1").turn, played(START, "@a1", "@a2").turn) == (0, 1, 0)


def test_ko_place_on_any_empty_square_or_move_an_own_disc() -> None:
    assert len(START.moves()) == 25
    position = at("5/5/2p2/5/5 p 5 6")
    assert len(position.moves()) == 24 + 8


def test_ko_one_square_up_down_left_right_or_diagonally() -> None:
    assert targets(at("5/5/2w2/5/5 w"), "c3") == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def test_ko_on_its_own_colour_as_far_as_wanted_along_the_colour() -> None:
    assert {"b3", "c4", "d5"} <= targets(at("5/5/5/w4/5 w"), "a2")
    assert {"d2", "e3"} <= targets(at("5/5/5/5/2p2 p"), "c1")


@pytest.mark.parametrize(("square", "steps"), [("a1", 3), ("a5", 3), ("e1", 3), ("e5", 3), ("c3", 8)])
def test_ko_the_five_neutral_squares_give_no_bonus(square: str, steps: int) -> None:
    """One step, with nothing in the way, is all that a disc of either colour can do there."""
    far = "e3" if square[0] in "ac" else "a3"
    assert len(targets(played(START, f"@{square}", f"@{far}"), square)) == steps
    assert len(targets(played(START, f"@{far}", f"@{square}", "@c5" if square != "c3" else "@c1"), square)) == steps


# The Korean sheet: Flip


def test_ko_two_own_discs_around_one_or_more_others_flip_them() -> None:
    assert birds(played(at("5/5/pww1p/5/5 p"), "e3-d3"), WHITE) == set()


def test_ko_only_moving_a_disc_on_the_board_flips_placing_does_not() -> None:
    assert birds(played(at("5/5/pw1p1/5/5 p 4 5"), "d3-c3"), WHITE) == set()
    assert birds(played(at("5/5/pw3/5/5 p 5 5"), "@c3"), WHITE) == {"b3"}


def test_ko_important_flipped_discs_flip_no_others() -> None:
    assert birds(played(at("3pp/2ww1/pw1p1/5/5 p"), "d3-c3"), WHITE) == {"c4"}


# The Korean sheet: End


def test_ko_the_winning_four_is_made_by_moving() -> None:
    assert ending(played(at("5/5/5/3p1/ppp2 p"), "d2-d1")).reason == End.FOUR


def test_ko_moving_and_flipping_to_four_wins() -> None:
    assert ending(played(at("5/5/pww1p/5/5 p"), "e3-d3")).reason == End.FOUR


def test_ko_placing_a_four_does_not_win_though_it_may_be_done() -> None:
    position = at("5/5/5/5/ppp2 p 3 6")
    assert "d1" in placings(position)
    assert played(position, "@d1").outcome() is None


def test_ko_five_loses_in_whatever_way_it_came_about() -> None:
    for text, move in (
        ("2p2/2p2/5/2p2/2p2 p 2 6", "@c3"),
        ("2p2/2p2/3p1/2p2/2p2 p 1 6", "d3-c3"),
        ("2p2/2p2/1pw1p/2p2/2p2 p", "e3-d3"),
    ):
        assert ending(played(at(text), move)).winner == WHITE


def test_ko_winning_and_losing_at_once_is_losing() -> None:
    assert ending(played(at("2p2/2pp1/pp1p1/2p2/2p2 p"), "d4-c3")).winner == WHITE
