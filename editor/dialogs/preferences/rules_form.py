"""The list of all rules, each with how severe its findings are shown, and the choice for those selected."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.parts.boxed_list import BoxedList
from editor.dialogs.preferences.fields import SettingField
from editor.models.words.tips import plain_tip
from editor.models.words.translation import translated
from editor.rules.catalogue import RULES
from editor.rules.rule_profiles import Level, Profile, level_of
from editor.services.settings.preference import Setting
from editor.services.settings.settings import RULE_PROFILE
from editor.services.settings.settings_file import Settings
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import muted_label
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.line_buttons import add_clear_button

_LEVEL = 110  # pixels
_SOURCES = 150
_HEIGHT = 150
_WORDS = {
    Level.OFF: QT_TRANSLATE_NOOP("severity", "Off"),
    Level.ADVICE: QT_TRANSLATE_NOOP("severity", "Advice"),
    Level.WARNING: QT_TRANSLATE_NOOP("severity", "Warning"),
    Level.ERROR: QT_TRANSLATE_NOOP("severity", "Error"),
    "note": QT_TRANSLATE_NOOP("severity", "Note"),
}


class RulesForm(QWidget):
    """The rules with their levels; a level is given to all selected rules, or taken back."""

    save_requested = Signal()  # as a file

    def __init__(self, settings: Settings, put: Callable[[dict[str, str]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings, self._put = settings, put
        self._levels: dict[str, str] = {}
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("Find a rule"))
        self.line.setAccessibleName(self.tr("Find a rule"))
        add_clear_button(self.line)
        self.line.textChanged.connect(self._narrow)
        self.line.returnPressed.connect(self._go_to_first)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.line, self._go_to_first)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.setFocusProxy(self.line)
        headings = [self.tr("Rule"), self.tr("Who says so"), self.tr("Shown as")]
        self.list = BoxedList(self.tr("Rules"), headings, self)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setMinimumHeight(_HEIGHT)
        self.list.stretch(0)
        self.list.setColumnWidth(1, scaled_width(_SOURCES, self))
        self.list.setColumnWidth(2, scaled_width(_LEVEL, self))
        for rule in RULES:
            title = translated("rules", rule.title)
            item = self.list.add_line([title, ", ".join(rule.sources), ""])
            item.setToolTip(0, plain_tip(rule.id))
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.level = ChoiceBox(self)
        self.level.addItem(self.tr("As declared"), "")
        for level in Level:
            self.level.addItem(translated("severity", _WORDS[level]), level.value)
        name_choice(self.level, self.tr("Show the selected rules as"))
        self.level.activated.connect(self._on_level)
        self.save = QPushButton(self.tr("Save for a file or check…"), self)
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self.save_requested)
        self._arrange()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.line)
        column.addWidget(self.list, 1)
        label = muted_label(self.tr("Show the selected rules as"), self)
        label.setBuddy(self.level)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(label)
        row.addWidget(self.level)
        row.addStretch(1)
        row.addWidget(self.save)
        column.addLayout(row)
        self.level.setEnabled(False)

    def select(self, *rules: str) -> None:
        """Select rules by their ids."""
        for rule, item in zip(RULES, self.list.lines(), strict=True):
            item.setSelected(rule.id in rules)

    def show_value(self, levels: dict[str, str]) -> None:
        """Show the levels of single rules, and of the others by the profile."""
        self._levels = levels
        profile = Profile(self._settings.get(RULE_PROFILE))
        for rule, item in zip(RULES, self.list.lines(), strict=True):
            level = level_of(rule, profile, levels)
            item.setText(2, translated("severity", _WORDS.get(level, level)))
            font = item.font(2)
            font.setBold(rule.id in levels)
            item.setFont(2, font)

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        for rule, item in zip(RULES, self.list.lines(), strict=True):
            told = " ".join((rule.id, rule.number, *(item.text(column) for column in range(3)))).casefold()
            item.setHidden(not all(word in told for word in words))

    def _go_to_first(self) -> None:
        """Select the first rule that is shown and go there."""
        for item in self.list.lines():
            if not item.isHidden():
                self.list.setCurrentItem(item)
                self.list.setFocus()
                return

    def _selected(self) -> list[str]:
        return [
            rule.id
            for rule, item in zip(RULES, self.list.lines(), strict=True)
            if item.isSelected() and not item.isHidden()
        ]

    def _show_chosen(self) -> None:
        rules = self._selected()
        self.level.setEnabled(bool(rules))
        levels = {self._levels.get(rule, "") for rule in rules}
        self.level.setCurrentIndex(self.level.findData(levels.pop()) if len(levels) == 1 else -1)

    def _on_level(self) -> None:
        level, rules = str(self.level.currentData()), self._selected()
        others = {rule: each for rule, each in self._levels.items() if rule not in rules}
        self._put({**others, **(dict.fromkeys(rules, level) if level else {})})


def rules_form(
    settings: Settings,
    save: Callable[[], None],
    _setting: Setting[Any],
    put: Callable[[Any], None],
    parent: QWidget,
) -> SettingField:
    """Return the form for the setting with the levels of rules; save: writes the choice to a file."""
    form = RulesForm(settings, put, parent)
    form.save_requested.connect(partial(save))
    return SettingField(
        form, form.show_value, tuple(translated("rules", rule.title) for rule in RULES), form.line.setText
    )
