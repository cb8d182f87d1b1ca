"""The order in which Tab goes through what changes: as it is seen, not as its parts were made."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

_TAB = Qt.FocusPolicy.TabFocus.value


def set_tab_order(widget: QWidget) -> None:
    """Let Tab go from top to bottom, and from left to right."""
    for one, following in pairwise(list(_in_order(widget))):
        if one.nextInFocusChain() is not following:
            QWidget.setTabOrder(one, following)


def neighbour(widget: QWidget, parts: Sequence[QWidget], step: int) -> QWidget | None:
    """Where Tab goes from a widget: through the parts of a window, in each as `set_tab_order` says.

    step: 1, or -1 for back. None where the widget is no stop in the parts.
    """
    stops = [stop for part in parts for stop in _in_order(part) if stop.isVisible() and stop.isEnabled()]
    return stops[(stops.index(widget) + step) % len(stops)] if widget in stops else None


def _in_order(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy().value & _TAB == _TAB and widget.focusProxy() is None:
        yield widget
    inner = widget.widget() if isinstance(widget, QScrollArea) else None
    if inner is not None:
        yield from _in_order(inner)
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
