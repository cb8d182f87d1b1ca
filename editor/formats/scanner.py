"""Reads the entries of a sitemap from its text, most of them by one regular expression.

The expression has the file's own white space and tags built in, so that an entry it matches is known to be
rendered again as it was. All others are taken apart with care; those that no layout renders stay odd.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import compress, count
from typing import NamedTuple

from editor.core.block import ODD, Block
from editor.core.fields import FIELD_NAMES
from editor.core.markup import EXTENSIONS, Frame, Source
from editor.core.outline import unescape
from editor.core.tokens import CDATA, COMMENT, INSTRUCTION
from editor.formats.entry import read_entries
from editor.formats.errors import Unreadable
from editor.formats.layouts import Grammar, LayoutBook, Plain, learn_entities
from editor.formats.simple_entry import Alike, SimpleReader
from editor.formats.span_reader import Span, check_depth
from editor.rules.finding import Remark

MAX_VALUE = 1_000_000  # characters of one value; the protocol allows 2,048
MAX_ENTRY = 10_000_000  # characters of one entry; XML parsers refuse longer texts than this
_MAX_SHARED = 10_000  # different values of a field that are remembered to be shared
_FEW = 100  # entries that are not worth a look at what they have in common
_TELLING = 1000  # entries: fewer may be unlike by chance

# A reference that no file's style writes, whatever the value is.
_UNWRITTEN = re.compile("&(?!(?:amp|lt|gt|quot|apos|#13);)")
_GAP = rf"(?:[^<]++|{COMMENT}|{INSTRUCTION})*+"


class Found(NamedTuple):
    """What one look at a text found: so many entries, and the text behind the last whole one."""

    size: int
    columns: list[list[str]]  # what each group of the pattern captured, "" where it captured nothing
    rest: str


class _Alike(NamedTuple):
    """Finds entries that have just these children: to look for others that may be there takes time."""

    names: tuple[str, ...]
    pattern: re.Pattern[str]


class Scanner:
    """Reads the entries of one file, piece by piece: first `find`, then `block_of` once the text was judged.

    `frame` has the entity style learned from the sample, which is the beginning of the text; `layouts`
    grows, and the places it gives to children that no entry has had so far may still change.
    """

    def __init__(self, frame: Frame, sample: str, *, shares: bool = True) -> None:
        """shares: whether equal values of a field are to be one text."""
        self._grammar = Grammar(frame)
        self._style = learn_entities(sample, self._grammar)
        self.frame = replace(frame, entities=self._style)
        self._book = LayoutBook(self._grammar)
        self._simple = SimpleReader(self._grammar, self.frame)
        self.layouts = self._book.layouts
        style = self._style  # a value without any of these characters is written as it is
        self._special = "&\r" + ">" * style.gt + '"' * style.quot + "'" * style.apos
        self._gaps: dict[str, str] = {}
        self._shared: dict[str, dict[str, str]] = {name: {} for name in self._grammar.fields[1:] if shares}
        self._usual = (ODD, "")  # layout and gap of most entries in the blocks so far; ODD: not known yet
        self._expect(*self._usual)

    def _expect(self, number: int, gap: str) -> None:
        """Build the pattern for entries of this layout behind this gap; ODD is no layout."""
        self._number, self._gap = number, gap
        self._layout = None if number == ODD else self.layouts[number]
        self._names = self._grammar.columns(self._layout) if self._layout else ()
        self._alike: _Alike | None = None
        self._templates: dict[tuple[bool, ...], str] = {}
        row = f"{self._grammar.row_pattern(self._layout, gap)}|" if self._layout else ""
        self._pattern = re.compile(rf"{row}{_other_pattern(self.frame)}|(.++)", re.DOTALL)

    def _expect_alike(self, columns: list[list[str]]) -> None:
        """Expect of the next entries just those children which all of these have, if they are all alike."""
        names = tuple(name for name, texts in zip(self._names, columns, strict=True) if any(texts))
        if not names or not all(all(texts) for texts in columns if any(texts)):
            self._alike = None
        elif self._alike is None or self._alike.names != names:
            assert self._layout is not None
            row = self._grammar.row_pattern(self._layout, self._gap, names)
            self._alike = _Alike(names, re.compile(f"{row}|(.++)", re.DOTALL))

    def find(self, text: str) -> Found:
        """Find the entries in a text that begins with the gap before one; relies on nothing else."""
        number, gap = self._usual
        layout = None if number == ODD else self.layouts[number]
        if layout is not self._layout or gap != self._gap:
            self._expect(number, gap)
        found = _search(self._pattern, text) if self._alike is None else self._find_alike(self._alike, text)
        if len(text) > MAX_VALUE:
            for name, texts in zip(self._names, found.columns, strict=False):
                if name != EXTENSIONS:
                    _check_lengths(texts)
        return found

    def _find_alike(self, alike: "_Alike", text: str) -> Found:
        """The same, where the first entries, mostly all, have the same children."""
        first = _search(alike.pattern, text)
        others = _search(self._pattern, first.rest)
        captured = dict(zip(alike.names, first.columns, strict=False))
        none = [""] * first.size
        columns = [captured.get(name, none) for name in (*self._names, "", "")]
        if others.size:
            columns = [[*some, *more] for some, more in zip(columns, others.columns, strict=True)]
        return Found(first.size + others.size, columns, others.rest)

    def block_of(self, found: Found) -> Block:
        """The entries that `find` found last; raises Unreadable where one is beyond all limits."""
        if not found.size:
            return Block()
        *columns, gaps, others = found.columns
        block = self._regular_block(columns, found.size)
        self._expect_alike(columns)
        careful: dict[int, Span] = {}
        if any(others):
            spans = map(Span, compress(gaps, others), filter(None, others))
            careful = dict(zip(compress(count(), others), spans, strict=True))
        for row in self._unlike(block):
            careful[row] = Span(self._gap, self._as_written([texts[row] for texts in columns]))
        if careful:
            self._read_carefully(block, careful)
        if len(careful) > found.size / 2:  # else most are as expected
            self._reconsider(block)
        self._share(block)
        return block

    def block_of_spans(self, entries: Sequence[Span]) -> Block:
        """Entries that were found in another way."""
        block = self._regular_block([], len(entries))
        self._read_carefully(block, dict(enumerate(entries)))
        self._share(block)
        return block

    # Entries that the pattern matched

    def _regular_block(self, columns: list[list[str]], count: int) -> Block:
        """A block of entries of the expected layout; `columns` are what the pattern found, if it did."""
        block = Block(
            gap=[self._gap] * count, source=[None] * count, layout=bytearray([self._number]) * count
        )
        found = dict(zip(self._names, columns, strict=False))
        for name in (*FIELD_NAMES, EXTENSIONS):
            setattr(block, name, list(found.get(name) or [""] * count))
        present = {name for name, texts in found.items() if any(texts)}
        if present:
            self._book.confirm(self._number, present)
        return block

    def _unlike(self, block: Block) -> set[int]:
        """Resolve entities in place; returns the rows that would not be rendered as they are written."""
        unlike: set[int] = set()
        for name in self._names:
            texts = block.column(name)
            if name == EXTENSIONS:  # they may declare namespaces, which the pattern does not look at
                unlike |= _rows_with(("xmlns",), texts)
                continue
            unlike |= self._resolve(texts)
        return unlike

    def _resolve(self, texts: list[str]) -> set[int]:
        """Resolve entities in place; returns where that cannot be undone by writing the value."""
        places = _rows_with(self._special, texts)
        if self._resolve_alike(texts, places):
            return set()
        unlike: set[int] = set()
        for place in places:
            value = self._value_of(texts[place])
            if value is None:
                unlike.add(place)
            else:
                texts[place] = value
        return unlike

    def _resolve_alike(self, texts: list[str], places: Collection[int]) -> bool:
        """Resolve these texts together, if that can be undone for all of them: nearly always."""
        together = self._value_of("\0".join(texts[place] for place in places))  # which XML cannot hold
        values = [] if together is None else together.split("\0")
        if len(values) != len(places):
            return not places
        for place, value in zip(places, values, strict=True):
            texts[place] = value
        return True

    def _value_of(self, text: str) -> str | None:
        """The value that is written so; None where this file would write it differently."""
        value = text.replace("&amp;", "&")
        if self._style.escape(value) == text:  # nearly always
            return value
        if _UNWRITTEN.search(text):
            return None
        value = unescape(text)
        return value if self._style.escape(value) == text else None

    def _as_written(self, texts: Sequence[str]) -> str:
        """The text of an entry that the pattern matched, from what its groups captured of it."""
        present = tuple(map(bool, texts))
        template = self._templates.get(present)
        if template is None:
            template = self._templates[present] = self._template(present)
        return template % tuple(filter(None, texts))

    def _template(self, present: tuple[bool, ...]) -> str:
        """How entries are written that have these of the children which the pattern captures."""
        assert self._layout is not None
        names = {name for name, is_there in zip(self._names, present, strict=True) if is_there}
        layout = self._layout
        written = [
            (f"{child.before}{child.open}", child.close) for child in layout.children if child.name in names
        ]
        children = "".join(f"{_constant(start)}%s{_constant(end)}" for start, end in written)
        return f"{_constant(layout.start)}{children}{_constant(layout.end)}"

    # All others

    def _read_carefully(self, block: Block, entries: dict[int, Span]) -> None:
        """Put entries into their rows of the block: regular where a layout renders them, else odd."""
        gaps = self._gaps
        share = gaps.setdefault if len(gaps) < _MAX_SHARED else gaps.get
        texts: dict[int, str] = {}
        others: list[int] = []
        for row, (gap, entry) in entries.items():
            block.gap[row] = share(gap, gap)
            if len(entry) <= MAX_VALUE:
                texts[row] = entry
            else:
                others.append(row)
        if len(texts) > _FEW:
            alike, too_hard = self._simple.take_apart(texts)
            for one in alike:
                others += self._take_alike(block, one, entries)
        else:
            too_hard = list(texts)
        others += too_hard
        self._take_others(block, {row: entries[row].entry for row in sorted(others)})

    def _take_alike(self, block: Block, alike: Alike, entries: dict[int, Span]) -> list[int]:
        """Put simple entries of one form into their rows; returns the rows of all others."""
        form, rows, texts = alike
        places = self._put_regular_ones(block, alike) if form.shape else range(len(rows))
        others = []
        if form.has_extensions:  # without markup it may be regular: extensions are rendered as they are
            odd = [at for at in places if any("<" in texts[at][child] for _, child in form.places)]
            others = [rows[at] for at in sorted({*places}.difference(odd))]
            places = odd
        spans = [entries[rows[at]].entry for at in places]
        sources = self._simple.read(spans, form, [texts[at] for at in places])
        for at, source in zip(places, sources, strict=True):
            if source is None:
                others.append(rows[at])
            else:
                _put_odd(block, rows[at], source)
        return others

    def _put_regular_ones(self, block: Block, alike: Alike) -> Sequence[int]:
        """Put those into their rows that a layout renders as written; returns the places of others."""
        (form, rows, texts), count = alike, len(alike.rows)
        number = self._book.number_of(form.shape) if form.shape else ODD
        if form.shape is None or number == ODD:
            return range(count)
        columns = dict.fromkeys((*FIELD_NAMES, EXTENSIONS), [""] * count)
        unlike: set[int] = set()
        for (name, _), column in zip(form.shape.children, zip(*texts, strict=True), strict=False):
            columns[name] = values = list(column)
            unlike |= _rows_with("<", values) | self._resolve(values)
            if not all(values):
                unlike.update(place for place, value in enumerate(values) if not value)
        for name, values in columns.items():
            target = block.column(name)
            for row, value in zip(rows, values, strict=True):
                target[row] = value
        for row in rows:
            block.layout[row] = number
        return sorted(unlike)  # what was put there for these is replaced

    def _take_others(self, block: Block, entries: dict[int, str]) -> None:
        """Put entries into their rows that have more than text in their children."""
        odd: dict[int, str] = {}
        for row, entry in entries.items():
            if len(entry) > MAX_VALUE:
                _check_entry_length(entry)
            check_depth(entry)
            if not self._take_plain(block, row, entry):
                odd[row] = entry
        for row, source in zip(odd, read_entries(list(odd.values()), self.frame), strict=True):
            _put_odd(block, row, source)
            if len(source.text) > MAX_VALUE:
                _check_lengths(source.values)

    def _take_plain(self, block: Block, row: int, entry: str) -> bool:
        """Put a regular entry into its row; False where it is odd."""
        plain = self._grammar.read(entry)
        if plain is None or not self._put_regular(block, row, plain):
            return False
        if len(entry) > MAX_VALUE:
            _check_lengths(block.column(name)[row] for name in self._grammar.fields)
        return True

    def _put_regular(self, block: Block, row: int, plain: Plain) -> bool:
        """Put an entry into its row if a layout renders it as it is written."""
        number = self._book.number_of(plain.shape)
        if number == ODD:
            return False
        values = []
        for (name, _), text in zip(plain.shape.children, plain.texts, strict=False):
            value = text if name == EXTENSIONS else self._value_of(text)
            if not value:
                return False
            values.append((name, value))
        block.loc[row] = block.lastmod[row] = block.changefreq[row] = block.priority[row] = ""
        block.extensions[row] = ""
        for name, value in values:
            block.column(name)[row] = value
        block.layout[row] = number
        return True

    def _reconsider(self, block: Block) -> None:
        """Find out what most regular entries of this block are, to expect that of the next."""
        counts = Counter(zip(block.layout, block.gap, strict=True))
        regular = {form: count for form, count in counts.items() if form[0] != ODD}
        form = max(regular, key=regular.__getitem__, default=(ODD, ""))
        if regular.get(form, 0) > regular.get(self._usual, 0):
            self._usual = form

    def _share(self, block: Block) -> None:
        """Let equal values share one text: frequencies and priorities repeat, dates mostly do."""
        for name, known in list(self._shared.items()):
            texts = block.column(name)
            if any(texts):
                count = len(known)
                share = known.setdefault if count < _MAX_SHARED else known.get
                setattr(block, name, list(map(share, texts, texts)))
                if len(known) - count > max(len(texts), _TELLING) / 2:  # looking them up takes too long
                    del self._shared[name]


def _search(pattern: re.Pattern[str], text: str) -> Found:
    """What a pattern finds, the last group of which captures all that no entry begins."""
    rows = pattern.findall(text)
    rest = rows.pop()[-1] if rows and rows[-1][-1] else ""
    columns = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(pattern.groups)]
    return Found(len(rows), columns[:-1], rest)


def _constant(text: str) -> str:
    return text.replace("%", "%%")


def _put_odd(block: Block, row: int, source: Source) -> None:
    block.loc[row], block.lastmod[row], block.changefreq[row], block.priority[row] = source.values
    block.extensions[row] = ""
    block.source[row] = source
    block.layout[row] = ODD


def _other_pattern(frame: Frame) -> str:
    """Captures the gap and the text of any entry, except one that holds an entry itself.

    One that may have another namespace than the root or none is left to who looks at namespaces closely.
    """
    tag, prefix = re.escape(frame.entry_tag), re.escape(frame.prefix[:-1])
    inside = rf"[^<]*+(?:(?:<(?![!?]|/?{tag}[\s/>])|{COMMENT}|{CDATA}|{INSTRUCTION})[^<]*+)*+"
    rest = rf">{inside}</{tag}\s*+>"
    known = rf"(?:{re.escape(frame.namespace)})?+"
    foreign = rf"xmlns{prefix and ':'}{prefix}\s*+=\s*+(?:\"(?!{known}\")|'(?!{known}'))"
    attributes = rf"""(?:[^\s"'/>]++|\s(?!{foreign})|"[^"]*+"|'[^']*+'|/(?!>))*+"""
    return rf"({_GAP})(<{tag}(?:{rest}|(?=[\s/]){attributes}(?:/>|{rest})))"


def _rows_with(marks: Iterable[str], texts: list[str]) -> set[int]:
    joined = "".join(texts)
    return {row for mark in marks if mark in joined for row, text in enumerate(texts) if mark in text}


def _check_entry_length(entry: str) -> None:
    if len(entry) > MAX_ENTRY:
        raise _too_long("An entry", "an entry", MAX_ENTRY)


def _check_lengths(values: Iterable[str]) -> None:
    if any(len(value) > MAX_VALUE for value in values):
        raise _too_long("A value", "a value", MAX_VALUE)


def _too_long(subject: str, name: str, limit: int) -> Unreadable:
    return Unreadable(
        f"{subject} has more than {limit:,} characters, which no sitemap needs. "
        "The file is damaged or hostile.",
        Remark("file-unreadable", params=(("reason", f"{name} has more than {limit:,} characters"),)),
    )
