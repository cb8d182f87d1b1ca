"""The delegate of URLs: the shared origin is left out or dimmed, another origin stands out."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.models.table.url_display import origin_length
from editor.rules.rule import Severity
from editor.views.delegates.cell import CellDelegate, Room
from editor.views.delegates.cell_editors import TextEditor, ValueEditor
from editor.views.delegates.text_spans import elided_span

if TYPE_CHECKING:
    from editor.core.searching import TextSpan


class LocDelegate(CellDelegate):
    """Shows a URL in readable form; the editor has the exact text."""

    elide_mode = Qt.TextElideMode.ElideMiddle  # the end of a URL tells more than its middle

    def shown(self, value: str) -> str:
        return self.model.urls.readable(value)

    def shown_span(self, value: str, _shown: str, span: "TextSpan") -> "TextSpan | None":
        return self.model.urls.shown_span(value, span)

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        urls, color = self.model.urls, self.theme.color
        text = urls.readable(value)
        length = origin_length(text)
        if length:
            is_shared, shown = urls.is_shared(text[:length]), self.elided(text, room.width)
            end = elided_span(text, shown, (0, length))[1]
            origin, text = shown[:end], shown[end:]
            if is_shared:
                painter.setPen(color("muted"))
            else:
                painter.setPen(self.theme.mark(mark) if mark >= Severity.ADVICE else color("accent"))
            self.draw_text(painter, room, origin)
            width = self.metrics.horizontalAdvance(origin)
            room = room._replace(left=room.left + width, width=max(room.width - width, 1))
        painter.setPen(color("text"))
        self.draw_text(painter, room, text)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        del value
        return TextEditor(parent)
