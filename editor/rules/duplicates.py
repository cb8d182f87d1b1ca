"""URLs that are listed more than once: letter by letter, in another spelling, or almost.

Entries are put together by a coarse key that same, equivalent and nearly equal URLs share; within such a
group each later entry gets the closest relation that it has to an earlier one.
"""

import re
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from editor.core.fields import XML_SPACE, Kind
from editor.core.urls import case_key, equivalence_key, near_key
from editor.core.urlset import Urlset
from editor.rules.finding import Context, Hit
from editor.rules.rule import Fix
from editor.rules.url_column import UrlColumn

DUPLICATE_RULES = frozenset(
    {"duplicate-loc", "duplicate-loc-conflict", "equivalent-loc", "near-duplicate-loc", "case-only-loc"}
)

# Escapes of characters that need none, so that another spelling is without.
_NEEDLESS_ESCAPE = re.compile("%(?:2[DEde]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])")
_CHANGEABLE_ESCAPE = re.compile(f"%[0-9A-F]?[a-f]|{_NEEDLESS_ESCAPE.pattern}")
_WEB_URL = re.compile(r"(?:https?|ftp)://", re.IGNORECASE)
_METADATA = ("lastmod", "changefreq", "priority")


class Copy(NamedTuple):
    """What is said about an entry whose URL an earlier one has, in some sense."""

    row: int
    hit: Hit


# Coarse keys


def coarse_key(loc: str) -> str:
    """The same text for all URLs that any rule here may find alike."""
    return near_key(loc).lower()


def coarse_keys(column: UrlColumn) -> list[str]:
    """The coarse key of each; a URL of the commonest form needs only its ends cut off, all in one go."""
    locs, home = column.locs, column.home
    if not home or not column.is_one_line_each:
        return [coarse_key(loc) for loc in locs]
    near_home = coarse_key(home)
    lines = f"\n{column.lower}\n".replace(f"\n{home}", f"\n{near_home}/")
    keys = lines.replace("/\n", "\n")[1:-1].split("\n")
    for row in _uncommon_rows(column):
        keys[row] = coarse_key(locs[row])
    return keys


def _uncommon_rows(column: UrlColumn) -> set[int]:
    """Where more than letter case and the final slash may tell the URL from its key."""
    text, locs, home = column.text, column.locs, column.home
    rows: set[int] = set()
    for sign in " \t\r":
        if sign in text:
            rows.update(row for row, loc in enumerate(locs) if sign in loc)
    if not column.is_of_one_home:
        rows.update(row for row, loc in enumerate(locs) if not loc.startswith(home))
    if column.has_telling_dots:
        rows.update(row for row, loc in enumerate(locs) if "/." in loc or "/index." in loc.lower())
    for sign in "?#":  # a slash before it, or at the end of what it begins
        if sign in text:
            rows.update(
                row for row, loc in enumerate(locs) if sign in loc and (f"/{sign}" in loc or loc[-1] == "/")
            )
    if "%" in text and _NEEDLESS_ESCAPE.search(text):
        rows.update(row for row, loc in enumerate(locs) if "%" in loc and _NEEDLESS_ESCAPE.search(loc))
    if not text.isascii():
        rows.update(row for row, loc in enumerate(locs) if not loc.isascii())
    return rows


def _are_plainly_distinct(column: UrlColumn) -> bool:
    """Whether a quick look suffices to know that no two URLs are alike in any sense but letter case."""
    text = column.text
    if not column.is_of_one_home or not text.isascii() or column.has_telling_dots:
        return False
    if any(sign in text for sign in " \t\r") or ("%" in text and _CHANGEABLE_ESCAPE.search(text)):
        return False
    for sign in "?#":
        if sign in text and [
            loc for loc in column.locs if sign in loc and (f"/{sign}" in loc or loc[-1] == "/")
        ]:
            return False
    different = set(column.locs)
    if len(different) < len(column.locs):
        return False
    return different.isdisjoint([loc[:-1] for loc in column.locs if loc[-1] == "/"])


# Relations


def copies(urlset: Urlset, context: Context, column: UrlColumn | None = None) -> list[Copy]:
    """All entries whose URL an earlier entry has, in some sense; ascending."""
    column = column or UrlColumn(urlset.column("loc"))
    if not context.letter_case and _are_plainly_distinct(column):
        return []
    keys = coarse_keys(column)
    if len(set(keys)) == len(keys):
        return []
    repeated = {key for key, count in Counter(keys).items() if count > 1}
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for row, key in enumerate(keys):
        if key in repeated:
            groups[key].append(row)
    found = [copy for rows in groups.values() for copy in relations(urlset, rows, context)]
    return sorted(found, key=lambda copy: copy.row)


def relations(urlset: Urlset, rows: Sequence[int], context: Context) -> Iterator[Copy]:
    """What is said about entries with one coarse key; the rows are ascending.

    The same text comes before another spelling, that before a near duplicate. A URL with a fragment is
    compared as text only, since the fragment itself is what has to go.
    """
    locs = urlset.column("loc")
    levels = _levels(context)
    seen: list[dict[str, int]] = [{} for _ in levels]
    for row in rows:
        loc = locs[row].strip(XML_SPACE)
        if not loc or (context.kind is Kind.TEXT and not _WEB_URL.match(loc)):
            continue
        of_text = seen[0].setdefault(loc, row)
        if of_text != row:
            yield from _same(urlset, of_text, row)
            continue
        if "#" in loc:
            continue
        for (rule, key_of), known in zip(levels[1:], seen[1:], strict=True):
            first = known.setdefault(key_of(loc), row)
            if first != row:
                yield Copy(row, Hit(rule, (("first", first + 1), ("other", locs[first].strip(XML_SPACE)))))
                break


def _levels(context: Context) -> list[tuple[str, Callable[[str], str]]]:
    """The relations from the closest on: the rule and the key that the URLs share."""
    levels: list[tuple[str, Callable[[str], str]]] = [
        ("duplicate-loc", str),
        ("equivalent-loc", equivalence_key),
    ]
    if context.kind is not Kind.SITEMAPINDEX:
        levels.append(("near-duplicate-loc", near_key))
        if context.letter_case:
            levels.append(("case-only-loc", case_key))
    return levels


def _same(urlset: Urlset, first: int, row: int) -> Iterator[Copy]:
    columns = [(name, urlset.column(name)) for name in _METADATA]
    different = [name for name, column in columns if _differ(column, first, row)]
    is_whole = not different and _rest(urlset, first) == _rest(urlset, row)
    yield Copy(row, Hit("duplicate-loc", (("first", first + 1),), fix=Fix.AUTO if is_whole else Fix.ASK))
    if different:
        params = (("first", first + 1), ("fields", ", ".join(different)))
        yield Copy(row, Hit("duplicate-loc-conflict", params))


def _differ(column: Sequence[str], first: int, row: int) -> bool:
    return column[first].strip(XML_SPACE) != column[row].strip(XML_SPACE)


def _rest(urlset: Urlset, row: int) -> tuple[str, str]:
    """What an entry holds beside its values, as text."""
    source = urlset.current_source(row)
    return urlset.block.extensions[row], source.text if source else ""


class KeyIndex:
    """Finds the rows with a coarse key, in a document that changes: eight bytes a row, searched by C."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._hashes = _hashes(locs)

    def hash_of(self, row: int) -> bytes:
        """What stands for the key of a row."""
        return bytes(self._hashes[row * 8 : row * 8 + 8])

    def rows_with(self, key_hash: bytes) -> list[int]:
        """The rows whose key has this hash, ascending. (Two keys may share one: compare them.)"""
        rows: list[int] = []
        at = self._hashes.find(key_hash)
        while at >= 0:
            if at % 8 == 0:
                rows.append(at // 8)
                at += 7
            at = self._hashes.find(key_hash, at + 1)
        return rows

    def update(self, row: int, loc: str) -> None:
        """A row has another URL."""
        self._hashes[row * 8 : row * 8 + 8] = _hashes([loc])

    def insert(self, first: int, locs: Sequence[str]) -> None:
        """Rows were inserted."""
        self._hashes[first * 8 : first * 8] = _hashes(locs)

    def remove(self, first: int, last: int) -> None:
        """Rows were removed; `last` is included."""
        del self._hashes[first * 8 : last * 8 + 8]


def _hashes(locs: Sequence[str]) -> bytearray:
    return bytearray(array("q", map(hash, coarse_keys(UrlColumn(locs)))).tobytes())
