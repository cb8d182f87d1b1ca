"""The index is matched to the files that are there: from the finding, the menu, and the list of files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from editor.dialogs.index_dialogs import MatchIndexDialog
from tests.app.desk import Desk
from tests.services.file_sets import HOST, contents, index, urlset, write

RULE = "index-child-missing"


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """A folder whose index lists a.xml and gone.xml, and in which b.xml lies too."""
    folder = tmp_path / "site"
    folder.mkdir()
    write(folder, index_xml=index("a.xml", "gone.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    desk.window.refresh()
    return desk


def listed(desk: Desk) -> list[str]:
    """What the index would list if it were saved now."""
    now = desk.file_set.kept_index.now()
    assert now is not None
    return [loc.removeprefix(f"{HOST}/") for loc in now.entries.column("loc")]


def choose_line(desk: Desk, name: str) -> None:
    """Choose the line of a file."""
    desk.window.refresh()
    panel = desk.do.panels.files.panel
    lines = [str(panel.model.index(row, 0).data()) for row in range(panel.model.rowCount())]
    panel.view.setCurrentIndex(panel.model.index(lines.index(name), 0))


def press(desk: Desk, key: Qt.Key, name: str) -> None:
    """Press a key on the line of a file."""
    choose_line(desk, name)
    QTest.keyClick(desk.do.panels.files.panel.view, key)


def test_the_fix_of_the_finding_asks_for_both_and_is_one_step_but_only_what_is_ticked_is_done(
    opened: Desk,
) -> None:
    opened.answer(MatchIndexDialog, lambda _dialog: True)
    opened.do.fix.fix_finding(RULE, -1, "", QPoint())
    assert listed(opened) == ["a.xml", "b.xml"]
    assert opened.session.undo_stack.count() == 1
    opened.trigger("undo")
    assert listed(opened) == ["a.xml", "gone.xml"]

    def answer(dialog: MatchIndexDialog) -> bool:
        dialog.tick(dialog.out[0], is_ticked=False)
        assert [file.name for file in dialog.into] == ["b.xml"]
        return True

    opened.answer(MatchIndexDialog, answer)
    opened.trigger("match_index")
    assert listed(opened) == ["a.xml", "gone.xml", "b.xml"]


def test_keys_and_the_menu_in_the_list_of_files_do_it_for_one_and_the_strip_says_what_is_not_open(
    opened: Desk,
) -> None:
    assert opened.bench.view is not None
    banner = opened.bench.view.banner
    assert banner.text == "One file is not open: gone.xml."
    press(opened, Qt.Key.Key_Delete, "gone.xml")
    assert (banner.text, banner.isVisible()) == ("", False)
    opened.trigger("undo")
    assert banner.text == "One file is not open: gone.xml."
    opened.trigger("redo")
    assert banner.text == ""
    opened.trigger("undo")
    choose_line(opened, "gone.xml")
    view = opened.do.panels.files.panel.view
    next(action for action in view.actions() if action.text().startswith("Remove")).trigger()
    assert listed(opened) == ["a.xml"]
    opened.trigger("undo")
    press(opened, Qt.Key.Key_Delete, "gone.xml")
    assert listed(opened) == ["a.xml"]
    assert opened.session.undo_stack.undoText() == "Remove gone.xml from the index"
    press(opened, Qt.Key.Key_Plus, "b.xml")
    assert listed(opened) == ["a.xml", "b.xml"]
    press(opened, Qt.Key.Key_Plus, "b.xml")
    assert opened.session.undo_stack.count() == 2
    opened.trigger("match_index")
    said = "The index and the files already match."
    assert opened.window.status.currentMessage() == said


def test_the_entry_of_a_file_that_cannot_be_read_is_taken_out_and_the_file_stays(
    desk: Desk, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    write(folder, index_xml=index("a.xml", "empty.xml", "inner.xml"), a_xml=urlset("1"), empty_xml="")
    write(folder, inner_xml=index("a.xml"))
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    before = contents(folder)
    press(desk, Qt.Key.Key_Delete, "empty.xml")
    press(desk, Qt.Key.Key_Delete, "inner.xml")
    assert listed(desk) == ["a.xml"]
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert contents(folder).keys() == before.keys()
    saved = (folder / "index.xml").read_text()
    assert ("a.xml" in saved, "empty.xml</loc>" in saved, "inner.xml</loc>" in saved) == (True, False, False)
    desk.trigger("undo")
    desk.trigger("undo")
    assert listed(desk) == ["a.xml", "empty.xml", "inner.xml"]
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert contents(folder).keys() == before.keys()


def test_a_file_that_cannot_be_read_and_is_not_listed_is_not_removed(opened: Desk, tmp_path: Path) -> None:
    (tmp_path / "bad.xml").write_bytes(b"")
    with opened.until(opened.do.file.loaded):
        opened.do.file.open_paths([tmp_path])
    press(opened, Qt.Key.Key_Delete, "bad.xml")
    assert opened.window.status.currentMessage() == "Only files that are open can be removed."
