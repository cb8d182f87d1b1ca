"""What became of a document's rows since its file was read or written."""

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
        self._urlset = document
        self._saved: _Saved | None = None
        self._places: dict[int, int] | None = None  # of the ids in it, once they were asked for

    def keep(self) -> None:
        """The document is about to change."""
        if self._saved is None:
            ids = self._urlset.row_ids()
            ids = ids if isinstance(ids, range) else array("q", ids)
            self._saved = _Saved(ids, self._urlset.snapshot())

    def take_in(self, parts: Iterable[SitemapFile]) -> bool:
        """Take in those of the document's parts that were read since the first change, as their files are.

        Whether there are such.
        """
        saved = self._saved
        if saved is None or not saved.urlset.is_set:
            return False
        known = {file.key for file in saved.urlset.files}
        new = [file for file in parts if file.key not in known]
        ids = array("q", saved.ids)
        for file in new:
            own = saved.urlset.new_file(file.listing, file.key)
            own.frame, own.layouts = file.frame, list(file.layouts)
            saved.urlset.put_files(len(saved.urlset.files), [own])
            saved.urlset.append(file.copy_rows(range(len(file))), file.key)
            ids.extend(file.row_ids())
        self._saved, self._places = saved._replace(ids=ids), None
        return bool(new)

    def forget(self) -> None:
        """From now on the file holds what the document holds."""
        self._saved = self._places = None

    def change(self) -> Callable[[], Edit | None]:
        """What tells, in any thread, all that changed since as one edit of what the file holds."""
        if self._saved is None:
            return lambda: None
        saved, now, ids = self._saved, self._urlset.snapshot(), array("q", self._urlset.row_ids())
        return lambda: transition(saved.urlset, now, saved.origins(ids))

    def base(self) -> Document:
        """What the file holds: read it, never write."""
        return self._saved.urlset if self._saved else self._urlset

    def base_of(self, file: Entries) -> SitemapFile:
        """What the file of one of the document's parts holds: read it, never write."""
        return self.base().file_by_key(file.key)

    def origins(self) -> Origins:
        """Where the rows of the document stand in what the file holds; -1 where they do not."""
        return self._saved.origins(self._urlset.row_ids()) if self._saved else range(len(self._urlset))

    def origins_of(self, file: Entries) -> Origins:
        """Where the rows of a part stand in what its file holds; -1: they do not, or stood in another."""
        if self._saved is None:
            return range(len(file))
        base = self.base_of(file)
        return _places(self._saved.ids[base.rows.start : base.rows.stop], file.row_ids())

    def rows_new(self) -> list[int]:
        """The rows that the file does not have."""
        if self._saved is None:
            return []
        if self._is_in_step:
            return list(range(len(self._saved.ids), len(self._urlset)))
        known = frozenset(self._saved.ids)
        return [row for row, row_id in enumerate(self._urlset.row_ids()) if row_id not in known]

    def rows_changed(self) -> list[int]:
        """The rows with values that the file does not have in them, new ones included."""
        if self._saved is None:
            return []
        rows: set[int] = set(self.rows_new())
        columns = [(name, getattr(self._saved.urlset.columns, name)) for name in _COMPARED]
        if self._is_in_step:
            for name, saved in columns:
                rows.update(_unequal(name, saved, getattr(self._urlset.columns, name)))
            return sorted(rows)
        place_of = dict(zip(self._saved.ids, count()))
        kept = [row for row in range(len(self._urlset)) if row not in rows]
        ids = self._urlset.row_ids()
        places = [place_of[ids[row]] for row in kept]
        for name, saved in columns:
            column = getattr(self._urlset.columns, name)
            found = _unequal(name, [saved[place] for place in places], [column[row] for row in kept])
            rows.update(map(kept.__getitem__, found))
        return sorted(rows)

    def is_changed(self, row: int) -> bool:
        """Whether a row is among those: told row by row, as painting asks."""
        if self._saved is None:
            return False
        place = self._place_of(self._urlset.row_ids()[row])
        if place < 0:
            return True
        saved, now = self._saved.urlset.columns, self._urlset.columns
        return any(
            _is_unequal(name)(getattr(saved, name)[place], getattr(now, name)[row]) for name in _COMPARED
        )

    def _place_of(self, row_id: int) -> int:
        """Where the row with an id stood; -1 where none did."""
        assert self._saved is not None
        ids = self._saved.ids
        if isinstance(ids, range):
            return row_id if row_id in ids else -1
        if self._places is None:
            self._places = dict(zip(ids, count()))
        return self._places.get(row_id, -1)

    @property
    def _is_in_step(self) -> bool:
        """Whether every row that was saved is still where it was."""
        if self._saved is None:
            return True
        saved = self._saved.ids
        now = self._urlset.row_ids()[: len(saved)]
        if isinstance(now, range) and isinstance(saved, range):
            return now == saved
        return array("q", now) == array("q", saved)


class _Saved(NamedTuple):
    ids: Sequence[int]  # a range where no row had ever gone
    urlset: Document

    def origins(self, ids: Sequence[int]) -> list[int]:
        """Where rows with these ids stand in it."""
        return _places(self.ids, ids)


def _places(before: Sequence[int], now: Sequence[int]) -> list[int]:
    """Where rows with these ids stood before; -1 where they did not."""
    place_of = dict(zip(before, count(), strict=False))
    return [place_of.get(row_id, -1) for row_id in now]


def _unequal(name: str, saved: Sequence[object], now: Sequence[object]) -> Iterable[int]:
    """The places where two columns differ; the second may be longer."""
    if saved == now:
        return ()
    return compress(count(), map(_is_unequal(name), saved, now))


def _is_unequal(name: str) -> Callable[[object, object], bool]:
    """What tells two values of a column apart: an odd entry's text is another one once it is set."""
    return is_not if name == "source" else ne
