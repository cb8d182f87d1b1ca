"""Groups entries with the same URL, compares them, and removes all but one of each group."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from editor.core.document.edits import Edit
from editor.core.document.entries import Entries
from editor.core.document.row_edits import removal
from editor.core.fields import XML_SPACE, fields_of
from editor.core.values import w3c_datetime
from editor.core.values.w3c_datetime import Instant
from editor.rules.duplicates.check import duplicates_in, other_content
from editor.rules.finding import Context

SAME_PAGE = frozenset({"duplicate-loc", "duplicate-loc-conflict", "equivalent-loc"})
OTHER = "other"  # a difference apart from values: in extensions, or in the way they are written

_CLOSEST_FIRST = ("duplicate-loc", "equivalent-loc", "near-duplicate-loc", "case-only-loc")


class Keep(StrEnum):
    """The entry of a group that stays."""

    FIRST = "first"
    LAST = "last"
    NEWEST = "newest"  # by lastmod; the first if none has a valid date, or several the same


@dataclass(frozen=True, slots=True)
class DuplicateGroup:
    """Entries whose URLs are alike."""

    rule: str  # the id of the rule for the loosest relation in the group
    rows: tuple[int, ...]  # ascending, two or more
    differs: tuple[str, ...]  # the fields in which they are not all equal, and OTHER


def duplicate_groups(
    entries: Entries, context: Context, rules: Collection[str] = SAME_PAGE
) -> list[DuplicateGroup]:
    """Return the groups of entries that these rules find alike, ordered by their first entry.

    Each entry is in one group at most; it belongs to a group if it is like any entry of it. Whitespace around
    values makes no difference.
    """
    group_of: dict[int, list[int]] = {}
    rule_of: dict[int, int] = {}  # row -> index in _CLOSEST_FIRST of its relation to an earlier one
    for row, hit in duplicates_in(entries, context):
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
                tuple(_differences(entries, group)),
            )
            for group in groups
        ),
        key=lambda group: group.rows,
    )


def _differences(entries: Entries, rows: Sequence[int]) -> list[str]:
    names = [field.name for field in fields_of(entries.kind)]
    found = [name for name in names if len({entries.column(name)[row].strip(XML_SPACE) for row in rows}) > 1]
    if len({other_content(entries, row) for row in rows}) > 1:
        found.append(OTHER)
    return found


def keep(entries: Entries, groups: Iterable[DuplicateGroup], how: Keep | Collection[int]) -> Edit | None:
    """Remove all entries of each group except one: the one that `how` selects, or those rows that were
    picked.

    Groups without a picked row stay complete. Return None if nothing would be removed.
    """
    stays = how if isinstance(how, Keep) else frozenset(how)
    rows = sorted(row for group in groups for row in _superfluous(entries, group, stays))
    return removal(entries, rows) if rows else None


def kept_rows(entries: Entries, groups: Iterable[DuplicateGroup]) -> dict[Keep, list[int]]:
    """Return, for each way to choose it, the entry of each group that would stay."""
    found = list(groups)
    return {how: [kept_row(entries, group, how) for group in found] for how in Keep}


def _superfluous(entries: Entries, group: DuplicateGroup, how: Keep | frozenset[int]) -> list[int]:
    stays: Collection[int]
    if isinstance(how, Keep):
        stays = {kept_row(entries, group, how)}
    else:
        stays = how.intersection(group.rows) or set(group.rows)
    return [row for row in group.rows if row not in stays]


def kept_row(entries: Entries, group: DuplicateGroup, how: Keep) -> int:
    """Return the entry of a group that stays."""
    rows = group.rows
    if how is Keep.NEWEST:
        dates = entries.column("lastmod")
        return max(rows, key=lambda row: (_instant(dates[row]), -row))
    return rows[-1] if how is Keep.LAST else rows[0]


def _instant(lastmod: str) -> tuple[bool, Instant]:
    parsed = w3c_datetime.date_of(lastmod)
    return (True, parsed.instant()) if parsed else (False, Instant(0))
