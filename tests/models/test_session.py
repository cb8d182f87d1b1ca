"""A session changes its document only when that is possible, and never half."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from editor.core.edits import SetValues
from editor.core.urlset import Entry
from editor.models.session import Session, Stage
from editor.services.document import Document
from editor.services.tasks import Tasks

EDIT = SetValues("priority", range(1), "0.9")


@pytest.fixture
def session(qapp: object) -> Iterator[Session]:
    tasks = Tasks()
    document = Document.new(datetime(2026, 11, 21, tzinfo=UTC))
    document.urlset.append(document.urlset.new_block([Entry("https://e.org/", priority="0.5")]))
    session = Session(document, tasks)
    yield session
    session.close()
    tasks.close()
    session.deleteLater()


def priority(session: Session) -> str:
    return session.document.urlset.column("priority")[0]


@pytest.mark.parametrize("stage", [Stage.LOADING, Stage.BUSY, Stage.BROKEN_OFF])
def test_it_changes_nothing_but_when_ready(session: Session, stage: Stage) -> None:
    session.do(EDIT, "Set priority")
    session.set_stage(stage)
    assert not session.do(SetValues("priority", range(1), ""), "Clear priority")
    session.undo()
    assert priority(session) == "0.9"
    assert session.model.is_read_only


def test_a_change_is_undone_and_redone(session: Session) -> None:
    touched: list[object] = []
    session.rows_touched.connect(touched.append)
    assert session.do(EDIT, "Set priority")
    session.undo()
    assert (priority(session), session.is_modified) == ("0.5", False)
    session.redo()
    assert (priority(session), session.is_modified) == ("0.9", True)
    assert touched == [range(1)] * 3


def test_a_failed_change_leaves_no_trace(session: Session) -> None:
    with pytest.raises(IndexError):
        session.do(SetValues("priority", [7], "0.9"), "Set priority")
    assert session.stack.count() == 0
    assert priority(session) == "0.5"


def test_a_failed_undo_can_be_tried_again(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    session.do(EDIT, "Set priority")

    def fail(*_arguments: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(session.document.urlset, "set_values", fail)
        with pytest.raises(RuntimeError):
            session.undo()
    assert session.stack.index() == 1
    session.undo()
    assert priority(session) == "0.5"


def test_accepted_recovery_counts_as_a_change(session: Session) -> None:
    session.document.is_complete = session.document.is_accepted = False
    assert (session.is_editable, session.is_modified) == (False, False)
    session.accept_recovery()
    assert (session.is_editable, session.is_modified) == (True, True)
