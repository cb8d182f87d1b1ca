"""URLs: the shared origin is left out or dimmed, another one stands out."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.models.url_display import origin_length
from editor.rules.rule import Severity
from editor.views.delegates.cell import CellDelegate, Room
from editor.views.delegates.editors import TextEditor, ValueEditor


class LocDelegate(CellDelegate):
    """Shows a URL readably; the editor has the exact text."""

    elide_mode = Qt.TextElideMode.ElideMiddle  # the end of a URL tells more than its middle

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        urls, color = self.model.urls, self.theme.color
        shown = self.elided(urls.readable(value), room.width)
        baseline = room.top + (room.height + self.metrics.ascent() - self.metrics.descent()) // 2
        left, length = room.left, origin_length(shown)
        if length:
            origin = shown[:length]
            if urls.is_shared(origin):
                painter.setPen(color("muted"))
            else:
                painter.setPen(self.theme.mark(mark) if mark >= Severity.ADVICE else color("accent"))
            painter.drawText(left, baseline, origin)
            left += self.metrics.horizontalAdvance(origin)
        painter.setPen(color("text"))
        painter.drawText(left, baseline, shown[length:])

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        del value
        return TextEditor(parent)
