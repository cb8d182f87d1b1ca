"""Documents and edits for property tests."""

from collections.abc import Callable
from functools import cache

from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
)
from editor.core.document.entries import Entries
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import new_frame

Snapshot = tuple[object, ...]

values = st.sampled_from(["", "a", "b", "https://example.com/", "2026-11-02", "0.5"])
entries = st.builds(Entry, values, values, values, values)
new_entries = st.lists(entries, min_size=1, max_size=3)
fields = st.sampled_from(FIELD_NAMES)


def filled(*rows: Entry) -> Document:
    """A document with these entries; a comment stands before every second one."""
    document = Document()
    block = document.new_columns(rows)
    block.gap = CompactList("\n <!-- c -->\n " if row % 2 else "\n  " for row in range(len(rows)))
    document.append(block)
    return document


class Failing:
    """Listens to a document, and fails at whatever it is told."""

    def __init__(self, error: type[Exception] = RuntimeError) -> None:
        self._error = error

    def __getattr__(self, name: str) -> Callable[..., None]:
        def fail(*_what: object) -> None:
            raise self._error(name)

        return fail


def snapshot(document: Entries) -> Snapshot:
    """Everything that a document holds, to be compared."""
    block = document.columns
    columns = [list(block.column(name)) for name in (*FIELD_NAMES, "extensions", "gap", "source")]
    return (*columns, bytes(block.layout), document.frame)


@cache
def some_of(count: int) -> st.SearchStrategy[list[int]]:
    """Some of so many rows."""
    return st.lists(st.integers(0, count - 1), unique=True, min_size=1).map(sorted)


@st.composite
def edits(draw: st.DrawFn, document: Document) -> Edit:
    """Any edit that a document can take as it is now."""
    count = len(document)
    some = draw(some_of(count)) if count else []
    at = draw(st.integers(0, count))
    new = draw(new_entries)
    makers: list[Callable[[], Edit]] = [
        lambda: insertion(document, at, new),
        lambda: InsertRows(range(at, at + len(new)), document.new_columns(new)),
        lambda: SetFrame(new_frame(document.kind)),
    ]
    if some:
        field = draw(fields)
        makers += [
            lambda: SetValues(field, some, draw(values)),
            lambda: SetValues(field, range(count), [draw(values) for _ in range(count)]),
            lambda: RemoveRows(some),
            lambda: removal(document, some),
            lambda: move(document, some, at),
            lambda: duplication(document, some),
            lambda: Reorder(draw(st.permutations(range(count)))),
            lambda: SetEntries(some, _rewritten(document.copy_rows(some))),
            lambda: Batch((SetValues(field, some, "x"), RemoveRows(some))),
        ]
    return draw(st.sampled_from(makers))()


def _rewritten(block: EntryColumns) -> EntryColumns:
    block.gap = CompactList.of("\n", len(block))
    block.priority = ["0.1"] * len(block)
    return block
