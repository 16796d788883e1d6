"""Tusk Tactics and Largest Herd: a test for each sentence of the rulebook, named after it (*Wild Duo*)."""

import pytest

from wildcore.core.errors import BadPosition, IllegalMove
from wildcore.core.play import Play
from wildcore.games.tusk_tactics.board import HERD, SAVANNAH
from wildcore.games.tusk_tactics.position import End, Herds, Largest, reader, starter
from wildcore.registry import game

YELLOW, ORANGE = 0, 1


def at(turn: str, kind: type[Herds] = Herds, **stacks: str) -> Herds:
    """A position by its stacks from the ground up: ``at("y", a1="yo", b2="o")``."""
    names = [place.name for place in kind.side.board.places]
    all_stacks = [stacks.get(name, "-") for name in names]
    rows = []
    for length in kind.side.rows:
        rows.append(",".join(all_stacks[:length]))
        all_stacks = all_stacks[length:]
    return reader(kind)(f"{'/'.join(rows)} {turn}", {})


def played(position: Herds, *moves: str) -> Herds:
    for move in moves:
        position = position.after(position.parse(move))
    return position


def targets(position: Herds, point: str) -> set[str]:
    return {move.steps[1] for move in position.moves() if move.steps[0] == point}


def stack(position: Herds, point: str) -> str:
    return "".join(piece.letter.lower() for piece in position.pieces() if piece.at == point)


# Game Content, Game Setup


@pytest.mark.parametrize("setup", ["halves", "rows"])
def test_thirty_elephants_fifteen_a_player_fill_the_board(setup: str) -> None:
    position = starter(Herds)({"setup": setup})
    assert len(SAVANNAH.board) == 30
    assert [len(one) for one in position.stacks] == [1] * 30
    assert sorted(position.stacks) == ["o"] * 15 + ["y"] * 15


def test_the_neutral_elephants_remain_in_the_box_for_the_base_version() -> None:
    with pytest.raises(BadPosition):
        at("y", a1="n")
    assert stack(at("y", Largest, a1="n"), "a1") == "n"


def test_each_family_fills_one_half_or_rows_alternate() -> None:
    assert starter(Herds)({}).to_text() == "y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/o,o,o,o,o,o/o,o,o,o,o/o,o,o,o y"
    rows = starter(Herds)({"setup": "rows"}).to_text()
    assert rows == "y,y,y,y/o,o,o,o,o/y,y,y,y,y,y/o,o,o,o,o,o/y,y,y,y,y/o,o,o,o y"


# The Game


def test_yellow_starts_and_turns_alternate() -> None:
    position = starter(Herds)({})
    assert (position.turn, played(position, "a1-a2").turn) == (YELLOW, ORANGE)


def test_a_player_without_a_move_is_out_and_the_other_makes_all_moves_left() -> None:
    position = at("y", a1="y", a2="o", f1="o", f2="o")
    after = played(position, "a1-a2")
    assert after.turn == ORANGE
    once = played(after, "f1-f2")
    assert once.outcome() is not None
    alone = at("y", a1="y", a2="y", a3="y", f1="o")
    assert played(alone, "a1-a2").turn == YELLOW


def test_who_is_out_stays_out_until_the_end() -> None:
    """Yellow's pair has nothing two points away: orange makes three moves in a row, then it is over."""
    position = played(at("y", a1="y", a2="o", f1="o", f2="o", f3="o", f4="o"), "a1-a2")
    for move in ("f1-f2", "f2-f4", "f3-f4"):
        assert (position.turn, position.outcome()) == (ORANGE, None)
        position = played(position, move)
    assert position.outcome() is not None
    assert stack(position, "a2") == "oy"


def test_important_moves_must_be_made_even_bad_ones() -> None:
    """Yellow's only move gives orange a herd to take and so the game: nothing else is on offer."""
    position = at("y", c3="y", c4="yy", c5="o", f1="o")
    assert [move.text for move in position.moves()] == ["c3-c4"]
    assert position.turn == YELLOW
    over = played(position, "c3-c4", "c5-c4").outcome()
    assert over is not None
    assert over.winner == ORANGE


# Movement


def test_only_stacks_with_an_own_elephant_on_top_can_be_moved() -> None:
    position = at("y", a1="yo", a2="oy", a4="o")
    assert {move.steps[0] for move in position.moves()} == {"a2"}


def test_a_move_is_straight_along_one_of_six_lines() -> None:
    position = at("y", c3="y", **{name: "o" for name in ("b2", "b3", "c2", "c4", "d2", "d3", "a1", "e1")})
    assert targets(position, "c3") == {"b2", "b3", "c2", "c4", "d2", "d3"}


def test_the_height_is_how_far_a_stack_must_move() -> None:
    others = {"c2": "o", "c3": "o", "c4": "o", "c5": "o"}
    assert targets(at("y", c1="y", **others), "c1") == {"c2"}
    assert targets(at("y", c1="oy", **others), "c1") == {"c3"}
    assert targets(at("y", c1="ooy", **others), "c1") == {"c4"}
    assert targets(at("y", c1="oooy", **others), "c1") == {"c5"}


def test_a_move_must_land_on_another_elephant_or_stack() -> None:
    position = at("y", c1="y", b1="o", c3="o")
    assert targets(position, "c1") == {"b1"}
    with pytest.raises(IllegalMove):
        position.parse("c1-c2")


def test_landing_on_the_opponent_takes_control_of_that_stack() -> None:
    after = played(at("y", a1="y", a2="yoo", f1="o", f2="o"), "a1-a2")
    assert stack(after, "a2") == "yooy"
    assert after.stacks.count("") == 27
    assert after.turn == ORANGE
    assert "a2" not in {move.steps[0] for move in after.moves()}


def test_the_new_leader_controls_the_stack_in_future_moves() -> None:
    after = played(at("y", a1="y", a2="o", a4="o", f1="o", f2="o", f3="o"), "a1-a2", "f1-f2")
    assert targets(after, "a2") == {"a4"}
    assert stack(played(after, "a2-a4"), "a4") == "ooy"


def test_landing_on_an_own_elephant_is_allowed() -> None:
    assert stack(played(at("y", a1="y", a2="y", f1="o", f2="o"), "a1-a2"), "a2") == "yy"


def test_others_can_be_jumped_over() -> None:
    """Own and enemy elephants, stacks and empty points alike; they stay as they were."""
    assert targets(at("y", c1="oy", c2="o", c3="y"), "c1") == {"c3"}
    across = at("y", c1="oooy", c2="yo", c3="y", c5="o")
    assert targets(across, "c1") == {"c5"}
    after = played(across, "c1-c5")
    assert [stack(after, point) for point in ("c1", "c2", "c3", "c4", "c5")] == ["", "yo", "y", "", "ooooy"]


def test_a_stack_may_not_leave_the_board() -> None:
    assert targets(at("y", a1="oooooy", **{"a2": "o", "a3": "o", "a4": "o"}), "a1") == set()


def test_example_a_stack_of_three_with_two_valid_options() -> None:
    """Off the board in directions 1 to 3, an empty point C in direction 4, elephants on A and B in the other two."""
    far = {"c6": "y", "a4": "y", "a2": "y", "f1": "y", "f4": "o"}  # ends of its six lines, all but C occupied
    position = at("o", c4="yyo", **far)
    centre = [place.name for place in SAVANNAH.board.places].index("c4")
    lengths = [len(ray[centre]) for ray in SAVANNAH.board.rays]
    assert sorted(lengths) == [2, 2, 2, 3, 3, 3]
    assert targets(position, "c4") == {"f1", "f4"}
    with pytest.raises(IllegalMove):
        position.parse("c4-c1")
    assert targets(at("o", c4="yyo", c1="o", **far), "c4") == {"f1", "f4", "c1"}


# End of the Game


def test_the_game_ends_when_neither_player_can_move() -> None:
    over = played(at("y", a1="y", a2="o"), "a1-a2")
    assert over.moves() == ()
    assert over.outcome() is not None
    for turn in "yo":
        assert at(turn, a1="y", a2="y", f1="yo").outcome() is None


def test_most_herds_of_four_or_more_win() -> None:
    """Their number counts, not their size, and who is on top, not who stands below."""
    over = played(at("y", a1="oooy", a4="oooy", c6="yyyyyyo", d1="y", e1="o"), "d1-e1").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.MOST_HERDS)
    assert set(over.cells) == {"a1", "a4"}


def test_a_stack_of_three_is_no_herd() -> None:
    over = played(at("y", a1="ooy", c6="ooy", f4="yyyo", d1="y", e1="o"), "d1-e1").outcome()
    assert over is not None
    assert over.winner == ORANGE


def test_a_tie_goes_to_the_larger_largest_herd() -> None:
    over = played(at("y", a1="oooooy", f4="yyyo", d1="y", e1="o"), "d1-e1").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.LARGER_HERD)


def test_equal_herds_or_none_are_a_draw() -> None:
    for stacks in ({"a1": "oooy", "f4": "yyyo"}, {}):
        over = played(at("y", **stacks, d1="y", e1="o"), "d1-e1").outcome()
        assert over is not None
        assert (over.winner, over.reason) == (None, End.EQUAL)


# Largest Herd


def test_largest_herd_starts_with_five_neutral_elephants_in_the_middle() -> None:
    position = starter(Largest)({})
    assert len(HERD.board) == 35
    assert position.to_text() == "y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/n,n,n,n,n/o,o,o,o,o,o/o,o,o,o,o/o,o,o,o y"


def test_neutral_led_stacks_can_be_moved_by_both() -> None:
    for turn, own in (("y", "d2"), ("o", "c1")):
        position = at(turn, Largest, d1="n", d2="y", c1="o", e1="yn", e3="nny", g1="yno")
        assert {move.steps[0] for move in position.moves()} == {"d1", "e1", own}


def test_important_neutrals_can_be_landed_on_and_taken_along() -> None:
    after = played(at("y", Largest, d1="n", d2="y", d4="o", d5="o"), "d2-d1")
    assert stack(after, "d1") == "ny"
    after = played(at("y", Largest, d1="n", d2="y", d4="o", d5="o"), "d1-d2")
    assert stack(after, "d2") == "yn"
    after = played(at("o", Largest, d1="n", d2="y", d4="o", d5="o"), "d1-d2")
    assert stack(after, "d2") == "yn"  # and of the opponent's


def test_neutrals_must_be_moved_when_nothing_else_can() -> None:
    position = at("y", Largest, d1="n", d2="n", g1="y", a4="o")
    assert {move.text for move in position.moves()} == {"d1-d2", "d2-d1"}


def test_the_end_waits_for_moves_of_neutral_elephants() -> None:
    position = at("o", Largest, d1="n", d2="n", g1="y", a4="o")
    assert position.outcome() is None
    assert played(position, "d1-d2").outcome() is not None


def test_the_tallest_stack_wins_and_neutral_led_ones_are_ignored() -> None:
    over = played(at("y", Largest, a1="ooy", g4="yo", c3="yoyon", d1="y", e1="o"), "d1-e1").outcome()
    assert over is not None
    assert (over.winner, over.reason, over.cells) == (YELLOW, End.TALLEST, ("a1",))


def test_a_tie_goes_to_the_second_tallest_and_so_on() -> None:
    over = played(at("y", Largest, a1="ooy", g4="yyo", d1="y", e1="o"), "d1-e1").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.TALLEST)
    equal = {"a1": "ooy", "c6": "yyo", "b5": "yo", "d1": "y", "e1": "o"}
    over = played(at("y", Largest, **equal), "d1-e1").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (None, End.EQUAL)
    for third, winner in (("y", YELLOW), ("o", ORANGE)):
        over = played(at("y", Largest, **equal, g4=third), "d1-e1").outcome()
        assert over is not None
        assert (over.winner, over.reason) == (winner, End.TALLEST)
    over = played(at("y", Largest, a1="ooy", c6="yyo", b5="yyo", g4="yo", d1="y", e1="o"), "d1-e1").outcome()
    assert over is not None
    assert over.winner == ORANGE  # three and three, then three against two


def test_the_option_names_both_setups() -> None:
    assert [option.id for option in game("tusk-tactics").options] == ["setup", "repetition"]
    play = Play.start(game("tusk-tactics"), {"setup": "rows"})
    assert play.record.options == {"setup": "rows", "repetition": "on"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("y,y,y,y/y", "error-position-fields"),
        ("y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/o,o,o,o,o,o/o,o,o,o,o/o,o,o,o x", "error-position-turn"),
        ("y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/o,o,o,o,o,o/o,o,o,o,o y", "error-hexagon-shape"),
        ("y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/o,o,o,o,o,o/o,o,o,o,o/o,o,o,n y", "error-board-letter"),
        ("y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/o,o,o,o,o,o/o,o,o,o,o/o,o,o, y", "error-board-letter"),
        ("y,y,y,y/y,y,y,y,y/y,y,y,y,y,y/o,o,o,o,o,o/o,o,o,o,o/o,o,o,oo y", "error-too-many-elephants"),
        ("-,-,-,-/-,-,-,-,-/-,-,-,-,-,-/-,-,-,-,-,-/-,-,-,-,-/-,-,-,- y", "error-too-many-elephants"),
    ],
)
def test_impossible_positions_say_why(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        reader(Herds)(text, {})
    assert caught.value.why.id == why
