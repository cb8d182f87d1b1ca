"""What the README tells people to type, read from it: what is tried and installed is what stands there.

python3 packaging/readme.py packages    print the Debian packages that it names
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

README = Path(__file__).resolve().parent.parent / "README.md"
_BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INSTALL = re.compile(r"`apt-get install ([^`]+)`[^`]+`(lib[^`]+)`[^`]+`(lib[^`]+)`")
_PYTHONS = re.compile(r"^Python 3\.(\d+) to 3\.(\d+),", re.MULTILINE)
_ROW = re.compile(r"^\| `(\w+)`[^|]*\|([^|]*)\|([^|]*)\|$", re.MULTILINE)
_COMMAND = re.compile(r"`([^`]* [^`]*)`")  # a name alone is none


class Packages(NamedTuple):
    """The Debian packages, by the line that names them."""

    always: list[str]
    on_x: list[str]
    for_languages: list[str]


class Steps(NamedTuple):
    """What somebody types to install a kind of bundle, and to remove it; several are ways to choose from."""

    install: list[str]
    remove: list[str]


def commands(text: str) -> tuple[str, str]:
    """The commands that open the window and run the tests, as they stand in the first block."""
    block = _BLOCK.search(text)
    lines = block[1].splitlines() if block else []
    found = [line for line in lines if line.startswith("python3 ")]
    if len(found) != 2:
        raise ValueError(f"The README's first block has not two commands of Python: {found}")
    run, test = found
    return run, test


def packages(text: str) -> Packages:
    """The packages that a bare Debian needs, those for a window on X, and those that compile translations."""
    named = _INSTALL.search(text)
    if not named:
        raise ValueError("The README does not name the packages as `apt-get install …` and `lib…` twice.")
    return Packages(*(names.split() for names in named.groups()))


def pythons(text: str) -> tuple[int, int]:
    """The oldest and the newest Python 3 that it runs on, by their second numbers."""
    named = _PYTHONS.search(text)
    if not named:
        raise ValueError("The README does not name the versions of Python as “Python 3.11 to 3.14,”.")
    return int(named[1]), int(named[2])


def installation(text: str) -> dict[str, Steps]:
    """Return the commands of the table of bundles, by kind."""
    return {
        kind: Steps(_COMMAND.findall(install), _COMMAND.findall(remove))
        for kind, install, remove in _ROW.findall(text)
    }


if __name__ == "__main__":
    if sys.argv[1:] != ["packages"]:
        sys.exit(str(__doc__).strip())
    for line in packages(README.read_text(encoding="utf-8")):
        print(*line, sep="\n")
