"""Checks a file against the other files of its document: which URLs several of them list.

This is advice, and a warning if the files give different values for the URL: then Bing ignores
both. What a single file has wrong because of others is marked and explained from
`across_files_findings`, which knows them all.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.rows import RowMapping, Rows
from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.rules.family import Kept, KeptFile
from editor.rules.finding import FieldHit, FileHit, Hit
from editor.rules.listing.duplicates_check import METADATA, KeyIndex
from editor.rules.listing.listing_rules import ACROSS_RULES
from editor.rules.marks import Codes, code_of_hit, put_code
from editor.rules.rule import Severity


class OtherFiles(Protocol):
    """The findings that a file has because of the other files, worked out when a row is looked at."""

    def hits(self, row: int, /) -> Iterable[FieldHit]:
        """Return the hits about a row, each with the field it concerns."""

    def file_hits(self) -> Iterable[FileHit]:
        """Return the file hits about the file as a whole."""


class KeptAcross(Kept[None]):
    """The place in the findings of a file where those who know the other files put theirs."""

    RULES = frozenset(rule.id for rule in ACROSS_RULES)

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self.others: OtherFiles | None = None

    @property
    def marked(self) -> Collection[str]:
        return ()

    def hits(self, row: int) -> Iterable[FieldHit]:
        return self.others.hits(row) if self.others else ()

    def file_hits(self) -> Iterable[FileHit]:
        return self.others.file_hits() if self.others else ()


SHARED = "duplicate-across-files"
_KEY = (SHARED, "loc")
_DIFFERENT = QT_TRANSLATE_NOOP("phrases", ", with a different {fields}")


class _Place(NamedTuple):
    file: int
    row: int


def shared_codes(files: Sequence[EntryColumns]) -> list[Codes]:
    """Return the codes of URLs that an earlier file has, by file; only values of the blocks are read."""
    found: list[Codes] = [{} for _ in files]
    shared = _in_several([block.loc for block in files])
    if not shared:
        return found
    same, different = code_of_hit(Hit(SHARED)), code_of_hit(Hit(SHARED, severity=Severity.WARNING))
    first: dict[str, _Place] = {}
    for number, block in enumerate(files):
        for row, loc in enumerate(block.loc):
            text = loc.strip(XML_SPACE)
            if text not in shared:
                continue
            place = first.setdefault(text, _Place(number, row))
            if place.file != number:
                differs = _different(files[place.file], place.row, block, row)
                put_code(found[number], len(block), _KEY, row, different if differs else same)
    return found


def _in_several(columns: Iterable[Sequence[str]]) -> set[str]:
    """Return the texts that occur in more than one of the columns."""
    seen: set[str] = set()
    shared: set[str] = set()
    for column in columns:
        own = {loc.strip(XML_SPACE) for loc in column}
        shared |= own & seen
        seen |= own
    return shared - {""}


def _different(one: EntryColumns, one_row: int, other: EntryColumns, other_row: int) -> list[str]:
    """Return the names of the fields besides the URL in which two rows differ."""
    return [
        name
        for name in METADATA
        if (text := one.column(name)[one_row]) != (other_text := other.column(name)[other_row])
        and text.strip(XML_SPACE) != other_text.strip(XML_SPACE)
    ]


def _hit(one: EntryColumns, one_row: int, other: EntryColumns, other_row: int) -> Hit:
    different = _different(one, one_row, other, other_row)
    difference = Phrase(_DIFFERENT, fields=", ".join(different)) if different else ""
    return Hit(SHARED, (("difference", difference),), Severity.WARNING if different else None)


def index_of(files: Iterable[EntryColumns]) -> KeyIndex:
    """Return an index of the rows with equal URLs in these files, numbered one after the other."""
    index, first = KeyIndex([], exactly=True), 0
    for block in files:
        index.insert(first, block.loc)
        first += len(block)
    return index


class SharedUrls:
    """Finds the rows with equal URLs in a document of several files that changes."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._index: KeyIndex | None = None  # made when first needed

    @property
    def is_ready(self) -> bool:
        """True if it has an index, and so knows the URLs of rows before they change."""
        return self._index is not None

    def know(self, index: KeyIndex) -> None:
        """Take over an index of all rows that `index_of` made."""
        self._index = index

    def learn(self) -> None:
        """Make the index, unless there is one."""
        self._known()

    def forget(self) -> None:
        """Drop the index, as changes are not followed any more."""
        self._index = None

    def hashes(self, rows: Rows) -> set[bytes]:
        """Return the hashes of the URLs of some rows; call it before they change, and afterwards."""
        index = self._known()
        return {index.hash_of(row) for row in rows}

    def update(self, rows: Rows) -> None:
        """Take new URLs of some rows into account."""
        if self._index:
            self._index.update(rows, self._document.column("loc"))

    def insert(self, first: int, last: int) -> None:
        """Take new rows into account; `last` is included."""
        if self._index:
            self._index.insert(first, self._document.column("loc")[first : last + 1])

    def remove(self, first: int, last: int) -> None:
        """Take the removal of rows into account; `last` is included."""
        if self._index:
            self._index.remove(first, last)

    def rearrange(self, old_rows: RowMapping) -> None:
        """Take moved and new rows into account; see `RowMapping`."""
        if self._index:
            self._index.rearrange(old_rows, self._document.column("loc"))

    def check(self, hashes: Collection[bytes]) -> dict[int, Hit | None]:
        """Return the hit of each row whose URL has one of these hashes; None if it has none."""
        found: dict[int, Hit | None] = {}
        for alike in self._known().rows_by_hash(hashes).values() if hashes else ():
            for rows in self._groups(alike):
                found.update((row, self._relation(rows[0], row)) for row in rows)
        return found

    def hit(self, row: int) -> Hit | None:
        """Return the hit of a row; None if it has none."""
        index = self._known()
        groups = self._groups(index.rows_with(index.hash_of(row)))
        first = next((rows[0] for rows in groups if row in rows), row)
        return self._relation(first, row)

    def _known(self) -> KeyIndex:
        if self._index is None:
            self._index = KeyIndex(self._document.column("loc"), exactly=True)
        return self._index

    def _groups(self, rows: Sequence[int]) -> Iterable[list[int]]:
        """Group rows whose URLs share a hash by the URLs themselves."""
        column = self._document.column("loc")
        groups: dict[str, list[int]] = {}
        for row in rows:
            groups.setdefault(column[row].strip(XML_SPACE), []).append(row)
        groups.pop("", None)
        return groups.values()

    def _relation(self, first: int, row: int) -> Hit | None:
        """Return the hit of a row whose URL is first listed in the row `first`; None if in the same file."""
        file, other = self._document.file_at(first), self._document.file_at(row)
        if file is other:
            return None
        hit = _hit(self._document.columns, first, self._document.columns, row)
        params = (*hit.params, ("file", file.name), ("first", first - file.start + 1))
        return hit._replace(params=params)
