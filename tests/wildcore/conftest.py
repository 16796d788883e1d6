"""Tests of the rules. A game's tests stand in ``games/<folder>`` and are left out when that game is not installed."""

from pathlib import Path

import wildcore.games

HERE = Path(__file__).parent
INSTALLED = Path(wildcore.games.__file__).parent

collect_ignore = [
    str(folder) for folder in (HERE / "games").iterdir() if folder.is_dir() and not (INSTALLED / folder.name).is_dir()
]
