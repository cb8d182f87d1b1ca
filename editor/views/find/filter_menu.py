"""The menu of filters: common ones, saved ones and recent ones."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.core.filtering.errors import FilterError
from editor.core.filtering.language import Filter, parse_filter
from editor.core.filtering.parts import has_part, with_part, without_part
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import translated
from editor.rules.rule import Severity
from editor.services.filter_memory import FilterMemory
from editor.views.style.icons import icon


@dataclass(frozen=True, slots=True)
class _Common:
    """A filter that is often used."""

    title: str  # to be translated
    text: str
    severity: Severity | None = None  # the lowest severity that it matches


_BY_SEVERITY = (
    _Common(QT_TRANSLATE_NOOP("filter", "Errors"), "is:error", Severity.ERROR),
    _Common(QT_TRANSLATE_NOOP("filter", "Errors and warnings"), "is:error OR is:warning", Severity.WARNING),
    _Common(
        QT_TRANSLATE_NOOP("filter", "Any finding"), "is:error OR is:warning OR is:advice", Severity.ADVICE
    ),
)
_BY_STATE = (
    _Common(QT_TRANSLATE_NOOP("filter", "Duplicates"), "is:duplicate"),
    _Common(QT_TRANSLATE_NOOP("filter", "Changed since the last save"), "is:changed"),
    _Common(QT_TRANSLATE_NOOP("filter", "Not modified in the last year"), "age>1y"),
    _Common(QT_TRANSLATE_NOOP("filter", "Without a date"), "-has:lastmod"),
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
        action = self.addAction(translated("filter", common.title))
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
