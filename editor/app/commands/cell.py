"""The commands for the value of a cell: edit it, open its page, copy its URL, filter by it."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from editor.app.window.workbench import Workbench
from editor.core.column_texts import column_texts
from editor.core.extensions.summaries import block_lines
from editor.core.fields import XML_SPACE
from editor.core.filtering.asking import count_question, folder_question, value_question
from editor.core.filtering.filter_tree import Node, Not
from editor.core.filtering.parts import with_place, with_question
from editor.core.values.urls import split_site
from editor.models.session.session import Session
from editor.services.browser import browse
from editor.views.table.entries_table import EntriesTable

_WEB = ("http", "https")


class CellCommands(QObject):
    """Acts on the current cell; copying takes the URLs of all selected rows."""

    def __init__(self, bench: Workbench, show_only: Callable[[str], None]) -> None:
        """`show_only` shows the rows that match a filter."""
        super().__init__(bench.window)
        self._bench, self._show_only = bench, show_only
        self.browse = browse  # the function that opens pages

    def _at_hand(self) -> tuple[Session, EntriesTable, int] | None:
        """Return the document on screen, its table and the row of the current cell; None without one."""
        session, table = self._bench.session, self._bench.table
        if session is None or table is None:
            return None
        table.have_current()
        row = table.current_row()
        return (session, table, row) if row >= 0 else None

    def edit(self) -> None:
        """Edit the current cell, or show its details if it is edited there."""
        if (found := self._at_hand()) is not None:
            _, table, _ = found
            self._bench.focus_table()
            table.edit(table.currentIndex(), EntriesTable.EditTrigger.EditKeyPressed)

    def open_url(self) -> None:
        """Open the page of the current row in the browser."""
        if (found := self._at_hand()) is None:
            return
        session, _, row = found
        url = session.document.entries.column("loc")[row].strip(XML_SPACE)
        site = split_site(url)
        if site is None or site.scheme not in _WEB:
            self._bench.say(
                self.tr("Only URLs that begin with http:// or https:// can be opened in the browser.")
            )
        elif not self.browse(url):
            self._bench.say(self.tr("No browser could be opened."))

    def copy_url(self) -> None:
        """Copy the URLs of the selected rows, a line each."""
        if (found := self._at_hand()) is None:
            return
        session, table, row = found
        urls = column_texts(session.document.entries, "loc", table.selected_rows() or [row])
        QGuiApplication.clipboard().setText("\n".join(url.strip(XML_SPACE) for url in urls))

    def filter_by_value(self) -> None:
        """Show only the rows that have the value of the current cell in this column."""
        self._filter(lambda question: question)

    def exclude_value(self) -> None:
        """Show only the rows that have another value than the current cell in this column."""
        self._filter(lambda question: question.node if isinstance(question, Not) else Not(question))

    def filter_by_folder(self) -> None:
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
        if column.answer and not column.answer.term:
            self._bench.say(self.tr("There is no filter for this column."))
            return
        if column.extension:
            question = count_question(column.name, len(block_lines(document, row, column.extension)))
        else:
            name = column.answer.term if column.answer else column.name
            question = value_question(name, session.model.text(row, column))
        self._show_only(with_question(session.filter.wanted, turned(question)))
