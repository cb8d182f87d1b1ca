"""The line edit for a filter: it suggests how to continue, and marks and explains errors."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QInputMethodEvent, QKeyEvent, QShowEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from editor.core.filtering.errors import FilterError
from editor.core.filtering.language import Filter, parse_filter
from editor.models.words.translation import text_of
from editor.services.filter_memory import FilterMemory
from editor.services.soon import soon
from editor.views.find.filter_completer import FilterCompleter
from editor.views.style.theme import current
from editor.views.widgets.labels import LiveLabel
from editor.views.widgets.qt_places import own_place, qt_place
from editor.views.widgets.restyling import restyle

if TYPE_CHECKING:
    from editor.core.filtering.complete import Values

_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
_PROPOSING = (
    (Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier),
)
_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Backtab)
_GAP = 4  # pixels between the line and the error below it


def _no_values(_term: str) -> Iterable[str]:
    return ()


def _is_proposing(event: QKeyEvent) -> bool:
    return (event.key(), event.modifiers()) in _PROPOSING


class FilterLine(QLineEdit):
    """Parses the filter while the user types. `values` suggests values for a term."""

    def __init__(self, parent: QWidget | None = None, values: "Values" = _no_values) -> None:
        super().__init__(parent)
        self._filter: Filter | None = Filter()
        self._error: FilterError | None = None
        self._is_composing = False  # True while an input method composes a character
        self._sentence = LiveLabel(parent=self)
        self._sentence.setObjectName("filter_trouble")
        self._sentence.hide()
        self.destroyed.connect(self._sentence.deleteLater)  # it is a child of the window by then
        self._completer = FilterCompleter(self, values)
        self._completer.taken.connect(self._completer.propose)
        self._completer.opened.connect(self._show_trouble)
        self._completer.closed.connect(self._show_trouble)
        self.textChanged.connect(self._read)
        self.textEdited.connect(self._on_edited)

    @property
    def completer_list(self) -> FilterCompleter:
        """The popup of suggestions."""
        return self._completer

    def set_memory(self, memory: FilterMemory) -> None:
        """Set the memory of saved and recent filters, which are suggested, too."""
        self._completer.set_memory(memory)

    def filter(self) -> Filter | None:
        """Return the filter in the line; None if it is invalid."""
        return self._filter

    def trouble(self) -> str:
        """Return a sentence on why the filter cannot be parsed or used; "" if it can."""
        return text_of(self._error) if self._error else ""

    def set_filter_text(self, text: str) -> None:
        """Replace the filter."""
        if text != self.text():
            self.setText(text)

    def begin(self, text: str) -> None:
        """Put the beginning of a filter into the line, and suggest how it may end."""
        self.setText(text)
        self._completer.propose()

    def show_error(self, error: FilterError | None) -> None:
        """Show an error that occurred when the filter was applied: an unknown rule, an endless search."""
        if self._filter is not None:
            self._show(error)

    def _on_edited(self, text: str) -> None:
        """Suggest how the text may continue; between two terms the popup is closed, so
        that it does not cover the rows.
        """
        before = text[: own_place(text, self.cursorPosition())]
        if before and not before.endswith(" "):
            self._completer.propose()
        else:
            self._completer.close()

    # Reading

    def _read(self, text: str) -> None:
        try:
            self._filter = parse_filter(text)
        except FilterError as error:
            self._filter = None
            self._show(error)
        else:
            self._show(None)

    # Errors

    def _show(self, error: FilterError | None) -> None:
        if error is None and self._error is None:
            return
        self._error = error
        self.setAccessibleDescription(self.trouble())
        self._show_trouble()

    def _show_trouble(self) -> None:
        """Mark an error, but only once the popup is closed: a term half typed is not wrong yet."""
        restyle(self, "severity", "error" if self._is_wrong else "")
        self._mark()
        self._place_sentence()

    @property
    def _is_wrong(self) -> bool:
        return self._error is not None and not self._completer.is_open

    def _mark(self) -> None:
        """Underline the invalid part, by means of input method attributes."""
        if self._is_composing:  # the input method is using the preedit area
            return
        marks = []
        if self._error is not None and self._is_wrong:
            theme, look = current(), QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(theme.color("error"))
            look.setForeground(theme.color("error"))
            look.setBackground(theme.color("error_tint"))
            position, text = self._error.position, self.text()
            start, end = (qt_place(text, place) for place in (position, position + self._error.length))
            kind = QInputMethodEvent.AttributeType.TextFormat
            from_cursor = start - self.cursorPosition()
            marks.append(QInputMethodEvent.Attribute(kind, from_cursor, end - start, look))
        QApplication.sendEvent(self, QInputMethodEvent("", marks))

    def _place_sentence(self) -> None:
        """Show the error below the line, or above it, on top of everything else in the window."""
        if not self._is_wrong or not self.isVisible():
            self._sentence.hide()
            return
        window = self.window()
        self._sentence.setText(self.trouble())
        if self._sentence.parent() is not window:
            self._sentence.setParent(window)
            window.installEventFilter(self)
        self._sentence.adjustSize()
        corner = self.mapTo(window, QPoint(0, self.height() + _GAP))
        if corner.y() + self._sentence.height() > window.height():
            corner.setY(corner.y() - self.height() - 2 * _GAP - self._sentence.height())
        corner.setX(max(0, min(corner.x(), window.width() - self._sentence.width() - _GAP)))
        self._sentence.move(corner)
        self._sentence.show()
        self._sentence.raise_()

    # Qt

    def event(self, event: QEvent) -> bool:
        """Pass keys to the popup, while it is open, before they move the focus."""
        kind = event.type()
        if kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_proposing(event):
            event.accept()  # else the key would move rows
            return True
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._completer.is_open:
            if event.key() == Qt.Key.Key_Tab and not self._completer.has_chosen:
                self._completer.take_first()
                return True
            if event.key() in _CLOSING or (event.key() in _CHOOSING and self._completer.has_chosen):
                event.ignore()  # the popup handles it
                return True
            if event.key() in _CHOOSING:
                self._completer.close()
        return super().event(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._is_composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_proposing(event):
            self._completer.propose()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._error is not None:
            soon(self, self._place_sentence)  # after the layout
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._completer.forget()
        super().focusInEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_sentence()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._sentence.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange and self._error is not None:
            self._mark()
        super().changeEvent(event)
