"""The filter bar: a line edit for a filter, a menu of filters, and the number of matching rows."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.core.filtering.errors import FilterError
from editor.core.filtering.language import Filter
from editor.services.filter_memory import FilterMemory
from editor.views.find.bar_line import BarLine
from editor.views.find.filter_line import FilterLine
from editor.views.find.filter_menu import FilterMenu
from editor.views.style.icons import icon
from editor.views.widgets.labels import PlainLabel
from editor.views.widgets.line_buttons import add_clear_button, add_search_icon
from editor.views.widgets.tips import set_tip

if TYPE_CHECKING:
    from editor.core.filtering.complete import Values


class _Count(PlainLabel):
    """A label that never shrinks: else the line edit beside it would move while the user types."""

    def say(self, text: str) -> None:
        if text == self.text():
            return
        self.setText(text)
        room = self.minimumSize().expandedTo(self.sizeHint())
        if room != self.minimumSize():
            self.setFixedSize(room)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)  # first: until then the label has its old size hint
        if event.type() is QEvent.Type.FontChange:
            self.setFixedSize(self.sizeHint())


class FilterBar(QWidget):
    """Reports the filter while the user types, and shows how many rows match."""

    filter_requested = Signal(str)  # a text in the filter language
    left = Signal()  # return the focus to the table
    save_requested = Signal()  # save the filter under a name
    saved_requested = Signal()  # list the saved filters
    help_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_compact = False
        self._is_counting = False
        self._values: Values = lambda _term: ()
        self._line = self._make_line()
        self._common = self._make_common_button()
        self._menu = self._make_menu(self._common)
        self._count = _Count(parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch()
        row.addWidget(self._count)
        row.addWidget(self._common)
        row.addWidget(self._line, 1)
        self._later = QTimer(self, interval=0, singleShot=True)  # one search for keys pressed at once
        self._later.timeout.connect(lambda: self.filter_requested.emit(self._line.text()))
        self.show_filter("", Filter())

    @property
    def line(self) -> FilterLine:
        """The line edit for the filter."""
        return self._line

    def set_values(self, values: "Values") -> None:
        """Set the source of the values that are suggested."""
        self._values = values

    def set_memory(self, memory: FilterMemory) -> None:
        """Set the memory of saved and recent filters."""
        self._line.set_memory(memory)
        self._menu.set_memory(memory)

    def set_compact(self, compact: bool) -> None:
        """Set whether the bar takes little room, as in a narrow window."""
        self._is_compact = compact
        self._line.set_compact(compact=compact)
        self._count.setVisible(self._is_counting and not compact)

    def take_focus(self) -> None:
        """Move the focus to the line edit."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def begin(self, text: str) -> None:
        """Put the beginning of a filter into the line, and suggest how it may continue."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.begin(text)

    def show_filter(
        self, text: str, wanted: Filter, error: FilterError | None = None, *, shown: int | None = None
    ) -> None:
        """Show the filter of the current document with its number of rows (None:
        not known yet), or the error in it.
        """
        if not self._later.isActive():  # the text being typed takes precedence
            self._line.set_filter_text(text)
            self._later.stop()  # this text was not typed
            self._line.show_error(error)
        self._menu.show_filter(wanted)
        chosen = self._menu.chosen()
        sign = icon("funnel", "accent") if chosen else icon("funnel")
        words = self.tr("Filters")
        set_tip(self._common, f"{words}: {', '.join(chosen)}" if chosen else words)
        if sign.cacheKey() != self._common.icon().cacheKey():  # else it would be repainted in vain
            self._common.setIcon(sign)
        self._is_counting = wanted.root is not None and error is None
        self._count.setVisible(self._is_counting and not self._is_compact)
        if shown is None:
            self._count.say(self.tr("searching…"))
        else:
            self._count.say(self.tr("{n} shown").format(n=QLocale().toString(shown)))

    def _make_line(self) -> BarLine:
        line = BarLine(self, self._proposed)
        line.setPlaceholderText(self.tr("Filter"))
        line.setAccessibleName(self.tr("Filter the rows"))
        line.setToolTip(
            self.tr("Show only rows that contain this text or match these terms, such as priority<0.5")
        )
        add_clear_button(line)
        add_search_icon(line)
        line.textChanged.connect(lambda _text: self._later.start())
        line.left.connect(self.left)
        line.help_requested.connect(self.help_requested)
        return line

    def _proposed(self, term: str) -> Iterable[str]:
        return self._values(term)

    def _make_common_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolTip(self.tr("Filters"))
        button.setAccessibleName(self.tr("Filters"))
        return button

    def _make_menu(self, button: QToolButton) -> FilterMenu:
        menu = FilterMenu(button)
        menu.filter_requested.connect(self.filter_requested)
        menu.save_requested.connect(self.save_requested)
        menu.saved_requested.connect(self.saved_requested)
        menu.help_requested.connect(self.help_requested)
        button.setMenu(menu)
        return menu
