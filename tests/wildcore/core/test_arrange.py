"""Setups with grounds, of a game that is not installed."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from wildcore.core.arrange import arrange
from wildcore.core.errors import BadPosition, BadRecord
from wildcore.core.game import Game, Options, Seat
from wildcore.core.geometry import square
from wildcore.core.message import Message
from wildcore.core.position import Event, Move, Outcome, Position
from wildcore.core.setup import Arrangement, Ground, Kind, Setup, arrangement_of, usual_grounds
from wildcore.core.view import Piece, Scene, scene

BOARD = square(2, 2)
USUAL = {"a1": "sand", "b1": "sand", "a2": "sea", "b2": "sand"}
GRASS, SEA, SAND = (Ground(id, f"ground-{id}", f"glyph-{id}") for id in ("grass", "sea", "sand"))
STAY = Move("a1", ("a1",))


@dataclass(frozen=True)
class Beach(Position[Move]):
    """Crabs on a beach: nothing can be done there but to stay."""

    crabs: tuple[str, ...]
    grounds: Mapping[str, str] = field(default_factory=dict, hash=False)
    turn = 0

    def moves(self) -> tuple[Move, ...]:
        return (STAY,)

    def after(self, move: Move) -> "Beach":
        return self

    def outcome(self) -> Outcome | None:
        return None

    def events(self, move: Move) -> tuple[Event, ...]:
        return ()

    def to_text(self) -> str:
        return " ".join((*self.crabs, *(f"{cell}={ground}" for cell, ground in self.grounds.items())))

    def pieces(self) -> tuple[Piece, ...]:
        return tuple(Piece(cell, "crab", "piece-crab", 0, "c") for cell in self.crabs)

    def scene(self, usual: Scene) -> Scene:
        return _lay(usual, self.grounds)


def _lay(usual: Scene, grounds: Mapping[str, str]) -> Scene:
    changed = {cell: ground for cell, ground in grounds.items() if USUAL[cell] != ground}
    return replace(
        usual,
        cells=tuple(
            replace(cell, ground=f"glyph-{changed[cell.id]}", name=Message(f"ground-{changed[cell.id]}"))
            if cell.id in changed
            else cell
            for cell in usual.cells
        ),
    )


def _write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
    return Beach(tuple(standing), arrangement.grounds).to_text()


def _read(text: str, options: Options) -> Beach:
    words = text.split()
    grounds = dict(word.split("=") for word in words if "=" in word)
    crabs = tuple(word for word in words if "=" not in word)
    if any({**USUAL, **grounds}[cell] == "sea" for cell in crabs):
        raise BadPosition("error-in-the-sea")
    return Beach(crabs, grounds)


def _grounds_of(beach: Beach) -> Mapping[str, str]:
    return beach.grounds


SETUP = Setup(
    kinds=(Kind("crab", "piece-crab", 0, "c"),),
    write=_write,
    grounds=(GRASS, SEA, SAND),
    grounds_of=_grounds_of,
    lay=_lay,
)
GAME = Game(
    name="beach",
    rules=1,
    seats=(Seat("crabs", "seat-crabs"),),
    options=(),
    start=lambda _: Beach(("a1",)),
    read=_read,
    scene=lambda _: scene(BOARD, "beach.svg", "square"),
    package=__name__,
    setup=SETUP,
)
CRAB = Arrangement((("a1", "crab"),), 0, {})


def shown(made: Arrangement) -> dict[str, str]:
    return {cell.id: cell.ground for cell in arrange(GAME, {}, made).view.board.cells if cell.ground}


def test_a_changed_ground_is_part_of_the_position_and_of_the_view() -> None:
    made = replace(CRAB, grounds={"b2": "grass"})
    arranged = arrange(GAME, {}, made)
    assert (arranged.position, arranged.wrong) == ("a1 b2=grass", None)
    assert shown(made) == {"b2": "glyph-grass"}
    assert arrangement_of(SETUP, _read("a1 b2=grass", {})) == made


def test_what_cannot_be_played_is_shown_with_its_grounds_too() -> None:
    made = replace(CRAB, grounds={"a1": "sea"})
    assert arrange(GAME, {}, made).position is None
    assert shown(made) == {"a1": "glyph-sea"}


def test_a_ground_that_is_there_anyway_changes_nothing() -> None:
    made = replace(CRAB, grounds=USUAL)
    assert arrange(GAME, {}, made) == arrange(GAME, {}, CRAB)
    assert shown(made) == {}


def test_the_usual_ground_of_every_cell_is_known() -> None:
    assert usual_grounds(SETUP, GAME.scene({})) == USUAL
    assert usual_grounds(replace(SETUP, grounds=(), lay=None), GAME.scene({})) == {}


@pytest.mark.parametrize("grounds", [{"z9": "sea"}, {"a1": "lava"}, {"a1": ""}, {"": "sea"}])
def test_unknown_cells_and_grounds_are_refused(grounds: Mapping[str, str]) -> None:
    with pytest.raises(BadRecord):
        arrange(GAME, {}, replace(CRAB, grounds=grounds))


def test_a_game_whose_ground_stays_as_it_is_takes_none() -> None:
    fixed = replace(GAME, setup=replace(SETUP, grounds=(), grounds_of=None, lay=None))
    assert arrange(fixed, {}, CRAB).wrong is None
    assert arrangement_of(replace(SETUP, grounds_of=None), _read("a1 b2=grass", {})).grounds == {}
    with pytest.raises(BadRecord):
        arrange(fixed, {}, replace(CRAB, grounds={"a1": "sea"}))
