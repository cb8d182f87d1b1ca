"""Every change of a session is on the disk a moment later, in a journal that does not grow without end."""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import RemoveRows, SetValues, insertion
from editor.models.session.journaling import Journals, Keeping
from editor.models.session.session import Session
from editor.services.opening.opening import open_document
from editor.services.recovery import journal
from editor.services.recovery.journal import read_journal
from editor.services.recovery.lost_work import LostWork
from editor.services.recovery.recovery_folder import RecoveryFolder, journals_in
from editor.services.tasks import Tasks
from tests.app.desk import SITEMAP
from tests.core.documents import snapshot
from tests.services.file_sets import NOW


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


@pytest.fixture
def session(qapp: object, tmp_path: Path, root: Path) -> Iterator[Session]:
    path = tmp_path / "sitemap.xml"
    path.write_text(SITEMAP)
    tasks = Tasks()
    session = Session(open_document(path, NOW), tasks)
    journals = Journals(Keeping(RecoveryFolder(root), Tasks()), session)
    journals.follow(session)
    session.setProperty("journals", journals)
    yield session
    session.close()
    tasks.close()
    journals.close()
    session.deleteLater()


def journals_of(session: Session) -> Journals:
    journals = session.property("journals")
    assert isinstance(journals, Journals)
    return journals


def kept(session: Session, root: Path, qtbot: QtBot) -> LostWork:
    """What would be found if the process ended here."""
    qtbot.waitUntil(lambda: not journals_of(session).of(session).is_behind)
    qtbot.waitUntil(lambda: journals_of(session).keeping.tasks.is_idle)
    [folder] = [path for path in root.iterdir() if path.is_dir()]
    [name] = journals_in(folder)
    return LostWork(folder, name, read_journal(folder, name))


def test_a_long_journal_is_shortened_while_work_goes_on(
    session: Session, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "_MANY", 5)
    document = session.document.entries
    for number in range(12):
        session.undo_stack.do(SetValues("priority", range(3), f"0.{number % 10}"), "Set")
    session.undo_stack.do(insertion(document, 1, [Entry("https://e.org/new")]), "Add")
    kept(session, root, qtbot)
    session.undo_stack.do(RemoveRows([0]), "Remove")
    session.undo_stack.undo()
    session.undo_stack.do(SetValues("changefreq", [1], "daily"), "Set")
    work = kept(session, root, qtbot)
    assert len(work.record.steps) < 12
    source = work.source()
    assert source is not None
    assert work.count(source.first) == 16
    assert session.document.path is not None
    read = open_document(session.document.path, NOW).entries
    edit = work.edit(read, source)
    assert edit is not None
    edit.apply(read)
    assert snapshot(read)[:7] == snapshot(document)[:7]


def test_a_journal_stays_long_where_there_is_no_room_for_a_shorter_one(
    session: Session, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    session.undo_stack.do(SetValues("priority", range(3), "0.1"), "Set")
    kept(session, root, qtbot)
    monkeypatch.setattr(journal, "_MANY", 0)
    monkeypatch.setattr(journal, "write_durably", refuse)
    session.undo_stack.do(SetValues("priority", range(3), "0.2"), "Set")
    session.undo_stack.do(SetValues("priority", range(3), "0.3"), "Set")
    assert len(kept(session, root, qtbot).record.steps) == 3


def test_what_is_undone_to_the_start_is_not_kept(session: Session, root: Path, qtbot: QtBot) -> None:
    session.undo_stack.do(RemoveRows([0]), "Remove")
    kept(session, root, qtbot)
    session.undo_stack.undo()
    qtbot.waitUntil(lambda: not any(root.glob("*/*")))


def test_a_full_disk_is_called_so(session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_folder: RecoveryFolder) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(RecoveryFolder, "own", refuse)
    failures: list[str] = []
    journals_of(session).failed.connect(failures.append)
    session.undo_stack.do(RemoveRows([0]), "Remove")
    qtbot.waitUntil(lambda: bool(failures))
    assert failures == ["the disk is full. Free up space, or save somewhere else."]


def test_where_it_cannot_be_kept_that_is_said_once(
    session: Session, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.models.session.journaling._PATIENCE", 10)
    root.write_text("a file, where a folder should be")
    failures: list[str] = []
    journals_of(session).failed.connect(failures.append)
    session.undo_stack.do(RemoveRows([0]), "Remove")
    qtbot.waitUntil(lambda: bool(failures))
    session.undo_stack.do(RemoveRows([0]), "Remove")
    root.unlink()
    assert len(kept(session, root, qtbot).record.steps) == 2
    assert len(failures) == 1
