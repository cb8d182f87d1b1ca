"""Compiles the translations when the program is built or installed: each `.ts` into two files beside it.

The window reads the `.qm`; the command line, which has no Qt, the `.mo`, by the `gettext` of Python.

A wheel also gets what systems are told of a program: menu entry, icon, manual page, completions.

Hatchling loads this when it builds a wheel or installs from a clone. Qt's own `lrelease` compiles, which
comes with PySide6. Where it cannot run, as on a system without the libraries that Qt needs, a clone is
installed without other languages, and a warning says so. A wheel is for others: it is whole or not built.
"""

from __future__ import annotations

import importlib
import os
import shutil
import struct
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DECLARED = "texts"  # the context of all texts but those of `self.tr`
PLURAL_RULES = {  # of other languages than those with a form for 1 and one for the rest
    "nplurals=1; plural=0;": "fa hu id ja ko ms my th tr vi zh",
    "nplurals=2; plural=n != 1;": "pt_PT",
    "nplurals=2; plural=n > 1;": "fr hy pt tl",
    "nplurals=2; plural=n%10 != 1 || n%100 == 11;": "is",
    "nplurals=3; plural=n == 1 ? 0 : n == 2 ? 1 : 2;": "ga sa",
    "nplurals=3; plural=n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;": "cs sk",
    "nplurals=3; plural=n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 >= 20) ? 1 : 2;": "pl",
    "nplurals=3; plural=n%10 == 1 && n%100 != 11 ? 0"
    " : n%10 >= 2 && n%10 <= 4 && (n%100 < 10 || n%100 >= 20) ? 1 : 2;": "be bs hr ru sr uk",
    "nplurals=3; plural=n == 1 ? 0 : n == 0 || (n%100 >= 1 && n%100 <= 19) ? 1 : 2;": "ro",
    "nplurals=3; plural=n%10 == 1 && n%100 != 11 ? 0"
    " : n%10 >= 2 && (n%100 < 10 || n%100 >= 20) ? 1 : 2;": "lt",
    "nplurals=3; plural=n%10 == 1 && n%100 != 11 ? 0 : n != 0 ? 1 : 2;": "lv",
    "nplurals=3; plural=n%10 == 1 ? 0 : n%10 == 2 ? 1 : 2;": "mk",
    "nplurals=4; plural=n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3;": "sl",
    "nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3"
    " : n%100 >= 11 ? 4 : 5;": "ar",
}


class CannotCompile(Exception):
    """The translations cannot be compiled here; says why and what to install."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"Other languages than English are missing, as translations cannot be compiled:\n  {reason}\n"
            "On Debian and Ubuntu, what Qt's lrelease needs comes with: sudo apt-get install libgssapi-krb5-2"
        )


class WheelHook(BuildHookInterface[Any]):
    """Makes what a wheel holds and the repository does not, before its files are collected."""

    _made: Path | None = None  # for this wheel only

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_clone = version == "editable"
        try:
            compile_stale(Path(self.root, "resources", "translations"))
        except CannotCompile as reason:
            (self.app.display_warning if is_clone else self.app.abort)(str(reason))
        if not is_clone:
            self._share(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._made is not None:
            shutil.rmtree(self._made)

    def _share(self, build_data: dict[str, Any]) -> None:
        """Have the installer put into `share` what systems look for there."""
        self._made = folder = Path(tempfile.mkdtemp(prefix="share-"))  # builds may run at once
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
    compiled = [source.with_suffix(ending) for ending in (".qm", ".mo")]
    changed = source.stat().st_mtime
    return not all(path.exists() and path.stat().st_mtime >= changed for path in compiled)


def compile_to(source: Path, target: Path) -> None:
    """Compile a translation to a `.qm`, with a `.mo` beside it; the same source makes the same bytes.

    Raises CannotCompile.
    """
    beside = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        command = [tool("lrelease"), "-silent", str(source), "-qm", str(beside)]
        done = subprocess.run(command, check=False, capture_output=True)
    except OSError as error:
        raise CannotCompile(str(error)) from error
    if done.returncode != 0:
        raise CannotCompile(done.stderr.decode(errors="replace").strip() or f"exit code {done.returncode}")
    beside.replace(target)  # another process may read it at this moment
    beside.write_bytes(as_mo(ElementTree.parse(source).getroot()))  # noqa: S314 - a file of the repository
    beside.replace(target.with_suffix(".mo"))


def as_mo(translations: ElementTree.Element) -> bytes:
    """Return the declared texts of a `.ts` as gettext has them: tables of where they stand, then they.

    A text about a number stands for its English singular, too, as only the plural is declared.
    """
    rule = plural_rule(translations.get("language", ""))
    found = {b"": f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {rule}\n".encode()}
    for message in translations.iterfind(f"context[name='{DECLARED}']/message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("vanished", "obsolete"):
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        text = (message.findtext("source") or "").encode()
        if all(told := forms or [translation.text or ""]):
            found[b"\0".join([text, text]) if forms else text] = "\0".join(told).encode()
    texts = sorted(found)
    tables, content = [], b""
    for each in (texts, [found[text] for text in texts]):
        for text in each:
            tables += [len(text), 28 + 16 * len(texts) + len(content)]
            content += text + b"\0"
    head = (0x950412DE, 0, len(texts), 28, 28 + 8 * len(texts), 0, 0)
    return struct.pack(f"<{len(head) + len(tables)}I", *head, *tables) + content


def plural_rule(language: str) -> str:
    """Return which plural form a number has in a language such as `pt_BR`: as in Qt, in words of gettext."""
    names = (language, language.partition("_")[0])
    found = [rule for name in names for rule, these in PLURAL_RULES.items() if name in these.split()]
    return next(iter(found), "nplurals=2; plural=n != 1;")


def tool(name: str) -> str:
    """Return the path of a tool of Qt's that comes with PySide6; raises FileNotFoundError."""
    package = find_spec("PySide6")
    for folder in (package.submodule_search_locations or ()) if package else ():
        for ending in ("", ".exe"):
            if (path := Path(folder, name + ending)).is_file():
                return str(path)
    raise FileNotFoundError(f"{name} is missing: it comes with PySide6-Essentials")
