"""Keeps the findings about URLs that are listed more than once up to date while the document changes."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.rules.duplicates.check import (
    DUPLICATE_RULES,
    KeyIndex,
    Relations,
    coarse_key,
    duplicate_codes,
    duplicates_in,
)
from editor.rules.finding import Context, Hit
from editor.rules.marks import FEW_ROWS, Key, Marks, code_of_hit
from editor.rules.url_column import UrlColumn


class KeptDuplicates:
    """The entries indexed by the keys of their URLs; the index is made when first needed.

    It updates the marks of the document, which are handed in.
    """

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._index: KeyIndex | None = None

    # The index

    def learning(self) -> Callable[[], KeyIndex]:
        """Return a function for any thread that makes the index of the present URLs, for `learn`."""
        return partial(KeyIndex, self._entries.column("loc")[:])

    def learn(self, index: KeyIndex) -> None:
        """Take over such an index; the document must not have changed since."""
        self._index = self._index or index

    def index(self) -> KeyIndex:
        """Return the index of the present URLs, which is made when first needed."""
        if self._index is None:
            self._index = KeyIndex(self._entries.column("loc"))
        return self._index

    # Changes of the document

    def forget(self) -> None:
        """Drop the index, as so much changed that making it again is quicker."""
        self._index = None

    def updated(self, row: int, loc: str) -> None:
        """Take another URL of a row into account."""
        if self._index:
            self._index.update(row, loc)

    def inserted(self, first: int, column: UrlColumn) -> None:
        """Take new rows with these URLs into account."""
        if self._index:
            self._index.insert(first, column)

    def removed(self, first: int, last: int) -> None:
        """Take the removal of rows into account; `last` is included."""
        if self._index:
            self._index.remove(first, last)

    def hashes(self, rows: Rows) -> set[bytes] | None:
        """Return the hashes of the keys of some rows; None if they are many, or there is no index."""
        if self._index is None or len(rows) > FEW_ROWS:
            return None
        return set(map(self._index.hash_of, rows))

    # Checks

    def check_all(self, marks: Marks, context: Context, column: UrlColumn) -> None:
        """Check all rows, whose URLs are `column`."""
        found = duplicates_in(self._entries, context, column)
        marks.replace(DUPLICATE_RULES, duplicate_codes(found, len(self._entries)))

    def check_new(self, marks: Marks, context: Context, rows: Rows, before: set[bytes] | None) -> None:
        """Check rows with new URLs, and those that have or had the same URLs.

        before: the `hashes` of these rows before the change.
        """
        is_first = self._index is None and not marks.has_any(DUPLICATE_RULES)
        if is_first and len(rows) <= FEW_ROWS:  # only these can have copies now
            self._index = KeyIndex(self._entries.column("loc"))
            before = set()
        now = self.hashes(rows)
        self._check(marks, context, None if before is None or now is None else before | now)

    def check_known(self, marks: Marks, context: Context, hashes: set[bytes] | None) -> None:
        """Check the rows with these hashes, if no URL is new; None: all rows."""
        if marks.has_any(DUPLICATE_RULES):
            self._check(marks, context, hashes)

    def _check(self, marks: Marks, context: Context, hashes: set[bytes] | None) -> None:
        if self._index is None or hashes is None:
            column = UrlColumn(self._entries.column("loc"))
            self.check_all(marks, context, column)
            self._index = self._index or KeyIndex(column)
            return
        found: dict[int, dict[Key, int]] = {}
        relations = Relations(self._entries, context)
        for alike in self._index.rows_by_hash(hashes).values():
            for rows in self._groups(alike):
                found.update((row, {}) for row in rows)
                for row, hit in relations.of(rows):
                    found[row][hit.rule, "loc"] = code_of_hit(hit)
        marks.set_rows(DUPLICATE_RULES, found)

    def hits(self, row: int, context: Context) -> list[Hit]:
        """Return the hits of a row whose URL is equal or similar to an earlier one."""
        index = self.index()
        relations = Relations(self._entries, context)
        for rows in self._groups(index.rows_with(index.hash_of(row))):
            if row in rows:
                return [hit for at, hit in relations.of(rows) if at == row]
        return []

    def _groups(self, rows: Sequence[int]) -> Iterable[list[int]]:
        """Group rows whose keys share a hash by the keys themselves."""
        locs = self._entries.column("loc")
        groups: defaultdict[str, list[int]] = defaultdict(list)
        for row in rows:
            groups[coarse_key(locs[row])].append(row)
        return groups.values()
