"""The clipboard of the table, and the edits of its selected cells."""

import operator
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from PySide6.QtGui import QGuiApplication

from editor.core.document.document import Document
from editor.core.document.rows import CHANGED_AT_ONCE
from editor.core.text import N_
from editor.models.table import cell_edits
from editor.models.words.explanations import column_title
from editor.models.words.translation import counted, translated
from editor.runtime.threads import Tell, part_of, untold
from editor.views.delegates.value_delegates import local_time
from editor.views.table.selecting_view import SelectingView, selected_block, spans_by_column, whole_rows

Paste = Callable[[Document, cell_edits.Block, cell_edits.Target], cell_edits.TitledEdit | None]
T = TypeVar("T")
_MANY_LINES = 20_000  # of a text that is pasted: more take a worker
_LOOKED_AT = 100_000  # characters of a long text whose columns are counted


class _Pasted(NamedTuple):
    """What is to become of a pasted text."""

    titled: cell_edits.TitledEdit | None
    lines: int
    completed: int  # lines with a path that was completed
    origin: str


def _planned(
    document: Document,
    parse: Callable[[Tell], cell_edits.Block],
    target: cell_edits.Target,
    paste: Paste,
    tell: Tell,
) -> _Pasted:
    block = parse(part_of(tell, 0, 3))
    whole = cell_edits.with_origins(block, target)
    tell(2 / 3)
    completed = 0 if whole is block else sum(map(operator.ne, whole, block))
    return _Pasted(paste(document, whole, target), len(block), completed, target.origin)


class CellEditing:
    """Turns what is done to the selected cells into edits, emitted by the model's `edit_requested`."""

    def __init__(self, table: SelectingView, tell: Callable[[str], None]) -> None:
        """`tell` is called with a remark on the last action."""
        self._table, self._entries, self._tell = table, table.entries, tell

    @staticmethod
    def copied_text() -> str:
        """Return what was copied, here or elsewhere, as text."""
        return cell_edits.copied_text(QGuiApplication.clipboard())

    def copy(self) -> None:
        """Copy the selected values; if whole rows are selected, the entries with all their content."""
        self._copy()

    def _copy(self) -> Sequence[int]:
        """Copy the selection, and return the rows that were copied as whole entries."""
        selection, shown = self._table.selectionModel().selection(), self._table.visible.sections()
        block = selected_block(self._entries, selection, shown)
        if not block:
            return ()
        data, rows = cell_edits.to_mime_data(block), whole_rows(self._entries, selection, shown)
        are_whole = len(rows) > 0 and cell_edits.add_entries(data, self._entries.document, rows)
        QGuiApplication.clipboard().setMimeData(data)
        return rows if are_whole else ()

    def copy_with_headings(self) -> None:
        """Copy the selected values below a line with the titles of their columns."""
        selection = self._table.selectionModel().selection()
        block = selected_block(self._entries, selection, self._table.visible.sections())
        if block:
            chosen = spans_by_column(selection)
            titles = [
                column_title(self._entries.columns[one])
                for one in self._table.visible.sections()
                if one in chosen
            ]
            QGuiApplication.clipboard().setMimeData(cell_edits.to_mime_data([titles, *block]))

    def cut(self) -> None:
        """Copy the selected values and clear them; whole rows are removed."""
        rows = self._copy()
        if rows:
            self._request(cell_edits.cut_rows(self._entries.document, rows))
        else:
            self.clear_selected()

    def paste(self) -> None:
        """Paste the text of the clipboard into cells from the top left selected one on, or as new entries."""
        self._paste(cell_edits.paste)

    def paste_into_cells(self) -> None:
        """Paste the text of the clipboard into cells from the top left selected one on, whatever it is."""
        self._paste(cell_edits.paste_into_cells)

    def _paste(self, paste: Paste) -> None:
        text = QGuiApplication.clipboard().text()
        takes_long = text.count("\n") > _MANY_LINES
        if takes_long:
            parse: Callable[[Tell], cell_edits.Block] = partial(cell_edits.parse_cells, text)
            width = 1 + max(line.count("\t") for line in text[:_LOOKED_AT].split("\n"))
        else:
            block = cell_edits.parse_cells(text)
            parse, width = lambda _tell: block, max(map(len, block), default=0)
        plan = partial(_planned, self._entries.document, parse, self._target(width), paste)
        self._work_out(plan, self._take, takes_long=takes_long)

    def _work_out(self, plan: Callable[[Tell], T], done: Callable[[T], None], *, takes_long: bool) -> None:
        """Work out what becomes of something; what takes long, while the window goes on."""
        if takes_long and self._entries.elsewhere is not None:
            self._entries.elsewhere(plan, lambda outcome: done(outcome.result()))
        else:
            done(plan(untold))

    def _take(self, pasted: _Pasted) -> None:
        """Paste, and say what is not visible: an empty clipboard, columns left out, paths completed."""
        titled = pasted.titled
        if not pasted.lines:
            self._tell(translated("The clipboard has no text."))
        elif titled is None:
            self._tell(
                translated("Nothing changed: the cells already have these values or cannot be edited.")
            )
        elif titled.left_out:
            one = "1 pasted column did not fit and was left out."
            many = N_("%Ln pasted columns did not fit and were left out.")
            self._request(titled, counted(one, many, titled.left_out))
        elif pasted.completed:
            one = "1 path was completed with {origin}."
            many = N_("%Ln paths were completed with {origin}.")
            self._request(titled, counted(one, many, pasted.completed).format(origin=pasted.origin))
        else:
            self._request(titled)

    def paste_urlset(self, source: Document) -> None:
        """Insert the entries of another document at the place where a paste would."""
        self._request(cell_edits.paste_urlset(self._entries.document, source, self._target()))

    def _target(self, count: int = 0) -> cell_edits.Target:
        """Return the rows, fields and selection into which `count` columns are pasted."""
        header, cells = self._table.horizontalHeader(), self._table.selected_cells()
        top_left = (0, 0)
        rows: Sequence[int] = ()
        selection = self._table.selectionModel().selection().toList()
        if selection:
            first = min(part.top() for part in selection)
            rows = self._entries.order.document_rows(first, self._entries.rowCount() - 1)
            columns = (c for part in selection for c in range(part.left(), part.right() + 1))
            top_left = (first, min(map(header.visualIndex, columns)))
        before = [one for one in self._table.visible.sections() if header.visualIndex(one) < top_left[1]]
        sections = [
            one
            for one in self._table.visible.sections_for(len(before) + count)
            if header.visualIndex(one) >= top_left[1]
        ]
        fields = [self._entries.columns[section].field for section in sections]
        return cell_edits.Target(rows, fields, cells, self._entries.file, self._entries.urls.folded_origin)

    def clear_selected(self) -> None:
        """Remove the selected values."""
        self._edit_cells(cell_edits.clear_cells, self._table.selected_cells())

    def fill_down(self) -> None:
        """Set the selected cells of each column to the value of the topmost one."""
        self._edit_cells(cell_edits.fill_down, self._table.selected_cells())

    def set_today(self) -> None:
        """Set the selected dates to today's."""
        cells = {name: rows for name, rows in self._table.selected_cells().items() if name == "lastmod"}
        if cells:
            self._set(cells, local_time().date().isoformat())
        else:
            self._tell(translated("Select cells of the column “Last modified” to date them today."))

    def set_selected(self, value: str) -> None:
        """Set the selected cells of the current column to a value."""
        index = self._table.currentIndex()
        if index.isValid() and self._entries.columns[index.column()].field:
            field = self._entries.columns[index.column()].name
            self._set({field: self._table.selected_cells().get(field) or [self._table.current_row()]}, value)

    def _set(self, cells: cell_edits.Cells, value: str) -> None:
        self._edit_cells(lambda document, cells: cell_edits.set_cells(document, cells, value), cells)

    def _edit_cells(
        self,
        make: Callable[[Document, cell_edits.Cells], cell_edits.TitledEdit | None],
        cells: cell_edits.Cells,
    ) -> None:
        takes_long = sum(map(len, cells.values())) > CHANGED_AT_ONCE
        self._work_out(
            lambda _tell: make(self._entries.document, cells), self._request, takes_long=takes_long
        )

    def _request(self, titled: cell_edits.TitledEdit | None, remark: str = "") -> None:
        """Ask for an edit, and say what is to be remarked once it is made."""
        if titled is not None and not self._entries.is_read_only:
            then = partial(self._tell, remark) if remark else None
            self._entries.edit_requested.emit(titled.edit, titled.title, then)
