"""What build.py does before it builds: it repairs itself, does things once, and says in a sentence what is wrong."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import build

ROOT = Path(__file__).resolve().parents[2]
EXACT = re.compile(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """build.py's own places, moved into an empty folder."""
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(build, "VENV", tmp_path / ".venv")
    return tmp_path


# ---------------------------------------------------------------- pinned


def test_every_python_package_is_pinned_exactly() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = pyproject["dependency-groups"]
    for package in [*groups["build"], *groups["server"], *groups["test"], *pyproject["build-system"]["requires"]]:
        assert EXACT.fullmatch(package), package
    assert "dependencies" not in pyproject["project"]


def test_every_npm_package_is_pinned_exactly_and_the_lock_agrees() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    wanted = {**package["dependencies"], **package["devDependencies"]}
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, version in wanted.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert locked[f"node_modules/{name}"]["version"] == version


def test_the_lock_says_what_but_not_from_where() -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in locked.items():
        if name:
            assert "resolved" not in package, name
            assert package["integrity"].startswith("sha512-"), name


# ---------------------------------------------------------------- once


def test_a_step_is_done_once_and_again_when_its_inputs_or_its_result_change(checkout: Path) -> None:
    done: list[str] = []
    there = True
    for inputs in ("one", "one", "two", "two"):
        build.once("step", inputs, lambda: there, lambda inputs=inputs: done.append(inputs))  # type: ignore[misc]
    assert done == ["one", "two"]
    there = False
    build.once("step", "two", lambda: there, lambda: done.append("repaired"))
    assert done == ["one", "two", "repaired"]


def test_a_step_that_was_cut_off_is_done_again(checkout: Path) -> None:
    done: list[str] = []

    def cut_off() -> None:
        raise KeyboardInterrupt

    build.once("step", "same", lambda: True, lambda: done.append("first"))
    with pytest.raises(KeyboardInterrupt):
        build.once("step", "other", lambda: True, cut_off)
    build.once("step", "same", lambda: True, lambda: done.append("again"))
    assert done == ["first", "again"]


def test_a_fingerprint_tells_names_and_contents_and_overlooks_what_tools_leave(checkout: Path) -> None:
    folder = checkout / "folder"
    folder.mkdir()
    (folder / "a").write_text("1")
    first = build.fingerprint(folder)
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__/a.pyc").write_text("x")
    assert build.fingerprint(folder) == first
    (folder / "a").write_text("2")
    assert build.fingerprint(folder) != first
    (folder / "a").write_text("1")
    assert build.fingerprint(folder) == first
    (folder / "a").rename(folder / "b")
    assert build.fingerprint(folder) != first


# ---------------------------------------------------------------- the virtual environment


def test_a_broken_environment_is_made_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = build.venv_python()
    python.parent.mkdir(parents=True)
    python.write_text("cut off in the middle")
    python.chmod(0o755)
    (build.VENV / "left over").write_text("")
    monkeypatch.setattr(build, "pins", lambda: {"dependency-groups": {"build": [], "server": [], "test": []}})
    monkeypatch.setattr(build, "download", lambda *_: None)
    monkeypatch.setattr(build, "has_packages", lambda: True)
    build.ensure_python()
    assert build.works(python)
    assert not (build.VENV / "left over").exists()


def test_an_environment_that_was_emptied_gets_its_packages_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(build, "pins", lambda: {"dependency-groups": {"build": ["a==1"], "server": [], "test": []}})
    monkeypatch.setattr(build, "download", lambda what, command: asked.append(list(command)[-1]))
    monkeypatch.setattr(build, "works", lambda python: True)
    monkeypatch.setattr(build, "has_packages", lambda: True)
    build.ensure_python()
    build.ensure_python()
    assert asked == ["a==1"]
    monkeypatch.setattr(build, "has_packages", lambda: False)
    build.ensure_python()
    assert asked == ["a==1", "a==1"]


def test_without_ensurepip_another_pip_serves(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "importable", lambda module: module == "pip")
    build.make_venv()
    assert build.works(build.venv_python())
    assert build.pip() == [sys.executable, "-m", "pip", "--python", build.venv_python()]
    assert build.run([*build.pip(), "list"], "pip did not work on .venv") is not None


def test_without_any_pip_and_without_rights_a_sentence_says_what_to_install(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "importable", lambda module: False)
    monkeypatch.setattr(build, "as_root", lambda: None)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    with pytest.raises(build.Trouble, match=f"Missing on this system: {version}"):
        build.make_venv()


def test_missing_browsers_are_installed_or_named(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(shutil, "which", lambda program: None if program == "xvfb-run" else f"/usr/bin/{program}")
    monkeypatch.setattr(build, "as_root", lambda: [])
    monkeypatch.setattr(build, "run", lambda command, *_, **__: commands.append(list(command)))
    build.ensure_browsers()
    assert [command[:2] for command in commands] == [["apt-get", "update"], ["apt-get", "install"]]
    assert commands[1][-1] == "xvfb"
    monkeypatch.setattr(build, "as_root", lambda: None)
    with pytest.raises(build.Trouble, match="Missing on this system: xvfb "):
        build.ensure_browsers()


# ---------------------------------------------------------------- no network, wrong words


def test_without_a_network_a_sentence_says_what_failed(tmp_path: Path) -> None:
    for name in ("build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    with socket.create_server(("127.0.0.1", 0)) as closed_soon:
        port = closed_soon.getsockname()[1]
    nowhere = f"http://127.0.0.1:{port}/"
    environment = {name: value for name, value in os.environ.items() if not name.lower().startswith("pip_")}
    environment |= {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": nowhere,
        "PIP_RETRIES": "0",
        "PIP_NO_CACHE_DIR": "1",
    }
    done = subprocess.run(
        [sys.executable, "build.py", "build"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 1
    (told,) = done.stderr.strip().splitlines()
    assert told.startswith("The Python packages could not be downloaded. Check the network, then run the same command")
    assert "Traceback" not in done.stdout
    assert not (tmp_path / ".cache/stamps/python").exists()


def test_an_unknown_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["build", "--fast"], ["sell"], []):
        with pytest.raises(SystemExit) as refused:
            build.main(words)
        assert refused.value.code == 2
    assert "--fast" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["serve", "test", "build", "bench", "clean"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        build.main([command, "--help"])
    assert left.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) > 3


def test_test_fails_when_one_stage_fails_and_hands_its_arguments_to_pytest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, int("mypy" in command))

    monkeypatch.setattr(build, "ensure_browsers", lambda: None)
    monkeypatch.setattr(build, "build", lambda: None)
    monkeypatch.setattr(build, "node", lambda: Path("node"))
    monkeypatch.setattr(subprocess, "run", run)
    assert build.main(["test", "tests/wildcore", "-k", "perft"]) == 1
    assert commands[-1][1:] == ["-m", "pytest", "tests/wildcore", "-k", "perft"]
    told = capsys.readouterr().out
    assert "mypy: FAILED" in told
    assert "pytest: passed" in told


def test_clean_leaves_nothing_that_was_built(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DIST", "NODE_MODULES"):
        monkeypatch.setattr(build, name, checkout / name.lower())
    for folder in (build.DIST, build.NODE_MODULES, build.VENV, build.CACHE / "stamps"):
        folder.mkdir(parents=True)
    (checkout / "kept").write_text("")
    assert build.main(["clean"]) == 0
    assert [each.name for each in checkout.iterdir()] == ["kept"]
    assert build.main(["clean"]) == 0
