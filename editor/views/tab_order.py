"""The order in which Tab goes through a form that changes: as it is seen, not as its parts were made."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

_TAB = Qt.FocusPolicy.TabFocus.value


def set_tab_order(widget: QWidget) -> None:
    """Let Tab go from top to bottom, and from left to right."""
    for one, following in pairwise(list(_in_order(widget))):
        if one.nextInFocusChain() is not following:
            QWidget.setTabOrder(one, following)


def _in_order(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy().value & _TAB == _TAB and widget.focusProxy() is None:
        yield widget
    layout = widget.layout()
    if layout is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        inner = item.layout() if item is not None else None
        widget = item.widget() if item is not None else None
        if inner is not None:
            yield from _in_layout(inner)
        elif widget is not None:
            yield from _in_order(widget)
