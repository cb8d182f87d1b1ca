"""Withdraws safe fixes of URLs that would produce the URL of another entry, or nearly so."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from editor.core.document.rows import Rows
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.urls import equivalence_key, near_key
from editor.rules.catalogue import fix_told
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange
from editor.rules.finding import Context
from editor.rules.listing.duplicates_check import KeyIndex
from editor.rules.listing.scope_check import SLIP, KeptScope, ScopeJudge
from editor.rules.marks import Codes, Key, Marks, code_of, severity_of
from editor.rules.rule import Fixability
from editor.rules.values.loc_check import LOC_REWRITES, settled_url
from editor.rules.values.url_traits import UrlColumn, unescape_once
from editor.rules.values.value_families import value_hits

_CHANGING = frozenset({*LOC_REWRITES, SLIP} - {"loc-padded"})  # whitespace around it is not part of a URL
_SCHEME = re.compile(r"\A\s*[A-Za-z][A-Za-z0-9+.-]*\s*:[/\\\s]*")
_PORT = re.compile(r":[0-9]*(?=[/?#]|\Z)")
_CHANGED = re.compile(
    r"%(?:25)*(?:[0-7][0-9A-Fa-f])?|[\x00-$&-/:-@\[-`{-\x7f]+"
)  # characters that are escaped, or their escapes
_NEARLY = re.compile(r"\Awww|index(?:html|php)")  # what else near duplicates differ in


def firm_key(loc: str) -> str:
    """Return a text that is the same for all URLs that safe fixes may make alike, and for some others."""
    text = loc.strip(XML_SPACE)
    while "&" in text and (plain := unescape_once(text)) != text:
        text = plain
    text = _PORT.sub("", _SCHEME.sub("", text), count=1)
    return _NEARLY.sub("", _CHANGED.sub("", text).lower())


class _Mended(NamedTuple):
    """The result of all safe fixes of a URL, by its own findings."""

    rules: frozenset[str]  # those with a safe fix
    url: str  # the URL after them, without whitespace around it


class KeptTwins(Kept[None]):
    """Finds URLs that would be alike after safe fixes, by an index of what no safe fix changes in them.

    The index is made once a URL has such a fix.
    """

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self._index: KeyIndex | None = None
        self._has_twins = False
        self._majority = ("", "")  # decides whether fixes of the scheme are safe
        self._before: set[bytes] | None = None  # the hashes of the rows of a change, before it

    def copied(self, of: KeptFile) -> "KeptTwins":
        """Return a copy for a copy of the file; its index is made again when needed."""
        copy = KeptTwins(of)
        copy._has_twins, copy._majority = self._has_twins, self._majority
        return copy

    def _hashes(self, rows: Rows) -> set[bytes] | None:
        """Return the hashes of the keys of some rows; None if they are many, or there is no index."""
        return self._index.hashes_of(rows) if self._index else None

    # Changes of the document

    def adopt(self, facts: None, codes: Codes) -> None:
        self._index = None

    def settle(self) -> None:
        self._check(None)

    def prepare(self, change: RowsChange) -> None:
        is_known = change.kind in (ChangeKind.VALUES, ChangeKind.REMOVED)
        self._before = self._hashes(change.rows) if is_known else None

    def follow(self, change: RowsChange) -> None:
        kind, rows, before = change.kind, change.rows, self._before
        locs = self.of.file.column("loc")
        if kind is ChangeKind.INSERTED:
            if self._index:
                self._index.insert(rows[0], locs[rows[0] : rows[-1] + 1])
            before = set()
        elif kind is ChangeKind.REMOVED:
            if self._index:
                self._index.remove(rows[0], rows[-1])
            rows = ()
        elif kind is ChangeKind.REARRANGED or (change.touches("loc") and not change.is_few):
            self._index = None
        elif kind is ChangeKind.VALUES and change.touches("loc") and self._index:
            self._index.update(rows, locs)
        now = self._hashes(rows)
        self._check(None if before is None or now is None else before | now)

    # Checks

    def _check(self, hashes: set[bytes] | None) -> None:
        """Mark safe fixes that must ask instead, in rows with these hashes; None: in all rows."""
        marks, judge = self.of.marks, self.of.kept(KeptScope).judge
        keys = [key for key in marks.codes() if key[1] == "loc" and key[0] in _CHANGING]
        if not keys:
            self._has_twins = False
            return
        if judge.majority != self._majority:
            self._majority, hashes = judge.majority, None
        if self._index is None:
            self._index = KeyIndex(self.of.file.column("loc"), keys_of=_firm_keys)
            hashes = None
        if hashes is None:
            groups = list(self._index.repeated())
            if self._has_twins:  # some of them may have no twin any more
                alone = set(_marked(marks, keys)).difference(*groups)
                groups += [[row] for row in alone]
            self._has_twins = False
        else:
            groups = list(self._index.rows_by_hash(hashes).values())
        found: dict[int, dict[Key, int]] = {}
        for rows in groups:
            found.update(self._codes(rows, keys, judge))
        if found:
            marks.set_rows({rule for rule, _ in keys}, found)

    def _codes(
        self, rows: Sequence[int], keys: Sequence[Key], judge: ScopeJudge
    ) -> Iterator[tuple[int, dict[Key, int]]]:
        """Yield the codes of rows with a safe fix, among rows that share a key."""
        marks, context = self.of.marks, self.of.context
        locs = self.of.file.column("loc")
        corrected = {
            row: _corrected(locs[row], context, judge) for row in rows if _is_marked(marks, keys, row)
        }
        texts = {locs[row].strip(XML_SPACE) for row in rows}
        sources: defaultdict[str, set[str]] = defaultdict(set)
        for row, each in corrected.items():
            sources[each.url].add(locs[row].strip(XML_SPACE))
        alike = near_key if context.kind is not Kind.SITEMAPINDEX else equivalence_key
        before = {row: alike(locs[row]) for row in rows}
        after = {row: alike(corrected[row].url) if row in corrected else before[row] for row in rows}
        origins: defaultdict[str, set[str]] = defaultdict(set)  # what the keys after the fixes were before
        for row in rows:
            origins[before[row]].add(before[row])
            origins[after[row]].add(before[row])
        for row, (rules, url) in corrected.items():
            is_twin = url in texts or len(sources[url]) > 1 or len(origins[after[row]]) > 1
            self._has_twins = self._has_twins or (is_twin and bool(rules))
            codes = {key: array[row] for key in keys if (array := marks.codes()[key])[row]}
            fix = Fixability.ASK if is_twin else Fixability.AUTO
            yield (
                row,
                {
                    key: code_of(severity_of(code), fix) if key[0] in rules else code
                    for key, code in codes.items()
                },
            )


def _firm_keys(locs: Sequence[str] | UrlColumn) -> list[str]:
    return list(map(firm_key, locs.locs if isinstance(locs, UrlColumn) else locs))


def _marked(marks: Marks, keys: Collection[Key]) -> Iterator[int]:
    for key in keys:
        yield from compress(range(marks.size), marks.codes()[key])


def _is_marked(marks: Marks, keys: Collection[Key], row: int) -> bool:
    return any(marks.codes()[key][row] for key in keys)


def _corrected(loc: str, context: Context, judge: ScopeJudge) -> _Mended:
    safe = {hit.rule for hit in value_hits("loc", loc, context) if fix_told(hit) is Fixability.AUTO}
    text = loc
    if (slip := judge.slip_hit(loc)) and fix_told(
        slip
    ) is Fixability.AUTO:  # other URLs decide whether it is safe
        safe.add(SLIP)
        text = str(dict(slip.params)["suggestion"])
    return _Mended(frozenset(safe & _CHANGING), settled_url(text, context).strip(XML_SPACE))
