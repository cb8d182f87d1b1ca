"""Reads the entries of a sitemap from its text, most of them by one regular expression.

The expression contains the file's own whitespace and tags, so that any entry it matches is known to
be rendered again as it was. All others are parsed with care; those that no layout renders stay odd.
Equal values of a field share one text in memory, if many are equal.
"""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import compress, count
from typing import NamedTuple

from editor.core.document.columns import ODD, CompactList, EntryColumns
from editor.core.xml.markup import CDATA, COMMENT, EXTENSIONS, INSTRUCTION, NOTE, Frame
from editor.core.xml.outline import EntrySpan
from editor.formats.reading.entry_layouts import Grammar, LayoutBook, Resolver, learn_entities, places_with
from editor.formats.reading.unusual_entries import MAX_VALUE, CarefulReader, check_lengths
from editor.runtime.threads import yield_to_paint

_MAX_KNOWN = 10_000  # different values that are remembered
_TELLING = 1000  # entries: fewer may differ by chance
_SHORT = 10  # characters of a date without a time


class SharedTexts:
    """The values so far of one field of a file: frequencies, priorities and days repeat, times may not."""

    def __init__(self, field: str) -> None:
        self._field = field
        self._known: dict[str, str] = {}
        self._longest: int | None = None  # of the values that are looked up; None: no limit

    def share(self, columns: EntryColumns) -> None:
        """Let equal values share one text, in these entries and with those before."""
        texts = columns.column(self._field)
        if self._longest == 0 or not any(texts):
            return
        count = len(self._known)
        one = self._known.setdefault if count < _MAX_KNOWN else self._known.get
        if self._longest is None:
            found = list(map(one, texts, texts))
        else:
            found = [one(text, text) if len(text) <= self._longest else text for text in texts]
        setattr(columns, self._field, found)
        if len(self._known) - count > max(len(texts), _TELLING) / 2:  # too few repeat to be worth it
            self._longest = _SHORT if self._longest is None else 0
            self._known = {text: text for text in self._known if len(text) <= self._longest}


_GAP = rf"(?:[^<]++|{NOTE})*+"


class ScanResult(NamedTuple):
    """The result of one scan of a text: the number of entries, and the text after the last whole one."""

    size: int
    columns: list[list[str]]  # what each group of the pattern captured, "" where it captured nothing
    rest: str


class _Alike(NamedTuple):
    """A pattern for entries that have exactly these children; searching for optional ones takes longer."""

    names: tuple[str, ...]
    pattern: re.Pattern[str]


class Scanner:
    """Reads the entries of one file piece by piece: first `find`, then `block_of` once the text was checked.

    `frame` has the entity style learned from the sample, which is the beginning of the text; `layouts` grows,
    and the places it gives to children that no entry has had so far may still change.
    """

    def __init__(self, frame: Frame, sample: str, *, shares: bool = True) -> None:
        """Begin a file; `shares`: equal values of a field are to share one text."""
        self._grammar = Grammar(frame)
        style = learn_entities(sample, self._grammar)
        self.frame = frame._replace(entities=style)
        self._book = LayoutBook(self._grammar)
        self.layouts = self._book.layouts
        self._resolver = Resolver(style)
        self._careful = CarefulReader(self._grammar, self.frame, self._book, self._resolver)
        self._shared = [SharedTexts(name) for name in self._grammar.fields[1:] if shares]
        self._usual = (ODD, "")  # layout and gap of most entries in the blocks so far; ODD: not known yet
        self._expect(*self._usual)

    def _expect(self, number: int, gap: str) -> None:
        """Build the pattern for entries of this layout after this gap; ODD is no layout."""
        self._number, self._gap = number, gap
        self._layout = None if number == ODD else self.layouts[number]
        self._names = self._grammar.columns(self._layout) if self._layout else ()
        self._alike: _Alike | None = None
        self._templates: dict[tuple[bool, ...], str] = {}
        row = f"{self._grammar.row_pattern(self._layout, gap)}|" if self._layout else ""
        self._pattern = re.compile(rf"{row}{_other_pattern(self.frame)}|(.++)", re.DOTALL)

    def _expect_alike(self, columns: list[list[str]]) -> None:
        """Expect the next entries to have exactly the children of these, if these are all alike."""
        names = tuple(name for name, texts in zip(self._names, columns, strict=True) if any(texts))
        if not names or not all(all(texts) for texts in columns if any(texts)):
            self._alike = None
        elif self._alike is None or self._alike.names != names:
            assert self._layout is not None
            row = self._grammar.row_pattern(self._layout, self._gap, names)
            self._alike = _Alike(names, re.compile(f"{row}|(.++)", re.DOTALL))

    def find(self, text: str) -> ScanResult:
        """Find the entries in a text that begins with the gap before one; relies on nothing else."""
        number, gap = self._usual
        layout = None if number == ODD else self.layouts[number]
        if layout is not self._layout or gap != self._gap:
            self._expect(number, gap)
        found = _search(self._pattern, text) if self._alike is None else self._find_alike(self._alike, text)
        if len(text) > MAX_VALUE:
            for name, texts in zip(self._names, found.columns, strict=False):
                if name != EXTENSIONS:
                    check_lengths(texts)
        return found

    def _find_alike(self, alike: _Alike, text: str) -> ScanResult:
        """Find the entries of a text whose first entries, mostly all of them, have the same children."""
        first = _search(alike.pattern, text)
        others = _search(self._pattern, first.rest)
        captured = dict(zip(alike.names, first.columns, strict=False))
        none = [""] * first.size
        columns = [captured.get(name, none) for name in (*self._names, "", "")]
        if others.size:
            columns = [[*some, *more] for some, more in zip(columns, others.columns, strict=True)]
        return ScanResult(first.size + others.size, columns, others.rest)

    def block_of(self, found: ScanResult) -> EntryColumns:
        """Return the entries that `find` found last; raises Unreadable if one is beyond all limits."""
        if not found.size:
            return EntryColumns()
        yield_to_paint()
        *columns, gaps, others = found.columns
        block = self._regular_block(columns, found.size)
        self._expect_alike(columns)
        careful: dict[int, EntrySpan] = {}
        if any(others):
            spans = map(EntrySpan, compress(gaps, others), filter(None, others))
            careful = dict(zip(compress(count(), others), spans, strict=True))
        for row in self._unlike(block):
            careful[row] = EntrySpan(self._gap, self._as_written([texts[row] for texts in columns]))
        if careful:
            self._careful.read(block, careful)
        if len(careful) > found.size / 2:  # most entries were not as expected
            self._reconsider(block)
        for texts in self._shared:
            texts.share(block)
        return block

    def block_of_spans(self, entries: Sequence[EntrySpan]) -> EntryColumns:
        """Return entries that were located by other means, in columns."""
        block = self._regular_block([], len(entries))
        self._careful.read(block, dict(enumerate(entries)))
        for texts in self._shared:
            texts.share(block)
        return block

    # Entries that the pattern matched

    def _regular_block(self, columns: list[list[str]], count: int) -> EntryColumns:
        """Return entries of the expected layout in columns, with the texts that the pattern found."""
        block = EntryColumns.blank(count, self._gap, self._number)
        found = dict(zip(self._names, columns, strict=False))
        for name, texts in found.items():
            setattr(block, name, (CompactList if name == EXTENSIONS else list)(texts))
        present = {name for name, texts in found.items() if any(texts)}
        if present:
            self._book.confirm(self._number, present)
        return block

    def _unlike(self, columns: EntryColumns) -> set[int]:
        """Resolve entities in place; returns the rows that would not be rendered as they are written."""
        unlike: set[int] = set()
        for name in self._names:
            if name == EXTENSIONS:  # they may declare namespaces, which the pattern does not look at
                unlike |= places_with(("xmlns",), columns.extensions)
            else:
                unlike |= self._resolver.resolve(columns.column(name))
        return unlike

    def _as_written(self, texts: Sequence[str]) -> str:
        """Return the text of an entry that the pattern matched, from the texts that its groups captured."""
        present = tuple(map(bool, texts))
        template = self._templates.get(present)
        if template is None:
            template = self._templates[present] = self._template(present)
        return template % tuple(filter(None, texts))

    def _template(self, present: tuple[bool, ...]) -> str:
        """Return the text of entries that have these of the captured children, with `%s` for each."""
        assert self._layout is not None
        names = {name for name, is_there in zip(self._names, present, strict=True) if is_there}
        layout = self._layout
        written = [
            (f"{child.before}{child.open}", child.close) for child in layout.children if child.name in names
        ]
        children = "".join(f"{_constant(start)}%s{_constant(end)}" for start, end in written)
        return f"{_constant(layout.start)}{children}{_constant(layout.end)}"

    # The form of most entries

    def _reconsider(self, columns: EntryColumns) -> None:
        """Determine the commonest layout and gap of these entries, to expect them of the next."""
        counts = Counter(zip(columns.layout, columns.gap, strict=True))
        regular = {form: count for form, count in counts.items() if form[0] != ODD}
        form = max(regular, key=regular.__getitem__, default=(ODD, ""))
        if regular.get(form, 0) > regular.get(self._usual, 0):
            self._usual = form


def _search(pattern: re.Pattern[str], text: str) -> ScanResult:
    """Find the entries that a pattern matches; its last group captures the rest, where no entry begins."""
    yield_to_paint()
    rows = pattern.findall(text)
    rest = rows.pop()[-1] if rows and rows[-1][-1] else ""
    columns = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(pattern.groups)]
    return ScanResult(len(rows), columns[:-1], rest)


def _constant(text: str) -> str:
    return text.replace("%", "%%")


def _other_pattern(frame: Frame) -> str:
    """Return a pattern that captures the gap and the text of any entry that contains no other entry.

    An entry that may have another namespace than the root, or none, is left to the code that checks
    namespaces closely.
    """
    tag, prefix = re.escape(frame.entry_tag), re.escape(frame.prefix[:-1])
    inside = rf"[^<]*+(?:(?:<(?![!?]|/?{tag}[\s/>])|{COMMENT}|{CDATA}|{INSTRUCTION})[^<]*+)*+"
    rest = rf">{inside}</{tag}\s*+>"
    known = rf"(?:{re.escape(frame.namespace)})?+"
    foreign = rf"xmlns{prefix and ':'}{prefix}\s*+=\s*+(?:\"(?!{known}\")|'(?!{known}'))"
    attributes = rf"""(?:[^\s"'/>]++|\s(?!{foreign})|"[^"]*+"|'[^']*+'|/(?!>))*+"""
    return rf"({_GAP})(<{tag}(?:{rest}|(?=[\s/]){attributes}(?:/>|{rest})))"
