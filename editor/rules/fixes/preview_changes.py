"""Finds the changes that edits made, by comparing a document with a copy that was edited."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

from editor.core.document.columns import CompactList
from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, RemoveRows, SetEntries, SetFrame, SetValues, one_of
from editor.core.document.entries import DocumentListener, Entries
from editor.core.document.entry_text import entry_text
from editor.core.document.rows import RowMapping, as_rows
from editor.core.fields import fields_of
from editor.core.xml.markup import Frame


class PreviewChange(NamedTuple):
    """One difference between a document before and after some edits.

    `row` counts from 0 in the document before the edits; None is the file as a whole, and then `field` names
    the part of it. If `field` is "", the change is to the entry as a whole: `before` and `after` are its text
    (or the text before it, if only that changed), and `after` is "" if the entry is removed; `before` is ""
    if an entry is inserted below that row. `file` is the name of its file, if there are several.
    """

    row: int | None
    field: str
    before: str
    after: str
    file: str = ""
    url: str = ""
    note: str = ""  # what the change follows from, where that is an answer of the page


ChangedPlace = tuple[int | None, str]  # row and field of a change

_PARTS: dict[str, Callable[[Frame], str]] = {
    "encoding": lambda frame: frame.encoding,
    "byte order mark": lambda frame: frame.bom.hex(" ").upper(),
    "compression": lambda frame: "gzip" if frame.gzip else "",
    "prolog": lambda frame: frame.prolog,
    "epilog": lambda frame: frame.epilog,
}
_MAX_NEW = 100  # inserted entries that are shown with the one after them
_STRUCTURE = ("extensions", "gap", "source")


def frame_changes(before: Frame, after: Frame) -> list[PreviewChange]:
    """Return the changes around the entries."""
    parts = ((part, told(before), told(after)) for part, told in _PARTS.items())
    return [PreviewChange(None, *part) for part in parts if part[1] != part[2]]


class Difference(DocumentListener):
    """Compares a document with a copy made before the copy is edited; follows the rows of the copy."""

    def __init__(self, before: Document, after: Document) -> None:
        self._before = before
        self._after = after
        self._origins: list[int] = list(range(len(after)))  # -1 for an entry that was inserted
        after.listeners.add(self)

    def changes(self, limit: int) -> tuple[PreviewChange, ...]:
        """Return the first changes: those of the file itself, then those of its rows in their order."""
        found = self._of_file()[:limit]
        for row in sorted(self._shown_of_row.keys() | self._inserted.keys()):
            for field in self._shown_of_row.get(row, ()):
                if len(found) >= limit:
                    return tuple(found)
                found.append(self._change(row, field))
            found += map(self._insertion, self._inserted.get(row, ()))
        return tuple(found[:limit])

    def count(self) -> int:
        """Count all changes."""
        of_rows = sum(map(len, self._shown_of_row.values())) + sum(map(len, self._inserted.values()))
        return len(self._of_file()) + of_rows

    def files(self) -> int:
        """Count the files with changes."""
        names = {change.file for change in self._of_file()}
        rows = self._shown_of_row.keys() | self._inserted.keys()
        return len(names.union(_name(self._before.file_at(row)) for row in rows))

    def changes_at(self, places: Iterable[ChangedPlace], limit: int) -> tuple[PreviewChange, ...]:
        """Return the first changes at some places; row None is the file itself, field "" the entry."""
        found: dict[PreviewChange, None] = {}
        for row, field in places:
            if len(found) >= limit:
                break
            if row is None:
                found.update(dict.fromkeys(self._of_file()))
                continue
            names = self._shown_of_row.get(row, ())
            found.update(
                (self._change(row, name), None) for name in names if not field or name in (field, "")
            )
            found.update((self._insertion(new), None) for new in self._inserted.get(row, ()))
        return tuple(found)[:limit]

    def origin(self, row: int) -> int:
        """Return the row in the original of an entry of the copy; -1 if it was inserted."""
        return self._origins[row]

    def has_new_rows(self) -> bool:
        """Return True if the copy has entries that were inserted."""
        return -1 in self._origins

    def net_edit(self) -> Edit | None:
        """Return one edit that makes the document equal to the copy; no entry may be new or moved."""
        removed = sorted(set(range(len(self._before))) - self._new_rows.keys())
        changed = sorted(row for row in self._fields_of_row if row in self._new_rows)
        edits: list[Edit] = []
        for old, new in zip(self._before.files, self._after.files, strict=True):
            if old.frame != new.frame:
                edits.append(SetFrame(new.frame, new.key))
        if changed:
            rows = [self._new_rows[row] for row in changed]
            columns = self._after.copy_rows(rows)
            # Current texts need no later update.
            columns.source = CompactList(map(self._after.current_source, rows))
            edits.append(SetEntries(as_rows(changed), columns))
        if removed:
            edits.append(RemoveRows(as_rows(removed)))
        return one_of(edits)

    def _of_file(self) -> list[PreviewChange]:
        pairs = zip(self._before.files, self._after.files, strict=True)
        found = []
        for old, new in pairs:
            for change in frame_changes(old.frame, new.frame):
                coming = self._new_before(new.rows.stop) if change.field == "epilog" else ""
                found.append(change._replace(after=coming + change.after, file=_name(old)))
        return found

    @cached_property
    def _fields_of_row(self) -> dict[int, list[str]]:
        """The differing fields of each original row; only used once all edits are made."""
        found: dict[int, list[str]] = {
            row: [""] for row in set(range(len(self._before))) - set(self._origins)
        }
        for field in fields_of(self._before.kind):
            for row in self._differing(field.name):
                found.setdefault(row, []).append(field.name)
        for name in (*_STRUCTURE, "layout"):
            for row in self._differing(name):
                found.setdefault(row, [""])
        return found

    @cached_property
    def _shown_of_row(self) -> dict[int, list[str]]:
        """The differences to show: without entries of unchanged text, whose root alone changed."""
        return {
            row: fields
            for row, fields in self._fields_of_row.items()
            if fields != [""] or (change := self._change(row, "")).before != change.after
        }

    @cached_property
    def _inserted(self) -> dict[int, list[int]]:
        """The inserted entries by the original row above, without those shown with the gap after them."""
        found: dict[int, list[int]] = {}
        above = 0
        new: list[int] = []
        for row, origin in enumerate([*self._origins, len(self._before)]):
            if origin < 0:
                new.append(row)
                continue
            if new and not self._is_shown_with_gap(origin):
                found[above] = new
            above, new = origin, []
        return found if len(self._before) else {}

    def _is_shown_with_gap(self, row: int) -> bool:
        """Return True if inserted entries are shown with what stands between them and an original row."""
        if row == len(self._before):
            return any(change.field == "epilog" for change in self._of_file())
        is_whole = self._shown_of_row.get(row) == [""]
        return is_whole and entry_text(self._before, row) == entry_text(self._after, self._new_rows[row])

    def _insertion(self, new: int) -> PreviewChange:
        """Return the change of an inserted entry, by its row in the copy."""
        row = next((row for row in reversed(self._origins[:new]) if row >= 0), 0)
        text, url = entry_text(self._after, new), self._after.column("loc")[new]
        return PreviewChange(row, "", "", text, _name(self._before.file_at(row)), url)

    def _differing(self, name: str) -> list[int]:
        before: Sequence[object] = getattr(self._before.columns, name)
        after: Sequence[object] = getattr(self._after.columns, name)
        if before == after and self._is_aligned:
            return []
        pairs = zip(self._origins, after, strict=True)
        return [row for row, value in pairs if row >= 0 and before[row] != value]

    @cached_property
    def _new_rows(self) -> dict[int, int]:
        return {old: new for new, old in enumerate(self._origins) if old >= 0}

    @property
    def _is_aligned(self) -> bool:
        return self._origins == list(range(len(self._before)))

    def _change(self, row: int, field: str) -> PreviewChange:
        new, file = self._new_rows.get(row), _name(self._before.file_at(row))
        url = self._before.column("loc")[row]
        if field and new is not None:
            texts = self._before.column(field)[row], self._after.column(field)[new]
            return PreviewChange(row, field, *texts, file, url)
        before = entry_text(self._before, row)
        after = "" if new is None else entry_text(self._after, new)
        if new is not None and before == after:
            before = self._before.columns.gap[row]
            after = self._new_before(new) + self._after.columns.gap[new]
        return PreviewChange(row, "", before, after, file, url)

    def _new_before(self, end: int) -> str:
        """Return the text of the entries inserted before a row of the copy, which may come from its gap."""
        start = end
        while start and end - start < _MAX_NEW and self._origins[start - 1] < 0:
            start -= 1
        gaps = self._after.columns.gap
        return "".join(f"{gaps[row]}{entry_text(self._after, row)}" for row in range(start, end))

    # Changes of the copy

    def rows_inserted(self, first: int, last: int) -> None:
        """Note that new entries have no original row."""
        self._origins[first:first] = [-1] * (last - first + 1)

    def rows_removed(self, first: int, last: int) -> None:
        """Forget the original rows of removed entries."""
        del self._origins[first : last + 1]

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Move the original rows along with their entries."""
        old_rows.arrange(self._origins, repeat(-1))


def _name(file: Entries) -> str:
    return file.name


def first_change(document: Document, edit: Edit | None) -> PreviewChange | None:
    """Return the first change that an edit of values, texts or the frame will make, without applying it."""
    if isinstance(edit, Batch):
        return next((change for file in edit.edits if (change := first_change(document, file))), None)
    if isinstance(edit, SetValues) and edit.rows:
        row, values = edit.rows[0], edit.values
        return PreviewChange(
            row,
            edit.field,
            document.column(edit.field)[row],
            values if isinstance(values, str) else values[0],
        )
    if isinstance(edit, SetEntries) and edit.rows:
        file = document.file_at(edit.rows[0])
        after = Document(file.frame)
        after.layouts = file.layouts
        after.append(edit.columns)
        texts = entry_text(document, row := edit.rows[0]), entry_text(after, 0)
        if texts[0] == texts[1]:
            texts = document.columns.gap[row], after.columns.gap[0]
        return PreviewChange(row, "", *texts)
    if isinstance(edit, SetFrame):
        return next(iter(frame_changes(document.files.by_key[edit.key].frame, edit.frame)), None)
    return None
