"""The declaration of an action, and the conditions under which actions are enabled or checked.

A declaration has the text of an action, its keys, its command and its conditions, which are
functions of the window's state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from editor.app.window.window_state import WindowState, action_text

if TYPE_CHECKING:
    from editor.app.commands.all_commands import Commands


Key = QKeySequence.StandardKey
Role = QAction.MenuRole


Slot = Callable[["Commands"], Callable[[], object]]
Condition = Callable[[WindowState], bool]


def always(_state: WindowState) -> bool:
    """Return True: the action is always enabled."""
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """The declaration of an action; `hint` is a sentence that explains its text."""

    id: str
    text: str
    slot: Slot
    keys: tuple[str | Key, ...] = ()
    icon: str = ""
    enabled_when: Condition = always
    checked_when: Condition | None = None  # if set, the action is checkable
    hint: str = ""
    many: str = ""  # its text for several rows; "" if it is the same
    synonyms: str = ""  # other words for it, separated by spaces, for Find an action
    tool_bar: str = ""  # its short name there; "" if it is not there
    role: Role = Role.NoRole
    is_for_text: bool = False  # also for text fields: text being typed is not entered first

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


def has_tabs(state: WindowState) -> bool:
    """Return True if a tab is open, even one that only says why a file could not be read."""
    return state.tabs > 0


def several_tabs(state: WindowState) -> bool:
    """Return True if there is another tab to go to."""
    return state.tabs > 1


def has_document(state: WindowState) -> bool:
    """Return True if a document is on screen, even one that is still being read."""
    return state.has_document


def is_whole(state: WindowState) -> bool:
    """Return True if the document was read to its end, even if it may not be changed."""
    return state.is_whole


def has_whole_rows(state: WindowState) -> bool:
    """Return True if the document was read to its end and has entries, even if it may not be changed."""
    return state.is_whole and state.rows > 0


def is_saved(state: WindowState) -> bool:
    """Return True if the document is in a file, or in several, which hold all changes."""
    return state.is_ready and has_file(state) and not state.is_modified


def has_file(state: WindowState) -> bool:
    """Return True if the document is in a file, or in several, and nothing is writing to them."""
    return (state.has_path or state.has_files) and not state.is_busy


def has_one_file(state: WindowState) -> bool:
    """Return True if the document is in a single file and nothing is writing to it."""
    return has_file(state) and not state.has_files


def has_files(state: WindowState) -> bool:
    """Return True if the document consists of several files."""
    return state.has_files


def is_editable_file(state: WindowState) -> bool:
    """Return True if the document is in a single file and may be changed."""
    return state.has_path and state.is_editable and not state.has_files


def is_index_on_disk(state: WindowState) -> bool:
    """Return True if the index on screen is in a file, with a folder that may contain its sitemaps."""
    return state.is_index and state.has_path and state.is_ready


def is_recovered(state: WindowState) -> bool:
    """Return True if the document on screen was recovered and not accepted yet."""
    return state.is_ready and state.is_recovered


def has_repairs(state: WindowState) -> bool:
    """Return True if the file on screen was damaged and repaired."""
    return state.is_ready and state.has_repairs


def is_editable(state: WindowState) -> bool:
    """Return True if the document may be changed."""
    return state.is_editable


def can_paste(state: WindowState) -> bool:
    """Return True if the clipboard can be pasted: into the document, or without one into a new one."""
    return state.is_editable or state.tabs == 0


def has_editable_rows(state: WindowState) -> bool:
    """Return True if there are entries that may be changed."""
    return state.is_editable and state.rows > 0


def has_editable_dates(state: WindowState) -> bool:
    """Return True if there are entries of pages whose dates may be changed."""
    return has_editable_rows(state) and not state.is_index


def has_safe_fixes(state: WindowState) -> bool:
    """Return True if a finding can be corrected without asking."""
    return state.is_editable and state.has_safe_fixes


def is_foreign_encoding(state: WindowState) -> bool:
    """Return True if the file is in another encoding than UTF-8, and may be changed."""
    return state.is_editable and state.is_foreign_encoding


def has_selection(state: WindowState) -> bool:
    """Return True if any rows are selected."""
    return state.selected > 0


def has_editable_selection(state: WindowState) -> bool:
    """Return True if entries are selected that may be changed."""
    return state.is_editable and state.selected > 0


def can_move_rows(state: WindowState) -> bool:
    """Return True if the selected rows can be moved, as they are shown in the file's own order."""
    return has_editable_selection(state) and state.is_file_order


def is_sorted(state: WindowState) -> bool:
    """Return True if the view is sorted."""
    return state.is_sorted


def is_sorted_whole(state: WindowState) -> bool:
    """Return True if all rows are shown, in another order than the file's."""
    return state.is_editable and state.is_sorted and not state.is_filtered


def is_filtered(state: WindowState) -> bool:
    """Return True if a filter hides some rows."""
    return state.is_filtered


def has_findings(state: WindowState) -> bool:
    """Return True if there are findings to go to."""
    return state.has_document and state.has_findings


def can_undo(state: WindowState) -> bool:
    """Return True if there is an edit to undo."""
    return state.is_editable and bool(state.undo_text)


def can_redo(state: WindowState) -> bool:
    """Return True if there is something to redo now: an edit, or the acceptance of what was recovered."""
    return state.can_redo


def shows_findings(state: WindowState) -> bool:
    """Return True if the findings panel is open."""
    return state.shows_findings


def shows_files(state: WindowState) -> bool:
    """Return True if the list of files is open."""
    return state.shows_files


def can_move_between_files(state: WindowState) -> bool:
    """Return True if there are rows that may be moved from file to file."""
    return has_editable_rows(state) and state.has_files


def is_editable_set(state: WindowState) -> bool:
    """Return True if the document consists of several files and may be changed."""
    return state.is_editable and state.has_files


def is_editable_index(state: WindowState) -> bool:
    """Return True if an index is open, alone or with its files, and may be changed."""
    return state.is_editable and (state.is_index or state.has_files)


def shows_insight(state: WindowState) -> bool:
    """Return True if the insight panel is open."""
    return state.shows_insight


def shows_site(state: WindowState) -> bool:
    """Return True if the site panel is open."""
    return state.shows_site


def shows_details(state: WindowState) -> bool:
    """Return True if the details panel is open."""
    return state.shows_details


def folds_origin(state: WindowState) -> bool:
    """Return True if the common origin of URLs is hidden."""
    return state.folds_origin


def shows_local_dates(state: WindowState) -> bool:
    """Return True if dates are shown in the format of the person's country."""
    return state.shows_local_dates


def freezes_url(state: WindowState) -> bool:
    """Return True if the URL column stays while others are scrolled."""
    return state.freezes_url


def has_lost_work(state: WindowState) -> bool:
    """Return True if unsaved changes of an earlier session were found."""
    return state.has_lost_work


def theme_is(name: str) -> Condition:
    """Return a condition that is True if this theme is chosen."""
    return lambda state: state.theme == name
