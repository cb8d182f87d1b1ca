"""The findings of a document: updated with every edit, and put into words on request.

The state is one byte a row for each broken rule; the parameters of a message are determined again from the
values when someone reads it.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import compress

from editor.core.document.entries import Entries
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.extensions.declaration import Extension
from editor.rules.across_files.neighbour_marks import NeighbourMarks
from editor.rules.checker import Checked, FileChecked
from editor.rules.duplicates.check import KeyIndex
from editor.rules.file_findings import LiveState
from editor.rules.finding import Context, Finding
from editor.rules.hreflang.across_files import Later
from editor.rules.report import Report, RuleGroup
from editor.rules.rule import Fixability, Severity


class Findings:
    """The findings of one document, which it listens to from its construction.

    It starts with nothing checked. While a file is read, `merge` takes the findings of `check_block` in the
    rows just appended; `adopt` takes those of `check_file` once all rows are there. From then on it follows
    edits. Notes are counted separately and never mark a row.
    """

    def __init__(self, urlset: Entries, context: Context, live: LiveState | None = None) -> None:
        """`live`: the state of the document, if it is already known."""
        self.urlset = urlset
        self._live = live or LiveState(urlset, context)
        self._report = Report(urlset, self._live)
        self.of_neighbours = NeighbourMarks(self._live, self._forget_counts)
        self._listeners: list[Callable[[], None]] = []
        self._groups: list[RuleGroup] | None = None  # None: to be counted
        self._counts: dict[Severity, int] | None = None
        urlset.add_listener(self)

    @property
    def each(self) -> "Iterator[tuple[Entries, Findings]]":
        """All files with their findings, in order; here only this one."""
        return iter(((self.urlset, self),))

    def of(self, file: Entries) -> "Findings":
        """Return the findings of one file, in its own rows, including those because of other files."""
        return self

    @property
    def index_findings(self) -> "Findings | None":
        """The findings of the index that lists the files; None if there is none."""
        return None

    def is_of_index_alone(self, rule_id: str) -> bool:
        """Return True if the index breaks a rule and none of the files does."""
        return False

    def compare_by(self, later: Later) -> None:
        """Let `later` compare the links of many files in the background; see `AcrossFindings`."""

    @property
    def context(self) -> Context:
        """The facts that the rules need besides the entries."""
        return self._live.context

    @property
    def extensions(self) -> tuple[Extension, ...]:
        """The extensions in use at the last check of the whole file."""
        return self._live.extensions

    def learning(self) -> Callable[[], KeyIndex]:
        """Return a function for any thread, after reading a large file, to make the first edit quick."""
        return self._live.copies.learning()

    def learn(self, found: KeyIndex) -> None:
        """Take over the result of `learning`; the document must not have changed since."""
        self._live.copies.learn(found)

    @property
    def is_settled(self) -> bool:
        """True once the whole file was checked; before, rows without marks may still get some."""
        return self._live.is_settled

    def set_context(self, context: Context) -> None:
        """Change the facts that the rules use, and check again what depends on them."""
        live = self._live
        old, live.context = live.context, context
        if live.is_settled:
            if _ignoring_file(old) == _ignoring_file(context):
                live.stale({"frame"})
            elif replace(old, robots=context.robots) == context:
                live.robots_changed()
            else:
                live.check_all()
        self._tell()

    def answers_changed(self, urls: Collection[str]) -> None:
        """Check the entries with these URLs, as the site has answered, or its answers were forgotten."""
        if self._live.answers_changed(urls):
            self._tell()

    def copied(self, urlset: Entries) -> "Findings":
        """Return the same findings for a copy of the present document; they follow the copy's edits."""
        return Findings(urlset, self.context, self._live.copied(urlset))

    # Checks

    def merge(self, checked: Checked) -> None:
        """Take over the findings in rows that were just appended."""
        self._live.merge(checked)
        self._tell()

    def adopt(self, checked: FileChecked) -> None:
        """Take over the findings about the whole file, and follow edits from now on."""
        self._live.adopt(checked)
        self._tell()

    def check_all(self) -> None:
        """Check everything at once, in this thread."""
        self._live.check_all()
        self._tell()

    # Marks

    def mark(self, row: int, field: str) -> int:
        """Return the worst severity of a cell, 0 for none; field "" is the entry as a whole."""
        return self._live.marks.worst(row, field)

    def row_mark(self, row: int) -> int:
        """Return the worst severity of a row, 0 for none."""
        return self._live.marks.worst_of_row(row)

    def row_marks(self) -> bytes:
        """Return the worst severity of each row."""
        return self._live.marks.worst_by_row()

    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        """Return the rows that break a rule, ascending; only the first ones with a limit."""
        return self._live.marks.rows_of(rule_id, limit)

    def places(self, rule_id: str, *fixes: Fixability) -> dict[str, list[int]]:
        """Return the rows that break a rule and have one of these fixes, ascending, by field."""
        return self._live.marks.places_of(rule_id, fixes)

    def rows_with_findings(self) -> Sequence[int]:
        """Return the rows with any finding except notes, ascending."""
        return self.rows_of_severity(Severity.ADVICE)

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        """Return the rows with a finding of at least this severity, ascending."""
        worst = self.row_marks()
        return list(compress(range(len(worst)), (severity >= at_least for severity in worst)))

    def rows_with(self, severity: Severity) -> Sequence[int]:
        """Return the rows with a finding of exactly this severity, even among worse ones; ascending."""
        return self._live.marks.rows_with(severity)

    def next_row(self, row: int, step: int = 1) -> int | None:
        """Return the nearest row with a finding below this one (above with step -1); else None."""
        worst = self.row_marks()
        if step > 0:
            below = worst[row + 1 :]
            next_row = row + 1 + len(below) - len(below.lstrip(b"\0"))
            return next_row if next_row < len(worst) else None
        above = len(worst[: max(row, 0)].rstrip(b"\0")) - 1
        return above if above >= 0 else None

    # Findings in words

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        """Return the findings of a row (in one field), the worst first, without notes."""
        return self._report.at(row, field)

    def file_findings(self) -> list[Finding]:
        """Return the findings about the file as a whole, and its notes, the worst first."""
        return self._report.file_findings()

    def about_file(self) -> list[Finding]:
        """Return the findings that belong to no row, in no particular order."""
        return self._report.about_file()

    def all(
        self, limit: int = 0, at_least: Severity = Severity.NOTE, *, each_row: bool = False
    ) -> Iterator[Finding]:
        """Yield every finding, the worst rule first, in the file's order within a rule; at most `limit` a
        rule.

        at_least: leaves out rules without a finding of this severity.
        A rule about the file as a whole gives one finding with a count (each_row: one for each row
        concerned), a rule about hosts one for each host.
        """
        return self._report.all(limit, at_least, each_row=each_row)

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        """Yield the findings of one rule like `all`."""
        return self._report.of_rule(rule_id, limit, each_row=each_row)

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule, the worst first, notes last; they must not be changed."""
        if self._groups is None:
            self._groups = self._report.groups()
        return self._groups

    def counts(self) -> dict[Severity, int]:
        """Count the findings of each severity that `all` yields without a limit; do not change the result."""
        if self._counts is None:
            self._counts = self._report.counts()
        return self._counts

    # Listeners

    def add_listener(self, listener: Callable[[], None]) -> None:
        """Call a function whenever findings may have changed."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[], None]) -> None:
        """Stop calling a function that was added."""
        self._listeners.remove(listener)

    def _forget_counts(self) -> None:
        self._groups = self._counts = None

    def _tell(self) -> None:
        self._forget_counts()
        for listener in self._listeners:
            listener()

    # Changes of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check everything that new values affect."""
        self._live.values_changed(field, rows)
        self._tell()

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...

    def rows_inserted(self, first: int, last: int) -> None:
        """Make room for new rows, and check them."""
        self._live.rows_inserted(first, last)
        self._tell()

    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...

    def rows_removed(self, first: int, last: int) -> None:
        """Forget removed rows, and check their former duplicates."""
        self._live.rows_removed(first, last)
        self._tell()

    def rows_about_to_be_rearranged(self) -> None: ...

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Follow the rows to their new places."""
        self._live.rows_rearranged(old_rows)
        self._tell()

    def frame_changed(self) -> None:
        """Check the text around the entries."""
        self._live.frame_changed()
        self._tell()


def _ignoring_file(context: Context) -> Context:
    """Return a context without the facts that only the rules about the file's frame use."""
    return replace(context, byte_size=0, file_name="", remarks=())
