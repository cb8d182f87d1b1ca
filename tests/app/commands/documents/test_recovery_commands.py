"""What a crash left unsaved, of one file or of several, is offered and comes back as one step."""

import gzip
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import RemoveRows, SetListing, SetValues
from editor.core.document.sitemap_file import IndexPlan, Listing
from editor.formats.moving_entries import distribution, move_to_file
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import (
    file_renaming,
    incoming,
    making_of_index,
    matching,
    nested_in,
    planned_taking_in,
)
from editor.services.files.in_place_writing import InPlace
from editor.services.installation import in_place_folder, recovery_folder
from editor.services.opening.opening import open_document
from editor.services.recovery.journal import JournalStep, Subject, new_journal
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.app.as_one import open_as_one
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import HOST, NOW, contents, index, locs, urlset, write


def edited(desk: Desk, path: Path) -> None:
    """Open a sitemap and edit its second entry."""
    desk.open(path)
    desk.robot.type_in(1, "priority", "0.7")


def test_changes_that_were_not_saved_are_offered_until_they_are_restored_as_one_step_or_saved(
    desk: Desk, sitemap: Path, crash: Crash
) -> None:
    edited(desk, sitemap)
    desk.robot.type_in(2, "priority", "0.8")
    desk.do.edit.undo()
    crash.keep()
    recovery = crash.start()
    assert recovery.banner.isVisible()
    assert "“sitemap.xml”" in recovery.banner.text
    assert "3 changes" in recovery.banner.text
    recovery.banner.choose("Restore")
    assert not recovery.banner.isVisible()
    assert not recovery.has_found
    desk.wait_for(lambda: desk.context.session is not None and desk.session.is_modified)
    assert desk.values("priority") == ["1.0", "0.7", "0.4"]
    assert desk.session.undo_stack.count() == 1
    assert desk.context.tabs.count() == 1
    assert sitemap.read_text() == SITEMAP
    desk.do.edit.undo()
    assert desk.values("priority") == ["1.0", "0.5", "0.4"]
    assert not desk.session.is_modified
    desk.do.edit.redo()
    desk.wait_for(lambda: any(recovery_folder().glob("*/*.journal")))
    with desk.until(desk.do.save.saved):
        desk.do.save.save()
    desk.wait_for(lambda: not any(recovery_folder().glob("*/*.journal")))


def test_the_file_offers_its_changes_when_it_is_opened_and_the_window_those_of_one_that_is_closed_again(
    desk: Desk, sitemap: Path, crash: Crash
) -> None:
    edited(desk, sitemap)
    crash.keep()
    recovery = crash.start()
    desk.open(sitemap)
    assert not recovery.banner.isVisible()
    desk.trigger("close")
    assert recovery.banner.isVisible()
    recovery.banner.choose("Not now")
    assert not recovery.banner.isVisible()
    assert desk.is_enabled("lost_work")
    view = desk.open(sitemap)
    assert "1 change" in view.banner.text
    view.banner.choose("Restore")
    assert not view.banner.isVisible()
    assert not recovery.has_found
    desk.wait_for(lambda: desk.session.is_modified)
    assert desk.values("priority")[1] == "0.7"
    assert desk.context.tabs.count() == 1
    assert not view.banner.isVisible()
    assert not desk.is_enabled("lost_work")


def test_a_document_that_was_never_saved_comes_back_once_unless_it_is_closed_before(
    desk: Desk, crash: Crash
) -> None:
    desk.do.file.new()
    desk.trigger("add")
    desk.robot.type_in(0, "loc", "https://e.org/new")
    crash.keep()
    recovery = crash.start()
    recovery.banner.choose("Restore")
    assert not recovery.banner.isVisible()
    assert not desk.is_enabled("lost_work")
    desk.trigger("close")
    assert recovery.banner.isVisible()
    assert recovery.has_found
    recovery.banner.choose("Restore")
    desk.wait_for(lambda: desk.context.session is not None and desk.session.is_modified)
    assert desk.values("loc") == ["https://e.org/new"]
    assert desk.session.document.path is None


@pytest.mark.new_window
def test_what_is_found_is_looked_at_and_thrown_away_but_stays_where_another_version_kept_it(
    desk: Desk, sitemap: Path, crash: Crash, qtbot: QtBot
) -> None:
    edited(desk, sitemap)
    desk.robot.type_in(1, "changefreq", "daily")
    crash.keep()
    recovery = crash.start()
    dialog = recovery.dialog()
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.outlook == "1 entry changed."
    dialog.discard_requested.emit(0)
    assert not recovery.has_found
    assert dialog.result() == dialog.DialogCode.Accepted
    crash.start().banner.choose("Discard…")
    assert desk.person.asked[-1] == "discard lost 1"
    desk.wait_for(lambda: not any(recovery_folder().glob("*/*.journal")))
    with desk.until(recovery.changed):
        recovery.look()
    assert not recovery.has_found
    [kept] = crash.left("*.journal")
    kept.write_bytes(b"sitemap-editor journal 9\nas a later version has it")
    crash.start()
    assert "Another version of the editor kept" in recovery.banner.text
    recovery.banner.choose("OK")
    assert not recovery.banner.isVisible()
    [left] = recovery_folder().glob("*/*.journal")
    assert left.read_bytes() == kept.read_bytes()


def test_changes_to_a_file_that_is_another_by_now_come_back_beside_it(
    desk: Desk, sitemap: Path, crash: Crash
) -> None:
    edited(desk, sitemap)
    crash.keep()
    sitemap.write_text(SITEMAP.replace("e.org", "other.org"))
    crash.start().banner.choose("Restore")
    desk.wait_for(lambda: desk.context.session is not None and desk.session.is_modified)
    assert desk.values("priority") == ["1.0", "0.7", "0.4"]
    assert desk.values("loc")[0] == "https://e.org/"
    assert desk.session.document.path is None


def test_the_accepted_entries_of_a_damaged_file_come_back(desk: Desk, tmp_path: Path, crash: Crash) -> None:
    path = tmp_path / "damaged.xml"
    path.write_text(SITEMAP.replace("e.org/b", "e.org/?a&b"))
    desk.open(path)
    desk.trigger("accept_recovery")
    desk.robot.type_in(1, "priority", "0.7")
    crash.keep()
    crash.start().banner.choose("Restore")
    desk.wait_for(lambda: desk.context.session is not None and desk.session.undo_stack.count() == 2)
    assert desk.values("priority")[1] == "0.7"
    assert desk.session.document.file_list.is_accepted


def test_changes_to_files_of_any_kind_come_back_all_at_once(desk: Desk, tmp_path: Path, crash: Crash) -> None:
    zipped, odd = tmp_path / "a.xml.gz", tmp_path / os.fsdecode(b"\xff.xml")
    zipped.write_bytes(gzip.compress(SITEMAP.encode()))
    text = SITEMAP.replace("e.org/a", "e.org/ä").replace("UTF-8", "windows-1252")
    odd.write_bytes(text.encode("cp1252"))
    before = [path.read_bytes() for path in (zipped, odd)]
    edited(desk, zipped)
    edited(desk, odd)
    crash.keep(2)
    recovery = crash.start()
    assert recovery.banner.text == "Unsaved changes to 2 documents were found."
    recovery.banner.choose("Restore all")
    desk.wait_for(
        lambda: (
            [view.session and view.session.is_modified for view in desk.context.tabs.views()] == [True] * 2
        )
    )
    for view in desk.context.tabs.views():
        desk.context.tabs.setCurrentWidget(view)
        assert desk.values("priority")[1] == "0.7", view.path
        desk.do.edit.undo()
        assert not desk.session.is_modified, view.path
    assert [path.read_bytes() for path in (zipped, odd)] == before


def test_a_file_that_was_left_half_written_is_mended_at_the_start_and_said(
    desk: Desk, sitemap: Path, qtbot: QtBot
) -> None:
    old, copy = SITEMAP.encode(), sitemap.with_name("sitemap.before-save-01234567.xml")
    new = old.replace(b"1.0</", b"0.9</").replace(b"0.4</", b"0.8</")
    note = InPlace(in_place_folder()).begin(sitemap, copy, new)
    assert note is not None
    note._lock.release()  # as the system does when the process ends
    copy.write_text(SITEMAP)
    sitemap.write_bytes(new[:300] + old[300:])
    with qtbot.waitSignal(desk.do.recovery.changed):
        desk.do.recovery.look()
    banner = desk.do.recovery.banner
    assert "previous contents have been restored" in banner.text
    assert sitemap.read_text() == SITEMAP
    banner.choose("OK")
    assert not banner.isVisible()


@pytest.mark.new_window
@pytest.mark.parametrize(
    ("copy_is_there", "words"),
    [(True, "The previous contents are in {copy}."), (False, "The copy of the previous contents is gone.")],
)
def test_a_file_that_was_left_half_written_and_cannot_be_mended_is_said(
    desk: Desk, sitemap: Path, qtbot: QtBot, copy_is_there: bool, words: str
) -> None:
    copy = sitemap.with_name("sitemap.before-save-01234567.xml")
    note = InPlace(in_place_folder()).begin(sitemap, copy, b"new")
    assert note is not None
    note._lock.release()
    if copy_is_there:
        sitemap.rename(copy)
    with qtbot.waitSignal(desk.do.recovery.changed):
        desk.do.recovery.look()
    assert desk.do.recovery.banner.text.endswith(words.format(copy=copy))
    assert [path.read_text() for path in (sitemap, copy) if path.exists()] == [SITEMAP]


def test_changes_that_another_window_has_to_the_file_are_said(
    desk: Desk, sitemap: Path, qtbot: QtBot
) -> None:
    other = RecoveryFolder(recovery_folder())
    subject = Subject(str(sitemap), sitemap.name, 1, "a" * 64)
    new_journal(other, subject).append([JournalStep(1.0, "Edit", b"{}")])
    view = desk.open(sitemap)
    desk.wait_for(view.banner.isVisible)
    assert "in another editor window" in view.banner.text
    view.banner.choose("OK")
    assert not view.banner.isVisible()
    other.close()


def test_a_document_that_was_made_of_something_else_comes_back_unedited(desk: Desk, crash: Crash) -> None:
    made = OpenDocument.new(NOW)
    made.entries.append(made.entries.new_columns([Entry("https://e.org/made")]))
    desk.do.file.show_unsaved(made)
    crash.keep()
    recovery = crash.start()
    assert recovery.banner.text == "“Untitled” was not saved before the editor closed unexpectedly."
    recovery.banner.choose("Restore")
    desk.wait_for(lambda: not any(crash.found("*.journal")))
    assert desk.values("loc") == ["https://e.org/made"]
    assert desk.session.is_modified


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An index with two sitemaps beside it; returns its path."""
    folder = tmp_path / "site"
    folder.mkdir()
    return write(
        folder,
        index_xml=index("news.xml", "shop.xml"),
        news_xml=urlset("news/a", "news/b"),
        shop_xml=urlset("shop/a", "shop/b"),
    )


def wait_for_files(desk: Desk, count: int) -> OpenDocument:
    """The document on screen, once that many files of it are read and may be worked on."""
    desk.wait_for(
        lambda: (
            desk.context.session is not None
            and desk.session.is_editable
            and sum(look.key > 0 for look in desk.session.looks.of_set()) >= count
        )
    )
    return desk.file_set


def restore(desk: Desk, crash: Crash) -> OpenDocument:
    """Restart, and take the offer."""
    recovery = crash.start()
    assert recovery.banner.isVisible()
    recovery.banner.choose("Restore")
    assert not recovery.banner.isVisible()
    assert not recovery.has_found
    desk.wait_for(lambda: desk.context.session is not None and desk.session.undo_stack.count() == 1)
    assert desk.context.tabs.count() == 1
    return wait_for_files(desk, 2)


def put(desk: Desk, row: int, value: str) -> None:
    desk.session.undo_stack.do(SetValues("priority", [row], value), "Edit")


def test_what_was_done_to_several_files_some_opened_meanwhile_comes_back_as_one_step(
    desk: Desk, site: Path, crash: Crash
) -> None:
    file_set = open_as_one(desk, site.parent)
    late = write(site.parent, late_xml=urlset("late/a", "late/b")).with_name("late.xml")
    before = contents(site.parent)
    desk.robot.type_in(3, "priority", "0.7")
    file = FileOnDisk(Listing("late.xml"), late)
    file_set.file_list.add(file)
    with desk.until(desk.do.file.loaded):
        desk.do.together.read_rest()
    assert file.state is FileState.READ
    original = locs(file_set)
    assert list(original) == ["news.xml", "shop.xml", "late.xml"]
    put(desk, 5, "0.9")
    edit = move_to_file(file_set.entries, [0], file_set.entries.files[1])
    assert edit is not None
    desk.session.undo_stack.do(edit, "Move")
    desk.session.undo_stack.do(
        distribution(file_set.entries, {"new.xml": [1]}, lambda name: f"{HOST}/{name}"), "New file"
    )
    desk.session.undo_stack.do(file_renaming(file_set.file_list.there[0], "other.xml"), "Rename")
    expected, priorities = locs(file_set), desk.values("priority")
    assert sorted(priorities)[-2:] == ["0.7", "0.9"]
    crash.keep(4)
    again = restore(desk, crash)
    assert locs(again) == expected
    assert desk.values("priority") == priorities
    assert contents(site.parent) == before
    desk.do.edit.undo()
    assert locs(again) == original
    assert desk.values("priority") == [""] * 6
    assert not desk.session.is_modified
    desk.do.edit.redo()
    with desk.until(desk.do.save.saved):
        desk.do.save.save()
    assert contents(site.parent).keys() == {"index.xml", "other.xml", "shop.xml", "new.xml", "late.xml"}
    desk.wait_for(lambda: not any(recovery_folder().glob("*/*.journal")))


def test_what_was_changed_before_a_damaged_file_came_is_there_again_and_waits_with_it_to_be_accepted(
    desk: Desk, site: Path, crash: Crash, tmp_path: Path
) -> None:
    file_set = open_as_one(desk, site.parent)
    desk.session.undo_stack.do(SetValues("priority", [2, 3], "0.7"), "Edit")
    late = write(site.parent, late_xml=urlset("late/a?b&c")).with_name("late.xml")
    file_set.file_list.add(FileOnDisk(Listing("late.xml"), late))
    with desk.until(desk.do.file.loaded):
        desk.do.together.read_rest()
    assert not desk.session.is_editable
    for left in (crash, Crash(desk, tmp_path / "left again")):
        left.keep(4)
        left.start().banner.choose("Restore")
        desk.wait_for(lambda: desk.context.session is not None and desk.session.undo_stack.count() == 1)
        assert desk.values("priority") == ["", "", "0.7", "0.7", ""]
        assert (desk.session.is_editable, desk.session.is_modified) == (False, True)
        assert desk.context.view is not None
        assert desk.context.view.notice is not None
        assert desk.context.view.notice.isHidden()  # it would offer to undo
    desk.trigger("accept_recovery")
    desk.trigger("undo")
    assert not desk.is_enabled("undo")  # what was restored, as a damaged file is only looked at
    desk.trigger("redo")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert "<priority>0.7</priority>" in site.with_name("shop.xml").read_text()


def test_files_without_an_index_come_back_and_so_does_one_that_is_made_for_them(
    desk: Desk, site: Path, crash: Crash, tmp_path: Path
) -> None:
    site.unlink()
    open_as_one(desk, site.parent)
    put(desk, 2, "0.7")
    crash.keep(2)
    again = restore(desk, crash)
    assert again.path is None
    assert desk.values("priority") == ["", "", "0.7", ""]
    edit = making_of_index(again, IndexPlan("index.xml", f"{HOST}/"), is_dated=False)
    desk.session.undo_stack.do(edit, "Create the index")
    another = Crash(desk, tmp_path / "left again")
    another.keep(2)
    restore(desk, another)
    assert desk.session.title == "index.xml"
    with desk.until(desk.do.save.saved):
        desk.do.save.save()
    assert site.read_text().count("<sitemap>") == 2


def test_changes_that_another_window_has_to_one_of_the_files_are_said(desk: Desk, site: Path) -> None:
    site.unlink()  # no index leads to them
    other, shop = RecoveryFolder(recovery_folder()), site.with_name("shop.xml")
    new_journal(other, Subject(str(shop), shop.name, 1, "a" * 64)).append([JournalStep(1.0, "Edit", b"{}")])
    open_as_one(desk, site.parent)
    view = desk.context.view
    assert view is not None
    desk.wait_for(view.banner.isVisible)
    assert "One of these files" in view.banner.text
    other.close()


@pytest.mark.new_window
def test_a_file_that_another_program_changed_is_not_written_over_unasked_or_without_a_copy_not_at_all(
    desk: Desk, site: Path, crash: Crash
) -> None:
    open_as_one(desk, site.parent)
    put(desk, 2, "0.7")
    crash.keep(3)
    theirs = site.with_name("shop.xml")
    theirs.write_text(urlset("theirs"))
    again = restore(desk, crash)
    assert locs(again)["shop.xml"] == ["shop/a", "shop/b"]
    desk.do.save.save()
    desk.wait_for(lambda: "conflict shop.xml changed" in desk.person.asked)
    assert theirs.read_text() == urlset("theirs")
    desk.wait_until_ready()
    for kept in crash.kept_contents():
        kept.unlink()
    recovery = crash.start()
    recovery.banner.choose("Restore")
    said = "told: “shop.xml” has changed since, and there is no copy of the earlier contents."
    assert desk.person.asked[-1] == said
    assert recovery.has_found


def test_what_was_undone_or_saved_is_not_kept(desk: Desk, site: Path) -> None:
    def is_kept() -> bool:
        return any(recovery_folder().glob("*/*.journal"))

    open_as_one(desk, site.parent)
    desk.session.undo_stack.do(RemoveRows([0]), "Remove")
    desk.wait_for(is_kept)
    desk.do.edit.undo()
    desk.wait_for(lambda: not is_kept())
    desk.session.undo_stack.do(RemoveRows([2]), "Remove")
    desk.wait_for(is_kept)
    with desk.until(desk.do.save.saved):
        desk.do.save.save()
    desk.wait_for(lambda: not is_kept())


def test_entries_of_files_that_are_missing_or_unreadable_stay_out_and_others_say_why_they_are_not_open(
    desk: Desk, site: Path, crash: Crash
) -> None:
    listing = index("news.xml", "gone.xml", "bad.xml", "shop.xml", "odd.xml")
    write(site.parent, index_xml=listing, bad_xml="", odd_xml="")
    file_set = open_as_one(desk, site.parent)
    bad = next(file for file in file_set.file_list.there if file.name == "bad.xml")
    desk.session.undo_stack.do(matching(file_set, [*file_set.file_list.missing, bad], ()), "Take out")
    crash.keep(3)
    again = restore(desk, crash)
    assert listed(again) == ["news.xml", "shop.xml", "odd.xml"]
    there = again.file_list.there
    assert [file.name for file in there] == ["news.xml", "shop.xml", "odd.xml"]
    assert [(file.name, file.trouble) for file in there if file.state is FileState.REFUSED] == [
        ("odd.xml", bad.trouble)
    ]


def test_what_an_index_took_in_comes_back_with_the_files_that_were_opened_since(
    desk: Desk, site: Path, crash: Crash
) -> None:
    folder = site.parent
    write(folder, index_xml=index("news.xml", "inner.xml", "shop.xml"), inner_xml=index("late.xml", "x.xml"))
    write(folder, late_xml=urlset("late/a"), x_xml=urlset("x/a"))
    file_set = open_as_one(desk, site)
    nested = nested_in(open_document(site, NOW).entries, site, NOW)
    edit = planned_taking_in(file_set, incoming(open_document(site, NOW).entries, nested))
    assert edit is not None
    desk.session.undo_stack.do(edit, "Take in")
    with desk.until(desk.do.file.loaded):
        desk.do.together.read_files([file for file in file_set.file_list.there if file.name == "late.xml"])
    put(desk, 4, "0.9")
    desk.session.undo_stack.do(SetListing(file_set.entries.files[2].key, lastmod="2025-01-01"), "Date")
    crash.keep(4)
    again = restore(desk, crash)
    assert list(locs(again)) == ["news.xml", "shop.xml", "late.xml"]
    assert again.entries.files[2].listing.lastmod == "2025-01-01"
    assert desk.values("priority")[4] == "0.9"
    assert listed(again) == ["news.xml", "late.xml", "x.xml", "shop.xml"]
    assert [file.name for file in again.file_list.there] == ["news.xml", "x.xml", "shop.xml", "late.xml"]
    desk.do.edit.undo()
    assert listed(again) == ["news.xml", "inner.xml", "shop.xml"]


def save_and_undo(desk: Desk) -> None:
    """Save what was done, and take it back."""
    with desk.until(desk.do.save.saved):
        desk.do.save.save()
    desk.do.edit.undo()


@pytest.mark.parametrize("is_edited", [False, True])
def test_an_index_that_was_made_saved_and_taken_back_stays_away(
    desk: Desk, site: Path, crash: Crash, *, is_edited: bool
) -> None:
    site.unlink()
    file_set = open_as_one(desk, site.parent)
    before = contents(site.parent)
    edit = making_of_index(file_set, IndexPlan("index.xml", f"{HOST}/"), is_dated=False)
    desk.session.undo_stack.do(edit, "Create the index")
    if is_edited:  # the journal begins while there is an index
        put(desk, 2, "0.7")
        save_and_undo(desk)
        desk.do.edit.undo()
    else:
        save_and_undo(desk)
    crash.keep(3)
    again = restore(desk, crash)
    assert again.index is None
    assert again.path is None
    desk.do.edit.undo()
    assert listed(again) == ["news.xml", "shop.xml"]
    assert not desk.session.is_modified
    desk.do.edit.redo()
    with desk.until(desk.do.save.saved):
        desk.do.save.save()
    assert contents(site.parent) == before


def with_inner_index(desk: Desk, site: Path, *missing: str) -> OpenDocument:
    """An index of news.xml and shop.xml and of another that lists late.xml, opened with its files."""
    folder = site.parent
    write(folder, index_xml=index("news.xml", "inner.xml", "shop.xml", *missing), inner_xml=index("late.xml"))
    write(folder, late_xml=urlset("late/a"))
    return open_as_one(desk, site)


def take_in(desk: Desk, file_set: OpenDocument, site: Path) -> None:
    own = open_document(site, NOW).entries
    edit = planned_taking_in(file_set, incoming(own, nested_in(own, site, NOW)))
    assert edit is not None
    desk.session.undo_stack.do(edit, "Take in")


def test_what_an_index_took_in_or_lost_and_was_undone_after_a_save_is_as_it_was(
    desk: Desk, site: Path, crash: Crash
) -> None:
    file_set = with_inner_index(desk, site, "gone.xml")
    desk.session.undo_stack.do(matching(file_set, file_set.file_list.missing, ()), "Take out")
    take_in(desk, file_set, site)
    save_and_undo(desk)
    desk.do.edit.undo()
    expected = listed(file_set)
    assert expected == ["news.xml", "inner.xml", "shop.xml", "gone.xml"]
    crash.keep(3)
    again = restore(desk, crash)
    assert listed(again) == expected
    desk.do.edit.undo()
    assert listed(again) == ["news.xml", "late.xml", "shop.xml"]


def test_a_file_that_was_opened_while_it_was_taken_in_is_listed_no_more_once_that_is_undone(
    desk: Desk, site: Path, crash: Crash
) -> None:
    file_set = with_inner_index(desk, site)
    put(desk, 0, "0.7")
    take_in(desk, file_set, site)
    with desk.until(desk.do.file.loaded):
        desk.do.together.read_rest()
    desk.do.edit.undo()
    assert listed(file_set) == ["news.xml", "inner.xml", "shop.xml"]
    crash.keep(4)
    again = restore(desk, crash)
    assert listed(again) == ["news.xml", "inner.xml", "shop.xml"]


def listed(file_set: OpenDocument) -> list[str]:
    """What the index would list if it were saved now."""
    now = file_set.kept_index.now()
    assert now is not None
    return [loc.removeprefix(f"{HOST}/") for loc in now.entries.column("loc")]
