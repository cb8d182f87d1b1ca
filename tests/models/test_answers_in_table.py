"""What pages answered stands in the table: at the URLs that were asked for, wherever their rows are."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.core.document.edits import RemoveRows, SetValues
from editor.core.site.page_answers import Hop, KnownAnswers, PageAnswer, UrlVerdict
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT, EntriesModel
from tests.models.documents import SITE, numbered


@pytest.fixture
def answers() -> KnownAnswers:
    return KnownAnswers()


@pytest.fixture
def model(qtbot: QtBot, answers: KnownAnswers) -> Iterator[EntriesModel]:
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
    model: EntriesModel, answers: KnownAnswers, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(model.marks_changed):
        answers.put([gone("/1"), PageAnswer(f"{SITE}/2", UrlVerdict.BLOCKED)])
    assert shown(model, "status") == [ABSENT, "404", "Blocked", ABSENT]


def test_a_row_that_moves_keeps_its_answer_and_one_whose_url_changes_has_that_of_the_new_one(
    model: EntriesModel, answers: KnownAnswers
) -> None:
    answers.put([gone("/0"), gone("/2")])
    RemoveRows(range(1)).apply(model.document)
    assert shown(model, "status") == [ABSENT, "404", ABSENT]
    SetValues("loc", [0, 1], [f"{SITE}/0", "https://e.org/new"]).apply(model.document)
    assert shown(model, "status") == ["404", ABSENT, ABSENT]


def test_everything_about_an_answer_is_told_in_the_tool_tip_and_read_out(
    model: EntriesModel, answers: KnownAnswers
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
            )
        ]
    )
    [status, final] = [
        at for at, column in enumerate(model.columns) if column.name in ("status", "final_url")
    ]
    tip = str(model.index(1, status).data(Qt.ItemDataRole.ToolTipRole))
    for words in ("The URL leads to another one.", "301", "200 OK", "/<b>", "1.3 s"):
        assert words in tip
    assert model.index(1, status).data(item_data.ACCESSIBLE_TEXT) == "Status: 200"
    assert model.index(1, final).data() == "/<b>"
    assert not model.flags(model.index(1, status)) & Qt.ItemFlag.ItemIsEditable


def test_rows_are_sorted_by_what_pages_answered(model: EntriesModel, answers: KnownAnswers) -> None:
    answers.put([gone("/3"), PageAnswer(f"{SITE}/1", UrlVerdict.OK, status=200)])
    model.sort([each.name for each in model.columns].index("status"), Qt.SortOrder.DescendingOrder)
    assert [model.order.document_row(row) for row in range(4)] == [3, 1, 0, 2]
