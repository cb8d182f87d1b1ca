"""Pages in place of the table: a column of text in the middle, slightly raised."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


def place_in_middle(page: QWidget, column: QVBoxLayout, *, width: int, share: int) -> None:
    """Lay out a page; width: the most of the column; share: the part of the page at each side of it."""
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
