"""Writes findings as one self-contained HTML page: no scripts, no external resources, light and dark.

All text from files is escaped by construction: only the output of `_tag` is inserted as it is.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from html import escape

from editor.core.text import QT_TRANSLATE_NOOP, Translate, in_english
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
from editor.rules.rule import Fixability, Severity
from editor.rules.wording import sources_told

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_LONGEST = 180  # characters of a value
_REPAIRS = 200  # repairs of a kind; the CSV lists all
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_MARKS = {Severity.ERROR: "●", Severity.WARNING: "▲", Severity.ADVICE: "■", Severity.NOTE: "○"}
_COUNTS = {
    Severity.ERROR: (QT_TRANSLATE_NOOP("report", "1 error"), QT_TRANSLATE_NOOP("report", "{count} errors")),
    Severity.WARNING: (
        QT_TRANSLATE_NOOP("report", "1 warning"),
        QT_TRANSLATE_NOOP("report", "{count} warnings"),
    ),
    Severity.ADVICE: (
        QT_TRANSLATE_NOOP("report", "1 piece of advice"),
        QT_TRANSLATE_NOOP("report", "{count} pieces of advice"),
    ),
    Severity.NOTE: (QT_TRANSLATE_NOOP("report", "1 note"), QT_TRANSLATE_NOOP("report", "{count} notes")),
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
_ENTRIES = (QT_TRANSLATE_NOOP("report", "1 entry"), QT_TRANSLATE_NOOP("report", "{count} entries"))
_BYTES = (QT_TRANSLATE_NOOP("report", "1 byte"), QT_TRANSLATE_NOOP("report", "{count} bytes"))
_PLACES = (QT_TRANSLATE_NOOP("report", "1 place"), QT_TRANSLATE_NOOP("report", "{count} places"))


class _Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def _tag(name: str, *content: str, **attributes: str) -> _Markup:
    """Return an element with escaped attributes and content; only `_Markup` is not escaped. `cls`: class."""
    given = "".join(
        f' {"class" if key == "cls" else key.replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value
    )
    inner = "".join(each if isinstance(each, _Markup) else escape(each) for each in content)
    return _Markup(f"<{name}{given}>{inner}</{name}>")


def as_page(
    files: Sequence[ReportedFile], now: datetime, style: str, translate: Translate = in_english
) -> bytes:
    """Return the page in UTF-8; `style` is its style sheet, `now` the time of the check."""
    return _Page(files, now, style, translate).written()


class _Page:
    def __init__(
        self, files: Sequence[ReportedFile], now: datetime, style: str, translate: Translate
    ) -> None:
        self._files, self._now, self._style, self._translate = files, now, style, translate

    def written(self) -> bytes:
        say = self._say
        one = self._files[0].name if len(self._files) == 1 else ""
        title = (
            say(QT_TRANSLATE_NOOP("report", "Findings in {name}")).format(name=_shown(one))
            if one
            else say(QT_TRANSLATE_NOOP("report", "Findings"))
        )
        when = say(QT_TRANSLATE_NOOP("report", "Checked on {day} at {time}.")).format(
            day=f"{self._now:%Y-%m-%d}", time=f"{self._now:%H:%M} {self._now.tzname() or ''}".strip()
        )
        head = (
            _Markup('<meta charset="utf-8">'),
            _Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            _Markup('<meta name="color-scheme" content="light dark">'),
            _Markup(f'<meta http-equiv="Content-Security-Policy" content="{escape(_POLICY)}">'),
            _tag("title", title),
            _Markup(f"<style>\n{self._style}</style>"),
        )
        body = (
            _tag("header", _tag("h1", _tag("bdi", title)), _tag("p", when, cls="muted")),
            *(self._file(number, file) for number, file in enumerate(self._files, start=1)),
        )
        page = _tag("html", _tag("head", *head), "\n", _tag("body", *body), lang="en")
        return f"<!DOCTYPE html>\n{page}\n".encode("utf-8", errors="xmlcharrefreplace")

    def _say(self, text: str) -> str:
        return self._translate("report", text)

    def _counted(self, one: str, many: str, count: int) -> str:
        return self._say(one if count == 1 else many).format(count=f"{count:,}")

    # A file

    def _file(self, number: int, file: ReportedFile) -> _Markup:
        parts: list[str] = []
        if len(self._files) > 1:
            parts.append(_tag("h2", _tag("bdi", _shown(file.name))))
        parts += [self._facts(file), self._counts(file)]
        parts += map(self._repaired, group_repairs(file.repairs))
        if file.rules:
            parts.append(self._overview(number, file))
            parts += (self._rule(f"f{number}-{broken.rule.id}", broken) for broken in file.rules)
        else:
            parts.append(_tag("p", self._say(QT_TRANSLATE_NOOP("report", "Nothing was found.")), cls="clean"))
        return _tag("section", *parts, "\n", cls="file")

    def _facts(self, file: ReportedFile) -> _Markup:
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
                    url=_shown(file.published_url)
                )
            )
        if not file.is_complete and file.kind != "unreadable":
            facts.append(self._say(QT_TRANSLATE_NOOP("report", "damaged: this is what could be recovered")))
        return _tag("p", " · ".join(facts), cls="facts")

    def _counts(self, file: ReportedFile) -> _Markup:
        items = [
            _tag("li", _mark(severity), self._counted(*_COUNTS[severity], count), cls=severity.word)
            for severity, count in sorted(file.counts.items(), reverse=True)
            if count
        ]
        return _tag("ul", *items, cls="counts") if items else _Markup("")

    def _overview(self, number: int, file: ReportedFile) -> _Markup:
        lines = (
            _tag(
                "tr",
                _tag("td", _mark(broken.severity), cls=broken.severity.word),
                _tag("td", _tag("a", self._title(broken), href=f"#f{number}-{broken.rule.id}")),
                _tag("td", f"{broken.count:,}", cls="number"),
                _tag("td", sources_told(broken.rule, self._translate), cls="muted"),
            )
            for broken in file.rules
        )
        heads = (
            _head(""),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Finding"))),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Places")), "number"),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Source"))),
        )
        return _table(heads, lines, "overview")

    # What was repaired

    def _repaired(self, group: RepairGroup) -> _Markup:
        kind, repairs = group.kind, group.repairs
        head = _tag(
            "h3",
            self._say(QT_TRANSLATE_NOOP("report", "Repaired: {title}")).format(
                title=repaired_title(kind, self._translate)
            ),
            _tag("span", self._counted(*_PLACES, len(repairs)), cls="count"),
        )
        heads = (
            _head(self._say(QT_TRANSLATE_NOOP("report", "Line")), "number"),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Column")), "number"),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Before"))),
            _head(self._say(QT_TRANSLATE_NOOP("report", "After"))),
        )
        lines = (
            _tag(
                "tr",
                _number(repair.line, repair.file),
                _number(repair.column),
                _in_context(repair, "del", repair.before),
                _in_context(repair, "ins", repair.after),
            )
            for repair in repairs[:_REPAIRS]
        )
        parts = [head, _tag("p", self._translate("repairs", kind.done), cls="why")]
        if repairs[0].line is not None:
            parts.append(_table(heads, lines, "places"))
        if len(repairs) > _REPAIRS:
            parts.append(self._left_out(len(repairs) - _REPAIRS))
        return _tag("section", "\n", *parts, cls="rule repaired")

    def _left_out(self, count: int) -> _Markup:
        return _tag("p", self._counted(*LEFT_OUT, count), cls="left-out")

    # A rule

    def _title(self, broken: BrokenRule) -> str:
        return self._translate("rules", broken.rule.title)

    def _rule(self, anchor: str, broken: BrokenRule) -> _Markup:
        rule, severity = broken.rule, broken.severity
        head = _tag(
            "h3",
            _mark(severity),
            self._title(broken),
            _tag("span", self._counted(*_PLACES, broken.count), cls="count"),
        )
        facts = [self._translate("severity", severity.word.capitalize())]
        if broken.fix in _FIXES:
            facts.append(self._say(_FIXES[broken.fix]))
        if rule.sources:
            facts.append(
                self._say(QT_TRANSLATE_NOOP("report", "according to {sources}")).format(
                    sources=sources_told(rule, self._translate)
                )
            )
        messages = {message_of(place.finding, self._translate) for place in broken.places}
        common = messages.pop() if len(messages) == 1 else ""
        parts = [
            head,
            *([_tag("p", _tag("bdi", _shown(common)))] if common else ()),
            *([_tag("p", self._translate("rules", rule.why), cls="why")] if rule.why else ()),
            _tag("p", " · ".join(facts), " · ", _tag("code", rule.id), cls="muted"),
            self._places(broken, has_messages=not common),
        ]
        if broken.left_out:
            parts.append(self._left_out(broken.left_out))
        return _tag("section", "\n", *parts, cls=f"rule {severity.word}", id=anchor)

    def _places(self, broken: BrokenRule, *, has_messages: bool) -> _Markup:
        places = [place for place in broken.places if place.row or place.line or place.finding.value]
        if not places and not has_messages:
            return _Markup("")
        places = places or list(broken.places)
        has_urls = any(place.loc and place.finding.field != "loc" for place in places)
        has_fields = len({place.finding.field for place in places}) > 1
        has_counts = any(place.finding.count > 1 for place in places)
        heads = [
            _head(self._say(QT_TRANSLATE_NOOP("report", "Row")), "number"),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Line")), "number"),
            *([_head(self._say(QT_TRANSLATE_NOOP("report", "URL")))] if has_urls else ()),
            *([_head(self._say(QT_TRANSLATE_NOOP("report", "Field")))] if has_fields else ()),
            _head(self._say(QT_TRANSLATE_NOOP("report", "Value"))),
            *([_head(self._say(QT_TRANSLATE_NOOP("report", "What is wrong")))] if has_messages else ()),
            *([_head(self._say(QT_TRANSLATE_NOOP("report", "Places")), "number")] if has_counts else ()),
        ]

        def line(place: FindingPlace) -> _Markup:
            finding = place.finding
            cells = [_number(place.row), _number(place.line)]
            if has_urls:
                cells.append(_tag("td", _tag("bdi", _shown(place.loc)), cls="value url"))
            if has_fields:
                cells.append(_tag("td", field_of(finding, self._translate)))
            value = _tag("bdi", _shown(finding.value)) if finding.value else _tag("span", "—", cls="muted")
            cells.append(_tag("td", value, cls="value"))
            if has_messages:
                cells.append(_tag("td", _tag("bdi", _shown(message_of(finding, self._translate)))))
            if has_counts:
                cells.append(_number(finding.count))
            return _tag("tr", *cells)

        return _table(heads, map(line, places), "places")


def _in_context(repair: Repair, name: str, text: str) -> _Markup:
    """Return a cell with the text before or after a repair, and the text around it."""
    changed = (_tag(name, _shown(text)),) if text else ()
    return _tag("td", _tag("bdi", _shown(repair.lead), *changed, _shown(repair.trail)), cls="value")


def _head(name: str, cls: str = "") -> _Markup:
    return _tag("th", name, scope="col", cls=cls)


def _table(heads: Sequence[_Markup], lines: Iterator[_Markup], cls: str) -> _Markup:
    head = _tag("tr", *heads)
    body = _tag("tbody", *(part for line in lines for part in ("\n", line)))
    return _tag("div", _tag("table", _tag("thead", head), body, cls=cls), cls="wide")


def _mark(severity: Severity) -> _Markup:
    """Return the mark of a severity, whose shape tells it without colour."""
    return _tag("span", _MARKS[severity], cls="mark", aria_hidden="true")


def _number(number: int | None, file: str = "") -> _Markup:
    """Return a cell with a number, after the name of its file if there are several."""
    text = "" if number is None else f"{number:,}"
    return _tag("td", f"{_shown(file)}: {text}" if file else text, cls="number")


def _shown(text: str) -> str:
    """Return a text shortened if it is long, with control characters made visible."""
    if len(text) > _LONGEST:
        text = f"{text[: _LONGEST * 2 // 3]} … {text[-_LONGEST // 3 :]} ({len(text):,})"
    return _CONTROL.sub(lambda found: chr(0x2400 + min(ord(found[0]), 0x21)), text)
