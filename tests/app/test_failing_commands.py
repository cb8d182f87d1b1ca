"""Whatever command fails, and wherever, the document is as it was, and the window goes on."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMenu
from pytestqt.qtbot import QtBot

from editor.app.actions.action_conditions import ActionSpec
from editor.app.actions.all_actions import ACTIONS
from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.entries import DocumentListener
from editor.dialogs.questions import Leaving
from editor.models.session.session import Stage
from editor.services.documents import document_saving
from tests.app.desk import SITEMAP, Desk
from tests.core.documents import Failing, snapshot

# Those that change the document at once, without a question.
CHANGES = """
undo redo cut paste paste_into_cells clear fill_down add duplicate delete move_top move_up move_down
move_bottom keep_order convert_utf8
"""
MUTATORS = ("set_values", "set_entries", "set_frame", "insert", "remove", "reorder")


class InjectedError(Exception):
    """What is injected."""


def fail(*_arguments: object, **_options: object) -> None:
    raise InjectedError


@pytest.fixture
def careful(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A window in which no question waits for an answer."""
    monkeypatch.setattr(QDialog, "exec", QDialog.reject)
    monkeypatch.setattr(QDialog, "open", QDialog.reject)
    monkeypatch.setattr(QMenu, "exec", lambda *_arguments: None)
    return desk


def begin(desk: Desk, tmp_path: Path) -> Desk:
    """Have a document alone on screen for which nearly every command makes sense.

    It is opened anew where the last command left another one in its place, or changed it.
    """
    path = tmp_path / "sitemap.xml"
    tidy(desk)
    if not is_as_begun(desk, path):
        open_anew(desk, path)
    desk.robot.table.select_rows([1, 2])
    desk.person.answers.agrees = False
    QGuiApplication.clipboard().setText("https://e.org/pasted")
    return desk


def tidy(desk: Desk) -> None:
    """Close the document that a command made, and show all rows in the file's order."""
    if desk.bench.tabs.count() > 1:
        desk.trigger("close")
    if desk.bench.session is None:
        return
    if desk.session.model.is_sorted:
        desk.robot.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    if desk.session.filter.is_active:
        desk.session.filter.set("")
        desk.wait_for(lambda: not desk.session.filter.is_searching)


def is_as_begun(desk: Desk, path: Path) -> bool:
    session = desk.bench.session
    if session is None or desk.bench.tabs.count() > 1 or session.document.path != path:
        return False
    seen_otherwise = session.model.is_sorted or session.filter.is_active or session.stage is not Stage.READY
    return not seen_otherwise and (session.undo_stack.index(), session.undo_stack.count()) == (1, 2)


def open_anew(desk: Desk, path: Path) -> None:
    """Open it in place of whatever is there, with a step to undo and one to redo."""
    desk.person.answers.leaving = Leaving.DISCARD
    desk.do.close.close_all(lambda: None)
    desk.wait_for(lambda: not desk.bench.tabs.count())
    desk.person.answers.leaving = Leaving.STAY
    more = "</url>\n  <url>\n    <loc>https://e.org/c</loc>\n  </url>\n</urlset>"
    text = SITEMAP.replace("UTF-8", "ISO-8859-1").replace("</url>\n</urlset>", more)
    path.write_bytes(text.encode("latin-1"))
    desk.open(path)
    for row, value in ((1, "0.7"), (2, "0.8")):
        desk.session.undo_stack.do(SetValues("priority", [row], value), "Set priority")
    desk.do.edit.undo()


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
    document, path = session.document.entries, session.document.path
    assert path is not None
    before, steps, content = snapshot(document), session.undo_stack.index(), path.read_bytes()
    break_it(document)
    failures = run(at_work, spec, qtbot)
    assert (snapshot(document), session.undo_stack.index(), path.read_bytes()) == (before, steps, content), (
        spec.id
    )
    assert all(isinstance(error, InjectedError) for error in failures), spec.id
    assert bool(failures) == (spec.id in CHANGES.split()), spec.id


# Each in a window as new, as many commands leave something open in it.
GROUPS = [ACTIONS[first::3] for first in range(3)]


@pytest.mark.parametrize("specs", GROUPS, ids=lambda specs: specs[0].id)
def test_a_fault_of_who_is_told_of_a_change_undoes_it(
    careful: Desk, specs: Sequence[ActionSpec], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = cast(DocumentListener, Failing(InjectedError))
    monkeypatch.setattr(document_saving, "save_file", fail)
    for spec in specs:
        document = begin(careful, tmp_path).session.document.entries
        check(careful, spec, qtbot, lambda document: document.listeners.add(listener))
        document.listeners.remove(listener)


def test_a_fault_in_the_document_undoes_what_came_before_it(
    careful: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    def break_it(document: Document) -> None:
        for mutator in MUTATORS:
            patch.setattr(document, mutator, fail)

    for name in CHANGES.split():
        begin(careful, tmp_path)
        with pytest.MonkeyPatch.context() as patch:
            check(careful, next(spec for spec in ACTIONS if spec.id == name), qtbot, break_it)
