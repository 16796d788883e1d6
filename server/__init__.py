"""The optional server: hands out the built app. The app itself needs it for nothing once it has been loaded."""

from .app import create_app

__all__ = ["create_app"]
