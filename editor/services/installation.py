"""The installed program: its folders, the languages it has, and what a report of a fault says of it.

The folders are those for the program's own files other than settings. The language of the window is
a chosen one or the system's, as far as there are translations; what Qt says itself, such as on
standard buttons, comes from the translations that it brings. A report is of the program and its
system, and has nothing of the person.
"""

import os
import re
import shutil
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QStandardPaths, QTranslator

import editor
from editor.resources import resource
from editor.runtime.system import is_real_file, is_real_folder

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


_DOWNLOAD = re.compile("tmp[a-z0-9_]{8}")  # as `mkdtemp` names folders; others are never touched
_KEPT = 30 * 24 * 60 * 60  # seconds for which what a crash left is kept, so that it can be recovered


def state_folder() -> Path:
    """Return the folder for the log, backups of files and journals."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(folder) / "sitemap-editor"


def backups_folder() -> Path:
    """Return the folder for earlier versions of files."""
    return state_folder() / "backups"


def in_place_folder() -> Path:
    """Return the folder for the notes on files that are being overwritten in place."""
    return state_folder() / "in-place"


def recovery_folder() -> Path:
    """Return the folder for journals of unsaved changes."""
    return state_folder() / "recovery"


def downloads_folder() -> Path:
    """Return the folder for sitemaps from the web that were not saved yet."""
    return state_folder() / "downloads"


def new_download_folder(host: str) -> Path:
    """Make a folder for files from a host, and delete old ones that nobody asked for; raises OSError."""
    root = downloads_folder()
    root.mkdir(mode=0o700, parents=True, exist_ok=True)
    for old in root.iterdir():
        with suppress(OSError):  # another window has just deleted it
            if old.lstat().st_mtime < time.time() - _KEPT:
                _delete_download(old)
    made = Path(mkdtemp(dir=root)) / (host.strip(".-") or "web")
    made.mkdir()
    return made


def is_download(folder: Path) -> bool:
    """Tell whether a folder is one that holds a download."""
    kept = folder.parent
    return kept.parent == downloads_folder() and _DOWNLOAD.fullmatch(kept.name) is not None


def forget_download(folder: Path) -> None:
    """Delete a download; any other folder stays."""
    if is_download(folder):
        with suppress(OSError):  # it goes once it is old
            _delete_download(folder.parent)


def _delete_download(kept: Path) -> None:
    """Delete a folder that the program has made and that holds a folder of files and nothing else.

    Nothing is deleted through a link. Raises OSError.
    """
    is_ours = _DOWNLOAD.fullmatch(kept.name) and is_real_folder(kept.parent) and is_real_folder(kept)
    if is_ours and all(
        is_real_folder(host) and all(map(is_real_file, host.iterdir())) for host in kept.iterdir()
    ):
        shutil.rmtree(kept, ignore_errors=True)


def recipes_folder() -> Path:
    """Return the folder for the user's recipes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "recipes"


ENGLISH = "en"
_PREFIX = "sitemap_editor_"


_spoken = [ENGLISH]  # the language of the window


def spoken_language() -> str:
    """Return the language of the window, such as `pt_BR`."""
    return _spoken[0]


@cache
def _compiled() -> dict[str, Path]:
    """Return the file of each language; there are none where the program was built without them."""
    try:
        folder = resource("translations")
    except FileNotFoundError:
        return {}
    return {path.stem.removeprefix(_PREFIX): path for path in sorted(folder.glob(f"{_PREFIX}*.qm"))}


def known_languages() -> list[str]:
    """Return the languages that can be chosen, such as `pt_BR`."""
    return sorted({ENGLISH, *_compiled()})


def native_name(code: str) -> str:
    """Return the name of a language in itself, such as "Deutsch"."""
    locale = QLocale(code)
    if "_" in code:
        name = locale.nativeLanguageName()
        name = name if "(" in name else f"{name} ({locale.nativeTerritoryName()})"
    else:  # that of one country may be longer: "American English"
        anywhere = QLocale.Country.AnyCountry
        everywhere = QLocale.matchingLocales(locale.language(), locale.script(), anywhere)
        name = min((each.nativeLanguageName() for each in everywhere), key=len)
    return name[:1].upper() + name[1:]


def best_language(wanted: Sequence[str]) -> str:
    """Return the first known language among those wanted, such as `de-CH`, which is satisfied by `de`."""
    known = known_languages()
    for each in wanted:
        code = each.replace("-", "_")
        for candidate in (code, code.partition("_")[0]):
            if candidate in known:
                return candidate
        same = [one for one in known if one.partition("_")[0] == code.partition("_")[0]]
        if same:
            return same[0]
    return ENGLISH


def language_for(chosen: str) -> str:
    """Return the language that a choice stands for: itself, or the best one for the system."""
    return chosen if chosen in known_languages() else best_language(QLocale.system().uiLanguages())


def speak(app: QCoreApplication, chosen: str) -> str:
    """Translate what the program shows from now on into a language, and return that.

    chosen: "" is the language of the system. If another one is chosen, numbers and dates are written as usual
    in it, too.
    """
    system = QLocale.system()
    code = language_for(chosen)
    QLocale.setDefault(system)  # another language may have been spoken before
    if QLocale(code).language() != system.language() and (chosen or system.language() == QLocale.Language.C):
        QLocale.setDefault(QLocale(code))
    for old in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    if code != ENGLISH:
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _load(app, "qtbase_" + code, Path(folder))
        _load(app, _PREFIX + code, _compiled()[code].parent)
    _spoken[0] = code
    return code


def _load(app: QObject, name: str, folder: Path) -> None:
    translator = QTranslator(app)
    if translator.load(name, str(folder)):
        QCoreApplication.installTranslator(translator)
