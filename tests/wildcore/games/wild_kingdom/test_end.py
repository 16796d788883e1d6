"""Wild Kingdom, "Rules": a test for each sentence of the rulebook, named after it; draws and the rest as in RULINGS."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    START,
    WHITE,
    after,
    at,
    ending,
    going,
    moves,
    standing,
)
from wildcore.core.errors import GameOver, IllegalMove
from wildcore.core.line import Line
from wildcore.core.play import Play
from wildcore.games.wild_kingdom.position import read
from wildcore.registry import game

KINGDOM = game("wild-kingdom")


def test_white_moves_first_and_turns_alternate() -> None:
    position, turns = START, [START.turn]
    for move in ("a2-b3", "a9-b8", "h4-g5", "c7-d6"):
        position = after(position, move)
        turns.append(position.turn)
    assert turns == [WHITE, BLACK, WHITE, BLACK, WHITE]


# 1. You capture your opponent's Lion


@pytest.mark.parametrize(
    ("animals", "start", "to"),
    [
        ("Fe3 le4", "e3", "e5"),
        ("De3 le2", "e3", "e1"),
        ("Ce5 lc4", "e5", "c4"),
        ("Pd4 le3", "d4", "e3"),
        ("Rb3 lh3", "b3", "h3"),
        ("Rb3 fc3 lh3", "b3", "h3"),
        ("Gi8 ld3", "i8", "d3"),
        ("Ha3 lc3", "a3", "c3"),
        ("Ha3 lc3", "a3", "d3"),
        ("Le3 lf5", "e3", "f5"),
    ],
)
def test_the_game_ends_when_you_capture_your_opponents_lion(animals: str, start: str, to: str) -> None:
    for turn, who in (("w", WHITE), ("b", BLACK)):
        side = animals if turn == "w" else mirrored(animals)
        begin, end = (start, to) if turn == "w" else (turned(start), turned(to))
        position = at(side, turn)
        over = after(position, going(position, begin, end))
        assert (ending(over).winner, str(ending(over).reason)) == (who, "reason-lion-taken")
        assert over.moves() == ()


@pytest.mark.parametrize(
    ("animals", "move"),
    [
        ("Fb2 Gc3 le5", "b2-d4xf6"),
        ("Ch4 lg3", "h4-drown-g3-g4"),
        ("Ge3 rd3 lb3", "e3-fling-d3-b3"),
        ("Ge3 Rd3 lc3", "e3-fling-d3-c3"),
        ("Ge3 Ld3 lc3", "e3-fling-d3-c3"),
        ("Le3 lf4", "e3-swipe-e4"),
    ],
)
def test_by_any_means(animals: str, move: str) -> None:
    over = after(at(animals), move)
    assert (ending(over).winner, str(ending(over).reason)) == (WHITE, "reason-lion-taken")


def test_nothing_can_be_done_afterwards() -> None:
    over = after(at("Rb3 lh3 rj5"), "b3xh3")
    assert over.moves() == ()
    with pytest.raises(IllegalMove):
        over.parse("j5-j6")


# 2. You move your Lion to the last row


@pytest.mark.parametrize(
    ("animals", "turn", "move", "who"),
    [
        ("Lc9", "w", "c9-c10", WHITE),
        ("Lc8", "w", "c8-d10", WHITE),
        ("lc2", "b", "c2-b1", BLACK),
        ("lc3", "b", "c3-c1", BLACK),
        ("Lc9 rc10", "w", "c9xc10", WHITE),
    ],
)
def test_you_move_your_lion_to_the_last_row(animals: str, turn: str, move: str, who: int) -> None:
    over = after(at(animals, turn), move)
    assert (ending(over).winner, str(ending(over).reason)) == (who, "reason-lion-home")
    assert over.moves() == ()


@pytest.mark.parametrize(
    ("animals", "turn", "move"),
    [("Lc8", "w", "c8-c9"), ("lc3", "b", "c3-c2"), ("Lc2 lc8", "w", "c2-c1"), ("lc8", "b", "c8-c10")],
)
def test_this_is_row_10_for_white_and_row_1_for_black(animals: str, turn: str, move: str) -> None:
    assert after(at(animals, turn), move).outcome() is None


def test_other_animals_do_not_win_there() -> None:
    assert after(at("Ri8"), "i8-i10").outcome() is None


def test_whatever_brought_it_there_ones_own_giraffe() -> None:
    over = after(at("Ge8 Le9"), "e8-fling-e9-e10")
    assert (ending(over).winner, str(ending(over).reason)) == (WHITE, "reason-lion-home")


def test_flung_there_by_the_enemy_it_wins_at_the_end_of_its_own_next_move() -> None:
    flung = after(at("Le9 ge8 Ra2", "b"), "e8-fling-e9-e10")
    assert flung.outcome() is None
    assert standing(flung)["e10"] == "L"
    assert ending(after(flung, "a2-a3")).winner == WHITE
    assert ending(after(flung, "e10-f10")).winner == WHITE


def test_flung_there_by_the_enemy_and_gone_again_it_does_not_win() -> None:
    flung = after(at("Le9 ge8 Ra2", "b"), "e8-fling-e9-e10")
    assert after(flung, "e10-e9").outcome() is None


def test_black_flung_to_row_1() -> None:
    flung = after(at("le2 Ge3 rj5"), "e3-fling-e2-e1")
    assert flung.outcome() is None
    over = after(flung, "j5-j6")
    assert (ending(over).winner, str(ending(over).reason)) == (BLACK, "reason-lion-home")


def test_the_outcome_depends_on_the_position_alone() -> None:
    assert at("Le10").outcome() is None
    assert ending(at("Le10", "b")).winner == WHITE
    assert ending(at("le1")).winner == BLACK
    assert at("le1", "b").outcome() is None


# 3. Your opponent is unable to make a move


def test_your_opponent_is_unable_to_make_a_move_at_the_beginning_of_their_turn() -> None:
    """The only animal, a Lion, is webbed."""
    position = at("Sg9")
    over = after(position, "g9-i9")
    assert (ending(over).winner, str(ending(over).reason)) == (WHITE, "reason-no-moves")
    assert over.moves() == ()


def test_white_loses_so_too() -> None:
    over = after(at("sd2", "b"), "d2-b2")
    assert (ending(over).winner, str(ending(over).reason)) == (BLACK, "reason-no-moves")


def test_frogs_that_are_blocked_do_not_help() -> None:
    over = after(at("Sg9 fa2 Lc9 Rb1"), "g9-i9")
    assert str(ending(over).reason) == "reason-no-moves"


def test_with_one_move_left_it_goes_on() -> None:
    position = after(at("Sg9 fa2 Lc9"), "g9-i9")
    assert position.outcome() is None
    assert moves(position) == {"a2-b1"}


# Your own Lion removed by your own move


def test_who_removes_their_own_lion_loses() -> None:
    position = at("Ge3 rd3 Lb3")
    over = after(position, "e3-fling-d3-b3")
    assert (ending(over).winner, str(ending(over).reason)) == (BLACK, "reason-lion-taken")


def test_this_is_asked_about_first_and_nothing_else_is() -> None:
    position = at("Ge3 rd3 Lb3")
    asked = {move.text: position.question(move) for move in position.moves()}
    assert {move for move, question in asked.items() if question} == {"e3-fling-d3-b3"}
    question = asked["e3-fling-d3-b3"]
    assert question
    assert question.id == "question-own-lion"


def test_at_the_start_one_move_is_asked_about() -> None:
    assert {move.text for move in START.moves() if START.question(move)} == {"g1-fling-f1-e1"}


@pytest.mark.parametrize("turn", "wb")
def test_a_side_without_a_lion_has_lost(turn: str) -> None:
    for rows, winner in (("10/10/10/4L5/10/10/10/10/10/r9", WHITE), ("10/10/10/4l5/10/10/10/10/10/R9", BLACK)):
        position = read(f"{rows} {turn}", {})
        assert (ending(position).winner, str(ending(position).reason)) == (winner, "reason-lion-taken")
        assert position.moves() == ()


# Draws (house rules)


def test_the_third_repetition_is_a_draw_unless_switched_off() -> None:
    dance = ["h4-h3", "c7-c8", "h3-h4", "c8-c7"] * 2
    for option, drawn in (("on", True), ("off", False)):
        play = Play.start(KINGDOM, {"repetition": option})
        for move in dance:
            assert play.line.outcome() is None
            play = play.play(move)
        assert (play.line.outcome() is not None) == drawn


WALKS = ["a1-a2", "j10-j9", "a2-a1", "j9-j10"]


def walked(line: Line, plies: int) -> Line:
    """After so many moves of the idle Lions, as long as it goes on."""
    for _ in range(plies):
        assert line.outcome() is None
        line = line.after(next(move for move in line.moves() if move.text in WALKS))
    return line


def quiet_line(animals: str, option: str = "on") -> Line:
    return Line(KINGDOM, {"repetition": "off", "sixty-moves": option}, at(animals))


def test_60_moves_by_each_side_without_capture_poisoning_or_frogs_move_are_a_draw() -> None:
    assert walked(quiet_line(""), 119).outcome() is None
    drawn = walked(quiet_line(""), 120)
    outcome = drawn.outcome()
    assert outcome
    assert (outcome.winner, str(outcome.reason)) == (None, "reason-sixty-moves")
    assert drawn.moves() == ()
    with pytest.raises(GameOver):
        drawn.read("a1-a2")


def test_not_when_that_is_switched_off() -> None:
    assert walked(quiet_line("", "off"), 130).outcome() is None


@pytest.mark.parametrize(("animals", "move"), [("Ri3 ri8", "i3xi8"), ("Fc3", "c3-d4"), ("De3 re5", "e3-dart-e5")])
def test_counting_begins_anew_after_a_capture_a_frogs_move_and_a_poisoning(animals: str, move: str) -> None:
    line = walked(quiet_line(animals), 60)
    line = line.after(line.read(move))
    assert walked(line, 119).outcome() is None
    assert walked(line, 120).outcome()


@pytest.mark.parametrize(
    ("animals", "move"),
    [
        ("Rb3 rb8", "b3xb8"),
        ("Fc3 Fc9", "c3-d4"),
        ("De5 rf7 Fb3", "e5-d4"),
        ("Sc3 re5", "c3-d4-bite-e5"),
        ("De3 re5", "e3-dart-e5"),
        ("Ch4 rg3", "h4-drown-g3-h4"),
        ("Fe3 sg3", "e3-tongue-g3"),
    ],
)
def test_a_capture_a_poisoning_or_a_frogs_move_is_no_quiet_move(animals: str, move: str) -> None:
    position = at(animals)
    assert not position.quiet(position.parse(move))


@pytest.mark.parametrize(
    ("animals", "move"),
    [
        ("", "a1-a2"),
        ("Sc3", "c3-d4"),
        ("Sc3", "c3-f3"),
        ("Re3", "e3-e4"),
        ("Ge3 Re2", "e3-fling-e2-e1"),
        ("He3", "e3-e8"),
        ("Ce5", "e5-e6"),
        ("Pe3", "e3-e4"),
    ],
)
def test_other_moves_are_quiet(animals: str, move: str) -> None:
    position = at(animals)
    assert position.quiet(position.parse(move))


def turned(cell: str) -> str:
    """Where a square comes to by half a turn of the board."""
    return f"{'jihgfedcba'['abcdefghij'.index(cell[0])]}{11 - int(cell[1:])}"


def mirrored(animals: str) -> str:
    """The same by half a turn, with colours changed."""
    return " ".join(word[0].swapcase() + turned(word[1:]) for word in animals.split())
