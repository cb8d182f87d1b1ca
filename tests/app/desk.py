"""A window for the tests, with a person in front of it."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from editor.app.application import make_window
from editor.dialogs.bulk.edit_values_dialog import EditValuesDialog
from editor.dialogs.questions import Leaving
from editor.models.session.session import Session, Stage
from editor.services.documents.open_document import OpenDocument
from editor.services.settings.settings import INSIGHT_PAGE
from editor.services.settings.settings_file import Settings
from editor.views.document_view import DocumentView
from tests.app.answering import Answering, AnyDialog
from tests.app.person import Person
from tests.app.values_robot import ValuesRobot
from tests.robot import Robot

SITEMAP = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://e.org/</loc>
    <lastmod>2026-11-02</lastmod>
    <priority>1.0</priority>
  </url>
  <url>
    <loc>https://e.org/a</loc>
    <lastmod>2026-13-02</lastmod>
    <priority>0.5</priority>
  </url>
  <url>
    <loc>https://e.org/b</loc>
    <changefreq>Weekly</changefreq>
    <priority>0.4</priority>
  </url>
</urlset>
"""


class Desk:
    """The window, and how the tests work with it."""

    def __init__(self, qtbot: QtBot, settings: Settings) -> None:
        self._qtbot = qtbot
        self.window = make_window(settings)
        self.context = self.window.context
        self.do = self.window.commands
        self.do.cells.browse = self.do.tabs.browse = self._browse
        self._answering: dict[type[QDialog], Answering] = {}
        self.begin(qtbot)
        self.window.show()

    def begin(self, qtbot: QtBot) -> None:
        """Let another person come to the window."""
        self._qtbot = qtbot
        self.person = Person(self.window, self.window.settings)
        self.context.questions = self.person
        self.browsed: list[str] = []  # what a browser would show

    def _browse(self, url: str) -> bool:
        self.browsed.append(url)
        return True

    def answer(self, kind: type[AnyDialog], answer: Callable[[AnyDialog], object]) -> None:
        """Let the person answer dialogs of a kind from now on: this is called with each that is shown.

        The person presses the default button if that returns something true, else leaves the dialog; where
        one is closed by then, that is that.
        """
        if kind in self._answering:
            self._answering[kind].leave()
        self._answering[kind] = Answering(kind, cast(Callable[[QDialog], object], answer))

    def clear(self) -> None:
        """Close the window, whatever stands unsaved in it."""
        self._leave()
        self.window.close()
        self._qtbot.waitUntil(lambda: not self.window.isVisible())
        self.window.deleteLater()

    def clear_away(self) -> None:
        """Close what is open, whatever stands unsaved in it, and leave the window open."""
        self._leave()
        for other in QApplication.topLevelWidgets():
            if other.isVisible() and other is not self.window:
                other.close()
        for dialog in self.window.findChildren(QDialog):
            dialog.deleteLater()
        self.do.close.close_all(lambda: None)
        for bar in self.do.find.bars():
            _empty_fields(bar)
        self.do.find.close_bar()
        if self.do.panels.insight.is_filled:
            self.do.panels.insight.panel.show_page(INSIGHT_PAGE.default)
        if (site := self.do.panels.site._panel) is not None:  # which folders were unfolded, on which hosts
            site._opened.clear()
            site._known_hosts.clear()
        self._forget_sites()
        self.wait_for(lambda: not self.context.tabs.count() and self.is_at_rest)
        self.context.journals.keeping.folder.close()
        self._forget_later()
        self.window.status.clearMessage()
        self.window.activateWindow()  # as a desktop does once another one is closed

    def _forget_later(self) -> None:
        """Throw away what was made when the first command was chosen that a start can do without."""
        made = vars(self.do)
        if "later" in made:
            for bar in self.do.later.audit.bars():
                bar.deleteLater()
            for each in vars(made.pop("later")).values():
                each.deleteLater()
        if "fix" in made:
            made.pop("fix").deleteLater()

    def _forget_sites(self) -> None:
        """Forget which hosts may be asked, who is signed in, and where files came from."""
        self.do._web._hosts.clear()
        self.do.together._fetched.clear()

    def _leave(self) -> None:
        for answering in self._answering.values():
            answering.leave()
        self._answering.clear()
        self.person.answers.leaving = Leaving.DISCARD
        if self.context.session is not None and self.context.session.is_busy:
            self.wait_until_ready()

    @property
    def is_at_rest(self) -> bool:
        """Whether no work is in progress behind the window."""
        return self.context.tasks.is_idle and self.context.journals.keeping.tasks.is_idle

    def open(self, *paths: Path) -> DocumentView:
        """Open files and wait until the last one is read."""
        with self._qtbot.waitSignal(self.do.file.loaded, check_params_cb=lambda view: view.path == paths[-1]):
            self.do.file.open_paths(paths)
        self.refresh()
        assert self.context.view is not None
        return self.context.view

    @property
    def session(self) -> Session:
        """The document on screen."""
        assert self.context.session is not None
        return self.context.session

    @property
    def file_set(self) -> OpenDocument:
        """The same; it consists of several files."""
        assert self.session.document.is_set
        return self.session.document

    @property
    def values_robot(self) -> ValuesRobot:
        """A robot at the dialog that edits values, which is open."""
        [dialog] = [each for each in self.window.findChildren(EditValuesDialog) if each.isVisible()]
        return ValuesRobot(self._qtbot, dialog)

    @property
    def robot(self) -> Robot:
        """A robot at the table on screen."""
        assert self.context.table is not None
        return Robot(self._qtbot, self.context.table)

    @property
    def journal_is_behind(self) -> bool:
        """Whether changes wait to be written to the journal."""
        return self.context.journals.of(self.session).is_behind

    def values(self, field: str) -> list[str]:
        """A column of the document on screen, in the file's order."""
        return list(self.session.document.entries.column(field))

    def refresh(self) -> None:
        """Update what has asked for it, as each painting does; all else the person sees already."""
        self.window.painting.emit()

    def trigger(self, name: str) -> None:
        """Choose an action; fails where it is not to be had now."""
        self.refresh()
        action = self.window.menus.actions[name]
        assert action.isEnabled(), f"{name} is disabled"
        action.trigger()

    def stop(self) -> None:
        """Click on "Stop" beside the status."""
        self.window.refresh()
        [stop] = [each for each in self.window.status.findChildren(QToolButton) if each.text() == "Stop"]
        assert stop.isVisible()
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)

    def is_enabled(self, name: str) -> bool:
        """Whether an action can be chosen now."""
        self.refresh()
        return self.window.menus.actions[name].isEnabled()

    def close_and_free(self, document: "weakref.ref[Any]") -> bool:
        """Close the document on screen; whether it goes, as no garbage is collected during a test."""
        assert not gc.isenabled()
        self.trigger("close")
        self.wait_for(lambda: document() is None)
        return document() is None

    def until(self, signal: SignalInstance) -> SignalBlocker:
        """Waits at the end of a `with` statement until a signal has come since its beginning."""
        return self._qtbot.waitSignal(signal)

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds."""
        self._qtbot.waitUntil(condition)

    def wait_until_ready(self) -> None:
        """Wait until the document on screen is read or written."""
        self._qtbot.waitUntil(lambda: self.session.stage is Stage.READY)


def _empty_fields(form: QWidget) -> None:
    for choice in form.findChildren(QComboBox):
        choice.setCurrentIndex(0)
    for field in form.findChildren(QLineEdit):
        field.clear()
    for button in form.findChildren(QAbstractButton):
        button.setChecked(False)
