"""The choice of the rows to which a recipe is applied."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from editor.core.document.rows import Rows
from editor.views.widgets.labels import plain_label


class RowScope(StrEnum):
    """The sets of rows that can be chosen."""

    SELECTED = "selected"
    SHOWN = "shown"
    ALL = "all"


class ScopeChoice(QWidget):
    """A row of buttons, one for each scope available, with its number of rows."""

    changed = Signal()

    def __init__(self, scopes: Mapping[RowScope, Rows], parent: QWidget | None = None) -> None:
        """scopes: the rows of each scope, ascending; a scope without rows is not offered."""
        super().__init__(parent)
        self._scopes = {scope: rows for scope, rows in scopes.items() if rows}
        self._choices = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addWidget(plain_label(self.tr("Rows:"), self))
        words = {
            RowScope.SELECTED: self.tr("{n} selected"),
            RowScope.SHOWN: self.tr("{n} shown"),
            RowScope.ALL: self.tr("All {n}"),
        }
        for scope, rows in self._scopes.items():
            button = QRadioButton(words[scope].format(n=QLocale().toString(len(rows))), self)
            button.setProperty("scope", scope)
            button.setChecked(not self._choices.buttons())
            button.toggled.connect(self._on_toggled)
            self._choices.addButton(button)
            line.addWidget(button)

    @property
    def scope(self) -> RowScope:
        """The scope that is chosen."""
        button = self._choices.checkedButton()
        return RowScope(button.property("scope")) if button else RowScope.ALL

    @property
    def rows(self) -> Rows:
        """The rows of the scope that is chosen."""
        return self._scopes.get(self.scope, ())

    def choose(self, scope: RowScope) -> None:
        """Choose a scope."""
        for button in self._choices.buttons():
            if button.property("scope") == scope:
                button.setChecked(True)

    def _on_toggled(self, checked: bool) -> None:
        if checked:
            self.changed.emit()
