"""The part of a dialog that asks for a table, from a file or the clipboard, and for how to read it."""

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.core.cancelling import IsCancelled
from editor.core.table import Table
from editor.dialogs.parts.encodings import ENCODINGS
from editor.formats.tables.tables import DELIMITERS, TableError
from editor.models.words.explanations import shorten_value
from editor.models.words.translation import text_of
from editor.services.latest import Latest
from editor.services.tables.table_file import OpenedTable, TableFormat, load_table, read_table
from editor.services.tasks import Tasks
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import plain_label
from editor.views.widgets.one_or_two_lines import Line, OneOrTwoLines

_ENCODINGS = (
    ("UTF-8", "utf-8"),
    ("UTF-8 (BOM)", "utf-8-sig"),
    ("UTF-16", "utf-16"),
    ("UTF-16 LE", "utf-16-le"),
    ("UTF-16 BE", "utf-16-be"),
    ("ISO 8859-1", "latin-1"),
    *((name, codec) for name, _whose, codec in ENCODINGS if codec != "utf-8"),
)
_LONGEST = 45  # characters of the name of a sheet

Read = tuple[bytes, OpenedTable]


class TableSource(QWidget):
    """A line to choose a table, and a line that says how it was read and lets the user correct that."""

    table_read = Signal(object)  # a Table; None while there is none
    failed = Signal(str)  # a sentence on why the table cannot be read

    def __init__(self, tasks: Tasks, choose: Callable[[], Path | None], parent: QWidget) -> None:
        super().__init__(parent)
        self._latest: Latest[Read] = Latest(tasks)
        self._choose = choose
        self._data = b""
        self.table: Table | None = None
        self._name: QLabel = plain_label(self.tr("No table yet."), self)
        file = QPushButton(self.tr("Choose a file…"), self)
        file.clicked.connect(self._on_choose)
        paste = QPushButton(self.tr("Paste"), self)
        paste.clicked.connect(self.paste)
        paste.setToolTip(self.tr("Use the table you copied from a spreadsheet"))
        self._buttons = (file, paste)
        for button in self._buttons:
            button.setAutoDefault(False)  # else Enter in a field would press it instead of OK
        self.setFocusProxy(file)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self, self.paste)
        self.encoding = self._make_choice(self.tr("Encoding"), _ENCODINGS)
        words = (self.tr("Comma"), self.tr("Semicolon"), self.tr("Tab"), self.tr("Vertical bar"))
        cells = [*zip(words, DELIMITERS, strict=True), (self.tr("One column"), "")]
        self.delimiter = self._make_choice(self.tr("Separator"), cells)
        self.sheet = self._make_choice(self.tr("Sheet"), [])
        self.sheet.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.sheet.setMaximumWidth(self.fontMetrics().averageCharWidth() * _LONGEST)
        self.headings = QCheckBox(self.tr("The first row contains headings"), self)
        self.headings.clicked.connect(self._read_again)
        boxes = (self.encoding, self.delimiter, self.sheet)
        self._labels = {box: plain_label(box.accessibleName(), self) for box in boxes}
        self._arrange()
        self._show_form(None)

    def _arrange(self) -> None:
        fields = QWidget(self)
        above, form = QHBoxLayout(), QHBoxLayout(fields)
        form.setContentsMargins(0, 0, 0, 0)
        for line in (above, form):
            line.setSpacing(8)
        for button in self._buttons:
            above.addWidget(button)
        above.addWidget(self._name, 1)
        for box in (self.encoding, self.delimiter, self.sheet):
            form.addWidget(self._labels[box])
            form.addWidget(box)
        form.addStretch()
        below = OneOrTwoLines(self, Line(fields, self.headings), spacing=16, shares=(0, 1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(above)
        column.addWidget(below)

    def _make_choice(self, name: str, items: Iterable[tuple[str, str]]) -> QComboBox:
        box = ChoiceBox(self)
        name_choice(box, name)
        for words, value in items:
            box.addItem(words, value)
        box.activated.connect(self._read_in_form)
        return box

    # The source

    @property
    def has_been_asked(self) -> bool:
        """True if the focus is on a button that asks for a table, or on nothing yet.

        On X11 a window may get the focus only after a table was read into it.
        """
        return self.window().focusWidget() in (None, *self._buttons)

    @property
    def is_busy(self) -> bool:
        """True while a table is being read."""
        return self._latest.is_wanted

    def stop(self) -> None:
        """Give up on the table that is being read."""
        self._latest.forget()

    def open(self, path: Path) -> None:
        """Read the table in a file."""

        def read(cancelled: IsCancelled) -> Read:
            data = load_table(path)
            return data, read_table(data, TableFormat(), cancelled)

        self._take(path.name, read)

    def paste(self) -> None:
        """Read the table on the clipboard."""
        data = QGuiApplication.clipboard().text().encode("utf-8", errors="replace")
        form = TableFormat("utf-8")
        self._take(self.tr("From the clipboard"), lambda cancelled: (data, read_table(data, form, cancelled)))

    def _on_choose(self) -> None:
        path = self._choose()
        if path is not None:
            self.open(path)

    def _read_in_form(self) -> None:
        """Read the table again in the format chosen, and detect whether it has headings."""
        self._read_as(None)

    def _read_again(self) -> None:
        """Read the table again in the format chosen, with or without headings as the user has ticked."""
        self._read_as(self.headings.isChecked())

    def _read_as(self, has_headings: bool | None) -> None:
        data = self._data
        if self.sheet.isHidden():
            form = TableFormat(
                self.encoding.currentData(), self.delimiter.currentData(), has_headings=has_headings
            )
        else:
            form = TableFormat(sheet=self.sheet.currentData(), has_headings=has_headings)
        self._run(self._name.text(), lambda cancelled: (data, read_table(data, form, cancelled)))

    def _take(self, name: str, read: Callable[[IsCancelled], Read]) -> None:
        """Read another table, and forget the one before."""
        self._data = b""
        self._show_form(None)
        self._run(name, read)

    def _run(self, name: str, read: Callable[[IsCancelled], Read]) -> None:
        self._name.setText(shorten_value(name))
        self.table = None
        self.table_read.emit(None)
        self._latest.ask(read, self._on_read)

    def _on_read(self, outcome: Future[Read]) -> None:
        error = outcome.exception()
        if isinstance(error, TableError):
            self.failed.emit(shorten_value(text_of(error)))
            return
        self._data, opened = outcome.result()
        self.table = opened.table
        self._show_form(opened)
        self.table_read.emit(self.table)

    def _show_form(self, opened: OpenedTable | None) -> None:
        """Show how the table was read."""
        form = opened.form if opened else TableFormat()
        is_sheet = opened is not None and bool(opened.sheets)
        for box, is_shown in (
            (self.encoding, opened is not None and not is_sheet),
            (self.delimiter, opened is not None and not is_sheet),
            (self.sheet, is_sheet),
        ):
            box.setVisible(is_shown)
            self._labels[box].setVisible(is_shown)
        self.headings.setVisible(opened is not None)
        self.headings.setChecked(bool(form.has_headings))
        blocker = QSignalBlocker(self.sheet)
        self.sheet.clear()
        for name in opened.sheets if opened else ():
            self.sheet.addItem(shorten_value(name), name)
        blocker.unblock()
        for box, value in (
            (self.encoding, form.encoding),
            (self.delimiter, form.delimiter),
            (self.sheet, form.sheet),
        ):
            box.setCurrentIndex(max(box.findData(value), 0))
