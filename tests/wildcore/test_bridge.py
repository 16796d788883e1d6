"""The browser's door: JSON in, JSON out, and a message for whatever is wrong."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildcore.bridge import METHODS, call
from wildcore.registry import GAMES

NAME = next(iter(GAMES))


def ok(method: str, **argument: object) -> Any:
    answer = json.loads(call(method, json.dumps(argument)))
    assert "error" not in answer, answer
    return answer["ok"]


def error(method: str, **argument: object) -> Any:
    answer = json.loads(call(method, json.dumps(argument)))
    assert "ok" not in answer, answer
    return answer["error"]


def first_move(state: Any) -> str:
    for choice in state["view"]["next"]:
        if choice["final"]:
            return str(
                ok("tap", record=state["record"], taps=[], tap=choice["step"])["played"]["record"]["actions"][-1]
            )
        following = ok("tap", record=state["record"], taps=[], tap=choice["step"])["next"]
        if following[0]["final"]:
            taps = [choice["step"]]
            played = ok("tap", record=state["record"], taps=taps, tap=following[0]["step"])["played"]
            return str(played["record"]["actions"][-1])
    raise AssertionError("no move of two taps")


def test_the_catalogue_lists_every_game_with_its_help() -> None:
    games = ok("catalogue")
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        assert game["view"]["next"]
        blocks = [block for section in game["help"] for block in section["blocks"]]
        assert any("example" in block for block in blocks)
        for block in blocks:
            if "example" in block:
                opened = ok("open", record=block["record"])
                assert opened["view"]["pieces"] == block["view"]["pieces"]
                assert opened["view"]["board"] == game["boards"][block["view"]["board"]]
            if "solution" in block:
                record = block["record"]
                exercise = {"at": record["at"], "solution": block["solution"]}
                for move in block["solution"]:
                    assert ok("solved", record=record, **exercise) == {"solved": False}
                    record = ok("play", record=record, text=move, sure=True)["record"]
                assert ok("solved", record=record, **exercise) == {"solved": True}
        assert len({json.dumps(board) for board in game["boards"]}) == len(game["boards"])


def test_play_undo_branch_resign() -> None:
    state = ok("start", game=NAME)
    assert state["can"] == {"undo": False, "redo": False, "resign": True, "draw": True}
    move = first_move(state)
    played = ok("play", record=state["record"], text=move)
    told = {"events": played["events"], "effect": played["log"][0]["effect"]}
    assert played["log"] == [{"ply": 1, "action": move, "seat": 0, "text": move, **told}]
    assert told["effect"] in ("place", "move", "capture")
    assert played["can"]["undo"]
    back = ok("goto", record=played["record"], at=0)
    assert (back["at"], back["length"], back["can"]["redo"]) == (0, 1, True)
    resigned = ok("act", record=back["record"], action="resign", seat=1)
    assert resigned["view"]["outcome"]["winner"] == 0
    assert resigned["branches"] == [{"index": 0, "at": 0, "length": 1, "first": move}]
    again = ok("branch", record=resigned["record"], index=0)
    assert again["record"]["actions"] == [move]
    drawn = ok("act", record=again["record"], action="draw", seat=0)
    assert drawn["view"]["status"]["id"] == "status-drawn"
    assert not drawn["can"]["resign"]


def test_an_exercise_is_solved_by_its_solution_by_another_way_there_and_by_winning() -> None:
    state = ok("start", game=NAME)
    move = first_move(state)
    played = ok("play", record=state["record"], text=move)
    exercise = {"at": 0, "solution": [move]}
    assert ok("solved", record=state["record"], **exercise) == {"solved": False}
    assert ok("solved", record=played["record"], **exercise) == {"solved": True}
    assert ok("solved", record=played["record"], at=1, solution=[]) == {"solved": False}
    for seat, won in ((1, True), (0, False)):
        ended = ok("act", record=state["record"], action="resign", seat=seat)["record"]
        assert ok("solved", record=ended, **exercise) == {"solved": won}
    record = state["record"]
    assert error("solved", record=record, at=0, solution=["?"])["id"] == "error-unreadable-move"
    for wrong in ({"at": 1, "solution": []}, {"at": 0, "solution": move}, {"at": 0, "solution": [1]}, {"at": -1}):
        assert error("solved", record=record, **wrong)["id"] == "error-record-broken"


def test_every_error_is_a_message() -> None:
    record = ok("start", game=NAME)["record"]
    assert error("start", game="chess-boxing")["id"] == "error-unknown-game"
    assert error("start", game=NAME, position="?")["id"] == "error-position"
    assert error("start", game=NAME, options={"x": "y"})["id"] == "error-unknown-option"
    assert error("open")["id"] == "error-record-broken"
    assert error("open", record={**record, "format": 99})["id"] == "error-record-newer"
    assert error("play", record=record, text="...")["id"] == "error-unreadable-move"
    assert error("play", record=record, text="draw")["id"] == "error-unreadable-move"
    assert error("play", record=record, text="resign:white")["id"] == "error-unreadable-move"
    assert error("play", record=record, text="z99")["id"] == "error-illegal-move"
    assert error("goto", record=record, at=7)["id"] == "error-record-broken"
    assert error("goto", record=record, at=True)["id"] == "error-record-broken"
    assert error("branch", record=record, index=0)["id"] == "error-record-broken"
    assert error("act", record=record, action="resign", seat=9)["id"] == "error-record-broken"
    assert error("act", record=record, action="dance", seat=0)["id"] == "error-record-broken"
    assert error("tap", record=record, taps="a1", tap="a1")["id"] == "error-record-broken"
    assert error("receive", text="nonsense")["id"] == "error-link-broken"
    over = ok("act", record=record, action="draw", seat=0)["record"]
    assert error("play", record=over, text="a1")["id"] == "error-game-over"


BROKEN = {
    "pieces": [3],
    "turn": 7,
    "numbers": {"x": True},
    "grounds": {"a1": 3},
    "options": {"x": 1},
    "game": 4,
}


def test_a_play_becomes_a_setup_and_a_setup_a_play() -> None:
    for name in (name for name, game in GAMES.items() if game.setup):
        state = ok("start", game=name)
        state = ok("play", record=state["record"], text=first_move(state))
        made = ok("arrangement", record=state["record"])
        assert made["pieces"] == [{"at": piece["at"], "glyph": piece["glyph"]} for piece in state["view"]["pieces"]]
        assert [made["turn"]] == state["view"]["turn"]
        arranged = ok("arrange", **made)
        assert arranged["wrong"] is None
        without = {key: value for key, value in made.items() if key != "grounds"}  # as kept before there were any
        assert made["grounds"] or ok("arrange", **without) == arranged
        begun = ok("start", game=name, options=made["options"], position=arranged["position"])
        assert begun["view"]["pieces"] == state["view"]["pieces"]
        assert begun["view"]["turn"] == state["view"]["turn"]
        for key, value in BROKEN.items():
            assert error("arrange", **{**made, key: value})["id"].startswith("error-")


def test_the_catalogue_tells_how_games_are_set_up() -> None:
    for entry in ok("catalogue"):
        setup = GAMES[entry["name"]].setup
        assert (entry["setup"] is None) == (setup is None)
        if setup:
            assert [kind["glyph"] for kind in entry["setup"]["kinds"]] == [kind.glyph for kind in setup.kinds]
            assert {piece["glyph"] for piece in entry["view"]["pieces"]} <= {kind.glyph for kind in setup.kinds}
        for start in entry["starts"]:
            view = {**start["view"], "board": entry["boards"][start["view"]["board"]]}
            assert ok("start", game=entry["name"], options=start["options"])["view"] == view
            assert start["view"] != entry["view"]


def test_a_refused_tap_keeps_the_taps() -> None:
    record = ok("start", game=NAME)["record"]
    answer = ok("tap", record=record, taps=[], tap="nowhere")
    assert answer["played"] is None
    assert answer["refused"] == {"id": "error-not-here", "args": {"cell": "nowhere"}}


def test_a_record_in_part_is_opened_with_a_warning() -> None:
    record = ok("start", game=NAME)["record"]
    state = ok("open", record={**record, "actions": ["z99"], "at": 1})
    assert state["warning"]["id"] == "error-record-illegal"
    assert (state["at"], state["length"]) == (0, 0)


@pytest.mark.parametrize(
    "argument", ["", "[]", "null", "{", "[" * 100_000, '{"record": NaN}', '"' + "x" * 3_000_000 + '"']
)
def test_what_is_no_json_object_is_answered(argument: str) -> None:
    for method in METHODS:
        if method != "catalogue":
            assert "error" in json.loads(call(method, argument))


def test_an_unknown_method_is_answered_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(call("no-such-method", "{}"))["error"]["id"] == "error-internal"
    assert "no-such-method" in capsys.readouterr().err


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
KEYS = [
    "pieces",
    "turn",
    "numbers",
    "grounds",
    "solution",
    "record",
    "taps",
    "tap",
    "text",
    "action",
    "seat",
    "at",
    "index",
    "game",
    "options",
    "position",
    "seed",
]
RECORD = ok("start", game=NAME)["record"]


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from([method for method in METHODS if method != "catalogue"]),
    st.dictionaries(st.sampled_from(KEYS), values),
    st.booleans(),
)
def test_hostile_calls_never_reach_the_last_resort(method: str, argument: dict[str, object], real: bool) -> None:
    data = {**argument, **({"record": RECORD, "game": NAME} if real else {})}
    answer = json.loads(call(method, json.dumps(data)))
    assert answer.get("error", {}).get("id") != "error-internal", (method, data)
