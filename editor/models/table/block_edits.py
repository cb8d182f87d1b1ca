"""The edits of the blocks of an entry, elements such as image:image; each edit is one undo step."""

from collections.abc import Callable
from dataclasses import dataclass

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.rows import Rows
from editor.core.extensions.declaration import Extension
from editor.core.extensions.editing import ExtensionText
from editor.core.extensions.edits import change_extensions, with_copies
from editor.core.extensions.form_lines import FormLine, extensions_without, fill_in_line
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.table.cell_edits import TitledEdit
from editor.models.words.explanations import extension_title
from editor.models.words.translation import counted, translated

_REMOVE = QT_TRANSLATE_NOOP("blocks", "Remove {what}")


def line_title(line: FormLine) -> str:
    """Return the title of a line in the form of a block; the tag of an element that is not declared."""
    return line.title if line.is_foreign else translated("extensions", line.title)


def block_title(extension: Extension) -> str:
    """Return the title of a single block of an extension, such as that of an image."""
    return translated("extensions", extension.block_title)


@dataclass(frozen=True, slots=True)
class EntryBlocks:
    """The blocks of an extension in one row. Its methods return an edit, or
    None if it would change nothing.
    """

    entries: Document
    row: int
    extension: Extension

    def fill(self, number: int | None, line: FormLine, value: str) -> TitledEdit | None:
        """Return the edit that sets the value of a line in a block; number: None adds a new block."""
        rows, new = range(self.row, self.row + 1), self.extension if number is None else None
        edit = change_extensions(
            self.entries, rows, lambda text: fill_in_line(text, self.extension, number, line, value), new
        )
        if number is None:
            return _titled(edit, QT_TRANSLATE_NOOP("blocks", "Add {what}"), block_title(self.extension))
        return _titled(edit, QT_TRANSLATE_NOOP("blocks", "Set {what}"), line_title(line))

    def take_away(self, number: int, line: FormLine) -> TitledEdit | None:
        """Return the edit that removes an element or attribute from a block."""
        edit = self._changed(lambda text: extensions_without(text, self.extension, number, line))
        return _titled(edit, _REMOVE, line_title(line))

    def remove(self, number: int) -> TitledEdit | None:
        """Return the edit that removes a block from the entry."""
        edit = self._changed(lambda text: text.without(text.blocks(self.extension)[number]))
        return _titled(edit, _REMOVE, block_title(self.extension))

    def move(self, number: int, to: int) -> TitledEdit | None:
        """Return the edit that moves a block to the place of another one of its kind."""

        def change(text: ExtensionText) -> ExtensionText:
            blocks = text.blocks(self.extension)
            order = [place for place in range(len(blocks)) if place != number]
            order.insert(to, number)
            return text.in_order(blocks, order)

        title = QT_TRANSLATE_NOOP("blocks", "Move {what}")
        return _titled(self._changed(change), title, block_title(self.extension))

    def copy_to(self, rows: Rows) -> TitledEdit | None:
        """Return the edit that gives other rows copies of all these blocks."""
        others = [row for row in rows if row != self.row]
        one = "Copy {what}"
        many = QT_TRANSLATE_NOOP("blocks", "Copy {what} to %Ln rows")
        edit = with_copies(self.entries, self.row, others, self.extension)
        title = counted("blocks", one, many, len(others))
        return _titled(edit, title, extension_title(self.extension))

    def _changed(self, change: Callable[[ExtensionText], ExtensionText]) -> Edit | None:
        return change_extensions(self.entries, range(self.row, self.row + 1), change)


def _titled(edit: Edit | None, title: str, what: str) -> TitledEdit | None:
    """Return an edit with its title; `what` is inserted there, and loses its first
    capital unless others follow it.
    """
    if edit is None:
        return None
    within = what if what[:2].isupper() else what[:1].lower() + what[1:]
    return TitledEdit(edit, translated("blocks", title, what=within))
