"""Puts findings into words: by row, by rule, or all of them for a report."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, compress, count, islice
from typing import Any, NamedTuple, Protocol

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.fields import FIELD_NAMES
from editor.rules.catalogue import RULE_BY_ID, RULES, fix_of_hit, severity_of_hit
from editor.rules.extensions.hreflang_links import CONFLICT
from editor.rules.family import FamilyState
from editor.rules.finding import Context, FileHit, Finding, Hit, Params
from editor.rules.listing.duplicates_check import DUPLICATE_RULES, SHARED
from editor.rules.marks import (
    NOTE_CODES,
    WITHOUT_NOTES,
    Key,
    Marks,
    count_codes,
    fix_of,
    mark_of_hit,
    severity_of,
    worst_codes,
)
from editor.rules.rule import Fixability, OnePer, Rule, RuleChoice, Severity
from editor.rules.wording import finding_of_file_hit, message, value_in

_ORDER = {rule.id: number for number, rule in enumerate(RULES)}

# Rules whose messages mention another row, in the file that the parameter "file" names.
_NAMING_ROWS = DUPLICATE_RULES | {SHARED, CONFLICT}


class RuleGroup(NamedTuple):
    """All findings of one rule together."""

    rule: Rule
    severity: Severity  # of the worst
    places: int  # its findings: one for each place, and one for the file as a whole
    rows_count: int  # 0 if it is about the file as a whole
    fix: Fixability  # auto only if all findings have it
    has_safe: bool = False  # any of them says "auto"
    fixable: int = 0  # the number of findings with a fix


# Gives the hits behind some marks of a row, with the parameters of their messages.
HitsOfRow = Callable[[int, Collection[Key]], Mapping[Key, Sequence[Hit]]]


class Reported(Protocol):
    """The data of a report: the marks of one file, and the findings that they stand for."""

    file: Entries
    context: Context
    marks: Marks
    seen: "dict[Report, SeenFile]"  # as reports see them; dropped whenever they may have changed

    def file_hits(self) -> Iterator[FileHit]:
        """Yield the file hits about the file as a whole, except those from reading it."""

    def family_of(self, rule: str, /) -> FamilyState[Any] | None:
        """Return what the family of a rule found; None if it needs one entry alone."""

    def fix_of(self, rule: str, code: int, /) -> Fixability:
        """Return the kind of fix in a code of a rule; one that is not certain yet asks."""

    def hits_behind(self, keys: Collection[Key], /, *, of_many: bool) -> HitsOfRow:
        """Return what gives the hits behind marks with some keys; of_many: for many rows, where it pays."""


class IndexReport(Protocol):
    """The findings of the index that lists the files, all of which are about it as a whole."""

    def all(self) -> list[Finding]: ...
    def groups(self) -> list[RuleGroup]: ...
    def counts(self) -> Mapping[Severity, int]: ...


class SeenFile:
    """The findings of one file, as a choice of rules lets them be seen, for as long as they do not change."""

    def __init__(self, own: Reported, choice: RuleChoice) -> None:
        self.own, self.choice = own, choice

    def seen(self, rule: str, code: int) -> Severity:
        """Return the severity with which a code of a rule is seen."""
        return self.choice.seen(rule, severity_of(code))

    @cached_property
    def codes(self) -> Mapping[Key, bytearray]:
        """The codes of the rules that are on; a note about a host stands in its first row alone."""
        off = self.choice.off
        codes = {key: array for key, array in self.own.marks.codes().items() if key[0] not in off}
        for key, array in codes.items():
            if RULE_BY_ID[key[0]].one_per is OnePer.HOST and any(map(array.__contains__, NOTE_CODES)):
                codes[key] = self._once_each_host(key, array)
        return codes

    def _once_each_host(self, key: Key, array: bytearray) -> bytearray:
        family = self.own.family_of(key[0])
        shown = bytearray(array.translate(WITHOUT_NOTES))
        for row in family.first_of_each_host(key[0]) if family else ():
            shown[row] = array[row]
        return shown

    def file_hits(self) -> Iterator[FileHit]:
        """Yield the file hits about the file as a whole, by its reader and by the rules that are on."""
        live, off = list(self.own.file_hits()), self.choice.off
        told = {file_hit.rule for file_hit in live} | off
        for file_hit in self.own.context.file_hits:
            if file_hit.rule not in told:
                yield file_hit
        yield from (file_hit for file_hit in live if file_hit.rule not in off)

    @cached_property
    def groups(self) -> Sequence[RuleGroup]:
        """The findings by rule, in no particular order."""
        severities: dict[str, Severity] = {}
        fixes: dict[str, set[Fixability]] = {}
        counts: Counter[str] = Counter()
        fixable: Counter[str] = Counter()

        def add(rule: str, severity: Severity, fix: Fixability, times: int) -> None:
            severities[rule] = max(severity, severities.get(rule, severity))
            fixes.setdefault(rule, set()).add(fix)
            counts[rule] += times
            fixable[rule] += times if fix is not Fixability.NONE else 0

        for hit in self.file_hits():
            add(hit.rule, self.choice.seen(hit.rule, severity_of_hit(hit)), fix_of_hit(hit), 1)
        for key, array in self.codes.items():
            for code, times in self.own.marks.count(key, array).items():
                add(key[0], self.seen(key[0], code), fix_of(code), times)
        return [
            RuleGroup(
                RULE_BY_ID[rule_id],
                severity,
                counts[rule_id],
                self.own.marks.count_rows_of(rule_id),
                _common(fixes[rule_id]),
                Fixability.AUTO in fixes[rule_id],
                fixable[rule_id],
            )
            for rule_id, severity in severities.items()
        ]

    @cached_property
    def counts(self) -> Counter[Severity]:
        """The number of findings of each severity."""
        counts = Counter(self.choice.seen(hit.rule, severity_of_hit(hit)) for hit in self.file_hits())
        for key, array in self.codes.items():
            for code, times in self.own.marks.count(key, array).items():
                counts[self.seen(key[0], code)] += times
        return counts


class _Kind(NamedTuple):
    """What findings have in common that have the same mark."""

    rule: Rule
    field: str
    severity: Severity
    fix: Fixability
    values: Sequence[str] | None  # those of the field; None where it is none of the entry's own

    @classmethod
    def of(cls, seen: SeenFile, key: Key, code: int) -> "_Kind":
        """Return what the findings of a file have in common with a key and a code."""
        rule, field = key
        values = seen.own.file.column(field) if field in FIELD_NAMES else None
        return cls(RULE_BY_ID[rule], field, seen.seen(rule, code), seen.own.fix_of(rule, code), values)


class Report:
    """The findings of some files, and of the index that lists them: by row, by rule, or counted."""

    def __init__(
        self,
        entries: Entries,
        findings_of: Callable[[Entries], Reported],
        *,
        only: Entries | None = None,
        index: Callable[[], IndexReport] | None = None,
        choice: RuleChoice | None = None,
    ) -> None:
        """entries: those of a document or a file, as which rows are numbered; only: the only file reported.

        choice: what is seen of the findings; None for that of their contexts.
        """
        self._entries, self._findings_of, self._only = entries, findings_of, only
        self._of_index, self._choice = index, choice

    def _of(self, file: Entries) -> SeenFile:
        own = self._findings_of(file)
        if self not in own.seen:
            own.seen[self] = SeenFile(own, own.context.choice if self._choice is None else self._choice)
        return own.seen[self]

    @property
    def _each(self) -> Iterator[SeenFile]:
        return (self._of(file) for file in self._entries.files if self._only in (None, file))

    @property
    def _index(self) -> Sequence[IndexReport]:
        return (self._of_index(),) if self._of_index else ()

    def rows(self, rule_id: str, limit: int | None = None) -> list[int]:
        """Return the rows that break a rule that is on, ascending; only the first ones with a limit."""
        of_files = (
            self._entries.rows_of(each.own.file, each.own.marks.rows_of(rule_id, limit))
            for each in self._each
            if rule_id not in each.choice.off
        )
        return list(islice(chain.from_iterable(of_files), limit))

    def at(self, row: int, field: str | None = None) -> list[Finding]:
        """Return the findings of a row (in one field), the worst first, without notes."""
        file = self._entries.file_at(row)
        seen, at = self._of(file), row - self._entries.start_of(file)
        codes = {
            key: code
            for key, code in seen.own.marks.at(at)
            if key[0] not in seen.choice.off
            and seen.seen(key[0], code) > Severity.NOTE
            and field in (None, key[1])
        }
        return _worst_first(self._in_rows(seen, [(at, codes)], codes, of_many=False)) if codes else []

    def file_findings(self) -> list[Finding]:
        """Return the findings about files as a whole, and their notes, the worst first."""
        return _worst_first(chain(self.about_file(), *map(self._notes, self._each)))

    def _notes(self, seen: SeenFile) -> Iterator[Finding]:
        notes = {
            key: array
            for key, array in seen.codes.items()
            if any(seen.seen(key[0], code) is Severity.NOTE for code in count_codes(array))
        }
        return (finding for finding in self._of_codes(seen, notes) if finding.severity is Severity.NOTE)

    def about_file(self, rule_id: str = "") -> list[Finding]:
        """Return the findings that belong to no row, perhaps of one rule alone, in no particular order."""
        of_files = ((seen, hit) for seen in self._each for hit in seen.file_hits())
        of_index = (one for index in self._index for one in index.all() if rule_id in ("", one.rule.id))
        return [*(self._of_file_hit(*one) for one in of_files if rule_id in ("", one[1].rule)), *of_index]

    def all(self, limit: int = 0, at_least: Severity = Severity.NOTE) -> Iterator[Finding]:
        """Yield every finding: of each file those about it as a whole, then row by row, the worst first.

        limit: of findings of each rule. at_least: leaves out rules without a finding of this severity.
        """
        return self._of_rules({group.rule.id for group in self.groups() if group.severity >= at_least}, limit)

    def of_rule(self, rule_id: str) -> Iterator[Finding]:
        """Yield the findings of one rule, as `all` does."""
        return self._of_rules({rule_id})

    def _of_rules(self, rules: Collection[str], limit: int = 0) -> Iterator[Finding]:
        given: Counter[str] = Counter()
        of_index = (one for index in self._index for one in index.all())
        of_files = chain.from_iterable(self._of_file(seen, rules, limit) for seen in self._each)
        for finding in chain(of_index, of_files):
            rule = finding.rule.id
            if rule in rules and not (limit and given[rule] >= limit):
                given[rule] += 1
                yield finding

    def _of_file(self, seen: SeenFile, rules: Collection[str], limit: int) -> Iterator[Finding]:
        """Yield the findings of a file by some rules; of those in rows at least the worst, up to `limit`."""
        yield from _worst_first(self._of_file_hit(seen, hit) for hit in seen.file_hits())
        codes = {key: array for key, array in seen.codes.items() if key[0] in rules}
        if limit:
            codes = {key: worst_codes(array, limit) for key, array in codes.items()}
        yield from self._of_codes(seen, codes, limit)

    def groups(self) -> list[RuleGroup]:
        """Return the findings by rule, the worst first, notes last; they must not be changed."""
        return _merged([*(seen.groups for seen in self._each), *(index.groups() for index in self._index)])

    def counts(self) -> dict[Severity, int]:
        """Count the findings of each severity that `all` yields without a limit."""
        each = [*(seen.counts for seen in self._each), *(index.counts() for index in self._index)]
        return {severity: sum(counts.get(severity, 0) for counts in each) for severity in Severity}

    # From hits and marks to findings

    def _of_file_hit(self, seen: SeenFile, file_hit: FileHit) -> Finding:
        finding = finding_of_file_hit(file_hit)
        severity = seen.choice.seen(file_hit.rule, finding.severity)
        return finding._replace(severity=severity, file=seen.own.file.name)

    def _of_codes(self, seen: SeenFile, codes: Mapping[Key, bytearray], limit: int = 0) -> Iterator[Finding]:
        """Yield the findings with these codes row by row, the worst first; limit: of those that are alike."""
        keys = sorted(codes, key=lambda key: (_field_order(key[1]), _ORDER[key[0]]))
        rows = sorted(set().union(*(compress(count(), array) for array in codes.values())))
        arrays = [(key, codes[key]) for key in keys]
        marks = ((row, {key: code for key, array in arrays if (code := array[row])}) for row in rows)
        return self._in_rows(seen, marks, keys, of_many=len(rows) > 1, limit=limit)

    def _in_rows(
        self,
        seen: SeenFile,
        marks: Iterable[tuple[int, Mapping[Key, int]]],
        keys: Collection[Key],
        *,
        of_many: bool,
        limit: int = 0,
    ) -> Iterator[Finding]:
        """Yield the findings behind marks of rows, one for each place; of each row the worst first.

        limit: of those in a row by the same rule in the same field, 0 for none.
        """
        hits_of = seen.own.hits_behind(keys, of_many=of_many)
        kinds: dict[tuple[Key, int], _Kind] = {}
        first, name = self._entries.start_of(seen.own.file), seen.own.file.name
        for row, codes in marks:
            hits = hits_of(row, codes)
            found: list[Finding] = []
            for key, code in codes.items():
                of_key = hits.get(key) or (None,)
                places = [(code, of_key[0])]
                if len(of_key) > 1:
                    places = [(mark_of_hit(hit), hit) for hit in of_key]
                if limit and len(places) > limit:
                    places = sorted(places, key=lambda place: -seen.seen(key[0], place[0]))[:limit]
                for own, hit in places:
                    kind = kinds.get((key, own)) or kinds.setdefault((key, own), _Kind.of(seen, key, own))
                    rule, field, severity, fix, values = kind
                    params, start = (hit.params, hit.start) if hit else ((), None)
                    if rule.id in _NAMING_ROWS:
                        params = self._naming_row(params, seen.own.file)
                    value = values[row] if values is not None else _value_in(params, field)
                    words = message(rule, params, value)
                    found.append(
                        Finding(
                            rule, severity, fix, first + row, field, value, words, params,
                            file=name, start=start,
                        )
                    )  # fmt: skip
            yield from sorted(found, key=lambda one: -one.severity) if len(found) > 1 else found

    def _naming_row(self, params: Params, file: Entries) -> Params:
        """Return parameters that may name a row of a file, as these entries number that."""
        if "first" not in (named := dict(params)):
            return params
        other = file
        if place := named.get("file"):
            other = next((each for each in self._entries.files if each.name == place), file)
        start = self._entries.start_of(other)
        if not start:
            return params
        first = int(named["first"]) + start
        return tuple((name, first if name == "first" else value) for name, value in params)


def _value_in(params: Params, field: str) -> str:
    return value_in(params) if field in EXTENSION_NAMES else ""


def _worst_first(found: Iterable[Finding]) -> list[Finding]:
    """Sort findings in the order in which a person wants to read those of one row or file."""
    return sorted(found, key=lambda one: (-one.severity, _field_order(one.field), _ORDER[one.rule.id]))


def _merged(files: Iterable[Sequence[RuleGroup]]) -> list[RuleGroup]:
    """Merge the groups of several files, the worst first, notes last."""
    found: dict[str, RuleGroup] = {}
    for group in chain.from_iterable(files):
        known = found.get(group.rule.id)
        found[group.rule.id] = (
            group
            if known is None
            else RuleGroup(
                group.rule,
                max(known.severity, group.severity),
                known.places + group.places,
                known.rows_count + group.rows_count,
                _common({known.fix, group.fix}),
                known.has_safe or group.has_safe,
                known.fixable + group.fixable,
            )
        )
    return sorted(found.values(), key=lambda group: (-group.severity, _ORDER[group.rule.id]))


_FIELD_ORDER = {name: place for place, name in enumerate((*FIELD_NAMES, *EXTENSION_NAMES))}


def _field_order(field: str) -> int:
    return _FIELD_ORDER.get(field, -1)


def _common(fixes: set[Fixability]) -> Fixability:
    """Return the fix of several findings if they agree, else ASK."""
    return next(iter(fixes)) if len(fixes) == 1 else Fixability.ASK
