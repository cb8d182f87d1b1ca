"""What is wrong with the index of a document, told among what is wrong with the files that it lists."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.report import RuleGroup
from editor.rules.rule import Fix, Severity
from editor.rules.wording import message

# What is said of an entry of the index, where the rules speak of rows.
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
    """The findings of an index, whose entries are no rows of the document: all are about it as a whole."""

    def __init__(self, told: Callable[[], Findings | None] = lambda: None) -> None:
        """told: gives those of the index as it would be saved now; None where there is no index."""
        self._told = told

    @property
    def own(self) -> Findings | None:
        """The same in rows of the index."""
        return self._told()

    def all(self) -> list[Finding]:
        """Every finding."""
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
        """The findings by rule."""
        own = self.own
        return [
            replace(group, rows_count=0, fix=_in_list(group.fix), has_safe=False, fixable=0)
            for group in (own.groups() if own else ())
        ]

    def counts(self) -> Mapping[Severity, int]:
        """How many findings of each severity there are."""
        own = self.own
        return own.counts() if own else {}


def _in_list(fix: Fix) -> Fix:
    """How a finding of the index is mended: by hand, in the list of files, as its entries are no rows."""
    return Fix.ASK if fix is Fix.AUTO else fix


def _naming_entries(finding: Finding) -> Finding:
    """A finding of the index that calls another one of its entries what it is here: no row."""
    words = _OF_ENTRIES.get(finding.rule.id)
    if words is None:
        return finding
    rule = replace(finding.rule, message=words)
    return replace(finding, rule=rule, message=message(rule, finding.params, finding.value))
