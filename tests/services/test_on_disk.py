from pathlib import Path

import pytest

from editor.services.documents.open_document import OnDisk, Outside
from editor.services.files.file_access import read_file
from tests.services.file_sets import index, opened, urlset, write


@pytest.fixture
def on_disk(tmp_path: Path) -> OnDisk:
    """An index and the one of its two files that is there."""
    files = {"index_xml": index("a.xml", "gone.xml"), "a_xml": urlset("a/1", "a/2")}
    return OnDisk(opened(write(tmp_path, **files)))


def test_an_index_and_the_files_that_are_open_hold_a_document(on_disk: OnDisk, tmp_path: Path) -> None:
    assert on_disk.paths() == [tmp_path / "index.xml", tmp_path / "a.xml"]


def test_only_files_that_were_read_into_the_document_have_entries(on_disk: OnDisk, tmp_path: Path) -> None:
    part = on_disk.urlset_at(tmp_path / "a.xml")
    assert part is not None
    assert len(part) == 2
    assert on_disk.urlset_at(tmp_path / "index.xml") is None
    assert on_disk.urlset_at(tmp_path / "other.xml") is None


def test_what_happened_first_is_told_first(on_disk: OnDisk, tmp_path: Path) -> None:
    assert on_disk.tell(Outside.GONE, tmp_path / "index.xml")
    assert on_disk.tell(Outside.CHANGED, tmp_path / "a.xml")
    assert not on_disk.tell(Outside.CHANGED, tmp_path / "a.xml")
    assert (on_disk.outside, on_disk.outside_path) == (Outside.GONE, tmp_path / "index.xml")
    on_disk.tell(Outside.SAME, tmp_path / "index.xml")
    assert (on_disk.outside, on_disk.outside_path) == (Outside.CHANGED, tmp_path / "a.xml")
    on_disk.forget()
    assert (on_disk.outside, on_disk.outside_path) == (Outside.SAME, None)


def test_what_the_person_knows_of_may_be_replaced(on_disk: OnDisk, tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_text(urlset("a/theirs"))
    on_disk.tell(Outside.CHANGED, path)
    theirs = read_file(path).stamp
    assert on_disk.stamp_of(path) != theirs
    on_disk.know(path, theirs)
    assert on_disk.stamp_of(path) == theirs
    assert on_disk.outside is Outside.SAME
