"""A person's choice of rules: which findings are seen, and how severe. No check depends on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from editor.rules.rule import Severity


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """The rules whose findings are not seen, and the severities with which those of others are seen.

    An export is refused by the severities that the rules have themselves.
    """

    off: frozenset[str] = frozenset()
    levels: Mapping[str, Severity] = field(default_factory=lambda: MappingProxyType({}))
    notes: frozenset[str] = frozenset()  # rules with a level that only make notes

    def seen(self, rule: str, severity: Severity) -> Severity:
        """Return the severity with which a finding of a rule that is on is seen.

        A note of a rule that also finds faults stays a note.
        """
        level = self.levels.get(rule, severity)
        return severity if severity is Severity.NOTE and rule not in self.notes else level

    def __reduce__(
        self,
    ) -> tuple[type["RuleChoice"], tuple[frozenset[str], dict[str, Severity], frozenset[str]]]:
        """Return what makes it again in another process, as mapping proxies cannot be sent there."""
        return RuleChoice, (self.off, dict(self.levels), self.notes)


AS_DECLARED = RuleChoice()
