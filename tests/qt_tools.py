"""The tools of Qt's that PySide6 brings along: they need a system library more than the program does."""

import functools
import importlib
import subprocess
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


def need_qt_tools() -> None:
    """Skip the test where lrelease and lupdate do not run."""
    if complaint := _complaint():
        pytest.skip(f"Qt's tools do not run here: {complaint}")


@functools.cache
def _complaint() -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        tool = importlib.import_module("build_hook").tool("lrelease")
    done = subprocess.run([tool, "-version"], capture_output=True, text=True, check=False)
    return done.stderr.strip() if done.returncode != 0 else ""
