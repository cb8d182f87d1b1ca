"""Several files that are saved elsewhere: their index under another name, without one in another folder."""

from pathlib import Path

import pytest

from editor.app.window.current_state import status_of
from editor.core.document.sitemap_file import IndexPlan
from editor.services.documents.set_changes import making_of_index
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import HOST, contents, index, urlset, write


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


def save(desk: Desk, action: str) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger(action)


def test_without_an_index_they_go_to_another_folder_or_stay_where_none_is_chosen(
    edited: Desk, folder: Path
) -> None:
    before = contents(folder)
    edited.trigger("save_as")
    assert edited.bench.tasks.is_idle
    assert contents(folder) == before
    assert edited.session.is_modified
    for action in ("save_copy", "save_as"):
        other = folder.with_name(action)
        other.mkdir()
        edited.person.answers.folder = str(other)
        save(edited, action)
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
        save(desk, action)
        assert contents(folder).keys() == {"a.xml", "b.xml"}
        assert f"<priority>{priority}</priority>".encode() in contents(folder)["a.xml"]
        assert not desk.session.is_modified


def test_an_index_that_is_to_be_made_proposes_its_own_name(edited: Desk, folder: Path) -> None:
    plan = IndexPlan("all.xml", f"{HOST}/")
    edited.session.undo_stack.do(making_of_index(edited.file_set, plan, is_dated=False), "Create the index")
    edited.person.answers.to_save = folder / "other.xml"
    save(edited, "save_as")
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
        save(desk, "save_as")
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
        save(with_unopened, action)
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
    save(desk, "save_as")
    assert contents(other).keys() == {"a.xml", "b.xml"}
    assert [file.name for file in desk.file_set.file_list.there] == ["a.xml", "b.xml"]


def test_it_is_said_what_was_written_and_what_was_deleted(edited: Desk, folder: Path) -> None:
    status, file_set = edited.window.status, edited.file_set
    save(edited, "save")
    assert status.currentMessage() == "Saved a.xml"
    plan = IndexPlan("all.xml", f"{HOST}/")
    edited.session.undo_stack.do(making_of_index(file_set, plan, is_dated=False), "Create the index")
    save(edited, "save")
    assert status.currentMessage() == "Saved all.xml"
    edited.trigger("undo")
    save(edited, "save")
    assert status.currentMessage() == "Deleted all.xml"
    edited.trigger("redo")
    save(edited, "save")
    edited.do.files.remove(file_set.file_list.there[1])
    save(edited, "save")
    assert status.currentMessage() == "Saved all.xml, deleted b.xml"
    assert contents(folder).keys() == {"a.xml", "all.xml"}
