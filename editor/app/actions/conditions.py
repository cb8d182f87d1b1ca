"""When an action makes sense: functions of the window's state."""

from editor.app.actions.spec import Condition
from editor.app.window.window_state import WindowState


def has_tabs(state: WindowState) -> bool:
    """A tab is open, even one that only says why a file could not be read."""
    return state.tabs > 0


def several_tabs(state: WindowState) -> bool:
    """There is a tab to go to."""
    return state.tabs > 1


def has_document(state: WindowState) -> bool:
    """A document is on screen, perhaps still being read."""
    return state.has_document


def is_whole(state: WindowState) -> bool:
    """All of the document is there to be read, whatever may be done to it."""
    return state.is_whole


def has_file(state: WindowState) -> bool:
    """The document lies in a file and nothing is writing to it."""
    return state.has_path and not state.is_busy


def has_one_file(state: WindowState) -> bool:
    """The same, and it is no document of several files."""
    return has_file(state) and not state.has_files


def has_files(state: WindowState) -> bool:
    """The document consists of several files."""
    return state.has_files


def is_editable_file(state: WindowState) -> bool:
    """The document lies in a file of its own and may be changed."""
    return state.has_path and state.is_editable and not state.has_files


def is_index_on_disk(state: WindowState) -> bool:
    """The index on screen lies in a file, beside which its sitemaps may lie."""
    return state.is_index and state.has_path and state.is_ready


def is_recovered(state: WindowState) -> bool:
    """What is on screen was recovered and waits to be accepted."""
    return state.is_ready and state.is_recovered


def has_repairs(state: WindowState) -> bool:
    """The file on screen was damaged, and there is something to tell about that."""
    return state.is_ready and state.has_repairs


def is_editable(state: WindowState) -> bool:
    """The document may be changed."""
    return state.is_editable


def can_paste(state: WindowState) -> bool:
    """What is pasted finds a place: in the document, or in a new one where none is open."""
    return state.is_editable or state.tabs == 0


def has_editable_rows(state: WindowState) -> bool:
    """There are entries that may be changed."""
    return state.is_editable and state.rows > 0


def has_safe_fixes(state: WindowState) -> bool:
    """Something can be mended without asking."""
    return state.is_editable and state.has_safe_fixes


def is_foreign_encoding(state: WindowState) -> bool:
    """The file is in another encoding than UTF-8, which can be mended."""
    return state.is_editable and state.is_foreign_encoding


def has_selection(state: WindowState) -> bool:
    """Something is selected."""
    return state.selected > 0


def has_editable_selection(state: WindowState) -> bool:
    """Entries are selected that may be changed."""
    return state.is_editable and state.selected > 0


def can_move_rows(state: WindowState) -> bool:
    """What is selected can be moved: the file's own order is on screen."""
    return has_editable_selection(state) and state.is_file_order


def is_sorted(state: WindowState) -> bool:
    """The view is sorted."""
    return state.is_sorted


def is_sorted_whole(state: WindowState) -> bool:
    """All rows are shown in another order than the file's."""
    return state.is_editable and state.is_sorted and not state.is_filtered


def is_filtered(state: WindowState) -> bool:
    """Some rows are not shown."""
    return state.is_filtered


def has_findings(state: WindowState) -> bool:
    """There are findings to walk through."""
    return state.has_document and state.has_findings


def can_undo(state: WindowState) -> bool:
    """There is something to undo."""
    return state.is_editable and bool(state.undo_text)


def can_redo(state: WindowState) -> bool:
    """There is something to redo."""
    return state.is_editable and bool(state.redo_text)


def shows_findings(state: WindowState) -> bool:
    """The findings panel is open."""
    return state.shows_findings


def shows_files(state: WindowState) -> bool:
    """The list of files is open."""
    return state.shows_files


def can_move_between_files(state: WindowState) -> bool:
    """There are rows that may be moved from file to file."""
    return has_editable_rows(state) and state.has_files


def is_editable_set(state: WindowState) -> bool:
    """The document consists of several files, and may be changed."""
    return state.is_editable and state.has_files


def is_editable_index(state: WindowState) -> bool:
    """An index is open, by itself or with its files, and may be changed."""
    return state.is_editable and (state.is_index or state.has_files)


def shows_site(state: WindowState) -> bool:
    """The site panel is open."""
    return state.shows_site


def shows_details(state: WindowState) -> bool:
    """The details panel is open."""
    return state.shows_details


def folds_origin(state: WindowState) -> bool:
    """The common origin is folded away."""
    return state.folds_origin


def shows_local_dates(state: WindowState) -> bool:
    """Dates are shown in the form of the person's country."""
    return state.shows_local_dates


def freezes_url(state: WindowState) -> bool:
    """The URL column stays while others are scrolled to."""
    return state.freezes_url


def has_lost_work(state: WindowState) -> bool:
    """Unsaved changes were found."""
    return state.has_lost_work


def theme_is(name: str) -> Condition:
    """These colours are chosen."""
    return lambda state: state.theme == name
