"""What the page of an entry answered when the live site was asked, in words."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from editor.core.site.answers import PageAnswer
from editor.models.words.answer_words import answer_parts, verdict_sentences, verdict_title
from editor.views.widgets.labels import muted_label, wrapping_label


class AnswerSection(QWidget):
    """Shows one answer; hidden where none is known."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Live site"))
        self.setMinimumWidth(1)
        self._answer: PageAnswer | None = None
        self._body: QWidget | None = None
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedHeight(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(line)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """What is shown, label by label."""
        labels = self._body.findChildren(QWidget) if self._body is not None and not self.isHidden() else []
        return [label.accessibleName() for label in labels if label.accessibleName()]

    def show_answer(self, answer: PageAnswer | None) -> None:
        """Show what a page answered; None: nothing is known, or several entries are selected."""
        self.setVisible(answer is not None)
        if answer == self._answer:
            return
        self._answer = answer
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        if answer is not None:
            self._body = self._made(answer)
            self._column.addWidget(self._body)
            self._body.show()  # now: a layout would do so only in the next turn of the event loop

    def _made(self, answer: PageAnswer) -> QWidget:
        body = QWidget(self)
        body.setMinimumWidth(1)
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        title = self.tr("Live site: {verdict}").format(verdict=verdict_title(answer.verdict))
        for row, text in enumerate((title, verdict_sentences(answer))):
            label = wrapping_label(text, body)
            if not row:
                font = label.font()
                font.setWeight(QFont.Weight.DemiBold)
                label.setFont(font)
            grid.addWidget(label, row, 0, 1, 2)
        for row, (name, text) in enumerate(answer_parts(answer), 2):
            heading = muted_label(name, body)
            heading.setAccessibleName(name)
            grid.addWidget(heading, row, 0, Qt.AlignmentFlag.AlignTop)
            value = wrapping_label(text, body)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(value, row, 1)
        return body
