"""The built site: every file of ``dist/`` with the headers that make it fast, fresh and offline-capable."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from http import HTTPStatus
from os import stat_result
from pathlib import Path

from flask import Blueprint, abort, request, send_file
from werkzeug.datastructures import Accept
from werkzeug.security import safe_join
from werkzeug.wrappers import Response

# Named here, because the machine's own table may lack a type or hold a wrong one, and a browser refuses a module
# or a WebAssembly file of the wrong type.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/plain",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
UNKNOWN_TYPE = "application/octet-stream"

# Content codings and the ending of the file that holds them, the smallest first.
CODINGS = {"br": ".br", "gzip": ".gz"}
IDENTITY = "identity"

# "main.0a1b2c3d.js", or anything below "pyodide-0a1b2c3d/": such a name never gets another content.
HASHED = re.compile(r"\.[0-9a-f]{8,}\.[^./]+$|-[0-9a-f]{8,}/")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"

NOT_BUILT = "Wild has not been built yet. Run: python3 build.py build"
NOT_HERE = "There is no such page here. The app is at the address without anything after the last slash."


def site(dist: Path) -> Blueprint:
    """The blueprint that serves the built site from the folder ``dist``."""
    pages = Blueprint("site", __name__)

    @pages.get("/")
    @pages.get("/<path:name>")
    def file(name: str = "index.html") -> Response:
        if not (dist / "index.html").is_file():
            abort(HTTPStatus.SERVICE_UNAVAILABLE, NOT_BUILT)
        found = _published(dist, name)
        if found is None:
            abort(HTTPStatus.NOT_FOUND, NOT_HERE)
        return _answer(found, FOR_EVER if HASHED.search(name) else ASK_EACH_TIME)

    return pages


def _published(dist: Path, name: str) -> Path | None:
    """The file of that name, if it is one that may be asked for. A compressed variant is no page of its own."""
    joined = safe_join(str(dist), name)
    if joined is None or "\0" in joined:
        return None
    path = Path(joined)
    try:
        if not path.is_file():
            return None
    except OSError:  # such as a name too long for the file system
        return None
    is_variant = path.suffix in CODINGS.values() and path.with_suffix("").is_file()
    return None if is_variant else path


def _answer(path: Path, caching: str) -> Response:
    variants = {coding: variant for coding, end in CODINGS.items() if (variant := Path(f"{path}{end}")).is_file()}
    # A byte range is of the file itself, whatever else the browser accepts.
    coding = IDENTITY if "Range" in request.headers else preferred_coding(request.accept_encodings, list(variants))
    chosen = variants.get(coding, path)
    response = send_file(
        chosen,
        mimetype=TYPES.get(path.suffix.lower(), UNKNOWN_TYPE),
        etag=_fingerprint(chosen, chosen.stat()),
        last_modified=path.stat().st_mtime,
    )
    response.headers["Cache-Control"] = caching
    if variants:
        response.vary.add("Accept-Encoding")
    if coding != IDENTITY:
        response.content_encoding = coding
    return response


def preferred_coding(accepted: Accept, available: list[str]) -> str:
    """The coding to send: the one the browser likes best of those there are; the first of equals; else none."""
    best = max(available, key=accepted.quality, default=IDENTITY)
    wanted = accepted.quality(best) > 0 and accepted.quality(best) >= accepted.quality(IDENTITY)
    return best if wanted else IDENTITY


def _fingerprint(path: Path, stat: stat_result) -> str:
    """An entity tag by content, so that several servers behind one balancer agree on it."""
    return _hash(path, stat.st_size, stat.st_mtime_ns)


@lru_cache(maxsize=4096)
def _hash(path: Path, size: int, changed: int) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:32]
