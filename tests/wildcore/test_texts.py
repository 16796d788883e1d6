"""The texts of every game: complete in both languages, saying the same, and true of what the rules pages show."""

import re
from importlib import resources
from pathlib import Path

import pytest

from tests.wildcore.examples import example
from tests.wildcore.randomly import every_choice
from wildcore.core.game import REPETITION, Game
from wildcore.core.play import Play
from wildcore.registry import GAMES

LANGUAGES = ("en", "ko")
APP = Path(__file__).resolve().parents[2] / "web/app/texts"
FOLDERS = {game.folder: [other for other in GAMES.values() if other.folder == game.folder] for game in GAMES.values()}

every_folder = pytest.mark.parametrize("games", [pytest.param(games, id=folder) for folder, games in FOLDERS.items()])
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES.values()])

_ID = re.compile(r'"((?:seat|piece|mark|cell|zone|reason|question|why|error|number)-[a-z-]*[a-z])"')
_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ ]+.*)*)", re.MULTILINE)
_CELL = re.compile(r"\b[a-j](?:10|[1-9])\b")
_NOTATION = re.compile(r"@?\b[a-j](?:10|[1-9])(?:[-x](?:[a-j](?:10|[1-9])|[a-z]+))*\b")
_PARTICLE = re.compile(r"\{ \$\w+ \}(?:을|를|이|가|은|는|과|와|으로|로)(?![가-힣])")


def messages(game: Game, language: str) -> dict[str, str]:
    """A game's texts by their ids."""
    return dict(_MESSAGE.findall(resources.files(game.package).joinpath(f"{language}.ftl").read_text("utf-8")))


def shown(game: Game) -> set[str]:
    """The ids that a game's rules page uses."""
    sections = game.data(game.help)
    return {section["id"] for section in sections} | {
        block["text"] for section in sections for block in section["blocks"]
    }


@every_folder
def test_both_languages_have_the_same_messages_with_the_same_values(games: list[Game]) -> None:
    english, korean = (messages(games[0], language) for language in LANGUAGES)
    assert list(english) == list(korean)
    for id, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", korean[id])), id
        assert text.strip(), id
        assert re.search("[가-힣]", korean[id]), id


@every_folder
def test_both_languages_name_the_same_cells(games: list[Game]) -> None:
    """In the same number, if not in the same order: an example's text is about one position."""
    english, korean = (messages(games[0], language) for language in LANGUAGES)
    for id, text in english.items():
        assert set(_CELL.findall(text)) == set(_CELL.findall(re.sub("(?<=[0-9])(?=[가-힣])", " ", korean[id]))), id


@every_folder
def test_no_korean_particle_depends_on_a_value_that_is_not_known_yet(games: list[Game]) -> None:
    for id, text in messages(games[0], "ko").items():
        assert not _PARTICLE.search(text), id


@every_folder
def test_every_help_text_and_every_example_is_shown(games: list[Game]) -> None:
    pages = set().union(*(shown(game) for game in games))
    assert pages == {id for id in messages(games[0], "en") if id.startswith("help-")}
    used = {
        block["example"] for game in games for s in game.data(game.help) for block in s["blocks"] if "example" in block
    }
    assert used == set(games[0].data("examples.json"))


@every_folder
def test_every_message_that_the_rules_name_has_words(games: list[Game]) -> None:
    """In the game's own file or among those that the app words for all games."""
    known = {*messages(games[0], "en"), *dict(_MESSAGE.findall((APP / "en.ftl").read_text("utf-8")))}
    code = "".join(
        file.read_text("utf-8") for file in resources.files(games[0].package).iterdir() if file.name.endswith(".py")
    )
    named = set(_ID.findall(code))
    assert named
    assert named <= known


@every_game
def test_title_seats_pieces_cells_and_options_have_words(game: Game) -> None:
    known = {*messages(game, "en"), *dict(_MESSAGE.findall((APP / "en.ftl").read_text("utf-8")))}
    assert {game.title, game.tagline, *(seat.name for seat in game.seats)} <= known
    for option in game.options:
        assert {f"option-{option.id}", *(f"option-{option.id}-{value}" for value in option.values)} <= known
    if game.setup:
        assert {item.name for item in (*game.setup.kinds, *game.setup.numbers, *game.setup.grounds)} <= known
    for options in every_choice(game):
        position = game.start(options)
        assert {piece.name for piece in (*position.pieces(), *position.supplies())} <= known
        scene = game.scene(options)
        assert {cell.name.id for cell in scene.cells if cell.name} | {zone.name for zone in scene.zones} <= known


@every_game
def test_every_example_can_be_tried_or_shows_an_end(game: Game) -> None:
    for name in (block["example"] for s in game.data(game.help) for block in s["blocks"] if "example" in block):
        play, taps = example(game, name)
        assert bool(play.view(taps).next) == (play.line.outcome() is None), name
        assert not (taps and play.line.outcome()), name


@every_game
def test_what_was_reconstructed_says_so_on_the_rules_page_too(game: Game) -> None:
    """A game whose setup editor has a note on the setup tells the reasons at length among the rules."""
    note = game.title.replace("title", "setup-note", 1)
    if note in messages(game, "en"):
        assert any(id.endswith("reconstructed") for id in shown(game))


@every_game
def test_the_house_rule_of_repetition_is_on_the_rules_page(game: Game) -> None:
    assert (REPETITION in game.options) == ("help-repetition-1" in shown(game))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_how_moves_are_written(game: Game, language: str) -> None:
    """By a move that can really be played at the start of the game or in one of its examples."""
    assert "help-notation" in shown(game)
    text = messages(game, language)["help-notation-2"]
    written = {
        found for found in _NOTATION.findall(re.sub("(?<=[0-9])(?=[가-힣])", " ", text)) if not _CELL.fullmatch(found)
    }
    moves = {move.text for options in every_choice(game) for move in Play.start(game, options).line.moves()}
    for name in (block["example"] for s in game.data(game.help) for block in s["blocks"] if "example" in block):
        moves |= {move.text for move in example(game, name)[0].line.moves()}
    assert written
    assert written <= moves
