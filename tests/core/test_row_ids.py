from editor.core.document.columns import EntryColumns, RowIds
from editor.core.document.rows import RowMapping


def test_rows_that_come_at_the_end_are_numbered_on() -> None:
    ids = RowIds(2)
    ids.insert(2, EntryColumns.blank(2))
    assert ids.by_row() == range(4)


def test_a_row_keeps_its_id_and_no_other_ever_gets_it() -> None:
    ids = RowIds(3)
    ids.insert(1, EntryColumns.blank(1))
    assert list(ids.by_row()) == [0, 3, 1, 2]
    ids.remove(1, 2)
    ids.rearrange(RowMapping([1, -1, 0], 2), EntryColumns.blank(1))
    assert list(ids.by_row()) == [2, 4, 0]


def test_a_row_that_comes_back_has_the_id_that_it_had() -> None:
    ids, back = RowIds(2), EntryColumns.blank(1)
    ids.remove(0, 0)
    back.ids = [0]
    ids.insert(1, back)
    assert list(ids.by_row()) == [1, 0]
