"""Which libraries those in a folder need, and where they look for them, on systems with ELF files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

_FILE = re.compile(r"^(.+): +file format elf", re.MULTILINE)
_NEEDED = re.compile(r"^  NEEDED +(\S+)$", re.MULTILINE)
_SEARCHED = re.compile(r"^  R(?:UN)?PATH +(\S+)$", re.MULTILINE)


def elf_files(folder: Path) -> list[Path]:
    """Return the ELF files in a folder, sorted; links are left out."""
    return [path for path in sorted(folder.rglob("*")) if _is_elf(path)]


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(files: Iterable[Path]) -> dict[Path, set[str]]:
    """Return the names of the libraries that each of these files asks the system's linker for."""
    return {path: set(_NEEDED.findall(headers)) for path, headers in _headers(files)}


def look_beside_themselves(files: Iterable[Path]) -> None:
    """Let those of these files that look for libraries in folders of the machine look in their own instead.

    Whoever may write to such a folder elsewhere could have the program load what lies there.
    """
    for path, headers in _headers(files):
        folders = ":".join(_SEARCHED.findall(headers)).split(":")
        if any(folder.startswith("/") for folder in folders):
            subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", str(path)], check=True)


def _headers(files: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    told = subprocess.run(
        ["objdump", "--private-headers", *map(str, files)], capture_output=True, check=True, text=True
    ).stdout
    pieces = _FILE.split(told)[1:]
    for name, headers in zip(pieces[::2], pieces[1::2], strict=True):
        yield Path(name), headers


def unneeded(folder: Path, roots: Iterable[Path]) -> list[Path]:
    """Return the libraries in a folder that none of the roots needs, directly or through others.

    roots: the files in it that are loaded by name, such as extension modules and plug-ins.
    """
    files = elf_files(folder)
    by_name = {path.name: path for path in files}
    needs = needed(files)
    waiting = list(roots)
    reached = set(waiting)
    while waiting:
        for name in needs.get(waiting.pop(), ()):
            path = by_name.get(name)
            if path is not None and path not in reached:
                reached.add(path)
                waiting.append(path)
    return [path for path in files if path not in reached]
