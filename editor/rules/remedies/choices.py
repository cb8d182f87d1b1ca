"""The ways to correct findings, in some cells or in all places where a rule is broken."""

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import partial

from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, RemoveRows, SetValues, one_of
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.rules.across_files.fixes import ACROSS_FIXES
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.remedies.catalogue import FIXES
from editor.rules.remedies.remedy import FixContext, FixMethod, FixPlaces
from editor.rules.rule import Fixability

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
        return len(values_set(edit)) or rows_removed(edit) or found


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
    for remedy in (*FIXES.get(rule_id, ()), *ACROSS_FIXES.get(rule_id, ())):
        places = sure if remedy.safe else all_
        is_known = any(choice.id == remedy.id and choice.places == places for choice in found)
        if places and not is_known and _helps(remedy.method, document, findings, places):
            removes = remedy.method.removes
            make = partial(edit_for, remedy.method, document, findings)
            of_reading = (remedy.keeps_reading, remedy.is_guess, remedy.method.removes_some)
            found.append(FixChoice(remedy.id, remedy.title, remedy.safe, removes, places, make, *of_reading))
    return tuple(found)


def fix_places(findings: Findings, rule_id: str, *fixes: Fixability) -> FixPlaces:
    """Return the places where a rule is broken and has one of these fixes."""
    files = frozenset(
        file.key
        for file, own in findings.each
        if any(it.rule.id == rule_id and it.fix in fixes for it in own.report.about_file())
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


def rows_removed(edit: Edit | None) -> int:
    """Count the entries that an edit removes."""
    match edit:
        case RemoveRows(rows):
            return len(rows)
        case Batch(edits):
            return sum(map(rows_removed, edits))
    return 0


def edit_for(method: FixMethod, document: Document, findings: Findings, places: FixPlaces) -> Edit | None:
    """Return one edit for all these places, in all files that they are in; None if nothing would change."""
    edits = []
    for file, context, chosen in _by_file(method, document, findings, places):
        edit = method.edit(FixContext(file, context), chosen)
        if edit is not None:
            edits.append(edit.placed_in(file, document))
    return one_of(reversed(edits))  # from the bottom up, so that rows above keep their numbers


def _helps(method: FixMethod, document: Document, findings: Findings, places: FixPlaces) -> bool:
    files = _by_file(method, document, findings, places)
    return any(method.helps(FixContext(file, context), chosen) for file, context, chosen in files)


def _by_file(
    method: FixMethod, document: Document, findings: Findings, places: FixPlaces
) -> Iterator[tuple[Entries, Context, FixPlaces]]:
    """Yield the places in each file, in its own rows; methods that follow links get all files at once."""
    if method.sees_document or not document.is_set:
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
