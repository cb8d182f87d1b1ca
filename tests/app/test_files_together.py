"""Several files as one document: one table, tabs that narrow it, findings of one file or of all."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar

from editor.core.fields import Kind
from editor.core.joined import SITEMAP, JoinedUrlset
from editor.core.part import Listing
from editor.core.urlset import Entry
from editor.models.findings_model import Column
from editor.rules.finding import Context
from editor.rules.joined_findings import JoinedFindings
from editor.services.document import Document
from editor.views.files.strip import FileStrip
from editor.views.table import ROWS_MIME
from tests.app.desk import Desk
from tests.core.workspaces import joined, move_to
from tests.rules.documents import NOW

WRONG = "2026-13-02"


def together(*files: Sequence[Entry]) -> Document:
    """A document of files named news.xml, shop.xml, blog.xml."""
    whole = joined(*files)
    for part, name in zip(whole.parts, ("news.xml", "shop.xml", "blog.xml"), strict=False):
        whole.set_listing(part, Listing(name))
    context = Context(Kind.URLSET, NOW)
    document = Document(whole, context, Path("index.xml"))
    document.findings = JoinedFindings(whole, context)
    document.findings.check_all()
    return document


def pages(section: str, *names: str, lastmod: str = "") -> list[Entry]:
    return [Entry(f"https://e.org/{section}/{name}", lastmod) for name in names]


@pytest.fixture
def opened(desk: Desk) -> Desk:
    news = pages("news", "a", "b")
    shop = [*pages("shop", "a"), *pages("shop", "b", lastmod=WRONG), *pages("news", "c")]
    desk.do.file._show_new(together(news, shop, []))
    desk.window.refresh()
    return desk


def strip(desk: Desk) -> FileStrip:
    view = desk.bench.view
    assert view is not None
    assert view.strip is not None
    desk.window.refresh()
    return view.strip


def shown(desk: Desk) -> list[str]:
    return [loc.removeprefix("https://e.org/") for loc in desk.robot.column_values("loc")]


def test_the_tabs_say_how_each_file_stands(opened: Desk) -> None:
    assert strip(opened).labels == ["All  5", "news.xml  2", "shop.xml  3", "blog.xml  0"]
    opened.robot.type_in(0, "lastmod", "2026-11-01")
    assert strip(opened).labels[:3] == ["All  5 •", "news.xml  2 •", "shop.xml  3"]
    opened.trigger("undo")
    assert strip(opened).labels[:2] == ["All  5", "news.xml  2"]


def test_files_are_shown_alone_one_after_the_other(opened: Desk) -> None:
    opened.trigger("next_file")
    assert shown(opened) == ["news/a", "news/b"]
    opened.trigger("next_file")
    assert shown(opened) == ["shop/a", "shop/b", "news/c"]
    opened.trigger("next_file")
    assert shown(opened) == []
    opened.trigger("next_file")
    assert len(shown(opened)) == 5
    opened.trigger("previous_file")
    assert strip(opened).chosen == opened.session.document.urlset.parts[2].key


def test_a_click_on_a_tab_keeps_the_filter(opened: Desk) -> None:
    opened.do.view.show_only("news")
    assert shown(opened) == ["news/a", "news/b", "news/c"]
    bar = strip(opened).findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(2).center())
    assert shown(opened) == ["news/c"]
    opened.trigger("clear_filter")
    assert len(shown(opened)) == 3


def test_a_file_is_found_by_a_part_of_its_name(opened: Desk) -> None:
    opened.trigger("find_file")
    search = strip(opened).search
    QTest.keyClicks(search.line, "SH")
    assert [search.list.item(0).text(), search.list.count()] == ["shop.xml  3", 1]
    QTest.keyClick(search.line, Qt.Key.Key_Return)
    assert not search.isVisible()
    assert shown(opened) == ["shop/a", "shop/b", "news/c"]


def test_the_column_of_files_is_there_where_all_are_shown(opened: Desk) -> None:
    table = opened.robot.table
    assert [column.name for column in table.shown_columns()][:2] == ["loc", SITEMAP]
    assert opened.robot.column_values(SITEMAP) == ["news.xml"] * 2 + ["shop.xml"] * 3
    opened.trigger("next_file")
    assert SITEMAP not in [column.name for column in table.shown_columns()]
    opened.trigger("previous_file")
    assert SITEMAP in [column.name for column in table.shown_columns()]


def test_findings_are_those_of_the_file_that_is_shown(opened: Desk) -> None:
    model = opened.window.room.findings
    titles = [model.index(line, Column.TITLE).data() for line in range(model.rowCount())]
    assert "Date is impossible" in titles
    opened.trigger("next_file")
    opened.window.refresh()
    titles = [model.index(line, Column.TITLE).data() for line in range(model.rowCount())]
    assert "Date is impossible" not in titles


def test_a_finding_names_its_file(opened: Desk) -> None:
    model = opened.window.room.findings
    group = model.group_index("lastmod-impossible-date")
    model.fetchMore(group)
    assert model.index(0, Column.PLACES, group).data() == "shop.xml · row 4"
    empty = model.group_index("sitemap-empty")
    assert model.index(empty.row(), Column.PLACES).data() == "blog.xml"


def test_walking_through_findings_goes_on_in_the_next_file(opened: Desk) -> None:
    opened.trigger("next_file")
    opened.trigger("next_finding")
    assert strip(opened).chosen == opened.session.document.urlset.parts[1].key
    assert opened.robot.current == (1, "lastmod")


def test_a_new_entry_belongs_to_the_file_that_is_shown(opened: Desk) -> None:
    opened.do.files.previous_file()
    opened.trigger("add")
    opened.robot.type("https://e.org/blog/a")
    opened.robot.press(Qt.Key.Key_Return)
    assert shown(opened) == ["blog/a"]
    assert strip(opened).labels[3] == "blog.xml  1 •"


def test_pasted_urls_belong_to_the_file_that_is_shown(opened: Desk) -> None:
    opened.do.files.previous_file()
    QApplication.clipboard().setText("https://e.org/x\nhttps://e.org/y")
    opened.trigger("paste")
    assert shown(opened) == ["x", "y"]
    opened.trigger("undo")
    assert strip(opened).labels[3] == "blog.xml  0"


def test_rows_move_within_the_file_that_is_shown(opened: Desk) -> None:
    opened.do.files.next_file()
    opened.do.files.next_file()
    opened.robot.table.select_rows([4])
    opened.trigger("move_top")
    assert shown(opened) == ["news/c", "shop/a", "shop/b"]
    opened.trigger("move_up")
    assert opened.session.stack.count() == 1


def test_the_order_shown_becomes_that_of_the_file_alone(opened: Desk) -> None:
    opened.do.files.next_file()
    opened.do.files.next_file()
    header = opened.robot.table.horizontalHeader()
    header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    opened.trigger("keep_order")
    assert [loc[14:] for loc in opened.values("loc")] == ["news/a", "news/b", "news/c", "shop/a", "shop/b"]
    assert strip(opened).labels[1:3] == ["news.xml  2", "shop.xml  3 •"]


def test_rows_that_were_moved_leave_the_file_that_is_shown(opened: Desk) -> None:
    opened.do.files.next_file()
    urlset = opened.session.document.urlset
    assert isinstance(urlset, JoinedUrlset)
    opened.session.do(move_to(urlset, [0], urlset.parts[2]), "Move")
    assert shown(opened) == ["news/b"]
    assert strip(opened).labels[1:] == ["news.xml  1 •", "shop.xml  3", "blog.xml  1 •"]
    opened.trigger("undo")
    assert shown(opened) == ["news/a", "news/b"]


def test_rows_can_be_dropped_on_the_tab_of_a_file(opened: Desk) -> None:
    dropped: list[int] = []
    strip(opened).rows_dropped.connect(dropped.append)
    bar = strip(opened).findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    data = QMimeData()
    data.setData(ROWS_MIME, b"")
    for number in (0, 2):
        place = QPointF(bar.tabRect(number).center())
        buttons = Qt.MouseButton.LeftButton
        event = QDropEvent(place, Qt.DropAction.MoveAction, data, buttons, Qt.KeyboardModifier.NoModifier)
        bar.dropEvent(event)
    assert dropped == [opened.session.document.urlset.parts[1].key]
    assert bar.tabAt(QPoint(-5, -5)) == -1
