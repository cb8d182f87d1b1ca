"""The settings of the program: each is declared once, and all are stored in one ini file."""

import base64
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QSettings, QStandardPaths

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.services.files.paths import refuse_pipe
from editor.services.languages import known_languages, language_name
from editor.services.preference import Choice, Preference, PreferencePage
from editor.site import limits

T = TypeVar("T")  # str, int, bool, bytes, list[str] or dict[str, str]


_CRAWLERS = ("Googlebot", "Bingbot", "YandexBot", "DuckDuckBot", "Applebot")


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A value that is stored; it has the type of its default."""

    key: str
    default: T
    preference: Preference | None = None  # how the preferences offer it; None: they do not

    def accepts(self, value: object) -> bool:
        """Return True if a value has the right type, and is one of those that the preferences allow."""
        if not _has_type_of(value, self.default):
            return False
        if self.preference is None or value == self.default:
            return True
        if isinstance(value, str) and (choices := self.preference.choices_now()):
            return any(value == choice.value for choice in choices)
        if isinstance(value, str):
            return re.fullmatch(self.preference.pattern or ".*", value) is not None
        if isinstance(value, int) and not isinstance(value, bool):
            return self.preference.least <= value <= self.preference.most
        return True


LANGUAGE = Setting(
    "appearance/language",
    "",
    Preference(
        PreferencePage.APPEARANCE,
        QT_TRANSLATE_NOOP("preferences", "Language"),
        QT_TRANSLATE_NOOP("preferences", "The window follows at the next start."),
        choices=(Choice("", QT_TRANSLATE_NOOP("preferences", "Same as the system")),),
        offered=lambda: [Choice(code, language_name(code), is_name=True) for code in known_languages()],
        words=QT_TRANSLATE_NOOP("preferences", "translation English"),
    ),
)  # such as "de" or "pt_BR"
THEME = Setting(
    "appearance/theme",
    "system",
    Preference(
        PreferencePage.APPEARANCE,
        QT_TRANSLATE_NOOP("preferences", "Theme"),
        choices=(
            Choice("system", QT_TRANSLATE_NOOP("preferences", "Same as the system")),
            Choice("light", QT_TRANSLATE_NOOP("preferences", "Light")),
            Choice("dark", QT_TRANSLATE_NOOP("preferences", "Dark")),
        ),
        words=QT_TRANSLATE_NOOP("preferences", "colours night contrast"),
    ),
)
ZOOM = Setting(
    "appearance/zoom",
    100,
    Preference(
        PreferencePage.APPEARANCE,
        QT_TRANSLATE_NOOP("preferences", "Size of the table"),
        QT_TRANSLATE_NOOP("preferences", "Of its text, rows and columns."),
        least=60,
        most=300,
        step=10,
        unit=QT_TRANSLATE_NOOP("preferences", " %"),
        words=QT_TRANSLATE_NOOP("preferences", "zoom large small letters font"),
    ),
)
WINDOW_GEOMETRY = Setting("window/geometry", b"")
WINDOW_STATE = Setting("window/state", b"")  # the state of panels and tool bars when the window was closed
COLUMNS: Setting[dict[str, str]] = Setting(
    "view/columns",
    {},
    Preference(
        PreferencePage.TABLE,
        QT_TRANSLATE_NOOP("preferences", "Columns"),
        QT_TRANSLATE_NOOP(
            "preferences", "Unless you choose, a column is shown if the file has values for it."
        ),
        words=QT_TRANSLATE_NOOP("preferences", "show hide first"),
        editor="columns",
    ),
)  # columns shown or hidden by the user, by name
COLUMN_WIDTHS: Setting[dict[str, str]] = Setting(
    "view/column-widths", {}
)  # the widths set by the user, in pixels at 100 %
COLUMN_ORDER: Setting[list[str]] = Setting("view/column-order", [])  # by name, from left to right
FREEZE_URL = Setting(
    "view/freeze-url",
    default=True,
    preference=Preference(
        PreferencePage.TABLE,
        QT_TRANSLATE_NOOP("preferences", "Freeze the URL column"),
        QT_TRANSLATE_NOOP("preferences", "It stays in view while the other columns are scrolled."),
        words=QT_TRANSLATE_NOOP("preferences", "pin lock sticky"),
    ),
)
FINDINGS_PANEL = Setting("view/findings", default=True)
DETAILS_PANEL = Setting("view/details", "")  # "open", "closed", or "": depending on the room
SITE_PANEL = Setting("view/site", "")  # "open", "closed", or "": depending on the room
FILES_PANEL = Setting("view/files", default=True)
FOLD_ORIGIN = Setting(
    "view/fold-origin",
    default=True,
    preference=Preference(
        PreferencePage.TABLE,
        QT_TRANSLATE_NOOP("preferences", "Hide the shared host"),
        QT_TRANSLATE_NOOP("preferences", "The scheme and host that most URLs share are left out."),
        words=QT_TRANSLATE_NOOP("preferences", "origin domain fold short"),
    ),
)
FOUND_ACTIONS: Setting[list[str]] = Setting(
    "view/found-actions", []
)  # the ids of actions run by *Find an action*
LOCAL_DATES = Setting(
    "view/local-dates",
    default=False,
    preference=Preference(
        PreferencePage.DATES,
        QT_TRANSLATE_NOOP("preferences", "Dates in local format"),
        QT_TRANSLATE_NOOP(
            "preferences",
            "The table shows dates the way your country writes them; the file itself does not change.",
        ),
        words=QT_TRANSLATE_NOOP("preferences", "display form country"),
    ),
)
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
USER_AGENT = Setting(
    "site/user-agent",
    "",
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "User agent"),
        QT_TRANSLATE_NOOP("preferences", "The name by which hosts know the program."),
        placeholder=limits.USER_AGENT,
        pattern="[ -~]{0,250}",  # what else a header may hold is read differently by different servers
        words=QT_TRANSLATE_NOOP("preferences", "header browser bot"),
    ),
)
ROBOTS_AGENT = Setting(
    "site/agent",
    "",
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Obey robots.txt as"),
        QT_TRANSLATE_NOOP("preferences", "The crawler whose rules in robots.txt count."),
        choices=(
            Choice("", limits.ROBOTS_AGENT, is_name=True),
            *(Choice(name, name, is_name=True) for name in _CRAWLERS),
        ),
        words=QT_TRANSLATE_NOOP("preferences", "crawler bot"),
    ),
)
PER_HOST = Setting(
    "site/per-host",
    8,
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Requests at once to each host"),
        least=1,
        most=limits.MOST_AT_ONCE,
        words=QT_TRANSLATE_NOOP("preferences", "limits parallel connections"),
    ),
)
REQUEST_DELAY = Setting(
    "site/delay",
    50,
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Pause between two requests to a host"),
        most=limits.MOST_DELAY,
        step=10,
        unit=QT_TRANSLATE_NOOP("preferences", " ms"),
        words=QT_TRANSLATE_NOOP("preferences", "limits delay milliseconds polite"),
    ),
)
REQUEST_TIMEOUT = Setting(
    "site/timeout",
    20,
    Preference(
        PreferencePage.SITE,
        QT_TRANSLATE_NOOP("preferences", "Longest wait for an answer"),
        least=1,
        most=300,
        unit=QT_TRANSLATE_NOOP("preferences", " s"),
        words=QT_TRANSLATE_NOOP("preferences", "limits timeout seconds"),
    ),
)

# The settings that the preferences offer, in the order in which they are declared.
PREFERENCES: tuple[Setting[Any], ...] = tuple(
    value for value in tuple(globals().values()) if isinstance(value, Setting) and value.preference
)

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
        self._listeners: list[Callable[[Setting[Any]], None]] = []
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
        """Store a value, and tell the listeners if it is another one."""
        before = self.get(setting)
        self._kept[setting.key] = value
        self._file.setValue(setting.key, _encoded(value))
        if value != before:
            for listener in tuple(self._listeners):
                listener(setting)

    def add_listener(self, listener: Callable[[Setting[Any]], None]) -> None:
        """Call a function with each setting that gets another value."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[Setting[Any]], None]) -> None:
        """Stop calling a function, if it was added."""
        self._listeners = [each for each in self._listeners if each != listener]

    def save(self) -> None:
        """Write changed settings to the disk now, if possible."""
        self._file.sync()

    @staticmethod
    def _checked(setting: Setting[T], value: object) -> T:
        return value if setting.accepts(value) else setting.default  # type: ignore[return-value]

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
