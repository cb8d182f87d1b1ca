"""What a window left that ended without a word is found, and nothing of a window that lives."""

import errno
import hashlib
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, RemoveRows, SetValues
from editor.formats.edit_records import BadRecord
from editor.services.recovery import journal
from editor.services.recovery.journal import (
    JournalFile,
    JournalStep,
    Record,
    Subject,
    is_edited_elsewhere,
    journal_subject,
    new_journal,
    read_journal,
)
from editor.services.recovery.journal_writer import Basis, JournalWriter
from editor.services.recovery.lost_work import LostSource, LostWork, lost_work_in
from editor.services.recovery.recovery_folder import RecoveryFolder, journals_in
from tests.core.documents import filled, snapshot

EDIT = SetValues("priority", range(1), "0.9")
STEP = JournalStep(1.0, "Edit", b"{}")
PIPE, NO_LOCK = "f" * 16, "0" * 16


class Crashed:
    """A window that works on a file and is then gone."""

    def __init__(self, tmp_path: Path) -> None:
        self.root = tmp_path / "recovery"
        self.file = tmp_path / "sitemap.xml"
        self.file.write_bytes(b"as it was")
        self.entries = filled(Entry("a", priority="0.1"), Entry("b"))
        self.base = self.entries.snapshot()
        self.folder = RecoveryFolder(self.root)

    def writer(self, *, is_saved: bool = True) -> JournalWriter:
        path = str(self.file) if is_saved else ""
        digest = hashlib.sha256(self.file.read_bytes()).hexdigest()
        basis = Basis(Subject(path, "sitemap.xml", 9, digest), self.entries, self.base)
        return JournalWriter(self.folder, basis)

    def edit(self, writer: JournalWriter, *edits: Edit) -> None:
        for edit in edits:
            edit.apply(self.entries)
            writer.add(edit, "Edit")
        writer.write()
        writer.keep_base()

    def written(self) -> Record:
        """What is on the disk of its only document."""
        [folder] = [path for path in self.root.iterdir() if path.is_dir()]
        [name] = journals_in(folder)
        return read_journal(folder, name)

    def lost(self) -> list[LostWork]:
        """What the next window finds."""
        self.die()
        return list(lost_work_in(RecoveryFolder(self.root)))

    def die(self) -> None:
        for lock in self.folder._locks.values():
            lock.release()


@pytest.fixture
def window(tmp_path: Path) -> Crashed:
    return Crashed(tmp_path)


def redone(window: Crashed, work: LostWork) -> Document:
    document, source = window.base.snapshot(), work.source()
    assert source is not None
    edit = work.edit(document, source)
    assert edit is not None
    edit.apply(document)
    return document


def test_the_edits_of_a_dead_window_are_redone_as_one(window: Crashed) -> None:
    window.edit(window.writer(), EDIT, RemoveRows([1]))
    [work] = window.lost()
    assert snapshot(redone(window, work)) == snapshot(window.entries)
    source = work.source()
    assert source is not None
    assert (source.path, source.first, source.is_file) == (window.file, 0, True)
    assert work.is_of(window.file)


def test_a_window_that_lives_has_lost_nothing(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    assert lost_work_in(RecoveryFolder(window.root)) == []
    assert lost_work_in(window.folder) == []


def test_only_one_window_is_offered_what_was_lost(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    window.die()
    first, second = RecoveryFolder(window.root), RecoveryFolder(window.root)
    assert (len(lost_work_in(first)), len(lost_work_in(first)), len(lost_work_in(second))) == (1, 1, 0)
    first.close()
    assert len(lost_work_in(second)) == 1


def test_what_was_discarded_is_offered_to_nobody(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    window.die()
    other = RecoveryFolder(window.root)
    lost_work_in(other)[0].discard()
    assert lost_work_in(other) == []
    other.close()
    assert list(window.root.iterdir()) == []


def test_a_save_that_was_not_told_any_more_is_recognised(window: Crashed) -> None:
    writer = window.writer()
    window.edit(writer, EDIT)
    writer.mark({window.file: hashlib.sha256(b"saved").hexdigest()})
    window.file.write_bytes(b"saved")
    window.base = window.entries.snapshot()
    window.edit(writer, SetValues("priority", range(2), "0.2"))
    [work] = window.lost()
    source = work.source()
    assert source is not None
    assert (source.path, source.first) == (window.file, 1)
    assert snapshot(redone(window, work)) == snapshot(window.entries)


def test_what_a_file_held_is_kept_for_the_case_that_another_program_changes_it(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    window.file.write_bytes(b"by another")
    [work] = window.lost()
    source = work.source()
    assert source is not None
    assert (source.path.read_bytes(), source.is_file) == (b"as it was", False)
    source.path.unlink()
    assert work.source() is None


def test_a_document_that_was_never_saved_brings_its_content(window: Crashed) -> None:
    window.edit(window.writer(is_saved=False), EDIT)
    [work] = window.lost()
    source = work.source()
    assert source is not None
    assert b"<loc>a</loc>" in source.path.read_bytes()
    assert not source.is_file


def test_a_long_journal_is_shortened_to_what_it_comes_to(window: Crashed) -> None:
    writer = window.writer()
    window.edit(writer, *[SetValues("priority", range(1), str(number)) for number in range(50)])
    writer.add(EDIT, "Later")
    writer.shorten(50, lambda: SetValues("priority", range(1), "49"))
    writer.write()
    [work] = window.lost()
    assert [step.title for step in work.record.steps] == ["", "Later"]
    assert redone(window, work).column("priority")[0] == "0.9"


def test_what_is_done_while_it_is_shortened_is_on_the_disk_at_once(window: Crashed) -> None:
    writer = window.writer()
    window.edit(writer, *[SetValues("priority", range(1), str(number)) for number in range(50)])
    writer.add(SetValues("priority", range(1), "50"), "Last")

    def change() -> Edit:
        writer.add(EDIT, "Later")
        writer.write()
        assert [step.title for step in window.written().steps][-2:] == ["Last", "Later"]
        assert not writer.is_long
        return SetValues("priority", range(1), "50")

    writer.shorten(51, change)
    assert [(step.title, step.number) for step in window.written().steps] == [("", 51), ("Later", 1)]
    [work] = window.lost()
    assert redone(window, work).column("priority")[0] == "0.9"


def test_a_save_that_begins_while_it_is_shortened_counts(window: Crashed) -> None:
    writer = window.writer()
    window.edit(writer, EDIT, EDIT)

    def change() -> Edit:
        writer.mark({window.file: "a" * 64})
        return EDIT

    writer.shorten(2, change)
    assert window.written().marks == {"a" * 64: 2}


def test_it_is_not_shortened_once_a_save_began(window: Crashed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "_MANY", 0)
    writer = window.writer()
    window.edit(writer, EDIT)
    window.edit(writer, EDIT)
    assert writer.is_long
    writer.mark({window.file: "a" * 64})
    assert not writer.is_long
    writer.shorten(2, lambda: EDIT)
    assert window.written().marks == {"a" * 64: 2}


def test_it_is_not_shortened_once_it_went_on(window: Crashed) -> None:
    writer = window.writer()
    window.edit(writer, EDIT, EDIT)
    writer.shorten(1, lambda: None)
    [work] = window.lost()
    assert len(work.record.steps) == 2


def test_nothing_is_written_of_a_document_that_is_done_with(window: Crashed) -> None:
    writer = window.writer()
    window.edit(writer, EDIT)
    writer.add(EDIT, "Late")
    writer.discard()
    writer.write()
    assert window.lost() == []


def test_what_was_lost_stays_until_the_next_journal_holds_it(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    window.folder = RecoveryFolder(window.root)
    writer = window.writer()
    writer.replace(work)
    assert read_journal(work.folder, work.name) == work.record
    window.edit(writer, EDIT)
    assert [each.name for each in window.lost()] != [work.name]


def test_a_journal_that_cannot_be_read_is_set_aside(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    [file] = work.folder.glob("*.journal")
    file.write_bytes(b"garbage")
    window.root.joinpath("a file").touch()
    assert window.lost() == []
    assert file.name in {path.name for path in (window.root / "damaged").iterdir()}


def test_a_journal_of_another_version_stays_for_that_one_and_does_not_hide_the_others(
    window: Crashed,
) -> None:
    window.edit(window.writer(), EDIT)
    window.edit(window.writer(), EDIT)
    [_, work] = window.lost()
    [file] = work.folder.glob(f"{work.name}-*.journal")
    file.write_bytes(b"sitemap-editor journal 9\nas a later version has it")
    folder = RecoveryFolder(window.root)
    assert len(lost_work_in(folder)) == 1
    assert folder.has_other_versions
    folder.close()
    assert file.read_bytes() == b"sitemap-editor journal 9\nas a later version has it"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_a_pipe_among_the_journals_is_not_waited_for(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    os.mkfifo(work.folder / f"{PIPE}-0.journal")
    assert journal_subject(work.folder, PIPE) is None
    assert [each.name for each in window.lost()] == [work.name]
    assert not (work.folder / f"{PIPE}-0.journal").exists()


def test_a_journal_that_the_disk_does_not_give_now_is_offered_at_another_start(
    window: Crashed, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.edit(window.writer(), EDIT)

    def fail(_path: Path) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", fail)
        assert window.lost() == []
    assert [work.record.steps[0].title for work in window.lost()] == ["Edit"]


def test_a_folder_that_cannot_be_had_does_not_hide_the_others(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    (window.root / NO_LOCK).mkdir()
    (window.root / f"{NO_LOCK}.lock").symlink_to(f"{NO_LOCK}.lock")  # no file, and none can be made there
    assert len(window.lost()) == 1


def test_edits_that_do_not_fit_the_document_are_refused(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    with pytest.raises(BadRecord):
        work.edit(filled(), LostSource(window.file, 0, is_file=True))


def test_an_unreadable_folder_holds_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert lost_work_in(RecoveryFolder(tmp_path / "file")) == []
    assert lost_work_in(RecoveryFolder(tmp_path / "missing")) == []


# What is not the program's


def start_and_close(root: Path) -> list[LostWork]:
    folder = RecoveryFolder(root)
    found = list(lost_work_in(folder))
    is_edited_elsewhere(folder, [])
    folder.close()
    return found


def everything_in(*folders: Path) -> dict[Path, bytes | None]:
    """All that lies in some folders, with the contents of files."""
    paths = [path for folder in folders for path in folder.rglob("*")]
    return {path: path.read_bytes() if path.is_file() else None for path in paths}


def put_foreign_files(root: Path) -> None:
    """Put what the program does not make where folders with journals lie, some of it with like names."""
    for name in ("photos", "a1b2c3d4e5f60718", "0123456789ABCDEF", "damaged"):
        (root / name / "more").mkdir(parents=True)
        (root / name / "one.txt").write_text("mine")
        (root / name / "more" / "two.conf").write_text("mine")
    for name in ("photos.lock", "a1b2c3d4e5f60718.lock", "note.txt"):
        (root / name).write_text("mine")
    (root / "photos" / "my-0.journal").write_text("mine")
    (root / "photos" / f"{PIPE}-0.journal").write_text("mine")
    (root / "empty").mkdir()


@pytest.mark.parametrize("is_link", [False, True], ids=["folder", "link"])
def test_foreign_files_and_folders_stay_and_get_no_locks(tmp_path: Path, *, is_link: bool) -> None:
    put_foreign_files(tmp_path / "foreign")
    root = tmp_path / "foreign"
    if is_link:
        root = tmp_path / "recovery"
        root.symlink_to(tmp_path / "foreign", target_is_directory=True)
    before = everything_in(tmp_path)
    assert start_and_close(root) == []
    assert everything_in(tmp_path) == before


def test_only_what_a_journal_leaves_is_tidied_away(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    for name in ("one.txt", "my.content", "*-0.journal", f"{PIPE}-x.content"):
        (work.folder / name).write_text("mine")
    (work.folder / f"{PIPE}.content").write_text("left by a journal that is gone")
    (work.folder / ".sitemap-editor-0123456789abcdef.tmp").write_text("left by a crash")
    (work.folder / "more").mkdir()
    (work.folder / f"{PIPE}-1.content").symlink_to(window.file)
    work.discard()
    assert start_and_close(window.root) == []
    assert {path.name for path in work.folder.iterdir()} == {
        *("one.txt", "my.content", "*-0.journal", f"{PIPE}-x.content", "more", f"{PIPE}-1.content")
    }
    assert window.file.exists()


def test_a_link_to_a_folder_with_a_damaged_journal_is_not_followed(window: Crashed, tmp_path: Path) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    elsewhere = work.folder.rename(tmp_path / work.folder.name)
    work.folder.symlink_to(elsewhere, target_is_directory=True)
    for file in elsewhere.glob("*.journal"):
        file.write_bytes(b"garbage")
    before = everything_in(elsewhere)
    assert start_and_close(window.root) == []
    assert everything_in(elsewhere) == before


@pytest.mark.parametrize("linked", ["recovery", "damaged"])
def test_nothing_is_set_aside_through_a_link(window: Crashed, tmp_path: Path, linked: str) -> None:
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    [file] = work.folder.glob("*.journal")
    file.write_bytes(b"garbage")
    place = tmp_path / linked if linked == "recovery" else window.root / linked
    elsewhere = tmp_path / "elsewhere"
    if linked == "recovery":
        window.root.rename(elsewhere)
    else:
        elsewhere.mkdir()
        (elsewhere / file.name).write_text("mine")
    place.symlink_to(elsewhere, target_is_directory=True)
    before = everything_in(elsewhere, work.folder)
    assert start_and_close(window.root) == []
    after = everything_in(elsewhere, work.folder)
    assert {path: held for path, held in after.items() if path.suffix != ".lock"} == {
        path: held for path, held in before.items() if path.suffix != ".lock"
    }


def test_where_the_folder_is_a_link_unsaved_changes_are_offered_all_the_same(
    window: Crashed, tmp_path: Path
) -> None:
    (tmp_path / "other disk").mkdir()
    window.root.symlink_to(tmp_path / "other disk", target_is_directory=True)
    window.edit(window.writer(), EDIT)
    [work] = window.lost()
    work.discard()
    assert window.lost() == []


def test_a_folder_that_cannot_be_listed_keeps_its_journals(
    window: Crashed, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.edit(window.writer(), EDIT)
    window.die()
    folder = RecoveryFolder(window.root)
    [work] = lost_work_in(folder)

    def fail(_path: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "listdir", fail)
        patch.setattr(os, "scandir", fail)
        folder.close()
    assert any(work.folder.glob("*.journal"))
    assert not any(window.root.glob("*.lock"))


# Other windows that run

ALONE = Subject("/site/a.xml", "a.xml", 1, "a" * 64)
TOGETHER = Subject(
    *("/site", "site", 0, ""),
    files=tuple(
        JournalFile(f"/site/{name}.xml", 1, hashlib.sha256(name.encode()).hexdigest(), 1, loc=f"/{name}")
        for name in (*map(str, range(2500)), "a")
    ),
)


@pytest.mark.parametrize("subject", [ALONE, TOGETHER], ids=["alone", "among many"])
def test_a_file_with_unsaved_changes_in_another_window_is_known(tmp_path: Path, subject: Subject) -> None:
    other, own = RecoveryFolder(tmp_path), RecoveryFolder(tmp_path)
    new_journal(other, subject).append([STEP])
    new_journal(own, Subject("/site/own.xml", "own.xml", 1, "a" * 64)).append([STEP])
    assert is_edited_elsewhere(own, [Path("/site/b.xml"), Path("/site/a.xml")])
    assert not is_edited_elsewhere(own, [Path("/site/b.xml"), Path("/site/own.xml")])
    other.close()
    own.close()


def test_a_window_that_crashed_edits_nothing_any_more(window: Crashed) -> None:
    window.edit(window.writer(), EDIT)
    own = RecoveryFolder(window.root)
    assert is_edited_elsewhere(own, [window.file])
    [lock] = window.root.glob("*.lock")
    window.die()
    lock.write_bytes(b"{}")  # as it stays behind, held by nobody
    assert not is_edited_elsewhere(own, [window.file])
    assert len(lost_work_in(own)) == 1


def test_documents_that_begin_at_once_lie_in_one_folder(tmp_path: Path) -> None:
    for number in range(20):
        folder, begin = RecoveryFolder(tmp_path / str(number)), threading.Barrier(2)

        def begin_journal(
            _number: int, folder: RecoveryFolder = folder, begin: threading.Barrier = begin
        ) -> None:
            begin.wait()
            new_journal(folder, ALONE).append([STEP])

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(begin_journal, range(2)))
        assert len([path for path in (tmp_path / str(number)).iterdir() if path.is_dir()]) == 1
        folder.close()
