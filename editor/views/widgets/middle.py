"""Pages that take the table's place: a column of words in the middle, a little above it."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


def place_in_middle(page: QWidget, column: QVBoxLayout, *, width: int, share: int) -> None:
    """Lay out a page; width: of the column at most; share: of the page, where each side has one."""
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
