"""The tap chooser, with moves that no installed game need have."""

import pytest

from wildcore.core.chooser import DONE, SEVERAL, choices, tap
from wildcore.core.message import Message
from wildcore.core.position import Event, Move, Outcome, Position
from wildcore.core.view import Choice, Piece


class Pretend(Position[Move]):
    """A position with given moves; the events follow from their steps."""

    def __init__(self, *steps: tuple[str, ...]) -> None:
        self._moves = tuple(Move("-".join(one), one) for one in steps)

    turn = 0

    def moves(self) -> tuple[Move, ...]:
        return self._moves

    def after(self, move: Move) -> "Pretend":
        return self

    def outcome(self) -> Outcome | None:
        return None

    def events(self, move: Move) -> tuple[Event, ...]:
        kind = "placed" if move.steps[0].startswith("@") else "moved"
        events = [Event(kind, 0, move.steps[-1], move.steps[0])]
        if "e5" in move.steps:
            events.append(Event("captured", 1, "e5"))
        return tuple(events)

    def to_text(self) -> str:
        return "pretend"

    def pieces(self) -> tuple[Piece, ...]:
        return ()


BOARD = Pretend(
    ("a1", "a2"),
    ("a1", "b2"),
    ("a1", "b2", "c3"),
    ("c1", "e5"),
    ("e1", "swipe", "north"),
    ("@red", "d4"),
    ("@blue", "d4"),
    ("@red", "d5"),
)


def offered(*taps: str) -> dict[str, tuple[str, str, bool]]:
    return {one.step: (one.kind, one.effect, one.final) for one in choices(BOARD, BOARD.moves(), taps)}


def test_first_taps() -> None:
    assert offered() == {
        "a1": ("cell", "select", False),
        "c1": ("cell", "select", False),
        "e1": ("cell", "select", False),
        "@red": ("supply", "select", False),
        "@blue": ("supply", "select", False),
        "d5": ("cell", "place", True),
    }


def test_a_cell_that_two_supplies_fit_must_follow_its_supply() -> None:
    assert "d4" not in offered()
    assert offered("@red")["d4"] == ("cell", "place", True)


def test_effects_come_from_the_events() -> None:
    assert offered("c1") == {"e5": ("cell", "capture", True)}
    assert offered("a1")["a2"] == ("cell", "move", True)


def test_words_are_offered_as_words() -> None:
    assert offered("e1") == {"swipe": ("word", "move", False)}
    assert offered("e1", "swipe") == {"north": ("word", "move", True)}


def test_a_whole_move_that_can_go_on_waits_for_the_word_done() -> None:
    assert offered("a1")["b2"] == ("cell", "move", False)
    assert offered("a1", "b2") == {DONE: ("word", "move", True), "c3": ("cell", "move", True)}
    assert press("a1", "b2") is None
    assert press("a1", "b2", DONE) == "a1-b2"
    assert press("a1", "b2", "c3") == "a1-b2-c3"


def press(*steps: str) -> str | None:
    taps: tuple[str, ...] = ()
    move = None
    for step in steps:
        tapped = tap(BOARD, BOARD.moves(), taps, step)
        assert tapped.refused is None
        taps, move = tapped.taps, tapped.move
    return move.text if move else None


def test_taps_complete_a_move() -> None:
    assert press("c1", "e5") == "c1-e5"
    assert press("d5") == "@red-d5"
    assert press("@red", "d4") == "@red-d4"


def test_the_last_step_again_takes_everything_back() -> None:
    for taps in (("a1",), ("a1", "b2")):
        tapped = tap(BOARD, BOARD.moves(), taps, taps[-1])
        assert (tapped.taps, tapped.move, tapped.refused) == ((), None, None)
        assert tapped.next == choices(BOARD, BOARD.moves())


def test_another_starting_point_begins_anew() -> None:
    tapped = tap(BOARD, BOARD.moves(), ("a1",), "e1")
    assert (tapped.taps, tapped.refused) == (("e1",), None)


@pytest.mark.parametrize("step", ["h8", "", "d5", "@green", "north", DONE])
def test_a_tap_without_meaning_is_refused_and_changes_nothing(step: str) -> None:
    """A placing cell too: whoever has a piece in hand does not expect another to appear."""
    tapped = tap(BOARD, BOARD.moves(), ("a1",), step)
    assert tapped.refused is not None
    assert tapped.refused.id == "error-not-here"
    assert tapped.taps == ("a1",)
    assert tapped.move is None
    assert [choice.step for choice in tapped.next] == ["a2", "b2"]


def test_impossible_taps_offer_nothing() -> None:
    assert choices(BOARD, BOARD.moves(), ("h8",)) == ()
    assert choices(BOARD, ()) == ()
    assert Choice("a2", "cell", "move", True, ("move",)) in choices(BOARD, BOARD.moves(), ("a1",))


class Either(Move):
    """Its two cells may be tapped in either order."""

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        start, one, other = self.steps
        return (self.steps, (start, other, one))


class Choosy(Pretend):
    """Knows what its moves are shown as and why some taps are not possible."""

    def __init__(self) -> None:
        self._moves = (
            Move("take", ("d1", "d2")),
            Move("drown", ("d1", "d2", "d1")),
            Move("stay", ("d1", "d3", "d4")),
            Either("bite", ("g1", "f2", "h2")),
        )

    def effect(self, move: Move) -> str:
        return move.text

    def refusal(self, taps: tuple[str, ...], step: str) -> Message | None:
        return Message("why-far", {"cell": step}) if step == "d8" else None


def test_a_tap_that_leads_to_several_things_names_them_all() -> None:
    position = Choosy()
    first, second = choices(position, position.moves(), ("d1",))
    assert first == Choice("d2", "cell", SEVERAL, False, ("take", "drown"))
    assert second == Choice("d3", "cell", "stay", False, ("stay",))
    assert choices(position, position.moves(), ("d1", "d2")) == (
        Choice(DONE, "word", "take", True, ("take",)),
        Choice("d1", "cell", "drown", True, ("drown",)),
    )


def test_steps_can_be_tapped_in_every_order_that_the_move_allows() -> None:
    position = Choosy()
    for steps in (("g1", "f2", "h2"), ("g1", "h2", "f2")):
        tapped = tap(position, position.moves(), steps[:2], steps[2])
        assert tapped.move is not None
        assert tapped.move.text == "bite"


def test_the_rules_may_say_why_a_tap_is_refused() -> None:
    position = Choosy()
    assert tap(position, position.moves(), ("d1",), "d8").refused == Message("why-far", {"cell": "d8"})
    assert tap(position, position.moves(), ("d1",), "d7").refused == Message("error-not-here", {"cell": "d7"})
