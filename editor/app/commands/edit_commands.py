"""The commands that change entries, and those for the value of the current cell.

Rows are cut, copied, pasted, inserted, removed and moved; the value of a cell is edited, opened in
the browser, copied or filtered by.
"""

from array import array
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

from editor.app.window.command_context import CommandContext
from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetFrame, duplication, insertion, move, removal, reordering
from editor.core.document.entry_text import items_at
from editor.core.document.rows import CHANGED_AT_ONCE, Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_parts import with_place, with_question
from editor.core.filtering.filter_proposals import folder_question, value_question
from editor.core.filtering.filter_tree import Node, Not
from editor.core.text import N_
from editor.core.values.urls import split_site
from editor.core.xml.markup import in_utf8
from editor.formats.read_errors import Unreadable
from editor.models.session.session import Session
from editor.models.words.translation import counted, text_of, translated
from editor.services.open_pages import browse
from editor.views.table.entries_table import EntriesTable

_WEB = ("http", "https")


class CellCommands(QObject):
    """Acts on the current cell; copying takes the URLs of all selected rows."""

    def __init__(self, context: CommandContext, show_only: Callable[[str], None]) -> None:
        """`show_only` shows the rows that match a filter."""
        super().__init__(context.window)
        self._context, self._show_only = context, show_only
        self.browse = browse  # the function that opens pages

    def _at_hand(self) -> tuple[Session, EntriesTable, int] | None:
        """Return the document on screen, its table and the row of the current cell; None without one."""
        session, table = self._context.session, self._context.table
        if session is None or table is None:
            return None
        table.have_current()
        row = table.current_row()
        return (session, table, row) if row >= 0 else None

    def edit_cell(self) -> None:
        """Edit the current cell, or show its details if it is edited there."""
        if (found := self._at_hand()) is not None:
            _, table, _ = found
            self._context.focus_table()
            table.edit(table.currentIndex(), EntriesTable.EditTrigger.EditKeyPressed)

    def open_url(self) -> None:
        """Open the page of the current row in the browser."""
        if (found := self._at_hand()) is None:
            return
        session, _, row = found
        url = session.document.entries.column("loc")[row].strip(XML_SPACE)
        site = split_site(url)
        if site is None or site.scheme not in _WEB:
            self._context.say(
                self.tr("Only URLs that begin with http:// or https:// can be opened in the browser.")
            )
        elif not self.browse(url):
            self._context.say(self.tr("No browser could be opened."))

    def copy_url(self) -> None:
        """Copy the URLs of the selected rows, a line each."""
        if (found := self._at_hand()) is None:
            return
        session, table, row = found
        urls = items_at(session.document.entries.column("loc"), table.selected_rows() or [row])
        QGuiApplication.clipboard().setText("\n".join(url.strip(XML_SPACE) for url in urls))

    def filter_value(self) -> None:
        """Show only the rows that have the value of the current cell in this column."""
        self._filter(lambda question: question)

    def exclude_value(self) -> None:
        """Show only the rows that have another value than the current cell in this column."""
        self._filter(lambda question: question.node if isinstance(question, Not) else Not(question))

    def filter_folder(self) -> None:
        """Show only the URLs in the folder of the current row's URL."""
        if (found := self._at_hand()) is not None:
            session, _, row = found
            locs = session.document.entries.column("loc")
            self._show_only(with_place(session.filter.wanted, folder_question(locs[row], locs)))

    def _filter(self, turned: Callable[[Node], Node]) -> None:
        if (found := self._at_hand()) is None:
            return
        session, table, row = found
        column, document = table.entries.columns[table.currentIndex().column()], session.document.entries
        if not column.term:
            self._context.say(self.tr("There is no filter for this column."))
            return
        question = value_question(column.term, column.value_asked(document, row, session.document.answers))
        self._show_only(with_question(session.filter.wanted, turned(question)))


Builder = Callable[[Document, Rows], Edit]
TextField = QLineEdit | QPlainTextEdit


class EditCommands(QObject):
    """The commands of the Edit and Rows menus."""

    def __init__(self, context: CommandContext, paste_as_new: Callable[[], None]) -> None:
        super().__init__(context.window)
        self._context, self._paste_as_new = context, paste_as_new

    def finish_typing(self) -> None:
        """Put the text being typed in the table into the document."""
        if self._context.table is not None:
            self._context.table.finish_editing()

    # The undo stack and the clipboard

    def undo(self) -> None:
        """Undo the last change."""
        if self._context.session is not None:
            self._context.session.undo_stack.undo()

    def redo(self) -> None:
        """Redo the change that was undone last."""
        if self._context.session is not None:
            self._context.session.undo_stack.redo()

    def cut(self) -> None:
        """Cut in the text field or table with the keyboard focus."""
        self._at_hand(lambda text: text.cut(), lambda table: table.cells.cut())

    def copy(self) -> None:
        """Copy in the text field or table with the keyboard focus."""
        self._at_hand(lambda text: text.copy(), lambda table: table.cells.copy())

    def copy_with_headings(self) -> None:
        """Copy cells of the table with the titles of their columns."""
        if self._context.table is not None:
            self._context.table.cells.copy_with_headings()

    def paste(self) -> None:
        """Paste where the keyboard focus is; without a document, start a sitemap from the clipboard."""
        if self._context.view is None:
            self._paste_as_new()
        else:
            self._at_hand(lambda text: text.paste(), self._paste_into)

    def paste_into_cells(self) -> None:
        """Paste into the table from the current cell on, without making entries unless needed."""
        self._at_hand(lambda text: text.paste(), lambda table: table.cells.paste_into_cells())

    def _paste_into(self, table: EntriesTable) -> None:
        """Paste the clipboard into the table: cells, or the entries of a copied file or of rows.

        The document is busy while a file is read, as nobody may save without it or plan changes to rows that
        it moves.
        """
        from editor.services.tables.imported_sitemaps import is_whole_file, urlset_in

        text = table.cells.copied_text()
        session, now = self._context.session, self._context.now()
        if session is None or not is_whole_file(text):
            table.cells.paste()
            return
        if not session.is_editable:
            return

        def read(outcome: Future[Document]) -> None:
            error = outcome.exception()
            if error is None:
                table.cells.paste_urlset(outcome.result())
            elif not isinstance(error, Unreadable):
                raise error
            elif error.file_hits and error.file_hits[0].rule == "html-instead-of-sitemap":
                self._context.questions.tell(
                    self.tr("The contents of the clipboard cannot be pasted."), text_of(error)
                )
            else:  # text that only looks like a tag
                table.cells.paste()

        session.work_out(lambda: urlset_in(text, now), read)

    def clear(self) -> None:
        """Clear the selected cells, or the selected text."""
        self._at_hand(_delete_in, lambda table: table.cells.clear_selected())

    def select_all(self) -> None:
        """Select everything where the keyboard focus is."""
        self._at_hand(lambda text: text.selectAll(), EntriesTable.selectAll)

    def fill_down(self) -> None:
        """Give the selected cells the value of the topmost one."""
        if self._context.table is not None:
            self._context.table.cells.fill_down()

    def today(self) -> None:
        """Set the selected dates to today's."""
        if self._context.table is not None:
            self._context.table.cells.set_today()

    def _at_hand(
        self, in_text: Callable[[TextField], None], in_table: Callable[[EntriesTable], None]
    ) -> None:
        focus = QApplication.focusWidget()
        if isinstance(focus, TextField):
            in_text(focus)
        elif self._context.table is not None:
            in_table(self._context.table)

    # Rows

    def add(self) -> None:
        """Add an entry below the current one, and begin to type its URL."""
        session, table = self._context.editable, self._context.table
        if session is None or table is None:
            return
        current, file, document = table.current_row(), session.filter.file, session.document.entries
        last = document.files[-1] if file is None else file
        at = current + 1 if current >= 0 else last.start + len(last)
        edit = insertion(document, at, [Entry()], file)
        if session.undo_stack.do(edit, self.tr("Add a row")):
            table.go_to(at, "loc")
            table.edit(table.currentIndex())

    def duplicate(self) -> None:
        """Put a copy of the selected entries below them."""
        one = "Duplicate a row"
        self._change(duplication, one, N_("Duplicate %Ln rows"))

    def delete(self) -> None:
        """Delete the selected entries."""
        self._change(removal, "Delete a row", N_("Delete %Ln rows"))

    def move_up(self) -> None:
        """Move the selected entries one row up."""
        self._move(lambda file, rows: max(rows[0] - 1, file.rows.start))

    def move_down(self) -> None:
        """Move the selected entries one row down."""
        self._move(lambda file, rows: min(rows[-1] + 2, file.rows.stop))

    def move_top(self) -> None:
        """Move the selected entries to the top of their file."""
        self._move(lambda file, _rows: file.rows.start)

    def move_bottom(self) -> None:
        """Move the selected entries to the end of their file."""
        self._move(lambda file, _rows: file.rows.stop)

    def move_to(self, row: int) -> None:
        """Move the selected entries before a row of their file."""
        self._move(lambda _part, _rows: row)

    def _move(self, target: Callable[[SitemapFile, Rows], int]) -> None:
        """Move the selected entries within their file; entries of several files are not moved."""
        session, table = self._context.session, self._context.table
        if session is None or table is None or not session.model.is_whole_in_order:
            return
        rows, document = table.selected_rows(), session.document.entries
        if not rows or document.file_at(rows[0]) is not document.file_at(rows[-1]):
            return
        to = target(document.file_at(rows[0]), rows)
        is_there = len(rows) == rows[-1] - rows[0] + 1 and rows[0] <= to <= rows[-1] + 1
        if not is_there:
            self._change(
                lambda document, chosen: move(document, chosen, to), "Move a row", N_("Move %Ln rows")
            )

    def _change(self, builder: Builder, one: str, many: str) -> None:
        """Apply an edit of the selected rows; its title is one of the texts."""
        session, table = self._context.editable, self._context.table
        if session is None or table is None:
            return
        rows = table.selected_rows()
        if rows:

            def do(edit: Edit) -> None:
                session.undo_stack.do(edit, counted(one, many, len(rows)))

            self._plan(session, len(rows), partial(builder, session.document.entries, rows), do)

    @staticmethod
    def _plan(session: Session, count: int, plan: Callable[[], Edit], do: Callable[[Edit], None]) -> None:
        """Work out an edit of so many rows, and do it; of very many a worker works it out."""
        if count > CHANGED_AT_ONCE:
            session.work_out(plan, lambda outcome: do(outcome.result()))
        else:
            do(plan())

    def keep_order(self) -> None:
        """Put the entries of the file, or of each file, into the order shown."""
        session = self._context.session
        if session is None or not session.is_editable:
            return
        if session.filter.is_active or not session.model.is_sorted:
            return
        document, file = session.document.entries, session.filter.file
        own = range(len(document)) if file is None else file.rows
        shown = session.model.order

        def in_order() -> Edit:
            order = array("q", shown.document_rows(0, len(own) - 1))
            if len(own) < len(document):
                order = array("q", [*range(own.start), *order, *range(own.stop, len(document))])
            return reordering(document, order)

        def sort(edit: Edit) -> None:
            session.undo_stack.do(edit, self.tr("Sort the file"), partial(session.model.sort, -1))

        self._plan(session, len(own), in_order, sort)

    # The whole document

    def convert_utf8(self) -> None:
        """Write the file in UTF-8 from now on."""
        session = self._context.session
        if session is not None:
            frame = in_utf8(session.document.entries.frame)
            session.undo_stack.do(SetFrame(frame), translated("Convert to UTF-8"))


def _delete_in(text: TextField) -> None:
    """Delete the selected text, or the character after the cursor."""
    if isinstance(text, QLineEdit):
        text.del_()
    elif not text.isReadOnly():
        text.textCursor().deleteChar()
