"""The findings of a document of several files: those of each file, and about their relations.

Rows are those of the whole document; `of` returns the findings of one file, in its own rows.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.declaration import Extension
from editor.rules.across_files.across_findings import AcrossFindings
from editor.rules.across_files.index_findings import IndexFindings
from editor.rules.across_files.shared_urls import SHARED
from editor.rules.checker import Checked, FileChecked
from editor.rules.duplicates.check import DUPLICATE_RULES
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings
from editor.rules.hreflang.across_files import Later
from editor.rules.hreflang.pairs import CONFLICT
from editor.rules.report import RuleGroup, merged_groups, worst_first
from editor.rules.rule import Fixability, Severity
from editor.rules.wording import message

# Rules whose messages mention another row, in the file that the parameter "file" names.
_NAMING_ROWS = DUPLICATE_RULES | {SHARED, CONFLICT}


class JoinedFindings(Findings):
    """The findings of a `Document`, with the interface of those of one file.

    `context` has the facts about all files, with those about each in its `parts`. `across` has the findings
    about relations of files, and `of_index` those of the index that lists them.
    """

    urlset: Document

    def __init__(self, urlset: Document, context: Context, original: "JoinedFindings | None" = None) -> None:
        """`original`: the findings of which these are a copy, for a copy of their document."""
        super().__init__(urlset, replace(context, parts=()))
        self._own: dict[int, Findings] = {}
        self._known = dict(context.parts)  # includes files that may be added again
        self.across = AcrossFindings(urlset, self.of, self._tell)
        self.of_index = IndexFindings()
        urlset.add_files_listener(self)
        self._follow_parts(original)

    # The files

    def of(self, part: Entries) -> Findings:
        """Return the findings of one file, in its own rows, including those about other files."""
        return self._own[part.key]

    @property
    def extensions(self) -> tuple[Extension, ...]:
        return tuple({extension: None for _, own in self.each for extension in own.extensions})

    @property
    def is_settled(self) -> bool:
        return all(own.is_settled for _, own in self.each)

    def set_context_of(self, part: SitemapFile, context: Context) -> None:
        """Change the facts that the rules use for one file."""
        self._known[part.key] = context
        self.of(part).set_context(context)

    def files_changed(self) -> None:
        """Follow the addition or removal of files."""
        self._follow_parts()
        self.across.files_changed()
        self._tell()

    def _follow_parts(self, original: "JoinedFindings | None" = None) -> None:
        parts = {part.key: part for part in self.urlset.files}
        for key in [key for key, own in self._own.items() if parts.get(key) is not own.urlset]:
            own = self._own.pop(key)
            self._known[key] = own.context
        for part in self.urlset.files:
            if part.key not in self._own:
                own = original.of(part).copied(part) if original else Findings(part, self._context_of(part))
                own.add_listener(self._on_part)
                self._own[part.key] = own
                self.across.watch(part)
                self.across.welcome(part)

    def _context_of(self, part: SitemapFile) -> Context:
        return self._known.get(part.key) or replace(self._live.context, file_name=part.name, published_url="")

    def _on_part(self) -> None:
        if not self.urlset.is_telling_files:  # otherwise all listeners are called at the end
            self._tell()

    @property
    def each(self) -> Iterator[tuple[SitemapFile, Findings]]:
        """All files with their findings, in order."""
        return ((part, self._own[part.key]) for part in self.urlset.files)

    # Context

    @property
    def context(self) -> Context:
        parts = {**self._known, **{part.key: own.context for part, own in self.each}}
        return replace(self._live.context, parts=tuple(parts.items()))

    def set_context(self, context: Context) -> None:
        """Change the facts that the rules use for all files; those about one file alone stay."""
        self._live.context = replace(context, parts=())
        for _, own in self.each:
            new = replace(
                own.context,
                now=context.now,
                cross_submitted=context.cross_submitted,
                search_console=context.search_console,
                letter_case=context.letter_case,
                robots=context.robots,
            )
            if new != own.context:
                own.set_context(new)
        self._tell()

    def answers_changed(self, urls: Collection[str]) -> None:
        for _, own in self.each:
            own.answers_changed(urls)

    def copied(self, urlset: Document) -> "JoinedFindings":  # type: ignore[override]
        copy = JoinedFindings(urlset, self.context, self)
        copy.across.is_live = self.across.is_live
        index = self.of_index.own  # the present state, which does not follow edits of the copy
        copy.of_index = IndexFindings(lambda: index)
        return copy

    # Checks

    def merge(self, checked: Checked) -> None:
        raise TypeError("rows come in by their files")

    def adopt(self, checked: FileChecked) -> None:
        raise TypeError("files are checked one by one")

    def check_all(self) -> None:
        for _, own in self.each:
            own.check_all()
        self.across.check()

    # Marks

    def mark(self, row: int, field: str) -> int:
        part = self.urlset.file_at(row)
        return self._own[part.key].mark(row - part.start, field)

    def row_mark(self, row: int) -> int:
        part = self.urlset.file_at(row)
        return self._own[part.key].row_mark(row - part.start)

    def row_marks(self) -> bytes:
        return b"".join(own.row_marks() for _, own in self.each)

    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        found: list[int] = []
        for part, own in self.each:
            if limit is not None and len(found) >= limit:
                break
            left = None if limit is None else limit - len(found)
            found += part.to_document(own.rows(rule_id, left))
        return found

    def places(self, rule_id: str, *fixes: Fixability) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for part, own in self.each:
            for field, rows in own.places(rule_id, *fixes).items():
                found.setdefault(field, []).extend(part.to_document(rows))
        return found

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        return self._rows(lambda own: own.rows_of_severity(at_least))

    def rows_with(self, severity: Severity) -> Sequence[int]:
        return self._rows(lambda own: own.rows_with(severity))

    def _rows(self, asked: Callable[[Findings], Sequence[int]]) -> list[int]:
        return [row for part, own in self.each for row in part.to_document(asked(own))]

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

    # Findings in words

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        part = self.urlset.file_at(row)
        return [_outward(self.urlset, part, one) for one in self._own[part.key].at(row - part.start, field)]

    def file_findings(self) -> list[Finding]:
        found = [_outward(self.urlset, part, one) for part, own in self.each for one in own.file_findings()]
        return worst_first([*found, *self.of_index.all()])

    def about_file(self) -> list[Finding]:
        found = [_outward(self.urlset, part, one) for part, own in self.each for one in own.about_file()]
        return [*found, *self.of_index.all()]

    def all(
        self, limit: int = 0, at_least: Severity = Severity.NOTE, *, each_row: bool = False
    ) -> Iterator[Finding]:
        for group in self.groups():
            if group.severity < at_least:
                return
            yield from self.of_rule(group.rule.id, limit, each_row=each_row)

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        about_index = (one for one in self.of_index.all() if one.rule.id == rule_id)
        of_files = (
            _outward(self.urlset, part, one)
            for part, own in self.each
            for one in own.of_rule(rule_id, limit, each_row=each_row)
        )
        return islice(chain(about_index, of_files), limit or None)

    def groups(self) -> list[RuleGroup]:
        of_files = (group for _, own in self.each for group in own.groups())
        return merged_groups([*of_files, *self.of_index.groups()])

    @property
    def index_findings(self) -> Findings | None:
        return self.of_index.own

    def compare_by(self, later: Later) -> None:
        self.across.later = later

    def is_of_index_alone(self, rule_id: str) -> bool:
        """Return True if the index breaks a rule and none of the files does."""
        groups = (group for _, own in self.each for group in own.groups())
        return self.of_index.own is not None and all(group.rule.id != rule_id for group in groups)

    def counts(self) -> dict[Severity, int]:
        counts = dict.fromkeys(Severity, 0)
        for told in (*(own.counts() for own in self._own.values()), self.of_index.counts()):
            for severity, count in told.items():
                counts[severity] += count
        return counts

    # Changes of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check the relations of files, which were each checked already, after values changed."""
        self.across.values_changed(field, rows)
        self._tell()

    def rows_inserted(self, first: int, last: int) -> None:
        """Check the relations of files, which were each checked already, after rows were inserted."""
        self.across.rows_inserted(first, last)
        self._tell()

    def rows_removed(self, first: int, last: int) -> None:
        """Check the relations of files, which were each checked already, after rows were removed."""
        self.across.rows_removed(first, last)
        self._tell()

    def rows_about_to_be_rearranged(self) -> None:
        """Keep the state of rows that are about to move."""
        self.across.rows_about_to_be_rearranged()

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Check the relations of files after rows moved, maybe to other files."""
        self.across.rows_rearranged(old_rows)
        self._tell()

    def frame_changed(self) -> None:
        """Check the links between files, which may mean something else with other namespaces."""
        self.across.frame_changed()
        self._tell()


def _outward(document: Document, part: SitemapFile, finding: Finding) -> Finding:
    """Convert a finding of a file to one of the whole document, including any other row that it names."""
    if finding.row is None:
        return replace(finding, file=part.name)
    params, text = finding.params, finding.message
    if finding.rule.id in _NAMING_ROWS and "first" in (named := dict(params)):
        other = document.file_named(str(named["file"])) if "file" in named else part
        first = int(named["first"]) + (other or part).start
        params = tuple((name, first if name == "first" else value) for name, value in params)
        text = message(finding.rule, params, finding.value)
    return replace(finding, row=finding.row + part.start, file=part.name, params=params, message=text)


def findings_for(urlset: Document, context: Context) -> Findings:
    """Return the findings of a document, of one file or several; nothing is checked yet."""
    return JoinedFindings(urlset, context) if urlset.is_set else Findings(urlset, context)
