"""What a crash left unsaved is offered, and comes back as one step."""

import gzip
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.services.documents.open_document import OpenDocument
from editor.services.files.in_place_writing import InPlace
from editor.services.installation import in_place_folder, recovery_folder
from editor.services.recovery.journal import JournalStep, Subject
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import NOW


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
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.is_modified)
    assert desk.values("priority") == ["1.0", "0.7", "0.4"]
    assert desk.session.undo_stack.count() == 1
    assert desk.bench.tabs.count() == 1
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
    assert desk.bench.tabs.count() == 1
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
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.is_modified)
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
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.is_modified)
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
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.undo_stack.count() == 2)
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
        lambda: [view.session and view.session.is_modified for view in desk.bench.tabs.views()] == [True] * 2
    )
    for view in desk.bench.tabs.views():
        desk.bench.tabs.setCurrentWidget(view)
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
    other.new_journal(subject).append([JournalStep(1.0, "Edit", b"{}")])
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
