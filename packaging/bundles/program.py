"""What bundles say of the program, each from where it is declared."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
NAME = "sitemap-editor"
TITLE = "Sitemap Editor"
TRANSLATIONS = ROOT / "resources" / "translations"


def version() -> str:
    """Return the version, which stands in `editor/__init__.py` alone."""
    text = (ROOT / "editor" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise ValueError("editor/__init__.py names no version")
    return found[1]


def project() -> dict[str, Any]:
    """Return the table `project` of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


def languages() -> list[str]:
    """Return the languages that the program is translated into beside English, such as de and pt_BR."""
    return sorted(path.stem.removeprefix("sitemap_editor_") for path in TRANSLATIONS.glob("*.ts"))


def moment() -> datetime:
    """Return the time that all files of a bundle bear: SOURCE_DATE_EPOCH, or that of the last commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH") or _output_of(
        "git", "-C", str(ROOT), "log", "-1", "--format=%ct"
    )
    return datetime.fromtimestamp(int(told or 0), UTC)


def full_name() -> str:
    """Return the name of the folder for this system, such as `sitemap-editor-1.0.0-linux-x86_64`."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"{NAME}-{version()}-{system}-{platform.machine().lower()}"


def _output_of(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
