"""Compares the rows of a document with those that its file had when it was last read or written."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import compress, count
from operator import is_not, ne
from typing import NamedTuple

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.entries import Entries
from editor.core.document.sitemap_file import SitemapFile
from editor.core.document.transition import Origins, transition
from editor.core.fields import FIELD_NAMES

_COMPARED = (*FIELD_NAMES, "extensions", "source")


class SavedState:
    """Remembers what the file holds from the first change on: until then it is what the document holds."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._saved: _Saved | None = None
        self._places: dict[int, int] | None = None  # of the ids in it, once they were asked for

    def keep(self) -> None:
        """Keep the state of the file, before the document changes."""
        if self._saved is None:
            ids = self._document.row_ids()
            ids = ids if isinstance(ids, range) else array("q", ids)
            self._saved = _Saved(ids, self._document.snapshot())

    def take_in(self, parts: Iterable[SitemapFile]) -> bool:
        """Add files that were read after the first change; return True if there are any.

        Whether there are such.
        """
        saved = self._saved
        if saved is None or not saved.entries.is_set:
            return False
        known = {file.key for file in saved.entries.files}
        new = [file for file in parts if file.key not in known]
        ids = array("q", saved.ids)
        for file in new:
            own = saved.entries.new_file(file.listing, file.key)
            own.frame, own.layouts = file.frame, list(file.layouts)
            saved.entries.put_files(len(saved.entries.files), [own])
            saved.entries.append(file.copy_rows(range(len(file))), file.key)
            ids.extend(file.row_ids())
        self._saved, self._places = saved._replace(ids=ids), None
        return bool(new)

    def forget(self) -> None:
        """Take the present document as the state of the file."""
        self._saved = self._places = None

    def change(self) -> Callable[[], Edit | None]:
        """Return a function that returns, in any thread, all changes since then as one edit."""
        if self._saved is None:
            return lambda: None
        saved, now, ids = self._saved, self._document.snapshot(), array("q", self._document.row_ids())
        return lambda: transition(saved.entries, now, saved.origins(ids))

    def base(self) -> Document:
        """Return the document as its file has it; it must not be changed."""
        return self._saved.entries if self._saved else self._document

    def base_of(self, file: Entries) -> SitemapFile:
        """Return one file of the document as it is on the disk; it must not be changed."""
        return self.base().file_by_key(file.key)

    def origins(self) -> Origins:
        """Return for each row of the document its row in the saved state; -1 if it has none."""
        return self._saved.origins(self._document.row_ids()) if self._saved else range(len(self._document))

    def origins_of(self, file: Entries) -> Origins:
        """Return for each row of a file its row in the saved file; -1 if it is new there."""
        if self._saved is None:
            return range(len(file))
        base = self.base_of(file)
        return _places(self._saved.ids[base.rows.start : base.rows.stop], file.row_ids())

    def rows_new(self) -> list[int]:
        """Return the rows that the saved state does not have."""
        if self._saved is None:
            return []
        if self._is_in_step:
            return list(range(len(self._saved.ids), len(self._document)))
        known = frozenset(self._saved.ids)
        return [row for row, row_id in enumerate(self._document.row_ids()) if row_id not in known]

    def rows_changed(self) -> list[int]:
        """Return the rows with values that the saved state does not have, including new rows."""
        if self._saved is None:
            return []
        rows: set[int] = set(self.rows_new())
        columns = [(name, getattr(self._saved.entries.columns, name)) for name in _COMPARED]
        if self._is_in_step:
            for name, saved in columns:
                rows.update(_unequal(name, saved, getattr(self._document.columns, name)))
            return sorted(rows)
        place_of = dict(zip(self._saved.ids, count()))
        kept = [row for row in range(len(self._document)) if row not in rows]
        ids = self._document.row_ids()
        places = [place_of[ids[row]] for row in kept]
        for name, saved in columns:
            column = getattr(self._document.columns, name)
            found = _unequal(name, [saved[place] for place in places], [column[row] for row in kept])
            rows.update(map(kept.__getitem__, found))
        return sorted(rows)

    def is_changed(self, row: int) -> bool:
        """Tell whether a row has values that the saved state does not have; painting asks this row by row."""
        if self._saved is None:
            return False
        place = self._place_of(self._document.row_ids()[row])
        if place < 0:
            return True
        saved, now = self._saved.entries.columns, self._document.columns
        return any(
            _is_unequal(name)(getattr(saved, name)[place], getattr(now, name)[row]) for name in _COMPARED
        )

    def _place_of(self, row_id: int) -> int:
        """Return the row that had this identifier in the saved state; -1 if there was none."""
        assert self._saved is not None
        ids = self._saved.ids
        if isinstance(ids, range):
            return row_id if row_id in ids else -1
        if self._places is None:
            self._places = dict(zip(ids, count()))
        return self._places.get(row_id, -1)

    @property
    def _is_in_step(self) -> bool:
        """True if every saved row is still where it was."""
        if self._saved is None:
            return True
        saved = self._saved.ids
        now = self._document.row_ids()[: len(saved)]
        if isinstance(now, range) and isinstance(saved, range):
            return now == saved
        return array("q", now) == array("q", saved)


class _Saved(NamedTuple):
    ids: Sequence[int]  # a range where no row had ever gone
    entries: Document

    def origins(self, ids: Sequence[int]) -> list[int]:
        """Return the row of each of these identifiers in the saved state; -1 if there is none."""
        return _places(self.ids, ids)


def _places(before: Sequence[int], now: Sequence[int]) -> list[int]:
    """Return for each present row identifier its row among the former ones; -1 if there is none."""
    place_of = dict(zip(before, count(), strict=False))
    return [place_of.get(row_id, -1) for row_id in now]


def _unequal(name: str, saved: Sequence[object], now: Sequence[object]) -> Iterable[int]:
    """Return the indexes at which two columns differ; the second may be longer."""
    if saved == now:
        return ()
    return compress(count(), map(_is_unequal(name), saved, now))


def _is_unequal(name: str) -> Callable[[object, object], bool]:
    """Return the function that tells two values of a column apart; sources are compared by identity."""
    return is_not if name == "source" else ne
