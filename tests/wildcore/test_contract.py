"""What must hold for every game in the registry, whatever its rules."""

import json
from dataclasses import replace
from itertools import islice

import pytest

from tests.wildcore.randomly import WHOLE, every_choice, lines, record_of, spread
from wildcore.bridge import call, plain
from wildcore.core.arrange import MAX_PIECES, arrange
from wildcore.core.chooser import DONE, choices, tap
from wildcore.core.errors import BadPosition, BadRecord, IllegalMove, InvalidMove
from wildcore.core.game import REPETITION, Game
from wildcore.core.line import Line
from wildcore.core.links import read_link, write_link
from wildcore.core.message import Message
from wildcore.core.play import Play
from wildcore.core.record import Record
from wildcore.core.setup import Arrangement, arrangement_of
from wildcore.core.show import view_of
from wildcore.core.source import Source
from wildcore.core.view import draw
from wildcore.registry import GAMES

SEEDS = range(6)

CASES = [
    pytest.param(game, options, id=f"{game.name}[{' '.join(f'{k}={v}' for k, v in options.items())}]")
    for game in GAMES.values()
    for options in every_choice(game)
]
every_case = pytest.mark.parametrize(("game", "options"), CASES)
every_setup = pytest.mark.parametrize(
    ("game", "options"),
    [case for case in CASES if case.values[0].setup and REPETITION.default in case.values[1].values()],
)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES.values()])


def test_a_game_is_installed() -> None:
    assert GAMES


@every_case
def test_position_text_round_trip(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        for line in lines(game, options, seed):
            text = line.position.to_text()
            again = game.read(text, options)
            assert again == line.position
            assert hash(again) == hash(line.position)
            assert again.to_text() == text
            assert ";" not in text
            assert "\n" not in text


@every_case
def test_move_text_and_steps_name_one_move(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        for line in spread(lines(game, options, seed)):
            moves = line.moves()
            assert len({move.text for move in moves}) == len(moves)
            assert len({move.steps for move in moves}) == len(moves)
            for move in moves:
                assert line.position.parse(move.text) is move
                assert line.position.parse(f" {move.text.upper()} ") is move
                assert not set(move.text) & set(" ;")


@every_case
def test_moves_are_stable_and_positions_immutable(game: Game, options: dict[str, str]) -> None:
    for line in lines(game, options, seed=1):
        before = line.position.to_text()
        texts = [move.text for move in line.moves()]
        for move in line.moves():
            line.position.events(move)
            line.position.after(move)
        assert line.position.to_text() == before
        assert [move.text for move in game.read(before, options).moves()] == texts


@every_case
def test_no_moves_exactly_when_there_is_an_outcome(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        for line in lines(game, options, seed):
            assert (line.outcome() is None) == bool(line.moves())
            assert (line.position.outcome() is None) == bool(line.position.moves())


@every_case
def test_random_games_end(game: Game, options: dict[str, str]) -> None:
    for seed in SEEDS:
        *_, last = lines(game, options, seed, WHOLE)
        outcome = last.outcome()
        assert outcome is not None
        assert outcome.winner is None or outcome.winner in range(len(game.seats))
        assert {cell for cell in outcome.cells} <= {cell.id for cell in game.scene(options).cells}


@every_case
def test_events_tell_what_changed(game: Game, options: dict[str, str]) -> None:
    """Every cell whose pieces differ afterwards is named by an event, and every event names a cell that changed."""
    for line in spread(lines(game, options, seed=3), 30):
        for move in line.moves():
            after = line.position.after(move)
            before_by_cell, after_by_cell = _by_cell(line), _by_cell(line.after(move))
            changed = {
                cell for cell in before_by_cell | after_by_cell if before_by_cell.get(cell) != after_by_cell.get(cell)
            }
            events = line.position.events(move)
            named = {at for event in events for at in (event.origin, event.to) if at and not at.startswith("@")}
            assert named >= changed
            assert events
            assert after != line.position


@every_case
def test_a_path_leads_from_where_a_piece_stood_to_where_it_stands(game: Game, options: dict[str, str]) -> None:
    scene = game.scene(options)
    cells = {cell.id for cell in scene.cells}
    for line in lines(game, options, seed=4):
        for move in line.moves():
            for event in line.position.events(move):
                if not event.path:
                    continue
                assert (event.path[0][0], event.path[-1][-1]) == (event.origin, event.to)
                for step in (step for leg in event.path for step in leg):
                    assert step in cells if isinstance(step, str) else 0 < step[0] < scene.width
                    assert all(leg[0] in cells and leg[-1] in cells for leg in event.path)


def _by_cell(line: Line) -> dict[str, list[tuple[str, int | None]]]:
    found: dict[str, list[tuple[str, int | None]]] = {}
    for piece in line.position.pieces():
        found.setdefault(piece.at, []).append((piece.glyph, piece.seat))
    return found


@every_case
def test_every_move_can_be_tapped(game: Game, options: dict[str, str]) -> None:
    for seed in range(3):
        for line in spread(lines(game, options, seed)):
            moves = line.moves()
            for move in moves:
                taps: tuple[str, ...] = ()
                for step in move.steps:
                    tapped = tap(line.position, moves, taps, step)
                    assert tapped.refused is None
                    taps = tapped.taps
                if tapped.move is None:
                    tapped = tap(line.position, moves, taps, DONE)
                assert tapped.move is move


@every_case
def test_what_is_offered_can_be_tapped(game: Game, options: dict[str, str]) -> None:
    for line in lines(game, options, seed=5):
        moves = line.moves()
        cells = {cell.id for cell in game.scene(options).cells}
        supplies = {supply.id for supply in line.position.supplies()}
        for choice in choices(line.position, moves):
            tapped = tap(line.position, moves, (), choice.step)
            assert choice.final == (tapped.move is not None)
            assert choice.kind == "word" or choice.step in cells | supplies
        assert len({choice.step for choice in choices(line.position, moves)}) == len(choices(line.position, moves))


@every_case
def test_view_is_complete_and_plain(game: Game, options: dict[str, str]) -> None:
    for line in lines(game, options, seed=2):
        view = view_of(line)
        data = json.loads(json.dumps(plain(view)))
        cells = {cell["id"] for cell in data["board"]["cells"]}
        assert {piece["at"] for piece in data["pieces"]} <= cells
        for cell in data["board"]["cells"]:
            assert 0 < cell["x"] < data["board"]["width"]
            assert 0 < cell["y"] < data["board"]["height"]
        assert len({(cell["row"], cell["col"]) for cell in data["board"]["cells"]}) == len(cells)
        assert bool(data["turn"]) == (data["outcome"] is None) == bool(data["next"])
        assert draw(view)


@every_game
def test_replay_equals_play(game: Game) -> None:
    for seed in SEEDS:
        play = record_of(game, seed)
        for record in (
            Record.from_json(json.loads(json.dumps(play.record.to_json()))),
            read_link(write_link(play.record)),
        ):
            again = Play.open(game, record)
            assert again.warning is None
            assert again.record == play.record
            assert [line.position for line in again.lines] == [line.position for line in play.lines]
            assert again.entries == play.entries


@every_game
def test_illegal_and_unreadable_moves_are_refused(game: Game) -> None:
    play = record_of(game, seed=4, plies=3)
    legal = {move.text for move in play.line.moves()}
    other = (
        next(move.text for line in lines(game, {}, seed=9) for move in line.moves() if move.text not in legal)
        if game.options
        else ""
    )
    for text in (other, "", "?!", "a" * 500, "é", "1"):
        with pytest.raises((IllegalMove, InvalidMove)):
            play.play(text)


@every_game
def test_hostile_position_texts_are_refused(game: Game) -> None:
    text = Play.start(game, {}).line.position.to_text()
    options = game.complete({})
    for bad in ("", " ", f"{text} x", text[1:], f"99999999999999/{text}", "9" * 900, "/" * 50, f"☃{text}"):
        with pytest.raises(BadPosition):
            game.read(bad, options)


@every_setup
def test_what_stands_on_the_board_can_be_set_up(game: Game, options: dict[str, str]) -> None:
    assert game.setup
    for seed in SEEDS[:3]:
        for line in islice(lines(game, options, seed), 0, None, 3):
            made = arrangement_of(game.setup, line.position)
            arranged = arrange(game, options, made)
            assert [(piece.at, piece.glyph, piece.name, piece.seat) for piece in arranged.view.pieces] == [
                (piece.at, piece.glyph, piece.name, piece.seat) for piece in line.position.pieces()
            ]
            if line.position.outcome():
                continue
            assert arranged.wrong is None
            assert arranged.position
            again = game.read(arranged.position, options)
            assert arrangement_of(game.setup, again) == made
            assert line.position != Play.start(game, options).line.position or again == line.position


@every_setup
def test_whatever_is_set_up_can_be_played_or_is_wrong(game: Game, options: dict[str, str]) -> None:
    setup = game.setup
    assert setup
    cells = [cell.id for cell in game.scene(options).cells]
    stock = [glyph for _, glyph in arrangement_of(setup, Play.start(game, options).line.position).pieces]
    wanted = [""] * 9 + [ground.id for ground in setup.grounds]
    playable = 0
    for seed in range(300):
        source = Source(seed)
        places = [source.choice(cells) for _ in range(source.below(20))]
        if not setup.stacks:
            places = list(dict.fromkeys(places))
        glyphs = [source.choice(setup.kinds).glyph for _ in places] if seed % 2 else stock
        source.shuffle(glyphs)
        pieces = tuple(zip(places, glyphs, strict=False))
        numbers = {each.id: each.least + source.below(each.most - each.least + 1) for each in setup.numbers}
        laid = {cell: source.choice(wanted) for cell in cells} if setup.grounds and seed % 3 == 0 else {}
        grounds = {cell: ground for cell, ground in laid.items() if ground}
        made = Arrangement(pieces, source.below(len(game.seats)), numbers, grounds)
        arranged = arrange(game, options, made)
        assert (arranged.position is None) == (arranged.wrong is not None)
        if arranged.position:
            playable += 1
            line = Play.start(game, options, arranged.position).line
            assert sorted((piece.at, piece.glyph) for piece in line.position.pieces()) == sorted(pieces)
            assert line.position.scene(game.scene(options)) == arranged.view.board
            assert arrangement_of(setup, line.position).grounds.items() <= grounds.items()
            assert line.moves()
    assert 0 < playable < 300


@every_setup
def test_what_is_decided_already_is_no_setup(game: Game, options: dict[str, str]) -> None:
    assert game.setup
    reasons = set()
    for seed in range(40):
        last = list(lines(game, options, seed, longest=2000))[-1]
        if last.position.outcome():
            arranged = arrange(game, options, arrangement_of(game.setup, last.position))
            reasons.add(arranged.wrong.id if arranged.wrong else "")
    assert "error-setup-over" in reasons


@every_setup
def test_what_no_editor_makes_is_refused(game: Game, options: dict[str, str]) -> None:
    assert game.setup
    good = arrangement_of(game.setup, Play.start(game, options).line.position)
    cell, glyph = game.scene(options).cells[0].id, game.setup.kinds[0].glyph
    numbers = {each.id: each.most + 1 for each in game.setup.numbers} or {"more": 1}
    bad = [
        replace(good, pieces=(("z99", glyph),)),
        replace(good, pieces=((cell, "nobody"),)),
        replace(good, pieces=((cell, "nobody"),) * 2),
        replace(good, numbers=numbers),
        replace(good, grounds={cell: "cheese"}),
    ]
    if not game.setup.stacks:
        bad.append(replace(good, pieces=((cell, glyph),) * 2))
    if game.setup.grounds:
        bad.append(replace(good, grounds={"z99": game.setup.grounds[0].id}))
    for made in bad:
        with pytest.raises(BadRecord):
            arrange(game, options, made)


@every_setup
def test_a_board_that_is_far_too_full_is_told_so(game: Game, options: dict[str, str]) -> None:
    assert game.setup
    start = arrangement_of(game.setup, Play.start(game, options).line.position)
    cell, glyph = game.scene(options).cells[0].id, game.setup.kinds[0].glyph
    if game.setup.stacks:
        made = replace(start, pieces=((cell, glyph),) * (MAX_PIECES + 1))
        arranged = arrange(game, options, made)
        assert len(arranged.view.pieces) == MAX_PIECES
        assert arranged.wrong
        assert arranged.wrong.args["why"] == Message("error-too-many-pieces")


@every_game
def test_the_bridge_plays_a_whole_game(game: Game) -> None:
    expected = record_of(game, seed=6)
    state = _ok("start", game=game.name)
    for line, entry in zip(expected.lines, expected.entries, strict=False):
        steps = next(move.steps for move in line.moves() if move.text == entry.action)
        taps: list[str] = []
        for step in steps:
            answer = _ok("tap", record=state["record"], taps=taps, tap=step)
            taps = answer["taps"]
        state = answer["played"] or _ok("tap", record=state["record"], taps=taps, tap=DONE)["played"]
    assert state["record"]["actions"] == list(expected.record.actions)
    assert state["view"]["outcome"] is not None
    assert state["log"][-1]["events"][-1]["kind"] in ("won", "drawn")
    link = _ok("share", record=state["record"])["text"]
    assert _ok("receive", text=f"https://example.org/wild/#/{link}") == state


def _ok(method: str, **argument: object) -> dict[str, object]:
    answer = json.loads(call(method, json.dumps(argument)))
    assert "ok" in answer, answer
    return answer["ok"]  # type: ignore[no-any-return]
