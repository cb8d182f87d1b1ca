"""A session changes its document only when that is possible, and never half."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast
from unittest.mock import MagicMock

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
)
from editor.core.document.entries import DocumentListener
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.models.session.session import Session, Stage
from editor.rules.listing.duplicates_check import KeyIndex
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Tasks
from tests.core.documents import Failing, filled, snapshot
from tests.models import model_check

EDIT = SetValues("priority", range(1), "0.9")


@pytest.fixture
def session(qapp: object) -> Iterator[Session]:
    tasks = Tasks()
    document = OpenDocument.new(datetime(2026, 11, 21, tzinfo=UTC))
    document.entries.append(document.entries.new_columns([Entry("https://e.org/", priority="0.5")]))
    session = Session(document, tasks)
    yield session
    session.close()
    tasks.close()
    session.deleteLater()


def priority(session: Session) -> str:
    return session.document.entries.column("priority")[0]


@pytest.mark.parametrize("stage", [Stage.LOADING, Stage.BUSY, Stage.WRITING, Stage.BROKEN_OFF])
def test_it_changes_nothing_but_when_ready(session: Session, stage: Stage) -> None:
    session.undo_stack.do(EDIT, "Set priority")
    session.set_stage(stage)
    assert not session.undo_stack.do(SetValues("priority", range(1), ""), "Clear priority")
    session.undo_stack.undo()
    assert priority(session) == "0.9"
    assert session.model.is_read_only


def test_a_change_is_undone_and_redone(session: Session) -> None:
    edited: list[tuple[Edit, bool]] = []
    session.undo_stack.edited.connect(lambda *told: edited.append(told))
    assert session.undo_stack.do(EDIT, "Set priority")
    session.undo_stack.undo()
    assert (priority(session), session.is_modified) == ("0.5", False)
    session.undo_stack.redo()
    assert (priority(session), session.is_modified) == ("0.9", True)
    assert [(edit.touched(), is_return) for edit, is_return in edited] == [
        (range(1), is_return) for is_return in (False, True, True)
    ]


def test_a_failed_change_leaves_no_trace(session: Session) -> None:
    with pytest.raises(IndexError):
        session.undo_stack.do(SetValues("priority", [7], "0.9"), "Set priority")
    assert session.undo_stack.count() == 0
    assert priority(session) == "0.5"


def test_a_failed_undo_can_be_tried_again(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    session.undo_stack.do(EDIT, "Set priority")

    def fail(*_arguments: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(session.document.entries, "set_values", fail)
        with pytest.raises(RuntimeError):
            session.undo_stack.undo()
    assert session.undo_stack.index() == 1
    session.undo_stack.undo()
    assert priority(session) == "0.5"


EDITS = [
    EDIT,
    InsertRows(range(1, 2), filled(Entry("https://e.org/new")).columns),
    InsertRows([0, 2], filled(Entry("b"), Entry("c")).columns),
    RemoveRows(range(1)),
    Reorder([0]),
    SetEntries(range(1), filled(Entry("https://e.org/other")).columns),
    SetFrame(replace(new_frame(Kind.URLSET), gzip=True)),
    Batch((EDIT, RemoveRows(range(1)))),
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: type(edit).__name__)
@pytest.mark.parametrize("first", [True, False])
def test_a_change_that_a_listener_fails_at_is_taken_back_whole(
    session: Session, edit: Edit, first: bool, qtmodeltester: ModelTester
) -> None:
    model_check.check(qtmodeltester, session.model)
    document, failing = session.document.entries, cast(DocumentListener, Failing())
    before, findings = snapshot(document), session.document.findings.report.counts()
    document.listeners.add(failing)
    if first:  # before everyone else is told
        told = document.listeners._each
        told.insert(0, told.pop())
    with pytest.raises(RuntimeError):
        session.undo_stack.do(edit, "Fail")
    assert (snapshot(document), session.undo_stack.count()) == (before, 0)
    assert session.document.findings.report.counts() == findings
    document.listeners.remove(failing)
    assert session.undo_stack.do(edit, "Work")
    session.undo_stack.undo()
    assert snapshot(document) == before


def test_accepted_recovery_counts_as_a_change(session: Session) -> None:
    [file] = session.document.file_list.there
    file.is_complete = file.is_accepted = False
    assert (session.is_editable, session.is_modified) == (False, False)
    session.accept_recovery()
    assert (session.is_editable, session.is_modified) == (True, True)
    session.accept_recovery()  # again, which is nothing to undo
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert (session.is_editable, session.is_modified) == (False, False)


def test_nothing_is_accepted_while_a_document_is_busy(session: Session) -> None:
    [file] = session.document.file_list.there
    file.is_complete = file.is_accepted = False
    session.accept_recovery()
    session.undo_stack.undo()
    session.set_stage(Stage.WRITING)
    session.accept_recovery()
    session.undo_stack.redo()
    assert not file.is_accepted
    assert not session.undo_stack.canRedo()


@pytest.mark.parametrize("is_edited", [False, True])
def test_what_the_first_edit_of_a_large_file_needs_is_found_out_before(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch, is_edited: bool
) -> None:
    monkeypatch.setattr("editor.models.session.session._LARGE", 1)
    session.set_stage(Stage.LOADING)
    session.document.findings.check_all()
    session.set_stage(Stage.READY)
    if is_edited:  # before that is known
        session.undo_stack.do(InsertRows(range(1), filled(Entry("https://e.org/b")).columns), "Add")
    qtbot.waitUntil(lambda: session._tasks.is_idle)
    made = MagicMock(side_effect=KeyIndex)
    monkeypatch.setattr("editor.rules.listing.duplicates_check.KeyIndex", made)
    last = len(session.document.entries)
    session.undo_stack.do(InsertRows(range(last, last + 1), filled(Entry("https://e.org/")).columns), "Add")
    told = [finding.rule.id for finding in session.document.findings.report.at(last)]
    assert "duplicate-loc" in told
    assert not made.called
