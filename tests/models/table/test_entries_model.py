"""The table as Qt asks for it: values, marks, the files of rows, and what pages answered."""

import time
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import SITEMAP
from editor.core.document.edits import Edit, RemoveRows, Reorder, SetFrame, SetListing, SetValues, insertion
from editor.core.document.sitemap_file import Listing
from editor.core.fields import Kind
from editor.core.site.page_answers import Hop, KnownAnswers, PageAnswer, UrlVerdict
from editor.core.table_columns import columns_of
from editor.core.xml.markup import new_frame
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT, EntriesModel
from editor.models.table.rows_model import RowsModel
from editor.rules.rule import Severity
from tests.core.documents import edits
from tests.core.file_sets import joined
from tests.models.documents import ENTRIES, SITE, document, numbered
from tests.models.model_check import check


def texts(model: EntriesModel, column: int = 0) -> list[str]:
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[EntriesModel]:
    model = EntriesModel(*document())
    yield model
    model.close()


@pytest.fixture
def six(qtbot: QtBot) -> Iterator[EntriesModel]:
    """Rows /0 to /5."""
    model = EntriesModel(*numbered(6))
    yield model
    model.close()


def test_qt_finds_nothing_wrong_with_it(model: EntriesModel, qtmodeltester: ModelTester) -> None:
    check(qtmodeltester, model)
    insertion(model.document, 1, [Entry("x")] * 3).apply(model.document)
    model.sort(0)
    model.set_filter([0, 2, 3])
    RemoveRows([0, 2]).apply(model.document)
    RemoveRows(range(1)).apply(model.document)
    check(qtmodeltester, model)


@pytest.mark.parametrize("kind", [Kind.URLSET, Kind.SITEMAPINDEX, Kind.TEXT])
def test_columns_are_those_that_are_declared_for_the_kind(qtbot: QtBot, kind: Kind) -> None:
    titles = [column.title for column in columns_of(kind)]
    model = EntriesModel(*document(Entry("/"), kind=kind))
    columns = range(model.columnCount())
    assert [model.headerData(column, Qt.Orientation.Horizontal) for column in columns] == titles
    assert model.headerData(0, Qt.Orientation.Vertical) == "1"
    model.close()


def test_the_heading_of_the_urls_has_what_is_left_out_of_them(model: EntriesModel, qtbot: QtBot) -> None:
    def heading() -> object:
        return model.headerData(0, Qt.Orientation.Horizontal)

    assert heading() == f"URL \u00b7 {SITE}"
    with qtbot.waitSignal(model.headerDataChanged):
        SetValues("loc", range(4), "http://localhost:3000/").apply(model.document)
    assert heading() == "URL \u00b7 http://localhost:3000"
    with qtbot.waitSignal(model.headerDataChanged):
        model.set_fold_origin(False)
    assert heading() == "URL"


def test_what_is_left_out_of_the_urls_can_be_read_whole(model: EntriesModel) -> None:
    tips = [model.headerData(column, Qt.Orientation.Horizontal, item_data.TOOL_TIP) for column in range(2)]
    assert tips == [SITE, None]


def test_cells_show_values_readably_and_absent_ones_as_a_dash(model: EntriesModel) -> None:
    assert texts(model) == ["/", "/blog/winter guide", "/skis", "/boots"]
    assert texts(model, 3) == ["1.0", "0.6", ABSENT, "0,8"]
    assert model.index(1, 0).data(item_data.EDIT) == ENTRIES[1].loc
    assert model.index(2, 3).data(item_data.EDIT) == ""


def test_cells_tell_their_marks(model: EntriesModel) -> None:
    assert model.index(3, 3).data(item_data.MARK) == Severity.ERROR
    assert model.index(0, 0).data(item_data.MARK) == 0
    assert model.painted.cell(3, 3) == ("0,8", Severity.ERROR)
    assert (model.painted.row_mark(3), model.painted.row_mark(2)) == (Severity.ERROR, 0)


def test_tool_tips_explain_findings_and_absence(model: EntriesModel) -> None:
    tip = str(model.index(3, 3).data(item_data.TOOL_TIP))
    assert "0,8" in tip
    assert "sitemaps.org" in tip
    assert "Crawlers assume 0.5" in str(model.index(2, 3).data(item_data.TOOL_TIP))
    assert f"{SITE}/skis" in str(model.index(2, 0).data(item_data.TOOL_TIP))
    assert model.index(0, 3).data(item_data.TOOL_TIP) == ""


def test_values_never_become_rich_text(qtbot: QtBot) -> None:
    model = EntriesModel(*document(Entry("<b>x</b>", "<img src=x>")))
    for column in range(2):
        tip = str(model.index(0, column).data(item_data.TOOL_TIP))
        assert "<b>x" not in tip
        assert "<img" not in tip
    model.close()


def test_a_screen_reader_hears_column_value_and_finding(model: EntriesModel) -> None:
    assert model.index(3, 3).data(item_data.ACCESSIBLE_TEXT) == "Priority: 0,8"
    assert str(model.index(3, 3).data(item_data.ACCESSIBLE_DESCRIPTION)).startswith("Row 4. Error: ")
    assert model.index(2, 3).data(item_data.ACCESSIBLE_TEXT) == "Priority: Not set. Crawlers assume 0.5."
    assert model.index(0, 3).data(item_data.ACCESSIBLE_DESCRIPTION) == "Row 1."


def test_an_edit_is_asked_for_and_not_made(model: EntriesModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.edit_requested) as asked:
        assert model.setData(model.index(1, 3), "0.\x007")
    assert asked.args == [SetValues("priority", range(1, 2), "0.7"), "Set priority", None]
    assert model.document.column("priority")[1] == "0.6"


@pytest.mark.parametrize(("value", "role"), [("0.6", item_data.EDIT), ("0.7", item_data.DISPLAY)])
def test_an_unchanged_value_is_no_edit(model: EntriesModel, qtbot: QtBot, value: str, role: int) -> None:
    with qtbot.assertNotEmitted(model.edit_requested):
        assert not model.setData(model.index(1, 3), value, role)


def test_a_read_only_model_refuses_edits(model: EntriesModel, qtbot: QtBot) -> None:
    model.set_read_only(True)
    with qtbot.assertNotEmitted(model.edit_requested):
        assert not model.setData(model.index(1, 3), "0.7")
    assert not model.index(1, 3).flags() & Qt.ItemFlag.ItemIsEditable


OF_URLS = [at for at, each in enumerate(columns_of(Kind.URLSET)) if each.source == "loc" and not each.is_live]


@pytest.mark.parametrize(
    ("edit", "first", "last"),
    [
        (SetValues("priority", [1, 4], "0.9"), (1, 3), (4, 3)),
        (SetValues("loc", range(6), "x"), (0, 0), (5, OF_URLS[-1])),
        (SetValues("lastmod", range(2, 3), ""), (2, 1), (2, 1)),
    ],
)
def test_one_edit_is_one_change_of_data(
    six: EntriesModel, edit: Edit, first: tuple[int, int], last: tuple[int, int]
) -> None:
    changes: list[tuple[tuple[int, int], tuple[int, int]]] = []
    six.dataChanged.connect(lambda a, b: changes.append(((a.row(), a.column()), (b.row(), b.column()))))
    edit.apply(six.document)
    assert changes == [(first, last)]


@pytest.mark.parametrize(
    ("edit", "signals"),
    [
        (RemoveRows(range(1, 3)), ["removed 1-2"]),
        (RemoveRows([0, 2, 4]), ["layout"]),
        (Reorder([1, 0, 2, 3, 4, 5]), ["layout"]),
        (SetFrame(new_frame(Kind.URLSET)), []),
        (SetFrame(new_frame(Kind.SITEMAPINDEX)), ["reset"]),
    ],
)
def test_one_edit_of_rows_is_one_signal(six: EntriesModel, edit: Edit, signals: list[str]) -> None:
    assert told(six, lambda: edit.apply(six.document)) == signals


def told(model: EntriesModel, act: Callable[[], object]) -> list[str]:
    signals: list[str] = []
    model.rowsInserted.connect(lambda _, first, last: signals.append(f"inserted {first}-{last}"))
    model.rowsRemoved.connect(lambda _, first, last: signals.append(f"removed {first}-{last}"))
    model.layoutChanged.connect(lambda: signals.append("layout"))
    model.modelReset.connect(lambda: signals.append("reset"))
    act()
    return signals


def test_sorting_is_a_way_of_looking(six: EntriesModel) -> None:
    before = list(six.document.column("loc"))
    assert told(six, lambda: six.sort(0, Qt.SortOrder.DescendingOrder)) == ["layout"]
    assert texts(six) == ["/5", "/4", "/3", "/2", "/1", "/0"]
    assert six.document.column("loc") == before
    assert (six.order.is_file_order, six.order.document_row(0), six.order.view_row(0)) == (False, 5, 5)
    six.sort(-1)
    assert (six.order.is_file_order, texts(six)) == (True, ["/0", "/1", "/2", "/3", "/4", "/5"])


def test_a_filter_stays_sorted_and_sorting_stays_filtered(six: EntriesModel) -> None:
    six.sort(0, Qt.SortOrder.DescendingOrder)
    six.set_filter([1, 3])
    assert texts(six) == ["/3", "/1"]
    six.sort(0)
    assert texts(six) == ["/1", "/3"]
    six.set_filter(None)
    assert texts(six) == ["/0", "/1", "/2", "/3", "/4", "/5"]


def test_rows_can_be_sorted_by_their_findings(model: EntriesModel) -> None:
    model.sort_by_findings()
    assert texts(model) == ["/blog/winter guide", "/boots", "/", "/skis"]


def test_indexes_that_are_kept_go_with_their_rows(six: EntriesModel) -> None:
    kept = [QPersistentModelIndex(six.index(row, 3)) for row in (0, 5)]
    six.sort(0, Qt.SortOrder.DescendingOrder)
    assert [index.row() for index in kept] == [5, 0]
    six.set_filter([5])
    assert [index.row() for index in kept] == [-1, 0]


@pytest.mark.parametrize("order", [None, [5, 4, 3, 2, 1, 0]])
def test_indexes_that_are_kept_go_with_rows_that_an_edit_moves_or_removes(
    six: EntriesModel, order: list[int] | None
) -> None:
    six.set_order(order)
    kept = {text: QPersistentModelIndex(six.index(row, 0)) for row, text in enumerate(texts(six))}
    Reorder([3, 0, 1, 2, 5, 4]).apply(six.document)
    assert [index.data() for index in kept.values()] == list(kept)
    RemoveRows([1, 3]).apply(six.document)
    assert {text for text, index in kept.items() if not index.isValid()} == {"/0", "/2"}
    assert all(index.data() == text for text, index in kept.items() if index.isValid())


def test_no_row_moves_or_vanishes_by_an_edit(six: EntriesModel) -> None:
    six.sort(0)
    six.set_filter([1, 2, 3])
    SetValues("loc", range(2, 3), f"{SITE}/z").apply(six.document)
    assert texts(six) == ["/1", "/z", "/3"]
    six.refresh_order()
    assert texts(six) == ["/1", "/3", "/z"]


def test_new_rows_show_below_the_one_they_follow_and_stay_in_sight(six: EntriesModel) -> None:
    six.sort(0, Qt.SortOrder.DescendingOrder)
    six.set_filter([1, 2, 3])
    edit = insertion(six.document, 3, [Entry(f"{SITE}/new"), Entry(f"{SITE}/newer")])
    assert told(six, lambda: edit.apply(six.document)) == ["inserted 2-3"]
    assert texts(six) == ["/3", "/2", "/new", "/newer", "/1"]
    six.sort(0)
    assert texts(six) == ["/1", "/2", "/3", "/new", "/newer"]


@pytest.mark.parametrize(
    ("rows", "left", "signals"),
    [
        (range(3, 4), ["/5", "/1"], ["removed 1-1"]),
        (range(4, 5), ["/5", "/3", "/1"], []),
        (range(1, 4), ["/5"], ["removed 1-2"]),
        ([1, 5], ["/3"], ["layout"]),
        (range(6), [], ["removed 0-2"]),
    ],
)
def test_removed_rows_go_from_any_order(
    six: EntriesModel, rows: list[int], left: list[str], signals: list[str]
) -> None:
    six.set_order([5, 3, 1])
    assert told(six, lambda: RemoveRows(rows).apply(six.document)) == signals
    assert texts(six) == left


def test_rows_that_are_shown_apart_go_in_one_step(six: EntriesModel) -> None:
    six.set_order([2, 5, 3])
    assert told(six, lambda: RemoveRows(range(2, 4)).apply(six.document)) == ["layout"]
    assert texts(six) == ["/5"]


def test_appended_rows_show_at_once_but_not_through_a_filter(six: EntriesModel) -> None:
    more = six.document.new_columns([Entry(f"{SITE}/new")])
    six.set_read_only(True)
    six.set_filter([1])
    six.document.append(more)
    assert texts(six) == ["/1"]
    six.set_filter(None)
    six.document.append(more)
    assert texts(six)[-2:] == ["/new", "/new"]


def test_marks_that_change_elsewhere_are_announced(six: EntriesModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(six.marks_changed):
        SetValues("priority", range(1), "x").apply(six.document)


def test_another_commonest_origin_is_announced(qtbot: QtBot) -> None:
    model = EntriesModel(*numbered(3))
    SetValues("loc", range(3), [f"http://b.example/{row}" for row in range(3)]).apply(model.document)
    assert texts(model) == ["/0", "/1", "/2"]
    model.set_fold_origin(False)
    assert texts(model)[0] == "http://b.example/0"
    model.close()


def test_a_closed_model_no_longer_listens(qtbot: QtBot) -> None:
    document, findings = numbered(2)
    model = EntriesModel(document, findings)
    model.close()
    assert told(model, lambda: RemoveRows(range(1)).apply(document)) == []


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_it_shows_what_the_document_holds_whatever_is_done(qtbot: QtBot, data: st.DataObject) -> None:
    document, findings = numbered(data.draw(st.integers(1, 6)))
    model = EntriesModel(document, findings)
    for _ in range(data.draw(st.integers(1, 5))):
        act = data.draw(st.sampled_from(["sort", "filter", "all", "edit", "edit"]))
        if act == "sort":
            model.sort(data.draw(st.integers(-1, 3)))
        elif act == "filter" and len(document):
            model.set_filter(data.draw(st.lists(st.integers(0, len(document) - 1), unique=True).map(sorted)))
        elif act == "all":
            model.set_filter(None)
        elif act == "edit":
            data.draw(edits(document)).apply(document)
        assert values_shown(model) == [
            document.entry(row).values()[: len(model.fields)] for row in rows_shown(model)
        ]
    model.set_filter(None)
    model.sort(-1)
    assert rows_shown(model) == list(range(len(document)))
    model.close()


def rows_shown(model: EntriesModel) -> list[int]:
    return [model.order.document_row(row) for row in range(model.rowCount())]


def values_shown(model: EntriesModel) -> list[tuple[str, ...]]:
    return [
        tuple(str(model.index(row, column).data(item_data.EDIT)) for column in range(len(model.fields)))
        for row in range(model.rowCount())
    ]


def test_an_empty_document_has_no_rows(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    urlset, findings = document(Entry("x"))
    RemoveRows(range(1)).apply(urlset)
    model = EntriesModel(urlset, findings)
    check(qtmodeltester, model)
    assert model.rowCount() == 0
    model.close()


@pytest.fixture
def answers() -> KnownAnswers:
    return KnownAnswers()


@pytest.fixture
def model_with_answers(qtbot: QtBot, answers: KnownAnswers) -> Iterator[EntriesModel]:
    """Rows /0 to /3."""
    model = EntriesModel(*numbered(4), answers=answers)
    yield model
    model.close()


def shown(model: EntriesModel, name: str) -> list[object]:
    column = [each.name for each in model.columns].index(name)
    return [model.index(row, column).data() for row in range(model.rowCount())]


def gone(path: str) -> PageAnswer:
    return PageAnswer(f"{SITE}{path}", UrlVerdict.GONE, status=404)


def test_an_answer_is_shown_as_soon_as_it_comes(
    model_with_answers: EntriesModel, answers: KnownAnswers, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(model_with_answers.marks_changed):
        answers.put([gone("/1"), PageAnswer(f"{SITE}/2", UrlVerdict.BLOCKED)])
    assert shown(model_with_answers, "status") == [ABSENT, "404", ABSENT, ABSENT]
    assert shown(model_with_answers, "verdict") == [ABSENT, "Gone", "Blocked", ABSENT]
    assert shown(model_with_answers, "indexable") == [ABSENT, "Gone", "Blocked", ABSENT]


def test_a_row_that_moves_keeps_its_answer_and_one_whose_url_changes_has_that_of_the_new_one(
    model_with_answers: EntriesModel, answers: KnownAnswers
) -> None:
    answers.put([gone("/0"), gone("/2")])
    RemoveRows(range(1)).apply(model_with_answers.document)
    assert shown(model_with_answers, "status") == [ABSENT, "404", ABSENT]
    SetValues("loc", [0, 1], [f"{SITE}/0", "https://e.org/new"]).apply(model_with_answers.document)
    assert shown(model_with_answers, "status") == ["404", ABSENT, ABSENT]


def test_everything_about_an_answer_is_told_in_the_tool_tip_and_read_out(
    model_with_answers: EntriesModel, answers: KnownAnswers
) -> None:
    answers.put(
        [
            PageAnswer(
                f"{SITE}/1",
                UrlVerdict.REDIRECTED,
                status=200,
                final_url=f"{SITE}/<b>",
                hops=(Hop(f"{SITE}/1", 301),),
                milliseconds=1250,
                asked=time.time() - 2.5 * 60 * 60,
            )
        ]
    )
    [status, final] = [
        at for at, column in enumerate(model_with_answers.columns) if column.name in ("status", "final_url")
    ]
    tip = str(model_with_answers.index(1, status).data(Qt.ItemDataRole.ToolTipRole))
    oldest = model_with_answers.headerData(status, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert oldest == "The oldest answer: checked 2 hours ago"
    for words in ("The URL leads to another one.", "301 Moved", "200 OK", "/<b>", "1.3 s", "checked 2 hours"):
        assert words in tip
    assert model_with_answers.index(1, status).data(item_data.ACCESSIBLE_TEXT) == "Status: 301"
    assert model_with_answers.index(1, final).data() == "/<b>"
    assert not model_with_answers.flags(model_with_answers.index(1, status)) & Qt.ItemFlag.ItemIsEditable


def test_rows_are_sorted_by_what_pages_answered(
    model_with_answers: EntriesModel, answers: KnownAnswers
) -> None:
    answers.put([gone("/3"), PageAnswer(f"{SITE}/1", UrlVerdict.OK, status=200)])
    model_with_answers.sort(
        [each.name for each in model_with_answers.columns].index("status"), Qt.SortOrder.DescendingOrder
    )
    assert [model_with_answers.order.document_row(row) for row in range(4)] == [3, 1, 0, 2]


COLUMN = [column.name for column in columns_of(Kind.URLSET, has_files=True)].index(SITEMAP)


def model_of(*files: str) -> RowsModel:
    whole = joined(*([Entry(letter) for letter in letters] for letters in files))
    for file, name in zip(whole.files, ("news.xml", "shop.xml", "blog.xml"), strict=False):
        whole.files.set_listing(file.key, Listing(name))
    return RowsModel(whole)


def test_each_row_names_its_file_and_only_where_there_are_several() -> None:
    model = model_of("ab", "", "c")
    assert [model.text(row, model.columns[COLUMN]) for row in range(3)] == ["news.xml"] * 2 + ["blog.xml"]
    assert SITEMAP not in [column.name for column in columns_of(Kind.URLSET)]


def test_rows_sort_by_the_names_of_their_files() -> None:
    model = model_of("ab", "cd", "ef")
    model.sort(COLUMN)
    assert list(model.order.document_rows(0, 5)) == [4, 5, 0, 1, 2, 3]
    model.set_filter([1, 2, 4])
    assert list(model.order.document_rows(0, 2)) == [4, 1, 2]


def test_a_renamed_file_is_named_at_once() -> None:
    model = model_of("ab", "c")
    SetListing(model.document.files[0].key, "new.xml").apply(model.document)
    assert model.text(0, model.columns[COLUMN]) == "new.xml"
