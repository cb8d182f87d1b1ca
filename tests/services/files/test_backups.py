"""What a file held is kept, for each file on its own."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.services.documents.file_on_disk import SaveOptions
from editor.services.documents.open_document import OpenDocument
from editor.services.files import earlier_versions
from editor.services.files.earlier_versions import keep_version, versions_of


def hold(file: Path, content: bytes, when: float) -> Path:
    file.write_bytes(content)
    os.utime(file, (when, when))
    return file


def test_versions_of_a_file_are_listed_the_newest_first(tmp_path: Path) -> None:
    file, kept = tmp_path / "sitemap.xml", tmp_path / "kept"
    for when, content in ((100.0, b"one"), (300.0, b"three"), (200.0, b"two"), (100.0, b"one")):
        keep_version(hold(file, content, when), kept)
    found = versions_of(file, kept)
    assert [(each.path.read_bytes(), each.when, each.size) for each in found] == [
        (b"three", 300.0, 5),
        (b"two", 200.0, 3),
        (b"one", 100.0, 3),
    ]


def test_files_of_the_same_name_in_other_folders_have_versions_of_their_own(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        keep_version(hold(tmp_path / name / "sitemap.xml", name.encode(), 1.0), kept)
    [version] = versions_of(tmp_path / "a" / "sitemap.xml", kept)
    assert version.path.read_bytes() == b"a"


def test_a_file_has_its_versions_by_whatever_link_it_is_reached(tmp_path: Path) -> None:
    file = hold(tmp_path / "sitemap.xml", b"x", 1.0)
    keep_version(file, tmp_path / "kept")
    (tmp_path / "link.xml").symlink_to(file)
    assert len(versions_of(tmp_path / "link.xml", tmp_path / "kept")) == 1


def test_what_is_kept_by_way_of_a_link_or_a_relative_path_belongs_to_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept"
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    monkeypatch.chdir(tmp_path)
    for number, place in enumerate((folder, tmp_path / "link", Path("folder"))):
        keep_version(hold(place / "sitemap.xml", b"%d" % number, number), kept)
    assert len(versions_of(folder / "sitemap.xml", kept)) == 3


@pytest.fixture
def only_two() -> Iterator[None]:
    earlier_versions.keep_most(2)
    yield
    earlier_versions.keep_most(earlier_versions.MAX_BACKUPS)


@pytest.mark.usefixtures("only_two")
def test_the_oldest_versions_go_when_there_are_many(tmp_path: Path) -> None:
    for number in range(4):
        keep_version(hold(tmp_path / "sitemap.xml", b"%d" % number, number), tmp_path / "kept")
    found = versions_of(tmp_path / "sitemap.xml", tmp_path / "kept")
    assert [each.path.read_bytes() for each in found] == [b"3", b"2"]


def test_a_folder_that_cannot_be_read_has_none(tmp_path: Path) -> None:
    assert versions_of(tmp_path / "sitemap.xml", tmp_path / "missing") == []


def test_saving_over_another_file_keeps_what_that_held_also_after_a_save_of_the_day(tmp_path: Path) -> None:
    own, other, kept = (tmp_path / name for name in ("own.xml", "other.xml", "kept"))
    other.write_bytes(b"foreign")
    document = OpenDocument.new(datetime.now(UTC))
    document.save(own)
    assert document.file_list.there[0].has_backup
    document.prepare_save(other, SaveOptions(as_copy=True, backups=kept)).run()
    assert [path.read_bytes() for path in kept.iterdir()] == [b"foreign"]


@pytest.mark.parametrize("is_link", [False, True], ids=["folder", "link"])
@pytest.mark.usefixtures("only_two")
def test_files_that_the_program_did_not_make_are_no_versions_and_stay(
    tmp_path: Path, *, is_link: bool
) -> None:
    kept = tmp_path / "kept"
    foreign = tmp_path / "foreign" if is_link else kept
    foreign.mkdir()
    if is_link:
        kept.symlink_to(foreign, target_is_directory=True)
    names = {"photo.jpg", "0123456789ab-notes.txt", ".hidden"}
    for name in names:
        (foreign / name).write_text("mine")
    for number in range(4):
        keep_version(hold(tmp_path / "sitemap.xml", b"%d" % number, number), kept)
    assert names < {path.name for path in foreign.iterdir()}
    found = versions_of(tmp_path / "sitemap.xml", kept)
    assert len(found) == (4 if is_link else 2)  # nothing is deleted through a link
