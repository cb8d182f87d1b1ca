"""An export writes clean files, and tables and findings leave the window as they are on screen."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from editor.app.window import command_context
from editor.dialogs.export_dialog import ExportDialog, SetPage
from editor.dialogs.fix_dialogs import FixPreviewDialog
from editor.dialogs.questions import Protected
from editor.dialogs.tables.table_export_dialog import TableExportDialog
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.runtime.system import identity_of
from editor.services.settings.settings import SET_OPTIONS
from editor.services.tables.table_export import TableExport
from editor.services.tables.table_formats import TABLE_FORMATS
from tests.app.desk import SITEMAP, Desk


@pytest.fixture
def sound(sitemap: Path) -> Path:
    """A file without errors."""
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    return sitemap


@pytest.fixture
def dialog(desk: Desk, sitemap: Path) -> Iterator[ExportDialog]:
    """The dialog about the file, which is as the test has it."""
    desk.open(sitemap)
    dialog = desk.do.later.export.export_dialog(desk.session)
    yield dialog
    dialog.deleteLater()


def split(desk: Desk, dialog: ExportDialog, most: int = 50_000) -> SetPage:
    """Ask for several files with so many entries at most."""
    dialog.several.setChecked(True)
    page = dialog.set_page
    assert page is not None
    page.max_urls.setValue(most)
    desk.wait_for(lambda: not page.is_busy)
    return page


def export_set(desk: Desk, dialog: ExportDialog) -> Path:
    """Write the files; returns their folder."""
    assert dialog.set_form is not None
    folder = dialog.path.parent
    with desk.until(desk.do.later.export.exported):
        desk.do.later.export._export_set(desk.session, folder, dialog.set_form, force=False)
    return folder


def record_dialogs(desk: Desk) -> list[Path]:
    """The folders that dialogs propose from now on; the person thinks better of each."""
    folders: list[Path] = []

    desk.answer(ExportDialog, lambda dialog: folders.append(dialog.path.parent))
    return folders


def test_errors_refuse_an_export_until_the_person_insists(dialog: ExportDialog) -> None:
    assert dialog._list.count() == 2
    assert not dialog.ok.isEnabled()
    dialog._anyway.setChecked(True)
    assert dialog.ok.isEnabled()


def test_an_export_says_that_it_writes_what_is_not_shown_too(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    told = "All entries are written, including 2 that are not shown."
    for text, is_told in (("e.org/b", True), ("", False)):
        desk.session.filter.set(text)
        desk.wait_for(lambda: not desk.session.filter.is_searching)
        dialog = desk.do.later.export.export_dialog(desk.session)
        assert any(label.text() == told for label in dialog.findChildren(QLabel)) is is_told
        dialog.deleteLater()


def test_an_export_writes_the_clean_form_beside_the_file(desk: Desk, sound: Path) -> None:
    desk.open(sound)
    with desk.until(desk.do.later.export.exported):
        desk.do.later.export._export(desk.session, sound.with_name("out.txt"), force=False)
    assert sound.with_name("out.txt").read_text() == "https://e.org/\nhttps://e.org/a\nhttps://e.org/b\n"
    assert not desk.session.is_modified


def test_an_index_can_be_exported_as_one_file_only(desk: Desk, tmp_path: Path) -> None:
    index = tmp_path / "index.xml"
    index.write_text('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>')
    desk.open(index)
    dialog = desk.do.later.export.export_dialog(desk.session)
    assert dialog.set_page is None
    assert not dialog.several.isVisibleTo(dialog)
    dialog.deleteLater()


def test_the_dialog_lets_go_of_the_document_after_an_export(desk: Desk, sound: Path) -> None:
    desk.open(sound)
    for agrees in (False, True):
        shown: list[int] = []
        desk.answer(ExportDialog, partial(count_dialogs, desk, shown, agrees))
        desk.trigger("export")
        desk.wait_for(lambda: not desk.window.findChildren(ExportDialog))
        assert shown == [1]


def count_dialogs(desk: Desk, shown: list[int], agrees: bool, _dialog: ExportDialog) -> bool:
    shown.append(len(desk.window.findChildren(ExportDialog)))
    return agrees


# What is there already


def test_nothing_is_exported_over_a_file_that_is_open(desk: Desk, sound: Path) -> None:
    before = sound.read_bytes()
    desk.open(sound)
    answers = iter([True, False])

    def answer(dialog: ExportDialog) -> bool:
        dialog._line.setText(str(sound))
        return next(answers)

    desk.answer(ExportDialog, answer)
    desk.trigger("export")
    assert desk.person.asked == ["told: “sitemap.xml” is already open. Choose another name."]
    assert sound.read_bytes() == before


@pytest.mark.parametrize(
    "protect", [lambda path: path.with_name("other").hardlink_to(path), lambda path: path.chmod(0o444)]
)
def test_an_export_over_a_protected_file_is_written_only_if_the_person_wants_that(
    desk: Desk, sound: Path, protect: Callable[[Path], None]
) -> None:
    desk.open(sound)
    out = sound.with_name("out.txt")
    out.write_text("before")
    protect(out)
    elsewhere = record_dialogs(desk)
    for choice in (Protected.LEAVE, Protected.SAVE_ELSEWHERE, Protected.WRITE):
        elsewhere.clear()
        desk.person.asked.clear()
        desk.person.answers.protected = choice
        desk.do.later.export._export(desk.session, out, force=False)
        desk.wait_for(lambda: bool(desk.person.asked))
        desk.wait_until_ready()
        assert [asked.partition(":")[0] for asked in desk.person.asked] == ["protected"]
        assert (out.read_text() == "before") == (choice is not Protected.WRITE)
        assert bool(elsewhere) == (choice is Protected.SAVE_ELSEWHERE)


def test_it_is_the_same_document_that_is_exported_elsewhere_whatever_is_on_screen_then(
    desk: Desk, sound: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other" / "other.txt"
    other.parent.mkdir()
    other.write_text("https://other.org/\n")
    desk.open(other)
    desk.open(sound)
    out = sound.with_name("out.txt")
    out.write_text("before")
    out.chmod(0o444)
    asked = record_dialogs(desk)
    desk.person.answers.protected = Protected.SAVE_ELSEWHERE
    desk.do.later.export._export(desk.session, out, force=False)
    desk.trigger("next_tab")
    desk.wait_for(lambda: bool(asked))
    assert asked == [sound.parent]


def test_what_is_open_is_looked_at_once_for_all_files_of_an_export(
    desk: Desk, sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "second.xml").write_text(SITEMAP)
    desk.open(sitemap, tmp_path / "second.xml")
    looked_at: list[Path] = []

    def look_at(path: Path) -> object:
        looked_at.append(path)
        return identity_of(path)

    monkeypatch.setattr(command_context, "identity_of", look_at)
    parts = [tmp_path / f"part-{number}.xml" for number in range(5)]
    assert not desk.context.is_taken(*parts)
    assert len(looked_at) == 2 + 5
    assert desk.context.is_taken(*parts, sitemap)


# Several files


@pytest.mark.usefixtures("sound")
def test_an_export_as_a_set_writes_the_files_and_the_index(desk: Desk, dialog: ExportDialog) -> None:
    split(desk, dialog, 2)
    folder = export_set(desk, dialog)
    assert sorted(path.name for path in folder.iterdir()) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"]
    assert "<loc>https://e.org/sitemap-2.xml</loc>" in (folder / "sitemap.xml").read_text()
    assert not desk.session.is_modified


def test_files_of_a_set_are_replaced_only_after_asking(desk: Desk, sound: Path) -> None:
    desk.open(sound)
    answers = iter([True, False])  # Export, and Cancel once replacing was refused

    def answer(dialog: ExportDialog) -> bool:
        split(desk, dialog)
        dialog.path.parent.mkdir(exist_ok=True)
        for path in dialog.targets:
            path.write_text("old")
        return next(answers)

    desk.answer(ExportDialog, answer)
    desk.person.answers.agrees = False
    desk.trigger("export")
    assert desk.person.asked == ["replace sitemap.xml and 1 others"]
    answers = iter([True])
    desk.person.answers.agrees = True
    with desk.until(desk.do.later.export.exported) as done:
        desk.trigger("export")
    assert done.args is not None
    index = done.args[0]
    assert "sitemap-1.xml" in index.read_text()
    assert "https://e.org/a" in index.with_name("sitemap-1.xml").read_text()


@pytest.mark.usefixtures("sound")
@pytest.mark.parametrize("agrees", [True, False])
def test_files_that_an_earlier_set_left_are_deleted_only_after_asking(
    desk: Desk, dialog: ExportDialog, agrees: bool
) -> None:
    desk.person.answers.agrees = agrees
    for most in (1, 2):
        split(desk, dialog, most)
        folder = export_set(desk, dialog)
        desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.person.asked == ["delete sitemap-3.xml"]
    left = {path.name for path in folder.iterdir()}
    assert left == {"sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", *([] if agrees else ["sitemap-3.xml"])}


def test_how_it_was_split_is_proposed_again(desk: Desk, sound: Path) -> None:
    desk.open(sound)

    def answer(dialog: ExportDialog) -> bool:
        page = split(desk, dialog, 2)
        page.grouping.setCurrentIndex(1)
        page.compresses.setChecked(True)
        desk.wait_for(lambda: not page.is_busy)
        return True

    desk.answer(ExportDialog, answer)
    with desk.until(desk.do.later.export.exported):
        desk.trigger("export")
    again = desk.do.later.export.export_dialog(desk.session).set_page
    assert again is not None
    assert (again.max_urls.value(), again.grouping.currentIndex()) == (2, 1)
    assert again.compresses.isChecked()
    assert again.options == desk.context.settings.get(SET_OPTIONS)


BOM = "\ufeff"


@pytest.fixture
def out(desk: Desk, sitemap: Path) -> Path:
    """The person writes there; the sitemap is open."""
    desk.open(sitemap)
    desk.person.answers.to_save = sitemap.with_name("out.csv")
    return sitemap.with_name("out.csv")


@pytest.fixture
def table_dialog(desk: Desk, out: Path) -> Iterator[TableExportDialog]:
    assert desk.context.table is not None
    dialog = desk.do.later.out.table_export_dialog(desk.session, desk.context.table)
    yield dialog
    dialog.deleteLater()


def write(desk: Desk, out: Path) -> str:
    """What the table becomes, as the dialog proposes it."""
    assert desk.context.table is not None
    dialog = desk.do.later.out.table_export_dialog(desk.session, desk.context.table)
    desk.do.later.out._export_table(desk.session, desk.context.table, dialog)
    dialog.deleteLater()
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    return out.read_bytes().decode()


def test_the_table_is_written_as_it_is_and_changes_nothing_when_it_comes_back_or_as_it_is_shown(
    desk: Desk, out: Path
) -> None:
    assert write(desk, out) == (
        f"{BOM}loc,lastmod,changefreq,priority\r\n"
        "https://e.org/,2026-11-02,,1.0\r\n"
        "https://e.org/a,2026-13-02,,0.5\r\n"
        "https://e.org/b,,Weekly,0.4\r\n"
    )
    assert desk.person.asked == ["Export the table: sitemap-table.csv"]
    assert not desk.session.is_modified
    dialog = desk.do.later.into.update_from_table_dialog(desk.session)
    dialog.clears.click()
    dialog.source.open(out)
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.outlook == "No row changes."
    dialog.close()
    dialog.deleteLater()
    table = desk.context.table
    assert table is not None
    desk.session.filter.set("priority<0.9")
    desk.wait_for(lambda: not desk.session.filter.is_searching)
    table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    table.horizontalHeader().moveSection(3, 0)
    table.setColumnHidden(2, True)
    assert write(desk, out) == (
        f"{BOM}priority,loc,lastmod\r\n0.4,https://e.org/b,\r\n0.5,https://e.org/a,2026-13-02\r\n"
    )


def test_the_table_is_written_as_a_spreadsheet_and_comes_back_whatever_its_name(
    desk: Desk, out: Path
) -> None:
    names = {"out.xlsx": "out.xlsx", "table.ods": "table.ods.xlsx", "e.org": "e.org.xlsx"}
    for name, written in names.items():
        assert desk.context.table is not None
        desk.person.answers.to_save = out.with_name(name)
        dialog = desk.do.later.out.table_export_dialog(desk.session, desk.context.table)
        dialog.forms.button(1).click()
        assert not dialog.delimiter.isEnabled()
        desk.do.later.out._export_table(desk.session, desk.context.table, dialog)
        dialog.deleteLater()
        desk.wait_for(lambda: desk.context.tasks.is_idle)
        assert desk.person.asked[-1] == "Export the table: sitemap-table.xlsx"
        table = read_spreadsheet(out.with_name(written).read_bytes()).table
        assert table.headings[0] == "loc"
        assert table.rows[1] == ("https://e.org/a", "2026-13-02", "", "0.5")


def test_the_dialog_offers_each_format_and_proposes_its_ending(
    desk: Desk, out: Path, table_dialog: TableExportDialog
) -> None:
    for place, form in enumerate(TABLE_FORMATS):
        table_dialog.forms.button(place).click()
        assert table_dialog.delimiter.isEnabled() is table_dialog.bom.isEnabled() is form.is_separated
        desk.person.answers.to_save = out.with_name(f"written-{place}")
        assert desk.context.table is not None
        desk.do.later.out._export_table(desk.session, desk.context.table, table_dialog)
        desk.wait_for(lambda: desk.context.tasks.is_idle)
        assert desk.person.asked[-1] == f"Export the table: sitemap-table{form.endings[0]}"
        assert out.with_name(f"written-{place}{form.endings[0]}").read_bytes()


def test_rows_are_only_asked_for_where_it_makes_a_difference(
    desk: Desk, table_dialog: TableExportDialog
) -> None:
    assert not table_dialog.shown.isVisibleTo(table_dialog)
    assert table_dialog.all.isChecked()
    desk.session.filter.set("b")
    desk.wait_for(lambda: not desk.session.filter.is_searching)
    assert desk.context.table is not None
    again = desk.do.later.out.table_export_dialog(desk.session, desk.context.table)
    assert again.shown.isVisibleTo(again)
    assert again.shown.isChecked()
    again.deleteLater()


def test_the_findings_are_written_as_the_name_says_without_what_is_edited_meanwhile(
    desk: Desk, out: Path
) -> None:
    for name, words in (("f.html", "<!DOCTYPE html>"), ("f.csv", f'{BOM}"file","severity"')):
        path = desk.person.answers.to_save = out.with_name(name)
        desk.trigger("save_findings")
        desk.wait_for(lambda: desk.context.tasks.is_idle)
        written = path.read_text(encoding="utf-8")
        assert written.startswith(words)
        assert "2026-13-02" in written
        assert str(path) in desk.window.status.currentMessage()
    desk.person.answers.to_save = out
    desk.trigger("save_findings")
    desk.robot.type_in(1, "lastmod", "2026-10-02")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert "2026-13-02" in out.read_text(encoding="utf-8")


def test_the_findings_are_copied_for_mails_and_for_spreadsheets(desk: Desk, out: Path) -> None:
    desk.trigger("copy_findings")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    data = QGuiApplication.clipboard().mimeData()
    assert data.html().startswith("<!DOCTYPE html>")
    assert "2026-13-02" in data.html()
    assert data.text().startswith("file\tseverity\trule")
    assert "2026-13-02" in data.text()


def test_nothing_is_written_over_unasked_or_where_it_cannot_be_and_that_is_told(
    desk: Desk, out: Path, sitemap: Path
) -> None:
    desk.person.answers.to_save = out.with_name("report")
    out.with_name("report.html").write_text("mine")
    desk.person.answers.agrees = False
    desk.trigger("save_findings")
    assert out.with_name("report.html").read_text() == "mine"
    assert desk.person.asked[-1] == "replace report.html"
    desk.person.answers.to_save = sitemap
    desk.trigger("save_findings")
    assert desk.person.asked[-1] == "told: “sitemap.xml” is already open. Choose another name."
    assert sitemap.read_text() == SITEMAP
    desk.person.answers.to_save = out.parent / "no-folder" / "f.html"
    desk.trigger("save_findings")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.person.asked[-1].startswith("told: ")


def protect_by_name(path: Path) -> None:
    path.with_name(f"other of {path.name}").hardlink_to(path)


def protect_by_mode(path: Path) -> None:
    path.chmod(0o444)


@pytest.mark.parametrize("is_table", [True, False])
def test_a_protected_file_is_written_over_only_if_the_person_wants_that(
    desk: Desk, out: Path, monkeypatch: pytest.MonkeyPatch, *, is_table: bool
) -> None:
    for number, (protect, choice) in enumerate(product((protect_by_name, protect_by_mode), Protected)):
        path, elsewhere = out.with_name(f"out-{number}.csv"), out.with_name(f"elsewhere-{number}.csv")
        path.write_text("before")
        protect(path)
        answers = partial(answer_protection, desk, elsewhere, choice)
        monkeypatch.setattr(desk.person, "override_protection", answers)
        desk.person.answers.to_save = path
        if is_table:
            write(desk, path)
        else:
            desk.trigger("save_findings")
        desk.wait_for(lambda: desk.context.tasks.is_idle)
        assert (path.read_text() == "before") == (choice is not Protected.WRITE), (protect, choice)
        assert elsewhere.exists() == (choice is Protected.SAVE_ELSEWHERE), (protect, choice)
        assert "Writing" not in desk.window.status.currentMessage()


def answer_protection(desk: Desk, elsewhere: Path, choice: Protected, _reason: str) -> Protected:
    desk.person.answers.to_save = elsewhere
    return choice


def test_the_window_may_be_closed_while_findings_are_written(desk: Desk, out: Path) -> None:
    desk.trigger("save_findings")
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert out.with_name("sitemap.xml").read_text() == SITEMAP


def test_a_file_that_is_still_being_written_is_not_written_by_another_export(
    desk: Desk, out: Path, table_dialog: TableExportDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = Event()
    monkeypatch.setattr(TableExport, "run", lambda *_arguments: may_end.wait(30))
    assert desk.context.table is not None
    desk.do.later.out._export_table(desk.session, desk.context.table, table_dialog)
    desk.trigger("save_findings")
    assert desk.person.asked[-1] == (
        f"told: “{out.name}” is still being written. Wait until it is done, or choose another name."
    )
    may_end.set()
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    desk.trigger("save_findings")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert out.exists()


@pytest.mark.parametrize("agrees", [True, False])
def test_the_window_asks_before_it_leaves_a_table_unwritten(
    desk: Desk, out: Path, table_dialog: TableExportDialog, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    may_end = Event()
    monkeypatch.setattr(TableExport, "run", lambda *_arguments: may_end.wait(30))
    assert desk.context.table is not None
    desk.do.later.out._export_table(desk.session, desk.context.table, table_dialog)
    desk.person.answers.agrees = agrees
    desk.window.close()
    assert desk.person.asked[-1] == f"leave {out.name} unwritten"
    assert desk.context.tabs.count() == (0 if agrees else 1)
    may_end.set()
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert len([asked for asked in desk.person.asked if asked.startswith("leave")]) == 1


def test_a_list_without_urls_is_not_saved_and_why_is_said(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(desk.context.questions, "save_elsewhere", asked.append)
    path = tmp_path / "list.txt"
    path.write_text("https://e.org/\n")
    desk.open(path)
    desk.robot.select_rows(0)
    desk.trigger("delete")
    desk.trigger("save")
    desk.wait_for(lambda: bool(asked))
    assert "a list without URLs is an empty file" in asked[0]
    assert (path.read_text(), desk.session.is_modified) == ("https://e.org/\n", True)


def first_error(dialog: ExportDialog) -> QPoint:
    return dialog._list.visualItemRect(dialog._list.item(0)).center()


def test_a_click_on_an_error_of_an_export_goes_to_its_cell(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)

    def look(dialog: ExportDialog) -> None:
        QTest.mouseClick(dialog._list.viewport(), Qt.MouseButton.LeftButton, pos=first_error(dialog))

    desk.answer(ExportDialog, look)
    desk.trigger("export")
    assert desk.robot.current == (1, "lastmod")
    assert desk.robot.table.hasFocus()


def test_rows_with_errors_are_left_out_and_stay_in_the_file_on_screen(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)

    def leave_out(dialog: ExportDialog) -> bool:
        assert not dialog.ok.isEnabled()
        assert dialog._without.text() == "Leave out the 2 rows with errors"
        QTest.mouseClick(dialog._without, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        return True

    desk.answer(ExportDialog, leave_out)
    with desk.until(desk.do.later.export.exported):
        desk.trigger("export")
    written = sitemap.with_name("sitemap-export.xml").read_text()
    assert "https://e.org/</loc>" in written
    assert "https://e.org/a" not in written
    assert len(desk.values("loc")) == 3
    assert not desk.session.is_modified


def test_all_that_is_safe_is_fixed_from_the_export_which_then_goes_on(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    seen: list[int] = []

    def fix_first(dialog: ExportDialog) -> None:
        seen.append(dialog._list.count())
        if len(seen) == 1:
            QTest.mouseClick(dialog.fix_all, Qt.MouseButton.LeftButton)

    def agree(dialog: FixPreviewDialog) -> bool:
        desk.wait_for(lambda: dialog.plan is not None)
        return True

    desk.answer(FixPreviewDialog, agree)
    desk.answer(ExportDialog, fix_first)
    desk.trigger("export")
    assert seen == [2, 1]
    assert desk.values("changefreq")[2] == "weekly"
