"""A file read in parts holds what it held when it was opened, or says that it does not."""

import os
from pathlib import Path

import pytest

from editor.formats.read_errors import Unreadable
from editor.services.files import file_access
from editor.services.files.file_access import OpenFile, read_file

CONTENT = bytes(range(256)) * 4000


@pytest.fixture(params=["pread", "seek and read"], autouse=True)
def _way_of_reading(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param != "pread":
        monkeypatch.delattr(os, "pread", raising=False)  # as on Windows


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(CONTENT)
    return path


def test_parts_and_the_whole_are_what_the_file_holds(path: Path) -> None:
    with OpenFile(path) as file:
        assert len(file) == len(CONTENT)
        assert file[1000:300_000] == CONTENT[1000:300_000]
        assert file[-10:] == CONTENT[-10:]
        assert file[len(CONTENT) + 5 :] == b""
        assert bytes(file) == CONTENT
        assert file.stamp() == read_file(path).stamp


def test_hashing_reads_no_further_than_others_do(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_access, "_PIECE", 1000)
    ends: list[int] = []
    read = OpenFile._read

    def noted(file: OpenFile, start: int, size: int) -> bytes:
        ends.append(start + size)
        return read(file, start, size)

    monkeypatch.setattr(OpenFile, "_read", noted)
    with OpenFile(path) as file:
        assert file[:2500] == CONTENT[:2500]
    assert max(ends) == 2500
    with OpenFile(path) as file:
        file[:2500]
        assert file.stamp() == read_file(path).stamp


def test_an_empty_file_is_empty(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with OpenFile(tmp_path / "empty") as file:
        assert bytes(file) == b""
        assert file.stamp().size == 0


def test_a_file_that_is_cut_short_meanwhile_is_refused(path: Path) -> None:
    with OpenFile(path) as file:
        os.truncate(path, 1000)
        assert file[:1000] == CONTENT[:1000]
        with pytest.raises(Unreadable, match="another program has changed it in the meantime") as caught:
            bytes(file)
    assert caught.value.file_hits[0].rule == "file-unreadable"


def test_a_file_that_is_written_to_meanwhile_gets_no_stamp(path: Path) -> None:
    with OpenFile(path) as file:
        with path.open("ab") as other:
            other.write(b"more")
        with pytest.raises(Unreadable, match="another program has changed it in the meantime"):
            file.stamp()


def test_a_file_that_is_replaced_meanwhile_is_read_as_it_was(path: Path) -> None:
    with OpenFile(path) as file:
        new = path.with_name("new")
        new.write_bytes(b"new")
        if os.name != "nt":
            new.replace(path)
        assert bytes(file) == CONTENT
        file.stamp()


def test_a_file_over_the_limit_is_refused(path: Path) -> None:
    with pytest.raises(Unreadable, match="more than 10 bytes"):
        OpenFile(path, limit=10)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="folder"):
        OpenFile(tmp_path)
