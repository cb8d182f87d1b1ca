"""The findings of a document: of each file, of the index that lists them, and about their relations.

Rows are those of the whole document; `of` returns the findings of one file, in its own rows. The
marks and findings of several files come together in a report. What filters ask beyond the entries
themselves is answered by `FindingsFacts`.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Protocol

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, Extension
from editor.core.extensions.extension_reading import block_counts
from editor.core.fields import Kind
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.text import N_
from editor.rules.audit.audit_check import mark_redirects, rows_of_urls
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.extensions.extension_texts import rows_with_extension
from editor.rules.file_findings import FIXED_TOGETHER, FileCheck, FileFindings
from editor.rules.finding import Context, Contexts, Finding
from editor.rules.listing.across_files_findings import AcrossChecked, AcrossFindings, check_across
from editor.rules.marks import MarkArrays, Marks
from editor.rules.report import Report, RuleGroup
from editor.rules.rule import AS_DECLARED, Fixability, Severity
from editor.rules.wording import message
from editor.runtime.threads import IsCancelled, Tell, never, untold

if TYPE_CHECKING:
    from concurrent.futures import Future

AT_ONCE = 10_000  # rows that are checked in no more than a frame
MANY = 100_000  # rows of a document of which so much may change that even single entries are checked later
# Runs work in another thread, and calls a function in this one once it has ended.
Later = Callable[[Callable[[IsCancelled], None], Callable[["Future[None]"], None]], None]


# Messages about entries of the index, where those of the rules mention rows.
_OF_ENTRIES = {
    "duplicate-loc": N_("Entry {first} has the same URL. {advice}"),
    "equivalent-loc": N_("Entry {first} has the same URL, written differently: {other}. Keep one."),
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
        self.index = IndexFindings()
        self.marks: Marks = (
            original.marks.copied(document)
            if original
            else Marks(document, MarkArrays(len(document), self.context.choice))
        )
        self.report = Report(document, self.of, index=lambda: self.index)
        # Whatever a person chose to see, and without the index.
        self.declared = Report(document, self.of, choice=AS_DECLARED)
        self._listeners: list[Callable[[], None]] = []
        known = original.across if original else None
        self.across: AcrossFindings = AcrossFindings(document, self.of, self._on_change, known)
        # Checks what needs all entries of a large document, in another thread; None: at once. It gets the
        # work, and a function for its end; a newer call replaces earlier ones.
        self.later: Later | None = None
        self._awaited: object = None  # the check whose end is awaited
        self._is_collecting = self._has_collected = False  # files change one after the other
        self._follow_files(original)
        document.listeners.add(self.across)
        document.files.add_listener(self)

    # The files

    def of(self, file: Entries) -> FileFindings:
        """Return the findings of one file, in its own rows, including those because of other files."""
        return self._own[file.key]

    def report_of(self, file: SitemapFile) -> Report:
        """Return the findings of one file of a set alone, in rows of the document; none once it is gone."""

        return Report(self.entries, self.of, only=file)

    @property
    def each(self) -> Iterator[tuple[SitemapFile, FileFindings]]:
        """All files with their findings, in order."""
        return ((file, self._own[file.key]) for file in self.entries.files)

    @property
    def extensions(self) -> tuple[Extension, ...]:
        """The extensions in use at the last check of each whole file."""
        return tuple({extension: None for _, own in self.each for extension in own.extensions})

    @property
    def is_finished(self) -> bool:
        """True once all files were checked; before, rows without marks may still get some."""
        return all(own.is_finished for _, own in self.each)

    def files_changed(self) -> None:
        """Follow the addition or removal of files."""
        self._follow_files()
        self.across.files_changed()
        self._on_change()

    def _follow_files(self, original: "Findings | None" = None) -> None:
        files = {file.key: file for file in self.entries.files}
        for key in [key for key, own in self._own.items() if files.get(key) is not own.file]:
            self._known[key] = self._own.pop(key).context
        new = [file for file in self.entries.files if file.key not in self._own]
        for file in new:
            marks = self.marks.part(file)
            self._own[file.key] = (
                original.of(file).copied(file, marks, self._on_file, self._can_wait)
                if original
                else FileFindings(file, self._context_of(file), marks, self._on_file, self._can_wait)
            )
            self.across.connect(file)
        if self.across.is_live and original is None:
            for file in new:
                self.of(file).check_all()  # it has no rows yet

    def _can_wait(self) -> bool:
        """Return True if a check of many rows would hold up the thread, and another one can do it."""
        return self.later is not None and len(self.entries) > MANY

    def _on_file(self) -> None:
        if self._is_collecting:
            self._has_collected = True
        elif not self.entries.files.is_telling:  # else all are followed at the end
            self._on_change()

    @contextmanager
    def _collecting(self) -> Iterator[None]:
        """Follow the changes of several files once, at the end."""
        self._is_collecting, self._has_collected = True, False
        try:
            yield
        finally:
            self._is_collecting = False
        if self._has_collected:
            self._on_change()

    # What no check has seen yet

    @property
    def is_awaited(self) -> bool:
        """True if findings that need all entries are those of an earlier check."""
        return self.across.is_due or any(own.is_due for _, own in self.each)

    @property
    def awaits_many(self) -> bool:
        """True if the check is awaited of what many rows changed."""
        return any(own.awaits_many for _, own in self.each)

    def is_certain(self, rule: str) -> bool:
        """Return True if no check is awaited that may withdraw safe fixes of a rule."""
        return rule not in FIXED_TOGETHER or not self.is_awaited

    def finish(self) -> None:
        """Check at once, in this thread, what is due."""
        if self.is_awaited:
            self._check_now()
            self._tell()

    def _check_now(self) -> None:
        self._awaited = None
        if self.is_awaited:
            check = _DocumentCheck(self, of_copies=False)
            check.run()
            self._take(check)

    def _on_change(self) -> None:
        self._awaited = None
        if self.later is None or len(self.entries) <= AT_ONCE:
            self._check_now()
        elif self.is_awaited:
            check = self._awaited = _DocumentCheck(self, of_copies=True)
            self.later(check.run, partial(self._on_checked, check))
        self._tell()

    def _on_checked(self, check: "_DocumentCheck", outcome: "Future[None]") -> None:
        if check is self._awaited:  # nothing has changed since; else nobody wants what came of it
            outcome.result()
            self._take(check)
            self._tell()

    def _take(self, check: "_DocumentCheck") -> None:
        for own, of_file in check.files:
            own.take(of_file)
        if check.across is not None:
            self.across.set_checked(check.across)
        self._awaited = None

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
        """Change the facts that the rules use; those about one of several files alone stay."""
        if context.choice != self.context.choice:
            self.marks.choose(context.choice)
        self._known[self.entries.key] = context
        with self._collecting():
            for file, own in self.each:
                new = context if file.key == self.entries.key else _with_shared(own.context, context)
                if new != own.context:
                    own.set_context(new)

    def answers_changed(self, urls: Collection[str]) -> None:
        """Check the entries with these URLs, as the site has answered, or its answers were forgotten."""
        with self._collecting():
            for _, own in self.each:
                own.answers_changed(urls)

    def rows_of_urls(self, urls: Collection[str]) -> list[int]:
        """Return the rows with one of these URLs, with or without white space around it."""
        return [*chain.from_iterable(file.to_document(rows_of_urls(own, urls)) for file, own in self.each)]

    def _context_of(self, file: SitemapFile) -> Context:
        of_all = self._known[self.entries.key]
        return self._known.get(file.key) or of_all._replace(file_name=file.name, published_url="")

    # Checks

    def check_all(self, tell: Tell = untold) -> None:
        """Check everything at once, in this thread; tell: is told how much of it is done."""
        with self._collecting():
            self.marks.clear()
            for number, (_, own) in enumerate(self.each, 1):
                own.check_all()
                tell(number / len(self.entries.files))
            self.across.is_live = self.across.is_due = self.entries.is_set
            self._check_now()

    def set_across_checked(self, checked: AcrossChecked) -> None:
        """Take over a check of the relations of all files, and follow changes from now on."""
        self.across.set_checked(checked)
        if mark_redirects([own for _, own in self.each]):
            for _, own in self.each:
                own.forget()
        self._on_change()

    def copied(self, document: Document) -> "Findings":
        """Return the same findings for a copy of the present document; they follow the copy's edits."""
        copy = Findings(document, self.contexts, self)
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


def _with_shared(own: Context, whole: Context) -> Context:
    """Return the context of one of several files with what it shares with that of them all."""
    return own._replace(
        now=whole.now,
        cross_submitted=whole.cross_submitted,
        search_console=whole.search_console,
        letter_case=whole.letter_case,
        choice=whole.choice,
        robots=whole.robots,
    )


class _DocumentCheck:
    """A check of what is due in some files.

    In another thread it copies the rows there: whatever comes of it is dropped if they change meanwhile.
    """

    def __init__(self, findings: Findings, *, of_copies: bool) -> None:
        is_across = findings.across.is_due or (findings.across.is_live and findings.is_awaited)
        each = [own for _, own in findings.each if own.is_due or is_across]
        answers = findings.context.answers
        self._answers = answers.copied() if of_copies else None
        self._is_across, self._due = is_across, [(own, own.due) for own in each]
        self.files: list[tuple[FileFindings, FileCheck]] = []
        self.across: AcrossChecked | None = None

    def run(self, is_unwanted: IsCancelled = never) -> None:
        """Check; what comes of it is not complete once nobody wants it."""
        for own, due in self._due:
            if is_unwanted():
                return
            check = own.check() if self._answers is None else own.check_of_copy(self._answers)
            check.run(due)
            self.files.append((own, check))
        if self._is_across:
            self.across = check_across([check for _, check in self.files])


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
            _naming_entries(one)._replace(
                row=None, entry=one.row, file=file, fix=_in_list(one.fix), is_of_index=True
            )
            for one in own.report.all()
        ]

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule."""
        own = self.own
        return [
            group._replace(rows_count=0, fix=_in_list(group.fix), has_safe=False, fixable=0)
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
    rule = finding.rule._replace(message=words)
    return finding._replace(rule=rule, message=message(rule, finding.params, finding.value))


_SAME_URL = ("duplicate-loc", "equivalent-loc")
_NO_DATE = "lastmod-not-w3c-datetime"


class FilterChanges(Protocol):
    """The source of changed and new rows since the file was read or written."""

    def rows_changed(self) -> Sequence[int]: ...
    def rows_new(self) -> Sequence[int]: ...
    def rows_edited(self) -> Sequence[int]: ...


class FindingsFacts:
    """The present facts that filters ask for (`FilterFacts`); without `changes`, no row counts as changed."""

    def __init__(self, findings: Findings, changes: FilterChanges | None = None) -> None:
        self._findings = findings
        self._changes = changes

    @property
    def now(self) -> datetime:
        """The time that the rules take as the present."""
        return self._findings.context.now

    @property
    def rule_ids(self) -> Collection[str]:
        """The ids of all rules that one file can break."""
        return RULE_BY_ID.keys()

    def rules_broken(self) -> list[str]:
        """Return the rules that rows break, the worst first, without those about the whole file."""
        return [group.rule.id for group in self._findings.report.groups() if group.rows_count]

    def rows_of_rule(self, rule_id: str) -> Sequence[int]:
        """Return the rows that break a rule."""
        return self._findings.report.rows(rule_id)

    def rows_of_severity(self, word: str) -> Sequence[int]:
        """Return the rows with a finding of exactly this severity."""
        return self._findings.marks.rows_with(Severity[word.upper()])

    def rows_of_duplicates(self) -> Sequence[int]:
        """Return the rows whose URL equals an earlier one, exactly or in another spelling."""
        return sorted({row for rule in _SAME_URL for row in self._findings.report.rows(rule)})

    def rows_changed(self) -> Sequence[int]:
        """Return the rows that were edited or added."""
        return self._changes.rows_changed() if self._changes else ()

    def rows_new(self) -> Sequence[int]:
        """Return the rows that were added."""
        return self._changes.rows_new() if self._changes else ()

    def rows_edited(self) -> Sequence[int]:
        """Return the rows that were edited or added since the file was opened."""
        return self._changes.rows_edited() if self._changes else ()

    def rows_with_extension(self, word: str) -> Sequence[int]:
        """Return the rows with elements of an extension."""
        return rows_with_extension(self._findings.entries, word)

    def extension_counts(self, name: str) -> Sequence[int]:
        """Return the number of blocks of an extension in each row."""
        return block_counts(self._findings.entries, EXTENSION_BY_NAME[name])

    def files(self) -> Sequence[tuple[str, Sequence[int]]]:
        """Return the names of the files of the document, each with its rows."""
        return [(file.name or own.context.file_name, file.rows) for file, own in self._findings.each]

    def rows_of_urls(self, urls: Collection[str]) -> Sequence[int]:
        """Return the rows with one of these URLs, with or without white space around it."""
        return self._findings.rows_of_urls(urls)

    def answers(self, among: Rows | None = None) -> Mapping[int, PageAnswer]:
        """Return the answers that are known by row; among: the only rows that are looked at."""
        answers, locs = self._findings.context.answers, self._findings.entries.column("loc")
        if not answers:
            return {}
        rows = range(len(locs)) if among is None else among
        found = ((row, answers.of(locs[row])) for row in rows)
        return {row: answer for row, answer in found if answer is not None}

    def rows_blocked(self) -> Sequence[int]:
        """Return the rows that a robots.txt forbids to fetch: that of the site, or one that was loaded."""
        blocked = UrlVerdict.BLOCKED
        answers = self.answers().items()
        own = {row for row, answer in answers if blocked in (answer.verdict, *answer.also)}
        return sorted(own.union(self._findings.report.rows("robots-blocked")))

    def rows_compared(self, word: str) -> Sequence[int]:
        """Return the rows of which the last comparison with the pages said that."""
        answers = self._findings.context.answers
        urls = answers.unlinked if word == "unlinked" else answers.not_found
        return self._findings.rows_of_urls(urls) if urls else ()

    def has_only_dates(self) -> bool:
        """Return True if every lastmod is in W3C's form; always False for feeds, which allow others."""
        findings = self._findings
        is_told = findings.is_finished and findings.entries.kind is not Kind.FEED
        return is_told and not findings.report.rows(_NO_DATE, 1)
