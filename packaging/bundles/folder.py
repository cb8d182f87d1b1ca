"""The program as a folder with Python and Qt in it, and that folder packed."""

from __future__ import annotations

import importlib
import os
import shutil
import stat
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import program
from contents import OF_THE_SYSTEM
from elf import elf_files, look_beside_themselves, needed, unneeded
from share import DESKTOP, put_licences, put_share

HERE = Path(__file__).resolve().parent
INSIDE = "_internal"
MOST_UNPACKED, MOST_PACKED = 130_000_000, 40_000_000  # bytes


class NotAsItMustBe(Exception):
    """Raised because what was built is too large, or needs what no system promises; says what."""


def freeze(place: Path) -> Path:
    """Build the folder in a place, and return it; raises NotAsItMustBe and CalledProcessError.

    What PyInstaller has worked out stays in build/, for the next time.
    """
    sys.path.insert(0, str(program.ROOT / "packaging"))
    hook = importlib.import_module("build_hook")
    try:
        hook.compile_stale(program.TRANSLATIONS)
    except hook.CannotCompile as why:
        raise NotAsItMustBe(str(why)) from why
    environment = {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(int(program.moment().timestamp())),
        "PYTHONHASHSEED": "0",  # the order in sets is kept in compiled modules
    }
    made = place / "made"
    work = program.ROOT / "build" / "bundle"
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--workpath", str(work), "--distpath", str(made), str(HERE / "frozen.spec")),
        ],
        check=True,
        env=environment,
        cwd=program.ROOT,
    )
    folder = place / f"{program.NAME}-{program.version()}"
    (made / program.NAME).rename(folder)
    if sys.platform.startswith("linux"):
        remove_unneeded(folder)
        look_beside_themselves(elf_files(folder))
        put_share(folder / "share")
        put_licences(folder / "share" / "doc" / program.NAME / "licences")
        shutil.copy(DESKTOP / "install.sh", folder)
    else:
        put_licences(folder / "licences")
    same_for_all(folder)
    if (size := size_of(folder)) > MOST_UNPACKED:
        raise NotAsItMustBe(f"The folder has {size:,} bytes; {MOST_UNPACKED:,} are allowed.")
    return folder


def remove_unneeded(folder: Path) -> None:
    """Remove libraries that only something needs that was left out; raises NotAsItMustBe.

    What is left may need nothing but what comes along or is on every system with a desktop.
    """
    inside = folder / INSIDE
    loaded = [
        path
        for path in elf_files(folder)
        if not path.name.startswith("lib") or "plugins" in path.parts or path.name.startswith("libpython")
    ]
    for path in unneeded(folder, loaded):
        path.unlink()
    for path in inside.iterdir():
        if path.is_symlink() and not path.exists():
            path.unlink()
    there = {path.name for path in folder.rglob("*")}
    wanted = set().union(*needed(elf_files(folder)).values()) - there
    if strange := sorted(name for name in wanted if not OF_THE_SYSTEM.fullmatch(name)):
        raise NotAsItMustBe(f"The folder needs libraries that few systems have: {', '.join(strange)}")


def same_for_all(folder: Path) -> None:
    """Give all files the same time, and rights that do not depend on who builds."""
    when = program.moment().timestamp()
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & stat.S_IXUSR and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)
    os.utime(folder, (when, when))


def size_of(folder: Path) -> int:
    """Return how many bytes the files in a folder have."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def pack(folder: Path, target: Path) -> Path:
    """Pack a folder as .tar.xz, the same content to the same bytes; raises NotAsItMustBe if it is large."""
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as beside:
        new = Path(beside, target.name)
        with tarfile.open(new, "w:xz", format=tarfile.GNU_FORMAT, preset=6) as archive:
            archive.add(folder, folder.name, filter=of_nobody)
        if (size := new.stat().st_size) > MOST_PACKED:
            raise NotAsItMustBe(f"{target.name} has {size:,} bytes; {MOST_PACKED:,} are allowed.")
        new.replace(target)
    return target


def of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Let a file in an archive belong to root, whoever packs it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
