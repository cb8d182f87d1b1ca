"""The declaration of a setting, and what the preferences dialog needs to know of it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from editor.core.text import QT_TRANSLATE_NOOP

T = TypeVar("T")  # str, int, bool, bytes, list[str] or dict[str, str]


class PreferencePage(StrEnum):
    """The pages of the preferences, in their order."""

    APPEARANCE = QT_TRANSLATE_NOOP("preferences", "Appearance")
    TABLE = QT_TRANSLATE_NOOP("preferences", "Table")
    DATES = QT_TRANSLATE_NOOP("preferences", "Dates")
    FINDINGS = QT_TRANSLATE_NOOP("preferences", "Findings")
    FILES = QT_TRANSLATE_NOOP("preferences", "Files")
    QUESTIONS = QT_TRANSLATE_NOOP("preferences", "Questions")
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


@dataclass(frozen=True, slots=True)
class Formerly(Generic[T]):
    """The setting that earlier versions stored instead of one, and what its stored values mean now."""

    key: str
    meaning: Mapping[str, T]  # by what stands in the file; anything else means nothing


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """A value that is stored; it has the type of its default."""

    key: str
    default: T
    preference: Preference | None = None  # how the preferences offer it; None: they do not
    formerly: Formerly[T] | None = None  # read as long as the setting itself was never stored

    def accepts(self, value: object) -> bool:
        """Return True if a value has the right type, and is one of those that the preferences allow."""
        if not _has_type_of(value, self.default):
            return False
        if self.preference is None or value == self.default:
            return True
        if isinstance(value, str) and (choices := self.preference.choices_now()):
            return any(value == choice.value for choice in choices)
        if isinstance(value, str):
            return re.fullmatch(self.preference.pattern or ".*", value) is not None
        if isinstance(value, int) and not isinstance(value, bool):
            return self.preference.least <= value <= self.preference.most
        return True


def _has_type_of(value: object, default: object) -> bool:
    if type(value) is not type(default):
        return False
    if isinstance(value, Mapping):
        return all(isinstance(item, str) for pair in value.items() for item in pair)
    return not isinstance(value, list) or all(isinstance(item, str) for item in value)
