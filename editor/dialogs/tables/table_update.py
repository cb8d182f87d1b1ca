"""The dialog that updates values from a table: each row goes to the entry with its URL, after a preview."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QStringListModel
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QListView, QPushButton, QTabWidget, QVBoxLayout, QWidget

from editor.core.document.document import Document
from editor.core.fields import FIELD_BY_NAME, fields_of
from editor.core.operations.table_update import TableOutcome, update_from_table
from editor.core.table import Table
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.tables.table_dialog import TableDesk, TableDialog
from editor.models.table.cell_edits import TitledEdit
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.translation import counted
from editor.rules.finding import Context
from editor.services.tables.importing import correction_in
from editor.views.panels.change_list import ChangeList

_CONTEXT = "TableUpdateDialog"


class _UnusedList(QWidget):
    """A list of the parts of the table that were not used, one per line, to read and to copy."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = QStringListModel(self)
        view = QListView(self)
        view.setAccessibleName(name)
        view.setUniformItemSizes(True)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setModel(self._model)
        self.copy_button = QPushButton(self.tr("Copy the list"), self)
        self.copy_button.clicked.connect(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(8)
        column.addWidget(view, 1)
        line = QVBoxLayout()
        line.setContentsMargins(8, 0, 8, 0)
        line.addWidget(self.copy_button)
        column.addLayout(line)

    def show_lines(self, lines: Sequence[str]) -> None:
        self._model.setStringList(list(map(shorten_value, lines)))
        self.copy_button.setEnabled(bool(lines))

    def lines(self) -> list[str]:
        return self._model.stringList()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.lines()))


class TableUpdateDialog(TableDialog):
    """Asks for a table and the meaning of its columns, and says how the entries would change."""

    manual_place = "bulk-work#update-from-a-table"

    def __init__(
        self, document: Document, context: Context, desk: TableDesk, parent: QWidget | None = None
    ) -> None:
        """urlset: the document; nobody may change it while the dialog is open."""
        super().__init__(desk, fields_of(document.kind), parent)
        self.setWindowTitle(self.tr("Update from a table"))
        self._document, self._context = document, context
        self._result = TableOutcome()
        self.near = QCheckBox(
            self.tr("Also match URLs that differ only in http/https, www or a trailing slash"), self
        )
        self.clears = QCheckBox(self.tr("Empty cells clear values"), self)
        self.changes = ChangeList(self)
        self.without_partner = _UnusedList(self.tr("Rows that match no entry"), self)
        self.contradicting = _UnusedList(self.tr("Conflicting rows"), self)
        self.refused = _UnusedList(self.tr("Values that are not valid"), self)
        self.pages = QTabWidget(self)
        self.pages.setDocumentMode(True)
        for widget in (self.pages, self.pages.tabBar()):
            widget.setAccessibleName(self.tr("What would change and what would not"))
        for page in (self.changes, self.without_partner, self.contradicting, self.refused):
            self.pages.addTab(page, "")
        self._arrange((self.near, self.clears), self.pages)

    def outcome(self) -> TitledEdit | None:
        """Return the edit to apply, with its title; None if nothing would change."""
        if self._result.edit is None:
            return None
        one, many = (
            "Update a row from a table",
            QT_TRANSLATE_NOOP("TableUpdateDialog", "Update %Ln rows from a table"),
        )
        return TitledEdit(self._result.edit, counted(_CONTEXT, one, many, len(self._result.rows)))

    # The result

    def _work_out(self, table: Table, columns: Mapping[str, int]) -> None:
        if len(columns) == 1:
            self._say(self.tr("Select at least one column to use."))
            return
        rows = range(len(self._document))
        is_near_enough, clears = self.near.isChecked(), self.clears.isChecked()

        def work() -> TableOutcome:
            return update_from_table(
                self._document,
                rows,
                table,
                columns,
                is_near_enough=is_near_enough,
                clears=clears,
                correct=correction_in(table, columns, self._context),
            )

        self._ask(self.tr("Comparing…"), work, partial(self._on_compared, table, columns))

    def _on_compared(self, table: Table, columns: Mapping[str, int], result: TableOutcome) -> None:
        urls, line = columns["loc"], self.tr("{url} — {field}: {value}")
        self._show(
            result,
            [table.rows[number][urls] for number in result.without_partner],
            [table.rows[number][urls] for number in result.contradicting],
            [
                line.format(
                    url=table.rows[number][urls],
                    field=field_title(FIELD_BY_NAME[field]),
                    value=table.rows[number][columns[field]],
                )
                for number, field in result.refused
            ],
        )
        self._say(self._in_words(result, len(table.rows)))

    def _show_nothing(self) -> None:
        self._show(TableOutcome())

    def _show(
        self,
        result: TableOutcome,
        partnerless: Sequence[str] = (),
        contradicting: Sequence[str] = (),
        refused: Sequence[str] = (),
    ) -> None:
        self._result = result
        self.changes.show_changes(result.previews, self._document.column("loc"))
        self.without_partner.show_lines(partnerless)
        self.contradicting.show_lines(contradicting)
        self.refused.show_lines(refused)
        number = QLocale().toString
        names = (self.tr("Changes"), self.tr("No match"), self.tr("Conflicting"), self.tr("Not valid"))
        counts = (len(result.rows), len(partnerless), len(contradicting), len(refused))
        for place, (name, count) in enumerate(zip(names, counts, strict=True)):
            self.pages.setTabText(place, f"{name} ({number(count)})" if count else name)
        count = len(result.rows)
        words = counted(
            _CONTEXT,
            "Change 1 row",
            QT_TRANSLATE_NOOP("TableUpdateDialog", "Change %Ln rows"),
            count,
        )
        self._offer(words if count else self.tr("Change"), is_possible=count > 0)

    def _in_words(self, result: TableOutcome, rows: int) -> str:
        parts = [
            counted(
                _CONTEXT,
                "1 row changes.",
                QT_TRANSLATE_NOOP("TableUpdateDialog", "%Ln rows change."),
                len(result.rows),
            )
            if result.rows
            else self.tr("No row changes.")
        ]
        for count, one, many in (
            (
                result.absent,
                "1 entry is not in the table.",
                QT_TRANSLATE_NOOP("TableUpdateDialog", "%Ln entries are not in the table."),
            ),
            (
                len(result.without_partner),
                "1 row of the table matches no entry.",
                QT_TRANSLATE_NOOP("TableUpdateDialog", "%Ln rows of the table match no entry."),
            ),
            (
                len(result.contradicting),
                "1 row contradicts an earlier row and is not used.",
                QT_TRANSLATE_NOOP(
                    "TableUpdateDialog", "%Ln rows contradict an earlier row and are not used."
                ),
            ),
            (
                result.left_alone,
                "1 value is not valid and is not used.",
                QT_TRANSLATE_NOOP("TableUpdateDialog", "%Ln values are not valid and are not used."),
            ),
        ):
            if count:
                parts.append(counted(_CONTEXT, one, many, count))
        if not rows:
            parts = [self.tr("The table has no rows.")]
        return " ".join(parts)
