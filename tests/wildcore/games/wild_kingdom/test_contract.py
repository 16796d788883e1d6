"""The contract of every game, over more random games than the others need: abilities meet in many ways."""

from tests.wildcore.randomly import lines
from wildcore.core.chooser import DONE, choices, tap
from wildcore.core.position import Move
from wildcore.core.source import Source
from wildcore.games.wild_kingdom.position import Kingdom, read
from wildcore.registry import game

GAMES = 500
PLIES = 60
LOOKED_AT = 12  # plies between the positions that are looked at, besides the last


def test_the_contract_over_500_random_games() -> None:
    source = Source(1)
    for seed in range(GAMES):
        for ply, line in enumerate(lines(game("wild-kingdom"), {"repetition": "on", "sixty-moves": "on"}, seed, PLIES)):
            over = line.outcome() is not None
            assert over == (not line.moves())
            if over or ply % LOOKED_AT == LOOKED_AT - 1:
                assert isinstance(line.position, Kingdom)
                look_at(line.position, source)


def look_at(position: Kingdom, source: Source) -> None:
    """Text and position say the same, and a move is read, tapped, told and made like any other."""
    again = position if position.outcome() else read(position.to_text(), {})
    assert again == position
    assert hash(again) == hash(position)
    assert [move.text for move in again.moves()] == [move.text for move in position.moves()]
    if position.outcome():
        return
    assert len({move.text for move in position.moves()}) == len(position.moves())
    move = source.choice(position.moves())
    assert position.parse(f" {move.text.upper()} ") is move
    assert tapped(position, move.steps) is move
    events = position.events(move)
    assert events
    after = position.after(move)
    before, then = by_cell(position), by_cell(after)
    named = {cell for event in events for cell in (event.origin, event.to) if cell}
    assert named >= {cell for cell in before | then if before.get(cell) != then.get(cell)}


def by_cell(position: Kingdom) -> dict[str, tuple[str, int | None]]:
    """What stands where."""
    return {piece.at: (piece.glyph, piece.seat) for piece in position.pieces()}


def tapped(position: Kingdom, steps: tuple[str, ...]) -> Move | None:
    """The move that the steps make, tap by tap."""
    taps: tuple[str, ...] = ()
    for step in steps:
        result = tap(position, position.moves(), taps, step)
        assert result.refused is None
        taps = result.taps
    if result.move is None and any(choice.step == DONE for choice in choices(position, position.moves(), taps)):
        result = tap(position, position.moves(), taps, DONE)
    return result.move
