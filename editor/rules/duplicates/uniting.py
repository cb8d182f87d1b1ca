"""Merges entries with the same URL into one with the content of all: images, videos, news, links."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from editor.core.document.edits import Edit, SetValues, one_of
from editor.core.document.entries import Entries
from editor.core.document.row_edits import removal
from editor.core.extensions.editing import ExtensionText, extensions_of
from editor.core.extensions.edits import extension_edit
from editor.core.extensions.nodes import Node, meaning_of, nodes_at
from editor.core.xml.outline import own_names
from editor.rules.duplicates.groups import OTHER, DuplicateGroup, Keep, duplicate_groups, kept_row
from editor.rules.remedies.remedy import FixContext, FixMethod, FixPlaces

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
class Unite(FixMethod):
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
