"""A session changes its document only when that is possible, and never half."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import (
    AddFile,
    Batch,
    Edit,
    EmptyFile,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
    removal,
)
from editor.core.document.entries import DocumentListener
from editor.core.document.entry_text import text_size
from editor.core.document.sitemap_file import Listing
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.models.session.session import Session, Stage
from editor.models.session.undo_stack import Outcome
from editor.rules import findings
from editor.services.documents.open_document import OpenDocument
from editor.services.tables.imported_sitemaps import new_sitemap
from editor.services.tasks import Tasks
from tests.core.documents import Failing, filled, snapshot
from tests.models import model_check
from tests.models.held_tasks import HeldTasks
from tests.rules.extension_cases import link
from tests.services.file_sets import NOW, index, opened, urlset, write

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


def test_the_state_of_the_file_is_kept_by_the_worker_that_prepares_an_edit(
    session: Session, qtbot: QtBot
) -> None:
    for is_for_edit in (False, True):
        session.work_out(lambda: None, lambda _: None, is_for_edit=is_for_edit)
        qtbot.waitUntil(lambda: session.stage is Stage.READY)
        assert (session.saved_state.base() is not session.document.entries) == is_for_edit
    session.undo_stack.do(EDIT, "Set priority")
    assert session.saved_state.counts() == (0, 1, 0)


def test_a_change_is_undone_and_redone(session: Session) -> None:
    edited: list[tuple[Outcome, bool]] = []
    session.undo_stack.edited.connect(lambda *told: edited.append(told))
    assert session.undo_stack.do(EDIT, "Set priority")
    session.undo_stack.undo()
    assert (priority(session), session.is_modified) == ("0.5", False)
    session.undo_stack.redo()
    assert (priority(session), session.is_modified) == ("0.9", True)
    assert [(outcome.places, is_return) for outcome, is_return in edited] == [
        ({"priority": range(1)}, is_return) for is_return in (False, True, True)
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
    SetFrame(new_frame(Kind.URLSET)._replace(gzip=True)),
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


def test_a_filter_that_asks_before_a_check_has_ended_shows_what_it_finds(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.document.findings.check_all()
    monkeypatch.setattr(findings, "AT_ONCE", 0)
    added = filled(Entry("https://e.org/"), Entry("https://e.org/a")).columns
    session.undo_stack.do(InsertRows(range(1, 3), added), "Add")
    session.filter.set("is:duplicate")
    assert session.document.findings.is_awaited
    qtbot.waitUntil(lambda: session.model.rowCount() == 1)
    session.undo_stack.do(SetValues("loc", range(1, 2), "https://e.org/b"), "Set")
    qtbot.waitUntil(lambda: not session.document.findings.is_awaited)
    assert session.model.rowCount() == 1  # an edit makes no row vanish


NO_RETURN = "hreflang-no-return"


@pytest.fixture
def session_with_links(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(findings, "AT_ONCE", 1)
    links = urlset("en", "x").replace("<urlset", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=links, b_xml=urlset("y", "de"))
    tasks = Tasks()
    session = Session(opened(path), tasks)
    yield session
    session.close()
    tasks.close()
    session.deleteLater()


def rows(session: Session) -> list[int]:
    return list(session.document.findings.report.rows(NO_RETURN))


def test_the_first_link_of_all_files_is_followed_a_moment_later(
    session_with_links: Session, qtbot: QtBot
) -> None:
    told: list[list[int]] = []
    session_with_links.document.findings.add_listener(lambda: told.append(rows(session_with_links)))
    links = link("en", "https://acme.org/en") + link("de", "https://acme.org/de")
    session_with_links.undo_stack.do(SetValues("extensions", range(1), links), "Link")
    assert rows(session_with_links) == []
    qtbot.waitUntil(lambda: rows(session_with_links) == [0])
    assert told[-1] == [0]
    session_with_links.undo_stack.undo()
    qtbot.waitUntil(lambda: rows(session_with_links) == [])


def test_a_file_that_comes_meanwhile_is_none_of_those_compared(
    session_with_links: Session, qtbot: QtBot
) -> None:
    whole = session_with_links.document.entries
    assert whole.is_set
    links = link("en", "https://acme.org/en") + link("de", "https://acme.org/de")
    session_with_links.undo_stack.do(SetValues("extensions", range(1), links), "Link")
    session_with_links.undo_stack.do(AddFile(0, EmptyFile.of(whole.files.new(Listing("new.xml")))), "New")
    qtbot.waitUntil(lambda: rows(session_with_links) == [0])


def test_what_was_changed_meanwhile_counts(session_with_links: Session, qtbot: QtBot) -> None:
    links = link("en", "https://acme.org/en") + link("de", "https://acme.org/de")
    session_with_links.undo_stack.do(SetValues("extensions", range(1), links), "Link")
    session_with_links.undo_stack.do(removal(session_with_links.document.entries, [1]), "Remove")
    session_with_links.undo_stack.do(SetValues("loc", range(1, 2), "https://acme.org/z"), "Set")
    qtbot.waitUntil(lambda: rows(session_with_links) == [0])
    session_with_links.undo_stack.do(SetValues("loc", range(2, 3), "https://acme.org/fr"), "Set")
    qtbot.waitUntil(lambda: rows(session_with_links) == [])


@pytest.mark.parametrize("document", [OpenDocument.new(NOW), new_sitemap([Entry("https://e.org/")], NOW)])
def test_what_is_saved_for_the_first_time_is_known_to_be_as_large_as_its_file(
    document: OpenDocument, tmp_path: Path
) -> None:
    path = tmp_path / "sitemap"
    document.save(path)
    assert document.findings.context.byte_size == path.stat().st_size


def test_what_is_saved_right_after_an_edit_is_measured_too(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.models.session.session._PAUSE", 0)
    tasks = HeldTasks()
    session = Session(opened(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("a"))), tasks)
    session.undo_stack.do(SetValues("loc", range(1), "https://e.org/a-much-longer-one"), "Edit")
    session.document.save()
    tasks.wait(qtbot)
    tasks.deliver()
    [part] = session.document.entries.files
    assert session.document.findings.of(part).context.byte_size == (tmp_path / "a.xml").stat().st_size
    session.close()
    tasks.close()
    session.deleteLater()


def test_files_edited_one_after_the_other_are_all_measured(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.models.session.session._PAUSE", 0)
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b"))
    tasks = HeldTasks()
    session = Session(opened(path), tasks)
    file_set = session.document
    for row in range(2):  # the second while the first is being measured
        session.undo_stack.do(SetValues("priority", range(row, row + 1), "0.5"), "Edit")
        tasks.wait(qtbot, row + 1)
    tasks.deliver()
    parts = file_set.entries.files
    assert [file_set.findings.of(part).context.byte_size for part in parts] == [
        text_size(part) for part in parts
    ]
    session.close()
    tasks.close()
    session.deleteLater()
