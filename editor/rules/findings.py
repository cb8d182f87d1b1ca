"""The findings of a document: those of each file, of the index that lists them, and about their relations.

Rows are those of the whole document; `of` returns the findings of one file, in its own rows.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, compress, islice

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.declaration import Extension
from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.across_files.across_findings import AcrossFindings
from editor.rules.across_files.shared_urls import SHARED
from editor.rules.audit.live import rows_of_urls
from editor.rules.duplicates.check import DUPLICATE_RULES
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Context, Contexts, Finding
from editor.rules.hreflang.pairs import CONFLICT
from editor.rules.report import RuleGroup, merged_groups, worst_first
from editor.rules.rule import Fixability, Severity
from editor.rules.wording import message

# Rules whose messages mention another row, in the file that the parameter "file" names.
_NAMING_ROWS = DUPLICATE_RULES | {SHARED, CONFLICT}
# Messages about entries of the index, where those of the rules mention rows.
_OF_ENTRIES = {
    "duplicate-loc": QT_TRANSLATE_NOOP("rules", "Entry {first} has the same URL. Keep one of them."),
    "duplicate-loc-conflict": QT_TRANSLATE_NOOP(
        "rules", "Entry {first} has the same URL with a different {fields}. Keep the right one."
    ),
    "equivalent-loc": QT_TRANSLATE_NOOP(
        "rules", "Entry {first} has the same URL, written differently: {other}. Keep one."
    ),
}


class Findings:
    """The findings of a document, which follow its edits; `FileFindings` says how they come about.

    `across` has the findings about relations of files, and `index` those of the index that lists them.
    """

    def __init__(self, document: Document, contexts: Contexts, original: "Findings | None" = None) -> None:
        """contexts: of the document, and of the files of a set, as far as known.

        original: the findings of which these are a copy, for a copy of their document.
        """
        self.entries = document
        self._known = dict(contexts)  # includes files that may be added again
        self._own: dict[int, FileFindings] = {}
        self._listeners: list[Callable[[], None]] = []
        self.index = IndexFindings()
        self.across = AcrossFindings(document, self.of, self._tell)
        self._follow_files(original)
        # They are asked for each cell that is painted: the only file of a document answers by itself.
        asked = _AllFiles(document, self._own) if document.is_set else self.of(document.files[0])
        self.mark, self.row_mark, self.row_marks = asked.mark, asked.row_mark, asked.row_marks
        self.rows, self.at = asked.rows, asked.at
        if document.is_set:
            document.listeners.add(self.across)
            document.files.add_listener(self)

    # The files

    def of(self, file: Entries) -> FileFindings:
        """Return the findings of one file, in its own rows, including those because of other files."""
        return self._own[file.key]

    @property
    def each(self) -> Iterator[tuple[SitemapFile, FileFindings]]:
        """All files with their findings, in order."""
        return ((file, self._own[file.key]) for file in self.entries.files)

    def fault_codes(self) -> list[tuple[int, bytes]]:
        """Return the codes of each rule but for notes, each with the row where they begin."""
        return [(file.rows.start, codes) for file, own in self.each for _, codes in own.fault_codes()]

    @property
    def extensions(self) -> tuple[Extension, ...]:
        """The extensions in use at the last check of each whole file."""
        return tuple({extension: None for _, own in self.each for extension in own.extensions})

    @property
    def is_settled(self) -> bool:
        """True once all files were checked; before, rows without marks may still get some."""
        return all(own.is_settled for _, own in self.each)

    def files_changed(self) -> None:
        """Follow the addition or removal of files."""
        self._follow_files()
        self.across.files_changed()
        self._tell()

    def _follow_files(self, original: "Findings | None" = None) -> None:
        files = {file.key: file for file in self.entries.files}
        for key in [key for key, own in self._own.items() if files.get(key) is not own.file]:
            self._known[key] = self._own.pop(key).context
        for file in self.entries.files:
            if file.key not in self._own:
                self._own[file.key] = (
                    original.of(file).copied(file, self._on_file)
                    if original
                    else FileFindings(file, self._context_of(file), self._on_file)
                )
                if self.entries.is_set:
                    self.across.watch(file)

    def _on_file(self) -> None:
        if not (self.entries.is_set and self.entries.files.is_telling):  # else all are told at the end
            self._tell()

    # Contexts

    @property
    def context(self) -> Context:
        """The facts about the document that the rules need besides the entries."""
        only = self._own.get(self.entries.key)
        return only.context if only else self._known[self.entries.key]

    @property
    def contexts(self) -> Contexts:
        """The facts about the document and all its files, including those that may be added again."""
        return {**self._known, **{file.key: own.context for file, own in self.each}}

    def set_context(self, context: Context) -> None:
        """Change the facts that the rules use; those about one file of a set alone stay."""
        if not self.entries.is_set:
            self.set_context_of(self.entries.files[0], context)
            return
        self._known[self.entries.key] = context
        for file, own in self.each:
            new = replace(
                own.context,
                now=context.now,
                cross_submitted=context.cross_submitted,
                search_console=context.search_console,
                letter_case=context.letter_case,
                choice=context.choice,
                robots=context.robots,
            )
            if new != own.context:
                self.set_context_of(file, new)
        self._tell()

    def set_context_of(self, file: SitemapFile, context: Context) -> None:
        """Change the facts that the rules use for one file, and check again what depends on them."""
        self.of(file).set_context(context)

    def answers_changed(self, urls: Collection[str]) -> None:
        """Check the entries with these URLs, as the site has answered, or its answers were forgotten."""
        for _, own in self.each:
            own.answers_changed(urls)

    def rows_of_urls(self, urls: Collection[str]) -> list[int]:
        """Return the rows with one of these URLs, with or without white space around it."""
        return [*chain.from_iterable(file.to_document(rows_of_urls(own, urls)) for file, own in self.each)]

    def _context_of(self, file: SitemapFile) -> Context:
        of_all = self._known[self.entries.key]
        return self._known.get(file.key) or replace(of_all, file_name=file.name, published_url="")

    # Checks

    def check_all(self) -> None:
        """Check everything at once, in this thread."""
        for _, own in self.each:
            own.check_all()
        if self.entries.is_set:
            self.across.check()

    def copied(self, document: Document) -> "Findings":
        """Return the same findings for a copy of the present document; they follow the copy's edits."""
        copy = Findings(document, self.contexts, self)
        copy.across.is_live = self.across.is_live
        index = self.index.own  # the present state, which does not follow edits of the copy
        copy.index = IndexFindings(lambda: index)
        return copy

    # Rows

    def places(self, rule_id: str, *fixes: Fixability) -> dict[str, list[int]]:
        """Return the rows that break a rule and have one of these fixes, ascending, by field."""
        found: dict[str, list[int]] = {}
        for file, own in self.each:
            for field, rows in own.places(rule_id, *fixes).items():
                found.setdefault(field, []).extend(file.to_document(rows))
        return found

    def rows_with(self, severity: Severity) -> Sequence[int]:
        """Return the rows with a finding of exactly this severity, even among worse ones; ascending."""
        return [*chain.from_iterable(file.to_document(own.rows_with(severity)) for file, own in self.each)]

    def rows_with_findings(self) -> Sequence[int]:
        """Return the rows with any finding except notes, ascending."""
        return self.rows_of_severity(Severity.ADVICE)

    def rows_of_severity(self, at_least: Severity) -> Sequence[int]:
        """Return the rows with a finding of at least this severity, ascending."""
        worst = self.row_marks()
        return list(compress(range(len(worst)), (severity >= at_least for severity in worst)))

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

    def file_findings(self) -> list[Finding]:
        """Return the findings about the files as a whole, and their notes, the worst first."""
        return worst_first([*self._of_files(lambda own: own.file_findings()), *self.index.all()])

    def about_file(self) -> list[Finding]:
        """Return the findings that belong to no row, in no particular order."""
        return [*self._of_files(lambda own: own.about_file()), *self.index.all()]

    def all(
        self, limit: int = 0, at_least: Severity = Severity.NOTE, *, each_row: bool = False
    ) -> Iterator[Finding]:
        """Yield every finding, the worst rule first, in the order of files and rows within a rule.

        limit: of findings of each rule. at_least: leaves out rules without a finding of this severity.
        A rule about the file as a whole gives one finding with a count (each_row: one for each row
        concerned), a rule about hosts one for each host.
        """
        for group in self.groups():
            if group.severity < at_least:
                return  # all further groups are less severe
            yield from self.of_rule(group.rule.id, limit, each_row=each_row)

    def declared_errors(self) -> list[Finding]:
        """Return the errors by the severities of the rules themselves, whatever a person chose to see.

        They come as `all` yields them.
        """
        reports = [(file, own.declared) for file, own in self.each]
        rules = [
            group.rule.id for group in merged_groups(each for _, own in reports for each in own.groups())
        ]
        found = (
            _outward(self.entries, file, one)
            for rule in rules
            for file, own in reports
            for one in own.of_rule(rule)
        )
        return [one for one in found if one.severity is Severity.ERROR]

    def declared_about_file(self) -> list[Finding]:
        """Return the findings of files that belong to no row, whatever a person chose to see."""
        return [*self._of_files(lambda own: own.declared.about_file())]

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        """Yield the findings of one rule like `all`, those of the index first; at most `limit`."""
        of_index = (one for one in self.index.all() if one.rule.id == rule_id)
        of_files = self._of_files(lambda own: own.of_rule(rule_id, limit, each_row=each_row))
        return islice(chain(of_index, of_files), limit or None)

    def _of_files(self, asked: Callable[[FileFindings], Iterable[Finding]]) -> Iterator[Finding]:
        return (_outward(self.entries, file, one) for file, own in self.each for one in asked(own))

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule, the worst first, notes last; they must not be changed."""
        of_files = (group for _, own in self.each for group in own.groups())
        return merged_groups([*of_files, *self.index.groups()])

    def counts(self) -> dict[Severity, int]:
        """Count the findings of each severity that `all` yields without a limit."""
        counts = dict.fromkeys(Severity, 0)
        for told in (*(own.counts() for own in self._own.values()), self.index.counts()):
            for severity, count in told.items():
                counts[severity] += count
        return counts

    # Listeners

    def add_listener(self, listener: Callable[[], None]) -> None:
        """Call a function whenever findings may have changed."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[], None]) -> None:
        """Stop calling a function that was added."""
        self._listeners.remove(listener)

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()


class _AllFiles:
    """The marks of the files of a set, and their findings row by row, in rows of the document."""

    def __init__(self, document: Document, own: Mapping[int, FileFindings]) -> None:
        self._document, self._own = document, own

    def mark(self, row: int, field: str) -> int:
        file = self._document.file_at(row)
        return self._own[file.key].mark(row - file.start, field)

    def row_mark(self, row: int) -> int:
        file = self._document.file_at(row)
        return self._own[file.key].row_mark(row - file.start)

    def row_marks(self) -> bytes:
        return b"".join(self._own[file.key].row_marks() for file in self._document.files)

    def rows(self, rule_id: str, limit: int | None = None) -> list[int]:
        found: list[int] = []
        for file in self._document.files:
            if limit is not None and len(found) >= limit:
                break
            left = None if limit is None else limit - len(found)
            found += file.to_document(self._own[file.key].rows(rule_id, left))
        return found

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        file = self._document.file_at(row)
        found = self._own[file.key].at(row - file.start, field)
        return [_outward(self._document, file, one) for one in found]


def _outward(document: Document, file: SitemapFile, finding: Finding) -> Finding:
    """Convert a finding of a file to one of the whole document, including any other row that it names."""
    if not document.is_set:
        return finding
    if finding.row is None:
        return replace(finding, file=file.name)
    params, text = finding.params, finding.message
    if finding.rule.id in _NAMING_ROWS and "first" in (named := dict(params)):
        other = document.files.named(str(named["file"])) if "file" in named else file
        first = int(named["first"]) + (other or file).start
        params = tuple((name, first if name == "first" else value) for name, value in params)
        text = message(finding.rule, params, finding.value)
    return replace(finding, row=finding.row + file.start, file=file.name, params=params, message=text)


class IndexFindings:
    """The findings of an index, whose entries are not rows of the document: all are about it as a whole."""

    def __init__(self, told: Callable[[], Findings | None] = lambda: None) -> None:
        """`told` returns those of the index as it would be saved now; None if there is no index."""
        self._told = told

    @property
    def own(self) -> Findings | None:
        """The findings of the index, in its own rows."""
        return self._told()

    def all(self) -> list[Finding]:
        """Return every finding."""
        own = self.own
        if own is None:
            return []
        file = own.context.file_name
        return [
            replace(
                _naming_entries(one),
                row=None,
                entry=one.row,
                file=file,
                fix=_in_list(one.fix),
                is_of_index=True,
            )
            for one in own.all()
        ]

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule."""
        own = self.own
        return [
            replace(group, rows_count=0, fix=_in_list(group.fix), has_safe=False, fixable=0)
            for group in (own.groups() if own else ())
        ]

    def counts(self) -> Mapping[Severity, int]:
        """Count the findings of each severity."""
        own = self.own
        return own.counts() if own else {}


def _in_list(fix: Fixability) -> Fixability:
    """Return ASK for AUTO, as an index is corrected by hand in the list of files: its entries are no rows."""
    return Fixability.ASK if fix is Fixability.AUTO else fix


def _naming_entries(finding: Finding) -> Finding:
    """Return a finding of the index with a message that refers to an entry, not a row."""
    words = _OF_ENTRIES.get(finding.rule.id)
    if words is None:
        return finding
    rule = replace(finding.rule, message=words)
    return replace(finding, rule=rule, message=message(rule, finding.params, finding.value))
