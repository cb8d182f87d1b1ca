"""The result of an edit in a few words: how many rows it changed, added, moved or deleted."""

from collections.abc import Iterable, Iterator

from editor.core.document.edits import (
    KEEPING_ROWS,
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
)
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import counted, listed


def edit_outcome(edit: Edit) -> str:
    """Return how many rows an edit changed, added, moved and deleted, in words; "" for fewer than two."""
    edits = list(edit.each()) if isinstance(edit, Batch) else [edit]
    removed = sum(len(one.rows) for one in edits if isinstance(one, RemoveRows))
    added = sum(len(one.rows) for one in edits if isinstance(one, InsertRows))
    moved = sum(len(one.touched()) for one in edits if isinstance(one, Reorder))
    # When rows are added or removed, the text of other rows may change too, as with comments before them.
    follow = (SetEntries,) if removed or added or moved else ()
    changed = len(_changed_rows(one for one in edits if not isinstance(one, follow)))
    counts = (changed, added, moved, removed)
    return listed(_words(*counts)) if sum(counts) > 1 else ""


def _changed_rows(edits: Iterable[Edit]) -> set[int]:
    """Return the rows, numbered as after the edits, whose values have changed."""
    rows: set[int] = set()
    for edit in edits:
        if isinstance(edit, KEEPING_ROWS):
            rows.update(edit.touched())
        else:
            rows = set(edit.followed(sorted(rows)))
    return rows


def _words(changed: int, added: int, moved: int, removed: int) -> Iterator[str]:
    if changed:
        one, many = (
            "%Ln row changed",
            QT_TRANSLATE_NOOP("outcome", "%Ln rows changed"),
        )
        yield counted("outcome", one, many, changed)
    if added:
        one, many = (
            "%Ln row added",
            QT_TRANSLATE_NOOP("outcome", "%Ln rows added"),
        )
        yield counted("outcome", one, many, added)
    if moved:
        one, many = (
            "%Ln row moved",
            QT_TRANSLATE_NOOP("outcome", "%Ln rows moved"),
        )
        yield counted("outcome", one, many, moved)
    if removed:
        one, many = (
            "%Ln row deleted",
            QT_TRANSLATE_NOOP("outcome", "%Ln rows deleted"),
        )
        yield counted("outcome", one, many, removed)
