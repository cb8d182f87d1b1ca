"""Spin boxes that look and act as the other fields do."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QToolTip, QWidget

_ROOM = 9  # pixels: the edge and the padding of the other fields
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def indent(box: QAbstractSpinBox) -> None:
    """Let the text of a spin box begin where that of other fields begins.

    The style sheet's padding makes the box wider, but leaves the line in it at the outer edge.
    """
    box.lineEdit().setTextMargins(_ROOM, 0, 0, 0)


class WholeNumberBox(QSpinBox):
    """What is typed stays as it is and is marked while it is no such number, which then is the one before.

    Qt would swallow the key alone: who types 2.5 would get 25.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_wrong = False
        indent(self)
        self.lineEdit().textChanged.connect(self._judge)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        state, text, position = super().validate(text, position)
        return QValidator.State.Intermediate if state is QValidator.State.Invalid else state, text, position

    @property
    def wanted(self) -> str:
        """What can be typed, in words."""
        number = self.locale().toString
        return self.tr("A whole number from {least} to {most}").format(
            least=number(self.minimum()), most=number(self.maximum())
        )

    def _judge(self, text: str) -> None:
        is_wrong = bool(text) and not self.hasAcceptableInput()
        if is_wrong == self._is_wrong:
            return
        self._is_wrong = is_wrong
        self.setProperty("severity", "error" if is_wrong else "")
        self.style().unpolish(self)
        self.style().polish(self)
        self.setAccessibleDescription(self.wanted if is_wrong else "")
        if is_wrong and self.hasFocus():
            self._say()
        elif not is_wrong:
            QToolTip.hideText()

    def _say(self) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), self.wanted, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_wrong and event.key() in _ENTER:
            self._say()  # and nothing is done with the number before
        else:
            super().keyPressEvent(event)

    def stepBy(self, steps: int) -> None:
        super().stepBy(steps)
        self._judge(self.text())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._judge(self.text())  # Qt puts the number before back without a word
