"""The state of the window, as values that decide which actions are enabled."""

from dataclasses import dataclass


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
