"""The declaration of an action: its text, keys and icon, what it does, and when it is enabled or ticked.

An action of the window has its declaration and its place, as the commands use them. The letter that
chooses an action is its own in each menu.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.app.window.window_state import Tick, WindowState
from editor.core.text import N_
from editor.models.words.translation import translated

Key = QKeySequence.StandardKey
Role = QAction.MenuRole


class Menu(StrEnum):
    """The menus of the menu bar, in their order."""

    FILE = N_("&File")
    EDIT = N_("&Edit")
    ROWS = N_("&Rows")
    VIEW = N_("&View")
    SITE = N_("&Site")
    HELP = N_("&Help")


class Submenu(StrEnum):
    """The submenus for groups of actions, which keep a menu short enough for a small screen."""

    COLUMNS = N_("&Columns")
    LOOK = N_("&Zoom and theme")


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """The declaration of an action; `hint` is a sentence that explains its text."""

    command: str  # "view.select_all": a method of the commands; without a dot, it only changes its tick
    text: str
    name: str = ""  # its id; "" if it is that of the method
    keys: tuple[str | Key, ...] = ()
    icon: str = ""
    enabled: str = ""  # facts of the state of the window: "is_editable and not is_index"
    tick: Tick[Any] | None = None  # if set, the action is checkable
    hint: str = ""
    many: str = ""  # its text for several rows; "" if it is the same
    synonyms: str = ""  # other words for it, separated by spaces, for Find an action
    tool_bar: str = ""  # its short name there; "" if it is not there
    role: Role = Role.NoRole
    is_for_text: bool = False  # also for text fields: text being typed is not entered first

    @property
    def id(self) -> str:
        """The name by which rules, settings and tests know it."""
        return self.name or self.command.rpartition(".")[2]

    def is_enabled(self, state: WindowState) -> bool:
        """Return True if all facts are so that it needs."""
        facts = filter(None, self.enabled.split(" and "))
        return all(
            bool(getattr(state, fact.removeprefix("not "))) != fact.startswith("not ") for fact in facts
        )

    def title(self) -> str:
        """Return the text as shown, in the person's language."""
        return action_text(self.text)

    def sequences(self) -> list[QKeySequence]:
        """Return the keys that trigger it on this system; the first one is shown."""
        found: list[QKeySequence] = []
        for key in self.keys:
            found += [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        return [key for number, key in enumerate(found) if not key.isEmpty() and key not in found[:number]]

    def named_sequences(self) -> list[QKeySequence]:
        """Return the keys to show: the first one, and those chosen in addition to the system's own."""
        chosen = [QKeySequence(key) for key in self.keys if isinstance(key, str)]
        return [key for number, key in enumerate(self.sequences()) if not number or key in chosen]


class MenuAction(QAction):
    """An action in the menu bar, with its declaration: its text may change."""

    def __init__(self, spec: ActionSpec, place: tuple[Menu] | tuple[Menu, Submenu], window: QWidget) -> None:
        super().__init__(spec.title(), window)
        self.spec, self.place = spec, place
        self.tip = ""  # what it does, with its key
        self.waits_for = ""  # a sentence on why it is not enabled for now
        self.explained = ""  # its tool tip as last set


def action_text(text: str) -> str:
    """Translate the text of an action or menu, given as declared, into the person's language."""
    return translated(text)


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
