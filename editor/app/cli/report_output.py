"""What a command found, printed in the format that `--format` names and written as each `--report` asks.

The command says what a format holds; where it goes is one matter for all of them.
"""

import argparse
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from itertools import islice

from editor import __version__
from editor.app.cli.language import language
from editor.app.cli.output import FIRST_PLACES, FindingsText, PrintedFile
from editor.app.streams import has_colours, say, write_bytes
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.report_formats import ReportFormat, format_named, format_of_report
from editor.rules.rule import Severity

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
