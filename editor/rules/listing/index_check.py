"""Compares an index with the files that it lists: whether they exist, their kind, and their dates."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from editor.core.document.document import Document
from editor.core.text import N_, Phrase
from editor.core.values.w3c_datetime import is_before
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.findings import Findings
from editor.rules.listing.duplicates_check import AcrossState
from editor.rules.marks import Codes, mark_of_hit, put_mark
from editor.rules.structure.entry_check import shown_text

MISSING, STALE = "index-child-missing", "index-lastmod-stale"
CYCLE, REPEATED = "index-cycle", "index-child-repeated"
TOO_MANY = "index-too-many-files"
MAX_INDEXES = 500  # of one site, in Search Console
_NO_FILE = N_("{name} is listed, but the file is not next to the index.")
_NOT_LISTED = N_("{name} belongs to this site, but the index does not list it.")


class ChildState(Enum):
    """The state of a file that an index lists."""

    SITEMAP = auto()  # or not examined yet
    MISSING = auto()  # there is no such file
    INDEX = auto()  # it is an index itself


class IndexEntry(NamedTuple):
    """A file that an index lists, as far as its state is known."""

    name: str
    state: ChildState = ChildState.SITEMAP
    newest: str = ""  # the newest date in it, "" if unknown
    listed_by: str = ""  # the name of another index that lists it, too
    leads_back: bool = False  # it is an index that lists this one, itself or through others


def findings_of_index(
    index: Document, context: Context, children: Mapping[int, IndexEntry], unlisted: Sequence[str]
) -> Findings:
    """Return the findings of an index, about itself and about the files it lists.

    children: the listed files, by their row. unlisted: the names of files that belong to it but have no row.
    """
    locs = index.column("loc")
    indexes = {row: child for row, child in children.items() if child.state is ChildState.INDEX}
    nested = tuple((locs[row], child.name) for row, child in indexes.items())
    findings = Findings(index, {index.key: context._replace(nested=nested)})
    findings.check_all()
    beside = _Beside(index, children, unlisted)
    own = findings.of(index.files[0])
    own.state(AcrossState).facts = beside
    own.mark_all(beside.codes(), AcrossState.RULES)
    return findings


@dataclass(frozen=True, slots=True)
class _Beside:
    index: Document
    children: Mapping[int, IndexEntry]
    unlisted: Sequence[str]

    def codes(self) -> Codes:
        codes: Codes = {}
        for row in self.children:
            for field, hit in self.hits(row):
                put_mark(codes, len(self.index), (hit.rule, field), row, mark_of_hit(hit))
        return codes

    def hits(self, row: int) -> Iterator[tuple[str, Hit]]:
        child = self.children.get(row)
        if child is None:
            return
        if child.state is ChildState.MISSING:
            yield "loc", Hit(MISSING, (("problem", Phrase(_NO_FILE, name=shown_text(child.name))),))
        if child.leads_back:
            yield "loc", Hit(CYCLE, (("name", child.name),))
        if child.listed_by:
            yield "loc", Hit(REPEATED, (("name", child.name), ("other", child.listed_by)))
        if is_before(self.index.column("lastmod")[row], child.newest):
            yield "lastmod", Hit(STALE, (("name", child.name), ("newest", child.newest)))

    def file_hits(self) -> Iterable[FileHit]:
        for name in self.unlisted:
            problem = Phrase(_NOT_LISTED, name=shown_text(name))
            yield FileHit(MISSING, value=name, params=(("problem", problem),))
        indexes = 1 + sum(child.state is ChildState.INDEX for child in self.children.values())
        if indexes > MAX_INDEXES:
            yield FileHit(TOO_MANY, params=(("count", indexes),), places=indexes)
