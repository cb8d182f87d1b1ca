"""Makes edits that insert, remove and move rows and keep the rest of the file as it is.

In a document of several files each entry stays in its own.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, repeat, zip_longest

from editor.core.document.columns import Entry, EntryColumns
from editor.core.document.compact_list import CompactList
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    as_one,
)
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, are_within, span_without
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import Frame
from editor.core.xml.odd_entries import read_entry


def insertion(document: Entries, at: int, entries: Iterable[Entry], file: Entries | None = None) -> Edit:
    """Return the edit that inserts new entries before row `at` in the style of their file.

    file: the file that they are for, where `at` stands between two; see `Document.file_above`.
    """
    own = document.file_above(at) if file is None else file
    return insertion_of_columns(document, at, own.new_columns(entries), own)


def insertion_of_columns(entries: Entries, at: int, columns: EntryColumns, file: Entries) -> Edit:
    """Return the edit that inserts entries as written before row `at`; `file`: the one they are for."""
    return _insertion(file, at - entries.start_of(file), columns).placed_in(file, entries)


def _insertion(entries: Entries, at: int, columns: EntryColumns) -> Edit:
    rows = range(at, at + len(columns))
    if entries.frame.is_self_closed:
        return Batch((SetFrame(entries.frame.opened()), InsertRows(rows, columns)))
    if entries.frame.entities is None and at == len(entries) > 0 and not _line_end(entries, at - 1):
        # The last line has no line end: it gets one, and the new last line has none, as it was.
        bare, whole = entries.columns.layout[at - 1], entries.typical_layout()
        before = entries.copy_rows(range(at - 1, at))
        before.layout[0] = whole if len(columns) else bare
        columns.layout = columns.layout.replace(bytes([bare]), bytes([whole]))
        columns.layout[-1:] = bytes([bare])
        return Batch((SetEntries(range(at - 1, at), before), InsertRows(rows, columns)))
    return InsertRows(rows, columns)


def _line_end(entries: Entries, row: int) -> str:
    return entries.layouts[entries.columns.layout[row]].end


def removal(entries: Entries, rows: Rows) -> Edit:
    """Return the edit that removes entries but keeps the comments and instructions before them.

    They pass on to the next entry that stays, or to the end of the file.
    """
    edits = [edit.placed_in(file, entries) for file, own in entries.split(rows) for edit in _heirs(file, own)]
    return Batch((*edits, RemoveRows(rows))) if edits else RemoveRows(rows)


def _heirs(entries: Entries, rows: Rows) -> Iterator[Edit]:
    """Yield the edits that keep comments and instructions of entries that are about to be removed."""
    gaps = entries.columns.gap
    heirs: dict[int, str] = {}  # row that stays -> its new gap
    left: list[str] = []  # by those since the last entry that stays
    for row, following in zip_longest(rows, rows[1:]):
        if kept := gaps[row].rstrip(XML_SPACE):
            left.append(kept)
        heir = row + 1
        if left and heir != following and heir < len(entries):
            heirs[heir] = "".join((*left, gaps[heir]))
            left.clear()
    if heirs:
        columns = entries.copy_rows(list(heirs))
        columns.gap = CompactList(heirs.values())
        yield SetEntries(list(heirs), columns)
    if left:
        yield SetFrame(replace(entries.frame, epilog="".join((*left, entries.frame.epilog))))


def move(entries: Entries, rows: Rows, to: int) -> Edit:
    """Return the edit that moves entries together, in their order, before the present row `to`.

    Those of a file that does not reach there go to its end, or its beginning.
    """
    before, after = span_without(range(to), rows), span_without(range(to, len(entries)), rows)
    order = array("q", chain(before, rows, after))
    first = to - bisect_left(rows, to)
    return reordering(entries, order, range(first, first + len(rows)))


def reordering(entries: Entries, order: Sequence[int], moved: Rows = ()) -> Edit:
    """Return the edit that puts entries into another order within their files; see `Reorder`."""
    if not entries.is_set:
        return _reordering(entries, order, moved)
    spans = [file.rows for file in entries.files]
    if all(are_within(order[span.start : span.stop], span) for span in spans):
        return Reorder(order, moved)
    chosen = {order[row] for row in moved}
    number_of = array(
        "q", chain.from_iterable(repeat(number, len(span)) for number, span in enumerate(spans))
    )
    within = array("q", sorted(order, key=number_of.__getitem__))  # each file's rows stay in their order
    return Reorder(within, [row for row, old in enumerate(within) if old in chosen])


def _reordering(entries: Entries, order: Sequence[int], moved: Rows) -> Edit:
    edit = Reorder(order, moved)
    last = len(order) - 1
    if entries.frame.entities is not None or last < 0 or order[last] == last or _line_end(entries, last):
        return edit
    # The last line of a text list has no line end: the line that is last afterwards has none.
    lines = entries.copy_rows([last, order[last]])
    lines.layout.reverse()
    return Batch((edit, SetEntries([order.index(last), last], lines)))


def duplication(entries: Entries, rows: Rows) -> Edit:
    """Return the edit that copies entries with all content, together below the last of each file."""
    edits = []
    for file, own in reversed(entries.split(rows)):  # the rows above stay where they are
        columns = file.copy_rows(own)
        columns.gap = CompactList.of(file.typical_gap(), len(own))
        edits.append(_insertion(file, own[-1] + 1, columns).placed_in(file, entries))
    return as_one(edits)


def source_edit(
    entries: Entries, texts: Mapping[int, str], gaps: Mapping[int, str], frame: Frame | None = None
) -> SetEntries | None:
    """Return the edit that gives odd entries other texts, and some entries other gaps before them.

    frame: what the document has when the edit is made, where that is another than now.
    """
    rows = sorted({*texts, *gaps})
    if not rows:
        return None
    columns = entries.copy_rows(rows)
    sources = {row: read_entry(text, frame or entries.frame) for row, text in texts.items()}
    places = {row: at for at, row in enumerate(rows)}
    columns.gap.put([places[row] for row in gaps], list(gaps.values()))
    columns.make_odd([places[row] for row in sources], list(sources.values()))
    return SetEntries(rows, columns)
