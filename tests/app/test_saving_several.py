"""Several files that are saved elsewhere: their index under another name, without one in another folder."""

from pathlib import Path

import pytest

from editor.core.part import IndexPlan
from editor.services.workspace_names import making_of_index
from tests.app.desk import Desk
from tests.app.test_recovering_several import open_folder
from tests.services.workspaces import HOST, contents, urlset, write


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
    assert edited.workspace.folder == (other if action == "save_as" else folder)
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
    edited.session.do(making_of_index(edited.workspace, plan, is_dated=False), "Make the index")
    edited.person.answers.to_save = folder / "other.xml"
    save(edited, "save_as")
    assert edited.person.asked == ["Save as: all.xml"]
    assert contents(folder).keys() == {"a.xml", "b.xml", "other.xml"}
