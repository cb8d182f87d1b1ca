"""The banner above a document: a message about the document, with buttons for possible actions."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from editor.rules.rule import Severity
from editor.views.style.mark_icons import mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.flow import Flow
from editor.views.widgets.labels import LiveLabel, plain_label
from editor.views.widgets.one_or_two_lines import Line, OneOrTwoLines

_LETTERS = 30  # of the message that have room beside the buttons

Offer = tuple[str, Callable[[], object]]  # the text of a button, and the function that it calls


class Banner(QWidget):
    """A sentence with buttons, tinted by severity; hidden while there is no message."""

    left = Signal()  # the focused button disappears: return the focus to the document

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("About this document"))
        self._severity = Severity.WARNING
        self._slots: list[Callable[[], object]] = []  # the functions that the buttons call
        self._mark = plain_label("", self)
        self._text = LiveLabel(parent=self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons: list[QPushButton] = []
        self._flow = Flow(self)
        message = QWidget(self)
        line = QHBoxLayout(message)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self._mark)
        line.addWidget(self._text, 1)
        least = self._text.fontMetrics().averageCharWidth() * _LETTERS
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 8)
        column.addWidget(OneOrTwoLines(self, Line(message, self._flow, least)))
        self.hide()

    @property
    def text(self) -> str:
        """The message shown; "" if there is none."""
        return self._text.text()

    def choose(self, words: str) -> None:
        """Press the button with this label."""
        chosen = next(button for button in self._buttons if button.text() == words)
        chosen.setFocus()
        chosen.click()

    def say(self, text: str, severity: Severity = Severity.WARNING, *offers: Offer) -> None:
        """Show a message with a button for each offer; "" hides the banner."""
        self._slots = [slot for _words, slot in offers]
        shown = (self.text, self._severity, [button.text() for button in self._buttons])
        if shown == (text, severity, [words for words, _slot in offers]):
            return  # keep the buttons: the user may be about to press one
        if self.window().focusWidget() in self._buttons:
            self.left.emit()  # else Qt moves the focus to the next widget in the window
        self._flow.clear()
        self._buttons = []
        self._severity = severity
        self._text.setText(text)
        for number, (words, _slot) in enumerate(offers):
            button = QPushButton(words, self)
            button.clicked.connect(lambda _checked=False, number=number: self._slots[number]())
            self._flow.add(button)
            self._buttons.append(button)
        self._flow.setVisible(bool(offers))
        self._dress()
        self.update()  # with its edges, which still have the tint of the last severity
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        self._mark.setPixmap(mark_pixmap(self._severity, current(), self.devicePixelRatioF()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.tint(self._severity))
        painter.setPen(theme.color("border"))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
        painter.end()
