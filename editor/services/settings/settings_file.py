"""The file with the values of the settings: one ini file, which is never in the way of a start.

It also has what a person used: recent filters and files, saved filters, and published URLs of files.
"""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, QTimerEvent
from shiboken6 import isValid

from editor.core.text import N_, Phrase
from editor.runtime.system import refuse_pipe
from editor.services.settings.settings import (
    PUBLISHED_URLS,
    RECENT_FILES,
    RECENT_FILTERS,
    SAVED_FILTERS,
    Setting,
)

T = TypeVar("T")

_PAUSE = 1_000  # milliseconds in which changes are gathered


def settings_path() -> Path:
    """Return the path of the user's settings file."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.ini"


class _PatientFile(QSettings):
    """A settings file that is written a moment after a change, so that nobody who opens a file waits for it.

    Qt would write it at once, and wait for the disk. Changes that are not written yet are written when the
    object is deleted.
    """

    _timer = 0  # the id of the running timer; 0: none is running

    def event(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.UpdateRequest:
            return super().event(event)
        if not self._timer:
            self._timer = self.startTimer(_PAUSE)
        return True

    def timerEvent(self, _event: QTimerEvent) -> None:  # noqa: N802 - Qt's name
        self.sync()

    def sync(self) -> None:
        if self._timer:
            self.killTimer(self._timer)
            self._timer = 0
        super().sync()


class Settings:
    """Reads and writes settings; whatever is wrong with the file, every setting has a value.

    `troubles` holds a phrase for each problem: a damaged file is moved aside; if the file cannot be
    written, the settings of this session stay in memory.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or settings_path()
        self._kept: dict[str, object] = {}  # the values set in this session, if the file cannot be written
        self._given: dict[str, str] = {}  # the texts of these, as the file was given them
        self._wrong: list[str] = []  # patterns of sentences
        self._listeners: list[Callable[[Setting[Any]], None]] = []
        self._followers: list[tuple[set[str], Callable[[], object]]] = []  # with the keys of settings
        if not self._can_be_opened():
            self._path = self._path.with_name(self._path.name + ".new")
        self._file = _PatientFile(str(self._path), QSettings.Format.IniFormat)
        self._file.allKeys()
        if self._file.status() == QSettings.Status.FormatError:
            self._set_aside()
        elif self._file.status() == QSettings.Status.AccessError:
            self._wrong.append(N_("The settings in {path} cannot be read. The defaults are used this time."))
        self.troubles = [Phrase(pattern, path=self._path) for pattern in self._wrong]

    def get(self, setting: Setting[T]) -> T:
        """Return the stored value of a setting, or its default."""
        if setting.key in self._kept:
            return self._checked(setting, self._kept[setting.key])
        text = self._file.value(setting.key)
        if isinstance(text, str):
            return self._checked(setting, _decoded(text, setting.default))
        if setting.formerly is not None:
            return setting.formerly.meaning.get(str(self._file.value(setting.formerly.key)), setting.default)
        return setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        """Store a value, and tell the listeners if it is another one."""
        before = self.get(setting)
        self._kept[setting.key] = value
        text = _encoded(value)
        if self._given.get(setting.key) != text:  # else Qt would write it again, and wait for the disk
            self._given[setting.key] = text
            self._file.setValue(setting.key, text)
        if value != before:
            self._listeners = [each for each in self._listeners if _is_alive(each)]
            self._followers = [each for each in self._followers if _is_alive(each[1])]
            for listener in tuple(self._listeners):
                listener(setting)
            for keys, follow in tuple(self._followers):
                if setting.key in keys:
                    follow()

    def add_listener(self, listener: Callable[[Setting[Any]], None]) -> None:
        """Call a function with each setting that gets another value; a method while its object exists."""
        self._listeners.append(listener)

    def follow(self, follow: Callable[[], object], *settings: Setting[Any]) -> None:
        """Call a method, while its object exists, when one of these settings gets another value."""
        self._followers.append(({setting.key for setting in settings}, follow))

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
            self._file = _PatientFile(str(self._path), QSettings.Format.IniFormat)

    def _is_set_aside(self) -> bool:
        aside = self._path.with_name(self._path.name + ".damaged")
        try:
            self._path.replace(aside)
        except OSError:
            self._wrong.append(N_("The settings in {path} are damaged. The defaults are used this time."))
            return False
        self._wrong.append(
            N_(
                "The settings in {path} were damaged and have been reset. The damaged file was kept "
                "as “settings.ini.damaged”."
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


def _is_alive(listener: object) -> bool:
    """Return False for a method of a Qt object that is deleted, as with the window of another language."""
    owner = getattr(listener, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)


MAX_RECENT_FILTERS = 20


class FilterMemory:
    """Keeps filters, as they were typed, in the settings.

    Names are not case-sensitive: a filter that is saved as "news" replaces "News".
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    # Recent filters

    def recent(self) -> list[str]:
        """Return the recent filters, the latest first."""
        return self._settings.get(RECENT_FILTERS)[:MAX_RECENT_FILTERS]

    def add(self, text: str) -> None:
        """Remember a filter that was used."""
        text = text.strip()
        if text:
            others = [each for each in self._settings.get(RECENT_FILTERS) if each != text]
            self._settings.set(RECENT_FILTERS, [text, *others][:MAX_RECENT_FILTERS])

    def recent_like(self, typed: str) -> list[str]:
        """Return the recent filters that begin with a text."""
        typed = typed.strip().casefold()
        return [each for each in self.recent() if each.casefold().startswith(typed)]

    # Saved filters

    def saved(self) -> dict[str, str]:
        """Return the saved filters by name, sorted by name."""
        return dict(sorted(self._settings.get(SAVED_FILTERS).items(), key=lambda each: each[0].casefold()))

    def saved_like(self, typed: str) -> dict[str, str]:
        """Return the saved filters whose names have a word that begins with a text."""
        typed = " " + " ".join(typed.casefold().split())
        return {name: text for name, text in self.saved().items() if typed in " " + name.casefold()}

    def known_as(self, name: str) -> str:
        """Return the name of a saved filter in its original letter case; "" if there is none."""
        wanted = name.strip().casefold()
        return next((each for each in self._settings.get(SAVED_FILTERS) if each.casefold() == wanted), "")

    def save(self, name: str, text: str, before: str = "") -> None:
        """Save a filter under a name, replacing one of that name; before: a name that it had until now."""
        name = name.strip()
        self._settings.set(SAVED_FILTERS, {**self._without(name, before), name: text.strip()})

    def forget(self, name: str) -> None:
        """Delete a saved filter."""
        self._settings.set(SAVED_FILTERS, self._without(name))

    def _without(self, *names: str) -> dict[str, str]:
        gone = {self.known_as(name) for name in names}
        return {each: text for each, text in self._settings.get(SAVED_FILTERS).items() if each not in gone}


MAX_RECENT = 12
MAX_PUBLISHED = 500


class RecentFiles:
    """The files that were opened last, the newest first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def paths(self) -> list[Path]:
        """Return the paths of all recent files, whether they still exist or not."""
        return [Path(name) for name in self._settings.get(RECENT_FILES)[:MAX_RECENT]]

    def add(self, path: Path) -> None:
        """Put a file that was opened or saved at the top."""
        name = str(path.absolute())
        others = [other for other in self._settings.get(RECENT_FILES) if other != name]
        self._settings.set(RECENT_FILES, [name, *others][:MAX_RECENT])

    def clear(self) -> None:
        """Forget all files."""
        self._settings.set(RECENT_FILES, [])


class PublishedUrls:
    """The URL at which each file is published, as the user has entered it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, path: Path | None) -> str:
        """Return the published URL of a file; "" if it is unknown."""
        return self._settings.get(PUBLISHED_URLS).get(str(path.absolute()), "") if path else ""

    def keep(self, path: Path | None, url: str) -> None:
        """Remember the URL of a document that has just been saved under this path, if the URL is known."""
        if url and url != self.of(path):
            self.set(path, url)

    def set(self, path: Path | None, url: str) -> None:
        """Remember the URL of a file, "" forgets it; nothing is remembered for a document without a file."""
        if path is None:
            return
        name = str(path.absolute())
        known = {key: value for key, value in self._settings.get(PUBLISHED_URLS).items() if key != name}
        if url:
            known[name] = url
        self._settings.set(PUBLISHED_URLS, dict(list(known.items())[-MAX_PUBLISHED:]))
