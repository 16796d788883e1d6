"""The house rules of a line of play, with a position that no installed game need have."""

from dataclasses import dataclass
from itertools import count

from wildcore.core.game import REPETITION, SIXTY_MOVES, Game, Seat
from wildcore.core.line import QUIET_PLIES, Ending, Line
from wildcore.core.position import Event, Move, Outcome, Position
from wildcore.core.view import Piece, Scene

QUIET, LOUD, LAST = Move("quiet", ("a1",)), Move("loud", ("b1",)), Move("last", ("c1",))
_number = count()


@dataclass(frozen=True)
class Endless(Position[Move]):
    """Goes on as long as nobody makes the last move; no two of its positions are equal."""

    number: int
    over: bool = False
    turn = 0

    def moves(self) -> tuple[Move, ...]:
        return () if self.over else (QUIET, LOUD, LAST)

    def after(self, move: Move) -> "Endless":
        return Endless(next(_number), move is LAST)

    def outcome(self) -> Outcome | None:
        return Outcome(0, Ending.RESIGNED) if self.over else None

    def quiet(self, move: Move) -> bool:
        return move is not LOUD

    def events(self, move: Move) -> tuple[Event, ...]:
        return ()

    def to_text(self) -> str:
        return "endless"

    def pieces(self) -> tuple[Piece, ...]:
        return ()


def endless(sixty: str) -> Line:
    options = {REPETITION.id: "on", SIXTY_MOVES.id: sixty}
    game = Game(
        name="endless",
        rules=1,
        seats=(Seat("one", "seat-one"), Seat("other", "seat-other")),
        options=(REPETITION, SIXTY_MOVES),
        start=lambda _: Endless(next(_number)),
        read=lambda _, __: Endless(next(_number)),
        scene=lambda _: Scene(1, 1, "", ()),
        package=__name__,
    )
    return Line(game, options, game.start(options))


def played(line: Line, *moves: Move) -> Line:
    for move in moves:
        assert line.outcome() is None
        line = line.after(move)
    return line


def test_after_sixty_quiet_moves_by_each_side_it_is_a_draw() -> None:
    line = played(endless("on"), *[QUIET] * QUIET_PLIES)
    assert QUIET_PLIES == 120
    assert line.outcome() == Outcome(None, Ending.SIXTY_MOVES)
    assert line.moves() == ()


def test_a_move_in_which_something_happens_begins_the_count_anew() -> None:
    line = played(endless("on"), *[QUIET] * (QUIET_PLIES - 1), LOUD, *[QUIET] * (QUIET_PLIES - 1))
    assert line.outcome() is None
    assert line.after(QUIET).outcome() is not None


def test_what_the_rules_of_the_game_say_of_the_last_move_comes_first() -> None:
    line = played(endless("on"), *[QUIET] * (QUIET_PLIES - 1))
    assert line.after(LAST).outcome() == Outcome(0, Ending.RESIGNED)


def test_without_the_house_rule_it_goes_on() -> None:
    assert played(endless("off"), *[QUIET] * (2 * QUIET_PLIES)).outcome() is None
