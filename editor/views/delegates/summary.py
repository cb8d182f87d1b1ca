"""What is not edited in its cell: what an extension holds, in a line, and the file that an entry is in."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.views.delegates.cell import CellDelegate, Room
from editor.views.delegates.cell_editors import ValueEditor

_URL = re.compile(r"[a-z][a-z0-9+.-]*://[^?#]*(/[^/?#]+)(?:[?#].*)?", re.IGNORECASE | re.DOTALL)


class SummaryDelegate(CellDelegate):
    """Shows how many blocks there are, and the first: of a URL the file it names."""

    def shown(self, value: str) -> str:
        return super().shown(_URL.sub(r"…\1", value))

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        raise NotImplementedError("The model lets no such cell be edited.")


class FileDelegate(SummaryDelegate):
    """Shows the name of the file that an entry is in."""

    elide_mode = Qt.TextElideMode.ElideMiddle  # names of sitemaps differ in their ends
