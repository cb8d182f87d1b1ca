"""Findings, values, answers of pages and results of edits in words: for tool tips, messages, screen readers.

Values never become rich text. The result of an edit says how many rows it changed, added, moved or
deleted. Severities are in the user's language, as all else is.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, ElementSpec, Extension
from editor.core.fields import FIELDS, CellKind, Field
from editor.core.moved_entries import Move, move_phrases
from editor.core.site.page_answers import INDEXABLE, VERDICTS, PageAnswer, UrlVerdict, shown_header_time
from editor.core.table_columns import COLUMN_BY_NAME, INLINKS, Column
from editor.core.text import N_, as_html
from editor.core.values.urls import without_user
from editor.models.session.undo_stack import Outcome
from editor.models.table.item_data import Markup
from editor.models.words.translation import (
    LOCAL,
    LocalNumber,
    counted,
    data_size,
    listed,
    text_of,
    translated,
)
from editor.rules.finding import Finding, Params
from editor.rules.rule import Rule, Severity
from editor.rules.wording import message, source_names

if TYPE_CHECKING:
    from editor.core.site.page_urls import Inlinks

FAULTS = (Severity.ERROR, Severity.WARNING, Severity.ADVICE)  # the worst first; notes are none
_NUMBERS = {  # the texts for one finding and for several
    Severity.ERROR: ("1 error", N_("%Ln errors")),
    Severity.WARNING: ("1 warning", N_("%Ln warnings")),
    Severity.ADVICE: ("1 advice", N_("%Ln advice")),
    Severity.NOTE: ("1 note", N_("%Ln notes")),
}


def severity_word(severity: Severity) -> str:
    """Return the name of a severity with a capital, to begin a line."""
    return translated(severity.word.capitalize())


def mark_word(severity: int) -> str:
    """Return the text that a screen reader reads for a mark of a severity; ""
    if there is no mark, as for notes.
    """
    return severity_word(Severity(severity)) if severity >= Severity.ADVICE else ""


def findings_counted(severity: Severity, count: int) -> str:
    """Return the number of findings of a severity in words."""
    return counted(*_NUMBERS[severity], count)


def move_words(how: Iterable[Move], folders: tuple[str, str]) -> str:
    """Return what differs between the old and the new URL of an entry that moved."""
    return listed(map(text_of, move_phrases(how, folders)))


def outcome_words(outcome: Outcome) -> str:
    """Return how many rows an edit changed, added, moved and deleted, in words; "" for fewer than two."""
    _places, *counts = outcome
    return listed(_words(*counts)) if sum(counts) > 1 else ""


def _words(changed: int, added: int, moved: int, removed: int) -> Iterator[str]:
    if changed:
        one, many = ("%Ln row changed", N_("%Ln rows changed"))
        yield counted(one, many, changed)
    if added:
        one, many = ("%Ln row added", N_("%Ln rows added"))
        yield counted(one, many, added)
    if moved:
        one, many = ("%Ln row moved", N_("%Ln rows moved"))
        yield counted(one, many, moved)
    if removed:
        one, many = ("%Ln row deleted", N_("%Ln rows deleted"))
        yield counted(one, many, removed)


_LONGEST = 600  # characters of a value that a tool tip shows
_MOST_LINES = 12  # of a tool tip about an extension
MOST_FINDINGS = 12  # of one cell that are shown: each of thousands of images may have one


def field_title(field: Field) -> str:
    """Return the title of a field on screen."""
    return translated(field.title)


def field_titles() -> list[str]:
    """Return the titles of all fields on screen."""
    return [field_title(field) for field in FIELDS]


def column_title(column: Column) -> str:
    """Return the title of a column of the table on screen."""
    return translated(column.title)


def extension_title(extension: Extension) -> str:
    """Return the title of an extension on screen."""
    return translated(extension.title)


def rule_message(rule: Rule, params: Params, value: str) -> str:
    """Return a sentence on what is wrong with a value, in the user's language."""
    return message(rule, params, value, LOCAL)


def finding_message(finding: Finding) -> str:
    """Return a sentence on what a finding is about, in the user's language;
    elements are called as in their form.
    """
    params = dict(finding.params)
    extension = EXTENSION_BY_NAME.get(finding.field)
    element, block = str(params.get("element")), str(params.get("block", ""))
    places: dict[str, tuple[str, ...]] = {"element": (element,)} if "reason" in params else {}
    if block:  # which lacks the element or attribute
        places = {"block": (block,), "element": (f"{block}/{element}", element)}
    for name, written in places.items():
        titles = [_title_in(extension.block, each) for each in written] if extension else []
        if title := next(filter(None, titles), ""):
            params[name] = translated(title)
    return rule_message(finding.rule, tuple(params.items()), finding.value)


def _title_in(block: ElementSpec, name: str) -> str:
    """Return the title, in the form of a block, of an element x:name or attribute
    x:name/attribute; "" if there is none.
    """
    tag, _, attribute = name.rpartition(":")[2].partition("/")
    inside = (each for child in block.children for each in (child, *child.children))
    element = next((each for each in (block, *inside) if each.name == tag), None)
    found = element.attribute(attribute) if element and attribute else element
    return found.title if found else ""


def cell_tool_tip(field: Field, value: str, findings: Sequence[Finding], fix: str = "") -> str:
    """Return the tool tip that explains a cell: its findings, else the meaning of an
    absent value, else the full URL.

    fix: a sentence on how to fix the findings.
    """
    if findings:
        return _finding_texts(findings, fix)
    if not value:
        return _absent(field)
    return shorten_value(value) if field.cell is CellKind.URL else ""


def summary_tool_tip(lines: Sequence[str], findings: Sequence[Finding], fix: str = "") -> str:
    """Return the tool tip of a cell of an extension: its findings, else its blocks, one per line."""
    if findings or not lines:
        return _finding_texts(findings, fix) if findings else ""
    more = len(lines) - _MOST_LINES
    shown = [shorten_value(line) for line in lines[:_MOST_LINES]]
    if more > 0:
        shown.append(f"+{more}")
    return "\n".join(shown)


def accessible_text(title: str, value: str, field: Field | None = None) -> str:
    """Return the text of a cell for screen readers: column title and value."""
    return f"{title}: {shorten_value(value) if value else _absent(field)}"


def _finding_texts(findings: Sequence[Finding], fix: str) -> str:
    parts = [*map(_finding_text, findings[:MOST_FINDINGS]), *([f"<b>{as_html(fix)}</b>"] if fix else ())]
    if (more := len(findings) - MOST_FINDINGS) > 0:
        parts.insert(MOST_FINDINGS, f"+{more}")
    return Markup("<qt>" + "<br><br>".join(parts) + "</qt>")


def accessible_row(row: int) -> str:
    """Return the number of a document row for screen readers; row: from 0."""
    return translated("Row {number}.").format(number=f"{LocalNumber(row + 1):,}")


def accessible_description(findings: Iterable[Finding]) -> str:
    """Return the description of the findings of a cell for screen readers."""
    return " ".join(
        translated("{severity}: {message}").format(
            severity=severity_word(one.severity), message=finding_message(one)
        )
        for one in islice(findings, MOST_FINDINGS)
    )


def shorten_value(value: str) -> str:
    """Return a value as one line of limited length; the middle of a very long one is left out."""
    if len(value) > _LONGEST:
        value = f"{value[: _LONGEST // 2]} … {value[-_LONGEST // 2 :]}"
    return " ".join(value.splitlines()) if "\n" in value or "\r" in value else value


def with_visible_ends(value: str) -> str:
    """Return a value as one line in which white space at its ends is visible."""
    text = value.strip()
    if not text:
        return "".join(map(_space_mark, value))
    start = value.index(text[0])
    ends = value[:start], value[start + len(text) :]
    before, after = ("".join(map(_space_mark, end)) for end in ends)
    return f"{before}{' '.join(text.split())}{after}"


def _space_mark(space: str) -> str:
    return {"\n": "↵", "\t": "⇥", "\r": ""}.get(space, "·")


def _absent(field: Field | None) -> str:
    if field and field.assumed:
        return translated("Not set. Crawlers assume {value}.").format(value=field.assumed)
    return translated("Not set.")


def _finding_text(finding: Finding) -> str:
    """Return rich text for a finding: what is wrong, why it matters, and which source says so."""
    rule = finding.rule
    parts = [f"<b>{as_html(translated(rule.title))}</b>", as_html(shorten_value(finding_message(finding)))]
    if rule.why:
        parts.append(as_html(translated(rule.why)))
    if rule.sources:
        parts.append(f"<i>{as_html(source_names(rule, translated))}</i>")
    return "<br>".join(parts)


def changes_found(count: int) -> str:
    """Return the number of changes in words, such as "12 changes", to put into a sentence."""
    return counted("1 change", N_("%Ln changes"), count)


_SECOND = 1000  # milliseconds
_PARTS = {  # of an answer, beside those that have a column
    "robots": N_("Robots"),
    "blocked": N_("robots.txt"),
    "languages": N_("Languages"),
    "checked": N_("Checked"),
}


def verdict_title(verdict: UrlVerdict) -> str:
    """Return a verdict in a word or two."""
    return translated(VERDICTS[verdict].title)


def verdict_sentences(answer: PageAnswer) -> str:
    """Return what an answer means for an entry: its verdict, what else there is to say, and the reason."""
    told = [translated(VERDICTS[verdict].sentence) for verdict in (answer.verdict, *answer.also)]
    if answer.reason:
        told.append(text_of(answer.reason))
    return " ".join(told)


def verdicts_shown(value: str) -> str:
    """Return the titles of verdicts as a cell shows them, or that nothing is against a page."""
    if value == INDEXABLE:
        return translated("Yes")
    return ", ".join(verdict_title(UrlVerdict(each)) for each in value.split(", "))


def duration(text: str) -> str:
    """Return how long an answer took, in milliseconds or seconds; text: milliseconds, in digits."""
    milliseconds = int(text)
    if milliseconds < _SECOND:
        return translated("{n} ms").format(n=QLocale().toString(milliseconds))
    return translated("{n} s").format(n=QLocale().toString(milliseconds / _SECOND, "f", 1))


def size_shown(text: str) -> str:
    """Return the size of a page with a unit; text: bytes, in digits."""
    return data_size(int(text))


def answer_parts(answer: PageAnswer) -> Iterator[tuple[str, str]]:
    """Yield everything that is known of an answer, in words: the titles of its parts, and their texts."""
    for name, text in _parts(answer):
        if text:
            column = COLUMN_BY_NAME.get(name)
            title = column.title if column else _PARTS[name]
            yield translated(title), text


def inlinks_parts(inlinks: "Inlinks") -> Iterator[tuple[str, str]]:
    """Yield how many pages link to a URL, and which, as far as they are known: titles and texts."""
    yield translated(COLUMN_BY_NAME[INLINKS].title), QLocale().toString(inlinks.count)
    if inlinks.sources:
        lines = [shorten_value(without_user(url)) for url in inlinks.sources]
        if more := inlinks.count - len(lines):
            lines.append(counted("and 1 more", N_("and %Ln more"), more))
        yield translated("Linked from"), "\n".join(lines)


def answer_lines(answer: PageAnswer) -> list[str]:
    """Return an answer in lines, for a tool tip: the verdict, and everything that is known."""
    return [verdict_sentences(answer), *(f"{title}: {text}" for title, text in answer_parts(answer))]


def _parts(answer: PageAnswer) -> Iterator[tuple[str, str]]:
    yield "status", _status(answer.first_status)
    yield "redirects", "\n".join(f"{hop.status}  {shorten_value(hop.url)}" for hop in answer.hops)
    if answer.hops:
        yield "final_status", _status(answer.status)
        yield "final_url", shorten_value(answer.final_url)
    yield "indexable", verdicts_shown(answer.indexable) if answer.indexable else ""
    yield "canonical", shorten_value(answer.canonical)
    yield "robots", ", ".join(answer.robots)
    blocked = answer.blocked_by
    if blocked is not None:
        yield (
            "blocked",
            translated("Line {n}: {rule}").format(n=blocked.line, rule=shorten_value(str(blocked))),
        )
    yield "type", shorten_value(answer.content_type)
    yield "page_modified", shown_header_time(answer.last_modified)
    yield "languages", "\n".join(f"{language}  {shorten_value(url)}" for language, url in answer.alternates)
    yield "ms", duration(str(answer.milliseconds)) if answer.milliseconds else ""
    yield "size", "" if answer.size is None else data_size(answer.size)
    yield "checked", checked_ago(answer.asked) if answer.asked else ""


def _status(status: int | None) -> str:
    """Return a status with the words that HTTP has for it."""
    if status is None:
        return ""
    from http import HTTPStatus  # noqa: PLC0415 - what few tables show, and all would load

    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)


_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60  # seconds
_SECONDS = "1 second", N_("%Ln seconds")
_MINUTES = "1 minute", N_("%Ln minutes")
_HOURS = "1 hour", N_("%Ln hours")
_SHORT = 1.5  # of the next unit: below that, the smaller one tells more


def time_span(seconds: float) -> str:
    """Return a span of time in one unit, rounded: seconds, minutes or hours."""
    words, length = _HOURS, _HOUR
    if seconds < _SHORT * _MINUTE:
        words, length = _SECONDS, 1
    elif seconds < _SHORT * _HOUR:
        words, length = _MINUTES, _MINUTE
    return counted(*words, max(round(seconds / length), 1))


_AGES = (
    (_DAY, ("checked 1 day ago", N_("checked %Ln days ago"))),
    (_HOUR, ("checked 1 hour ago", N_("checked %Ln hours ago"))),
    (_MINUTE, ("checked 1 minute ago", N_("checked %Ln minutes ago"))),
)


def checked_ago(asked: float) -> str:
    """Return how long ago a page was asked for; asked: in seconds since 1970."""
    age = time() - asked
    for length, words in _AGES:
        if age >= length:
            return counted(*words, int(age // length))
    return translated("checked just now")
