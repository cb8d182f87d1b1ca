"""What pages answered as findings of a file, for the formats that findings are written in."""

from collections.abc import Iterator, Sequence

from editor.core.fields import Kind
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.values.urls import without_user
from editor.formats.tables.audit_report import AnswerFinding, FileAnswers, explained_answer
from editor.formats.tables.findings_report import BrokenRule, FindingPlace, ReportedFile
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Finding
from editor.rules.rule import Severity


def reported_answers(file: FileAnswers) -> ReportedFile:
    """Return a file with a finding for each URL that is not well, and for what else is told of an entry."""
    places = tuple(
        FindingPlace(finding, None, None, without_user(answer.url))
        for row, answer in file.answers
        for finding in _findings(row, answer, file.findings.get(row, ()))
    )
    by_rule: dict[str, list[FindingPlace]] = {}
    counts = dict.fromkeys(Severity, 0)
    for place in places:
        by_rule.setdefault(place.finding.rule.id, []).append(place)
        counts[place.finding.severity] += 1
    rules = (
        BrokenRule(
            RULE_BY_ID[rule], RULE_BY_ID[rule].severity, len(found), RULE_BY_ID[rule].fix, tuple(found)
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


def _findings(row: int, answer: PageAnswer, others: Sequence[AnswerFinding]) -> Iterator[Finding]:
    found = [(each.rule, each.message) for each in others]
    if answer.verdict is not UrlVerdict.OK:
        found.insert(0, (f"audit-{answer.verdict}", explained_answer(answer)))
    for name, words in found:
        rule = RULE_BY_ID[name]
        yield Finding(rule, rule.severity, rule.fix, row, "loc", without_user(answer.url), words)
