"""The application object that a window needs: its name, theme and settings."""

import logging
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.app.streams import advise
from editor.app.window.main_window import MainWindow, WindowRoom
from editor.resources import resource
from editor.runtime.system import ON_MAC
from editor.services.garbage import collect_in_pauses
from editor.services.languages import speak
from editor.services.settings.settings import CONTRAST, LANGUAGE, THEME
from editor.services.settings.settings_file import Settings
from editor.views.style.theme import apply_theme, contrast_name, theme_name, theme_switch

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
    apply_theme(app, theme_name(settings.get(THEME)), contrast_name(settings.get(CONTRAST)))
    return app, settings


def _use_own_plugins() -> None:
    """Keep Qt from plug-ins of another version: some desktops name folders with those of the system."""
    QCoreApplication.setLibraryPaths([QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)])


def _application_class() -> type[QApplication]:
    if not ON_MAC:
        return QApplication
    from editor.app.asked_by_finder import MacApplication  # noqa: PLC0415 - other systems name files as arguments

    return MacApplication


def make_window(settings: Settings) -> MainWindow:
    """Make the window. The modules that work with documents are loaded when they are first needed."""
    return MainWindow(settings, _make_room)


def _make_room(window: MainWindow) -> WindowRoom:
    from editor.app.window.room import Workroom  # noqa: PLC0415 - the first picture can do without all of it

    return Workroom(window)


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
