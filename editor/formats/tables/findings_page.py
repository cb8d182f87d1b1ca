"""Writes findings as one self-contained HTML page: no scripts, no external resources, light and dark.

All text from files is escaped by construction; see `html_tag`.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime

from editor.core.insight.chart import CONTEXT, Chart
from editor.core.insight.svg import chart_svg
from editor.core.text import ENGLISH, QT_TRANSLATE_NOOP, Language, Phrase
from editor.formats.damage.repair_list import Repair, RepairGroup, group_repairs
from editor.formats.tables.findings_report import (
    LEFT_OUT,
    BrokenRule,
    FindingPlace,
    ReportedFile,
    field_of,
    message_of,
    repaired_title,
)
from editor.formats.tables.folders_table import folders_section
from editor.formats.tables.markup import (
    PageMarkup,
    html_heading,
    html_page,
    html_table,
    html_tag,
    shown_in_page,
)
from editor.rules.rule import Fixability, Severity
from editor.rules.wording import sources_told

_REPAIRS = 200  # repairs of a kind; the CSV lists all
_MARKS = {Severity.ERROR: "●", Severity.WARNING: "▲", Severity.ADVICE: "■", Severity.NOTE: "○"}
_COUNTS = {
    Severity.ERROR: ("1 error", QT_TRANSLATE_NOOP("report", "%Ln errors")),
    Severity.WARNING: (
        "1 warning",
        QT_TRANSLATE_NOOP("report", "%Ln warnings"),
    ),
    Severity.ADVICE: (
        "1 piece of advice",
        QT_TRANSLATE_NOOP("report", "%Ln pieces of advice"),
    ),
    Severity.NOTE: ("1 note", QT_TRANSLATE_NOOP("report", "%Ln notes")),
}
_KINDS = {
    "urlset": QT_TRANSLATE_NOOP("report", "Sitemap"),
    "sitemapindex": QT_TRANSLATE_NOOP("report", "Sitemap index"),
    "text": QT_TRANSLATE_NOOP("report", "List of URLs"),
    "feed": QT_TRANSLATE_NOOP("report", "Feed"),
    "unreadable": QT_TRANSLATE_NOOP("report", "Cannot be read"),
}
_FIXES = {
    Fixability.AUTO: QT_TRANSLATE_NOOP("report", "can be fixed safely"),
    Fixability.ASK: QT_TRANSLATE_NOOP("report", "can be fixed with a decision"),
}
_ENTRIES = ("1 entry", QT_TRANSLATE_NOOP("report", "%Ln entries"))
_BYTES = ("1 byte", QT_TRANSLATE_NOOP("report", "%Ln bytes"))
_PLACES = ("1 place", QT_TRANSLATE_NOOP("report", "%Ln places"))


def as_page(files: Sequence[ReportedFile], now: datetime, style: str, language: Language = ENGLISH) -> bytes:
    """Return the page in UTF-8; `style` is its style sheet, `now` the time of the check."""
    return _Page(files, now, style, language).written()


class _Page:
    def __init__(self, files: Sequence[ReportedFile], now: datetime, style: str, language: Language) -> None:
        self._files, self._now, self._style, self._language = files, now, style, language
        self._translate = language.translate

    def written(self) -> bytes:
        say = self._say
        one = self._files[0].name if len(self._files) == 1 else ""
        title = (
            say(QT_TRANSLATE_NOOP("report", "Findings in {name}")).format(name=shown_in_page(one))
            if one
            else say(QT_TRANSLATE_NOOP("report", "Findings"))
        )
        when = say(QT_TRANSLATE_NOOP("report", "Checked on {day} at {time}.")).format(
            day=f"{self._now:%Y-%m-%d}", time=f"{self._now:%H:%M} {self._now.tzname() or ''}".strip()
        )
        body = (
            html_tag("header", html_tag("h1", html_tag("bdi", title)), html_tag("p", when, cls="muted")),
            *(self._file(number, file) for number, file in enumerate(self._files, start=1)),
        )
        return html_page(title, self._style, *body, language=self._language.tag)

    def _say(self, text: str) -> str:
        return self._translate("report", text)

    def _counted(self, one: str, many: str, count: int) -> str:
        return self._language.counted("report", one, many, count)

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
            parts.append(
                html_tag("p", self._say(QT_TRANSLATE_NOOP("report", "Nothing was found.")), cls="clean")
            )
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
            facts.append(
                self._say(QT_TRANSLATE_NOOP("report", "published at {url}")).format(
                    url=shown_in_page(file.published_url)
                )
            )
        if not file.is_complete and file.kind != "unreadable":
            facts.append(self._say(QT_TRANSLATE_NOOP("report", "damaged: this is what could be recovered")))
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
                html_tag("td", sources_told(broken.rule, self._language.translate), cls="muted"),
            )
            for broken in file.rules
        )
        heads = (
            html_heading(""),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Finding"))),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Places")), "number"),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Source"))),
        )
        return html_table(heads, lines, "overview")

    # Pictures of all entries

    def _pictures(self, file: ReportedFile) -> Iterator[PageMarkup]:
        yield from map(self._chart, file.charts)
        if file.folders:
            yield folders_section(file.folders, self._language)

    def _chart(self, chart: Chart) -> PageMarkup:
        language = self._language
        title = self._translate(CONTEXT, chart.title)

        def told(label: str) -> str:
            return shown_in_page(label.told(language) if isinstance(label, Phrase) else label)

        remarks = (html_tag("p", html_tag("bdi", told(remark.words)), cls="why") for remark in chart.remarks)
        drawn = PageMarkup(chart_svg(chart, title, told)) if chart.bars else PageMarkup("")
        return html_tag("section", "\n", html_tag("h3", title), *remarks, drawn, cls="rule picture")

    # What was repaired

    def _repaired(self, group: RepairGroup) -> PageMarkup:
        kind, repairs = group.kind, group.repairs
        head = html_tag(
            "h3",
            self._say(QT_TRANSLATE_NOOP("report", "Repaired: {title}")).format(
                title=repaired_title(kind, self._language)
            ),
            html_tag("span", self._counted(*_PLACES, len(repairs)), cls="count"),
        )
        heads = (
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Line")), "number"),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Column")), "number"),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Before"))),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "After"))),
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
        parts = [head, html_tag("p", self._translate("repairs", kind.done), cls="why")]
        if repairs[0].line is not None:
            parts.append(html_table(heads, lines, "places"))
        if len(repairs) > _REPAIRS:
            parts.append(self._left_out(len(repairs) - _REPAIRS))
        return html_tag("section", "\n", *parts, cls="rule repaired")

    def _left_out(self, count: int) -> PageMarkup:
        return html_tag("p", self._counted(*LEFT_OUT, count), cls="left-out")

    # A rule

    def _title(self, broken: BrokenRule) -> str:
        return self._translate("rules", broken.rule.title)

    def _rule(self, anchor: str, broken: BrokenRule) -> PageMarkup:
        rule, severity = broken.rule, broken.severity
        head = html_tag(
            "h3",
            _mark(severity),
            self._title(broken),
            html_tag("span", self._counted(*_PLACES, broken.count), cls="count"),
        )
        facts = [self._translate("severity", severity.word.capitalize())]
        if broken.fix in _FIXES:
            facts.append(self._say(_FIXES[broken.fix]))
        if rule.sources:
            facts.append(
                self._say(QT_TRANSLATE_NOOP("report", "according to {sources}")).format(
                    sources=sources_told(rule, self._language.translate)
                )
            )
        messages = {message_of(place.finding, self._language) for place in broken.places}
        common = messages.pop() if len(messages) == 1 else ""
        parts = [
            head,
            *([html_tag("p", html_tag("bdi", shown_in_page(common)))] if common else ()),
            *([html_tag("p", self._translate("rules", rule.why), cls="why")] if rule.why else ()),
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
        has_counts = any(place.finding.count > 1 for place in places)
        heads = [
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Row")), "number"),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Line")), "number"),
            *([html_heading(self._say(QT_TRANSLATE_NOOP("report", "URL")))] if has_urls else ()),
            *([html_heading(self._say(QT_TRANSLATE_NOOP("report", "Field")))] if has_fields else ()),
            html_heading(self._say(QT_TRANSLATE_NOOP("report", "Value"))),
            *(
                [html_heading(self._say(QT_TRANSLATE_NOOP("report", "What is wrong")))]
                if has_messages
                else ()
            ),
            *(
                [html_heading(self._say(QT_TRANSLATE_NOOP("report", "Places")), "number")]
                if has_counts
                else ()
            ),
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
                cells.append(_number(finding.count))
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
