"""The findings about a value, in words below it, each with a link to fix it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from editor.models.findings.fix_hints import fix_name
from editor.models.words.explanations import finding_message, shorten_value
from editor.models.words.translation import translated
from editor.rules.finding import Finding
from editor.rules.rule import Severity
from editor.services.manual_requests import ask_manual_about_rule
from editor.views.style.mark_icons import MARK_SIZE, mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.labels import PlainLabel, wrapping_label


@dataclass(frozen=True, slots=True)
class _Card:
    """The texts of one finding."""

    rule: str
    severity: Severity
    title: str
    message: str
    fix: str  # the text of the link; "" if there is no fix


class _Link(QPushButton):
    """A button that looks like a link, and wraps its text."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._widths: dict[str, int] = {}  # of its texts: a layout asks for them again and again
        self.setObjectName("link")
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        widest = max(map(self._width_of, self.text().split()), default=0)
        return QSize(widest + self._around(), super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        more = len(self._lines(width)) - 1
        return self.sizeHint().height() + more * self.fontMetrics().lineSpacing()

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = "\n".join(self._lines(self.width()))
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()

    def _lines(self, width: int) -> list[str]:
        room = width - self._around()
        first, *words = self.text().split()
        lines = [first]
        for word in words:
            longer = f"{lines[-1]} {word}"
            if self._width_of(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _width_of(self, text: str) -> int:
        if text not in self._widths:
            self._widths[text] = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
        return self._widths[text]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._widths.clear()
        super().changeEvent(event)

    def _around(self) -> int:
        """Return the width of the margins left and right of the text."""
        return self.sizeHint().width() - self._width_of(self.text())


class _Mark(PlainLabel):
    """The mark of a severity in the colours of the current theme."""

    def __init__(self, severity: Severity, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._severity = severity
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        self.setPixmap(mark_pixmap(self._severity, current(), self.devicePixelRatioF()))


class FindingCards(QWidget):
    """The findings at one place, the worst first; empty if there are none."""

    fix_requested = Signal(str, QPoint)  # rule; global position

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[_Card, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.hide()

    def show_findings(self, findings: Sequence[Finding], *, editable: bool) -> None:
        """Show these findings, with a link to fix each if the document can be edited."""
        cards = tuple(_card(finding, editable=editable) for finding in findings)
        if cards == self._shown:
            return
        self._shown = cards
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for card in cards:
            self._column.addWidget(self._frame(card))
        self.setVisible(bool(cards))

    def _frame(self, card: _Card) -> QFrame:
        frame = QFrame(self)
        frame.setObjectName("finding")
        frame.setProperty("severity", card.severity.word)
        frame.setAccessibleName(card.title)
        frame.setAccessibleDescription(card.message)
        line = QHBoxLayout(frame)
        line.setContentsMargins(8, 8, 8, 8)
        line.setSpacing(8)
        mark = _Mark(card.severity, frame)
        mark.setFixedWidth(MARK_SIZE)
        mark.setContentsMargins(0, 3, 0, 0)
        line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        line.addLayout(column, 1)
        title = wrapping_label(card.title, frame)
        title.setProperty("severity", card.severity.word)
        column.addWidget(title)
        column.addWidget(wrapping_label(card.message, frame))
        if card.fix:
            column.addWidget(self._button(card, frame), 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._learn_more(card, frame), 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _button(self, card: _Card, frame: QFrame) -> QPushButton:
        button = _Link(card.fix.replace("&", "&&"), frame)
        button.setAccessibleName(f"{card.fix}: {card.title}")
        button.clicked.connect(partial(self._on_fix, card.rule, button))
        return button

    def _learn_more(self, card: _Card, frame: QFrame) -> QPushButton:
        button = _Link(self.tr("Learn more"), frame)
        button.setAccessibleName(self.tr("Learn more: {title}").format(title=card.title))
        button.clicked.connect(partial(ask_manual_about_rule, card.rule))
        return button

    def _on_fix(self, rule: str, button: QPushButton, _checked: bool = False) -> None:
        self.fix_requested.emit(rule, button.mapToGlobal(button.rect().bottomLeft()))


def _card(finding: Finding, *, editable: bool) -> _Card:
    return _Card(
        finding.rule.id,
        finding.severity,
        translated("rules", finding.rule.title),
        shorten_value(finding_message(finding)),
        fix_name(finding) if editable else "",
    )
