"""How widgets are laid out: in lines that break, as pages, in the middle, in widths by the font.

Widths are scaled to the size of the font, for users of large fonts. The filter's line edit has the
same width in the filter bar and in its stand-in before the bar is created. A page in a scroll area
is as high as its content needs at its width. What many changes would lay out as often is laid out
once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import itemgetter
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)
from shiboken6 import Shiboken

_WIDTHS = 200, 320  # pixels of the line, least and most, where the window is wide
_NARROW_WIDTHS = 140, 240  # and where it is not
_BESIDE = 62  # pixels of the button beside the line and of the gaps


def set_widths(line: QLineEdit, *, compact: bool) -> None:
    """Set the limits for the width of a filter line; within them it takes the room that is left."""
    line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # tools get theirs first
    least, most = _NARROW_WIDTHS if compact else _WIDTHS
    line.setMinimumWidth(least)
    line.setMaximumWidth(most)


def room_of_bar() -> int:
    """Return the least width of the filter bar for all of its parts."""
    return _WIDTHS[0] + _BESIDE


@dataclass(slots=True)
class _Item:
    widget: QWidget
    grows: bool  # into what is left of its line
    ends: bool  # stands at the end of its line, with all that follows

    @property
    def size(self) -> QSize:
        """The size that the widget has where it does not grow."""
        widget = self.widget
        return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())


class Flow(QWidget):
    """Some widgets beside each other, and in further lines those for which there is no room."""

    def __init__(self, parent: QWidget, spacing: int = 8) -> None:
        super().__init__(parent)
        self._spacing = spacing
        self._items: list[_Item] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget, *, grows: bool = False, ends: bool = False) -> None:
        """Append a widget.

        grows: it takes what is left of its line, and may be cut to the width of the flow.
        ends: it stands at the end of its line, with all that follows.
        """
        widget.setParent(self)
        self._items.append(_Item(widget, grows, ends))
        self.updateGeometry()

    def widgets(self) -> list[QWidget]:
        """Return the widgets in their order, those included that are hidden."""
        return [item.widget for item in self._items]

    def clear(self) -> None:
        """Delete all widgets."""
        for item in self._items:
            item.widget.hide()
            item.widget.deleteLater()
        self._items.clear()
        self.updateGeometry()

    def width_of_one_line(self) -> int:
        """Return the width in which all that do not grow stand beside each other."""
        widths = [item.size.width() for item in self._shown() if not item.grows]
        return sum(widths) + self._spacing * max(len(widths) - 1, 0)

    def sizeHint(self) -> QSize:
        width = max(self.width_of_one_line(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest: the others may stand below it."""
        sizes = [item.size for item in self._shown()]
        width = max((item.size.width() for item in self._shown() if not item.grows), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def heightForWidth(self, width: int) -> int:
        heights = [_height(line) for line in self._lines(width)]
        return sum(heights) + self._spacing * max(len(heights) - 1, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # a widget wants more room, or less
            self.updateGeometry()
            self._lay_out()
        return super().event(event)

    def _shown(self) -> list[_Item]:
        return [item for item in self._items if not item.widget.isHidden()]

    def _lines(self, width: int) -> Iterator[list[_Item]]:
        line: list[_Item] = []
        left = width
        for item in self._shown():
            wanted = min(item.size.width(), width)
            if line and wanted > left:
                yield line
                line, left = [], width
            line.append(item)
            left -= wanted + self._spacing
        if line:
            yield line

    def _lay_out(self) -> None:
        y = 0
        for line in self._lines(self.width()):
            self._place(line, y, _height(line))
            y += _height(line) + self._spacing

    def _place(self, line: list[_Item], y: int, height: int) -> None:
        widths = [min(item.size.width(), self.width()) for item in line]
        left = self.width() - sum(widths) - self._spacing * (len(line) - 1)
        x, growing = 0, sum(item.grows for item in line)
        for item, wanted in zip(line, widths, strict=True):
            if item.ends and not growing:
                x, left = x + left, 0
            size = QSize(wanted + (left // growing if item.grows else 0), min(item.size.height(), height))
            place = QRect(x, y + (height - size.height()) // 2, size.width(), size.height())
            item.widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            x += size.width() + self._spacing


def _height(line: list[_Item]) -> int:
    return max(item.size.height() for item in line)


@contextmanager
def laid_out_once(widget: QWidget) -> Iterator[None]:
    """Postpone the layout of a widget, and of those around it, until the end of the context.

    Qt would lay them out whenever a part of something visible is shown, and ask
    all other parts for their sizes.
    """
    layouts = list(_layouts_around(widget))
    for layout in layouts:
        layout.setEnabled(False)
    try:
        yield
    finally:
        for layout in layouts:
            layout.setEnabled(True)
        for layout in layouts:
            layout.activate()


def _layouts_around(widget: QWidget | None) -> Iterator[QLayout]:
    """Yield the layouts of a widget and of its parents, as far up as Qt would lay out again."""
    while widget is not None and widget.isVisible() and (layout := widget.layout()) is not None:
        if layout.isEnabled():
            yield layout
        widget = widget.parentWidget()


LINE = 26  # pixels: the height of a line in a list, unless letters are large
_MARGINS = 24  # pixels beside a text in a cell
_USUAL = 12  # pixels: the font size for which widths are declared


_AROUND = QSize(24, 56)  # pixels of the screen that stay free around a dialog: for title bar and edges


def room_on_screen(dialog: QWidget) -> QSize:
    """Return the largest size that a dialog may have on its screen."""
    return dialog.screen().availableSize() - _AROUND


def scaled_width(pixels: int, widget: QWidget) -> int:
    """Return a width that fits as much text in a widget's font as `pixels` do in the standard font size."""
    return round(pixels * QFontInfo(widget.font()).pixelSize() / _USUAL)


def width_in_letters(widget: QWidget) -> int:
    """Return the width of a widget in pixels of the standard font size: half of them for letters twice as
    large, as it has room for half as much.
    """
    return round(widget.width() * _USUAL / QFontInfo(widget.font()).pixelSize())


def line_height(metrics: QFontMetrics) -> int:
    """Return the height of a line in a list: the usual one, or that which large letters need."""
    return max(LINE, metrics.height() + 4)


def line_of(
    *parts: QWidget | QLayout | None,
    spacing: int = 8,
    grows: QWidget | QLayout | None = None,
    inside: QWidget | None = None,
) -> QHBoxLayout:
    """Return a line of widgets and layouts; a part that is None takes the room that is left.

    grows: the part that takes that room; inside: a widget that has nothing but this line.
    """
    line = QHBoxLayout()
    _fill(line, parts, spacing, grows, inside)
    return line


def column_of(
    *parts: QWidget | QLayout | None,
    spacing: int = 8,
    grows: QWidget | QLayout | None = None,
    inside: QWidget | None = None,
) -> QVBoxLayout:
    """Return a column, see `line_of`."""
    column = QVBoxLayout()
    _fill(column, parts, spacing, grows, inside)
    return column


def _fill(
    box: QBoxLayout,
    parts: Iterable[QWidget | QLayout | None],
    spacing: int,
    grows: QWidget | QLayout | None,
    inside: QWidget | None,
) -> None:
    box.setSpacing(spacing)
    if inside is not None:
        box.setContentsMargins(0, 0, 0, 0)
        inside.setLayout(box)
    for part in parts:
        stretch = 1 if part is grows or part is None else 0
        if isinstance(part, QWidget):
            box.addWidget(part, stretch)
        elif part is not None:
            add_layout(box, part, stretch)
        else:
            box.addStretch(stretch)


def shares(room: int, wanted: Sequence[int]) -> list[int]:
    """Divide a width among parts that want some; a part that wants less leaves the rest to the others.

    What no part wants goes to the first.
    """
    given = [0] * len(wanted)
    open_ones = sorted(range(len(wanted)), key=wanted.__getitem__)
    for place, each in enumerate(open_ones):
        given[each] = min(wanted[each], room // (len(open_ones) - place))
        room -= given[each]
    given[0] += max(room, 0)
    return given


def fit_section(
    header: QHeaderView, section: int, pixels: int, widget: QWidget, texts: Iterable[str] = ()
) -> None:
    """Resize a column to a scaled width, but never narrower than its heading and its texts need in any
    language.
    """
    widest = max(map(widget.fontMetrics().horizontalAdvance, texts), default=0) + _MARGINS
    header.resizeSection(section, max(scaled_width(pixels, widget), header.sectionSizeHint(section), widest))


Column = TypeVar("Column", bound=int)


def fit_columns(
    header: QHeaderView,
    widths: Mapping[Column, int],
    widget: QWidget,
    *,
    stretched: Iterable[int] = (),
    texts: Mapping[Column, Iterable[str]] = MappingProxyType({}),
) -> None:
    """Fit each of these columns, see `fit_section`; stretched: those that share what is left."""
    for column in stretched:
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    for column, pixels in widths.items():
        fit_section(header, column, pixels, widget, texts.get(column, ()))


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
    add_layout(down, across)
    down.addStretch(3)


@dataclass(frozen=True, slots=True)
class Line:
    """A widget, and one more at the end of its line or below it."""

    first: QWidget
    last: QWidget
    least: int = 0  # pixels that the first needs beside the last; 0: as many as it needs below it, too


class OneOrTwoLines(QWidget):
    """Some lines, one above the other: all of them break in two where one of them has no room."""

    def __init__(
        self, parent: QWidget, *lines: Line, spacing: int = 8, shares: tuple[int, int] = (1, 0)
    ) -> None:
        """spacing: between first and last; shares: of each of them in what is left of the width."""
        super().__init__(parent)
        self._lines, self._spacing, self._shares = lines, spacing, shares
        self._has_room: bool | None = None  # None: nothing is placed yet
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest alone, as each may have a line of its own."""
        widths = [
            _item(part).minimumSize().width() for line in self._lines for part in (line.first, line.last)
        ]
        return QSize(max(widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # its content may have changed
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Break the lines if need be, and ask for their height: a main window gives no more than that."""
        self._turn()
        if self._grid.hasHeightForWidth():
            self.setMinimumHeight(self._grid.minimumHeightForWidth(self.width()))

    def _turn(self) -> None:
        """Place the last of each line beside its first, or below it."""
        firsts = max(line.least or _item(line.first).minimumSize().width() for line in self._lines)
        lasts = max(_item(line.last).sizeHint().width() for line in self._lines)
        has_room = firsts + self._spacing + lasts <= self.width()
        first, last = self._shares
        is_tight = self.width() * last < lasts * (first + last)  # then the first gets what the last leaves
        shares = self._shares if has_room and not is_tight else (1, 0)
        for column, share in enumerate(shares):
            if share != self._grid.columnStretch(column):  # else the layout would change again and again
                self._grid.setColumnStretch(column, share)
        if has_room is self._has_room:
            return
        self._has_room = has_room
        self._grid.setHorizontalSpacing(self._spacing if has_room else 0)
        for number, line in enumerate(self._lines):  # before all that belongs to them, as Tab visits them
            self._grid.addWidget(line.first, number if has_room else 2 * number, 0)
        for number, line in enumerate(self._lines):
            self._grid.addWidget(line.last, number if has_room else 2 * number + 1, 1 if has_room else 0)


def add_layout(outer: QBoxLayout | QGridLayout, inner: QLayout, place: int | tuple[int, int] = 0) -> None:
    """Add a layout to another: to a box with this stretch factor, or to this row and column of a grid.

    It is done by this function alone, as PySide then keeps all items of the inner layout.
    """
    if isinstance(outer, QBoxLayout):
        assert isinstance(place, int)
        outer.addLayout(inner, place)
    else:
        assert isinstance(place, tuple)
        outer.addLayout(inner, *place)
    _release_items(inner)


def _release_items(layout: QLayout) -> None:
    """Let PySide forget the items of a layout, which it learns of where a layout is added to another."""
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if isinstance(item, QLayout):
            _release_items(item)
        elif item is not None:
            Shiboken.invalidate(item)


def parts_of_layout(layout: QLayout) -> list[QWidget | QLayout]:
    """Return the widgets and layouts that a layout arranges, in their order.

    `QLayout.itemAt` is called in this module alone: PySide keeps what it returns although Qt deletes it with
    the next change of the layout. The next object at that address is then freed twice: the process crashes.
    """
    holder, direct = layout.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
    parts: list[QWidget | QLayout] = [*layout.findChildren(QLayout, options=direct)]
    if holder is not None:
        parts += holder.findChildren(QWidget, options=direct)
    places = [layout.indexOf(part) for part in parts]
    return [part for place, part in sorted(zip(places, parts, strict=True), key=itemgetter(0)) if place >= 0]


def _item(widget: QWidget) -> QWidgetItem:
    """Return what a layout makes of a widget: its sizes within its limits, none while it is hidden."""
    return QWidgetItem(widget)


class PageStack(QStackedWidget):
    """A stack that needs no more room than its current page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        return page.minimumSizeHint().expandedTo(page.minimumSize())


class ScrolledPage(QWidget):
    """A page whose layout may contain wrapped text.

    Qt would make it at least as high as the text needs at its narrowest, and scroll over empty space.
    """

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():  # then the area uses heightForWidth
            least.setHeight(0)
        return least
