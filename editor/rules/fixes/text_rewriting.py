"""Makes the edits behind fixes that change the text of entries or the tags around them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from editor.core.document.columns import ODD, CompactList, EntryColumns
from editor.core.document.edits import Batch, Edit, InsertRows, SetEntries, SetFrame, one_of, source_edit
from editor.core.document.entries import Entries
from editor.core.document.entry_text import entry_text
from editor.core.document.rows import Rows, as_rows
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, Extension
from editor.core.extensions.extension_editing import ExtensionText, extension_edit, extensions_of
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import CHILD_RANKS, Frame, Layout
from editor.core.xml.odd_entries import read_entry
from editor.core.xml.outline import EntrySpan, spans, turned_own
from editor.rules.fixes.fix_kinds import FixContext, FixMethod, FixPlaces, RewriteValue

ExtensionRewriter = Callable[[ExtensionText, Extension, FixContext], ExtensionText]
EntryRewriter = Callable[[str, str, Frame], str]
GapRewriter = Callable[[str, Frame], str]


def _odd_block(entries: Sequence[EntrySpan], frame: Frame) -> EntryColumns:
    """Return entries as they are written, for a file with this frame."""
    columns = EntryColumns.blank(len(entries))
    columns.gap = CompactList(gap for gap, _ in entries)
    columns.make_odd(range(len(columns)), [read_entry(entry, frame) for _, entry in entries])
    return columns


@dataclass(frozen=True, slots=True)
class RewriteEntry(FixMethod):
    """The method that rewrites odd entries, and for findings about the file, the gaps between entries.

    Entries in a new gap become rows.
    """

    text: EntryRewriter | None = None
    gap: GapRewriter | None = None

    def helps(self, fix: FixContext, places: FixPlaces) -> bool:
        return any(True for _ in self._texts(fix.entries, places)) or bool(self._gaps(fix.entries, places))

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        document = fix.entries
        read = {row: list(spans(gap, document.frame)) for row, gap in self._gaps(document, places).items()}
        gaps = {row: found[-1].gap for row, found in read.items()}
        epilog = gaps.pop(len(document), None)
        entries = source_edit(document, dict(self._texts(document, places)), gaps)
        frame = None if epilog is None else SetFrame(document.frame._replace(epilog=epilog))
        return one_of(edit for edit in (entries, frame, _arrivals(read, document.frame)) if edit)

    def _texts(self, entries: Entries, places: FixPlaces) -> Iterator[tuple[int, str]]:
        """Yield the new text of each odd entry that changes."""
        if self.text is None:
            return
        fields_of_row: dict[int, list[str]] = {}
        for field, rows in places.rows.items():
            for row in rows:
                fields_of_row.setdefault(row, []).append(field)
        for row, fields in fields_of_row.items():
            source = entries.current_source(row)
            if source is None:
                continue
            text = source.text
            for field in fields:
                text = self.text(text, field, entries.frame)
            if text != source.text:
                yield row, text

    def _gaps(self, entries: Entries, places: FixPlaces) -> dict[int, str]:
        """Return the changed gaps by the row after each; the row after the last stands for the epilog."""
        if self.gap is None or not places.of_file:
            return {}
        known: dict[str, str] = {}
        found: dict[int, str] = {}
        for row, gap in enumerate((*entries.columns.gap, entries.frame.epilog)):
            if gap not in known:
                known[gap] = self.gap(gap, entries.frame)
            if known[gap] != gap:
                found[row] = known[gap]
        return found


@dataclass(frozen=True, slots=True)
class SplitEntry(FixMethod):
    """The method that makes several entries of one: the first takes its row, and the others follow it."""

    text: EntryRewriter  # to the texts of all

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        document = fix.entries
        first: dict[int, str] = {}
        others: dict[int, list[EntrySpan]] = {}
        pairs = [(row, field) for field, rows in places.rows.items() for row in rows]
        for row, field in sorted(pairs):
            old = source.text if (source := document.current_source(row)) else entry_text(document, row)
            new = self.text(old, field, document.frame)
            if new != old and row not in first:
                read = list(spans(new, document.frame))
                first[row] = read[0].entry
                others[row + 1] = read[1:]  # the last is what follows the last entry: nothing
        edits = (source_edit(document, first, {}), _arrivals(others, document.frame))
        return one_of(edit for edit in edits if edit)


def _arrivals(read: Mapping[int, list[EntrySpan]], frame: Frame) -> InsertRows | None:
    """Return the edit that inserts the entries found in gaps, each before the row that the gap belongs to."""
    found = [(row, span) for row in sorted(read) for span in read[row][:-1]]
    if not found:
        return None
    rows = [row + before for before, (row, _) in enumerate(found)]
    return InsertRows(as_rows(rows), _odd_block([span for _, span in found], frame))


@dataclass(frozen=True, slots=True)
class WithoutEmpty(FixMethod):
    """The method that clears values of whitespace in regular entries, and rewrites odd ones."""

    text: EntryRewriter

    def helps(self, fix: FixContext, places: FixPlaces) -> bool:
        return any(method.helps(fix, chosen) for method, chosen in self._methods(fix, places))

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        edits = (method.edit(fix, chosen) for method, chosen in self._methods(fix, places))
        return one_of(edit for edit in edits if edit)

    def _methods(self, fix: FixContext, places: FixPlaces) -> tuple[tuple[FixMethod, FixPlaces], ...]:
        numbers = fix.entries.columns.layout
        regular = {field: [row for row in rows if numbers[row] != ODD] for field, rows in places.rows.items()}
        blank = RewriteValue(lambda value, _fix: value.strip(XML_SPACE))
        return (blank, FixPlaces(regular)), (RewriteEntry(self.text), places)


# Regular entries


def layout_in_order(layout: Layout) -> Layout:
    """Return a layout with the fields in the protocol's order, then extensions; whitespace stays in place."""
    ordered = sorted(layout.children, key=lambda child: CHILD_RANKS[child.name])
    children = (
        child._replace(before=place.before) for place, child in zip(layout.children, ordered, strict=True)
    )
    return layout._replace(children=tuple(children))


@dataclass(frozen=True, slots=True)
class RewriteLayout(FixMethod):
    """The method that gives regular entries another layout, and rewrites odd ones."""

    layout: Callable[[Layout], Layout]
    text: EntryRewriter

    def helps(self, _fix: FixContext, places: FixPlaces) -> bool:
        return bool(places.all_rows())

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        document = fix.entries
        numbers = document.columns.layout
        rows = [row for row in places.all_rows() if numbers[row] != ODD]
        regular = self._by_layout(document, rows)
        odd = RewriteEntry(self.text).edit(fix, places)
        return one_of(edit for edit in (regular, odd) if edit)

    def _by_layout(self, entries: Entries, rows: Sequence[int]) -> Edit | None:
        columns = entries.copy_rows(rows)
        used = set(columns.layout)
        new = {number: entries.layout_number(self.layout(entries.layouts[number])) for number in used}
        if not rows or ODD in new.values():
            return None
        columns.layout = bytearray(new[number] for number in columns.layout)
        return SetEntries(rows, columns)


# Extensions


@dataclass(frozen=True, slots=True)
class RewriteExtension(FixMethod):
    """The method that rewrites the extensions of each row by itself."""

    rewrite: ExtensionRewriter

    def helps(self, fix: FixContext, places: FixPlaces) -> bool:
        return any(True for _ in self._texts(fix, places))

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        return extension_edit(fix.entries, dict(self._texts(fix, places)))

    def _texts(self, fix: FixContext, places: FixPlaces) -> Iterator[tuple[int, ExtensionText]]:
        names_of_row: dict[int, list[str]] = {}
        for name, rows in places.rows.items():
            for row in rows if name in EXTENSION_BY_NAME else ():
                names_of_row.setdefault(row, []).append(name)
        for row, names in names_of_row.items():
            old = new = extensions_of(fix.entries, row)
            for name in names:
                new = self.rewrite(new, EXTENSION_BY_NAME[name], fix)
            if new.text != old.text:
                yield row, new


# Another root


@dataclass(frozen=True, slots=True)
class Rooted:
    """The changes of a document's entries when it gets another root."""

    text: Callable[[str], str]  # of odd entries
    layout: Callable[[Layout], Layout] | None = None  # of regular ones; None: they stay as they are
    rest: Callable[[str], str] | None = None  # of extensions and gaps; None: they stay as they are


def replace_root(entries: Entries, frame: Frame, how: Rooted) -> Edit | None:
    """Return the edit that replaces the root and parses odd entries again; None if layouts run out."""
    is_every_row = how.layout or how.rest
    extensions = entries.columns.extensions
    turned = turned_own(extensions.distinct(), entries.frame, frame)  # a regular entry cannot contain those
    if is_every_row:
        rows: Rows = range(len(entries))
    else:
        rows = [row for row, it in enumerate(entries.columns.source) if it or extensions[row] in turned]
    columns = entries.copy_rows(rows)
    if how.layout:
        used = set(columns.layout) - {ODD}
        new = {number: entries.layout_number(how.layout(entries.layouts[number])) for number in used}
        if ODD in new.values():
            return None
        columns.layout = bytearray(new.get(number, ODD) for number in columns.layout)
    if how.rest:
        columns.extensions = CompactList(map(how.rest, columns.extensions))
        columns.gap = CompactList(map(how.rest, columns.gap))
    odd: dict[int, str] = {}
    for at, row in enumerate(rows):
        source = entries.current_source(row)
        if source or extensions[row] in turned:
            odd[at] = how.text(source.text if source else entry_text(entries, row))
    columns.make_odd(list(odd), [read_entry(text, frame) for text in odd.values()])
    return Batch((SetFrame(frame), SetEntries(rows, columns))) if rows else SetFrame(frame)
