"""The delegates of read-only cells: the summary of an extension, and the file that has the entry."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from editor.views.delegates.cell import CellDelegate, Room
from editor.views.delegates.cell_editors import ValueEditor

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
