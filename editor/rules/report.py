"""Puts findings into words: by row, by rule, or all of them for a report."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.fields import FIELD_NAMES
from editor.rules.catalogue import RULE_BY_ID, RULES, fix_of_hit, severity_of_hit
from editor.rules.family import FamilyState
from editor.rules.finding import Context, FileHit, Finding, Hit
from editor.rules.marks import Key, Marks, count_codes, fix_of, severity_of
from editor.rules.rule import Fixability, OnePer, Rule, RuleChoice, Severity
from editor.rules.wording import finding_of_file_hit, message, value_in

_ORDER = {rule.id: number for number, rule in enumerate(RULES)}


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """All findings of one rule together."""

    rule: Rule
    severity: Severity  # of the worst
    count: int  # places: cells, entries, or those that a reader counted
    rows_count: int  # 0 if it is about the file as a whole
    fix: Fixability  # auto only if all findings have it
    has_safe: bool = False  # any of them says "auto"
    fixable: int = 0  # the number of places with a fix


class Reported(Protocol):
    """The data of a report: the marks of one file, and the findings that they stand for."""

    file: Entries
    context: Context
    marks: Marks

    def file_hits(self) -> Iterator[FileHit]:
        """Yield the file hits about the file as a whole, except those from reading it."""

    def family_of(self, rule: str, /) -> FamilyState[Any] | None:
        """Return what the family of a rule found; None if it needs one entry alone."""

    def fix_of(self, rule: str, code: int, /) -> Fixability:
        """Return the kind of fix in a code of a rule; one that is not certain yet asks."""

    def hits(self, row: int, /) -> dict[Key, Hit]:
        """Return all hits of a row, with the parameters of their messages."""

    def hit(self, row: int, key: Key, /) -> Hit | None:
        """Return the hit of a row by one rule; None if there is none."""


class Report(ABC):
    """Findings in words: by row, by rule, or counted."""

    @abstractmethod
    def rows(self, rule_id: str, limit: int | None = None) -> Sequence[int]:
        """Return the rows that break a rule that is on, ascending; only the first ones with a limit."""

    @abstractmethod
    def at(self, row: int, field: str | None = None) -> list[Finding]:
        """Return the findings of a row (in one field), the worst first, without notes."""

    @abstractmethod
    def file_findings(self) -> list[Finding]:
        """Return the findings about files as a whole, and their notes, the worst first."""

    @abstractmethod
    def about_file(self) -> list[Finding]:
        """Return the findings that belong to no row, in no particular order."""

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

    @abstractmethod
    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        """Yield the findings of one rule like `all`, those that belong to no row first; at most `limit`."""

    @abstractmethod
    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule, the worst first, notes last; they must not be changed."""

    @abstractmethod
    def counts(self) -> dict[Severity, int]:
        """Count the findings of each severity that `all` yields without a limit; do not change the result."""


class OneFileReport(Report):
    """The findings of one file, by row, by rule, or counted; counts are kept until `forget` is called."""

    def __init__(self, live: Reported, choice: RuleChoice | None = None) -> None:
        """choice: what is seen of the findings; None for that of the context."""
        self._live, self._fixed_choice = live, choice
        self._groups: list[RuleGroup] | None = None  # None: to be counted
        self._counts: dict[Severity, int] | None = None

    @property
    def _choice(self) -> RuleChoice:
        return self._live.context.choice if self._fixed_choice is None else self._fixed_choice

    def _seen(self, rule: str, severity: Severity) -> Severity:
        return self._choice.seen(rule, severity)

    def _codes(self) -> Mapping[Key, bytearray]:
        """Return the codes of the rules that are on."""
        codes, off = self._live.marks.codes(), self._choice.off
        return {key: array for key, array in codes.items() if key[0] not in off} if off else codes

    def _of_file_hit(self, file_hit: FileHit) -> Finding:
        finding = finding_of_file_hit(file_hit)
        severity = self._seen(file_hit.rule, finding.severity)
        return finding if severity is finding.severity else replace(finding, severity=severity)

    def rows(self, rule_id: str, limit: int | None = None) -> list[int]:
        return [] if rule_id in self._choice.off else self._live.marks.rows_of(rule_id, limit)

    def forget(self) -> None:
        """Count again when asked, as marks have changed."""
        self._groups = self._counts = None

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        codes = [
            (key, code)
            for key, code in self._live.marks.at(row)
            if key[0] not in self._choice.off
            and self._seen(key[0], severity_of(code)) > Severity.NOTE
            and field in (None, key[1])
        ]
        if not codes:
            return []
        hits = self._live.hits(row)
        found = [self._finding(row, key, code, hits.get(key)) for key, code in codes]
        return sorted(found, key=_worst_first)

    def file_findings(self) -> list[Finding]:
        found = self.about_file()
        codes = self._codes()
        for rule, keys in self._keys_by_rule().items():
            severities = {
                self._seen(rule, severity_of(code)) for key in keys for code in count_codes(codes[key])
            }
            if Severity.NOTE in severities:
                notes = self._of_rule(rule, keys, 0)
                found += [finding for finding in notes if finding.severity is Severity.NOTE]
        return sorted(found, key=_worst_first)

    def about_file(self) -> list[Finding]:
        return [self._of_file_hit(file_hit) for file_hit in self._file_hits()]

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        told = [file_hit for file_hit in self._file_hits() if file_hit.rule == rule_id][: limit or None]
        yield from map(self._of_file_hit, told)
        if not limit or len(told) < limit:
            left = limit - len(told) if limit else 0
            yield from self._of_rule(rule_id, self._keys_by_rule().get(rule_id, ()), left, each_row=each_row)

    def groups(self) -> list[RuleGroup]:
        if self._groups is None:
            self._groups = self._counted_groups()
        return self._groups

    def _counted_groups(self) -> list[RuleGroup]:
        severities: dict[str, Severity] = {}
        fixes: dict[str, set[Fixability]] = {}
        counts: Counter[str] = Counter()
        fixable: Counter[str] = Counter()
        for file_hit in self._file_hits():
            severity = self._seen(file_hit.rule, severity_of_hit(file_hit))
            severities[file_hit.rule] = max(severity, severities.get(file_hit.rule, severity))
            fixes.setdefault(file_hit.rule, set()).add(fix_of_hit(file_hit))
            counts[file_hit.rule] += file_hit.count
            fixable[file_hit.rule] += file_hit.count if fix_of_hit(file_hit) is not Fixability.NONE else 0
        for (rule_id, _), array in self._codes().items():
            for code, count in count_codes(array).items():
                severity = self._seen(rule_id, severity_of(code))
                severities[rule_id] = max(severity, severities.get(rule_id, severity))
                fixes.setdefault(rule_id, set()).add(fix_of(code))
                counts[rule_id] += count
                fixable[rule_id] += count if fix_of(code) is not Fixability.NONE else 0
        groups = [
            RuleGroup(
                RULE_BY_ID[rule_id],
                severity,
                counts[rule_id],
                self._rows_count(rule_id),
                _common(fixes[rule_id]),
                Fixability.AUTO in fixes[rule_id],
                fixable[rule_id],
            )
            for rule_id, severity in severities.items()
        ]
        return sorted(groups, key=_group_order)

    def counts(self) -> dict[Severity, int]:
        if self._counts is None:
            self._counts = self._counted()
        return self._counts

    def _counted(self) -> dict[Severity, int]:
        counts = dict.fromkeys(Severity, 0)
        for file_hit in self._file_hits():
            counts[self._seen(file_hit.rule, severity_of_hit(file_hit))] += 1
        for rule_id, keys in self._keys_by_rule().items():
            if RULE_BY_ID[rule_id].one_per is not OnePer.CELL:
                for code in self._codes_of_file_rule(rule_id, keys):
                    counts[self._seen(rule_id, severity_of(code))] += 1
                continue
            for key in keys:
                for code, count in count_codes(self._codes()[key]).items():
                    counts[self._seen(rule_id, severity_of(code))] += count
        return counts

    def _file_hits(self) -> Iterator[FileHit]:
        """Yield the file hits about the file as a whole, by its reader and by the rules that are on."""
        live, off = list(self._live.file_hits()), self._choice.off
        told = {file_hit.rule for file_hit in live} | off
        for file_hit in self._live.context.file_hits:
            if file_hit.rule not in told:
                yield file_hit
        yield from (file_hit for file_hit in live if file_hit.rule not in off)

    def _keys_by_rule(self) -> dict[str, list[Key]]:
        keys: dict[str, list[Key]] = {}
        for key in sorted(self._codes(), key=lambda key: (key[0], _field_order(key[1]))):
            keys.setdefault(key[0], []).append(key)
        return keys

    def _rows_count(self, rule_id: str) -> int:
        arrays = self._live.marks.of_rule(rule_id)
        if len(arrays) == 1:
            return len(arrays[0]) - arrays[0].count(0)
        return len(self._live.marks.rows_of(rule_id)) if arrays else 0

    # From marks to findings

    def _of_rule(
        self, rule_id: str, keys: Sequence[Key], limit: int, *, each_row: bool = False
    ) -> Iterator[Finding]:
        """Yield the findings of a rule in rows."""
        if not keys:
            return
        one_per = RULE_BY_ID[rule_id].one_per
        if one_per is OnePer.HOST:
            yield from self._of_hosts(keys[0], limit)
        elif one_per is OnePer.FILE and not each_row:
            rows = self._live.marks.rows_of(rule_id)
            code = self._codes()[keys[0]][rows[0]]
            yield replace(self._finding_at(rows[0], keys[0], code), count=len(rows))
        else:
            yield from self._of_places(keys, limit)

    def _of_places(self, keys: Sequence[Key], limit: int) -> Iterator[Finding]:
        codes = self._codes()
        family = self._live.family_of(keys[0][0])
        known = family.all_hits() if family else None
        given = 0
        for row in self._live.marks.rows_of(keys[0][0]):
            for key in keys:
                code = codes[key][row]
                if not code:
                    continue
                if limit and given >= limit:
                    return
                given += 1
                hit = known.get((row, key[0])) if known is not None else self._live.hit(row, key)
                yield self._finding(row, key, code, hit)

    def _of_hosts(self, key: Key, limit: int) -> Iterator[Finding]:
        """Yield one finding for each host, with the rows of all its spellings; at most `limit`."""
        array = self._codes()[key]
        for rows in self._hosts(key[0])[: limit or None]:
            yield replace(self._finding_at(rows[0], key, array[rows[0]]), count=len(rows))

    def _hosts(self, rule_id: str) -> Sequence[Sequence[int]]:
        family = self._live.family_of(rule_id)
        return family.rows_by_host(rule_id) if family else ()

    def _codes_of_file_rule(self, rule_id: str, keys: Sequence[Key]) -> Iterator[int]:
        """Yield the code of each finding of a rule that gives one for the file or for a host."""
        array = self._codes()[keys[0]]
        if RULE_BY_ID[rule_id].one_per is OnePer.FILE:
            yield array[self._live.marks.rows_of(rule_id)[0]]
        else:
            yield from (array[rows[0]] for rows in self._hosts(rule_id))

    def _finding_at(self, row: int, key: Key, code: int) -> Finding:
        return self._finding(row, key, code, self._live.hit(row, key))

    def _finding(self, row: int, key: Key, code: int, hit: Hit | None) -> Finding:
        rule = RULE_BY_ID[key[0]]
        field = key[1]
        params = hit.params if hit else ()
        if field in FIELD_NAMES:
            value = self._live.file.column(field)[row]
        else:
            value = value_in(params) if field in EXTENSION_NAMES else ""
        return Finding(
            rule,
            self._seen(rule.id, severity_of(code)),
            self._live.fix_of(rule.id, code),
            row,
            field,
            value,
            message(rule, params, value),
            params,
        )


def _worst_first(finding: Finding) -> tuple[int, int, int]:
    return (-finding.severity, _field_order(finding.field), _ORDER[finding.rule.id])


def merged_groups(groups: Iterable[RuleGroup]) -> list[RuleGroup]:
    """Merge the groups of several files, the worst first, notes last."""
    found: dict[str, RuleGroup] = {}
    for group in groups:
        known = found.get(group.rule.id, group)
        if known is not group:
            group = RuleGroup(
                group.rule,
                max(known.severity, group.severity),
                known.count + group.count,
                known.rows_count + group.rows_count,
                _common({known.fix, group.fix}),
                known.has_safe or group.has_safe,
                known.fixable + group.fixable,
            )
        found[group.rule.id] = group
    return sorted(found.values(), key=_group_order)


def _group_order(group: RuleGroup) -> tuple[int, int]:
    return (-group.severity, _ORDER[group.rule.id])


def worst_first(found: Iterable[Finding]) -> list[Finding]:
    """Sort findings in the order in which a person wants to read those of one row or file."""
    return sorted(found, key=_worst_first)


_FIELD_ORDER = {name: place for place, name in enumerate((*FIELD_NAMES, *EXTENSION_NAMES))}


def _field_order(field: str) -> int:
    return _FIELD_ORDER.get(field, -1)


def _common(fixes: set[Fixability]) -> Fixability:
    """Return the fix of several findings if they agree, else ASK."""
    return next(iter(fixes)) if len(fixes) == 1 else Fixability.ASK
