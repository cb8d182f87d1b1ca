"""The rows of the preferences: the label and help of a setting, its field, and a button that resets it."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QGridLayout, QWidget

from editor.dialogs.preferences.fields import SettingField, choice_label, field_for
from editor.models.words.translation import translated
from editor.services.settings.preference import Setting
from editor.services.settings.settings_file import Settings
from editor.views.widgets.choices import name_choice
from editor.views.widgets.icon_button import icon_button
from editor.views.widgets.labels import muted_label, plain_label
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.restyling import restyle

_CONTEXT = "preferences"
_FIELD = 220  # pixels: the width of choices and numbers
_MOST_BESIDE = 300  # pixels: a wider field, as with large letters, goes below its label
_INDENT = 22  # pixels: where the text of a check box begins

# A form of its own for a setting, which sets it and shows its value.
MakeForm = Callable[[Setting[Any], Callable[[Any], None], QWidget], SettingField]


class SettingRow(QWidget):
    """A setting in the preferences; what is entered becomes its value at once."""

    def __init__(
        self, setting: Setting[Any], settings: Settings, forms: Mapping[str, MakeForm], parent: QWidget
    ) -> None:
        """forms: those that settings with a form of their own name."""
        super().__init__(parent)
        assert setting.preference is not None
        self.setting, self._settings = setting, settings
        shown = setting.preference
        self.page = shown.page
        self.label = translated(_CONTEXT, shown.label)
        more = translated(_CONTEXT, shown.help) if shown.help else ""
        make = forms.get(shown.editor, field_for)
        self.field = make(setting, self._put, self)
        self.reset = icon_button("undo-2", self.tr("Reset “{name}”").format(name=self.label), self, 16)
        self.reset.clicked.connect(lambda _checked=False: self._reset())
        self._title = plain_label(self.label, self)
        self._help = muted_label(more, self)
        self._help.setWordWrap(True)
        self._help.setVisible(bool(more))
        self._texts = self._searched(more)
        is_text = isinstance(setting.default, str) and not shown.choices_now()
        self._arrange(is_wide=bool(shown.editor) or is_text)
        self._name(more)
        self.follow()

    def _searched(self, more: str) -> str:
        """Return everything by which the row is found, in lower case."""
        shown = self.setting.preference
        assert shown is not None
        words = translated(_CONTEXT, shown.words) if shown.words else ""
        choices = (choice_label(choice) for choice in shown.choices_now())
        page = translated(_CONTEXT, shown.page)
        return " ".join((self.label, more, words, *choices, page, self.setting.key)).casefold()

    def _arrange(self, *, is_wide: bool) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        field, left = self.field.widget, Qt.AlignmentFlag.AlignLeft
        keeps_room = self.reset.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(keeps_room)
        grid.addWidget(self.reset, 0, 2, Qt.AlignmentFlag.AlignTop)
        if isinstance(field, QAbstractButton):  # it has the label itself
            field.setText(self.label)
            self._title.hide()
            grid.addWidget(field, 0, 0, left)
            grid.addWidget(self._help, 1, 0, 1, 2)
            self._help.setIndent(_INDENT)
            return
        has_large_letters = scaled_width(_FIELD, self) > _MOST_BESIDE
        if has_large_letters:
            self._title.setWordWrap(True)
            grid.addWidget(self._title, 0, 0)
        else:
            grid.addWidget(self._title, 0, 0, left)
        if is_wide or has_large_letters:
            grid.addWidget(self._help, 1, 0, 1, 3)
            grid.addWidget(field, 2, 0, 1, 3)
        else:
            field.setFixedWidth(scaled_width(_FIELD, self))
            grid.addWidget(field, 0, 1)
            grid.addWidget(self._help, 1, 0, 1, 2)

    def _name(self, more: str) -> None:
        field = self.field.widget
        self._title.setBuddy(field)
        if isinstance(field, QComboBox):
            name_choice(field, self.label, more)
        else:
            field.setAccessibleName(self.label)
            field.setAccessibleDescription(more)

    def _put(self, value: Any) -> None:
        self._settings.set(self.setting, value)

    def _reset(self) -> None:
        """Take the default; the button is gone then, and its focus goes back to the field."""
        if self.reset.hasFocus():
            self.focusPreviousChild()
        self._put(self.setting.default)

    def follow(self) -> None:
        """Show the present value."""
        value = self._settings.get(self.setting)
        with QSignalBlocker(self.field.widget):
            self.field.show(value)
        self.reset.setVisible(value != self.setting.default)

    def matches(self, words: Collection[str]) -> bool:
        """Return True if the row, or one of the names in its form, has all of these words in lower case."""
        return _has(self._texts, words) or any(_has(name.casefold(), words) for name in self.field.names)

    def is_called(self, words: Collection[str]) -> bool:
        """Return True if the label has all of these words in lower case."""
        return _has(self.label.casefold(), words)

    def mark(self, words: Collection[str]) -> None:
        """Highlight the label where words found the row, and narrow its form to what they found in that."""
        is_found = bool(words) and self.matches(words)
        if self.field.find is not None:
            self.field.find(" ".join(words) if is_found and not _has(self._texts, words) else "")
        title = self.field.widget if self._title.isHidden() else self._title
        restyle(title, "found", "true" if is_found else "")


def _has(text: str, words: Collection[str]) -> bool:
    return all(word in text for word in words)
