"""Documents of several files, and edits of them, for property tests."""

from collections.abc import Callable, Sequence

from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    AddFile,
    Batch,
    Edit,
    EmptyFile,
    InsertRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetIndexPlan,
    SetListing,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
    removal_of_file,
    reordering,
)
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from tests.core.documents import Snapshot, fields, filled, new_entries, snapshot, some_of, values


def joined(*files: Sequence[Entry]) -> Document:
    """Files named 0.xml, 1.xml … with these entries; a comment stands before every second one."""
    whole = Document(is_set=True)
    for number, rows in enumerate(files):
        part = whole.files.new(Listing(f"{number}.xml"))
        whole.files.put(number, [part])
        alone = filled(*rows)
        part.layouts = alone.layouts
        whole.append(alone.columns, part.key)
    return whole


def lettered(*files: str) -> Document:
    """Files with an entry for each of some letters."""
    return joined(*([Entry(letter) for letter in letters] for letters in files))


def texts(whole: Document) -> tuple[list[tuple[Listing, Snapshot]], IndexPlan]:
    """Everything that the files hold, and what is said of them, to be compared."""
    return [(file.listing, snapshot(file)) for file in whole.files], whole.files.index_plan


_plans = st.builds(
    IndexPlan,
    st.sampled_from(["", "sitemap_index.xml"]),
    st.sampled_from(["", "https://acme.org/"]),
    st.lists(st.sampled_from([f"https://acme.org/{name}.xml" for name in "abc"]), unique=True).map(tuple),
    st.just(()),  # entries of other indexes are text that has been read
)


@st.composite
def file_set_edits(draw: st.DrawFn, whole: Document) -> Edit:
    """Any edit that a document of several files can take as it is now."""
    count = len(whole)
    some = draw(some_of(count)) if count else []
    at = draw(st.integers(0, count))
    part = draw(st.sampled_from(whole.files))
    new = draw(new_entries)
    makers: list[Callable[[], Edit]] = [
        lambda: insertion(whole, at, new),
        lambda: insertion(whole, part.start, new, part),
        lambda: SetFrame(new_frame(Kind.URLSET), part.key),
        lambda: SetListing(part.key, "renamed.xml", draw(st.sampled_from([None, "https://acme.org/r.xml"]))),
        lambda: SetIndexPlan(draw(_plans)),
        lambda: AddFile(draw(st.integers(0, len(whole.files))), _blank(whole)),
        lambda: Batch((InsertRows(range(len(new)), part.new_columns(new)), SetFrame(part.frame))).placed_in(
            part, whole
        ),
    ]
    if len(whole.files) > 1:
        makers.append(lambda: removal_of_file(part))
    if some:
        field = draw(fields)
        makers += [
            lambda: SetValues(field, some, draw(values)),
            lambda: SetValues(field, range(count), [draw(values) for _ in range(count)]),
            lambda: removal(whole, some),
            lambda: move(whole, some, at),
            lambda: duplication(whole, some),
            lambda: reordering(whole, draw(st.permutations(range(count)))),
            lambda: SetEntries(some, whole.copy_rows(some)),
            lambda: move_to(whole, some, part),
        ]
    return draw(st.sampled_from(makers))()


def _blank(whole: Document) -> EmptyFile:
    return EmptyFile.of(whole.files.new(Listing("new.xml")))


def move_to(whole: Document, rows: Sequence[int], target: SitemapFile) -> Edit:
    """The rows at the end of a file."""
    chosen = set(rows)
    order: list[int] = []
    sizes = {}
    for file in whole.files:
        own = [row for row in file.rows if row not in chosen]
        if file is target:
            first = len(order) + len(own)
            own += rows
        order += own
        sizes[file.key] = len(own)
    block = whole.copy_rows(rows)
    block.layout = bytearray([target.typical_layout()]) * len(rows)
    block.files = [(target.key, len(rows))]
    return Reorder(order, range(first, first + len(rows)), sizes, block)
