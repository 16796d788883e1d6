"""A play as it is kept: a header and the actions. Everything else is replayed from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote, unquote

from .errors import BadRecord

FORMAT = 1
MAX_ACTIONS = 2000
MAX_BRANCHES = 64
MAX_TEXT = 1000  # characters of a position, an option or a name; an action is far shorter
MAX_SEATS = 16
MAX_OPTIONS = 32
_SAFE_INTEGER = 2**53 - 1  # what JavaScript holds exactly

Actions = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """Immutable. ``rules`` is the version of the game's rules that it was begun with; ``position`` a starting position
    other than the game's own; ``seats`` names that people gave themselves; ``at`` how many of the ``actions`` are in
    force (fewer than all of them after an undo); ``branches`` other lines of play from the start, kept whole."""

    game: str
    rules: int
    options: Mapping[str, str]
    position: str | None = None
    seats: tuple[str, ...] = ()
    seed: int = 0
    actions: Actions = ()
    at: int = 0
    branches: tuple[Actions, ...] = ()

    def added(self, action: str) -> Record:
        """With ``action`` played now. What had been undone and goes another way is kept as a branch."""
        if self.actions[self.at : self.at + 1] == (action,):
            return replace(self, at=self.at + 1)
        if self.at >= MAX_ACTIONS:
            raise BadRecord("error-record-full", limit=MAX_ACTIONS)
        kept = self.branches
        if self.at < len(self.actions):
            kept = _kept(kept, self.actions)
        actions = (*self.actions[: self.at], action)
        return replace(self, actions=actions, at=len(actions), branches=kept)

    def swapped(self, index: int) -> Record:
        """With the branch of that ``index`` as the line in force, shown one action after the two part."""
        if not 0 <= index < len(self.branches):
            raise BadRecord("error-record-broken")
        line = self.branches[index]
        others = self.branches[:index] + self.branches[index + 1 :]
        return replace(
            self, actions=line, at=min(self.fork(index) + 1, len(line)), branches=_kept(others, self.actions)
        )

    def fork(self, index: int) -> int:
        """How many actions the line in force and a branch have in common."""
        pairs = zip(self.actions, self.branches[index], strict=False)
        return next(
            (ply for ply, (a, b) in enumerate(pairs) if a != b), min(len(self.actions), len(self.branches[index]))
        )

    def to_json(self) -> dict[str, Any]:
        """Plain data for JSON: the fields of this class and ``format``."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "position": self.position,
            "seats": list(self.seats),
            "seed": self.seed,
            "actions": list(self.actions),
            "at": self.at,
            "branches": [list(line) for line in self.branches],
        }

    @staticmethod
    def from_json(data: object) -> Record:
        """Take back what :meth:`to_json` gave, or what somebody made up: raises ``BadRecord`` for anything else."""
        if not isinstance(data, dict):
            raise _broken()
        _check_format(data.get("format"))
        actions = _actions(data.get("actions"))
        options = data.get("options", {})
        if not isinstance(options, dict) or len(options) > MAX_OPTIONS:
            raise _broken()
        position = data.get("position")
        branches = _list(data.get("branches", []), MAX_BRANCHES)
        return Record(
            game=_text(data.get("game")),
            rules=_integer(data.get("rules"), 1),
            options={_text(key): _text(value) for key, value in options.items()},
            position=None if position is None else _text(position),
            seats=tuple(_text(name) for name in _list(data.get("seats", []), MAX_SEATS)),
            seed=_integer(data.get("seed", 0), 0),
            actions=actions,
            at=_integer(data.get("at", len(actions)), 0, len(actions)),
            branches=tuple(_actions(line) for line in branches),
        )

    def to_text(self) -> str:
        """One short line without the game's name and the branches: for links.

        Fields, joined by ``;``: rules version, options, position, names, seed, ``at`` (empty: at the end), actions.
        """
        at = "" if self.at == len(self.actions) else str(self.at)
        return ";".join(
            (
                str(self.rules),
                ",".join(f"{quote(key)}={quote(value)}" for key, value in sorted(self.options.items())),
                quote(self.position or "", safe="/ "),
                ",".join(quote(name, safe=" ") for name in self.seats),
                str(self.seed or ""),
                at,
                " ".join(self.actions),
            )
        )

    @staticmethod
    def from_text(game: str, text: str) -> Record:
        """Take back what :meth:`to_text` gave; raises ``BadRecord``."""
        fields = text.split(";")
        if len(fields) != 7:
            raise _broken()
        rules, options, position, seats, seed, at, line = fields
        pairs = [part.partition("=") for part in options.split(",") if part]
        actions = line.split(" ") if line else []
        return Record.from_json(
            {
                "format": FORMAT,
                "game": game,
                "rules": _number(rules),
                "options": {unquote(key): unquote(value) for key, _, value in pairs},
                "position": unquote(position) or None,
                "seats": [unquote(name) for name in seats.split(",")] if seats else [],
                "seed": _number(seed or "0"),
                "actions": actions,
                "at": _number(at) if at else len(actions),
            }
        )


def _kept(branches: tuple[Actions, ...], line: Actions) -> tuple[Actions, ...]:
    """``branches`` and ``line``, without lines that are only the beginning of it; the oldest go when there are many."""
    if any(branch[: len(line)] == line for branch in branches):
        return branches
    longer = tuple(branch for branch in branches if line[: len(branch)] != branch)
    return (*longer, line)[-MAX_BRANCHES:]


def _broken() -> BadRecord:
    return BadRecord("error-record-broken")


def _check_format(value: object) -> None:
    if _integer(value, 1) > FORMAT:
        raise BadRecord("error-record-newer")


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        raise _broken()
    return value


def _integer(value: object, low: int, high: int = _SAFE_INTEGER) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _broken()
    return value


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 16):
        raise _broken()
    return int(text)


def _list(value: object, limit: int) -> list[object]:
    if not isinstance(value, list) or len(value) > limit:
        raise _broken()
    return value


def _actions(value: object) -> Actions:
    actions = tuple(_text(action) for action in _list(value, MAX_ACTIONS))
    if any(not action or len(action) > 80 or not set(action).isdisjoint(" ;") for action in actions):
        raise _broken()
    return actions
