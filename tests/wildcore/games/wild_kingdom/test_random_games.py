"""Random games meet every ability of the rulebook, and nothing in them fails."""

from collections import Counter

from wildcore.core.source import Source
from wildcore.games.wild_kingdom.animals import DARK, FROG, KIND, POISONED, PORCUPINE, is_frog
from wildcore.games.wild_kingdom.deeds import Bite, Deed, Leap, Walk
from wildcore.games.wild_kingdom.position import Kingdom, start

GAMES = 150
LONGEST = 100

ABILITIES = (
    "Sticky Tongue",
    "Leap Frog, optional",
    "Leap Frog, compulsory",
    "transformation",
    "transformation of a poisoned Frog",
    "Poison Dart",
    "Jump",
    "Web",
    "Poison Fangs after a walk",
    "Poison Fangs twice",
    "Submerge",
    "Drown",
    "Untouchable",
    "Quills",
    "Tough Guy",
    "Fling",
    "Territorialism",
    "Swipe",
)

_BY_EFFECT = {
    "tongue": "Sticky Tongue",
    "dart": "Poison Dart",
    "jump": "Jump",
    "drown": "Drown",
    "tough-guy": "Tough Guy",
    "fling": "Fling",
    "territory": "Territorialism",
    "swipe": "Swipe",
}


def abilities(position: Kingdom, move: Deed) -> set[str]:
    """Which of them ``move`` uses."""
    board, effect = position.board, position.effect(move)
    found = {_BY_EFFECT[effect]} if effect in _BY_EFFECT else set()
    if isinstance(move, Leap) and effect == "leap-frog":
        must = board[move.start] & KIND == FROG and is_frog(board[move.over[-1]])
        found.add(f"Leap Frog, {'compulsory' if must else 'optional'}")
    if isinstance(move, Bite):
        found.add(f"Poison Fangs {'twice' if len(move.targets) == 2 else 'after a walk'}")
    if isinstance(move, Walk) and not position.situation.logs.isdisjoint(move.between) and effect != "jump":
        found.add("Submerge")
    for event in position.events(move):
        if event.kind == "changed":
            frog = board[move.start] if effect in ("move", "leap", "leap-frog", "capture") else 0
            found.add("transformation of a poisoned Frog" if frog & POISONED else "transformation")
        if event.kind == "captured" and event.seat == position.turn and effect not in ("fling", "swipe"):
            found.add("Quills")
    return found


def conditions(position: Kingdom) -> set[str]:
    """Which of those that need no move hold somebody up here."""
    found = {"Web"} if position.situation.webbed else set()
    if set(without_quills(position).moves()) - set(position.moves()):
        found.add("Untouchable")
    return found


def without_quills(position: Kingdom) -> Kingdom:
    """The same with the waiting side's Porcupines poisoned."""
    theirs = PORCUPINE | (0 if position.turn else DARK)
    board = bytes(code | POISONED if code == theirs else code for code in position.board)
    return Kingdom(board, position.turn, position.terrain)


def play(source: Source, seen: Counter[str], every: int = 16) -> int:
    """A random game; counts in ``seen`` what happened, what needs no move in one position of ``every``. Its plies."""
    position = start({})
    for ply in range(LONGEST):
        moves = position.moves()
        if not moves:
            assert position.outcome() is not None
            return ply
        move = source.choice(moves)
        seen.update(abilities(position, move))
        if ply % every == every - 1:
            seen.update(conditions(position))
        position = position.after(move)
    return LONGEST


def test_random_games_meet_every_ability() -> None:
    source = Source(6)
    seen: Counter[str] = Counter()
    for _ in range(GAMES):
        play(source, seen)
    assert set(seen) == set(ABILITIES), seen
