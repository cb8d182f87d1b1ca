"""Reads with care the entries that differ from most of their file, one by one or by form."""

from collections.abc import Iterable, Sequence

from editor.core.document.columns import ODD, EntryColumns
from editor.core.fields import FIELD_NAMES
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.entry_spans import EntrySpan, TooDeep, check_depth
from editor.core.xml.markup import EXTENSIONS, Frame
from editor.core.xml.odd_entries import read_entry
from editor.formats.errors import too_deep, too_much
from editor.formats.reading.entities import Resolver, places_with
from editor.formats.reading.layouts import Grammar, LayoutBook, Plain
from editor.formats.reading.simple_entries import Alike, SimpleReader

_LONG_ENTRY = QT_TRANSLATE_NOOP(
    "phrases", "An entry has more than {n:,} characters, far more than any sitemap needs."
)
_OF_ENTRY = QT_TRANSLATE_NOOP("phrases", "an entry has more than {n:,} characters")
_LONG_VALUE = QT_TRANSLATE_NOOP(
    "phrases", "A value has more than {n:,} characters, far more than any sitemap needs."
)
_OF_VALUE = QT_TRANSLATE_NOOP("phrases", "a value has more than {n:,} characters")

MAX_VALUE = 1_000_000  # characters of one value; the protocol allows 2,048
MAX_ENTRY = 10_000_000  # characters of one entry; XML parsers refuse longer texts than this
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
            if len(entry) <= MAX_VALUE:
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
