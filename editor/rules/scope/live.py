"""Keeps the findings about the sites of URLs up to date while the document changes."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import compress

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.rules.duplicates.check import DUPLICATE_RULES
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit, hide_marked, is_blank
from editor.rules.rule import Severity
from editor.rules.scope.check import PUBLIC_HOST, SCOPE_RULES, SLIP, ScopeJudge, scope_codes
from editor.rules.scope.sites import Sites, origins_of

BESIDE_ERRORS = DUPLICATE_RULES | SCOPE_RULES  # shown beside errors of a URL, which hide other findings

_NOTE = bytes(code if code & 7 == Severity.NOTE else 0 for code in range(256))
_NO_NOTE = bytes(code if code & 7 != Severity.NOTE else 0 for code in range(256))


class KeptScope(Kept[Sites]):
    """The sites of all URLs, and the findings about them, which depend on the site of most."""

    RULES = SCOPE_RULES

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self.sites = Sites()
        self.judge = ScopeJudge(self.sites, of.context)

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, Sites]:
        sites = Sites(origins_of(shared.urls))
        return scope_codes(file, sites, ScopeJudge(sites, context, shared.urls.locs)), sites

    def copied(self, of: KeptFile) -> "KeptScope":
        copy = KeptScope(of)
        copy.sites = self.sites.copied()
        copy.judge = copy._present_judge()
        return copy

    def adopt(self, facts: Sites, codes: Codes) -> None:
        self.sites = facts
        self.judge = self._present_judge()
        self._hide_hosts(codes)

    def settle(self) -> None:
        self._mark_slips(range(len(self.of.file)))

    def follow(self, change: RowsChange) -> None:
        kind, rows = change.kind, change.rows
        if kind is ChangeKind.INSERTED:
            self.sites.insert(rows[0], origins_of(change.shared.urls))
        elif kind is ChangeKind.REMOVED:
            self.sites.remove(rows[0], rows[-1])
            rows = ()
        elif change.old_rows is not None:
            self.sites.rearrange(change.old_rows)
        elif kind is ChangeKind.FRAME:
            return
        if kind in (ChangeKind.VALUES, ChangeKind.REARRANGED):
            self._learn(change)
        if change.touches("loc"):
            self._check(rows)
        self._mark_slips(rows)

    def _learn(self, change: RowsChange) -> None:
        """Take new URLs of rows into account."""
        if not change.is_few and change.touches("loc"):
            self.sites = Sites(origins_of(change.shared.urls))
        elif change.touches("loc"):
            locs = self.of.file.column("loc")
            for row in change.rows:
                self.sites.update(row, locs[row])

    def _present_judge(self) -> ScopeJudge:
        return ScopeJudge(self.sites, self.of.context, self.of.file.column("loc"))

    def _check(self, rows: Rows) -> None:
        """Check the sites of some rows, or of all if the majority has changed."""
        judge = self._present_judge()
        has_turned = (judge.majority, judge.top) != (self.judge.majority, self.judge.top)
        self.judge = judge
        if has_turned or len(rows) > FEW_ROWS:
            codes = scope_codes(self.of.file, self.sites, judge)
            self._hide_hosts(codes)
            self.of.marks.replace(SCOPE_RULES, codes)
            self._mark_slips(range(len(self.of.file)))
            return
        self.of.marks.set_rows(SCOPE_RULES, {row: self._codes_at(row) for row in rows})

    def hits(self, row: int) -> Iterator[FieldHit]:
        for hit in self.judge.hits(self.sites[row], self.of.file.column("loc")[row]):
            yield "loc", hit

    def rows_by_host(self, rule: str) -> list[list[int]]:
        by_origin: defaultdict[str, list[int]] = defaultdict(list)
        for row, origin in compress(enumerate(self.sites), self.of.marks.codes()[rule, "loc"]):
            by_origin[origin].append(row)
        by_host: defaultdict[object, list[int]] = defaultdict(list)
        for origin, rows in by_origin.items():
            hit = next(hit for hit in self.judge.hits(origin, origin) if hit.rule == rule)
            by_host[dict(hit.params)["host"]] += rows
        return sorted(map(sorted, by_host.values()))

    def _codes_at(self, row: int) -> dict[Key, int]:
        codes = {(hit.rule, field): code_of_hit(hit) for field, hit in self.hits(row)}
        code = codes.get((PUBLIC_HOST, "loc"), 0)
        if _NO_NOTE[code] and self.of.marks.has_error(row, "loc", BESIDE_ERRORS):
            del codes[PUBLIC_HOST, "loc"]
        return codes

    def _hide_hosts(self, codes: Codes) -> None:
        """Remove the warning about a URL's host if the URL has an error; a note stays."""
        array = codes.get((PUBLIC_HOST, "loc"))
        if array is None or is_blank(array.translate(_NO_NOTE)):
            return
        warnings = hide_marked(array.translate(_NO_NOTE), self.of.marks.errors("loc", BESIDE_ERRORS))
        codes[PUBLIC_HOST, "loc"] = bytearray(map(max, warnings, array.translate(_NOTE)))

    def _mark_slips(self, rows: Rows) -> None:
        """Update the findings about slips in the scheme, whose fix is only safe if other URLs confirm it."""
        key, marks = (SLIP, "loc"), self.of.marks
        if codes := marks.codes().get(key):
            locs, judge = self.of.file.column("loc"), self.judge
            some = marks.rows_of(SLIP) if len(rows) > FEW_ROWS else [row for row in rows if codes[row]]
            hits = {row: judge.slip_hit(locs[row]) for row in some}
            marks.set_rows({SLIP}, {row: {key: code_of_hit(hit)} for row, hit in hits.items() if hit})
