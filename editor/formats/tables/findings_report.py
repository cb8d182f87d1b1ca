"""Gathers the findings of files for a report, and writes it as CSV, as cells or as one HTML page.

The page is self-contained: no scripts, no external resources, light and dark. All text from files
is escaped by construction; see `html_page.html_tag`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from editor.core.document.entries import Entries
from editor.core.fields import FIELD_BY_NAME
from editor.core.insight.charts import Chart, chart_svg
from editor.core.insight.folder_freshness import FolderFreshness
from editor.core.text import ENGLISH, N_, Language, in_language, without_passwords
from editor.formats.damage.repair_list import Repair, RepairGroup, RepairKind, group_repairs
from editor.formats.read_errors import Unreadable
from editor.formats.tables.html_page import (
    PageMarkup,
    folders_section,
    html_heading,
    html_page,
    html_table,
    html_tag,
    shown_in_page,
)
from editor.formats.tables.text_tables import write_csv
from editor.formats.writing.finding_places import FindingPlaces
from editor.rules.catalogue import RULE_BY_ID, Profile
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings
from editor.rules.insight_data import report_charts, report_folders
from editor.rules.rule import Fixability, Rule, Severity
from editor.rules.wording import finding_of_file_hit, message, source_names, without_secrets
from editor.runtime.threads import IsCancelled, never

if TYPE_CHECKING:
    from editor.formats.reports.replacements import Replacement, Replacements

_HEADINGS = (
    *("file", "severity", "rule", "title", "row", "line", "column", "loc", "field", "value"),
    *("message", "fix", "sources", "count"),
)
LEFT_OUT = (  # one place, and more of them
    "1 more place is not listed.",
    N_("%Ln more places are not listed."),
)


@dataclass(frozen=True, slots=True)
class FindingPlace:
    """A finding with its line and column in the file, from 1, or None if unknown."""

    finding: Finding
    line: int | None
    column: int | None
    loc: str = ""  # the URL of the entry
    hint: str = ""  # a sentence to add to the message, to be translated
    replacement: "Replacement | None" = None  # what a safe fix makes of the value, if that was asked for

    def sentence(self, language: Language = ENGLISH) -> str:
        """Return what is wrong there, in the reader's language."""
        words = self.finding.message if language is ENGLISH else message_of(self.finding, language)
        return words + language.translate(self.hint) if self.hint else words

    @property
    def row(self) -> int | None:
        """The row in the table, from 1."""
        return None if self.finding.row is None else self.finding.row + 1


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """All findings of one rule in a file, with the first places."""

    rule: Rule
    severity: Severity  # of the worst
    count: int  # places
    fix: Fixability
    places: tuple[FindingPlace, ...]

    @property
    def left_out(self) -> int:
        """The number of places that are not listed."""
        return self.count - len(self.places)


class ReportedFile(NamedTuple):
    """The report of one file: the worst rules first, notes last."""

    name: str
    kind: str  # "unreadable" where there is no document
    entries: int
    byte_size: int | None
    encoding: str
    published_url: str
    is_complete: bool
    counts: dict[Severity, int]
    rules: tuple[BrokenRule, ...]
    repairs: tuple[Repair, ...] = ()  # what was done so that it could be read
    charts: tuple[Chart, ...] = ()  # all entries as pictures, for a page
    folders: tuple[FolderFreshness, ...] = ()  # for a page, too
    places: tuple[FindingPlace, ...] = ()  # those of all rules: of the file itself first, then row by row
    gzip: bool | None = None  # None: unknown
    sitemaps: tuple[str, ...] = ()  # that a robots.txt or a page refers to
    profile: str = (
        Profile.ALL
    )  # the rules that were looked at: the name of a profile, or a file with a choice

    @property
    def totals(self) -> dict[str, int]:
        """The number of gathered places of each rule."""
        return Counter(place.finding.rule.id for place in self.places)


def findings_of(
    name: str,
    entries: Entries,
    findings: Findings | FileFindings,
    *,
    limit: int = 0,
    is_complete: bool = True,
    repairs: Sequence[Repair] = (),
    has_charts: bool = False,
    has_fixes: bool = False,
    cancelled: IsCancelled = never,
) -> ReportedFile:
    """Gather the findings of a document that does not change meanwhile; at most `limit` places a rule.

    has_fixes: with what safe fixes make of values. Once it is cancelled it ends early, with the places found
    so far.
    """
    where = FindingPlaces(entries, is_complete=is_complete)
    replacements = _replacements(entries, findings.context) if has_fixes else None
    places: dict[str, list[FindingPlace]] = {}
    in_order: list[FindingPlace] = []
    for found in findings.report.all(limit):
        if cancelled():
            break
        line, column = where.of(found)
        loc = "" if found.row is None else without_passwords(entries.column("loc")[found.row])
        new = replacements.of(found, line, column) if replacements else None
        if new is not None and without_passwords(new.text) != new.text:
            new = None  # what has a mask cannot be put into the file
        finding = without_secrets(found)
        place = FindingPlace(finding, line, column, loc, replacement=new)
        places.setdefault(finding.rule.id, []).append(place)
        in_order.append(place)
    rules = (
        BrokenRule(group.rule, group.severity, group.places, group.fix, tuple(places.get(group.rule.id, ())))
        for group in findings.report.groups()
    )
    context = findings.context
    return ReportedFile(
        name,
        kind=str(entries.kind),
        entries=len(entries),
        byte_size=context.byte_size or None,
        encoding=entries.frame.encoding,
        published_url=context.published_url,
        is_complete=is_complete,
        counts=findings.report.counts(),
        rules=tuple(rules),
        repairs=tuple(each.shown() for each in repairs),
        charts=report_charts(entries, context) if has_charts else (),
        folders=report_folders(entries, findings) if has_charts else (),
        places=tuple(in_order),
        gzip=entries.frame.gzip,
    )


def _replacements(entries: Entries, context: Context) -> "Replacements":
    from editor.formats.reports.replacements import Replacements  # noqa: PLC0415 - fixes, which few reports have

    return Replacements(entries, context)


def findings_of_unreadable(name: str, error: Unreadable, hint: str = "") -> ReportedFile:
    """Return the report of a file that could not be read, with the reasons; hint: what else to say."""
    rules, places, counts = [], [], dict.fromkeys(Severity, 0)
    for file_hit in error.file_hits:
        finding = without_secrets(finding_of_file_hit(file_hit))
        counts[finding.severity] += 1
        place = FindingPlace(finding, finding.line, finding.column, hint=hint)
        places.append(place)
        rules.append(BrokenRule(finding.rule, finding.severity, 1, finding.fix, (place,)))
    return ReportedFile(
        name,
        kind="unreadable",
        entries=0,
        byte_size=error.byte_size,
        encoding="",
        published_url="",
        is_complete=False,
        counts=counts,
        rules=tuple(rules),
        places=tuple(places),
        sitemaps=tuple(error.sitemaps),
    )


def message_of(finding: Finding, language: Language) -> str:
    """Return the message of a finding, in the reader's language."""
    return message(finding.rule, finding.params, finding.value, language)


def repaired_title(kind: RepairKind, language: Language) -> str:
    """Return the title of the rule that was broken where something was repaired."""
    return language.translate(RULE_BY_ID[kind.rule].title)


def field_of(finding: Finding, language: Language) -> str:
    """Return the title of a finding's field; "" for the entry or the file as a whole."""
    field = FIELD_BY_NAME.get(finding.field)
    return language.translate(field.title) if field else ""


# As a table


def as_csv(files: Sequence[ReportedFile], language: Language = ENGLISH, *, bom: bool = False) -> bytes:
    """Return findings and repairs as CSV, one line for each place.

    If not all places of a rule are listed, a last line counts the others.
    """
    return write_csv(_records(files, language), bom=bom)


def as_spreadsheet(files: Sequence[ReportedFile], language: Language = ENGLISH) -> bytes:
    """Return findings and repairs as a spreadsheet, one line for each place; raises TableError."""
    from editor.formats.tables.spreadsheet_writing import write_spreadsheet  # noqa: PLC0415 - few want one

    return write_spreadsheet(_records(files, language))


def as_cells(files: Sequence[ReportedFile], language: Language = ENGLISH) -> str:
    """Return findings and repairs as text to paste into a spreadsheet, with tabs between cells."""
    return write_csv(_records(files, language), "\t", is_sparing=True).decode()


def _repair_records(file: ReportedFile, language: Language) -> Iterable[Sequence[str]]:
    for repair in file.repairs:
        kind = repair.kind
        numbers = ("" if n is None else str(n) for n in (repair.line, repair.column))
        done, now = language.translate(kind.done), language.translate("Now: {after}")
        after = now.format(after=repair.after) if repair.after else ""
        yield (
            *(repair.file or file.name, "repaired", kind.rule, repaired_title(kind, language), "", *numbers),
            *("", "", repair.before, " ".join(filter(None, (done, after)))),
            *("", "", "1"),
        )


def _records(files: Iterable[ReportedFile], language: Language) -> Iterable[Sequence[str]]:
    yield _HEADINGS
    for file in files:
        yield from _repair_records(file, language)
        for broken in file.rules:
            rule = broken.rule
            title, sources = language.translate(rule.title), source_names(rule, language.translate)
            for place in broken.places:
                finding = place.finding
                numbers = ("" if n is None else str(n) for n in (place.row, place.line, place.column))
                yield (
                    *(file.name, finding.severity.word, rule.id, title, *numbers),
                    *(place.loc, finding.field, finding.value, place.sentence(language)),
                    *(str(finding.fix), sources, str(finding.places)),
                )
            if broken.left_out:
                words = language.counted(*LEFT_OUT, broken.left_out)
                yield (
                    *(file.name, broken.severity.word, rule.id, title, "", "", "", "", rule.field, ""),
                    *(words, str(broken.fix), sources),
                    str(broken.left_out),
                )


_REPAIRS = 200  # repairs of a kind; the CSV lists all
_MARKS = {Severity.ERROR: "●", Severity.WARNING: "▲", Severity.ADVICE: "■", Severity.NOTE: "○"}
_COUNTS = {
    Severity.ERROR: ("1 error", N_("%Ln errors")),
    Severity.WARNING: ("1 warning", N_("%Ln warnings")),
    Severity.ADVICE: ("1 piece of advice", N_("%Ln pieces of advice")),
    Severity.NOTE: ("1 note", N_("%Ln notes")),
}
_KINDS = {
    "urlset": N_("Sitemap"),
    "sitemapindex": N_("Sitemap index"),
    "text": N_("List of URLs"),
    "feed": N_("Feed"),
    "unreadable": N_("Cannot be read"),
}
_FIXES = {Fixability.AUTO: N_("can be fixed safely"), Fixability.ASK: N_("can be fixed with a decision")}
_ENTRIES = ("1 entry", N_("%Ln entries"))
_BYTES = ("1 byte", N_("%Ln bytes"))
_PLACES = ("1 place", N_("%Ln places"))


def as_page(files: Sequence[ReportedFile], now: datetime, style: str, language: Language = ENGLISH) -> bytes:
    """Return the page in UTF-8; `style` is its style sheet, `now` the time of the check."""
    return _Page(files, now, style, language).written()


class _Page:
    def __init__(self, files: Sequence[ReportedFile], now: datetime, style: str, language: Language) -> None:
        self._files, self._now, self._style, self._language = files, now, style, language
        self._say, self._counted = language.translate, language.counted

    def written(self) -> bytes:
        say = self._say
        one = self._files[0].name if len(self._files) == 1 else ""
        title = say(N_("Findings in {name}")).format(name=shown_in_page(one)) if one else say(N_("Findings"))
        when = say(N_("Checked on {day} at {time}.")).format(
            day=f"{self._now:%Y-%m-%d}", time=f"{self._now:%H:%M} {self._now.tzname() or ''}".strip()
        )
        body = (
            html_tag("header", html_tag("h1", html_tag("bdi", title)), html_tag("p", when, cls="muted")),
            *(self._file(number, file) for number, file in enumerate(self._files, start=1)),
        )
        return html_page(title, self._style, *body, language=self._language.tag)

    # A file

    def _file(self, number: int, file: ReportedFile) -> PageMarkup:
        parts: list[str] = []
        if len(self._files) > 1:
            parts.append(html_tag("h2", html_tag("bdi", shown_in_page(file.name))))
        parts += [self._facts(file), self._counts(file)]
        parts += map(self._repaired, group_repairs(file.repairs))
        if file.rules:
            parts.append(self._overview(number, file))
            parts += self._pictures(file)
            parts += (self._rule(f"f{number}-{broken.rule.id}", broken) for broken in file.rules)
        else:
            parts.append(html_tag("p", self._say(N_("Nothing was found.")), cls="clean"))
            parts += self._pictures(file)
        return html_tag("section", *parts, "\n", cls="file")

    def _facts(self, file: ReportedFile) -> PageMarkup:
        facts = [self._say(_KINDS[file.kind])]
        if file.kind != "unreadable":
            facts.append(self._counted(*_ENTRIES, file.entries))
        if file.byte_size is not None:
            facts.append(self._counted(*_BYTES, file.byte_size))
        if file.encoding:
            facts.append(file.encoding.upper())
        if file.published_url:
            facts.append(self._say(N_("published at {url}")).format(url=shown_in_page(file.published_url)))
        if not file.is_complete and file.kind != "unreadable":
            facts.append(self._say(N_("damaged: this is what could be recovered")))
        return html_tag("p", " · ".join(facts), cls="facts")

    def _counts(self, file: ReportedFile) -> PageMarkup:
        items = [
            html_tag("li", _mark(severity), self._counted(*_COUNTS[severity], count), cls=severity.word)
            for severity, count in sorted(file.counts.items(), reverse=True)
            if count
        ]
        return html_tag("ul", *items, cls="counts") if items else PageMarkup("")

    def _overview(self, number: int, file: ReportedFile) -> PageMarkup:
        lines = (
            html_tag(
                "tr",
                html_tag("td", _mark(broken.severity), cls=broken.severity.word),
                html_tag("td", html_tag("a", self._title(broken), href=f"#f{number}-{broken.rule.id}")),
                html_tag("td", f"{self._language.number(broken.count):,}", cls="number"),
                html_tag("td", source_names(broken.rule, self._language.translate), cls="muted"),
            )
            for broken in file.rules
        )
        heads = (
            html_heading(""),
            html_heading(self._say(N_("Finding"))),
            html_heading(self._say(N_("Places")), "number"),
            html_heading(self._say(N_("Source"))),
        )
        return html_table(heads, lines, "overview")

    # Pictures of all entries

    def _pictures(self, file: ReportedFile) -> Iterator[PageMarkup]:
        yield from map(self._chart, file.charts)
        if file.folders:
            yield folders_section(file.folders, self._language)

    def _chart(self, chart: Chart) -> PageMarkup:
        language = self._language
        title = self._say(chart.title)

        def shown(label: str) -> str:
            return shown_in_page(in_language(label, language))

        remarks = (html_tag("p", html_tag("bdi", shown(remark.words)), cls="why") for remark in chart.remarks)
        drawn = PageMarkup(chart_svg(chart, title, shown)) if chart.bars else PageMarkup("")
        return html_tag("section", "\n", html_tag("h3", title), *remarks, drawn, cls="rule picture")

    # What was repaired

    def _repaired(self, group: RepairGroup) -> PageMarkup:
        kind, repairs = group.kind, group.repairs
        head = html_tag(
            "h3",
            self._say(N_("Repaired: {title}")).format(title=repaired_title(kind, self._language)),
            html_tag("span", self._counted(*_PLACES, len(repairs)), cls="count"),
        )
        heads = (
            html_heading(self._say(N_("Line")), "number"),
            html_heading(self._say(N_("Column")), "number"),
            html_heading(self._say(N_("Before"))),
            html_heading(self._say(N_("After"))),
        )
        lines = (
            html_tag(
                "tr",
                _number(repair.line, repair.file),
                _number(repair.column),
                _in_context(repair, "del", repair.before),
                _in_context(repair, "ins", repair.after),
            )
            for repair in repairs[:_REPAIRS]
        )
        parts = [head, html_tag("p", self._say(kind.done), cls="why")]
        if repairs[0].line is not None:
            parts.append(html_table(heads, lines, "places"))
        if len(repairs) > _REPAIRS:
            parts.append(self._left_out(len(repairs) - _REPAIRS))
        return html_tag("section", "\n", *parts, cls="rule repaired")

    def _left_out(self, count: int) -> PageMarkup:
        return html_tag("p", self._counted(*LEFT_OUT, count), cls="left-out")

    # A rule

    def _title(self, broken: BrokenRule) -> str:
        return self._say(broken.rule.title)

    def _rule(self, anchor: str, broken: BrokenRule) -> PageMarkup:
        rule, severity = broken.rule, broken.severity
        head = html_tag(
            "h3",
            _mark(severity),
            self._title(broken),
            html_tag("span", self._counted(*_PLACES, broken.count), cls="count"),
        )
        facts = [self._say(severity.word.capitalize())]
        if broken.fix in _FIXES:
            facts.append(self._say(_FIXES[broken.fix]))
        if rule.sources:
            facts.append(
                self._say(N_("according to {sources}")).format(
                    sources=source_names(rule, self._language.translate)
                )
            )
        messages = {place.sentence(self._language) for place in broken.places}
        common = messages.pop() if len(messages) == 1 else ""
        parts = [
            head,
            *([html_tag("p", html_tag("bdi", shown_in_page(common)))] if common else ()),
            *([html_tag("p", self._say(rule.why), cls="why")] if rule.why else ()),
            html_tag("p", " · ".join(facts), " · ", html_tag("code", rule.id), cls="muted"),
            self._places(broken, has_messages=not common),
        ]
        if broken.left_out:
            parts.append(self._left_out(broken.left_out))
        return html_tag("section", "\n", *parts, cls=f"rule {severity.word}", id=anchor)

    def _places(self, broken: BrokenRule, *, has_messages: bool) -> PageMarkup:
        places = [place for place in broken.places if place.row or place.line or place.finding.value]
        if not places and not has_messages:
            return PageMarkup("")
        places = places or list(broken.places)
        has_urls = any(place.loc and place.finding.field != "loc" for place in places)
        has_fields = len({place.finding.field for place in places}) > 1
        has_counts = any(place.finding.places > 1 for place in places)
        heads = [
            html_heading(self._say(N_("Row")), "number"),
            html_heading(self._say(N_("Line")), "number"),
            *([html_heading(self._say(N_("URL")))] if has_urls else ()),
            *([html_heading(self._say(N_("Field")))] if has_fields else ()),
            html_heading(self._say(N_("Value"))),
            *([html_heading(self._say(N_("What is wrong")))] if has_messages else ()),
            *([html_heading(self._say(N_("Places")), "number")] if has_counts else ()),
        ]

        def line(place: FindingPlace) -> PageMarkup:
            finding = place.finding
            cells = [_number(place.row), _number(place.line)]
            if has_urls:
                cells.append(html_tag("td", html_tag("bdi", shown_in_page(place.loc)), cls="value url"))
            if has_fields:
                cells.append(html_tag("td", field_of(finding, self._language)))
            value = (
                html_tag("bdi", shown_in_page(finding.value))
                if finding.value
                else html_tag("span", "—", cls="muted")
            )
            cells.append(html_tag("td", value, cls="value"))
            if has_messages:
                cells.append(
                    html_tag("td", html_tag("bdi", shown_in_page(message_of(finding, self._language))))
                )
            if has_counts:
                cells.append(_number(finding.places))
            return html_tag("tr", *cells)

        return html_table(heads, map(line, places), "places")


def _in_context(repair: Repair, name: str, text: str) -> PageMarkup:
    """Return a cell with the text before or after a repair, and the text around it."""
    changed = (html_tag(name, shown_in_page(text)),) if text else ()
    return html_tag(
        "td", html_tag("bdi", shown_in_page(repair.lead), *changed, shown_in_page(repair.trail)), cls="value"
    )


def _mark(severity: Severity) -> PageMarkup:
    """Return the mark of a severity, whose shape tells it without colour."""
    return html_tag("span", _MARKS[severity], cls="mark", aria_hidden="true")


def _number(number: int | None, file: str = "") -> PageMarkup:
    """Return a cell with a number, after the name of its file if there are several."""
    text = "" if number is None else f"{number:,}"
    return html_tag("td", f"{shown_in_page(file)}: {text}" if file else text, cls="number")
