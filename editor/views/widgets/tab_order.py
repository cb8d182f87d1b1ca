"""Sets the tab order of widgets that change: by position, not by order of creation."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QSplitter, QWidget

from editor.views.widgets.flow import Flow

_TAB = Qt.FocusPolicy.TabFocus.value


def set_tab_order(widget: QWidget) -> None:
    """Let Tab go from top to bottom, and from left to right."""
    for one, following in pairwise(list(_in_order(widget))):
        if one.nextInFocusChain() is not following:
            QWidget.setTabOrder(one, following)


def focus_neighbour(window: QWidget, parts: Sequence[QWidget], *, forward: bool) -> bool:
    """Move the focus by Tab through the parts of a window, round and round, in the order of `set_tab_order`
    within each; return False if no widget in them has the focus.
    """
    here = window.focusWidget()
    stops = [stop for part in parts for stop in _in_order(part) if stop.isVisible() and stop.isEnabled()]
    if here not in stops:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[(stops.index(here) + (1 if forward else -1)) % len(stops)].setFocus(reason)
    return True


def is_entered_without_mouse(event: QEvent) -> bool:
    """Return True if a widget gets the focus otherwise than by a click, which chooses a line itself."""
    return (
        isinstance(event, QFocusEvent)
        and event.gotFocus()
        and event.reason() is not Qt.FocusReason.MouseFocusReason
    )


def _in_order(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy().value & _TAB == _TAB and widget.focusProxy() is None:
        yield widget
    inner = widget.widget() if isinstance(widget, QScrollArea) else None
    if inner is not None:
        yield from _in_order(inner)
    if isinstance(widget, QSplitter):
        for number in range(widget.count()):
            if number:
                yield widget.handle(number)
            part = widget.widget(number)
            if part is not None:
                yield from _in_order(part)
    if isinstance(widget, Flow):
        for each in widget.widgets():
            yield from _in_order(each)
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
