"""What the program remembers between two starts: every setting declared once, kept in one ini file."""

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

T = TypeVar("T")  # str, int, bool, bytes, list[str] or dict[str, str]


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A value that is remembered; its type is that of its default."""

    key: str
    default: T
    meaning: str


THEME = Setting("appearance/theme", "system", "Colours: light, dark or system")
ZOOM = Setting("appearance/zoom", 100, "Size of the table, in per cent")
WINDOW_GEOMETRY = Setting("window/geometry", b"", "Place and size of the window")
WINDOW_STATE = Setting("window/state", b"", "Panels and tool bars, as they were left")
HEADER_STATE = Setting("window/columns", b"", "Names of the table's columns, and their widths and order")
COLUMNS: Setting[dict[str, str]] = Setting("view/columns", {}, "Columns that were shown or hidden, by name")
FINDINGS_PANEL = Setting("view/findings", default=True, meaning="Show the findings below the table")
DETAILS_PANEL = Setting(
    "view/details", "", "Details of the selection beside the table: open, closed or by room"
)
FILES_PANEL = Setting("view/files", default=True, meaning="List the files where several are one document")
FOLD_ORIGIN = Setting("view/fold-origin", default=True, meaning="Do not repeat the origin most rows share")
LAST_FOLDER = Setting("files/folder", "", "Where the last file was opened or saved")
RECENT_FILES: Setting[list[str]] = Setting("files/recent", [], "Files opened last, the newest first")
PUBLISHED_URLS: Setting[dict[str, str]] = Setting(
    "files/published", {}, "Where files are published, by their path"
)
TABLE_COLUMNS: Setting[dict[str, str]] = Setting(
    "tables/columns", {}, "What the columns of tables were taken for, by their headings"
)
SET_OPTIONS: Setting[dict[str, str]] = Setting(
    "export/set", {}, "How a document was split into several files last"
)

SETTINGS: tuple[Setting[Any], ...] = (
    THEME,
    ZOOM,
    WINDOW_GEOMETRY,
    WINDOW_STATE,
    HEADER_STATE,
    COLUMNS,
    FINDINGS_PANEL,
    DETAILS_PANEL,
    FILES_PANEL,
    FOLD_ORIGIN,
    LAST_FOLDER,
    RECENT_FILES,
    PUBLISHED_URLS,
    TABLE_COLUMNS,
    SET_OPTIONS,
)

WINDOW_VERSION = 1  # of WINDOW_STATE: raise it when panels or tool bars get other names


def settings_path() -> Path:
    """The file that the settings of this person are kept in."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.ini"


def state_folder() -> Path:
    """Where the program keeps what is no setting: its log, and backups of files it wrote over."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(folder) / "sitemap-editor"


def backups_folder() -> Path:
    """Where earlier versions of files are kept."""
    return state_folder() / "backups"


def in_place_folder() -> Path:
    """Where it is noted which files are being written in place."""
    return state_folder() / "in-place"


def recovery_folder() -> Path:
    """Where journals of unsaved changes are kept."""
    return state_folder() / "recovery"


def recipes_folder() -> Path:
    """Where the recipes of this person are kept."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "recipes"


class Settings:
    """Reads and writes settings; whatever is wrong with the file, every setting has a value.

    `troubles` holds a sentence for each thing that was wrong: a damaged file is set aside, one that
    cannot be written leaves this session's settings in memory.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or settings_path()
        self._kept: dict[str, object] = {}  # what was set in this session, should the file not take it
        self.troubles: list[str] = []
        self._file = QSettings(str(self._path), QSettings.Format.IniFormat)
        self._file.allKeys()
        if self._file.status() == QSettings.Status.FormatError:
            self._set_aside()
        elif self._file.status() == QSettings.Status.AccessError:
            self.troubles.append(
                _text("The settings in {path} cannot be read; this start uses the defaults.")
            )
        self.troubles = [trouble.format(path=self._path) for trouble in self.troubles]

    def get(self, setting: Setting[T]) -> T:
        """The value that was set, or the default."""
        if setting.key in self._kept:
            return self._checked(setting, self._kept[setting.key])
        text = self._file.value(setting.key)
        return (
            self._checked(setting, _decoded(text, setting.default))
            if isinstance(text, str)
            else setting.default
        )

    def set(self, setting: Setting[T], value: T) -> None:
        """Remember a value."""
        self._kept[setting.key] = value
        self._file.setValue(setting.key, _encoded(value))

    def save(self) -> None:
        """Write what was set to the disk now, as far as that is possible."""
        self._file.sync()

    @staticmethod
    def _checked(setting: Setting[T], value: object) -> T:
        return value if _has_type_of(value, setting.default) else setting.default  # type: ignore[return-value]

    def _set_aside(self) -> None:
        aside = self._path.with_name(self._path.name + ".damaged")
        try:
            self._path.replace(aside)
        except OSError:
            self.troubles.append(_text("The settings in {path} are damaged; this start uses the defaults."))
            return
        self._file = QSettings(str(self._path), QSettings.Format.IniFormat)
        self.troubles.append(
            _text("The settings in {path} were damaged. They are kept beside it as “settings.ini.damaged”.")
        )


def _text(text: str) -> str:
    return QCoreApplication.translate("Settings", text)


def _encoded(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    return json.dumps(value)


def _decoded(text: str, default: object) -> object:
    """The value in a text, or None where it holds none of the default's type."""
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
