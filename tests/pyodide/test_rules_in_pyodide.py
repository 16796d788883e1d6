"""The rules as the browser has them: on the trimmed library, from the memory snapshot and without it."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wildcore.bridge import call
from wildcore.core.line import perft
from wildcore.core.play import Play
from wildcore.registry import GAMES

GOLDENS = Path(__file__).resolve().parents[1] / "wildcore/games"

Run = Callable[..., Any]

REPLAY = """
from wildcore.bridge import plain
from wildcore.core.play import Play
from wildcore.registry import game
import json

answer = []
for golden in map(json.loads, texts):
    line = Play.start(game(golden["game"]), golden["options"]).line
    plies = []
    for ply in golden["plies"]:
        moves = sorted(move.text for move in line.moves())
        plies.append({"position": line.position.to_text(), "moves": moves, "move": ply["move"]})
        line = line.after(line.read(ply["move"]))
    answer.append({**golden, "plies": plies, "outcome": plain(line.outcome())})
"""

PERFT = """
from wildcore.core.line import perft
from wildcore.core.play import Play
from wildcore.registry import GAMES

answer = {name: [perft(Play.start(game).line, depth) for depth in (1, 2)] for name, game in GAMES.items()}
"""

CALLS = """
from wildcore.bridge import call

answer = [call(method, argument) for method, argument in calls]
"""

IMPORTS = """
import importlib, pkgutil, sys

before = set(sys.modules)
import wildcore

names = [module.name for module in pkgutil.walk_packages(wildcore.__path__, "wildcore.")]
answer = {"before": [name for name in names if name in before], "all": names}
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
"""

ORIGIN = """
from wildcore import bridge

answer = {"docstring": bridge.call.__doc__, "file": bridge.__file__}
"""

LATE = """
import sys
from importlib import resources
from wildcore.registry import GAMES

assert "encodings.cp437" not in sys.modules
"é".encode("cp437")
texts = {name: resources.files(game.package).joinpath("en.ftl") for name, game in GAMES.items()}
answer = {name: len(text.read_text("utf-8")) for name, text in texts.items()}
"""


def test_every_golden_is_replayed_alike(inside: Run) -> None:
    texts = [path.read_text("utf-8") for path in sorted(GOLDENS.glob("*/golden*.json"))]
    assert {json.loads(text)["game"] for text in texts} >= set(GAMES)
    assert inside(REPLAY, texts=texts) == [json.loads(text) for text in texts]


def test_perft_is_the_same_as_here(inside: Run) -> None:
    here = {name: [perft(Play.start(game).line, depth) for depth in (1, 2)] for name, game in GAMES.items()}
    assert inside(PERFT) == here


def test_the_bridge_answers_the_same_as_here(inside: Run) -> None:
    calls = [("open", "{}"), ("receive", json.dumps({"text": f"{next(iter(GAMES))}/1?"}))]
    for name in GAMES:
        calls.append(("start", json.dumps({"game": name, "seed": 5})))
        record = json.loads(call(*calls[-1]))["ok"]["record"]
        calls.append(("share", json.dumps({"record": record})))
        calls.append(("tap", json.dumps({"record": record, "taps": [], "tap": "c3"})))
        calls.append(("receive", json.dumps(json.loads(call(*calls[-2]))["ok"])))
    answers = inside(CALLS, calls=calls)
    assert [json.loads(text) for text in answers] == [json.loads(call(*each)) for each in calls]


def test_every_module_can_be_imported_and_a_snapshot_has_them_all(inside: Run, start: str) -> None:
    answer = inside(IMPORTS, files=True)
    rules = [name for name in answer["all"] if not name.endswith("__main__")]
    assert "wildcore.bridge" in rules
    assert answer["before"] == (rules if start == "snapshot" else [])


def test_only_compiled_modules_are_shipped(pyodide: Path) -> None:
    for name in ("stdlib.zip", "wildcore.zip"):
        with zipfile.ZipFile(pyodide / name) as archive:
            endings = {Path(file).suffix for file in archive.namelist()}
        assert ".pyc" in endings
        assert ".py" not in endings


def test_the_rules_run_from_the_compiled_files(inside: Run) -> None:
    assert inside(ORIGIN) == {"docstring": None, "file": "/lib/wildcore.zip/wildcore/bridge.pyc"}


def test_the_catalogue_is_the_same_as_here(inside: Run) -> None:
    (answer,) = inside(CALLS, calls=[("catalogue", "{}")], files=True)  # it reads the games' files
    assert json.loads(answer) == json.loads(call("catalogue", "{}"))


def test_files_of_the_package_can_be_read_late(inside: Run) -> None:
    assert all(length > 0 for length in inside(LATE, files=True).values())


def test_broken_input_is_answered_and_its_traceback_can_be_printed(inside: Run) -> None:
    answers = inside(CALLS, calls=[("no such method", "{}"), ("open", "{" * 5000), ("open", "[]")])
    assert [json.loads(text)["error"]["id"] for text in answers] == [
        json.loads(call("no such method", "{}"))["error"]["id"],
        "error-record-broken",
        "error-record-broken",
    ]
