"""A save keeps whose a file is and who may read it, whatever its folder and its neighbours do."""

import os
import stat
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from editor.services.files.file_access import read_file
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.files.temporary_files import write_all

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs owners and permissions as POSIX has them")

OLD, NEW = b"<urlset/>", b"<urlset></urlset>"
NOBODY = 65534
DEFAULT, ACCESS = "system.posix_acl_default", "system.posix_acl_access"


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A file that only its owner may read, elsewhere."""
    path = tmp_path / "secret"
    path.write_bytes(b"secret")
    path.chmod(0o600)
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file in a folder of somebody else, as far as there is somebody else."""
    folder = tmp_path / "theirs"
    folder.mkdir()
    path = folder / "sitemap.xml"
    path.write_bytes(OLD)
    path.chmod(0o666)
    if os.geteuid() == 0:
        for each in (folder, path):
            os.chown(each, NOBODY, NOBODY)
    return path


def put_a_link_in_between(monkeypatch: pytest.MonkeyPatch, leads_to: Path) -> None:
    """Once the content is written, its file's name leads elsewhere, as its folder's owner may have it."""

    def write(descriptor: int, data: bytes) -> None:
        write_all(descriptor, data)
        named = f"/proc/self/fd/{descriptor}"
        [temporary] = [path for path in (leads_to.parent / "theirs").glob(".*.tmp") if path.samefile(named)]
        temporary.unlink()
        temporary.symlink_to(leads_to)

    monkeypatch.setattr("editor.services.files.file_replacement.write_all", write)


def look(path: Path) -> tuple[bytes, int, int, int, list[str]]:
    status = path.stat()
    return path.read_bytes(), status.st_mode, status.st_uid, status.st_gid, os.listxattr(path)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs /proc")
def test_a_link_put_in_between_gives_nothing_away(
    file: Path, secret: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = look(secret)
    put_a_link_in_between(monkeypatch, secret)
    with pytest.raises(SaveError, match="another program has replaced it"):
        save_file(file, NEW, read_file(file).stamp)
    assert look(secret) == before
    assert file.read_bytes() == OLD
    assert not file.is_symlink()


@pytest.mark.parametrize("is_linked", [False, True])
def test_a_link_in_the_place_of_the_file_is_not_followed(
    file: Path, secret: Path, monkeypatch: pytest.MonkeyPatch, *, is_linked: bool
) -> None:
    """is_linked: it has other names, so that it would be written in place."""
    before = look(secret)
    if is_linked:
        (file.parent / "other.xml").hardlink_to(file)

    def swap(_path: Path, target: Path, *_: object) -> None:
        target.unlink()
        target.symlink_to(secret)

    monkeypatch.setattr("editor.services.files.file_replacement._refuse_to_write", _after(swap))
    with pytest.raises(SaveError):
        save_file(file, NEW)
    assert look(secret) == before


def _after(deed: Callable[..., None]) -> Callable[..., None]:
    def refuse(*arguments: object, force: bool) -> None:
        deed(*arguments)

    return refuse


def access_list(*entries: tuple[int, int, int]) -> bytes:
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *entry) for entry in entries)


@pytest.fixture
def handing_on(file: Path) -> Path:
    """The file's folder gives all new files an access list, by which somebody else may read them."""
    theirs = access_list((1, 7, -1), (2, 7, NOBODY - 1), (4, 7, -1), (16, 7, -1), (32, 5, -1))
    try:
        os.setxattr(file.parent, DEFAULT, theirs)
    except OSError:
        pytest.skip("needs a file system with access lists")
    return file


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_list_that_the_folder_hands_on_is_not_given_to_a_file_without_one(
    handing_on: Path, mode: int
) -> None:
    handing_on.chmod(mode)
    save_file(handing_on, NEW)
    assert handing_on.read_bytes() == NEW
    assert stat.S_IMODE(handing_on.stat().st_mode) == mode
    assert ACCESS not in os.listxattr(handing_on)


def test_a_list_of_its_own_is_kept_where_the_folder_hands_on_another(handing_on: Path) -> None:
    own = access_list((1, 6, -1), (2, 4, NOBODY), (4, 4, -1), (16, 4, -1), (32, 0, -1))
    os.setxattr(handing_on, ACCESS, own)
    save_file(handing_on, NEW)
    assert os.getxattr(handing_on, ACCESS) == own


def test_a_list_that_cannot_be_taken_from_the_new_file_leaves_the_old_one(
    handing_on: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "not permitted")

    monkeypatch.setattr(os, "removexattr", refuse)
    inode = handing_on.stat().st_ino
    save_file(handing_on, NEW)  # in place
    assert (handing_on.read_bytes(), handing_on.stat().st_ino) == (NEW, inode)
    assert ACCESS not in os.listxattr(handing_on)


def test_a_new_file_gets_the_list_that_its_folder_hands_on(handing_on: Path) -> None:
    new = handing_on.with_name("new.xml")
    save_file(new, NEW)
    assert ACCESS in os.listxattr(new)


def led(whose: int, file: Path, secret: Path) -> Path:
    """A link beside a file that leads to the secret."""
    link = file.with_name("link.xml")
    link.symlink_to(secret)
    os.lchown(link, whose, whose)
    return link


@pytest.mark.skipif(os.geteuid() != 0, reason="needs somebody else, so root")
def test_a_link_of_somebody_else_is_not_followed_to_a_file_of_ours(file: Path, secret: Path) -> None:
    before = look(secret)
    with pytest.raises(SaveError, match="a link that another user made"):
        save_file(led(NOBODY, file, secret), NEW)
    assert look(secret) == before


@pytest.mark.skipif(os.geteuid() != 0, reason="needs somebody else, so root")
@pytest.mark.parametrize(("link_of", "file_of"), [(0, 0), (0, NOBODY), (NOBODY, NOBODY)])
def test_a_link_of_ours_or_of_the_files_owner_is_followed(
    link_of: int, file_of: int, file: Path, secret: Path
) -> None:
    os.chown(secret, file_of, file_of)
    save_file(led(link_of, file, secret), NEW)
    assert secret.read_bytes() == NEW
