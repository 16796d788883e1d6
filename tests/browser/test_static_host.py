"""The same built site on a plain static host, in a folder of it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import GAME, NO_SERVER, Visitor, do, new_game, note, play_moves, wait_for_board, wait_for_ply

FOLDER = "some/where"
OPENING = ("@c3", "@d4", "c3-c2")


class PlainHost:
    """Python's own file server, which knows nothing of the app."""

    def __init__(self, root: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        told = re.search(r"port (\d+)", self._process.stdout.readline())
        assert told is not None
        self.url = f"http://127.0.0.1:{told[1]}/{FOLDER}/"

    def kill(self) -> None:
        """Ends it at once."""
        self._process.kill()
        self._process.wait()


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[PlainHost]:
    """The host with the site in a folder."""
    place = tmp_path / FOLDER
    place.parent.mkdir(parents=True)
    place.symlink_to(dist)
    plain = PlainHost(tmp_path)
    yield plain
    plain.kill()


def test_it_plays_and_goes_on_offline_below_its_folder(visitor: Callable[..., Visitor], host: PlainHost) -> None:
    visits = visitor(host)
    asked: list[str] = []
    visits.context.on("request", lambda request: asked.append(request.url))
    page = visits.page()
    expect(note(page, "offline")).to_be_visible()
    new_game(page)
    play_moves(page, OPENING)
    do(page, "share")
    expect(page.locator("[data-link]")).to_have_value(re.compile(f"{re.escape(host.url)}#/{GAME}/.+"))
    shared = page.locator("[data-link]").input_value()
    page.keyboard.press("Escape")

    host.kill()
    visits.allow(NO_SERVER)
    visits.context.set_offline(True)
    page.reload()
    wait_for_board(page)
    wait_for_ply(page, len(OPENING))
    play_moves(page, ["@d1"])
    page.close()
    page = visits.page(shared)
    wait_for_board(page)
    wait_for_ply(page, len(OPENING))
    play_moves(page, ["@e1"])
    assert [url for url in asked if url.startswith(f"{host.url}pyodide-")], "requests of workers are seen too"
    assert [url for url in asked if url.startswith("http") and not url.startswith(host.url)] == []
