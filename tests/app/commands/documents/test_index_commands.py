"""An index is made, is matched to the files there are, and takes in the sitemaps of indexes in it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from editor.core.document.sitemap_file import IndexPlan
from editor.dialogs.damaged_file_dialogs import RepairsDialog
from editor.dialogs.dialog_frame import tick
from editor.dialogs.index_dialogs import FileNameDialog, MakeIndexDialog, MatchIndexDialog, TakeInDialog
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import HOST, contents, index, urlset, write

RULE = "index-nested"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index of a.xml, inner.xml and b.xml; inner.xml lists c.xml and a.xml."""
    folder = tmp_path / "site"
    folder.mkdir()
    return write(
        folder,
        index_xml=index("a.xml", "inner.xml", "b.xml"),
        inner_xml=index("c.xml", "a.xml"),
        a_xml=urlset("1"),
        b_xml=urlset("2"),
        c_xml=urlset("3"),
    )


def lines_of(dialog: TakeInDialog) -> list[str]:
    return [item.text(0) for item in dialog._items]


@pytest.fixture
def asked(desk: Desk) -> list[str]:
    """What the dialogs said, each of which is agreed to."""
    lines: list[str] = []

    def agree(dialog: TakeInDialog) -> bool:
        lines.extend(lines_of(dialog))
        return True

    desk.answer(TakeInDialog, agree)
    return lines


def names(locs: list[str]) -> list[str]:
    return [loc.removeprefix(f"{HOST}/") for loc in locs]


def listed(desk: Desk) -> list[str]:
    """What the index of several files would list if it were saved now."""
    now = desk.file_set.kept_index.now()
    assert now is not None
    return names(now.entries.column("loc"))


def open_alone(desk: Desk, path: Path) -> None:
    desk.open(path)
    desk.wait_for(lambda: desk.context.tasks.is_idle)


def fix(desk: Desk) -> None:
    desk.do.fix.fix_finding(RULE, -1, "", QPoint())
    desk.wait_for(desk.session.undo_stack.canUndo)


def ask_thrice(desk: Desk, asked: list[str]) -> None:
    """Ask for it again and again, which does it once; then take it back."""
    asked.clear()
    for _ in range(3):
        desk.trigger("take_in_indexes")
    desk.wait_for(desk.session.undo_stack.canUndo)
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert (len(asked), desk.session.undo_stack.count()) == (1, 1)
    desk.trigger("undo")


def test_the_fix_of_the_finding_asks_and_is_one_step_as_long_as_the_index_stands_there(
    desk: Desk, path: Path, asked: list[str]
) -> None:
    open_alone(desk, path)
    assert desk.session.document.findings.report.rows(RULE) == [1]
    desk.robot.type_in(1, "loc", f"{HOST}/other.xml")
    assert desk.session.document.findings.report.rows(RULE) == []
    desk.trigger("undo")
    assert desk.session.document.findings.report.rows(RULE) == [1]
    fix(desk)
    assert asked == ["inner.xml: 1 sitemap will be added, 1 is already listed"]
    assert names(desk.values("loc")) == ["a.xml", "c.xml", "b.xml"]
    assert desk.session.undo_stack.undoText() == "Replace inner.xml with its sitemaps"
    desk.trigger("undo")
    assert names(desk.values("loc")) == ["a.xml", "inner.xml", "b.xml"]
    ask_thrice(desk, asked)
    asked.clear()
    desk.robot.table.go_to(1, "loc")
    desk.trigger("fix_here")
    desk.wait_for(lambda: bool(asked))
    assert names(desk.values("loc")) == ["a.xml", "c.xml", "b.xml"]


def test_with_its_files_it_asks_and_is_one_step_too_and_what_came_is_opened_and_saved_as_others_are(
    desk: Desk, path: Path, asked: list[str]
) -> None:
    open_as_one(desk, path)
    fix(desk)
    assert asked == ["inner.xml: 1 sitemap will be added, 1 is already listed"]
    assert listed(desk) == ["a.xml", "c.xml", "b.xml"]
    assert not list(desk.session.document.findings.report.of_rule(RULE))
    assert desk.context.view is not None
    assert desk.context.view.banner.text == "One file is not open: c.xml."
    desk.trigger("undo")
    assert listed(desk) == ["a.xml", "inner.xml", "b.xml"]
    assert desk.context.view.banner.text == "One file is not open: inner.xml."
    ask_thrice(desk, asked)
    fix(desk)
    with desk.until(desk.do.file.loaded):
        desk.do.together.read_rest()
    assert names(desk.values("loc")) == ["1", "2", "3"]
    desk.robot.type_in(2, "priority", "0.3")
    desk.trigger("save")
    desk.wait_until_ready()
    assert "<priority>0.3</priority>" in path.with_name("c.xml").read_text()
    assert "c.xml" in path.read_text()
    assert "inner.xml</loc>" not in path.read_text()
    for _ in range(2):
        desk.trigger("undo")
    assert listed(desk) == ["a.xml", "inner.xml", "b.xml"]


def test_only_what_is_ticked_comes_in_and_each_sitemap_once(desk: Desk, path: Path) -> None:
    write(path.parent, index_xml=index("inner.xml", "more.xml"), more_xml=index("c.xml", "d.xml"))

    def answer(dialog: TakeInDialog) -> bool:
        assert lines_of(dialog)[1] == "more.xml: 1 sitemap will be added, 1 is already listed"
        tick(dialog._items[0], is_ticked=False)
        assert lines_of(dialog)[1] == "more.xml: 2 sitemaps will be added"
        return True

    desk.answer(TakeInDialog, answer)
    open_alone(desk, path)
    fix(desk)
    assert names(desk.values("loc")) == ["inner.xml", "c.xml", "d.xml"]


def test_an_index_that_cannot_be_taken_in_says_why(desk: Desk, path: Path) -> None:
    write(path.parent, inner_xml=index("index.xml"))
    told: list[str] = []

    def look(dialog: TakeInDialog) -> None:
        told.extend([*lines_of(dialog), str(dialog.box.buttons()[0].isEnabled())])

    desk.answer(TakeInDialog, look)
    open_alone(desk, path)
    desk.trigger("take_in_indexes")
    desk.wait_for(lambda: bool(told))
    sentence = "It lists no sitemaps except itself. Remove its entry instead."
    assert told == [f"inner.xml: {sentence}", "False"]


def test_what_may_be_another_file_is_not_found_and_only_taken_in_when_asked_to(
    desk: Desk, path: Path
) -> None:
    write(path.parent, index_xml=index("a.xml", "blog/inner.xml"))

    def look(dialog: TakeInDialog) -> bool:
        assert dialog.coming == []
        tick(dialog._items[0], is_ticked=True)
        return True

    desk.answer(TakeInDialog, look)
    open_alone(desk, path)
    assert desk.session.document.findings.report.rows(RULE) == []
    desk.trigger("take_in_indexes")
    desk.wait_for(desk.session.undo_stack.canUndo)
    assert names(desk.values("loc")) == ["a.xml", "c.xml"]


def test_where_no_index_is_listed_that_is_said_and_a_list_of_pages_is_not_asked_about(
    desk: Desk, path: Path
) -> None:
    write(path.parent, index_xml=index("a.xml"))
    open_alone(desk, path)
    desk.trigger("take_in_indexes")
    said = "The index lists no other indexes in the same folder."
    desk.wait_for(lambda: desk.window.status.currentMessage() == said)
    desk.open(path.with_name("a.xml"))
    assert not desk.is_enabled("take_in_indexes")


def test_what_was_recovered_and_not_accepted_stays(desk: Desk, path: Path) -> None:
    path.write_text(path.read_text()[:-20])
    open_alone(desk, path)
    assert not desk.is_enabled("take_in_indexes")
    desk.answer(RepairsDialog, lambda _dialog: False)
    desk.do.fix.fix_rule(RULE)
    assert not desk.session.is_editable


NAME = "sitemap_index.xml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sitemaps without an index, one with dates."""
    folder = tmp_path / "shop"
    folder.mkdir()
    write(folder, a_xml=urlset("1", lastmod="2024-02-01"), b_xml=urlset("2"))
    return folder


@pytest.fixture
def opened(desk: Desk, folder: Path) -> Desk:
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    desk.window.refresh()
    return desk


@pytest.fixture
def answered(opened: Desk) -> Desk:
    """Somebody who ticks the dates and agrees."""

    def answer(dialog: MakeIndexDialog) -> bool:
        dialog.dates.setChecked(True)
        return True

    opened.answer(MakeIndexDialog, answer)
    return opened


def ask(desk: Desk) -> MakeIndexDialog:
    return desk.do.later.index.making_dialog(desk.file_set)


def shown(dialog: MakeIndexDialog) -> list[tuple[str, str]]:
    items = [dialog.files.topLevelItem(number) for number in range(dialog.files.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items if item is not None]


def test_it_proposes_name_and_folder_and_shows_what_it_will_list(opened: Desk) -> None:
    dialog = ask(opened)
    assert (dialog.name.text(), dialog.folder.text()) == (NAME, f"{HOST}/")
    assert shown(dialog) == [(f"{HOST}/a.xml", ""), (f"{HOST}/b.xml", "")]
    dialog.dates.setChecked(True)
    dialog.folder.setText(f"{HOST}/\x01maps\x0b")
    assert shown(dialog) == [(f"{HOST}/maps/a.xml", "2024-02-01"), (f"{HOST}/maps/b.xml", "")]


TROUBLES = [
    ("a.xml", HOST, "A file with this name already exists."),
    ("taken.xml", HOST, "A file with this name already exists."),
    ("x/y.xml", HOST, "This is not a valid file name"),
    (NAME, "acme.org", "Enter the full URL of the folder"),
    (NAME, "ftp://acme.org/", "Enter the full URL of the folder"),
    (NAME, f"{HOST}/?a=b", "Enter the full URL of the folder"),
    (NAME, f"{HOST}/a b/", "The folder URL contains a space"),
    (NAME, "", "Enter the full URL of the folder"),
]


def test_what_cannot_be_is_said_before(opened: Desk, folder: Path) -> None:
    (folder / "taken.xml").write_text("something")
    dialog = ask(opened)
    agree = dialog.box.button(QDialogButtonBox.StandardButton.Ok)
    for name, folder_url, trouble in TROUBLES:
        dialog.name.setText(NAME)
        dialog.folder.setText(HOST)
        assert agree.isEnabled(), (name, folder_url)
        dialog.name.setText(name)
        dialog.folder.setText(folder_url)
        assert dialog.trouble.text().startswith(trouble), (name, folder_url)
        assert not agree.isEnabled(), (name, folder_url)


def test_made_it_is_one_step_and_written_by_the_next_save(answered: Desk, folder: Path) -> None:
    answered.trigger("make_index")
    answered.window.refresh()
    assert answered.window.windowTitle() == f"{NAME}[*] — Sitemap Editor"
    assert answered.window.isWindowModified()
    assert answered.session.undo_stack.count() == 1
    assert not (folder / NAME).exists()
    answered.trigger("save")
    answered.wait_until_ready()
    text = (folder / NAME).read_text()
    assert text.count("<sitemap>") == 2
    assert text.count("<lastmod>2024-02-01</lastmod>") == text.count("<lastmod>") == 1
    assert answered.window.recent.paths()[0] == folder / NAME
    assert not answered.session.is_modified


def test_undone_the_document_is_the_folder_again(answered: Desk, folder: Path) -> None:
    answered.trigger("make_index")
    answered.trigger("undo")
    answered.window.refresh()
    assert answered.window.windowTitle() == "shop[*] — Sitemap Editor"
    assert not answered.session.is_modified
    answered.trigger("redo")
    answered.trigger("save")
    answered.wait_until_ready()
    assert (folder / NAME).exists()


def test_where_there_is_an_index_that_is_said(desk: Desk, folder: Path) -> None:
    write(folder, index_xml=index("a.xml", "b.xml"))
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    desk.trigger("make_index")
    assert desk.window.status.currentMessage() == "There already is an index: index.xml."
    assert desk.do.panels.files.header.index.isHidden()


CHILD_MISSING = "index-child-missing"


@pytest.fixture
def opened_with_a_gap(desk: Desk, tmp_path: Path) -> Desk:
    """A folder whose index lists a.xml and gone.xml, and in which b.xml lies too."""
    folder = tmp_path / "site"
    folder.mkdir()
    write(folder, index_xml=index("a.xml", "gone.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([folder])
    desk.window.refresh()
    return desk


def listed_now(desk: Desk) -> list[str]:
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
    opened_with_a_gap: Desk,
) -> None:
    opened_with_a_gap.answer(MatchIndexDialog, lambda _dialog: True)
    opened_with_a_gap.do.fix.fix_finding(CHILD_MISSING, -1, "", QPoint())
    assert listed_now(opened_with_a_gap) == ["a.xml", "b.xml"]
    assert opened_with_a_gap.session.undo_stack.count() == 1
    opened_with_a_gap.trigger("undo")
    assert listed_now(opened_with_a_gap) == ["a.xml", "gone.xml"]

    def answer(dialog: MatchIndexDialog) -> bool:
        tick(dialog._missing[0], is_ticked=False)
        assert [file.name for file in dialog.into] == ["b.xml"]
        return True

    opened_with_a_gap.answer(MatchIndexDialog, answer)
    opened_with_a_gap.trigger("match_index")
    assert listed_now(opened_with_a_gap) == ["a.xml", "gone.xml", "b.xml"]


def test_keys_and_the_menu_in_the_list_of_files_do_it_for_one_and_the_strip_says_what_is_not_open(
    opened_with_a_gap: Desk,
) -> None:
    assert opened_with_a_gap.context.view is not None
    banner = opened_with_a_gap.context.view.banner
    assert banner.text == "One file is not open: gone.xml."
    press(opened_with_a_gap, Qt.Key.Key_Delete, "gone.xml")
    assert (banner.text, banner.isVisible()) == ("", False)
    opened_with_a_gap.trigger("undo")
    assert banner.text == "One file is not open: gone.xml."
    opened_with_a_gap.trigger("redo")
    assert banner.text == ""
    opened_with_a_gap.trigger("undo")
    choose_line(opened_with_a_gap, "gone.xml")
    view = opened_with_a_gap.do.panels.files.panel.view
    next(action for action in view.actions() if action.text().startswith("Remove")).trigger()
    assert listed_now(opened_with_a_gap) == ["a.xml"]
    opened_with_a_gap.trigger("undo")
    press(opened_with_a_gap, Qt.Key.Key_Delete, "gone.xml")
    assert listed_now(opened_with_a_gap) == ["a.xml"]
    assert opened_with_a_gap.session.undo_stack.undoText() == "Remove gone.xml from the index"
    press(opened_with_a_gap, Qt.Key.Key_Plus, "b.xml")
    assert listed_now(opened_with_a_gap) == ["a.xml", "b.xml"]
    press(opened_with_a_gap, Qt.Key.Key_Plus, "b.xml")
    assert opened_with_a_gap.session.undo_stack.count() == 2
    opened_with_a_gap.trigger("match_index")
    said = "The index and the files already match."
    assert opened_with_a_gap.window.status.currentMessage() == said


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
    assert listed_now(desk) == ["a.xml"]
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert contents(folder).keys() == before.keys()
    saved = (folder / "index.xml").read_text()
    assert ("a.xml" in saved, "empty.xml</loc>" in saved, "inner.xml</loc>" in saved) == (True, False, False)
    desk.trigger("undo")
    desk.trigger("undo")
    assert listed_now(desk) == ["a.xml", "empty.xml", "inner.xml"]
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert contents(folder).keys() == before.keys()


def test_a_file_that_cannot_be_read_and_is_not_listed_is_not_removed(
    opened_with_a_gap: Desk, tmp_path: Path
) -> None:
    (tmp_path / "bad.xml").write_bytes(b"")
    with opened_with_a_gap.until(opened_with_a_gap.do.file.loaded):
        opened_with_a_gap.do.file.open_paths([tmp_path])
    press(opened_with_a_gap, Qt.Key.Key_Delete, "bad.xml")
    assert opened_with_a_gap.window.status.currentMessage() == "Only files that are open can be removed."


_PROPOSALS = pytest.mark.parametrize(
    ("proposal", "chosen"), [("shop-2.xml.gz", "shop-2"), ("shop🎿-2.xml", "shop🎿-2"), ("🎿🎿", "🎿🎿")]
)


@_PROPOSALS
def test_of_a_new_sitemap(qtbot: QtBot, proposal: str, chosen: str) -> None:
    dialog = FileNameDialog(proposal, lambda _name: "")
    qtbot.addWidget(dialog)
    assert dialog.line.selectedText() == chosen


@_PROPOSALS
def test_of_an_index(qtbot: QtBot, proposal: str, chosen: str) -> None:
    dialog = MakeIndexDialog(IndexPlan(proposal, "https://e.org/"), {}, (), lambda _name: "")
    qtbot.addWidget(dialog)
    assert dialog.name.selectedText() == chosen
