"""The declaration of an action: its text, keys and icon, what it does, and when it is enabled or ticked.

The state of the window decides that. A panel is open as it was left, by default where there is enough
width: its setting has a tick in a menu. An action of the window has its declaration and its place, as the
commands use them. The letter that chooses an action is its own in each menu.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.core.text import N_
from editor.models.words.translation import translated
from editor.services.settings.settings import (
    DETAILS_PANEL,
    FILES_PANEL,
    FINDINGS_PANEL,
    INSIGHT_PANEL,
    SITE_PANEL,
    Setting,
)
from editor.services.settings.settings_file import Settings

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Tick(Generic[T]):
    """A setting that a menu shows with a tick."""

    setting: Setting[T]
    on: tuple[T, ...]  # its values with a tick; a click chooses the first one
    off: T | None = None  # what a click on a tick chooses; None: it stays, as one of several is chosen
    room: int = 0  # if set, any other value means that it is on in a window of this width in pixels

    def is_on(self, settings: Settings, width: int) -> bool:
        """Return True if the tick is shown in a window of this width in pixels."""
        value = settings.get(self.setting)
        return value in self.on or (0 < self.room <= width and value != self.off)

    def click(self, settings: Settings) -> None:
        """Change the setting as a click on the action does."""
        turns_off = self.off is not None and settings.get(self.setting) != self.off
        self.set(settings, is_on=not turns_off)

    def set(self, settings: Settings, *, is_on: bool) -> None:
        """Show the tick, or take it away."""
        settings.set(self.setting, self.on[0] if is_on or self.off is None else self.off)


FINDINGS = Tick(FINDINGS_PANEL, (True,), off=False)
FILES = Tick(FILES_PANEL, (True,), off=False)
INSIGHT = Tick(INSIGHT_PANEL, (True,), off=False)
# In a narrower window, these open only on request: URLs come first.
DETAILS = Tick(DETAILS_PANEL, ("open",), "closed", room=1600)
SITE = Tick(SITE_PANEL, ("open",), "closed", room=1366)


class WindowState(NamedTuple):
    """A snapshot of the window, as far as it decides which actions are enabled."""

    tabs: int = 0
    has_document: bool = False
    is_whole: bool = False  # read to its end; no action may work on half a document
    is_busy: bool = False  # being saved or exported
    is_modified: bool = False  # and not saved yet
    at_work: str = ""  # a sentence that it is being read or written; "" if not
    is_read_only: bool = False  # recovered and not accepted, or a feed
    has_repairs: bool = False  # it was damaged, and was repaired
    is_recovered: bool = False  # not accepted yet
    is_foreign_encoding: bool = False  # not UTF-8
    has_path: bool = False
    has_files: bool = False  # it consists of several
    is_index: bool = False  # of sitemaps
    rows: int = 0
    selected: int = 0
    is_file_order: bool = True  # neither sorted nor filtered; of several files one may be shown alone
    is_sorted: bool = False
    is_filtered: bool = False
    has_findings: bool = False
    has_safe_fixes: bool = False  # findings that can be corrected without asking
    undo_text: str = ""  # the title of the edit to undo; "" if there is none
    redo_text: str = ""
    can_redo: bool = False  # now
    ticks: frozenset[str] = frozenset()  # the ids of actions whose tick is shown
    has_lost_work: bool = False  # unsaved changes that a crash left

    @property
    def is_ready(self) -> bool:
        """True if the whole document may be written and read."""
        return self.is_whole and not self.is_busy

    @property
    def is_editable(self) -> bool:
        """True if the document may be changed."""
        return self.is_ready and not self.is_read_only

    @property
    def is_on_disk(self) -> bool:
        """True if the document is in a file, or in several, and nothing is writing to them."""
        return (self.has_path or self.has_files) and not self.is_busy

    @property
    def has_index(self) -> bool:
        """True if an index is open, alone or with its files."""
        return self.is_index or self.has_files

    @property
    def can_paste(self) -> bool:
        """True if the clipboard can be pasted: into the document, or without one into a new one."""
        return self.is_editable or self.tabs == 0

    @property
    def has_other_tabs(self) -> bool:
        """True if there is another tab to go to."""
        return self.tabs > 1


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


@cache  # each change of the state asks for those of all actions
def _facts(condition: str) -> Sequence[tuple[str, bool]]:
    """Return the facts in a condition, each with whether it has to be so."""
    facts = condition.split(" and ") if condition else ()
    return [(fact.removeprefix("not "), not fact.startswith("not ")) for fact in facts]


_RARE = ("has_files", "has_index", "has_other_tabs")  # facts that are not so in a window with one plain file


class ActionSpec(NamedTuple):
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
        return all(bool(getattr(state, fact)) is wanted for fact, wanted in _facts(self.enabled))

    def is_offered(self, state: WindowState) -> bool:
        """Return True if a menu shows it: what is about several files, an index or other tabs is not shown to
        somebody who has none; *Find an action* has it in any case.
        """
        return all(getattr(state, fact) for fact, wanted in _facts(self.enabled) if wanted and fact in _RARE)

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
