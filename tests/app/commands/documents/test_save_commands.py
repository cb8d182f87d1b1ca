"""Saving keeps every byte that was not edited and never loses what was, of one file or of several."""

import gzip
import os
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt

from editor.app.window.window_controller import status_of
from editor.core.document.sitemap_file import IndexPlan
from editor.dialogs.questions import Leaving, Protected, SaveConflict
from editor.models.session.session import Stage
from editor.rules.fixes.fix_run import fix_rule
from editor.services.documents.open_document import Outside
from editor.services.documents.set_changes import making_of_index
from editor.services.installation import state_folder
from editor.services.tasks import WORKERS
from tests.app.as_one import open_as_one
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import HOST, contents, index, urlset, write


def edit(desk: Desk) -> str:
    """Set a priority, as a person does; returns what the file should hold once saved."""
    desk.robot.type_in(1, "priority", "0.7")
    return SITEMAP.replace("0.5", "0.7")


def save(desk: Desk) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger("save")


def save_as(desk: Desk, path: Path, action: str = "save_as") -> None:
    desk.person.answers.to_save = path
    with desk.until(desk.do.save.saved):
        desk.trigger(action)


def protected_from(desk: Desk, choice: Protected, elsewhere: Path) -> str:
    """Save what can only be saved if the person wants that, and choose; returns why they were asked."""
    desk.person.answers.protected, desk.person.answers.to_save = choice, elsewhere
    desk.person.asked.clear()
    desk.trigger("save")
    desk.wait_for(lambda: bool(desk.person.asked))
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    question, _, reason = desk.person.asked[0].partition(": ")
    assert question == "protected"
    return reason


def test_a_save_changes_only_what_was_edited_and_keeps_what_the_file_held_before_the_first(
    desk: Desk, sitemap: Path
) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    assert desk.session.is_modified
    save(desk)
    assert sitemap.read_text() == expected
    assert not desk.session.is_modified
    assert desk.session.on_disk.outside is Outside.SAME
    desk.robot.type_in(1, "priority", "0.6")
    save(desk)
    [backup] = (state_folder() / "backups").iterdir()
    assert backup.read_text() == SITEMAP
    assert backup.name.endswith("-sitemap.xml")
    desk.trigger("undo")
    assert desk.session.is_modified
    desk.trigger("undo")
    save(desk)
    assert sitemap.read_text() == SITEMAP
    desk.robot.type_in(0, "priority", "0.9")
    save_as(desk, sitemap, "save_copy")  # in the place of the file itself
    assert "<priority>0.9</priority>" in sitemap.read_text()
    assert not desk.session.is_modified
    desk.robot.type_in(0, "priority", "0.8")
    save(desk)
    assert not any(asked.startswith("conflict") for asked in desk.person.asked)


def test_writing_can_be_called_off_and_while_it_goes_on_nothing_can_be_edited_or_saved(
    desk: Desk, sitemap: Path
) -> None:
    desk.open(sitemap)
    edit(desk)
    is_called_off = Event()
    for _ in range(WORKERS):  # so that it is not written before somebody can call it off
        desk.context.tasks.run(partial(is_called_off.wait, 30), lambda _outcome: None)
    desk.do.save.save()
    desk.do.file.stop()
    is_called_off.set()
    desk.wait_until_ready()
    assert sitemap.read_text() == SITEMAP
    assert desk.session.is_modified
    desk.do.save.save()
    assert desk.session.stage is Stage.WRITING
    assert not desk.is_enabled("add")
    assert not desk.is_enabled("save")
    desk.do.save.save()
    desk.do.edit.undo()
    desk.wait_until_ready()
    assert desk.values("priority")[1] == "0.7"


def unpacked(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def test_a_copy_leaves_the_document_as_it_is_and_save_as_goes_on_with_the_new_file_packed_as_its_name_says(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.xml", tmp_path / "other.xml"
    desk.open(sitemap)
    save_as(desk, tmp_path / "copy.xml.gz", "save_copy")
    assert unpacked(tmp_path / "copy.xml.gz") == SITEMAP
    assert not desk.session.is_modified
    assert not desk.session.document.entries.frame.gzip
    expected = edit(desk)
    save_as(desk, copy, "save_copy")
    assert copy.read_text() == expected
    assert desk.window.status.currentMessage() == f"A copy was saved to {copy}"
    assert desk.session.title == "sitemap.xml"
    assert desk.session.is_modified
    save_as(desk, other)
    assert other.read_text() == expected
    assert sitemap.read_text() == SITEMAP
    assert desk.session.title == "other.xml"
    save_as(desk, tmp_path / "other.xml.gz")
    assert unpacked(tmp_path / "other.xml.gz") == expected
    assert not desk.session.is_modified
    desk.robot.type_in(1, "priority", "0.6")
    expected = expected.replace("0.7", "0.6")
    save(desk)
    assert unpacked(tmp_path / "other.xml.gz") == expected
    save_as(desk, tmp_path / "plain.xml")
    assert (tmp_path / "plain.xml").read_text() == expected
    desk.trigger("undo")
    assert desk.session.is_modified
    assert desk.session.document.entries.frame.gzip


def test_save_as_judges_the_new_name(desk: Desk, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.xml.gz"
    wrong.write_text(SITEMAP)
    desk.open(wrong)
    for name, is_wrong in (("other.xml.gz", True), ("other.xml", False)):
        save_as(desk, tmp_path / name)
        found = {finding.rule.id for finding in desk.session.document.findings.report.file_findings()}
        assert ("gzip-name-mismatch" in found) == is_wrong
        assert (tmp_path / name).read_text() == SITEMAP


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


def test_nothing_is_saved_over_another_file_that_is_open(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    (tmp_path / "other.xml").write_text(SITEMAP)
    desk.open(tmp_path / "other.xml")
    desk.open(sitemap)
    edit(desk)
    desk.person.answers.to_save = tmp_path / "other.xml"
    for action in ("save_as", "save_copy"):
        desk.person.asked.clear()
        desk.trigger(action)
        assert desk.person.asked[-1] == "told: “other.xml” is already open. Choose another name.", action
        assert desk.session.stage is Stage.READY
        assert (tmp_path / "other.xml").read_text() == SITEMAP


def test_what_another_program_wrote_is_not_overwritten_unasked(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    def save_over(path: Path, answer: SaveConflict) -> None:
        desk.person.asked.clear()
        desk.person.answers.conflict = answer
        desk.do.save.save()
        desk.wait_for(lambda: bool(desk.person.asked))
        desk.wait_until_ready()
        assert desk.person.asked[0] == f"conflict {path.name} changed"

    desk.open(sitemap)
    ours, elsewhere = edit(desk), tmp_path / "ours.xml"
    theirs = SITEMAP.replace("0.4", "0.9")
    sitemap.write_text(theirs)
    desk.person.answers.to_save = elsewhere
    save_over(sitemap, SaveConflict.LEAVE)
    assert (sitemap.read_text(), elsewhere.exists(), desk.session.is_modified) == (theirs, False, True)
    save_over(sitemap, SaveConflict.SAVE_ELSEWHERE)
    assert (sitemap.read_text(), elsewhere.read_text()) == (theirs, ours)
    assert not desk.session.is_modified
    desk.robot.type_in(1, "priority", "0.6")
    elsewhere.write_text(theirs)
    save_over(elsewhere, SaveConflict.OVERWRITE)
    assert elsewhere.read_text() == SITEMAP.replace("0.5", "0.6")
    assert not desk.session.is_modified


def test_a_failed_save_asks_for_another_place(desk: Desk, sitemap: Path, tmp_path: Path) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.to_save = tmp_path / "elsewhere.xml"
    target = sitemap.parent / "no-folder" / "x.xml"
    [file] = desk.session.document.file_list.there
    file.path, file.read_stamp = target, None
    desk.do.save.save()
    desk.wait_for((tmp_path / "elsewhere.xml").exists)
    desk.wait_until_ready()
    assert desk.person.asked[0].startswith("failed: ")
    assert (tmp_path / "elsewhere.xml").read_text() == expected


def test_a_list_without_a_url_is_refused_with_a_reason_and_is_no_fault_of_the_program(
    desk: Desk, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "urls.txt"
    path.write_text("https://e.org/a\n")
    desk.open(path)
    desk.robot.select_rows(0)
    desk.trigger("delete")
    desk.trigger("save")
    desk.wait_for(lambda: bool(desk.person.asked))
    assert desk.person.asked[0].startswith("failed: ")
    assert path.read_text() == "https://e.org/a\n"
    assert not caplog.records


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
@pytest.mark.parametrize("answer", [Protected.LEAVE, Protected.WRITE])
def test_a_write_protected_file_is_only_written_when_the_person_says_so(
    desk: Desk, sitemap: Path, answer: Protected
) -> None:
    desk.open(sitemap)
    ours = edit(desk)
    sitemap.chmod(0o444)
    desk.person.answers.protected = answer
    desk.do.save.save()
    desk.wait_for(lambda: bool(desk.person.asked))
    desk.wait_until_ready()
    assert desk.person.asked[0].startswith("protected: ")
    assert sitemap.read_text() == (ours if answer is Protected.WRITE else SITEMAP)
    assert desk.session.is_modified == (answer is Protected.LEAVE)


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


def test_closing_a_tab_or_the_window_asks_about_unsaved_changes_and_saves_them_before_if_wanted(
    desk: Desk, sitemap: Path
) -> None:
    desk.open(sitemap)
    expected = edit(desk)
    desk.person.answers.leaving = Leaving.STAY
    desk.window.close()
    assert desk.window.isVisible()
    desk.trigger("close")
    assert (desk.context.tabs.count(), sitemap.read_text()) == (1, SITEMAP)
    assert desk.session.is_modified
    desk.person.answers.leaving = Leaving.SAVE
    desk.trigger("close")
    desk.wait_for(lambda: desk.context.tabs.count() == 0)
    assert sitemap.read_text() == expected
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.6")
    desk.person.answers.leaving = Leaving.DISCARD
    desk.trigger("close")
    assert (desk.context.tabs.count(), sitemap.read_text()) == (0, expected)
    desk.open(sitemap)
    desk.robot.type_in(1, "priority", "0.6")
    desk.person.answers.leaving = Leaving.SAVE
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert sitemap.read_text() == expected.replace("0.7", "0.6")
    assert desk.person.asked == ["leave sitemap.xml"] * 5


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
    assert [view.session.is_modified for view in desk.context.tabs.views() if view.session] == [True, True]
    answers["second.xml"] = Leaving.SAVE
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert (sitemap.read_text(), (tmp_path / "second.xml").read_text() == SITEMAP) == (SITEMAP, False)


def test_what_is_typed_after_it_was_given_up_is_asked_about_again(
    desk: Desk, sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = {"sitemap.xml": Leaving.DISCARD, "second.xml": Leaving.SAVE}
    monkeypatch.setattr(desk.person, "leave", answers.__getitem__)
    (tmp_path / "second.xml").write_text(SITEMAP)
    for path in (sitemap, tmp_path / "second.xml"):
        desk.open(path)
        edit(desk)
    for text, is_entered in (("0.3", True), ("0.2", False)):
        answers["sitemap.xml"] = Leaving.DISCARD
        with desk.until(desk.do.save.saved):
            desk.window.close()
            answers["sitemap.xml"] = Leaving.STAY
            desk.context.tabs.setCurrentIndex(0)
            desk.robot.click(0, "priority")
            desk.robot.type(text)
            if is_entered:
                desk.robot.press(Qt.Key.Key_Return)
        assert desk.context.tabs.count() == 2
        assert desk.values("priority")[0] == text
        desk.context.tabs.setCurrentIndex(1)
        desk.robot.type_in(0, "priority", text)
    answers |= dict.fromkeys(answers, Leaving.DISCARD)


def test_a_file_with_two_names_is_written_in_place_only_if_the_person_wants_that(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    other, elsewhere = tmp_path / "other.xml", tmp_path / "elsewhere.xml"
    other.hardlink_to(sitemap)
    desk.open(sitemap)
    expected = edit(desk)
    assert "in place" in protected_from(desk, Protected.LEAVE, elsewhere)
    assert desk.session.is_modified
    assert (other.read_text(), elsewhere.exists()) == (SITEMAP, False)
    assert "in place" in protected_from(desk, Protected.WRITE, elsewhere)
    assert not desk.session.is_modified
    assert (other.read_text(), elsewhere.exists()) == (expected, False)
    desk.robot.type_in(1, "priority", "0.6")
    assert "in place" in protected_from(desk, Protected.SAVE_ELSEWHERE, elsewhere)
    assert not desk.session.is_modified
    assert (other.read_text(), elsewhere.read_text()) == (expected, SITEMAP.replace("0.5", "0.6"))


@pytest.mark.parametrize("choice", [Protected.WRITE, Protected.SAVE_ELSEWHERE])
def test_where_no_earlier_version_can_be_kept_a_file_is_only_written_if_the_person_wants_that(
    desk: Desk, sitemap: Path, tmp_path: Path, choice: Protected
) -> None:
    state_folder().mkdir(parents=True, exist_ok=True)
    (state_folder() / "backups").touch()  # no folder can be made there
    desk.open(sitemap)
    expected = edit(desk)
    for answer in (Protected.LEAVE, choice):
        asked = protected_from(desk, answer, tmp_path / "elsewhere.xml")
        assert asked.startswith(f"{sitemap} was not saved: no backup of its current contents can be kept")
        assert str(state_folder() / "backups") in asked
        assert desk.session.is_modified == (answer is Protected.LEAVE)
        assert (sitemap.read_text() == expected) == (answer is Protected.WRITE)
        assert (tmp_path / "elsewhere.xml").exists() == (answer is Protected.SAVE_ELSEWHERE)


def test_the_style_sheet_that_a_fix_names_is_written_with_the_file_and_that_is_said(
    desk: Desk, sitemap: Path
) -> None:
    sitemap.write_text(SITEMAP.replace("<urlset", '<?xml-stylesheet type="text/xsl" href="a.xsl"?><urlset'))
    desk.open(sitemap)
    document = desk.session.document
    outcome = fix_rule(document.entries, document.findings, "xslt-stylesheet", "css")
    assert outcome.edit
    desk.session.undo_stack.do(outcome.edit, "Use a style sheet in CSS")
    desk.session.undo_stack.undo()
    desk.session.undo_stack.redo()
    save(desk)
    assert sitemap.with_name("sitemap.css").is_file()
    assert "sitemap.css was written" in desk.window.statusBar().currentMessage()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two sitemaps and no index."""
    folder = tmp_path / "site"
    folder.mkdir()
    write(folder, a_xml=urlset("a"), b_xml=urlset("b"))
    return folder


@pytest.fixture
def edited(desk: Desk, folder: Path) -> Desk:
    """The files as one document, one of them changed."""
    open_as_one(desk, folder)
    desk.robot.type_in(0, "priority", "0.7")
    return desk


def save_all(desk: Desk, action: str) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger(action)


def test_without_an_index_they_go_to_another_folder_or_stay_where_none_is_chosen(
    edited: Desk, folder: Path
) -> None:
    before = contents(folder)
    edited.wait_for(lambda: edited.context.tasks.is_idle)  # with what the edit made it do
    edited.trigger("save_as")
    assert edited.context.tasks.is_idle
    assert contents(folder) == before
    assert edited.session.is_modified
    for action in ("save_copy", "save_as"):
        other = folder.with_name(action)
        other.mkdir()
        edited.person.answers.folder = str(other)
        save_all(edited, action)
        assert contents(folder) == before
        assert contents(other)["b.xml"] == before["b.xml"]
        assert b"<priority>0.7</priority>" in contents(other)["a.xml"]
        assert edited.file_set.file_list.folder == (other if action == "save_as" else folder)
        assert edited.session.is_modified == (action == "save_copy")


def test_in_their_own_folder_they_are_saved(desk: Desk, folder: Path) -> None:
    open_as_one(desk, folder)
    assert status_of(desk.session, desk.robot.table).saved == "saved"  # as soon as they are read
    desk.person.answers.folder = str(folder)
    for action, priority in (("save_as", "0.7"), ("save_copy", "0.6")):
        desk.robot.type_in(0, "priority", priority)
        assert status_of(desk.session, desk.robot.table).saved == "unsaved changes"
        save_all(desk, action)
        assert contents(folder).keys() == {"a.xml", "b.xml"}
        assert f"<priority>{priority}</priority>".encode() in contents(folder)["a.xml"]
        assert not desk.session.is_modified


def test_an_index_that_is_to_be_made_proposes_its_own_name(edited: Desk, folder: Path) -> None:
    plan = IndexPlan("all.xml", f"{HOST}/")
    edited.session.undo_stack.do(making_of_index(edited.file_set, plan, is_dated=False), "Create the index")
    edited.person.answers.to_save = folder / "other.xml"
    save_all(edited, "save_as")
    assert edited.person.asked == ["Save as: all.xml"]
    assert contents(folder).keys() == {"a.xml", "b.xml", "other.xml"}


def test_they_are_opened_by_a_relative_path_as_by_the_whole_one(
    desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    open_relative(desk, ".")
    assert desk.session.title == "site"
    desk.trigger("close")
    write(folder, index_xml=index("a.xml"))
    for place, name in ((".", "other.xml"), ("../site", "another.xml")):
        open_relative(desk, place)
        assert desk.file_set.file_list.folder == folder
        desk.person.answers.to_save = folder / name
        save_all(desk, "save_as")
        assert desk.file_set.path == folder / name
        desk.trigger("close")
        (folder / name).unlink()


def open_relative(desk: Desk, place: str) -> None:
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([Path(place)])


@pytest.fixture
def with_unopened(desk: Desk, folder: Path) -> Desk:
    """An index with two files that are open, and two that are not and cannot be read any more."""
    write(folder, index_xml=index("a.xml", "b.xml", "gone.xml", "odd.xml"))
    for name in ("gone.xml", "odd.xml"):
        (folder / name).write_bytes(b"")
    open_as_one(desk, folder)
    desk.robot.type_in(0, "priority", "0.7")
    (folder / "gone.xml").unlink()
    (folder / "odd.xml").unlink()
    (folder / "odd.xml").mkdir()
    return desk


def test_what_cannot_be_copied_is_said_before_anything_is_written_and_the_others_are_if_that_is_wanted(
    with_unopened: Desk, folder: Path
) -> None:
    before, person, session = contents(folder), with_unopened.person, with_unopened.session
    target = folder.with_name("none") / "index.xml"
    person.answers.to_save, person.answers.agrees = target, False
    with_unopened.trigger("save_copy")
    with_unopened.wait_for(lambda: len(person.asked) == 2)
    assert person.asked[-1] == (
        f"leave out: {folder / 'gone.xml'} cannot be read: it does not exist. "
        f"{folder / 'odd.xml'} cannot be read: it is a folder. Choose a file in it."
    )
    with_unopened.wait_until_ready()
    assert not target.parent.exists()
    person.answers.agrees = True
    for action in ("save_copy", "save_as"):
        person.answers.to_save = target = folder.with_name(action) / "index.xml"
        save_all(with_unopened, action)
        assert contents(folder) == before
        written = contents(target.parent)
        assert written.keys() == {"a.xml", "b.xml", "index.xml"}
        assert b"gone.xml" in written["index.xml"]
        if action == "save_copy":
            assert with_unopened.file_set.path == folder / "index.xml"
            assert session.is_modified
    assert [file.name for file in with_unopened.file_set.file_list.missing] == ["gone.xml", "odd.xml"]


def test_an_unreadable_file_that_the_index_does_not_list_stays_behind(desk: Desk, folder: Path) -> None:
    (folder / "c.xml").write_bytes(b"")
    open_as_one(desk, folder)
    (folder / "c.xml").unlink()
    other = folder.with_name("other")
    other.mkdir()
    desk.person.answers.folder = str(other)
    save_all(desk, "save_as")
    assert contents(other).keys() == {"a.xml", "b.xml"}
    assert [file.name for file in desk.file_set.file_list.there] == ["a.xml", "b.xml"]


def test_it_is_said_what_was_written_and_what_was_deleted(edited: Desk, folder: Path) -> None:
    status, file_set = edited.window.status, edited.file_set
    save_all(edited, "save")
    assert status.currentMessage() == "Saved a.xml"
    plan = IndexPlan("all.xml", f"{HOST}/")
    edited.session.undo_stack.do(making_of_index(file_set, plan, is_dated=False), "Create the index")
    save_all(edited, "save")
    assert status.currentMessage() == "Saved all.xml"
    edited.trigger("undo")
    save_all(edited, "save")
    assert status.currentMessage() == "Deleted all.xml"
    edited.trigger("redo")
    save_all(edited, "save")
    edited.do.later.files.remove(file_set.file_list.there[1])
    save_all(edited, "save")
    assert status.currentMessage() == "Saved all.xml, deleted b.xml"
    assert contents(folder).keys() == {"a.xml", "all.xml"}
