"""Changes of a document of several files as such: which files there are, and which rows belong to which.

Edits name a file by its key, which it keeps for good: one worked out on a copy holds for the document.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, RemoveRows
from editor.core.document.joined import JoinedUrlset
from editor.core.document.row_mapping import RowMapping, after_move
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.xml.markup import Frame, Layout


@dataclass(frozen=True, slots=True)
class EmptyFile:
    """All of a file but its rows."""

    key: int
    listing: Listing
    frame: Frame
    layouts: list[Layout]  # shared with the part, for edits that add some

    @classmethod
    def of(cls, part: SitemapFile) -> "EmptyFile":
        """What a file is, its rows aside."""
        return cls(part.key, part.listing, part.frame, part.layouts)


@dataclass(frozen=True, slots=True)
class AddFile(Edit):
    """Put a new file without rows among the others, as the `number`th from 0 on."""

    number: int
    blank: EmptyFile

    def apply(self, urlset: Document) -> "RemoveFile":
        whole = as_joined(urlset)
        part = SitemapFile(whole, self.blank.key, self.blank.listing, self.blank.frame)
        part.layouts = self.blank.layouts
        whole.put_parts(self.number, [part])
        return RemoveFile(part.key)


@dataclass(frozen=True, slots=True)
class RemoveFile(Edit):
    """Take out a file without rows."""

    key: int

    def apply(self, urlset: Document) -> AddFile:
        whole = as_joined(urlset)
        part = whole.file_by_key(self.key)
        return AddFile(whole.take_part(part), EmptyFile.of(part))


@dataclass(frozen=True, slots=True)
class SetListing(Edit):
    """Give a file another name, or another entry in the index; what is None stays as it is."""

    key: int
    name: str | None = None
    loc: str | None = None
    lastmod: str | None = None

    def apply(self, urlset: Document) -> "SetListing":
        whole = as_joined(urlset)
        part = whole.file_by_key(self.key)
        asked = {"name": self.name, "loc": self.loc, "lastmod": self.lastmod}
        new = {field: text for field, text in asked.items() if text is not None}
        old = {field: getattr(part.listing, field) for field in new}
        whole.set_listing(part, replace(part.listing, **new))
        return SetListing(self.key, **old)


@dataclass(frozen=True, slots=True)
class SetIndexPlan(Edit):
    """Do something else with the index."""

    plan: IndexPlan

    def apply(self, urlset: Document) -> "SetIndexPlan":
        return SetIndexPlan(as_joined(urlset).set_index_plan(self.plan))


@dataclass(frozen=True, slots=True)
class Regroup(Edit):
    """Put entries into another order over the bounds of files; see `JoinedUrlset.regroup`."""

    order: Sequence[int]
    sizes: Mapping[int, int]
    rows: Rows  # those that moved to another file, where they stand afterwards
    block: EntryColumns  # how they are written there

    def apply(self, urlset: Document) -> "Regroup":
        whole = as_joined(urlset)
        sizes = {key: whole.file_by_key(key).size for key in self.sizes}
        order = RowMapping(self.order, len(self.order))
        old_block = whole.regroup(order, self.sizes, self.rows, self.block)
        inverse = array("q", order.new_rows)
        pairs = sorted((self.order[row], at) for at, row in enumerate(self.rows))
        places = [at for _, at in pairs]
        return Regroup(inverse, sizes, [row for row, _ in pairs], _in_order(old_block, places))

    def touched(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return after_move(rows, self.order)


def as_joined(urlset: Document) -> JoinedUrlset:
    """The document as one of several files; raises TypeError where it is a single one."""
    if not isinstance(urlset, JoinedUrlset):
        raise TypeError("the document is one file")
    return urlset


def removal_of_file(part: SitemapFile) -> Edit:
    """Take a file out of the document, with all its rows."""
    drop = RemoveFile(part.key)
    return Batch((RemoveRows(part.rows), drop)) if part.size else drop


def _in_order(block: EntryColumns, places: Sequence[int]) -> EntryColumns:
    lone = Document()
    lone.append(block)
    return lone.copy_rows(places)
