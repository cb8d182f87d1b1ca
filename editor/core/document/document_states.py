"""Compares states of a document: with its file, and with another version, to which one edit leads.

`SavedState` counts the rows that differ from those that the file had when it was last read or
written. `transition` finds one edit that turns a document into another, byte for byte: for lost
work, earlier versions and merging.
"""

from array import array
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, compress, count, repeat
from operator import is_not, ne
from typing import NamedTuple

from editor.core.document import edits
from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, as_rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import FIELD_NAMES

Origins = Sequence[int]  # for each entry of the later document its row in the earlier one, or -1: it is new

_STRUCTURE = ("extensions", "gap", "source", "layout")


def origins_by_id(count_before: int, after: Entries) -> list[int]:
    """Return the origins of entries in a document that was copied from the earlier one and then edited."""
    return [row_id if row_id < count_before else -1 for row_id in after.row_ids()]


def origins_by_content(before: Entries, after: Entries) -> list[int]:
    """Return the origins of entries in a document of unknown history, by comparing URLs.

    Of entries with the same URL, those that are alike in all are taken first, then the others in their order.
    """
    old, new = before.column("loc"), after.column("loc")
    shorter = min(len(old), len(new))
    head = next(iter(_differing(old[:shorter], new[:shorter])), shorter)
    backwards = old[head:][::-1][: shorter - head], new[head:][::-1][: shorter - head]
    tail = next(iter(_differing(*backwards)), shorter - head)
    origins = [-1] * len(new)
    origins[:head] = range(head)
    origins[len(new) - tail :] = range(len(old) - tail, len(old))
    places = dict(zip(old[head : len(old) - tail], count(head), strict=False))
    taken = map(places.get, new[head : len(new) - tail], repeat(-1))
    if len(places) == len(old) - head - tail and once_each(new[head : len(new) - tail]):
        origins[head : len(new) - tail] = taken
    else:
        free = dict.fromkeys(range(head, len(old) - tail))
        claim(_entries(before.columns), _entries(after.columns), origins, free)
        claim(old, new, origins, free)
    return origins


def once_each(texts: Sequence[str]) -> bool:
    """Return True if no text occurs twice."""
    return len(set(texts)) == len(texts)


def claim(old: Sequence[object], new: Sequence[object], origins: list[int], free: dict[int, None]) -> None:
    """Assign free rows to entries without an origin that are equal to them."""
    places: dict[object, deque[int]] = defaultdict(deque)
    for row in free:
        places[old[row]].append(row)
    for row, origin in enumerate(origins):
        if origin < 0 and (found := places.get(new[row])):
            origins[row] = found.popleft()
            del free[origins[row]]


def _entries(columns: EntryColumns) -> list[tuple[str, ...]]:
    """Return the values and extensions of each entry."""
    return list(zip(*(columns.column(name) for name in (*FIELD_NAMES, "extensions")), strict=True))


def transition(before: Document, after: Document, origins: Origins) -> edits.Edit | None:
    """Return one edit that makes the earlier document what the later one is, byte for byte; None if it is.

    Files of a set are identified by their keys.
    """
    steps = (
        _files_added,
        _index_planned,
        _listings_and_frames,
        _rows_removed,
        _rows_reordered,
        _rows_added,
        _entries_changed,
        _files_removed,
    )
    return edits.one_of(chain.from_iterable(step(before, after, origins) for step in steps))


def changes_of_entries(before: Entries, after: Entries, origins: Origins) -> Iterator[edits.Edit]:
    """Yield the edits of entries that both documents have, for the rows that these have in the end."""
    rows = [row for row, origin in enumerate(origins) if origin >= 0]
    places = [origins[row] for row in rows]
    later = with_layouts_of(after.copy_rows(as_rows(rows)), after, before)
    earlier = before.columns if places == list(range(len(before))) else before.copy_rows(places)
    whole: set[int] = set()
    for name in _STRUCTURE:
        whole.update(_differing(getattr(earlier, name), getattr(later, name)))
    if whole:
        chosen = as_rows(rows[place] for place in sorted(whole))
        yield edits.SetEntries(chosen, with_layouts_of(after.copy_rows(chosen), after, before))
    for name in FIELD_NAMES:
        column = later.column(name)
        found = [place for place in _differing(earlier.column(name), column) if place not in whole]
        if found:
            yield edits.SetValues(
                name, as_rows(rows[place] for place in found), [column[place] for place in found]
            )


def _differing(one: Sequence[object], other: Sequence[object]) -> Iterable[int]:
    return () if one == other else compress(count(), map(ne, one, other))


def with_layouts_of(columns: EntryColumns, of: Entries, by: Entries) -> EntryColumns:
    """Return entries with the layout numbers of another document, to which layouts are added.

    Where that has no room for more layouts they are written the way most of its entries are.
    """
    columns.files = [(by.key, len(columns))]
    if by.layouts[: len(of.layouts)] == of.layouts:
        return columns
    numbers = bytearray(range(256))
    for number in set(columns.layout) - {ODD}:
        known = by.layout_number(of.layouts[number])
        numbers[number] = by.typical_layout() if known == ODD else known
    columns.layout = columns.layout.translate(bytes(numbers))
    return columns


# The steps, in the order in which they are made


def _files_added(before: Document, after: Document, _origins: Origins) -> Iterator[edits.Edit]:
    keys = [file.key for file in before.files]
    number = 0
    for file in after.files:
        if file.key not in keys:
            keys.insert(number, file.key)
            blank = edits.EmptyFile(file.key, file.listing, file.frame, list(file.layouts))
            yield edits.AddFile(number, blank)
        number = keys.index(file.key) + 1


def _index_planned(before: Document, after: Document, _origins: Origins) -> Iterator[edits.Edit]:
    if before.files.index_plan != after.files.index_plan:
        yield edits.SetIndexPlan(after.files.index_plan)


def _listings_and_frames(before: Document, after: Document, _origins: Origins) -> Iterator[edits.Edit]:
    for old, new in _in_both(before, after):
        now, then = new.listing._asdict(), old.listing._asdict()
        if now != then:  # what is the same may change by what the index takes in
            yield edits.SetListing(
                new.key, **{name: text for name, text in now.items() if text != then[name]}
            )
        if old.frame != new.frame:
            yield edits.SetFrame(new.frame, new.key)


def _rows_removed(before: Document, _after: Document, origins: Origins) -> Iterator[edits.Edit]:
    is_gone = bytearray(b"\1") * len(before)
    for (
        origin
    ) in origins:  # one by one: a set of a million is made in one go, while no other thread has a turn
        if origin >= 0:
            is_gone[origin] = 0
    if 1 in is_gone:
        yield edits.RemoveRows(as_rows(compress(count(), is_gone)))


def _rows_reordered(before: Document, after: Document, origins: Origins) -> Iterator[edits.Edit]:
    """Yield the edit that moves common entries to their places and files in the later document."""
    kept = [origin for origin in origins if origin >= 0]
    in_order = sorted(kept)
    earlier = _by_key(before)
    sizes = dict.fromkeys((*_by_key(after), *earlier), 0)
    moved: list[int] = []  # where those that came from other files stand among those that both have
    first = 0
    columns, files = EntryColumns(), list[tuple[int, int]]()
    for file in after.files:
        old = earlier.get(file.key)
        old_rows = range(0) if old is None else old.rows
        rows = [row for row in file.rows if origins[row] >= 0]
        came = [(first + place, row) for place, row in enumerate(rows) if origins[row] not in old_rows]
        if came:
            moved += (place for place, _ in came)
            columns.extend(_rows_of(after, [row for _, row in came], file, old))
            files.append((file.key, len(came)))
        sizes[file.key] = len(rows)
        first += len(rows)
    if moved or in_order != kept:
        place_of = dict(zip(in_order, count()))
        order = array("q", map(place_of.__getitem__, kept))
        columns.files = files
        yield edits.Reorder(order, as_rows(moved), sizes, columns) if moved else edits.Reorder(order)


def _rows_added(before: Document, after: Document, origins: Origins) -> Iterator[edits.Edit]:
    rows: list[int] = []
    earlier = _by_key(before)
    columns, files = EntryColumns(), list[tuple[int, int]]()
    for file in after.files:
        own = as_rows(row for row in file.rows if origins[row] < 0)
        if own:
            columns.extend(_rows_of(after, own, file, earlier.get(file.key)))
            files.append((file.key, len(own)))
            rows += own
    if rows:
        columns.files = files
        yield edits.InsertRows(as_rows(rows), columns)


def _entries_changed(before: Document, after: Document, origins: Origins) -> Iterator[edits.Edit]:
    """Yield the edits of entries that stayed in their files, for the rows that these have in the end."""
    for old, new in _in_both(before, after):
        start, old_rows = old.start, old.rows
        rows = (origins[row] for row in new.rows)
        own = [origin - start if origin in old_rows else -1 for origin in rows]
        for edit in changes_of_entries(old, new, own):
            yield edit.placed_in(new, after)


def _files_removed(before: Document, after: Document, _origins: Origins) -> Iterator[edits.Edit]:
    left = {file.key for file in after.files}
    return (edits.RemoveFile(file.key) for file in before.files if file.key not in left)


def _in_both(before: Document, after: Document) -> list[tuple[SitemapFile, SitemapFile]]:
    """Return the files that both documents have, in the earlier and in the later one."""
    earlier = _by_key(before)
    return [(earlier[file.key], file) for file in after.files if file.key in earlier]


def _by_key(document: Document) -> dict[int, SitemapFile]:
    return {file.key: file for file in document.files}


def _rows_of(after: Document, rows: Rows, file: SitemapFile, old: SitemapFile | None) -> EntryColumns:
    """Return rows of a later file with the layout numbers of the earlier one, if there is one."""
    columns = after.copy_rows(rows)
    return columns if old is None else with_layouts_of(columns, file, old)


_COMPARED = (*FIELD_NAMES, "extensions", "source")
_PART = 20_000  # identifiers that are looked up in one go, while no other thread has a turn
_NO_ID = -1  # of a row that the document does not have


class SavedState:
    """Remembers what the file holds from the first change on: until then it is what the document holds."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._saved: _Saved | None = None
        self._opened: _Saved | None = None  # the first of all: what the file held when it was opened
        self._merges: list[_FileMerged] = []  # since it was read or written
        self._places: dict[int, int] | None = None  # of the ids in it, once they were asked for

    def keep(self) -> None:
        """Keep the state of the file, before the document changes."""
        if self._saved is None:
            self._saved = _Saved(self._present_ids(), self._document.snapshot())
            self._opened = self._opened or self._saved

    def _present_ids(self) -> Sequence[int]:
        """Return the identifiers of the rows, which later edits do not change."""
        ids = self._document.row_ids()
        return ids if isinstance(ids, range) else array("q", ids)

    def take_in(self, files: Iterable[SitemapFile]) -> bool:
        """Add files that were read after the first change; return True if there are any."""
        before, new = self._saved, list(files)
        if before is None:
            return False
        self._saved, self._places = before.with_files(new), None
        if self._opened is not None:
            self._opened = self._saved if self._opened is before else self._opened.with_files(new)
        return self._saved is not before

    def forget(self) -> None:
        """Take the present document as the state of the file."""
        self._saved = self._places = None
        self._merges.clear()

    def know_merged(self, file: Entries, theirs: Document, origins: "Origins", step: int | None) -> None:
        """Record that a file has what another program wrote there, until this step is taken back.

        origins: for each row of the file its row in theirs; step: None if there was nothing to change.
        """
        ids = array("q", [_NO_ID]) * len(theirs)
        for row_id, origin in zip(file.row_ids(), origins, strict=True):
            if origin >= 0:
                ids[origin] = row_id
        self._merges.append(_FileMerged(step, file.key, _Saved(ids, theirs)))

    def forget_step(self, step: int) -> None:
        """Take what was merged in this step as never merged, as it was taken back."""
        self._merges = [merged for merged in self._merges if merged.step != step]

    def change(self) -> Callable[[], edits.Edit | None]:
        """Return a function that returns, in any thread, all changes since then as one edit."""

        if self._saved is None:
            return lambda: None
        saved, now, ids = self._saved, self._document.snapshot(), self._present_ids()
        return lambda: transition(saved.entries, now, saved.origins(ids))

    def base(self) -> Document:
        """Return the document as its file has it; it must not be changed."""
        return self._saved.entries if self._saved else self._document

    def opened(self) -> Document:
        """Return the document as its file had it when it was opened; it must not be changed."""
        return self._opened.entries if self._opened else self._document

    def base_of(self, file: Entries) -> SitemapFile:
        """Return what a file was made from: what was read, saved or merged last; it must not be changed."""
        merged = self._merged(file)
        return merged.entries.files[0] if merged else self.base().files.by_key[file.key]

    def origins(self) -> "Origins":
        """Return for each row of the document its row in the saved state; -1 if it has none."""
        return self._saved.origins(self._document.row_ids()) if self._saved else range(len(self._document))

    def origins_of(self, file: Entries) -> "Origins":
        """Return for each row of a file its row in what it was made from; -1 if it is new there."""
        if merged := self._merged(file):
            return merged.origins(file.row_ids())
        if self._saved is None:
            return range(len(file))
        base = self.base_of(file)
        return _places(self._saved.ids[base.rows.start : base.rows.stop], file.row_ids())

    def _merged(self, file: Entries) -> "_Saved | None":
        return next((merged.theirs for merged in reversed(self._merges) if merged.key == file.key), None)

    def rows_new(self) -> list[int]:
        """Return the rows that the saved state does not have."""
        return self._saved.rows_new(self._document) if self._saved else []

    def rows_changed(self) -> list[int]:
        """Return the rows with values that the saved state does not have, including new rows."""
        return self._saved.rows_changed(self._document) if self._saved else []

    def rows_edited(self) -> list[int]:
        """Return the rows with values that the file as it was opened does not have, including new rows."""
        return self._opened.rows_changed(self._document) if self._opened else []

    def counts(self) -> "ChangeCounts":
        """Count the rows that differ from the saved state."""
        return self._saved.counts(self._document) if self._saved else ChangeCounts()

    def counts_since_opened(self) -> "ChangeCounts":
        """Count the rows that differ from the file as it was opened."""
        return self._opened.counts(self._document) if self._opened else ChangeCounts()

    def is_changed(self, row: int) -> bool:
        """Tell whether a row has values that the saved state does not have; painting asks this row by row."""
        if self._saved is None:
            return False
        place = self._place_of(row)
        if place < 0:
            return True
        saved, now = self._saved.entries.columns, self._document.columns
        return any(
            _is_unequal(name)(getattr(saved, name)[place], getattr(now, name)[row]) for name in _COMPARED
        )

    def _place_of(self, row: int) -> int:
        """Return where a row was in the saved state; -1 if it was not there."""
        assert self._saved is not None
        ids, row_id = self._saved.ids, self._document.row_ids()[row]
        if isinstance(ids, range):
            return row_id if row_id in ids else -1
        if row < len(ids) and ids[row] == row_id:  # an index of all takes long where they are many
            return row
        if self._places is None:
            self._places = dict(zip(ids, count()))
        return self._places.get(row_id, -1)


class ChangeCounts(NamedTuple):
    """The number of rows that were added, changed and removed since a state of the file."""

    added: int = 0
    changed: int = 0  # without those that were added
    removed: int = 0


NO_CHANGES = ChangeCounts()


class _Saved(NamedTuple):
    """A state of the file: its rows, with identifiers that they keep wherever they go."""

    ids: Sequence[int]  # a range where no row had ever gone
    entries: Document

    def origins(self, ids: Sequence[int]) -> Origins:
        """Return the row of each of these identifiers in the saved state; -1 if there is none."""
        return _places(self.ids, ids)

    def with_files(self, files: Iterable[SitemapFile]) -> "_Saved":
        """Return the state with those of some files that it does not have; itself if there are none."""
        known = {file.key for file in self.entries.files}
        new = [file for file in files if file.key not in known]
        ids = array("q", self.ids if new else ())
        for file in new:
            own = self.entries.files.new(file.listing, file.key)
            own.frame, own.layouts = file.frame, list(file.layouts)
            self.entries.files.put(len(self.entries.files), [own])
            self.entries.append(file.copy_rows(range(len(file))), file.key)
            ids.extend(file.row_ids())
        return self._replace(ids=ids) if new else self

    def counts(self, document: Document) -> ChangeCounts:
        """Count the rows of a document that differ from this state, and those that it lacks."""
        added = len(self.rows_new(document))
        changed = len(self.rows_changed(document)) - added
        return ChangeCounts(added, changed, len(self.ids) - (len(document) - added))

    def rows_new(self, document: Document) -> list[int]:
        """Return the rows of a document that this state does not have."""
        if self._is_in_step(document):
            return list(range(len(self.ids), len(document)))
        known = frozenset(self.ids)
        return [row for row, row_id in enumerate(document.row_ids()) if row_id not in known]

    def rows_changed(self, document: Document) -> list[int]:
        """Return the rows of a document with values that this state does not have, including new rows."""
        rows: set[int] = set(self.rows_new(document))
        columns = [(name, getattr(self.entries.columns, name)) for name in _COMPARED]
        if self._is_in_step(document):
            for name, saved in columns:
                rows.update(_unequal(name, saved, getattr(document.columns, name)))
            return sorted(rows)
        place_of = dict(zip(self.ids, count()))
        kept = [row for row in range(len(document)) if row not in rows]
        ids = document.row_ids()
        places = [place_of[ids[row]] for row in kept]
        for name, saved in columns:
            column = getattr(document.columns, name)
            found = _unequal(name, [saved[place] for place in places], [column[row] for row in kept])
            rows.update(map(kept.__getitem__, found))
        return sorted(rows)

    def _is_in_step(self, document: Document) -> bool:
        """Tell whether every row of this state is still where it was."""
        now = document.row_ids()[: len(self.ids)]
        if isinstance(now, range) and isinstance(self.ids, range):
            return now == self.ids
        return array("q", now) == array("q", self.ids)


class _FileMerged(NamedTuple):
    """The content that another program wrote to a file, with the identifiers of its rows in the document."""

    step: int | None  # of the undo stack, which made it part of the document
    key: int  # of the file
    theirs: _Saved


def _places(before: Sequence[int], now: Sequence[int]) -> Origins:
    """Return for each present row identifier its row among the former ones; -1 if there is none."""
    if before == now or (len(before) == len(now) and array("q", before) == array("q", now)):
        return range(len(now))
    place_of: dict[int, int] = {}
    for first in range(0, len(before), _PART):
        place_of.update(zip(before[first : first + _PART], count(first)))
    return [place_of.get(row_id, -1) for row_id in now]


def _unequal(name: str, saved: Sequence[object], now: Sequence[object]) -> Iterable[int]:
    """Return the indexes at which two columns differ; the second may be longer."""
    if saved == now:
        return ()
    return compress(count(), map(_is_unequal(name), saved, now))


def _is_unequal(name: str) -> Callable[[object, object], bool]:
    """Return the function that tells two values of a column apart; sources are compared by identity."""
    return is_not if name == "source" else ne
