"""The state of the window, as values that decide which actions are enabled and which panels are open.

A panel is open as it was left, by default where there is enough width: its setting has a tick in a menu.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

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
# In a narrower window, these open only on request.
DETAILS = Tick(DETAILS_PANEL, ("open",), "closed", room=1180)
SITE = Tick(SITE_PANEL, ("open",), "closed", room=1400)


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
