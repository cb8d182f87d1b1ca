"""The actions of a window as the commands know them: where they stand, and what else is said of them."""

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
    HELP = QT_TRANSLATE_NOOP("actions", "&Help")


class Submenu(StrEnum):
    """Menus within these, for groups of actions: else one would not fit a small screen."""

    COLUMNS = QT_TRANSLATE_NOOP("actions", "&Columns")
    LOOK = QT_TRANSLATE_NOOP("actions", "&Zoom and theme")


@dataclass(frozen=True, slots=True)
class ActionFacts:
    """What is declared of an action and stays the same, whatever its text says for the moment."""

    title: str  # in the person's language
    place: tuple[Menu] | tuple[Menu, Submenu]
    words: tuple[str, ...] = ()  # what else people call it, as declared
    named_keys: tuple[QKeySequence, ...] = ()  # those that people are told of


class MenuAction(QAction):
    """An action in the menu bar."""

    def __init__(self, facts: ActionFacts, window: QWidget) -> None:
        super().__init__(facts.title, window)
        self.facts = facts


def action_text(text: str) -> str:
    """What an action or a menu is called in the person's language; text: as it is declared."""
    return translated("actions", text)
