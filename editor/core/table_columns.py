"""The columns of the table, each declared once: sorting, copying, exports, filters and the window read this.

A column is a field that is edited in it, a summary of an extension, the name of the file that has
the row, or a part of what pages answered when the live site was asked.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from operator import attrgetter

from editor.core.document.document import SITEMAP
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.extensions.extension_cells import cell_named
from editor.core.extensions.extension_declarations import EXTENSIONS, Extension, ValueKind
from editor.core.extensions.extension_reading import (
    block_counts,
    block_lines,
    blocks_at,
    extensions_in,
    summaries,
    summary,
    used_extensions,
)
from editor.core.fields import FIELDS, XML_SPACE, CellKind, Field, Kind, SortKey, by_text
from editor.core.joined_data import DATA, NO_DATA, JoinedColumn, JoinedData
from editor.core.site.page_answers import (
    INDEXABLE,
    NO_ANSWERS,
    VERDICT_RANK,
    Answers,
    PageAnswer,
    shown_header_time,
)
from editor.core.sorting import rows_sorted_by, sorted_rows
from editor.core.text import N_
from editor.core.xml import markup
from editor.runtime.threads import Tell, untold

# Up to this number, rows are examined one by one for extensions: a file of 50,000 takes 20 ms as a whole, and
# 6 s row by row.
_FEW_ROWS = 100


class Contents:
    """The entries and answers that are asked whether a column has anything to show; each is read once."""

    def __init__(
        self,
        entries: Entries,
        rows: Rows | None = None,
        answers: Iterable[PageAnswer] = (),
        extensions: Iterable[Extension] | None = None,
    ) -> None:
        """rows: those that matter, which may be gone (None: all); extensions: those in use, if known."""
        count = len(entries)
        self.entries, self.answers = entries, tuple(answers)
        self.rows: Rows = range(count)
        if isinstance(rows, range):
            self.rows = rows[: max(count - rows.start, 0)]
        elif rows is not None:
            self.rows = [row for row in rows if row < count]
        self._are_all, self._extensions = rows is None, extensions

    @cached_property
    def extensions(self) -> frozenset[str]:
        """The names of the extensions in use."""
        used = self._extensions
        if used is None:
            are_few = not self._are_all and len(self.rows) <= _FEW_ROWS
            used = extensions_in(self.entries, self.rows) if are_few else used_extensions(self.entries)
        return frozenset(extension.name for extension in used)

    def has_value(self, field: str) -> bool:
        """Return True if any of the rows has a value of a field."""
        column, rows = self.entries.column(field), self.rows
        if isinstance(rows, range):  # as a slice it takes no time
            return any(column[rows.start : rows.stop])
        return any(map(column.__getitem__, rows))


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table, as declared; another kind of column says at least what its text is."""

    name: str  # in exported tables, findings and settings
    title: str  # on screen, translated when shown
    width: int  # preferred, in characters
    cell: CellKind = CellKind.TEXT
    term: str = ""  # of the filter language that asks about it; "" if there is none
    source: str = ""  # the column of the document on which the texts depend; "" if they depend on none
    kinds: frozenset[Kind] = frozenset(Kind)  # of documents that have it
    key: Callable[[str], SortKey] = by_text  # of a text that is there
    field: Field | None = None  # that is edited in it; None: the column is read-only
    is_slow: bool = False  # a text takes so long that only those in sight are measured
    is_live: bool = False  # the live site tells its texts, not the document
    is_first: bool = False  # of what the site tells: shown at once, the others only where chosen

    def text(self, entries: Entries, row: int, answers: Answers, /) -> str:
        """Return the text of a row; "" if there is none."""
        raise NotImplementedError

    def texts(self, entries: Entries, rows: Sequence[int], answers: Answers = NO_ANSWERS, /) -> list[str]:
        """Return the texts of some rows, to be copied, exported or measured."""
        return [self.text(entries, row, answers) for row in rows]

    def lines(self, entries: Entries, row: int, answers: Answers, /) -> list[str]:
        """Return all that there is about a row in this column, for a tool tip."""
        return [text] if (text := self.text(entries, row, answers)) else []

    def value_asked(self, entries: Entries, row: int, answers: Answers, /) -> str:
        """Return the value with which a filter asks for rows that are alike in this column."""
        return self.text(entries, row, answers)

    def fillings(self, entries: Entries, answers: Answers, /) -> Sequence[object]:
        """Return something for each row that is false where its cell is empty."""
        return self.texts(entries, range(len(entries)), answers)

    def sorted_rows(
        self,
        entries: Entries,
        answers: Answers,
        /,
        descending: bool,
        rows: Sequence[int] | None = None,
        tell: Tell = untold,
    ) -> list[int]:
        """Return some rows (None: all), sorted by this column; rows of equal texts keep their order, and rows
        without a text come last. tell: is told how much is done, where that takes a while.
        """
        del tell
        rows = range(len(entries)) if rows is None else rows
        texts = dict(zip(rows, self.texts(entries, rows, answers), strict=True))
        keys = {text: self.key(text) for text in set(texts.values()) - {""}}
        filled = [row for row in rows if texts[row]]
        filled.sort(key=lambda row: keys[texts[row]], reverse=descending)
        return filled + [row for row in rows if not texts[row]]

    def is_used(self, contents: Contents, /) -> bool:
        """Return True if any row has a text, so that the column is shown unless the person hid it."""
        return any(self.texts(contents.entries, contents.rows))


@dataclass(frozen=True, slots=True)
class FieldColumn(Column):
    """The values of a field, as written."""

    def text(self, entries: Entries, row: int, _answers: Answers, /) -> str:
        return entries.column(self.name)[row]

    def texts(self, entries: Entries, rows: Sequence[int], _answers: Answers = NO_ANSWERS, /) -> list[str]:
        column = entries.column(self.name)
        return [column[row] for row in rows]

    def fillings(self, entries: Entries, _answers: Answers, /) -> Sequence[object]:
        return entries.column(self.name)

    def sorted_rows(
        self,
        entries: Entries,
        _answers: Answers,
        /,
        descending: bool,
        rows: Sequence[int] | None = None,
        tell: Tell = untold,
    ) -> list[int]:
        return sorted_rows(entries, self.name, descending, rows, tell)

    def is_used(self, contents: Contents) -> bool:
        return self.name == "loc" or contents.has_value(self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtensionColumn(Column):
    """Summaries of an extension: the number of its blocks, and the first of them."""

    extension: Extension

    def text(self, entries: Entries, row: int, _answers: Answers, /) -> str:
        return summary(entries, row, self.extension)

    def texts(self, entries: Entries, rows: Sequence[int], _answers: Answers = NO_ANSWERS, /) -> list[str]:
        return summaries(entries, self.extension, rows)

    def lines(self, entries: Entries, row: int, _answers: Answers, /) -> list[str]:
        return block_lines(entries, row, self.extension)

    def value_asked(self, entries: Entries, row: int, _answers: Answers, /) -> str:
        return str(len(blocks_at(entries, row, self.extension)))

    def fillings(self, entries: Entries, _answers: Answers, /) -> Sequence[object]:
        return block_counts(entries, self.extension)

    def sorted_rows(
        self,
        entries: Entries,
        _answers: Answers,
        /,
        descending: bool,
        rows: Sequence[int] | None = None,
        tell: Tell = untold,
    ) -> list[int]:
        del tell
        counts = block_counts(entries, self.extension)
        found = rows_sorted_by(counts, descending, rows)
        absent = 0 if descending else sum(not counts[row] for row in found)  # sorted to the front
        return found[absent:] + found[:absent]

    def is_used(self, contents: Contents) -> bool:
        return self.name in contents.extensions


@dataclass(frozen=True, slots=True)
class SitemapColumn(Column):
    """The name of the file that has a row. Whether it is shown depends on the files shown, not on values."""

    def text(self, entries: Entries, row: int, _answers: Answers, /) -> str:
        return entries.file_at(row).name

    def texts(self, entries: Entries, rows: Sequence[int], _answers: Answers = NO_ANSWERS, /) -> list[str]:
        names = {file.key: file.name for file in entries.files}
        return [names[entries.file_at(row).key] for row in rows]

    def sorted_rows(
        self,
        entries: Entries,
        _answers: Answers,
        /,
        descending: bool,
        rows: Sequence[int] | None = None,
        tell: Tell = untold,
    ) -> list[int]:
        """Sort rows by the name of their file; rows of one file keep their order."""
        del tell
        files = sorted(entries.files, key=attrgetter("name"), reverse=descending)
        own = (file.rows if rows is None else file.to_document(file.from_document(rows)) for file in files)
        return list(chain.from_iterable(own))

    def is_used(self, _contents: Contents, /) -> bool:
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerColumn(Column):
    """A part of what pages answered: an answer is found by the URL that was asked for.

    The term of the filter language asks about the same part.
    """

    part: Callable[[PageAnswer], str]  # "" where there is nothing to tell

    def text(self, entries: Entries, row: int, answers: Answers) -> str:
        answer = answers.get(entries.column("loc")[row].strip(XML_SPACE)) if answers else None
        return self.part(answer) if answer is not None else ""

    def texts(self, entries: Entries, rows: Sequence[int], answers: Answers = NO_ANSWERS) -> list[str]:
        if not answers:
            return [""] * len(rows)
        locs = entries.column("loc")
        found = [answers.get(locs[row].strip(XML_SPACE)) for row in rows]
        return [self.part(answer) if answer is not None else "" for answer in found]

    def is_used(self, contents: Contents) -> bool:
        return self.is_first and any(map(self.part, contents.answers))


@dataclass(frozen=True, slots=True)
class InlinksColumn(Column):
    """How many pages link to each URL, by the last comparison with the pages."""

    def text(self, entries: Entries, row: int, _answers: Answers, /) -> str:
        found = entries.inlinks.get(entries.column("loc")[row].strip(XML_SPACE)) if entries.inlinks else None
        return str(found.count) if found is not None else ""

    def is_used(self, contents: Contents) -> bool:
        return bool(contents.entries.inlinks)


@dataclass(frozen=True, slots=True, kw_only=True)
class DataColumn(Column):
    """A column that a table brought along about the URLs."""

    data: JoinedColumn

    @classmethod
    def of(cls, data: JoinedColumn) -> "DataColumn":
        """Declare the column for one of a table."""
        name = DATA + data.heading
        return cls(
            name,
            data.heading,
            14,
            CellKind.COUNT if data.is_of_numbers else CellKind.TEXT,
            name,
            "loc",
            key=data.sort_key,
            is_slow=True,
            data=data,
        )

    def text(self, entries: Entries, row: int, _answers: Answers, /) -> str:
        return self.data.text(entries.column("loc")[row])

    def texts(self, entries: Entries, rows: Sequence[int], _answers: Answers = NO_ANSWERS, /) -> list[str]:
        column = entries.column("loc")
        return self.data.texts_of(column[row] for row in rows)

    def is_used(self, _contents: Contents, /) -> bool:
        return True


def _of_field(field: Field) -> FieldColumn:
    return FieldColumn(
        field.name, field.title, field.width, field.cell, field.name, field.name, field.kinds, field=field
    )


def _of_extension(extension: Extension) -> ExtensionColumn:
    return ExtensionColumn(
        extension.name,
        extension.title,
        8,
        term=extension.name,
        source=markup.EXTENSIONS,
        kinds=frozenset({Kind.URLSET}),
        is_slow=True,
        extension=extension,
    )


def _of_answers(
    name: str,
    title: str,
    width: int,
    part: Callable[[PageAnswer], str],
    term: str,
    *,
    cell: CellKind = CellKind.TEXT,
    key: Callable[[str], SortKey] = by_text,
    is_first: bool = False,
) -> AnswerColumn:
    return AnswerColumn(
        name,
        title,
        width,
        cell,
        term,
        "loc",
        key=key,
        is_slow=True,
        is_live=True,
        part=part,
        is_first=is_first,
    )


def _number(number: int | None) -> str:
    return "" if number is None else str(number)


def _verdict(answer: PageAnswer) -> str:
    return answer.verdict.value


def _status(answer: PageAnswer) -> str:
    return _number(answer.first_status)


def _final_status(answer: PageAnswer) -> str:
    return _number(answer.status)


def _final_url(answer: PageAnswer) -> str:
    return answer.final_url if answer.final_url != answer.url else ""


def _redirects(answer: PageAnswer) -> str:
    return str(len(answer.hops) or "")


def _indexable(answer: PageAnswer) -> str:
    return answer.indexable


def _canonical(answer: PageAnswer) -> str:
    return answer.canonical if answer.canonical != (answer.final_url or answer.url) else ""


def _type(answer: PageAnswer) -> str:
    return answer.content_type.partition(";")[0].strip().lower()


def _modified(answer: PageAnswer) -> str:
    return shown_header_time(answer.last_modified)


def _time(answer: PageAnswer) -> str:
    return _number(answer.milliseconds or None)


def _size(answer: PageAnswer) -> str:
    return _number(answer.size)


def _by_number(text: str) -> SortKey:
    return (0, float(text), "")


_RANKS = {INDEXABLE: -1.0, **{verdict.value: float(rank) for verdict, rank in VERDICT_RANK.items()}}


def _by_verdict(text: str) -> SortKey:
    """Return the key that sorts verdicts from good to bad, by the first of several."""
    return (0, _RANKS[text.partition(",")[0]], text)


ANSWER_COLUMNS = (
    _of_answers(
        "verdict",
        N_("Verdict"),
        14,
        _verdict,
        "verdict",
        cell=CellKind.VERDICT,
        key=_by_verdict,
        is_first=True,
    ),
    _of_answers(
        "status", N_("Status"), 8, _status, "status", cell=CellKind.STATUS, key=_by_number, is_first=True
    ),
    _of_answers(
        "final_status",
        N_("Final status"),
        12,
        _final_status,
        "final-status",
        cell=CellKind.STATUS,
        key=_by_number,
    ),
    _of_answers("final_url", N_("Final URL"), 30, _final_url, "final", cell=CellKind.URL),
    _of_answers(
        "redirects", N_("Redirects"), 10, _redirects, "redirects", cell=CellKind.COUNT, key=_by_number
    ),
    _of_answers(
        "indexable", N_("Indexable"), 14, _indexable, "indexable", cell=CellKind.VERDICT, key=_by_verdict
    ),
    _of_answers("canonical", N_("Canonical"), 30, _canonical, "canonical", cell=CellKind.URL),
    _of_answers("type", N_("Type"), 14, _type, "type"),
    _of_answers("page_modified", N_("Page modified"), 22, _modified, "page-modified", cell=CellKind.TIME),
    _of_answers("ms", N_("Time"), 10, _time, "response", cell=CellKind.DURATION, key=_by_number),
    _of_answers("size", N_("Size"), 10, _size, "size", cell=CellKind.SIZE, key=_by_number),
)
INLINKS = "inlinks"
_URL, *_OTHER_FIELDS = map(_of_field, FIELDS)
COLUMNS: tuple[Column, ...] = (  # in their usual order
    _URL,
    SitemapColumn(SITEMAP, N_("Sitemap"), 20, CellKind.NAME, SITEMAP),
    *_OTHER_FIELDS,
    *map(_of_extension, EXTENSIONS),
    *ANSWER_COLUMNS,
    InlinksColumn(
        INLINKS, N_("Links to it"), 10, CellKind.COUNT, INLINKS, "loc", key=_by_number, is_slow=True
    ),
)
COLUMN_BY_NAME = {column.name: column for column in COLUMNS}


def value_kind(heading: str) -> ValueKind:
    """Return the kind of values under a heading of an exported table: whole or decimal numbers, dates or
    texts.
    """
    if column := COLUMN_BY_NAME.get(heading):
        if column.key is _by_number:
            return ValueKind.WHOLE
        return _KINDS.get(column.cell, ValueKind.TEXT)
    name = cell_named(heading)
    kind = name.form.kind if name else ValueKind.TEXT
    if kind is ValueKind.SECONDS:
        return ValueKind.WHOLE
    return kind if kind in (ValueKind.WHOLE, ValueKind.DECIMAL, ValueKind.DATE) else ValueKind.TEXT


_KINDS = {CellKind.DATE: ValueKind.DATE, CellKind.NUMBER: ValueKind.DECIMAL}


def columns_of(kind: Kind, *, has_files: bool = False, data: JoinedData = NO_DATA) -> tuple[Column, ...]:
    """Return the columns that a document of this kind can have, in their usual order;
    has_files: if it has several files; data: what tables brought along.
    """
    declared = (
        column for column in COLUMNS if kind in column.kinds and (has_files or column.name != SITEMAP)
    )
    return (*declared, *map(DataColumn.of, data.columns))


def column_named(name: str, data: JoinedData) -> Column:
    """Return a column by its name, that of a declared one or of one that a table brought along."""
    found = data.column(name.removeprefix(DATA)) if name.startswith(DATA) else None
    return DataColumn.of(found) if found else COLUMN_BY_NAME[name]


def used_columns(contents: Contents) -> set[str]:
    """Return the names of the columns that have anything to show."""
    columns = (*COLUMNS, *map(DataColumn.of, contents.entries.data.columns))
    return {column.name for column in columns if column.is_used(contents)}
