"""Recorded games and perft tables of every game: a change of the rules cannot pass unseen.

A golden is made with ``python -m wildcore random GAME --seed N [--option k=v …] --json``. A line of ``perft.txt``:
``GAME [k=v …] [position TEXT] | COUNT of depth 1, of depth 2, …``.
"""

import json
from pathlib import Path

import pytest

from wildcore.bridge import plain
from wildcore.core.line import Line, perft
from wildcore.core.play import Play
from wildcore.registry import GAMES, game

FOLDER = Path(__file__).parent / "games"
INSTALLED = {one.folder for one in GAMES.values()}
GOLDENS = [path for path in sorted(FOLDER.glob("*/golden*.json")) if path.parent.name in INSTALLED]
TABLES = [
    line
    for path in sorted(FOLDER.glob("*/perft.txt"))
    if path.parent.name in INSTALLED
    for line in path.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_golden_for_each_option_value_and_a_perft_table(name: str) -> None:
    goldens = [data for data in map(_read, GOLDENS) if data["game"] == name]
    assert goldens
    for option in game(name).options:
        assert {golden["options"][option.id] for golden in goldens} == set(option.values)
    tables = [table for table in TABLES if table.split()[0] == name and "position" not in table]
    assert any(len(table.partition("|")[2].split()) >= 3 for table in tables)


@pytest.mark.parametrize("path", [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in GOLDENS])
def test_golden(path: Path) -> None:
    golden = _read(path)
    line = Play.start(game(golden["game"]), golden["options"]).line
    for ply in golden["plies"]:
        assert line.position.to_text() == ply["position"]
        assert sorted(move.text for move in line.moves()) == ply["moves"]
        line = line.after(line.read(ply["move"]))
    assert plain(line.outcome()) == golden["outcome"]


@pytest.mark.parametrize("table", TABLES)
def test_perft(table: str) -> None:
    head, _, counts = table.partition("|")
    head, _, position = head.partition(" position ")
    name, *options = head.split()
    chosen = dict(option.split("=", 1) for option in options)
    line = Play.start(game(name), chosen, position.strip() or None).line
    node = line.position if chosen.get("repetition") == "off" else line
    assert isinstance(line, Line)
    for depth, count in enumerate(map(int, counts.split()), start=1):
        assert perft(node, depth) == count, f"depth {depth}"


def _read(path: Path) -> dict:  # type: ignore[type-arg]
    return json.loads(path.read_text("utf-8"))  # type: ignore[no-any-return]
