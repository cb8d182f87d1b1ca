"""Withdraws safe fixes of URLs that would produce the URL of another entry, or nearly so."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import chain, compress, count
from typing import NamedTuple

from editor.core.fields import XML_SPACE, Kind
from editor.core.values.urls import equivalence_key, near_key
from editor.rules.catalogue import fix_of_hit
from editor.rules.family import FamilyState
from editor.rules.finding import Context, joined_lines
from editor.rules.listing.scope_check import TYPO, ScopeCheck, ScopeState
from editor.rules.marks import Codes, Key, code_of, severity_of
from editor.rules.rule import Fixability
from editor.rules.values.loc_check import LOC_REWRITES, url_after_fixes
from editor.rules.values.url_traits import home_of, unescape_once
from editor.rules.values.value_families import value_hits

CHANGING = frozenset({*LOC_REWRITES, TYPO} - {"loc-padded"})  # whitespace around it is not part of a URL
_SCHEME = re.compile(r"\A\s*[A-Za-z][A-Za-z0-9+.-]*\s*:[/\\\s]*")
_PORT = re.compile(r":[0-9]*(?=[/?#]|\Z)")
_CHANGED = re.compile(
    r"%(?:25)*(?:[0-7][0-9A-Fa-f])?|[\x00-$&-/:-@\[-`{-\x7f]+"
)  # characters that are escaped, or their escapes
_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\n"
_LOWER = bytes(range(256)).lower()
_OTHERS = bytes(set(range(256)) - set(_LETTERS))
# What no URL of the usual form has after its scheme: escapes, a port, letters beyond ASCII.
_UNUSUAL = b"%;:" + bytes(range(128, 256))
_USUAL = bytes(set(range(256)) - set(_UNUSUAL + b"\n"))


def collision_key(loc: str) -> str:
    """Return a text that is the same for all URLs that safe fixes may make alike, and for some others."""
    text = loc.strip(XML_SPACE)
    while "&" in text and (plain := unescape_once(text)) != text:
        text = plain
    text = _PORT.sub("", _SCHEME.sub("", text), count=1)
    return _without_near("\n" + _CHANGED.sub("", text).lower())[1:]


def _without_near(lines: str) -> str:
    """Return lines, each with its line end before it, without what else near duplicates differ in."""
    while "\nwww" in lines:
        lines = lines.replace("\nwww", "\n")
    return lines.replace("indexhtml", "").replace("indexphp", "")


def collision_keys(locs: Sequence[str]) -> list[str]:
    """Return the collision key of each URL; those of URLs of the usual form are made all together."""
    home = home_of(locs)
    lines = f"\n{joined_lines(locs)}"
    # A slash stays of what is taken off, so that no second scheme is taken for the first.
    if home:
        lines = lines.replace(f"\n{home}", f"\n/{home.partition('//')[2].removeprefix('www')}")
    lines = lines.replace("\nhttps://", "\n/").replace("\nhttp://", "\n/")
    rests = lines.encode("utf-8", "surrogatepass")  # bytes are deleted many times faster than characters
    keys = _without_near(rests.translate(_LOWER, _OTHERS).decode("ascii")).split("\n")[1:-1]
    unusual = rests.translate(None, _USUAL).split(b"\n")[1:-1]
    for row in compress(count(), unusual):
        keys[row] = collision_key(locs[row])
    return keys


class _Mended(NamedTuple):
    """The result of all safe fixes of a URL, by its own findings."""

    rules: frozenset[str]  # those with a safe fix
    url: str  # the URL after them, without whitespace around it


class CollidingFixes(FamilyState[bool]):
    """Finds URLs that would be alike after safe fixes, among those that share what no safe fix changes.

    Its fact is whether the last check withdrew any fix.
    """

    FIELDS = frozenset({"loc"})

    def depends_on(self, field: str) -> bool:
        return bool(self.facts) or super().depends_on(field)  # an entry that changes is checked by itself

    def set_checked(self, facts: bool | None, codes: Codes) -> None: ...  # it stays until `finish`

    def finish(self) -> None:
        """Mark safe fixes that must ask instead."""
        marks, judge = self.of.marks, self.of.state(ScopeState).judge
        had_any, self.facts = self.facts, False
        codes = {key: array for key, array in marks.codes(CHANGING).items() if key[1] == "loc"}
        if not codes:
            return
        keys = collision_keys(self.of.file.column("loc"))
        marked = chain.from_iterable(compress(keys, array) for array in codes.values())
        groups: dict[str, list[int]] = {key: [] for key in marked}
        for row, key in enumerate(keys):
            if key in groups:
                groups[key].append(row)
        found: dict[int, dict[Key, bytes]] = {}
        for rows in groups.values():
            if had_any or len(rows) > 1:  # one that is alone may not collide any more
                found.update(self._codes(rows, codes, judge))
        if found:
            marks.set_rows({rule for rule, _ in codes}, found)

    def _codes(
        self, rows: Sequence[int], codes: Codes, judge: ScopeCheck
    ) -> Iterator[tuple[int, dict[Key, bytes]]]:
        """Yield the codes of rows with a safe fix, among rows that share a key."""
        locs, context = self.of.file.column("loc"), self.of.context
        marked = [row for row in rows if any(array[row] for array in codes.values())]
        if not marked:
            return
        mended = {loc: _corrected(loc, context, judge) for loc in {locs[row] for row in marked}}
        colliding = _colliding({locs[row] for row in rows}, mended, context)
        for row in marked:
            rules, is_colliding = mended[locs[row]].rules, locs[row] in colliding
            self.facts = self.facts or (is_colliding and bool(rules))
            fix = Fixability.ASK if is_colliding else Fixability.AUTO
            yield (
                row,
                {
                    key: bytes([code_of(severity_of(array[row]), fix) if key[0] in rules else array[row]])
                    for key, array in codes.items()
                    if array[row]
                },
            )


def _colliding(locs: Set[str], mended: Mapping[str, _Mended], context: Context) -> Set[str]:
    """Return those URLs, of some that share a key, that would be like another one after safe fixes.

    mended: of those that have findings about them.
    """
    texts = {loc: loc.strip(XML_SPACE) for loc in locs}
    sources: defaultdict[str, set[str]] = defaultdict(set)
    for loc, (_, url) in mended.items():
        sources[url].add(texts[loc])
    before = {loc: _compared(loc, context) for loc in locs}
    after = {loc: _compared(url, context) for loc, (_, url) in mended.items()}
    origins: defaultdict[str, set[str]] = defaultdict(set)  # what the keys after the fixes were before
    for loc, key in chain(before.items(), after.items()):
        origins[key].add(before[loc])
    found = {*texts.values()}
    return {
        loc
        for loc, (_, url) in mended.items()
        if url in found or len(sources[url]) > 1 or len(origins[after[loc]]) > 1
    }


def _compared(loc: str, context: Context) -> str:
    """Return what is the same for URLs that are told as duplicates; those with a fragment are never alike."""
    if "#" in loc:
        return loc.strip(XML_SPACE)
    return equivalence_key(loc) if context.kind is Kind.SITEMAPINDEX else near_key(loc)


def _corrected(loc: str, context: Context, judge: ScopeCheck) -> _Mended:
    safe = {hit.rule for hit in value_hits("loc", loc, context) if fix_of_hit(hit) is Fixability.AUTO}
    text = loc
    if (slip := judge.typo_hit(loc)) and fix_of_hit(
        slip
    ) is Fixability.AUTO:  # other URLs decide whether it is safe
        safe.add(TYPO)
        text = str(dict(slip.params)["suggestion"])
    return _Mended(frozenset(safe & CHANGING), url_after_fixes(text, context).strip(XML_SPACE))
