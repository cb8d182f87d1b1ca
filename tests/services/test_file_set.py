from pathlib import Path

import pytest

from editor.services.file_errors import ChangedOutside, SaveError, SaveReason
from editor.services.file_set import NewContent, OldFile, save_files
from editor.services.files import read_file


def test_all_files_are_written_and_those_that_hold_the_same_are_not_touched(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in "123")
    one.write_bytes(b"same")
    two.write_bytes(b"old")
    before = one.stat()
    files = [NewContent(one, b"same"), NewContent(two, b"new"), NewContent(three, b"new")]
    assert list(save_files(files)) == [two, three]
    assert [path.read_bytes() for path in (one, two, three)] == [b"same", b"new", b"new"]
    after = one.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_where_one_cannot_be_saved_the_others_get_back_what_they_held(tmp_path: Path) -> None:
    one, two, index = (tmp_path / name for name in ("1.xml", "2.xml", "index.xml"))
    one.write_bytes(b"old")
    index.mkdir()
    with pytest.raises(SaveError, match="folder of that name"):
        save_files([NewContent(path, b"new") for path in (one, two, index)])
    assert one.read_bytes() == b"old"
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1.xml", "index.xml"]


def test_the_files_are_written_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr("editor.services.file_set.save_file", lambda path, *_, **__: seen.append(path.name))
    save_files([NewContent(tmp_path / name, b"a") for name in ("2", "1", "index")])
    assert seen == ["2", "1", "index"]


def test_all_files_are_compared_before_the_first_is_written(tmp_path: Path) -> None:
    one, two, old = (tmp_path / name for name in ("1", "2", "old"))
    for path in (one, two, old):
        path.write_bytes(b"as read")
    stamp = read_file(two).stamp
    two.write_bytes(b"by someone else")
    with pytest.raises(ChangedOutside, match="2"):
        save_files([NewContent(one, b"new"), NewContent(two, b"new", stamp)])
    with pytest.raises(ChangedOutside, match="2"):
        save_files([NewContent(one, b"new")], [OldFile(two, stamp)])
    with pytest.raises(SaveError, match="another file has that name"):
        save_files([NewContent(one, b"new"), NewContent(old, b"new", must_be_new=True)])
    two.unlink()
    with pytest.raises(ChangedOutside, match="deleted"):
        save_files([NewContent(one, b"new"), NewContent(two, b"new", stamp)])
    assert one.read_bytes() == b"as read"


def test_files_that_are_gone_are_deleted_last_and_copies_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, index, backups = (tmp_path / name for name in ("old.xml", "index.xml", "backups"))
    old.write_bytes(b"old")
    save_files([NewContent(index, b"new")], [OldFile(old, read_file(old).stamp, backups)])
    assert (old.exists(), index.read_bytes()) == (False, b"new")
    assert [path.read_bytes() for path in backups.iterdir()] == [b"old"]
    old.write_bytes(b"old")
    monkeypatch.setattr("editor.services.file_set.save_file", _full)
    with pytest.raises(SaveError):
        save_files([NewContent(index, b"newer")], [OldFile(old)])
    assert old.read_bytes() == b"old"


def _full(path: Path, *_: object, **__: object) -> None:
    raise SaveError(path, SaveReason.NO_SPACE, "the disk is full.")
