"""The undo commands, and the titles of edits: they stand after "Undo" and "Redo" in the menu."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QUndoCommand

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import counted, translated
from editor.services.documents.open_document import AcceptedRecovery, OpenDocument

# What a field is called within a sentence.
_FIELD_WORDS = {
    "loc": QT_TRANSLATE_NOOP("commands", "URL"),
    "lastmod": QT_TRANSLATE_NOOP("commands", "last modified"),
    "changefreq": QT_TRANSLATE_NOOP("commands", "frequency"),
    "priority": QT_TRANSLATE_NOOP("commands", "priority"),
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
    """What was recovered from damaged files is accepted as the document, finally once that is saved."""

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
        self, document: Document, edit: Edit, text: str, on_done: Callable[[Edit, bool], None]
    ) -> None:
        super().__init__(text)
        self._document, self._edit, self._on_done = document, edit, on_done
        self._versions: Mapping[int, int] | None = None  # of the files, as they were before the last time
        self._is_return = False

    def perform(self) -> Edit:
        """Make the edit (or take it back) now, and tell which.

        Where anyone who is told of it fails, the document is as it was before.
        """
        document = self._document
        versions = document.files.versions()
        done = self._edit
        with document.listeners.collecting_errors() as failures:
            inverse = done.apply(document)
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
        self._on_done(done, self._is_return)
        self._is_return = True
        return done


def set_title(field: str, count: int) -> str:
    """Return the title for setting a field in a number of rows, such as "Set priority in 120 rows"."""
    one = "Set {field}"
    many = QT_TRANSLATE_NOOP("commands", "Set {field} in %Ln rows")
    return _about_field(one, many, field, count)


def clear_title(field: str, count: int) -> str:
    """Return the title for clearing a field in a number of rows."""
    one = "Clear {field}"
    many = QT_TRANSLATE_NOOP("commands", "Clear {field} in %Ln rows")
    return _about_field(one, many, field, count)


def _about_field(one: str, many: str, field: str, count: int) -> str:
    word = translated("commands", _FIELD_WORDS[field])
    return counted("commands", one, many, count).format(field=word)
