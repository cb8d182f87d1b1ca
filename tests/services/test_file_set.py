from pathlib import Path

import pytest

from editor.services.file_errors import SaveError
from editor.services.file_set import save_files


def test_all_files_are_written_and_those_that_hold_the_same_are_not_touched(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in "123")
    one.write_bytes(b"same")
    two.write_bytes(b"old")
    before = one.stat()
    assert save_files([(one, b"same"), (two, b"new"), (three, b"new")]) == [two, three]
    assert [path.read_bytes() for path in (one, two, three)] == [b"same", b"new", b"new"]
    after = one.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_where_one_cannot_be_saved_the_others_get_back_what_they_held(tmp_path: Path) -> None:
    one, two, index = (tmp_path / name for name in ("1.xml", "2.xml", "index.xml"))
    one.write_bytes(b"old")
    index.mkdir()
    with pytest.raises(SaveError, match="folder of that name"):
        save_files([(one, b"new"), (two, b"new"), (index, b"new")])
    assert one.read_bytes() == b"old"
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["1.xml", "index.xml"]


def test_the_files_are_written_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr("editor.services.file_set.save_file", lambda path, _data: seen.append(path.name))
    save_files([(tmp_path / name, b"a") for name in ("2", "1", "index")])
    assert seen == ["2", "1", "index"]
