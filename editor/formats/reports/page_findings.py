"""What pages answered, and what a comparison with them found, as findings of files, as reports take them.

The rules of a comparison are no rules of files: nothing in a file alone breaks them, so that the
catalogue has none of them.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from editor.core.fields import Kind
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.site.page_coverage import Coverage, Part, Unlisted, absence_of, reason_of
from editor.core.text import ENGLISH, N_, Language, Phrase, in_language
from editor.core.values.urls import without_user
from editor.formats.tables.audit_report import NOT_ASKED_FOR, AnswerFinding, FileAnswers, explained_answer
from editor.formats.tables.findings_report import BrokenRule, FindingPlace, ReportedFile
from editor.rules.audit.audit_check import rule_of_answer
from editor.rules.catalogue import RULE_BY_ID
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
    return [
        _reported(
            name,
            Kind.URLSET if name in report.files else Kind.SITEMAPINDEX,
            report.files.get(name, 0),
            sorted(places, key=lambda place: place.row or 0),
            list(_broken(_RULES.values(), places)),
            is_complete=report.is_complete,
        )
        for name, places in of_files.items()
    ]


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


def _reported(
    name: str,
    kind: Kind,
    entries: int,
    places: Sequence[FindingPlace],
    rules: Sequence[BrokenRule],
    *,
    is_complete: bool,
) -> ReportedFile:
    counts = Counter(place.finding.severity for place in places)
    return ReportedFile(
        name,
        kind=str(kind),
        entries=entries,
        byte_size=None,
        encoding="",
        published_url="",
        is_complete=is_complete,
        counts={severity: counts[severity] for severity in Severity},
        rules=tuple(rules),
        places=tuple(places),
    )


def _broken(rules: Iterable[Rule], places: Sequence[FindingPlace]) -> Iterator[BrokenRule]:
    for rule in rules:
        own = tuple(place for place in places if place.finding.rule.id == rule.id)
        if own:
            severity = max(place.finding.severity for place in own)
            yield BrokenRule(rule, severity, sum(place.finding.places for place in own), rule.fix, own)


# What pages answered

_INCOMPLETE = "audit-unverified"  # the rule about pages of which nothing is known


def reported_answers(
    file: FileAnswers, failing: Collection[UrlVerdict], language: Language = ENGLISH
) -> ReportedFile:
    """Return a file with a finding for each URL that is not well, and for what else is told of an entry.

    failing: verdicts that are errors; others are warnings at most. URLs that were not asked for are an error
    of the file.
    """
    places = tuple(
        FindingPlace(finding, *_place_in(file, row), loc=without_user(answer.url))
        for row, answer in file.answers
        for finding in _findings(row, answer, file.findings.get(row, ()), failing, language)
    )
    if file.left:
        places = (FindingPlace(_incomplete(file, language), None, None), *places)
    rules = dict.fromkeys(RULE_BY_ID[place.finding.rule.id] for place in places)
    broken = sorted(_broken(rules, places), key=lambda each: -each.severity)
    return _reported(file.name, Kind.URLSET, file.entries, places, broken, is_complete=not file.left)


def _place_in(file: FileAnswers, row: int) -> tuple[int | None, int | None]:
    return file.places.get(row, (None, None))


def _findings(
    row: int,
    answer: PageAnswer,
    others: Sequence[AnswerFinding],
    failing: Collection[UrlVerdict],
    language: Language,
) -> Iterator[Finding]:
    url = without_user(answer.url)
    if name := rule_of_answer(answer):
        is_failure = not {answer.verdict, *answer.also}.isdisjoint(failing)
        # What is said in English is the same for programs everywhere.
        told = Phrase("{answer}", answer=explained_answer(answer, language))
        yield _finding(name, row, url, (explained_answer(answer), told), is_failure=is_failure)
    for each in others:
        yield _finding(each.rule, row, url, (each.message, each.message), is_failure=False)


def _incomplete(file: FileAnswers, language: Language) -> Finding:
    """Return the finding that some URLs were not asked for."""
    count = len(file.left)
    stopped = in_language(file.stopped, language)
    english = " ".join(filter(None, (ENGLISH.counted(*NOT_ASKED_FOR, count), file.stopped)))
    words = " ".join(filter(None, (language.counted(*NOT_ASKED_FOR, count), stopped)))
    found = _finding(_INCOMPLETE, None, "", (english, Phrase("{answer}", answer=words)), is_failure=True)
    return found._replace(field="", places=count)


def _finding(name: str, row: int | None, url: str, words: tuple[str, str], *, is_failure: bool) -> Finding:
    """Return a finding that says what was answered; words: in English, and what the language makes of it."""
    rule = RULE_BY_ID[name]._replace(message="{answer}")
    severity = Severity.ERROR if is_failure else min(rule.severity, Severity.WARNING)
    english, in_language = words
    return Finding(rule, severity, rule.fix, row, "loc", url, english, (("answer", in_language),))
