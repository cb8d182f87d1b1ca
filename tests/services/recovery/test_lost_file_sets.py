"""Unsaved changes to several files as one document are found again, also where a save was cut short."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from editor.core.document.document_states import SavedState
from editor.core.document.edits import Edit, RemoveRows, SetValues
from editor.formats.edit_records import BadRecord
from editor.formats.moving_entries import distribution, move_to_file
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import file_renaming
from editor.services.files.file_errors import ChangedOutside
from editor.services.opening.opening import Opening
from editor.services.recovery.journal import set_subject
from editor.services.recovery.journal_writer import Basis, JournalWriter
from editor.services.recovery.lost_work import LostWork, lost_work_in
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.services.file_sets import HOST, NOW, contents, index, locs, opened, urlset, write


class Window:
    """Works on the files of a folder until it dies."""

    def __init__(self, folder: Path) -> None:
        self.site, self.root = folder / "site", folder / "recovery"
        self.site.mkdir()
        self.path = write(
            self.site,
            index_xml=index("a.xml", "b.xml", "c.xml"),
            a_xml=urlset("a1", "a2"),
            b_xml=urlset("b1", "b2"),
            c_xml=urlset("c1"),
        )
        self.folder = RecoveryFolder(self.root)
        self.begin()

    def begin(self) -> None:
        """Open the files as they are now."""
        self.file_set = opened(self.path)
        self.state = SavedState(self.file_set.entries)
        self.state.keep()
        base = self.state.base()
        basis = Basis(set_subject(self.file_set, base), self.file_set.entries, base)
        self.writer = JournalWriter(self.folder, basis)

    def work(self, *, is_base_kept: bool = False) -> None:
        """Move rows, put in a file, take one out, give one another name, and edit rows in all of them."""
        document, files = self.file_set.entries, self.file_set.file_list.there
        makers: list[Callable[[], Edit | None]] = [
            lambda: move_to_file(document, [0], document.files[1]),
            lambda: distribution(document, {"new.xml": [2]}, lambda name: f"{HOST}/{name}"),
            lambda: file_renaming(files[1], "other.xml"),
            lambda: RemoveRows([0]),
            lambda: SetValues("priority", range(len(document)), "0.7"),
        ]
        for make in makers:
            edit = make()
            assert edit is not None
            edit.apply(document)
            self.writer.add(edit, "Edit")
        self.writer.write()
        if is_base_kept:
            self.writer.keep_base()

    def lost(self) -> LostWork:
        for lock in self.folder._locks.values():
            lock.release()
        [work] = lost_work_in(RecoveryFolder(self.root))
        return work


@pytest.fixture
def window(tmp_path: Path) -> Window:
    return Window(tmp_path)


def restored(work: LostWork) -> OpenDocument:
    source = work.source()
    assert source is not None
    file_set, files = work.file_set(source, NOW)
    for step in Opening(file_set, files).steps():
        step.deliver()
    edit = work.edit(file_set.entries, source)
    assert edit is not None
    edit.apply(file_set.entries)
    return file_set


def saved(file_set: OpenDocument, folder: Path) -> dict[str, bytes]:
    job = file_set.prepare_save()
    job.run()
    job.finish()
    return contents(folder)


def test_all_that_was_done_to_several_files_is_done_again(window: Window) -> None:
    window.work()
    file_set = restored(window.lost())
    assert locs(file_set) == locs(window.file_set)
    assert [file.now for file in file_set.file_list.there] == [
        file.now for file in window.file_set.file_list.there
    ]
    assert saved(file_set, window.site).keys() == {"index.xml", "a.xml", "other.xml", "c.xml", "new.xml"}


def test_an_index_in_the_index_is_an_error_again(window: Window) -> None:
    write(window.site, index_xml=index("a.xml", "b.xml", "c.xml", "nested.xml"), nested_xml=index("d.xml"))
    window.begin()
    window.work()
    nested = [
        one.value for one in restored(window.lost()).findings.report.all() if one.rule.id == "index-nested"
    ]
    assert nested == [f"{HOST}/nested.xml"]


def test_it_is_told_what_would_be_done_again(window: Window) -> None:
    window.work()
    work = window.lost()
    source = work.source()
    assert source is not None
    found = work.comparison(source, 10)
    assert (found.added, found.removed, found.changed) == (0, 1, 4)


def test_a_journal_that_was_shortened_does_the_same(window: Window) -> None:
    window.work()
    change = window.state.change()
    edit = SetValues("priority", [0], "0.1")
    window.writer.shorten(5, change)
    edit.apply(window.file_set.entries)
    window.writer.add(edit, "Edit")
    window.writer.write()
    work = window.lost()
    assert [step.number for step in work.record.steps] == [5, 1]
    file_set = restored(work)
    assert locs(file_set) == locs(window.file_set)
    assert file_set.entries.column("priority") == window.file_set.entries.column("priority")


class Cut(Exception):
    """The save was cut short."""


def cut_short(window: Window, monkeypatch: pytest.MonkeyPatch, *written: str) -> dict[str, bytes]:
    """Save, but let only these files be written; what the save would have written."""
    job = window.file_set.prepare_save()
    job.about_to_write = window.writer.mark
    new: dict[str, bytes] = {}

    def save_some(files: list[object], *_others: object, **_how: object) -> None:
        for file in files:
            new[file.path.name] = file.data  # type: ignore[attr-defined]
            if file.path.name in written:  # type: ignore[attr-defined]
                file.path.write_bytes(file.data)  # type: ignore[attr-defined]
        raise Cut

    with monkeypatch.context() as patch:
        patch.setattr("editor.services.documents.document_saving.save_files", save_some)
        with pytest.raises(Cut):
            job.run()
    return new


NAMES = ("a.xml", "other.xml", "new.xml", "index.xml")


SOME = {count: [*combinations(NAMES, count)] for count in range(len(NAMES))}


@pytest.mark.parametrize(
    "written",
    [*SOME[0], *SOME[1], *(pytest.param(two, marks=pytest.mark.whole) for two in SOME[2]), *SOME[3]],
    ids="-".join,
)
def test_a_save_that_was_cut_short_between_any_files_is_completed_by_the_next(
    window: Window, monkeypatch: pytest.MonkeyPatch, written: tuple[str, ...]
) -> None:
    window.work()
    new = cut_short(window, monkeypatch, *written)
    file_set = restored(window.lost())
    assert locs(file_set) == locs(window.file_set)
    now = saved(file_set, window.site)
    assert {name: now[name] for name in new if name != "index.xml"} == {
        name: data for name, data in new.items() if name != "index.xml"
    }
    assert now.keys() == {"index.xml", "a.xml", "other.xml", "c.xml", "new.xml"}


def test_what_was_saved_to_the_end_is_not_lost(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.work()
    cut_short(window, monkeypatch, "a.xml", "other.xml", "new.xml", "c.xml", "index.xml")
    work = window.lost()
    source = work.source()
    assert source is not None
    assert (source.is_file, work.count(source.first)) == (True, 0)


def test_what_another_program_wrote_meanwhile_is_not_written_over_unasked(window: Window) -> None:
    window.work(is_base_kept=True)
    (window.site / "a.xml").write_text(urlset("theirs"))
    file_set = restored(window.lost())
    assert locs(file_set) == locs(window.file_set)
    with pytest.raises(ChangedOutside):
        saved(file_set, window.site)


def test_without_a_copy_of_a_file_that_was_changed_meanwhile_nothing_is_done_again(window: Window) -> None:
    window.work()
    (window.site / "a.xml").write_text(urlset("theirs"))
    assert window.lost().source() is None


def test_nothing_is_done_again_where_a_file_cannot_be_read(window: Window) -> None:
    window.work()
    work = window.lost()
    source = work.source()
    assert source is not None
    file_set, files = work.file_set(source, NOW)
    for step in Opening(file_set, files[:1]).steps():
        step.deliver()
    with pytest.raises(BadRecord, match="cannot be read"):
        work.edit(file_set.entries, source)
