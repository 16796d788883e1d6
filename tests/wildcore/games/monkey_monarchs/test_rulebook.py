"""Monkey Monarchs: a test for each sentence of the rulebook, named after it (*Wild Duo*, "Monkey Monarchs").

In diagrams upper case is yellow, lower case blue: A alpha, F female, B bachelor. Rows from the top.
"""

import pytest

from wildcore.core.errors import BadPosition, IllegalMove
from wildcore.core.play import Play
from wildcore.games.monkey_monarchs.position import End, MountainPosition, read, start
from wildcore.registry import game

SMALL, LARGE = {"board": "5x5"}, {"board": "6x6"}
START = start(SMALL)
YELLOW, BLUE = 0, 1


def at(rows: str, turn: str = "y", lost: str = "0 0") -> MountainPosition:
    """A position on the board that the rows fit; both alphas stand somewhere."""
    return read(f"{rows} {turn} {lost}", SMALL if rows.count("/") == 4 else LARGE)


def played(position: MountainPosition, *moves: str) -> MountainPosition:
    for move in moves:
        position = position.after(position.parse(move))
    return position


def targets(position: MountainPosition, square: str) -> set[str]:
    return {move.steps[1] for move in position.moves() if move.steps[0] == square}


def caught(position: MountainPosition, move: str) -> set[str]:
    """Where monkeys are defeated by a move."""
    return {event.to for event in position.events(position.parse(move)) if event.kind == "captured"}


def clan(seat: int) -> list[str]:
    return sorted(piece.letter.upper() for piece in START.pieces() if piece.seat == seat)


# Game Content, Game Setup


def test_twelve_monkeys_six_blue_and_six_yellow_of_different_composition() -> None:
    assert clan(YELLOW) == ["A", "B", "B", "F", "F", "F"]
    assert clan(BLUE) == ["A", "B", "B", "B", "F", "F"]


def test_the_larger_board_has_the_same_arrangement() -> None:
    large = start(LARGE)
    assert large.to_text() == "3bfa/4bf/5b/F5/BF4/ABF3 y 0 0"
    assert START.to_text() == "2bfa/3bf/F3b/BF3/ABF2 y 0 0"
    assert sorted(piece.letter for piece in large.pieces()) == sorted(piece.letter for piece in START.pieces())


# The Game


def test_yellow_starts_and_turns_alternate() -> None:
    assert (START.turn, played(START, "b2-b3").turn) == (YELLOW, BLUE)


# Movement


@pytest.mark.parametrize("monkey", "AFB")
def test_all_monkeys_move_one_square_in_any_direction(monkey: str) -> None:
    home = "5" if monkey == "A" else "A4"
    assert targets(at(f"4a/5/2{monkey}2/5/{home}"), "c3") == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def test_not_onto_an_occupied_square() -> None:
    assert targets(at("4a/5/1bF2/2B2/A4"), "c3") == {"b2", "d2", "d3", "b4", "c4", "d4"}


def test_important_a_home_that_was_left_can_only_be_entered_by_the_opposing_alpha() -> None:
    position = at("a4/5/1A3/1F3/5")
    assert "a1" not in targets(position, "b2")
    assert "e5" in targets(at("a4/3A1/5/5/5"), "d4")
    assert "e5" not in targets(at("a4/3F1/5/5/A4"), "d4")
    assert "e5" not in targets(at("a4/3f1/5/5/A4", "b"), "d4")


def test_a_home_that_the_alpha_has_not_left_is_occupied() -> None:
    assert "a1" not in targets(at("4a/5/5/1F3/A4"), "b2")


def test_not_even_its_own_alpha_may_go_back_home() -> None:
    assert "a1" not in targets(at("4a/5/5/1A3/5"), "b2")


def test_exception_a_move_home_that_defeats_the_opposing_alpha_is_allowed() -> None:
    """A female steps onto the left yellow home and traps the blue alpha against another female."""
    position = at("5/5/F4/aF3/4A")
    assert "a1" in targets(position, "b2")
    over = played(position, "b2-a1").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.ALPHA)
    assert "a1" not in targets(at("5/5/B4/aF3/4A"), "b2")
    assert "a1" not in targets(at("2a2/5/F4/bF3/4A"), "b2")  # a bachelor is no alpha


def test_the_exception_holds_for_either_home_and_for_the_alpha_itself() -> None:
    """Ruling: the rulebook says "the starting square" without whose."""
    assert "e5" in targets(at("2Fa1/4F/5/5/A4"), "e4")
    assert "e5" not in targets(at("2Fa1/4B/5/5/A4"), "e4")
    assert "a1" in targets(at("5/5/F4/aA3/5"), "b2")
    assert "a1" not in targets(at("5/5/1F3/aA3/5"), "b2")


# Defeat


def test_trapped_monkeys_leave_the_board() -> None:
    position = at("4a/5/5/Fb1F1/A4")
    after = played(position, "d2-c2")
    assert caught(position, "d2-c2") == {"b2"}
    assert {piece.at for piece in after.pieces()} == {"e5", "a2", "c2", "a1"}
    assert after.lost == (0, 1)


@pytest.mark.parametrize(
    ("rows", "move", "where"),
    [
        ("4a/5/5/Fb1F1/A4", "d2-c2", "b2"),
        ("1F2a/1b3/2F2/5/A4", "c3-b3", "b4"),
        ("4a/F4/1b3/3F1/A4", "d2-c2", "b3"),
    ],
)
def test_traps_count_vertically_horizontally_and_diagonally(rows: str, move: str, where: str) -> None:
    assert caught(at(rows), move) == {where}


@pytest.mark.parametrize("partner", "FB")
def test_alpha_victory_with_any_own_group_member(partner: str) -> None:
    assert caught(at(f"4a/5/5/{partner}b1A1/5"), "d2-c2") == {"b2"}
    assert caught(at(f"4a/5/5/Ab1{partner}1/5"), "d2-c2") == {"b2"}
    assert caught(at(f"4a/5/1{partner}fb1/4A/5"), "e2-e3") == {"c3", "d3"}


@pytest.mark.parametrize(("enemies", "squares"), [("b", "d3"), ("bf", "c3 d3"), ("fbb", "b3 c3 d3")])
def test_one_to_three_monkeys_are_defeated(enemies: str, squares: str) -> None:
    row = f"{3 - len(enemies) or ''}F{enemies}1"
    position = at(f"4a/5/{row}/4F/A4")
    assert caught(position, "e2-e3") == set(squares.split())


def test_four_in_a_row_are_not() -> None:
    assert caught(at("3a2/6/Fbbbb1/5F/6/A5"), "f3-f4") == set()


def test_the_limit_of_three_holds_for_each_trap() -> None:
    """Four are too many for the own pair, but the enemy female among them deceives two."""
    assert caught(at("3a2/6/Fbfbb1/5F/6/A5"), "f3-f4") == {"d4", "e4"}


def test_group_member_victory_two_of_a_kind() -> None:
    for kind in "FB":
        assert caught(at(f"4a/5/5/{kind}b1{kind}1/A4"), "d2-c2") == {"b2"}


def test_females_and_bachelors_never_cooperate() -> None:
    assert caught(at("4a/5/5/Bb1F1/A4"), "d2-c2") == set()
    assert caught(at("4a/5/5/Ff1B1/A4"), "d2-c2") == set()


def test_deception_victory_over_a_bachelor_or_the_alpha() -> None:
    assert caught(at("4a/5/5/fb1F1/A4"), "d2-c2") == {"b2"}
    over = played(at("5/5/5/fa1F1/A4"), "d2-c2").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.ALPHA)


def test_deception_victory_of_bachelors_over_females_or_the_alpha() -> None:
    assert caught(at("4a/5/5/bf1B1/A4"), "d2-c2") == {"b2"}
    over = played(at("5/5/5/ba1B1/A4"), "d2-c2").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.ALPHA)
    assert caught(at("4a/5/5/fb1B1/A4"), "d2-c2") == set()  # a female helps no bachelor


def test_deception_removes_only_the_trapped() -> None:
    after = played(at("4a/5/5/fb1F1/A4"), "d2-c2")
    assert {piece.at for piece in after.pieces() if piece.seat == BLUE} == {"e5", "a2"}


def test_females_never_deceive_females_nor_bachelors_bachelors() -> None:
    assert caught(at("4a/5/5/ff1F1/A4"), "d2-c2") == set()
    assert caught(at("4a/5/5/bb1B1/A4"), "d2-c2") == set()


def test_alphas_never_deceive() -> None:
    assert caught(at("5/5/5/ab1A1/5"), "d2-c2") == set()


def test_a_gap_makes_no_trap() -> None:
    assert caught(at("4a/5/5/F1b1F/A4"), "e2-d2") == set()


def test_example_1_two_females_trap_and_the_mover_is_safe_between_two_bachelors() -> None:
    position = at("4a/2b2/Fb1F1/2b2/A4")  # the two bachelors stand above and below
    assert caught(position, "d3-c3") == {"b3"}
    after = played(position, "d3-c3")
    assert {piece.at for piece in after.pieces() if piece.seat == YELLOW} == {"a3", "c3", "a1"}
    assert {"c4", "c2"} <= {piece.at for piece in after.pieces() if piece.seat == BLUE}


def test_example_2_alpha_and_female_trap_two() -> None:
    assert caught(at("5/5/aFB1f/5/4A", "b"), "e3-d3") == {"b3", "c3"}


def test_example_3_a_bachelor_instead_of_the_second_female_traps_nobody() -> None:
    assert caught(at("4a/2b2/Bb1F1/2b2/A4"), "d3-c3") == set()


def test_example_4_a_deception_by_the_yellow_bachelor() -> None:
    position = at("4a/5/b1FB1/5/A4", "b")
    assert caught(position, "a3-b3") == {"c3"}
    assert "d3" in {piece.at for piece in played(position, "a3-b3").pieces() if piece.seat == YELLOW}


def test_example_5_no_deception_between_yellow_females() -> None:
    assert caught(at("4a/5/f1FF1/5/A4", "b"), "a3-b3") == set()


def test_important_several_victories_at_once() -> None:
    """Two of its own kind, and in the same move a third trap by deception; all lose count together."""
    position = at("F1F1a/1bb2/Fb1F1/5/A4")
    assert caught(position, "d3-c3") == {"b3", "b4", "c4"}
    assert played(position, "d3-c3").lost == (0, 3)
    assert caught(at("f3a/1b3/Fb1F1/5/A4"), "d3-c3") == {"b3", "b4"}


def test_important_own_monkeys_are_never_defeated_in_the_own_turn() -> None:
    """An own monkey among the trapped cancels that line; moving between two enemies is safe."""
    assert caught(at("4a/5/FbBb1/4F/A4"), "e2-e3") == set()
    assert caught(at("4a/5/fbB1F/5/A4"), "e3-d3") == set()  # between deceivers too
    between = at("4a/5/f1f2/1F3/A4")
    assert caught(between, "b2-b3") == set()
    assert played(between, "b2-b3").lost == (0, 0)


def test_a_trap_that_is_not_actively_achieved_defeats_nobody() -> None:
    """Who steps between two enemies is safe, and stays so when another enemy moves."""
    position = played(at("4a/1b3/F1F2/5/A4", "b"), "b4-b3", "a1-b1")
    assert position.lost == (0, 0)
    assert "b3" in {piece.at for piece in position.pieces() if piece.seat == BLUE}


def test_a_deception_and_a_longer_own_trap_in_one_direction_both_count() -> None:
    assert caught(at("4a/5/Ffb1F/5/A4"), "e3-d3") == {"b3", "c3"}


def test_important_after_three_defeats_the_alpha_must_leave_home() -> None:
    position = at("4a/5/5/5/A1F2", lost="3 0")
    assert {move.steps[0] for move in position.moves()} == {"a1"}
    with pytest.raises(IllegalMove):
        position.parse("c1-c2")


def test_the_duty_begins_with_the_third_defeat_at_the_next_opportunity() -> None:
    after = played(at("4a/3b1/Fbfb1/4F/A4"), "e2-e3")
    assert after.lost == (0, 3)
    assert {move.steps[0] for move in after.moves()} == {"e5"}
    freed = played(after, "e5-d5", "a1-b1")
    assert {move.steps[0] for move in freed.moves()} == {"d5", "d4"}


def test_the_duty_comes_before_a_move_of_another_monkey_that_would_win() -> None:
    rows = "5/5/Fa1F1/5/A4"
    assert played(at(rows, lost="2 0"), "d3-c3").outcome() is not None
    with pytest.raises(IllegalMove):
        at(rows, lost="3 0").parse("d3-c3")


def test_with_two_defeats_or_away_from_home_there_is_no_such_duty() -> None:
    assert "c1" in {move.steps[0] for move in at("4a/5/5/5/A1F2", lost="2 0").moves()}
    assert "c1" in {move.steps[0] for move in at("4a/5/5/A4/2F2", lost="3 0").moves()}


def test_a_dutiful_alpha_that_cannot_move_lets_others_move() -> None:
    position = at("4a/5/5/bb3/AF3", lost="3 0")
    assert {move.steps[0] for move in position.moves()} == {"b1"}
    later = played(position, "b1-c1", "b2-c3")
    assert {move.text for move in later.moves()} == {"a1-b1", "a1-b2"}


# End of the Game


def test_the_alpha_on_the_opposing_home_wins() -> None:
    over = played(at("a4/3A1/5/5/5"), "d4-e5").outcome()
    assert over is not None
    assert (over.winner, over.reason, over.cells) == (YELLOW, End.HOME, ("e5",))


def test_defeating_the_opposing_alpha_wins() -> None:
    over = played(at("5/5/Fa1F1/5/A4"), "d3-c3").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.ALPHA)


def test_an_opponent_without_a_legal_move_has_lost() -> None:
    over = played(at("3Fa/3B1/3F1/5/A4"), "d3-e4").outcome()
    assert over is not None
    assert (over.winner, over.reason) == (YELLOW, End.STUCK)
    assert played(at("b2Fa/3B1/3F1/5/A4"), "d3-e4").outcome() is None


def test_the_third_repetition_is_a_draw_unless_switched_off() -> None:
    dance = ["b2-b3", "d4-d3", "b3-b2", "d3-d4"]
    for option, drawn in (("on", True), ("off", False)):
        play = Play.start(game("monkey-monarchs"), {"repetition": option})
        for move in dance * 3:
            if play.line.outcome() is None:
                play = play.play(move)
        assert (play.line.outcome() is not None) == drawn


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2bfa/3bf/F3b/BF3/ABF2 y 0", "error-position-fields"),
        ("2bfa/3bf/F3b/BF3/ABF2 x 0 0", "error-position-turn"),
        ("2bfa/3bf/F3b/BF3/ABF2 y 1 0", "error-clan-size"),
        ("2bfa/3bf/F3b/BF3/ABF2 y 0 x", "error-clan-size"),
        ("2bfa/3b1/F3a/BF3/ABF2 y 0 0", "error-two-alphas"),
        ("2bf1/3bf/F3b/BF3/1BF2 y 0 0", "error-no-alpha"),
        ("4A/5/5/5/a4 y 0 0", "error-both-home"),
        ("3bfa/4bf/5b/F5/BF4/ABF3 y 0 0", "error-board-shape"),
    ],
)
def test_impossible_positions_say_why(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text, SMALL)
    assert caught.value.why.id == why
