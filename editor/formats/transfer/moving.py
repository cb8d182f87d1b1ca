"""Entries moved from file to file: as the text they are, as far as the other file lets them.

White space, order and tags come along where both files name their elements alike, and prefixes that the other
file does not know are declared by its root. Else a regular entry is written anew, the way the other file
writes its own. Any other keeps its text, but for what its tags have to say there.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.compact_list import CompactList
from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, SetEntries, SetFrame, as_one, lifted
from editor.core.document.entry_text import entry_text
from editor.core.document.joined import JoinedUrlset
from editor.core.document.namespaces import needed_prefixes, with_declarations, with_root_declaration
from editor.core.document.part_edits import AddFile, EmptyFile, Regroup, as_joined
from editor.core.document.row_edits import insertion_of_block
from editor.core.document.rows import Rows, as_rows
from editor.core.document.sitemap_file import Listing, SitemapFile
from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.markup import Frame, Layout, OddSource
from editor.core.xml.odd_entries import read_entry
from editor.core.xml.outline import own_names, scope_names, turned_own
from editor.formats.reading.reader import read_document
from editor.formats.transfer.transplanting import (
    Bindings,
    DoesNotFit,
    foreign_in,
    retold,
    strangers,
    text_in_encoding,
)
from editor.formats.writing.canonical import parted_epilog
from editor.formats.writing.export import ExportForm, export

# Of a row, {row}, with its file in {place} where there are several.
_OWN_ENTITY = QT_TRANSLATE_NOOP(
    "phrases",
    "Row {row}{place} uses a custom entity of its file. Write out the entity first.",
)
_OWN_ENTITY_ABOVE = QT_TRANSLATE_NOOP(
    "phrases",
    "Row {row}{place} follows a custom entity of its file. Write out the entity first.",
)
_NO_ROOM_FOR_NAME = QT_TRANSLATE_NOOP(
    "phrases",
    "Row {row}{place} has a name with characters that the other file's encoding does not "
    "support. Convert that file to UTF-8.",
)


class CannotMove(Exception):
    """An entry cannot be told in another file. `row` is that of the whole document, from 0."""

    def __init__(self, source: Document, row: int, reason: str) -> None:
        """source: the file that the entry is in, row: in that; reason: a sentence with places for both."""
        self.row = row + (source.start if isinstance(source, SitemapFile) else 0)
        place = f" ({source.name})" if isinstance(source, SitemapFile) and source.name else ""
        super().__init__(Phrase(reason, row=self.row + 1, place=place))


def moved(urlset: JoinedUrlset, rows: Rows, target: SitemapFile) -> Edit | None:
    """Rows at the end of a file, in their order; None where they are there already. Raises CannotMove."""
    return regrouped(urlset, {target.key: rows})


def regrouped(urlset: JoinedUrlset, moves: Mapping[int, Rows], *, in_order: bool = False) -> Edit | None:
    """Rows at the end of the files that they are to belong to, by the keys of these; one edit, or None.

    Rows that belong there already stay where they are, or stand `in_order` among those that come. No row may
    be named twice. Raises CannotMove.
    """
    coming: dict[int, list[tuple[SitemapFile, Rows]]] = {}
    gone: dict[int, set[int]] = {}  # by the part that they leave
    for key, rows in moves.items():
        runs = [(part, own) for part, own in urlset.split(rows) if part.key != key]
        if runs:
            coming[key] = runs
            for part, own in runs:
                gone.setdefault(part.key, set()).update(part.to_document(own))
    if not coming:
        return None
    arrivals = {key: _Arrivals(urlset.file_by_key(key), runs) for key, runs in coming.items()}
    order = array("q")
    sizes: dict[int, int] = {}
    places: list[int] = []
    block = EntryColumns()
    for part in urlset.parts:
        before = len(order)
        left, runs = gone.get(part.key, set()), coming.get(part.key, [])
        if runs and in_order:
            runs = urlset.split(moves[part.key])
            left = left.union(*(part.to_document(own) for source, own in runs if source is part))
        order.extend((row for row in part.rows if row not in left) if left else part.rows)
        for source, own in runs:
            if source is not part:
                places += range(len(order), len(order) + len(own))
            order.extend(source.to_document(own))
        if part.key in arrivals:
            block.extend(arrivals[part.key].block())
        sizes[part.key] = len(order) - before
    frames = (SetFrame(each.frame, key) for key, each in arrivals.items() if each.frame != each.part.frame)
    regroup = Regroup(order, sizes, as_rows(places), block)
    return as_one([*frames, regroup])


def new_file(urlset: JoinedUrlset, rows: Rows, listing: Listing, number: int | None = None) -> Edit:
    """A new file with these rows, taken out of those they are in; number: its place, the last if None.

    It is written as the file that the first of them comes from, compressed where its name says so.
    """
    return distribution(urlset, {listing.name: rows}, lambda _name: listing.loc, number)


def distribution(
    urlset: JoinedUrlset,
    names: Mapping[str, Rows],
    loc_of: Callable[[str], str],
    number: int | None = None,
) -> Edit:
    """Rows into files by their names, in their order; files that there are not are made. One edit.

    loc_of: how the index is to list a new file. Files that are left empty stay. Raises CannotMove.
    """
    work = urlset.working_copy()
    edits: list[Edit] = []
    moves: dict[int, Rows] = {}
    for name, rows in names.items():
        part = work.file_named(name)
        if part is None:
            model = work.file_at(rows[0]) if rows else next(iter(work.parts), None)
            blank = _blank(urlset, Listing(name, loc_of(name)), model)
            place = len(work.parts) if number is None else number
            edits.append(AddFile(place, blank))
            edits[-1].apply(work)
            part = work.file_by_key(blank.key)
        moves[part.key] = rows
    edit = regrouped(work, moves, in_order=True)
    edits += [edit] if edit else []
    return as_one(edits)


def transplanted(urlset: Document, at: int, source: Document, part: Document | None = None) -> Edit:
    """All entries of another document in front of row `at`, as the text they are; see `insertion_of_block`.

    Both have to be of one kind. Raises CannotMove.
    """
    own = urlset.file_above(at) if part is None else part
    arrivals = _Arrivals(own, [(source, range(len(source)))])
    edit = insertion_of_block(urlset, at, arrivals.block(), own)
    if arrivals.frame == own.frame:
        return edit
    return Batch((edit, lifted(urlset, own, SetFrame(arrivals.frame))))


def document_in_place_of(urlset: Document, rows: Rows, source: Document) -> Edit:
    """All entries of another document in the place of as many rows, which keep what stands before them.

    Both have to be of one kind. Raises CannotMove.
    """
    edits: list[Edit] = []
    first = 0
    for part, own in urlset.split(rows):
        arrivals = _Arrivals(part, [(source, range(first, first + len(own)))])
        block = arrivals.block()
        block.gap = part.copy_rows(own).gap
        edits.append(lifted(urlset, part, SetEntries(own, block)))
        if arrivals.frame != part.frame:
            edits.append(lifted(urlset, part, SetFrame(arrivals.frame)))
        first += len(own)
    return as_one(edits)


def picked(urlset: Document, rows: Sequence[int]) -> Document:
    """Some entries, at least one, as a file of their own that is written as the first one's is.

    rows: in any order, which is kept; entries of several files come file by file. Raises CannotMove.
    """
    by_part: dict[int, list[int]] = {}
    for row in rows if len(urlset.parts) > 1 else ():
        by_part.setdefault(urlset.file_at(row).key, []).append(row)
    groups = by_part.values() if by_part else [rows]
    files = [_alone(urlset.file_at(group[0]), urlset.copy_rows(group)) for group in groups]
    for other in files[1:]:
        transplanted(files[0], len(files[0]), other).apply(files[0])
    return files[0]


def _alone(part: Document, block: EntryColumns) -> Document:
    """A file like another one, with these entries alone."""
    alone = Document(_ended(part.frame))
    alone.layouts = list(part.layouts)
    alone.append(block)
    return alone


def _blank(urlset: JoinedUrlset, listing: Listing, model: Document | None) -> EmptyFile:
    """A new file that is written as another one."""
    part = urlset.new_part(listing)
    if model is not None:
        part.frame = _ended(model.frame)
        part.layouts = list(model.layouts)
    part.frame = replace(part.frame, gzip=listing.name.lower().endswith(".gz"))
    return EmptyFile.of(part)


def _ended(frame: Frame) -> Frame:
    """The start of a file with an end that holds nothing else; while a file is read it has none yet."""
    frame = frame.opened() if frame.is_self_closed else frame
    return replace(frame, epilog=f"{frame.line_end}</{frame.prefix}{frame.kind}>{frame.line_end}")


def as_one_file(urlset: Document) -> Document:
    """All rows of a document as those of one file, for an export of them.

    What stands between and behind the entries comes along, what stands around the root is the first file's.
    A document of one file is that file itself. Raises NotFaithful.
    """
    if urlset.parts == (urlset,):
        return urlset
    first, *others = as_joined(urlset).parts
    one = Document(replace(first.frame, encoding="utf-8", bom=b""))  # an export is that, and all fits into it
    one.layouts = list(first.layouts)
    one.append(first.copy_rows(range(len(first))))
    runs: list[tuple[Document, Rows]] = [(_without_own_entities(part), range(len(part))) for part in others]
    arrivals = _Arrivals(one, runs)
    block = arrivals.block()
    frame = arrivals.frame
    tail, end = parted_epilog(frame)
    at = 0
    for part, rows in runs:
        if rows and (kept := tail.rstrip(XML_SPACE)):
            block.gap[at], tail = kept + block.gap[at], ""
        tail = tail.rstrip(XML_SPACE) + _tail(part.frame, frame)
        at += len(rows)
    one.set_frame(replace(frame, epilog=tail + end))
    one.append(block)
    return one


def _tail(frame: Frame, other: Frame) -> str:
    """What stands behind the last entry of a file, as another one has to write it."""
    return with_declarations(parted_epilog(frame)[0], strangers(frame, other))


def _without_own_entities(part: Document) -> Document:
    """The entries of a file as an export tells them where it declares entities, which no other file knows."""
    if "<!DOCTYPE" not in part.frame.prolog:
        return part
    return read_document(export(part, ExportForm.XML, limit=None)).urlset


class _Arrivals:
    """Entries on their way into a file, and the frame that it needs for them."""

    def __init__(self, part: Document, runs: Sequence[tuple[Document, Rows]]) -> None:
        self.part = part
        self.frame = part.frame.opened() if part.frame.is_self_closed else part.frame
        self._runs = runs
        self._gap, self._layout = part.typical_gap(), part.typical_layout()
        for source, rows in runs:
            for prefix, namespace in self._missing(source, rows):
                self.frame = with_root_declaration(self.frame, prefix, namespace)

    def block(self) -> EntryColumns:
        """The entries as the file is to have them."""
        block = EntryColumns()
        for source, rows in self._runs:
            block.extend(self._told(source, rows))
        return block

    # Namespaces

    def _missing(self, source: Document, rows: Rows) -> Iterator[tuple[str, str]]:
        """Prefixes that entries use and the root does not bind yet."""
        block = source.copy_rows(rows)
        sources = (source.text for source in block.source if source)
        texts = chain(block.extensions.distinct(), sources, block.gap.distinct())
        bound = dict(source.frame.namespaces)
        for prefix in dict.fromkeys(chain.from_iterable(map(needed_prefixes, filter(None, texts)))):
            is_core = prefix == source.frame.prefix[:-1]
            if prefix and prefix in bound and not is_core and not scope_names(self.frame).is_bound(prefix):
                yield prefix, bound[prefix]

    # Texts

    def _told(self, source: Document, rows: Rows) -> EntryColumns:
        block = source.copy_rows(rows)
        frame, strange = source.frame, strangers(source.frame, self.frame)
        numbers = {
            number: self._number(source.layouts[number], frame) for number in set(block.layout) - {ODD}
        }
        block.layout = bytearray(numbers.get(number, ODD) for number in block.layout)
        for at, row in enumerate(rows):
            now = source.current_source(row)
            if now is not None:
                self._put(block, at, now, source, row)
        texts = self._taken_over(block.extensions, strange, source, rows)
        block.extensions = CompactList(texts)
        turned = turned_own(block.extensions.distinct(), frame, self.frame)
        for at, row in enumerate(rows if turned else ()):
            if texts[at] in turned and block.layout[at] != ODD:
                self._put(block, at, read_entry(entry_text(source, row), frame), source, row)
        self._check_gaps(block.gap, source, rows)
        gaps = [gap if gap.strip(XML_SPACE) else self._gap for gap in block.gap]
        block.gap = CompactList(self._taken_over(gaps, strange, source, rows))
        return block

    @staticmethod
    def _check_gaps(gaps: Sequence[str], source: Document, rows: Rows) -> None:
        """What stands between the entries has to mean something in another file too."""
        if "<!DOCTYPE" not in source.frame.prolog:
            return
        strange = {gap for gap in set(gaps) if own_names(gap)}
        for row, gap in zip(rows, gaps, strict=True):
            if gap in strange:
                raise CannotMove(source, row, _OWN_ENTITY_ABOVE)

    def _put(self, block: EntryColumns, at: int, now: OddSource, source: Document, row: int) -> None:
        """Put the odd entry of a row, as it is now, into its place in a block."""
        frame, values = source.frame, source.entry(row).values()
        if any(oddity.rule == "custom-entity" for oddity in now.oddities):
            raise CannotMove(source, row, _OWN_ENTITY)
        try:
            told = read_entry(
                text_in_encoding(retold(now.text, frame, self.frame), self.frame.encoding), self.frame
            )
        except DoesNotFit as error:
            raise CannotMove(source, row, _NO_ROOM_FOR_NAME) from error
        if told.values != values:
            rest = foreign_in(now.text, frame, self.frame)
            if not turned_own([rest], frame, self.frame):
                block.source[at], block.layout[at] = None, self._layout
                block.extensions[at] = rest
                block.loc[at], block.lastmod[at], block.changefreq[at], block.priority[at] = values
                return
        block.make_odd([at], [told])

    def _taken_over(self, texts: Sequence[str], strange: Bindings, source: Document, rows: Rows) -> list[str]:
        """Texts that are no values, each of a row, as the file has to write them."""
        known: dict[str, str] = {"": ""}
        for at, text in enumerate(texts):
            if text not in known:
                try:
                    known[text] = text_in_encoding(with_declarations(text, strange), self.frame.encoding)
                except DoesNotFit as error:
                    raise CannotMove(source, rows[at], _NO_ROOM_FOR_NAME) from error
        return [known[text] for text in texts]

    def _number(self, layout: Layout, frame: Frame) -> int:
        is_own_start = layout.start == f"<{self.frame.entry_tag}>"
        if frame.prefix != self.frame.prefix or not is_own_start or frame.line_end != self.frame.line_end:
            return self._layout
        number = self.part.layout_number(layout)
        return self._layout if number == ODD else number
