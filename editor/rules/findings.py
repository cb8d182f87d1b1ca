"""What is wrong with a document, kept up to date with every edit, and told in sentences when asked.

The state is one byte a row for each rule that is broken; which parameters a message has is found out again
from the values when someone looks at it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import compress

from editor.core.document.entries import Entries
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.extensions.declaration import Extension
from editor.rules.across_files.neighbour_marks import NeighbourMarks
from editor.rules.checking import Checked
from editor.rules.duplicates.check import KeyIndex
from editor.rules.file import FileChecked
from editor.rules.file_findings import LiveState
from editor.rules.finding import Context, Finding
from editor.rules.report import Report, RuleGroup
from editor.rules.rule import Fix, Severity


class Findings:
    """The findings of one document; listens to it from the moment it is made.

    It starts with nothing checked. While a file is read, `merge` takes what `check_block` found in the rows
    just appended; `adopt` takes what `check_file` found once all are there. From then on edits are followed.
    Notes are counted on their own and never mark a row.
    """

    def __init__(self, urlset: Entries, context: Context, live: LiveState | None = None) -> None:
        """live: the state of the document, where it is known already."""
        self.urlset = urlset
        self._live = live or LiveState(urlset, context)
        self._report = Report(urlset, self._live)
        self.of_neighbours = NeighbourMarks(self._live, self._forget_counts)
        self._listeners: list[Callable[[], None]] = []
        self._groups: list[RuleGroup] | None = None  # None: to be counted
        self._counts: dict[Severity, int] | None = None
        urlset.add_listener(self)

    @property
    def context(self) -> Context:
        """What the rules know beside the entries."""
        return self._live.context

    @property
    def extensions(self) -> tuple[Extension, ...]:
        """Those of which any entry had a block when the whole file was checked last, as when it was read."""
        return self._live.extensions

    def learning(self) -> Callable[[], KeyIndex]:
        """Work for any thread, after a large file was read: the first edit need not wait for it then."""
        return self._live.copies.learning()

    def learn(self, found: KeyIndex) -> None:
        """Take what that found, of a document that has not changed since."""
        self._live.copies.learn(found)

    @property
    def is_settled(self) -> bool:
        """Whether the whole file has been checked: before, what is not marked may still be found."""
        return self._live.is_settled

    def set_context(self, context: Context) -> None:
        """Change what the rules know, and check again what depends on it."""
        live = self._live
        old, live.context = live.context, context
        if live.is_settled:
            if _ignoring_file(old) == _ignoring_file(context):
                live.stale({"frame"})
            else:
                live.check_all()
        self._tell()

    def copied(self, urlset: Entries) -> "Findings":
        """The same findings for a copy of the document as it stands now; they follow the copy's edits."""
        return Findings(urlset, self.context, self._live.copied(urlset))

    # Checks

    def merge(self, checked: Checked) -> None:
        """Take what was found in rows that were just appended."""
        self._live.merge(checked)
        self._tell()

    def adopt(self, checked: FileChecked) -> None:
        """Take what was found in the whole file; from now on edits are followed."""
        self._live.adopt(checked)
        self._tell()

    def check_all(self) -> None:
        """Check everything, here and now."""
        self._live.check_all()
        self._tell()

    # Marks

    def mark(self, row: int, field: str) -> int:
        """The worst severity of a cell, 0 for none; "" asks for findings about the entry as a whole."""
        return self._live.marks.worst(row, field)

    def row_mark(self, row: int) -> int:
        """The worst severity of a row, 0 for none."""
        return self._live.marks.worst_of_row(row)

    def row_marks(self) -> bytes:
        """The worst severity of each row."""
        return self._live.marks.worst_by_row()

    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        """The rows that break a rule, ascending; the first ones only, with a limit."""
        return self._live.marks.rows_of(rule_id, limit)

    def places(self, rule_id: str, *fixes: Fix) -> dict[str, list[int]]:
        """The rows that break a rule and can be mended in one of these ways, ascending, by field."""
        return self._live.marks.places_of(rule_id, fixes)

    def rows_with_findings(self) -> Sequence[int]:
        """The rows with any finding but notes, ascending."""
        return self.rows_of_severity(Severity.ADVICE)

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        """The rows with a finding that bad or worse, ascending."""
        worst = self.row_marks()
        return list(compress(range(len(worst)), (severity >= at_least for severity in worst)))

    def rows_with(self, severity: Severity) -> Sequence[int]:
        """The rows with a finding of this very severity, whatever else is wrong with them; ascending."""
        return self._live.marks.rows_with(severity)

    def next_row(self, row: int, step: int = 1) -> int | None:
        """The nearest row with a finding below this one (above with step -1); None where there is none."""
        worst = self.row_marks()
        if step > 0:
            below = worst[row + 1 :]
            next_row = row + 1 + len(below) - len(below.lstrip(b"\0"))
            return next_row if next_row < len(worst) else None
        above = len(worst[: max(row, 0)].rstrip(b"\0")) - 1
        return above if above >= 0 else None

    # Findings in words

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        """The findings of a row (in one field), the worst first; notes left out."""
        return self._report.at(row, field)

    def file_findings(self) -> list[Finding]:
        """The findings about the file as a whole, and its notes, the worst first."""
        return self._report.file_findings()

    def about_file(self) -> list[Finding]:
        """The findings that no row has, in no order."""
        return self._report.about_file()

    def all(
        self, limit: int = 0, at_least: Severity = Severity.NOTE, *, each_row: bool = False
    ) -> Iterator[Finding]:
        """Every finding, the worst rule first, in the file's order within a rule; at most `limit` a rule.

        at_least: leaves out rules of which nothing is that bad.
        A rule about the file as a whole gives one finding with a count (each_row: one for each row that it is
        about), a rule about hosts one for each.
        """
        return self._report.all(limit, at_least, each_row=each_row)

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        """The findings of one rule as `all` gives them."""
        return self._report.of_rule(rule_id, limit, each_row=each_row)

    def groups(self) -> list[RuleGroup]:
        """The findings by rule, the worst first; notes last. Not to be changed."""
        if self._groups is None:
            self._groups = self._report.groups()
        return self._groups

    def counts(self) -> dict[Severity, int]:
        """How many findings of each severity `all` gives without a limit. Not to be changed."""
        if self._counts is None:
            self._counts = self._report.counts()
        return self._counts

    # Who wants to know

    def add_listener(self, listener: Callable[[], None]) -> None:
        """Call this whenever findings may have changed."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[], None]) -> None:
        """Stop calling it."""
        self._listeners.remove(listener)

    def _forget_counts(self) -> None:
        self._groups = self._counts = None

    def _tell(self) -> None:
        self._forget_counts()
        for listener in self._listeners:
            listener()

    # What the document tells

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check what the new values touch."""
        self._live.values_changed(field, rows)
        self._tell()

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...

    def rows_inserted(self, first: int, last: int) -> None:
        """Make room, and check the new rows."""
        self._live.rows_inserted(first, last)
        self._tell()

    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...

    def rows_removed(self, first: int, last: int) -> None:
        """Forget rows, and check whose duplicates they were."""
        self._live.rows_removed(first, last)
        self._tell()

    def rows_about_to_be_rearranged(self) -> None: ...

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Follow the rows to their places."""
        self._live.rows_rearranged(old_rows)
        self._tell()

    def frame_changed(self) -> None:
        """Check what stands around the entries."""
        self._live.frame_changed()
        self._tell()


def _ignoring_file(context: Context) -> Context:
    """A context without what only the rules about the file's frame ask for."""
    return replace(context, byte_size=0, file_name="", remarks=())
