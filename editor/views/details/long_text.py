"""A value with as many lines as it needs, such as a long URL."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from editor.models.hints import Hint
from editor.views.delegates.editors import ValueEditor, show_severity
from editor.views.theme import Theme

_MOST_LINES = 8
_FRAME = 12  # pixels above and below the text, together
_PARAGRAPH_END = "\u2029"  # Qt's sign for a line break in the raw text
_MARGIN = 2  # pixels around the text, of the document itself


class _Lines(QPlainTextEdit):
    """As high as its text, up to some lines; Tab goes on to the next value."""

    def __init__(self, *, breaks_anywhere: bool) -> None:
        super().__init__()
        wrap = QTextOption.WrapMode
        self.setWordWrapMode(wrap.WrapAnywhere if breaks_anywhere else wrap.WrapAtWordBoundaryOrAnywhere)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_MARGIN)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.textChanged.connect(self.updateGeometry)
        self.textChanged.connect(self._show_bar)

    def heightForWidth(self, width: int) -> int:
        """The height for all lines; the text's own layout would tell it only for the width it has."""
        return min(self._line_count(width), _MOST_LINES) * self.fontMetrics().lineSpacing() + _FRAME

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_bar()

    def _show_bar(self) -> None:
        """Scroll where there is more, and nowhere else: a bar takes room, and the text then more lines."""
        policy, has_more = Qt.ScrollBarPolicy, self._line_count(self.width()) > _MOST_LINES
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if has_more else policy.ScrollBarAlwaysOff)

    def _line_count(self, width: int) -> int:
        """How many lines the text takes at this width, as far as more than can be shown."""
        room = width - 2 * (self.contentsMargins().left() + _MARGIN)
        count = 0
        option = self.document().defaultTextOption()
        for paragraph in self.toPlainText().split("\n")[: _MOST_LINES + 1]:
            layout = QTextLayout(paragraph, self.font())
            layout.setTextOption(option)
            layout.beginLayout()
            while (line := layout.createLine()).isValid() and count <= _MOST_LINES:
                line.setLineWidth(room)
                count += 1
            layout.endLayout()
        return max(count, 1)

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


class LongTextEditor(ValueEditor):
    """Shows all of a text; line breaks that it holds stay, Enter types none.

    breaks_anywhere: whether a line may end within a word, as in URLs.
    """

    def __init__(self, parent: QWidget, *, breaks_anywhere: bool) -> None:
        super().__init__(parent)
        self.lines = _Lines(breaks_anywhere=breaks_anywhere)
        self.setFocusProxy(self.lines)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        self.lines.textChanged.connect(lambda: self.value_changed.emit(self.value()))

    def value(self) -> str:
        # Unlike the plain text, the raw one keeps spaces that do not break a line.
        return self.lines.document().toRawText().replace(_PARAGRAPH_END, "\n")

    def set_value(self, value: str) -> None:
        self.lines.setPlaceholderText("")
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
        placeholder = "" if self.value() else self.lines.placeholderText()  # Qt reads it out of a line only
        self.lines.setAccessibleDescription(hint.message or placeholder)
        show_severity(self.lines, hint.severity)
