"""Saving keeps every byte that was not edited, and never loses what was."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from editor.app import workbench
from editor.dialogs.export import ExportDialog
from editor.dialogs.questions import Conflict, Leaving, Protected
from editor.models.session import Outside, Stage
from editor.services.looking import identity_of
from editor.services.settings import SET_OPTIONS, state_folder
from tests.app.desk import SITEMAP, Desk


def edit(desk: Desk) -> str:
    """Set a priority, as a person does; returns what the file should hold once saved."""
    desk.robot.type_in(1, "priority", "0.7")
    return SITEMAP.replace("0.5", "0.7")


def save(desk: Desk) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger("save")


def test_a_copy_in_the_place_of_the_file_itself_is_a_save(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.robot.type_in(0, "priority", "0.9")
    desk.person.answers.to_save = sitemap
    with desk.until(desk.do.save.saved):
        desk.trigger("save_copy")
    assert "<priority>0.9</priority>" in sitemap.read_text()
    assert not desk.session.is_modified
    desk.robot.type_in(0, "priority", "0.8")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert not any(asked.startswith("conflict") for asked in desk.person.asked)


def test_a_save_changes_only_what_was_edited(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    assert desk.session.is_modified
    save(desk)
    assert sitemap.read_text() == expected
    assert not desk.session.is_modified
    assert desk.session.outside is Outside.SAME


def test_undo_after_a_save_is_a_change_again(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    edit(desk)
    save(desk)
    desk.trigger("undo")
    assert desk.session.is_modified
    save(desk)
    assert sitemap.read_text() == SITEMAP


def test_while_a_file_is_written_it_cannot_be_edited_or_saved_again(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    edit(desk)
    desk.do.save.save()
    assert desk.session.stage is Stage.BUSY
    assert not desk.is_enabled("add")
    assert not desk.is_enabled("save")
    desk.do.save.save()
    desk.do.edit.undo()
    desk.wait_until_ready()
    assert desk.values("priority")[1] == "0.7"


def test_writing_can_be_called_off_and_leaves_the_file_as_it_was(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    edit(desk)
    desk.do.save.save()
    desk.do.file.stop()
    desk.wait_until_ready()
    assert sitemap.read_text() == SITEMAP
    assert desk.session.is_modified


def test_the_first_save_keeps_what_the_file_held(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    edit(desk)
    save(desk)
    desk.robot.type_in(1, "priority", "0.6")
    save(desk)
    [backup] = (state_folder() / "backups").iterdir()
    assert backup.read_text() == SITEMAP
    assert backup.name.endswith("-sitemap.xml")


def test_save_as_goes_on_with_the_new_file(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.to_save = tmp_path / "other.xml"
    with desk.until(desk.do.save.saved):
        desk.trigger("save_as")
    assert (tmp_path / "other.xml").read_text() == expected
    assert sitemap.read_text() == SITEMAP
    assert desk.session.title == "other.xml"


def test_save_as_judges_the_new_name(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    desk.open(sitemap)
    for name, is_wrong in (("other.xml.gz", True), ("other.xml", False)):
        desk.person.answers.to_save = tmp_path / name
        with desk.until(desk.do.save.saved):
            desk.trigger("save_as")
        found = {finding.rule.id for finding in desk.session.document.findings.file_findings()}
        assert ("gzip-name-mismatch" in found) == is_wrong


def test_where_a_new_document_is_published_is_remembered_once_it_has_a_file(
    desk: Desk, tmp_path: Path
) -> None:
    desk.trigger("new")
    desk.session.set_published_url("https://e.org/map.xml")
    desk.person.answers.to_save = tmp_path / "map.xml"
    with desk.until(desk.do.save.saved):
        desk.trigger("save_as")
    desk.trigger("close")
    desk.open(tmp_path / "map.xml")
    assert desk.session.published_url == "https://e.org/map.xml"


@pytest.mark.parametrize("action", ["save_as", "save_copy"])
def test_nothing_is_saved_over_another_file_that_is_open(
    desk: Desk, sitemap: Path, tmp_path: Path, action: str
) -> None:
    (tmp_path / "other.xml").write_text(SITEMAP)
    desk.open(tmp_path / "other.xml")
    desk.open(sitemap)
    edit(desk)
    desk.person.answers.to_save = tmp_path / "other.xml"
    desk.trigger(action)
    assert desk.person.asked[-1] == "told: “other.xml” is open here. Choose another name."
    assert desk.session.stage is Stage.READY
    assert (tmp_path / "other.xml").read_text() == SITEMAP


def test_nothing_is_exported_over_a_file_that_is_open(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    before = sitemap.read_bytes()
    desk.open(sitemap)
    answers = iter([True, False])

    def answer(dialog: ExportDialog) -> bool:
        dialog._line.setText(str(sitemap))
        return next(answers)

    monkeypatch.setattr(ExportDialog, "exec", answer)
    desk.trigger("export")
    assert desk.person.asked == ["told: “sitemap.xml” is open here. Choose another name."]
    assert sitemap.read_bytes() == before


def test_what_is_open_is_looked_at_once_for_all_files_of_an_export(
    desk: Desk, sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "second.xml").write_text(SITEMAP)
    desk.open(sitemap, tmp_path / "second.xml")
    looked_at: list[Path] = []

    def look_at(path: Path) -> object:
        looked_at.append(path)
        return identity_of(path)

    monkeypatch.setattr(workbench, "identity_of", look_at)
    parts = [tmp_path / f"part-{number}.xml" for number in range(5)]
    assert not desk.bench.is_taken(*parts)
    assert len(looked_at) == 2 + 5
    assert desk.bench.is_taken(*parts, sitemap)


def test_a_copy_leaves_the_document_as_it_is(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.to_save = tmp_path / "copy.xml"
    with desk.until(desk.do.save.saved):
        desk.trigger("save_copy")
    assert (tmp_path / "copy.xml").read_text() == expected
    assert desk.window.status.currentMessage() == f"A copy was saved to {tmp_path / 'copy.xml'}"
    assert desk.session.title == "sitemap.xml"
    assert desk.session.is_modified


@pytest.mark.parametrize(
    ("answer", "kept"),
    [(Conflict.LEAVE, "theirs"), (Conflict.OVERWRITE, "ours"), (Conflict.SAVE_ELSEWHERE, "both")],
)
def test_what_another_program_wrote_is_not_overwritten_unasked(
    desk: Desk, sitemap: Path, tmp_path: Path, answer: Conflict, kept: str
) -> None:
    desk.open(sitemap)
    ours = edit(desk)
    theirs = SITEMAP.replace("0.4", "0.9")
    sitemap.write_text(theirs)
    desk.person.answers.conflict = answer
    desk.person.answers.to_save = tmp_path / "ours.xml"
    desk.do.save.save()
    desk.wait_for(lambda: bool(desk.person.asked))
    desk.wait_until_ready()
    assert desk.person.asked[0] == "conflict sitemap.xml changed"
    assert sitemap.read_text() == (ours if kept == "ours" else theirs)
    assert (tmp_path / "ours.xml").exists() == (kept == "both")
    assert desk.session.is_modified == (kept == "theirs")


def test_a_failed_save_asks_for_another_place(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.to_save = tmp_path / "elsewhere.xml"
    target = sitemap.parent / "no-folder" / "x.xml"
    desk.session.document.path, desk.session.document.stamp = target, None
    desk.do.save.save()
    desk.wait_for((tmp_path / "elsewhere.xml").exists)
    desk.wait_until_ready()
    assert desk.person.asked[0].startswith("failed: ")
    assert (tmp_path / "elsewhere.xml").read_text() == expected


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_write_protected_file_is_only_written_when_the_person_says_so(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    edit(desk)
    sitemap.chmod(0o444)
    desk.person.answers.agrees = False
    desk.do.save.save()
    desk.wait_for(lambda: bool(desk.person.asked))
    assert sitemap.read_text() == SITEMAP


def test_a_recovered_file_replaces_the_damaged_one_only_when_asked_to(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "damaged.xml"
    damaged = SITEMAP.replace("e.org/b", "e.org/?a&b")
    path.write_text(damaged)
    desk.open(path)
    desk.trigger("accept_recovery")
    desk.person.answers.agrees = False
    desk.do.save.save()
    assert desk.person.asked == ["replace damaged.xml"]
    assert path.read_text() == damaged
    desk.person.answers.agrees = True
    save(desk)
    assert path.read_text() == SITEMAP.replace("e.org/b", "e.org/?a&amp;b")
    assert not desk.session.is_modified


@pytest.mark.parametrize("answer", list(Leaving))
def test_closing_asks_about_unsaved_changes(desk: Desk, sitemap: Path, answer: Leaving) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.leaving = answer
    desk.trigger("close")
    if answer is Leaving.SAVE:
        desk.wait_for(lambda: desk.bench.tabs.count() == 0)
    assert desk.bench.tabs.count() == (1 if answer is Leaving.STAY else 0)
    assert sitemap.read_text() == (expected if answer is Leaving.SAVE else SITEMAP)
    assert desk.person.asked == ["leave sitemap.xml"]


def test_the_window_stays_when_the_person_stays(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    edit(desk)
    desk.person.answers.leaving = Leaving.STAY
    desk.window.close()
    assert desk.window.isVisible()
    assert desk.session.is_modified


def test_who_stays_after_all_keeps_every_tab_and_what_was_to_be_discarded(
    desk: Desk, sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = {"sitemap.xml": Leaving.DISCARD, "second.xml": Leaving.STAY}
    monkeypatch.setattr(desk.person, "leave", answers.__getitem__)
    (tmp_path / "second.xml").write_text(SITEMAP)
    for path in (sitemap, tmp_path / "second.xml"):
        desk.open(path)
        edit(desk)
    desk.window.close()
    assert [view.session.is_modified for view in desk.bench.tabs.views() if view.session] == [True, True]
    answers["second.xml"] = Leaving.SAVE
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert (sitemap.read_text(), (tmp_path / "second.xml").read_text() == SITEMAP) == (SITEMAP, False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, None])
def test_what_is_typed_after_it_was_given_up_is_asked_about_again(
    desk: Desk, sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: Qt.Key | None
) -> None:
    answers = {"sitemap.xml": Leaving.DISCARD, "second.xml": Leaving.SAVE}
    monkeypatch.setattr(desk.person, "leave", answers.__getitem__)
    (tmp_path / "second.xml").write_text(SITEMAP)
    for path in (sitemap, tmp_path / "second.xml"):
        desk.open(path)
        edit(desk)
    with desk.until(desk.do.save.saved):
        desk.window.close()
        answers["sitemap.xml"] = Leaving.STAY
        desk.bench.tabs.setCurrentIndex(0)
        desk.robot.click(0, "priority")
        desk.robot.type("0.3")
        if key is not None:
            desk.robot.press(key)
    assert desk.bench.tabs.count() == 2
    assert desk.values("priority")[0] == "0.3"
    answers["sitemap.xml"] = Leaving.DISCARD


def test_the_window_saves_before_it_goes(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.leaving = Leaving.SAVE
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert sitemap.read_text() == expected


def test_an_export_is_refused_while_errors_stand_in_it(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    dialog = desk.do.export.export_dialog(desk.session)
    assert dialog._list.count() == 2
    assert not dialog._ok.isEnabled()
    dialog.insist()
    assert dialog._ok.isEnabled()
    dialog.deleteLater()


def test_an_export_says_that_it_writes_what_is_not_shown_too(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    told = "All entries are written, also 2 that are not shown."
    for text, is_told in (("e.org/b", True), ("", False)):
        desk.session.filter.set(text)
        desk.wait_for(lambda: not desk.session.filter.is_searching)
        dialog = desk.do.export.export_dialog(desk.session)
        assert any(label.text() == told for label in dialog.findChildren(QLabel)) is is_told
        dialog.deleteLater()


def test_an_export_writes_the_clean_form_beside_the_file(desk: Desk, sitemap: Path) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    desk.open(sitemap)
    with desk.until(desk.do.export.exported):
        desk.do.export._export(desk.session, sitemap.with_name("out.txt"), force=False)
    assert sitemap.with_name("out.txt").read_text() == "https://e.org/\nhttps://e.org/a\nhttps://e.org/b\n"
    assert not desk.session.is_modified


def test_an_export_as_a_set_writes_the_files_and_the_index(desk: Desk, sitemap: Path) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    desk.open(sitemap)
    dialog = desk.do.export.export_dialog(desk.session)
    dialog.several.setChecked(True)
    page = dialog.set_page
    assert page is not None
    page.max_urls.setValue(2)
    desk.wait_for(lambda: not page.is_busy)
    assert dialog.set_form is not None
    folder = dialog.path.parent
    with desk.until(desk.do.export.exported):
        desk.do.export._export_set(desk.session, folder, dialog.set_form, force=False)
    assert sorted(path.name for path in folder.iterdir()) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"]
    assert "<loc>https://e.org/sitemap-2.xml</loc>" in (folder / "sitemap.xml").read_text()
    assert not desk.session.is_modified
    dialog.deleteLater()


def test_files_of_a_set_are_replaced_only_after_asking(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    desk.open(sitemap)
    answers = iter([True, False])  # Export, and Cancel once replacing was refused

    def answer(dialog: ExportDialog) -> bool:
        dialog.several.setChecked(True)
        page = dialog.set_page
        assert page is not None
        desk.wait_for(lambda: not page.is_busy)
        dialog.path.parent.mkdir(exist_ok=True)
        for path in dialog.targets:
            path.write_text("old")
        return next(answers)

    monkeypatch.setattr(ExportDialog, "exec", answer)
    desk.person.answers.agrees = False
    desk.trigger("export")
    assert desk.person.asked == ["replace sitemap.xml and 1 others"]
    answers = iter([True])
    desk.person.answers.agrees = True
    with desk.until(desk.do.export.exported) as done:
        desk.trigger("export")
    assert done.args is not None
    index = done.args[0]
    assert "sitemap-1.xml" in index.read_text()
    assert "https://e.org/a" in index.with_name("sitemap-1.xml").read_text()


@pytest.mark.parametrize("agrees", [True, False])
def test_the_dialog_lets_go_of_the_document_after_an_export(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    desk.open(sitemap)
    monkeypatch.setattr(ExportDialog, "exec", lambda _dialog: agrees)
    desk.trigger("export")
    desk.wait_for(lambda: not desk.window.findChildren(ExportDialog))


@pytest.mark.parametrize("agrees", [True, False])
def test_files_that_an_earlier_set_left_are_deleted_only_after_asking(
    desk: Desk, sitemap: Path, agrees: bool
) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    desk.open(sitemap)
    dialog = desk.do.export.export_dialog(desk.session)
    dialog.several.setChecked(True)
    page = dialog.set_page
    assert page is not None
    folder = dialog.path.parent
    desk.person.answers.agrees = agrees
    for most in (1, 2):
        page.max_urls.setValue(most)
        desk.wait_for(lambda: not page.is_busy)
        assert dialog.set_form is not None
        with desk.until(desk.do.export.exported):
            desk.do.export._export_set(desk.session, folder, dialog.set_form, force=False)
        desk.wait_for(lambda: desk.bench.tasks.is_idle)
    dialog.deleteLater()
    assert desk.person.asked == ["delete sitemap-3.xml"]
    left = {path.name for path in folder.iterdir()}
    assert left == {"sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", *([] if agrees else ["sitemap-3.xml"])}


def test_how_it_was_split_is_proposed_again(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitemap.write_text(SITEMAP.replace("2026-13-02", "2026-10-02").replace("Weekly", "weekly"))
    desk.open(sitemap)

    def answer(dialog: ExportDialog) -> bool:
        dialog.several.setChecked(True)
        page = dialog.set_page
        assert page is not None
        page.max_urls.setValue(2)
        page.grouping.setCurrentIndex(1)
        page.compresses.setChecked(True)
        desk.wait_for(lambda: not page.is_busy)
        return True

    monkeypatch.setattr(ExportDialog, "exec", answer)
    with desk.until(desk.do.export.exported):
        desk.trigger("export")
    again = desk.do.export.export_dialog(desk.session).set_page
    assert again is not None
    assert (again.max_urls.value(), again.compresses.isChecked()) == (2, True)
    assert again.options == desk.bench.settings.get(SET_OPTIONS)


def test_an_index_can_be_exported_as_one_file_only(desk: Desk, tmp_path: Path) -> None:
    index = tmp_path / "index.xml"
    index.write_text('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>')
    desk.open(index)
    dialog = desk.do.export.export_dialog(desk.session)
    assert dialog.set_page is None
    assert not dialog.several.isVisibleTo(dialog)
    dialog.deleteLater()


@pytest.mark.parametrize("choice", Protected)
def test_a_file_with_two_names_is_written_in_place_only_if_the_person_wants_that(
    desk: Desk, sitemap: Path, tmp_path: Path, choice: Protected
) -> None:
    (tmp_path / "other.xml").hardlink_to(sitemap)
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.protected = choice
    desk.person.answers.to_save = tmp_path / "elsewhere.xml"
    desk.trigger("save")
    desk.wait_for(lambda: bool(desk.person.asked))
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert desk.person.asked[0].startswith("protected: ")
    assert "in place" in desk.person.asked[0]
    assert desk.session.is_modified == (choice is Protected.LEAVE)
    wanted = {Protected.WRITE: "other.xml", Protected.SAVE_ELSEWHERE: "elsewhere.xml"}
    for name in ("other.xml", "elsewhere.xml"):
        is_written = (tmp_path / name).exists() and (tmp_path / name).read_text() == expected
        assert is_written == (wanted.get(choice) == name)
