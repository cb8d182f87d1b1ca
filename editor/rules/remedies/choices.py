"""What can be done about findings: in some cells, or wherever a rule is broken."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from functools import partial

from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, SetValues, for_whole, one_of
from editor.core.document.rows import Rows
from editor.rules.across_files.fixes import ACROSS_FIXES
from editor.rules.findings import Findings
from editor.rules.joined_findings import JoinedFindings
from editor.rules.remedies.catalogue import FIXES
from editor.rules.remedies.remedy import FixContext, FixMethod, FixPlaces
from editor.rules.rule import Fix

Cells = Mapping[str, Rows | Set[int]]  # rows by field; "" stands for the entry as a whole
_SAMPLE = 50  # places of each field
_COUNTED = 2_000  # places; to tell how many of more would change takes long


@dataclass(frozen=True, slots=True)
class FixChoice:
    """One way to mend some findings of a rule; good until the document changes."""

    id: str  # in words, such as "trim"
    title: str  # a command for a menu, to be translated in the context "fixes"
    safe: bool  # it may be done without asking, and is for those findings alone that say so
    removes: bool  # entries go, so that there is no value to show
    places: FixPlaces  # where it would be done
    make: Callable[[FixPlaces], Edit | None]
    keeps_reading: bool = False  # what it mends says no more how other values are to be read
    is_guess: bool = False  # what it mends may as well mean something else

    def edit(self) -> Edit | None:
        """The edit for all these places; None where nothing would change."""
        return self.make(self.places)

    def without(self, cells: Cells) -> "FixChoice":
        """The same but for these places."""
        left = {
            name: [row for row in rows if row not in cells[name]] if name in cells else rows
            for name, rows in self.places.rows.items()
        }
        return replace(self, places=replace(self.places, rows=left))

    def sample(self) -> Edit | None:
        """The edit for the first places alone: quick where there are many."""
        first = {name: rows[:_SAMPLE] for name, rows in self.places.rows.items()}
        return self.make(replace(self.places, rows=first))

    def count(self) -> int | None:
        """How many places it would change; None where there are too many to try it on."""
        found = sum(map(len, self.places.rows.values()))
        if self.safe or self.removes or found < 2:
            return found
        return None if found > _COUNTED else len(values_set(self.edit()) or range(found))


def choices(
    urlset: Document, findings: Findings, rule_id: str, cells: Cells | None = None
) -> tuple[FixChoice, ...]:
    """The ways to mend what a rule finds, the safest first; empty where there is none.

    cells: those whose findings are meant; None is the whole file. A safe choice is listed before a riskier
    one that mends more places.
    """
    sure = _chosen(fix_places(findings, rule_id, Fix.AUTO), cells)
    all_ = _chosen(fix_places(findings, rule_id, Fix.AUTO, Fix.ASK), cells)
    found: list[FixChoice] = []
    for remedy in (*FIXES.get(rule_id, ()), *ACROSS_FIXES.get(rule_id, ())):
        places = sure if remedy.safe else all_
        is_known = any(choice.id == remedy.id and choice.places == places for choice in found)
        if places and not is_known and _helps(remedy.method, urlset, findings, places):
            removes = remedy.method.removes
            make = partial(edit_for, remedy.method, urlset, findings)
            of_reading = (remedy.keeps_reading, remedy.is_guess)
            found.append(FixChoice(remedy.id, remedy.title, remedy.safe, removes, places, make, *of_reading))
    return tuple(found)


def fix_places(findings: Findings, rule_id: str, *fixes: Fix) -> FixPlaces:
    """Where a rule is broken in a way that has one of these fixes."""
    files = frozenset(
        part.key
        for part, own in each_file(findings)
        if any(it.rule.id == rule_id and it.fix in fixes for it in own.about_file())
    )
    rows = findings.places(rule_id, *fixes)
    return FixPlaces(rows, of_file=True, files=files) if files else FixPlaces(rows)


def values_set(edit: Edit | None) -> list[int]:
    """The rows of each value that an edit sets; empty where it does anything else."""
    match edit:
        case SetValues(_, rows):
            return list(rows)
        case Batch(edits):
            each = [values_set(part) for part in edits]
            return [row for rows in each for row in rows] if all(each) else []
    return []


def edit_for(method: FixMethod, urlset: Document, findings: Findings, places: FixPlaces) -> Edit | None:
    """Make one edit for all these places, in all files that they are in; None where nothing would change."""
    edits = []
    for part, own, chosen in _scenes(method, urlset, findings, places):
        edit = method.edit(FixContext(part, own.context), chosen)
        if edit is not None:
            edits.append(for_whole(part, edit))
    return one_of(reversed(edits))  # so that the rows above are still where they were


def _helps(method: FixMethod, urlset: Document, findings: Findings, places: FixPlaces) -> bool:
    files = _scenes(method, urlset, findings, places)
    return any(method.helps(FixContext(part, own.context), chosen) for part, own, chosen in files)


def _scenes(
    method: FixMethod, urlset: Document, findings: Findings, places: FixPlaces
) -> Iterator[tuple[Document, Findings, FixPlaces]]:
    """The places in each file, in rows of its own; links lead from one to another: all at once."""
    if not isinstance(findings, JoinedFindings) or method.sees_document:
        yield urlset, findings, places
        return
    for part, own in findings.each:
        rows = {name: part.from_document(of_field) for name, of_field in places.rows.items()}
        rows = {name: of_field for name, of_field in rows.items() if of_field}
        chosen = FixPlaces(rows, of_file=places.of_file and part.key in places.files)
        if chosen:
            yield part, own, chosen


def each_file(findings: Findings) -> Iterable[tuple[Document, Findings]]:
    """Each file of a document with its own findings; the document itself where it is one file."""
    return findings.each if isinstance(findings, JoinedFindings) else ((findings.urlset, findings),)


def _chosen(places: FixPlaces, cells: Cells | None) -> FixPlaces:
    if cells is None:
        return places
    chosen: dict[str, Rows] = {}
    for name in (name for name in places.rows if name in cells):
        wanted = cells[name]
        known = wanted if isinstance(wanted, range | Set) else set(wanted)
        chosen[name] = [row for row in places.rows[name] if row in known]
    return FixPlaces(chosen)
