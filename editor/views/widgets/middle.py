"""Pages in place of the table: a column of text in the middle, slightly raised."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


def place_in_middle(page: QWidget, column: QVBoxLayout, *, width: int, share: int) -> None:
    """Lay out a page with a column in the middle; width: the largest width of the column; share: its
    stretch factor, where each side has 1.
    """
    middle = QWidget(page)
    middle.setMaximumWidth(width)
    middle.setLayout(column)
    across = QHBoxLayout()
    across.addStretch(1)
    across.addWidget(middle, share)
    across.addStretch(1)
    down = QVBoxLayout(page)
    down.addStretch(2)
    down.addLayout(across)
    down.addStretch(3)
