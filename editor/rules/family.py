"""The kinds of families of rules: of values, of sections of a file, and of all entries of a file.

A family has values to check, sections about the whole file, or state that follows the changes of
the file. `checker` lists them, and one loop goes over them: there, and in `file_findings`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Generic, Protocol, Self, TypeVar

from editor.core.document.columns import EntryColumns
from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.xml.markup import Frame, Layout, Oddity
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.finding import ColumnResult, Context, FieldHit, FileHit, Hit
from editor.rules.marks import Codes, Marks
from editor.rules.values.url_traits import UrlColumn, UrlTraits

Facts = TypeVar("Facts")
AnyKept = TypeVar("AnyKept", bound="Kept")  # type: ignore[type-arg]


Hits = tuple[Hit, ...]


@dataclass(frozen=True, slots=True)
class ValueFamily:
    """The rules about the values of one field, none of which is asked about ""."""

    field: str
    check: Callable[[str, Context], Hits]  # the exact check of one value
    # The quick check of a column. The last argument: of the values if they are URLs, () if not known.
    check_column: Callable[[Sequence[str], Context, Sequence[UrlTraits]], ColumnResult]
    suggest: Callable[[str, Hits], str | None]  # a value with its hits: corrected, if that is certain
    padded: Hit  # the hit of `check` for a good value with whitespace around it

    def suggested(self, value: str, context: Context) -> str | None:
        """Return a value corrected, if that is certain and it needs it."""
        return self.suggest(value, self.check(value, context)) if value else None


@dataclass(frozen=True, slots=True)
class EntryLot:
    """Some entries that are checked together."""

    columns: EntryColumns
    layouts: Sequence[Layout]
    frame: Frame
    oddities: Mapping[int, tuple[Oddity, ...]]  # of the rows of the columns that have any


class EntryFamily(Protocol):
    """The rules about an entry beyond its single values."""

    def hits(self, entries: Entries, row: int, context: Context, /) -> list[FieldHit]:
        """Return the hits of the entry in a row."""

    def check_lot(self, lot: EntryLot, context: Context, /) -> Codes:
        """Return the codes of many entries."""

    def check_field(self, entries: Entries, field: str, context: Context, /) -> tuple[Codes, Collection[str]]:
        """Return the codes of all entries that may be new after a field changed, and their own fields.

        Only those of that field, and of its own fields, are replaced.
        """

    def depends_on_all(self, entries: Entries, /) -> bool:
        """Return True if any value may change any of its findings."""

    def is_hidden(self, oddities: tuple[Oddity, ...], field: str, hit: Hit, /) -> bool:
        """Return True if its findings about an odd entry hide one about a value."""


@dataclass(frozen=True, slots=True)
class FileSection:
    """A group of rules about a file as a whole, with the changes after which they must run again."""

    name: str
    file_hits: Callable[[Entries, Context, ExtensionTexts], Iterable[FileHit]]
    fields: frozenset[str] = frozenset()  # the fields that they read, may include EXTENSIONS
    of_entries: bool = True  # they depend on the number of entries, and on the frame
    of_urlsets: bool = True  # they only apply to urlsets
    reads: frozenset[str] = frozenset()  # facts of the context that no other rule reads
    reads_all: Callable[[Frame], object] = lambda _frame: False  # if so, they depend on all fields


class SharedFacts:
    """Facts about entries that several families need, each made once, when it is first asked for."""

    def __init__(self, file: Entries, rows: Rows | None = None, traits: Sequence[UrlTraits] = ()) -> None:
        """rows: a range of those whose URLs matter, None for all. traits: of these URLs, if known."""
        self._file, self._rows, self._traits = file, rows, traits

    @cached_property
    def urls(self) -> UrlColumn:
        """The URLs of the rows."""
        locs = self._file.column("loc")
        return UrlColumn(locs[self._rows[0] : self._rows[-1] + 1] if self._rows else locs, self._traits)

    @cached_property
    def texts(self) -> ExtensionTexts:
        """The texts of all entries that may contain extensions."""
        return ExtensionTexts(self._file)


class ChangeKind(Enum):
    """A kind of change to the entries of a file."""

    VALUES = auto()
    INSERTED = auto()
    REMOVED = auto()
    REARRANGED = auto()
    FRAME = auto()  # the text around them


@dataclass(frozen=True)
class RowsChange:
    """A change of the entries of a file."""

    kind: ChangeKind
    shared: SharedFacts  # of new rows that were inserted, else of all
    rows: Rows = ()  # those to check, which may be new; or those that were removed
    field: str = ""  # the only field with new values; "" for any
    old_rows: RowMapping | None = None  # if they were rearranged
    is_few: bool = True  # False: all rows are to be checked, as they are checked quicker than single ones

    def touches(self, *names: str) -> bool:
        """Return True if the rows may have new values of one of these fields."""
        return self.field == "" or self.field in names


class KeptFile(Protocol):
    """A file with its findings, as those families see it that keep state."""

    file: Entries
    context: Context
    marks: Marks

    def kept(self, family: type[AnyKept], /) -> AnyKept:
        """Return what a family keeps of this file."""


class Kept(Generic[Facts]):
    """The state that a family keeps of a file, to know its findings in all entries while these change.

    It sets its own marks. The families follow a change in the order of `KEPT_FAMILIES`, after those rules
    that are about one entry alone.
    """

    RULES: frozenset[str] = frozenset()  # those that `hits` knows
    reads: frozenset[str] = frozenset()  # facts of the context that no other rule reads

    def __init__(self, of: KeptFile) -> None:
        self.of = of

    @property
    def marked(self) -> Collection[str]:
        """The rules whose marks it sets."""
        return self.RULES

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, Facts | None]:
        """Check all entries, in any thread; return the codes, and facts for `adopt`."""
        return {}, None

    def adopt(self, facts: Facts, codes: Codes) -> None:
        """Take over the facts of a check of all entries; codes: of all families, before they are marked."""

    def settle(self) -> None:
        """Set the marks that depend on those of other families, or on `reads`, after all were adopted."""

    def prepare(self, change: RowsChange) -> None:
        """Note what a change is about to replace, before any family follows the change."""

    def follow(self, change: RowsChange) -> None:
        """Update the marks after a change."""

    def hits(self, row: int) -> Iterable[FieldHit]:
        """Return the hits of a row, each with its field."""
        return ()

    def all_hits(self) -> Mapping[tuple[int, str], Hit] | None:
        """Return all hits by row and rule if that is quicker than row by row; else None."""
        return None

    def rows_by_host(self, rule: str) -> Sequence[Sequence[int]]:
        """Return the rows that break a rule that has one finding for each host, host by host, ascending."""
        return ()

    def file_hits(self) -> Iterable[FileHit]:
        """Return the file hits about the file as a whole."""
        return ()

    def answers_changed(self, urls: Collection[str]) -> bool:
        """Follow new answers of the live site to these URLs; return True if any mark may be new."""
        return False

    def copied(self, of: KeptFile) -> Self:
        """Return an independent copy for a copy of the file."""
        return type(self)(of)
