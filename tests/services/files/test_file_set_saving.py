import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from editor.services.files import file_set_saving
from editor.services.files.file_access import read_file
from editor.services.files.file_errors import ChangedOutside, SaveError, SaveReason
from editor.services.files.file_set_saving import NewContent, OldFile, save_files
from editor.services.files.in_place_writing import InPlace

MOVE, WRITE = (f"editor.services.files.file_replacement.{name}" for name in ("move_durably", "write_all"))


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
    with pytest.raises(SaveError, match="folder with that name"):
        save_files([NewContent(path, b"new") for path in (one, two, index)])
    assert one.read_bytes() == b"old"
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1.xml", "index.xml"]


def test_the_files_are_written_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def move(source: Path, target: Path, _status: object = None) -> None:
        seen.append(target.name)
        source.replace(target)

    monkeypatch.setattr(MOVE, move)
    save_files([NewContent(tmp_path / name, b"a") for name in ("2", "1", "index")])
    assert seen == ["2", "1", "index"]


def test_all_that_is_new_is_on_the_disk_before_the_first_file_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = _old_files(tmp_path, "1", "2")
    before = one.stat()
    monkeypatch.setattr(WRITE, _room_for(1))
    with pytest.raises(SaveError, match="2 was not saved: the disk is full"):
        save_files([NewContent(path, b"new") for path in (one, two)])
    assert (one.stat().st_ino, one.stat().st_ctime_ns) == (before.st_ino, before.st_ctime_ns)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1", "2"]


@pytest.mark.parametrize("protected", [False, True])
def test_files_get_back_what_they_held_on_a_full_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, protected: bool
) -> None:
    one, two, new = *_old_files(tmp_path, "1", "2"), tmp_path / "new"
    if protected:
        one.chmod(0o444)
    monkeypatch.setattr(WRITE, _room_for(3))
    monkeypatch.setattr(MOVE, _failing_at(two))
    with pytest.raises(SaveError, match="disk is full"):
        save_files([NewContent(path, b"new") for path in (new, one, two)], force=True)
    assert [path.read_bytes() for path in (one, two)] == [b"old", b"old"]
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1", "2"]


def test_without_links_they_get_it_back_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = _old_files(tmp_path, "1", "2")
    monkeypatch.setattr("editor.services.files.file_replacement.linked_temporarily", _full)
    monkeypatch.setattr(MOVE, _failing_at(two))
    with pytest.raises(SaveError, match="disk is full"):
        save_files([NewContent(path, b"new") for path in (one, two)])
    assert one.read_bytes() == b"old"


def test_a_file_that_cannot_be_put_back_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = _old_files(tmp_path, "1", "2")
    monkeypatch.setattr("editor.services.files.file_replacement.linked_temporarily", _full)
    monkeypatch.setattr(WRITE, _room_for(2))
    monkeypatch.setattr(MOVE, _failing_at(two))
    with pytest.raises(
        SaveError, match=r"2 was not saved: the disk is full.*have the new contents: 1"
    ) as caught:
        save_files([NewContent(path, b"new") for path in (one, two)])
    assert caught.value.reason is SaveReason.HALF_DONE
    assert one.read_bytes() == b"new"


def test_a_file_that_has_to_stay_the_same_one_is_asked_about_before_the_first_is_written(
    tmp_path: Path,
) -> None:
    one, two = _old_files(tmp_path, "1", "2")
    (tmp_path / "other name").hardlink_to(two)
    notes = InPlace(tmp_path / "notes")
    contents = [NewContent(path, b"new") for path in (one, two)]
    with pytest.raises(SaveError, match="hard links") as caught:
        save_files(contents, careful=notes)
    assert caught.value.reason is SaveReason.IN_PLACE
    assert one.read_bytes() == b"old"
    save_files(contents, careful=notes, force=True)
    assert (tmp_path / "other name").read_bytes() == b"new"


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
    with pytest.raises(SaveError, match="another file already has that name"):
        save_files([NewContent(one, b"new"), NewContent(old, b"new", must_be_new=True)])
    two.unlink()
    with pytest.raises(ChangedOutside, match="deleted"):
        save_files([NewContent(one, b"new"), NewContent(two, b"new", stamp)])
    assert one.read_bytes() == b"as read"


@pytest.mark.parametrize(
    "change", [lambda path: path.write_bytes(b"foreign"), lambda path: path.unlink(missing_ok=True)]
)
def test_a_file_that_is_changed_while_others_are_written_stays_and_they_get_back_what_they_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], object]
) -> None:
    one, two = _old_files(tmp_path, "1", "2")
    files = [NewContent(path, b"new", read_file(path).stamp) for path in (one, two)]

    def move(source: Path, target: Path, _status: object = None) -> None:
        source.replace(target)
        change(two)

    monkeypatch.setattr(MOVE, move)
    with pytest.raises(ChangedOutside, match="2 was not saved"):
        save_files(files)
    assert one.read_bytes() == b"old"
    assert not two.exists() or two.read_bytes() == b"foreign"


def test_files_that_are_gone_are_deleted_last_and_copies_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, index, backups = (tmp_path / name for name in ("old.xml", "index.xml", "backups"))
    old.write_bytes(b"old")
    save_files([NewContent(index, b"new")], [OldFile(old, read_file(old).stamp, backups)])
    assert (old.exists(), index.read_bytes()) == (False, b"new")
    assert [path.read_bytes() for path in backups.iterdir()] == [b"old"]
    old.write_bytes(b"old")
    monkeypatch.setattr(WRITE, _full)
    with pytest.raises(SaveError):
        save_files([NewContent(index, b"newer")], [OldFile(old)])
    assert old.read_bytes() == b"old"


def _old_files(folder: Path, *names: str) -> list[Path]:
    for name in names:
        (folder / name).write_bytes(b"old")
    return [folder / name for name in names]


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "full")


def _room_for(count: int) -> Callable[[int, bytes], None]:
    """A disk that takes so many contents."""
    room = iter(range(count))

    def write(descriptor: int, data: bytes) -> None:
        if next(room, None) is None:
            _full()
        os.write(descriptor, data)

    return write


def _failing_at(failing: Path) -> Callable[[Path, Path], None]:
    """Moves files, but not what is new into the place of one of them."""

    def move(source: Path, target: Path, _status: object = None) -> None:
        if target == failing:
            _full()
        source.replace(target)

    return move


def test_a_file_to_go_that_is_changed_while_others_are_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [gone] = _old_files(tmp_path, "gone.xml")
    stamp = read_file(gone).stamp
    put = file_set_saving._put_all

    def change_then_put(*arguments: Any) -> list[os.stat_result]:
        gone.write_bytes(b"changed by another program")
        return put(*arguments)

    monkeypatch.setattr(file_set_saving, "_put_all", change_then_put)
    save_files([NewContent(tmp_path / "new.xml", b"new")], [OldFile(gone, stamp)])
    assert gone.read_bytes() == b"changed by another program"
