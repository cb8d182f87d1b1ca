"""Form fields made from the declarations of settings, wherever a dialog has a field for one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from editor.models.words.translation import translated
from editor.services.settings.preference import Choice, Setting
from editor.views.widgets.choices import ChoiceBox
from editor.views.widgets.spin_box import WholeNumberBox

_CONTEXT = "preferences"
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
        return SettingField(choices, lambda value: choices.setCurrentIndex(choices.findData(value)))
    line = text_field(setting, parent)
    line.textEdited.connect(lambda text: put(text) if setting.accepts(text) else None)
    return SettingField(line, lambda text: None if text == line.text() else line.setText(text))


def number_field(setting: Setting[int], parent: QWidget) -> WholeNumberBox:
    """Return a field for a whole number in the range of a setting."""
    box, shown = WholeNumberBox(parent), setting.preference
    assert shown is not None
    box.setRange(shown.least, shown.most)
    box.setSingleStep(shown.step)
    box.setSuffix(translated(_CONTEXT, shown.unit) if shown.unit else "")
    box.setSpecialValueText(translated(_CONTEXT, shown.least_text) if shown.least_text else "")
    return box


def choice_field(setting: Setting[str], parent: QWidget) -> ChoiceBox:
    """Return a field with the choices of a setting; the data of each item is its value."""
    box = ChoiceBox(parent)
    assert setting.preference is not None
    for choice in setting.preference.choices_now():
        box.addItem(choice_label(choice), choice.value)
    return box


def choice_label(choice: Choice) -> str:
    """Return the text for a choice in the user's language."""
    return choice.label if choice.is_name else translated(_CONTEXT, choice.label)


def text_field(setting: Setting[str], parent: QWidget) -> QLineEdit:
    """Return a field for the text of a setting, which takes only what the setting allows."""
    line, shown = QLineEdit(parent), setting.preference
    assert shown is not None
    line.setPlaceholderText(shown.placeholder)
    if shown.pattern:
        line.setValidator(QRegularExpressionValidator(QRegularExpression(shown.pattern), line))
    return line
