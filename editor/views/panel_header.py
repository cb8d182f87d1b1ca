"""The line above a panel: its name, and what can be done."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from editor.views.icons import icon

_BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE = Qt.ToolButtonStyle.ToolButtonIconOnly


class PanelHeader(QWidget):
    """Where there is little room its buttons show icons alone, so that it never widens the window.

    A subclass adds what it holds to `row`, of the buttons with words the most important one last, and then
    the button that closes the panel.
    """

    close_requested = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[QToolButton] = []  # with words
        self._widths: dict[tuple[str, str], int] = {}  # of words, in a font
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
            button.setToolButtonStyle(_BESIDE)
            self._buttons.append(button)
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
        self._fit_words()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # what it says may need more room, or less
            self._fit_words()
        return super().event(event)

    def _fit_words(self) -> None:
        """Let buttons go without their words, from left to right, until there is room for all else."""
        shown = [button for button in self._buttons if not button.isHidden()]
        missing = self.row.sizeHint().width() - self.width()
        missing += sum(map(self._width_of_words, (one for one in shown if one.toolButtonStyle() is _ALONE)))
        for button in shown:
            button.setToolButtonStyle(_ALONE if missing > 0 else _BESIDE)
            missing -= self._width_of_words(button) if missing > 0 else 0

    def _width_of_words(self, button: QToolButton) -> int:
        """How much wider a button is with them; looked up, as to try it lays out the line anew."""
        key = button.text(), button.font().toString()
        if key not in self._widths:
            button.ensurePolished()
            style, widths = button.toolButtonStyle(), []
            for each in (_BESIDE, _ALONE):
                button.setToolButtonStyle(each)
                widths.append(button.sizeHint().width())
            button.setToolButtonStyle(style)
            self._widths[key] = widths[0] - widths[1]
        return self._widths[key]
