"""What pages answered as findings of a file, for the formats that findings are written in."""

from collections.abc import Collection, Iterator, Sequence

from editor.core.fields import Kind
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.text import ENGLISH, Language, Phrase
from editor.core.values.urls import without_user
from editor.formats.tables.audit_report import NOT_ASKED_FOR, AnswerFinding, FileAnswers, explained_answer
from editor.formats.tables.findings_report import BrokenRule, FindingPlace, ReportedFile
from editor.rules.audit.audit_check import rule_of_answer
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Finding
from editor.rules.rule import Severity

_INCOMPLETE = "audit-unverified"  # the rule about pages of which nothing is known


def reported_answers(
    file: FileAnswers, failing: Collection[UrlVerdict], language: Language = ENGLISH
) -> ReportedFile:
    """Return a file with a finding for each URL that is not well, and for what else is told of an entry.

    failing: verdicts that are errors; others are warnings at most. URLs that were not asked for are an error
    of the file.
    """
    places = tuple(
        FindingPlace(finding, *_place(file, row), loc=without_user(answer.url))
        for row, answer in file.answers
        for finding in _findings(row, answer, file.findings.get(row, ()), failing, language)
    )
    if file.left:
        places = (FindingPlace(_incomplete(file, language), None, None), *places)
    by_rule: dict[str, list[FindingPlace]] = {}
    counts = dict.fromkeys(Severity, 0)
    for place in places:
        by_rule.setdefault(place.finding.rule.id, []).append(place)
        counts[place.finding.severity] += 1
    rules = (
        BrokenRule(
            RULE_BY_ID[rule],
            max(place.finding.severity for place in found),
            sum(place.finding.places for place in found),
            RULE_BY_ID[rule].fix,
            tuple(found),
        )
        for rule, found in by_rule.items()
    )
    return ReportedFile(
        file.name,
        kind=str(Kind.URLSET),
        entries=file.entries,
        byte_size=None,
        encoding="",
        published_url="",
        is_complete=not file.left,
        counts=counts,
        rules=tuple(sorted(rules, key=lambda broken: -broken.severity)),
        places=places,
    )


def _place(file: FileAnswers, row: int) -> tuple[int | None, int | None]:
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
        in_language = Phrase("{answer}", answer=explained_answer(answer, language=language))
        yield _finding(name, row, url, (explained_answer(answer), in_language), is_failure=is_failure)
    for each in others:
        yield _finding(each.rule, row, url, (each.message, each.message), is_failure=False)


def _incomplete(file: FileAnswers, language: Language) -> Finding:
    """Return the finding that some URLs were not asked for."""
    count = len(file.left)
    stopped = file.stopped.in_language(language) if isinstance(file.stopped, Phrase) else file.stopped
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
