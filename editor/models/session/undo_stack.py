"""The undo stack of an open document, through which alone a person changes it."""

import logging
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.saved_state import SavedState
from editor.models.session.edit_command import EditCommand

_log = logging.getLogger("editor")


class UndoStack(QUndoStack):
    """The changes of a document that undo takes back. `do` is the only way to make one."""

    changing = Signal()  # a change is about to be made: what is being typed comes before it
    performed = Signal(object, str)  # an Edit that was made, undoing included, and its title
    edited = Signal(object, bool)  # an Edit whose outcome is to be shown; whether by undo or redo

    def __init__(
        self,
        document: Document,
        saved_state: SavedState,
        is_editable: Callable[[], bool],
        followers: Sequence[Callable[[], None]],
        parent: QObject | None = None,
    ) -> None:
        """is_editable: whether changes are possible now; followers: called after an edit failed."""
        super().__init__(parent)
        self._document, self._saved_state = document, saved_state
        self._is_editable, self._followers = is_editable, followers
        self.edits = 0  # that were made so far, undoing and redoing included
        self._is_settling = False

    def do(self, edit: Edit, text: str) -> bool:
        """Make a change that one undo takes back; returns whether changes are possible now.

        An exception leaves document and undo stack as they were, and goes on to the caller.
        """
        if not self._is_editable():
            return False
        self._settle()
        command = EditCommand(self._document, edit, text, self.edited.emit)
        self._make(command)
        self.push(command)
        self.performed.emit(edit, text)
        return True

    def undo(self) -> None:
        """Take the last change back."""
        if not self._is_editable():
            return
        self._settle()
        if self.canUndo():
            edit = self._perform(self.index() - 1)
            text = self.undoText()
            super().undo()
            self._saved_state.forget_step(self.index())
            self.performed.emit(edit, self.tr("Undo: {title}").format(title=text))

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if not self._is_editable():
            return
        self._settle()
        if self.canRedo():
            edit = self._perform(self.index())
            text = self.redoText()
            super().redo()
            self.performed.emit(edit, text)

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

    def _perform(self, number: int) -> Edit:
        command = self.command(number)
        assert isinstance(command, EditCommand)
        return self._make(command)

    def _make(self, command: EditCommand) -> Edit:
        self._saved_state.keep()
        try:
            done = command.perform()
        except Exception:
            self._put_right()
            raise
        self.edits += 1
        return done

    def _put_right(self) -> None:
        """Update whatever follows the document after an edit failed and was taken back."""
        for follow in self._followers:
            try:
                follow()
            except Exception:  # noqa: BLE001 - told in the log; the others have to be put right all the same
                _log.exception("After an edit that failed:")
