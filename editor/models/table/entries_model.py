"""The read-only Qt model of the entries of a document: texts, severities, tool tips.

What is painted of a row comes in one call, which is cheaper than one for each role of Qt's.
"""

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar

from PySide6.QtCore import QObject, Qt, Signal

from editor.core.document.document import Document
from editor.core.document.document_states import SavedState
from editor.core.document.edits import SetValues
from editor.core.document.rows import Rows
from editor.core.fields import CellKind
from editor.core.site.page_answers import KnownAnswers, PageAnswer
from editor.core.sorting import rows_sorted_by
from editor.core.table_columns import Column
from editor.core.values.characters import without_illegal_characters
from editor.models.lists.findings_model import fix_hint
from editor.models.session.undo_stack import set_title
from editor.models.table import item_data
from editor.models.table.item_data import AnyIndex, with_plain_tips
from editor.models.table.rows_model import RowsModel
from editor.models.table.value_display import DateDisplay, Hint, UrlDisplay, hint_for
from editor.models.words.explanations import (
    accessible_description,
    accessible_row,
    accessible_text,
    answer_lines,
    cell_tool_tip,
    checked_ago,
    column_title,
    duration,
    shorten_value,
    size_shown,
    summary_tool_tip,
    verdicts_shown,
)
from editor.rules.findings import Findings
from editor.rules.marks import Marks
from editor.runtime.threads import Tell, untold


class PaintedRows:
    """The cells of a table with the severity of their worst findings, by the rows of the view."""

    def __init__(self, model: RowsModel, marks: Marks, changes: SavedState | None = None) -> None:
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
        own = (column for column in self._model.columns if not column.is_live)
        return (marks.worst_of_row(row), *(marks.worst(row, column.name) for column in own))

    def answer(self, view_row: int) -> PageAnswer | None:
        """Return what the page of an entry answered; None if that is not known."""
        model = self._model
        return model.answers.of(model.document.column("loc")[model.order.document_row(view_row)])


NUMBERS = (CellKind.NUMBER, CellKind.DURATION, CellKind.SIZE, CellKind.COUNT)  # texts stand at the right
ABSENT = "—"  # shown in the cell of an absent value
_SHOWN: dict[CellKind, Callable[[str], str]] = {
    CellKind.VERDICT: verdicts_shown,
    CellKind.DURATION: duration,
    CellKind.SIZE: size_shown,
}

_Flag = Qt.ItemFlag
_LOOKED_AT = _Flag.ItemIsSelectable | _Flag.ItemIsEnabled | _Flag.ItemIsDragEnabled


class EntriesModel(RowsModel):
    """The cells of a document, each with the severity of its worst finding.

    An edit of a cell is only requested, by the signal `edit_requested`; the
    owner of the undo stack applies it.
    """

    edit_requested = Signal(object, str, object)  # an Edit, its title, and what to call once it is made
    marks_changed = Signal()  # any cell may need a repaint, as findings, answers or the shared origin changed

    def __init__(
        self,
        document: Document,
        findings: Findings,
        parent: QObject | None = None,
        changes: SavedState | None = None,
        answers: KnownAnswers | None = None,
    ) -> None:
        """changes: the record of changed rows; answers: those of the live site; None: there are none."""
        super().__init__(document, parent, answers)
        self.findings, self._marks = findings, findings.marks
        self.painted = PaintedRows(self, findings.marks, changes)
        self.urls = UrlDisplay(document.column("loc"))
        self.dates = DateDisplay()
        self._origin_of_rows = len(document)  # the number of rows when the shared origin was found
        self._flags = _LOOKED_AT | _Flag.ItemIsEditable
        findings.add_listener(self._on_findings_changed)
        self.answers.add_listener(self._on_answers_changed)

    def close(self) -> None:
        super().close()
        self.answers.remove_listener(self._on_answers_changed)
        self.findings.remove_listener(self._on_findings_changed)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return _Flag.NoItemFlags
        return self._flags if self.columns[index.column()].field else _LOOKED_AT

    @with_plain_tips
    def data(self, index: AnyIndex, role: int = item_data.DISPLAY) -> object:
        answer = self._ANSWERS.get(role)
        if answer is None or not index.isValid():
            return None
        return answer(self, self.order.document_row(index.row()), self.columns[index.column()])

    @with_plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = item_data.DISPLAY) -> object:
        if orientation is Qt.Orientation.Horizontal:
            if role == item_data.TEXT_ALIGNMENT:
                return item_data.NUMBERS if self.columns[section].cell in NUMBERS else item_data.VALUES
            return self._heading_data(self.columns[section], role)
        row = self.order.document_row(section)
        if role == item_data.DISPLAY:
            return str(row + 1)
        if role in (item_data.TOOL_TIP, item_data.ACCESSIBLE_DESCRIPTION):
            changed = self.tr("Changed since the last save.") if self.painted.is_changed(section) else ""
            return (
                " ".join(filter(None, (changed, accessible_description(self.findings.report.at(row)))))
                or None
            )
        return None

    def setData(self, index: AnyIndex, value: object, role: int = item_data.EDIT) -> bool:
        if role != item_data.EDIT or not index.isValid() or self.is_read_only:
            return False
        row, column = self.order.document_row(index.row()), self.columns[index.column()]
        text = without_illegal_characters(str(value))
        if column.field is None or text == self.text(row, column):
            return False
        name = column.name
        self.edit_requested.emit(SetValues(name, range(row, row + 1), text), set_title(name, 1), None)
        return True

    def set_read_only(self, read_only: bool) -> None:
        """Refuse edits, as while the file is read and for entries recovered from damage; or accept them.

        Rows appended while the model is read-only are not shown in a filtered view
        until the filter is applied again.
        """
        editable = _Flag.NoItemFlags if read_only else _Flag.ItemIsEditable
        self._flags = _LOOKED_AT | editable
        self._hides_appended = read_only
        self._refresh_origin()

    @property
    def is_read_only(self) -> bool:
        """True if edits are refused."""
        return not self._flags & _Flag.ItemIsEditable

    def hint(self, field: str, value: str) -> Hint:
        """Return what would be wrong with a value of a field, while the user types it."""
        return hint_for(field, value, self.findings.context)

    def set_fold_origin(self, fold: bool) -> None:
        """Set whether the origin that most URLs share is left out when they are shown."""
        self.urls.set_fold_origin(fold)
        self._on_origin_changed()

    def set_date_form(self, form: str) -> None:
        """Set how dates are shown, see `DateDisplay`."""
        if form != self.dates.form:
            self.dates.set_form(form)
            self.marks_changed.emit()

    def sort_by_findings(self) -> None:
        """Sort the rows by their worst finding, the worst first."""
        self._sort_by(self._worst_first)

    def _worst_first(self, rows: Sequence[int] | None, tell: Tell = untold) -> list[int]:
        del tell  # it is a matter of a moment
        return rows_sorted_by(self._marks.worst_by_row(), descending=True, rows=rows)

    # Notifications of the document, in addition to those of RowsModel

    def values_changed(self, field: str, rows: Rows) -> None:
        if field in ("", "loc"):
            self._refresh_origin()
        super().values_changed(field, rows)

    def rows_inserted(self, first: int, last: int) -> None:
        super().rows_inserted(first, last)
        # A reader appends rows about a hundred times, and the shared origin hardly ever changes meanwhile.
        if not self.is_read_only or len(self.document) >= 4 * self._origin_of_rows:
            self._refresh_origin()

    def _on_answers_changed(self, _urls: Collection[str]) -> None:
        self.marks_changed.emit()

    def _on_findings_changed(self) -> None:
        self.marks_changed.emit()

    def _refresh_origin(self) -> None:
        self._origin_of_rows = len(self.document)
        if self.urls.refresh(self.document.column("loc")):
            self._on_origin_changed()

    def _on_origin_changed(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        self.marks_changed.emit()

    def _heading_data(self, column: Column, role: int) -> str | None:
        """Return the title of a column; that of the URLs includes the origin left out of them,
        and its tool tip has it in full.
        """
        origin = self.urls.folded_origin if column.name == "loc" else ""
        if role == item_data.DISPLAY:
            title = column_title(column)
            return f"{title} · {shorten_value(origin)}" if origin else title
        if role == item_data.TOOL_TIP and column.field and origin:
            return cell_tool_tip(column.field, origin, ())
        if role == item_data.TOOL_TIP and column.is_live:
            asked = min((answer.asked for answer in self.answers.values() if answer.asked), default=0.0)
            return self.tr("The oldest answer: {age}").format(age=checked_ago(asked)) if asked else None
        return None

    # The roles of a cell

    def _display(self, row: int, column: Column) -> str:
        value = self.text(row, column)
        return self.readable(value, column.cell) if value else ABSENT

    def readable(self, value: str, cell: CellKind) -> str:
        """Return a text as a cell shows it, if there is enough room."""
        if cell is CellKind.URL:
            return self.urls.readable(value)
        if cell in (CellKind.DATE, CellKind.TIME):
            return self.dates.readable(value)
        if shown := _SHOWN.get(cell):
            return shown(value)
        return shorten_value(value)

    def _tool_tip(self, row: int, column: Column) -> str:
        findings = self.findings.report.at(row, column.name)
        fix = "" if self.is_read_only else fix_hint(findings)
        if column.field:
            return cell_tool_tip(column.field, self.text(row, column), findings, fix)
        if column.is_live:
            answer = self.answers.of(self.document.column("loc")[row])
            return "\n".join(answer_lines(answer)) if answer is not None else ""
        return summary_tool_tip(column.lines(self.document, row, self.answers), findings, fix)

    def _accessible_text(self, row: int, column: Column) -> str:
        return accessible_text(column_title(column), self.text(row, column), column.field)

    def _accessible_description(self, row: int, column: Column) -> str:
        place = accessible_row(row)
        return " ".join(
            filter(None, (place, accessible_description(self.findings.report.at(row, column.name))))
        )

    def _mark(self, row: int, column: Column) -> int:
        return self._marks.worst(row, column.name)

    _ANSWERS: ClassVar[dict[int, Callable[["EntriesModel", int, Column], object]]] = {
        item_data.DISPLAY: _display,
        item_data.EDIT: RowsModel.text,
        item_data.TOOL_TIP: _tool_tip,
        item_data.ACCESSIBLE_TEXT: _accessible_text,
        item_data.ACCESSIBLE_DESCRIPTION: _accessible_description,
        item_data.MARK: _mark,
    }
