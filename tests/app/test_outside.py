"""What another program writes to an open file is noticed, and neither side is lost."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.core.document.edits import SetValues
from editor.core.versions import MergeSide
from editor.dialogs.comparison_dialogs import MergeDialog
from editor.dialogs.questions import Leaving, SaveConflict
from editor.models.session.session import Stage
from editor.services.documents.open_document import Outside
from editor.services.installation import backups_folder, recovery_folder
from tests.app.crash import Crash
from tests.app.desk import SITEMAP, Desk

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
            dialog.take(number, side)
        return True

    desk.answer(MergeDialog, answer)
    return seen


def is_back(desk: Desk) -> bool:
    """Whether the files are the same again, and the person is at the table."""
    table = desk.bench.table
    is_same = desk.session.on_disk.outside is Outside.SAME and desk.session.stage is Stage.READY
    return is_same and table is not None and table.hasFocus()


def test_both_versions_become_one_in_one_step_from_the_banner_or_when_saving(
    both: Desk, sitemap: Path
) -> None:
    agree(both, MergeSide.THEIRS)
    assert both.bench.view is not None
    both.bench.view.banner.choose("Merge…")
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
    assert both.bench.view is not None
    both.bench.view.banner.choose("Merge…")
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
        assert both.bench.view is not None
        both.bench.view.banner.choose("Reload")
    assert both.values("priority") == ["1.0", "0.7", "0.3"]  # nothing is read again meanwhile
    assert both.session.on_disk.outside is Outside.CHANGED
    dialog = looked_at(both, qtbot)
    assert dialog.outlook.startswith("You and the other program both changed 1 value.")
    dialog.take_all(MergeSide.THEIRS)
    assert dialog.choices() == [MergeSide.THEIRS]
    monkeypatch.setattr("editor.dialogs.comparison_dialogs.LISTED", 0)
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
    both.wait_for(lambda: is_back(both))
    assert both.session.is_modified
    assert not both.bench.view.banner.isVisible()
    save(both)
    assert both.person.asked == []
    assert "<priority>0.3</priority>" in sitemap.read_text()
    assert THEIRS in [path.read_text() for path in backups_folder().iterdir()]
    change(both, sitemap, THEIRS)
    both.bench.view.banner.choose("Reload")
    both.wait_for(lambda: is_back(both))
    change(both, sitemap, SITEMAP)
    both.do.outside.keep_mine()
    both.person.answers.leaving = Leaving.DISCARD
    both.do.close.close()  # before it is known what mine is kept from
    both.wait_for(lambda: both.bench.tasks.is_idle)
    assert both.bench.session is None


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
    session.document.file_list.there[0].read_stamp = replace(stamp)  # as of a save that has just ended
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
