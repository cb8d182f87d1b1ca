"""The dialogs about files that were damaged or in an unsure encoding: repairs, and other encodings.

Repairs say what was wrong, where, and before → after. Lines of the file are previewed in each
encoding.
"""

from enum import IntEnum
from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QRadioButton,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog
from editor.dialogs.file_dialog import ENCODINGS, encoding_name, encoding_number
from editor.formats.damage.repair_list import Repair, RepairGroup, group_repairs
from editor.formats.damage.text_repair import REPAIR_OF
from editor.formats.read_errors import ConflictSide, on_one_line
from editor.formats.reading.encoding import Samples, reads_as
from editor.models.lists.preview_models import RepairColumn, RepairsModel, parts_of_repair
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import counted, translated
from editor.rules.catalogue import RULE_BY_ID
from editor.services.documents.open_document import OpenDocument
from editor.views.panels.changes_list import DifferenceDelegate
from editor.views.widgets.input_fields import ChoiceBox
from editor.views.widgets.labels import plain_label
from editor.views.widgets.lists import ReadingTable
from editor.views.widgets.widget_layouts import add_layout, column_of, fit_columns, line_of, scaled_width

_WIDTHS = {0: 132, 1: 140}  # pixels of the first columns


class ReadEncodingDialog(Dialog):
    """Asks in which encoding to read a file."""

    manual_place = "recovery#the-wrong-letters"

    def __init__(self, samples: Samples, current: str = "", parent: QWidget | None = None) -> None:
        """current: the encoding in which the file is read now; "" stands for the one that it declares."""
        super().__init__(parent, self.tr("Read in another encoding"))
        self._samples = samples
        self.add_text(self._advice(current or samples.encoding))
        words, count = self.tr("Unclear line {n}"), len(samples.pieces)
        items = ((words.format(n=number + 1), number) for number in range(count))
        self.line = ChoiceBox(self, self.tr("Line"), items)
        self.line.currentIndexChanged.connect(self._show_line)
        add_layout(self.column, line_of(plain_label(self.tr("Preview"), self), self.line, None))
        self.list = self._make_list(current or samples.encoding)
        self.column.addWidget(self.list, 1)
        self.add_ok(self.tr("Use this encoding")).setDefault(True)
        self.list.itemActivated.connect(self.accept)
        for widget in (self.line, self.list, self.ok):
            widget.setEnabled(bool(samples.pieces))
        self.propose_size(860, 560)
        self.list.setFocus()
        self._show_line()

    def _advice(self, current: str) -> str:
        if self._samples.pieces:
            text = self.tr(
                "The file was read as {encoding}. Choose the encoding in which the line makes sense. "
                "The file is then read again and becomes UTF-8 when you accept and save it."
            )
        else:
            text = self.tr("The file was read as {encoding} and would look the same in any other encoding.")
        return text.format(encoding=encoding_name(current))

    def _make_list(self, current: str) -> BoxedList:
        headings = (self.tr("Encoding"), self.tr("Used for"), self.tr("Line"))
        listing = BoxedList(self.tr("Encodings"), headings, self, widths=_WIDTHS)
        for column in _WIDTHS:
            listing.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self.items = [listing.add_line([name, translated(whose)]) for name, whose, _codec in ENCODINGS]
        listing.setCurrentItem(self.items[encoding_number(current) or 0])
        return listing

    @property
    def number(self) -> int:
        """The index in ENCODINGS of the encoding that is chosen."""
        return self.list.currentIndex().row()

    @property
    def encoding(self) -> str:
        """The codec name, for bytes.decode, of the encoding that is chosen."""
        return ENCODINGS[self.number][2]

    def _show_line(self) -> None:
        """Show the current line decoded in each of the encodings."""
        if not self._samples.pieces:
            return
        piece = self._samples.pieces[max(self.line.currentIndex(), 0)]
        for item, (_name, _whose, codec) in zip(self.items, ENCODINGS, strict=True):
            text, is_whole = reads_as(piece, codec)
            item.setText(2, on_one_line(text))
            item.setToolTip(2, "" if is_whole else self.tr("Some bytes are not valid in this encoding."))


_SIDES = (
    (ConflictSide.BOTH, N_("both sides")),
    (ConflictSide.FIRST, N_("the first side")),
    (ConflictSide.SECOND, N_("the second side")),
)
_OF_ENCODING = ("encoding-invalid-bytes", "encoding-not-utf8")


class RepairAnswer(IntEnum):
    """The user's decision after having looked at the repairs; the result of the dialog."""

    NOTHING = 0
    ACCEPT = 1
    READ_AGAIN = 2  # with another side of the conflicts
    READ_IN_ENCODING = 3
    SAVE_REPORT = 4


class RepairsDialog(Dialog):
    """Lists repairs by kind; the file may be accepted as it is now or read in another way."""

    manual_place = "recovery#a-file-that-is-not-well-formed"

    def __init__(self, document: OpenDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("What was repaired"))
        self._document = document
        self._groups = group_repairs(document.file_list.repairs)
        self._is_several = any(
            repair.file for repair in document.file_list.repairs
        )  # no offer to read one again
        self.add_text(self._summary())
        self.model = RepairsModel(self)
        self._done = plain_label("", self)
        self._done.setWordWrap(True)
        add_layout(self.column, self._make_middle(), 1)
        self.sides = QButtonGroup(self)
        if not self._is_several and self._has_repaired("merge-conflict"):
            add_layout(self.column, self._make_sides())
        self._make_buttons()
        self.propose_size(1120 if self._is_several else 980, 560)
        self.list.setCurrentItem(self.items[0])

    def _summary(self) -> str:
        one = "1 place had to be repaired to read the file."
        many = N_("%Ln places had to be repaired to read the file.")
        parts = [counted(one, many, len(self._document.file_list.repairs))]
        if not self._document.file_list.is_accepted:
            parts.append(self.tr("The file itself does not change until you accept this and save."))
        else:
            parts.append(self.tr("Everything else is unchanged."))
        return " ".join(parts)

    def _has_repaired(self, *rules: str) -> bool:
        return any(group.kind.rule in rules for group in self._groups)

    def _make_middle(self) -> QBoxLayout:
        self.items: list[QTreeWidgetItem] = []
        name = self.tr("What was wrong")
        headings = (name, self.tr("Places"))
        self.list = BoxedList(name, headings, self, stretched=0, numeric=[1], widths={1: 84})
        for group in self._groups:
            title = translated(RULE_BY_ID[group.kind.rule].title)
            item = self.list.add_line([title, QLocale().toString(len(group.repairs))])
            item.setToolTip(0, plain_tip(title))
            self.items.append(item)
        self.list.currentItemChanged.connect(self._show_group)
        table = self._make_table()
        right = column_of(self._done, table, grows=table)
        width = scaled_width(330, self)
        middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        if width <= self.room().width() // 2:
            self.list.setFixedWidth(width)
        else:  # the font is too large for two lists side by side
            middle.setDirection(QBoxLayout.Direction.TopToBottom)
        middle.setSpacing(12)
        middle.addWidget(self.list)
        add_layout(middle, right, 1)
        return middle

    def _make_table(self) -> ReadingTable:
        table = ReadingTable(self.tr("Places, before and after"), self.model, self)
        widths = {RepairColumn.FILE: 120, RepairColumn.LINE: 72, RepairColumn.COLUMN: 72}
        texts = (RepairColumn.BEFORE, RepairColumn.AFTER)
        fit_columns(table.horizontalHeader(), widths, self, stretched=texts)
        table.setColumnHidden(RepairColumn.FILE, not self._is_several)
        for column in texts:
            is_before = column is RepairColumn.BEFORE
            table.setItemDelegateForColumn(column, DifferenceDelegate(is_before=is_before, parent=table))
        return table

    def _make_sides(self) -> QHBoxLayout:
        kept = next((group.kind for group in self._groups if group.kind.rule == "merge-conflict"), None)
        for side, words in _SIDES:
            button = QRadioButton(self.tr(words), self)
            button.setProperty("side", side.value)
            button.setChecked(kept is REPAIR_OF[side])
            self.sides.addButton(button)
        self.sides.buttonClicked.connect(self._read_again)
        label = plain_label(self.tr("In each conflict, keep"), self)
        return line_of(label, *self.sides.buttons(), None, spacing=16)

    def _read_again(self) -> None:
        self.done(RepairAnswer.READ_AGAIN)

    def _make_buttons(self) -> None:
        self.add_buttons(Buttons.Close)
        self.copy_button = self.add_answer(self.tr("Copy as text"), self._copy)
        offers = [(self.tr("Save a report…"), RepairAnswer.SAVE_REPORT)]
        if not self._is_several and self._has_repaired(*_OF_ENCODING):
            offers.append((self.tr("Read in another encoding…"), RepairAnswer.READ_IN_ENCODING))
        for words, wish in offers:
            self.add_answer(words, partial(self.done, wish))
        if not self._document.file_list.is_accepted:
            accept = self.box.addButton(self.tr("Accept and edit"), QDialogButtonBox.ButtonRole.AcceptRole)
            accept.setDefault(True)

    @property
    def side(self) -> ConflictSide:
        """The side of each conflict of a merge (conflict markers in the file) that is to be kept."""
        button = self.sides.checkedButton()
        return ConflictSide(button.property("side")) if button else ConflictSide.BOTH

    def as_text(self) -> str:
        """Return all repairs as plain text, to be copied."""
        lines = [self._summary()]
        for group in self._groups:
            title = translated(RULE_BY_ID[group.kind.rule].title)
            lines += ["", f"{title} ({QLocale().toString(len(group.repairs))}): {_done_words(group)}"]
            lines += (_in_words(repair) for repair in group.repairs if repair.line is not None)
        return "\n".join(lines) + "\n"

    def _show_group(self, item: QTreeWidgetItem) -> None:
        group = self._groups[self.items.index(item)]
        self._done.setText(_done_words(group))
        self.model.show([repair for repair in group.repairs if repair.line is not None])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())


def _done_words(group: RepairGroup) -> str:
    return translated(group.kind.done)


def _in_words(repair: Repair) -> str:
    before, after = map("".join, parts_of_repair(repair))
    place = translated("Line {line}, column {column}").format(line=repair.line, column=repair.column)
    file = f"{repair.file}, " if repair.file else ""
    return f"{file}{place}: {before} → {after}"
