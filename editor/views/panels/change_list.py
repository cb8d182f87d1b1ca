"""The list of changes that would be made, before → after, with the difference highlighted."""

from collections.abc import Iterable, Sequence
from enum import IntEnum

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.outcome import Preview
from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.table.indexes import AnyIndex
from editor.models.words.explanations import field_title, field_titles, shorten_value
from editor.models.words.text_difference import TextDifference, text_difference
from editor.views.delegates.difference import fit_difference
from editor.views.delegates.text_spans import text_span
from editor.views.style.theme import current
from editor.views.table.list_delegate import LineDelegate
from editor.views.table.sharing import share_columns
from editor.views.widgets.letters import fit_section
from editor.views.widgets.line_item import LineItem

_DIFFERENT = int(Qt.ItemDataRole.UserRole)  # the part of the text that differs
_MARGIN = 10
_LOOKED_AT = 100  # lines that are measured for the width of a column


class _Column(IntEnum):
    """The columns of the list."""

    ROW = 0
    URL = 1
    FIELD = 2
    BEFORE = 3
    AFTER = 4


_VALUES = (_Column.BEFORE, _Column.AFTER)
_TEXTS = (_Column.URL, *_VALUES)  # texts from the file


class _ChangeDelegate(LineDelegate):
    """Highlights the part of a text that differs."""

    height = 24

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        self._paint(painter, option, index)
        painter.restore()

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        theme, rect = current(), option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("selection"))
        room = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        text, different = str(index.data()), index.data(_DIFFERENT)
        if different is None:
            side = (
                Qt.TextElideMode.ElideLeft if index.column() == _Column.URL else Qt.TextElideMode.ElideRight
            )
            text = option.fontMetrics.elidedText(text, side, room.width())
        else:
            start, end = different
            parts = fit_difference(
                TextDifference(text[:start], text[start:end], text[end:]), option.fontMetrics, room.width()
            )
            text, start = "".join(parts), len(parts.head)
            left, right = text_span(text, (start, start + len(parts.changed)), option.font)
            mark = room.adjusted(round(left), 3, 0, -3)
            mark.setWidth(max(round(right - left), 2))
            painter.fillRect(mark, theme.color("match"))
        is_value = index.column() in _VALUES and text != ABSENT
        painter.setPen(theme.color("text" if is_value else "muted"))
        painter.setFont(option.font)
        aligned = roles.LEFT if index.column() else roles.RIGHT
        if index.column() in _TEXTS:  # drawn from left to right, so that highlights are in place
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.drawText(room, aligned | Qt.TextFlag.TextSingleLine, text)


class ChangeList(QTreeWidget):
    """The row, URL, field, and the values before and after of each change; the URL
    is hidden if all values are URLs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the changes"))
        url = field_title(FIELD_BY_NAME["loc"])
        self.setHeaderLabels([self.tr("Row"), url, self.tr("Value"), self.tr("Before"), self.tr("After")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setItemDelegate(_ChangeDelegate(self))
        header = self.header()
        header.setDefaultAlignment(roles.LEFT)
        self.headerItem().setTextAlignment(0, roles.RIGHT)
        header.setStretchLastSection(False)
        for column in _Column:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        fit_section(header, _Column.ROW, 90, self)
        fit_section(header, _Column.FIELD, 132, self, field_titles())
        for column in _TEXTS:
            self.headerItem().setTextAlignment(column, roles.VALUES)

    def show_changes(self, previews: Sequence[Preview], locs: Sequence[str] = ()) -> None:
        """List these changes; locs: the current URLs of all rows, for changes of other fields."""
        self.clear()
        self.setColumnHidden(_Column.URL, all(preview.field == "loc" for preview in previews))
        self.addTopLevelItems([_item(preview, locs) for preview in previews])
        self._share()

    def _share(self) -> None:
        """Set the widths of the columns; short values leave their room to the URLs."""
        share_columns(self, self.header(), _TEXTS, self._texts)

    def _texts(self, column: int) -> Iterable[str]:
        """Return the texts of a column in the first lines."""
        items = map(self.topLevelItem, range(min(self.topLevelItemCount(), _LOOKED_AT)))
        return [item.text(column) for item in items if item is not None]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def _item(preview: Preview, locs: Sequence[str]) -> QTreeWidgetItem:
    url = preview.before if preview.field == "loc" else locs[preview.row]
    before, after = shorten_value(preview.before), shorten_value(preview.after)
    number = QLocale().toString(preview.row + 1)
    item = LineItem([number, shorten_value(url), field_title(FIELD_BY_NAME[preview.field])])
    for column, text, parts in zip(_VALUES, (before, after), text_difference(before, after), strict=True):
        item.setText(column, text or ABSENT)
        if text and preview.field == "loc":  # short values need no highlight
            item.setData(column, _DIFFERENT, (len(parts.head), len(text) - len(parts.tail)))
    return item
