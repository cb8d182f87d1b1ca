"""The choice of the language, with a button that shows the window in it at once."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from editor.dialogs.preferences.fields import SettingField, choice_field
from editor.models.words.translation import translated
from editor.services.languages import language_for, spoken_language
from editor.services.settings.preference import Setting
from editor.views.widgets.choices import name_choice


class LanguageForm(QWidget):
    """The languages, and a button that is enabled while another one is chosen than the window speaks."""

    now_requested = Signal()

    def __init__(self, setting: Setting[str], put: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.box = choice_field(setting, self)
        self.box.activated.connect(lambda _place: put(str(self.box.currentData())))
        assert setting.preference is not None
        name_choice(self.box, translated("preferences", setting.preference.label))
        self.now = QPushButton(self.tr("Use it now…"), self)
        self.now.setAutoDefault(False)
        self.now.clicked.connect(self.now_requested)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.box)
        line.addWidget(self.now)
        line.addStretch(1)
        self.setFocusProxy(self.box)

    def show_value(self, code: str) -> None:
        """Show the choice, and offer to use it now if the window speaks another language."""
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(self.box.findData(code))
        self.now.setEnabled(language_for(code) != spoken_language())


def language_form(
    use_now: Callable[[], None], setting: Setting[Any], put: Callable[[Any], None], parent: QWidget
) -> SettingField:
    """Return the form for the setting with the language; use_now: makes the window anew in it."""
    form = LanguageForm(setting, put, parent)
    form.now_requested.connect(partial(use_now))
    return SettingField(form, form.show_value)
