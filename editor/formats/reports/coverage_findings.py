"""What a comparison with the pages of a site found, as findings of files, for the formats of findings.

Its rules are no rules of files: nothing in a file alone breaks them, so that the catalogue has none of them.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from editor.core.fields import Kind
from editor.core.site.page_coverage import Coverage, Part, Unlisted, absence_of, reason_of
from editor.core.text import N_, Phrase
from editor.core.values.urls import without_user
from editor.formats.tables.findings_report import BrokenRule, FindingPlace, ReportedFile
from editor.rules.finding import Finding
from editor.rules.rule import Fixability, Rule, Severity
from editor.rules.wording import message

_GOOGLE = ("Google",)
_WAY = N_("`coverage --add` adds the missing pages, `coverage --remove` removes the URLs that are not there.")
_RULES: Mapping[Part, Rule] = {
    Part.MISSING: Rule(
        "coverage-missing",
        "",
        Severity.WARNING,
        "loc",
        N_("Page is missing"),
        N_("{value} may be indexed, and the sitemap does not list it."),
        N_("Search engines find a page later, or never, that no sitemap lists."),
        _GOOGLE,
        Fixability.ASK,
        why_no_fix=_WAY,
    ),
    Part.LEFT_OUT: Rule(
        "coverage-left-out",
        "",
        Severity.NOTE,
        "loc",
        N_("Page is rightly left out"),
        N_("{value} is not listed, for a reason: {reason}"),
        N_("A sitemap lists what is to be indexed, and nothing else."),
        _GOOGLE,
        Fixability.NONE,
    ),
    Part.ABSENT: Rule(
        "coverage-absent",
        "",
        Severity.WARNING,
        "loc",
        N_("Listed URL is not there"),
        N_("The sitemap lists it, and it is not there: {reason}"),
        N_("Search engines trust a sitemap less if its pages do not exist."),
        _GOOGLE,
        Fixability.ASK,
        why_no_fix=_WAY,
    ),
    Part.NOT_INDEXABLE: Rule(
        "coverage-not-indexable",
        "",
        Severity.WARNING,
        "loc",
        N_("Listed page is not to be indexed"),
        N_("The sitemap lists it, and it is not to be indexed: {reason}"),
        N_("A sitemap lists what is to be indexed, and nothing else."),
        _GOOGLE,
        Fixability.NONE,
    ),
    Part.UNLINKED: Rule(
        "coverage-unlinked",
        "",
        Severity.WARNING,
        "loc",
        N_("No page links to it"),
        N_("The sitemap lists it and it is there, but no page links to it."),
        N_("People do not find such a page, and search engines consider it unimportant."),
        _GOOGLE,
        Fixability.NONE,
    ),
}
_WITH_EVIDENCE = N_("{value} may be indexed, and the sitemap does not list it ({evidence}).")
_LINKS = N_("pages that link to it: {count:,}")
COVERAGE_RULES: Mapping[str, Rule] = {rule.id: rule for rule in _RULES.values()}


@dataclass(frozen=True, slots=True)
class PlaceOfRow:
    """Where a row of a set stands."""

    file: str  # as a person knows it
    row: int | None  # from 0, of that file; None for what it does not list
    line: int | None = None  # from 1
    column: int | None = None


@dataclass(frozen=True, slots=True)
class CoverageReport:
    """A comparison, with the files that were compared."""

    found: Coverage
    name: str  # of the sitemap, index or folder that was given
    files: Mapping[str, int]  # the sitemaps, each with the number of its entries
    place: Callable[[int], PlaceOfRow]  # of a row of all entries
    fails: Collection[Part]  # what is in these is an error
    is_complete: bool


def reported_coverage(report: CoverageReport) -> list[ReportedFile]:
    """Return the files with findings on their rows; what is not listed concerns the one that was given."""
    found = report.found
    of_files: dict[str, list[FindingPlace]] = {report.name: [], **{name: [] for name in report.files}}
    unlisted = PlaceOfRow(report.name, None)
    for each in found.missing:
        evidence = _evidence(each)
        of_files[report.name].append(_place(report, Part.MISSING, unlisted, each.page.url, evidence=evidence))
    for each in found.left_out:
        reason = reason_of(each.page)
        of_files[report.name].append(_place(report, Part.LEFT_OUT, unlisted, each.page.url, reason=reason))
    for row in found.absent:
        at = report.place(row.row)
        of_files[at.file].append(_place(report, Part.ABSENT, at, row.url, reason=absence_of(row.reason)))
    for refused in found.not_indexable:
        at, reason = report.place(refused.row), reason_of(refused.page)
        of_files[at.file].append(_place(report, Part.NOT_INDEXABLE, at, refused.url, reason=reason))
    for row in found.unlinked or ():
        at = report.place(row.row)
        of_files[at.file].append(_place(report, Part.UNLINKED, at, row.url))
    return [_file(report, name, sorted(places, key=_row)) for name, places in of_files.items()]


def _row(place: FindingPlace) -> int:
    return place.row or 0


def _evidence(each: Unlisted) -> str:
    """Return the file of a page and how many others link to it, as far as that is known."""
    page = each.page
    if page.inlinks is None:
        return page.path
    links = Phrase(_LINKS, count=page.inlinks)
    return Phrase("{path}, {links}", path=page.path, links=links) if page.path else links


def _place(report: CoverageReport, part: Part, at: PlaceOfRow, url: str, **evidence: str) -> FindingPlace:
    rule, shown = _RULES[part], without_user(url)
    if evidence.get("evidence"):
        rule = rule._replace(message=_WITH_EVIDENCE)
    params = tuple(evidence.items())
    severity = Severity.ERROR if part in report.fails else rule.severity
    words = message(rule, params, shown)
    finding = Finding(rule, severity, rule.fix, at.row, "loc", shown, words, params)
    return FindingPlace(finding, at.line, at.column, shown)


def _file(report: CoverageReport, name: str, places: Sequence[FindingPlace]) -> ReportedFile:
    counts = dict.fromkeys(Severity, 0)
    for place in places:
        counts[place.finding.severity] += 1
    return ReportedFile(
        name,
        kind=str(Kind.URLSET if name in report.files else Kind.SITEMAPINDEX),
        entries=report.files.get(name, 0),
        byte_size=None,
        encoding="",
        published_url="",
        is_complete=report.is_complete,
        counts=counts,
        rules=tuple(_broken(places)),
        places=tuple(places),
    )


def _broken(places: Sequence[FindingPlace]) -> Iterator[BrokenRule]:
    for rule in _RULES.values():
        own = tuple(place for place in places if place.finding.rule.id == rule.id)
        if own:
            severity = max(place.finding.severity for place in own)
            yield BrokenRule(rule, severity, len(own), rule.fix, own)
