"""Compiles the translations when the program is built or installed: each `.ts` into a `.qm` beside it.

A wheel also gets what systems are told of a program: menu entry, icon, manual page, completions.

Hatchling loads this when it builds a wheel or installs from a clone. Qt's own `lrelease` compiles, which
comes with PySide6. Where it cannot run, as on a system without the libraries that Qt needs, a clone is
installed without other languages, and a warning says so. A wheel is for others: it is whole or not built.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CannotCompile(Exception):
    """The translations cannot be compiled here; says why and what to install."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"Other languages than English are missing, as translations cannot be compiled:\n  {reason}\n"
            "On Debian and Ubuntu, what Qt's lrelease needs comes with: sudo apt-get install libgssapi-krb5-2"
        )


class WheelHook(BuildHookInterface[Any]):
    """Makes what a wheel holds and the repository does not, before its files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_clone = version == "editable"
        try:
            compile_stale(Path(self.root, "resources", "translations"))
        except CannotCompile as reason:
            (self.app.display_warning if is_clone else self.app.abort)(str(reason))
        if not is_clone:
            self._share(build_data)

    def _share(self, build_data: dict[str, Any]) -> None:
        """Have the installer put into `share` what systems look for there."""
        folder = Path(self.root, "build", "share")
        shutil.rmtree(folder, ignore_errors=True)
        sys.path.insert(0, str(Path(self.root, "packaging", "bundles")))
        try:
            importlib.import_module("share").put_share(folder, sizes=())
        except ImportError as error:
            self.app.abort(f"The manual page and the menu entry cannot be made: {error}")
        else:
            build_data["shared_data"][str(folder)] = "share"


def compile_stale(folder: Path) -> list[Path]:
    """Compile the translations of a folder that are newer than what was compiled of them; return these.

    Raises CannotCompile.
    """
    stale = [path for path in sorted(folder.glob("*.ts")) if is_stale(path)]
    for path in stale:
        compile_to(path, path.with_suffix(".qm"))
    return stale


def is_stale(source: Path) -> bool:
    """Tell whether a translation was not compiled since it changed."""
    compiled = source.with_suffix(".qm")
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def compile_to(source: Path, target: Path) -> None:
    """Compile a translation; the same source makes the same bytes. Raises CannotCompile."""
    beside = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        command = [tool("lrelease"), "-silent", str(source), "-qm", str(beside)]
        done = subprocess.run(command, check=False, capture_output=True)
    except OSError as error:
        raise CannotCompile(str(error)) from error
    if done.returncode != 0:
        raise CannotCompile(done.stderr.decode(errors="replace").strip() or f"exit code {done.returncode}")
    beside.replace(target)  # another process may read it at this moment


def tool(name: str) -> str:
    """Return the path of a tool of Qt's that comes with PySide6; raises FileNotFoundError."""
    package = find_spec("PySide6")
    for folder in (package.submodule_search_locations or ()) if package else ():
        for ending in ("", ".exe"):
            if (path := Path(folder, name + ending)).is_file():
                return str(path)
    raise FileNotFoundError(f"{name} is missing: it comes with PySide6-Essentials")
