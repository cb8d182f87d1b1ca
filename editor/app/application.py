"""The application object that a window needs: its name, theme and settings.

On macOS the running program is the one that receives the files which Finder is to open with it;
they are not named in its arguments.
"""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.app.streams import advise
from editor.app.window.main_window import MainWindow, WindowContents
from editor.resources import resource
from editor.runtime.system import ON_MAC
from editor.services.installation import speak
from editor.services.settings.settings import CONTRAST, LANGUAGE, LETTERS, THEME
from editor.services.settings.settings_file import Settings
from editor.services.tasks import collect_in_pauses
from editor.views.style.theme import apply_theme, contrast_name, set_letters, theme_name, theme_switch

Open = Callable[[Sequence[Path]], object]


class MacApplication(QApplication):
    """Keeps the files that it is asked to open until a window can, and hands over each one from then on."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._open: Open | None = None
        self._waiting: list[Path] = []

    def open_with(self, open_paths: Open) -> None:
        """Open the files with this from now on, first those that wait."""
        self._open = open_paths
        waiting, self._waiting = self._waiting, []
        if waiting:
            open_paths(waiting)

    def event(self, event: QEvent) -> bool:
        """Take in what Finder asks for; all else is left to Qt."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open([path])
        return True


NAME = "sitemap-editor"

_log = logging.getLogger("editor")

# Messages of Qt about limits of a platform, which are no problem, and about a locale that it replaces by a
# better one.
_HARMLESS = ("This plugin does not support ", "Detected locale ")


def make_application(settings_path: Path | None = None) -> tuple[QApplication, Settings]:
    """Return the application with the chosen theme, and its settings; made when first called."""
    _quieten_qt()
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    running = QApplication.instance()
    if isinstance(running, QApplication):
        app = running
    else:
        _use_own_plugins()
        app = _application_class()([NAME, "-style", "Fusion"])
        collect_in_pauses(app)
        theme_switch(app, has_style=True)  # setting it later would load all modules about styles
    app.setApplicationDisplayName("")  # the window's title has it already
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(resource("icons/app.svg"))))
    settings = Settings(settings_path)
    speak(app, settings.get(LANGUAGE))
    set_letters(app, settings.get(LETTERS))
    apply_theme(app, theme_name(settings.get(THEME)), contrast_name(settings.get(CONTRAST)))
    return app, settings


def _use_own_plugins() -> None:
    """Keep Qt from plug-ins of another version: some desktops name folders with those of the system."""
    QCoreApplication.setLibraryPaths([QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)])


def _application_class() -> type[QApplication]:
    if not ON_MAC:
        return QApplication

    return MacApplication


def make_window(settings: Settings) -> MainWindow:
    """Make the window. The modules that work with documents are loaded when they are first needed."""
    return MainWindow(settings, _make_room)


def _make_room(window: MainWindow) -> WindowContents:
    from editor.app.window.window_controller import WindowController  # noqa: PLC0415 - the first picture can do without all of it

    return WindowController(window)


def _quieten_qt() -> None:
    """Drop Qt's harmless messages; the others go to standard error as before, and to the log."""
    qInstallMessageHandler(_on_message)


def _on_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if message.startswith(_HARMLESS):
        return
    if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
        return
    advise(*message.splitlines())
    if _log.handlers:
        _log.warning("Qt: %s", message)
