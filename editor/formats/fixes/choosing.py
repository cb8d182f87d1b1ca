"""What can be done about findings: in some cells, or wherever a rule is broken."""

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from functools import partial

from editor.core.edits import Edit
from editor.core.urlset import Rows, Urlset
from editor.formats.fixes.catalogue import FIXES
from editor.rules.findings import Findings
from editor.rules.fixes.duplicates import KeepOne
from editor.rules.fixes.entries import KeepOneSide
from editor.rules.fixes.remedy import Places, RemoveEntries, Scene
from editor.rules.rule import Fix

Cells = Mapping[str, Rows | Set[int]]  # rows by field; "" stands for the entry as a whole
_SAMPLE = 50  # places of each field
_REMOVING = (KeepOne, KeepOneSide, RemoveEntries)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to mend some findings of a rule; good until the document changes."""

    id: str  # in words, such as "trim"
    title: str  # a command for a menu, to be translated in the context "fixes"
    safe: bool  # it may be done without asking, and is for those findings alone that say so
    removes: bool  # entries go, so that there is no value to show
    places: Places  # where it would be done
    make: Callable[[Places], Edit | None]

    def edit(self) -> Edit | None:
        """The edit for all these places; None where nothing would change."""
        return self.make(self.places)

    def sample(self) -> Edit | None:
        """The edit for the first places alone: quick where there are many."""
        first = {name: rows[:_SAMPLE] for name, rows in self.places.rows.items()}
        return self.make(Places(first, self.places.of_file))


def choices(
    urlset: Urlset, findings: Findings, rule_id: str, cells: Cells | None = None
) -> tuple[Choice, ...]:
    """The ways to mend what a rule finds, the safest first; empty where there is none.

    cells: those whose findings are meant; None is the whole file. A safe choice is listed before a riskier
    one that mends more places.
    """
    scene = Scene(urlset, findings.context)
    sure = _chosen(places_of(findings, rule_id, Fix.AUTO), cells)
    all_ = _chosen(places_of(findings, rule_id, Fix.AUTO, Fix.ASK), cells)
    found: list[Choice] = []
    for remedy in FIXES.get(rule_id, ()):
        places = sure if remedy.safe else all_
        is_known = any(choice.id == remedy.id and choice.places == places for choice in found)
        if places and not is_known and remedy.way.helps(scene, places):
            removes = isinstance(remedy.way, _REMOVING)
            make = partial(remedy.way.edit, scene)
            found.append(Choice(remedy.id, remedy.title, remedy.safe, removes, places, make))
    return tuple(found)


def places_of(findings: Findings, rule_id: str, *fixes: Fix) -> Places:
    """Where a rule is broken in a way that has one of these fixes."""
    of_file = any(it.rule.id == rule_id and it.fix in fixes for it in findings.about_file())
    return Places(findings.places(rule_id, *fixes), of_file)


def _chosen(places: Places, cells: Cells | None) -> Places:
    if cells is None:
        return places
    chosen: dict[str, Rows] = {}
    for name in (name for name in places.rows if name in cells):
        wanted = cells[name]
        known = wanted if isinstance(wanted, range | Set) else set(wanted)
        chosen[name] = [row for row in places.rows[name] if row in known]
    return Places(chosen)
