"""A game is one folder: without it, everything else stands."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build
from wildcore.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = sorted({game.folder for game in GAMES.values()})

# The rest takes long and is the same with another game or without: each game by itself, and what is no game at all.
QUICK = ["--ignore=tests/wildcore/games", "--ignore=tests/wildcore/test_contract.py"]
QUICK += ["-k", "not hostile and not round_trips and not perft"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The rules, their tests and the texts of the app, without what they leave behind when they run."""
    for folder in ("wildcore", "tests/wildcore", "web/app"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def pytest_in(checkout: Path, *arguments: str) -> str:
    """Runs tests there and gives what they print; they must not fail."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *arguments, "tests/wildcore"],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-5000:]
    return done.stdout


@pytest.mark.parametrize("folder", FOLDERS if len(FOLDERS) > 1 else ())
def test_the_others_stand_without_it(checkout: Path, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(checkout / "wildcore/games" / folder)
    shutil.rmtree(checkout / "tests/wildcore/games" / folder)
    left = [game.name for game in GAMES.values() if game.folder != folder]

    collected = pytest_in(checkout, "--collect-only")
    assert folder not in collected
    assert all(f"[{name}]" in collected for name in left)
    told = pytest_in(checkout, *QUICK)
    assert "skipped" not in told

    monkeypatch.setattr(build, "ROOT", checkout)
    monkeypatch.setattr(build, "venv_python", lambda: Path(sys.executable))
    build.write_catalogue(checkout / "catalogue.json")
    assert [game["name"] for game in json.loads((checkout / "catalogue.json").read_text("utf-8"))] == left
