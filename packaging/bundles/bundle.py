"""Build what people install: `python3 packaging/dev.py bundle [KIND…]` writes it to dist/.

Kinds are wheel and sdist on every system; folder (a .tar.xz), run and deb on Linux; folder and setup (by
Inno Setup) on Windows; folder and dmg on macOS. Without a kind all of this system are built. All files bear
the time of the last commit, or of SOURCE_DATE_EPOCH: the same commit makes the same bytes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import program
from deb import build_deb
from elsewhere import build_dmg, build_setup, zip_folder
from folder import NotAsItMustBe, freeze, pack
from packages import build_package, pack_run

ON_EVERY_SYSTEM = ("wheel", "sdist")
KINDS = {"win32": (*ON_EVERY_SYSTEM, "folder", "setup"), "darwin": (*ON_EVERY_SYSTEM, "folder", "dmg")}
OF_LINUX = (*ON_EVERY_SYSTEM, "folder", "run", "deb")


class Workshop:
    """Builds into dist/; the folder that several kinds are made of is built once."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._folder: Path | None = None

    @property
    def folder(self) -> Path:
        if self._folder is None:
            self._folder = freeze(self._place)
        return self._folder

    def build(self, kind: str) -> Path:
        """Build one kind, and return its path."""
        name = program.DIST / program.full_name()
        ways: dict[str, Callable[[], Path]] = {
            "wheel": lambda: build_package("wheel", program.DIST),
            "sdist": lambda: build_package("sdist", program.DIST),
            "folder": lambda: (
                zip_folder(self.folder, name.with_name(f"{name.name}.zip"))
                if sys.platform == "win32"
                else pack(self.folder, name.with_name(f"{name.name}.tar.xz"))
            ),
            "run": lambda: pack_run(self.folder, name.with_name(f"{name.name}.run")),
            "deb": lambda: build_deb(self.folder, self._place, program.DIST),
            "setup": lambda: build_setup(self.folder, program.DIST),
            "dmg": lambda: build_dmg(self.folder.parent / "made", name.with_name(f"{name.name}.dmg")),
        }
        return ways[kind]()


@contextmanager
def workshop() -> Iterator[Workshop]:
    """Yield a workshop with a folder for what is not finished, which is removed in the end."""
    program.DIST.mkdir(exist_ok=True)
    place = Path(tempfile.mkdtemp(prefix="unfinished-", dir=program.DIST))
    try:
        yield Workshop(place)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Build the kinds asked for, and print a line about each; return 1 if one could not be built."""
    kinds = KINDS.get(sys.platform, OF_LINUX)
    if strange := [each for each in arguments if each not in kinds]:
        print(f"There is no kind {strange[0]} on this system; there are {', '.join(kinds)}.", file=sys.stderr)
        return 2
    with workshop() as shop:
        for kind in arguments or kinds:
            begun = time.monotonic()
            try:
                path = shop.build(kind)
            except NotAsItMustBe as why:
                print(f"{kind}: {why}", file=sys.stderr)
                return 1
            except FileNotFoundError as error:
                print(f"{kind}: {error.filename} is needed for it and missing.", file=sys.stderr)
                return 1
            except subprocess.CalledProcessError as error:
                print(f"{error.stderr or ''}\n{kind}: {error.cmd[0]} failed.", file=sys.stderr)
                return 1
            size, seconds = path.stat().st_size / 1e6, time.monotonic() - begun
            print(f"{kind}: {path.relative_to(program.ROOT)} ({size:.1f} MB, {seconds:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
