"""A clock that is wrong, set back or beyond 2038 loses nothing and misleads nobody."""

import itertools
import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from editor.core.document.edits import SetValues
from editor.services.files.file_access import is_unchanged, read_file
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.files.temporary_files import clean_orphans
from editor.services.opening.opening import open_document
from editor.services.recovery.journal import Subject
from editor.services.recovery.journal_writer import Basis, JournalWriter
from editor.services.recovery.lost_work import lost_work_in
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.app.desk import SITEMAP

LATE = datetime(2040, 3, 31, 1, 30, tzinfo=UTC)


@pytest.mark.parametrize("moment", [0, 1, 2**31, LATE.timestamp()])
def test_a_file_of_any_time_is_saved_and_its_changes_are_noticed(sitemap: Path, moment: float) -> None:
    os.utime(sitemap, (moment, moment))
    stamp = read_file(sitemap).stamp
    assert is_unchanged(sitemap, stamp)
    sitemap.write_bytes(b"x" * stamp.size)
    os.utime(sitemap, (moment, moment))
    with pytest.raises(SaveError):
        save_file(sitemap, b"new", stamp)


def test_the_journal_keeps_its_order_while_the_clock_runs_backwards(
    sitemap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count(2e9, -3600)
    monkeypatch.setattr(time, "time", lambda: next(clock))
    document = open_document(sitemap, LATE)
    stamp = document.file_list.there[0].stamp
    assert stamp is not None
    subject = Subject(str(sitemap), sitemap.name, stamp.size, stamp.sha256)
    folder = RecoveryFolder(tmp_path / "recovery")
    base = document.entries.snapshot()
    writer = JournalWriter(folder, Basis(subject, document.entries, base))
    for value in ("0.1", "0.2", "0.3"):
        change = SetValues("priority", range(1), value)
        change.apply(document.entries)
        writer.add(change, "Set priority")
        writer.write()
    folder.close()
    [work] = lost_work_in(RecoveryFolder(tmp_path / "recovery"))
    source = work.source()
    assert source is not None
    edit = work.edit(base, source)
    assert edit is not None
    edit.apply(base)
    assert base.column("priority")[0] == "0.3"


@pytest.mark.parametrize(("day", "is_future"), [("2040-03-30", False), ("2040-04-30", True)])
def test_the_future_begins_after_today_even_after_2038(sitemap: Path, day: str, is_future: bool) -> None:
    sitemap.write_text(SITEMAP.replace("2026-11-02", day))
    rules = {finding.rule.id for finding in open_document(sitemap, LATE).findings.report.all()}
    assert ("lastmod-in-future" in rules) is is_future


def test_temporary_files_from_the_future_stay_until_they_are_old(tmp_path: Path) -> None:
    orphan = tmp_path / ".sitemap-editor-0123456789abcdef.tmp"
    orphan.touch()
    now = datetime.now(UTC)
    tomorrow = (now + timedelta(days=1)).timestamp()
    os.utime(orphan, (tomorrow, tomorrow))
    assert clean_orphans(tmp_path) == []
    assert clean_orphans(tmp_path, (now + timedelta(days=3)).timestamp()) == [orphan]
