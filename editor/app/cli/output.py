"""What commands print: JSON, values and numbers as text, findings, and the repairs of a damaged file.

Values are quoted, on one line, shortened, and without control characters. What a command found is printed in
the format that `--format` names, and written as each `--report` asks.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from editor import __version__
from editor.app.cli.language import cli_text, language, number, width_of
from editor.app.streams import STANDARD, advise, coloured, has_colours, is_watched, joined, say, write_bytes
from editor.core.text import ENGLISH, N_, excerpts, without_passwords
from editor.formats.read_errors import on_one_line
from editor.formats.reports.finding_records import (
    FileReport,
    FindingRecord,
    Repaired,
    ReportDetails,
    json_lines,
    object_lines,
)
from editor.formats.reports.report_formats import ReportFormat, format_named, format_of_report
from editor.rules.rule import Severity

if TYPE_CHECKING:
    from editor.formats.reports.finding_records import Record


_AT_A_TIME = 500  # lines that are written together


def say_as_json(files: "Iterable[Record]", *, tell: Callable[..., None] = say, **about: object) -> None:
    """Print one object as it is made: the members in `about`, then the list of files; tell: prints lines."""
    _say_lines(json_lines(files, **about), tell)


def say_object(members: Mapping[str, object], *, tell: Callable[..., None] = say) -> None:
    """Print one object as it is made, which has no list of files; tell: prints lines."""
    _say_lines(object_lines(members), tell)


def _say_lines(lines: Iterator[str], tell: Callable[..., None]) -> None:
    while some := list(islice(lines, _AT_A_TIME)):
        tell(*some)


_LONGEST = 120  # characters of a value
# What is counted; see `count_with_noun`.
COUNTED = (
    N_("%Ln entries"),
    N_("%Ln errors"),
    N_("%Ln warnings"),
    N_("%Ln advice"),
    N_("%Ln notes"),
    N_("%Ln more places"),
    N_("%Ln values"),
    N_("%Ln places"),
    N_("%Ln sitemaps"),
    N_("%Ln URLs"),
    N_("%Ln bytes"),
    N_("%Ln more errors"),
    N_("%Ln more repairs"),
    N_("%Ln files"),
    N_("%Ln pages"),
    N_("%Ln redirects"),
)
_AROUND_A_CHANGE = 70  # characters of a changed value


def shown_value(text: str) -> str:
    """Return a value in quotation marks, with unprintable characters
    escaped as in JSON and without passwords; "(nothing)" for "".
    """
    if not text:
        return cli_text("(nothing)")
    text = without_passwords(text)
    clipped = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    quoted = json.dumps(clipped, ensure_ascii=False)
    if quoted.isprintable():
        return quoted
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in quoted)


def count_with_noun(count: int, one: str, many: str) -> str:
    """Return a number with its noun, such as `1 entry` or `1,200 entries`."""
    return language().counted(f"%Ln {one}", f"%Ln {many}", count)


def progress(done: int, count: int) -> str:
    """Return how far a command is."""
    return cli_text("{done:,} of {count:,}").format(done=number(done), count=number(count))


_PROGRESS = 5.0  # seconds between two lines about how far it is


class Progress:
    """Tells now and then how far it is, where somebody watches."""

    def __init__(self) -> None:
        self._told = time.monotonic()

    def tell(self, done: int, count: int) -> None:
        if time.monotonic() - self._told > _PROGRESS and is_watched():
            self._told = time.monotonic()
            advise(progress(done, count))


def shown_change(before: str, after: str) -> str:
    """Return a change such as `"2024/1/5" → "2024-01-05"`, long texts cut
    to the part around the difference.
    """
    old, new = excerpts(without_passwords(before), without_passwords(after), _AROUND_A_CHANGE)
    return f"{shown_value(old)} → {shown_value(new)}"


def written_to(path: str | Path | None, target: str | Path) -> str:
    """Return text such as `, written to out.xml`; "" if that is the file itself, or standard output."""
    return (
        ""
        if str(target) in (str(path), STANDARD)
        else cli_text(", written to {target}").format(target=target)
    )


_FIRST_REPAIRS = 5  # in the text output


def repair_lines(
    repairs: Sequence[Repaired], limit: int = _FIRST_REPAIRS, option: str = "--format json"
) -> list[str]:
    """Return lines for the text output: the first repairs, and how many more there are.

    limit: of those that are told, 0 for none; option: lists them all.
    """
    repaired = cli_text("repaired {rule}")
    lines = [
        f"  {repaired.format(rule=repair.rule)}, {_sentence(repair)}" for repair in repairs[: limit or None]
    ]
    if limit and len(repairs) > limit:
        more = count_with_noun(len(repairs) - limit, "more repair", "more repairs")
        listed = cli_text("and {others} listed by {option}")
        lines.append(f"             {listed.format(others=more, option=option)}")
    return lines


def _sentence(repair: Repaired) -> str:
    done = repair_done(repair)
    if repair.line is None:
        return cli_text("the file: {done}").format(done=done)
    return cli_text("line {line:,}, column {column:,}: {done}").format(
        line=number(repair.line), column=number(repair.column or 0), done=done
    )


def repair_done(repair: Repaired) -> str:
    """Return what was done, with what stood there and what stands there now."""
    done = language().translate(repair.done)
    if repair.line is None or not (repair.before or repair.after):  # the repair concerns the whole file
        return done
    return f"{done} {shown_change(repair.before, repair.after)}"


# Findings: a line for each place, FILE:LINE:COLUMN: severity rule message, or grouped by rule

FIRST_PLACES = 5  # of each rule, where they are grouped
FOLDER = "folder"  # the kind of what is told as a file and is none
_STYLES = {"error": "1;31", "warning": "1;33", "advice": "36", "note": "2"}  # of a terminal
_PATH, _RULE = "1", "35"


class PrintedFile(NamedTuple):
    """A file with what is told of it."""

    report: FileReport
    totals: Mapping[str, int]  # the number of findings of each rule, whether they are listed or not
    about: str = ""  # what its head says beside what was found; "": what a check says of a file


class FindingsText:
    """Writes the findings of files, one file after the other, and in the end their total."""

    def __init__(self, limit: int, *, is_grouped: bool, is_coloured: bool = False) -> None:
        """limit: the most places of a rule, 0 for all."""
        self.limit, self.is_grouped, self.is_coloured = limit, is_grouped, is_coloured
        self._has_begun = False
        self._files = self._entries = 0
        self._counts: Counter[str] = Counter()

    def file_lines(self, told: PrintedFile) -> Iterator[str]:
        """Yield the lines about a file."""
        report, totals, about = told
        if self.is_grouped and self._has_begun:
            yield ""
        self._has_begun = True
        self._files += report.kind != FOLDER
        self._entries += report.entries
        self._counts.update(report.counts)
        yield self._joined(self._styled(report.path, _PATH), f": {_summary(report, about)}")
        yield from self._groups(report, totals) if self.is_grouped else self._places(report, totals)
        lists = cli_text("it lists the sitemap {address}")
        inset = "  " if self.is_grouped else f"{report.path}: "
        yield from (f"{inset}{lists.format(address=address)}" for address in report.sitemaps)

    def total(self) -> str:
        """Return the line on all files."""
        files = count_with_noun(self._files, "file", "files")
        entries = _count_with_word(self._entries, "entry")
        return f"{files}, {entries}: {_found(self._counts)}"

    def _styled(self, text: str, style: str) -> str:
        return coloured(text, style) if self.is_coloured else text

    def _joined(self, *parts: str) -> str:
        return joined(*parts) if self.is_coloured else "".join(parts)

    # One line for each place

    def _places(self, report: FileReport, totals: Mapping[str, int]) -> Iterator[str]:
        listed: Counter[str] = Counter()
        for place in report.findings:
            listed[place.rule] += 1
            yield self._line(report.path, place)
        for repair in report.repairs:
            where = "" if repair.line is None else f"{repair.line}:{repair.column}:"
            rule = cli_text("repaired {rule}").format(rule=self._styled(repair.rule, _RULE))
            yield self._joined(
                self._styled(report.path, _PATH), f":{where} ", rule, f" {repair_done(repair)}"
            )
        for rule, total in totals.items():
            if more := total - listed[rule]:
                others = count_with_noun(more, "more place", "more places")
                told = cli_text("and {others} listed by {option}").format(others=others, option="--limit 0")
                yield f"{report.path}: {rule}: {told}"

    def _line(self, path: str, place: FindingRecord) -> str:
        where = "" if place.line is None else f"{place.line}:{place.column}:"
        message = on_one_line(place.message)
        if place.value and on_one_line(place.value) not in message:
            message += f" {shown_value(place.value)}"
        if place.line is None and place.row is not None:
            message += f" ({cli_text('row {row}').format(row=place.row)})"
        return self._joined(
            self._styled(path, _PATH),
            f":{where} ",
            self._styled(_severity(place), _STYLES[place.severity]),
            " ",
            self._styled(place.rule, _RULE),
            f" {message}",
        )

    # Grouped by rule

    def _groups(self, report: FileReport, totals: Mapping[str, int]) -> Iterator[str]:
        groups: dict[str, list[FindingRecord]] = {}
        for place in report.findings:
            groups.setdefault(place.rule, []).append(place)
        of_rules = (sorted(places, key=_badness, reverse=True) for places in groups.values())
        for places in sorted(of_rules, key=lambda places: _badness(places[0]), reverse=True):
            yield from self._group(places, totals.get(places[0].rule, len(places)))
        yield from repair_lines(report.repairs, self.limit, "--limit 0")

    def _group(self, places: list[FindingRecord], total: int) -> Iterator[str]:
        first = places[0]
        severity = _severity(first)
        blanks = " " * (_room_for_severity() - width_of(severity))
        yield self._joined(
            "  ",
            self._styled(severity, _STYLES[first.severity]),
            f"{blanks} ",
            self._styled(first.rule, _RULE),
            f" ({number(total):,}): {on_one_line(first.message)}",
        )
        inset = " " * (_room_for_severity() + 5)
        told = (_in_text(place, first) for place in places)
        yield from (f"{inset}{text}" for text in told if text)
        if more := total - len(places):
            others = count_with_noun(more, "more place", "more places")
            listed = cli_text("and {others} listed by {option}").format(others=others, option="--limit 0")
            yield f"{inset}{listed}"


def _severity(place: FindingRecord) -> str:
    words = language()
    return place.severity if words is ENGLISH else words.translate(place.severity.capitalize())


def _room_for_severity() -> int:
    """Return how many columns the longest word for a severity takes in the language of this process."""
    words = language()
    if words is ENGLISH:
        return len("warning") + 1
    return max(width_of(words.translate(each.word.capitalize())) for each in Severity)


def _badness(place: FindingRecord) -> Severity:
    return Severity[place.severity.upper()]


def _found(counts: Mapping[str, int]) -> str:
    found = ", ".join(
        _count_with_word(count, each.word) for each in reversed(Severity) if (count := counts.get(each.word))
    )
    return found or cli_text("no findings")


def _summary(report: FileReport, about: str) -> str:
    found = _found(report.counts)
    if about:
        return f"{about}; {found}"
    if report.kind == "unreadable":
        return cli_text("cannot be read; {found}").format(found=found)
    state = "" if report.complete else cli_text(", damaged; only what could be recovered was checked")
    size = "" if report.bytes is None else f", {count_with_noun(report.bytes, 'byte', 'bytes')}"
    packed = " (gzip)" if report.gzip else ""
    entries = _count_with_word(report.entries, "entry")
    return f"{report.kind}, {entries}{size}{packed}, {report.encoding}{state}; {found}"


def _count_with_word(count: int, word: str) -> str:
    plurals = {"entry": "entries", "advice": "advice"}
    return count_with_noun(count, word, plurals.get(word, f"{word}s"))


def _in_text(place: FindingRecord, first: FindingRecord) -> str:
    """Return the place of a finding, with those parts of its text that differ
    from the first finding of the rule.
    """
    where = []
    if place.row is not None:
        where.append(cli_text("row {row}").format(row=place.row))
    if place.line is not None:
        where.append(cli_text("line {line}, column {column}").format(line=place.line, column=place.column))
    if not where:
        return "" if place.message == first.message else on_one_line(place.message)
    severity = "" if place.severity == first.severity else f" ({_severity(place)})"
    value = f": {shown_value(place.value)}" if place.value else ""
    told = f"{', '.join(where)}{value}{severity}"
    is_told = place.message == first.message or _without_value(place) == _without_value(first)
    return told if is_told else f"{told}: {on_one_line(place.message)}"


def _without_value(place: FindingRecord) -> str:
    return place.message.replace(place.value or "", "")


Written = Callable[[ReportFormat, ReportDetails], bytes]  # what a command found, in a format
MOST_PLACES = 1000  # findings of a rule that are listed unless `--limit` says otherwise
_LINES_AT_A_TIME = 500


def places_listed(options: argparse.Namespace) -> int:
    """Return how many places of each rule the text lists, 0 for all."""
    if options.limit is not None:
        return int(options.limit)
    return FIRST_PLACES if options.group else MOST_PLACES


def say_findings(
    files: Iterable[PrintedFile], options: argparse.Namespace, summary: Iterable[str] = ()
) -> None:
    """Print as text what was found, file by file, and in the end the lines of the summary and the total."""
    text = FindingsText(
        places_listed(options), is_grouped=options.group, is_coloured=has_colours(options.color)
    )
    for told in files:
        lines = text.file_lines(told)
        while some := list(islice(lines, _LINES_AT_A_TIME)):
            say(*some)
    say(*summary, text.total())


class ReportOutput:
    """The formats in which somebody wants what a command finds."""

    def __init__(
        self,
        command: str,
        options: argparse.Namespace,
        streamed: tuple[str, ...] = ("text",),
        now: datetime | None = None,
    ) -> None:
        """command: its name; streamed: formats that it prints itself; now: the time that a report gives."""
        self._command = command
        self._force = options.overwrite_protected
        self._now = now
        self._printed = None if options.format in streamed else format_named(options.format)
        found = ((path, format_of_report(path.name)) for path in options.report)
        self._reports = [(path, form) for path, form in found if form is not None]

    @property
    def formats(self) -> list[ReportFormat]:
        """The formats of which `say` or `save` asks the command."""
        return [*([self._printed] if self._printed else ()), *(form for _, form in self._reports)]

    def say(self, written: Written, fails: Severity = Severity.ERROR) -> None:
        """Print what was found, unless the command does; fails: see `ReportDetails`."""
        if self._printed:
            write_bytes(written(self._printed, self._details(fails)))

    def save(self, written: Written, fails: Severity = Severity.ERROR) -> bool:
        """Write the reports; return False if one cannot be, after an error message."""
        if not self._reports:
            return True
        from editor.app.cli.changed_files import save_data  # noqa: PLC0415 - what writes, for a report alone

        reports = [(path, written(form, self._details(fails))) for path, form in self._reports]
        saved = [save_data(path, data, overwrites=self._force) for path, data in reports]  # all of them
        return all(saved)

    def _details(self, fails: Severity) -> ReportDetails:
        return ReportDetails(
            self._now or datetime.now(UTC), language(), fails, __version__, command=self._command
        )
