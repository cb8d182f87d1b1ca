"""The application that a window needs around it: its name, its colours, its settings."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.app import problems
from editor.resources import resource
from editor.services.settings import THEME, Settings
from editor.views.theme import ThemeName, apply_theme

NAME = "sitemap-editor"


def make_application(settings_path: Path | None = None) -> tuple[QApplication, Settings]:
    """The application in the colours that were chosen, with its settings; made when first asked for."""
    problems.quieten_qt()
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    if QLocale().language() is QLocale.Language.C:  # chosen by nobody: separators help
        QLocale.setDefault(QLocale(QLocale.Language.English))
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([NAME])
    app.setApplicationDisplayName("")  # the window's title says it already
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(resource("icons/app.svg"))))
    settings = Settings(settings_path)
    apply_theme(app, theme_name(settings.get(THEME)))
    return app, settings


def theme_name(text: str) -> ThemeName:
    """The theme of that name; the system's for any other text."""
    return "light" if text == "light" else "dark" if text == "dark" else "system"
