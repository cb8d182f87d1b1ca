"""The groups of duplicates: which entries stay, and what there is to say of them."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.models.lists.duplicates_model import DIFFERS, DuplicateColumn, DuplicatesModel
from editor.models.table import item_data
from editor.rules.finding import Context
from editor.rules.listing.listing_fixes import Keep, duplicate_groups, keep, kept_rows
from tests.core.file_sets import joined
from tests.models.documents import SITE, document
from tests.models.model_check import check
from tests.rules.documents import NOW

CHECK = Qt.ItemDataRole.CheckStateRole
CHECKED, UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


def entries() -> Document:
    return document(
        Entry(f"{SITE}/a", "2024-05-01"),
        Entry(f"{SITE}/b"),
        Entry(f"{SITE}/a", "2024-05-02", "daily"),
        Entry(f"{SITE}/%61", "2024-05-01"),
        Entry(f"{SITE}/b"),
    )[0]


@pytest.fixture
def model(qapp: object) -> DuplicatesModel:
    document = entries()
    model = DuplicatesModel(document)
    groups = duplicate_groups(document, Context(Kind.URLSET, NOW))
    model.show(groups, kept_rows(document, groups), Keep.NEWEST)
    return model


def test_it_is_a_sound_tree(model: DuplicatesModel, qtmodeltester: ModelTester) -> None:
    check(qtmodeltester, model)


def test_groups_say_how_they_are_alike_and_what_differs(model: DuplicatesModel) -> None:
    texts = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    alike = "same URL, written differently"
    assert texts == [
        f"{SITE}/a  —  3 entries, {alike}; different spelling, last modified, frequency",
        f"{SITE}/b  —  2 entries, same URL; no differences",
    ]
    group = model.index(0, 0)
    assert model.index(1, DuplicateColumn.LASTMOD, group).data(DIFFERS)
    assert not model.index(1, DuplicateColumn.PRIORITY, group).data(DIFFERS)


def test_of_several_files_it_says_which_each_entry_is_in(qapp: object) -> None:
    whole = joined([Entry(f"{SITE}/a")], [Entry(f"{SITE}/b"), Entry(f"{SITE}/a")])
    model = DuplicatesModel(whole)
    groups = duplicate_groups(whole, Context(Kind.URLSET, NOW))
    model.show(groups, kept_rows(whole, groups), Keep.NEWEST)
    group = model.index(0, 0)
    assert [model.index(row, DuplicateColumn.FILE, group).data() for row in range(2)] == ["0.xml", "1.xml"]


def test_who_hears_an_entry_hears_all_of_it(model: DuplicatesModel) -> None:
    heard = model.index(1, 0, model.index(0, 0)).data(item_data.ACCESSIBLE_TEXT)
    words = f"URL: {SITE}/a, Row: 3, Last modified: 2024-05-02, Frequency: daily, Priority: —, kept"
    assert heard == words


def ticks(model: DuplicatesModel, number: int) -> str:
    """x for each entry of a group that stays."""
    group = model.index(number, 0)
    rows = range(model.rowCount(group))
    return "".join("x" if model.index(row, 0, group).data(CHECK) == CHECKED else "-" for row in rows)


@pytest.mark.parametrize(
    ("how", "first", "second", "removed"),
    [
        (Keep.FIRST, "x--", "x-", 3),
        (Keep.LAST, "--x", "-x", 3),
        (Keep.NEWEST, "-x-", "x-", 3),
        (None, "xxx", "xx", 0),
    ],
)
def test_one_entry_of_each_group_stays_or_all(
    model: DuplicatesModel, how: Keep | None, first: str, second: str, removed: int
) -> None:
    model.keep(how)
    assert (ticks(model, 0), ticks(model, 1), model.removed_count()) == (first, second, removed)


def test_one_group_can_be_settled_otherwise(model: DuplicatesModel) -> None:
    model.keep(Keep.LAST, [1])
    assert (ticks(model, 0), ticks(model, 1)) == ("-x-", "-x")


def test_a_tick_picks_the_entry_and_taken_away_lets_all_stay(model: DuplicatesModel) -> None:
    told: list[None] = []
    model.picks_changed.connect(lambda: told.append(None))
    entry = model.index(2, 0, model.index(0, 0))
    assert model.setData(entry, CHECKED, CHECK)
    assert (ticks(model, 0), model.removed_count()) == ("--x", 3)
    assert model.setData(entry, UNCHECKED, CHECK)
    assert (ticks(model, 0), model.removed_count()) == ("xxx", 1)
    assert len(told) == 2


def test_what_is_ticked_is_what_is_kept(model: DuplicatesModel) -> None:
    model.setData(model.index(2, 0, model.index(0, 0)), CHECKED, CHECK)
    made = entries()
    edit = keep(made, model.groups, model.picked_rows())
    assert edit
    edit.apply(made)
    assert made.column("loc") == [f"{SITE}/b", f"{SITE}/%61"]


def test_the_group_of_an_entry_is_found(model: DuplicatesModel) -> None:
    assert model.group_of_row(3).row() == 0
    assert not model.group_of_row(99).isValid()
