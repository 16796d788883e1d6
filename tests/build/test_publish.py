"""Naming by content and rewriting, on small sites."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Node = Callable[..., Any]
Publish = Callable[[dict[str, str]], dict[str, str]]

SITE = {
    "index.html": (
        '<html><head><link rel="manifest" href="manifest.webmanifest"><link rel="stylesheet" href="styles/a.css">'
        '<script type="module" src="app/main.js"></script></head><body><a href="#main">x</a></body></html>'
    ),
    "manifest.webmanifest": '{"start_url": "./", "icons": [{"src": "art/icon.svg"}]}',
    "sw.js": '// the list\nconst SITE = /*PRECACHE*/ { version: "dev", files: [] };\n',
    "styles/a.css": '@import "b.css";\nbody { background: url("../art/icon.svg"); mask: url(#here) }',
    "styles/b.css": "a { color: red }",
    "art/icon.svg": "<svg/>",
    "art/forgotten.svg": "<svg/>",
    "app/main.js": (
        '/** @type {import("./types.js").T} a comment, as is `new URL("./nowhere.js", import.meta.url)` */\n'
        'import { one } from "./one.js";\nimport { html } from "lit-html";\n'
        'const late = () => import("./late.js");\n'
        'fetch(new URL("./generated/games.json", import.meta.url));\n'
        'new Worker(new URL("./rules/worker.js", import.meta.url), { type: "module" });\n'
    ),
    "app/types.js": "export {};",
    "app/one.js": 'import "./two.js";\nexport const one = 1;',
    "app/two.js": 'export { one } from "./one.js";',
    "app/late.js": "export const late = 1;",
    "app/generated/games.json": '[{"art": "asset:art/icon.svg", "word": "no asset"}]',
    "app/rules/worker.js": (
        'import { loadPyodide } from "pyodide";\nconst home = new URL("../../pyodide/", import.meta.url);\n'
        'const zip = new URL("../../pyodide/stdlib.zip", import.meta.url);\n'
    ),
    "vendor/lit-html/lit-html.js": "export const html = 1;",
    "vendor/lit-html/unused.js": "export const no = 1;",
    "pyodide/pyodide.mjs": 'await import("./pyodide.asm.mjs");',
    "pyodide/pyodide.asm.mjs": "export default 1;",
    "pyodide/stdlib.zip": "zip",
}

CODE = """
import { publish } from "%TOOLS%/publish.mjs";
const [stage, dist] = process.argv.slice(1).filter((word) => word !== "--");
give(await publish(stage, dist));
"""


@pytest.fixture
def publish(node: Node, tmp_path: Path) -> Publish:
    """Publishes a site given as path → text; gives the same of the result."""
    count = 0

    def do(site: dict[str, str]) -> dict[str, str]:
        nonlocal count
        count += 1
        stage, dist = tmp_path / f"stage{count}", tmp_path / f"dist{count}"
        for name, text in site.items():
            (stage / name).parent.mkdir(parents=True, exist_ok=True)
            (stage / name).write_text(text, "utf-8")
        node(CODE, stage, dist)
        return {
            file.relative_to(dist).as_posix(): file.read_text("utf-8") for file in dist.rglob("*") if file.is_file()
        }

    return do


def unhashed(name: str) -> str:
    """``app/main.0123456789ab.js`` → ``app/main.js``."""
    return re.sub(r"[.-][0-9a-f]{12}(?=[./])", "", name)


def named(site: dict[str, str], name: str) -> str:
    """The published name of a file."""
    (found,) = [each for each in site if unhashed(each) == name]
    return found


def precache(site: dict[str, str]) -> dict[str, Any]:
    match = re.search(r'\{ version: "([0-9a-f]+)", files: (\[.*?\]) \}', site["sw.js"], re.DOTALL)
    assert match
    return {"version": match[1], "files": json.loads(match[2])}


def test_every_reached_file_is_published_under_a_hashed_name(publish: Publish) -> None:
    site = publish(SITE)
    left_out = {"art/forgotten.svg", "app/types.js", "vendor/lit-html/unused.js"}
    assert {unhashed(name) for name in site} == set(SITE) - left_out
    assert {name for name in site if unhashed(name) == name} == {"index.html", "manifest.webmanifest", "sw.js"}


def test_references_in_html_css_manifest_and_json_are_rewritten(publish: Publish) -> None:
    site = publish(SITE)
    icon, main = named(site, "art/icon.svg"), named(site, "app/main.js")
    assert f'src="./{main}"' in site["index.html"]
    assert 'href="./manifest.webmanifest"' in site["index.html"]
    assert 'href="#main"' in site["index.html"]
    assert json.loads(site["manifest.webmanifest"]) == {"start_url": "./", "icons": [{"src": f"./{icon}"}]}
    assert json.loads(site[named(site, "app/generated/games.json")]) == [{"art": icon, "word": "no asset"}]
    css = site[named(site, "styles/a.css")]
    assert f'@import "./{Path(named(site, "styles/b.css")).name}"' in css
    assert f'url("../{icon}")' in css
    assert "url(#here)" in css


def test_references_in_modules_are_rewritten_and_comments_are_not(publish: Publish) -> None:
    site = publish(SITE)
    main = site[named(site, "app/main.js")]
    below = {name: Path(named(site, f"app/{name}")).name for name in ("one.js", "late.js")}
    assert f'from "./{below["one.js"]}"' in main
    assert f'import("./{below["late.js"]}")' in main
    assert f'from "../{named(site, "vendor/lit-html/lit-html.js")}"' in main
    assert f'new URL("./{named(site, "app/generated/games.json").removeprefix("app/")}", import.meta.url)' in main
    assert f'new URL("./{named(site, "app/rules/worker.js").removeprefix("app/")}", import.meta.url)' in main
    assert 'import("./types.js").T' in main
    assert 'new URL("./nowhere.js", import.meta.url)` */' in main


def test_pyodides_files_keep_their_names_in_a_hashed_folder(publish: Publish) -> None:
    site = publish(SITE)
    folder = Path(named(site, "pyodide/stdlib.zip")).parent.name
    assert re.fullmatch(r"pyodide-[0-9a-f]{12}", folder)
    worker = site[named(site, "app/rules/worker.js")]
    assert f'from "../../{folder}/pyodide.mjs"' in worker
    assert f'new URL("../../{folder}/", import.meta.url)' in worker
    assert f'new URL("../../{folder}/stdlib.zip", import.meta.url)' in worker
    changed = publish({**SITE, "pyodide/pyodide.asm.mjs": "export default 2;"})
    assert Path(named(changed, "pyodide/stdlib.zip")).parent.name != folder


def test_the_service_worker_lists_every_file_but_itself(publish: Publish) -> None:
    site = publish(SITE)
    assert precache(site)["files"] == sorted(f"./{name}" for name in site if name != "sw.js")
    assert site["sw.js"].startswith("// the list\nconst SITE = { version:")


def test_modules_imported_from_the_start_are_preloaded(publish: Publish) -> None:
    site = publish(SITE)
    preloaded = re.findall(r'<link rel="modulepreload" href="\./([^"]+)">', site["index.html"])
    assert {unhashed(name) for name in preloaded} == {"app/one.js", "app/two.js", "vendor/lit-html/lit-html.js"}
    assert set(preloaded) <= set(site)


def test_the_same_tree_gives_the_same_site(publish: Publish) -> None:
    assert publish(SITE) == publish(dict(reversed(SITE.items())))


def test_a_change_renames_the_file_and_all_that_reach_it_and_nothing_else(publish: Publish) -> None:
    before, after = publish(SITE), publish({**SITE, "app/two.js": SITE["app/two.js"] + "// changed"})
    renamed = {unhashed(name) for name in before if name not in after}
    assert renamed == {"app/main.js", "app/one.js", "app/two.js"}  # one and two import each other
    assert precache(before)["version"] != precache(after)["version"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("sw.js", SITE["sw.js"].replace("the list", "the very list")),
        ("index.html", SITE["index.html"].replace(">x<", ">y<")),
        ("manifest.webmanifest", SITE["manifest.webmanifest"].replace("{", "{ ")),
    ],
)
def test_a_change_of_an_unhashed_file_is_a_new_version(publish: Publish, name: str, text: str) -> None:
    assert precache(publish(SITE))["version"] != precache(publish({**SITE, name: text}))["version"]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("app/one.js", 'import "./gone.js";', 'app/one.js refers to "./gone.js", which is not there'),
        ("app/one.js", 'import "left-pad";', 'app/one.js: unknown library "left-pad"'),
        ("styles/a.css", "a { background: url(gone.png) }", 'styles/a.css refers to "gone.png", which is not there'),
        ("app/generated/games.json", '["asset:art/gone.svg"]', "app/generated/games.json refers to"),
        ("app/rules/worker.js", 'new URL("../../pyodide/gone", import.meta.url)', "app/rules/worker.js refers to"),
        ("sw.js", "nothing", "sw.js must hold this once"),
    ],
)
def test_what_cannot_be_found_stops_the_build(publish: Publish, name: str, text: str, told: str) -> None:
    with pytest.raises(RuntimeError, match=re.escape(told)):
        publish({**SITE, name: text})


def test_icons_are_put_into_the_drawing_that_uses_them(node: Node) -> None:
    code = """
    import { withIcons } from "%TOOLS%/icons.mjs";
    const bird = '<use href="#fluent-emoji-flat:bird"/>';
    const use = `<svg><use href="#own"/>${bird}${bird}</svg>`;
    const once = await withIcons(use, "a.svg");
    give([use, once, await withIcons(once, "a.svg")]);
    """
    before, once, again = node(code)
    assert once.startswith(before.removesuffix("</svg>"))
    assert once.count('<symbol id="fluent-emoji-flat:bird" viewBox="0 0 32 32"><') == 1
    assert again == once


def test_an_unknown_icon_stops_the_build(node: Node) -> None:
    code = """
    import { withIcons } from "%TOOLS%/icons.mjs";
    give(await withIcons('<svg><use href="#game-icons:no-such-thing"/></svg>', "pieces.svg"));
    """
    with pytest.raises(RuntimeError, match=r"pieces\.svg: there is no icon game-icons:no-such-thing"):
        node(code)
