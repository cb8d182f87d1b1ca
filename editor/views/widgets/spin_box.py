"""Spin boxes that look and act as the other fields do."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QPoint
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QToolTip, QWidget

from editor.models.words.tips import plain_tip
from editor.views.widgets.pressing import ENTER
from editor.views.widgets.restyling import restyle

if TYPE_CHECKING:
    _Mixed = QAbstractSpinBox
else:
    _Mixed = object  # the spin box that it is mixed with is the one of Qt

_ROOM = 9  # pixels: the edge and the padding of the other fields
_DECIMALS = 6


def indent(box: QAbstractSpinBox) -> None:
    """Let the text of a spin box begin where that of other fields begins.

    The style sheet's padding makes the box wider, but leaves the line in it at the outer edge.
    """
    box.lineEdit().setTextMargins(_ROOM, 0, 0, 0)


class _KeepsTyping(_Mixed):
    """What is typed stays as it is and is marked while it is no such number.

    Who leaves it so has the number again from before the typing began. Qt would swallow the key alone: who
    types 2.5 as a whole number would get 25.
    """

    _is_wrong = False
    _before: str | None = None  # the number when the typing began

    def _follow_typing(self) -> None:
        indent(self)
        self.lineEdit().textEdited.connect(self._begin)
        self.lineEdit().textChanged.connect(self._judge)
        self.editingFinished.connect(self._end)

    @property
    def wanted(self) -> str:
        """What can be typed, in words."""
        raise NotImplementedError

    def _number(self) -> str:
        """What the number is by now, as text."""
        raise NotImplementedError

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        state, text, position = super().validate(text, position)
        return QValidator.State.Intermediate if state is QValidator.State.Invalid else state, text, position

    def _begin(self) -> None:
        if self._before is None:
            self._before = self._number()  # the text is told before it is taken

    def _end(self) -> None:
        self._before = None

    def _put_back(self) -> None:
        """Have the number from before the typing again, if what was typed is none."""
        if self._before is not None and not self.hasAcceptableInput():
            self.lineEdit().setText(self._before)
            self.interpretText()
        self._end()

    def _judge(self, text: str) -> None:
        is_wrong = bool(text) and not self.hasAcceptableInput()
        if is_wrong == self._is_wrong:
            return
        self._is_wrong = is_wrong
        restyle(self, "severity", "error" if is_wrong else "")
        self.setAccessibleDescription(self.wanted if is_wrong else "")
        if is_wrong and self.hasFocus():
            self._say()
        elif not is_wrong:
            QToolTip.hideText()

    def _say(self) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), plain_tip(self.wanted), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_wrong and event.key() in ENTER:
            self._say()  # and nothing is done with the number before
        else:
            super().keyPressEvent(event)

    def stepBy(self, steps: int) -> None:
        if self.hasAcceptableInput():
            super().stepBy(steps)
            self._end()
        else:
            self._put_back()
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._put_back()
        super().focusOutEvent(event)
        self._judge(self.text())  # Qt puts a number back without a word


class WholeNumberBox(_KeepsTyping, QSpinBox):
    """A whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follow_typing()

    @property
    def wanted(self) -> str:
        number = self.locale().toString
        return self.tr("A whole number from {least} to {most}").format(
            least=number(self.minimum()), most=number(self.maximum())
        )

    def _number(self) -> str:
        return self.textFromValue(self.value())


class DecimalBox(_KeepsTyping, QDoubleSpinBox):
    """Shows as many decimals as a number has, one at least: as it will stand in a file.

    A comma is the dot that it is in many languages; Qt would leave out what follows it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale.c())
        self.setDecimals(_DECIMALS)
        self._follow_typing()

    @property
    def wanted(self) -> str:
        text = self.tr("A number from {least} to {most} with at most {n} decimals")
        least, most = (self.locale().toString(each, "g", 12) for each in (self.minimum(), self.maximum()))
        return text.format(least=least, most=most, n=self.decimals())

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return super().validate(text.replace(",", "."), position)

    def textFromValue(self, value: float) -> str:
        text = f"{value:.{_DECIMALS}f}".rstrip("0")
        return text + "0" if text.endswith(".") else text

    def _number(self) -> str:
        return self.textFromValue(self.value())
