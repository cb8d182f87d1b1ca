"""Makes everything in a dialog but its buttons scroll, when it is larger than the screen."""

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from editor.views.widgets.scrolled_page import ScrolledPage


class _Page(ScrolledPage):
    """The scrolled content of a dialog; lists in it take their least height, as they scroll on their own."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalMinimumHeightForWidth(width) if layout is not None else -1


def let_scroll(column: QVBoxLayout, dialog: QWidget) -> None:
    """Move everything above the dialog's buttons to a page that scrolls; the layout stays the dialog's."""
    focus = dialog.focusWidget()
    area = QScrollArea(dialog)
    area.lower()  # widgets placed over the dialog stay on top
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the widgets on it, and scrolls to them
    page = _Page(area)
    inner = QVBoxLayout(page)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.setSpacing(column.spacing())
    box, count = _buttons(column)
    for _number in range(count):
        _move_first(column, inner)
    area.setWidget(page)
    bar = QMargins(0, 0, area.verticalScrollBar().sizeHint().width(), 0)
    column.setContentsMargins(column.contentsMargins() - bar)  # the scroll bar takes no width from the page
    if box is not None:
        box.setContentsMargins(bar)
    column.insertWidget(0, area, 1)
    area.show()
    column.activate()
    if focus is not None:
        focus.setFocus()


def _buttons(column: QVBoxLayout) -> tuple[QDialogButtonBox | None, int]:
    """Return the row of buttons, if any, and the number of items before it and the space above it."""
    for place in range(column.count()):
        item = column.itemAt(place)
        box = item.widget() if item is not None else None
        if isinstance(box, QDialogButtonBox):
            return box, place - 1
    return None, column.count()


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
