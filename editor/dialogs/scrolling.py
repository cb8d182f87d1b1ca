"""A dialog that would be larger than the screen scrolls, all but its buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from editor.views.scrolled_page import ScrolledPage


class _Page(ScrolledPage):
    """Lists in it are as low as they can be: they scroll by themselves."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalMinimumHeightForWidth(width) if layout is not None else -1


def let_scroll(column: QVBoxLayout, dialog: QWidget) -> None:
    """Put what stands above a dialog's buttons on a page that scrolls; the column stays the dialog's."""
    focus = dialog.focusWidget()
    area = QScrollArea(dialog)
    area.lower()  # what hangs over the dialog goes on doing so
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through what is on it, and brings it into sight
    page = _Page(area)
    inner = QVBoxLayout(page)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.setSpacing(column.spacing())
    for _number in range(_count_above_buttons(column)):
        _move_first(column, inner)
    area.setWidget(page)
    column.insertWidget(0, area, 1)
    area.show()
    column.activate()
    if focus is not None:
        focus.setFocus()


def _count_above_buttons(column: QVBoxLayout) -> int:
    """How many items there are before the line of buttons and the space above it."""
    for place in range(column.count()):
        item = column.itemAt(place)
        if item is not None and isinstance(item.widget(), QDialogButtonBox):
            return place - 1
    return column.count()


def _move_first(column: QVBoxLayout, inner: QVBoxLayout) -> None:
    stretch, item = column.stretch(0), column.takeAt(0)
    if item is None:
        return
    widget, layout = item.widget(), item.layout()
    if widget is not None:
        inner.addWidget(widget, stretch, item.alignment())
    elif layout is not None:
        inner.addLayout(layout, stretch)
    else:
        inner.addItem(item)
