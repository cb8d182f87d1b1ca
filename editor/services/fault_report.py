"""What a report of a fault says to developers: of the program and its system, and nothing of the person."""

import os
import re
import sys
import traceback
from pathlib import Path

import editor

PATH, URL, NAME = "<path>", "<URL>", "<name>"
_FRAME = re.compile(r'^([ |+-]*File ")(.+)(", line \d+.*)$')
_MARKS = re.compile(r"^[ |]*[~^]+$")
_ABOUT = re.compile(r"Sitemap Editor \d")  # the line of versions, in which the system may be called 6.1.fc42
_QUOTED = re.compile(r"""'[^'\n]*'|"[^"\n]*"|“[^”\n]*”""")
_URL = re.compile(r"\b[a-z][a-z0-9+.-]*://[^\s'\"<>”]+", re.IGNORECASE)
# Where a path begins; what follows it in its line may belong to it, as names can hold blanks.
_PATH = re.compile(r"(?<![^\s(=:,])(~?/|~?\\|[A-Za-z]:[\\/]|\.\.?[\\/]).*")
_NAME = re.compile(r"[/\\]|\w\.\w")  # in a quoted text: a path, the name of a file or of a host
# What may be the name of a file, of a host or an address of mail, without quotes; a number is none.
_BARE_NAME = re.compile(r"\b\d+(?:\.\d+){3}\b|[\w-]+(?:@[\w-]+)?(?:\.[\w-]+)*\.(?!\d)[\w-]+")
_PACKAGES = ("site-packages", "dist-packages")


def installation() -> str:
    """Return how the program was installed, such as "wheel, by pipx" or "Debian package"."""
    bundle = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    if bundle:
        try:
            return Path(bundle, "installed-as").read_text("ascii").strip()
        except (OSError, ValueError):
            return "macOS program" if ".app/" in Path(bundle).as_posix() else "folder"
    if not Path(editor.__file__).with_name("_resources").exists():
        return "clone"
    parts = Path(sys.prefix).parts
    return "wheel, by pipx" if "pipx" in parts else "wheel, by uv" if "uv" in parts else "wheel"


def without_names(report: str) -> str:
    """Return a report in which no path and no URL stands but those of the program's own modules."""
    lines, is_source = [], False
    for line in report.splitlines():
        frame = _FRAME.match(line)
        if frame:
            lines.append(f"{frame[1]}{_module_path(frame[2])}{frame[3]}")
        else:
            keeps = is_source or _MARKS.match(line) or _ABOUT.match(line)
            lines.append(line if keeps else _without_names(line))
        is_source = frame is not None  # the line of the program that follows
    return "\n".join(lines)


def _module_path(path: str) -> str:
    """Return the path of a module from the program's folder or from that of the library on."""
    parts = path.replace("\\", "/").split("/")
    library = Path(traceback.__file__).parent.name  # such as python3.14; on Windows Lib
    for folder in (*_PACKAGES, library):
        if folder in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(folder) :])
    if "editor" in parts:
        return "/".join(parts[len(parts) - parts[::-1].index("editor") - 1 :])
    return path if path.startswith("<") else parts[-1]


def _without_names(line: str) -> str:
    told = _QUOTED.sub(_named_in_quotes, _URL.sub(URL, line))
    return _BARE_NAME.sub(_named_without_quotes, _PATH.sub(PATH, told))


def _named_without_quotes(found: re.Match[str]) -> str:
    """Return the name of a module or of what is in one as it is, any other one left out."""
    module, _, rest = found[0].partition(".")
    own = sys.modules.get(module)
    return found[0] if own is not None and hasattr(own, rest.partition(".")[0]) else NAME


def _named_in_quotes(quoted: re.Match[str]) -> str:
    text = quoted[0]
    if URL in text:
        return f"{text[0]}{URL}{text[-1]}"
    return f"{text[0]}{PATH}{text[-1]}" if _NAME.search(text) or os.sep in text else text
