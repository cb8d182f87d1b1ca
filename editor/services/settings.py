"""The settings of the program: each is declared once, and all are stored in one ini file."""

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QSettings, QStandardPaths

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.services.files.paths import refuse_pipe

T = TypeVar("T")  # str, int, bool, bytes, list[str] or dict[str, str]


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A value that is stored; it has the type of its default."""

    key: str
    default: T


THEME = Setting("appearance/theme", "system")  # or "light", "dark"
LANGUAGE = Setting("appearance/language", "")  # such as "de" or "pt_BR"; "" is the system's
ZOOM = Setting("appearance/zoom", 100)  # size of the table, in per cent
WINDOW_GEOMETRY = Setting("window/geometry", b"")
WINDOW_STATE = Setting("window/state", b"")  # the state of panels and tool bars when the window was closed
COLUMNS: Setting[dict[str, str]] = Setting("view/columns", {})  # columns shown or hidden by the user, by name
COLUMN_WIDTHS: Setting[dict[str, str]] = Setting(
    "view/column-widths", {}
)  # the widths set by the user, in pixels at 100 %
COLUMN_ORDER: Setting[list[str]] = Setting("view/column-order", [])  # by name, from left to right
FREEZE_URL = Setting("view/freeze-url", default=True)  # True if the URL column is pinned
FINDINGS_PANEL = Setting("view/findings", default=True)
DETAILS_PANEL = Setting("view/details", "")  # "open", "closed", or "": depending on the room
SITE_PANEL = Setting("view/site", "")  # "open", "closed", or "": depending on the room
FILES_PANEL = Setting("view/files", default=True)
FOLD_ORIGIN = Setting("view/fold-origin", default=True)  # True if the origin that most rows share is left out
FOUND_ACTIONS: Setting[list[str]] = Setting(
    "view/found-actions", []
)  # the ids of actions run by *Find an action*
LOCAL_DATES = Setting("view/local-dates", default=False)  # True: in the format of the user's locale
RECENT_FILTERS: Setting[list[str]] = Setting("view/recent-filters", [])  # the latest first
SAVED_FILTERS: Setting[dict[str, str]] = Setting("view/saved-filters", {})  # by name
LAST_FOLDER = Setting("files/folder", "")  # the folder where a file was last opened or saved
RECENT_FILES: Setting[list[str]] = Setting("files/recent", [])  # the newest first
PUBLISHED_URLS: Setting[dict[str, str]] = Setting("files/published", {})  # published URLs, by path
INDEXNOW_KEYS: Setting[dict[str, str]] = Setting(
    "site/indexnow-keys", {}
)  # published by each site, by origin
TABLE_COLUMNS: Setting[dict[str, str]] = Setting("tables/columns", {})  # as chosen by the user, by headings
SET_OPTIONS: Setting[dict[str, str]] = Setting("export/set", {})  # the options of the last split export
USER_AGENT = Setting("site/user-agent", "")  # what hosts are told; "": the program's own
ROBOTS_AGENT = Setting("site/agent", "")  # the crawler whose rules count; "": the program's own
PER_HOST = Setting("site/per-host", 8)  # requests at once to one host
REQUEST_DELAY = Setting("site/delay", 50)  # milliseconds between two requests to one host
REQUEST_TIMEOUT = Setting("site/timeout", 20)  # seconds for one answer

WINDOW_VERSION = 1  # the version of WINDOW_STATE: raise it when panels or tool bars are renamed


def settings_path() -> Path:
    """Return the path of the user's settings file."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.ini"


class Settings:
    """Reads and writes settings; whatever is wrong with the file, every setting has a value.

    `troubles` holds a phrase for each problem: a damaged file is moved aside; if the file cannot be
    written, the settings of this session stay in memory.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or settings_path()
        self._kept: dict[str, object] = {}  # the values set in this session, if the file cannot be written
        self._wrong: list[str] = []  # patterns of sentences
        if not self._can_be_opened():
            self._path = self._path.with_name(self._path.name + ".new")
        self._file = QSettings(str(self._path), QSettings.Format.IniFormat)
        self._file.allKeys()
        if self._file.status() == QSettings.Status.FormatError:
            self._set_aside()
        elif self._file.status() == QSettings.Status.AccessError:
            self._wrong.append(
                QT_TRANSLATE_NOOP(
                    "Settings", "The settings in {path} cannot be read. The defaults are used this time."
                )
            )
        self.troubles = [Phrase(pattern, "Settings", path=self._path) for pattern in self._wrong]

    def get(self, setting: Setting[T]) -> T:
        """Return the stored value of a setting, or its default."""
        if setting.key in self._kept:
            return self._checked(setting, self._kept[setting.key])
        text = self._file.value(setting.key)
        return (
            self._checked(setting, _decoded(text, setting.default))
            if isinstance(text, str)
            else setting.default
        )

    def set(self, setting: Setting[T], value: T) -> None:
        """Store a value."""
        self._kept[setting.key] = value
        self._file.setValue(setting.key, _encoded(value))

    def save(self) -> None:
        """Write changed settings to the disk now, if possible."""
        self._file.sync()

    @staticmethod
    def _checked(setting: Setting[T], value: object) -> T:
        return value if _has_type_of(value, setting.default) else setting.default  # type: ignore[return-value]

    def _can_be_opened(self) -> bool:
        """Tell whether the path is that of a file, or of nothing; anything
        else is moved aside if possible.
        """
        try:
            refuse_pipe(self._path)
        except OSError:
            return self._is_set_aside()
        return True

    def _set_aside(self) -> None:
        if self._is_set_aside():
            self._file = QSettings(str(self._path), QSettings.Format.IniFormat)

    def _is_set_aside(self) -> bool:
        aside = self._path.with_name(self._path.name + ".damaged")
        try:
            self._path.replace(aside)
        except OSError:
            self._wrong.append(
                QT_TRANSLATE_NOOP(
                    "Settings", "The settings in {path} are damaged. The defaults are used this time."
                )
            )
            return False
        self._wrong.append(
            QT_TRANSLATE_NOOP(
                "Settings",
                "The settings in {path} were damaged and have been reset. The damaged file was kept "
                "as “settings.ini.damaged”.",
            )
        )
        return True


def _encoded(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    return json.dumps(value)


def _decoded(text: str, default: object) -> object:
    """Parse a stored text as a value of the type of `default`; None if it is no such value."""
    try:
        if isinstance(default, str):
            return text
        if isinstance(default, bytes):
            return base64.b64decode(text, validate=True)
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _has_type_of(value: object, default: object) -> bool:
    if type(value) is not type(default):
        return False
    if isinstance(value, Mapping):
        return all(isinstance(item, str) for pair in value.items() for item in pair)
    return not isinstance(value, list) or all(isinstance(item, str) for item in value)
