"""Files read as far as that can be, and what was mended taken back."""

from editor.formats.damage.entry_recovery import is_recoverable, recover
from editor.formats.damage.repair_list import TrackedText, Why
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import Reading, read_document


def read_or_recover(data: bytes, name: str = "") -> Reading:
    """Read a whole file, or what can be had of it; raises Unreadable where that is nothing."""
    try:
        return read_document(data, name)
    except Unreadable as error:
        if not is_recoverable(error):
            raise
        return recover(data, name, error)


def with_changes(tracked: TrackedText[Why]) -> str:
    """The original with the changes made to it, from the last one on."""
    text = tracked.original
    for change in reversed(tracked.changes):
        text = text[: change.start] + change.after + text[change.end :]
    return text


def without_changes(tracked: TrackedText[Why]) -> str:
    """The text as it was before, of which only what was changed is looked at."""
    text = tracked.text
    for change in tracked.changes:  # what stands before it is the original already
        end = change.start + len(change.after)
        text = text[: change.start] + tracked.original[change.start : change.end] + text[end:]
    return text
