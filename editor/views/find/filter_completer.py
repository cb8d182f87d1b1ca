"""The suggestions below the line of a filter, updated while the user types."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QBrush, QHideEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QLineEdit, QTreeView

from editor.models.words.translation import translated
from editor.services.filter_memory import FilterMemory
from editor.views.style.theme import current
from editor.views.widgets.qt_places import own_place, qt_place

if TYPE_CHECKING:
    from editor.core.filtering.complete import Values

_MOST_SEEN = 10
_MARGIN = 24  # pixels of a column beside its text
_WIDEST = 640
_FEW = 5  # recent filters that are suggested


@dataclass(frozen=True, slots=True)
class _Proposal:
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

    def __init__(self, line: QLineEdit, values: "Values") -> None:
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
        from editor.core.filtering.complete import completions  # noqa: PLC0415 - on demand

        text = self._line.text()
        for each in completions(text, own_place(text, self._line.cursorPosition()), self._values_of):
            words = translated("filter", each.help)
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
