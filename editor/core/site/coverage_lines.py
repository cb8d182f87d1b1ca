"""What a comparison of a sitemap with its pages found, line by line, in words: for lists and tables.

The command line and the window say the same of each page and row.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from editor.core.site.found_pages import FoundPage, Reason
from editor.core.site.page_coverage import Absence, Coverage, Part
from editor.core.text import N_, Phrase
from editor.core.values.urls import without_user

PARTS: Mapping[Part, str] = MappingProxyType(
    {
        Part.MISSING: N_("missing"),
        Part.LEFT_OUT: N_("rightly left out"),
        Part.ABSENT: N_("absent"),
        Part.NOT_INDEXABLE: N_("not indexable"),
        Part.UNLINKED: N_("not linked"),
    }
)
ADDED = frozenset({Part.MISSING, Part.LEFT_OUT})
REMOVED = frozenset({Part.ABSENT, Part.NOT_INDEXABLE, Part.UNLINKED})
REASONS: Mapping[Reason, str] = {
    Reason.NOINDEX: N_("noindex"),
    Reason.CANONICAL: N_("canonical is {to}"),
    Reason.REDIRECTED: N_("redirected to {to}"),
    Reason.BLOCKED: N_("blocked by robots.txt"),
    Reason.GONE: N_("gone"),
    Reason.ERROR: N_("error"),
    Reason.DECLINED: N_("declined"),
}
ABSENCES: Mapping[Absence, str] = {
    Absence.NO_FILE: N_("no file"),
    Absence.NO_ROW: N_("not in the table"),
    Absence.NEITHER: N_("no file, and not in the table"),
    Absence.GONE: N_("gone"),
}
_MORE = N_("{reason} ({evidence})")
_NO_LINK = N_("no page links to it")
_LINKED_FROM = N_("may be listed; linked from {url}")
_MAY_BE_LISTED = N_("may be listed")


@dataclass(frozen=True, slots=True)
class CoverageLine:
    """A page or a row of one of the lists."""

    part: Part
    url: str
    evidence: str  # a Phrase: why it is in this list
    page: FoundPage | None = None  # that was found and is not listed
    row: int | None = None  # from 0, of what is listed

    @property
    def is_meant(self) -> bool:
        """Whether it is to be added or removed unless somebody says otherwise."""
        return self.part in {Part.MISSING, Part.ABSENT}


def lines_of(found: Coverage) -> Iterator[CoverageLine]:
    """Yield all lines, list by list."""
    for each in found.missing:
        linked = Phrase(_LINKED_FROM, url=without_user(each.linked_from))
        evidence = linked if each.linked_from else Phrase(_MAY_BE_LISTED)
        yield CoverageLine(Part.MISSING, each.page.url, evidence, each.page)
    for each in found.left_out:
        yield CoverageLine(Part.LEFT_OUT, each.page.url, reason_of(each.page), each.page)
    for row in found.absent:
        yield CoverageLine(Part.ABSENT, row.url, absence_of(row.reason), row=row.row)
    for refused in found.not_indexable:
        yield CoverageLine(Part.NOT_INDEXABLE, refused.url, reason_of(refused.page), row=refused.row)
    for row in found.unlinked or ():
        yield CoverageLine(Part.UNLINKED, row.url, Phrase(_NO_LINK), row=row.row)


def reason_of(page: FoundPage) -> str:
    """Return why a page should not be listed, a Phrase."""
    reason = Phrase(REASONS[page.reason or Reason.ERROR], to=without_user(page.to))
    return Phrase(_MORE, reason=reason, evidence=page.evidence) if page.evidence else reason


def absence_of(reason: Absence | None) -> str:
    """Return what is not there of a listed URL, a Phrase."""
    return Phrase(ABSENCES[reason or Absence.NO_FILE])


HEADINGS = ("list", "url", "row", "evidence", "inlinks", "depth", "lastmod", "path")


def record_of(line: CoverageLine, evidence: str) -> Sequence[str]:
    """Return a line as it stands in a table, below HEADINGS; evidence: in the language of who reads it."""
    page = line.page
    return (
        line.part,
        without_user(line.url),
        "" if line.row is None else str(line.row + 1),
        evidence,
        _number(page.inlinks if page else None),
        _number(page.depth if page else None),
        page.lastmod if page else "",
        page.path if page else "",
    )


def _number(number: int | None) -> str:
    return "" if number is None else str(number)
