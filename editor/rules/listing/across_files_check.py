"""Checks a file against the other files of its document: which URLs several of them list.

This is advice, and a warning if the files give different values for the URL: then Bing ignores
both. What a single file has wrong because of others is marked and explained from
`across_files_findings`, which knows them all.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from editor.core.document.columns import EntryColumns
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.rules.extensions.hreflang_links import BETWEEN_RULES
from editor.rules.family import FamilyState
from editor.rules.finding import FieldHit, FileHit, Hit
from editor.rules.listing.duplicates_check import METADATA
from editor.rules.listing.listing_rules import ACROSS_RULES
from editor.rules.marks import Codes, mark_of_hit, put_mark
from editor.rules.rule import Severity


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
    shared = _in_several([block.loc for block in files])
    if not shared:
        return SharedChecked(found, first)
    same, different = mark_of_hit(Hit(SHARED)), mark_of_hit(Hit(SHARED, severity=Severity.WARNING))
    for number, block in enumerate(files):
        for row, loc in enumerate(block.loc):
            text = loc.strip(XML_SPACE)
            if text not in shared:
                continue
            place = first.setdefault(text, Place(number, row))
            if place.file != number:
                differs = _different(files[place.file], place.row, block, row)
                put_mark(found[number], len(block), _KEY, row, different if differs else same)
    return SharedChecked(found, first)


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


def shared_hit(one: EntryColumns, one_row: int, other: EntryColumns, other_row: int) -> Hit:
    """Return the hit of an entry whose URL another file lists before."""
    different = _different(one, one_row, other, other_row)
    difference = Phrase(_DIFFERENT, fields=", ".join(different)) if different else ""
    return Hit(SHARED, (("difference", difference),), Severity.WARNING if different else None)
