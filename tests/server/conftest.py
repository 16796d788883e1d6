"""A small built site, and a client that asks for its pages."""

from __future__ import annotations

import gzip
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest
from flask.testing import FlaskClient

from server import create_app

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
