"""Sealed Shores: a test for each sentence of the rulebook, named after it (*Wild Duo*, "Sealed Shores")."""

import math

import pytest

from wildcore.core.errors import BadPosition, IllegalMove
from wildcore.core.play import Play
from wildcore.core.rows import write_rows
from wildcore.core.source import Source
from wildcore.games.sealed_shores.board import LINES, NAMES, RINGS
from wildcore.games.sealed_shores.position import ShorePosition, read, start
from wildcore.registry import game

START = start({})
SAND, BROWN = 0, 1


def at(turn: str, **lions: str) -> ShorePosition:
    """A position by the names of points: ``at("s", s="d4 e5", b="a5")``."""
    letters = {
        (int(point[1]) - 1) * 9 + "abcdefghi".index(point[0]): letter
        for letter, points in lions.items()
        for point in points.split()
    }
    return read(f"{write_rows(letters, 9, 9)} {turn}", {})


def played(position: ShorePosition, *moves: str) -> ShorePosition:
    for move in moves:
        position = position.after(position.parse(move))
    return position


def targets(position: ShorePosition, point: str) -> set[str]:
    return {move.steps[1] for move in position.moves() if move.steps[0] == point}


# Game Content, Game Setup


def test_the_island_has_45_points_on_nine_closed_lines() -> None:
    assert len(NAMES) == 45
    assert sorted(map(len, LINES)) == [9] * 6 + [12] * 3
    assert all(sum(point in line for line in LINES) == 2 for point in range(45))


def test_sixteen_sea_lions_eight_a_player_placed_as_reconstructed() -> None:
    sand = {piece.at for piece in START.pieces() if piece.seat == SAND}
    brown = {piece.at for piece in START.pieces() if piece.seat == BROWN}
    assert sand == {"d1", "d2", "d3", "d4", "f1", "f2", "f3", "f4"}
    assert brown == {"d6", "d7", "d8", "d9", "f6", "f7", "f8", "f9"}


# The Game


def test_sand_starts_and_turns_alternate() -> None:
    assert START.turn == SAND
    assert played(START, "d4-e4").turn == BROWN


def test_a_move_is_at_least_one_space() -> None:
    assert all(move.steps[0] != move.steps[1] for move in START.moves())
    with pytest.raises(IllegalMove):
        START.parse("d4-d4")


# Movement


def test_sea_lions_move_along_the_lines_they_stand_on() -> None:
    reached = targets(at("s", s="e5", b="a4"), "e5")
    assert reached == {name for name in NAMES if name[0] == "e" or name[1] == "5"} - {"e5"}


def test_any_distance_along_a_ring_too() -> None:
    ring = {NAMES[point] for point in RINGS[2]}
    assert ring - {"e9"} <= targets(at("s", s="e9", b="b4"), "e9")


def test_never_through_or_onto_another() -> None:
    reached = targets(at("s", s="e5 e7", b="c5 g5"), "e5")
    assert reached == {"e6", "d5", "f5", "e4", "e3", "e2", "e1", "e9", "e8"}


def test_over_the_edge_and_on_at_the_opposite_side() -> None:
    reached = targets(at("s", s="a5", b="b5 a4 a6"), "a5")
    assert reached == {"i5", "h5", "g5", "f5", "e5", "d5", "c5"}


def test_over_the_upper_and_the_lower_edge_as_well() -> None:
    assert {"e9", "e8", "e7", "e6"} <= targets(at("s", s="e1", b="e2 e5"), "e1")
    assert "e5" not in targets(at("s", s="e1", b="e2 e5"), "e1")


def test_a_round_trip_to_the_own_point_is_no_move() -> None:
    for point in NAMES:
        assert point not in targets(at("s", s=point, b="a4" if point != "a4" else "a5"), point)


def test_a_point_reached_along_two_lines_is_one_move() -> None:
    moves = [move.text for move in at("s", s="e9", b="b4").moves()]
    assert len(moves) == len(set(moves))
    assert "e9-e1" in moves  # along its column, over the edge, and along its ring


def test_example_ten_positions_three_of_them_on_the_opposite_side() -> None:
    """The brown sea lion at the left edge of its row: inland, along its ring, and over the edge to the other side."""
    reached = targets(at("b", b="a5", s="e5 a6 f5 b4 i4"), "a5")
    assert reached == {"b5", "c5", "d5", "g5", "h5", "i5", "a4", "d1", "e1", "f1"}
    assert len(reached) == 10
    assert sum(point[0] in "ghi" for point in reached) == 3


# The way that is seen


def way(position: ShorePosition, move: str) -> tuple[tuple[str, ...], ...]:
    """The points along a way that is drawn, leg by leg; the places between them where it bends are left out."""
    (event,) = position.events(position.parse(move))
    return tuple(tuple(step for step in leg if isinstance(step, str)) for leg in event.path)


def test_a_straight_way_needs_no_path() -> None:
    assert way(START, "d4-d5") == ()
    assert way(START, "d4-a4") == ()
    assert way(at("s", s="d9", b="a4"), "d9-f9") == ()


def test_over_the_edge_a_new_leg_begins() -> None:
    assert way(START, "d4-g4") == (("d4", "c4", "b4", "a4"), ("i4", "h4", "g4"))
    assert way(START, "f4-a4") == (("f4", "g4", "h4", "i4"), ("a4",))
    assert way(at("s", s="e1", b="a4"), "e1-e9") == (("e1",), ("e9",))


def test_round_the_island_the_way_follows_the_ring() -> None:
    assert way(START, "d2-b6") == (("d2", "b4", "b5", "b6"),)
    assert way(at("s", s="e9", b="a4"), "e9-i5") == (("e9", "f9", "i6", "i5"),)


def test_where_a_ring_bends_there_are_places_on_the_quarter_of_a_circle() -> None:
    (event,) = START.events(START.parse("d1-a4"))
    ((first, *bend, last),) = event.path
    assert (first, last) == ("d1", "a4")
    assert len(bend) == 2
    for place in bend:
        assert math.dist(place, (3.5, 5.5)) == pytest.approx(3, abs=0.01)


def test_of_two_ways_the_shorter_is_seen_unless_it_is_closed() -> None:
    assert way(at("s", s="a5", b="a4"), "a5-d5") == ()
    assert way(at("s", s="a5", b="a4"), "a5-g5") == (("a5",), ("i5", "h5", "g5"))
    assert way(at("s", s="a5", b="a4 c5"), "a5-d5") == (("a5",), ("i5", "h5", "g5", "f5", "e5", "d5"))
    assert way(at("s", s="a5", b="a4 h5"), "a5-g5") == ()
    assert way(at("s", s="a4", b="e9 d1"), "a4-a6") == ()
    assert len(way(at("s", s="a4", b="a5"), "a4-a6")[0]) == 11


def test_no_way_goes_through_another() -> None:
    for seed in range(4):
        play = Play.start(game("sealed-shores"))
        source = Source(seed)
        while play.line.outcome() is None and play.record.at < 40:
            occupied = {piece.at for piece in play.line.position.pieces()}
            for move in play.line.moves():
                start, *through = [point for leg in way(play.line.position, move.text) for point in leg] or move.steps
                assert (start, through[-1]) == move.steps
                assert not occupied & set(through)
                assert len({start, *through}) == len(through) + 1
            play = play.play(source.choice(play.line.moves()).text)


# End of the Game


def test_a_sea_lion_that_cannot_move_at_the_start_of_its_turn_is_blocked_and_the_other_has_won() -> None:
    outcome = played(at("b", s="e9 a4", b="d9 f9 e8 e2"), "e2-e1").outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.cells) == (BROWN, "reason-blocked", ("e9",))


def test_one_blocked_sea_lion_is_enough_though_others_can_move() -> None:
    after = played(at("b", s="e9 a4", b="d9 f9 e8 e2"), "e2-e1")
    assert after.moves() == ()
    assert {move.steps[0] for move in read(after.to_text()[:-1] + "b", {}).moves()} == {"d9", "f9", "e8", "e1"}


def test_own_sea_lions_block_as_well() -> None:
    outcome = played(at("b", s="e9 d9 f9 a4", b="e8 e2"), "e2-e1").outcome()
    assert outcome is not None
    assert outcome.winner == BROWN


def test_a_free_neighbour_is_enough_to_go_on() -> None:
    assert played(at("b", s="e9 a4", b="d9 e8 e2"), "e2-e1").outcome() is None


def test_blocking_one_of_each_side_in_one_move_wins() -> None:
    """One step shuts in sand's a5 and brown's own b6: at the start of sand's turn only sand's counts."""
    position = read("5b3/3b5/5b3/bbs6/s1b5b/s4s3/3s5/5s3/3s1s3 b", {})
    assert position.outcome() is None
    after = played(position, "c5-b5")
    other_turn = read(after.to_text().replace(" s", " b"), {}).outcome()
    assert other_turn is not None
    assert (other_turn.winner, other_turn.cells) == (SAND, ("b6",))
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.cells) == (BROWN, ("a5",))


def test_example_one_space_to_the_left_blocks_a_sand_sea_lion() -> None:
    """The brown one beside it closes the last way; the others stand above, below and across the edge."""
    position = at("b", s="a5 a4 f4 d3 f2 d1 f1", b="c5 a6 i5 f5 f7 f8 d9")
    assert position.outcome() is None
    assert "a5" in {move.steps[0] for move in read(position.to_text()[:-1] + "s", {}).moves()}
    outcome = played(position, "c5-b5").outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.cells) == (BROWN, "reason-blocked", ("a5",))
    assert played(position, "c5-d5").outcome() is None


def test_blocking_only_an_own_one_goes_on_and_loses_if_it_is_still_blocked_at_the_own_turn() -> None:
    position = at("s", s="e9 d9 f9 e2", b="a4 e8")
    blocked = played(position, "e2-e1")
    assert blocked.outcome() is None
    outcome = played(blocked, "a4-a5").outcome()
    assert outcome is not None
    assert outcome.winner == BROWN
    assert played(blocked, "e8-e7").outcome() is None


def test_the_third_repetition_is_a_draw_unless_switched_off() -> None:
    dance = ["d4-e4", "d6-e6", "e4-d4", "e6-d6"]
    for option, drawn in (("on", True), ("off", False)):
        play = Play.start(game("sealed-shores"), {"repetition": option})
        for move in dance * 3:
            if play.line.outcome() is None:
                play = play.play(move)
        assert (play.line.outcome() is not None) == drawn


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("9/9/9/9/9/9/9/9/9", "error-position-fields"),
        ("s8/9/9/9/9/9/9/9/3b5 s", "error-off-the-island"),
        ("3s5/9/9/9/9/9/9/9/9 s", "error-herd-size"),
        ("3sss3/3sss3/3sss3/9/9/9/9/9/3b5 s", "error-herd-size"),
        ("3s5/9/9/9/9/9/9/9/3b5 x", "error-position-turn"),
    ],
)
def test_impossible_positions_say_why(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text, {})
    assert caught.value.why.id == why
