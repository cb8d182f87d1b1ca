"""The undo stack of an open document, through which alone a person changes it.

There is one undo command only; the titles of edits stand after "Undo" and "Redo" in the menu.
`Outcome` says what an edit did, and where that shows in the table, so that it can be selected.
"""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from editor.core.document.document import Document
from editor.core.document.document_states import SavedState
from editor.core.document.edits import (
    KEEPING_ROWS,
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
)
from editor.core.document.rows import Rows
from editor.core.text import N_
from editor.models.words.translation import counted, translated
from editor.runtime.threads import Tell
from editor.services.documents.open_document import AcceptedRecovery, OpenDocument
from editor.services.tasks import Elsewhere

# What a field is called within a sentence.
_FIELD_WORDS = {
    "loc": N_("URL"),
    "lastmod": N_("last modified"),
    "changefreq": N_("frequency"),
    "priority": N_("priority"),
}


class Step(QUndoCommand):
    """A change on the undo stack, which `perform` makes and takes back by turns.

    An exception that passes through the stack is lost on the way: only one from `perform` reaches the caller.
    """

    is_performed = False  # so that the stack, told next, has nothing left to do

    @property
    def is_final(self) -> bool:
        """True if it cannot be taken back any more."""
        return False

    def takes_long(self) -> bool:
        """Return True if a worker is to call `work_ahead` before the change is made."""
        return False

    def work_ahead(self, tell: Tell) -> None:
        """Do all that takes long before the change is made; nobody changes the document until then.

        tell: is told how much of it is done.
        """

    def perform(self) -> Edit | None:
        """Make the change, or take it back, now; return the edit that it was, if it was one."""
        raise NotImplementedError

    def redo(self) -> None:
        if not self.is_performed:
            self.perform()
        self.is_performed = False

    def undo(self) -> None:
        self.redo()


class AcceptCommand(Step):
    """An acceptance of what was recovered from damaged files; a save of the document makes it final."""

    def __init__(self, document: OpenDocument, text: str, on_done: Callable[[], None]) -> None:
        super().__init__(text)
        self._document, self._on_done = document, on_done
        self._accepted: AcceptedRecovery | None = None  # None where it was taken back

    @property
    def is_final(self) -> bool:
        return self._accepted is not None and self._accepted.is_final

    def perform(self) -> None:
        if self._accepted is None:
            self._accepted = self._document.accept_recovery()
        else:
            self._accepted.take_back()
            self._accepted = None
        self.is_performed = True
        self._on_done()


class EditCommand(Step):
    """An edit on the undo stack: it keeps the inverse of what it did last.

    `on_done` is told each time what was done, and whether that took something back or made it again.
    """

    def __init__(
        self, document: Document, edit: Edit, text: str, on_done: "Callable[[Outcome, bool], None]"
    ) -> None:
        super().__init__(text)
        self._document, self._edit, self._on_done = document, edit, on_done
        self._versions: Mapping[int, int] | None = None  # of the files, as they were before the last time
        self._is_return = False
        # The same edit as a worker made it, with what it will have done.
        self._ahead: tuple[Edit, Outcome] | None = None

    def takes_long(self) -> bool:
        return self._edit.takes_long()

    def work_ahead(self, tell: Tell) -> None:
        self._ahead = self._edit.ahead(self._document, tell), Outcome.of(self._edit)

    def perform(self) -> Edit:
        """Make the edit (or take it back) now, and tell which.

        Where anyone who is told of it fails, the document is as it was before.
        """
        document = self._document
        versions = document.files.versions()
        done = self._edit
        ahead, self._ahead = self._ahead, None
        doing, outcome = ahead or (done, Outcome.of(done))
        with document.listeners.collecting_errors() as failures:
            inverse = doing.apply(document)
            if failures:
                inverse.apply(document)
        if failures:
            document.files.restore_versions(versions)
            raise failures[0]
        self._edit = inverse
        if self._versions is not None:
            document.files.restore_versions(self._versions)  # its files hold what they held then
        self._versions = versions
        self.is_performed = True
        self._on_done(outcome, self._is_return)
        self._is_return = True
        return done


def set_title(field: str, count: int) -> str:
    """Return the title for setting a field in a number of rows, such as "Set priority in 120 rows"."""
    one = "Set {field}"
    many = N_("Set {field} in %Ln rows")
    return _about_field(one, many, field, count)


def clear_title(field: str, count: int) -> str:
    """Return the title for clearing a field in a number of rows."""
    one = "Clear {field}"
    many = N_("Clear {field} in %Ln rows")
    return _about_field(one, many, field, count)


def _about_field(one: str, many: str, field: str, count: int) -> str:
    word = translated(_FIELD_WORDS[field])
    return counted(one, many, count).format(field=word)


WHOLE, GONE, ANYWHERE = "*", "-", ""  # in place of a field


class Outcome(NamedTuple):
    """What an edit did: where it shows, and how many rows it changed, added, moved and removed."""

    places: dict[str, Rows]  # see `edited_places`
    changed: int
    added: int
    moved: int
    removed: int

    @classmethod
    def of(cls, edit: Edit) -> "Outcome":
        """Return what an edit does, in any thread."""
        edits = list(edit.each())
        removed = sum(len(one.rows) for one in edits if isinstance(one, RemoveRows))
        added = sum(len(one.rows) for one in edits if isinstance(one, InsertRows))
        moved = sum(len(one.affected()) for one in edits if isinstance(one, Reorder))
        # When rows are added or removed, the text of other rows may change too, as with comments before them.
        follow = (SetEntries,) if removed or added or moved else ()
        changed = len(_changed_rows([one for one in edits if not isinstance(one, follow)]))
        return cls(edited_places(edit), changed, added, moved, removed)


def _changed_rows(edits: Sequence[Edit]) -> Collection[int]:
    """Return the rows, numbered as after the edits, whose values have changed."""
    if len(edits) == 1 and isinstance(edits[0], KEEPING_ROWS):
        return edits[0].affected()
    rows: set[int] = set()
    for edit in edits:
        if isinstance(edit, KEEPING_ROWS):
            rows.update(edit.affected())
        else:
            rows = set(edit.followed(sorted(rows)))
    return rows


def edited_places(edit: Edit) -> dict[str, Rows]:
    """Return the rows, ascending, that hold the result of an edit, by the field whose values it sets.

    Rows that came or moved stand under WHOLE. Where nothing but the text of rows is another, such as in what
    extensions hold, they stand under ANYWHERE; where rows went and nothing else was done, the one that stands
    in the place of the first stands under GONE.
    """
    match edit:
        case SetValues(field, rows):
            places = {field: rows}
        case SetEntries(rows):
            places = {ANYWHERE: rows}
        case SetFrame():
            places = {}
        case RemoveRows():
            places = {GONE: edit.affected()}
        case Batch():
            places = _of_several(edit.each())
        case _:
            places = {WHOLE: edit.affected()}
    return {field: rows for field, rows in places.items() if rows}


def _of_several(edits: Iterable[Edit]) -> dict[str, Rows]:
    """Return where several edits show; removed rows only count if nothing was set or inserted."""
    gathered: dict[str, Rows | set[int]] = {}
    removed: Rows = ()
    for edit in edits:
        if not isinstance(edit, KEEPING_ROWS):
            gathered = {field: edit.followed(_ascending(rows)) for field, rows in gathered.items()}
        if isinstance(edit, RemoveRows):
            removed = edit.affected()
            continue
        for field, rows in edited_places(edit).items():
            gathered[field] = _joined(gathered.get(field, ()), rows)
    found = {field: _ascending(rows) for field, rows in gathered.items() if rows}
    beside = found.pop(ANYWHERE, ())
    return found or ({GONE: removed} if removed else {ANYWHERE: beside})


def _joined(some: Rows | set[int], more: Rows) -> Rows | set[int]:
    """Return the rows of both; a set if there were any before, as it grows with each of many edits."""
    if not some:
        return more
    joined = some if isinstance(some, set) else set(some)
    joined.update(more)
    return joined


def _ascending(rows: Rows | set[int]) -> Rows:
    return sorted(rows) if isinstance(rows, set) else rows


_log = logging.getLogger("editor")


class UndoStack(QUndoStack):
    """The changes of a document that undo takes back, made by `do`, `restore` and `accept` alone."""

    changing = Signal()  # a change is about to be made: what is being typed comes before it
    # An Edit that was made or undone, or None: what was recovered is accepted, or no longer; its title
    performed = Signal(object, str)
    edited = Signal(object, bool)  # the Outcome of an edit, which is to be shown; whether by undo or redo

    def __init__(
        self,
        document: Document,
        saved_state: SavedState,
        is_editable: Callable[[], bool],
        followers: Sequence[Callable[[], None]],
        parent: QObject | None = None,
        *,
        is_acceptable: Callable[[], bool],
    ) -> None:
        """Make an empty stack.

        is_editable: whether changes are possible now; followers: called after an edit failed;
        is_acceptable: whether what was recovered can be accepted now.
        """
        super().__init__(parent)
        self._document, self._saved_state = document, saved_state
        self._is_editable, self._is_acceptable, self._followers = is_editable, is_acceptable, followers
        self.edits = 0  # that were made so far, undoing and redoing included
        # Has a worker do something, and what depends on it done then; None: all is done at once.
        self.elsewhere: Elsewhere | None = None
        self._is_settling = False

    def do(self, edit: Edit, text: str, then: Callable[[], None] | None = None) -> bool:
        """Make a change that one undo takes back; returns whether changes are possible now.

        One of very many rows is made in a while, unless the person stops it. An exception leaves document and
        undo stack as they were, and goes on to the caller. then: called once the change is made.
        """
        if not self._is_editable():
            return False
        self._finish_typing()
        step = EditCommand(self._document, edit, text, self.edited.emit)

        def add() -> None:
            self._add(step)
            if then is not None:
                then()

        self._when_worked_ahead(step, add)
        return True

    def restore(self, edit: Edit, text: str) -> None:
        """Make changes again that were lost, as one that undo takes back; an exception is as one of `do`.

        They may be older than a damaged file that has to be accepted before others are possible.
        """
        self._edit(edit, text)

    def accept(self, document: OpenDocument, on_done: Callable[[], None]) -> None:
        """Accept what was recovered, if that is possible now, until one undo takes it back.

        on_done: told each time that it was accepted, or taken back.
        """
        if self._is_acceptable():
            self._add(AcceptCommand(document, self.tr("Accept the recovered entries"), on_done))

    def undoText(self) -> str:
        """Return the title of what undo takes back; "" if there is nothing, or a save has made it final."""
        step = self._step(self.index() - 1)
        return "" if step is None or step.is_final else step.text()

    def canRedo(self) -> bool:
        """Return True if there is something to make again, and that is possible now."""
        step = self._step(self.index())
        return step is not None and (
            self._is_acceptable() if isinstance(step, AcceptCommand) else self._is_editable()
        )

    def undo(self) -> None:
        """Take the last change back."""
        if not self._is_editable():
            return
        self._finish_typing()
        step = self._step(self.index() - 1)
        if step is not None and not step.is_final:
            self._when_worked_ahead(step, partial(self._undo, step))

    def _undo(self, step: Step) -> None:
        edit = self._make(step)
        super().undo()
        self._saved_state.forget_step(self.index())
        self.performed.emit(edit, self.tr("Undo: {title}").format(title=step.text()))

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if not self.canRedo():
            return
        self._finish_typing()
        step = self._step(self.index())
        if step is not None:
            self._when_worked_ahead(step, partial(self._redo, step))

    def _redo(self, step: Step) -> None:
        edit = self._make(step)
        super().redo()
        self.performed.emit(edit, step.text())

    def _when_worked_ahead(self, step: Step, make: Callable[[], None]) -> None:
        """Make a change, after a worker has done what takes long."""
        if self.elsewhere is None or not step.takes_long():
            make()
            return

        def worked_ahead(outcome: Future[None]) -> None:
            outcome.result()
            make()

        self.elsewhere(step.work_ahead, worked_ahead)

    def _finish_typing(self) -> None:
        """Have what is being typed entered first, as a change of its own.

        Entered while rows come or go it would stand below that change on the stack, with rows that are others
        once it is undone.
        """
        if not self._is_settling:
            self._is_settling = True
            try:
                self.changing.emit()
            finally:
                self._is_settling = False

    def _edit(self, edit: Edit, text: str) -> None:
        self._finish_typing()
        self._add(EditCommand(self._document, edit, text, self.edited.emit))

    def _add(self, step: Step) -> None:
        done = self._make(step)
        self.push(step)
        self.performed.emit(done, step.text())

    def _step(self, number: int) -> Step | None:
        if not 0 <= number < self.count():
            return None
        step = self.command(number)
        assert isinstance(step, Step)
        return step

    def _make(self, step: Step) -> Edit | None:
        self._saved_state.keep()
        try:
            done = step.perform()
        except Exception:
            self._put_right()
            raise
        if done is not None:
            self.edits += 1
        return done

    def _put_right(self) -> None:
        """Update whatever follows the document after an edit failed and was taken back."""
        for follow in self._followers:
            try:
                follow()
            except Exception:  # noqa: BLE001 - told in the log; the others have to be put right all the same
                _log.exception("After an edit that failed:")
