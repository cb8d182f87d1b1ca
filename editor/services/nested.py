"""Indexes that an index lists, which it may not: what they list themselves, to be listed in their place."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from editor.core.edits import Edit, RemoveRows, one_of
from editor.core.part import TakenIn
from editor.core.part_edits import SetIndexPlan
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.urls import equivalence_keys
from editor.core.urlset import Urlset
from editor.formats.errors import Unreadable
from editor.formats.moving import CannotMove
from editor.formats.taking_in import as_text, in_place_of
from editor.services.children import ITSELF, Listed, children_of
from editor.services.opening import open_document
from editor.services.workspace import Workspace
from editor.services.workspace_places import is_index

DAMAGED = QT_TRANSLATE_NOOP(
    "workspace", "It is damaged. Open it by itself, accept what is recovered, and save it."
)
NO_OTHERS = QT_TRANSLATE_NOOP("workspace", "It lists no sitemaps but itself. Take its entry out instead.")
EMPTY = QT_TRANSLATE_NOOP("workspace", "It lists no sitemaps. Take its entry out instead.")


@dataclass(frozen=True, slots=True)
class NestedIndex:
    """An index that another one lists."""

    locs: tuple[str, ...]  # of the entries that name it
    name: str
    urlset: (
        Urlset  # what it lists, with what the indexes in it list in the place of these; empty with trouble
    )
    within: tuple[str, ...] = ()  # the names of the indexes in it
    around: tuple[str, ...] = ()  # what it lists that leads back to one of these indexes, and is left out
    trouble: str = ""  # why it cannot be taken in: translated in "workspace", or told by the reader


@dataclass(frozen=True, slots=True)
class Incoming:
    """What comes into an index in the place of another one."""

    nested: NestedIndex
    urlset: Urlset  # the entries
    known: int  # how many others it lists that stand there already


def nested_locs(index: Urlset, path: Path) -> tuple[tuple[str, str], ...]:
    """The URLs in an index of files beside it that are indexes, with their names."""
    return tuple((loc, group[0].name) for group in _indexes(index, path) for loc in _locs(group))


def nested_in(index: Urlset, path: Path, now: datetime) -> list[NestedIndex]:
    """The indexes that lie beside an index and are listed in it, looked into; path: where it lies."""
    return [_looked_into(index, group, path, now) for group in _indexes(index, path)]


def incoming(index: Urlset, chosen: Sequence[NestedIndex]) -> list[Incoming]:
    """What comes in of some indexes: of the sitemaps that they list each comes once."""
    locs = {loc for nested in chosen for loc in nested.locs}
    known = set(equivalence_keys(loc for loc in index.column("loc") if loc not in locs))
    found = []
    for nested in chosen:
        left = []
        for row, key in enumerate(equivalence_keys(nested.urlset.column("loc"))):
            if key and key in known:
                left.append(row)
            known.add(key)
        found.append(Incoming(nested, _without(nested.urlset, left), len(left)))
    return found


def taking_in(index: Urlset, coming: Sequence[Incoming]) -> Edit | None:
    """Put what comes into an index, with what it holds; None where nothing would change."""
    work = index.working_copy()
    edits = []
    for each in coming:
        rows = [row for row, loc in enumerate(work.column("loc")) if loc in each.nested.locs]
        if rows:
            edits.append(in_place_of(work, rows, each.urlset))
            edits[-1].apply(work)
    return one_of(edits)


def planned_taking_in(workspace: Workspace, coming: Sequence[Incoming]) -> Edit | None:
    """The same for the index of several files; the sitemaps that come in belong to these then."""
    if not coming:
        return None
    plan = workspace.urlset.index_plan
    new = (TakenIn(each.nested.locs, as_text(each.urlset)) for each in coming)
    return SetIndexPlan(replace(plan, taken_in=(*plan.taken_in, *new)))


def _indexes(index: Urlset, path: Path) -> list[list[Listed]]:
    """The entries of each index that is listed: the first that names it, then others."""
    groups: dict[int, list[Listed]] = {}
    for listed in children_of(index, path):
        if listed.above is not None and listed.above in groups:
            groups[listed.above].append(listed)
        elif listed.path is not None and is_index(listed.path):
            groups[listed.row] = [listed]
    return list(groups.values())


def _locs(group: Sequence[Listed]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(listed.loc for listed in group))


def _looked_into(index: Urlset, group: Sequence[Listed], path: Path, now: datetime) -> NestedIndex:
    first, search = group[0], _Search(now, {os.path.realpath(path)})
    assert first.path is not None
    locs = _locs(group)
    try:
        found = search.listed_in(first.path)
        in_place_of(index, [first.row], found)
    except (Unreadable, CannotMove) as error:
        return NestedIndex(locs, first.name, Urlset(), trouble=str(error))
    within, around = tuple(search.within), tuple(search.around)
    trouble = "" if len(found) else NO_OTHERS if around else EMPTY
    return NestedIndex(locs, first.name, found, within, around, trouble)


@dataclass
class _Search:
    """Looks into an index, and into those that it lists; into each once."""

    now: datetime
    seen: set[str]  # where the indexes lie that were looked into, and the one that lists them
    within: list[str] = field(default_factory=list)
    around: list[str] = field(default_factory=list)

    def listed_in(self, path: Path) -> Urlset:
        """What an index lists, with the entries of indexes in it in their place; raises Unreadable."""
        self.seen.add(os.path.realpath(path))
        document = open_document(path, self.now)
        if not document.is_complete:
            raise Unreadable(DAMAGED)
        urlset = document.urlset
        inner: dict[int, Urlset | None] = {}  # by row; None: the entry is left out
        for listed in children_of(urlset, path):
            if listed.above in inner:
                inner[listed.row] = None
            elif listed.trouble == ITSELF or (listed.path and os.path.realpath(listed.path) in self.seen):
                inner[listed.row] = None
                self.around.append(listed.name)
            elif listed.path is not None and is_index(listed.path):
                self.within.append(listed.name)
                inner[listed.row] = self.listed_in(listed.path)
        for row, found in sorted(inner.items(), reverse=True):
            (RemoveRows([row]) if found is None else in_place_of(urlset, [row], found)).apply(urlset)
        return urlset


def _without(urlset: Urlset, rows: Sequence[int]) -> Urlset:
    copy = urlset.working_copy()
    if rows:
        RemoveRows(rows).apply(copy)
    return copy
