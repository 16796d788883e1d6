"""Wild Kingdom: how each deed is written, tapped and told."""

import pytest

from tests.wildcore.games.wild_kingdom.table import BLACK, WHITE, after, at, events, going, left, moves
from wildcore.core.chooser import DONE, choices, tap
from wildcore.core.errors import AmbiguousMove, IllegalMove, InvalidMove
from wildcore.games.wild_kingdom.position import Kingdom

DEEDS = [
    ("Fe2", "w", "e2-f3", "e2 f3", "move"),
    ("Re3 re8 Lh1", "w", "e3-e4", "e3 e4", "move"),
    ("Ri3 ri8", "w", "i3xi8", "i3 i8", "capture"),
    ("Le3 rf5", "w", "e3xf5", "e3 f5", "capture"),
    ("Ch4 hi5", "w", "h4xi5", "h4 i5", "capture"),
    ("Fb2 Gc3", "w", "b2-d4", "b2 d4", "leap"),
    ("Fb2 rc3", "w", "b2xd4", "b2 d4", "leap"),
    ("Fb2 Gc3 re5", "w", "b2-d4xf6", "b2 d4 f6", "leap-frog"),
    ("fi9 gh8 Rf6", "b", "i9-g7xe5", "i9 g7 e5", "leap-frog"),
    ("Ff2 sf4", "w", "f2-tongue-f4", "f2 f4 tongue", "tongue"),
    ("Df3 rf5", "w", "f3-dart-f5", "f3 f5 dart", "dart"),
    ("Sc1 re4", "w", "c1-d3-bite-e4", "c1 d3 e4", "bite"),
    ("Sc1 rb2 rd2", "w", "c1-bite-b2-d2", "c1 b2 d2", "bite"),
    ("Sc1", "w", "c1-c3", "c1 c3", "move"),
    ("Sc1 Rb1 Rb2 Rc2 Rd2 Rd1", "w", "c1-c4", "c1 c4", "jump"),
    ("Ch4 hg5", "w", "h4-drown-g5-h4", "h4 g5 h4", "drown"),
    ("Ch4 hg5", "w", "h4-drown-g5-f5", "h4 g5 f5", "drown"),
    ("Gg1 Ff2", "w", "g1-fling-f2-e3", "g1 f2 e3", "fling"),
    ("Le1 re2", "w", "e1-swipe-e2", "e1 swipe e2", "swipe"),
    ("le10 Re9", "b", "e10-swipe-e9", "e10 swipe e9", "swipe"),
    ("Ra3 fc3 re3", "w", "a3xe3", "a3 e3", "tough-guy"),
    ("Ha3 rc3 ge3", "w", "a3xe3", "a3 e3", "territory"),
]
every_deed = pytest.mark.parametrize(("animals", "turn", "text", "steps", "effect"), DEEDS, ids=[d[2] for d in DEEDS])


@every_deed
def test_how_a_deed_is_written_and_tapped(animals: str, turn: str, text: str, steps: str, effect: str) -> None:
    position = at(animals, turn)
    move = position.parse(text)
    assert (move.text, move.steps) == (text, tuple(steps.split()))
    assert position.parse(text.upper().replace("-", " – ")) is move
    assert position.parse(steps) is move


@every_deed
def test_what_a_deed_is_shown_as(animals: str, turn: str, text: str, steps: str, effect: str) -> None:
    position = at(animals, turn)
    assert position.effect(position.parse(text)) == effect


@every_deed
def test_tapping_its_steps_makes_it(animals: str, turn: str, text: str, steps: str, effect: str) -> None:
    assert tapped(at(animals, turn), *steps.split()) == text


def tapped(position: Kingdom, *steps: str) -> str:
    """The move that these taps make, with ``done`` where they could go on."""
    taps: tuple[str, ...] = ()
    for step in steps:
        result = tap(position, position.moves(), taps, step)
        assert result.refused is None
        taps = result.taps
    result = result if result.move else tap(position, position.moves(), taps, DONE)
    assert result.move
    return result.move.text


def offered(position: Kingdom, *taps: str) -> set[str]:
    return {choice.step for choice in choices(position, position.moves(), taps)}


# Two spellings, one deed


def test_the_double_bite_is_tapped_in_either_order() -> None:
    position = at("Sc1 rb2 rd2")
    assert tapped(position, "c1", "b2", "d2") == tapped(position, "c1", "d2", "b2") == "c1-bite-b2-d2"
    assert [text for text in moves(position) if text.startswith("c1-bite")] == ["c1-bite-b2-d2"]


def test_the_double_bite_is_written_in_the_order_of_the_board() -> None:
    """From a1 along the ranks to j10."""
    assert {text for text in moves(at("Sc3 rd2 rb3 ra9 gb4"))} >= {
        "c3-bite-d2-b3",
        "c3-bite-d2-b4",
        "c3-bite-b3-b4",
    }


def test_after_one_neighbour_only_others_can_be_bitten() -> None:
    assert offered(at("Sc3 rd2 gb4 hd4"), "c3", "b4") == {"d2", "d4"}


def test_a_walk_and_a_jump_to_one_square_are_one_move() -> None:
    assert [text for text in moves(at("Sc1")) if text == "c1-c4"] == ["c1-c4"]
    assert at("Sc1").effect(at("Sc1").parse("c1-c4")) == "move"


# What can follow a tap


def test_a_crocodile_takes_its_neighbour_or_drowns_it() -> None:
    position = at("Ch4 hi5")
    assert offered(position, "h4", "i5") == {DONE, "h4", "h5"}
    assert tapped(position, "h4", "i5") == "h4xi5"


def test_a_spider_that_has_walked_is_done_or_bites() -> None:
    position = at("Sb2 re3 ge4")
    assert offered(position, "b2", "d3") == {DONE, "e3", "e4"}
    assert tapped(position, "b2", "d3") == "b2-d3"


def test_a_frog_that_has_leapt_is_done_or_leaps_on() -> None:
    assert offered(at("Fb2 Gc3 re5 rd5"), "b2", "d4") == {DONE, "f6", "d6"}
    assert tapped(at("Fb2 Gc3 re5"), "b2", "d4") == "b2-d4"


def test_a_frog_that_must_leap_on_is_not_done() -> None:
    assert offered(at("Fb2 Gc3 fe5 rd5"), "b2", "d4") == {"f6"}


def test_a_giraffe_takes_whom_it_throws_first() -> None:
    position = at("Gd4 re4")
    assert offered(position, "d4", "e4") == {"f4", "g4"}


def test_a_lion_chooses_a_side_after_the_word() -> None:
    position = at("Le3 re4 rd3")
    assert "swipe" in offered(position, "e3")
    assert offered(position, "e3", "swipe") == {"e4", "d3"}


def test_a_poison_dart_frog_shoots_or_eats_a_spider() -> None:
    assert offered(at("De3 sg3"), "e3", "g3") == {"tongue", "dart"}


# Reading


def test_what_is_no_move_and_what_is_none_here() -> None:
    position = at("Ch4 hi5")
    for text in ("h4-drown-i5-g4", "h4-h8", "a9-a10", "h4-fling-i5-j6"):
        with pytest.raises(IllegalMove):
            position.parse(text)
    for text in ("", "h", "what", "k4-h1"):
        with pytest.raises((InvalidMove, IllegalMove, AmbiguousMove)):
            position.parse(text)


def test_each_move_has_a_text_and_steps_of_its_own() -> None:
    position = at("Sc3 rd2 gb4 hd4 Ge3 Le2 Fh3 Gh4 sh6 De6 ce7 Cd7 Ra5 fc5 Ha6")
    assert len({move.text for move in position.moves()}) == len(position.moves())
    assert len({move.steps for move in position.moves()}) == len(position.moves())


# Events


@pytest.mark.parametrize(
    ("animals", "turn", "move", "told"),
    [
        ("Fe2", "w", "e2-f3", ["moved e2-f3"]),
        ("Fb2 Gc3", "w", "b2-d4", ["moved b2-d4"]),
        ("Fb2 rc3", "w", "b2xd4", ["moved b2-d4", "captured c3"]),
        ("Fb2 Gc3 re5", "w", "b2-d4xf6", ["moved b2-f6", "captured e5"]),
        ("Ff2 sf4", "w", "f2-tongue-f4", ["captured f4"]),
        ("Df3 rf5", "w", "f3-dart-f5", ["poisoned f5"]),
        ("Sc1 re4", "w", "c1-d3-bite-e4", ["moved c1-d3", "poisoned e4"]),
        ("Sc1 rb2 rd2", "w", "c1-bite-b2-d2", ["poisoned b2", "poisoned d2"]),
        ("Ch4 hg5", "w", "h4-drown-g5-h4", ["captured g5"]),
        ("Ch4 hg5", "w", "h4-drown-g5-f5", ["moved h4-f5", "captured g5"]),
        ("Gg1 Ff2", "w", "g1-fling-f2-e3", ["flung f2-e3"]),
        ("Ge3 Se4", "w", "e3-fling-e4-e5", ["flung e4-e5", "captured e5"]),
        ("Le1 re2 Gf2", "w", "e1-swipe-e2", ["captured e2", "captured f2"]),
        ("Fd7", "w", "d7-e8", ["moved d7-e8", "changed e8"]),
        ("Fd7 Fb9", "w", "d7-e8", ["moved d7-e8", "changed e8", "changed b9"]),
        ("Fb9", "w", "a1-a2", ["moved a1-a2", "changed b9"]),
        ("F!b9", "w", "a1-a2", ["moved a1-a2", "changed b9"]),
        ("Fe6 Ge5", "w", "e5-fling-e6-e7", ["flung e6-e7", "changed e7"]),
        ("fe6 Ge5", "w", "e5-fling-e6-e7", ["flung e6-e7"]),
        ("Fe6 re7", "w", "e6xe8", ["moved e6-e8", "captured e7", "changed e8"]),
    ],
)
def test_what_happens_is_told_in_order(animals: str, turn: str, move: str, told: list[str]) -> None:
    assert events(at(animals, turn), move) == told


def test_events_say_whose_animal_and_which() -> None:
    position = at("Gb4 Fb9 rc4 hd4")
    told = position.events(position.parse("b4-fling-c4-d4"))
    assert {(event.kind, event.seat, event.glyph, event.name) for event in told} == {
        ("flung", BLACK, "rhino-black", "piece-black-rhino"),
        ("captured", BLACK, "hippo-black", "piece-black-hippo"),
        ("changed", WHITE, "dart-white", "piece-white-dart"),
    }


def test_a_run_over_frogs_tells_every_capture() -> None:
    position = at("Ra3 fc3 fd3 ge3")
    assert sorted(events(position, "a3xe3")) == ["captured c3", "captured d3", "captured e3", "moved a3-e3"]
    assert left(position, "a3xe3") == {"Re3"}


def test_each_side_acts_in_turn() -> None:
    position = at("Sc1 re4")
    assert after(position, going(position, "c1", "d3")).turn == BLACK
