"""A file that had to be written in place, and was not to its end, is mended at the next start."""

import errno
import os
import time
from pathlib import Path

import pytest

from editor.services.files import in_place_writing
from editor.services.files.file_errors import SaveError, SaveReason
from editor.services.files.file_replacement import save_file
from editor.services.files.in_place_writing import CutShort, Fate, InPlace, WindowLock

NAME = "0" * 16  # of a note
OLD, NEW = b"old" * 100_000, b"newer" * 100_000


class Killed(BaseException):
    """The process ends here."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two names."""
    path = tmp_path / "sitemap.xml"
    path.write_bytes(OLD)
    (tmp_path / "other.xml").hardlink_to(path)
    return path


@pytest.fixture
def notes(tmp_path: Path) -> InPlace:
    return InPlace(tmp_path / "notes")


def kill(file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, written: int, new: bytes = NEW) -> None:
    """Save, and die after some bytes; the lock goes with the process."""

    def die(_descriptor: int, data: bytes) -> None:
        with file.open("r+b") as target:
            target.write(data[:written])
        raise Killed

    real, locks = WindowLock.taken.__func__, []  # type: ignore[attr-defined]

    def taken(kind: type[WindowLock], path: Path) -> WindowLock | None:
        lock: WindowLock | None = real(kind, path)
        locks.append(lock)
        return lock

    with monkeypatch.context() as patch:
        patch.setattr(in_place_writing, "write_all", die)
        patch.setattr(in_place_writing.Note, "end", lambda _note: None)
        patch.setattr(WindowLock, "taken", classmethod(taken))
        with pytest.raises(Killed):
            save_file(file, new, careful=notes, force=True)
    for lock in locks:
        if lock is not None:
            lock.release()


def test_it_is_only_written_in_place_when_somebody_wants_that(file: Path, notes: InPlace) -> None:
    with pytest.raises(SaveError) as caught:
        save_file(file, NEW, careful=notes)
    assert caught.value.reason is SaveReason.IN_PLACE
    assert file.read_bytes() == OLD
    save_file(file, NEW, careful=notes, force=True)
    assert (file.parent / "other.xml").read_bytes() == NEW
    assert list((file.parent / "notes").iterdir()) == []
    assert not list(file.parent.glob("*.before-save-*"))


@pytest.mark.parametrize("written", [0, 1, 64 * 1024, 200_001, len(NEW) - 1, len(NEW)])
@pytest.mark.parametrize(("new"), [NEW, NEW[:1000]], ids=["longer", "shorter"])
def test_wherever_it_was_cut_short_it_is_old_or_new_again(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, written: int, new: bytes
) -> None:
    kill(file, notes, monkeypatch, written, new)
    left = file.read_bytes()
    is_torn = left not in (OLD, new)
    mended = notes.repair()
    assert file.read_bytes() == (OLD if is_torn else left)
    assert [(each.path, each.fate) for each in mended] == ([(file, Fate.RESTORED)] if is_torn else [])
    assert notes.repair() == []
    assert sorted(path.name for path in file.parent.iterdir()) == ["notes", "other.xml", "sitemap.xml"]


def test_what_somebody_wrote_meanwhile_is_left_alone(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    kill(file, notes, monkeypatch, 70_000)
    file.write_bytes(b"mended by hand" * 20_000)
    [copy] = file.parent.glob("*.before-save-*")
    assert notes.repair() == [CutShort(file, copy, Fate.CHANGED)]
    assert file.read_bytes() == b"mended by hand" * 20_000
    assert copy.read_bytes() == OLD


@pytest.mark.parametrize("rewritten", [b"short", b"other" * 300, b"old" * 100 + b"by hand" + b"old" * 250])
def test_a_small_file_that_somebody_wrote_again_is_left_alone(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, rewritten: bytes
) -> None:
    file.write_bytes(b"old" * 300)
    kill(file, notes, monkeypatch, 100, b"newer" * 300)
    file.write_bytes(rewritten)
    assert [each.fate for each in notes.repair()] == [Fate.CHANGED]
    assert file.read_bytes() == rewritten


def test_a_file_that_was_changed_long_after_the_crash_is_left_alone(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    kill(file, notes, monkeypatch, 10)
    torn = file.read_bytes()
    os.utime(file, (time.time() + 3600,) * 2)
    assert [each.fate for each in notes.repair()] == [Fate.CHANGED]
    assert file.read_bytes() == torn


def test_what_is_being_written_by_a_window_that_lives_is_left_alone(file: Path, notes: InPlace) -> None:
    note = notes.begin(file, file.with_name("copy"), NEW)
    assert note is not None
    assert notes.repair() == []
    note.end()


def test_a_note_that_cannot_be_read_does_no_harm(file: Path, notes: InPlace) -> None:
    (file.parent / "notes").mkdir()
    for content in ("garbage", "[" * 100_000, "[]", '{"path": 1}', "null"):
        (file.parent / "notes" / f"{NAME}.json").write_text(content)
        assert notes.repair() == []
        assert list((file.parent / "notes").iterdir()) == []
    assert InPlace(file / "no folder").repair() == []


def test_a_note_that_cannot_be_had_does_not_hide_the_others(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    kill(file, notes, monkeypatch, 100_000)
    folder = file.parent / "notes"
    (folder / f"{NAME}.json").touch()
    (folder / f"{NAME}.lock").symlink_to(f"{NAME}.lock")  # no file, and none can be made there
    assert [each.path for each in notes.repair()] == [file]


def test_a_file_out_of_reach_is_mended_once_it_is_there_again(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drive = tmp_path / "drive"
    drive.mkdir()
    for path in (file, tmp_path / "other.xml"):
        path.rename(drive / path.name)
    kill(drive / file.name, notes, monkeypatch, 100_000)
    drive.rename(tmp_path / "elsewhere")
    assert notes.repair() == []
    drive.mkdir()  # where it will be, and nothing is in it
    assert notes.repair() == []
    drive.rmdir()
    (tmp_path / "elsewhere").rename(drive)
    assert [each.path for each in notes.repair()] == [drive / file.name]
    assert (drive / file.name).read_bytes() == OLD
    assert list((tmp_path / "notes").iterdir()) == []


def test_a_file_out_of_reach_is_waited_for_where_its_copy_lies_elsewhere(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drive, temporary = tmp_path / "drive", tmp_path / "temporary"
    drive.mkdir()
    temporary.mkdir()
    moved = file.rename(drive / file.name)

    def copy_elsewhere(_target: Path, data: bytes) -> Path:
        (temporary / "sitemap.before-save-01234567.xml").write_bytes(data)
        return temporary / "sitemap.before-save-01234567.xml"

    monkeypatch.setattr(in_place_writing, "_safety_copy", copy_elsewhere)
    kill(moved, notes, monkeypatch, 100_000)
    drive.rename(tmp_path / "elsewhere")
    assert notes.repair() == []
    (tmp_path / "elsewhere").rename(drive)
    assert [(each.path, each.fate) for each in notes.repair()] == [(moved, Fate.RESTORED)]


@pytest.mark.parametrize(("gone", "fate"), [("sitemap.xml", Fate.CHANGED), ("*.before-save-*", Fate.DAMAGED)])
def test_what_is_gone_for_good_is_looked_for_once_and_told(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, gone: str, fate: Fate
) -> None:
    kill(file, notes, monkeypatch, 100_000)
    [copy] = file.parent.glob("*.before-save-*")
    for path in file.parent.glob(gone):
        path.unlink()
    assert notes.repair() == [CutShort(file, copy, fate)]
    assert list((file.parent / "notes").iterdir()) == []


def test_without_a_place_for_the_note_it_is_written_all_the_same(file: Path) -> None:
    save_file(file, NEW, careful=InPlace(file / "no folder"), force=True)
    assert file.read_bytes() == NEW


@pytest.mark.parametrize("written", [0, 1, 200_001, len(NEW)])
def test_who_interrupts_a_command_finds_the_file_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch, written: int
) -> None:
    def interrupted(_descriptor: int, data: bytes) -> None:
        monkeypatch.undo()  # what is written from now on is what it held
        with file.open("r+b") as target:
            target.write(data[:written])
        raise KeyboardInterrupt

    monkeypatch.setattr(in_place_writing, "write_all", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save_file(file, NEW, careful=InPlace(), force=True)
    assert file.read_bytes() == OLD
    assert sorted(path.name for path in file.parent.iterdir()) == ["other.xml", "sitemap.xml"]


def test_where_nothing_can_be_noted_it_is_written_only_when_somebody_wants_that_too(file: Path) -> None:
    with pytest.raises(SaveError, match="hard links"):
        save_file(file, NEW, careful=InPlace())
    save_file(file, NEW, careful=InPlace(), force=True)
    assert file.read_bytes() == NEW
    assert InPlace().repair() == []


def test_a_save_is_one_although_the_lock_on_its_note_cannot_be_closed(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_lock: object, *_: object, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("filelock.FileLock.release", fail)
    save_file(file, NEW, careful=notes, force=True)
    assert file.read_bytes() == NEW


@pytest.mark.parametrize("is_link", [False, True], ids=["folder", "link"])
def test_files_that_are_no_notes_stay_and_get_no_locks(tmp_path: Path, *, is_link: bool) -> None:
    names = {"package.json", "0123.json", "package.lock", *([f"{NAME}.json"] if is_link else [])}
    (tmp_path / "foreign").mkdir()
    for name in names:
        (tmp_path / "foreign" / name).write_text("{}")
    folder = tmp_path / "foreign"
    if is_link:
        folder = tmp_path / "notes"
        folder.symlink_to(tmp_path / "foreign", target_is_directory=True)
    assert InPlace(folder).repair() == []
    assert {path.name: path.read_text() for path in folder.iterdir()} == dict.fromkeys(names, "{}")


def test_a_note_cannot_have_any_other_file_deleted_than_a_copy(
    file: Path, notes: InPlace, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_bytes(OLD)
    note = notes.begin(file, mine, OLD)  # as if it had been written to its end
    assert note is not None
    [path] = (tmp_path / "notes").glob("*.json")
    held = path.read_bytes()
    note.end()
    path.write_bytes(held)
    assert notes.repair() == []
    assert mine.read_bytes() == OLD


def test_a_link_in_place_of_the_copy_is_no_copy(
    file: Path, notes: InPlace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kill(file, notes, monkeypatch, 100_000)
    [copy] = file.parent.glob("*.before-save-*")
    copy.rename(tmp_path / "elsewhere")
    copy.symlink_to(tmp_path / "elsewhere")
    assert notes.repair() == [CutShort(file, copy, Fate.DAMAGED)]
    assert copy.is_symlink()


def test_in_a_linked_folder_no_note_is_written(file: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "notes").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    assert InPlace(tmp_path / "notes").begin(file, file.with_name("copy"), NEW) is None
    assert list((tmp_path / "elsewhere").iterdir()) == []
