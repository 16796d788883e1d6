"""What ``build.py bench`` prints, on runs that are too short to measure anything."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import build
from wildcore.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def printed(dist: Path) -> list[str]:
    """The lines of a short ``bench rules``."""
    done = subprocess.run(
        [sys.executable, "build.py", "bench", "rules", "--runs", "1", "--seconds", "0.001"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_line_for_each_python_and_position(printed: list[str], name: str) -> None:
    for where in ("start", "middle"):
        figures = re.compile(rf"{name}( [\w-]+=[\w-]+)* +{where}( +[\d,]+ +[\d,]+ +\d+\.\d\d){{2}}")
        found = [line for line in printed if figures.fullmatch(line)]
        assert found
        assert len(found) % 2 == 0


def test_both_pythons_are_named_and_the_last_lines_tell_the_goals(printed: list[str]) -> None:
    pythons = ("CPython {}.{}.{}".format(*sys.version_info), "Pyodide under Node, Python 3.")
    for python in pythons:
        assert any(line.startswith(python) for line in printed)
    goals = [line for line in printed if line[:7] in ("met    ", "NOT MET")]
    assert goals
    assert goals == printed[-len(goals) :]
    half = len(goals) // 2
    for python, lines in zip(pythons, (goals[:half], goals[half:]), strict=True):
        assert len(lines) >= 2
        assert all(line[8:].startswith(python) for line in lines)


@pytest.mark.parametrize("what", ["start", "rules", "taps"])
def test_every_bench_explains_itself(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        build.main(["bench", what, "--help"])
    assert left.value.code == 0
    assert "--runs" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--runs", "0"], ["--seconds", "0"], ["--seconds", "-1"], ["--seconds", "nan"]])
def test_a_bench_of_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        build.main(["bench", "rules", *words])
    assert refused.value.code == 2
    assert words[0] in capsys.readouterr().err
