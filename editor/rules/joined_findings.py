"""What is wrong with a document of several files: each file's own findings, and what they have to do with
each other.

Rows are those of the whole document; `of` gives the findings of one file, in rows of its own.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, compress, islice

from editor.core.joined import JoinedUrlset
from editor.core.part import Part
from editor.core.urlset import Rows, Urlset
from editor.rules.across import ACROSS_RULES, SHARED, SharedUrls, shared_codes
from editor.rules.checking import Checked
from editor.rules.duplicates import DUPLICATE_RULES, KeyIndex
from editor.rules.file import FileState
from editor.rules.finding import Context, Finding, Hit, Remark
from editor.rules.findings import Findings
from editor.rules.hreflang_across import LinksAcross, LinksOfPart
from editor.rules.hreflang_links import Alternates
from editor.rules.hreflang_pairs import BETWEEN_RULES, CONFLICT
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit
from editor.rules.report import RuleGroup, merged, worst_first
from editor.rules.rule import Fix, Severity
from editor.rules.wording import message

_NAMING_ROWS = DUPLICATE_RULES | {SHARED, CONFLICT}  # other ones, of the file that the parameter "file" names


class JoinedFindings(Findings):
    """The findings of a `JoinedUrlset`, with the interface of those of one file.

    `context` is what the rules know of all files, with what they know of each in its `parts`. What files have
    to do with each other is checked from `check_across` or `adopt_across` on, and live from then.
    """

    urlset: JoinedUrlset

    def __init__(self, urlset: JoinedUrlset, context: Context) -> None:
        super().__init__(urlset, replace(context, parts=()))
        self._own: dict[int, Findings] = {}
        self._known = dict(context.parts)  # of files that may come back too
        self._shared = SharedUrls(urlset)
        self._links = LinksAcross(urlset, lambda part: self.of(part).links)
        self._is_across_live = False
        self._had_copies = False  # before rows went elsewhere
        self._index: Callable[[], Findings | None] = _no_index
        urlset.add_parts_listener(self)
        self._follow_parts()

    # The files

    def of(self, part: Urlset) -> Findings:
        """The findings of one file, in rows of its own, what other files have to do with it included."""
        return self._own[part.key]

    def set_index(self, findings: Callable[[], Findings | None]) -> None:
        """Say what tells the findings of the index that lists the files."""
        self._index = findings

    @property
    def index(self) -> Findings | None:
        """The findings of the index that lists the files, as it would be saved now."""
        return self._index()

    def set_context_of(self, part: Part, context: Context) -> None:
        """Change what the rules know of one file."""
        self._known[part.key] = context
        self.of(part).set_context(context)

    def parts_changed(self) -> None:
        """Files came or went."""
        self._follow_parts()
        self._tell()

    def _follow_parts(self) -> None:
        parts = {part.key: part for part in self.urlset.parts}
        for key in [key for key, own in self._own.items() if parts.get(key) is not own.urlset]:
            own = self._own.pop(key)
            self._known[key] = own.context
        for part in self.urlset.parts:
            if part.key not in self._own:
                self._watch(part, Findings(part, self._context_of(part)))
                if self._is_across_live:
                    self.of(part).check_all()
                    self._links.follow()

    def _watch(self, part: Part, own: Findings) -> None:
        own.set_outside(_Neighbours(part, self._shared))
        own.links.between = LinksOfPart(part, self._links)
        own.add_listener(self._on_part)
        self._own[part.key] = own

    def _context_of(self, part: Part) -> Context:
        return self._known.get(part.key) or replace(self._live.context, file_name=part.name, published_url="")

    def _on_part(self) -> None:
        if not self.urlset.is_telling_parts:  # then all are told at the end
            self._tell()

    @property
    def each(self) -> Iterator[tuple[Part, Findings]]:
        """All files with their findings, in order."""
        return ((part, self._own[part.key]) for part in self.urlset.parts)

    # What files have to do with each other

    def check_across(self) -> None:
        """Check what files have to do with each other, here and now."""
        codes = zip(self._shared_codes(), self._links.codes(), strict=True)
        self.adopt_across([{**shared, **links} for shared, links in codes])

    def adopt_across(
        self, codes: Sequence[Codes], index: KeyIndex | None = None, links: Sequence[Alternates] = ()
    ) -> None:
        """Take what was found of each file; from now on edits are followed.

        index: that of all rows, as they are now; it is made when it is needed where there is none.
        links: of each file, what `with_pages` made of them; likewise.
        """
        if index is not None:
            self._shared.know(index)
        self._mark_all(codes, ACROSS_RULES | BETWEEN_RULES)
        self._links.settle(links)
        self._is_across_live = True
        self._tell()

    def _shared_codes(self) -> list[Codes]:
        return shared_codes([part.copy_rows(range(len(part))) for part in self.urlset.parts])

    def _mark_all(self, codes: Sequence[Codes], rules: Collection[str]) -> None:
        for (_, own), found in zip(self.each, codes, strict=True):
            own.mark_outside(found, rules)

    def leave_across(self) -> None:
        """Files are about to be read: what they have to do with each other is checked again at the end."""
        self._is_across_live = False
        self._shared.forget()

    def _has_shared(self) -> bool:
        return any(own.has_any({SHARED}) for _, own in self.each)

    def _mark_shared(self, hits: Iterable[tuple[int, Hit | None]]) -> None:
        codes = ((row, {(SHARED, "loc"): code_of_hit(hit)} if hit else {}) for row, hit in hits)
        self._mark_rows(codes, ACROSS_RULES)

    def _mark_rows(self, codes: Iterable[tuple[int, dict[Key, int]]], rules: Collection[str]) -> None:
        found: dict[int, dict[int, dict[Key, int]]] = {}
        for row, of_row in codes:
            part = self.urlset.part_of(row)
            found.setdefault(part.key, {})[row - part.start] = of_row
        for key, rows in found.items():
            self._own[key].mark_outside_at(rows, rules)

    def _check_links(self) -> None:
        """Check the language links that a change has to do with, in any file."""
        if not self._is_across_live:
            return
        rows = self._links.take_touched()
        if rows is None:
            self._mark_all(self._links.codes(), BETWEEN_RULES)
        else:
            self._mark_rows(((row, self._links.codes_at(row)) for row in rows), BETWEEN_RULES)

    def _check_shared(self) -> None:
        self._mark_all(self._shared_codes(), ACROSS_RULES)

    def _check_hashes(self, hashes: Iterable[bytes], rows: Rows = ()) -> None:
        """Check the rows whose URLs have these hashes; rows that changed may have none any more."""
        found = {**dict.fromkeys(rows), **self._shared.check(hashes)}
        self._mark_shared(found.items())

    # Context

    @property
    def context(self) -> Context:
        parts = {**self._known, **{part.key: own.context for part, own in self.each}}
        return replace(self._live.context, parts=tuple(parts.items()))

    def set_context(self, context: Context) -> None:
        """Change what the rules know of all files; what they know of each alone stays."""
        self._live.context = replace(context, parts=())
        for _, own in self.each:
            new = replace(
                own.context,
                now=context.now,
                cross_submitted=context.cross_submitted,
                search_console=context.search_console,
                letter_case=context.letter_case,
            )
            if new != own.context:
                own.set_context(new)
        self._tell()

    def copied(self, urlset: Urlset) -> "JoinedFindings":
        if not isinstance(urlset, JoinedUrlset):
            raise TypeError("the copy of several files is no single one")
        copy = JoinedFindings(urlset, self.context)
        for part in urlset.parts:
            own = self._own[part.key].copied(part)
            part.remove_listener(copy.of(part))
            copy._watch(part, own)
        copy._is_across_live = self._is_across_live
        return copy

    # Checks

    def merge(self, checked: Checked) -> None:
        raise TypeError("rows come in by their files")

    def adopt(self, state: FileState) -> None:
        raise TypeError("files are checked one by one")

    def check_all(self) -> None:
        for _, own in self.each:
            own.check_all()
        self.check_across()

    # Marks

    def mark(self, row: int, field: str) -> int:
        part = self.urlset.part_of(row)
        return self._own[part.key].mark(row - part.start, field)

    def row_mark(self, row: int) -> int:
        part = self.urlset.part_of(row)
        return self._own[part.key].row_mark(row - part.start)

    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        found: list[int] = []
        for part, own in self.each:
            if limit is not None and len(found) >= limit:
                break
            left = None if limit is None else limit - len(found)
            found += part.outward(own.rows(rule_id, left))
        return found

    def places(self, rule_id: str, *fixes: Fix) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for part, own in self.each:
            for field, rows in own.places(rule_id, *fixes).items():
                found.setdefault(field, []).extend(part.outward(rows))
        return found

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        return self._rows(lambda own: own.rows_of_severity(at_least))

    def rows_with(self, severity: Severity) -> Sequence[int]:
        return self._rows(lambda own: own.rows_with(severity))

    def _rows(self, asked: Callable[[Findings], Sequence[int]]) -> list[int]:
        return [row for part, own in self.each for row in part.outward(asked(own))]

    def next_row(self, row: int, step: int = 1) -> int | None:
        parts = list(self.each)
        for part, own in parts if step > 0 else reversed(parts):
            if (part.start + part.size <= row) if step > 0 else (part.start >= row):
                continue
            start = row - part.start
            found = own.next_row(max(start, -1) if step > 0 else min(start, part.size), step)
            if found is not None:
                return part.start + found
        return None

    def has_any(self, rules: Collection[str]) -> bool:
        return any(own.has_any(rules) for _, own in self.each)

    # Findings in words

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        part = self.urlset.part_of(row)
        return [_outward(part, one) for one in self._own[part.key].at(row - part.start, field)]

    def file_findings(self) -> list[Finding]:
        found = [_outward(part, one) for part, own in self.each for one in own.file_findings()]
        return worst_first([*found, *self._of_index()])

    def about_file(self) -> list[Finding]:
        found = [_outward(part, one) for part, own in self.each for one in own.about_file()]
        return [*found, *self._of_index()]

    def all(self, limit: int = 0, at_least: Severity = Severity.NOTE) -> Iterator[Finding]:
        for group in self.groups():
            if group.severity < at_least:
                return
            yield from self.of_rule(group.rule.id, limit)

    def of_rule(self, rule_id: str, limit: int = 0) -> Iterator[Finding]:
        about_index = (one for one in self._of_index() if one.rule.id == rule_id)
        of_files = (_outward(part, one) for part, own in self.each for one in own.of_rule(rule_id, limit))
        return islice(chain(about_index, of_files), limit or None)

    def groups(self) -> list[RuleGroup]:
        found = [group for _, own in self.each for group in own.groups()]
        if index := self.index:
            found += [replace(group, rows_count=0) for group in index.groups()]
        return merged(found)

    def counts(self) -> dict[Severity, int]:
        counts = dict.fromkeys(Severity, 0)
        index = self.index
        for own in (*self._own.values(), *([index] if index else [])):
            for severity, count in own.counts().items():
                counts[severity] += count
        return counts

    def _of_index(self) -> list[Finding]:
        """What is wrong with the index, whose entries are no rows of this document."""
        index = self.index
        name = index.context.file_name if index else ""
        return [replace(one, row=None, file=name) for one in index.all()] if index else []

    # What the document tells

    def values_changed(self, field: str, rows: Rows) -> None:
        """The files have been checked; check what they have to do with each other."""
        if self._is_across_live and rows:
            is_loc = field in ("", "loc")
            if len(rows) > FEW_ROWS or (self._has_shared() and not self._shared.is_ready):
                if is_loc:
                    self._shared.forget()
                if is_loc or self._has_shared():
                    self._check_shared()
            elif is_loc:
                before = self._shared.hashes(rows)
                self._shared.update(rows)
                self._check_hashes(before | self._shared.hashes(rows), rows)
            elif self._has_shared():
                self._check_hashes(self._shared.hashes(rows))
        self._check_links()
        self._tell()

    def rows_inserted(self, first: int, last: int) -> None:
        """Check whether other files have the URLs of the new rows."""
        if self._is_across_live:
            self._shared.insert(first, last)
            if last - first + 1 > FEW_ROWS:
                self._check_shared()
            else:
                self._check_hashes(self._shared.hashes(range(first, last + 1)))
        self._check_links()
        self._tell()

    def rows_removed(self, first: int, last: int) -> None:
        """Check whose duplicates the rows were."""
        if self._is_across_live:
            has_shared = self._has_shared()
            if not has_shared:
                self._shared.remove(first, last)
            elif self._shared.is_ready and last - first < FEW_ROWS:
                hashes = self._shared.hashes(range(first, last + 1))
                self._shared.remove(first, last)
                self._check_hashes(hashes)
            else:
                self._shared.forget()
                self._check_shared()
        self._check_links()
        self._tell()

    def rows_about_to_be_rearranged(self) -> None:
        """Of two rows with one URL in a file, one may go to another."""
        self._had_copies = self.has_any({SHARED, *DUPLICATE_RULES})

    def rows_rearranged(self, old_rows: Sequence[int]) -> None:
        """Rows may be in other files now, or new."""
        if self._is_across_live:
            self._shared.rearrange(old_rows)
            new = list(compress(range(len(old_rows)), map((-1).__eq__, old_rows)))
            if self._had_copies or len(new) > FEW_ROWS:
                self._check_shared()
            elif new:
                self._check_hashes(self._shared.hashes(new))
        self._check_links()
        self._tell()

    def frame_changed(self) -> None:
        """The files have been checked; their links may mean something else."""
        self._check_links()
        self._tell()


class _Neighbours:
    """What the other files have to do with one of them."""

    def __init__(self, part: Part, shared: SharedUrls) -> None:
        self._part, self._shared = part, shared

    def hits(self, row: int) -> Iterator[tuple[str, Hit]]:
        if hit := self._shared.hit(self._part.start + row):
            yield "loc", hit

    def remarks(self) -> Iterable[Remark]:
        return ()


def _no_index() -> Findings | None:
    return None


def _outward(part: Part, finding: Finding) -> Finding:
    """A finding of a file as one of the whole document, as is the other row that it may name."""
    if finding.row is None:
        return replace(finding, file=part.name)
    params, text = finding.params, finding.message
    if finding.rule.id in _NAMING_ROWS and "first" in (named := dict(params)):
        other = part.whole.part_named(str(named["file"])) if "file" in named else part
        first = int(named["first"]) + (other or part).start
        params = tuple((name, first if name == "first" else value) for name, value in params)
        text = message(finding.rule, params, finding.value)
    return replace(finding, row=finding.row + part.start, file=part.name, params=params, message=text)


def findings_for(urlset: Urlset, context: Context) -> Findings:
    """The findings of a document, of one file or several; nothing is checked yet."""
    return JoinedFindings(urlset, context) if isinstance(urlset, JoinedUrlset) else Findings(urlset, context)
