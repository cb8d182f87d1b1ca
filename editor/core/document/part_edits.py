"""Changes of a document of several files as such: which files there are, and which rows belong to which.

Edits name a file by its key, which it keeps for good: one worked out on a copy holds for the document.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from editor.core.document.columns import Block
from editor.core.document.edits import Batch, Edit, RemoveRows
from editor.core.document.joined import JoinedUrlset
from editor.core.document.row_mapping import OldRows, after_move
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.document.urlset import Urlset
from editor.core.xml.markup import Frame, Layout


@dataclass(frozen=True, slots=True)
class Blank:
    """All of a file but its rows."""

    key: int
    listing: Listing
    frame: Frame
    layouts: list[Layout]  # shared with the part, for edits that add some

    @classmethod
    def of(cls, part: SitemapFile) -> "Blank":
        """What a file is, its rows aside."""
        return cls(part.key, part.listing, part.frame, part.layouts)


@dataclass(frozen=True, slots=True)
class AddPart(Edit):
    """Put a new file without rows among the others, as the `number`th from 0 on."""

    number: int
    blank: Blank

    def apply(self, urlset: Urlset) -> "DropPart":
        whole = as_joined(urlset)
        part = SitemapFile(whole, self.blank.key, self.blank.listing, self.blank.frame)
        part.layouts = self.blank.layouts
        whole.put_parts(self.number, [part])
        return DropPart(part.key)


@dataclass(frozen=True, slots=True)
class DropPart(Edit):
    """Take out a file without rows."""

    key: int

    def apply(self, urlset: Urlset) -> AddPart:
        whole = as_joined(urlset)
        part = whole.part_with(self.key)
        return AddPart(whole.take_part(part), Blank.of(part))


@dataclass(frozen=True, slots=True)
class SetListing(Edit):
    """Give a file another name, or another entry in the index; what is None stays as it is."""

    key: int
    name: str | None = None
    loc: str | None = None
    lastmod: str | None = None

    def apply(self, urlset: Urlset) -> "SetListing":
        whole = as_joined(urlset)
        part = whole.part_with(self.key)
        asked = {"name": self.name, "loc": self.loc, "lastmod": self.lastmod}
        new = {field: text for field, text in asked.items() if text is not None}
        old = {field: getattr(part.listing, field) for field in new}
        whole.set_listing(part, replace(part.listing, **new))
        return SetListing(self.key, **old)


@dataclass(frozen=True, slots=True)
class SetIndexPlan(Edit):
    """Do something else with the index."""

    plan: IndexPlan

    def apply(self, urlset: Urlset) -> "SetIndexPlan":
        return SetIndexPlan(as_joined(urlset).set_index_plan(self.plan))


@dataclass(frozen=True, slots=True)
class Regroup(Edit):
    """Put entries into another order over the bounds of files; see `JoinedUrlset.regroup`."""

    order: Sequence[int]
    sizes: Mapping[int, int]
    rows: Rows  # those that moved to another file, where they stand afterwards
    block: Block  # how they are written there

    def apply(self, urlset: Urlset) -> "Regroup":
        whole = as_joined(urlset)
        sizes = {key: whole.part_with(key).size for key in self.sizes}
        order = OldRows(self.order, len(self.order))
        old_block = whole.regroup(order, self.sizes, self.rows, self.block)
        inverse = array("q", order.new_rows)
        pairs = sorted((self.order[row], at) for at, row in enumerate(self.rows))
        places = [at for _, at in pairs]
        return Regroup(inverse, sizes, [row for row, _ in pairs], _in_order(old_block, places))

    def touched(self) -> Rows:
        return self.rows

    def followed(self, rows: Rows) -> Rows:
        return after_move(rows, self.order)


def as_joined(urlset: Urlset) -> JoinedUrlset:
    """The document as one of several files; raises TypeError where it is a single one."""
    if not isinstance(urlset, JoinedUrlset):
        raise TypeError("the document is one file")
    return urlset


def removal_of_part(part: SitemapFile) -> Edit:
    """Take a file out of the document, with all its rows."""
    drop = DropPart(part.key)
    return Batch((RemoveRows(part.rows), drop)) if part.size else drop


def _in_order(block: Block, places: Sequence[int]) -> Block:
    lone = Urlset()
    lone.append(block)
    return lone.copy_rows(places)
