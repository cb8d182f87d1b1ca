"""The dialog with two columns of text in groups, as for the keyboard shortcuts and the summary of a file."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.views.widgets.labels import plain_label
from editor.views.widgets.letters import scaled_width

_MARGIN = 8  # pixels left and right of the texts
_EDGES = 2  # pixels of the frame that shows the focus


@dataclass(frozen=True, slots=True)
class ListingGroup:
    """A group of lines under a heading: a name on the left, a text on the right."""

    heading: str
    lines: Sequence[tuple[str, str]]


class ListingDialog(Dialog):
    """Shows groups of lines, and scrolls if there are many."""

    def __init__(self, title: str, groups: Sequence[ListingGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for group in groups:
            heading = plain_label(group.heading, page)
            font = heading.font()
            font.setWeight(QFont.Weight.DemiBold)
            heading.setFont(font)
            heading.setContentsMargins(0, 0 if group is groups[0] else 12, 0, 0)
            grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
            for left, right in group.lines:
                row = grid.rowCount()
                name, words = plain_label(left, page), plain_label(right, page)
                words.setWordWrap(True)
                words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(grid.rowCount(), 1)
        area = QScrollArea(self)
        area.setAccessibleName(title)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(page)
        self.column.addWidget(area)
        self.add_buttons(Buttons.Close)
        around = self.column.contentsMargins().left() + self.column.contentsMargins().right()
        least = page.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width() + around + _EDGES
        self.resize(
            max(scaled_width(560, self), least), min(scaled_width(640, self), page.sizeHint().height() + 120)
        )
