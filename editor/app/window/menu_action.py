"""The actions of a window as the commands use them: their places and other declared facts."""

import re
from collections.abc import Callable, Iterable
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


_MARK = re.compile(r"(&&)|&")  # twice it stands for itself


def with_own_letters(texts: Iterable[str]) -> list[str]:
    """Return the texts of one menu so that no two are chosen by the same letter, as translations may be.

    The first keeps it. The other gets a letter that is free, rather one that begins a word, or none.
    """
    texts = list(texts)
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]  # such as Alt+F
    taken = set(keys)
    for place, key in enumerate(keys):
        if not key or key not in keys[:place]:
            continue
        bare = _MARK.sub(r"\1", _LETTER_BEHIND.sub("", texts[place]))
        letters = [found.start() for found in re.finditer("[A-Za-z]", bare)]
        letters.sort(key=lambda at: bare[:at][-1:].isalpha())
        free = next((at for at in letters if f"Alt+{bare[at].upper()}" not in taken), None)
        texts[place] = bare if free is None else f"{bare[:free]}&{bare[free:]}"
        taken.add(QKeySequence.mnemonic(texts[place]).toString())
    return texts


def action_text(text: str) -> str:
    """Translate the text of an action or menu, given as declared, into the person's language."""
    return translated("actions", text)
