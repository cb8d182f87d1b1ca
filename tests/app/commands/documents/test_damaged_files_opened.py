"""A damaged file is opened: a person looks at what was repaired, chooses, and accepts."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor.dialogs.damaged_file_dialogs import ReadEncodingDialog, RepairAnswer, RepairsDialog
from editor.dialogs.file_dialog import ENCODINGS
from editor.formats.read_errors import ConflictSide
from editor.formats.reading.encoding import Samples
from editor.formats.writing.export import ExportForm
from editor.models.lists.preview_models import RepairColumn
from editor.models.session.session import Stage
from editor.services.installation import recovery_folder
from tests.app.desk import SITEMAP, Desk

DAMAGED = "\n" + SITEMAP.replace("https://e.org/b", "https://e.org/b?x&y&eacute;")
CONFLICT = SITEMAP.replace(
    "    <priority>0.5</priority>\n",
    "<<<<<<< HEAD\n    <priority>0.5</priority>\n=======\n    <priority>0.6</priority>\n>>>>>>> main\n",
)


def during(desk: Desk, dialog: type[RepairsDialog | ReadEncodingDialog], act: Callable[..., object]) -> None:
    """Do something in the dialog that opens next, which waits for an answer."""

    def look() -> None:
        shown = [each for each in desk.window.findChildren(dialog) if each.isVisible()]
        if shown:
            timer.stop()
            act(shown[0])

    timer = QTimer(desk.window, interval=1)
    timer.timeout.connect(look)
    timer.start()


def opened(desk: Desk, tmp_path: Path, content: str | bytes) -> Path:
    path = tmp_path / "damaged.xml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    desk.open(path)
    return path


def rows(dialog: RepairsDialog) -> list[tuple[str, ...]]:
    model = dialog.model
    return [
        tuple(str(model.index(row, column).data()) for column in range(1, model.columnCount()))
        for row in range(model.rowCount())
    ]


def test_the_person_is_at_the_table_once_the_entries_are_accepted(desk: Desk, tmp_path: Path) -> None:
    opened(desk, tmp_path, DAMAGED)
    assert desk.context.view is not None
    assert desk.context.table is not None
    desk.context.view.banner.choose("Accept and edit")
    assert desk.context.table.hasFocus()


def test_the_banner_offers_to_show_what_was_repaired_by_place(desk: Desk, tmp_path: Path) -> None:
    path = opened(desk, tmp_path, DAMAGED)
    assert desk.context.view is not None
    shows, accepts = desk.context.view.banner._buttons
    assert (shows.text(), accepts.text()) == ("What was repaired…", "Accept and edit")
    seen: list[object] = []

    def look(dialog: RepairsDialog) -> None:
        seen.extend((item.text(0), item.text(1)) for item in dialog.items)
        dialog.list.setCurrentItem(dialog.items[1])
        seen.extend((dialog._done.text(), *rows(dialog)))
        dialog.done(RepairAnswer.ACCEPT)

    during(desk, RepairsDialog, look)
    shows.click()
    assert seen[:3] == [("Content before the XML", "1"), ("Unescaped &", "1"), ("Unknown entity", "1")]
    assert seen[3] == "& was changed to &amp;."
    assert seen[4] == (
        *("15", "27"),
        *("… <loc>https://e.org/b?x&y&eacute;</loc>", "… <loc>https://e.org/b?x&amp;y&eacute;</loc>"),
    )
    assert desk.session.is_editable
    assert path.read_text() == DAMAGED


def test_what_was_repaired_is_copied_as_text_and_in_the_report_and_wrong_no_more_once_it_is_accepted(
    desk: Desk, tmp_path: Path
) -> None:
    opened(desk, tmp_path, DAMAGED)
    dialog = desk.do.later.repair.repairs_dialog(desk.session)
    dialog.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("3 places had to be repaired to read the file.")
    assert "Unescaped & (1): & was changed to &amp;." in text
    dialog.deleteLater()
    report = desk.person.answers.to_save = tmp_path / "report.html"
    during(desk, RepairsDialog, lambda dialog: dialog.done(RepairAnswer.SAVE_REPORT))
    desk.trigger("repairs")
    desk.wait_for(lambda: desk.context.tasks.is_idle and report.exists())
    assert "Repaired: Unescaped &amp;" in report.read_text()
    assert "x<del>&amp;</del>y" in report.read_text()
    findings = desk.session.document.findings
    repaired = {repair.kind.rule for repair in desk.session.document.file_list.repairs}
    assert repaired <= {group.rule.id for group in findings.report.groups()}
    desk.trigger("accept_recovery")
    assert not repaired & {group.rule.id for group in findings.report.groups()}
    assert not repaired & {error.rule.id for error in desk.session.document.export_errors(ExportForm.XML)}


def rules_found(desk: Desk) -> set[str]:
    return {group.rule.id for group in desk.session.document.findings.report.groups()}


def test_undo_takes_back_what_was_accepted_and_redo_accepts_it_with_what_was_changed_since(
    desk: Desk, tmp_path: Path
) -> None:
    opened(desk, tmp_path, DAMAGED)
    assert desk.context.view is not None
    banner, found = desk.context.view.banner, rules_found(desk)
    told = banner.text
    banner.choose("Accept and edit")
    desk.robot.type_in(0, "priority", "0.3")
    for _step in range(2):
        desk.trigger("undo")
    assert (desk.session.is_editable, desk.session.is_modified) == (False, False)
    assert (banner.text, rules_found(desk)) == (told, found)
    assert not desk.is_enabled("undo")
    for _step in range(2):
        desk.trigger("redo")
    assert (desk.session.is_editable, desk.session.is_modified) == (True, True)
    assert desk.values("priority")[0] == "0.3"
    assert "unescaped-ampersand" not in rules_found(desk)
    assert not banner.text


def test_a_save_makes_final_what_was_accepted_and_what_was_changed_since_is_undone_still(
    desk: Desk, tmp_path: Path
) -> None:
    path = opened(desk, tmp_path, DAMAGED)
    desk.trigger("accept_recovery")
    desk.robot.type_in(0, "priority", "0.3")
    desk.trigger("save")
    desk.wait_until_ready()
    assert "<priority>0.3</priority>" in path.read_text()
    desk.trigger("undo")
    assert desk.values("priority")[0] == "1.0"
    assert not desk.is_enabled("undo")
    desk.session.undo_stack.undo()
    assert desk.session.is_editable


def test_nothing_is_kept_for_a_crash_once_what_was_accepted_is_taken_back(desk: Desk, tmp_path: Path) -> None:
    def is_kept() -> bool:
        return any(recovery_folder().glob("*/*.journal"))

    opened(desk, tmp_path, DAMAGED)
    desk.trigger("accept_recovery")
    desk.robot.type_in(0, "priority", "0.3")
    desk.wait_for(is_kept)
    for _step in range(2):
        desk.trigger("undo")
    desk.wait_for(lambda: not is_kept())
    desk.trigger("redo")
    desk.trigger("redo")
    desk.wait_for(is_kept)


def test_the_side_of_a_conflict_is_chosen_and_read_again(desk: Desk, tmp_path: Path) -> None:
    opened(desk, tmp_path, CONFLICT)
    assert desk.values("priority")[1] == "0.5"
    sides: list[ConflictSide] = []

    def choose(dialog: RepairsDialog) -> None:
        during(desk, RepairsDialog, look)
        dialog.sides.buttons()[2].click()

    def look(dialog: RepairsDialog) -> None:
        sides.append(dialog.side)
        dialog.reject()

    during(desk, RepairsDialog, choose)
    desk.trigger("repairs")
    desk.wait_for(lambda: bool(sides))
    assert sides == [ConflictSide.SECOND]
    assert desk.values("priority")[1] == "0.6"
    assert not desk.session.is_editable


def test_a_file_in_an_unsaid_encoding_is_read_in_the_one_that_is_chosen(desk: Desk, tmp_path: Path) -> None:
    path = opened(desk, tmp_path, SITEMAP.replace("e.org/a", "e.org/Ж").encode("cp1251"))
    assert desk.values("loc")[1] == "https://e.org/\ufffd"
    shown: list[str] = []

    def choose(dialog: ReadEncodingDialog) -> None:
        during(desk, RepairsDialog, lambda repairs: repairs.done(RepairAnswer.ACCEPT))
        dialog.list.setCurrentItem(dialog.items[[codec for *_, codec in ENCODINGS].index("cp1251")])
        shown.append(dialog.items[dialog.number].text(2))
        dialog.ok.click()

    during(desk, ReadEncodingDialog, choose)
    desk.trigger("read_encoding")
    desk.wait_for(lambda: desk.context.session is not None and desk.session.is_editable)
    assert shown == ["<loc>https://e.org/Ж</loc>"]
    assert desk.values("loc")[1] == "https://e.org/Ж"
    desk.trigger("save")
    desk.wait_until_ready()
    assert path.read_bytes() == SITEMAP.replace("e.org/a", "e.org/Ж").encode()


def test_a_file_of_ascii_reads_the_same_in_every_encoding_and_a_sound_one_has_no_repairs(
    desk: Desk, sitemap: Path
) -> None:
    desk.open(sitemap)
    seen: list[bool] = []

    def look(dialog: ReadEncodingDialog) -> None:
        seen.append(dialog.ok.isEnabled())
        dialog.reject()

    during(desk, ReadEncodingDialog, look)
    desk.trigger("read_encoding")
    desk.wait_for(lambda: bool(seen))
    assert seen == [False]
    assert not desk.is_enabled("repairs")
    assert not desk.is_enabled("accept_recovery")


def test_of_several_files_it_says_which(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "a.xml").write_text(SITEMAP)
    (folder / "b.xml").write_text(DAMAGED)
    desk.do.file.open_paths([folder])
    desk.wait_for(lambda: desk.context.session is not None and desk.session.stage is Stage.READY)
    dialog = desk.do.later.repair.repairs_dialog(desk.session)
    dialog.list.setCurrentItem(dialog.items[1])
    assert dialog.model.index(0, RepairColumn.FILE).data() == "b.xml"
    assert "b.xml, Line 15, column 27: " in dialog.as_text()
    assert not desk.is_enabled("read_encoding")
    dialog.deleteLater()
    desk.trigger("accept_recovery")
    rules = {group.rule.id for group in desk.session.document.findings.report.groups()}
    repaired = {repair.kind.rule for repair in desk.session.document.file_list.repairs}
    assert not rules & repaired
    assert desk.session.is_editable
    desk.trigger("undo")
    assert repaired <= rules_found(desk)
    assert not desk.session.is_editable


@pytest.mark.parametrize(
    ("text", "written", "name"), [("髙①", "cp932", "Shift JIS"), ("똠뷁", "cp949", "EUC-KR")]
)
def test_what_windows_added_to_an_encoding_can_be_read(
    qtbot: QtBot, text: str, written: str, name: str
) -> None:
    dialog = ReadEncodingDialog(Samples((text.encode(written),), "utf-8"))
    qtbot.addWidget(dialog)
    [item] = [item for item in dialog.items if item.text(0) == name]
    assert item.text(2) == text


@pytest.mark.parametrize(
    ("declared", "chosen"),
    [
        ("windows-1251", "cp1251"),
        ("shift_jis", "cp932"),
        ("euc-kr", "cp949"),
        ("gb2312", "gb18030"),
        ("gbk", "gb18030"),
        ("big5", "big5"),
        ("viscii", "utf-8"),
    ],
)
def test_the_encoding_that_a_file_says_is_known_by_any_of_its_names(
    qtbot: QtBot, declared: str, chosen: str
) -> None:
    dialog = ReadEncodingDialog(Samples((b"\xe9",), declared))
    qtbot.addWidget(dialog)
    assert dialog.encoding == chosen
