"""Several files that are opened again: what belonged together does so still, as the disk holds it."""

from pathlib import Path

import pytest

from editor.core.document.sitemap_file import IndexPlan
from editor.services.documents.set_changes import making_of_index
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import HOST, index, locs, urlset, write


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with an index and three sitemaps, one of which it does not list; returns its path."""
    folder = tmp_path / "site"
    folder.mkdir()
    write(
        folder,
        index_xml=index("a.xml", "b.xml"),
        a_xml=urlset("a"),
        b_xml=urlset("b"),
        c_xml=urlset("c"),
    )
    return folder


def reload(desk: Desk) -> None:
    with desk.until(desk.do.file.loaded):
        desk.trigger("reload")


def test_a_file_that_the_index_does_not_list_is_there_again(desk: Desk, site: Path) -> None:
    open_as_one(desk, site)
    (site / "c.xml").write_text(urlset("c", "new"))
    reload(desk)
    assert locs(desk.file_set) == {"a.xml": ["a"], "b.xml": ["b"], "c.xml": ["c", "new"]}


def test_a_file_that_the_index_lists_no_more_is_none_of_them_any_more(desk: Desk, site: Path) -> None:
    (site / "c.xml").unlink()
    open_as_one(desk, site)
    write(site, index_xml=index("a.xml"))
    reload(desk)
    assert locs(desk.file_set) == {"a.xml": ["a"]}


def test_a_file_that_the_index_lists_by_another_name_is_there_again(desk: Desk, site: Path) -> None:
    file_set = open_as_one(desk, site)
    desk.do.files.change(file_set.file_list.there[0], "loc", f"{HOST}/other.xml")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    reload(desk)
    assert locs(desk.file_set).keys() == {"a.xml", "b.xml", "c.xml"}


@pytest.mark.parametrize("has_index", [False, True])
def test_a_file_that_was_taken_out_and_not_saved_is_there_again(
    desk: Desk, site: Path, has_index: bool
) -> None:
    if not has_index:
        (site / "index.xml").unlink()
    file_set = open_as_one(desk, site)
    for name in ("a.xml", "c.xml"):
        desk.do.files.remove(next(file for file in file_set.file_list.there if file.name == name))
    reload(desk)
    assert list(locs(desk.file_set)) == ["a.xml", "b.xml", "c.xml"]


def test_an_index_that_was_saved_and_taken_back_is_read_again(desk: Desk, site: Path) -> None:
    (site / "index.xml").unlink()
    file_set = open_as_one(desk, site)
    plan = IndexPlan("sitemap_index.xml", f"{HOST}/")
    desk.session.undo_stack.do(making_of_index(file_set, plan, is_dated=False), "Create the index")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    desk.trigger("undo")
    reload(desk)
    assert desk.file_set.path == site / "sitemap_index.xml"
    assert list(locs(desk.file_set)) == ["a.xml", "b.xml", "c.xml"]


def test_an_index_that_is_none_any_more_is_said(desk: Desk, site: Path) -> None:
    open_as_one(desk, site)
    session = desk.session
    write(site, index_xml=urlset("1"))
    desk.do.file.reload()
    desk.wait_for(lambda: bool(desk.person.asked))
    [told] = desk.person.asked
    assert "index.xml cannot be opened: It is no longer a sitemap index." in told
    assert desk.session is session


def test_files_that_are_open_together_already_come_to_the_front(desk: Desk, site: Path) -> None:
    open_as_one(desk, site)
    session = desk.session
    desk.do.file.new()
    link = site.with_name("link")
    link.symlink_to(site)
    desk.do.together.open_folder_at(link)
    desk.wait_for(lambda: desk.session is session)
    desk.bench.tabs.setCurrentIndex(1)
    desk.do.together.open_together([site / "a.xml", site / "b.xml"])
    desk.wait_for(lambda: desk.session is session)
    assert desk.bench.tabs.count() == 2


def test_files_that_are_open_only_in_part_are_opened_together(desk: Desk, site: Path) -> None:
    with desk.until(desk.do.file.loaded):
        desk.do.together.open_together([site / "a.xml", site / "b.xml"])
    with desk.until(desk.do.file.loaded):
        desk.do.together.open_folder_at(site)
    assert desk.bench.tabs.count() == 2
