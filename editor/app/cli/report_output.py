"""What a command found, printed in the format that `--format` names and written as each `--report` asks.

The command says what a format holds; where it goes is one matter for all of them.
"""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from editor import __version__
from editor.app.cli.arguments import complain_of
from editor.app.cli.language import language
from editor.app.streams import write_bytes
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.reports.report_formats import ReportFormat, format_named, format_of_report
from editor.rules.rule import Severity
from editor.services.files.file_errors import SaveError

Written = Callable[[ReportFormat, ReportDetails], bytes]  # what a command found, in a format


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
        saved = [self._is_saved(path, written(form, self._details(fails))) for path, form in self._reports]
        return all(saved)

    def _details(self, fails: Severity) -> ReportDetails:
        return ReportDetails(
            self._now or datetime.now(UTC), language(), fails, __version__, command=self._command
        )

    def _is_saved(self, path: Path, data: bytes) -> bool:
        from editor.app.cli.changed_files import CAREFUL, protected_reason  # noqa: PLC0415 - for a report alone
        from editor.services.files.file_replacement import save_file  # noqa: PLC0415 - also

        try:
            save_file(path, data, force=self._force, careful=CAREFUL)
        except SaveError as error:
            complain_of(path, protected_reason(error))
            return False
        return True
