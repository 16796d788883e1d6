"""How the built site is handed out."""

from __future__ import annotations

import gzip
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from server import create_app
from server.app import CONTENT_SECURITY_POLICY
from server.site import preferred_coding

MAIN = "/app/main.0a1b2c3d4e.js"
WASM = "/pyodide-0a1b2c3d4e/pyodide.asm.wasm"


def test_the_address_itself_gives_the_app(client: FlaskClient) -> None:
    assert "<title>Wild" in client.get("/").text
    assert client.get("/").data == client.get("/index.html").data


@pytest.mark.parametrize(
    ("path", "content_type"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        (MAIN, "text/javascript; charset=utf-8"),
        ("/app/plain.mjs", "text/javascript; charset=utf-8"),
        ("/app/texts/ko.0a1b2c3d4e.ftl", "text/plain; charset=utf-8"),
        ("/games/manakin-mates/board.0a1b2c3d4e.svg", "image/svg+xml; charset=utf-8"),
        ("/app/generated/games.0a1b2c3d4e.json", "application/json"),
        ("/styles/app.0a1b2c3d4e.css", "text/css; charset=utf-8"),
        (WASM, "application/wasm"),
        ("/pyodide-0a1b2c3d4e/stdlib.zip", "application/zip"),
        ("/pyodide-0a1b2c3d4e/memory.snapshot", "application/octet-stream"),
    ],
)
def test_every_kind_of_file_has_its_type(client: FlaskClient, path: str, content_type: str) -> None:
    for accepted in ("identity", "br"):
        response = client.get(path, headers={"Accept-Encoding": accepted})
        assert response.status_code == 200
        assert response.headers["Content-Type"] == content_type


def test_types_do_not_depend_on_the_machine(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mimetypes.guess_type", lambda *_, **__: ("text/plain", None))
    assert client.get(WASM).mimetype == "application/wasm"


@pytest.mark.parametrize("path", [MAIN, WASM, "/pyodide-0a1b2c3d4e/stdlib.zip", "/app/texts/ko.0a1b2c3d4e.ftl"])
def test_a_hashed_name_is_kept_for_ever(client: FlaskClient, path: str) -> None:
    assert client.get(path).headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/index.html", "/sw.js", "/manifest.webmanifest", "/app/plain.mjs"])
def test_any_other_name_is_asked_for_each_time(client: FlaskClient, path: str) -> None:
    assert client.get(path).headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("name", ["app/feedface.js", "app/main.1234567.js", "app/main.abc.js", "a-feedface"])
def test_a_name_that_only_resembles_a_hashed_one_is_not_kept(dist: Path, name: str) -> None:
    (dist / name).write_text("x")
    assert create_app(dist).test_client().get(f"/{name}").headers["Cache-Control"] == "no-cache"


def test_the_compressed_variant_is_sent(client: FlaskClient, dist: Path) -> None:
    plain = (dist / MAIN[1:]).read_bytes()
    small = client.get(MAIN, headers={"Accept-Encoding": "gzip, deflate, br, zstd"})
    assert small.headers["Content-Encoding"] == "br"
    assert brotli.decompress(small.data) == plain
    older = client.get(MAIN, headers={"Accept-Encoding": "gzip, deflate"})
    assert older.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(older.data) == plain
    oldest = client.get(MAIN)
    assert "Content-Encoding" not in oldest.headers
    assert oldest.data == plain
    assert {response.headers["Vary"] for response in (small, older, oldest)} == {"Accept-Encoding"}
    assert len({response.headers["ETag"] for response in (small, older, oldest)}) == 3


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "identity"),
        ("br", "br"),
        ("gzip", "gzip"),
        ("gzip, br", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("br;q=0, gzip;q=0", "identity"),
        ("identity;q=1, br;q=0.5", "identity"),
        ("identity;q=0.5, gzip;q=0.8", "gzip"),
        ("*", "br"),
        ("*;q=0.5, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("deflate", "identity"),
    ],
)
def test_the_browser_s_wish_decides_the_coding(header: str, chosen: str) -> None:
    assert preferred_coding(parse_accept_header(header, Accept), ["br", "gzip"]) == chosen


def test_without_variants_there_is_nothing_to_choose(client: FlaskClient) -> None:
    response = client.get("/sw.js", headers={"Accept-Encoding": "br"})
    assert "Content-Encoding" not in response.headers
    assert "Vary" not in response.headers


def test_a_variant_has_no_address_of_its_own(client: FlaskClient) -> None:
    assert client.get(f"{MAIN}.br").status_code == 404
    assert client.get(f"{MAIN}.gz").status_code == 404


@pytest.mark.parametrize("coding", ["identity", "br"])
def test_what_the_browser_has_is_not_sent_again(client: FlaskClient, coding: str) -> None:
    first = client.get("/", headers={"Accept-Encoding": coding})
    headers = {"Accept-Encoding": coding, "If-None-Match": first.headers["ETag"]}
    again = client.get("/", headers=headers)
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"
    assert again.headers["ETag"] == first.headers["ETag"]


def test_a_changed_file_is_sent_again(client: FlaskClient, dist: Path) -> None:
    tag = client.get("/sw.js").headers["ETag"]
    (dist / "sw.js").write_text("// worked")
    again = client.get("/sw.js", headers={"If-None-Match": tag})
    assert (again.status_code, again.text) == (200, "// worked")


def test_two_servers_agree_on_the_tag(client: FlaskClient, dist: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "index.html").write_bytes((dist / "index.html").read_bytes())
    assert create_app(copy).test_client().get("/").headers["ETag"] == client.get("/").headers["ETag"]


def test_head_tells_the_same_without_the_content(client: FlaskClient) -> None:
    for coding in ("identity", "br"):
        whole = client.get(MAIN, headers={"Accept-Encoding": coding})
        head = client.head(MAIN, headers={"Accept-Encoding": coding})
        assert head.data == b""
        for name in ("Content-Length", "Content-Type", "ETag", "Cache-Control"):
            assert head.headers[name] == whole.headers[name]


def test_a_range_is_of_the_file_itself(client: FlaskClient, dist: Path) -> None:
    part = client.get(MAIN, headers={"Range": "bytes=7-12", "Accept-Encoding": "br"})
    assert part.status_code == 206
    assert part.data == (dist / MAIN[1:]).read_bytes()[7:13]
    assert part.headers["Content-Range"] == f"bytes 7-12/{(dist / MAIN[1:]).stat().st_size}"
    assert "Content-Encoding" not in part.headers
    assert client.get(MAIN, headers={"Range": "bytes=99999-"}).status_code == 416


@pytest.mark.parametrize("path", ["/", MAIN, "/sw.js", "/nowhere"])
def test_every_answer_is_protected(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_the_policy_allows_nothing_but_our_own_and_webassembly() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split("; "))
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["default-src"] == rules["style-src"] == rules["connect-src"] == rules["worker-src"] == "'self'"
    assert {rules[name] for name in ("object-src", "base-uri", "form-action", "frame-ancestors")} == {"'none'"}


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/app",
        "/app/",
        "/../secret.txt",
        "/app/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/app/..%5c..%5csecret.txt",
        "//etc/passwd",
        "/%00",
        "/index.html%00.js",
        "/" + "a" * 5000,
    ],
)
def test_what_is_not_in_the_site_is_not_found(client: FlaskClient, dist: Path, path: str) -> None:
    (dist.parent / "secret.txt").write_text("secret")
    response = client.get(path, follow_redirects=True)
    assert response.status_code == 404
    assert response.mimetype == "text/plain"
    assert "no such page" in response.text
    assert response.headers["Cache-Control"] == "no-store"


def test_the_site_is_only_read(client: FlaskClient) -> None:
    response = client.post("/sw.js", data="x")
    assert (response.status_code, response.mimetype) == (405, "text/plain")
    assert "GET" in response.headers["Allow"]


def test_without_a_build_it_says_what_to_run(tmp_path: Path) -> None:
    client = create_app(tmp_path / "nothing").test_client()
    for path in ("/", "/sw.js"):
        response = client.get(path)
        assert response.status_code == 503
        assert "python3 build.py build" in response.text
        assert response.headers["Cache-Control"] == "no-store"


def test_a_build_made_later_is_served_without_a_restart(tmp_path: Path) -> None:
    client = create_app(tmp_path).test_client()
    assert client.get("/").status_code == 503
    (tmp_path / "index.html").write_text("here")
    assert client.get("/").text == "here"


def test_the_folder_may_be_named_relatively(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(dist.parent)
    app = create_app("dist")
    monkeypatch.chdir("/")
    assert app.test_client().get("/").status_code == 200
