"""What the rules page of Wild Kingdom claims of its examples and tasks, and the facts of the nature notes."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from tests.wildcore.examples import ending, example, gone, lit
from wildcore.core.position import AnyPosition
from wildcore.registry import game

KINGDOM = game("wild-kingdom")
WHITE, BLACK = 0, 1
EXAMPLES = KINGDOM.data("examples.json")
TASKS = [name for name in EXAMPLES if name.startswith("try-")]
APP = Path(__file__).resolve().parents[4] / "web/app/texts"


def words(language: str) -> str:
    """The texts of the game in a language."""
    return resources.files(KINGDOM.package).joinpath(f"{language}.ftl").read_text("utf-8")


def ids(text: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) = ", text, re.MULTILINE))


def position_of(name: str) -> AnyPosition:
    return example(KINGDOM, name)[0].line.position


def texts(position: AnyPosition) -> set[str]:
    return {move.text for move in position.moves()}


def ends(position: AnyPosition, cell: str) -> set[str]:
    """The cells that light up when the animal on ``cell`` is tapped."""
    return {move.steps[1] for move in position.moves() if move.steps[0] == cell}


def effects(name: str) -> dict[str, set[str]]:
    """What each cell that lights up in an example leads to."""
    play, taps = example(KINGDOM, name)
    return {choice.step: set(choice.effects) for choice in play.view(taps).next}


def standing(position: AnyPosition) -> dict[str, str]:
    """Who stands where, by glyphs."""
    return {piece.at: piece.glyph for piece in position.pieces()}


def wins(position: AnyPosition) -> set[str]:
    """The moves that win at once for who makes them."""
    return {move.text for move in position.moves() if won(position.after(move), position.turn)}


def taken(position: AnyPosition, move: str) -> set[str]:
    """The cells from which animals are captured by a move."""
    return {event.to for event in position.events(position.parse(move)) if event.kind == "captured"}


def won(position: AnyPosition, seat: int) -> bool:
    outcome = position.outcome()
    return outcome is not None and outcome.winner == seat


def around(cell: str, steps: int = 1) -> set[str]:
    column, row = ord(cell[0]), int(cell[1:])
    span = range(-steps, steps + 1)
    squares = {f"{chr(column + x)}{row + y}" for x in span for y in span if (x, y) != (0, 0)}
    return {square for square in squares if square[0] in "abcdefghij" and 1 <= int(square[1:]) <= 10}


# ---------------------------------------------------------------- setup, goal and board


def test_the_start_shown_is_the_start_of_the_game() -> None:
    assert position_of("start") == KINGDOM.start({})


@pytest.mark.parametrize(
    ("name", "played", "reason"),
    [("lion-home", "e8-e10", "reason-lion-home"), ("no-moves", "d8-b9", "reason-no-moves")],
)
def test_white_has_just_won(name: str, played: str, reason: str) -> None:
    play, _ = example(KINGDOM, name)
    assert play.record.actions == (played,)
    outcome = ending(KINGDOM, name)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (WHITE, reason)


def test_both_black_animals_are_caught_when_black_has_no_move() -> None:
    black = [piece for piece in position_of("no-moves").pieces() if piece.seat == BLACK]
    assert [piece.marks for piece in black] == [("webbed",), ("webbed",)]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_swamp_and_the_banks_are_those_of_the_board(language: str) -> None:
    text = dict(re.findall(r"^(help-board-\d) = (.*)", words(language), re.MULTILINE))
    named = {id: set(re.findall(r"\b[a-j]\d+", re.sub("[가-힣]", " ", line))) for id, line in text.items()}
    scene = KINGDOM.scene({})
    swamp = {cell.id for cell in scene.cells if cell.name and cell.name.id == "cell-swamp"}
    zones = {zone.id: set(zone.cells) for zone in scene.zones}
    assert named["help-board-1"] == swamp
    assert named["help-board-3"] == zones["territory-white"] & zones["territory-black"] - swamp
    white, black = zones["changing-white"], zones["changing-black"]
    assert zones["territory-white"] == {cell.id for cell in scene.cells} - white
    everything = "abcdefghij"
    assert white == {
        f"{column}{row}"
        for columns, row in ((everything, 10), (everything, 9), (everything, 8), ("efghij", 7), ("ghij", 6))
        for column in columns
    }
    assert black == {
        f"{column}{row}"
        for columns, row in ((everything, 1), (everything, 2), (everything, 3), ("abcdef", 4), ("abcd", 5))
        for column in columns
    }
    assert named["help-board-2"] == {"e7", "j7", "g6", "j6", "a4", "f4", "a5", "d5"}


def test_only_lions_and_hippos_stand_on_the_board_with_the_areas() -> None:
    assert standing(position_of("zones")) == {
        "d1": "hippo-white",
        "e1": "lion-white",
        "g10": "hippo-black",
        "f10": "lion-black",
    }


# ---------------------------------------------------------------- what lights up


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("lesson-frog", {"b4", "d4", "c5"}),
        ("lesson-spider", {"done", "e3"}),
        ("lesson-crocodile", {"done", "g4", "h4"}),
        ("frog", {"d3", "f5", "h3", "d5", "h5"}),
        ("tongue", {"c6", "e6", "f7", "d3"}),
        ("leap-frog", {"done", "d7"}),
        ("change", {"d7", "f7"}),
        ("dart", {"f6", "f8", "h8", "g9", "e7"}),
        ("bite", {"done", "e4"}),
        ("crocodile", around("e5", 2) - {"f6", "g7"}),
        ("drown", {"done", "f5", "f6", "g5", "h5"}),
        ("leap-frog-duty", {"i8", "f7"}),
        ("swipe", {"e5", "f4", "e3", "d4"}),
        ("swipe-edge", {"j7", "i6", "j5"}),
    ],
)
def test_an_example_lights_up_what_its_words_say(name: str, cells: set[str]) -> None:
    assert lit(KINGDOM, name) == cells


@pytest.mark.parametrize(
    ("name", "reached", "unreached"),
    [
        ("lesson-lion", {"f4", "e4", "e3", "e5"}, {"d4"}),
        ("lesson-rhino", {"b4", "b5", "b6", "b9", "c3", "j3", "c4", "a4"}, {"b10"}),
        ("lesson-giraffe", {"e3", "e4", "c4", "d4", "d2"}, {"f3", "g3"}),
        ("lesson-porcupine", {"b4", "c4"}, {"d4", "e4"}),
        ("lesson-hippo", {"d3", "f3", "j3"}, set()),
        ("spider", {"f4", "d5", "g6", "c5", "b6"}, {"e5", "e6", "g5", "h6"}),
        ("bite-two", {"c4", "e4"}, set()),
        ("submerge", {"e3", "e4", "e6", "e7", "e8"}, {"e5", "e9"}),
        ("untouchable", {"d2", "d4"}, {"d3", "e1"}),
        ("rhino", {"g4", "h4", "d5", "d6", "d7", "c5"}, {"i4", "d8", "e5"}),
        ("tough-guy", {"d8", "h8", "i8"}, {"j8"}),
        ("giraffe", {"f4", "e5", "d6", "g2", "g4", "f3"}, {"c7"}),
        ("fling", {"d3", "e2", "f3", "e4"}, {"f4"}),
        ("territory", {"d2", "f2", "g2", "i2", "d4", "f6", "g7", "h8"}, {"h2", "j2", "i9"}),
        ("lion", {"e4", "f4", "c6", "c2", "swipe"}, {"c3", "c4", "c5", "b2", "b3", "b4", "b5", "b6"}),
        ("quills", {"d3", "d5"}, {"d4", "d6"}),
        ("poison", {"c8", "d8"}, {"e8", "f8"}),
    ],
)
def test_an_example_lights_up_some_cells_and_not_others(name: str, reached: set[str], unreached: set[str]) -> None:
    shown = lit(KINGDOM, name)
    assert reached <= shown
    assert not unreached & shown


@pytest.mark.parametrize(
    ("name", "move", "cells"),
    [
        ("lesson-frog", "c3xc5", {"c4"}),
        ("lesson-lion", "d4xf4", {"f4"}),
        ("lesson-rhino", "b3xb9", {"b6", "b9"}),
        ("lesson-giraffe", "d3-fling-e3-f3", set()),
        ("lesson-giraffe", "d3-fling-e3-g3", set()),
        ("lesson-crocodile", "g4xh3", {"h3"}),
        ("lesson-crocodile", "g4-drown-h3-h4", {"h3"}),
        ("lesson-hippo", "b3xj3", {"d3", "f3"}),
        ("frog", "f3xd5", {"e4"}),
        ("frog", "f3xh5", {"g4"}),
        ("frog", "f3-f5", set()),
        ("tongue", "d5-tongue-f7", {"f7"}),
        ("tongue", "d5-tongue-d3", {"d3"}),
        ("drown", "f5-drown-g6-h5", {"g6"}),
        ("drown", "f5xg6", {"g6"}),
        ("submerge", "e2xe8", {"e8"}),
        ("submerge", "b2xh8", {"h8"}),
        ("tough-guy", "b8xi8", {"d8", "e8", "g8", "h8", "i8"}),
        ("fling", "e3-fling-d3-c3", set()),
        ("fling", "e3-fling-e2-e1", set()),
        ("fling", "e3-fling-f3-g3", {"g3"}),
        ("fling", "e3-fling-e4-e5", {"e5"}),
        ("territory", "b2xf2", {"d2", "f2"}),
        ("territory", "b2xg2", {"d2", "f2"}),
        ("territory", "b2xh8", {"d4", "f6", "h8"}),
        ("lion", "d4xe4", {"e4"}),
        ("lion", "d4xf4", {"f4"}),
        ("swipe", "e4-swipe-e5", {"d5", "f5"}),
        ("swipe", "e4-swipe-e3", {"e3"}),
        ("swipe", "e4-swipe-d4", {"d5", "d4"}),
        ("swipe", "e4-swipe-f4", {"f5", "f4"}),
        ("quills", "c4xe6", {"d5"}),
        ("poison", "b8xd8", {"d8"}),
    ],
)
def test_a_move_captures_whom_the_text_says(name: str, move: str, cells: set[str]) -> None:
    assert gone(KINGDOM, name, move) == cells


@pytest.mark.parametrize(
    ("name", "move", "lost"),
    [
        ("fling", "e3-fling-d3-b3", {"d3", "b3"}),
        ("fling", "e3-fling-e4-e5", {"e4"}),
        ("territory", "b2xi2", {"b2", "d2", "f2", "i2"}),
        ("quills", "d2xd5", {"d2", "d5"}),
        ("quills", "c4xe6", {"d5"}),
        ("lion", "d4xe4", {"e4"}),
    ],
)
def test_who_is_gone_with_the_victim(name: str, move: str, lost: set[str]) -> None:
    position = position_of(name)
    before, after = standing(position), standing(position.after(position.parse(move)))
    missing = sorted(before.values())
    for glyph in after.values():
        missing.remove(glyph)
    assert missing == sorted(before[cell] for cell in lost)


def test_the_frog_on_b2_may_step() -> None:
    assert ends(position_of("frog"), "b2") == {"a3", "c3"}


def test_only_on_the_far_bank_a_frog_changes() -> None:
    position = position_of("change")
    for move, glyph in (("e6-f7", "dart-white"), ("e6-d7", "frog-white"), ("i5-h6", "dart-white")):
        assert standing(position.after(position.parse(move)))[move[-2:]] == glyph
    assert standing(position)["i5"] == "frog-white-poisoned"


def test_the_porcupine_behind_the_leap_frog_is_poisoned() -> None:
    assert standing(position_of("leap-frog"))["e4"] == "porcupine-black-poisoned"


def test_the_dart_poisons_the_frog_and_the_lion() -> None:
    position = position_of("dart")
    for cell in ("g9", "e7"):
        after = position.after(position.parse(f"g7-dart-{cell}"))
        assert standing(after)[cell] == f"{standing(position)[cell]}-poisoned"


def test_the_spider_runs_to_some_squares_and_only_jumps_to_others() -> None:
    shown = effects("spider")
    assert all(shown[cell] == {"move"} for cell in ("d5", "g6"))
    assert all(shown[cell] == {"jump"} for cell in ("c5", "b6"))


@pytest.mark.parametrize(
    ("name", "move", "bitten"),
    [
        ("lesson-spider", "c2-d3-bite-e3", {"e3"}),
        ("bite", "b3-d3-bite-e4", {"e4"}),
        ("bite-two", "d3-bite-c4-e4", {"c4", "e4"}),
    ],
)
def test_the_bitten_are_poisoned(name: str, move: str, bitten: set[str]) -> None:
    position = position_of(name)
    after = standing(position.after(position.parse(move)))
    assert {cell for cell, glyph in after.items() if glyph.endswith("-poisoned")} == bitten


def test_two_neighbours_are_bitten_in_either_order() -> None:
    play, _ = example(KINGDOM, "bite-two")
    for one, other in (("c4", "e4"), ("e4", "c4")):
        assert other in {choice.step for choice in play.view(("d3", one)).next}


def test_the_web_holds_two_of_black_and_not_the_others() -> None:
    position = position_of("web")
    assert {piece.at for piece in position.pieces() if "webbed" in piece.marks and piece.seat == BLACK} == {"c4", "e4"}
    assert lit(KINGDOM, "web") == {"d6", "c5", "j10"}


def test_crocodiles_on_dry_land_go_one_square() -> None:
    position = position_of("crocodile")
    assert ends(position, "b2") == around("b2")
    assert ends(position, "g2") == around("g2")
    assert gone(KINGDOM, "crocodile", "g2xh2") == {"h2"}


def test_black_cannot_strike_back_over_the_log() -> None:
    position = position_of("submerge")
    passed = KINGDOM.read(position.to_text().replace(" w", " b"), {})
    assert {"e8xe5", "h8xe5"} <= texts(passed)
    assert not {"e8xe2", "h8xb2"} & texts(passed)


def test_who_may_enter_among_the_quills() -> None:
    position = position_of("untouchable")
    assert position.turn == BLACK
    zone = around("d4")
    assert zone & ends(position, "d1") == zone & ends(position, "e1") == set()
    assert "e2" in ends(position, "e1")
    assert "d4" in ends(position, "b6")
    assert not zone & ends(position, "b6")
    assert {"e2", "e3", "e4"} <= ends(position, "f3")
    assert {"c3", "c4", "c5", "d3", "d4", "d5"} <= ends(position, "b4")
    assert {text for text in texts(position) if text.startswith("a7")} == {"a7-c5xe3"}


def test_the_free_rhino_and_the_free_giraffe() -> None:
    assert {f"b{row}" for row in range(3, 11)} <= ends(position_of("rhino"), "b2")
    assert {"d3", "e4", "f5", "g6", "h7", "i8", "j9", "a4"} <= ends(position_of("giraffe"), "c2")


def test_the_hippo_on_h3_can_only_be_flung() -> None:
    assert effects("giraffe")["h3"] == {"fling"}
    assert "f4" not in lit(KINGDOM, "fling")


def test_the_poisoned_spider_is_lost_in_one_way() -> None:
    position = position_of("fling")
    assert standing(position)["e4"] == "spider-black-poisoned"
    assert [text for text in sorted(texts(position)) if text.startswith("e3-fling-e4")] == ["e3-fling-e4-e5"]


def test_what_each_side_of_the_black_lion_holds() -> None:
    assert gone(KINGDOM, "swipe-edge", "j6-swipe-j7") == {"i7"}
    assert gone(KINGDOM, "swipe-edge", "j6-swipe-i6") == {"i7", "i5"}
    assert gone(KINGDOM, "swipe-edge", "j6-swipe-j5") == {"i5", "j5"}


def test_the_frog_has_to_capture_the_frog() -> None:
    position = position_of("frog-duty")
    assert texts(position) == {"j4xh6"}
    free = KINGDOM.read(position.to_text().replace("8fr/", "9r/"), {})
    assert {"a3xa10", "j4xj6"} <= texts(free)


def test_within_the_leap_frog_the_frog_has_to_capture_the_frog() -> None:
    play, _ = example(KINGDOM, "leap-frog-duty")
    assert play.line.position.turn == BLACK
    assert {choice.step for choice in play.view(("h9", "f7")).next} == {"d5"}
    assert gone(KINGDOM, "leap-frog-duty", "h9-f7xd5") == {"e6"}
    free = KINGDOM.read(play.line.position.to_text().replace("4FLS3", "5LS3"), {})
    assert {"h9-f7", "h9-f7xf5", "h9-f7xh5"} <= texts(free)


# ---------------------------------------------------------------- tasks


def test_there_are_sixteen_tasks_and_they_are_numbered_in_order() -> None:
    for language, word in (("en", "Task"), ("ko", "문제")):
        numbers = re.findall(rf"^help-try-[\w-]+ = {word} (\d+)\.", words(language), re.MULTILINE)
        assert numbers == [str(number) for number in range(1, 17)]
    assert len(TASKS) == 16
    assert {name for name, entry in EXAMPLES.items() if "solution" in entry} == set(TASKS)


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_for_white_and_can_be_solved_in_at_most_five_moves(name: str) -> None:
    play, taps = example(KINGDOM, name)
    assert (play.line.position.turn, taps) == (WHITE, ())
    solution = EXAMPLES[name]["solution"]
    assert 1 <= len(solution) <= 5
    assert len(solution) % 2 == 1
    for move in solution:
        play = play.play(move)


@pytest.mark.parametrize(
    "name",
    [
        "try-leap",
        "try-home",
        "try-tough-guy",
        "try-mud",
        "try-fling",
        "try-web",
        "try-rescue",
        "try-territory",
        "try-log",
        "try-dart",
    ],
)
def test_one_move_wins_and_only_one(name: str) -> None:
    assert wins(position_of(name)) == set(EXAMPLES[name]["solution"])


def test_the_tasks_to_win_in_one_move_are_those() -> None:
    one = re.findall(r"^help-(try-[\w-]+) = Task \d+\. Win in one move", words("en"), re.MULTILINE)
    assert {name for name in TASKS if wins(position_of(name))} == set(one)


@pytest.mark.parametrize("name", ["try-offer", "try-gallop"])
def test_only_an_offer_wins_in_two_moves(name: str) -> None:
    """After it Black has one legal move, and then White wins; after any other, Black does not have to let that be."""
    position = position_of(name)
    offer, reply, last = EXAMPLES[name]["solution"]
    good = set()
    for move in position.moves():
        after = position.after(move)
        if after.moves() and all(wins(after.after(answer)) for answer in after.moves()):
            good.add(move.text)
            assert texts(after) == {reply}
            assert last in wins(after.after(after.parse(reply)))
    assert good == {offer}


@pytest.mark.parametrize("move", ["a5xa6", "a5xb6", "a5-swipe-a6"])
def test_capturing_the_guards_of_the_lion_loses(move: str) -> None:
    position = position_of("try-offer")
    assert wins(position.after(position.parse(move)))


def test_the_black_lion_is_about_to_get_home() -> None:
    passed = KINGDOM.read(position_of("try-gallop").to_text().replace(" w", " b"), {})
    assert {"f3-f1"} <= wins(passed)
    position = position_of("try-gallop")
    assert standing(position.after(position.parse("d7-e8")))["e8"] == "dart-white"


def test_one_swipe_removes_three() -> None:
    position = position_of("try-swipe")
    assert [move.text for move in position.moves() if len(taken(position, move.text)) == 3] == ["d4-swipe-e4"]


def test_the_duty_is_the_only_legal_move() -> None:
    position = position_of("try-duty")
    assert texts(position) == {"i3xi5"}
    assert "d4xd6" in texts(KINGDOM.read(position.to_text().replace("4f1", "6"), {}))


def test_only_the_frog_captures_the_porcupine_unharmed() -> None:
    position = position_of("try-quills")
    takers = [move for move in position.moves() if "e3" in taken(position, move.text)]
    assert {move.text for move in takers} == {"e1xe3", "g1xe3", "d2xf4"}
    white = [piece for piece in position.pieces() if piece.seat == WHITE]
    unharmed = [
        move.text
        for move in takers
        if len([piece for piece in position.after(move).pieces() if piece.seat == WHITE]) == len(white)
    ]
    assert unharmed == ["d2xf4"]


def test_only_on_h5_the_crocodile_is_safe() -> None:
    position = position_of("try-drown")
    safe = []
    for move in position.moves():
        if "g6" not in taken(position, move.text):
            continue
        after = position.after(move)
        crocodile = next(cell for cell, glyph in standing(after).items() if glyph == "crocodile-white")
        if not any(crocodile in taken(after, reply.text) for reply in after.moves()):
            safe.append(move.text)
    assert safe == ["f5-drown-g6-h5"]


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", ["en", "ko"])
def test_everything_that_can_be_shown_has_words(language: str) -> None:
    known = ids(words(language)) | ids((APP / f"{language}.ftl").read_text("utf-8"))
    shown: set[str] = set()
    events: set[str] = set()
    marks: set[str] = set()
    for name in EXAMPLES:
        position = position_of(name)
        for move in position.moves():
            shown.add(position.effect(move))
            events |= {event.kind for event in position.events(move)}
            marks |= {mark for piece in position.after(move).pieces() for mark in piece.marks}
    assert {"drown", "fling", "swipe", "tough-guy", "territory", "leap-frog", "tongue", "dart", "jump"} <= shown
    assert {"poisoned", "changed", "flung"} <= events
    assert {f"effect-{effect}" for effect in shown} <= known
    assert {f"explain-{effect}" for effect in shown} <= ids(words(language))
    assert {f"choice-{effect}" for effect in shown - {"move", "capture"}} <= known
    assert {f"event-{event}" for event in events} <= known
    assert {f"mark-{mark}" for mark in marks} <= known
    animals = ("frog", "dart", "spider", "crocodile", "porcupine", "rhino", "giraffe", "hippo", "lion")
    assert {f"piece-{colour}-{animal}" for colour in ("white", "black") for animal in animals} <= known


@pytest.mark.parametrize(
    ("name", "taps", "refused"),
    [
        ("start", (), {"why-nothing", "why-not-yours"}),
        ("web", (), {"why-webbed"}),
        ("frog-duty", (), {"why-duty"}),
        ("frog", ("f3",), {"why-frog-back", "why-frog-step-captures", "why-own"}),
        ("tongue", ("d5",), {"why-tongue-blocked", "why-leap-blocked", "why-not-in-line"}),
        ("leap-frog", ("b3", "d5"), {"why-leap-friend-twice"}),
        ("spider", ("e3",), {"why-swamp-end", "why-own", "why-too-far"}),
        ("crocodile", ("e5",), {"why-crocodile-crocodile"}),
        ("crocodile", ("b2",), {"why-crocodile-dry"}),
        ("submerge", ("e2",), {"why-log"}),
        ("untouchable", ("d1",), {"why-quills"}),
        ("rhino", ("d4",), {"why-second-swamp", "why-diagonal-captures"}),
        ("fling", ("e3",), {"why-fling-porcupine"}),
        ("territory", ("b2",), {"why-territory"}),
        ("lion", ("d4",), {"why-way-blocked", "why-too-far"}),
        ("poison", ("b8",), {"why-poisoned"}),
    ],
)
def test_a_refused_tap_is_explained_with_the_values_that_its_words_need(
    name: str, taps: tuple[str, ...], refused: set[str]
) -> None:
    position = position_of(name)
    possible = {move.steps[len(taps)] for move in position.moves() if move.steps[: len(taps)] == taps < move.steps}
    reasons = [
        message
        for cell in KINGDOM.scene({}).cells
        if cell.id not in possible
        for message in [position.refusal(taps, cell.id)]
        if message
    ]
    assert refused <= {message.id for message in reasons}
    for language in ("en", "ko"):
        known = dict(re.findall(r"^([a-z][\w-]*) = (.*)", words(language), re.MULTILINE))
        for message in reasons:
            assert set(re.findall(r"\$(\w+)", known[message.id])) <= set(message.args), message.id


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_animal_has_a_card_and_a_nature_note(language: str) -> None:
    known = ids(words(language))
    for number, animal in enumerate(
        ("frog", "dart", "spider", "crocodile", "porcupine", "rhino", "giraffe", "hippo", "lion"), start=1
    ):
        assert {f"help-{animal}", f"help-{animal}-1", f"help-nature-{number}"} <= known


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        (
            "en",
            [
                "very sticky",
                "ants and mites",
                "eight eyes",
                "floating log",
                "stiff hairs",
                "threatened",
                "seven bones",
                "walk and bound",
                "prides",
            ],
        ),
        (
            "ko",
            [
                "끈끈한 혀",
                "개미와 진드기",
                "여덟 개의 눈",
                "떠다니는 통나무",
                "뻣뻣한 털",
                "멸종 위기",
                "일곱 개뿐",
                "강바닥을 걷거나",
                "암사자",
            ],
        ),
    ],
)
def test_the_nature_notes_tell_what_is_true_of_each_animal(language: str, facts: list[str]) -> None:
    notes = re.findall(r"^help-nature-\d = (.*)", words(language), re.MULTILINE)
    assert len(notes) == len(facts)
    assert [fact for fact, note in zip(facts, notes, strict=True) if fact not in note] == []
