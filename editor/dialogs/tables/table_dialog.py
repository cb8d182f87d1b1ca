"""The base class of dialogs that take a table: its source, its columns, and a preview of the result."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from editor.core.fields import Field
from editor.core.table import Table
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.dialogs.tables.table_columns import TableColumns
from editor.dialogs.tables.table_source import TableSource
from editor.services.known_columns import KnownColumns
from editor.services.latest import Latest
from editor.services.tasks import Tasks

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableDesk:
    """The means that a dialog needs to read a table."""

    tasks: Tasks
    choose: Callable[[], Path | None]  # asks for a file
    known: KnownColumns


class TableDialog(Dialog):
    """Asks for a table and the meaning of its columns, and previews the result whenever these change.

    A subclass implements `_work_out`, which requests work by `_ask`, and `_show_nothing`; it calls
    `_arrange` at the end of `__init__`.
    """

    def __init__(self, desk: TableDesk, fields: Sequence[Field], parent: QWidget | None = None) -> None:
        """fields: the fields that the table may have values for."""
        super().__init__(parent)
        self._latest: Latest[Any] = Latest(desk.tasks)
        self.source = TableSource(desk.tasks, desk.choose, self)
        self.columns = TableColumns(fields, desk.known, self)
        self.ok: QPushButton

    def _arrange(self, options: Sequence[QCheckBox], result: QWidget) -> None:
        """Lay out the widgets, with the options above the preview of the result."""
        for widget in (self.source, self.columns, *options):
            self.column.addWidget(widget)
        self._outlook = self.add_text()
        self._outlook.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.column.addWidget(result, 1)
        self.ok = self.add_buttons(Buttons.Ok | Buttons.Cancel).button(Buttons.Ok)
        self.ok.setDefault(True)
        self.propose_size(860, 680)
        self.source.table_read.connect(self._on_table)
        self.source.failed.connect(self._say)
        self.columns.changed.connect(self._try)
        for option in options:
            option.toggled.connect(self._try)
        self._show_nothing()
        self._say(self.tr("Choose or paste a CSV file or a spreadsheet with a column of URLs."))

    @property
    def is_busy(self) -> bool:
        """True while a table is being read or a result is being computed."""
        return self.source.is_busy or self._latest.is_wanted

    @property
    def outlook(self) -> str:
        """A few sentences on the result, or why there can be none."""
        return self._outlook.text()

    def done(self, result: int) -> None:
        """Remember the columns if the dialog was accepted, stop all background work, and close the dialog."""
        if result == Dialog.DialogCode.Accepted:
            self.columns.remember()
        self.source.stop()
        self._latest.forget()
        super().done(result)

    def _on_table(self, table: Table | None) -> None:
        self.columns.show_table(table)
        self._try()
        if table is None:
            self._say(self.tr("Reading…"))

    def _try(self) -> None:
        """Compute the result for the table as it is understood now."""
        table, columns = self.source.table, dict(self.columns.columns())
        self._latest.forget()
        self._show_nothing()
        if table is None:
            return
        if "loc" not in columns:
            self._say(self.tr("Select the column with the URLs."))
        else:
            self._work_out(table, columns)

    def _ask(self, words: str, work: Callable[[], T], show: Callable[[T], None]) -> None:
        """Run `work` in the background, showing `words` meanwhile; then pass its result
        to `show`, if it is still wanted.
        """
        self._say(words)
        self._latest.ask(lambda _cancelled: work(), lambda outcome: show(outcome.result()))

    def _offer(self, words: str, *, is_possible: bool) -> None:
        """Set the label of the OK button, and move the focus there if it
        still is where a table is asked for.
        """
        if not is_possible and self.focusWidget() is self.ok:
            self.source.setFocus()  # Qt would focus Cancel, so that Enter would cancel
        self.ok.setText(words)
        self.ok.setEnabled(is_possible)
        if is_possible and self.source.has_been_asked:
            self.ok.setFocus()

    def _say(self, text: str) -> None:
        self._outlook.setText(text)

    # To be implemented by subclasses

    def _work_out(self, table: Table, columns: Mapping[str, int]) -> None:
        """Compute the result for a table; `columns` has the column of each
        field, at least that of the URL.
        """
        raise NotImplementedError

    def _show_nothing(self) -> None:
        """Show that there is no result."""
        raise NotImplementedError
