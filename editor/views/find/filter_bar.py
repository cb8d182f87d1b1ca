"""The filter bar: a line edit for a filter, and a menu of filters.

The line keeps its place and its width, and recalls earlier filters. The menu has common ones,
saved ones and recent ones. The status line has the number of matching rows.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from editor.core.filtering.filter_language import Filter, parse_filter, print_filter
from editor.core.filtering.filter_parts import has_part, with_part, without_part
from editor.core.filtering.filter_proposals import Values
from editor.core.filtering.filter_tree import FilterError, Node
from editor.core.text import N_
from editor.models.words.translation import translated
from editor.rules.rule import Severity
from editor.services.settings.settings_file import FilterMemory
from editor.views.find.filter_line import FilterLine
from editor.views.style.icons import icon
from editor.views.widgets.input_fields import add_clear_button, add_search_icon
from editor.views.widgets.labels import set_tip
from editor.views.widgets.widget_layouts import set_widths

_LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
_CHIP = 160  # pixels of the text of the chip
_SHORT = 2  # characters: a text deleted letter by letter is not worth remembering


class BarLine(FilterLine):
    """Esc clears it, and leaves it if it is empty; Enter and Down move the focus to the table.

    Up recalls earlier filters, and so does undo if nothing was typed since the last one was cleared.
    """

    left = Signal()
    help_requested = Signal()

    def __init__(self, parent: QWidget, values: Values) -> None:
        super().__init__(parent, values)
        self._memory: FilterMemory | None = None
        self._place = -1  # the index among recent filters; -1: the text that was typed
        self._typed = ""  # the text before a filter was recalled
        self._before = ""  # the text before the last change
        set_widths(self, compact=False)
        self.textEdited.connect(self._on_typed)
        self.textChanged.connect(self._on_text)

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


class _Common(NamedTuple):
    """A filter that is often used."""

    title: str  # to be translated
    text: str
    severity: Severity | None = None  # the lowest severity that it matches


_BY_SEVERITY = (
    _Common(N_("Errors"), "is:error", Severity.ERROR),
    _Common(N_("Errors and warnings"), "is:error OR is:warning", Severity.WARNING),
    _Common(N_("Any finding"), "is:error OR is:warning OR is:advice", Severity.ADVICE),
)
_BY_STATE = (
    _Common(N_("Duplicates"), "is:duplicate"),
    _Common(N_("Changed since the last save"), "is:changed"),
    _Common(N_("Not modified in the last year"), "age>1y"),
    _Common(N_("Without a date"), "-has:lastmod"),
)
_RECENT = 10  # recent filters that are listed
_WIDEST = 320  # pixels of a filter or its name


class FilterMenu(QMenu):
    """A menu of filters: common ones are added to the current filter, saved and recent ones replace it."""

    filter_requested = Signal(str)  # a text in the filter language
    save_requested = Signal()
    saved_requested = Signal()  # the list of saved filters
    help_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wanted = Filter()
        self._memory: FilterMemory | None = None
        self._commons: dict[QAction, _Common] = {}
        self._saved: list[QAction] = []
        self._all = self.addAction(self.tr("All rows"))
        self._all.triggered.connect(lambda: self.filter_requested.emit(""))
        for group in (_BY_SEVERITY, _BY_STATE):
            self.addSeparator()
            for common in group:
                self._add_common(common)
        self.addSeparator()
        self._recent = QMenu(self.tr("Recent"), self)
        self.addMenu(self._recent)
        self._save = self.addAction(self.tr("Save this filter…"), self.save_requested.emit)
        self.addAction(self.tr("Saved filters…"), self.saved_requested.emit)
        self.addSeparator()
        self.addAction(icon("circle-question-mark"), self.tr("Filter language"), self.help_requested.emit)
        self.aboutToShow.connect(self._list_remembered)

    def set_memory(self, memory: FilterMemory) -> None:
        """Set the memory of saved and recent filters."""
        self._memory = memory

    def show_filter(self, wanted: Filter) -> None:
        """Tick the common filters that are part of a filter."""
        self._wanted = wanted
        for action, common in self._commons.items():
            action.setChecked(has_part(wanted, common.text))
        self._all.setEnabled(wanted.root is not None)
        self._save.setEnabled(wanted.root is not None)

    def chosen(self) -> list[str]:
        """Return the titles of the common filters that are ticked."""
        return [action.text() for action in self._commons if action.isChecked()]

    # Common filters

    def _add_common(self, common: _Common) -> None:
        action = self.addAction(translated(common.title))
        action.setCheckable(True)
        action.triggered.connect(lambda on=False: self._choose(common, put_in=on))
        self._commons[action] = common

    def _choose(self, common: _Common, *, put_in: bool) -> None:
        """Add a common filter to the current filter or remove it; a severity replaces another one."""
        if put_in:
            others = [each.text for each in _BY_SEVERITY if common.severity]
            text = with_part(self._wanted, common.text, others)
        else:
            text = without_part(self._wanted, common.text)
        self.filter_requested.emit(text)

    # Saved and recent filters

    def _list_remembered(self) -> None:
        saved = self._memory.saved() if self._memory is not None else {}
        recent = self._memory.recent() if self._memory is not None else []
        for action in self._saved:
            self.removeAction(action)
            action.deleteLater()
        self._saved = [self._saved_action(name, text) for name, text in saved.items()]
        self.insertActions(self._recent.menuAction(), self._saved)
        self._recent.clear()
        for text in recent[:_RECENT]:
            action = self._recent.addAction(self._shown(text))
            action.triggered.connect(partial(self._request, text))
        self._recent.setEnabled(bool(recent))

    def _saved_action(self, name: str, text: str) -> QAction:
        action = QAction(self._shown(name), self)
        action.setCheckable(True)
        action.setChecked(self._is_wanted(text))
        action.triggered.connect(lambda on=False: self.filter_requested.emit(text if on else ""))
        return action

    def _is_wanted(self, text: str) -> bool:
        try:
            return self._wanted.root is not None and parse_filter(text) == self._wanted
        except FilterError:  # saved by another version of the program
            return False

    def _request(self, text: str, _checked: bool = False) -> None:
        self.filter_requested.emit(text)

    def _shown(self, text: str) -> str:
        """Return a text for a menu: no letter is a mnemonic, and no tab splits it."""
        text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, _WIDEST)
        return text.replace("&", "&&").replace("\t", " ")


class FilterBar(QWidget):
    """Reports the filter while the user types."""

    filter_requested = Signal(str)  # a text in the filter language
    typed = Signal(str)  # such a text in the line, beside the place that the chip names
    place_left = Signal()  # show all places again
    left = Signal()  # return the focus to the table
    save_requested = Signal()  # save the filter under a name
    saved_requested = Signal()  # list the saved filters
    help_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: Values = lambda _term: ()
        self._line = self._make_line()
        self._common = self._make_common_button()
        self._menu = self._make_menu(self._common)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch()
        self.chip = self._make_chip()
        row.addWidget(self.chip)
        row.addWidget(self._common)
        row.addWidget(self._line, 1)
        self._later = QTimer(self, interval=0, singleShot=True)  # one search for keys pressed at once
        self._line.completer_list.closed.connect(self._later.start)
        self._later.timeout.connect(lambda: self.typed.emit(self._line.text()))
        self.show_filter("", Filter())

    @property
    def line(self) -> FilterLine:
        """The line edit for the filter."""
        return self._line

    def set_values(self, values: Values) -> None:
        """Set the source of the values that are suggested."""
        self._values = values

    def set_memory(self, memory: FilterMemory) -> None:
        """Set the memory of saved and recent filters."""
        self._line.set_memory(memory)
        self._menu.set_memory(memory)

    def set_compact(self, compact: bool) -> None:
        """Set whether the bar takes little room, as in a narrow window."""
        set_widths(self._line, compact=compact)

    def take_focus(self) -> None:
        """Move the focus to the line edit."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def begin(self, text: str) -> None:
        """Put the beginning of a filter into the line, and suggest how it may continue."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.begin(text)

    def show_filter(
        self, text: str, wanted: Filter, error: FilterError | None = None, place: Sequence[Node] = ()
    ) -> None:
        """Show the filter of the current document, or the error in it.

        text: what was typed; place: what was chosen in the tree of the site, which a chip names.
        """
        self._show_place(place)
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

    def _make_chip(self) -> QToolButton:
        chip = QToolButton(self)
        chip.setObjectName("chip")
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setIcon(icon("x"))
        chip.setIconSize(QSize(14, 14))
        chip.clicked.connect(self.place_left)
        chip.hide()
        return chip

    def _show_place(self, place: Sequence[Node]) -> None:
        words = "".join(print_filter(part).partition(":")[2].strip('"') for part in place)
        self.chip.setVisible(bool(place))
        words = words or self.tr("no host")
        shown = self.chip.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, _CHIP)
        self.chip.setText(" " + shown.replace("&", "&&"))
        self.chip.setAccessibleName(self.tr("Only {place}; press to show all").format(place=words))
        set_tip(self.chip, self.tr("Only {place}; press to show all").format(place=words))

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
