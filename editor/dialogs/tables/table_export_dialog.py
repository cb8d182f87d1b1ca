"""The dialog that writes the entries as a table: which rows, and in which format."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from editor.core.table_columns import Column
from editor.core.text import N_
from editor.dialogs.dialog_frame import Dialog
from editor.models.words.explanations import column_title
from editor.models.words.translation import counted, listed, translated
from editor.services.tables.table_formats import TABLE_FORMATS, TableFormat, TableOptions
from editor.views.widgets.input_fields import ChoiceBox
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import add_layout


@dataclass(frozen=True, slots=True)
class TableLook:
    """The columns and the number of rows of a document that are visible on screen."""

    columns: Sequence[Column]  # from left to right
    shown: int  # rows
    rows: int  # of the document
    is_file_order: bool  # True if all rows are shown in the order of the file


@dataclass(frozen=True, slots=True)
class UsualTable:
    """The form of exported tables that the person prefers."""

    ending: str = TABLE_FORMATS[0].endings[0]  # the first one of its format
    separator: str = ""  # "" is the one that is usual in the country
    bom: bool = True


_USUAL = UsualTable()


class TableExportDialog(Dialog):
    """Asks in which format to write a table; the path is asked for afterwards."""

    manual_place = "import-and-export#to-a-table"

    def __init__(self, look: TableLook, parent: QWidget | None = None, usual: UsualTable = _USUAL) -> None:
        """usual: what is proposed."""
        super().__init__(parent, self.tr("Export the table"), 520)
        titles = listed(map(column_title, look.columns))
        self.add_text(
            self.tr(
                "Values are written exactly as they are, valid or not, in these columns: {columns}."
            ).format(columns=titles)
        )
        self.shown, self.all = QRadioButton(self), QRadioButton(self)
        self._rows = QButtonGroup(self)
        self._make_rows(look)
        self.forms = QButtonGroup(self)  # a button for each format, by its place among them
        add_layout(self.column, self._make_form())
        self.bom = QCheckBox(self.tr("Mark the file as UTF-8 (for Excel)"), self)
        self.bom.setChecked(usual.bom)
        self.column.addWidget(self.bom)
        self._note = self.add_remark()
        self._note.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.forms.idToggled.connect(self._on_form)
        endings = [form.endings[0] for form in TABLE_FORMATS]
        self.forms.button(endings.index(usual.ending)).setChecked(True)
        if usual.separator:
            self.delimiter.choose(usual.separator)
        self.add_ok(self.tr("Choose a file…"))

    def _make_rows(self, look: TableLook) -> None:
        one, many = ("The row shown", N_("The %Ln rows shown, in this order"))
        self.shown.setText(counted(one, many, look.shown))
        many = N_("All %Ln rows, in file order")
        self.all.setText(counted(N_("The only row in the file"), many, look.rows))
        for button in (self.shown, self.all):
            self._rows.addButton(button)
            self.column.addWidget(button)
            button.setVisible(not look.is_file_order)
        (self.all if look.is_file_order else self.shown).setChecked(True)
        if look.is_file_order:
            self.column.addWidget(plain_label(self.all.text(), self))

    def _make_form(self) -> QVBoxLayout:
        words = (self.tr("Comma"), self.tr("Semicolon"), self.tr("Tab"))
        items = zip(words, (",", ";", "\t"), strict=True)
        self.delimiter = ChoiceBox(self, self.tr("Separator"), items)
        # Spreadsheets expect a semicolon in countries where the decimal separator is a comma.
        self.delimiter.setCurrentIndex(1 if QLocale().decimalPoint() == "," else 0)
        self._delimiter_label = plain_label(self.tr("Separator"), self)
        lines = QVBoxLayout()
        for place, form in enumerate(TABLE_FORMATS):
            title = translated(form.title)
            button = QRadioButton(f"{title} ({', '.join(form.endings)})", self)
            self.forms.addButton(button, place)
            line = QHBoxLayout()
            line.setSpacing(8)
            line.addWidget(button)
            if form.is_separated:
                line.addSpacing(8)
                line.addWidget(self._delimiter_label)
                line.addWidget(self.delimiter)
            line.addStretch(1)
            add_layout(lines, line)
        return lines

    @property
    def form(self) -> TableFormat:
        """The format chosen."""
        return TABLE_FORMATS[self.forms.checkedId()]

    @property
    def options(self) -> TableOptions:
        """The choices beside the format."""
        return TableOptions(self.delimiter.currentData(), self.bom.isChecked())

    @property
    def ending(self) -> str:
        """The ending of the file name."""
        return self.form.ending(self.options)

    def _on_form(self, _place: int, is_chosen: bool) -> None:
        if not is_chosen:
            return
        for widget in (self._delimiter_label, self.delimiter, self.bom):
            widget.setEnabled(self.form.is_separated)
        self._note.setText(translated(self.form.note))
