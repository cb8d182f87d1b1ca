"""Reads with care the entries that differ from most of their file, by form or one by one.

Nearly all odd entries are simple: their children contain only text, CDATA and comments. These are
read quickly, grouped by their heads: the start tags with the whitespace and the comments before
them, of which a file has few combinations.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

from editor.core.document.columns import ODD, EntryColumns
from editor.core.fields import FIELD_NAMES
from editor.core.text import N_, Phrase
from editor.core.xml.markup import CDATA, COMMENT, EXTENSIONS, IN_TAG, NOTE, Frame, Oddity, OddSource
from editor.core.xml.odd_entries import read_entry
from editor.core.xml.outline import EntrySpan, TooDeep, check_depth, content_text, scope_names
from editor.formats.read_errors import too_deep, too_much
from editor.formats.reading.entry_layouts import Grammar, LayoutBook, Plain, Resolver, Shape, places_with

Heads = tuple[str, ...]

_MAX_CHILDREN = 6
_MAX_KNOWN = 2000  # combinations of heads; comments or attributes may make all entries differ

# The commonest form comes first in all these, without a loop, as entering one costs the most.
_NOTES = rf"[ \t\r\n]*+(?:(?=<[!?])(?:(?:{NOTE})[ \t\r\n]*+)*+|)"
_TAG = rf"""<(?![/!?])(?:[^"'/>]++>|{IN_TAG}>)"""
# An instruction in a text may be code that should have written it.
_TEXT = rf"[^<]*+(?:(?:{CDATA}|{COMMENT})[^<]*+)*+"
_CHILD = rf"(?:({_NOTES}{_TAG})({_TEXT})</[^\s>]++>)?+"


def simple_pattern(entry_tag: str) -> re.Pattern[str]:
    """Return a pattern for simple entries; it captures a head and a text for each child, and the end tag."""
    tag = re.escape(entry_tag)
    return re.compile(rf"<{tag}>{_CHILD * _MAX_CHILDREN}({_NOTES}</{tag}>)", re.DOTALL)


class HeadForm(NamedTuple):
    """The properties that simple entries with the same heads have in common.

    `places` pairs the numbers of the present fields with those of their children; it is empty if the entries
    must be read in another way. `shape` is that of entries that may be regular.
    """

    places: tuple[tuple[int, int], ...]
    oddities: tuple[Oddity, ...] = ()
    shape: Shape | None = None
    has_extensions: bool = False


class Alike(NamedTuple):
    """Simple entries of one form: their rows, and the texts of their children as written."""

    form: HeadForm
    rows: list[int]
    texts: list[tuple[str, ...]]


class SimpleReader:
    """Reads the simple entries of one file."""

    def __init__(self, grammar: Grammar, frame: Frame) -> None:
        self._grammar = grammar
        self._frame = frame
        self._names = scope_names(frame)
        self._by_heads: dict[Heads, HeadForm] = {}
        self._by_tags: dict[Heads, HeadForm] = {}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return simple_pattern(self._frame.entry_tag)

    def take_apart(self, entries: Mapping[int, str]) -> tuple[list[Alike], list[int]]:
        """Group the simple ones of some entries by form; returns the groups, and the rows of all others."""
        alike: dict[Heads, Alike] = {}
        others: list[int] = []
        for row, entry in entries.items():
            match = self._pattern.match(entry)
            if match is None:
                others.append(row)
                continue
            groups = match.groups("")
            heads = groups[::2]
            known = alike.get(heads)
            if known is None:
                known = alike[heads] = Alike(self._form_of(heads), [], [])
            known.rows.append(row)
            known.texts.append(groups[1::2])
        return list(alike.values()), others

    def read(
        self, entries: Sequence[str], form: HeadForm, texts: Sequence[tuple[str, ...]]
    ) -> list[OddSource | None]:
        """Read odd entries of one form; None for those that must be read in another way."""
        if not form.places:
            return [None] * len(entries)
        columns: list[list[str]] = [[""] * len(entries) for _ in FIELD_NAMES]
        unread: set[int] = set()
        for field, place in form.places:
            values = [each[place] for each in texts]
            joined = "".join(values)
            if "<" in joined or "&" in joined or "\r" in joined:
                values = list(map(content_text, values))
            if not all(map(str.strip, values)):
                unread.update(at for at, value in enumerate(values) if not value.strip())
            columns[field] = values
        sources = map(OddSource, entries, zip(*columns, strict=True), repeat(form.oddities))
        return [None if at in unread else source for at, source in enumerate(sources)]

    def _form_of(self, heads: Heads) -> HeadForm:
        form = self._by_heads.get(heads)
        if form is None:
            _make_room(self._by_heads)
            form = self._by_heads[heads] = self._form(heads)
        return form

    def _form(self, heads: Heads) -> HeadForm:
        *starts, end = [head for head in heads if head]
        tags = tuple([start[start.rindex("<") :] for start in starts])
        form = self._by_tags.get(tags)
        if form is None:
            _make_room(self._by_tags)
            form = self._by_tags[tags] = self._form_of_tags(tags)
        return form._replace(shape=self._grammar.shape_of(starts, end))

    def _form_of_tags(self, tags: Heads) -> HeadForm:
        names = [tag[1:-1].split(None, 1)[0] for tag in tags]
        cores = [self._names.core_name(name, tag) for name, tag in zip(names, tags, strict=True)]
        fields = self._grammar.fields
        has_extensions = "" in cores
        if "<!DOCTYPE" in self._frame.prolog or any(cores.count(field) > 1 for field in fields):
            return HeadForm((), has_extensions=has_extensions)
        places = [(number, cores.index(field)) for number, field in enumerate(fields) if field in cores]
        children = "".join(f"{tag}.</{name}>" for name, tag in zip(names, tags, strict=True))
        entry_tag = self._frame.entry_tag
        example = read_entry(f"<{entry_tag}>{children}</{entry_tag}>", self._frame)
        return HeadForm(tuple(places), example.oddities, has_extensions=has_extensions)


def _make_room(known: dict[Heads, HeadForm]) -> None:
    if len(known) >= _MAX_KNOWN:
        known.clear()


_LONG_ENTRY = N_("An entry has more than {n:,} characters, far more than any sitemap needs.")
_OF_ENTRY = N_("an entry has more than {n:,} characters")
_LONG_VALUE = N_("A value has more than {n:,} characters, far more than any sitemap needs.")
_OF_VALUE = N_("a value has more than {n:,} characters")

MAX_VALUE = 1_000_000  # characters of one value; the protocol allows 2,048
MAX_ENTRY = 10_000_000  # characters of one entry; XML parsers refuse longer texts than this
_FEW = 50  # entries that are read one by one in less time than making the pattern for simple ones takes
_MAX_GAPS = 10_000  # different gaps that are remembered, so that equal ones share memory


class CarefulReader:
    """Reads entries of one file into columns, and learns layouts from them."""

    def __init__(self, grammar: Grammar, frame: Frame, book: LayoutBook, resolver: Resolver) -> None:
        self._grammar, self._frame, self._book, self._resolver = grammar, frame, book, resolver
        self._simple = SimpleReader(grammar, frame)
        self._gaps: dict[str, str] = {}

    def read(self, columns: EntryColumns, entries: dict[int, EntrySpan]) -> None:
        """Put entries into their rows of the columns: regular if a layout renders them, else as odd ones.

        Raises Unreadable if one is too long, or its elements are nested too deep.
        """
        gaps = self._gaps
        share = gaps.setdefault if len(gaps) < _MAX_GAPS else gaps.get
        texts: dict[int, str] = {}
        others: list[int] = []
        columns.gap.put(list(entries), [share(gap, gap) for gap, _ in entries.values()])
        for row, (_, entry) in entries.items():
            if len(entries) > _FEW and len(entry) <= MAX_VALUE:
                texts[row] = entry
            else:
                others.append(row)
        alike, too_hard = self._simple.take_apart(texts)
        for one in alike:
            others += self._take_alike(columns, one, entries)
        others += too_hard
        self._take_others(columns, {row: entries[row].entry for row in sorted(others)})

    def _take_alike(self, columns: EntryColumns, alike: Alike, entries: dict[int, EntrySpan]) -> list[int]:
        """Put simple entries of one form into their rows; returns the rows of all others."""
        form, rows, texts = alike
        places = self._put_regular_ones(columns, alike) if form.shape else range(len(rows))
        others = []
        if form.has_extensions:  # without markup an entry may be regular
            odd = [at for at in places if any("<" in texts[at][child] for _, child in form.places)]
            others = [rows[at] for at in sorted({*places}.difference(odd))]
            places = odd
        spans = [entries[rows[at]].entry for at in places]
        sources = self._simple.read(spans, form, [texts[at] for at in places])
        read = {rows[at]: source for at, source in zip(places, sources, strict=True) if source}
        columns.make_odd(list(read), list(read.values()))
        return [*others, *(rows[at] for at in places if rows[at] not in read)]

    def _put_regular_ones(self, block: EntryColumns, alike: Alike) -> Sequence[int]:
        """Put entries that a layout renders as written into their rows; returns the others' indexes."""
        (form, rows, texts), count = alike, len(alike.rows)
        number = self._book.number_of(form.shape) if form.shape else ODD
        if form.shape is None or number == ODD:
            return range(count)
        columns = dict.fromkeys((*FIELD_NAMES, EXTENSIONS), [""] * count)
        unlike: set[int] = set()
        for (name, _), column in zip(form.shape.children, zip(*texts, strict=True), strict=False):
            columns[name] = values = list(column)
            unlike |= places_with("<", values) | self._resolver.resolve(values)
            if not all(values):
                unlike.update(place for place, value in enumerate(values) if not value)
        for name, values in columns.items():
            block.put_texts(name, rows, values)
        for row in rows:
            block.layout[row] = number
        return sorted(unlike)  # the values put there for these are replaced later

    def _take_others(self, columns: EntryColumns, entries: dict[int, str]) -> None:
        """Put entries with more than text in their children into their rows."""
        odd: dict[int, str] = {}
        for row, entry in entries.items():
            if len(entry) > MAX_VALUE:
                _check_entry_length(entry)
            try:
                check_depth(entry)
            except TooDeep:
                raise too_deep() from None
            if not self._take_plain(columns, row, entry):
                odd[row] = entry
        sources = [read_entry(text, self._frame) for text in odd.values()]
        columns.make_odd(list(odd), sources)
        for source in sources:
            if len(source.text) > MAX_VALUE:
                check_lengths(source.values)

    def _take_plain(self, columns: EntryColumns, row: int, entry: str) -> bool:
        """Put a regular entry into its row; False if it is odd."""
        plain = self._grammar.read(entry)
        if plain is None or not self._put_regular(columns, row, plain):
            return False
        if len(entry) > MAX_VALUE:
            check_lengths(columns.column(name)[row] for name in self._grammar.fields)
        return True

    def _put_regular(self, columns: EntryColumns, row: int, plain: Plain) -> bool:
        """Put an entry into its row if a layout renders it as it is written, and return whether it did."""
        number = self._book.number_of(plain.shape)
        if number == ODD:
            return False
        values = []
        for (name, _), text in zip(plain.shape.children, plain.texts, strict=False):
            value = text if name == EXTENSIONS else self._resolver.value_of(text)
            if not value:
                return False
            values.append((name, value))
        columns.loc[row] = columns.lastmod[row] = columns.changefreq[row] = columns.priority[row] = ""
        columns.extensions[row] = ""
        for name, value in values:
            columns.put_texts(name, [row], [value])
        columns.layout[row] = number
        return True


def _check_entry_length(entry: str) -> None:
    if len(entry) > MAX_ENTRY:
        raise too_much(Phrase(_LONG_ENTRY, n=MAX_ENTRY), Phrase(_OF_ENTRY, n=MAX_ENTRY))


def check_lengths(values: Iterable[str]) -> None:
    """Raise Unreadable if a value is beyond all limits."""
    if any(len(value) > MAX_VALUE for value in values):
        raise too_much(Phrase(_LONG_VALUE, n=MAX_VALUE), Phrase(_OF_VALUE, n=MAX_VALUE))
