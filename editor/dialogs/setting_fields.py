"""Form fields made from the declarations of settings, wherever a dialog has a field for one.

Some settings have fields of their own: the columns that the table shows, the language and the size
of letters, with a button that shows the window so at once, and the rules, each with how severe its
findings are shown.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRegularExpression, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QRegularExpressionValidator, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QGridLayout, QLineEdit, QWidget

from editor.core.fields import Kind
from editor.core.table_columns import columns_of
from editor.core.text import N_
from editor.dialogs.dialog_frame import BoxedList
from editor.models.table.item_data import plain_tip
from editor.models.words.explanations import column_title
from editor.models.words.translation import translated
from editor.rules.catalogue import RULES, Level, Profile, level_of
from editor.services.installation import language_for, spoken_language
from editor.services.settings.settings import RULE_PROFILE, Choice, Setting
from editor.services.settings.settings_file import Settings
from editor.views.style.theme import letters
from editor.views.widgets.input_fields import ChoiceBox, WholeNumberBox, name_choice, push_button, text_line
from editor.views.widgets.labels import muted_label
from editor.views.widgets.widget_layouts import column_of, line_of, scaled_width

Put = Callable[[Any], None]


class SettingField(NamedTuple):
    """A field for the value of a setting, the function that shows a value in it, and by what it is found."""

    widget: QWidget
    show: Put
    names: tuple[str, ...] = ()  # what a form of its own lists, each of which the search finds
    find: Callable[[str], None] | None = None  # narrows that list


def field_for(setting: Setting[Any], put: Put, parent: QWidget) -> SettingField:
    """Return a field for a setting, which calls `put` with each value that the user enters."""
    if isinstance(setting.default, bool):
        box = QCheckBox(parent)
        box.toggled.connect(put)
        return SettingField(box, box.setChecked)
    if isinstance(setting.default, int):
        number = number_field(setting, parent)
        number.valueChanged.connect(put)
        return SettingField(number, number.setValue)
    if setting.preference is not None and setting.preference.choices_now():
        choices = choice_field(setting, parent)
        choices.activated.connect(lambda _place: put(choices.currentData()))
        return SettingField(choices, choices.choose)
    line = text_field(setting, parent)
    line.textEdited.connect(lambda text: put(text) if setting.accepts(text) else None)
    return SettingField(line, lambda text: None if text == line.text() else line.setText(text))


def number_field(setting: Setting[int], parent: QWidget) -> WholeNumberBox:
    """Return a field for a whole number in the range of a setting."""
    box, shown = WholeNumberBox(parent), setting.preference
    assert shown is not None
    box.setRange(shown.least, shown.most)
    box.setSingleStep(shown.step)
    box.setSuffix(translated(shown.unit) if shown.unit else "")
    box.setSpecialValueText(translated(shown.least_text) if shown.least_text else "")
    return box


def choice_field(setting: Setting[str], parent: QWidget) -> ChoiceBox:
    """Return a field with the choices of a setting; the data of each item is its value."""
    assert setting.preference is not None
    choices = setting.preference.choices_now()
    return ChoiceBox(parent, items=((choice_label(choice), choice.value) for choice in choices))


def choice_label(choice: Choice) -> str:
    """Return the text for a choice in the user's language."""
    return choice.label if choice.is_name else translated(choice.label)


def text_field(setting: Setting[str], parent: QWidget) -> QLineEdit:
    """Return a field for the text of a setting, which takes only what the setting allows."""
    line, shown = QLineEdit(parent), setting.preference
    assert shown is not None
    line.setPlaceholderText(shown.placeholder)
    if shown.pattern:
        line.setValidator(QRegularExpressionValidator(QRegularExpression(shown.pattern), line))
    return line


_MOST_BESIDE = 140  # per cent of the usual letters: with larger ones the fields are in one column


class ColumnsForm(QWidget):
    """A field for each column, except the URL, which is always shown: as needed, always or never."""

    def __init__(self, put: Callable[[dict[str, str]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._put = put
        self._value: dict[str, str] = {}
        self.boxes: dict[str, ChoiceBox] = {}  # by the name of the column
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        choices = ((self.tr("As needed"), ""), (self.tr("Always"), "shown"), (self.tr("Never"), "hidden"))
        columns = columns_of(Kind.URLSET, has_files=True)[1:]
        half = len(columns) if scaled_width(100, self) > _MOST_BESIDE else (len(columns) + 1) // 2
        for number, column in enumerate(columns):
            box = self.boxes[column.name] = ChoiceBox(self, column_title(column), choices)
            box.activated.connect(partial(self._on_chosen, column.name))
            label = muted_label(column_title(column), self)
            label.setBuddy(box)
            place = 3 * (number // half)
            grid.addWidget(label, number % half, place)
            grid.addWidget(box, number % half, place + 1)
        grid.setColumnMinimumWidth(2, 12)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(4, 1)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: dict[str, str]) -> None:
        """Show the choices for all columns."""
        self._value = value
        for name, box in self.boxes.items():
            with QSignalBlocker(box):
                box.choose(value.get(name, ""), 0)

    def _on_chosen(self, name: str, _place: int) -> None:
        value = {key: choice for key, choice in self._value.items() if key != name}
        if choice := str(self.boxes[name].currentData()):
            value[name] = choice
        self._put(value)


def columns_form(_setting: Setting[Any], put: Put, parent: QWidget) -> SettingField:
    """Return the form for the setting with the choice of columns."""
    form = ColumnsForm(put, parent)
    titles = map(column_title, columns_of(Kind.URLSET, has_files=True)[1:])
    return SettingField(form, form.show_value, tuple(titles))


class AnewForm(QWidget):
    """The choices of what a window has from its start, and a button while another one is chosen."""

    now_requested = Signal()

    def __init__(
        self, setting: Setting[str], put: Callable[[str], None], parent: QWidget, is_so: Callable[[str], bool]
    ) -> None:
        """is_so: whether the window has what a choice stands for."""
        super().__init__(parent)
        self._is_so = is_so
        self.box = choice_field(setting, self)
        self.box.activated.connect(lambda _place: put(str(self.box.currentData())))
        assert setting.preference is not None
        name_choice(self.box, translated(setting.preference.label))
        self.now = push_button(self.tr("Use it now…"), self.now_requested.emit, self)
        line_of(self.box, self.now, None, spacing=12, inside=self)
        self.setFocusProxy(self.box)

    def show_value(self, chosen: str) -> None:
        """Show the choice, and offer to use it now if the window has another one."""
        with QSignalBlocker(self.box):
            self.box.choose(chosen)
        self.now.setEnabled(not self._is_so(chosen))


def language_form(
    use_now: Callable[[], None], setting: Setting[Any], put: Put, parent: QWidget
) -> SettingField:
    """Return the form for the setting with the language; use_now: makes the window anew in it."""
    form = AnewForm(setting, put, parent, lambda code: language_for(code) == spoken_language())
    form.now_requested.connect(partial(use_now))
    return SettingField(form, form.show_value)


def letters_form(
    use_now: Callable[[], None], setting: Setting[Any], put: Put, parent: QWidget
) -> SettingField:
    """Return the form for the setting with the size of letters; use_now: makes the window anew with it."""
    form = AnewForm(setting, put, parent, lambda size: size == letters())
    form.now_requested.connect(partial(use_now))
    return SettingField(form, form.show_value)


_LEVEL = 110  # pixels
_SOURCES = 150
_HEIGHT = 150
_WORDS = {
    Level.OFF: N_("Off"),
    Level.ADVICE: N_("Advice"),
    Level.WARNING: N_("Warning"),
    Level.ERROR: N_("Error"),
    "note": N_("Note"),
}


class RulesForm(QWidget):
    """The rules with their levels; a level is given to all selected rules, or taken back."""

    save_requested = Signal()  # as a file

    def __init__(self, settings: Settings, put: Callable[[dict[str, str]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings, self._put = settings, put
        self._levels: dict[str, str] = {}
        self.line = text_line(self, self.tr("Find a rule"), example=self.tr("Find a rule"), can_clear=True)
        self.line.textChanged.connect(self._narrow)
        self.line.returnPressed.connect(self._go_to_first)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.line, self._go_to_first)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.setFocusProxy(self.line)
        headings = [self.tr("Rule"), self.tr("Who says so"), self.tr("Shown as")]
        self.list = BoxedList(self.tr("Rules"), headings, self, stretched=0)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setMinimumHeight(_HEIGHT)
        self.list.setColumnWidth(1, scaled_width(_SOURCES, self))
        self.list.setColumnWidth(2, scaled_width(_LEVEL, self))
        for rule in RULES:
            title = translated(rule.title)
            item = self.list.add_line([title, ", ".join(rule.sources), ""])
            item.setToolTip(0, plain_tip(rule.id))
        self.list.itemSelectionChanged.connect(self._show_chosen)
        levels = ((translated(_WORDS[level]), level.value) for level in Level)
        name = self.tr("Show the selected rules as")
        self.level = ChoiceBox(self, name, ((self.tr("As declared"), ""), *levels))
        self.level.activated.connect(self._on_level)
        self.save = push_button(self.tr("Save for a file or check…"), self.save_requested.emit, self)
        label = muted_label(name, self)
        label.setBuddy(self.level)
        below = line_of(label, self.level, None, self.save, spacing=12)
        column_of(self.line, self.list, below, grows=self.list, inside=self)
        self.level.setEnabled(False)

    def show_value(self, levels: dict[str, str]) -> None:
        """Show the levels of single rules, and of the others by the profile."""
        self._levels = levels
        profile = Profile(self._settings.get(RULE_PROFILE))
        for rule, item in zip(RULES, self.list.lines(), strict=True):
            level = level_of(rule, profile, levels)
            item.setText(2, translated(_WORDS.get(level, level)))
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
        self.level.choose(levels.pop() if len(levels) == 1 else None)

    def _on_level(self) -> None:
        level, rules = str(self.level.currentData()), self._selected()
        others = {rule: each for rule, each in self._levels.items() if rule not in rules}
        self._put({**others, **(dict.fromkeys(rules, level) if level else {})})


def rules_form(
    settings: Settings, save: Callable[[], None], _setting: Setting[Any], put: Put, parent: QWidget
) -> SettingField:
    """Return the form for the setting with the levels of rules; save: writes the choice to a file."""
    form = RulesForm(settings, put, parent)
    form.save_requested.connect(partial(save))
    return SettingField(
        form, form.show_value, tuple(translated(rule.title) for rule in RULES), form.line.setText
    )
