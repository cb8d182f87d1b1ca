"""The table and the findings leave the window as files, as they are on screen."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from editor.dialogs.questions import Protected
from editor.dialogs.tables.table_export_dialog import TableExportDialog
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.services.tables.table_export import TableExport
from tests.app.desk import SITEMAP, Desk

BOM = "\ufeff"


@pytest.fixture
def out(desk: Desk, sitemap: Path) -> Path:
    """The person writes there; the sitemap is open."""
    desk.open(sitemap)
    desk.person.answers.to_save = sitemap.with_name("out.csv")
    return sitemap.with_name("out.csv")


@pytest.fixture
def dialog(desk: Desk, out: Path) -> Iterator[TableExportDialog]:
    assert desk.bench.table is not None
    dialog = desk.do.out.table_export_dialog(desk.session, desk.bench.table)
    yield dialog
    dialog.deleteLater()


def write(desk: Desk, out: Path) -> str:
    """What the table becomes, as the dialog proposes it."""
    assert desk.bench.table is not None
    dialog = desk.do.out.table_export_dialog(desk.session, desk.bench.table)
    desk.do.out._export_table(desk.session, desk.bench.table, dialog)
    dialog.deleteLater()
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
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
    dialog = desk.do.into.update_from_table_dialog(desk.session)
    dialog.clears.click()
    dialog.source.open(out)
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.outlook == "No row changes."
    dialog.close()
    dialog.deleteLater()
    table = desk.bench.table
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
        assert desk.bench.table is not None
        desk.person.answers.to_save = out.with_name(name)
        dialog = desk.do.out.table_export_dialog(desk.session, desk.bench.table)
        dialog.xlsx.click()
        assert not dialog.delimiter.isEnabled()
        desk.do.out._export_table(desk.session, desk.bench.table, dialog)
        dialog.deleteLater()
        desk.wait_for(lambda: desk.bench.tasks.is_idle)
        assert desk.person.asked[-1] == "Export the table: sitemap-table.xlsx"
        table = read_spreadsheet(out.with_name(written).read_bytes()).table
        assert table.headings[0] == "loc"
        assert table.rows[1] == ("https://e.org/a", "2026-13-02", "", "0.5")


def test_rows_are_only_asked_for_where_it_makes_a_difference(desk: Desk, dialog: TableExportDialog) -> None:
    assert not dialog.shown.isVisibleTo(dialog)
    assert dialog.all.isChecked()
    desk.session.filter.set("b")
    desk.wait_for(lambda: not desk.session.filter.is_searching)
    assert desk.bench.table is not None
    again = desk.do.out.table_export_dialog(desk.session, desk.bench.table)
    assert again.shown.isVisibleTo(again)
    assert again.shown.isChecked()
    again.deleteLater()


def test_the_findings_are_written_as_the_name_says_without_what_is_edited_meanwhile(
    desk: Desk, out: Path
) -> None:
    for name, words in (("f.html", "<!DOCTYPE html>"), ("f.csv", f"{BOM}file,severity")):
        path = desk.person.answers.to_save = out.with_name(name)
        desk.trigger("save_findings")
        desk.wait_for(lambda: desk.bench.tasks.is_idle)
        written = path.read_text(encoding="utf-8")
        assert written.startswith(words)
        assert "2026-13-02" in written
        assert str(path) in desk.window.status.currentMessage()
    desk.person.answers.to_save = out
    desk.trigger("save_findings")
    desk.robot.type_in(1, "lastmod", "2026-10-02")
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert "2026-13-02" in out.read_text(encoding="utf-8")


def test_the_findings_are_copied_for_mails_and_for_spreadsheets(desk: Desk, out: Path) -> None:
    desk.trigger("copy_findings")
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
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
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
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
        desk.wait_for(lambda: desk.bench.tasks.is_idle)
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
    desk: Desk, out: Path, dialog: TableExportDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = Event()
    monkeypatch.setattr(TableExport, "run", lambda *_arguments: may_end.wait(5))
    assert desk.bench.table is not None
    desk.do.out._export_table(desk.session, desk.bench.table, dialog)
    desk.trigger("save_findings")
    assert desk.person.asked[-1] == (
        f"told: “{out.name}” is still being written. Wait until it is done, or choose another name."
    )
    may_end.set()
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    desk.trigger("save_findings")
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert out.exists()


@pytest.mark.parametrize("agrees", [True, False])
def test_the_window_asks_before_it_leaves_a_table_unwritten(
    desk: Desk, out: Path, dialog: TableExportDialog, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    may_end = Event()
    monkeypatch.setattr(TableExport, "run", lambda *_arguments: may_end.wait(5))
    assert desk.bench.table is not None
    desk.do.out._export_table(desk.session, desk.bench.table, dialog)
    desk.person.answers.agrees = agrees
    desk.window.close()
    assert desk.person.asked[-1] == f"leave {out.name} unwritten"
    assert desk.bench.tabs.count() == (0 if agrees else 1)
    may_end.set()
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert len([asked for asked in desk.person.asked if asked.startswith("leave")]) == 1


def test_a_list_without_urls_is_not_saved_and_why_is_said(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(desk.bench.questions, "save_elsewhere", asked.append)
    path = tmp_path / "list.txt"
    path.write_text("https://e.org/\n")
    desk.open(path)
    desk.robot.select_rows(0)
    desk.trigger("delete")
    desk.trigger("save")
    desk.wait_for(lambda: bool(asked))
    assert "a list without URLs is an empty file" in asked[0]
    assert (path.read_text(), desk.session.is_modified) == ("https://e.org/\n", True)
