"""The folder as a program that unpacks and installs itself, by makeself."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import program


def pack_run(folder: Path, target: Path) -> Path:
    """Pack a folder as .run, and return its path; raises CalledProcessError and OSError."""
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
