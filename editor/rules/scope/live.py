"""Keeps the findings about the sites of URLs up to date while the document changes."""

from collections.abc import Iterator

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.rules.duplicates.check import DUPLICATE_RULES
from editor.rules.finding import Context, Hit
from editor.rules.marks import FEW_ROWS, Codes, Key, Marks, code_of_hit, hide_marked, is_blank
from editor.rules.rule import Severity
from editor.rules.scope.check import PUBLIC_HOST, SCOPE_RULES, SLIP, ScopeJudge, scope_codes
from editor.rules.scope.sites import Sites

BESIDE_ERRORS = DUPLICATE_RULES | SCOPE_RULES  # shown beside errors of a URL, which hide other findings

_NOTE = bytes(code if code & 7 == Severity.NOTE else 0 for code in range(256))
_NO_NOTE = bytes(code if code & 7 != Severity.NOTE else 0 for code in range(256))


class KeptScope:
    """The sites of all URLs, and the findings about them, which depend on the site of most.

    It updates the marks of the document, which are handed in.
    """

    def __init__(self, entries: Entries, context: Context) -> None:
        self._entries = entries
        self.sites = Sites()
        self.judge = ScopeJudge(self.sites, context)

    def copied(self, entries: Entries, context: Context) -> "KeptScope":
        """Return an independent copy for a copy of the document."""
        copy = KeptScope(entries, context)
        copy.sites = self.sites.copied()
        copy.judge = copy._judge(context)
        return copy

    def adopt(self, sites: Sites, context: Context) -> None:
        """Take over the sites of all URLs, without setting marks, and keep them up to date from now on."""
        self.sites = sites
        self.judge = self._judge(context)

    def _judge(self, context: Context) -> ScopeJudge:
        return ScopeJudge(self.sites, context, self._entries.column("loc"))

    def check(self, marks: Marks, context: Context, rows: Rows) -> None:
        """Check the sites of some rows, or of all if the majority has changed."""
        judge = self._judge(context)
        has_turned = (judge.majority, judge.top) != (self.judge.majority, self.judge.top)
        self.judge = judge
        if has_turned or len(rows) > FEW_ROWS:
            codes = scope_codes(self._entries, self.sites, judge)
            self.hide_hosts(marks, codes)
            marks.replace(SCOPE_RULES, codes)
            self.mark_slips(marks, range(len(self._entries)))
            return
        marks.set_rows(SCOPE_RULES, {row: self._codes_at(marks, row) for row in rows})

    def hits(self, row: int) -> Iterator[Hit]:
        """Yield the hits about the site and folder of a row's URL."""
        return self.judge.hits(self.sites[row], self._entries.column("loc")[row])

    def _codes_at(self, marks: Marks, row: int) -> dict[Key, int]:
        codes = {(hit.rule, "loc"): code_of_hit(hit) for hit in self.hits(row)}
        code = codes.get((PUBLIC_HOST, "loc"), 0)
        if _NO_NOTE[code] and marks.has_error(row, "loc", BESIDE_ERRORS):
            del codes[PUBLIC_HOST, "loc"]
        return codes

    def hide_hosts(self, marks: Marks, codes: Codes) -> None:
        """Remove the warning about a URL's host if the URL has an error; a note stays."""
        array = codes.get((PUBLIC_HOST, "loc"))
        if array is None or is_blank(array.translate(_NO_NOTE)):
            return
        warnings = hide_marked(array.translate(_NO_NOTE), marks.errors("loc", BESIDE_ERRORS))
        codes[PUBLIC_HOST, "loc"] = bytearray(map(max, warnings, array.translate(_NOTE)))

    def mark_slips(self, marks: Marks, rows: Rows) -> None:
        """Update the findings about slips in the scheme, whose fix is only safe if other URLs confirm it."""
        key = SLIP, "loc"
        if codes := marks.codes().get(key):
            locs, judge = self._entries.column("loc"), self.judge
            some = marks.rows_of(SLIP) if len(rows) > FEW_ROWS else [row for row in rows if codes[row]]
            hits = {row: judge.slip_hit(locs[row]) for row in some}
            marks.set_rows({SLIP}, {row: {key: code_of_hit(hit)} for row, hit in hits.items() if hit})
