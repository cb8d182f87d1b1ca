"""What may go wrong around a save in the window: the way on stays open, nothing is written twice or empty."""

import threading
from pathlib import Path

import pytest

from editor.core.text import Phrase
from editor.dialogs.questions import Leaving
from editor.services.files.file_errors import SaveError, SaveReason
from editor.services.installation import recovery_folder
from editor.services.recovery.journal import Journal, JournalStep
from tests.app.desk import SITEMAP, Desk

pytestmark = pytest.mark.new_window

CHANGED = SITEMAP.replace("0.5", "0.7")


def edit(desk: Desk) -> None:
    desk.robot.type_in(1, "priority", "0.7")


def full_disk(path: Path, *_: object, **__: object) -> None:
    raise SaveError(path, SaveReason.NO_SPACE, Phrase("the disk is full."))


def test_after_a_failed_save_closing_and_quitting_ask_and_the_next_save_succeeds(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitemap.write_text(SITEMAP)
    desk.open(sitemap)
    edit(desk)
    desk.person.answers.agrees = False  # to save elsewhere
    with monkeypatch.context() as patch:
        patch.setattr("editor.services.documents.document_saving.save_file", full_disk)
        desk.trigger("save")
        desk.wait_until_ready()
    assert desk.session.is_modified
    desk.person.answers.leaving = Leaving.STAY
    desk.trigger("close")
    desk.window.close()
    assert [asked.split()[0] for asked in desk.person.asked] == ["failed:", "leave", "leave"]
    assert desk.values("priority")[1] == "0.7"
    assert sitemap.read_text() == SITEMAP
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert sitemap.read_text() == CHANGED


def test_quitting_with_a_save_that_fails_stays(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.open(sitemap)
    edit(desk)
    desk.person.answers.leaving = Leaving.SAVE
    desk.person.answers.agrees = False
    monkeypatch.setattr("editor.services.documents.document_saving.save_file", full_disk)
    desk.window.close()
    desk.wait_until_ready()
    assert desk.window.isVisible()
    assert desk.session.is_modified


def test_without_a_document_nothing_is_saved(desk: Desk, tmp_path: Path) -> None:
    desk.do.save.save()
    desk.do.save.save_as()
    desk.do.save.save_copy()
    desk.do.later.export.export()
    assert desk.person.asked == []
    assert list(tmp_path.glob("*.xml")) == []


def test_a_slow_disk_neither_freezes_the_window_nor_writes_twice(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitemap.write_text(SITEMAP)
    desk.open(sitemap)
    edit(desk)
    began, disk, written = threading.Event(), threading.Event(), []

    def slow(path: Path, data: bytes, *_: object, **__: object) -> None:
        began.set()
        assert disk.wait(20)
        written.append(path)
        raise SaveError(path, SaveReason.FAILED, Phrase("it took too long."))

    monkeypatch.setattr("editor.services.documents.document_saving.save_file", slow)
    desk.person.answers.agrees = False
    desk.do.save.save()
    desk.do.save.save()
    desk.wait_for(began.is_set)
    desk.robot.click(0, "loc")  # the window answers
    desk.trigger("findings_panel")
    desk.do.file.stop()
    disk.set()
    desk.wait_until_ready()
    assert written == [sitemap]
    assert desk.values("priority")[1] == "0.7"


def test_a_journal_that_is_written_slowly_does_not_meet_the_save(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitemap.write_text(SITEMAP)
    desk.open(sitemap)
    began, disk = threading.Event(), threading.Event()
    append = Journal.append

    def slow(journal: Journal, steps: list[JournalStep]) -> None:
        began.set()
        assert disk.wait(20)
        append(journal, steps)

    monkeypatch.setattr(Journal, "append", slow)
    edit(desk)
    desk.wait_for(began.is_set)
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
        disk.set()
    desk.wait_for(lambda: not any(recovery_folder().glob("*/*.journal")))
    assert sitemap.read_text() == CHANGED
    assert not desk.session.is_modified
    assert desk.person.asked == []
