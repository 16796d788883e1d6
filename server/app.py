"""The application factory: one blueprint a concern, the same protection around all of them."""

from __future__ import annotations

from pathlib import Path

from flask import Flask
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response

from .site import site

DIST = Path(__file__).resolve().parent.parent / "dist"

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

UNUSED_ABILITIES = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")

SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{ability}=()" for ability in UNUSED_ABILITIES),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def create_app(dist: str | Path | None = None) -> Flask:
    """The WSGI application. ``dist`` is the folder of the built site: ``dist/`` beside this package if not given."""
    app = Flask(__name__, static_folder=None)
    app.register_blueprint(site(Path(dist or DIST).absolute()))
    app.register_error_handler(HTTPException, _as_plain_text)
    app.after_request(_protected)
    return app


def _as_plain_text(error: HTTPException) -> Response:
    """A refusal as one sentence. It is never stored: what is missing now may be there after the next build."""
    response = error.get_response()
    response.data = f"{error.description}\n"
    response.mimetype = "text/plain"
    response.headers["Cache-Control"] = "no-store"
    return response


def _protected(response: Response) -> Response:
    response.headers.update(SECURITY_HEADERS)
    return response
