"""Baleen Bubbles: a test for each sentence of the rulebook, named after it (*Wild Duo*, "Baleen Bubbles")."""

import pytest

from wildcore.core.errors import BadPosition, IllegalMove
from wildcore.core.play import Play
from wildcore.games.baleen_bubbles.position import OceanPosition, read, start
from wildcore.registry import game

START = start({})
BLUE, BLACK = 0, 1


def at(text: str) -> OceanPosition:
    return read(text if len(text.split()) == 3 else f"{text} -", {})


def played(position: OceanPosition, *moves: str) -> OceanPosition:
    for move in moves:
        position = position.after(position.parse(move))
    return position


def targets(position: OceanPosition, square: str) -> set[str]:
    return {move.steps[1] for move in position.moves() if move.steps[0] == square}


def names(seat: int) -> list[str]:
    return [piece.name for piece in START.pieces() if piece.seat == seat]


# Game Content, Game Setup


def test_twelve_whales_six_a_player_and_two_schools_of_fish() -> None:
    assert sorted(names(BLUE)) == ["piece-fish-blue"] + ["piece-whale-blue"] * 6
    assert sorted(names(BLACK)) == ["piece-fish-black"] + ["piece-whale-black"] * 6


def test_the_ocean_is_seven_squares_wide_and_high_with_one_in_the_middle() -> None:
    cells = game("baleen-bubbles").scene({}).cells
    assert {(cell.row, cell.col) for cell in cells} == {(row, col) for row in range(7) for col in range(7)}
    assert [cell.id for cell in cells if cell.name and cell.name.id == "cell-centre"] == ["d4"]


def test_the_fish_stand_in_the_middle_of_the_first_row_and_whales_fill_the_rest_of_it() -> None:
    assert START.to_text() == "wwwfwww/7/7/7/7/7/WWWFWWW b 1"


# Goal of the Game, The Game


def test_whoever_brings_their_fish_to_the_centre_first_wins() -> None:
    for seat, text in ((BLUE, "f6/7/7/F3w2/7/7/7 b"), (BLACK, "F6/7/7/f3w2/7/7/7 k")):
        outcome = played(at(text), "a4-d4").outcome()
        assert outcome is not None
        assert outcome.winner == seat


def test_blue_starts_with_a_whale_or_the_fish() -> None:
    assert START.turn == BLUE
    assert {move.steps[0] for move in START.moves()} == {"a1", "b1", "c1", "d1", "e1", "f1", "g1"}


def test_the_very_first_move_may_not_be_a_vertical_one_of_the_fish() -> None:
    assert targets(START, "d1") == {"a4", "g4"}
    with pytest.raises(IllegalMove):
        START.parse("d1-d6")


def test_later_and_for_black_the_fish_may_move_vertically() -> None:
    second = played(START, "a1-a6")
    assert "d2" in targets(second, "d7")
    assert "d6" in targets(played(second, "b7-b2"), "d1")


def test_turns_alternate_with_one_piece_each() -> None:
    position = played(START, "a1-a6", "g7-g2", "b1-b6")
    assert [position.turn, played(position, "f7-f2").turn] == [BLACK, BLUE]
    assert all(piece.seat == BLACK for piece in position.pieces() if targets(position, piece.at))


# Movement


def test_all_pieces_move_horizontally_vertically_or_diagonally() -> None:
    for letter in "FW":
        fish = "6F" if letter == "W" else "7"
        position = at(f"f6/7/7/7/2{letter}4/7/{fish} b")
        assert targets(position, "c3") == {"a3", "g3", "c1", "c7", "a1", "e1", "a5", "g7"}


def test_a_move_goes_on_until_the_edge() -> None:
    assert targets(at("f6/7/7/7/7/7/3W2F b"), "d1") == {"a1", "f1", "d7", "a4", "g4"}


def test_a_move_goes_on_until_a_piece_of_either_side() -> None:
    assert targets(at("f6/7/7/w6/7/7/W2W2F b"), "a1") == {"a3", "c1", "g7"}


def test_no_piece_stops_in_the_middle_of_a_slide() -> None:
    position = at("f6/7/7/7/7/7/3W2F b")
    for end in ("b1", "d3", "e2"):
        with pytest.raises(IllegalMove):
            position.parse(f"d1-{end}")


def test_a_piece_already_stopped_by_its_neighbour_has_no_move_that_way() -> None:
    assert targets(at("f6/7/7/7/7/WW5/WW4F b"), "a1") == set()


def test_passing_over_the_centre_is_free() -> None:
    assert "g4" in targets(at("f6/7/7/W6/7/7/6F b"), "a4")


def test_example_the_black_fish_has_four_options_each_to_a_collision() -> None:
    """Whales of either side stop it along the row, the column and one slant, the edge on the other slant."""
    four = at("2wf2w/7/5W1/7/1w5/3W3/6F k")
    assert targets(four, "d7") == {"f7", "d3", "a4", "e6"}
    for halfway in ("e7", "d6", "d4", "c6", "b5"):
        with pytest.raises(IllegalMove):
            four.parse(f"d7-{halfway}")


# End of the Game


def test_the_fish_must_come_to_a_halt_on_the_centre() -> None:
    over = played(at("f6/7/7/F3w2/7/7/7 b"), "a4-d4")
    outcome = over.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BLUE, "reason-centre")
    assert over.moves() == ()


def test_without_an_obstacle_the_fish_slides_past_the_centre() -> None:
    passed = played(at("f6/7/7/F6/7/7/7 b"), "a4-g4")
    assert passed.outcome() is None
    assert "d4" not in targets(at("f6/7/7/F6/7/7/7 b"), "a4")


def test_blocking_the_opposing_fish_completely_wins() -> None:
    over = played(at("fw5/1w5/7/W6/7/7/6F b"), "a4-a6")
    outcome = over.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.cells) == (BLUE, "reason-blocked", ("a7",))


def test_both_fish_blocked_the_mover_wins() -> None:
    over = played(at("fw5/w5W/FW5/WW5/7/7/7 b"), "g6-b6")
    other_turn = at(over.to_text().replace(" k ", " b ")).outcome()
    assert other_turn is not None  # blue's is blocked as well
    assert other_turn.winner == BLACK
    outcome = over.outcome()
    assert outcome is not None
    assert outcome.winner == BLUE


def test_blocking_only_the_own_fish_loses_when_it_is_still_blocked_at_the_own_turn() -> None:
    position = at("f6/7/7/7/7/5WW/4W1F b")
    blocked = played(position, "e1-f1")
    assert blocked.outcome() is None
    outcome = played(blocked, "a7-g7").outcome()
    assert outcome is not None
    assert outcome.winner == BLACK


def test_an_own_fish_that_was_blocked_and_is_let_out_in_time_plays_on() -> None:
    blocked = played(at("f6/7/7/7/7/5Ww/4W1F b"), "e1-f1")
    assert blocked.outcome() is None
    let_out = played(blocked, "g2-g7")
    assert let_out.outcome() is None
    assert targets(let_out, "g1") == {"g6"}
    kept_in = played(blocked, "a7-g7").outcome()
    assert kept_in is not None
    assert kept_in.winner == BLACK


def test_important_a_whale_may_not_end_on_the_centre() -> None:
    position = at("f6/7/7/W3w2/7/7/6F b")
    assert "d4" not in targets(position, "a4")
    with pytest.raises(IllegalMove):
        position.parse("a4-d4")
    black = at("f6/7/7/w3W2/7/7/6F k")
    assert "d4" not in targets(black, "a4")


def test_important_either_fish_may_stay_on_the_centre() -> None:
    assert "d4" in targets(at("f6/7/7/F3w2/7/7/7 b"), "a4")
    assert "d4" in targets(at("F6/7/7/f3w2/7/7/7 k"), "a4")


def test_the_third_repetition_is_a_draw_unless_switched_off() -> None:
    dance = ["a1-a6", "g7-g2", "a6-a1", "g2-g7"]
    for option, drawn in (("on", True), ("off", False)):
        play = Play.start(game("baleen-bubbles"), {"repetition": option})
        for move in dance * 3:
            if play.line.outcome() is None:
                play = play.play(move)
        assert (play.line.outcome() is not None) == drawn


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("wwwfwww/7/7/7/7/7/WWWFWWW b", "error-position-fields"),
        ("wwwfwww/7/7/7/7/7/WWWFWWW x 1", "error-position-turn"),
        ("wwwfwww/7/7/7/7/7/WWWFWWW b 2", "error-first-flag"),
        ("wwwfwww/7/7/7/7/7/WWW1WWW b 1", "error-one-fish"),
        ("wwwfwww/7/7/3F3/7/7/WWWFWWW b 1", "error-one-fish"),
        ("wwwfwww/w6/7/7/7/7/WWWFWWW b 1", "error-too-many-whales"),
        ("3f3/7/7/3w3/7/7/WWWFWWW b 1", "error-whale-in-centre"),
    ],
)
def test_impossible_positions_say_why(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text, {})
    assert caught.value.why.id == why
