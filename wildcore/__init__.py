"""Wild: the rules of animal board games in pure Python, with no dependency."""

__version__ = "0.1.0"
