"""Formats the answers of pages: as a report to read, a table, or JUnit's XML for continuous integration."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from lxml import etree

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.text import ENGLISH, N_, Language, Phrase
from editor.formats.tables.html_page import (
    PageMarkup,
    html_heading,
    html_page,
    html_table,
    html_tag,
    shown_in_page,
)
from editor.formats.tables.text_tables import write_csv
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.rule import Severity

_HEADINGS = (
    *("file", "row", "loc", "verdict", "also", "status", "final_url", "hops", "type", "canonical", "robots"),
    *("last_modified", "blocked_line", "blocked_rule", "ms", "reason"),
)
_COLUMNS = (N_("Row"), N_("URL"), N_("Details"))
_ENTRIES = ("1 entry", N_("%Ln entries"))
_AUDITED = ("1 URL audited", N_("%Ln URLs audited"))
_URLS = ("1 URL", N_("%Ln URLs"))
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class FileAnswers:
    """A sitemap with what its pages answered."""

    name: str
    entries: int
    answers: Sequence[tuple[int, PageAnswer]]  # rows from 0

    @property
    def counts(self) -> dict[str, int]:
        """The number of URLs with each verdict, the best verdicts first."""
        counts = Counter(answer.verdict for _, answer in self.answers)
        return {str(verdict): counts[verdict] for verdict in UrlVerdict if counts[verdict]}


def explained_answer(
    answer: PageAnswer, shown: Callable[[str], str] = str, language: Language = ENGLISH
) -> str:
    """Return what is to be said of an answer in one line; shown: makes what a site wrote fit to be shown."""
    return "; ".join((", ".join((answer.verdict, *answer.also)), *_details(answer, shown, language)))


def _details(answer: PageAnswer, shown: Callable[[str], str], language: Language) -> Iterator[str]:
    verdicts = {answer.verdict, *answer.also}
    if answer.status is not None:
        yield str(answer.status)
    if answer.hops:
        yield language.translate("leads to {url}").format(url=shown(answer.final_url))
    if UrlVerdict.CANONICALISED in verdicts:
        yield language.translate("names {url}").format(url=shown(answer.canonical))
    if answer.blocked_by:
        yield language.translate("line {line}: {rule}").format(
            line=language.number(answer.blocked_by.line), rule=shown(str(answer.blocked_by))
        )
    if answer.reason:
        reason = answer.reason
        yield reason.in_language(language) if isinstance(reason, Phrase) else reason


def answers_as_csv(files: Iterable[FileAnswers]) -> bytes:
    """Return all answers as CSV, one line for each URL."""
    return write_csv(_records(files))


def _records(files: Iterable[FileAnswers]) -> Iterator[Sequence[str]]:
    yield _HEADINGS
    for file in files:
        for row, answer in file.answers:
            blocked = answer.blocked_by
            yield (
                *(file.name, str(row + 1), answer.url, answer.verdict, " ".join(answer.also)),
                *("" if answer.status is None else str(answer.status), answer.final_url),
                *(" ".join(f"{hop.status} {hop.url}" for hop in answer.hops), answer.content_type),
                *(answer.canonical, ", ".join(answer.robots), answer.last_modified),
                *((str(blocked.line), str(blocked)) if blocked else ("", "")),
                *(str(answer.milliseconds), answer.reason),
            )


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
        lines = ((cls, f"{language.number(count):,} {verdict}") for cls, verdict, count in counted)
        parts.append(html_tag("ul", *(html_tag("li", words, cls=cls) for cls, words in lines), cls="counts"))
    if not groups:
        clean = language.translate("All of them answer with a page that can be listed.")
        parts.append(html_tag("p", clean, cls="clean"))
    parts += [_group(verdict, told, language) for verdict, told in groups]
    return html_tag("section", *parts, cls="file")


def _severity(verdict: UrlVerdict) -> Severity:
    return RULE_BY_ID[f"audit-{verdict}"].severity


def _group(verdict: UrlVerdict, told: Sequence[tuple[int, PageAnswer]], language: Language) -> PageMarkup:
    """Return the URLs of one verdict, with what that means."""
    rule = RULE_BY_ID[f"audit-{verdict}"]
    count = language.counted(*_URLS, len(told))
    heads = [html_heading(language.translate(name)) for name in _COLUMNS]
    return html_tag(
        "section",
        html_tag("h3", language.translate(rule.title), html_tag("span", count, cls="count")),
        html_tag("p", language.translate(rule.why), cls="why"),
        html_tag("p", html_tag("code", verdict), cls="muted"),
        html_table(heads, (_line(*each, language) for each in told), "answers"),
        cls=f"rule {rule.severity.word}",
    )


def _line(row: int, answer: PageAnswer, language: Language) -> PageMarkup:
    details = list(_details(answer, shown_in_page, language))
    if answer.also:
        details.append(language.translate("also {verdicts}").format(verdicts=", ".join(answer.also)))
    return html_tag(
        "tr",
        html_tag("td", f"{language.number(row + 1):,}", cls="number"),
        html_tag("td", html_tag("bdi", shown_in_page(answer.url)), cls="value url"),
        html_tag("td", html_tag("bdi", "; ".join(details)), cls="details"),
    )


def answers_as_junit(files: Iterable[FileAnswers], failing: Collection[UrlVerdict]) -> bytes:
    """Return the answers in the XML form of JUnit, which continuous integration shows, in ASCII.

    failing: the verdicts that fail; what could not be verified is skipped.
    """
    root = etree.Element("testsuites", name="sitemap-editor audit")
    for file in files:
        suite = etree.SubElement(root, "testsuite", name=_in_xml(file.name))
        counts = {"tests": len(file.answers), "failures": 0, "errors": 0, "skipped": 0}
        for row, answer in file.answers:
            case = etree.SubElement(
                suite,
                "testcase",
                classname=_in_xml(file.name),
                name=_in_xml(f"row {row + 1}: {answer.url}"),
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


def _in_xml(text: str) -> str:
    """Return a text without the characters that XML does not allow."""
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)
