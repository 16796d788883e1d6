"""``python -m server``: serves the built app with waitress.

Set by the environment: ``WILD_HOST`` (127.0.0.1), ``WILD_PORT`` (8000; 0 takes a free one) and ``WILD_DIST`` (the
folder of the built site).
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Mapping

from waitress.server import create_server

from . import create_app


class BadSetting(Exception):
    """A setting that the server cannot start with; the text says which and what to do."""


def main(environment: Mapping[str, str] = os.environ) -> None:
    """Serves until it is told to stop."""
    host = environment.get("WILD_HOST") or "127.0.0.1"
    port = port_number(environment.get("WILD_PORT") or "8000")
    app = create_app(environment.get("WILD_DIST") or None)
    try:
        server = create_server(app, host=host, port=port, ident=None)
    except ValueError:
        raise BadSetting(f"WILD_HOST={host} is no address here. Try 127.0.0.1, or 0.0.0.0 for all.") from None
    except OSError as error:
        raise BadSetting(
            f"Cannot listen on {host}, port {port}: {error.strerror}. Choose others with WILD_HOST and WILD_PORT."
        ) from None
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    # Told by a service manager, it ends as it does by Ctrl+C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    server.print_listen("Wild is at http://{}:{}/ (Ctrl+C stops it)")
    server.run()


def port_number(text: str) -> int:
    """``WILD_PORT`` as a number."""
    if not (text.isascii() and text.isdigit() and int(text) < 65536):
        raise BadSetting(f"WILD_PORT={text} is no port. Give a whole number from 0 to 65535.")
    return int(text)


if __name__ == "__main__":
    try:
        main()
    except BadSetting as problem:
        sys.exit(str(problem))
