"""Formats the answers of pages: as a report to read, a table, or JUnit's XML for continuous integration."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from lxml import etree

from editor.core.site.page_answers import VERDICTS, PageAnswer, UrlVerdict
from editor.core.table_columns import ANSWER_COLUMNS
from editor.core.text import ENGLISH, N_, Language, in_language
from editor.core.values.urls import without_user
from editor.formats.tables.html_page import (
    PageMarkup,
    html_heading,
    html_page,
    html_table,
    html_tag,
    shown_in_page,
)
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.rule import Rule, Severity

_HEADINGS = (
    *("file", "row", "loc", *(column.name for column in ANSWER_COLUMNS)),
    *("also", "hops", "robots", "blocked_line", "blocked_rule", "checked", "reason", "findings"),
)
NOT_ASKED = "not-asked"  # in place of a verdict
_COLUMNS = (N_("Row"), N_("URL"), N_("Details"))
_ENTRIES = ("1 entry", N_("%Ln entries"))
_AUDITED = ("1 URL audited", N_("%Ln URLs audited"))
NOT_ASKED_FOR = ("1 URL was not asked for.", N_("%Ln URLs were not asked for."))
_URLS = ("1 URL", N_("%Ln URLs"))
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class AnswerFinding(NamedTuple):
    """What else an entry and the answer of its page say together, such as that its date is older."""

    rule: str
    message: str  # a Phrase


@dataclass(frozen=True, slots=True)
class FileAnswers:
    """A sitemap with what its pages answered."""

    name: str
    entries: int
    answers: Sequence[tuple[int, PageAnswer]]  # rows from 0
    left: Sequence[tuple[int, str]] = ()  # rows from 0 with URLs that were not asked for
    stopped: str = ""  # why not, in a sentence
    findings: Mapping[int, Sequence[AnswerFinding]] = field(default_factory=dict)  # by row
    # The line and column, from 1, of the URL in a row with something to say of it, where they are known.
    places: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def counts(self) -> dict[str, int]:
        """The number of URLs with each verdict, the best verdicts first."""
        counts = Counter(answer.verdict for _, answer in self.answers)
        return {str(verdict): counts[verdict] for verdict in UrlVerdict if counts[verdict]}


def explained_answer(answer: PageAnswer, language: Language = ENGLISH) -> str:
    """Return what is to be said of an answer in one line."""
    return "; ".join((", ".join((answer.verdict, *answer.also)), *_details(answer, str, language)))


def _details(answer: PageAnswer, shown: Callable[[str], str], language: Language) -> Iterator[str]:
    """Yield what there is to say beside the verdicts; shown: makes what a site wrote fit to be shown."""
    verdicts = {answer.verdict, *answer.also}
    if answer.first_status is not None:
        yield str(answer.first_status)
    if answer.hops and answer.final_url:
        yield language.translate("leads to {url}").format(url=shown(without_user(answer.final_url)))
        if answer.status is not None:
            yield language.translate("which answers {status}").format(status=answer.status)
    if UrlVerdict.CANONICALISED in verdicts and answer.canonical:
        yield language.translate("names {url}").format(url=shown(without_user(answer.canonical)))
    if answer.blocked_by:
        yield language.translate("line {line}: {rule}").format(
            line=language.number(answer.blocked_by.line), rule=shown(str(answer.blocked_by))
        )
    if answer.reason:
        yield in_language(answer.reason, language)


def answer_records(files: Iterable[FileAnswers]) -> Iterator[Sequence[str]]:
    """Yield all answers for a table, after its headings: a record for each URL."""
    yield _HEADINGS
    for file in files:
        for row, answer in file.answers:
            cells = {**_cells_of(row, answer), "file": file.name}
            cells["findings"] = " ".join(each.rule for each in file.findings.get(row, ()))
            yield [cells[heading] for heading in _HEADINGS]
        for row, url in file.left:
            cells = {"file": file.name, "row": str(row + 1), "loc": without_user(url)}
            cells |= {"verdict": NOT_ASKED, "reason": file.stopped}
            yield [cells.get(heading, "") for heading in _HEADINGS]


def _cells_of(row: int, answer: PageAnswer) -> dict[str, str]:
    """Return an answer as the columns of the table have it, and what else is to be told of it.

    Its last and its canonical URL are there even where they are the URL itself.
    """
    blocked = answer.blocked_by
    return {
        "row": str(row + 1),
        "loc": without_user(answer.url),
        **{column.name: column.part(answer) for column in ANSWER_COLUMNS},
        "final_url": without_user(answer.final_url),
        "canonical": without_user(answer.canonical),
        "also": " ".join(answer.also),
        "hops": " ".join(f"{hop.status} {without_user(hop.url)}" for hop in answer.hops),
        "robots": ", ".join(answer.robots),
        "blocked_line": str(blocked.line) if blocked else "",
        "blocked_rule": str(blocked) if blocked else "",
        "checked": answer.checked,
        "reason": answer.reason,
    }


def answers_as_page(
    files: Sequence[FileAnswers], now: datetime, style: str, language: Language = ENGLISH
) -> bytes:
    """Return a page that lists what is not well, in UTF-8; `style` is its style sheet."""
    title = (
        language.translate("Audit of {name}").format(name=shown_in_page(files[0].name))
        if len(files) == 1
        else language.translate("Audit")
    )
    when = language.translate("Asked for until {day} at {time}.").format(
        day=f"{now:%Y-%m-%d}", time=f"{now:%H:%M} {now.tzname() or ''}".strip()
    )
    header = html_tag("header", html_tag("h1", html_tag("bdi", title)), html_tag("p", when, cls="muted"))
    sections = (_section(file, language, alone=len(files) == 1) for file in files)
    return html_page(title, style, header, *sections, language=language.tag)


def _section(file: FileAnswers, language: Language, *, alone: bool) -> PageMarkup:
    parts = [] if alone else [html_tag("h2", html_tag("bdi", shown_in_page(file.name)))]
    asked = sum(file.counts.values())
    facts = ", ".join((language.counted(*_ENTRIES, file.entries), language.counted(*_AUDITED, asked)))
    parts.append(html_tag("p", facts, cls="facts"))
    if file.left:
        left = (in_language(file.stopped, language), language.counted(*NOT_ASKED_FOR, len(file.left)))
        parts.append(
            html_tag(
                "section",
                html_tag("h3", language.translate("The audit is not complete")),
                html_tag("p", " ".join(filter(None, left))),
                cls="rule error",
            )
        )
    groups: list[tuple[UrlVerdict, list[tuple[int, PageAnswer]]]] = [
        (verdict, told)
        for verdict in reversed(UrlVerdict)  # the worst first
        if verdict is not UrlVerdict.OK
        and (told := [each for each in file.answers if each[1].verdict is verdict])
    ]
    counted: list[tuple[str, UrlVerdict, int]] = [
        (_severity(verdict).word, verdict, len(told)) for verdict, told in groups
    ]
    if UrlVerdict.OK in file.counts:
        counted.append((Severity.NOTE.word, UrlVerdict.OK, file.counts[UrlVerdict.OK]))
    if counted:
        lines = (
            (cls, f"{language.translate(VERDICTS[verdict].title)}: {language.number(count):,}")
            for cls, verdict, count in counted
        )
        parts.append(html_tag("ul", *(html_tag("li", words, cls=cls) for cls, words in lines), cls="counts"))
    if not groups and not file.left:
        clean = language.translate("All of them answer with a page that can be listed.")
        parts.append(html_tag("p", clean, cls="clean"))
    parts += [_group(verdict, told, language) for verdict, told in groups]
    parts += [_group_of_rule(rule, told, language) for rule, told in sorted(_by_rule(file).items())]
    return html_tag("section", *parts, cls="file")


def _by_rule(file: FileAnswers) -> Mapping[str, Sequence[tuple[int, str, str]]]:
    """Return what else is to be said of entries, by the rule: each row with its URL and the sentence."""
    urls = {row: answer.url for row, answer in file.answers}
    found: dict[str, list[tuple[int, str, str]]] = {}
    for row, findings in file.findings.items():
        for each in findings:
            found.setdefault(each.rule, []).append((row, urls[row], each.message))
    return found


def _group_of_rule(name: str, told: Sequence[tuple[int, str, str]], language: Language) -> PageMarkup:
    """Return the entries about which a rule has something to say, whatever their verdict is."""
    lines = (_cells(row, url, in_language(words, language), language) for row, url, words in told)
    return _group_section(RULE_BY_ID[name], name, len(told), lines, language)


def _severity(verdict: UrlVerdict) -> Severity:
    return RULE_BY_ID[f"audit-{verdict}"].severity


def _group(verdict: UrlVerdict, told: Sequence[tuple[int, PageAnswer]], language: Language) -> PageMarkup:
    """Return the URLs of one verdict, with what that means."""
    lines = (_line(*each, language) for each in told)
    rule, title = RULE_BY_ID[f"audit-{verdict}"], VERDICTS[verdict].title
    return _group_section(rule._replace(title=title), verdict, len(told), lines, language)


def _group_section(
    rule: Rule, name: str, count_of_urls: int, lines: Iterator[PageMarkup], language: Language
) -> PageMarkup:
    count = language.counted(*_URLS, count_of_urls)
    heads = [html_heading(language.translate(name)) for name in _COLUMNS]
    return html_tag(
        "section",
        html_tag("h3", language.translate(rule.title), html_tag("span", count, cls="count")),
        html_tag("p", language.translate(rule.why), cls="why"),
        html_tag("p", html_tag("code", name), cls="muted"),
        html_table(heads, lines, "answers"),
        cls=f"rule {rule.severity.word}",
    )


def _line(row: int, answer: PageAnswer, language: Language) -> PageMarkup:
    details = list(_details(answer, shown_in_page, language))
    if answer.also:
        details.append(language.translate("also {verdicts}").format(verdicts=", ".join(answer.also)))
    return _cells(row, answer.url, "; ".join(details), language)


def _cells(row: int, url: str, details: str, language: Language) -> PageMarkup:
    return html_tag(
        "tr",
        html_tag("td", f"{language.number(row + 1):,}", cls="number"),
        html_tag("td", html_tag("bdi", shown_in_page(without_user(url))), cls="value url"),
        html_tag("td", html_tag("bdi", details), cls="details"),
    )


def answers_as_junit(files: Iterable[FileAnswers], failing: Collection[UrlVerdict]) -> bytes:
    """Return the answers in the XML form of JUnit, which continuous integration shows, in ASCII.

    failing: the verdicts that fail; what could not be verified, or was not asked for, is skipped. That an
    audit is not complete is an error.
    """
    root = etree.Element("testsuites", name="sitemap-editor audit")
    for file in files:
        suite = etree.SubElement(root, "testsuite", name=_in_xml(file.name))
        counts = {"tests": len(file.answers), "failures": 0, "errors": 0, "skipped": 0}
        if file.left:
            _add_left(suite, file, counts)
        for row, answer in file.answers:
            case = etree.SubElement(
                suite,
                "testcase",
                classname=_in_xml(file.name),
                name=_in_xml(f"row {row + 1}: {without_user(answer.url)}"),
                time=f"{answer.milliseconds / 1000:.3f}",
            )
            if {answer.verdict, *answer.also}.isdisjoint(failing):
                if answer.verdict is UrlVerdict.UNVERIFIED:
                    counts["skipped"] += 1
                    etree.SubElement(case, "skipped", message=_in_xml(explained_answer(answer)))
                continue
            counts["failures"] += 1
            told = _in_xml(explained_answer(answer))
            etree.SubElement(case, "failure", type=str(answer.verdict), message=told).text = told
        for name, count in counts.items():
            suite.set(name, str(count))
    return etree.tostring(root, encoding="us-ascii", xml_declaration=True, pretty_print=True)


def _add_left(suite: etree._Element, file: FileAnswers, counts: dict[str, int]) -> None:
    """Add that an audit is not complete, and the URLs that were not asked for."""
    name, message = _in_xml(file.name), _in_xml(f"{NOT_ASKED}: {file.stopped}")
    whole = etree.SubElement(suite, "testcase", classname=name, name="all URLs are asked for", time="0")
    etree.SubElement(whole, "error", type=NOT_ASKED, message=message).text = message
    for row, url in file.left:
        shown = _in_xml(f"row {row + 1}: {without_user(url)}")
        case = etree.SubElement(suite, "testcase", classname=name, name=shown, time="0")
        etree.SubElement(case, "skipped", message=message)
    counts["tests"] += 1 + len(file.left)
    counts["errors"] += 1
    counts["skipped"] += len(file.left)


def _in_xml(text: str) -> str:
    """Return a text without the characters that XML does not allow."""
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)
