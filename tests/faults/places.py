"""Places that need rights: a small disk of its own, and a folder that other users reach."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

NOBODY = 65534
SOMEBODY = 65533

needs_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can act for other users"
)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A file system in memory, so large; skips the test where none can be made."""
    folder.mkdir()
    if not _mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)):
        pytest.skip("needs the right to mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def protect(disk: Path) -> None:
    """From now on nobody can write to it."""
    assert _mount("-o", "remount,ro", str(disk))


def _mount(*arguments: str) -> bool:
    if shutil.which("mount") is None:
        return False
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


@contextmanager
def public_folder() -> Iterator[Path]:
    """A folder that every user reaches and may write to; pytest's own are for one user."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)
