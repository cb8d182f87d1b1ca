"""The wheel and the archive of sources, for Python's installers, and the folder that installs itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import program


def build_package(kind: str, target: Path) -> Path:
    """Build the wheel or the sdist, have it checked, and return its path; raises CalledProcessError."""
    before = set(target.glob("*"))
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(int(program.moment().timestamp()))}
    subprocess.run(
        [
            *(sys.executable, "-m", "build", "--no-isolation", f"--{kind}"),
            *("--outdir", str(target), str(program.ROOT)),
        ],
        check=True,
        env=environment,
        stdout=subprocess.DEVNULL,
    )
    ending = ".whl" if kind == "wheel" else ".tar.gz"
    made = max(target.glob(f"*{ending}"), key=lambda path: (path not in before, path.stat().st_mtime))
    subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", str(made)], check=True, stdout=subprocess.DEVNULL
    )
    return made


def pack_run(folder: Path, target: Path) -> Path:
    """Pack a folder as .run, which unpacks and installs itself, and return its path; needs makeself.

    Raises CalledProcessError and OSError.
    """
    when = program.moment()
    target.parent.mkdir(exist_ok=True)
    beside = folder.with_name(target.name)
    extra = f"--sort=name --owner=0 --group=0 --numeric-owner --mtime=@{int(when.timestamp())} --format=gnu"
    subprocess.run(
        [
            *("makeself", "--quiet", "--xz", "--complevel", "6", "--tar-extra", extra),
            *("--packaging-date", f"{when:%Y-%m-%d %H:%M:%S}", "--nox11", "--nomd5", "--sha256"),
            *(folder.name, beside.name, f"{program.TITLE} {program.version()}", "./install.sh"),
        ],
        check=True,
        cwd=folder.parent,  # the paths stand in what is made
        stdout=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C", "TZ": "UTC"},
    )
    return beside.replace(target)
