"""What the preferences dialog needs to know of a setting: its page, label, help and possible values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from editor.core.text import QT_TRANSLATE_NOOP


class PreferencePage(StrEnum):
    """The pages of the preferences, in their order."""

    APPEARANCE = QT_TRANSLATE_NOOP("preferences", "Appearance")
    TABLE = QT_TRANSLATE_NOOP("preferences", "Table")
    DATES = QT_TRANSLATE_NOOP("preferences", "Dates")
    FINDINGS = QT_TRANSLATE_NOOP("preferences", "Findings")
    FILES = QT_TRANSLATE_NOOP("preferences", "Files")
    EXPORT = QT_TRANSLATE_NOOP("preferences", "Export")
    SITE = QT_TRANSLATE_NOOP("preferences", "Live site")


@dataclass(frozen=True, slots=True)
class Choice:
    """A possible value of a setting, and the text that stands for it."""

    value: str
    label: str
    is_name: bool = False  # shown as it is: the name of a language or a program


@dataclass(frozen=True, slots=True)
class Preference:
    """A setting as the preferences dialog offers it; its texts are translated when they are shown.

    A check box, a field for a number or text, or a choice follows from the type of the setting and from what
    is given here; `editor` names a form of its own.
    """

    page: PreferencePage
    label: str
    help: str = ""
    choices: tuple[Choice, ...] = ()
    offered: Callable[[], Sequence[Choice]] | None = None  # choices that depend on the installation
    least: int = 0
    most: int = 100
    step: int = 1
    unit: str = ""  # shown after a number
    least_text: str = ""  # shown in place of the least number
    placeholder: str = ""  # what an empty text stands for, shown as it is
    pattern: str = ""  # a regular expression that a text must match as a whole
    words: str = ""  # other words by which it is found
    editor: str = ""

    def choices_now(self) -> tuple[Choice, ...]:
        """Return the choices, including those that depend on the installation."""
        return (*self.choices, *(self.offered() if self.offered else ()))
