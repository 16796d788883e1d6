"""``python -m server`` as a person starts it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def command(**settings: str) -> subprocess.Popen[str]:
    """The server as its own process, with these settings in its environment."""
    return subprocess.Popen(
        [sys.executable, "-m", "server"],
        cwd=ROOT,
        env={**os.environ, **settings},
        stderr=subprocess.PIPE,
        text=True,
    )


def test_it_says_where_it_is_and_ends_when_told(dist: Path) -> None:
    with command(WILD_PORT="0", WILD_DIST=str(dist)) as server:
        assert server.stderr is not None
        address = re.search(r"http://\S+/", server.stderr.readline())
        assert address is not None
        with urllib.request.urlopen(address[0]) as answer:
            assert b"<title>Wild" in answer.read()
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=30) == 0


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"WILD_PORT": "eight"}, "WILD_PORT=eight is no port"),
        ({"WILD_PORT": "65536"}, "WILD_PORT=65536 is no port"),
        ({"WILD_PORT": "-1"}, "WILD_PORT=-1 is no port"),
        ({"WILD_PORT": "0", "WILD_HOST": "not a host"}, "WILD_HOST=not a host is no address"),
    ],
)
def test_a_wrong_setting_is_said_in_one_line(settings: dict[str, str], sentence: str) -> None:
    with command(**settings) as server:
        _, complaint = server.communicate(timeout=60)
    assert server.returncode == 1
    assert sentence in complaint
    assert len(complaint.splitlines()) == 1


def test_a_port_in_use_is_said_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with command(WILD_PORT=port) as server:
            _, complaint = server.communicate(timeout=60)
    assert server.returncode == 1
    assert f"127.0.0.1, port {port}" in complaint
    assert "in use" in complaint
    assert len(complaint.splitlines()) == 1
