"""The actions of a window as the commands use them: their places and other declared facts."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import translated


class Menu(StrEnum):
    """The menus of the menu bar, in their order."""

    FILE = QT_TRANSLATE_NOOP("actions", "&File")
    EDIT = QT_TRANSLATE_NOOP("actions", "&Edit")
    ROWS = QT_TRANSLATE_NOOP("actions", "&Rows")
    VIEW = QT_TRANSLATE_NOOP("actions", "&View")
    SITE = QT_TRANSLATE_NOOP("actions", "&Site")
    HELP = QT_TRANSLATE_NOOP("actions", "&Help")


class Submenu(StrEnum):
    """The submenus for groups of actions, which keep a menu short enough for a small screen."""

    COLUMNS = QT_TRANSLATE_NOOP("actions", "&Columns")
    LOOK = QT_TRANSLATE_NOOP("actions", "&Zoom and theme")


@dataclass(frozen=True, slots=True)
class ActionFacts:
    """The declared facts of an action, which stay the same even if its text changes."""

    title: str  # in the person's language
    place: tuple[Menu] | tuple[Menu, Submenu]
    words: tuple[str, ...]  # other words for it, as declared
    named_keys: Callable[[], list[QKeySequence]]  # the keys that are shown to people, found when asked for


class MenuAction(QAction):
    """An action in the menu bar."""

    def __init__(self, facts: ActionFacts, window: QWidget) -> None:
        super().__init__(facts.title, window)
        self.facts = facts


_LETTER_BEHIND = re.compile(r"\(&.\)")  # as in languages whose letters are not on the keyboard


def without_mnemonic(text: str) -> str:
    """Return the text of an action or a menu without the mark of the letter that chooses it."""
    return _LETTER_BEHIND.sub("", text).replace("&", "")


def action_text(text: str) -> str:
    """Translate the text of an action or menu, given as declared, into the person's language."""
    return translated("actions", text)
