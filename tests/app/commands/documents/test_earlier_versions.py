"""What a file held before it was saved here can be looked at and brought back."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.dialogs.versions_dialogs import FoundWork, RecoveryDialog, VersionsDialog
from editor.formats.document_comparison import VersionComparison
from editor.rules.fixes.preview_changes import PreviewChange
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.files.earlier_versions import versions_of
from editor.services.installation import backups_folder
from editor.services.tasks import Tasks
from editor.views.panels.changes_list import ChangesTable
from tests.app.desk import SITEMAP, Desk


@pytest.fixture
def saved(desk: Desk, sitemap: Path) -> Desk:
    """A document that was edited and saved."""
    desk.open(sitemap)
    desk.robot.table.select_rows([0])
    desk.trigger("delete")
    desk.robot.type_in(0, "priority", "0.7")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    return desk


def shown(desk: Desk, qtbot: QtBot, path: Path) -> VersionsDialog:
    dialog = desk.do.later.versions.dialog(desk.session, versions_of(path, backups_folder()))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.is_busy and desk.context.tasks.is_idle)
    return dialog


def test_a_version_says_what_it_holds_and_what_would_change_and_can_be_opened_as_a_copy(
    saved: Desk, sitemap: Path, qtbot: QtBot
) -> None:
    dialog = shown(saved, qtbot, sitemap)
    item = dialog.list.topLevelItem(0)
    assert item is not None
    assert item.text(2) == "3"
    assert dialog.outlook == "1 entry changed, 1 entry added."
    with qtbot.waitSignal(saved.do.file.loaded):
        dialog.copy_requested.emit(0)
    assert saved.session.document.path is None
    assert len(saved.values("loc")) == 3


def test_a_version_is_brought_back_in_one_step(saved: Desk, sitemap: Path) -> None:
    def agree(dialog: VersionsDialog) -> bool:
        saved.wait_for(lambda: not dialog.is_busy)
        return True

    saved.answer(VersionsDialog, agree)
    saved.trigger("versions")
    saved.wait_for(lambda: saved.session.is_modified)
    assert saved.values("priority") == ["1.0", "0.5", "0.4"]
    assert saved.session.undo_stack.undoText().startswith("Restore the version of ")
    with saved.until(saved.do.save.saved):
        saved.trigger("save")
    assert sitemap.read_text() == SITEMAP
    saved.do.edit.undo()
    assert saved.values("priority") == ["0.7", "0.4"]


def test_a_damaged_file_that_was_replaced_is_kept(desk: Desk, sitemap: Path) -> None:
    sitemap.write_text(damaged := SITEMAP.replace("e.org/b", "e.org/b?x&y"))
    desk.open(sitemap)
    desk.trigger("accept_recovery")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert desk.person.asked == ["replace sitemap.xml"]
    [version] = versions_of(sitemap, backups_folder())
    assert version.path.read_text() == damaged


def test_of_another_kind_it_can_only_be_opened_beside(saved: Desk, sitemap: Path, qtbot: QtBot) -> None:
    [version] = versions_of(sitemap, backups_folder())
    version.path.write_text("https://e.org/\n")
    assert shown(saved, qtbot, sitemap).outlook.endswith("Open it as a copy.")


def test_a_file_without_versions_says_so(desk: Desk, sitemap: Path, qtbot: QtBot) -> None:
    desk.open(sitemap)
    assert shown(desk, qtbot, sitemap).list.topLevelItemCount() == 0


def test_every_day_the_first_save_keeps_a_version(
    saved: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileOnDisk, "has_backup", property(lambda _file: False, lambda *_: None))
    saved.robot.type_in(0, "priority", "0.8")
    with saved.until(saved.do.save.saved):
        saved.trigger("save")
    assert len(versions_of(sitemap, backups_folder())) == 2


CHANGES = (PreviewChange(3, "priority", "0.1", "0.2", url="https://e.org/a"),)


def test_all_room_that_the_works_leave_is_for_what_they_change(qtbot: QtBot) -> None:
    tasks = Tasks()
    compared = VersionComparison(changed=1, changes=CHANGES)
    works = [FoundWork(name, "/a/b", 0, 1, lambda _most: compared) for name in ("a.xml", "b.xml")]
    dialog = RecoveryDialog(works, tasks)
    qtbot.addWidget(dialog)
    dialog.show()
    table = dialog.findChild(ChangesTable)
    assert table is not None
    qtbot.waitUntil(lambda: table.model().rowCount() == 1)
    assert table.height() > 3 * dialog.list.height()
    assert dialog.list.verticalScrollBar().maximum() == 0
    assert [
        table.model().index(0, column).data() for column in range(6) if not table.isColumnHidden(column)
    ] == ["4", "https://e.org/a", "Priority", "0.1", "0.2"]
    dialog.done(0)
    tasks.close()
