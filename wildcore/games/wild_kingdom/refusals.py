"""Why not."""

from ...core.message import Message
from .deeds import Deed
from .situation import Situation


def why_not(situation: Situation, moves: tuple[Deed, ...], taps: tuple[str, ...], step: str) -> Message | None:
    return None
