"""The form for the protocol's fields of one entry, or for the values that several entries share."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.core.document.rows import Rows
from editor.core.fields import Editor, Field
from editor.models.session.session import Session
from editor.models.table.cell_edits import set_cells
from editor.models.table.common_values import common_value
from editor.models.table.typing_hints import NO_HINT, Hint
from editor.models.words.explanations import field_title
from editor.views.delegates.cell_editors import ValueEditor
from editor.views.delegates.changefreq import ChangefreqEditor
from editor.views.delegates.lastmod import LastmodEditor, local_time
from editor.views.delegates.priority import PriorityEditor
from editor.views.details.finding_cards import FindingCards
from editor.views.details.long_text import LongTextEditor
from editor.views.details.value_row import ValueRow

_EDITORS: dict[Editor, Callable[[QWidget], ValueEditor]] = {
    Editor.TEXT: lambda parent: LongTextEditor(parent, breaks_anywhere=True),
    Editor.DATE: lambda parent: LastmodEditor(parent, local_time),
    Editor.CHOICE: lambda parent: ChangefreqEditor(parent, ""),
    Editor.NUMBER: PriorityEditor,
}


class EntryForm(QWidget):
    """A row for each field, and the findings about the entry as a whole."""

    left = Signal()
    fix_requested = Signal(str, str, QPoint)  # rule, field; global position

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._rows: Rows = ()
        self._fields: tuple[Field, ...] = ()
        self.values: dict[str, ValueRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._entry = FindingCards(self)
        self._entry.fix_requested.connect(lambda rule, place: self.fix_requested.emit(rule, "", place))
        self._column.addWidget(self._entry)

    def commit(self) -> None:
        """Commit the value that is being typed."""
        for row in self.values.values():
            row.commit()

    def drop(self) -> None:
        """Discard the value that is being typed, and let go of the document."""
        for row in self.values.values():
            row.give_up()
        self._session, self._rows = None, ()

    def show_entries(self, session: Session, rows: Rows) -> None:
        """Show these entries of a document."""
        self._session, self._rows = session, rows
        self._make_rows(session.model.fields)
        document, findings = session.document.entries, session.document.findings
        editable = not session.model.is_read_only
        is_one = len(rows) == 1
        for name, row in self.values.items():
            row.show_value(
                common_value(document.column(name), rows),
                findings.report.at(rows[0], name) if is_one else (),
                editable=editable,
                mixed=self.tr("several values"),
            )
        self._entry.show_findings(findings.report.at(rows[0], "") if is_one else (), editable=editable)
        self.show()

    def lay_out(self) -> None:
        """Lay out all widgets at once, innermost first: Qt would do the next one only after a paint."""
        for row in self.values.values():
            for widget in (row.editor, row):
                if (layout := widget.layout()) is not None:
                    layout.activate()
        self._column.activate()

    def _make_rows(self, fields: tuple[Field, ...]) -> None:
        if fields == self._fields:
            return
        self._fields = fields
        self.hide()  # else the window would be laid out again with each row
        for old in self.values.values():
            self._column.removeWidget(old)
            old.hide()  # it goes only with the next turn of the event loop
            old.deleteLater()
        self.values = {field.name: self._row(field) for field in fields}
        for place, row in enumerate(self.values.values()):
            self._column.insertWidget(place, row)

    def _row(self, field: Field) -> ValueRow:
        editor = _EDITORS[field.editor](self)
        name = field.name
        row = ValueRow(field_title(field), editor, self, lambda text: self._hint(name, text))
        row.committed.connect(lambda value: self._set(name, value))
        row.left.connect(self.left)
        row.fix_requested.connect(lambda rule, place: self.fix_requested.emit(rule, name, place))
        return row

    def _hint(self, field: str, text: str) -> Hint:
        return self._session.model.hint(field, text) if self._session else NO_HINT

    def _set(self, field: str, value: str) -> None:
        session = self._session
        if session is not None:
            titled = set_cells(session.document.entries, {field: self._rows}, value)
            if titled is not None:
                session.undo_stack.do(titled.edit, titled.title)
