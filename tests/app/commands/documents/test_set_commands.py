"""Several files as one document: one table, tabs that narrow it, and the same when they are opened again."""

import weakref
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar

from editor.core.document.document import SITEMAP
from editor.core.document.edits import SetValues
from editor.core.document.sitemap_file import IndexPlan
from editor.dialogs.fix_dialogs import DuplicatesDialog
from editor.dialogs.questions import OpenTogether
from editor.models.lists.duplicates_model import DuplicateColumn
from editor.models.lists.findings_model import FindingColumn
from editor.models.lists.fix_models import ChangeColumn
from editor.services.documents.file_sets import file_set_at
from editor.services.documents.open_document import Outside
from editor.services.documents.set_changes import making_of_index
from editor.services.tasks import WORKERS
from editor.views.panels.changes_list import ChangesTable
from editor.views.panels.files_panel import FileStrip
from editor.views.table.entries_table import ROWS_MIME
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.core.file_sets import move_to
from tests.services.file_sets import HOST, NOW, contents, index, locs, urlset, write

WRONG = "2026-13-02"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An index with three sitemaps beside it, one of them empty; returns its path."""
    shop = urlset("shop/a", "shop/b", "news/c").replace(
        "shop/b</loc>", f"shop/b</loc><lastmod>{WRONG}</lastmod>"
    )
    return write(
        tmp_path,
        index_xml=index("news.xml", "shop.xml", "blog.xml"),
        news_xml=urlset("news/a", "news/b"),
        shop_xml=shop,
        blog_xml=urlset(),
    )


@pytest.fixture
def opened(desk: Desk, site: Path) -> Desk:
    open_as_one(desk, site)
    return desk


def choose(desk: Desk, action: str) -> None:
    """Choose an action that opens several files, and wait until they are read."""
    with desk.until(desk.do.file.loaded):
        desk.trigger(action)
    desk.window.refresh()


def strip(desk: Desk) -> FileStrip:
    view = desk.context.view
    assert view is not None
    assert view.strip is not None
    desk.window.refresh()
    return view.strip


def labels(desk: Desk) -> list[str]:
    bar = strip(desk)._bar
    return [bar.tabText(number) for number in range(bar.count())]


def tab_bar(desk: Desk) -> QTabBar:
    bar = strip(desk).findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    return bar


def shown(desk: Desk) -> list[str]:
    return [loc.removeprefix(f"{HOST}/") for loc in desk.robot.column_values("loc")]


def titles(desk: Desk) -> list[str]:
    """What the list of findings says is wrong."""
    desk.window.refresh()
    model = desk.do.panels.findings.model
    return [model.index(line, FindingColumn.TITLE).data() for line in range(model.rowCount())]


def has_column_of_files(desk: Desk) -> bool:
    return SITEMAP in [column.name for column in desk.robot.table.visible.columns()]


def test_the_tabs_say_how_each_file_stands_and_what_is_closed_leaves_nothing_in_memory(opened: Desk) -> None:
    assert labels(opened) == ["All  5", "news.xml  2", "shop.xml  3", "blog.xml  0"]
    opened.robot.type_in(0, "lastmod", "2026-11-01")
    assert labels(opened)[:3] == ["All  5 •", "news.xml  2 •", "shop.xml  3"]
    opened.trigger("undo")
    assert labels(opened)[:2] == ["All  5", "news.xml  2"]
    document = weakref.ref(opened.session.document)
    assert opened.close_and_free(document)


def test_files_are_shown_alone_one_after_the_other_with_their_findings(opened: Desk) -> None:
    assert [column.name for column in opened.robot.table.visible.columns()][:2] == ["loc", SITEMAP]
    assert opened.robot.column_values(SITEMAP) == ["news.xml"] * 2 + ["shop.xml"] * 3
    assert "Date is impossible" in titles(opened)
    opened.trigger("next_file")
    assert shown(opened) == ["news/a", "news/b"]
    assert not has_column_of_files(opened)
    assert "Date is impossible" not in titles(opened)
    opened.trigger("next_file")
    assert shown(opened) == ["shop/a", "shop/b", "news/c"]
    opened.trigger("next_file")
    assert shown(opened) == []
    opened.trigger("next_file")
    assert len(shown(opened)) == 5
    assert has_column_of_files(opened)
    opened.trigger("previous_file")
    assert strip(opened)._chosen == opened.session.document.entries.files[2].key


def test_sorting_leaves_the_columns_as_wide_as_they_were_and_a_click_on_a_tab_keeps_the_filter(
    opened: Desk,
) -> None:
    table = opened.robot.table
    widths = [table.columnWidth(column) for column in range(table.entries.columnCount())]
    opened.robot.sort_by("lastmod")
    QApplication.processEvents()
    assert [table.columnWidth(column) for column in range(table.entries.columnCount())] == widths
    opened.do.view.show_only("news")
    assert shown(opened) == ["news/a", "news/b", "news/c"]
    QTest.mouseClick(tab_bar(opened), Qt.MouseButton.LeftButton, pos=tab_bar(opened).tabRect(2).center())
    assert shown(opened) == ["news/c"]
    opened.trigger("clear_filter")
    assert len(shown(opened)) == 3


def test_a_file_is_found_by_a_part_of_its_name_in_a_list_of_all_one_below_the_other(opened: Desk) -> None:
    opened.trigger("find_file")
    search = strip(opened).search
    icons = [search.list.item(number).icon() for number in range(search.list.count())]
    sizes = {tuple(icon.actualSize(search.list.iconSize()).toTuple()) for icon in icons}
    assert len(icons) == 3
    assert len(sizes) == 1  # whatever is wrong in them
    QTest.keyClicks(search.line, "SH")
    assert [search.list.item(0).text(), search.list.count()] == ["shop.xml  3", 1]
    QTest.keyClick(search.line, Qt.Key.Key_Return)
    assert not search.isVisible()
    assert shown(opened) == ["shop/a", "shop/b", "news/c"]


def test_a_finding_names_its_file_and_walking_through_them_goes_on_in_the_next(opened: Desk) -> None:
    model = opened.do.panels.findings.model
    group = model.group_index("lastmod-impossible-date")
    model.fetchMore(group)
    assert model.index(0, FindingColumn.PLACES, group).data() == "shop.xml · row 4"
    empty = model.group_index("sitemap-empty")
    assert model.index(empty.row(), FindingColumn.PLACES).data() == "blog.xml"
    opened.trigger("next_file")
    opened.trigger("next_finding")
    assert strip(opened)._chosen == opened.session.document.entries.files[1].key
    assert opened.robot.current == (1, "lastmod")


def test_of_urls_that_several_files_list_each_finding_names_the_other_and_one_chooses_which_stays(
    opened: Desk,
) -> None:
    opened.robot.type_in(0, "loc", f"{HOST}/shop/a")
    opened.window.refresh()
    model = opened.do.panels.findings.model
    model.refresh()
    group = model.group_index("duplicate-across-files")
    model.fetchMore(group)
    assert model.index(0, FindingColumn.PLACES, group).data() == "shop.xml · row 3"
    text = "Row 1 (news.xml) has the same URL. Keep one of them."
    assert model.index(0, FindingColumn.TITLE, group).data() == text
    has_files: list[bool] = []

    def look(dialog: DuplicatesDialog) -> None:
        has_files.append(not dialog.tree.isColumnHidden(DuplicateColumn.FILE))

    opened.answer(DuplicatesDialog, look)
    opened.do.fix.fix_rule("duplicate-across-files")
    assert has_files == [True]


def test_what_is_new_belongs_to_the_file_that_is_shown(opened: Desk) -> None:
    opened.do.later.files.previous_file()
    opened.trigger("add")
    opened.robot.type(f"{HOST}/blog/a")
    opened.robot.press(Qt.Key.Key_Return)
    assert shown(opened) == ["blog/a"]
    assert labels(opened)[3] == "blog.xml  1 •"
    opened.session.undo_stack.setIndex(0)
    QApplication.clipboard().setText(f"{HOST}/x\n{HOST}/y")
    opened.trigger("paste")
    assert shown(opened) == ["x", "y"]
    opened.trigger("undo")
    assert labels(opened)[3] == "blog.xml  0"


def test_rows_are_moved_and_ordered_within_the_file_that_is_shown(opened: Desk) -> None:
    opened.do.later.files.next_file()
    opened.do.later.files.next_file()
    opened.robot.table.select_rows([4])
    opened.trigger("move_top")
    assert shown(opened) == ["news/c", "shop/a", "shop/b"]
    opened.trigger("move_up")
    assert opened.session.undo_stack.count() == 1
    opened.trigger("undo")
    opened.robot.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.AscendingOrder)
    opened.trigger("keep_order")
    opened.trigger("previous_file")
    opened.trigger("previous_file")
    assert shown(opened) == ["news/a", "news/b", "news/c", "shop/a", "shop/b"]
    assert labels(opened)[1:3] == ["news.xml  2", "shop.xml  3 •"]


def test_rows_that_are_moved_leave_the_file_that_is_shown_and_the_tab_of_a_file_takes_them(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(opened.do.later.files, "move_rows", lambda: asked.append(True))
    opened.robot.double_click(0, SITEMAP)
    assert asked == [True]
    opened.do.later.files.next_file()
    document = opened.session.document.entries
    assert document.is_set
    opened.session.undo_stack.do(move_to(document, [0], document.files[2]), "Move")
    assert shown(opened) == ["news/b"]
    assert labels(opened)[1:] == ["news.xml  1 •", "shop.xml  3", "blog.xml  1 •"]
    opened.trigger("undo")
    assert shown(opened) == ["news/a", "news/b"]
    dropped: list[int] = []
    strip(opened).rows_dropped.connect(dropped.append)
    bar, data = tab_bar(opened), QMimeData()
    data.setData(ROWS_MIME, b"")
    for number in (0, 2):
        place = QPointF(bar.tabRect(number).center())
        buttons = Qt.MouseButton.LeftButton
        event = QDropEvent(place, Qt.DropAction.MoveAction, data, buttons, Qt.KeyboardModifier.NoModifier)
        bar.dropEvent(event)
    assert dropped == [opened.session.document.entries.files[1].key]
    assert bar.tabAt(QPoint(-5, -5)) == -1


# Opening


def test_opened_it_is_one_document_in_the_same_tab(desk: Desk, site: Path) -> None:
    desk.open(site)
    choose(desk, "open_children")
    assert desk.context.tabs.count() == 1
    assert desk.window.windowTitle() == "index.xml[*] — Sitemap Editor"
    assert not desk.window.isWindowModified()
    assert desk.window.recent.paths() == [site]


def test_a_folder_is_opened_as_one_document(desk: Desk, site: Path) -> None:
    desk.person.answers.folder = str(site.parent)
    choose(desk, "open_folder")
    assert labels(desk)[1:] == ["news.xml  2", "shop.xml  3", "blog.xml  0"]
    assert desk.window.windowTitle() == "index.xml[*] — Sitemap Editor"


def test_tabs_with_several_files_come_back_as_they_were_with_or_without_an_index(
    desk: Desk, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    write(folder, a_xml=urlset("a"), b_xml=urlset("b"))
    for number in (0, 2):
        open_as_one(desk, folder)
        desk.open(site.with_name("shop.xml"))
        open_as_one(desk, site)
        desk.session.filter.set("loc:a" if number else "")
        assert desk.context.view is not None
        desk.context.view.show_file(desk.file_set.entries.files[1].key)
        desk.robot.click(0, "loc")
        desk.context.tabs.setCurrentIndex(number)
        told = [*desk.do.tabs.descriptions()]
        desk.do.close.close_all(lambda: None)
        desk.do.tabs.bring_back(told)
        assert [*desk.do.tabs.descriptions()] == told  # not forgotten where the window is closed at once
        # With the file that was shown alone, the filter and the row.
        desk.wait_for(lambda: desk.is_at_rest and [*desk.do.tabs.descriptions()] == told)  # noqa: B023 - at once
        assert [view.title for view in desk.context.tabs.views()] == ["folder", "shop.xml", "index.xml"]
        assert desk.context.tabs.currentIndex() == number
        desk.do.close.close_all(lambda: None)


def test_a_folder_without_sitemaps_says_so(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    desk.do.file.open_paths([tmp_path / "empty"])
    desk.wait_for(lambda: bool(desk.person.asked))
    assert desk.person.asked == [f"told: There are no sitemaps in {tmp_path / 'empty'}."]
    assert desk.context.tabs.count() == 0


@pytest.mark.parametrize(
    ("answer", "tabs"), [(OpenTogether.ONE, 1), (OpenTogether.EACH, 2), (OpenTogether.NEITHER, 0)]
)
def test_files_that_are_chosen_together_can_be_one_document(
    desk: Desk, site: Path, answer: OpenTogether, tabs: int
) -> None:
    desk.person.answers.together = answer
    paths = [site.with_name("news.xml"), site.with_name("shop.xml")]
    desk.person.answers.to_open = paths
    desk.trigger("open")
    desk.wait_for(lambda: desk.context.tabs.count() == tabs)
    assert desk.person.asked == ["2 together"]
    if answer is OpenTogether.ONE:
        desk.wait_until_ready()
        assert labels(desk) == ["All  5", "news.xml  2", "shop.xml  3"]


def test_a_file_that_cannot_be_read_does_not_stop_the_others_and_one_listed_twice_is_not_called_closed(
    desk: Desk, site: Path
) -> None:
    site.with_name("shop.xml").write_text("no sitemap")
    site.write_text(index("news.xml", "shop.xml", "blog.xml", "news.xml"))
    open_as_one(desk, site)
    assert labels(desk)[1:] == ["news.xml  2", "blog.xml  0"]
    assert desk.context.view is not None
    assert desk.context.view.banner.text == "One file is not open: shop.xml."


def test_a_file_of_it_that_is_opened_comes_to_the_front(
    opened: Desk, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(site.parent)
    news, shop, _ = opened.session.document.entries.files
    for path, file in ((site.with_name("shop.xml"), shop), (Path("news.xml"), news)):
        opened.do.file.open_paths([path])
        assert opened.context.tabs.count() == 1
        assert strip(opened)._chosen == file.key


def test_a_part_of_it_is_opened_and_the_rest_later(desk: Desk, site: Path) -> None:
    file_set = file_set_at(site, NOW)
    desk.do.together.open(file_set, file_set.file_list.there[:1])
    desk.wait_until_ready()
    assert labels(desk) == ["All  2", "news.xml  2"]
    desk.do.together.read_rest()
    desk.wait_until_ready()
    assert labels(desk)[1:] == ["news.xml  2", "shop.xml  3", "blog.xml  0"]
    assert not desk.window.isWindowModified()


def edit_at_once(desk: Desk, action: str) -> None:
    """Edit while files are looked for, and do not agree to lose that."""
    session, desk.person.answers.agrees = desk.session, False
    desk.person.asked.clear()
    desk.trigger(action)
    session.undo_stack.do(SetValues("lastmod", range(1), "2026-11-01"), "Edit")
    desk.wait_for(lambda: bool(desk.person.asked))
    assert desk.person.asked == ["discard index.xml"]
    assert desk.session is session
    assert desk.values("lastmod")[0] == "2026-11-01"


def test_an_index_offers_its_sitemaps_and_what_is_edited_while_they_are_looked_for_is_not_lost_unasked(
    desk: Desk, site: Path
) -> None:
    (site.parent / "news.xml").unlink()
    view = desk.open(site)
    desk.wait_for(lambda: bool(view.banner.text))
    assert view.banner.text == "2 sitemaps of this index are in the same folder. Missing: news.xml."
    assert desk.is_enabled("open_children")
    edit_at_once(desk, "open_children")


def test_what_is_edited_or_typed_while_files_are_looked_for_again_is_not_lost_unasked(opened: Desk) -> None:
    edit_at_once(opened, "reload")
    opened.trigger("undo")
    opened.robot.edit(0, "priority")
    opened.robot.type("0.7")
    opened.do.file.reload()
    opened.wait_for(lambda: opened.person.asked == ["discard index.xml"] * 2)
    assert opened.values("priority")[0] == "0.7"


def test_what_another_program_changed_is_read_again_with_the_file_that_is_shown_alone_and_the_filter(
    opened: Desk, site: Path
) -> None:
    opened.trigger("next_file")
    opened.trigger("next_file")
    opened.session.filter.set("shop/")
    opened.wait_for(lambda: shown(opened) == ["shop/a", "shop/b"])
    site.with_name("news.xml").write_text(urlset("other"))
    opened.wait_for(lambda: opened.session.on_disk.outside is Outside.CHANGED)
    assert opened.context.view is not None
    assert opened.context.view.banner.text == "Another program changed news.xml while it was open."
    choose(opened, "reload")
    opened.wait_for(lambda: shown(opened) == ["shop/a", "shop/b"])
    file = opened.session.filter.file
    assert (file and file.name, opened.session.filter.text) == ("shop.xml", "shop/")
    assert labels(opened)[1] == "news.xml  1"


def test_a_document_that_is_reloaded_twice_is_read_once_and_one_that_is_closed_meanwhile_stays_closed(
    opened: Desk,
) -> None:
    session = opened.session
    opened.trigger("reload")
    opened.trigger("reload")
    opened.wait_for(lambda: opened.session is not session)
    again = opened.session
    opened.wait_for(lambda: opened.context.tasks.is_idle)
    assert opened.session is again
    tasks, is_gone = opened.context.tasks, Event()
    for _ in range(WORKERS):
        tasks.run(partial(is_gone.wait, 30), lambda _outcome: None)
    opened.trigger("reload")
    opened.trigger("close")
    QTest.qWait(0)
    is_gone.set()
    opened.wait_for(lambda: tasks.is_idle)
    assert opened.context.tabs.count() == 0


# Saving


def test_only_what_changed_is_saved_with_the_index(opened: Desk, site: Path) -> None:
    before = contents(site.parent)
    opened.robot.type_in(0, "lastmod", "2026-11-01")
    opened.trigger("save")
    opened.wait_until_ready()
    after = contents(site.parent)
    assert {name for name in after if after[name] != before[name]} == {"news.xml", "index.xml"}
    assert opened.window.status.currentMessage() == "Saved 1 of 3 files and the index"
    assert not opened.session.is_modified
    assert labels(opened)[:2] == ["All  5", "news.xml  2"]


def test_a_conflict_names_the_file_and_closing_asks_once_for_all(opened: Desk, site: Path) -> None:
    opened.robot.type_in(0, "lastmod", "2026-11-01")
    opened.robot.type_in(3, "lastmod", "2026-11-01")
    site.with_name("news.xml").write_text(urlset("other"))
    opened.trigger("save")
    opened.wait_for(lambda: bool(opened.person.asked))
    assert opened.person.asked == ["conflict news.xml changed"]
    assert opened.session.is_modified
    opened.wait_until_ready()
    opened.trigger("close")
    assert opened.person.asked[1:] == ["leave index.xml"]


def test_reading_can_be_stopped_and_gone_on_with(desk: Desk, site: Path) -> None:
    desk.open(site)
    desk.trigger("open_children")
    desk.wait_for(lambda: desk.context.view is not None and desk.context.view.shows_several)
    desk.do.file.stop()
    desk.wait_until_ready()
    desk.do.together.read_rest()
    desk.wait_until_ready()
    assert sorted(labels(desk)[1:]) == ["blog.xml  0", "news.xml  2", "shop.xml  3"]
    assert not desk.window.isWindowModified()


def test_a_fix_of_several_files_says_so_where_one_is_shown_alone(opened: Desk) -> None:
    for row in (0, 2):
        opened.robot.type_in(row, "priority", "0,5")
    opened.trigger("next_file")
    dialog = opened.do.fix.preview_dialog(opened.session)
    opened.wait_for(lambda: dialog.plan is not None)
    assert dialog.outlook.startswith("2 places in 2 files will change.")
    table = dialog.findChild(ChangesTable)
    assert isinstance(table, ChangesTable)
    assert not table.isColumnHidden(ChangeColumn.FILE)
    files = [table.model().index(row, ChangeColumn.FILE).data() for row in range(2)]
    assert files == ["news.xml", "shop.xml"]
    dialog.reject()
    dialog.deleteLater()


@pytest.fixture
def site_folder(tmp_path: Path) -> Path:
    """A folder with an index and three sitemaps, one of which it does not list; returns its path."""
    folder = tmp_path / "site_folder"
    folder.mkdir()
    write(folder, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b"), c_xml=urlset("c"))
    return folder


def reload(desk: Desk) -> None:
    with desk.until(desk.do.file.loaded):
        desk.trigger("reload")


def test_a_file_that_the_index_does_not_list_is_there_again(desk: Desk, site_folder: Path) -> None:
    open_as_one(desk, site_folder)
    (site_folder / "c.xml").write_text(urlset("c", "new"))
    reload(desk)
    assert locs(desk.file_set) == {"a.xml": ["a"], "b.xml": ["b"], "c.xml": ["c", "new"]}


def test_a_file_that_the_index_lists_no_more_is_none_of_them_any_more(desk: Desk, site_folder: Path) -> None:
    (site_folder / "c.xml").unlink()
    open_as_one(desk, site_folder)
    write(site_folder, index_xml=index("a.xml"))
    reload(desk)
    assert locs(desk.file_set) == {"a.xml": ["a"]}


def test_a_file_that_the_index_lists_by_another_name_is_there_again(desk: Desk, site_folder: Path) -> None:
    file_set = open_as_one(desk, site_folder)
    desk.do.later.files.change(file_set.file_list.there[0], "loc", f"{HOST}/other.xml")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    reload(desk)
    assert locs(desk.file_set).keys() == {"a.xml", "b.xml", "c.xml"}


@pytest.mark.parametrize("has_index", [False, True])
def test_a_file_that_was_taken_out_and_not_saved_is_there_again(
    desk: Desk, site_folder: Path, has_index: bool
) -> None:
    if not has_index:
        (site_folder / "index.xml").unlink()
    file_set = open_as_one(desk, site_folder)
    for name in ("a.xml", "c.xml"):
        desk.do.later.files.remove(next(file for file in file_set.file_list.there if file.name == name))
    reload(desk)
    assert list(locs(desk.file_set)) == ["a.xml", "b.xml", "c.xml"]


def test_an_index_that_was_saved_and_taken_back_is_read_again(desk: Desk, site_folder: Path) -> None:
    (site_folder / "index.xml").unlink()
    file_set = open_as_one(desk, site_folder)
    plan = IndexPlan("sitemap_index.xml", f"{HOST}/")
    desk.session.undo_stack.do(making_of_index(file_set, plan, is_dated=False), "Create the index")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    desk.trigger("undo")
    reload(desk)
    assert desk.file_set.path == site_folder / "sitemap_index.xml"
    assert list(locs(desk.file_set)) == ["a.xml", "b.xml", "c.xml"]


def test_an_index_that_is_none_any_more_is_said(desk: Desk, site_folder: Path) -> None:
    open_as_one(desk, site_folder)
    session = desk.session
    write(site_folder, index_xml=urlset("1"))
    desk.do.file.reload()
    desk.wait_for(lambda: bool(desk.person.asked))
    [told] = desk.person.asked
    assert "index.xml cannot be opened: It is no longer a sitemap index." in told
    assert desk.session is session


def test_files_that_are_open_together_already_come_to_the_front(desk: Desk, site_folder: Path) -> None:
    open_as_one(desk, site_folder)
    session = desk.session
    desk.do.file.new()
    link = site_folder.with_name("link")
    link.symlink_to(site_folder)
    desk.do.together.open_folder_at(link)
    desk.wait_for(lambda: desk.session is session)
    desk.context.tabs.setCurrentIndex(1)
    desk.do.together.open_together([site_folder / "a.xml", site_folder / "b.xml"])
    desk.wait_for(lambda: desk.session is session)
    assert desk.context.tabs.count() == 2


def test_files_that_are_open_only_in_part_are_opened_together(desk: Desk, site_folder: Path) -> None:
    with desk.until(desk.do.file.loaded):
        desk.do.together.open_together([site_folder / "a.xml", site_folder / "b.xml"])
    with desk.until(desk.do.file.loaded):
        desk.do.together.open_folder_at(site_folder)
    assert desk.context.tabs.count() == 2
