"""The file with the values of the settings: one ini file, which is never in the way of a start."""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, QTimerEvent
from shiboken6 import isValid

from editor.core.text import N_, Phrase
from editor.runtime.system import refuse_pipe
from editor.services.settings.settings import Setting

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
            self._listeners = [each for each in self._listeners if _can_be_told(each)]
            self._followers = [each for each in self._followers if _can_be_told(each[1])]
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


def _can_be_told(listener: object) -> bool:
    """Return False for a method of a Qt object that is deleted, as with the window of another language."""
    owner = getattr(listener, "__self__", None)
    return not isinstance(owner, QObject) or isValid(owner)
