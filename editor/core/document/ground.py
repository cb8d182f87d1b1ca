"""What edits stand on: how many rows each file has, and how these are written.

Who tells an edit of long ago has to know which file a row belonged to when it was made.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import AddFile, Batch, Edit, InsertRows, RemoveFile, RemoveRows, Reorder
from editor.core.document.rows import Rows, Runs
from editor.core.document.sitemap_file import SitemapFile
from editor.core.xml.markup import Layout


class Ground:
    """The files of a document by their keys, as they were before some edit; `follow` goes on to the next.

    Layouts are those of the files themselves, which grow with them. A single file has the key 0.
    """

    def __init__(self, sizes: Runs, layouts: Mapping[int, Sequence[Layout]]) -> None:
        self._keys, self._layouts = [key for key, _ in sizes], dict(layouts)
        self._sizes = dict(sizes)

    @classmethod
    def of(cls, urlset: Document) -> "Ground":
        """The ground of the next edit of a document."""
        parts = urlset.files
        return cls([(part.key, len(part)) for part in parts], {part.key: part.layouts for part in parts})

    def copy(self) -> "Ground":
        """The same, to go another way from here."""
        return Ground([(key, self._sizes[key]) for key in self._keys], self._layouts)

    def grow(self, part: SitemapFile) -> None:
        """A file was read into the document, behind the others."""
        self._keys.append(part.key)
        self._sizes[part.key], self._layouts[part.key] = len(part), part.layouts

    def layouts_of(self, key: int) -> Sequence[Layout]:
        """The layouts of a file, also when it is gone."""
        return self._layouts[key]

    def runs(self, rows: Rows, sizes: Mapping[int, int] | None = None) -> Runs:
        """The files that rows belong to; sizes: those of some files, where they are others."""
        if len(self._keys) == 1:
            return [(self._keys[0], len(rows))]
        stops = list(accumulate((sizes or {}).get(key, self._sizes[key]) for key in self._keys))
        return self._counted(bisect_right(stops, row) for row in rows)

    def runs_new(self, rows: Rows, block: EntryColumns) -> Runs:
        """The files that entries belong to which are about to stand in these rows."""
        if block.parts or len(self._keys) == 1:
            return block.parts or [(self._keys[0], len(rows))]
        above = [max(row - new - 1, 0) for new, row in enumerate(rows)]
        return self.runs(above)

    def follow(self, edit: Edit) -> None:
        """The edit was made."""
        match edit:
            case InsertRows(rows, block):
                self._grow(self.runs_new(rows, block), 1)
            case RemoveRows(rows):
                self._grow(self.runs(rows), -1)
            case Reorder():
                self._sizes.update(edit.sizes or {})
            case AddFile(number, blank):
                self._keys.insert(number, blank.key)
                self._sizes[blank.key], self._layouts[blank.key] = 0, blank.layouts
            case RemoveFile(key):
                self._keys.remove(key)
            case Batch(edits):
                for each in edits:
                    self.follow(each)
            case _:  # it leaves every row in its file
                pass

    def _grow(self, runs: Runs, sign: int) -> None:
        for key, count in runs:
            self._sizes[key] += sign * count

    def _counted(self, numbers: Iterable[int]) -> Runs:
        last = len(self._keys) - 1
        counts = Counter(min(number, last) for number in numbers)
        return [(self._keys[number], counts[number]) for number in sorted(counts)]
