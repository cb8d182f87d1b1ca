import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from editor.formats.read_errors import Unreadable
from editor.formats.rules_file import RulesFileError
from editor.services.files.file_access import is_unchanged, read_file, rules_for, rules_near, rules_path
from editor.services.files.file_errors import PROTECTED, ChangedOutside, Clash, SaveError, SaveReason
from editor.services.files.file_replacement import file_replacement, save_file
from editor.services.files.in_place_writing import InPlace
from tests.foreign import assert_translated

OLD, NEW = b"old content", b"new content, and longer"

needs_posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX files")
needs_other_user = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(OLD)
    return path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(code: int) -> Callable[..., Any]:
    def fail(*_args: object, **_options: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


# Reading


def test_a_file_is_read_with_its_stamp(file: Path) -> None:
    found = read_file(file)
    assert found.data == OLD
    assert found.stamp.size == len(OLD)
    assert is_unchanged(file, found.stamp)


def test_an_empty_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert read_file(tmp_path / "empty").data == b""


@pytest.mark.parametrize(("name", "words"), [("missing.xml", "does not exist"), ("", "folder")])
def test_what_is_no_file_is_refused_with_a_sentence(tmp_path: Path, name: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words) as caught:
        read_file(tmp_path / name)
    assert caught.value.file_hits[0].rule == "file-unreadable"
    assert_translated(caught.value, str(tmp_path / name))


@needs_posix
def test_a_pipe_a_device_and_links_in_a_circle_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "circle").symlink_to("circle")
    for path, words in (
        (tmp_path / "pipe", "pipe"),
        (Path("/dev/zero"), "device"),
        (tmp_path / "circle", "circle"),
    ):
        with pytest.raises(Unreadable, match=words):
            read_file(path)


def test_a_file_over_the_limit_is_refused(file: Path) -> None:
    assert read_file(file, limit=len(OLD)).data == OLD
    with pytest.raises(Unreadable, match="more than 10 bytes"):
        read_file(file, limit=len(OLD) - 1)


@pytest.fixture
def grown_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that held four bytes when its state was asked for."""
    small = os.stat_result((stat.S_IFREG, 0, 0, 1, 0, 0, 4, 0, 0, 0))
    monkeypatch.setattr(os, "fstat", lambda _descriptor: small)
    monkeypatch.setattr(Path, "stat", lambda _path: small)
    return file


def test_a_file_that_grows_while_it_is_read_is_read_to_its_end(grown_file: Path) -> None:
    assert read_file(grown_file, limit=len(OLD)).data == OLD


def test_a_file_that_grows_while_it_is_read_meets_the_limit_too(grown_file: Path) -> None:
    with pytest.raises(Unreadable, match="more than 10 bytes"):
        read_file(grown_file, limit=10)


@needs_posix
@needs_other_user
def test_a_forbidden_file_is_refused(file: Path) -> None:
    file.chmod(0)
    with pytest.raises(Unreadable, match="do not have permission"):
        read_file(file)


# Saving


def test_a_save_replaces_the_content_and_leaves_nothing_else(file: Path) -> None:
    stamp = save_file(file, NEW, read_file(file).stamp)
    assert file.read_bytes() == NEW
    assert stamp == read_file(file).stamp
    assert names_in(file.parent) == [file.name]


def test_a_new_file_gets_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    save_file(tmp_path / "new.xml", NEW)
    assert (tmp_path / "new.xml").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_an_empty_file_can_be_saved(file: Path) -> None:
    save_file(file, b"")
    assert file.read_bytes() == b""


@needs_posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_permissions_are_kept(file: Path, mode: int) -> None:
    file.chmod(mode)
    save_file(file, NEW)
    assert stat.S_IMODE(file.stat().st_mode) == mode


@needs_posix
def test_the_temporary_file_is_for_nobody_else(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes = []
    write = os.write

    def watch(descriptor: int, data: bytes) -> int:
        modes.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        return write(descriptor, data)

    file.chmod(0o644)
    monkeypatch.setattr(os, "write", watch)
    save_file(file, NEW)
    assert modes == [0o600]


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="needs extended attributes")
def test_extended_attributes_are_kept(file: Path) -> None:
    try:
        os.setxattr(file, "user.editor", b"1")
    except OSError:
        pytest.skip("this file system has no extended attributes")
    save_file(file, NEW)
    assert os.getxattr(file, "user.editor") == b"1"


@needs_posix
def test_a_symbolic_link_stays_and_its_target_is_replaced(file: Path) -> None:
    chain, link = file.parent / "chain.xml", file.parent / "link.xml"
    link.symlink_to(file.name)
    chain.symlink_to(link)
    save_file(chain, NEW)
    assert link.is_symlink()
    assert chain.is_symlink()
    assert file.read_bytes() == NEW


@needs_posix
def test_a_link_to_nothing_yet_makes_the_file_it_names(tmp_path: Path) -> None:
    (tmp_path / "link.xml").symlink_to("later.xml")
    save_file(tmp_path / "link.xml", NEW)
    assert (tmp_path / "later.xml").read_bytes() == NEW


@needs_posix
def test_hard_links_are_kept(file: Path) -> None:
    other = file.parent / "other.xml"
    other.hardlink_to(file)
    save_file(file, NEW)
    assert other.read_bytes() == NEW
    assert other.samefile(file)
    save_file(file, OLD)
    assert other.read_bytes() == OLD
    assert names_in(file.parent) == ["other.xml", "sitemap.xml"]


@needs_posix
@pytest.mark.parametrize("code", [errno.EPERM, errno.EINVAL, errno.ENOTSUP, errno.ENOSYS])
def test_a_file_whose_permissions_cannot_be_kept_stays_the_same_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    inode = file.stat().st_ino
    monkeypatch.setattr(os, "fchmod", failing(code))
    with pytest.raises(SaveError, match="its permissions cannot be kept, so it") as caught:
        save_file(file, NEW, careful=InPlace(tmp_path / "notes"))
    assert caught.value.reason is SaveReason.IN_PLACE
    save_file(file, NEW)
    assert file.read_bytes() == NEW
    assert file.stat().st_ino == inode
    assert names_in(file.parent) == [file.name]


@pytest.mark.parametrize(
    ("name", "words", "reason"),
    [
        ("folder", "folder with that name", SaveReason.NOT_A_FILE),
        ("missing/new.xml", "folder does not exist", SaveReason.FOLDER_MISSING),
        ("sitemap.xml/new.xml", "not a folder", SaveReason.FOLDER_MISSING),
    ],
)
def test_a_place_that_takes_no_file_is_refused(file: Path, name: str, words: str, reason: SaveReason) -> None:
    (file.parent / "folder").mkdir()
    with pytest.raises(SaveError, match=words) as caught:
        save_file(file.parent / name, NEW)
    assert caught.value.reason is reason
    assert_translated(caught.value, str(file.parent / name))


@needs_posix
def test_pipes_and_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "circle").symlink_to("circle")
    for name in ("pipe", "circle"):
        with pytest.raises(SaveError) as caught:
            save_file(tmp_path / name, NEW)
        assert caught.value.reason is SaveReason.NOT_A_FILE


@needs_posix
def test_a_write_protected_file_is_only_replaced_by_force(file: Path) -> None:
    file.chmod(0o444)
    with pytest.raises(SaveError, match="write-protected") as caught:
        save_file(file, NEW)
    assert caught.value.reason is SaveReason.READ_ONLY
    assert file.read_bytes() == OLD
    save_file(file, NEW, force=True)
    assert file.read_bytes() == NEW
    assert stat.S_IMODE(file.stat().st_mode) == 0o444


@needs_posix
def test_in_a_write_protected_folder_a_file_is_only_overwritten_by_force(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.services.files.file_replacement.new_temporary_file", failing(errno.EACCES))
    with pytest.raises(SaveError) as caught:
        save_file(file, NEW)
    assert caught.value.reason is SaveReason.FOLDER_READ_ONLY
    save_file(file, NEW, force=True)
    assert file.read_bytes() == NEW


@pytest.mark.parametrize("code", [errno.EACCES, errno.EROFS])
def test_force_is_offered_for_no_new_file(file: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    monkeypatch.setattr("editor.services.files.file_replacement.new_temporary_file", failing(code))
    with pytest.raises(SaveError, match="is write-protected") as caught:
        save_file(file.with_name("new.xml"), NEW)
    assert caught.value.reason not in PROTECTED


# Changes by others


def rewritten(path: Path) -> None:
    path.write_bytes(OLD[::-1])


def rewritten_with_its_old_time(path: Path) -> None:
    status = path.stat()
    path.write_bytes(OLD[::-1])
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def replaced(path: Path) -> None:
    (path.parent / "other").write_bytes(b"quite another content")
    (path.parent / "other").replace(path)


@pytest.mark.parametrize("change", [rewritten, rewritten_with_its_old_time, replaced, Path.unlink])
def test_a_file_that_was_changed_outside_is_not_overwritten(
    file: Path, change: Callable[[Path], None]
) -> None:
    stamp = read_file(file).stamp
    change(file)
    found = file.read_bytes() if file.exists() else None
    assert not is_unchanged(file, stamp)
    with pytest.raises(ChangedOutside) as caught:
        save_file(file, NEW, stamp)
    assert caught.value.clash is (Clash.MISSING if found is None else Clash.CHANGED)
    assert (file.read_bytes() if file.exists() else None) == found


@pytest.mark.parametrize("change", [rewritten, rewritten_with_its_old_time, replaced, Path.unlink])
def test_a_file_that_is_changed_outside_while_it_is_saved_is_not_overwritten(
    file: Path, change: Callable[[Path], None]
) -> None:
    with file_replacement(file, NEW, read_file(file).stamp) as new:
        change(file)
        found = file.read_bytes() if file.exists() else None
        with pytest.raises(ChangedOutside) as caught:
            new.put()
    assert caught.value.clash is (Clash.MISSING if found is None else Clash.CHANGED)
    assert (file.read_bytes() if file.exists() else None) == found
    assert [path.name for path in file.parent.iterdir() if path.suffix == ".tmp"] == []


def test_a_file_that_was_only_touched_is_saved(file: Path) -> None:
    stamp = read_file(file).stamp
    os.utime(file, ns=(1, 1))
    save_file(file, NEW, stamp)
    assert file.read_bytes() == NEW


def test_an_own_save_is_no_change_from_outside(file: Path) -> None:
    stamp = save_file(file, NEW, read_file(file).stamp)
    save_file(file, OLD, stamp)
    assert file.read_bytes() == OLD


# Copies of the old content


def test_the_old_content_is_kept_once_where_the_caller_says(file: Path, tmp_path: Path) -> None:
    backups = tmp_path / "state" / "backups"
    save_file(file, NEW, backups=backups)
    save_file(file, OLD)
    save_file(file, NEW, backups=backups)
    (copy,) = backups.iterdir()
    assert copy.read_bytes() == OLD
    assert copy.name.endswith("-sitemap.xml")


def test_without_a_copy_nothing_is_overwritten(file: Path, tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        save_file(file, NEW, backups=file / "no folder")
    assert file.read_bytes() == OLD


# Failures


@pytest.mark.parametrize("call", ["write", "fsync", "close", "replace", "fchmod"])
@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EIO, "disk reported an error"),
        (errno.EDQUOT, "disk quota"),
        (errno.EXDEV, "the system reports"),
    ],
)
def test_a_failed_save_leaves_the_old_content_and_nothing_else(
    file: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int, words: str
) -> None:
    close = os.close

    def close_and_fail(descriptor: int) -> None:
        close(descriptor)
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, call, close_and_fail if call == "close" else failing(code))
    with pytest.raises(SaveError, match=words) as caught:
        save_file(file, NEW)
    monkeypatch.undo()
    assert str(file) in str(caught.value)
    assert file.read_bytes() == OLD
    assert names_in(file.parent) == [file.name]


def test_memory_running_out_leaves_the_old_content(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> int:
        raise MemoryError

    monkeypatch.setattr(os, "write", fail)
    with pytest.raises(MemoryError):
        save_file(file, NEW)
    assert file.read_bytes() == OLD
    assert names_in(file.parent) == [file.name]


def test_short_writes_are_continued(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, bytes(data[:3])))
    save_file(file, NEW)
    assert file.read_bytes() == NEW


def test_a_disk_that_takes_nothing_without_an_error_fails_the_save(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", lambda _descriptor, _data: 0)
    with pytest.raises(SaveError):
        save_file(file, NEW)
    assert file.read_bytes() == OLD


@needs_posix
def test_writing_in_place_fails_without_loss(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file.parent / "other.xml").hardlink_to(file)
    ftruncate, calls = os.ftruncate, []

    def fail_once(descriptor: int, size: int) -> None:
        calls.append(size)
        if len(calls) == 1:
            raise OSError(errno.EIO, "fault")
        ftruncate(descriptor, size)

    monkeypatch.setattr(os, "ftruncate", fail_once)
    with pytest.raises(SaveError, match="reported an error"):
        save_file(file, NEW)
    assert file.read_bytes() == OLD
    assert names_in(file.parent) == ["other.xml", "sitemap.xml"]


@needs_posix
def test_where_nothing_can_be_restored_the_copy_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file.parent / "other.xml").hardlink_to(file)
    monkeypatch.setattr(os, "ftruncate", failing(errno.EIO))
    with pytest.raises(SaveError) as caught:
        save_file(file, NEW)
    assert caught.value.reason is SaveReason.DAMAGED
    (copy,) = file.parent.glob("*.before-save-*")
    assert str(copy) in str(caught.value)
    assert copy.read_bytes() == OLD


@needs_posix
@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOTSUP])
def test_a_share_that_cannot_flush_folders_is_no_failure(
    file: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    fsync = os.fsync

    def refuse_folders(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(code, os.strerror(code))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", refuse_folders)
    save_file(file, NEW)
    assert file.read_bytes() == NEW


@needs_posix
def test_the_content_is_flushed_before_the_name_and_the_folder_after(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    fsync, replace = os.fsync, os.replace

    def watch_fsync(descriptor: int) -> None:
        calls.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def watch_replace(source: str, target: str, **folders: int) -> None:
        calls.append("replace")
        replace(source, target, **folders)

    monkeypatch.setattr(os, "fsync", watch_fsync)
    monkeypatch.setattr(os, "replace", watch_replace)
    save_file(file, NEW)
    assert calls == ["file", "replace", "folder"]


# Names


@needs_posix
@pytest.mark.parametrize(
    "name", [b"x" * 255, b"-rf", b"a\nb.xml", b"\xff\xfe.xml", "🗺 %s.xml".encode(), b"dot.", b".hidden"]
)
def test_any_name_can_be_saved_and_read(tmp_path: Path, name: bytes) -> None:
    path = tmp_path / os.fsdecode(name)
    path.write_bytes(OLD)
    save_file(path, NEW, read_file(path).stamp, backups=tmp_path / "backups")
    assert read_file(path).data == NEW
    (tmp_path / "link").hardlink_to(path)
    save_file(path, OLD)
    assert read_file(path).data == OLD


@needs_posix
def test_messages_show_any_name_on_one_line(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as caught:
        read_file(tmp_path / os.fsdecode(b"a\n\xff.xml"))
    assert str(caught.value).isprintable()


@needs_posix
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: path.symlink_to("/dev/zero"), "no file with a choice of rules"),
        (lambda path: path.mkdir(), "no file with a choice of rules"),
        (lambda path: path.write_bytes(b"\xff"), "no file with a choice of rules"),
        (lambda path: path.write_bytes(b"#" * 1_000_001), "no more than 1,000,000 bytes"),
    ],
)
def test_what_is_no_choice_of_rules_is_said_to_be_none(
    make: Callable[[Path], object], said: str, tmp_path: Path
) -> None:
    make(rules_path(tmp_path / "sitemap.xml"))
    with pytest.raises(RulesFileError, match=said):
        rules_for(tmp_path / "sitemap.xml")
    assert rules_for(tmp_path / "other.xml") is None


def test_the_nearest_choice_of_rules_of_a_project_holds(tmp_path: Path) -> None:
    folder = tmp_path / "site" / "public"
    folder.mkdir(parents=True)
    path, project = folder / "sitemap.xml", tmp_path / "pyproject.toml"
    project.write_text("[project]\nname = 'a'\n")
    assert rules_near(path) is None
    project.write_text("[tool.sitemap-editor]\nignore = ['hreflang-*']\n")
    assert rules_near(path) == project
    chosen = rules_for(path)
    assert chosen is not None
    assert chosen.ignore == ("hreflang-*",)
    own = tmp_path / "site" / ".sitemap-editor.toml"
    own.write_text("profile = 'bing'\n")
    assert rules_near(path) == own
    rules_path(path).write_text("")
    assert rules_near(path) == rules_path(path)
