"""The only door for the browser: JSON in, JSON out, and never an exception for bad input.

Every call carries the whole record, so nothing is lost when a worker dies; replays are remembered between calls only
to save time. An answer is ``{"ok": …}`` or ``{"error": {"id", "args"}}``, a message for people.
"""

from __future__ import annotations

import json
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import product
from typing import Any

from .core.arrange import arrange
from .core.errors import BadRecord, GameOver, WildError
from .core.exercise import solved
from .core.game import HOUSE_RULES, Game
from .core.links import read_link, write_link
from .core.message import Message
from .core.play import Play
from .core.position import Event, Move
from .core.record import Record
from .core.setup import Arrangement, Setup, arrangement_of, usual_grounds
from .registry import GAMES, game

Arguments = Mapping[str, Any]

MAX_ARGUMENT = 2 * 1024 * 1024
REMEMBERED = 8
MAX_SOLUTION = 100


def call(method: str, argument: str) -> str:
    """Do one thing. ``method``: a key of ``METHODS``; ``argument``: a JSON object, described at each method."""
    try:
        if len(argument) > MAX_ARGUMENT:
            raise BadRecord("error-record-broken")
        data = json.loads(argument)
        if not isinstance(data, dict):
            raise BadRecord("error-record-broken")
        answer = {"ok": METHODS[method](data)}
    except WildError as error:
        answer = {"error": plain(error.message)}
    except (ValueError, RecursionError):  # no JSON, or nested without end
        answer = {"error": plain(Message("error-record-broken"))}
    except Exception:
        traceback.print_exc()  # reaches the browser's console; a person is told in a sentence
        answer = {"error": plain(Message("error-internal"))}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def plain(value: Any) -> Any:
    """Data classes, tuples and enums as what JSON has."""
    if isinstance(value, Event):
        return _event(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    return str(value) if isinstance(value, str) else value


def state(play: Play) -> dict[str, Any]:
    """Everything a screen and a store need after an action: the record, its view, the log, and what can be done."""
    record = play.record
    over = play.line.outcome() is not None
    answer = {
        "record": record.to_json(),
        "view": plain(play.view()),
        "log": [
            {
                "ply": ply,
                "action": entry.action,
                "seat": entry.seat,
                "text": entry.action,
                "events": plain(entry.events),
                "effect": entry.effect,
            }
            for ply, entry in enumerate(play.entries, start=1)
        ],
        "at": record.at,
        "length": len(record.actions),
        "events": plain(play.events),
        "can": {
            "undo": record.at > 0,
            "redo": record.at < len(record.actions),
            "resign": not over,
            "draw": not over and len(play.game.seats) > 1,
        },
        "branches": [
            {"index": index, "at": record.fork(index), "length": len(line), "first": _first(record, index)}
            for index, line in enumerate(record.branches)
        ],
    }
    if play.warning:
        answer["warning"] = plain(play.warning)
    return answer


def catalogue(data: Arguments) -> list[dict[str, Any]]:
    """``{}`` → every game with its seats, options, first view and help. Reads the games' files: for the build.

    A view's ``board`` is here the number of one among the game's ``boards``: most of them are the same.
    """
    return [_entry(game) for game in GAMES.values()]


def start(data: Arguments) -> dict[str, Any]:
    """``{game, options?, position?, seed?}`` → state of a new play."""
    record = {"format": 1, "rules": game(_text(data, "game")).rules, "actions": [], **data}
    return state(_remember(_opened(record)))


def open_(data: Arguments) -> dict[str, Any]:
    """``{record}`` → state, with a ``warning`` when it could be replayed only in part."""
    return state(_play(data))


def tap(data: Arguments) -> dict[str, Any]:
    """``{record, taps, tap, sure?}`` → ``{taps, next, played: state or null, refused?: message, ask?: message}``.

    With ``ask`` nothing has been played: the move would be regretted at once, and is made when the tap is ``sure``.
    """
    play = _play(data)
    taps = data.get("taps", [])
    if not isinstance(taps, list) or not all(isinstance(step, str) for step in taps):
        raise BadRecord("error-record-broken")
    tapped = play.tap(tuple(taps), _text(data, "tap"))
    answer = {"taps": list(tapped.taps), "next": plain(tapped.next), "played": None}
    question = _question(play, tapped.move, data)
    if question:
        return {**answer, "taps": taps, "next": plain(play.view(tuple(taps)).next), "ask": plain(question)}
    if tapped.move:
        answer["played"] = state(_remember(play.play(tapped.move.text)))
    if tapped.refused:
        answer["refused"] = plain(tapped.refused)
    return answer


def play_(data: Arguments) -> dict[str, Any]:
    """``{record, text, sure?}`` → state after the move that was typed, or ``{ask}`` as at :func:`tap`.

    Ending a game is asked for by :func:`act` only.
    """
    play = _play(data)
    if play.line.outcome():
        raise GameOver
    move = play.line.position.parse(_text(data, "text"))
    question = _question(play, move, data)
    if question:
        return {"ask": plain(question)}
    return state(_remember(play.play(move.text)))


def act(data: Arguments) -> dict[str, Any]:
    """``{record, action: "resign" or "draw", seat}`` → state after it."""
    play = _play(data)
    if data.get("action") == "draw":
        return state(_remember(play.play("draw")))
    seat = data.get("seat")
    if data.get("action") != "resign" or not isinstance(seat, int) or not 0 <= seat < len(play.game.seats):
        raise BadRecord("error-record-broken")
    return state(_remember(play.play(f"resign:{play.game.seats[seat].id}")))


def goto(data: Arguments) -> dict[str, Any]:
    """``{record, at}`` → state with that many actions in force: undo, redo, review."""
    return state(_remember(_play(data).goto(_integer(data, "at"))))


def branch(data: Arguments) -> dict[str, Any]:
    """``{record, index}`` → state on that kept line of play."""
    return state(_remember(_play(data).branch(_integer(data, "index"))))


def share(data: Arguments) -> dict[str, Any]:
    """``{record}`` → ``{text}``, what stands after ``#/`` in a link."""
    return {"text": write_link(_play(data).record)}


def receive(data: Arguments) -> dict[str, Any]:
    """``{text}`` → state of the play in a link."""
    record = read_link(_text(data, "text"))
    return state(_remember(Play.open(game(record.game), record)))


def arrangement(data: Arguments) -> dict[str, Any]:
    """``{record}`` → ``{game, options, pieces: [{at, glyph}], turn, numbers, grounds}``: where the play stands."""
    play = _play(data)
    if play.game.setup is None:
        raise BadRecord("error-record-broken")
    found = arrangement_of(play.game.setup, play.line.position)
    return {
        "game": play.game.name,
        "options": dict(play.record.options),
        "pieces": [{"at": at, "glyph": glyph} for at, glyph in found.pieces],
        "turn": found.turn,
        "numbers": dict(found.numbers),
        "grounds": dict(found.grounds),
    }


def arrange_(data: Arguments) -> dict[str, Any]:
    """``{game, options, pieces, turn, numbers, grounds}`` → ``{view, position, wrong}``; ``position`` starts a play if
    nothing is ``wrong``."""
    arranged = game(_text(data, "game"))
    options, pieces, numbers = data.get("options", {}), data.get("pieces"), data.get("numbers", {})
    grounds = data.get("grounds", {})
    if not all(isinstance(each, dict) for each in (options, numbers, grounds)) or not isinstance(pieces, list):
        raise BadRecord("error-record-broken")
    turn = _integer(data, "turn")
    if not 0 <= turn < len(arranged.seats) or not all(isinstance(piece, dict) for piece in pieces):
        raise BadRecord("error-record-broken")
    made = Arrangement(
        tuple((_text(piece, "at"), _text(piece, "glyph")) for piece in pieces),
        turn,
        {id: _integer(numbers, id) for id in numbers},
        {cell: _text(grounds, cell) for cell in grounds},
    )
    options = {id: _text(options, id) for id in options}
    answer = plain(arrange(arranged, arranged.complete(options), made))
    assert isinstance(answer, dict)
    return answer


def solved_(data: Arguments) -> dict[str, Any]:
    """``{record, at, solution}`` → ``{solved}``: whether the play has done what an exercise asks for that began after
    ``at`` actions."""
    solution = data.get("solution")
    if not isinstance(solution, list) or not all(isinstance(text, str) for text in solution):
        raise BadRecord("error-record-broken")
    return {"solved": solved(_play(data), _integer(data, "at"), solution[:MAX_SOLUTION])}


METHODS: Mapping[str, Callable[[Arguments], Any]] = {
    "catalogue": catalogue,
    "start": start,
    "open": open_,
    "tap": tap,
    "play": play_,
    "act": act,
    "goto": goto,
    "branch": branch,
    "share": share,
    "receive": receive,
    "arrangement": arrangement,
    "arrange": arrange_,
    "solved": solved_,
}


def _question(play: Play, move: Move | None, data: Arguments) -> Message | None:
    """What to ask before ``move``, unless the person has said that they are sure."""
    return play.line.position.question(move) if move and data.get("sure") is not True else None


_plays: deque[Play] = deque(maxlen=REMEMBERED)


def _play(data: Arguments) -> Play:
    return _opened(data.get("record"))


def _opened(data: object) -> Play:
    record = Record.from_json(data)
    for play in reversed(_plays):
        if play.record == record:
            return play
    return Play.open(game(record.game), record)


def _remember(play: Play) -> Play:
    _plays.append(play)
    return play


def _first(record: Record, index: int) -> str:
    """The action with which a branch leaves the line in force, empty when it only stops earlier."""
    return "".join(record.branches[index][record.fork(index) :][:1])


def _text(data: Arguments, key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadRecord("error-record-broken")
    return value


def _integer(data: Arguments, key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord("error-record-broken")
    return value


def _event(event: Event) -> dict[str, Any]:
    """Only what the kind of event has; what happens on the spot happens ``at`` a cell."""
    if event.kind in ("won", "drawn"):
        return {"kind": event.kind, "seat": event.seat, "reason": event.name, "cells": list(event.cells)}
    told: dict[str, Any] = {"kind": event.kind, "seat": event.seat}
    if event.origin:
        told |= {"from": event.origin, "to": event.to}
        if event.path:
            told["path"] = plain(event.path)
    elif event.to:
        told["at"] = event.to
    if event.glyph:
        told |= {"glyph": event.glyph, "name": event.name}
    return told


def _entry(game: Game) -> dict[str, Any]:
    examples = game.data("examples.json")
    entry = {
        "name": game.name,
        "folder": game.folder,
        "rules": game.rules,
        "title": game.title,
        "tagline": game.tagline,
        "seats": plain(game.seats),
        "options": plain(game.options),
        "view": plain(Play.start(game).view()),
        "starts": _starts(game),
        "setup": _setup(game, game.setup) if game.setup else None,
        "help": [
            {"id": section["id"], "blocks": [_block(game, examples, block) for block in section["blocks"]]}
            for section in game.data(game.help)
        ],
    }
    blocks = (block for section in entry["help"] for block in section["blocks"])
    return {**entry, "boards": _boards(each["view"] for each in (entry, *entry["starts"], *blocks) if "view" in each)}


def _boards(views: Iterable[dict[str, Any]]) -> list[Any]:
    """Takes the boards out of the views, each once."""
    boards: list[Any] = []
    for view in views:
        if view["board"] not in boards:
            boards.append(view["board"])
        view["board"] = boards.index(view["board"])
    return boards


def _starts(game: Game) -> list[dict[str, Any]]:
    """The first views under other options than the defaults, where they differ."""
    usual = Play.start(game).view()
    starts = []
    for values in product(*(option.values for option in game.options if option not in HOUSE_RULES)):
        ids = (option.id for option in game.options if option not in HOUSE_RULES)
        options = dict(zip(ids, values, strict=True))
        view = Play.start(game, options).view()
        if view != usual:
            starts.append({"options": options, "view": plain(view)})
    return starts


def _setup(game: Game, setup: Setup) -> dict[str, Any]:
    usual = usual_grounds(setup, game.scene(game.complete({})))
    grounds = [
        {**plain(ground), "cells": [cell for cell, id in usual.items() if id == ground.id]} for ground in setup.grounds
    ]
    numbers = [
        {"id": each.id, "name": each.name, "seat": each.seat, "least": each.least, "most": each.most}
        for each in setup.numbers
    ]
    return {"kinds": plain(setup.kinds), "stacks": setup.stacks, "numbers": numbers, "grounds": grounds}


def _block(game: Game, examples: Mapping[str, Any], block: Mapping[str, str]) -> dict[str, Any]:
    if "example" not in block:
        return dict(block)
    example = examples[block["example"]]
    play = Play.start(game, example.get("options"), example["position"])
    for move in example.get("moves", []):
        play = play.play(move)
    taps = tuple(example.get("taps", []))
    view = play.view(taps) if taps else replace(play.view(), next=())  # what could be tapped first is not shown
    shown = {**block, "taps": list(taps), "view": plain(view), "record": play.record.to_json()}
    if "solution" not in example:
        return shown
    begun = len(play.entries)
    for move in example["solution"]:
        play = play.play(move)
    return {**shown, "solution": [entry.action for entry in play.entries[begun:]]}
