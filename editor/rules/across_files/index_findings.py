"""Adds the findings of a document's index to those of the files that it lists."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.report import RuleGroup
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
