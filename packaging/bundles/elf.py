"""Which libraries the programs and libraries in a folder need, on systems with ELF files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

_FILE = re.compile(r"^(.+): +file format elf", re.MULTILINE)
_NEEDED = re.compile(r"^  NEEDED +(\S+)$", re.MULTILINE)


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
    told = subprocess.run(
        ["objdump", "--private-headers", *map(str, files)], capture_output=True, check=True, text=True
    ).stdout
    return dict(_by_file(told))


def _by_file(told: str) -> Iterator[tuple[Path, set[str]]]:
    pieces = _FILE.split(told)[1:]
    for name, headers in zip(pieces[::2], pieces[1::2], strict=True):
        yield Path(name), set(_NEEDED.findall(headers))


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
