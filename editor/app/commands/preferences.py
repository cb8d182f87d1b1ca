"""The preferences: the dialog, and preferences as files."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.app.window.workbench import Workbench
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.preferences.columns_form import columns_form
from editor.dialogs.preferences.language_form import language_form
from editor.dialogs.preferences.preferences_dialog import PreferencesDialog
from editor.dialogs.preferences.rows import MakeForm
from editor.dialogs.preferences.rules_form import rules_form
from editor.models.words.translation import counted, text_of
from editor.services.files.file_errors import SaveError
from editor.services.files.files import save_file
from editor.services.settings.preference_file import (
    NoPreferencesError,
    preferences_text,
    reset_preferences,
    take_preferences,
)
from editor.services.soon import soon

_MOST_BYTES = 1_000_000  # a larger file holds something else
_NAMED = 5  # unknown preferences that are named


class PreferenceCommands(QObject):
    """Shows the preferences, and brings them in from a file or writes them to one."""

    _leaving = Signal()  # the preferences are to be closed

    def __init__(
        self, bench: Workbench, save_rules: Callable[[], None], begin_anew: Callable[[], None]
    ) -> None:
        """Remember what the preferences lead to.

        save_rules: writes the choice of rules to a file.
        begin_anew: closes the window for another one in the language of the settings.
        """
        super().__init__(bench.window)
        self._bench, self._begin_anew = bench, begin_anew
        self._forms: dict[str, MakeForm] = {
            "columns": columns_form,
            "language": partial(language_form, self._make_anew),
            "rules": partial(rules_form, bench.settings, save_rules),
        }

    def show(self) -> None:
        """Show the preferences; each change holds at once."""
        self.dialog().ask()

    def dialog(self) -> PreferencesDialog:
        """Make the dialog of the preferences."""
        dialog = PreferencesDialog(self._bench.settings, self._forms, self._bench.window)
        self._leaving.connect(dialog.accept)
        dialog.import_requested.connect(lambda: self.bring_in(dialog))
        dialog.export_requested.connect(lambda: self.write(dialog))
        dialog.reset_requested.connect(lambda: self.reset(dialog))
        return dialog

    def _make_anew(self) -> None:
        self._leaving.emit()
        soon(self, self._begin_anew)

    def reset(self, dialog: PreferencesDialog) -> None:
        """Give all preferences their defaults, if the user agrees."""
        if self._bench.questions.reset_preferences():
            reset_preferences(self._bench.settings)
            dialog.say(self.tr("All preferences have their defaults again."))

    def write(self, dialog: PreferencesDialog) -> None:
        """Write all preferences to a file that the user names."""
        filters = [self.tr("Preferences ({patterns})").format(patterns="*.toml")]
        proposed = self._bench.last_folder / "sitemap-editor-preferences.toml"
        path = self._bench.questions.files.path_to_save(self.tr("Export preferences"), proposed, filters)
        if path is None:
            return
        try:
            save_file(path, preferences_text(self._bench.settings).encode())
        except (SaveError, OSError) as error:
            self._bench.questions.tell(self.tr("The preferences could not be exported."), text_of(error))
            return
        dialog.say(self.tr("Exported to {path}").format(path=path))

    def bring_in(self, dialog: PreferencesDialog) -> None:
        """Set the preferences that a file has, and say what in it is unknown."""
        path = self._bench.questions.files.preferences_to_open(str(self._bench.last_folder))
        if path is None:
            return
        try:
            left_out = take_preferences(_text(path), self._bench.settings)
        except NoPreferencesError as error:
            text = self.tr("The preferences could not be imported.")
            self._bench.questions.tell(text, f"{path.name}: {text_of(error)}")
        except OSError as error:
            self._bench.questions.tell(self.tr("The preferences could not be imported."), text_of(error))
        else:
            dialog.say(self._told(path, left_out))

    def _told(self, path: Path, left_out: list[str]) -> str:
        text = self.tr("Imported from {name}.").format(name=path.name)
        if not left_out:
            return text
        one = "1 line was left out, as it is unknown or not possible:"
        many = QT_TRANSLATE_NOOP(
            "PreferenceCommands", "%Ln lines were left out, as they are unknown or not possible:"
        )
        named = ", ".join(left_out[:_NAMED]) + (" …" if len(left_out) > _NAMED else "")
        return f"{text} {counted('PreferenceCommands', one, many, len(left_out))} {named}"


def _text(path: Path) -> str:
    """Return the text of a small file; raises OSError, or NoPreferencesError if it is no text."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise NoPreferencesError(QT_TRANSLATE_NOOP("preferences", "There are no preferences in this file."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoPreferencesError(
            QT_TRANSLATE_NOOP("preferences", "There are no preferences in this file.")
        ) from None
