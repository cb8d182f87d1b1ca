"""What is selected after an edit: values where they were set, rows where they came, went or moved."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
)
from editor.core.document.rows import as_rows
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.models.session.search_matches import KeptRows
from editor.models.session.undo_stack import ANYWHERE, GONE, WHOLE, edited_places
from tests.core.documents import edits
from tests.for_each import for_each
from tests.models.documents import numbered

VALUES = SetValues("priority", [1, 3], "0.9")
FRAME = new_frame(Kind.URLSET)
URLS = SetValues("loc", [0], "x")
SOURCE = SetEntries(range(4, 5), numbered(5)[0].copy_rows(range(4, 5)))
INSERTION = InsertRows(range(2, 3), numbered(5)[0].copy_rows(range(1)))


@for_each(
    ("edit", "places"),
    [
        (VALUES, {"priority": [1, 3]}),
        (SOURCE, {ANYWHERE: [4]}),
        (INSERTION, {WHOLE: [2]}),
        (RemoveRows([1, 2]), {GONE: [1]}),
        (Reorder([1, 0], [0]), {WHOLE: [0]}),
        (Reorder([1, 0]), {}),
        (SetFrame(FRAME), {}),
        (Batch((VALUES, URLS)), {"priority": [1, 3], "loc": [0]}),
        (Batch((VALUES, SetValues("priority", [2], ""))), {"priority": [1, 2, 3]}),
        (Batch((VALUES, RemoveRows([5]))), {"priority": [1, 3]}),
        (Batch((VALUES, RemoveRows([0, 1]))), {"priority": [1]}),
        (Batch((VALUES, RemoveRows([1, 2, 3]))), {GONE: [1]}),
        (Batch((VALUES, INSERTION)), {WHOLE: [2], "priority": [1, 4]}),
        (Batch((VALUES, Reorder([3, 0, 1, 2], range(1)))), {WHOLE: [0], "priority": [0, 2]}),
        (Batch((VALUES, Batch((SOURCE, RemoveRows([1]))))), {"priority": [2]}),
        (Batch((VALUES, SOURCE)), {"priority": [1, 3]}),
        (Batch((INSERTION, URLS)), {WHOLE: [2], "loc": [0]}),
        (Batch((SOURCE, RemoveRows([3]))), {GONE: [3]}),
        (Batch((SetFrame(FRAME), SOURCE)), {ANYWHERE: [4]}),
    ],
)
def test_an_edit_shows_where_it_did_something(edit: Edit, places: dict[str, list[int]]) -> None:
    assert {field: list(rows) for field, rows in edited_places(edit).items()} == places


@given(st.data())
def test_rows_are_followed_to_where_edits_bring_them(data: st.DataObject) -> None:
    document, _ = numbered(data.draw(st.integers(1, 6)))
    rows = as_rows(sorted(data.draw(st.sets(st.integers(0, len(document) - 1)))))
    kept = KeptRows(document, lambda: None)
    kept.rows = rows
    steps: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 4))):
        steps.append(data.draw(edits(document)))
        steps[-1].apply(document)
    assert list(Batch(tuple(steps)).followed(rows)) == list(kept.rows)
