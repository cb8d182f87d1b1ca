"""The fixes for URLs that a file lists twice, outside its scope, or together with another file.

Of entries with the same URL all but one go, or they become one with the content of all: images,
videos, news, links. `outside_findings` finds the URLs that a sitemap may not list if it is
published at a planned place. Source: https://www.sitemaps.org/protocol.html#location
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from editor.core.document.edits import Edit, SetValues, one_of, removal
from editor.core.document.entries import Entries
from editor.core.extensions.extension_editing import ExtensionText, extension_edit, extensions_of
from editor.core.extensions.extension_reading import Node, meaning_of, nodes_at
from editor.core.fields import XML_SPACE, fields_of
from editor.core.text import N_
from editor.core.values import w3c_datetime
from editor.core.values.w3c_datetime import Instant
from editor.core.xml.outline import own_names
from editor.rules.catalogue import RULE_BY_ID, severity_of_hit
from editor.rules.finding import Context, Finding, Hit
from editor.rules.fixes.fix_kinds import (
    Fix,
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    RemoveEntries,
    RewriteValue,
    asked_rewrite,
    sure_fix,
)
from editor.rules.listing.duplicates_check import SHARED, duplicates_in, other_content
from editor.rules.listing.scope_check import ScopeCheck, Sites, origins_of
from editor.rules.rule import Severity
from editor.rules.values import loc_fixes
from editor.rules.values.url_traits import UrlColumn
from editor.rules.wording import message

ACROSS_FIXES: Fixes = {SHARED: (Fix("remove-entry", N_("Remove it from the later file"), RemoveEntries()),)}


SAME_PAGE = frozenset({"duplicate-loc", "equivalent-loc"})
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


_REMOVE_OTHERS = Fix(  # they may be right in a file for their own site
    "remove-entry", N_("Remove these entries"), RemoveEntries(), is_guess=True
)


def _move(title: str) -> Fix:
    """Return the fix that moves URLs to the file's own site; the page may not exist there."""
    return Fix("site", title, RewriteValue(loc_fixes.on_published_site), is_guess=True)


SCOPE_FIXES: Fixes = {
    "mixed-hosts": (
        asked_rewrite("www", N_("Use www, or not, as most URLs do"), loc_fixes.spelt_as_usual),
        _REMOVE_OTHERS,
    ),
    "mixed-schemes": (
        asked_rewrite("scheme", N_("Use the scheme most URLs have"), loc_fixes.with_usual_scheme),
    ),
    "url-off-host": (
        asked_rewrite("www", N_("Use www, or not, as the file's own URL does"), loc_fixes.spelt_as_published),
        _move(N_("Use the file's own scheme and host")),
        _REMOVE_OTHERS,
    ),
    "url-off-scheme": (
        asked_rewrite("scheme", N_("Use the file's own scheme"), loc_fixes.with_published_scheme),
    ),
    "index-self-reference": (
        sure_fix("remove-entry", N_("Remove the entry for the index itself"), RemoveEntries()),
    ),
    "index-lists-pages": (_REMOVE_OTHERS,),
    "index-child-off-site": (
        asked_rewrite("www", N_("Use www, or not, as the index does"), loc_fixes.spelt_as_published),
        _move(N_("Use the index's scheme and host")),
        _REMOVE_OTHERS,
    ),
}


SCOPE_ERRORS = frozenset({"url-off-host", "url-off-scheme", "url-outside-scope"})


def outside_findings(entries: Entries, context: Context) -> Iterator[Finding]:
    """Yield the errors about the location of a file that is published as the context says, row by row."""
    locs = entries.column("loc")
    sites = Sites(origins_of(UrlColumn(locs)))
    judge = ScopeCheck(sites, context)

    def errors(origin: str, loc: str) -> Iterator[Hit]:
        for hit in judge.hits(origin, loc):
            if hit.rule in SCOPE_ERRORS and severity_of_hit(hit) is Severity.ERROR:
                yield hit

    is_clean = {
        origin: not judge.looks_at_paths and not any(errors(origin, origin)) for origin in sites.present()
    }
    for row, (origin, loc) in enumerate(zip(sites, locs, strict=True)):
        if not is_clean.get(origin):
            for hit in errors(origin, loc):
                rule = RULE_BY_ID[hit.rule]
                text = message(rule, hit.params, loc)
                yield Finding(rule, Severity.ERROR, rule.fix, row, "loc", loc, text, hit.params)


Content = tuple[str, object]  # the name of an element, and its meaning


def contents_of(entries: Entries, groups: Iterable[DuplicateGroup]) -> dict[int, frozenset[Content]]:
    """Return the content of entries besides their values, for groups that differ in it."""
    rows = (row for group in groups if OTHER in group.differs for row in group.rows)
    return {row: frozenset(map(_content, nodes_at(entries, row))) for row in rows}


def _content(node: Node) -> Content:
    return node.extension.name if node.extension else node.tag, meaning_of(node)


def lost(
    contents: Mapping[int, frozenset[Content]], groups: Iterable[DuplicateGroup], stays: Collection[int]
) -> Counter[str]:
    """Count, by extension, the elements that would be lost with the entries that do not stay."""
    kept = frozenset(stays)
    gone: Counter[str] = Counter()
    for group in groups:
        own = kept.intersection(group.rows)
        if not own or group.rows[0] not in contents:
            continue
        held = frozenset[Content]().union(*(contents[row] for row in group.rows))
        gone.update(name for name, _ in held.difference(*(contents[row] for row in own)))
    return gone


def unite_groups(entries: Entries, groups: Iterable[DuplicateGroup], stays: Collection[int]) -> Edit | None:
    """Merge each group into the entry that stays, with the content of the others and the newest date.

    The others are removed. A group stays complete if none of its entries is to stay, or if an entity of
    another file would come along.
    """
    kept = frozenset(stays)
    texts: dict[int, ExtensionText] = {}
    dates: dict[int, str] = {}
    gone: list[int] = []
    lastmod = entries.column("lastmod")
    for group in groups:
        row = next((row for row in group.rows if row in kept), -1)
        others = [other for other in group.rows if other != row]
        if row < 0 or _would_lose_entities(entries, row, others):
            continue
        gone += others
        if OTHER in group.differs:
            texts[row] = _with_contents(entries, row, others)
        newest = lastmod[kept_row(entries, group, Keep.NEWEST)]
        if newest and newest != lastmod[row]:
            dates[row] = newest
    rows = sorted(dates)
    edits = (
        extension_edit(entries, texts),
        SetValues("lastmod", rows, [dates[row] for row in rows]) if rows else None,
        removal(entries, sorted(gone)) if gone else None,
    )
    return one_of(edit for edit in edits if edit)


def _would_lose_entities(entries: Entries, row: int, others: Iterable[int]) -> bool:
    own = entries.file_at(row)
    foreign = [other for other in others if entries.file_at(other) is not own]
    return any(own_names(extensions_of(entries, other).text) for other in foreign)


def _with_contents(entries: Entries, row: int, others: Sequence[int]) -> ExtensionText:
    text = extensions_of(entries, row)
    known = set(map(meaning_of, text.nodes))
    copies: list[tuple[Node, ExtensionText]] = []
    for other in others:
        of = extensions_of(entries, other)
        for node in of.nodes:
            if (meaning := meaning_of(node)) not in known:
                known.add(meaning)
                copies.append((node, of))
    return text.with_copies(copies)


@dataclass(frozen=True, slots=True)
class MergeDuplicates(FixMethod):
    """The method that merges each group whose entries differ in more than values into one entry."""

    removes = True
    rules: frozenset[str]

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        wanted = set(places.all_rows())
        groups = [
            group
            for group in duplicate_groups(fix.entries, fix.context, self.rules)
            if OTHER in group.differs and not wanted.isdisjoint(group.rows)
        ]
        return unite_groups(
            fix.entries, groups, [kept_row(fix.entries, group, Keep.NEWEST) for group in groups]
        )


@dataclass(frozen=True, slots=True)
class KeepOne(FixMethod):
    """The method that keeps one entry of each group that has one of the places."""

    removes = True
    how: Keep
    rules: frozenset[str]

    def helps(self, _fix: FixContext, places: FixPlaces) -> bool:
        return bool(places.all_rows())

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        wanted = set(places.all_rows())
        groups = duplicate_groups(fix.entries, fix.context, self.rules)
        return keep(fix.entries, (group for group in groups if not wanted.isdisjoint(group.rows)), self.how)


_UNITE = N_("Merge each into one entry with all images, videos, news and links")
_TITLES = {
    Keep.NEWEST: N_("Keep the newest of each"),
    Keep.FIRST: N_("Keep the first of each"),
    Keep.LAST: N_("Keep the last of each"),
}


def _keeping(*rules: str) -> tuple[Fix, ...]:
    """Return the fixes for entries that these rules find alike: merge them, or keep one of them."""
    alike = frozenset(rules)
    unite = Fix("merge", _UNITE, MergeDuplicates(alike))
    return unite, *(Fix(f"keep-{how}", title, KeepOne(how, alike)) for how, title in _TITLES.items())


_REMOVE_COPIES = sure_fix("remove-copies", N_("Remove entries identical to an earlier one"), RemoveEntries())

DUPLICATE_FIXES: Fixes = {
    "duplicate-loc": (_REMOVE_COPIES, *_keeping("duplicate-loc")),
    "equivalent-loc": _keeping(*SAME_PAGE),
    "near-duplicate-loc": _keeping(*SAME_PAGE, "near-duplicate-loc"),
    "case-only-loc": _keeping(*SAME_PAGE, "case-only-loc"),
}
