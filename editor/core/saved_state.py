"""What became of a document's rows since its file was read or written."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import compress, count
from operator import is_not, ne
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES
from editor.core.urlset import Urlset

_COMPARED = (*FIELD_NAMES, "extensions", "source")


class SavedState:
    """Remembers what the file holds from the first change on: until then it is what the document holds."""

    def __init__(self, urlset: Urlset) -> None:
        self._urlset = urlset
        self._saved: _Saved | None = None

    def keep(self) -> None:
        """The document is about to change."""
        if self._saved is None:
            columns = {name: list(getattr(self._urlset.block, name)) for name in _COMPARED}
            self._saved = _Saved(array("q", self._urlset.row_ids()), columns)

    def forget(self) -> None:
        """From now on the file holds what the document holds."""
        self._saved = None

    def rows_new(self) -> list[int]:
        """The rows that the file does not have."""
        if self._saved is None:
            return []
        if self._is_in_step:
            return list(range(len(self._saved.ids), len(self._urlset)))
        known = frozenset(self._saved.ids)
        return [row for row, row_id in enumerate(self._urlset.row_ids()) if row_id not in known]

    def rows_changed(self) -> list[int]:
        """The rows with values that the file does not have in them, new ones included."""
        if self._saved is None:
            return []
        rows: set[int] = set(self.rows_new())
        if self._is_in_step:
            for name, saved in self._saved.columns.items():
                rows.update(_unequal(name, saved, getattr(self._urlset.block, name)))
            return sorted(rows)
        place_of = dict(zip(self._saved.ids, count()))
        kept = [row for row in range(len(self._urlset)) if row not in rows]
        ids = self._urlset.row_ids()
        places = [place_of[ids[row]] for row in kept]
        for name, saved in self._saved.columns.items():
            column = getattr(self._urlset.block, name)
            found = _unequal(name, [saved[place] for place in places], [column[row] for row in kept])
            rows.update(map(kept.__getitem__, found))
        return sorted(rows)

    @property
    def _is_in_step(self) -> bool:
        """Whether every row that was saved is still where it was."""
        if self._saved is None:
            return True
        saved = self._saved.ids
        return array("q", self._urlset.row_ids()[: len(saved)]) == saved


class _Saved(NamedTuple):
    ids: "array[int]"
    columns: dict[str, list[object]]


def _unequal(name: str, saved: Sequence[object], now: Sequence[object]) -> Iterable[int]:
    """The places where two columns differ; the second may be longer."""
    if saved == now:
        return ()
    differ = map(is_not if name == "source" else ne, saved, now)
    return compress(count(), differ)
