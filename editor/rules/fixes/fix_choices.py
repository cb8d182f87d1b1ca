"""The list of all fixes by the id of a rule, and the ways to correct findings with them.

A safe fix is for findings whose fix is "auto", and must leave none of them. The other fixes are
offered for all findings, including those that ask. Safe ones are applied in the order of the list.

Findings are corrected in some cells, or in all places where a rule is broken. URLs on other hosts
than their file's are decided host by host: they may belong to another site.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial

from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, RemoveRows, SetValues, one_of, removal
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.values.urls import Site, split_site
from editor.rules.audit.audit_fixes import AUDIT_FIXES
from editor.rules.extensions.extension_fixes import EXTENSION_FIXES, LEGACY_FIXES
from editor.rules.extensions.hreflang_fixes import HREFLANG_FIXES
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_kinds import FixContext, Fixes, FixMethod, FixPlaces, RewriteValue, without_www
from editor.rules.listing.listing_fixes import ACROSS_FIXES, DUPLICATE_FIXES, SCOPE_FIXES
from editor.rules.rule import Fixability
from editor.rules.structure.structure_fixes import ENTRY_FIXES, ROOT_FIXES, XML_FIXES
from editor.rules.values import loc_fixes
from editor.rules.values.lastmod_fixes import LASTMOD_COLUMN_FIXES, LASTMOD_FIXES
from editor.rules.values.loc_fixes import LOC_FIXES
from editor.rules.values.priority_changefreq_fixes import (
    CHANGEFREQ_COLUMN_FIXES,
    CHANGEFREQ_FIXES,
    PRIORITY_COLUMN_FIXES,
    PRIORITY_FIXES,
)

FIXES: Fixes = {
    **XML_FIXES,
    **ROOT_FIXES,
    **LEGACY_FIXES,
    **ENTRY_FIXES,
    **AUDIT_FIXES,
    **LOC_FIXES,
    **SCOPE_FIXES,
    **DUPLICATE_FIXES,
    **LASTMOD_FIXES,
    **CHANGEFREQ_FIXES,
    **PRIORITY_FIXES,
    **CHANGEFREQ_COLUMN_FIXES,
    **PRIORITY_COLUMN_FIXES,
    **LASTMOD_COLUMN_FIXES,
    **EXTENSION_FIXES,
    **HREFLANG_FIXES,
}


FixCells = Mapping[str, Rows | Set[int]]  # rows by field; "" stands for the entry as a whole
_SAMPLE = 50  # places of each field
_COUNTED = 2_000  # places; counting the changes of more takes long


@dataclass(frozen=True, slots=True)
class FixChoice:
    """One way to correct some findings of a rule; valid until the document changes."""

    id: str  # in words, such as "trim"
    title: str  # a command for a menu, to be translated in the context "fixes"
    safe: bool  # applied without asking, only to findings with a safe fix
    removes: bool  # it removes entries, so that there is no new value to show
    places: FixPlaces  # the places it would change
    make: Callable[[FixPlaces], Edit | None]
    keeps_reading: bool = False  # corrected values no longer show how to read other values
    is_guess: bool = False  # the value may just as well mean something else
    removes_some: bool = False  # it may remove but some of the entries

    def edit(self) -> Edit | None:
        """Return the edit for all its places; None if nothing would change."""
        return self.make(self.places)

    def without(self, cells: FixCells) -> "FixChoice":
        """Return the choice without these places."""
        left = {
            name: [row for row in rows if row not in cells[name]] if name in cells else rows
            for name, rows in self.places.rows.items()
        }
        return replace(self, places=replace(self.places, rows=left))

    def sample(self) -> Edit | None:
        """Return the edit for the first places only, which is quick even if there are many."""
        first = {name: rows[:_SAMPLE] for name, rows in self.places.rows.items()}
        return self.make(replace(self.places, rows=first))

    def count(self) -> int | None:
        """Count the places that it would change; None if there are too many to try."""
        found = sum(map(len, self.places.rows.values()))
        if self.safe or (self.removes and not self.removes_some) or found < 2:
            return found
        if found > _COUNTED:
            return None
        edit = self.edit()
        return _places_changed(edit) or found


def choices(
    document: Document, findings: Findings, rule_id: str, cells: FixCells | None = None
) -> tuple[FixChoice, ...]:
    """Return the ways to correct what a rule finds, the safest first; empty if there are none.

    cells: the findings to correct; None is the whole file. A safe choice comes before a riskier one that
    corrects more places.
    """
    sure = _chosen(fix_places(findings, rule_id, Fixability.AUTO), cells)
    all_ = _chosen(fix_places(findings, rule_id, Fixability.AUTO, Fixability.ASK), cells)
    found: list[FixChoice] = []
    for fix in (*FIXES.get(rule_id, ()), *ACROSS_FIXES.get(rule_id, ())):
        places = sure if fix.safe else all_
        is_known = any(choice.id == fix.id and choice.places == places for choice in found)
        if places and not is_known and _helps(fix.method, document, findings, places):
            removes = fix.method.removes
            make = partial(edit_for, fix.method, document, findings)
            of_reading = (fix.keeps_reading, fix.is_guess, fix.method.removes_some)
            found.append(FixChoice(fix.id, fix.title, fix.safe, removes, places, make, *of_reading))
    return tuple(found)


def fix_places(findings: Findings, rule_id: str, *fixes: Fixability) -> FixPlaces:
    """Return the places where a rule is broken and has one of these fixes.

    While a check is awaited that may withdraw safe fixes, none is safe.
    """
    if Fixability.ASK not in fixes and not findings.is_certain(rule_id):
        return FixPlaces({})
    files = frozenset(
        file.key
        for file, own in findings.each
        if any(it.fix in fixes for it in own.report.about_file(rule_id))
    )
    rows = findings.marks.places_of(rule_id, *fixes)
    return FixPlaces(rows, of_file=True, files=files) if files else FixPlaces(rows)


def values_set(edit: Edit | None) -> list[int]:
    """Return the row of each value that an edit sets; empty if it does anything else."""
    match edit:
        case SetValues(_, rows):
            return list(rows)
        case Batch(edits):
            each = [values_set(one) for one in edits]
            return [row for rows in each for row in rows] if all(each) else []
    return []


def _places_changed(edit: Edit | None) -> int:
    """Count the values that an edit sets, and the entries that it removes; 0 if it does anything else."""
    match edit:
        case SetValues(_, rows) | RemoveRows(rows):
            return len(rows)
        case Batch(edits):
            counts = list(map(_places_changed, edits))
            return sum(counts) if all(counts) else 0
    return 0


def edit_for(method: FixMethod, document: Document, findings: Findings, places: FixPlaces) -> Edit | None:
    """Return one edit for all these places, in all files that they are in; None if nothing would change."""
    edits = []
    for file, context, chosen in _by_file(method, document, findings, places):
        edit = method.edit(FixContext(file, context, document), chosen)
        if edit is not None:
            edits.append(edit if file is document else edit.placed_in(file, document))
    return one_of(reversed(edits))  # from the bottom up, so that rows above keep their numbers


def _helps(method: FixMethod, document: Document, findings: Findings, places: FixPlaces) -> bool:
    files = _by_file(method, document, findings, places)
    return any(method.helps(FixContext(file, context), chosen) for file, context, chosen in files)


def _by_file(
    method: FixMethod, document: Document, findings: Findings, places: FixPlaces
) -> Iterator[tuple[Entries, Context, FixPlaces]]:
    """Yield the places in each file, in its own rows; methods that follow links get all files at once."""
    if method.sees_document:
        yield document, findings.context, places
        return
    for file, own in findings.each:
        rows = {name: file.from_document(of_field) for name, of_field in places.rows.items()}
        rows = {name: of_field for name, of_field in rows.items() if of_field}
        chosen = FixPlaces(rows, of_file=places.of_file and file.key in places.files)
        if chosen:
            yield file, own.context, chosen


def _chosen(places: FixPlaces, cells: FixCells | None) -> FixPlaces:
    if cells is None:
        return places
    chosen: dict[str, Rows] = {}
    for name in (name for name in places.rows if name in cells):
        wanted = cells[name]
        known = wanted if isinstance(wanted, range | Set) else set(wanted)
        chosen[name] = [row for row in places.rows[name] if row in known]
    return FixPlaces(chosen)


# The host that URLs should be on by each of the rules, and the method that moves them there.
_MEANT: Mapping[str, tuple[Callable[[FixContext], Site | None], RewriteValue]] = {
    "mixed-hosts": (lambda fix: fix.usual_site, RewriteValue(loc_fixes.on_usual_site)),
    "url-off-host": (loc_fixes.published_site, RewriteValue(loc_fixes.on_published_site)),
}
HOST_RULES = frozenset(_MEANT)


class HostChoice(StrEnum):
    """The treatment of all URLs of a host."""

    KEEP = "keep"
    MOVE = "move"  # moved to the host that they should be on
    REMOVE = "remove"  # their entries are removed


@dataclass(slots=True)
class OtherHost:
    """A host that a rule reports."""

    name: str  # with a port of its own
    rows: list[int] = field(default_factory=list)
    meant: set[str] = field(default_factory=set)  # the hosts that its URLs should be on, one for each file
    is_spelling: bool = True  # it differs from that by `www.` alone


def other_hosts(findings: Findings, rule: str) -> Sequence[OtherHost]:
    """Return the hosts that one of these rules reports, those with most URLs first."""
    found: defaultdict[str, OtherHost] = defaultdict(lambda: OtherHost(""))
    site_of, _ = _MEANT[rule]
    for file, own in findings.each:
        locs, meant = file.column("loc"), site_of(FixContext(file, own.context))
        for row in own.marks.places_of(rule, Fixability.AUTO, Fixability.ASK).get("loc", ()):
            site = split_site(locs[row])
            if site is None or meant is None:
                continue
            host = found[site.authority]
            host.name = site.authority
            host.rows += file.to_document([row])
            host.meant.add(meant.authority)
            host.is_spelling &= without_www(site) == without_www(meant)
    return sorted(found.values(), key=lambda host: -len(host.rows))


def settling(
    document: Document,
    findings: Findings,
    rule: str,
    hosts: Sequence[OtherHost],
    choices: Mapping[str, HostChoice],
) -> Edit | None:
    """Return the edit that treats the URLs of each host as decided; None if all stay as they are."""

    def rows(wanted: HostChoice) -> list[int]:
        return sorted(row for host in hosts if choices.get(host.name) is wanted for row in host.rows)

    _, method = _MEANT[rule]
    moved, gone = rows(HostChoice.MOVE), rows(HostChoice.REMOVE)
    edits = [
        edit_for(method, document, findings, FixPlaces({"loc": moved})) if moved else None,
        removal(document, gone) if gone else None,  # last: the other edits use the rows before the removal
    ]
    return one_of(edit for edit in edits if edit)
