"""The dialog that writes the entries as a table: which rows, and in which format."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.dialog_frame import Buttons, Dialog
from editor.models.table.rows_model import TableColumn
from editor.models.words.translation import counted, listed
from editor.views.widgets.input_fields import ChoiceBox, name_choice
from editor.views.widgets.labels import plain_label

_CONTEXT = "TableExportDialog"


@dataclass(frozen=True, slots=True)
class TableLook:
    """The columns and the number of rows of a document that are visible on screen."""

    columns: Sequence[TableColumn]  # from left to right
    shown: int  # rows
    rows: int  # of the document
    is_file_order: bool  # True if all rows are shown in the order of the file


@dataclass(frozen=True, slots=True)
class UsualTable:
    """The form of exported tables that the person prefers."""

    ending: str = ".csv"  # or .xlsx
    separator: str = ""  # "" is the one that is usual in the country
    bom: bool = True


_USUAL = UsualTable()


class TableExportDialog(Dialog):
    """Asks in which format to write a table; the path is asked for afterwards."""

    manual_place = "import-and-export#to-a-table"

    def __init__(self, look: TableLook, parent: QWidget | None = None, usual: UsualTable = _USUAL) -> None:
        """usual: what is proposed."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export the table"))
        self.setMinimumWidth(520)
        titles = listed(column.title for column in look.columns)
        self.add_text(
            self.tr(
                "Values are written exactly as they are, valid or not, in these columns: {columns}."
            ).format(columns=titles)
        )
        self.shown, self.all = QRadioButton(self), QRadioButton(self)
        self._rows = QButtonGroup(self)
        self._make_rows(look)
        self.csv, self.xlsx = QRadioButton(self.tr("CSV"), self), QRadioButton(self.tr("Spreadsheet"), self)
        self.delimiter = ChoiceBox(self)
        self.column.addLayout(self._make_form())
        self.bom = QCheckBox(self.tr("Mark the file as UTF-8 (for Excel)"), self)
        self.bom.setChecked(usual.bom)
        self.column.addWidget(self.bom)
        self._note = self.add_text()
        self._note.setProperty("muted", "true")
        self._note.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.xlsx.toggled.connect(self._on_form)
        (self.xlsx if usual.ending == ".xlsx" else self.csv).setChecked(True)
        if usual.separator:
            self.delimiter.setCurrentIndex(self.delimiter.findData(usual.separator))
        self._on_form()
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        box.button(Buttons.Ok).setText(self.tr("Choose a file…"))

    def _make_rows(self, look: TableLook) -> None:
        one, many = (
            "The row shown",
            QT_TRANSLATE_NOOP("TableExportDialog", "The %Ln rows shown, in this order"),
        )
        self.shown.setText(counted(_CONTEXT, one, many, look.shown))
        many = QT_TRANSLATE_NOOP("TableExportDialog", "All %Ln rows, in file order")
        self.all.setText(
            counted(
                _CONTEXT, QT_TRANSLATE_NOOP("TableExportDialog", "The only row in the file"), many, look.rows
            )
        )
        for button in (self.shown, self.all):
            self._rows.addButton(button)
            self.column.addWidget(button)
            button.setVisible(not look.is_file_order)
        (self.all if look.is_file_order else self.shown).setChecked(True)
        if look.is_file_order:
            self.column.addWidget(plain_label(self.all.text(), self))

    def _make_form(self) -> QHBoxLayout:
        words = (self.tr("Comma"), self.tr("Semicolon"), self.tr("Tab"))
        for word, delimiter in zip(words, (",", ";", "\t"), strict=True):
            self.delimiter.addItem(word, delimiter)
        # Spreadsheets expect a semicolon in countries where the decimal separator is a comma.
        self.delimiter.setCurrentIndex(1 if QLocale().decimalPoint() == "," else 0)
        name_choice(self.delimiter, self.tr("Separator"))
        forms, line = QButtonGroup(self), QHBoxLayout()
        line.setSpacing(8)
        for button, ending in ((self.csv, ".csv, .tsv"), (self.xlsx, ".xlsx")):
            button.setText(f"{button.text()} ({ending})")
            forms.addButton(button)
            line.addWidget(button)
            line.addSpacing(8)
        self._delimiter_label = plain_label(self.tr("Separator"), self)
        line.addWidget(self._delimiter_label)
        line.addWidget(self.delimiter)
        line.addStretch(1)
        return line

    @property
    def ending(self) -> str:
        """The ending of the file name."""
        if self.xlsx.isChecked():
            return ".xlsx"
        return ".tsv" if self.delimiter.currentData() == "\t" else ".csv"

    def _on_form(self) -> None:
        is_csv = self.csv.isChecked()
        for widget in (self._delimiter_label, self.delimiter, self.bom):
            widget.setEnabled(is_csv)
        if is_csv:
            text = self.tr(
                "Values that a spreadsheet would read as formulas get a leading apostrophe. Update "
                "from a table removes it again."
            )
        else:
            text = self.tr(
                "Every cell is text and stays text when edited, so nothing turns into a formula, a "
                "reformatted date or a number without its zeros."
            )
        self._note.setText(text)
