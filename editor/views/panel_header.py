"""The line above a panel: its name, and what can be done."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from editor.views.letters import scaled

_ROOM_FOR_WORDS = 840  # pixels


class PanelHeader(QWidget):
    """Where there is little room its buttons show icons alone, so that it never widens the window."""

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style = Qt.ToolButtonStyle
        has_room = event.size().width() >= scaled(_ROOM_FOR_WORDS, self)
        for button in self.findChildren(QToolButton):
            if button.text() and not button.icon().isNull():
                button.setToolButtonStyle(
                    style.ToolButtonTextBesideIcon if has_room else style.ToolButtonIconOnly
                )
