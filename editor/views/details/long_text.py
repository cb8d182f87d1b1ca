"""The editor of a value that may need several lines, such as a long URL."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from editor.models.table.typing_hints import Hint
from editor.models.words.tips import plain_tip
from editor.views.delegates.cell_editors import ValueEditor, show_severity
from editor.views.style.theme import Theme

_MOST_LINES = 8
_FRAME = 12  # pixels above and below the text, together
_PARAGRAPH_END = "\u2029"  # Qt's character for a line break in the raw text
_MARGIN = 2  # pixels around the text, of the document itself
_LONG_WORD = re.compile(r"(?<!\S)\S{5000}")


class _Lines(QPlainTextEdit):
    """A text edit as high as its text, up to a limit; Tab moves the focus."""

    def __init__(self, *, breaks_anywhere: bool) -> None:
        super().__init__()
        wrap = QTextOption.WrapMode
        self._counts: dict[tuple[int, QTextOption.WrapMode], int] = {}  # of lines, by room and wrapping
        self._mode = wrap.WrapAnywhere if breaks_anywhere else wrap.WrapAtWordBoundaryOrAnywhere
        self.setWordWrapMode(self._mode)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_MARGIN)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.textChanged.connect(self._counts.clear)
        self.textChanged.connect(self.updateGeometry)
        self.textChanged.connect(self._show_bar)

    def show_text(self, text: str) -> None:
        """Show a text; if it has a very long word, lines break anywhere, as Qt
        searches all of the word for each line.
        """
        is_long = self._make_way_for(text)
        self.setPlainText(text)
        if not is_long:  # only now, as the earlier text may have been long
            self.setWordWrapMode(self._mode)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert text that is pasted or dropped."""
        self._make_way_for(source.text())
        super().insertFromMimeData(source)

    def _make_way_for(self, text: str) -> bool:
        """Break lines anywhere from now on if a text has a very long word; return True if it has."""
        is_long = _LONG_WORD.search(text) is not None
        if is_long:
            self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        return is_long

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines; the text's own layout knows it only for the current width."""
        return min(self._line_count(width), _MOST_LINES) * self.fontMetrics().lineSpacing() + _FRAME

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_bar()

    def _show_bar(self) -> None:
        """Show the scroll bar only if the text is higher than the limit: a
        bar takes width and so adds lines.
        """
        policy, has_more = Qt.ScrollBarPolicy, self._line_count(self.width()) > _MOST_LINES
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if has_more else policy.ScrollBarAlwaysOff)

    def _line_count(self, width: int) -> int:
        """Return the number of lines at this width, up to one more than can be shown."""
        room = width - 2 * (self.contentsMargins().left() + _MARGIN)
        key = room, self.wordWrapMode()
        if key not in self._counts:  # a layout asks for it again and again
            self._counts[key] = self._count_lines(room)
        return self._counts[key]

    def _count_lines(self, room: int) -> int:
        count = 0
        option = self.document().defaultTextOption()
        most = (_MOST_LINES + 1) * max(room, 1)  # characters: more cannot fit, at a pixel or more each
        for paragraph in self.toPlainText().split("\n", _MOST_LINES + 1)[: _MOST_LINES + 1]:
            layout = QTextLayout(paragraph[:most], self.font())
            layout.setTextOption(option)
            layout.beginLayout()
            while (line := layout.createLine()).isValid() and count <= _MOST_LINES:
                line.setLineWidth(room)
                count += 1
            layout.endLayout()
        return max(count, 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._counts.clear()
        super().changeEvent(event)

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
    """Shows all of a text; line breaks in it are kept, but Enter does not insert any.

    breaks_anywhere: True if a line may break within a word, as in URLs.
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
        # Unlike the plain text, the raw text keeps non-breaking spaces.
        return self.lines.document().toRawText().replace(_PARAGRAPH_END, "\n")

    def set_value(self, value: str) -> None:
        self.lines.setPlaceholderText("")
        if value != self.value():
            self.lines.show_text(value)

    def show_mixed(self, text: str) -> None:
        self.lines.setPlainText("")
        self.lines.setPlaceholderText(text)

    def set_read_only(self, read_only: bool) -> None:
        if read_only != self.lines.isReadOnly():
            self.lines.setReadOnly(read_only)
            self.lines.update()  # unlike a line edit, it does not repaint by itself
            self.lines.viewport().update()

    def focusable(self) -> Sequence[QWidget]:
        return (self.lines,)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        del theme  # the frame's colour comes from the style sheet
        self.lines.setToolTip(plain_tip(hint.message))
        placeholder = "" if self.value() else self.lines.placeholderText()  # not read out by Qt here
        self.lines.setAccessibleDescription(hint.message or placeholder)
        show_severity(self.lines, hint.severity)
