"""A disk that takes a file but reports a fault when it is told to keep it under its name."""

import errno
import os
import stat
from pathlib import Path

import pytest

from editor.services.files.file_access import read_file
from editor.services.files.file_errors import ChangedOutside, SaveError, SaveReason
from editor.services.files.file_replacement import save_file
from editor.services.files.file_set_saving import NewContent, save_files

pytestmark = pytest.mark.skipif(os.name == "nt", reason="folders cannot be flushed there")

OLD, NEW = b"old content", b"new content, and longer"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "files" / "sitemap.xml"
    path.parent.mkdir()
    path.write_bytes(OLD)
    return path


def fail_for_folders(patch: pytest.MonkeyPatch) -> None:
    fsync = os.fsync

    def refuse(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EIO, "fault")
        fsync(descriptor)

    patch.setattr(os, "fsync", refuse)


def test_the_save_fails_and_the_next_one_is_no_conflict(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = read_file(file).stamp
    with monkeypatch.context() as patch:
        fail_for_folders(patch)
        with pytest.raises(SaveError, match="may be lost") as caught:
            save_file(file, NEW, stamp)
    assert caught.value.reason is SaveReason.UNCONFIRMED
    assert file.read_bytes() == NEW
    save_file(file, NEW, stamp)
    with pytest.raises(ChangedOutside):
        save_file(file, b"newer", stamp)


def test_no_copy_is_left_beside_a_file_that_is_to_be_written_in_place(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file.parent / "other.xml").hardlink_to(file)
    fail_for_folders(monkeypatch)
    with pytest.raises(SaveError):
        save_file(file, NEW)
    assert file.read_bytes() == OLD
    assert {path.name for path in file.parent.iterdir()} == {"other.xml", "sitemap.xml"}


def test_of_several_files_each_gets_back_what_it_held(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        fail_for_folders(patch)
        with pytest.raises(SaveError, match="may be lost"):
            save_files([NewContent(file, NEW), NewContent(file.with_name("index.xml"), NEW)])
    assert file.read_bytes() == OLD


def test_a_folder_that_may_only_be_written_to_takes_a_save(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_, folder = os.open, file.parent

    def refuse(path: Path, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        if path == folder:
            raise PermissionError(errno.EACCES, "not allowed")
        return open_(path, flags, mode, dir_fd=dir_fd)

    monkeypatch.setattr(os, "open", refuse)
    save_file(file, NEW)
    assert file.read_bytes() == NEW


def test_what_crashes_left_among_the_backups_is_removed(file: Path, tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    orphan = backups / ".sitemap-editor-0123456789abcdef.tmp"
    orphan.touch()
    os.utime(orphan, (1, 1))
    save_file(file, NEW, backups=backups)
    [copy] = backups.iterdir()
    assert copy.read_bytes() == OLD


def test_a_file_that_could_not_even_be_opened_is_not_called_damaged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file.parent / "other.xml").hardlink_to(file)

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "not allowed")

    monkeypatch.setattr("editor.services.files.in_place_writing.open_for_overwriting", refuse)
    with pytest.raises(SaveError) as caught:
        save_file(file, NEW)
    assert caught.value.reason is SaveReason.FAILED
    assert {path.name for path in file.parent.iterdir()} == {"other.xml", "sitemap.xml"}
