"""A window for the tests, with a person in front of it."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from editor.app.application import make_window
from editor.dialogs.answers import Leaving
from editor.dialogs.bulk.edit_values import EditValuesDialog
from editor.models.session.session import Session, Stage
from editor.services.documents.open_document import OpenDocument
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
        self.person = Person(self.window, settings)
        self.bench = self.window.bench
        self.bench.questions = self.person
        self.do = self.window.commands
        self.browsed: list[str] = []  # what a browser would show
        self.do.cells.browse = self._browse
        self._answering: dict[type[QDialog], Answering] = {}
        self.window.show()

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
        for answering in self._answering.values():
            answering.leave()
        self.person.answers.leaving = Leaving.DISCARD
        if self.bench.session is not None and self.bench.session.is_busy:
            self.wait_until_ready()
        self.window.close()
        self._qtbot.waitUntil(lambda: not self.window.isVisible())
        self.window.deleteLater()

    def open(self, *paths: Path) -> DocumentView:
        """Open files and wait until the last one is read."""
        with self._qtbot.waitSignal(self.do.file.loaded, check_params_cb=lambda view: view.path == paths[-1]):
            self.do.file.open_paths(paths)
        self.window.refresh()
        assert self.bench.view is not None
        return self.bench.view

    @property
    def session(self) -> Session:
        """The document on screen."""
        assert self.bench.session is not None
        return self.bench.session

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
        assert self.bench.table is not None
        return Robot(self._qtbot, self.bench.table)

    @property
    def journal_is_behind(self) -> bool:
        """Whether changes wait to be written to the journal."""
        return self.bench.journals.of(self.session).is_behind

    def values(self, field: str) -> list[str]:
        """A column of the document on screen, in the file's order."""
        return list(self.session.document.entries.column(field))

    def trigger(self, name: str) -> None:
        """Choose an action; fails where it is not to be had now."""
        self.window.refresh()
        action = self.window.menus.actions[name]
        assert action.isEnabled(), f"{name} is disabled"
        action.trigger()

    def is_enabled(self, name: str) -> bool:
        """Whether an action can be chosen now."""
        self.window.refresh()
        return self.window.menus.actions[name].isEnabled()

    def close_and_free(self, document: "weakref.ref[Any]") -> bool:
        """Close the document on screen; whether it goes without the garbage collector's own turns."""
        gc.disable()
        try:
            self.trigger("close")
            self.wait_for(lambda: document() is None)
        finally:
            gc.enable()
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
