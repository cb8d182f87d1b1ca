"""Finds URLs that are listed more than once: exactly alike, in another spelling, or almost alike.

Entries are grouped by a coarse key that equal, equivalent and nearly equal URLs share; within such
a group each later entry gets the closest relation that it has to an earlier one. The findings
follow the changes of the document.
"""

import re
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind, fields_of
from editor.core.values.urls import case_key, equivalence_key, near_key
from editor.core.xml.odd_entries import text_without
from editor.core.xml.outline import ElementSpan, first_with_value, has_markup, is_empty, outline, scope_names
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit, put_code
from editor.rules.rule import Fixability
from editor.rules.values.url_traits import NEEDLESS_ESCAPE, UrlColumn

DUPLICATE_RULES = frozenset(
    {"duplicate-loc", "duplicate-loc-conflict", "equivalent-loc", "near-duplicate-loc", "case-only-loc"}
)

_CHANGEABLE_SEGMENT = re.compile(r"/(?:\.|index\.)", re.IGNORECASE)
_WEB_URL = re.compile(r"(?:https?|ftp)://", re.IGNORECASE)
_AT_A_TIME = 8192  # texts processed while other threads wait
METADATA = FIELD_NAMES[1:]  # the fields besides the URL


class Duplicate(NamedTuple):
    """A hit about an entry whose URL is equal or similar to that of an earlier one."""

    row: int
    hit: Hit


# Coarse keys


def coarse_key(loc: str) -> str:
    """Return a text that is the same for all URLs that any rule here may find alike."""
    return near_key(loc).lower()


def coarse_keys(column: UrlColumn) -> list[str]:
    """Return the coarse key of each URL; for URLs of the commonest form only their ends are replaced."""
    locs, home = column.locs, column.home
    if not home:
        return [coarse_key(loc) for loc in locs]
    near_home, start = coarse_key(home), len(home) - 1
    keys = [(near_home + (loc[start:-1] if loc[-1:] == "/" else loc[start:])).lower() for loc in locs]
    for row in _uncommon_rows(column):
        keys[row] = coarse_key(locs[row])
    return keys


def _uncommon_rows(column: UrlColumn) -> set[int]:
    """Return the rows whose URL may differ from its key in more than home, letter case and final slash."""
    locs, home, signs = column.locs, column.home, column.signs
    rows: set[int] = set()
    if not column.is_of_one_home:
        rows.update(row for row, loc in enumerate(locs) if not loc.startswith(home))
    for space in signs.intersection(XML_SPACE):
        rows.update(row for row, loc in enumerate(locs) if space in loc)
    if column.has_telling_dots:
        after_home = len(home)
        dotted = (row for row, loc in enumerate(locs) if loc.find(".", after_home) >= 0)
        rows.update(row for row in dotted if _CHANGEABLE_SEGMENT.search(locs[row]))
    for sign in signs.intersection("?#"):  # a slash before it, or at the end of the URL
        signed = (row for row, loc in enumerate(locs) if sign in loc)
        rows.update(row for row in signed if locs[row][-1] == "/" or f"/{sign}" in locs[row])
    if column.has_needless_escapes:
        rows.update(row for row, loc in enumerate(locs) if "%" in loc and NEEDLESS_ESCAPE.search(loc))
    if not column.is_ascii:
        rows.update(row for row, loc in enumerate(locs) if not loc.isascii())
    return rows


def _are_plainly_distinct(column: UrlColumn) -> bool:
    """Return True if a quick check shows that no two URLs are alike, except in letter case."""
    if not column.is_of_one_home or not column.is_ascii:
        return False
    if column.has_telling_dots or column.has_slashed_signs or column.has_changeable_escapes:
        return False
    if column.signs.intersection(XML_SPACE):
        return False
    different = _different(column.locs)
    if len(different) < len(column.locs):
        return False
    if not column.has_final_slashes:
        return True
    return different.isdisjoint([loc[:-1] for loc in column.locs if loc[-1] == "/"])


def _different(texts: Sequence[str]) -> set[str]:
    """Return the set of these texts.

    It is built in steps: a million at once would keep all other threads waiting for 0.2 s.
    """
    different: set[str] = set()
    for start in range(0, len(texts), _AT_A_TIME):
        different.update(texts[start : start + _AT_A_TIME])
    return different


# Relations


def duplicates_in(entries: Entries, context: Context, column: UrlColumn | None = None) -> list[Duplicate]:
    """Return the hits of all entries whose URL is equal or similar to an earlier one, in ascending order."""
    column = column or UrlColumn(entries.column("loc"))
    if not context.letter_case and _are_plainly_distinct(column):
        return []
    keys = coarse_keys(column)
    if len(_different(keys)) == len(keys):
        return []
    counts = Counter(keys)
    repeated = set(compress(counts, map((1).__lt__, counts.values())))
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for row, key in enumerate(keys):
        if key in repeated:
            groups[key].append(row)
    relations = Relations(entries, context)
    found = [copy for rows in groups.values() for copy in relations.of(rows)]
    return sorted(found, key=lambda copy: copy.row)


class Relations:
    """Compares entries that share a coarse key.

    Equal text takes precedence over another spelling, and that over a near duplicate. A URL with a fragment
    is compared as text only, as the fragment itself should be removed.
    """

    def __init__(self, entries: Entries, context: Context) -> None:
        self._entries = entries
        self._is_text = context.kind is Kind.TEXT
        self._levels = _levels(context)
        self._locs = entries.column("loc")
        self._metadata = [(name, entries.column(name)) for name in METADATA]
        self._extensions, self._sources = entries.columns.extensions, entries.columns.source

    def of(self, rows: Sequence[int]) -> Iterator[Duplicate]:
        """Yield the hits of these rows, which are ascending."""
        known: dict[str, int] = {}
        for row in rows:
            loc = self._locs[row].strip(XML_SPACE)
            if not loc or (self._is_text and not _WEB_URL.match(loc)):
                continue
            first = known.setdefault(loc, row)
            if first != row:
                yield from self._same(first, row)
        if len(known) > 1:
            yield from self._alike((row, loc) for loc, row in known.items() if "#" not in loc)

    def _same(self, first: int, row: int) -> Iterator[Duplicate]:
        different = [
            name
            for name, column in self._metadata
            if column[first] != column[row] and column[first].strip(XML_SPACE) != column[row].strip(XML_SPACE)
        ]
        is_whole = not different and self._have_same_content(first, row)
        yield Duplicate(
            row,
            Hit(
                "duplicate-loc", (("first", first + 1),), fix=Fixability.AUTO if is_whole else Fixability.ASK
            ),
        )
        if different:
            params = (("first", first + 1), ("fields", ", ".join(different)))
            yield Duplicate(row, Hit("duplicate-loc-conflict", params))

    def _have_same_content(self, one: int, other: int) -> bool:
        if self._sources[one] or self._sources[other]:
            # Compare content, however written: correcting a value does not change an entry's source.
            return other_content(self._entries, one) == other_content(self._entries, other)
        return self._extensions[one] == self._extensions[other]

    def _alike(self, entries: Iterable[tuple[int, str]]) -> Iterator[Duplicate]:
        seen: list[dict[str, int]] = [{} for _ in self._levels]
        for row, loc in entries:
            for (rule, key_of), known in zip(self._levels, seen, strict=True):
                first = known.setdefault(key_of(loc), row)
                if first != row:
                    other = self._locs[first].strip(XML_SPACE)
                    yield Duplicate(row, Hit(rule, (("first", first + 1), ("other", other))))
                    break


def _levels(context: Context) -> list[tuple[str, Callable[[str], str]]]:
    """Return the relations of different texts, the closest first: the rule and the function for its key."""
    levels: list[tuple[str, Callable[[str], str]]] = [("equivalent-loc", equivalence_key)]
    if context.kind is not Kind.SITEMAPINDEX:
        levels.append(("near-duplicate-loc", near_key))
        if context.letter_case:
            levels.append(("case-only-loc", case_key))
    return levels


def other_content(entries: Entries, row: int) -> str:
    """Return the content of an entry besides its values, as text: extensions and all that is odd."""
    source = entries.current_source(row)
    if source is None:
        return entries.columns.extensions[row]
    text, frame = source.text, entries.file_at(row).frame
    parts = outline(text, scope_names(frame))
    names = [field.name for field in fields_of(frame.kind)]
    fields = [element for element in parts.elements if element.core in names]
    told = [element for element in fields if _is_value_alone(text, fields, element)]
    return parts.attributes.strip() + text_without(text[: parts.close], told)[parts.inner :].strip(XML_SPACE)


def _is_value_alone(text: str, fields: list[ElementSpan], element: ElementSpan) -> bool:
    """Return True if an element contains only its field's value or nothing: no comment, no attribute."""
    if element.attributes.strip() or has_markup(text[element.inner : element.close]):
        return False
    same = [each for each in fields if each.core == element.core]
    return is_empty(text, element) or first_with_value(text, same) is element


def hash_of_key(key: str) -> bytes:
    """Return the hash that a `KeyIndex` has for a key, whether or not any row has it."""
    return array("q", [hash(key)]).tobytes()[:4]


_SEARCHES = 20  # searches for single hashes are quicker than one pass up to this number


class KeyIndex:
    """Finds the rows with a coarse key in a document that changes: four bytes a row, searched in C.

    exactly: find rows with equal text instead, ignoring whitespace around it. keys_of: makes other keys.
    """

    def __init__(
        self,
        locs: Sequence[str] | UrlColumn,
        *,
        exactly: bool = False,
        keys_of: Callable[[Sequence[str] | UrlColumn], Sequence[str]] | None = None,
    ) -> None:
        self._keys_of = keys_of or (_texts if exactly else _coarse_keys)
        self._hashes = self._hashed(locs)

    def hash_of(self, row: int) -> bytes:
        """Return the hash of a row's key."""
        return bytes(self._hashes[row * 4 : row * 4 + 4])

    def hashes_of(self, rows: Rows) -> set[bytes] | None:
        """Return the hashes of the keys of some rows; None if they are many."""
        return set(map(self.hash_of, rows)) if len(rows) <= FEW_ROWS else None

    def rows_with(self, key_hash: bytes) -> list[int]:
        """Return the rows whose key has this hash, ascending; two keys may share one, so compare them."""
        rows: list[int] = []
        at = self._hashes.find(key_hash)
        while at >= 0:
            if at % 4 == 0:
                rows.append(at // 4)
                at += 3
            at = self._hashes.find(key_hash, at + 1)
        return rows

    def rows_by_hash(self, hashes: Collection[bytes]) -> dict[bytes, list[int]]:
        """Return the rows of each of some hashes; for many hashes, one pass over all rows finds them."""
        if len(hashes) <= _SEARCHES:
            return {key_hash: self.rows_with(key_hash) for key_hash in hashes}
        found: dict[bytes, list[int]] = {key_hash: [] for key_hash in hashes}
        wanted = set(array("I", b"".join(hashes)))
        own = array("I", bytes(self._hashes))
        for row in compress(range(len(own)), map(wanted.__contains__, own)):
            found[self.hash_of(row)].append(row)
        return found

    def repeated(self) -> Iterable[list[int]]:
        """Return the rows of each hash that several rows have, ascending."""
        own = array("I", bytes(self._hashes))
        counts = Counter(own)
        if len(counts) == len(own):
            return []
        groups: defaultdict[int, list[int]] = defaultdict(list)
        for row, key_hash in enumerate(own):
            if counts[key_hash] > 1:
                groups[key_hash].append(row)
        return groups.values()

    def update(self, rows: Rows, locs: Sequence[str]) -> None:
        """Give some rows other URLs; `locs` are those of all rows."""
        if isinstance(rows, range) and rows.step == 1:
            self._hashes[rows.start * 4 : rows.stop * 4] = self._hashed(locs[rows.start : rows.stop])
            return
        new = self._hashed([locs[row] for row in rows])
        for place, row in enumerate(rows):
            self._hashes[row * 4 : row * 4 + 4] = new[place * 4 : place * 4 + 4]

    def insert(self, first: int, locs: Sequence[str] | UrlColumn) -> None:
        """Insert rows with these URLs."""
        self._hashes[first * 4 : first * 4] = self._hashed(locs)

    def remove(self, first: int, last: int) -> None:
        """Remove rows; `last` is included."""
        del self._hashes[first * 4 : last * 4 + 4]

    def rearrange(self, old_rows: RowMapping, locs: Sequence[str]) -> None:
        """Move rows to their new places; `locs` are the URLs of all rows, of which new ones are read."""
        hashes = array("I", bytes(self._hashes))
        old_rows.arrange(hashes, array("I", self._hashed([locs[row] for row in old_rows.new])))
        self._hashes = bytearray(hashes.tobytes())

    def _hashed(self, locs: Sequence[str] | UrlColumn) -> bytearray:
        if isinstance(locs, UrlColumn) or len(locs) <= _AT_A_TIME:
            return self._hashed_at_once(locs)
        found = bytearray()
        for start in range(0, len(locs), _AT_A_TIME):
            found += self._hashed_at_once(locs[start : start + _AT_A_TIME])
        return found

    def _hashed_at_once(self, locs: Sequence[str] | UrlColumn) -> bytearray:
        hashes = array("q", map(hash, self._keys_of(locs)))
        return bytearray(memoryview(hashes).cast("B").cast("I")[::2])  # half of each is distinctive enough


def _coarse_keys(locs: Sequence[str] | UrlColumn) -> Sequence[str]:
    return coarse_keys(locs if isinstance(locs, UrlColumn) else UrlColumn(locs))


def _texts(locs: Sequence[str] | UrlColumn) -> Sequence[str]:
    return locs.locs if isinstance(locs, UrlColumn) else [loc.strip(XML_SPACE) for loc in locs]


def duplicate_codes(found: Iterable[Duplicate], size: int) -> Codes:
    """Return the codes of duplicates among `size` rows."""
    codes: Codes = {}
    for row, hit in found:
        put_code(codes, size, (hit.rule, "loc"), row, code_of_hit(hit))
    return codes


class KeptDuplicates(Kept[None]):
    """The entries indexed by the keys of their URLs; the index is made when first needed."""

    RULES = DUPLICATE_RULES

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self._index: KeyIndex | None = None
        self._before: set[bytes] | None = None  # the hashes of the rows of a change, before it

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, None]:
        return duplicate_codes(duplicates_in(file, context, shared.urls), len(file)), None

    # The index

    def learning(self) -> Callable[[], KeyIndex]:
        """Return a function for any thread that makes the index of the present URLs, for `learn`.

        It is for large files, after reading them, to make the first edit quick.
        """
        return partial(KeyIndex, self.of.file.column("loc")[:])

    def learn(self, index: KeyIndex) -> None:
        """Take over such an index; the document must not have changed since."""
        self._index = self._index or index

    def index(self) -> KeyIndex:
        """Return the index of the present URLs, which is made when first needed."""
        if self._index is None:
            self._index = KeyIndex(self.of.file.column("loc"))
        return self._index

    def hashes(self, rows: Rows) -> set[bytes] | None:
        """Return the hashes of the keys of some rows; None if they are many, or there is no index."""
        return self._index.hashes_of(rows) if self._index else None

    # Changes of the document

    def adopt(self, facts: None, codes: Codes) -> None:
        self._index = None

    def prepare(self, change: RowsChange) -> None:
        is_known = change.kind in (ChangeKind.VALUES, ChangeKind.REMOVED)
        self._before = self.hashes(change.rows) if is_known else None

    def follow(self, change: RowsChange) -> None:
        kind, rows, before = change.kind, change.rows, self._before
        if kind is ChangeKind.INSERTED:
            if self._index:
                self._index.insert(rows[0], change.shared.urls)
            self._check_new(rows, set())
        elif kind is ChangeKind.REMOVED:
            if self._index:
                self._index.remove(rows[0], rows[-1])
            self._check_known(before)
        elif kind is ChangeKind.REARRANGED:
            self._index = None
            self._check_values(change, None)
        elif kind is ChangeKind.VALUES:
            self._check_values(change, before)

    def _check_values(self, change: RowsChange, before: set[bytes] | None) -> None:
        rows = change.rows
        if not change.is_few and change.touches("loc"):
            self._index = None
            self._check_all(change.shared.urls)
        elif change.touches("loc") and rows:
            if self._index:
                self._index.update(rows, self.of.file.column("loc"))
            self._check_new(rows, before)
        elif change.is_few:
            self._check_known(self.hashes(rows) if rows else None)
        else:
            self._check_known(self.hashes(self.of.marks.rows_of("duplicate-loc")))

    # Checks

    def _check_all(self, column: UrlColumn) -> None:
        found = duplicates_in(self.of.file, self.of.context, column)
        self.of.marks.replace(DUPLICATE_RULES, duplicate_codes(found, len(self.of.file)))

    def _check_new(self, rows: Rows, before: set[bytes] | None) -> None:
        """Check rows with new URLs, and those that have or had the same URLs.

        before: the hashes of these rows before the change.
        """
        is_first = self._index is None and not self.of.marks.has_any(DUPLICATE_RULES)
        if is_first and len(rows) <= FEW_ROWS:  # only these can have copies now
            self.index()
            before = set()
        now = self.hashes(rows)
        self._check_hashes(None if before is None or now is None else before | now)

    def _check_known(self, hashes: set[bytes] | None) -> None:
        """Check the rows with these hashes, if no URL is new; None: all rows."""
        if self.of.marks.has_any(DUPLICATE_RULES):
            self._check_hashes(hashes)

    def _check_hashes(self, hashes: set[bytes] | None) -> None:
        if self._index is None or hashes is None:
            column = UrlColumn(self.of.file.column("loc"))
            self._check_all(column)
            self._index = self._index or KeyIndex(column)
            return
        found: dict[int, dict[Key, int]] = {}
        relations = Relations(self.of.file, self.of.context)
        for alike in self._index.rows_by_hash(hashes).values():
            for rows in self._groups(alike):
                found.update((row, {}) for row in rows)
                for row, hit in relations.of(rows):
                    found[row][hit.rule, "loc"] = code_of_hit(hit)
        self.of.marks.set_rows(DUPLICATE_RULES, found)

    def hits(self, row: int) -> Iterator[FieldHit]:
        if not self.of.marks.has_any(DUPLICATE_RULES):
            return
        index = self.index()
        relations = Relations(self.of.file, self.of.context)
        for rows in self._groups(index.rows_with(index.hash_of(row))):
            if row in rows:
                yield from (("loc", hit) for at, hit in relations.of(rows) if at == row)

    def all_hits(self) -> Mapping[tuple[int, str], Hit]:
        return {(row, hit.rule): hit for row, hit in duplicates_in(self.of.file, self.of.context)}

    def _groups(self, rows: Sequence[int]) -> Iterable[list[int]]:
        """Group rows whose keys share a hash by the keys themselves."""
        locs = self.of.file.column("loc")
        groups: defaultdict[str, list[int]] = defaultdict(list)
        for row in rows:
            groups[coarse_key(locs[row])].append(row)
        return groups.values()
