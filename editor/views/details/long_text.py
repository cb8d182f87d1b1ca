"""A value with as many lines as it needs, such as a long URL."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from editor.models.hints import Hint
from editor.views.delegates.editors import ValueEditor, restyle
from editor.views.theme import Theme

_MOST_LINES = 8
_FRAME = 12  # pixels above and below the text, together


class _Lines(QPlainTextEdit):
    """As high as its text, up to some lines; Tab goes on to the next value."""

    def __init__(self, *, breaks_anywhere: bool) -> None:
        super().__init__()
        wrap = QTextOption.WrapMode
        self.setWordWrapMode(wrap.WrapAnywhere if breaks_anywhere else wrap.WrapAtWordBoundaryOrAnywhere)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)

    def _fit(self) -> None:
        lines = max(round(self.document().size().height()), 1)
        policy = Qt.ScrollBarPolicy  # while it grows, a bar would take room that the text then fills again
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if lines <= _MOST_LINES else policy.ScrollBarAlwaysOn
        )
        lines = min(lines, _MOST_LINES)
        height = lines * self.fontMetrics().lineSpacing() + _FRAME
        if height != self.height():
            self.setFixedHeight(height)


class LongTextEditor(ValueEditor):
    """Shows all of a text; line breaks that it holds stay, Enter types none.

    breaks_anywhere: whether a line may end within a word, as in URLs.
    """

    def __init__(self, parent: QWidget, *, breaks_anywhere: bool) -> None:
        super().__init__(parent)
        self.placeholder = ""
        self.lines = _Lines(breaks_anywhere=breaks_anywhere)
        self.setFocusProxy(self.lines)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        self.lines.textChanged.connect(lambda: self.value_changed.emit(self.value()))

    def value(self) -> str:
        return self.lines.toPlainText()

    def set_value(self, value: str) -> None:
        self.lines.setPlaceholderText(self.placeholder)
        if value != self.value():
            self.lines.setPlainText(value)

    def show_mixed(self, text: str) -> None:
        self.lines.setPlainText("")
        self.lines.setPlaceholderText(text)

    def set_read_only(self, read_only: bool) -> None:
        self.lines.setReadOnly(read_only)

    def focusable(self) -> Sequence[QWidget]:
        return (self.lines,)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        del theme  # the frame's colour comes from the style sheet
        self.lines.setToolTip(hint.message)
        self.lines.setAccessibleDescription(hint.message)
        restyle(self.lines, hint.severity)
