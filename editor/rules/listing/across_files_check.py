"""Checks a file against the other files of its document: which URLs several of them list.

This is advice, and a warning if the files give different values for the URL: then Bing ignores
both. What a single file has wrong because of others is marked and explained from
`across_files_findings`, which knows them all.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from editor.core.document.columns import EntryColumns
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.rules.extensions.hreflang_links import BETWEEN_RULES
from editor.rules.family import FamilyState
from editor.rules.finding import FieldHit, FileHit, Hit
from editor.rules.listing.duplicates_check import METADATA
from editor.rules.listing.listing_rules import ACROSS_RULES
from editor.rules.marks import Codes, is_blank, mark_of_hit
from editor.rules.rule import Severity
from editor.runtime.threads import yield_to_paint


class OtherFiles(Protocol):
    """The findings that a file has because of the other files, worked out when a row is looked at."""

    def hits(self, row: int, /) -> Iterable[FieldHit]:
        """Return the hits about a row, each with the field it concerns."""

    def file_hits(self) -> Iterable[FileHit]:
        """Return the file hits about the file as a whole."""


class AcrossState(FamilyState[OtherFiles]):
    """The place in the findings of a file where those who know the other files put theirs."""

    RULES = frozenset(rule.id for rule in ACROSS_RULES)

    @property
    def rules(self) -> Collection[str]:
        return self.RULES | BETWEEN_RULES if self.of.is_part else self.RULES

    @property
    def marked(self) -> Collection[str]:
        return ()

    def set_checked(self, facts: OtherFiles | None, codes: Codes) -> None: ...  # the others stay who they are

    def hits(self, row: int) -> Iterable[FieldHit]:
        return self.facts.hits(row) if self.facts else ()

    def file_hits(self) -> Iterable[FileHit]:
        return self.facts.file_hits() if self.facts else ()


SHARED = "duplicate-across-files"
_KEY = (SHARED, "loc")
_DIFFERENT = N_(", with a different {fields}")


class Place(NamedTuple):
    """An entry in one of several files."""

    file: int  # which of them, from 0
    row: int


class SharedChecked(NamedTuple):
    """The URLs that several files list."""

    codes: list[Codes]  # of those that an earlier file has, by file
    first: Mapping[str, Place]  # the first entry with each of them


def check_shared(files: Sequence[EntryColumns]) -> SharedChecked:
    """Find the URLs that an earlier file has; only values of the entries are read."""
    found: list[Codes] = [{} for _ in files]
    first: dict[str, Place] = {}
    locs = [[loc.strip(XML_SPACE) for loc in block.loc] for block in files]
    shared = _in_several(locs)
    if not shared:
        return SharedChecked(found, first)
    same, different = mark_of_hit(Hit(SHARED)), mark_of_hit(Hit(SHARED, severity=Severity.WARNING))
    metadata = [_metadata(block) for block in files]
    for number, block in enumerate(files):
        yield_to_paint()
        codes = bytearray(len(block))
        for row, text in enumerate(locs[number]):
            if text not in shared:
                continue
            place = first.get(text)
            if place is None:
                first[text] = Place(number, row)
            elif place.file != number:
                differs = any(_different(metadata[place.file], place.row, metadata[number], row))
                codes[row] = different if differs else same
        if not is_blank(codes):
            found[number][_KEY] = codes
    return SharedChecked(found, first)


def _in_several(columns: Iterable[Sequence[str]]) -> set[str]:
    """Return the texts that occur in more than one of the columns."""
    seen: set[str] = set()
    shared: set[str] = set()
    for column in columns:
        yield_to_paint()
        own = {*column}
        shared |= own & seen
        seen |= own
    return shared - {""}


def _metadata(block: EntryColumns) -> list[Sequence[str]]:
    """Return the values of the fields besides the URL, by field."""
    return [block.column(name) for name in METADATA]


def _different(
    one: Sequence[Sequence[str]], one_row: int, other: Sequence[Sequence[str]], other_row: int
) -> Iterator[str]:
    """Yield the names of the fields besides the URL in which two rows differ."""
    for name, column, other_column in zip(METADATA, one, other, strict=True):
        text, other_text = column[one_row], other_column[other_row]
        if text != other_text and text.strip(XML_SPACE) != other_text.strip(XML_SPACE):
            yield name


def shared_hit(one: EntryColumns, one_row: int, other: EntryColumns, other_row: int) -> Hit:
    """Return the hit of an entry whose URL another file lists before."""
    different = list(_different(_metadata(one), one_row, _metadata(other), other_row))
    difference = Phrase(_DIFFERENT, fields=", ".join(different)) if different else ""
    return Hit(SHARED, (("difference", difference),), Severity.WARNING if different else None)
