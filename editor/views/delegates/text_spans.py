"""Computes where parts of a line of text are after it has been elided and drawn."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextLayout, QTextLine, QTextOption

from editor.views.widgets.qt_places import qt_place

if TYPE_CHECKING:
    from editor.core.searching import TextSpan

_ELLIPSIS = "…"


def elided_span(text: str, elided: str, span: "TextSpan") -> "TextSpan":
    """Return the span of a part of a text in its elided form; parts left out are at the ellipsis."""
    if elided == text:
        return span
    head = 0
    while head < len(elided) and elided[head] == text[head]:
        head += 1
    tail = len(elided) - head - len(_ELLIPSIS)  # characters after the ellipsis
    start, end = (
        place
        if place <= head
        else max(place - len(text) + len(elided), head + (len(_ELLIPSIS) if is_end else 0))
        if place >= len(text) - tail
        else head + (len(_ELLIPSIS) if is_end else 0)
        for place, is_end in zip(span, (False, True), strict=True)
    )
    return start, max(start, end)


def text_span(text: str, span: "TextSpan", font: QFont) -> tuple[float, float]:
    """Return the left and right end of a part of a text in pixels from the start of the text."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    edges = [_left(line, qt_place(text, place)) for place in span]
    return min(edges), max(edges)


def _left(line: QTextLine, place: int) -> float:
    edge: object = line.cursorToX(place)  # Qt returns a tuple of x and the position
    return float(edge[0] if isinstance(edge, tuple) else str(edge))
