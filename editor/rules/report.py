"""Puts findings into words: by row, by rule, or all of them for a report.

The parameters of a message are determined again from the values when someone reads it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import compress

from editor.core.document.entries import Entries
from editor.core.extensions.declared import EXTENSION_NAMES, HREFLANG
from editor.core.fields import FIELD_NAMES
from editor.rules import checker
from editor.rules.across_files.shared_urls import ACROSS_RULES
from editor.rules.audit.check import AUDIT_RULES
from editor.rules.catalogue import RULE_BY_ID, RULES, fix_told, severity_told
from editor.rules.duplicates.check import DUPLICATE_RULES, duplicates_in
from editor.rules.extensions.namespaces import UNKNOWN
from editor.rules.file_findings import LiveState
from editor.rules.finding import FileHit, Finding, Hit
from editor.rules.hreflang.check import LINK_RULES
from editor.rules.marks import Key, count_codes, fix_of, severity_of
from editor.rules.rule import Fixability, OnePer, Rule, Severity
from editor.rules.scope.check import SCOPE_RULES
from editor.rules.wording import finding_of_remark, message, value_in

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


class Report:
    """Makes the findings of a document from its live state."""

    def __init__(self, urlset: Entries, live: LiveState) -> None:
        self._urlset = urlset
        self._live = live

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        """Return the findings of a row (in one field), the worst first, without notes."""
        codes = [
            (key, code)
            for key, code in self._live.marks.at(row)
            if severity_of(code) > Severity.NOTE and field in (None, key[1])
        ]
        if not codes:
            return []
        hits = self._hits_of_row(row)
        found = [self._finding(row, key, code, hits.get(key)) for key, code in codes]
        return sorted(found, key=_worst_first)

    def file_findings(self) -> list[Finding]:
        """Return the findings about the file as a whole, and its notes, the worst first."""
        found = self.about_file()
        codes = self._live.marks.codes()
        for rule, keys in self._keys_by_rule().items():
            severities = {severity_of(code) for key in keys for code in count_codes(codes[key])}
            if Severity.NOTE in severities:
                notes = self._of_rule(rule, keys, 0)
                found += [finding for finding in notes if finding.severity is Severity.NOTE]
        return sorted(found, key=_worst_first)

    def about_file(self) -> list[Finding]:
        """Return the findings that belong to no row, in no particular order."""
        return [finding_of_remark(remark) for remark in self._remarks()]

    def all(
        self, limit: int = 0, at_least: Severity = Severity.NOTE, *, each_row: bool = False
    ) -> Iterator[Finding]:
        """Yield every finding, the worst rule first, in the file's order within a rule; at most `limit` a
        rule.

        at_least: leaves out rules without a finding of this severity.
        A rule about the file as a whole gives one finding with a count (each_row: one for each row
        concerned), a rule about hosts one for each host.
        """
        remarks = list(self._remarks())
        keys_by_rule = self._keys_by_rule()
        for group in self.groups():
            if group.severity < at_least:
                return  # all further groups are less severe
            yield from self._all_of(group.rule.id, remarks, keys_by_rule, limit, each_row=each_row)

    def of_rule(self, rule_id: str, limit: int = 0, *, each_row: bool = False) -> Iterator[Finding]:
        """Yield the findings of one rule like `all`, those about the file first; at most `limit`."""
        return self._all_of(rule_id, list(self._remarks()), self._keys_by_rule(), limit, each_row=each_row)

    def _all_of(
        self,
        rule_id: str,
        remarks: Iterable[FileHit],
        keys: Mapping[str, Sequence[Key]],
        limit: int,
        *,
        each_row: bool = False,
    ) -> Iterator[Finding]:
        told = [remark for remark in remarks if remark.rule == rule_id][: limit or None]
        yield from map(finding_of_remark, told)
        if not limit or len(told) < limit:
            left = limit - len(told) if limit else 0
            yield from self._of_rule(rule_id, keys.get(rule_id, []), left, each_row=each_row)

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule, the worst first, notes last."""
        severities: dict[str, Severity] = {}
        fixes: dict[str, set[Fixability]] = {}
        counts: Counter[str] = Counter()
        fixable: Counter[str] = Counter()
        for remark in self._remarks():
            severity = severity_told(remark)
            severities[remark.rule] = max(severity, severities.get(remark.rule, severity))
            fixes.setdefault(remark.rule, set()).add(fix_told(remark))
            counts[remark.rule] += remark.count
            fixable[remark.rule] += remark.count if fix_told(remark) is not Fixability.NONE else 0
        for (rule_id, _), array in self._live.marks.codes().items():
            for code, count in count_codes(array).items():
                severities[rule_id] = max(severity_of(code), severities.get(rule_id, severity_of(code)))
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
        """Count the findings of each severity that `all` yields."""
        counts = dict.fromkeys(Severity, 0)
        for remark in self._remarks():
            counts[severity_told(remark)] += 1
        for rule_id, keys in self._keys_by_rule().items():
            if RULE_BY_ID[rule_id].one_per is not OnePer.CELL:
                for code in self._codes_of_file_rule(rule_id, keys):
                    counts[severity_of(code)] += 1
                continue
            for key in keys:
                for code, count in count_codes(self._live.marks.codes()[key]).items():
                    counts[severity_of(code)] += count
        return counts

    def _remarks(self) -> Iterator[FileHit]:
        """Yield the remarks about the file as a whole, by its reader and by the rules."""
        live = list(self._live.remarks())
        told = {remark.rule for remark in live}
        for remark in self._live.context.remarks:
            if remark.rule not in told:
                yield remark
        yield from live

    def _keys_by_rule(self) -> dict[str, list[Key]]:
        keys: dict[str, list[Key]] = {}
        for key in sorted(self._live.marks.codes(), key=lambda key: (key[0], _field_order(key[1]))):
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
            code = self._live.marks.codes()[keys[0]][rows[0]]
            yield replace(self._finding_at(rows[0], keys[0], code), count=len(rows))
        else:
            yield from self._of_places(keys, limit)

    def _of_places(self, keys: Sequence[Key], limit: int) -> Iterator[Finding]:
        codes = self._live.marks.codes()
        known: dict[tuple[int, str], Hit] | None = None
        if keys[0][0] in DUPLICATE_RULES:  # quicker all at once
            known = {(row, hit.rule): hit for row, hit in duplicates_in(self._urlset, self._live.context)}
        given = 0
        for row in self._live.marks.rows_of(keys[0][0]):
            for key in keys:
                code = codes[key][row]
                if not code:
                    continue
                if limit and given >= limit:
                    return
                given += 1
                hit = known.get((row, key[0])) if known is not None else self._hit(row, key)
                yield self._finding(row, key, code, hit)

    def _of_hosts(self, key: Key, limit: int) -> Iterator[Finding]:
        """Yield one finding for each host, with the rows of all its spellings; at most `limit`."""
        array = self._live.marks.codes()[key]
        rows_of: dict[str, list[int]] = {}
        for row, origin in compress(enumerate(self._live.scope.sites), array):
            rows_of.setdefault(origin, []).append(row)
        hosts = ([row for origin in origins for row in rows_of.get(origin, ())] for origins in self._hosts())
        for rows in sorted(filter(None, hosts), key=min)[: limit or None]:
            yield replace(self._finding_at(min(rows), key, array[min(rows)]), count=len(rows))

    def _hosts(self) -> list[list[str]]:
        """Return the origins of each host that is not public."""
        by_host: dict[str, list[str]] = {}
        for origin in self._live.scope.sites.present():
            for hit in self._live.scope.judge.hits(origin, origin):
                if RULE_BY_ID[hit.rule].one_per is OnePer.HOST:
                    by_host.setdefault(str(dict(hit.params)["host"]), []).append(origin)
        return list(by_host.values())

    def _codes_of_file_rule(self, rule_id: str, keys: Sequence[Key]) -> Iterator[int]:
        """Yield the code of each finding of a rule that gives one for the file or for a host."""
        array = self._live.marks.codes()[keys[0]]
        if RULE_BY_ID[rule_id].one_per is OnePer.FILE:
            yield array[self._live.marks.rows_of(rule_id)[0]]
            return
        hosts = self._hosts()
        host_of = {origin: number for number, origins in enumerate(hosts) for origin in origins}
        found: dict[int, int] = {}
        for origin, code in compress(zip(self._live.scope.sites, array, strict=True), array):
            found.setdefault(host_of[origin], code)
            if len(found) == len(hosts):
                break
        yield from found.values()

    def _finding_at(self, row: int, key: Key, code: int) -> Finding:
        return self._finding(row, key, code, self._hit(row, key))

    def _finding(self, row: int, key: Key, code: int, hit: Hit | None) -> Finding:
        rule = RULE_BY_ID[key[0]]
        field = key[1]
        params = hit.params if hit else ()
        if field in FIELD_NAMES:
            value = self._urlset.column(field)[row]
        else:
            value = value_in(params) if field in EXTENSION_NAMES else ""
        return Finding(
            rule,
            severity_of(code),
            fix_of(code),
            row,
            field,
            value,
            message(rule, params, value),
            params,
        )

    def _hits_of_row(self, row: int) -> dict[Key, Hit]:
        """Return all hits of a row, with the parameters of their messages."""
        live = self._live
        hits = checker.row_hits(self._urlset, row, self._live.context)
        if live.is_settled:
            hits += [("loc", hit) for hit in live.scope.hits(row)]
            if live.marks.has_any(DUPLICATE_RULES):
                hits += [("loc", hit) for hit in live.copies.hits(row, live.context)]
            if hit := live.extension_at(row):
                hits.append(("", hit))
            hits += live.neighbours_at(row)
            hits += [(HREFLANG.name, hit) for hit in live.links.hits(row)]
            hits += live.answers.hits(row)
        return {(hit.rule, field): hit for field, hit in hits}

    def _hit(self, row: int, key: Key) -> Hit | None:
        """Return the hit of a row by one rule; None if there is none."""
        rule, field = key
        if rule in SCOPE_RULES:
            hits = self._live.scope.hits(row)
        elif rule == UNKNOWN:
            return self._live.extension_at(row)
        elif rule in ACROSS_RULES:
            hits = iter([hit for where, hit in self._live.neighbours_at(row) if where == field])
        elif rule in AUDIT_RULES:
            hits = (hit for where, hit in self._live.answers.hits(row) if where == field)
        elif rule in LINK_RULES:
            hits = iter(self._live.links.hits(row))
        else:
            found = checker.row_hits(self._urlset, row, self._live.context)
            hits = (hit for where, hit in found if where == field)
        return next((hit for hit in hits if hit.rule == rule), None)


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
