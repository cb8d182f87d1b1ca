"""The delegate that paints a value before or after a change, with the difference highlighted."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.models.table.entries_model import ABSENT
from editor.models.table.indexes import AnyIndex
from editor.models.table.roles import PARTS
from editor.models.words.explanations import shorten_value
from editor.models.words.text_difference import TextDifference
from editor.views.style.theme import Theme, current

_MARGIN = 10  # pixels left and right of a value
_LEAST_HEAD = 24  # the least pixels for the beginning that both texts share


class DifferenceDelegate(QStyledItemDelegate):
    """Paints the cells of a column of values before, or after, a change."""

    def __init__(self, *, is_before: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_before = is_before

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        theme, parts = current(), index.data(PARTS)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the parts are drawn one after the other
        if is_selected:
            painter.fillRect(option.rect, theme.color("selection"))
        painter.setFont(option.font)
        room = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        if isinstance(parts, TextDifference):
            self._paint_parts(painter, QRectF(room), parts, theme, is_selected=is_selected)
        else:
            painter.setPen(theme.color("muted" if is_selected else "faint"))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, ABSENT)
        painter.restore()

    def _paint_parts(
        self, painter: QPainter, room: QRectF, parts: TextDifference, theme: Theme, *, is_selected: bool
    ) -> None:
        font = painter.font()
        marked = QFont(font)
        marked.setStrikeOut(self._is_before)
        left = room.left()
        fitting = fit_difference(parts, QFontMetrics(font), int(room.width()))
        for number, text in enumerate(fitting):
            if not text:
                continue
            is_changed = number == 1
            painter.setFont(marked if is_changed else font)
            width = painter.fontMetrics().horizontalAdvance(text)
            place = QRectF(left, room.top(), width, room.height())
            if is_changed and not self._is_before and not is_selected:
                height = painter.fontMetrics().height()
                painter.fillRect(
                    QRectF(left, room.center().y() - height / 2, width, height + 1), theme.color("selection")
                )
            is_quiet = self._is_before or not is_changed
            painter.setPen(theme.color("muted" if is_quiet else "text"))
            painter.drawText(
                place,
                Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip,
                text,
            )
            left += width


def fit_difference(parts: TextDifference, metrics: QFontMetrics, width: int) -> TextDifference:
    """Return the parts of a text elided to fit into a width; the part that differs is elided last."""
    head, changed, tail = map(shorten_value, parts)
    wide = metrics.horizontalAdvance
    if wide(head + changed + tail) <= width:
        return TextDifference(head, changed, tail)
    room = width - min(wide(changed), max(width - 2 * _LEAST_HEAD, 0))
    tail = metrics.elidedText(tail, Qt.TextElideMode.ElideRight, min(wide(tail), max(room // 3, _LEAST_HEAD)))
    head = metrics.elidedText(head, Qt.TextElideMode.ElideMiddle, max(room - wide(tail), 0))
    changed = metrics.elidedText(
        changed, Qt.TextElideMode.ElideMiddle, max(width - wide(head) - wide(tail), 0)
    )
    return TextDifference(head, changed, tail)
