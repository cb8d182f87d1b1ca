"""The line above a panel: its name, and what can be done."""

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from editor.views.icons import icon
from editor.views.letters import scaled

_ROOM_FOR_WORDS = 840  # pixels


class PanelHeader(QWidget):
    """Where there is little room its buttons show icons alone, so that it never widens the window.

    A subclass adds what it holds to `row`, and then the button that closes the panel.
    """

    close_requested = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(12, 4, 8, 4)
        self.row.setSpacing(8)
        self.row.addWidget(QLabel(name, self))

    def add_button(self, words: str, picture: str, signal: SignalInstance) -> QToolButton:
        """A button behind what there is; where there is no room for its words, its tool tip says them."""
        button = QToolButton(self)
        button.setIcon(icon(picture))
        if words:
            button.setText(" " + words)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setToolTip(words)
        button.clicked.connect(signal)
        self.row.addWidget(button)
        return button

    def add_close(self, hint: str, name: str) -> None:
        """The last button; name: what it is called where it is read out."""
        close = self.add_button("", "x", self.close_requested)
        close.setToolTip(hint)
        close.setAccessibleName(name)

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
