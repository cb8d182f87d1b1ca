"""What is painted of the rows of a table: one call is cheaper than one for each role of Qt's."""

from typing import Protocol

from editor.core.site.answers import PageAnswer
from editor.models.table.rows_model import RowsModel
from editor.rules.marks import CellMarks


class TableChanges(Protocol):
    """The part of the record of changes since reading or saving that the table uses."""

    def is_changed(self, row: int, /) -> bool: ...


class PaintedRows:
    """The cells of a table with the severity of their worst findings, by the rows of the view."""

    def __init__(self, model: RowsModel, marks: CellMarks, changes: TableChanges | None = None) -> None:
        """changes: the record of changed rows; None: there is none."""
        self._model, self._marks, self._changes = model, marks, changes

    def cell(self, view_row: int, column: int) -> tuple[str, int]:
        """Return the value of a cell as written, and the severity of its worst finding."""
        model = self._model
        row, one = model.order.document_row(view_row), model.columns[column]
        return model.text(row, one), self._marks.worst(row, one.name)

    def row_mark(self, view_row: int) -> int:
        """Return the severity of the worst finding of an entry; 0 if there is none."""
        return self._marks.worst_of_row(self._model.order.document_row(view_row))

    def is_changed(self, view_row: int) -> bool:
        """Tell whether an entry differs from its file."""
        changes = self._changes
        return changes is not None and changes.is_changed(self._model.order.document_row(view_row))

    def marks(self, view_row: int) -> tuple[int, ...]:
        """Return the severity of the worst finding of an entry, followed by that of each of its cells."""
        row, marks = self._model.order.document_row(view_row), self._marks
        own = (column for column in self._model.columns if not column.answer)
        return (marks.worst_of_row(row), *(marks.worst(row, column.name) for column in own))

    def answer(self, view_row: int) -> PageAnswer | None:
        """Return what the page of an entry answered; None if that is not known."""
        model = self._model
        return model.answers.of(model.document.column("loc")[model.order.document_row(view_row)])
