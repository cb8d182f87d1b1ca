"""Whatever command fails, and wherever, the document is as it was, and the window goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMenu
from pytestqt.qtbot import QtBot

from editor.app.actions.registry import ACTIONS
from editor.app.actions.spec import ActionSpec
from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.listeners import DocumentListener
from editor.services.documents import open_document
from tests.app.desk import SITEMAP, Desk
from tests.core.documents import Failing, snapshot

# Those that change the document at once, without a question.
CHANGES = """
undo redo cut paste paste_into_cells clear fill_down add duplicate delete move_top move_up move_down
move_bottom keep_order convert_utf8
"""
MUTATORS = ("set_values", "set_entries", "set_frame", "insert", "remove", "rearrange")


class InjectedError(Exception):
    """What is injected."""


def fail(*_arguments: object, **_options: object) -> None:
    raise InjectedError


@pytest.fixture
def at_work(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A window in which nearly everything makes sense; no question waits for an answer."""
    path = tmp_path / "sitemap.xml"
    more = "</url>\n  <url>\n    <loc>https://e.org/c</loc>\n  </url>\n</urlset>"
    text = SITEMAP.replace("UTF-8", "ISO-8859-1").replace("</url>\n</urlset>", more)
    path.write_bytes(text.encode("latin-1"))
    desk.open(path)
    for row, value in ((1, "0.7"), (2, "0.8")):
        desk.session.do(SetValues("priority", [row], value), "Set priority")
    desk.do.edit.undo()
    desk.robot.table.select_rows([1, 2])
    desk.person.answers.agrees = False
    monkeypatch.setattr(QDialog, "exec", QDialog.reject)
    monkeypatch.setattr(QDialog, "open", QDialog.reject)
    monkeypatch.setattr(QMenu, "exec", lambda *_arguments: None)
    QGuiApplication.clipboard().setText("https://e.org/pasted")
    return desk


def run(desk: Desk, spec: ActionSpec, qtbot: QtBot) -> list[BaseException]:
    """Choose an action and wait for what it begins; returns what failed."""
    if spec.id == "keep_order":
        desk.robot.table.sortByColumn(3, desk.robot.table.horizontalHeader().sortIndicatorOrder())
    desk.window.refresh()
    with qtbot.captureExceptions() as caught:
        desk.bench.trigger(spec.id)
        desk.wait_for(lambda: desk.bench.tasks.is_idle)
    return [error for _kind, error, _trace in caught]


def check(at_work: Desk, spec: ActionSpec, qtbot: QtBot, break_it: Callable[[Document], None]) -> None:
    session = at_work.session
    urlset, path = session.document.urlset, session.document.path
    assert path is not None
    before, steps, content = snapshot(urlset), session.stack.index(), path.read_bytes()
    break_it(urlset)
    failures = run(at_work, spec, qtbot)
    assert (snapshot(urlset), session.stack.index(), path.read_bytes()) == (before, steps, content)
    assert all(isinstance(error, InjectedError) for error in failures)
    assert bool(failures) == (spec.id in CHANGES.split())


@pytest.mark.parametrize("spec", ACTIONS, ids=lambda spec: spec.id)
def test_a_fault_of_who_is_told_of_a_change_undoes_it(
    at_work: Desk, spec: ActionSpec, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = cast(DocumentListener, Failing(InjectedError))
    monkeypatch.setattr(open_document, "save_file", fail)
    urlset = at_work.session.document.urlset
    check(at_work, spec, qtbot, lambda urlset: urlset.add_listener(listener))
    urlset.remove_listener(listener)


@pytest.mark.parametrize("name", CHANGES.split())
def test_a_fault_in_the_document_undoes_what_came_before_it(
    at_work: Desk, name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_it(urlset: Document) -> None:
        for mutator in MUTATORS:
            monkeypatch.setattr(urlset, mutator, fail)

    check(at_work, next(spec for spec in ACTIONS if spec.id == name), qtbot, break_it)
