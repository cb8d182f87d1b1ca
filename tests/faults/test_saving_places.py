"""Disks, folders, links and owners that make a save difficult."""

import os
import shutil
import stat
import struct
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from tests.faults.amount import share
from tests.faults.injury import Driver, Outcome, needs_strace
from tests.faults.places import NOBODY, SOMEBODY, needs_root, protect, public_folder, small_disk
from tests.faults.scenes import NEW, OLD

ACCESS_LIST = "system.posix_acl_access"
LARGE = OLD.replace("</urlset>", "<!-- " + "x" * 200_000 + " --></urlset>")


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that every user may write to."""
    with public_folder() as folder:
        yield folder


def laid(path: Path, text: str = OLD) -> Path:
    path.write_text(text)
    return path


def assert_failed(outcome: Outcome, reason: str, path: Path, text: str = OLD) -> None:
    """The save failed for that reason, and the file is what it was, alone in its folder."""
    assert (outcome.error, outcome.reason) == ("SaveError", reason), outcome.said
    assert str(path) in outcome.said
    assert path.read_text() == text
    assert [each.name for each in path.parent.iterdir()] == [path.name]


# Full disks


def test_on_a_full_disk_the_file_stays_what_it_was(driver: Driver, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "256k") as disk:
        path = laid(disk / "sitemap.xml", LARGE)
        outcome = driver.do("save", path)
        assert_failed(outcome, "no_space", path, LARGE)
        assert "disk is full" in outcome.said


def test_on_a_disk_with_room_for_one_backup_only_nothing_is_written(driver: Driver, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "256k") as disk:
        path = laid(tmp_path / "files.xml", LARGE)
        backups = disk / "backups"
        backups.mkdir()
        (backups / "taken").write_bytes(bytes(200_000))
        outcome = driver.do("save", path, backups)
        assert (outcome.error, outcome.reason) == ("SaveError", "not_kept")
        assert f"{backups}: the disk is full" in outcome.said
        assert path.read_text() == LARGE
        assert [each.name for each in backups.iterdir()] == ["taken"]


@pytest.mark.parametrize("limit", [0, 1, 1000, 100_000, 200_000])
def test_a_limit_to_the_size_of_files_cuts_none_short(driver: Driver, limit: int, sitemap: Path) -> None:
    sitemap.write_text(LARGE)
    outcome = driver.do("save", sitemap, limits={"RLIMIT_FSIZE": limit})
    assert_failed(outcome, "no_space", sitemap, LARGE)


@pytest.mark.parametrize("files", [3, 4, 5, 6])
def test_no_more_open_files_is_no_loss(driver: Driver, files: int, sitemap: Path, tmp_path: Path) -> None:
    sitemap.write_text(OLD)
    outcome = driver.do("save", sitemap, tmp_path / "backups", limits={"RLIMIT_NOFILE": files})
    if outcome.error:
        assert outcome.reason in ("not_kept", "failed")
        assert_failed(outcome, outcome.reason, sitemap)
        assert "too many files are open" in outcome.said
    else:
        assert sitemap.read_text() == NEW


# With hardly any at all, Python waits for a thread that will never start.
@pytest.mark.parametrize(
    ("megabytes", "entries"),
    [
        *((4, 2), (20, 2)),  # too little, and enough
        *(
            pytest.param(megabytes, 100, marks=pytest.mark.whole)
            for megabytes in (12, 20, 40, 60, 80, 100, 200)
        ),
    ],
)
def test_no_more_memory_is_no_loss(driver: Driver, megabytes: int, entries: int, sitemap: Path) -> None:
    entry = f"<!-- {'x' * 200_000} --><url><loc>https://shop.test-site.org/</loc></url>\n"
    text = OLD.replace("</urlset>", entry * entries + "</urlset>")
    sitemap.write_text(text)
    outcome = driver.do("save_in_little_memory", sitemap, megabytes)
    assert outcome.status == 0
    if outcome.error:
        assert_failed(outcome, "failed", sitemap, text)
        assert "not enough memory" in outcome.said
    else:
        assert sitemap.read_text() != text


# Write protection


@needs_root
@pytest.mark.parametrize("force", ["", "force"])
def test_a_file_of_somebody_else_that_may_only_be_read_stays(
    driver: Driver, force: str, public: Path
) -> None:
    path = laid(public / "sitemap.xml")
    path.chmod(0o644)
    public.chmod(0o755)
    outcome = driver.do("save", path, "", force, user=NOBODY)
    assert_failed(outcome, "failed" if force else "read_only", path)


@needs_root
def test_in_a_folder_that_may_not_be_written_to_a_file_is_overwritten_only_when_told(
    driver: Driver, public: Path
) -> None:
    path = laid(public / "sitemap.xml")
    path.chmod(0o666)
    public.chmod(0o755)
    assert_failed(driver.do("save", path, user=NOBODY), "folder_read_only", path)
    inode = path.stat().st_ino
    assert driver.do("save", path, "", "force", user=NOBODY).error == ""
    assert path.read_text() == NEW
    assert (path.stat().st_ino, path.stat().st_uid) == (inode, os.getuid())


@needs_root
def test_in_a_folder_that_may_be_written_to_but_not_listed_a_file_is_saved(
    driver: Driver, public: Path
) -> None:
    path = laid(public / "sitemap.xml")
    os.chown(path, NOBODY, NOBODY)
    public.chmod(0o733)
    assert driver.do("save", path, user=NOBODY).error == ""
    assert path.read_text() == NEW


def test_a_file_that_must_not_be_changed_stays(driver: Driver, sitemap: Path) -> None:
    sitemap.write_text(OLD)
    if not shutil.which("chattr"):
        pytest.skip("needs chattr")
    if subprocess.run(["chattr", "+i", str(sitemap)], capture_output=True, check=False).returncode:
        pytest.skip("needs a file system with immutable files, and the right to make them")
    try:
        assert_failed(driver.do("save", sitemap), "read_only", sitemap)
        assert_failed(driver.do("save", sitemap, "", "force"), "failed", sitemap)
    finally:
        subprocess.run(["chattr", "-i", str(sitemap)], check=True)


def test_on_a_disk_that_has_become_read_only_the_file_stays(driver: Driver, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        path = laid(disk / "sitemap.xml")
        protect(disk)
        for force, reason in (("", "read_only"), ("force", "failed")):  # to insist is of no use
            outcome = driver.do("save", path, "", force)
            assert (outcome.error, outcome.reason) == ("SaveError", reason)
            assert path.read_text() == OLD


# Links


def test_a_link_to_another_disk_stays_and_its_target_is_replaced_there(
    driver: Driver, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        target = laid(disk / "target.xml")
        link = tmp_path / "sitemap.xml"
        link.symlink_to(target)
        assert driver.do("save", link).error == ""
        assert link.is_symlink()
        assert target.read_text() == NEW
        assert [each.name for each in disk.iterdir()] == ["target.xml"]


def test_a_file_whose_folder_was_moved_meanwhile_is_written_nowhere(driver: Driver, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    path = laid(before / "sitemap.xml")
    outcome = driver.do("save_after_the_folder_moved", path, after)
    assert outcome.error == "ChangedOutside"
    assert (after / "sitemap.xml").read_text() == OLD
    assert not before.exists()


# Owners and rights


@needs_root
def test_owner_group_and_rights_are_kept(driver: Driver, public: Path) -> None:
    path = laid(public / "sitemap.xml")
    os.chown(path, SOMEBODY, NOBODY)
    path.chmod(0o640)
    assert driver.do("save", path).error == ""
    status = path.stat()
    assert (status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)) == (SOMEBODY, NOBODY, 0o640)
    assert path.read_text() == NEW


@needs_root
def test_a_file_of_somebody_else_that_may_be_written_stays_theirs(driver: Driver, public: Path) -> None:
    path = laid(public / "sitemap.xml")
    os.chown(path, SOMEBODY, SOMEBODY)
    path.chmod(0o666)
    outcome = driver.do("save", path, user=NOBODY)
    if outcome.error:  # it is asked for, as the file can only be written in place
        assert_failed(outcome, outcome.reason, path)
        assert driver.do("save", path, "", "force", user=NOBODY).error == ""
    assert path.read_text() == NEW
    assert path.stat().st_uid == SOMEBODY
    assert [each.name for each in public.iterdir()] == [path.name]


@needs_root
def test_a_folder_that_hands_on_its_group_does_so(driver: Driver, public: Path) -> None:
    path = laid(public / "sitemap.xml")
    os.chown(path, NOBODY, SOMEBODY)
    os.chown(public, NOBODY, SOMEBODY)
    public.chmod(0o2777)
    assert driver.do("save", path).error == ""
    assert path.stat().st_gid == SOMEBODY


@needs_root
def test_who_puts_links_in_between_is_given_nothing(driver: Driver, public: Path, tmp_path: Path) -> None:
    """Root saves in a folder of somebody who wants a file that only root may read."""
    secret = laid(tmp_path / "secret")
    secret.chmod(0o600)
    before = secret.stat()
    path = laid(public / "sitemap.xml")
    path.chmod(0o666)
    for each in (public, path):
        os.chown(each, NOBODY, NOBODY)
    os.mkfifo(public / "begun")
    (public / "begun").chmod(0o666)
    with ThreadPoolExecutor(1) as pool:
        linking = pool.submit(driver.do, "put_links", public, secret, user=NOBODY)
        (public / "begun").read_bytes()
        for number in range(share(60)):
            with suppress(SaveError):
                save_file(path, f"<urlset>{number}</urlset>".encode())
        (public / "enough").touch()
    assert linking.result().status == 0
    after = secret.stat()
    assert (after.st_uid, after.st_mode, after.st_ctime_ns) == (0, before.st_mode, before.st_ctime_ns)
    assert secret.read_text() == OLD
    assert path.lstat().st_uid == NOBODY


def give_access_list(path: Path) -> bytes:
    """Let somebody else read a file; skips the test where that is not to be had."""
    entries = [(0x01, 6, -1), (0x02, 4, NOBODY), (0x04, 4, -1), (0x10, 4, -1), (0x20, 0, -1)]
    access = struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *entry) for entry in entries)
    try:
        os.setxattr(path, ACCESS_LIST, access)
    except OSError:
        pytest.skip("needs a file system with access lists")
    return access


def test_an_access_list_is_kept(driver: Driver, sitemap: Path) -> None:
    sitemap.write_text(OLD)
    access = give_access_list(sitemap)
    assert driver.do("save", sitemap).error == ""
    assert sitemap.read_text() == NEW
    assert os.getxattr(sitemap, ACCESS_LIST) == access


@needs_strace
@needs_root
@pytest.mark.parametrize(
    ("call", "error"),
    [("fsetxattr", "EPERM"), ("fchown", "EPERM"), ("fchown", "EINVAL"), ("fchown", "ENOSYS")],
)
def test_where_rights_cannot_be_kept_the_file_stays_the_same_one(
    driver: Driver, call: str, error: str, public: Path
) -> None:
    """It is never readable for more people than before."""
    path = laid(public / "sitemap.xml")
    if call == "fchown":
        os.chown(path, SOMEBODY, SOMEBODY)
    else:
        give_access_list(path)
    inode = path.stat().st_ino
    outcome = driver.do("save", path, "", "force", inject=f"{call}:error={error}")
    assert outcome.error == ""
    assert path.read_text() == NEW
    assert path.stat().st_ino == inode
    assert [each.name for each in public.iterdir()] == [path.name]


# Shares


@needs_strace
@pytest.mark.parametrize("error", ["EINVAL", "EOPNOTSUPP", "ENOSYS"])
def test_a_share_that_cannot_flush_folders_takes_a_save(driver: Driver, error: str, sitemap: Path) -> None:
    sitemap.write_text(OLD)
    assert driver.do("save", sitemap, inject=f"fsync:error={error}:when=2").error == ""
    assert sitemap.read_text() == NEW


@needs_strace
def test_a_slow_disk_makes_a_save_slow_and_nothing_else(driver: Driver, sitemap: Path) -> None:
    sitemap.write_text(OLD)
    assert driver.do("save", sitemap, inject="fsync:delay_enter=300000").error == ""
    assert sitemap.read_text() == NEW
