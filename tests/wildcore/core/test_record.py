"""Records, undo and branches, links: what is kept, and what hostile input does."""

import base64
import hashlib
import json
import zlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.wildcore.randomly import record_of
from wildcore.core.errors import BadLink, BadRecord, GameOver, UnknownOption, WildError
from wildcore.core.game import Game
from wildcore.core.links import MAX_LINK, read_link, write_link
from wildcore.core.play import Play
from wildcore.core.record import MAX_ACTIONS, MAX_BRANCHES, Record
from wildcore.registry import GAMES

GAME: Game = next(iter(GAMES.values()))


def texts(play: Play) -> tuple[str, ...]:
    return play.record.actions[: play.record.at]


def other_move(play: Play) -> str:
    """A legal move that was not played here."""
    played = play.record.actions[play.record.at : play.record.at + 1]
    return next(move.text for move in play.line.moves() if (move.text,) != played)


def test_undo_and_redo_walk_along_the_line() -> None:
    play = record_of(GAME, seed=1, plies=6)
    back = play.goto(4)
    assert back.line.position == play.lines[4].position
    assert back.record.actions == play.record.actions
    assert back.goto(6).line.position == play.line.position
    assert back.play(play.record.actions[4]).goto(6).record == play.record


def test_another_move_after_an_undo_keeps_what_was_undone() -> None:
    play = record_of(GAME, seed=1, plies=6)
    back = play.goto(3)
    changed = back.play(other_move(back))
    assert changed.record.branches == (play.record.actions,)
    assert changed.record.fork(0) == 3
    again = changed.branch(0)
    assert again.record.actions == play.record.actions
    assert again.record.at == 4
    assert again.record.branches == (changed.record.actions,)


def test_branches_hold_no_beginning_of_another_and_no_twin() -> None:
    play = record_of(GAME, seed=2, plies=4)
    for _ in range(3):
        back = play.goto(2)
        play = back.play(other_move(back))
        play = play.branch(0)
    lines = {play.record.actions, *play.record.branches}
    assert len(lines) == 1 + len(play.record.branches)
    assert not any(a != b and b[: len(a)] == a for a in play.record.branches for b in lines)


def test_the_oldest_branches_go_when_there_are_too_many() -> None:
    record = replace(record_of(GAME, seed=1, plies=1).record, branches=tuple((f"x{n}",) for n in range(MAX_BRANCHES)))
    added = replace(record, at=0).added("other")
    assert len(added.branches) == MAX_BRANCHES
    assert added.branches[-1] == record.actions


def test_a_full_record_takes_no_more() -> None:
    record = Record(GAME.name, 1, {}, actions=("x",) * MAX_ACTIONS, at=MAX_ACTIONS)
    with pytest.raises(BadRecord) as caught:
        record.added("y")
    assert caught.value.message.id == "error-record-full"


def test_resigning_ends_the_game_for_the_other() -> None:
    play = Play.start(GAME).play(f"resign:{GAME.seats[0].id}")
    outcome = play.line.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (1, "reason-resigned")
    assert [event.kind for event in play.events] == ["resigned", "won"]
    with pytest.raises(GameOver):
        play.play("draw")


def test_an_agreed_draw_ends_the_game_and_can_be_undone() -> None:
    play = record_of(GAME, seed=3, plies=2).play("draw")
    outcome = play.line.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (None, "reason-agreed")
    assert play.entries[-1].events[-1].kind == "drawn"
    assert play.goto(2).line.outcome() is None


def test_resigning_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadRecord):
        Play.start(GAME).play("resign:nobody")


def test_a_record_that_is_illegal_from_some_ply_is_shown_up_to_there() -> None:
    whole = record_of(GAME, seed=5, plies=4).record
    broken = replace(whole, actions=(*whole.actions[:2], whole.actions[0], "x9"), at=4)
    play = Play.open(GAME, broken)
    assert play.warning is not None
    assert play.warning.args == {"ply": 3, "move": whole.actions[0]}
    assert play.record.actions == whole.actions[:2]
    assert play.record.at == 2
    assert play.record.branches == (broken.actions,)


def test_newer_rules_are_not_guessed_at() -> None:
    with pytest.raises(BadRecord) as caught:
        Play.open(GAME, Record(GAME.name, GAME.rules + 1, {}))
    assert caught.value.message.id == "error-record-newer"


def test_unknown_options_are_refused() -> None:
    for options in ({"nonsense": "on"}, {GAME.options[0].id: "perhaps"}):
        with pytest.raises(UnknownOption):
            Play.start(GAME, options)


plays = st.builds(lambda seed, plies: record_of(GAME, seed, plies), st.integers(0, 2**32), st.integers(0, 40))
names = st.lists(st.text(max_size=20), min_size=2, max_size=2).map(tuple)


@settings(max_examples=60, deadline=None)
@given(plays, names, st.integers(0, 2**53 - 1), st.data())
def test_text_json_and_link_round_trips(play: Play, seats: tuple[str, ...], seed: int, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(play.record.actions)))
    record = replace(play.record, seats=seats, seed=seed, at=at)
    assert Record.from_text(record.game, record.to_text()) == record
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert read_link(write_link(record)) == record


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(Record(GAME.name, 1, {}).to_json())), json_values, plays)
def test_a_hostile_record_is_refused_or_opened_but_never_breaks(field: str, value: object, play: Play) -> None:
    data = {**play.record.to_json(), field: value}
    try:
        record = Record.from_json(data)
        Play.open(GAME, record).view()
    except WildError as error:
        assert error.message.id.startswith("error-")


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60) | st.binary(max_size=40).map(lambda raw: f"{GAME.name}/1{_packed(raw)}"))
def test_a_hostile_link_is_refused_or_opened_but_never_breaks(link: str) -> None:
    try:
        Play.open(GAME, read_link(link))
    except WildError as error:
        assert error.message.id.startswith("error-")


@settings(max_examples=100, deadline=None)
@given(plays, st.data())
def test_a_truncated_or_changed_link_is_noticed(play: Play, data: st.DataObject) -> None:
    link = write_link(play.record)
    start = len(GAME.name) + 2
    cut = data.draw(st.integers(start, len(link) - 2))
    with pytest.raises(BadLink):
        read_link(link[:cut])
    place = data.draw(st.integers(start + 3, len(link) - 3))
    letter = data.draw(st.sampled_from("abcXYZ019-_").filter(lambda sign: sign != link[place]))
    try:
        other = read_link(link[:place] + letter + link[place + 1 :])
    except BadLink:
        return
    assert other == play.record  # only padding bits differed


def test_links_forgive_what_mailing_does_to_them() -> None:
    record = record_of(GAME, seed=8, plies=9).record
    link = write_link(record)
    for sent in (
        f"https://example.org/wild/#/{link}",
        f"<https://example.org/wild/#/{link}>.",
        f" {link[:30]}\n{link[30:]} ",
        f"#/{link}/",
        f"{link}==",
    ):
        assert read_link(sent) == record


def _packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("link", "id"),
    [
        ("", "error-link-broken"),
        (GAME.name, "error-link-broken"),
        (f"{GAME.name}/1", "error-link-broken"),
        (f"{GAME.name}/1!!!!", "error-link-broken"),
        (f"{GAME.name}/1AAAA", "error-link-broken"),
        (f"{GAME.name}/1{_packed(b'1;;;;')}", "error-link-broken"),
        (f"{GAME.name}/1{_packed(bytes([0xFF]))}", "error-link-broken"),
        (f"{GAME.name}/1{_packed(b'1;;;;;;@a1')}AAAA", "error-link-broken"),
        (f"{GAME.name}/2AAAA", "error-link-newer"),
        (f"{GAME.name}/1{'A' * MAX_LINK}", "error-link-too-long"),
        ("x" * 10**6, "error-link-too-long"),
        (f"{GAME.name}/1{_packed(b'0' * 10**6)}", "error-link-too-long"),
    ],
)
def test_what_is_wrong_with_a_link_is_said(link: str, id: str) -> None:
    with pytest.raises(BadLink) as caught:
        read_link(link)
    assert caught.value.message.id == id


def test_a_play_too_long_for_a_link_says_so() -> None:
    noise = tuple(hashlib.sha256(bytes([n % 256, n >> 8])).hexdigest() for n in range(1500))
    with pytest.raises(BadLink) as caught:
        write_link(Record(GAME.name, 1, {}, actions=noise, at=len(noise)))
    assert caught.value.message.id == "error-link-too-long"
