"""Answers the questions of filters about a document beyond its entries, from its findings."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from editor.core.document.rows import Rows
from editor.core.extensions.declared import EXTENSION_BY_NAME
from editor.core.extensions.summaries import block_counts
from editor.core.fields import Kind
from editor.core.site.answers import PageAnswer, UrlVerdict
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.findings import Findings
from editor.rules.rule import Severity

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
        from editor.rules.extensions.used_rows import rows_with_extension  # noqa: PLC0415 - on demand

        return rows_with_extension(self._findings.entries, word)

    def extension_counts(self, name: str) -> Sequence[int]:
        """Return the number of blocks of an extension in each row."""
        return block_counts(self._findings.entries, EXTENSION_BY_NAME[name])

    def files(self) -> Sequence[tuple[str, Sequence[int]]]:
        """Return the names of the files of the document, each with its rows."""
        document = self._findings.entries
        if document.is_set:
            return [(file.name, file.rows) for file in document.files]
        return [(self._findings.context.file_name, range(len(document)))]

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

    def has_only_dates(self) -> bool:
        """Return True if every lastmod is in W3C's form; always False for feeds, which allow others."""
        findings = self._findings
        is_told = findings.is_settled and findings.entries.kind is not Kind.FEED
        return is_told and not findings.report.rows(_NO_DATE, 1)
