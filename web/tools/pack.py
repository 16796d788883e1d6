"""Runs inside Pyodide at build time: compiles Python trees and finds what they need of the standard library."""

import importlib
import io
import json
import pkgutil
import py_compile
import random
import sys
import tempfile
import zipfile
from pathlib import Path

STANDARD_LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same tree must always give the same zip

# What an import list does not show: packages that Pyodide's start reaches in its own ways, and modules that only an
# unusual day asks for (an error's traceback, a strange encoding in a link, entropy, a file in a package).
WHOLE_PACKAGES = ("_pyodide", "pyodide", "collections", "importlib.resources", "json", "re", "zipfile")
SINGLE_MODULES = (
    "_colorize", "_opcode_metadata", "_py_warnings", "ast", "base64", "bisect", "codecs", "contextlib", "copy",
    "dataclasses", "dis", "encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.utf_8", "enum",
    "functools", "heapq", "importlib.abc", "importlib.machinery", "importlib.readers", "importlib.util", "inspect",
    "io", "linecache", "opcode", "operator", "pathlib", "pkgutil", "random", "reprlib", "shutil", "string", "struct",
    "tempfile", "textwrap", "token", "tokenize", "traceback", "types", "typing", "warnings", "weakref", "zipimport",
)  # fmt: skip


def zip_tree(root: Path, package: str) -> bytes:
    """The installed package as a zip of compiled modules and its data files."""
    files = {}
    for path in sorted((root / package).rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        if path.suffix == ".py":
            files[f"{name}c"] = compiled(path.read_bytes(), name)
        elif path.suffix != ".svg":  # drawings are the site's; the rules read texts at most
            files[name] = path.read_bytes()
    return stored(files)


def zip_standard_library(modules: list[str]) -> bytes:
    """The standard library with the modules named, their packages and what is always there; compiled."""
    named = {*modules, *SINGLE_MODULES, *WHOLE_PACKAGES}
    wanted = named | {parent for module in named for parent in parents(module)}
    files = {}
    with zipfile.ZipFile(STANDARD_LIBRARY) as source:
        for name in source.namelist():
            if name.endswith("/") or "__pycache__" in name:
                continue
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if module not in wanted and not module.startswith(tuple(f"{package}." for package in WHOLE_PACKAGES)):
                continue
            if name.endswith(".py"):
                files[f"{name}c"] = compiled(source.read(name), name)
            else:
                files[name] = source.read(name)
    return stored(files)


def compiled(source: bytes, name: str) -> bytes:
    """A ``.pyc`` that is trusted without a look at its source, which is not there; docstrings stay behind."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.py"
        path.write_bytes(source)
        target = Path(folder) / "module.pyc"
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(path), str(target), name, doraise=True, optimize=2, invalidation_mode=unchecked)
        return target.read_bytes()


def stored(files: dict[str, bytes]) -> bytes:
    """A zip without compression: it is compressed as a whole on the way, and read faster."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return buffer.getvalue()


def parents(module: str) -> list[str]:
    """``a.b.c`` → ``a``, ``a.b``."""
    parts = module.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts))]


def import_everything(package: str) -> list[str]:
    """Imports every module of the package but its command line."""
    names = [package]
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        if not module.name.endswith("__main__"):
            names.append(module.name)
    for name in names:
        importlib.import_module(name)
    return names


def exercise(seed: int = 1, plies: int = 40) -> None:
    """Goes once through everything that the rules do, so that what they import late is imported too."""
    from wildcore.bridge import call

    def ask(method: str, **argument: object) -> dict:
        return json.loads(call(method, json.dumps(argument)))

    chance = random.Random(seed)
    for game in ask("catalogue")["ok"]:
        options = [{}] + [{option["id"]: value} for option in game["options"] for value in option["values"]]
        for chosen in options:
            state = ask("start", game=game["name"], options=chosen)["ok"]
            for _ in range(plies):
                state = after_taps(ask, state, chance) or state
                if not state["view"]["turn"]:
                    break
            record = state["record"]
            ask("goto", record=record, at=0)
            ask("branch", record=record, index=0)
            ask("act", record=record, action="resign", seat=0)
            ask("act", record=record, action="draw", seat=0)
            ask("play", record=record, text="no move")
            ask("open", record=record)
            ask("receive", **ask("share", record=record).get("ok", {"text": ""}))
        for text in ("", "?", f"{game['name']}/1!!!", f"{game['name']}/1{'A' * 5000}"):
            ask("receive", text=text)
    call("no such method", "{}")
    call("open", "{")


def after_taps(ask, state: dict, chance: random.Random) -> dict | None:
    """The state after one move made by taps at random; ``None`` when the taps led nowhere."""
    choices, taps = state["view"]["next"], []
    for _ in range(12):
        if not choices:
            return None
        answer = ask("tap", record=state["record"], taps=taps, tap=chance.choice(choices)["step"])["ok"]
        if answer["played"]:
            return answer["played"]
        choices, taps = answer["next"], answer["taps"]
    return None


def imported() -> list[str]:
    """The modules now in memory that came from the standard library's zip."""
    return sorted(
        name
        for name, module in sys.modules.items()
        if (getattr(module, "__file__", None) or "").startswith(STANDARD_LIBRARY)
    )
