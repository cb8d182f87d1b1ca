"""The line edit of the filter bar: it expands while a filter is typed, and recalls earlier filters."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.services.filter_memory import FilterMemory
from editor.views.find.filter_line import FilterLine
from editor.views.find.filter_widths import set_widths
from editor.views.style.icons import icon

if TYPE_CHECKING:
    from editor.core.filtering.complete import Values

_LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
_ROOMY = 480  # pixels of the width while the user types, if there is room
_AROUND = 88  # pixels of icons and edges beside the text
_SHORT = 2  # characters: a text deleted letter by letter is not worth remembering


class BarLine(FilterLine):
    """Esc clears it, and leaves it if it is empty; Enter and Down move the focus to the table.

    Up recalls earlier filters, and so does undo if nothing was typed since the last one was cleared.
    """

    left = Signal()
    help_requested = Signal()

    def __init__(self, parent: QWidget, values: "Values") -> None:
        super().__init__(parent, values)
        self._memory: FilterMemory | None = None
        self._place = -1  # the index among recent filters; -1: the text that was typed
        self._typed = ""  # the text before a filter was recalled
        self._before = ""  # the text before the last change
        self._widest = 0
        self.set_compact(compact=False)
        self.textEdited.connect(self._on_typed)
        self.textChanged.connect(self._on_text)

    # Its width

    def set_compact(self, *, compact: bool) -> None:
        """Set whether the line is narrow while it has no focus, as in a narrow window."""
        set_widths(self, compact=compact)
        self._widest = self.maximumWidth()
        self._fit()

    def _fit(self) -> None:
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + _AROUND if self.text() else 0
        self.setMaximumWidth(max(self._widest, wanted, _ROOMY if self.hasFocus() else 0))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._fit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._fit()

    # Earlier filters

    def set_memory(self, memory: FilterMemory) -> None:
        super().set_memory(memory)
        self._memory = memory

    def _remember(self, text: str) -> None:
        if self._memory is not None:
            self._memory.add(text)

    def set_filter_text(self, text: str) -> None:
        """Replace the filter; undo restores one that was cleared."""
        if text or not self.text():
            super().set_filter_text(text)
        else:
            self.clear()

    def _on_typed(self) -> None:
        self._place = -1

    def _on_text(self, text: str) -> None:
        if not text and len(self._before) > _SHORT and self._place < 0:
            self._remember(self._before)
        self._before = text
        self._fit()

    def _bring_back(self, step: int) -> None:
        """Recall the previous filter (1) or the next one (-1), if there is one."""
        if self._place < 0:
            self._typed = self.text()
        remembered = self._memory.recent() if self._memory is not None else ()
        recent = [each for each in remembered if each != self._typed]
        place = min(self._place + step, len(recent) - 1)
        if place != self._place:
            self._place = place
            self.setText(recent[place] if place >= 0 else self._typed)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        undoes = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Up or undoes:
            self._bring_back(1)
        elif event.key() == Qt.Key.Key_Down and self._place >= 0:
            self._bring_back(-1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in _LEAVING:
            if self.text() and self.filter() is not None:
                self._remember(self.text())
            self._place = -1
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        menu.addSeparator()
        menu.addAction(icon("circle-question-mark"), self.tr("Filter language"), self.help_requested.emit)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())
