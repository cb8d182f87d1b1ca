"""The line edit for a filter: it suggests how to continue, and marks and explains errors.

The suggestions stand below the line, and are updated while the user types.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QHideEvent,
    QInputMethodEvent,
    QKeyEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
    QTextCharFormat,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCompleter, QLineEdit, QTreeView, QWidget

from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_proposals import Values, completions
from editor.core.filtering.filter_tree import FilterError
from editor.models.words.translation import text_of, translated
from editor.services.settings.settings_file import FilterMemory
from editor.services.tasks import call_later
from editor.views.style.theme import current
from editor.views.widgets.input_fields import own_place, qt_place, restyle
from editor.views.widgets.labels import LiveLabel

_MOST_SEEN = 10
_MARGIN = 24  # pixels of a column beside its text
_WIDEST = 640
_FEW = 5  # recent filters that are suggested


class _Proposal(NamedTuple):
    """A suggestion; `text` replaces the text from `start` to `end`, in Qt's UTF-16 positions."""

    title: str
    help: str
    text: str
    start: int
    end: int
    is_whole: bool = False  # True if it is a whole filter, not a term


class FilterCompleter(QObject):
    """The popup of suggestions: arrow keys choose, Enter and Tab accept, Esc closes.

    Saved filters come first, by name; in an empty line, recent ones follow.
    """

    taken = Signal()  # a suggestion was inserted, and the filter may continue
    opened = Signal()
    closed = Signal()

    def __init__(self, line: QLineEdit, values: Values) -> None:
        super().__init__(line)
        self._line = line
        self._values = values
        self._known: dict[str, list[str]] = {}  # values by term: to collect them takes the whole document
        self._proposals: list[_Proposal] = []
        self._memory: FilterMemory | None = None
        self._model = QStandardItemModel(0, 2, self)
        self._list = _List(line)
        self._completer = QCompleter(self._model, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_MOST_SEEN)
        self._completer.setPopup(self._list)
        self._completer.setWidget(line)
        self._list.hidden.connect(self.closed)
        self._completer.activated.connect(self._take_current)

    @property
    def is_open(self) -> bool:
        """True if the popup is visible."""
        return self._list.isVisible()

    @property
    def proposals(self) -> list[str]:
        """The titles of the suggestions, in the order of the list; [] while it is closed."""
        return [each.title for each in self._proposals] if self.is_open else []

    @property
    def is_within_term(self) -> bool:
        """True if a term is half typed: the popup says how it may go on."""
        return self.is_open and not all(each.is_whole for each in self._proposals)

    @property
    def has_chosen(self) -> bool:
        """True if the user has moved to a suggestion with the arrow keys."""
        return self._list.currentIndex().isValid()

    def set_memory(self, memory: FilterMemory) -> None:
        """Set the memory of saved and recent filters."""
        self._memory = memory

    def forget(self) -> None:
        """Drop cached values, as those of the document may have changed."""
        self._known.clear()

    def propose(self) -> None:
        """Show suggestions for the position of the cursor, if there are any."""
        self._proposals = list(self._proposed())
        if not self._proposals or self._line.hasSelectedText():
            self.close()
            return
        self._fill()
        self._completer.complete(QRect(0, 0, self._width(), self._line.height() + 2))
        self._list.setCurrentIndex(self._model.index(-1, 0))
        self.opened.emit()

    def close(self) -> None:
        """Close the popup."""
        self._list.hide()

    def take_first(self) -> None:
        """Accept the first suggestion."""
        self.close()
        self._take(self._proposals[0])

    def _take_current(self, _chosen: object) -> None:
        row = self._list.currentIndex().row()
        if 0 <= row < len(self._proposals):
            self._take(self._proposals[row])

    def _take(self, proposal: _Proposal) -> None:
        self._line.setSelection(proposal.start, proposal.end - proposal.start)
        self._line.insert(proposal.text)
        if not proposal.is_whole:
            self.taken.emit()

    def _proposed(self) -> Iterator[_Proposal]:
        """Yield suggestions, best first; terms that continue the text precede recent
        filters, as Tab takes the first.
        """
        if not self._line.text().strip():
            yield from self._saved()
            yield from self._recent()
            yield from self._terms()
        else:
            yield from self._saved()
            yield from self._terms()
            yield from self._recent()

    def _saved(self) -> Iterator[_Proposal]:
        typed = self._typed()
        if self._memory is not None and typed is not None:
            for name, text in self._memory.saved_like(typed).items():
                if text != typed:
                    yield self._whole(name, text, text)

    def _recent(self) -> Iterator[_Proposal]:
        typed = self._typed()
        if self._memory is not None and typed is not None:
            saved = self._memory.saved().values()
            found = [each for each in self._memory.recent_like(typed) if each not in (typed, *saved)]
            for text in found[:_FEW]:
                yield self._whole(text, self.tr("recent"), text)

    def _typed(self) -> str | None:
        """Return the whole text; None if the cursor is within it, so that only a part is completed."""
        text = self._line.text()
        return text.strip() if self._line.cursorPosition() == qt_place(text, len(text)) else None

    def _whole(self, title: str, words: str, text: str) -> _Proposal:
        before = self._line.text()
        return _Proposal(title, words, text, 0, qt_place(before, len(before)), is_whole=True)

    def _terms(self) -> Iterator[_Proposal]:
        text = self._line.text()
        for each in completions(text, own_place(text, self._line.cursorPosition()), self._values_of):
            words = translated(each.help) if each.help else ""
            yield _Proposal(each.text, words, each.text, qt_place(text, each.start), qt_place(text, each.end))

    def _values_of(self, term: str) -> Iterable[str]:
        if term not in self._known:
            self._known[term] = list(self._values(term))
        return self._known[term]

    def _fill(self) -> None:
        theme = current()
        self._model.removeRows(0, self._model.rowCount())
        for proposal in self._proposals:
            helping = QStandardItem(proposal.help)
            helping.setForeground(QBrush(theme.color("muted")))
            self._model.appendRow([QStandardItem(proposal.title), helping])

    def _width(self) -> int:
        wanted = [self._list.sizeHintForColumn(column) + _MARGIN for column in range(2)]
        self._list.setColumnWidth(0, min(wanted[0], _WIDEST // 2))
        return max(self._line.width(), min(sum(wanted), _WIDEST))


class _List(QTreeView):
    """A list with two columns: the text to insert, and its meaning."""

    hidden = Signal()

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self.setObjectName("filter_proposals")
        self.setAccessibleName(self.tr("Suggestions"))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setHeaderHidden(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()


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

    def __init__(self, parent: QWidget | None = None, values: Values = _no_values) -> None:
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
            call_later(self, self._place_sentence)  # after the layout
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
