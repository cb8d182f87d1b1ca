"""What another program writes to an open file is noticed, and neither side is lost."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.core.merging import MergeSide
from editor.dialogs.answers import Leaving, SaveConflict
from editor.dialogs.compare.merge import MergeDialog
from editor.models.session.session import Stage
from editor.services.files.outside_changes import Outside
from editor.services.folders import backups_folder, recovery_folder
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk

THEIRS = SITEMAP.replace("2026-11-02", "2026-11-20").replace("0.4", "0.9")


@pytest.fixture
def both(desk: Desk, sitemap: Path) -> Desk:
    """A document that was edited here, and its file by another program."""
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    desk.robot.type_in(2, "priority", "0.3")
    change(desk, sitemap, THEIRS)
    return desk


def change(desk: Desk, sitemap: Path, text: str) -> None:
    """Another program puts another file in the place of this one."""
    other = sitemap.with_suffix(".new")
    other.write_text(text)
    other.replace(sitemap)
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.CHANGED)


def agree(desk: Desk, *sides: MergeSide) -> list[MergeDialog]:
    """Have the person look at the dialog, choose, and agree; returns the dialogs that were seen."""
    seen: list[MergeDialog] = []

    def answer(dialog: MergeDialog) -> bool:
        seen.append(dialog)
        desk.wait_for(lambda: not dialog.is_busy)
        for number, side in enumerate(sides):
            dialog.take(number, side)
        return True

    desk.answer(MergeDialog, answer)
    return seen


@pytest.mark.parametrize("side", MergeSide)
def test_both_versions_become_one_in_one_step(both: Desk, sitemap: Path, side: MergeSide) -> None:
    agree(both, side)
    assert both.bench.view is not None
    both.bench.view.banner.choose("Merge…")
    both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
    assert both.values("priority") == ["1.0", "0.7", "0.3" if side is MergeSide.MINE else "0.9"]
    assert both.values("lastmod")[0] == "2026-11-20"
    assert both.session.undo_stack.undoText() == "Merge with the file"
    assert sitemap.read_text() == THEIRS
    both.trigger("save")
    both.wait_for(lambda: not both.session.is_modified)
    assert both.person.asked == []
    assert "<lastmod>2026-11-20</lastmod>" in sitemap.read_text()
    both.do.edit.undo()
    assert both.values("priority") == ["1.0", "0.7", "0.3"]
    assert both.values("lastmod")[0] == "2026-11-02"


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
    assert both.bench.view is not None
    both.bench.view.banner.choose("Merge…")
    both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
    assert chosen == [MergeSide.THEIRS, MergeSide.MINE, MergeSide.MINE]


def test_an_entry_of_theirs_is_saved_the_way_they_wrote_it(desk: Desk, sitemap: Path, qtbot: QtBot) -> None:
    agree(desk)
    view = desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.7")
    new = "<url><loc>https://e.org/new</loc></url>\n</urlset>"
    change(desk, sitemap, SITEMAP.replace("</urlset>", new))
    view.banner.choose("Merge…")
    desk.wait_for(lambda: desk.session.on_disk.outside is Outside.SAME)
    with qtbot.waitSignal(desk.do.save.saved):
        desk.trigger("save")
    assert sitemap.read_text() == SITEMAP.replace("0.5", "0.7").replace("</urlset>", new)


def test_the_person_is_at_the_table_again_after_the_banner(both: Desk, sitemap: Path) -> None:
    agree(both)
    assert both.bench.view is not None
    for number, words in enumerate(("Merge…", "Keep mine", "Reload")):
        if number:
            change(both, sitemap, THEIRS.replace("2026-11-20", f"2026-12-0{number}"))
        both.bench.view.banner.choose(words)
        both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
        both.wait_until_ready()
        assert both.bench.table is not None
        both.wait_for(both.bench.table.hasFocus)


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


def test_the_dialog_says_what_is_settled_and_what_is_not_or_cannot_be_merged(
    both: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    dialog = looked_at(both, qtbot)
    assert dialog.outlook.startswith("You and the other program both changed 1 value.")
    dialog.take_all(MergeSide.THEIRS)
    assert dialog.choices() == [MergeSide.THEIRS]
    monkeypatch.setattr("editor.dialogs.compare.merge.LISTED", 0)
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
    assert both.bench.view is not None
    both.bench.view.banner.choose("Keep mine")
    both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
    assert both.session.is_modified
    assert not both.bench.view.banner.isVisible()
    with both.until(both.do.save.saved):
        both.trigger("save")
    assert both.person.asked == []
    assert "<priority>0.3</priority>" in sitemap.read_text()
    assert THEIRS in [path.read_text() for path in backups_folder().iterdir()]
    change(both, sitemap, THEIRS)
    both.do.outside.keep_mine()
    both.person.answers.leaving = Leaving.DISCARD
    both.do.close.close()  # before it is known what mine is kept from
    both.wait_for(lambda: both.bench.tasks.is_idle)
    assert both.bench.session is None


def test_a_save_over_a_changed_file_offers_to_merge_and_what_it_overwrites_is_an_earlier_version(
    both: Desk, sitemap: Path
) -> None:
    seen = agree(both)
    both.person.answers.conflict = SaveConflict.MERGE
    both.trigger("save")
    both.wait_for(lambda: bool(seen) and both.session.on_disk.outside is Outside.SAME)
    assert both.values("lastmod")[0] == "2026-11-20"
    assert sitemap.read_text() == THEIRS
    again = THEIRS.replace("2026-11-20", "2026-11-21")
    change(both, sitemap, again)
    both.person.answers.conflict = SaveConflict.OVERWRITE
    with both.until(both.do.save.saved):
        both.trigger("save")
    assert again in [path.read_text() for path in backups_folder().iterdir()]


def test_what_changes_while_the_document_is_busy_is_noticed_afterwards(
    desk: Desk, sitemap: Path, qtbot: QtBot
) -> None:
    desk.open(sitemap)
    session, stamp = desk.session, desk.session.document.file_list.there[0].stamp
    assert stamp is not None
    session.set_stage(Stage.BUSY)
    with qtbot.waitSignal(desk.do.outside.watcher.stirred):
        sitemap.write_text(THEIRS)
    session.set_stage(Stage.READY)
    session.document.file_list.there[0].read_stamp = replace(stamp)  # as of a save that has just ended
    desk.wait_for(lambda: session.on_disk.outside is Outside.CHANGED)


def test_saving_a_copy_leaves_the_question_open_and_nothing_is_read_again_meanwhile(
    both: Desk, sitemap: Path
) -> None:
    both.person.answers.to_save = sitemap.with_name("copy.xml")
    with both.until(both.do.save.saved):
        both.trigger("save_copy")
        assert both.bench.view is not None
        both.bench.view.banner.choose("Reload")
    assert both.values("priority") == ["1.0", "0.7", "0.3"]
    assert both.session.on_disk.outside is Outside.CHANGED


def test_an_unedited_document_is_kept_although_its_file_changed_or_was_deleted(
    desk: Desk, sitemap: Path
) -> None:
    view = desk.open(sitemap)
    change(desk, sitemap, THEIRS)
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
    both: Desk,
    sitemap: Path,
    crash: Crash,
) -> None:
    agree(both)
    both.do.outside.merge_on_screen()
    both.wait_for(lambda: both.session.on_disk.outside is Outside.SAME)
    crash.keep()
    crash.start().banner.choose("Restore")
    both.wait_for(lambda: both.bench.session is not None and both.session.is_modified)
    assert both.session.document.path == sitemap
    assert both.values("priority") == ["1.0", "0.7", "0.3"]
    assert both.values("lastmod")[0] == "2026-11-20"
    both.do.edit.undo()
    assert both.values("priority") == ["1.0", "0.5", "0.9"]
