"""A small built site, and what is needed to see it served: a test client, a live server, a real browser."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from werkzeug.serving import BaseWSGIServer, make_server

from server import create_app

CHROMIUM = {
    "executable_path": "/usr/bin/chromium",
    "args": [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ],
}

MAIN = "export const words = 'so that there is something to compress';\n" * 50


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A site as the build makes it, with one file of each kind."""
    folder = tmp_path / "dist"
    texts = {
        "index.html": "<!doctype html><title>Wild</title>",
        "sw.js": "// worker",
        "manifest.webmanifest": "{}",
        "app/main.0a1b2c3d4e.js": MAIN,
        "app/texts/ko.0a1b2c3d4e.ftl": "title = 마나킨\n",
        "app/plain.mjs": "export {};",
        "games/manakin-mates/board.0a1b2c3d4e.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "app/generated/games.0a1b2c3d4e.json": "[]",
        "styles/app.0a1b2c3d4e.css": "body {}",
        "pyodide-0a1b2c3d4e/pyodide.asm.wasm": "\0asm",
        "pyodide-0a1b2c3d4e/stdlib.zip": "PK",
        "pyodide-0a1b2c3d4e/memory.snapshot": "memory",
    }
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in ("index.html", "app/main.0a1b2c3d4e.js", "pyodide-0a1b2c3d4e/pyodide.asm.wasm"):
        content = (folder / name).read_bytes()
        (folder / f"{name}.br").write_bytes(brotli.compress(content))
        (folder / f"{name}.gz").write_bytes(gzip.compress(content))
    return folder


@pytest.fixture
def client(dist: Path) -> FlaskClient:
    """Asks the server for pages of that site."""
    return create_app(dist).test_client()


class Live:
    """A WSGI application on a port of this machine that can be switched off and on again."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._server: BaseWSGIServer | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """The address of the top of the site."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Listens; after a stop on the same port as before."""
        self._server = make_server("127.0.0.1", self.port, self._app, threaded=True)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From here on a connection is refused."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@pytest.fixture
def live() -> Iterator[Callable[[Any], Live]]:
    """Starts an application; what still runs at the end of the test is stopped."""
    started: list[Live] = []

    def start(app: Any) -> Live:
        started.append(Live(app))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**CHROMIUM)  # type: ignore[arg-type]
        yield chromium
        chromium.close()


@pytest.fixture
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile: nothing cached, no worker registered."""
    context = browser.new_context()
    context.set_default_timeout(20_000)
    yield context
    context.close()
