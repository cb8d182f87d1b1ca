"""The base class of dialogs that take a table: its source, its columns, and a preview of the result.

A table comes from a file or the clipboard, with a choice of how to read it. A form says which
column holds which field of an entry; it remembers what the user has assigned.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from editor.core.fields import FIELD_NAMES, Field
from editor.core.table_import import Table, recognised_columns
from editor.dialogs.dialog_frame import Dialog
from editor.dialogs.file_dialog import ENCODINGS
from editor.formats.tables.text_tables import DELIMITERS, TableError
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.translation import text_of
from editor.runtime.threads import IsCancelled
from editor.services.settings.settings import TABLE_COLUMNS
from editor.services.settings.settings_file import Settings
from editor.services.tables.table_reading import OpenedTable, TableDialect, load_table, read_table
from editor.services.tasks import Latest, Tasks
from editor.views.widgets.input_fields import ChoiceBox, on_change, push_button
from editor.views.widgets.labels import muted_label, plain_label
from editor.views.widgets.widget_layouts import Line, OneOrTwoLines, column_of, line_of

MAX_TABLES = 50


class KnownColumns:
    """Keeps the columns that the user chose for a table, and finds them for tables with the same headings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, table: Table) -> dict[str, int]:
        """Return the column index of each field, as the user chose it, else as
        recognised by headings and values.
        """
        kept = self._settings.get(TABLE_COLUMNS).get(_name_of(table), "") if table.has_headings else ""
        pairs = (pair.partition("=") for pair in kept.split())
        columns = {
            field: int(column)
            for field, _, column in pairs
            if field in FIELD_NAMES and column.isdecimal() and int(column) < len(table.headings)
        }
        return columns or recognised_columns(table)

    def keep(self, table: Table, columns: Mapping[str, int]) -> None:
        """Remember the columns chosen for a table; nothing is kept if they are the ones recognised."""
        if not table.has_headings:
            return
        name = _name_of(table)
        known = {key: value for key, value in self._settings.get(TABLE_COLUMNS).items() if key != name}
        if columns != recognised_columns(table):
            known[name] = " ".join(f"{field}={column}" for field, column in columns.items())
        self._settings.set(TABLE_COLUMNS, dict(list(known.items())[-MAX_TABLES:]))


def _name_of(table: Table) -> str:
    return "\t".join(table.headings)


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
        self._latest = Latest(tasks)
        self._choose = choose
        self._data = b""
        self.table: Table | None = None
        self._name: QLabel = plain_label(self.tr("No table yet."), self)
        file = push_button(self.tr("Choose a file…"), self._on_choose, self)
        tip = self.tr("Use the table you copied from a spreadsheet")
        self._buttons = (file, push_button(self.tr("Paste"), self.paste, self, tip))
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
        line_of(
            *chain.from_iterable((label, box) for box, label in self._labels.items()), None, inside=fields
        )
        above = line_of(*self._buttons, self._name, grows=self._name)
        below = OneOrTwoLines(self, Line(fields, self.headings), spacing=16, shares=(0, 1))
        column_of(above, below, inside=self)

    def _make_choice(self, name: str, items: Iterable[tuple[str, str]]) -> ChoiceBox:
        box = ChoiceBox(self, name, items)
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
            return data, read_table(data, TableDialect(), cancelled, path.name)

        self._take(path.name, read)

    def paste(self) -> None:
        """Read the table on the clipboard."""
        data = QGuiApplication.clipboard().text().encode("utf-8", errors="replace")
        form = TableDialect("utf-8")
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
            form = TableDialect(
                self.encoding.currentData(), self.delimiter.currentData(), has_headings=has_headings
            )
        else:
            form = TableDialect(sheet=self.sheet.currentData(), has_headings=has_headings)
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
        form = opened.form if opened else TableDialect()
        is_sheet = opened is not None and bool(opened.sheets)
        is_separated = form.delimiter is not None
        for box, is_shown in (
            (self.encoding, is_separated),
            (self.delimiter, is_separated),
            (self.sheet, is_sheet),
        ):
            box.setVisible(is_shown)
            self._labels[box].setVisible(is_shown)
        self.headings.setVisible(is_sheet or is_separated)
        self.headings.setChecked(bool(form.has_headings))
        with QSignalBlocker(self.sheet):
            self.sheet.clear()
            for name in opened.sheets if opened else ():
                self.sheet.addItem(shorten_value(name), name)
        for box, value in (
            (self.encoding, form.encoding),
            (self.delimiter, form.delimiter),
            (self.sheet, form.sheet),
        ):
            box.choose(value, 0)


_LONGEST_HEADING = 60  # characters of a heading or an example


class TableColumns(QWidget):
    """A line for each field, with a choice of its column and a sample value."""

    changed = Signal()

    def __init__(self, fields: Sequence[Field], known: KnownColumns, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = known
        self._table: Table | None = None
        self.boxes: dict[str, ChoiceBox] = {}
        self._examples: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(2, 1)
        for row, field in enumerate(fields):
            box = ChoiceBox(self, field_title(field))
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
            with QSignalBlocker(box):
                box.clear()
                box.addItem(self.tr("— not in the table"), -1)
                for column, heading in enumerate(table.headings if table else ()):
                    words = heading.strip() or self.tr("Column {n}").format(n=column + 1)
                    box.addItem(_clipped(words), column)
                box.choose(guess.get(field, -1))
                box.setEnabled(table is not None)
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
    return text if len(text) <= _LONGEST_HEADING else f"{text[:_LONGEST_HEADING]}…"


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableContext:
    """The means that a dialog needs to read a table."""

    tasks: Tasks
    choose: Callable[[], Path | None]  # asks for a file
    known: KnownColumns


class TableDialog(Dialog):
    """Asks for a table and the meaning of its columns, and previews the result whenever these change.

    A subclass implements `_work_out`, which requests work by `_ask`, and `_show_nothing`; it calls
    `_arrange` at the end of `__init__`.
    """

    def __init__(
        self, title: str, needs: TableContext, fields: Sequence[Field], parent: QWidget | None = None
    ) -> None:
        """fields: the fields that the table may have values for."""
        super().__init__(parent, title)
        self._latest = self.owns(Latest(needs.tasks))
        self.source = TableSource(needs.tasks, needs.choose, self)
        self.columns = TableColumns(fields, needs.known, self)

    def _arrange(self, options: Sequence[QCheckBox], result: QWidget) -> None:
        """Lay out the widgets, with the options above the preview of the result."""
        for widget in (self.source, self.columns, *options):
            self.column.addWidget(widget)
        self.add_outlook(lines=2)
        self.column.addWidget(result, 1)
        self.add_ok().setDefault(True)
        self.propose_size(860, 680)
        self.source.table_read.connect(self._on_table)
        self.source.failed.connect(self.say)
        self.columns.changed.connect(self._try)
        on_change(self._try, *options)
        self._show_nothing()
        self.say(self.tr("Choose or paste a CSV file or a spreadsheet with a column of URLs."))

    @property
    def is_busy(self) -> bool:
        """True while a table is being read or a result is being computed."""
        return self.source.is_busy or super().is_busy

    def done(self, result: int) -> None:
        """Remember the columns if the dialog was accepted, stop all work, and close the dialog."""
        if result == Dialog.DialogCode.Accepted:
            self.columns.remember()
        self.source.stop()
        super().done(result)

    def _on_table(self, table: Table | None) -> None:
        self.columns.show_table(table)
        self._try()
        if table is None:
            self.say(self.tr("Reading…"))

    def _try(self) -> None:
        """Compute the result for the table as it is understood now."""
        table, columns = self.source.table, dict(self.columns.columns())
        self._latest.forget()
        self._show_nothing()
        if table is None:
            return
        if "loc" not in columns:
            self.say(self.tr("Select the column with the URLs."))
        else:
            self._work_out(table, columns)

    def _ask(self, words: str, work: Callable[[], T], show: Callable[[T], None]) -> None:
        """Run `work` in the background, showing `words` meanwhile; then pass its result
        to `show`, if it is still wanted.
        """
        self.say(words)
        self._latest.ask(lambda _cancelled: work(), lambda outcome: show(outcome.result()))

    def _offer(self, words: str, *, is_possible: bool) -> None:
        """Set the label of the OK button, and move the focus there if it
        still is where a table is asked for.
        """
        if not is_possible and self.focusWidget() is self.ok:
            self.source.setFocus()  # Qt would focus Cancel, so that Enter would cancel
        self.allow(words, is_possible=is_possible)
        if is_possible and self.source.has_been_asked:
            self.ok.setFocus()

    # To be implemented by subclasses

    def _work_out(self, table: Table, columns: Mapping[str, int]) -> None:
        """Compute the result for a table; `columns` has the column of each
        field, at least that of the URL.
        """
        raise NotImplementedError

    def _show_nothing(self) -> None:
        """Show that there is no result."""
        raise NotImplementedError
