"""The wheel and the archive of sources, for Python's installers."""

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
