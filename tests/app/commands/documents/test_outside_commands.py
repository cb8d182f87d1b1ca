"""What another program writes to an open file, or one of several, is noticed, and neither side is lost."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from editor.core.document.edits import SetValues
from editor.core.document.sitemap_file import Listing
from editor.core.versions import MergeSide
from editor.dialogs.comparison_dialogs import MergeDialog
from editor.dialogs.dialog_frame import tick
from editor.dialogs.questions import Leaving, SaveConflict
from editor.formats.moving_entries import move_to_file
from editor.models.session.session import Stage
from editor.models.table.item_data import PARTS
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OnDisk, Outside
from editor.services.files.file_access import Stamp, is_unchanged
from editor.services.installation import backups_folder, recovery_folder
from editor.views.panels.banners import Banner
from tests.app.as_one import open_as_one
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import contents, index, locs, urlset, write

THEIRS = SITEMAP.replace("2026-11-02", "2026-11-20").replace("0.4", "0.9")


@pytest.fixture
def both(desk: Desk, sitemap: Path) -> Desk:
    """A document that was edited here, and its file by another program."""
    desk.open(sitemap)
    for row, value in ((1, "0.7"), (2, "0.3")):
        desk.session.undo_stack.do(SetValues("priority", [row], value), "Edit")
    change(desk, sitemap, THEIRS)
    return desk


def change(desk: Desk, sitemap: Path, text: str) -> None:
    """Another program puts another file in the place of this one."""
    other = sitemap.with_suffix(".new")
    other.write_text(text)
    other.replace(sitemap)
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.CHANGED)


def agree(desk: Desk, *sides: MergeSide) -> list[int]:
    """Have the person look at the dialog, choose, and agree; returns how many conflicts were seen."""
    seen: list[int] = []

    def answer(dialog: MergeDialog) -> bool:
        desk.wait_for(lambda: not dialog.is_busy)
        seen.append(len(dialog.choices()))
        for number, side in enumerate(sides):
            tick(dialog._list.lines()[number], is_ticked=side is MergeSide.THEIRS, column=4)
        return True

    desk.answer(MergeDialog, answer)
    return seen


def is_back(desk: Desk) -> bool:
    """Whether the files are the same again, and the person is at the table."""
    table = desk.context.table
    is_same = desk.session.on_disk.outside is Outside.SAME and desk.session.stage is Stage.READY
    return is_same and table is not None and table.hasFocus()


def test_both_versions_become_one_in_one_step_from_the_banner_or_when_saving(
    both: Desk, sitemap: Path
) -> None:
    agree(both, MergeSide.THEIRS)
    assert both.context.view is not None
    both.context.view.banner.choose("Merge…")
    both.wait_for(lambda: is_back(both))
    assert both.values("priority") == ["1.0", "0.7", "0.9"]
    assert both.values("lastmod")[0] == "2026-11-20"
    assert both.session.undo_stack.undoText() == "Merge with the file"
    assert sitemap.read_text() == THEIRS
    save(both)
    assert both.person.asked == []
    merged = sitemap.read_text()
    assert merged == THEIRS.replace("0.5", "0.7")
    both.do.edit.undo()
    assert both.values("priority") == ["1.0", "0.7", "0.3"]
    assert both.values("lastmod")[0] == "2026-11-02"
    again = merged.replace(">0.9<", ">0.6<").replace(
        "</urlset>", "<url><loc>https://e.org/new</loc></url>\n</urlset>"
    )
    change(both, sitemap, again)
    seen = agree(both, MergeSide.MINE)
    both.person.answers.conflict = SaveConflict.MERGE
    both.trigger("save")
    both.wait_for(lambda: bool(seen) and both.session.on_disk.outside is Outside.SAME)
    assert both.values("priority") == ["1.0", "0.7", "0.3", ""]
    assert sitemap.read_text() == again
    both.wait_until_ready()
    save(both)
    assert sitemap.read_text() == again.replace(">0.6<", ">0.3<").replace("2026-11-20", "2026-11-02")
    both.session.undo_stack.do(SetValues("priority", [0], "0.9"), "Edit")
    change(both, sitemap, THEIRS)
    both.person.answers.conflict = SaveConflict.OVERWRITE
    save(both)
    assert {again, THEIRS} <= {path.read_text() for path in backups_folder().iterdir()}


def save(desk: Desk) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger("save")


def test_what_a_merge_took_is_no_conflict_of_the_next_unless_it_was_taken_back(
    both: Desk, sitemap: Path
) -> None:
    for day, priority, conflicts in (("20", "0.9", 1), ("21", "0.8", 0), ("22", "0.6", 1)):
        if day == "22":
            both.do.edit.undo()
            both.do.edit.undo()
        change(both, sitemap, THEIRS.replace("11-20", f"11-{day}").replace(">0.9", f">{priority}"))
        seen = agree(both, *[MergeSide.THEIRS] * conflicts)
        both.do.outside.merge_on_screen()
        both.wait_for(lambda: is_back(both))
        assert seen == [conflicts]
        assert both.values("priority") == ["1.0", "0.7", priority]
        assert both.values("lastmod")[0] == f"2026-11-{day}"


def test_space_ticks_what_the_file_has_and_enter_merges(both: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[MergeSide] = []

    def answer(dialog: MergeDialog) -> int:
        dialog.show()
        both.wait_for(lambda: not dialog.is_busy)
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_Return):
            assert dialog.isVisible()
            QTest.keyClick(dialog.focusWidget(), key)
            chosen.extend(dialog.choices())
        return dialog.result()

    # Without a desktop, a dialog that blocks its window does not get the keys.
    monkeypatch.setattr(MergeDialog, "exec", answer)
    assert both.context.view is not None
    both.context.view.banner.choose("Merge…")
    both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
    assert chosen == [MergeSide.THEIRS, MergeSide.MINE, MergeSide.MINE]


def merge_dialog(desk: Desk) -> MergeDialog:
    """The dialog about the document's file."""
    session = desk.session
    assert session.document.path is not None
    return desk.do.outside.merge_dialog(session, session.document.path, session.document.entries.files[0])


def looked_at(desk: Desk, qtbot: QtBot) -> MergeDialog:
    """The dialog about the document's file, once it knows what differs."""
    dialog = merge_dialog(desk)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.is_busy)
    return dialog


def test_saving_a_copy_leaves_the_question_open_whose_dialog_says_what_is_settled_and_what_cannot_be_merged(
    both: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    both.person.answers.to_save = sitemap.with_name("copy.xml")
    with both.until(both.do.save.saved):
        both.trigger("save_copy")
        assert both.context.view is not None
        both.context.view.banner.choose("Reload")
    assert both.values("priority") == ["1.0", "0.7", "0.3"]  # nothing is read again meanwhile
    assert both.session.on_disk.outside is Outside.CHANGED
    dialog = looked_at(both, qtbot)
    assert dialog.outlook.startswith("You and the other program both changed 1 value.")
    dialog.take_all(MergeSide.THEIRS)
    assert dialog.choices() == [MergeSide.THEIRS]
    monkeypatch.setattr("editor.models.lists.differences_model.LISTED", 0)
    unlisted = looked_at(both, qtbot)
    assert "For the rest, choose" in unlisted.outlook
    assert unlisted.choices() == [MergeSide.MINE]
    unlisted.take_all(MergeSide.THEIRS)
    assert unlisted.choices() == [MergeSide.THEIRS]
    sitemap.write_text("https://e.org/\n")
    other = looked_at(both, qtbot)
    assert other.outlook.startswith("These changes cannot be merged: It is now a different kind of file")
    sitemap.unlink()
    gone = looked_at(both, qtbot)
    assert gone.outlook.startswith("These changes cannot be merged:")


def test_mine_can_be_kept_and_what_the_other_wrote_is_an_earlier_version(both: Desk, sitemap: Path) -> None:
    assert both.context.view is not None
    both.context.view.banner.choose("Keep mine")
    both.wait_for(lambda: is_back(both))
    assert both.session.is_modified
    assert not both.context.view.banner.isVisible()
    save(both)
    assert both.person.asked == []
    assert "<priority>0.3</priority>" in sitemap.read_text()
    assert THEIRS in [path.read_text() for path in backups_folder().iterdir()]
    change(both, sitemap, THEIRS)
    both.context.view.banner.choose("Reload")
    both.wait_for(lambda: is_back(both))
    change(both, sitemap, SITEMAP)
    both.do.outside.keep_mine()
    both.person.answers.leaving = Leaving.DISCARD
    both.do.close.close()  # before it is known what mine is kept from
    both.wait_for(lambda: both.context.tasks.is_idle)
    assert both.context.session is None


def test_what_changes_while_the_document_is_busy_or_is_deleted_is_noticed_and_an_unedited_document_kept(
    desk: Desk, sitemap: Path, qtbot: QtBot
) -> None:
    view = desk.open(sitemap)
    session, stamp = desk.session, desk.session.document.file_list.there[0].stamp
    assert stamp is not None
    session.set_stage(Stage.BUSY)
    with qtbot.waitSignal(desk.do.outside.watcher.stirred):
        sitemap.write_text(THEIRS)
    session.set_stage(Stage.READY)
    session.document.file_list.there[0].read_stamp = stamp._replace()  # as of a save that has just ended
    desk.wait_for(lambda: session.on_disk.outside is Outside.CHANGED)
    view.banner.choose("Keep mine")
    desk.wait_for(lambda: desk.session.is_modified)
    desk.wait_for(lambda: any(recovery_folder().glob("*/*.content")))
    [content] = recovery_folder().glob("*/*.content")
    assert content.read_text() == SITEMAP
    sitemap.unlink()
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.GONE)
    desk.person.answers.conflict = SaveConflict.OVERWRITE
    with desk.until(desk.do.save.saved):
        view.banner.choose("Save…")
    assert desk.person.asked == ["conflict sitemap.xml missing"]
    assert sitemap.read_text() == SITEMAP


def test_a_damaged_file_that_is_deleted_can_be_saved_again_once_it_is_accepted(
    desk: Desk, sitemap: Path
) -> None:
    sitemap.write_text(SITEMAP.replace("</urlset>", ""))
    view = desk.open(sitemap)
    sitemap.unlink()
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.GONE)
    view.banner.choose("Accept and edit")
    desk.person.answers.conflict = SaveConflict.OVERWRITE
    with desk.until(desk.do.save.saved):
        view.banner.choose("Save…")
    assert sitemap.exists()


def test_after_a_crash_a_merge_comes_back_in_the_file_that_was_merged(
    both: Desk, sitemap: Path, crash: Crash
) -> None:
    agree(both)
    both.do.outside.merge_on_screen()
    both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
    crash.keep()
    crash.start().banner.choose("Restore")
    both.wait_for(lambda: both.context.session is not None and both.session.is_modified)
    assert both.session.document.path == sitemap
    assert both.values("priority") == ["1.0", "0.7", "0.3"]
    assert both.values("lastmod")[0] == "2026-11-20"
    both.do.edit.undo()
    assert both.values("priority") == ["1.0", "0.5", "0.9"]


NEWS, SHOP = urlset("news/a", "news/b", "news/c"), urlset("shop/a", "shop/b")
THEIR_NEWS = urlset("news/a", "news/b", "news/c", "news/d", lastmod="2026-11-20")


@pytest.fixture
def news(tmp_path: Path) -> Path:
    """An index with two sitemaps beside it; returns the path of the first."""
    folder = tmp_path / "site"
    folder.mkdir()
    write(folder, index_xml=index("news.xml", "shop.xml"), news_xml=NEWS, shop_xml=SHOP)
    return folder / "news.xml"


@pytest.fixture
def opened(desk: Desk, news: Path) -> Desk:
    open_as_one(desk, news.parent)
    return desk


@pytest.fixture
def both_files(opened: Desk, news: Path) -> Desk:
    """Two files that were edited here, and one of them by another program."""
    put(opened, 1, "lastmod", "2026-11-01")
    put(opened, 4, "priority", "0.7")
    change(opened, news, THEIR_NEWS)
    return opened


def put(desk: Desk, row: int, field: str, value: str) -> None:
    desk.session.undo_stack.do(SetValues(field, [row], value), "Edit")


def banner(desk: Desk) -> Banner:
    assert desk.context.view is not None
    return desk.context.view.banner


def wait_for_stirred(desk: Desk, count: int) -> None:
    """Wait until it is noticed that so many files changed."""
    desk.wait_for(lambda: len(desk.session.on_disk._stirred) == count)


def merge(desk: Desk) -> None:
    """Agree to the merge that is offered."""
    banner(desk).choose("Merge…")
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.SAME)


def test_one_of_several_files_is_merged_and_saved_as_often_as_it_is_changed_and_all_can_be_undone(
    both_files: Desk, news: Path
) -> None:
    asked, first, second = both_files.person.asked, "2026-11-20", "2026-11-21"
    agree(both_files, MergeSide.THEIRS)
    assert banner(both_files).text == "Another program changed news.xml while it was open."
    merge(both_files)
    assert both_files.values("lastmod") == [first] * 4 + ["", ""]
    assert both_files.values("priority") == ["", "", "", "", "", "0.7"]
    assert locs(both_files.file_set)["news.xml"] == ["news/a", "news/b", "news/c", "news/d"]
    assert both_files.session.undo_stack.undoText() == "Merge with the file"
    put(both_files, 1, "lastmod", "2026-11-02")
    again = THEIR_NEWS.replace(first, second)
    change(both_files, news, again)
    both_files.trigger("save")
    both_files.wait_for(lambda: bool(asked))
    assert asked == ["conflict news.xml changed"]
    both_files.wait_until_ready()
    assert news.read_text() == again
    seen = agree(both_files, MergeSide.MINE)  # what the first merge took was theirs, and is no conflict now
    both_files.person.answers.conflict = SaveConflict.MERGE
    both_files.trigger("save")
    both_files.wait_for(lambda: bool(seen) and both_files.session.on_disk.outside is Outside.SAME)
    both_files.wait_until_ready()
    assert both_files.values("lastmod") == [second, "2026-11-02", second, second, "", ""]
    assert news.read_text() == again
    asked.clear()
    save(both_files)
    assert news.read_text() == again.replace(
        f"news/b</loc><lastmod>{second}", "news/b</loc><lastmod>2026-11-02"
    )
    both_files.do.edit.undo()
    assert both_files.values("lastmod") == [first, "2026-11-02", first, first, "", ""]
    while both_files.session.undo_stack.canUndo():
        both_files.do.edit.undo()
    save(both_files)
    assert news.read_text() == NEWS
    put(both_files, 0, "priority", "0.8")
    change(both_files, news, THEIR_NEWS)
    agree(both_files)
    merge(both_files)
    while both_files.session.undo_stack.canUndo():
        both_files.do.edit.undo()
    assert both_files.session.is_modified  # it is as it was saved, but the file is not
    save(both_files)
    assert news.read_text() == NEWS
    assert asked == []
    put(both_files, 0, "priority", "0.8")
    change(both_files, news, urlset("news/again"))
    both_files.person.answers.conflict = SaveConflict.OVERWRITE
    save(both_files)
    backups = {path.read_text() for path in backups_folder().iterdir()}
    assert {again, THEIR_NEWS, urlset("news/again")} <= backups  # whatever was overwritten


def test_rows_that_came_from_another_file_stay_and_those_that_went_stay_away(
    opened: Desk, news: Path
) -> None:
    agree(opened)
    parts = opened.file_set.entries.files
    for row, part in ((0, parts[1]), (3, parts[0])):
        edit = move_to_file(opened.file_set.entries, [row], part)
        assert edit is not None
        opened.session.undo_stack.do(edit, "Move")
    before = locs(opened.file_set)
    change(opened, news, NEWS.replace("news/c</loc>", "news/c</loc><priority>0.9</priority>"))
    merge(opened)
    assert locs(opened.file_set) == before
    assert opened.values("priority").count("0.9") == 1
    change(opened, news.with_name("index.xml"), index("news.xml"))  # which cannot be merged
    assert banner(opened).text == "Another program changed index.xml while it was open."
    assert [button.text() for button in banner(opened)._buttons] == ["Reload"]


def test_mine_can_be_kept_of_each_of_the_files_that_were_changed_edited_or_not(
    both_files: Desk, news: Path
) -> None:
    shop = news.with_name("shop.xml")
    shop.write_text(urlset("shop/a", "shop/theirs"))
    wait_for_stirred(both_files, 2)
    banner(both_files).choose("Keep mine")
    both_files.wait_for(lambda: both_files.session.on_disk.outside_path == shop)
    assert banner(both_files).text == "Another program changed shop.xml while it was open."
    mine = NEWS.replace("news/b</loc>", "news/b</loc><lastmod>2026-11-01</lastmod>")
    for _ in range(2):
        banner(both_files).choose("Keep mine")
        both_files.wait_for(lambda: both_files.session.on_disk.outside is Outside.SAME)
        assert not banner(both_files).isVisible()
        assert both_files.session.is_modified
        save(both_files)
        assert both_files.person.asked == []
        assert news.read_text() == mine
        assert THEIR_NEWS in [path.read_text() for path in backups_folder().iterdir()]
        change(both_files, news, THEIR_NEWS)  # now that nothing is edited


def restored(desk: Desk, crash: Crash, contents: int) -> tuple[object, ...]:
    """Restart, and restore what there was; returns what the files have then."""
    crash.keep(contents)
    crash.start().banner.choose("Restore")
    desk.wait_for(lambda: desk.context.session is not None and desk.session.undo_stack.count() == 1)
    return state(desk)


def state(desk: Desk) -> tuple[object, ...]:
    return locs(desk.file_set), desk.values("loc"), desk.values("lastmod"), desk.values("priority")


def test_a_kept_file_comes_back_after_a_crash_although_nothing_was_edited(
    opened: Desk, news: Path, crash: Crash
) -> None:
    change(opened, news, THEIR_NEWS)
    banner(opened).choose("Keep mine")
    opened.wait_for(lambda: opened.session.on_disk.outside is Outside.SAME)
    opened.wait_for(lambda: len([*recovery_folder().glob("*/*.content")]) == 3)
    put(opened, 1, "priority", "0.7")
    restored(opened, crash, 3)
    assert locs(opened.file_set)["news.xml"] == ["news/a", "news/b", "news/c"]
    assert opened.values("priority") == ["", "0.7", "", "", ""]


def test_after_crashes_a_merge_comes_back_with_the_files_that_were_opened_since(
    both_files: Desk, news: Path, crash: Crash, tmp_path: Path
) -> None:
    agree(both_files)
    merge(both_files)
    late = news.with_name("late.xml")
    late.write_text(urlset("late/a"))
    both_files.file_set.file_list.add(FileOnDisk(Listing("late.xml"), late))
    with both_files.until(both_files.do.file.loaded):
        both_files.do.together.read_rest()
    put(both_files, 6, "priority", "0.9")
    expected = state(both_files)
    lost = f"{'?' * 17}/*.journal"  # a folder of a crash has one letter more
    for each in (crash, Crash(both_files, tmp_path / "left again")):
        both_files.wait_for(lambda: not any(recovery_folder().glob(lost)))
        assert restored(both_files, each, 4) == expected
    save(both_files)
    assert not any(asked.startswith("conflict") for asked in both_files.person.asked)
    assert news.read_text().count("<url>") == 4


def test_a_file_that_is_open_alone_and_with_others_is_told_in_both(opened: Desk, news: Path) -> None:
    together = opened.session
    opened.do.file.open_file(news)
    opened.wait_until_ready()
    assert opened.session is not together
    change(opened, news, THEIR_NEWS)
    opened.wait_for(lambda: together.on_disk.outside is Outside.CHANGED)


def test_opening_many_files_and_a_change_beside_them_looks_at_each_a_few_times(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    sitemaps = [folder / f"{number}.xml" for number in range(30)]
    for path in sitemaps:
        path.write_text(SITEMAP)
    walks, looks = [], []
    walked = OnDisk._held

    def walk(on_disk: OnDisk) -> list[FileOnDisk]:
        walks.append(on_disk)
        return walked(on_disk)

    def look(path: Path, stamp: Stamp) -> bool:
        looks.append(path)
        return is_unchanged(path, stamp)

    monkeypatch.setattr(OnDisk, "_held", walk)
    monkeypatch.setattr("editor.app.commands.documents.open_commands.is_unchanged", look)
    with desk.until(desk.do.outside.watcher.stirred):
        desk.do.file.open_paths(sitemaps)
        (folder / "settings.ini").write_text("while they are read")
    desk.wait_for(lambda: all(view.session and view.session.is_whole for view in desk.context.tabs.views()))
    desk.wait_for(lambda: {*looks} == {*sitemaps} and desk.context.tasks.is_idle)
    assert len(walks) < 15 * len(sitemaps)
    walks.clear()
    looks.clear()
    change(desk, sitemaps[-1], THEIRS)
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert {*looks} == {*sitemaps}
    assert len(looks) <= 3 * len(sitemaps)  # twice or thrice, where that change is told bit by bit
    assert len(walks) < 15 * len(sitemaps)
    changed = [
        view.path for view in desk.context.tabs.views() if view.session and view.session.on_disk.outside_path
    ]
    assert changed == sitemaps[-1:]


def test_what_was_deleted_is_saved_again_only_if_the_person_says_so_although_it_was_not_edited(
    opened: Desk, news: Path
) -> None:
    before, person = contents(news.parent), opened.person
    news.unlink()
    opened.wait_for(lambda: opened.session.on_disk.outside is Outside.GONE)
    banner(opened).choose("Save…")
    opened.wait_for(lambda: bool(person.asked))
    opened.wait_until_ready()
    assert not news.exists()
    assert opened.session.is_modified
    person.answers.conflict = SaveConflict.OVERWRITE
    save(opened)
    several = (["shop.xml"], ["index.xml"], ["news.xml", "shop.xml", "index.xml"])
    for names, is_by_key in product(several, (False, True)):
        person.asked.clear()
        for name in names:
            (news.parent / name).unlink()
        wait_for_stirred(opened, len(names))
        with opened.until(opened.do.save.saved):
            if is_by_key:
                opened.trigger("save")
            else:
                banner(opened).choose("Save…")
        asked = {name.removesuffix(" missing") for name in person.asked}
        assert asked == {f"conflict {name}" for name in names}
        assert contents(news.parent) == before
        assert not opened.session.is_modified


def test_a_file_that_was_deleted_outside_and_here_does_not_stand_in_the_way(opened: Desk, news: Path) -> None:
    news.unlink()
    opened.wait_for(lambda: opened.session.on_disk.outside is Outside.GONE)
    opened.do.later.files.remove(opened.file_set.file_list.there[0])
    save(opened)
    assert opened.person.asked == []
    assert contents(news.parent).keys() == {"index.xml", "shop.xml"}


def test_both_sides_of_a_conflict_show_what_differs_and_theirs_is_taken_by_a_click(
    both: Desk, qtbot: QtBot
) -> None:
    dialog = looked_at(both, qtbot)
    dialog.show()
    tree = dialog._list
    [mine, theirs] = [tree.indexFromItem(tree.lines()[0], column) for column in (3, 4)]
    assert all(
        side.data(PARTS).changed and side.data(PARTS).changed in side.data() for side in (mine, theirs)
    )
    option = QStyleOptionViewItem()
    option.initFrom(tree)
    option.rect = tree.visualRect(theirs)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    box = tree.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, tree)
    dialog.grab()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert dialog.choices()[0] is MergeSide.THEIRS
