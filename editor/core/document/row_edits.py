"""What bringing, removing and moving rows amounts to: edits that keep the rest of the file as it is.

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


def insertion(urlset: Entries, at: int, entries: Iterable[Entry], part: Entries | None = None) -> Edit:
    """New entries in front of row `at`, written the way most entries of the file are.

    part: the file that they are for, where `at` stands between two; see `Document.file_above`.
    """
    own = urlset.file_above(at) if part is None else part
    return insertion_of_block(urlset, at, own.new_columns(entries), own)


def insertion_of_block(urlset: Entries, at: int, block: EntryColumns, part: Entries) -> Edit:
    """Entries, as they are written, in front of row `at`; part: the file that they are for."""
    return _insertion(part, at - urlset.start_of(part), block).placed_in(part, urlset)


def _insertion(urlset: Entries, at: int, block: EntryColumns) -> Edit:
    rows = range(at, at + len(block))
    if urlset.frame.is_self_closed:
        return Batch((SetFrame(urlset.frame.opened()), InsertRows(rows, block)))
    if urlset.frame.entities is None and at == len(urlset) > 0 and not _line_end(urlset, at - 1):
        # The last line has no line end: it gets one, and the new last line has none, as it was.
        bare, whole = urlset.columns.layout[at - 1], urlset.typical_layout()
        before = urlset.copy_rows(range(at - 1, at))
        before.layout[0] = whole if len(block) else bare
        block.layout = block.layout.replace(bytes([bare]), bytes([whole]))
        block.layout[-1:] = bytes([bare])
        return Batch((SetEntries(range(at - 1, at), before), InsertRows(rows, block)))
    return InsertRows(rows, block)


def _line_end(urlset: Entries, row: int) -> str:
    return urlset.layouts[urlset.columns.layout[row]].end


def removal(urlset: Entries, rows: Rows) -> Edit:
    """Remove entries but keep the comments and instructions that stand before them.

    They pass on to the next entry that stays, or to the end of the file.
    """
    edits = [edit.placed_in(part, urlset) for part, own in urlset.split(rows) for edit in _heirs(part, own)]
    return Batch((*edits, RemoveRows(rows))) if edits else RemoveRows(rows)


def _heirs(urlset: Entries, rows: Rows) -> Iterator[Edit]:
    """What entries about to be removed leave behind."""
    gaps = urlset.columns.gap
    heirs: dict[int, str] = {}  # row that stays -> its new gap
    left: list[str] = []  # by those since the last entry that stays
    for row, following in zip_longest(rows, rows[1:]):
        if kept := gaps[row].rstrip(XML_SPACE):
            left.append(kept)
        heir = row + 1
        if left and heir != following and heir < len(urlset):
            heirs[heir] = "".join((*left, gaps[heir]))
            left.clear()
    if heirs:
        block = urlset.copy_rows(list(heirs))
        block.gap = CompactList(heirs.values())
        yield SetEntries(list(heirs), block)
    if left:
        yield SetFrame(replace(urlset.frame, epilog="".join((*left, urlset.frame.epilog))))


def move(urlset: Entries, rows: Rows, to: int) -> Edit:
    """Move entries so that they stand together, in their order, in front of what is row `to` now.

    Those of a file that does not reach there go to its end, or its beginning.
    """
    before, after = span_without(range(to), rows), span_without(range(to, len(urlset)), rows)
    order = array("q", chain(before, rows, after))
    first = to - bisect_left(rows, to)
    return reordering(urlset, order, range(first, first + len(rows)))


def reordering(urlset: Entries, order: Sequence[int], moved: Rows = ()) -> Edit:
    """The entries in another order, as `Reorder` takes it: each file's own among themselves."""
    if not urlset.is_set:
        return _reordering(urlset, order, moved)
    spans = [part.rows for part in urlset.files]
    if all(are_within(order[span.start : span.stop], span) for span in spans):
        return Reorder(order, moved)
    chosen = {order[row] for row in moved}
    number_of = array(
        "q", chain.from_iterable(repeat(number, len(span)) for number, span in enumerate(spans))
    )
    within = array("q", sorted(order, key=number_of.__getitem__))  # each file's rows stay in their order
    return Reorder(within, [row for row, old in enumerate(within) if old in chosen])


def _reordering(urlset: Entries, order: Sequence[int], moved: Rows) -> Edit:
    edit = Reorder(order, moved)
    last = len(order) - 1
    if urlset.frame.entities is not None or last < 0 or order[last] == last or _line_end(urlset, last):
        return edit
    # The last line of a text list has no line end: the line that is last afterwards has none.
    lines = urlset.copy_rows([last, order[last]])
    lines.layout.reverse()
    return Batch((edit, SetEntries([order.index(last), last], lines)))


def duplication(urlset: Entries, rows: Rows) -> Edit:
    """A copy of each entry, extensions and odd source included, together below the last of its file."""
    edits = []
    for part, own in reversed(urlset.split(rows)):  # the rows above stay where they are
        block = part.copy_rows(own)
        block.gap = CompactList.of(part.typical_gap(), len(own))
        edits.append(_insertion(part, own[-1] + 1, block).placed_in(part, urlset))
    return as_one(edits)


def source_edit(
    urlset: Entries, texts: Mapping[int, str], gaps: Mapping[int, str], frame: Frame | None = None
) -> SetEntries | None:
    """Give odd entries other texts, and some entries other gaps before them.

    frame: what the document has when the edit is made, where that is another than now.
    """
    rows = sorted({*texts, *gaps})
    if not rows:
        return None
    block = urlset.copy_rows(rows)
    sources = {row: read_entry(text, frame or urlset.frame) for row, text in texts.items()}
    places = {row: at for at, row in enumerate(rows)}
    block.gap.put([places[row] for row in gaps], list(gaps.values()))
    block.make_odd([places[row] for row in sources], list(sources.values()))
    return SetEntries(rows, block)
