"""What a person does to blocks of extensions, as edits. Each is one step of undo."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from editor.core.document.edits import Edit
from editor.core.document.rows import Rows
from editor.core.document.urlset import Urlset
from editor.core.extensions.declaration import Extension
from editor.core.extensions.editing import ExtensionText
from editor.core.extensions.form_lines import FormLine, extensions_without, filled
from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.extension_edits import changed, with_copies
from editor.models.table.cell_edits import TitledEdit
from editor.models.words.numbers import counted
from editor.models.words.translation import extension_title

_REMOVE = QT_TRANSLATE_NOOP("blocks", "Remove {what}")


def line_title(line: FormLine) -> str:
    """What a line of a block is called on screen; an element that nobody declares has its tag."""
    return line.title if line.is_foreign else QCoreApplication.translate("extensions", line.title)


def block_title(extension: Extension) -> str:
    """What one block is called on screen."""
    return QCoreApplication.translate("extensions", extension.block_title)


@dataclass(frozen=True, slots=True)
class EntryBlocks:
    """The blocks of an extension in a row, to be changed; None stands for edits that would change nothing."""

    urlset: Urlset
    row: int
    extension: Extension

    def fill(self, number: int | None, line: FormLine, value: str) -> TitledEdit | None:
        """Give a line of a block a value; number: None makes a new block of it."""
        rows, new = range(self.row, self.row + 1), self.extension if number is None else None
        edit = changed(self.urlset, rows, lambda text: filled(text, self.extension, number, line, value), new)
        if number is None:
            return _titled(edit, QT_TRANSLATE_NOOP("blocks", "Add {what}"), block_title(self.extension))
        return _titled(edit, QT_TRANSLATE_NOOP("blocks", "Set {what}"), line_title(line))

    def take_away(self, number: int, line: FormLine) -> TitledEdit | None:
        """Take an element or attribute out of a block."""
        edit = self._changed(lambda text: extensions_without(text, self.extension, number, line))
        return _titled(edit, _REMOVE, line_title(line))

    def remove(self, number: int) -> TitledEdit | None:
        """Take a block out of the entry."""
        edit = self._changed(lambda text: text.without(text.blocks(self.extension)[number]))
        return _titled(edit, _REMOVE, block_title(self.extension))

    def move(self, number: int, to: int) -> TitledEdit | None:
        """Put a block where another one of its kind is."""

        def change(text: ExtensionText) -> ExtensionText:
            blocks = text.blocks(self.extension)
            order = [place for place in range(len(blocks)) if place != number]
            order.insert(to, number)
            return text.in_order(blocks, order)

        title = QT_TRANSLATE_NOOP("blocks", "Move {what}")
        return _titled(self._changed(change), title, block_title(self.extension))

    def copy_to(self, rows: Rows) -> TitledEdit | None:
        """Give other rows all of these blocks."""
        others = [row for row in rows if row != self.row]
        one = QT_TRANSLATE_NOOP("blocks", "Copy {what}")
        many = QT_TRANSLATE_NOOP("blocks", "Copy {what} to %Ln rows")
        edit = with_copies(self.urlset, self.row, others, self.extension)
        title = counted("blocks", one, many, len(others))
        return _titled(edit, title, extension_title(self.extension))

    def _changed(self, change: Callable[[ExtensionText], ExtensionText]) -> Edit | None:
        return changed(self.urlset, range(self.row, self.row + 1), change)


def _titled(edit: Edit | None, title: str, what: str) -> TitledEdit | None:
    """An edit with its title; what: stands within it, and keeps its first capital only before others."""
    if edit is None:
        return None
    within = what if what[:2].isupper() else what[:1].lower() + what[1:]
    return TitledEdit(edit, QCoreApplication.translate("blocks", title).format(what=within))
