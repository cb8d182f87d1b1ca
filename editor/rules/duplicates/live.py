"""Keeps what is said about URLs that are listed more than once true while the document changes."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.rules.duplicates.check import DUPLICATE_RULES, KeyIndex, Relations, coarse_key, copies, copy_codes
from editor.rules.finding import Context, Hit
from editor.rules.marks import FEW_ROWS, Key, Marks, code_of_hit
from editor.rules.url_column import UrlColumn


class LiveCopies:
    """The entries by the keys of their URLs, which are found out when first needed.

    What changes is marked in the marks of the document, which are handed in.
    """

    def __init__(self, urlset: Document) -> None:
        self._urlset = urlset
        self._index: KeyIndex | None = None

    # What is known

    def learning(self) -> Callable[[], KeyIndex]:
        """Work for any thread: it finds out the keys as they are now, for `learn`."""
        return partial(KeyIndex, self._urlset.column("loc")[:])

    def learn(self, index: KeyIndex) -> None:
        """Take what that found, of a document that has not changed since."""
        self._index = self._index or index

    # What changes

    def forget(self) -> None:
        """So much changed that the keys are quicker found out anew."""
        self._index = None

    def updated(self, row: int, loc: str) -> None:
        """A row has another URL."""
        if self._index:
            self._index.update(row, loc)

    def inserted(self, first: int, column: UrlColumn) -> None:
        """Rows with these URLs are there that were not."""
        if self._index:
            self._index.insert(first, column)

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

    def check_all(self, marks: Marks, context: Context, column: UrlColumn) -> None:
        """Check all rows; column: their URLs."""
        found = copies(self._urlset, context, column)
        marks.replace(DUPLICATE_RULES, copy_codes(found, len(self._urlset)))

    def check_new(self, marks: Marks, context: Context, rows: Rows, before: set[bytes] | None) -> None:
        """Check rows with new URLs, and those that have or had the same.

        before: the `hashes` that these rows had.
        """
        is_first = self._index is None and not marks.has_any(DUPLICATE_RULES)
        if is_first and len(rows) <= FEW_ROWS:  # only these can have copies now
            self._index = KeyIndex(self._urlset.column("loc"))
            before = set()
        now = self.hashes(rows)
        self._check(marks, context, None if before is None or now is None else before | now)

    def check_known(self, marks: Marks, context: Context, hashes: set[bytes] | None) -> None:
        """Check the rows with these hashes, of which no URL is new; None: all."""
        if marks.has_any(DUPLICATE_RULES):
            self._check(marks, context, hashes)

    def _check(self, marks: Marks, context: Context, hashes: set[bytes] | None) -> None:
        if self._index is None or hashes is None:
            column = UrlColumn(self._urlset.column("loc"))
            self.check_all(marks, context, column)
            self._index = self._index or KeyIndex(column)
            return
        found: dict[int, dict[Key, int]] = {}
        relations = Relations(self._urlset, context)
        for alike in self._index.rows_by_hash(hashes).values():
            for rows in self._groups(alike):
                found.update((row, {}) for row in rows)
                for row, hit in relations.of(rows):
                    found[row][hit.rule, "loc"] = code_of_hit(hit)
        marks.set_rows(DUPLICATE_RULES, found)

    def hits(self, row: int, context: Context) -> list[Hit]:
        """What is said about a row whose URL an earlier one has, in some sense."""
        if self._index is None:
            self._index = KeyIndex(self._urlset.column("loc"))
        relations = Relations(self._urlset, context)
        for rows in self._groups(self._index.rows_with(self._index.hash_of(row))):
            if row in rows:
                return [hit for at, hit in relations.of(rows) if at == row]
        return []

    def _groups(self, rows: Sequence[int]) -> Iterable[list[int]]:
        """Rows whose keys share a hash, by their very keys."""
        locs = self._urlset.column("loc")
        groups: defaultdict[str, list[int]] = defaultdict(list)
        for row in rows:
            groups[coarse_key(locs[row])].append(row)
        return groups.values()
