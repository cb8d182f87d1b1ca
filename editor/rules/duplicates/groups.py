"""Entries with the same URL together, what they differ in, and keeping one of them."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.row_edits import removal
from editor.core.fields import XML_SPACE, fields_of
from editor.core.values import w3c_datetime
from editor.core.values.w3c_datetime import Instant
from editor.rules.duplicates.check import copies, other_content
from editor.rules.finding import Context

SAME_PAGE = frozenset({"duplicate-loc", "duplicate-loc-conflict", "equivalent-loc"})
OTHER = "other"  # what entries may differ in beside their values: extensions, or how they are written

_CLOSEST_FIRST = ("duplicate-loc", "equivalent-loc", "near-duplicate-loc", "case-only-loc")


class Keep(StrEnum):
    """Which entry of a group stays."""

    FIRST = "first"
    LAST = "last"
    NEWEST = "newest"  # by lastmod; the first where none has a valid one, or several the same


@dataclass(frozen=True, slots=True)
class DuplicateGroup:
    """Entries whose URLs are alike."""

    rule: str  # the id of the rule that says how: the loosest relation in the group
    rows: tuple[int, ...]  # ascending, two or more
    differs: tuple[str, ...]  # the fields in which they are not all equal, and OTHER


def duplicate_groups(
    urlset: Document, context: Context, rules: Collection[str] = SAME_PAGE
) -> list[DuplicateGroup]:
    """The groups of entries that these rules find alike, each entry in one at most; ordered by their first.

    An entry that is alike to one of a group is of the group. White space around values is no difference.
    """
    group_of: dict[int, list[int]] = {}
    rule_of: dict[int, int] = {}  # row -> how closely it is related to an earlier one
    for row, hit in copies(urlset, context):
        if hit.rule not in rules or hit.rule not in _CLOSEST_FIRST:
            continue
        first = int(dict(hit.params)["first"]) - 1
        group = group_of.setdefault(first, [first])
        group.append(row)
        group_of[row] = group
        rule_of[row] = _CLOSEST_FIRST.index(hit.rule)
    groups = {id(group): group for group in group_of.values()}.values()
    return sorted(
        (
            DuplicateGroup(
                _CLOSEST_FIRST[max(rule_of.get(row, 0) for row in group)],
                tuple(sorted(group)),
                tuple(_differences(urlset, group)),
            )
            for group in groups
        ),
        key=lambda group: group.rows,
    )


def _differences(urlset: Document, rows: Sequence[int]) -> list[str]:
    names = [field.name for field in fields_of(urlset.kind)]
    found = [name for name in names if len({urlset.column(name)[row].strip(XML_SPACE) for row in rows}) > 1]
    if len({other_content(urlset, row) for row in rows}) > 1:
        found.append(OTHER)
    return found


def keep(urlset: Document, groups: Iterable[DuplicateGroup], how: Keep | Collection[int]) -> Edit | None:
    """Remove all entries of each group but one: the one that `how` says, or those rows that were picked.

    Of a group in which none was picked all stay. None where nothing would be removed.
    """
    stays = how if isinstance(how, Keep) else frozenset(how)
    rows = sorted(row for group in groups for row in _superfluous(urlset, group, stays))
    return removal(urlset, rows) if rows else None


def kept_rows(urlset: Document, groups: Iterable[DuplicateGroup]) -> dict[Keep, list[int]]:
    """The entry of each group that would stay, for each way to choose it."""
    found = list(groups)
    return {how: [kept_row(urlset, group, how) for group in found] for how in Keep}


def _superfluous(urlset: Document, group: DuplicateGroup, how: Keep | frozenset[int]) -> list[int]:
    stays: Collection[int]
    if isinstance(how, Keep):
        stays = {kept_row(urlset, group, how)}
    else:
        stays = how.intersection(group.rows) or set(group.rows)
    return [row for row in group.rows if row not in stays]


def kept_row(urlset: Document, group: DuplicateGroup, how: Keep) -> int:
    """The entry of a group that stays."""
    rows = group.rows
    if how is Keep.NEWEST:
        dates = urlset.column("lastmod")
        return max(rows, key=lambda row: (_instant(dates[row]), -row))
    return rows[-1] if how is Keep.LAST else rows[0]


def _instant(lastmod: str) -> tuple[bool, Instant]:
    parsed = w3c_datetime.date_of(lastmod)
    return (True, parsed.instant()) if parsed else (False, Instant(0))
