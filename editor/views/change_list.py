"""Changes that would be made, before → after, with what differs marked."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.outcome import Preview
from editor.models.explanations import field_title, shortened
from editor.models.urlset_model import ABSENT
from editor.views.delegates.text_spans import text_span
from editor.views.theme import current

_DIFFERENT = int(Qt.ItemDataRole.UserRole)  # the part of the text that differs
_CONTEXT = 24  # characters of what is alike that are shown in front of what differs
_ROW_HEIGHT = 24
_MARGIN = 10


class _ChangeDelegate(QStyledItemDelegate):
    """Draws the ground of what differs."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, rect = current(), option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("selection"))
        room = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        text = option.fontMetrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room.width())
        different = index.data(_DIFFERENT)
        if different is not None:
            start, end = (min(place, len(text)) for place in different)
            left, right = text_span(text, (start, end), option.font)
            mark = room.adjusted(round(left), 3, 0, -3)
            mark.setWidth(max(round(right - left), 2))
            painter.fillRect(mark, theme.color("match"))
        painter.setPen(theme.color("muted" if index.column() < 2 or text == ABSENT else "text"))
        painter.setFont(option.font)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(super().sizeHint(option, index).width(), _ROW_HEIGHT)


class ChangeList(QTreeWidget):
    """Row, column, before and after of each change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the changes"))
        self.setHeaderLabels([self.tr("Row"), self.tr("Column"), self.tr("Before"), self.tr("After")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setItemDelegate(_ChangeDelegate(self))
        header = self.header()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(False)
        digit = self.fontMetrics().horizontalAdvance("0")
        for column, width in ((0, 9), (1, 15)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, width * digit + 2 * _MARGIN)
        for column in (2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def show_changes(self, previews: Sequence[Preview]) -> None:
        """Show these."""
        self.clear()
        self.addTopLevelItems([_item(preview) for preview in previews])


def _item(preview: Preview) -> QTreeWidgetItem:
    before, after = shortened(preview.before), shortened(preview.after)
    alike = 0
    while alike < min(len(before), len(after)) and before[alike] == after[alike]:
        alike += 1
    tail = 0
    while tail < min(len(before), len(after)) - alike and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    item = QTreeWidgetItem([str(preview.row + 1), field_title(FIELD_BY_NAME[preview.field])])
    cut = alike - _CONTEXT if alike > 2 * _CONTEXT else 0
    for column, text in ((2, before), (3, after)):
        item.setText(column, ("…" + text[cut:] if cut else text) or ABSENT)
        if text and preview.field == "loc":  # short values are taken in as a whole
            shift = cut - (1 if cut else 0)
            item.setData(column, _DIFFERENT, (alike - shift, len(text) - tail - shift))
    return item
