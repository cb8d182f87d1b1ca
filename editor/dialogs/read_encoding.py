"""The dialog that reads a file in another encoding, with a preview of its lines in each encoding."""

from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QWidget

from editor.dialogs.parts.boxed_list import BoxedList
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.dialogs.parts.encodings import ENCODINGS, encoding_name, encoding_number
from editor.formats.positions import on_one_line
from editor.formats.reading.encoding_samples import Samples, reads_as
from editor.models.words.translation import translated
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import plain_label
from editor.views.widgets.letters import fit_section

_WIDTHS = (132, 140)  # pixels of the first columns


class ReadEncodingDialog(Dialog):
    """Asks in which encoding to read a file."""

    manual_place = "recovery#the-wrong-letters"

    def __init__(self, samples: Samples, current: str = "", parent: QWidget | None = None) -> None:
        """current: the encoding in which the file is read now; "" stands for the one that it declares."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Read in another encoding"))
        self._samples = samples
        self.add_text(self._advice(current or samples.encoding))
        self.line = ChoiceBox(self)
        name_choice(self.line, self.tr("Line"))
        for number in range(len(samples.pieces)):
            self.line.addItem(self.tr("Unclear line {n}").format(n=number + 1))
        self.line.currentIndexChanged.connect(self._show_line)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(plain_label(self.tr("Preview"), self))
        row.addWidget(self.line)
        row.addStretch(1)
        self.column.addLayout(row)
        self.list = self._make_list(current or samples.encoding)
        self.column.addWidget(self.list, 1)
        self.ok = self.add_buttons(Buttons.Ok | Buttons.Cancel).button(Buttons.Ok)
        self.ok.setText(self.tr("Use this encoding"))
        self.ok.setDefault(True)
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
        listing = BoxedList(self.tr("Encodings"), headings, self)
        listing.setUniformRowHeights(True)
        header = listing.header()
        for column, width in enumerate(_WIDTHS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            fit_section(header, column, width, self)
        self.items = [
            listing.add_line([name, translated("encodings", whose)]) for name, whose, _codec in ENCODINGS
        ]
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

    def choose(self, encoding: str) -> None:
        """Select an encoding in the list."""
        for item, (_name, _whose, codec) in zip(self.items, ENCODINGS, strict=True):
            if codec == encoding:
                self.list.setCurrentItem(item)

    def _show_line(self) -> None:
        """Show the current line decoded in each of the encodings."""
        if not self._samples.pieces:
            return
        piece = self._samples.pieces[max(self.line.currentIndex(), 0)]
        for item, (_name, _whose, codec) in zip(self.items, ENCODINGS, strict=True):
            text, is_whole = reads_as(piece, codec)
            item.setText(2, on_one_line(text))
            item.setToolTip(2, "" if is_whole else self.tr("Some bytes are not valid in this encoding."))
