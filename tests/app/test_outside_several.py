"""What another program writes to one of several files that are one document is noticed and merged there."""

from itertools import product
from pathlib import Path

import pytest

from editor.core.document.edits import SetValues
from editor.core.document.sitemap_file import Listing
from editor.core.versions import MergeSide
from editor.dialogs.questions import SaveConflict
from editor.formats.moving_entries import move_to_file
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import Outside
from editor.services.installation import backups_folder, recovery_folder
from editor.views.panels.banners import Banner
from tests.app.as_one import open_as_one
from tests.app.crash import Crash
from tests.app.desk import Desk
from tests.app.test_outside import agree, change
from tests.services.file_sets import contents, index, locs, urlset, write

NEWS, SHOP = urlset("news/a", "news/b", "news/c"), urlset("shop/a", "shop/b")
THEIRS = urlset("news/a", "news/b", "news/c", "news/d", lastmod="2026-11-20")


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
def both(opened: Desk, news: Path) -> Desk:
    """Two files that were edited here, and one of them by another program."""
    put(opened, 1, "lastmod", "2026-11-01")
    put(opened, 4, "priority", "0.7")
    change(opened, news, THEIRS)
    return opened


def put(desk: Desk, row: int, field: str, value: str) -> None:
    desk.session.undo_stack.do(SetValues(field, [row], value), "Edit")


def banner(desk: Desk) -> Banner:
    assert desk.bench.view is not None
    return desk.bench.view.banner


def wait_for_stirred(desk: Desk, count: int) -> None:
    """Wait until it is noticed that so many files changed."""
    desk.wait_for(lambda: len(desk.session.on_disk._stirred) == count)


def merge(desk: Desk) -> None:
    """Agree to the merge that is offered."""
    banner(desk).choose("Merge…")
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.SAME)


def save(desk: Desk) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger("save")


def test_one_of_several_files_is_merged_and_saved_as_often_as_it_is_changed_and_all_can_be_undone(
    both: Desk, news: Path
) -> None:
    asked, first, second = both.person.asked, "2026-11-20", "2026-11-21"
    agree(both, MergeSide.THEIRS)
    assert banner(both).text == "Another program changed news.xml while it was open."
    merge(both)
    assert both.values("lastmod") == [first] * 4 + ["", ""]
    assert both.values("priority") == ["", "", "", "", "", "0.7"]
    assert locs(both.file_set)["news.xml"] == ["news/a", "news/b", "news/c", "news/d"]
    assert both.session.undo_stack.undoText() == "Merge with the file"
    put(both, 1, "lastmod", "2026-11-02")
    again = THEIRS.replace(first, second)
    change(both, news, again)
    both.trigger("save")
    both.wait_for(lambda: bool(asked))
    assert asked == ["conflict news.xml changed"]
    both.wait_until_ready()
    assert news.read_text() == again
    seen = agree(both, MergeSide.MINE)  # what the first merge took was theirs, and is no conflict now
    both.person.answers.conflict = SaveConflict.MERGE
    both.trigger("save")
    both.wait_for(lambda: bool(seen) and both.session.on_disk.outside is Outside.SAME)
    both.wait_until_ready()
    assert both.values("lastmod") == [second, "2026-11-02", second, second, "", ""]
    assert news.read_text() == again
    asked.clear()
    save(both)
    assert news.read_text() == again.replace(
        f"news/b</loc><lastmod>{second}", "news/b</loc><lastmod>2026-11-02"
    )
    both.do.edit.undo()
    assert both.values("lastmod") == [first, "2026-11-02", first, first, "", ""]
    while both.session.undo_stack.canUndo():
        both.do.edit.undo()
    save(both)
    assert news.read_text() == NEWS
    put(both, 0, "priority", "0.8")
    change(both, news, THEIRS)
    agree(both)
    merge(both)
    while both.session.undo_stack.canUndo():
        both.do.edit.undo()
    assert both.session.is_modified  # it is as it was saved, but the file is not
    save(both)
    assert news.read_text() == NEWS
    assert asked == []
    put(both, 0, "priority", "0.8")
    change(both, news, urlset("news/again"))
    both.person.answers.conflict = SaveConflict.OVERWRITE
    save(both)
    backups = {path.read_text() for path in backups_folder().iterdir()}
    assert {again, THEIRS, urlset("news/again")} <= backups  # whatever was overwritten


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
    both: Desk, news: Path
) -> None:
    shop = news.with_name("shop.xml")
    shop.write_text(urlset("shop/a", "shop/theirs"))
    wait_for_stirred(both, 2)
    banner(both).choose("Keep mine")
    both.wait_for(lambda: both.session.on_disk.outside_path == shop)
    assert banner(both).text == "Another program changed shop.xml while it was open."
    mine = NEWS.replace("news/b</loc>", "news/b</loc><lastmod>2026-11-01</lastmod>")
    for _ in range(2):
        banner(both).choose("Keep mine")
        both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
        assert not banner(both).isVisible()
        assert both.session.is_modified
        save(both)
        assert both.person.asked == []
        assert news.read_text() == mine
        assert THEIRS in [path.read_text() for path in backups_folder().iterdir()]
        change(both, news, THEIRS)  # now that nothing is edited


def restored(desk: Desk, crash: Crash, contents: int) -> tuple[object, ...]:
    """Restart, and restore what there was; returns what the files have then."""
    crash.keep(contents)
    crash.start().banner.choose("Restore")
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.undo_stack.count() == 1)
    return state(desk)


def state(desk: Desk) -> tuple[object, ...]:
    return locs(desk.file_set), desk.values("loc"), desk.values("lastmod"), desk.values("priority")


def test_a_kept_file_comes_back_after_a_crash_although_nothing_was_edited(
    opened: Desk, news: Path, crash: Crash
) -> None:
    change(opened, news, THEIRS)
    banner(opened).choose("Keep mine")
    opened.wait_for(lambda: opened.session.on_disk.outside is Outside.SAME)
    opened.wait_for(lambda: len([*recovery_folder().glob("*/*.content")]) == 3)
    put(opened, 1, "priority", "0.7")
    restored(opened, crash, 3)
    assert locs(opened.file_set)["news.xml"] == ["news/a", "news/b", "news/c"]
    assert opened.values("priority") == ["", "0.7", "", "", ""]


def test_after_crashes_a_merge_comes_back_with_the_files_that_were_opened_since(
    both: Desk, news: Path, crash: Crash, tmp_path: Path
) -> None:
    agree(both)
    merge(both)
    late = news.with_name("late.xml")
    late.write_text(urlset("late/a"))
    both.file_set.file_list.add(FileOnDisk(Listing("late.xml"), late))
    with both.until(both.do.file.loaded):
        both.do.together.read_rest()
    put(both, 6, "priority", "0.9")
    expected = state(both)
    lost = f"{'?' * 17}/*.journal"  # a folder of a crash has one letter more
    for each in (crash, Crash(both, tmp_path / "left again")):
        both.wait_for(lambda: not any(recovery_folder().glob(lost)))
        assert restored(both, each, 4) == expected
    save(both)
    assert not any(asked.startswith("conflict") for asked in both.person.asked)
    assert news.read_text().count("<url>") == 4


def test_a_file_that_is_open_alone_and_with_others_is_told_in_both(opened: Desk, news: Path) -> None:
    together = opened.session
    opened.do.file.open_file(news)
    opened.wait_until_ready()
    assert opened.session is not together
    change(opened, news, THEIRS)
    opened.wait_for(lambda: together.on_disk.outside is Outside.CHANGED)


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
    opened.do.files.remove(opened.file_set.file_list.there[0])
    save(opened)
    assert opened.person.asked == []
    assert contents(news.parent).keys() == {"index.xml", "shop.xml"}
