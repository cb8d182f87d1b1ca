"""Moves entries from file to file, as they are written as far as possible.

Whitespace, order and tags stay if both files name their elements alike, and the root of the other
file declares prefixes it lacks. Otherwise a regular entry is written anew in the other file's
layout, and an odd one stays as text, except for changes that its tags need there. Text is adapted
to the other file, its prefixes, namespaces and the characters that its encoding lacks, and stays as
written wherever it means the same there. The entry of a nested index is replaced by the entries of
that index.
"""

import re
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from itertools import chain

from editor.core.document.columns import ODD, CompactList, EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import (
    AddFile,
    Batch,
    Edit,
    EmptyFile,
    Reorder,
    SetEntries,
    SetFrame,
    as_one,
    insertion_of_columns,
    removal,
)
from editor.core.document.entries import Entries
from editor.core.document.entry_text import (
    declaration,
    document_text,
    entry_text,
    needed_prefixes,
    with_declarations,
    with_root_declaration,
)
from editor.core.document.rows import Rows, as_rows
from editor.core.document.sitemap_file import Listing, SitemapFile
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.xml.markup import CDATA, IN_TAG, NO_TAG, NOTE, EntityStyle, Frame, Layout, OddSource, in_utf8
from editor.core.xml.odd_entries import is_encodable, read_entry, replace_parts
from editor.core.xml.outline import (
    ElementSpan,
    declarations,
    declared_prefix,
    outline,
    own_names,
    scope_names,
    turned_own,
)
from editor.formats.reading.reader import read_document
from editor.formats.writing.export import ExportForm, export, parted_epilog
from editor.rules.fixes.fix_kinds import without_attribute
from editor.rules.structure.entry_rewriting import element_renaming

_TAG = re.compile(rf"{NO_TAG}|(<[^\s>]++{IN_TAG})", re.DOTALL)
_ATTRIBUTE_PREFIX = re.compile(r"\s([^\s=:\"']+):[^\s=:\"']+\s*=")
_OPAQUE = re.compile(f"{NOTE}|({CDATA})", re.DOTALL)
_ATTRIBUTE_VALUE = re.compile("\"[^\"]*\"|'[^']*'")
_ESCAPES = EntityStyle(gt=True)  # CDATA may contain characters that must be escaped in text

Bindings = Mapping[str, str]  # namespaces by prefix, without its colon; "" is none at all


class DoesNotFit(Exception):
    """The error for a name with characters that the other file's encoding lacks."""


def strangers(
    source: Frame, own: Frame, declared: Bindings | None = None, kept: Bindings | None = None
) -> Bindings:
    """Return prefixes that stand for something else in the other file, with their namespaces in this one.

    `declared` are those that an entry declares itself, `kept` those of them that it still declares.
    """
    bound = {"": "", **dict(source.namespaces), **(declared or {})}
    other = {"": "", **dict(own.namespaces), **(kept or {})}
    core = {source.prefix[:-1], own.prefix[:-1]}
    return {
        prefix: namespace
        for prefix, namespace in bound.items()
        if other.get(prefix, "") != namespace and core != {prefix}
    }


def foreign_in(text: str, source: Frame, own: Frame) -> str:
    """Return the foreign elements of an entry, joined, for another file."""
    parts = outline(text, scope_names(source))
    strange = strangers(source, own, declarations(parts.attributes))
    elements = (text[element.start : element.end] for element in parts.elements if not element.core)
    return "".join(with_declarations(element, strange) for element in elements)


def rewrite_for_file(text: str, source: Frame, own: Frame) -> str:
    """Return an entry for another file: the same text, except for changes that its tags need there."""
    parts = outline(text, scope_names(source))
    entry = ElementSpan(parts.name, "", parts.attributes, 0, parts.inner, parts.close, len(text))
    declared = declarations(entry.attributes)
    prefix, _, local = entry.name.rpartition(":")
    core = {"": "", **dict(source.namespaces), **declared}.get(prefix, "")
    is_alike = entry.name == f"{own.prefix}{local}" and core == own.namespace
    kept = declared if is_alike else {}
    strange = strangers(source, own, declared, kept)
    bound = {"": "", **dict(own.namespaces), **kept}
    changes = _tag_changes(entry, text, f"{own.prefix}{local}", declared.keys() - kept.keys(), strange)
    for element in parts.elements:
        start, end = element.start, element.end
        if element.core:
            is_bound = bound.get(element.name.rpartition(":")[0]) == own.namespace
            name = element.name if is_bound else f"{own.prefix}{element.core}"
            again = declarations(element.attributes).get(name.rpartition(":")[0], own.namespace)
            dropped = set() if again == own.namespace else {name.rpartition(":")[0]}
            changes += _tag_changes(element, text, name, dropped, strange)
            start, end = element.inner, element.close
        changes.append((start, end, with_declarations(text[start:end], strange)))
    return replace_parts(text, changes)


def _tag_changes(
    element: ElementSpan, text: str, name: str, dropped: Set[str], strange: Bindings
) -> list[tuple[int, int, str]]:
    """Return the changes that rename an element of the protocol and remove some of its declarations."""
    start = element.start + len("<") + len(element.name)
    used = set(_ATTRIBUTE_PREFIX.findall(element.attributes)) & strange.keys()
    needed = used - (declarations(element.attributes).keys() - dropped)
    added = "".join(declaration(prefix, strange[prefix]) for prefix in sorted(needed))
    attributes = added + without_attribute(element.attributes, lambda name: declared_prefix(name) in dropped)
    return [*element_renaming(element, text, name), (start, start + len(element.attributes), attributes)]


def text_in_encoding(text: str, encoding: str) -> str:
    """Return a text in which all characters that an encoding lacks may become references; raises DoesNotFit.

    CDATA has no references, so the content of such a section is escaped instead. In comments they change
    nothing that a program reads.
    """
    if is_encodable(text, encoding):
        return text

    def opened(section: re.Match[str]) -> str:
        if section[1] is None or is_encodable(section[1], encoding):
            return section[0]
        return _ESCAPES.escape(section[1][len("<![CDATA[") : -len("]]>")])

    for tag in _TAG.finditer(text):
        if tag[1] and not is_encodable(_ATTRIBUTE_VALUE.sub("", tag[1]), encoding):
            raise DoesNotFit
    return _OPAQUE.sub(opened, text)


# {row} is the number of the row, {place} its file if there are several.
_OWN_ENTITY = N_("Row {row}{place} uses a custom entity of its file. Write out the entity first.")
_OWN_ENTITY_ABOVE = N_("Row {row}{place} follows a custom entity of its file. Write out the entity first.")
_NO_ROOM_FOR_NAME = N_(
    "Row {row}{place} has a name with characters that the other file's encoding does not "
    "support. Convert that file to UTF-8."
)


class CannotMove(Exception):
    """The error for an entry that another file cannot contain; `row` is that of the document, from 0."""

    def __init__(self, source: Entries, row: int, reason: str) -> None:
        """Name an entry, by its row in the file `source`, and give the reason, with placeholders for both."""
        self.row = row + source.rows.start
        place = f" ({source.name})" if source.name else ""
        super().__init__(Phrase(reason, row=self.row + 1, place=place))


def move_to_file(document: Document, rows: Rows, target: SitemapFile) -> Edit | None:
    """Return the edit that moves rows to the end of a file, in their order; None if they are there already.

    Raises CannotMove.
    """
    return move_to_files(document, {target.key: rows})


def move_to_files(document: Document, moves: Mapping[int, Rows], *, in_order: bool = False) -> Edit | None:
    """Return the edit that moves rows to the end of the files they are to belong to, by their keys; or None.

    Rows that are in the right file stay where they are, or, with `in_order`, are placed among those that are
    moved there. No row may be named twice. Raises CannotMove.
    """
    coming: dict[int, list[tuple[SitemapFile, Rows]]] = {}
    gone: dict[int, set[int]] = {}  # by the key of the file that they leave
    for key, rows in moves.items():
        runs = [(file, own) for file, own in document.split(rows) if file.key != key]
        if runs:
            coming[key] = runs
            for file, own in runs:
                gone.setdefault(file.key, set()).update(file.to_document(own))
    if not coming:
        return None
    arrivals = {key: _Arrivals(document.files.by_key[key], runs) for key, runs in coming.items()}
    order = array("q")
    sizes: dict[int, int] = {}
    places: list[int] = []
    block, files = EntryColumns(), list[tuple[int, int]]()
    for file in document.files:
        before = len(order)
        left, runs = gone.get(file.key, set()), coming.get(file.key, [])
        if runs and in_order:
            runs = list(document.split(moves[file.key]))
            left = left.union(*(file.to_document(own) for source, own in runs if source is file))
        order.extend((row for row in file.rows if row not in left) if left else file.rows)
        for source, own in runs:
            if source is not file:
                places += range(len(order), len(order) + len(own))
            order.extend(source.to_document(own))
        if file.key in arrivals:
            came = arrivals[file.key].block()
            block.extend(came)
            files += came.files
        sizes[file.key] = len(order) - before
    block.files = files
    frames = (SetFrame(each.frame, key) for key, each in arrivals.items() if each.frame != each.file.frame)
    return as_one([*frames, Reorder(order, as_rows(places), sizes, block)])


def distribution(document: Document, names: Mapping[str, Rows], loc_of: Callable[[str], str]) -> Edit:
    """Return the edit that distributes rows over files by name, in their order, creating those that do not
    exist.

    A new file is the last, written in the style of the file that its first row is from, and compressed if its
    name says so; `loc_of` returns the URL that the index lists for it. Files that become empty stay. Raises
    CannotMove.
    """
    work = document.working_copy()
    edits: list[Edit] = []
    moves: dict[int, Rows] = {}
    for name, rows in names.items():
        file = work.files.named(name)
        if file is None:
            model = work.file_at(rows[0]) if rows else next(iter(work.files), None)
            blank = _blank(document, Listing(name, loc_of(name)), model)
            edits.append(AddFile(len(work.files), blank))
            edits[-1].apply(work)
            file = work.files.by_key[blank.key]
        moves[file.key] = rows
    edit = move_to_files(work, moves, in_order=True)
    edits += [edit] if edit else []
    return as_one(edits)


def insert_document(entries: Entries, at: int, source: Entries, file: Entries | None = None) -> Edit:
    """Return the edit that inserts all entries of another document before row `at`, as written.

    Both documents must be of one kind; see `insertion_of_columns`. Raises CannotMove.
    """
    own = entries.file_above(at) if file is None else file
    arrivals = _Arrivals(own, [(source, range(len(source)))])
    edit = insertion_of_columns(entries, at, arrivals.block(), own)
    if arrivals.frame == own.frame:
        return edit
    return Batch((edit, SetFrame(arrivals.frame).placed_in(own, entries)))


def document_in_place_of(entries: Entries, rows: Rows, source: Entries) -> Edit:
    """Return the edit that replaces rows by as many entries, all of another document.

    The text before the rows stays. Both documents must be of one kind. Raises CannotMove.
    """
    edits: list[Edit] = []
    first = 0
    for file, own in entries.split(rows):
        arrivals = _Arrivals(file, [(source, range(first, first + len(own)))])
        columns = arrivals.block()
        columns.gap = file.copy_rows(own).gap
        edits.append(SetEntries(own, columns).placed_in(file, entries))
        if arrivals.frame != file.frame:
            edits.append(SetFrame(arrivals.frame).placed_in(file, entries))
        first += len(own)
    return as_one(edits)


def file_of_entries(entries: Entries, rows: Sequence[int]) -> Document:
    """Return some entries, at least one, as a file of their own in the style of the first one's file.

    `rows` may be in any order, which is kept; entries of several files come file by file. Raises CannotMove.
    """
    by_part: dict[int, list[int]] = {}
    for row in rows if len(entries.files) > 1 else ():
        by_part.setdefault(entries.file_at(row).key, []).append(row)
    groups = by_part.values() if by_part else [rows]
    files = [_alone(entries, group) for group in groups]
    for other in files[1:]:
        insert_document(files[0], len(files[0]), other).apply(files[0])
    return files[0]


def _alone(entries: Entries, rows: Sequence[int]) -> Document:
    """Return a copy of a file with only some of its entries."""
    file = entries.file_at(rows[0])
    alone = Document(_ended(file.frame))
    alone.layouts = list(file.layouts)
    start = entries.start_of(file)
    alone.append(file.copy_rows([row - start for row in rows]))
    return alone


def _blank(document: Document, listing: Listing, model: Entries | None) -> EmptyFile:
    """Return a new file in the style of another one."""
    file = document.files.new(listing)
    if model is not None:
        file.frame = _ended(model.frame)
        file.layouts = list(model.layouts)
    file.frame = file.frame._replace(gzip=listing.name.lower().endswith(".gz"))
    return EmptyFile.of(file)


def _ended(frame: Frame) -> Frame:
    """Return a frame with an epilog that only ends the root; a file that is still being read has none yet."""
    frame = frame.opened() if frame.is_self_closed else frame
    return frame._replace(epilog=f"{frame.line_end}</{frame.prefix}{frame.kind}>{frame.line_end}")


def as_one_file(document: Document) -> Document:
    """Return all rows of a document as those of one file, for an export of them.

    The text between and after the entries is included; the text around the root is that of the first file. A
    document of one file is returned itself. Raises NotFaithful.
    """
    if not document.is_set:
        return document
    first, *others = document.files
    one = Document(first.frame._replace(encoding="utf-8", bom=b""))  # an export's encoding
    one.layouts = list(first.layouts)
    one.append(first.copy_rows(range(len(first))))
    runs: list[tuple[Entries, Rows]] = [(_without_own_entities(file), range(len(file))) for file in others]
    arrivals = _Arrivals(one, runs)
    columns = arrivals.block()
    frame = arrivals.frame
    tail, end = parted_epilog(frame)
    at = 0
    for file, rows in runs:
        if rows and (kept := tail.rstrip(XML_SPACE)):
            columns.gap[at], tail = kept + columns.gap[at], ""
        tail = tail.rstrip(XML_SPACE) + _tail(file.frame, frame)
        at += len(rows)
    one.set_frame(frame._replace(epilog=tail + end))
    one.append(columns)
    return one


def _tail(frame: Frame, other: Frame) -> str:
    """Return the text after the last entry of a file, as another file must write it."""
    return with_declarations(parted_epilog(frame)[0], strangers(frame, other))


def _without_own_entities(file: Entries) -> Entries:
    """Return a file that declares entities, which no other file knows, in the form of its export."""
    if "<!DOCTYPE" not in file.frame.prolog:
        return file
    return read_document(export(file, ExportForm.XML, limit=None)).entries


class _Arrivals:
    """Entries on their way into a file, and the frame that the file needs for them."""

    def __init__(self, file: Entries, runs: Sequence[tuple[Entries, Rows]]) -> None:
        self.file = file
        self.frame = file.frame.opened() if file.frame.is_self_closed else file.frame
        self._runs = runs
        self._gap, self._layout = file.typical_gap(), file.typical_layout()
        for source, rows in runs:
            for prefix, namespace in self._missing(source, rows):
                self.frame = with_root_declaration(self.frame, prefix, namespace)

    def block(self) -> EntryColumns:
        """Return the entries as the file must write them."""
        columns = EntryColumns()
        for source, rows in self._runs:
            columns.extend(self._adapted(source, rows))
        return columns.of_file(self.file.key)

    # Namespaces

    def _missing(self, source: Entries, rows: Rows) -> Iterator[tuple[str, str]]:
        """Yield prefixes that entries use and the root does not bind yet, with their namespaces."""
        columns = source.copy_rows(rows)
        sources = (source.text for source in columns.source if source)
        texts = chain(columns.extensions.distinct(), sources, columns.gap.distinct())
        bound = dict(source.frame.namespaces)
        for prefix in dict.fromkeys(chain.from_iterable(map(needed_prefixes, filter(None, texts)))):
            is_core = prefix == source.frame.prefix[:-1]
            if prefix and prefix in bound and not is_core and not scope_names(self.frame).is_bound(prefix):
                yield prefix, bound[prefix]

    # Texts

    def _adapted(self, source: Entries, rows: Rows) -> EntryColumns:
        columns = source.copy_rows(rows)
        frame, strange = source.frame, strangers(source.frame, self.frame)
        numbers = {
            number: self._number(source.layouts[number], frame) for number in set(columns.layout) - {ODD}
        }
        columns.layout = bytearray(numbers.get(number, ODD) for number in columns.layout)
        for at, row in enumerate(rows):
            now = source.current_source(row)
            if now is not None:
                self._put(columns, at, now, source, row)
        texts = self._taken_over(columns.extensions, strange, source, rows)
        columns.extensions = CompactList(texts)
        turned = turned_own(columns.extensions.distinct(), frame, self.frame)
        for at, row in enumerate(rows if turned else ()):
            if texts[at] in turned and columns.layout[at] != ODD:
                self._put(columns, at, read_entry(entry_text(source, row), frame), source, row)
        self._check_gaps(columns.gap, source, rows)
        gaps = [gap if gap.strip(XML_SPACE) else self._gap for gap in columns.gap]
        columns.gap = CompactList(self._taken_over(gaps, strange, source, rows))
        return columns

    @staticmethod
    def _check_gaps(gaps: Sequence[str], source: Entries, rows: Rows) -> None:
        """Raise CannotMove if the text between entries uses entities that only its file declares."""
        if "<!DOCTYPE" not in source.frame.prolog:
            return
        strange = {gap for gap in set(gaps) if own_names(gap)}
        for row, gap in zip(rows, gaps, strict=True):
            if gap in strange:
                raise CannotMove(source, row, _OWN_ENTITY_ABOVE)

    def _put(self, columns: EntryColumns, at: int, now: OddSource, source: Entries, row: int) -> None:
        """Put the odd entry of a row, in its present form, into its place in the columns."""
        frame, values = source.frame, source.entry(row).values()
        if any(oddity.rule == "custom-entity" for oddity in now.oddities):
            raise CannotMove(source, row, _OWN_ENTITY)
        try:
            told = read_entry(
                text_in_encoding(rewrite_for_file(now.text, frame, self.frame), self.frame.encoding),
                self.frame,
            )
        except DoesNotFit as error:
            raise CannotMove(source, row, _NO_ROOM_FOR_NAME) from error
        if told.values != values:
            rest = foreign_in(now.text, frame, self.frame)
            if not turned_own([rest], frame, self.frame):
                columns.source[at], columns.layout[at] = None, self._layout
                columns.extensions[at] = rest
                columns.loc[at], columns.lastmod[at], columns.changefreq[at], columns.priority[at] = values
                return
        columns.make_odd([at], [told])

    def _taken_over(self, texts: Sequence[str], strange: Bindings, source: Entries, rows: Rows) -> list[str]:
        """Return texts other than values, one for each row, as the file must write them."""
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
        number = self.file.layout_number(layout)
        return self._layout if number == ODD else number


def index_in_place_of(document: Document, rows: Sequence[int], source: Entries) -> Edit:
    """Return the edit that inserts the entries of another document, as written, in place of some rows.

    `rows` is not empty and ascends; these rows are removed, but the text before them stays. The entries come
    where the first of them was. Raises CannotMove.
    """

    work = document.working_copy()
    edits: list[Edit] = []
    if len(source):
        edits.append(insert_document(work, rows[0] + 1, source))
        edits[0].apply(work)
    edits.append(removal(work, [rows[0], *(row + len(source) for row in rows[1:])]))
    return as_one(edits)


def as_text(index: Document) -> str:
    """Return an index as a text that `from_text` reads."""
    copy = index.snapshot()
    copy.set_frame(in_utf8(copy.frame))
    return "".join(document_text(copy))


def from_text(text: str) -> Document:
    """Return the index in a text that `as_text` wrote."""
    return read_document(text.encode("utf-8")).entries
