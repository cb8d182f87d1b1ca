"""One edit leads from a document of several files to what any series of edits made of it."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document_states import origins_by_id, transition
from tests.core.documents import entries
from tests.core.file_sets import file_set_edits, joined, texts


@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=4), st.data())
def test_one_edit_does_what_any_series_did_and_takes_it_back(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    whole = joined(*files)
    after = whole.snapshot()
    for _ in range(data.draw(st.integers(1, 6))):
        data.draw(file_set_edits(after)).apply(after)
    before = texts(whole)
    edit = transition(whole, after, origins_by_id(len(whole), after))
    assert texts(whole) == before
    if edit is None:
        assert texts(after) == before
        return
    back = edit.apply(whole)
    assert texts(whole) == texts(after)
    assert [file.listing for file in whole.files] == [file.listing for file in after.files]
    back.apply(whole)
    assert texts(whole) == before
