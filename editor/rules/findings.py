"""The findings of a document: those of each file, of the index that lists them, and about their relations.

Rows are those of the whole document; `of` returns the findings of one file, in its own rows.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from itertools import chain

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.declaration import Extension
from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.across_files.across_findings import AcrossFindings
from editor.rules.audit.live import rows_of_urls
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Context, Contexts, Finding
from editor.rules.marks import CellMarks
from editor.rules.report import Report, RuleGroup
from editor.rules.rule import Fixability, Severity
from editor.rules.wording import message

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

    `marks` say which cells have any, `report` what they are, both in rows of the document; `across` has the
    findings about relations of files, and `index` those of the index that lists them.
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
        self.marks: CellMarks
        self.report: Report
        self.declared: Report  # whatever a person chose to see, and without the index
        if document.is_set:
            from editor.rules.set_report import SetMarks, SetReport  # noqa: PLC0415 - one file can do without

            self.marks, files = SetMarks(document, self._own), lambda: document.files
            self.report = SetReport(document, files, lambda file: self.of(file).report, lambda: self.index)
            self.declared = SetReport(document, files, lambda file: self.of(file).declared)
            document.listeners.add(self.across)
            document.files.add_listener(self)
        else:  # marks are asked for each cell that is painted: the only file answers by itself
            only = self.of(document.files[0])
            self.marks, self.report, self.declared = only.marks, only.report, only.declared

    # The files

    def of(self, file: Entries) -> FileFindings:
        """Return the findings of one file, in its own rows, including those because of other files."""
        return self._own[file.key]

    def report_of(self, file: SitemapFile) -> Report:
        """Return the findings of one file of a set alone, in rows of the document; none once it is gone."""
        from editor.rules.set_report import SetReport  # noqa: PLC0415 - the same

        files = self.entries.files
        return SetReport(
            self.entries, lambda: [file] if file in files else [], lambda one: self.of(one).report
        )

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
            self.of(self.entries.files[0]).set_context(context)
            return
        self._known[self.entries.key] = context
        for _, own in self.each:
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
                own.set_context(new)
        self._tell()

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
            for one in own.report.all()
        ]

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule."""
        own = self.own
        return [
            replace(group, rows_count=0, fix=_in_list(group.fix), has_safe=False, fixable=0)
            for group in (own.report.groups() if own else ())
        ]

    def counts(self) -> Mapping[Severity, int]:
        """Count the findings of each severity."""
        own = self.own
        return own.report.counts() if own else {}


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
