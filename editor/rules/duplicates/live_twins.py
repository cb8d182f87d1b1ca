"""Keeps true which safe fixes of URLs are none, since they would make a URL that another entry has.

Entries are put together by what no safe fix changes in a URL: only those that share it can be twins.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import compress
from typing import NamedTuple

from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.core.fields import XML_SPACE
from editor.rules.catalogue import fix_told
from editor.rules.checking import value_hits
from editor.rules.duplicates.check import KeyIndex
from editor.rules.finding import Context
from editor.rules.loc.check import settled_url
from editor.rules.loc.escapes import unescape_once
from editor.rules.loc.sure_spelling import LOC_REWRITES
from editor.rules.marks import FEW_ROWS, Key, Marks, code_of, severity_of
from editor.rules.rule import Fix
from editor.rules.scope.check import SLIP, ScopeJudge
from editor.rules.url_column import UrlColumn

_CHANGING = frozenset({*LOC_REWRITES, SLIP} - {"loc-padded"})  # white space around it is no part of a URL
_SCHEME = re.compile(r"\A\s*[A-Za-z][A-Za-z0-9+.-]*\s*:[/\\\s]*")
_PORT = re.compile(r":[0-9]*(?=[/?#]|\Z)")
_CHANGED = re.compile(
    r"%(?:25)*(?:[0-7][0-9A-Fa-f])?|[\x00-$&-/:-@\[-`{-\x7f]+"
)  # what is escaped, or its escape


def firm_key(loc: str) -> str:
    """The same text for all URLs that a safe fix may make the same; for some others too."""
    text = loc.strip(XML_SPACE)
    while "&" in text and (plain := unescape_once(text)) != text:
        text = plain
    text = _PORT.sub("", _SCHEME.sub("", text), count=1)
    return _CHANGED.sub("", text).lower()


class _Mended(NamedTuple):
    """What is done unasked about a URL, by its own findings."""

    rules: frozenset[str]  # those with a safe fix
    url: str  # as it is then, without white space around it


class LiveTwins:
    """The URLs by what no safe fix changes, which is found out where any has such a fix: mostly none has.

    What changes is marked in the marks of the document, which are handed in.
    """

    def __init__(self, urlset: Document) -> None:
        self._urlset = urlset
        self._index: KeyIndex | None = None
        self._has_twins = False
        self._majority = ("", "")  # by which slips in a scheme are judged

    def copied(self, urlset: Document) -> "LiveTwins":
        """The same for a copy of the document; the keys are found out anew where they are needed."""
        copy = LiveTwins(urlset)
        copy._has_twins, copy._majority = self._has_twins, self._majority
        return copy

    # What changes

    def forget(self) -> None:
        """So much changed that the keys are quicker found out anew."""
        self._index = None

    def updated(self, row: int, loc: str) -> None:
        """A row has another URL."""
        if self._index:
            self._index.update(row, loc)

    def inserted(self, first: int, locs: Sequence[str]) -> None:
        """Rows with these URLs are there that were not."""
        if self._index:
            self._index.insert(first, locs)

    def removed(self, first: int, last: int) -> None:
        """Rows are gone; `last` is included."""
        if self._index:
            self._index.remove(first, last)

    def hashes(self, rows: Rows) -> set[bytes] | None:
        """The hashes of the keys of some rows; None where they are many, or the keys are not known."""
        if self._index is None or len(rows) > FEW_ROWS:
            return None
        return set(map(self._index.hash_of, rows))

    # Checks

    def check(self, marks: Marks, context: Context, judge: ScopeJudge, hashes: set[bytes] | None) -> None:
        """Mark which safe fixes are none, of rows with these hashes; None: of all."""
        keys = [key for key in marks.codes() if key[1] == "loc" and key[0] in _CHANGING]
        if not keys:
            self._has_twins = False
            return
        if judge.majority != self._majority:
            self._majority, hashes = judge.majority, None
        if self._index is None:
            self._index = KeyIndex(self._urlset.column("loc"), keys_of=_firm_keys)
            hashes = None
        if hashes is None:
            groups = list(self._index.repeated())
            if self._has_twins:  # some of them may be none any more
                alone = set(_marked(marks, keys)).difference(*groups)
                groups += [[row] for row in alone]
            self._has_twins = False
        else:
            groups = list(self._index.rows_by_hash(hashes).values())
        found: dict[int, dict[Key, int]] = {}
        for rows in groups:
            found.update(self._codes(rows, marks, keys, context, judge))
        if found:
            marks.set_rows({rule for rule, _ in keys}, found)

    def _codes(
        self, rows: Sequence[int], marks: Marks, keys: Sequence[Key], context: Context, judge: ScopeJudge
    ) -> Iterator[tuple[int, dict[Key, int]]]:
        """The codes of those of these rows whose URL may be mended unasked, as far as they share a key."""
        locs = self._urlset.column("loc")
        mended = {row: _mended(locs[row], context, judge) for row in rows if _is_marked(marks, keys, row)}
        texts = {locs[row].strip(XML_SPACE) for row in rows}
        sources: defaultdict[str, set[str]] = defaultdict(set)
        for row, each in mended.items():
            sources[each.url].add(locs[row].strip(XML_SPACE))
        for row, (rules, url) in mended.items():
            is_twin = url in texts or len(sources[url]) > 1
            self._has_twins = self._has_twins or (is_twin and bool(rules))
            codes = {key: array[row] for key in keys if (array := marks.codes()[key])[row]}
            fix = Fix.ASK if is_twin else Fix.AUTO
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


def _mended(loc: str, context: Context, judge: ScopeJudge) -> _Mended:
    safe = {hit.rule for hit in value_hits("loc", loc, context) if fix_told(hit) is Fix.AUTO}
    text = loc
    if (slip := judge.slip_hit(loc)) and fix_told(slip) is Fix.AUTO:  # other URLs tell whether it is sure
        safe.add(SLIP)
        text = str(dict(slip.params)["suggestion"])
    return _Mended(frozenset(safe & _CHANGING), settled_url(text, context).strip(XML_SPACE))
