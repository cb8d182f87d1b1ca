"""Keeps the findings about URLs that are listed more than once up to date while the document changes."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit
from editor.rules.url_column import UrlColumn


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
