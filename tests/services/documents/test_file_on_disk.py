"""What other programs do to files, alone or of a set, while they are open."""

from pathlib import Path

import pytest

from editor.core.document.edits import SetValues, removal_of_file
from editor.services.documents.file_on_disk import FileOnDisk, SaveOptions
from editor.services.documents.open_document import OnDisk, OpenDocument, Outside
from editor.services.documents.set_changes import file_renaming
from editor.services.files.file_access import read_file
from editor.services.files.file_errors import ChangedOutside, Clash, SaveError, SaveReason
from editor.services.files.in_place_writing import InPlace
from tests.services.file_sets import HOST, contents, index, locs, opened, urlset, write


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
    assert on_disk.tell({tmp_path / "index.xml": Outside.GONE})
    assert on_disk.tell({tmp_path / "a.xml": Outside.CHANGED})
    assert not on_disk.tell({tmp_path / "a.xml": Outside.CHANGED})
    assert (on_disk.outside, on_disk.outside_path) == (Outside.GONE, tmp_path / "index.xml")
    on_disk.tell({tmp_path / "index.xml": Outside.SAME})
    assert (on_disk.outside, on_disk.outside_path) == (Outside.CHANGED, tmp_path / "a.xml")
    on_disk.forget()
    assert (on_disk.outside, on_disk.outside_path) == (Outside.SAME, None)


def test_what_the_person_knows_of_may_be_replaced(on_disk: OnDisk, tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_text(urlset("a/theirs"))
    on_disk.tell({path: Outside.CHANGED})
    theirs = read_file(path).stamp
    assert on_disk.stamps_of([path]) != {path: theirs}
    on_disk.know(path, theirs)
    assert on_disk.stamps_of([path]) == {path: theirs}
    assert on_disk.outside is Outside.SAME


@pytest.fixture
def file_set(tmp_path: Path) -> OpenDocument:
    return opened(write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2")))


def remove(file_set: OpenDocument, file: FileOnDisk) -> None:
    assert file.sitemap
    removal_of_file(file.sitemap).apply(file_set.entries)


def versions(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.iterdir())] if folder.exists() else []


@pytest.mark.parametrize("is_exchange", [False, True])
def test_what_lies_under_a_name_that_another_file_takes_over_is_compared_too(
    file_set: OpenDocument, tmp_path: Path, *, is_exchange: bool
) -> None:
    a, b = file_set.file_list.there
    if is_exchange:
        file_renaming(a, "b.xml").apply(file_set.entries)
    else:
        remove(file_set, a)
    file_renaming(b, "a.xml").apply(file_set.entries)
    (tmp_path / "a.xml").write_text("by another program")
    before = contents(tmp_path)
    with pytest.raises(ChangedOutside, match=r"a\.xml"):
        file_set.save()
    assert contents(tmp_path) == before


def test_a_folder_that_was_moved_is_made_again_only_if_that_is_agreed_to(
    file_set: OpenDocument, tmp_path: Path
) -> None:
    (tmp_path / "site").mkdir()
    file_set.save(tmp_path / "site" / "index.xml")
    (tmp_path / "site").rename(tmp_path / "moved")
    SetValues("loc", [1], f"{HOST}/x").apply(file_set.entries)
    with pytest.raises(ChangedOutside, match=r"b\.xml"):
        file_set.save()
    assert not (tmp_path / "site").exists()
    overwrite = frozenset(tmp_path / "site" / name for name in ("b.xml", "index.xml"))
    file_set.save(options=SaveOptions(overwrite=overwrite))
    assert contents(tmp_path / "site").keys() == {"b.xml", "index.xml"}


def test_what_a_file_held_is_kept_when_another_takes_over_its_name(
    file_set: OpenDocument, tmp_path: Path
) -> None:
    backups = tmp_path / "backups"
    SetValues("loc", [1], f"{HOST}/x").apply(file_set.entries)
    file_set.save()
    a, b = file_set.file_list.there
    remove(file_set, a)
    file_renaming(b, "a.xml").apply(file_set.entries)
    job = file_set.prepare_save(options=SaveOptions(backups=backups))
    job.run()
    assert urlset("1").encode() in versions(backups)


def test_to_overwrite_one_file_is_no_leave_to_overwrite_others(
    file_set: OpenDocument, tmp_path: Path
) -> None:
    a, _ = file_set.file_list.there
    file_renaming(a, "n.xml").apply(file_set.entries)
    SetValues("loc", [0], f"{HOST}/x").apply(file_set.entries)
    (tmp_path / "n.xml").write_text("foreign")
    (tmp_path / "b.xml").write_text(urlset("by another program"))
    with pytest.raises(SaveError, match=r"n\.xml.*another file already has that name"):
        file_set.prepare_save(options=SaveOptions(overwrite=[tmp_path / "b.xml"])).run()
    assert (tmp_path / "n.xml").read_text() == "foreign"


def test_each_file_that_was_changed_outside_is_asked_about(file_set: OpenDocument, tmp_path: Path) -> None:
    SetValues("loc", [0, 1], f"{HOST}/x").apply(file_set.entries)
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).write_text(urlset("by another program"))
    agreed: set[Path] = set()
    for name in ("a.xml", "b.xml"):
        with pytest.raises(ChangedOutside, match=name) as caught:
            file_set.prepare_save(options=SaveOptions(overwrite=agreed)).run()
        agreed.add(caught.value.path)
    file_set.save(options=SaveOptions(overwrite=agreed))
    assert locs(opened(tmp_path / "index.xml")) == {"a.xml": ["x"], "b.xml": ["x"]}


@pytest.mark.parametrize("is_renamed", [False, True])
def test_a_file_that_is_to_be_deleted_but_was_changed_outside_goes_once_that_is_agreed_to(
    file_set: OpenDocument, tmp_path: Path, *, is_renamed: bool
) -> None:
    a, _ = file_set.file_list.there
    if is_renamed:
        file_renaming(a, "n.xml").apply(file_set.entries)
    else:
        remove(file_set, a)
    (tmp_path / "a.xml").write_text("by another program")
    with pytest.raises(ChangedOutside, match="to be deleted") as caught:
        file_set.save()
    assert caught.value.clash is Clash.TO_GO
    job = file_set.prepare_save(
        options=SaveOptions(overwrite=[tmp_path / "a.xml"], backups=tmp_path / "backups")
    )
    job.run()
    assert not (tmp_path / "a.xml").exists()
    assert b"by another program" in versions(tmp_path / "backups")


def test_a_file_with_other_names_is_asked_about_before_any_is_written(
    file_set: OpenDocument, tmp_path: Path
) -> None:
    (tmp_path / "other name").hardlink_to(tmp_path / "b.xml")
    SetValues("loc", [0, 1], f"{HOST}/x").apply(file_set.entries)
    before = contents(tmp_path)
    job = file_set.prepare_save()
    job.careful = InPlace(tmp_path / "notes")
    with pytest.raises(SaveError, match="hard links") as caught:
        job.run()
    assert caught.value.reason is SaveReason.IN_PLACE
    assert contents(tmp_path) == before


def test_a_version_of_each_file_that_is_written_over_is_kept(file_set: OpenDocument, tmp_path: Path) -> None:
    other, backups = tmp_path / "other", tmp_path / "backups"
    other.mkdir()
    (other / "index.xml").write_text("foreign")
    file_set.save()
    file_set.prepare_save(other / "index.xml", SaveOptions(as_copy=True, backups=backups)).run()
    assert versions(backups) == [b"foreign"]
