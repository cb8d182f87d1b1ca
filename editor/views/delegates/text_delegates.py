"""The delegates of cells with text: URLs, summaries of extensions, file names, and page answers.

Only URLs can be edited: their shared origin is left out or dimmed, and another origin stands out.
"""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.core.fields import CellKind
from editor.models.table.entries_model import EntriesModel
from editor.models.table.value_display import origin_length
from editor.rules.rule import Severity
from editor.views.delegates.cell_delegate import (
    CellDelegate,
    Hints,
    Room,
    TextEditor,
    ValueEditor,
    elided_span,
)
from editor.views.style.theme import Theme

if TYPE_CHECKING:
    from editor.core.search import TextSpan


class AnswerDelegate(CellDelegate):
    """Shows a part of what a page answered in words: its status, when it changed, how long it took."""

    def __init__(
        self, cell: CellKind, model: EntriesModel, hints: Hints, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(model, hints, theme, parent)
        self._cell = cell

    def shown(self, value: str) -> str:
        return self.model.readable(value, self._cell)

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        raise NotImplementedError("The model lets no such cell be edited.")


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


_URL = re.compile(r"[a-z][a-z0-9+.-]*://[^?#]*(/[^/?#]+)(?:[?#].*)?", re.IGNORECASE | re.DOTALL)


class SummaryDelegate(CellDelegate):
    """Shows the number of blocks of an extension, and the first; of a URL only the file name."""

    def shown(self, value: str) -> str:
        return super().shown(_URL.sub(r"…\1", value))

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        raise NotImplementedError("The model lets no such cell be edited.")


class FileDelegate(SummaryDelegate):
    """Shows the name of the file that has the entry."""

    elide_mode = Qt.TextElideMode.ElideMiddle  # names of sitemaps differ at the end
