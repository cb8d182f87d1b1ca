"""The tools of Qt's that PySide6 brings along: they need a system library more than the program does."""

import functools
import importlib
import subprocess
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


def need_qt_tools() -> None:
    """Skip the test where lrelease does not run."""
    if complaint := _complaint():
        pytest.skip(f"Qt's tools do not run here: {complaint}")


def compile_finished(language: str, target: Path) -> None:
    """Compile the translations into a language, but for those that are to be checked."""
    source = PACKAGING.parent / "resources" / "translations" / f"sitemap_editor_{language}.ts"
    command = [_lrelease(), "-silent", "-nounfinished", str(source), "-qm", str(target)]
    subprocess.run(command, check=True, capture_output=True)


def _lrelease() -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        return str(importlib.import_module("build_hook").tool("lrelease"))


@functools.cache
def _complaint() -> str:
    done = subprocess.run([_lrelease(), "-version"], capture_output=True, text=True, check=False)
    return done.stderr.strip() if done.returncode != 0 else ""
