"""One window for many tests: the next one gets it if it looks and knows nothing else than when it was new."""

import shutil
from collections import defaultdict
from collections.abc import Callable, Sized
from enum import Enum
from pathlib import Path

import shiboken6
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from editor.core.fields import FIELD_NAMES
from editor.services.settings.settings import COLUMNS
from editor.services.settings.settings_file import Settings
from tests.app.desk import Desk
from tests.every_setting import EVERY_SETTING
from tests.staying import keep, keep_no_more

_PLAIN = (str, int, float, bool, bytes, type(None), Enum, Path)


def _new_settings(folder: Path) -> Settings:
    """Make settings for tests. They are written at any time, so the folder is none of a person's."""
    settings = Settings(folder / "settings.ini")
    settings.set(COLUMNS, dict.fromkeys(FIELD_NAMES[1:], "shown"))  # also where nothing stands in them
    return settings


class KeptDesk:
    """Hands a window, and the home of the person in front of it, on from test to test."""

    def __init__(self, new_home: Callable[[], Path]) -> None:
        self._new_home = new_home
        self._desk: Desk | None = None
        self._home = Path()
        self._size, self._state = QSize(), QByteArray()
        self._look: dict[str, list[object]] = {}
        self._memory: dict[str, object] = {}

    def take(self, qtbot: QtBot) -> tuple[Desk, Path]:
        """Return the window of the test before, and its home; or a new window in the present home."""
        if self._desk is None:
            desk = self._desk = Desk(qtbot, _new_settings(self._new_home()))
            self._home = Path.home()
            _settle(desk)
            self._size, self._state = desk.window.size(), desk.window.saveState()
            self._look, self._memory = _look(desk), _memory(desk)
            keep(desk.window)
        self._desk.begin(qtbot)
        return self._desk, self._home

    def give_back(self) -> None:
        """Tidy up, and keep the window for the next test if it is as new."""
        desk = self._desk
        assert desk is not None
        if not shiboken6.isValid(desk.window) or not desk.window.isVisible():
            self.close()
            return
        desk.clear_away()
        settings = desk.window.settings
        for setting in EVERY_SETTING:
            if settings.get(setting) != self._memory[setting.key]:
                settings.set(setting, self._memory[setting.key])
        desk.window.resize(self._size)
        if desk.window.saveState() != self._state:  # restoring it makes and lays out each panel anew
            desk.window.restoreState(self._state)
        _settle(desk)
        if self._is_as_new(desk):
            _empty(self._home)
        else:
            self.close()

    def close(self) -> None:
        """Close the window, if there is one; the next test gets a new one."""
        desk, self._desk = self._desk, None
        if desk is not None:
            keep_no_more(desk.window)
            if shiboken6.isValid(desk.window):
                desk.clear()

    def _is_as_new(self, desk: Desk) -> bool:
        return desk.is_at_rest and _look(desk) == self._look and _memory(desk) == self._memory


def _settle(desk: Desk) -> None:
    """Let all happen that is to happen in a moment."""
    desk.window.show_recent()
    desk.refresh()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _look(desk: Desk) -> dict[str, list[object]]:
    """Return what is in sight: by kind of widget, where each is and what it says."""
    found: dict[str, list[object]] = defaultdict(list)
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    found["windows"] = [each is desk.window for each in windows]
    for widget in desk.window.findChildren(QWidget):
        # A button in a field fades for a while.
        if widget.isVisible() and not widget.visibleRegion().isEmpty() and not _is_in_field(widget):
            text = getattr(widget, "text", "")  # a method of Qt's widgets, and a property of some of ours
            says = text() if callable(text) else text
            found[type(widget).__name__].append((widget.geometry().getRect(), widget.isEnabled(), says))
    return found


def _is_in_field(widget: QWidget) -> bool:
    return isinstance(widget.parent(), QLineEdit)


def _memory(desk: Desk) -> dict[str, object]:
    """Return the settings, and what the workbench and the commands know: values, and how many."""
    found: dict[str, object] = {setting.key: desk.window.settings.get(setting) for setting in EVERY_SETTING}
    for name, thing in (("bench", desk.context), *vars(desk.do).items()):
        for field, value in getattr(thing, "__dict__", {}).items():
            if isinstance(value, _PLAIN):
                found[f"{name}.{field}"] = value
            elif isinstance(value, Sized):
                found[f"{name}.{field}"] = len(value)
    return found


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
