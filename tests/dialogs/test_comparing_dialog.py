"""Of versions and works that were found, the list takes no more room than its lines."""

from pytestqt.qtbot import QtBot

from editor.dialogs.versions_dialogs import FoundWork, RecoveryDialog
from editor.formats.document_comparison import VersionComparison
from editor.rules.fixes.preview_changes import PreviewChange
from editor.services.tasks import Tasks
from editor.views.panels.changes_list import ChangesTable

CHANGES = (PreviewChange(3, "priority", "0.1", "0.2", url="https://e.org/a"),)


def test_all_room_that_the_works_leave_is_for_what_they_change(qtbot: QtBot) -> None:
    tasks = Tasks()
    compared = VersionComparison(changed=1, changes=CHANGES)
    works = [FoundWork(name, "/a/b", 0, 1, lambda: compared) for name in ("a.xml", "b.xml")]
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
    ] == [
        "4",
        "https://e.org/a",
        "Priority",
        "0.1",
        "0.2",
    ]
    dialog.done(0)
    tasks.close()
