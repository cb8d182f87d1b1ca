"""What the page of an entry answered when the live site was asked, in words."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from editor.core.site.answers import PageAnswer
from editor.models.words.answer_words import answer_parts, verdict_sentences, verdict_title
from editor.views.widgets.labels import SelectableLabel, muted_label, set_wrapping_text, wrapping_label


class AnswerSection(QWidget):
    """Shows one answer; hidden where none is known. Labels are made once: styling new ones takes a frame."""

    left = Signal()  # the focus should return to the table

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Live site"))
        self.setMinimumWidth(1)
        self._answer: PageAnswer | None = None
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedHeight(1)
        self._title, self._sentences = wrapping_label("", self), SelectableLabel(self)
        self._sentences.setAccessibleName(self.tr("Live site"))  # until there is an answer
        font = self._title.font()
        font.setWeight(QFont.Weight.DemiBold)
        self._title.setFont(font)
        self._parts: list[tuple[QLabel, SelectableLabel]] = []  # title and text; those left over are hidden
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(line)
        column.addWidget(self._title)
        column.addWidget(self._sentences)
        column.addLayout(self._grid)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """The texts that are shown, label by label."""
        labels = [self._title, self._sentences, *(label for pair in self._parts for label in pair)]
        return [label.accessibleName() for label in labels if label.isVisibleTo(self) and not self.isHidden()]

    def show_answer(self, answer: PageAnswer | None) -> None:
        """Show what a page answered; None: nothing is known, or several entries are selected."""
        if answer is not None and answer != self._answer:
            self._answer = answer
            self._fill(answer)
        self.setVisible(answer is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the rows with Escape, from the text that has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fill(self, answer: PageAnswer) -> None:
        title = self.tr("Live site: {verdict}").format(verdict=verdict_title(answer.verdict))
        set_wrapping_text(self._title, title)
        set_wrapping_text(self._sentences, verdict_sentences(answer))
        told = list(answer_parts(answer))
        while len(self._parts) < len(told):
            self._add_part()
        for number, (name, text) in enumerate(self._parts):
            is_told = number < len(told)
            if is_told:
                name.setText(told[number][0])
                name.setAccessibleName(told[number][0])
                set_wrapping_text(text, told[number][1])
            for label in (name, text):
                label.setVisible(is_told)

    def _add_part(self) -> None:
        name, text = muted_label("", self), SelectableLabel(self)
        row = len(self._parts)
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(text, row, 1)
        self.setTabOrder(self._parts[-1][1] if self._parts else self._sentences, text)
        self._parts.append((name, text))
