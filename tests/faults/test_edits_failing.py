"""Whatever fails in the middle of an edit: the document, its steps and the table are what they were."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent

from editor.core.document.document import Document
from editor.models.session.session import Session
from editor.rules.file_findings import FileFindings
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Tasks
from tests.core.documents import Snapshot, edits, entries, snapshot
from tests.faults.jobs import NOW

# What changes a document, and what is told of it.
CHANGES = [
    (Document, name) for name in ("set_values", "set_entries", "set_frame", "insert", "remove", "reorder")
]
TELLINGS = [
    (FileFindings, name)
    for name in ("values_changed", "rows_inserted", "rows_removed", "rows_rearranged", "frame_changed")
]
Methods = list[tuple[type, str]]


class Broken(RuntimeError):
    """What a fault of the program raises."""


class Fault:
    """Lets one of some methods of a document fail, once, when it is called for the n-th time."""

    def __init__(
        self, patch: pytest.MonkeyPatch, methods: Methods, document: OpenDocument, number: int
    ) -> None:
        self.calls = 0
        self._owners = (document.entries, document.findings.of(document.entries.files[0]))
        self._number = number
        for owner, name in methods:
            patch.setattr(owner, name, self._failing(getattr(owner, name)))

    @property
    def has_struck(self) -> bool:
        return self.calls >= self._number

    def _failing(self, method: Callable[..., object]) -> Callable[..., object]:
        def called(owner: object, *arguments: object) -> object:
            if any(owner is each for each in self._owners):
                self.calls += 1
                if self.calls == self._number:
                    raise Broken
            return method(owner, *arguments)

        return called


@pytest.fixture(scope="module")
def tasks(qapp: object) -> Iterator[Tasks]:
    tasks = Tasks()
    yield tasks
    tasks.close()
    tasks.deleteLater()


def state(session: Session) -> tuple[Snapshot, int, int, bool, list[object]]:
    """All that a failed command must leave as it was."""
    findings = sorted((each.rule.id, each.row, each.field) for each in session.document.findings.report.all())
    return (
        snapshot(session.document.entries),
        session.undo_stack.count(),
        session.undo_stack.index(),
        session.is_modified,
        [session.model.rowCount(), *findings],
    )


@pytest.mark.parametrize("methods", [CHANGES, TELLINGS], ids=["changing", "telling"])
@given(data=st.data())
def test_an_edit_that_fails_anywhere_was_never_made(
    tasks: Tasks, methods: Methods, data: st.DataObject
) -> None:
    document = OpenDocument.new(NOW)
    document.entries.append(document.entries.new_columns(data.draw(st.lists(entries, max_size=5))))
    document.findings.check_all()
    session = Session(document, tasks)
    edit = data.draw(edits(document.entries))
    before = state(session)
    with pytest.MonkeyPatch.context() as patch:
        fault = Fault(patch, methods, document, data.draw(st.integers(1, 3)))
        try:
            session.undo_stack.do(edit, "Change something")
        except Broken:
            assert fault.has_struck
    if fault.has_struck:
        assert state(session) == before
        session.undo_stack.do(edit, "Change something")
    session.undo_stack.undo()
    assert state(session)[0] == before[0]
    session.close()
    session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
