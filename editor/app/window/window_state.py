"""The state of the window, as values that decide which actions are enabled and which panels are open.

Panels are open as they were left, by default where there is enough width. An action of the window
has its places and other declared facts, as the commands use them.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import translated
from editor.services.settings.settings import DETAILS_PANEL, SITE_PANEL, Setting
from editor.services.settings.settings_file import Settings

# Pixels of the window: in a narrower one, a panel opens only on request.
ROOM_FOR_DETAILS, ROOM_FOR_SITE = 1180, 1400
OPEN, CLOSED = "open", "closed"


def opens_details(settings: Settings, width: int) -> bool:
    """Return True if the details panel is open in a window of this width in pixels."""
    return _is_open(settings, DETAILS_PANEL, width >= ROOM_FOR_DETAILS)


def opens_site(settings: Settings, width: int) -> bool:
    """Return True if the site panel is open in a window of this width in pixels."""
    return _is_open(settings, SITE_PANEL, width >= ROOM_FOR_SITE)


def _is_open(settings: Settings, setting: Setting[str], has_room: bool) -> bool:
    return settings.get(setting) == OPEN or (settings.get(setting) != CLOSED and has_room)


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


@dataclass(frozen=True, slots=True)
class WindowState:
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
    theme: str = "system"
    shows_findings: bool = True
    shows_site: bool = False
    shows_details: bool = True
    shows_files: bool = True
    shows_insight: bool = False
    folds_origin: bool = True
    shows_local_dates: bool = False
    freezes_url: bool = True
    has_lost_work: bool = False  # unsaved changes that a crash left

    @property
    def is_ready(self) -> bool:
        """True if the whole document may be written and read."""
        return self.is_whole and not self.is_busy

    @property
    def is_editable(self) -> bool:
        """True if the document may be changed."""
        return self.is_ready and not self.is_read_only
