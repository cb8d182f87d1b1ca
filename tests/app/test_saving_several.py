"""Several files that are saved elsewhere: their index under another name, without one in another folder."""

from pathlib import Path

import pytest

from editor.app.window.current_state import status_of
from editor.core.document.sitemap_file import IndexPlan
from editor.services.documents.file_names import making_of_index
from tests.app.desk import Desk
from tests.app.test_recovering_several import open_folder
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
    open_folder(desk, folder)
    desk.robot.type_in(0, "priority", "0.7")
    return desk


def save(desk: Desk, action: str) -> None:
    with desk.until(desk.do.save.saved):
        desk.trigger(action)


@pytest.mark.parametrize("action", ["save_as", "save_copy"])
def test_without_an_index_they_go_to_another_folder(edited: Desk, folder: Path, action: str) -> None:
    before, other = contents(folder), folder.with_name("other")
    other.mkdir()
    edited.person.answers.folder = str(other)
    save(edited, action)
    assert contents(folder) == before
    assert contents(other)["b.xml"] == before["b.xml"]
    assert b"<priority>0.7</priority>" in contents(other)["a.xml"]
    assert edited.file_set.file_list.folder == (other if action == "save_as" else folder)
    assert edited.session.is_modified == (action == "save_copy")


@pytest.mark.parametrize("action", ["save_as", "save_copy"])
def test_in_their_own_folder_they_are_saved(edited: Desk, folder: Path, action: str) -> None:
    edited.person.answers.folder = str(folder)
    save(edited, action)
    assert contents(folder).keys() == {"a.xml", "b.xml"}
    assert b"<priority>0.7</priority>" in contents(folder)["a.xml"]
    assert not edited.session.is_modified


def test_who_chooses_no_folder_leaves_all_as_it_is(edited: Desk, folder: Path) -> None:
    before = contents(folder)
    edited.trigger("save_as")
    assert edited.bench.tasks.is_idle
    assert contents(folder) == before
    assert edited.session.is_modified


def test_an_index_that_is_to_be_made_proposes_its_own_name(edited: Desk, folder: Path) -> None:
    plan = IndexPlan("all.xml", f"{HOST}/")
    edited.session.undo_stack.do(making_of_index(edited.file_set, plan, is_dated=False), "Create the index")
    edited.person.answers.to_save = folder / "other.xml"
    save(edited, "save_as")
    assert edited.person.asked == ["Save as: all.xml"]
    assert contents(folder).keys() == {"a.xml", "b.xml", "other.xml"}


def test_without_an_index_they_are_saved_as_soon_as_they_are_read(desk: Desk, folder: Path) -> None:
    open_folder(desk, folder)
    assert status_of(desk.session, desk.robot.table).saved == "saved"
    desk.robot.type_in(0, "priority", "0.7")
    assert status_of(desk.session, desk.robot.table).saved == "unsaved changes"


@pytest.mark.parametrize("place", [".", "../site"])
def test_they_are_opened_by_a_relative_path_as_by_the_whole_one(
    desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    write(folder, index_xml=index("a.xml"))
    monkeypatch.chdir(folder)
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([Path(place)])
    assert desk.file_set.file_list.folder == folder
    desk.person.answers.to_save = folder / "other.xml"
    save(desk, "save_as")
    assert desk.file_set.path == folder / "other.xml"


def test_a_folder_that_is_opened_by_a_relative_path_is_called_by_its_name(
    desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    with desk.until(desk.do.file.loaded):
        desk.do.file.open_paths([Path()])
    assert desk.session.title == "site"


@pytest.fixture
def with_unopened(desk: Desk, folder: Path) -> Desk:
    """An index with two files that are open, and two that are not and cannot be read any more."""
    write(folder, index_xml=index("a.xml", "b.xml", "gone.xml", "odd.xml"))
    for name in ("gone.xml", "odd.xml"):
        (folder / name).write_bytes(b"")
    open_folder(desk, folder)
    desk.robot.type_in(0, "priority", "0.7")
    (folder / "gone.xml").unlink()
    (folder / "odd.xml").unlink()
    (folder / "odd.xml").mkdir()
    return desk


def test_what_cannot_be_copied_is_said_before_anything_is_written(with_unopened: Desk, folder: Path) -> None:
    target = folder.with_name("other") / "index.xml"
    with_unopened.person.answers.to_save, with_unopened.person.answers.agrees = target, False
    with_unopened.trigger("save_copy")
    with_unopened.wait_for(lambda: len(with_unopened.person.asked) == 2)
    assert with_unopened.person.asked[-1] == (
        f"leave out: {folder / 'gone.xml'} cannot be read: it does not exist. "
        f"{folder / 'odd.xml'} cannot be read: it is a folder. Choose a file in it."
    )
    with_unopened.wait_until_ready()
    assert not target.parent.exists()


@pytest.mark.parametrize("action", ["save_as", "save_copy"])
def test_the_others_are_copied_where_that_is_wanted(with_unopened: Desk, folder: Path, action: str) -> None:
    before = contents(folder)
    target = folder.with_name("other") / "index.xml"
    with_unopened.person.answers.to_save = target
    save(with_unopened, action)
    assert contents(folder) == before
    written = contents(target.parent)
    assert written.keys() == {"a.xml", "b.xml", "index.xml"}
    assert b"gone.xml" in written["index.xml"]
    file_set = with_unopened.file_set
    if action == "save_as":
        assert [file.name for file in file_set.file_list.missing] == ["gone.xml", "odd.xml"]
    else:
        assert file_set.path == folder / "index.xml"
        assert with_unopened.session.is_modified


def test_an_unreadable_file_that_the_index_does_not_list_stays_behind(desk: Desk, folder: Path) -> None:
    (folder / "c.xml").write_bytes(b"")
    open_folder(desk, folder)
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
