"""The kinds of families of rules: of values, of sections of a file, and of all entries of a file.

A family has values to check, sections about the whole file, or a state: what the last check of all
entries found. `checker` lists them, and one loop goes over them: there, and in `file_findings`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from editor.core.document.columns import EntryColumns
from editor.core.document.entries import Entries
from editor.core.xml.markup import Frame, Layout, Oddity
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.finding import ColumnResult, Context, FieldHit, FileHit, Hit
from editor.rules.marks import Codes, EntryCodes, Marks
from editor.rules.values.url_traits import UrlColumn, UrlTraits

Facts = TypeVar("Facts")
AnyState = TypeVar("AnyState", bound="FamilyState")  # type: ignore[type-arg]


Hits = tuple[Hit, ...]


class ValueFamily(NamedTuple):
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


class EntryBatch(NamedTuple):
    """Some entries that are checked together."""

    columns: EntryColumns
    layouts: Sequence[Layout]
    frame: Frame
    oddities: Mapping[int, tuple[Oddity, ...]]  # of the rows of the columns that have any


class EntryFamily(Protocol):
    """The rules about an entry beyond its single values."""

    @property
    def fields(self) -> frozenset[str]:
        """The fields in which its findings are; "" is the entry as a whole."""

    def hits_in(self, entries: Entries, context: Context, /) -> Callable[[int], list[FieldHit]]:
        """Return what gives the hits of the entry in a row, while nobody edits."""

    def check_batch(self, lot: EntryBatch, context: Context, /) -> EntryCodes:
        """Return the codes of many entries."""

    def check_field(
        self, entries: Entries, field: str, context: Context, /
    ) -> tuple[EntryCodes, Collection[str]]:
        """Return the codes of all entries that may be new after a field changed, and their own fields.

        Only those of that field, and of its own fields, are replaced.
        """

    def depends_on_all(self, entries: Entries, /) -> bool:
        """Return True if any value may change any of its findings."""

    def is_hidden(self, oddities: tuple[Oddity, ...], field: str, hit: Hit, /) -> bool:
        """Return True if its findings about an odd entry hide one about a value."""


class FileSection(NamedTuple):
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

    def __init__(self, file: Entries, traits: Sequence[UrlTraits] = (), *, is_part: bool = False) -> None:
        """traits: those of all URLs, if known. is_part: see `CheckedFile`."""
        self._file, self._traits, self.is_part = file, traits, is_part

    @cached_property
    def urls(self) -> UrlColumn:
        """The URLs of all entries."""
        return UrlColumn(self._file.column("loc"), self._traits)

    @cached_property
    def texts(self) -> ExtensionTexts:
        """The texts of all entries that may contain extensions."""
        return ExtensionTexts(self._file)


class CheckedFile(Protocol):
    """A file with its findings, as those families see it that need all its entries."""

    file: Entries
    context: Context
    marks: Marks
    is_part: bool  # of a set of files: findings about several of them are not for its families

    def state(self, family: type[AnyState], /) -> AnyState:
        """Return what a family found out about this file."""


class FamilyState(Generic[Facts]):
    """The outcome of the last check of a family that needs all entries of a file.

    A check goes over the families in the order of `FILE_FAMILIES`: first `check` of each, then `finish` of
    each, in any thread, as it is about a file that does not change meanwhile. `hits` explains the marks; it
    must bear that values were edited since.
    """

    RULES: frozenset[str] = frozenset()  # those that `hits` knows
    FIELDS: frozenset[str] = frozenset()  # the fields that it depends on, may include EXTENSIONS
    reads: frozenset[str] = frozenset()  # facts of the context that no other rule reads

    def __init__(self, of: CheckedFile) -> None:
        self.of = of
        self.facts: Facts | None = None  # those of the last check; others must not change them

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, Facts | None]:
        """Check all entries; return their codes, and facts that `finish` and `hits` need."""
        return {}, None

    @property
    def rules(self) -> Collection[str]:
        """The rules that it explains in this file."""
        return self.RULES

    @property
    def marked(self) -> Collection[str]:
        """The rules whose marks it sets."""
        return self.rules

    def depends_on(self, field: str) -> bool:
        """Return True if new values of a field may change its findings; "" is any field, or the source."""
        return field == "" or field in self.FIELDS

    def set_checked(self, facts: Facts | None, codes: Codes) -> None:
        """Take over the facts of a check; codes: of all families, before they are marked."""
        self.facts = facts

    def finish(self) -> None:
        """Set the marks that depend on those of other families, or on `reads`, after all were checked."""

    def hits(self, row: int) -> Iterable[FieldHit]:
        """Return the hits of a row, each with its field."""
        return ()

    def hits_of_many(self) -> Callable[[int], Iterable[FieldHit]]:
        """Return what gives the hits of many rows one after the other, as `hits` does."""
        return self.hits

    def first_of_each_host(self, rule: str) -> Sequence[int]:
        """Return the first row of each host that breaks a rule that has one finding for each host."""
        return ()

    def prepare(self) -> None:
        """Work out beforehand what reports will ask for, which may take long."""

    def take(self, other: Self) -> None:
        """Take over what the same family found in the same file, or in a copy of it."""
        self.facts = other.facts

    def file_hits(self) -> Iterable[FileHit]:
        """Return the file hits about the file as a whole."""
        return ()
