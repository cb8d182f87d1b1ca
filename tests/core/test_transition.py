"""One edit leads from any document to any other, exactly."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.document.document_states import origins_by_content, origins_by_id, transition
from editor.core.document.edits import Batch, Edit, SetValues
from editor.core.document.entries import MAX_LAYOUTS
from editor.core.xml.markup import Layout, default_layout
from tests.core.documents import edits, entries, filled, snapshot

rows = st.lists(entries, max_size=7)


def written(document: Document) -> tuple[object, ...]:
    """What a document holds, with the layouts themselves in place of their numbers."""
    *columns, numbers, frame = snapshot(document)
    assert isinstance(numbers, bytes)
    return (*columns, [document.layouts[number] for number in numbers], frame)


def led(before: Document, after: Document, origins: list[int]) -> Edit | None:
    """The edit from one to the other; fails unless it leads there, and back."""
    start = snapshot(before)
    edit = transition(before, after, origins)
    if edit is not None:
        inverse = edit.apply(before)
        assert written(before) == written(after)
        inverse.apply(before)
        assert snapshot(before) == start
    assert edit is not None or written(before) == written(after)
    return edit


@given(rows, st.data())
def test_any_series_of_edits_becomes_one(content: list[Entry], data: st.DataObject) -> None:
    before = filled(*content)
    after = before.snapshot()
    for _ in range(data.draw(st.integers(0, 6))):
        data.draw(edits(after)).apply(after)
    led(before, after, origins_by_id(len(before), after))


@given(rows, rows)
def test_any_document_becomes_any_other(one: list[Entry], other: list[Entry]) -> None:
    before, after = filled(*one), Document()
    after.layouts.append(Layout("<url >", default_layout(after.frame).children, "</url>"))
    after.append(after.new_columns(other))
    after.insert(range(1), replace(after.new_columns([Entry("x")]), gap=CompactList([""])))
    led(before, after, origins_by_content(before, after))


def test_an_entry_whose_values_changed_is_the_same_entry_by_its_url() -> None:
    before = filled(Entry("a", priority="1"), Entry("b"), Entry("c"))
    after = filled(Entry("new"), Entry("a", priority="0"), Entry("c"))
    assert origins_by_content(before, after) == [-1, 0, 2]


def test_what_only_changed_in_one_field_is_told_by_that_field() -> None:
    before, after = filled(Entry("a"), Entry("b")), filled(Entry("a"), Entry("b", priority="1"))
    assert led(before, after, [0, 1]) == SetValues("priority", range(1, 2), ["1"])


def test_a_document_with_no_room_for_more_layouts_writes_entries_its_own_way() -> None:
    before, after = filled(Entry("a")), filled(Entry("b"))
    usual = default_layout(before.frame)
    before.layouts += [Layout(f"<url{' ' * n}>", usual.children, usual.end) for n in range(1, MAX_LAYOUTS)]
    after.layouts[0] = Layout("<url\n>", usual.children, usual.end)
    edit = transition(before, after, [-1])
    assert isinstance(edit, Batch)
    edit.apply(before)
    assert before.layouts[before.columns.layout[0]] == usual
