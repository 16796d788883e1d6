"""``python -m wildcore``."""

import json
import subprocess
import sys

import pytest

from wildcore.__main__ import main
from wildcore.registry import GAMES

NAME = next(iter(GAMES))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert [line.split()[0] for line in run(capsys, "games").splitlines()] == list(GAMES)
    listed = json.loads(run(capsys, "games", "--json"))
    assert [game["name"] for game in listed] == list(GAMES)
    assert all(game["options"] for game in listed)


def test_perft_prints_a_line_per_depth(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "perft", NAME, "2", "--option", "repetition=off").splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2"]
    divided = run(capsys, "perft", NAME, "2", "--divide").splitlines()
    assert divided[-2:] == lines
    assert sum(int(line.split()[1]) for line in divided[:-2]) == int(lines[1].split()[1])


def test_random_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(run(capsys, "random", NAME, "--seed", "5", "--json"))
    assert first == json.loads(run(capsys, "random", NAME, "--seed", "5", "--json"))
    assert first != json.loads(run(capsys, "random", NAME, "--seed", "6", "--json"))
    assert first["outcome"]["reason"]
    assert all(ply["move"] in ply["moves"] == sorted(ply["moves"]) for ply in first["plies"])
    short = json.loads(run(capsys, "random", NAME, "--seed", "5", "--plies", "3", "--json"))
    assert short["plies"] == first["plies"][:3]
    assert short["outcome"] is None


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    golden = json.loads(run(capsys, "random", NAME, "--seed", "5", "--plies", "4", "--json"))
    moves = [ply["move"] for ply in golden["plies"]]
    shown = json.loads(run(capsys, "show", NAME, "--moves", " ".join(moves[:3]), "--json"))
    assert shown["position"] == golden["plies"][3]["position"]
    assert sorted(shown["moves"]) == golden["plies"][3]["moves"]
    text = run(capsys, "show", NAME, "--position", shown["position"])
    assert shown["position"] in text
    assert f"{len(shown['moves'])} moves:" in text


def test_stats_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "stats", NAME, "--games", "20", "--seed", "1", "--json"))
    wins = sum(count for name, count in found.items() if name.startswith("wins "))
    assert wins + found["draws"] + found["unfinished"] == found["games"] == 20
    assert (
        json.loads(run(capsys, "stats", NAME, "--games", "3", "--seed", "1", "--plies", "2", "--json"))["unfinished"]
        == 3
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("perft", "nonsense", "1"), "error-unknown-game game=nonsense"),
        (("show", NAME, "--position", "x"), "error-position"),
        (("show", NAME, "--moves", "z99"), "error-illegal-move move=z99"),
        (("perft", NAME, "1", "--option", "repetition=perhaps"), "error-unknown-option"),
    ],
)
def test_bad_input_is_answered_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "wildcore", "games"], capture_output=True, text=True, check=True)
    assert NAME in done.stdout
