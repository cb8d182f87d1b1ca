"""The form that says which column of a table holds which field of an entry."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from editor.core.fields import Field
from editor.core.table import Table
from editor.models.words.explanations import field_title, shorten_value
from editor.services.known_columns import KnownColumns
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import muted_label, plain_label

_LONGEST = 60  # characters of a heading or an example


class TableColumns(QWidget):
    """A line for each field, with a choice of its column and a sample value."""

    changed = Signal()

    def __init__(self, fields: Sequence[Field], known: KnownColumns, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = known
        self._table: Table | None = None
        self.boxes: dict[str, QComboBox] = {}
        self._examples: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        for row, field in enumerate(fields):
            box = ChoiceBox(self)
            name_choice(box, field_title(field))
            box.setMinimumWidth(self.fontMetrics().averageCharWidth() * 30)
            box.currentIndexChanged.connect(self._on_chosen)
            example = muted_label("", self)
            example.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            grid.addWidget(plain_label(field_title(field), self), row, 0)
            grid.addWidget(box, row, 1)
            grid.addWidget(example, row, 2)
            self.boxes[field.name], self._examples[field.name] = box, example
        self.show_table(None)

    def show_table(self, table: Table | None) -> None:
        """Offer the columns of a table, proposing the choice made last or the
        one that the headings suggest.
        """
        self._table = table
        guess = self._known.of(table) if table else {}
        for field, box in self.boxes.items():
            blocker = QSignalBlocker(box)
            box.clear()
            box.addItem(self.tr("— not in the table"), -1)
            for column, heading in enumerate(table.headings if table else ()):
                words = heading.strip() or self.tr("Column {n}").format(n=column + 1)
                box.addItem(_clipped(words), column)
            box.setCurrentIndex(box.findData(guess.get(field, -1)))
            box.setEnabled(table is not None)
            blocker.unblock()
        self._show_examples()

    def columns(self) -> Mapping[str, int]:
        """Return the index of the column for each field that has one."""
        chosen = {field: int(box.currentData()) for field, box in self.boxes.items()}
        return {field: column for field, column in chosen.items() if column >= 0}

    def remember(self) -> None:
        """Remember this choice for tables with the same headings."""
        if self._table is not None:
            known = self._known.of(self._table)  # also of fields not asked for here: an index has few
            others = {field: column for field, column in known.items() if field not in self.boxes}
            self._known.keep(self._table, {**others, **self.columns()})

    def _on_chosen(self) -> None:
        self._show_examples()
        self.changed.emit()

    def _show_examples(self) -> None:
        columns = self.columns()
        for field, label in self._examples.items():
            rows = self._table.rows[:50] if self._table and field in columns else ()
            value = next((row[columns[field]] for row in rows if row[columns[field]].strip()), "")
            label.setText(self.tr("such as {value}").format(value=_clipped(value)) if value else "")


def _clipped(text: str) -> str:
    text = shorten_value(text)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
