"""What can be wrong with what a person, a link or a file gives us.

Each error carries a ``message`` whose id stands in the app's Fluent files, so that whoever catches one can say
it in a sentence. Ids and arguments:

==========================  =======================================
error-unreadable-move       ``move``
error-illegal-move          ``move``
error-ambiguous-move        ``move``, ``choices`` (texts, joined)
error-game-over             none
error-not-here              ``cell``
error-unknown-game          ``game``
error-unknown-option        ``option``, ``value``
error-position              ``why`` (a message, one of the ``error-board-…`` ids or a game's own)
error-setup-over            ``status`` (a message)
error-record-broken         none
error-record-newer          none
error-record-illegal        ``ply``, ``move``
error-record-full           ``limit``
error-link-broken           none
error-link-too-long         none
error-link-newer            none
==========================  =======================================
"""

from __future__ import annotations

from .message import Argument, Message


class WildError(ValueError):
    """Anything wrong with input. ``message`` says it to people."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.message = Message(id, args)
        super().__init__(f"{id} {args}" if args else id)


class InvalidMove(WildError):
    """The text is no move of this game in any position."""

    def __init__(self, text: str) -> None:
        super().__init__("error-unreadable-move", move=shortened(text))


class IllegalMove(WildError):
    """The text is a move, but not one that may be made now."""

    def __init__(self, text: str) -> None:
        super().__init__("error-illegal-move", move=shortened(text))


class AmbiguousMove(WildError):
    """The text fits several legal moves."""

    def __init__(self, text: str, choices: tuple[str, ...]) -> None:
        super().__init__("error-ambiguous-move", move=shortened(text), choices=", ".join(choices))


class GameOver(WildError):
    """An action was tried after the outcome."""

    def __init__(self) -> None:
        super().__init__("error-game-over")


class BadPosition(WildError):
    """A position text that cannot be read or that the rules cannot play from."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.why = Message(id, args)
        super().__init__("error-position", why=self.why)


class UnknownGame(WildError):
    """No game of that name is installed."""

    def __init__(self, name: str) -> None:
        super().__init__("error-unknown-game", game=shortened(name))


class UnknownOption(WildError):
    """The game has no such option, or the option no such value."""

    def __init__(self, option: str, value: str) -> None:
        super().__init__("error-unknown-option", option=shortened(option), value=shortened(value))


class BadRecord(WildError):
    """A record that cannot be read at all, or an action that it cannot take."""


class BadLink(WildError):
    """A share link that is broken, too long or from a newer version."""


def shortened(text: str, limit: int = 40) -> str:
    """``text`` cut to what fits in a sentence shown to a person."""
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1] + "…"
