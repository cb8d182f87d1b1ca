"""The undo stack of an open document, through which alone a person changes it."""

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.saved_state import SavedState
from editor.models.session.edit_command import AcceptCommand, EditCommand, Step
from editor.services.documents.open_document import OpenDocument

_log = logging.getLogger("editor")


class UndoStack(QUndoStack):
    """The changes of a document that undo takes back, made by `do`, `restore` and `accept` alone."""

    changing = Signal()  # a change is about to be made: what is being typed comes before it
    # An Edit that was made or undone, or None: what was recovered is accepted, or no longer; its title
    performed = Signal(object, str)
    edited = Signal(object, bool)  # an Edit whose outcome is to be shown; whether by undo or redo

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
        self._is_settling = False

    def do(self, edit: Edit, text: str) -> bool:
        """Make a change that one undo takes back; returns whether changes are possible now.

        An exception leaves document and undo stack as they were, and goes on to the caller.
        """
        if not self._is_editable():
            return False
        self._edit(edit, text)
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
        self._settle()
        step = self._step(self.index() - 1)
        if step is not None and not step.is_final:
            edit = self._make(step)
            super().undo()
            self._saved_state.forget_step(self.index())
            self.performed.emit(edit, self.tr("Undo: {title}").format(title=step.text()))

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if not self.canRedo():
            return
        self._settle()
        step = self._step(self.index())
        if step is not None:
            edit = self._make(step)
            super().redo()
            self.performed.emit(edit, step.text())

    def _settle(self) -> None:
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
        self._settle()
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
