"""What is wrong with a value, in words below it, each with the way to mend it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from editor.models.explanations import finding_message, shortened
from editor.models.offers import fix_name
from editor.rules.finding import Finding
from editor.rules.rule import Severity
from editor.views.marks import MARK_SIZE, mark_pixmap
from editor.views.theme import current


@dataclass(frozen=True, slots=True)
class _Card:
    """What one of them says."""

    rule: str
    severity: Severity
    title: str
    message: str
    fix: str  # "" where it cannot be mended here


class FindingCards(QWidget):
    """The findings at one place, the worst first; nothing where nothing is wrong."""

    fix_requested = Signal(str, QPoint)  # rule; where, globally

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[_Card, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.hide()

    def show_findings(self, findings: Sequence[Finding], *, editable: bool) -> None:
        """Say these, and offer to mend them where the document may be changed."""
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
        mark = QLabel(frame)
        mark.setPixmap(mark_pixmap(card.severity, current(), self.devicePixelRatioF()))
        mark.setFixedWidth(MARK_SIZE)
        mark.setContentsMargins(0, 3, 0, 0)
        line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        line.addLayout(column, 1)
        title = _text(card.title, frame)
        title.setProperty("severity", card.severity.word)
        column.addWidget(title)
        column.addWidget(_text(card.message, frame))
        if card.fix:
            column.addWidget(self._button(card, frame), 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _button(self, card: _Card, frame: QFrame) -> QPushButton:
        button = QPushButton(card.fix.replace("&", "&&"), frame)
        button.setObjectName("link")
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.setAccessibleName(f"{card.fix}: {card.title}")
        button.clicked.connect(partial(self._on_fix, card.rule, button))
        return button

    def _on_fix(self, rule: str, button: QPushButton, _checked: bool = False) -> None:
        self.fix_requested.emit(rule, button.mapToGlobal(button.rect().bottomLeft()))


def _card(finding: Finding, *, editable: bool) -> _Card:
    return _Card(
        finding.rule.id,
        finding.severity,
        QCoreApplication.translate("rules", finding.rule.title),
        shortened(finding_message(finding)),
        fix_name(finding) if editable else "",
    )


def _text(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
