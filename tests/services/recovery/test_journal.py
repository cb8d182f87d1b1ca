"""A journal gives back every edit that was written whole, whatever became of the rest."""

import hashlib
import zlib
from pathlib import Path

import pytest

from editor.services.files import temporary_files
from editor.services.files.temporary_files import NotConfirmed, write_all
from editor.services.recovery.journal import (
    _HEAD,
    _MAGIC,
    Journal,
    JournalStep,
    Subject,
    content_path,
    journal_subject,
    read_journal,
)
from editor.services.recovery.recovery_folder import BadJournal, OtherVersion, journals_in

DOC = "d0c" * 5 + "0"
SUBJECT = Subject("/srv/sitemap.xml", "sitemap.xml", 10, "a" * 64)
STEPS = [JournalStep(1.0, "Set priority", b'{"edit":1}'), JournalStep(2.0, "Töte \ud800", b"{}\n{}")]


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "window", DOC, SUBJECT)


def steps_in(tmp_path: Path) -> list[JournalStep]:
    return list(read_journal(tmp_path / "window", DOC).steps)


def test_what_was_added_comes_back(journal: Journal, tmp_path: Path) -> None:
    journal.append(STEPS[:1])
    journal.append(STEPS[1:])
    record = read_journal(tmp_path / "window", DOC)
    assert (record.subject, list(record.steps), record.marks) == (SUBJECT, STEPS, {})
    assert journals_in(tmp_path / "window") == [DOC]


def test_a_journal_cut_anywhere_gives_back_the_edits_before(journal: Journal, tmp_path: Path) -> None:
    journal.append(STEPS[:1])
    file = tmp_path / "window" / f"{DOC}-0.journal"
    whole = len(file.read_bytes())
    journal.append(STEPS[1:])
    data = file.read_bytes()
    for end in range(whole, len(data)):
        file.write_bytes(data[:end])
        assert steps_in(tmp_path) == STEPS[:1]


def test_any_changed_byte_is_noticed(journal: Journal, tmp_path: Path) -> None:
    journal.append(STEPS)
    file = tmp_path / "window" / f"{DOC}-0.journal"
    data = file.read_bytes()
    for place in range(len(data)):
        file.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        try:
            steps = steps_in(tmp_path)
        except BadJournal:
            continue
        assert steps == STEPS[: len(steps)]
        assert len(steps) < len(STEPS)


def test_a_new_generation_takes_the_place_of_all_edits(journal: Journal, tmp_path: Path) -> None:
    journal.append(STEPS)
    journal.replace([JournalStep(3.0, "All", b"{}")])
    journal.append(STEPS[:1])
    assert steps_in(tmp_path) == [JournalStep(3.0, "All", b"{}"), STEPS[0]]


def test_the_generation_before_is_there_while_the_newest_is_damaged(journal: Journal, tmp_path: Path) -> None:
    journal.append(STEPS)
    journal.replace([])
    journal.replace([])
    assert len(list((tmp_path / "window").iterdir())) == 2
    (tmp_path / "window" / f"{DOC}-2.journal").write_bytes(b"garbage")
    (tmp_path / "window" / f"{DOC}-x.journal").write_bytes(b"foreign")
    assert steps_in(tmp_path) == []
    (tmp_path / "window" / f"{DOC}-1.journal").write_bytes(b"sitemap-editor journal 2\n")
    with pytest.raises(BadJournal):
        steps_in(tmp_path)


def test_a_journal_that_begins_with_what_only_a_newer_program_knows_cannot_be_read(
    journal: Journal, tmp_path: Path
) -> None:
    journal.append(STEPS)
    [file] = (tmp_path / "window").iterdir()
    packed = zlib.compress(b"{}")
    head = _HEAD.pack(b"N", len(packed), zlib.crc32(packed, ord("N")))
    for newer in (_MAGIC + head + packed, b"sitemap-editor journal 2\n" + bytes(100)):
        file.write_bytes(newer)
        with pytest.raises(OtherVersion):
            steps_in(tmp_path)


def test_no_older_generation_stands_for_one_that_another_version_wrote(
    journal: Journal, tmp_path: Path
) -> None:
    journal.append(STEPS)
    journal.replace(STEPS)
    (tmp_path / "window" / f"{DOC}-1.journal").write_bytes(b"sitemap-editor journal 2\n")
    with pytest.raises(OtherVersion):
        steps_in(tmp_path)


def test_an_addition_that_failed_half_way_does_no_harm(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.append(STEPS[:1])

    def write_half(descriptor: int, data: bytes) -> None:
        write_all(descriptor, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("editor.services.recovery.journal.write_all", write_half)
        with pytest.raises(OSError, match="No space"):
            journal.append(STEPS[1:])
    assert steps_in(tmp_path) == STEPS[:1]
    journal.append(STEPS[1:])
    assert steps_in(tmp_path) == STEPS


def test_a_generation_that_the_disk_did_not_confirm_does_not_hide_what_is_added(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_folder: int) -> None:
        raise NotConfirmed(5, "Input/output error")

    journal.append(STEPS[:1])
    with monkeypatch.context() as patch:
        patch.setattr(temporary_files, "_sync_folder", refuse)
        with pytest.raises(NotConfirmed):
            journal.replace([JournalStep(3.0, "All", b"{}")])
    journal.append(STEPS[1:])
    assert steps_in(tmp_path) == STEPS


def test_a_mark_tells_how_many_edits_a_save_held(journal: Journal, tmp_path: Path) -> None:
    journal.mark("c" * 64)  # nothing to mark
    journal.append(STEPS[:1])
    journal.mark("b" * 64)
    journal.append(STEPS[1:])
    assert read_journal(tmp_path / "window", DOC).marks == {"b" * 64: 1}


def test_nothing_is_left_of_a_discarded_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path, DOC, SUBJECT)
    journal.append(STEPS)
    journal.keep_content([b"<url", b"set/>"])
    journal.replace([])
    assert content_path(tmp_path, DOC).read_bytes() == b"<urlset/>"
    journal.discard()
    journal.keep_content([b"late"])
    assert list(tmp_path.iterdir()) == []


def test_only_the_content_that_edits_were_made_to_is_kept(tmp_path: Path) -> None:
    journal = Journal(tmp_path, DOC, SUBJECT)
    journal.keep_content([b"another"], hashlib.sha256(b"it").hexdigest())
    assert list(tmp_path.iterdir()) == []
    journal.keep_content([b"it"], hashlib.sha256(b"it").hexdigest())
    assert content_path(tmp_path, DOC).read_bytes() == b"it"


def test_it_is_long_once_it_grew_by_much(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.services.recovery.journal._MANY", 2)
    journal.append(STEPS[:1])
    assert not journal.is_long
    journal.append(STEPS * 2)
    assert journal.is_long
    journal.replace(STEPS)
    assert not journal.is_long


@pytest.mark.parametrize(
    "packed",
    [zlib.compress(b"[" * 100_000), zlib.compress(b"[]"), zlib.compress(b'{"plan": 5}'), b"not packed"],
    ids=["nested", "a list", "another plan", "not packed"],
)
def test_a_whole_record_with_something_else_in_it_is_of_another_version(
    tmp_path: Path, packed: bytes
) -> None:
    (tmp_path / "window").mkdir()
    head = _HEAD.pack(b"S", len(packed), zlib.crc32(packed, ord("S")))
    (tmp_path / "window" / f"{DOC}-0.journal").write_bytes(_MAGIC + head + packed)
    with pytest.raises(OtherVersion):
        steps_in(tmp_path)
    assert journal_subject(tmp_path / "window", DOC) is None
