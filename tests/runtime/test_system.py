"""What Windows refuses is refused here too, and nothing is lost by it."""

import os
import re
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from editor.runtime import system
from editor.runtime.system import is_same_file
from editor.services.files import file_replacement
from editor.services.files.file_access import is_unchanged, read_file
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import alone_at, save_file
from editor.services.files.file_set_saving import NewContent, save_files
from editor.services.files.temporary_files import write_durably
from editor.services.tables import spreadsheet_process


@pytest.fixture(autouse=True)
def _as_on_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No folder can be held, flushed or locked, and files have no owners."""
    monkeypatch.setattr(system, "ON_WINDOWS", True)
    monkeypatch.setattr(file_replacement, "ON_WINDOWS", True)
    monkeypatch.setattr(os, "supports_dir_fd", frozenset())
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


def held_open(monkeypatch: pytest.MonkeyPatch, refusals: int) -> list[object]:
    """Let another program have the file open for so many tries."""
    tries: list[object] = []
    replace: Callable[..., None] = os.replace

    def refusing(source: object, target: object, **_more: object) -> None:
        tries.append(source)
        if len(tries) <= refusals:
            raise PermissionError(13, "The process cannot access the file")
        replace(source, target)

    monkeypatch.setattr(os, "replace", refusing)
    monkeypatch.setattr(system, "_LOOK", 0.0)
    return tries


def test_a_file_that_is_held_open_for_a_moment_is_replaced_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = held_open(monkeypatch, 3)
    write_durably(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert len(tries) == 4


def test_a_file_that_stays_open_keeps_its_content_and_nothing_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(b"old")
    stamp = read_file(path).stamp
    held_open(monkeypatch, 10**9)
    monkeypatch.setattr(system, "_LONGEST_HOLD", 0.0)
    with pytest.raises(SaveError):
        save_file(path, b"new", stamp)
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir() if not each.name.endswith(".lock")] == ["sitemap.xml"]


def test_elsewhere_a_refusal_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "ON_WINDOWS", False)
    tries = held_open(monkeypatch, 1)
    with pytest.raises(PermissionError):
        write_durably(tmp_path / "file", b"new")
    assert len(tries) == 1


def test_two_saves_of_a_file_wait_for_each_other_by_whatever_name_they_know_it(tmp_path: Path) -> None:
    order: list[str] = []
    is_held, may_end = threading.Event(), threading.Event()

    def hold() -> None:
        with alone_at(tmp_path):
            is_held.set()
            may_end.wait(10)
            order.append("first")

    thread = threading.Thread(target=hold)
    thread.start()
    assert is_held.wait(10)
    threading.Timer(0.1, may_end.set).start()
    with alone_at(tmp_path / "folder" / ".."):
        order.append("second")
    thread.join()
    assert order == ["first", "second"]


def test_without_a_place_for_the_lock_the_work_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "missing"))
    with alone_at(tmp_path):
        pass


@pytest.mark.parametrize(
    ("path", "taken"),
    [
        ("C:\\short", "short"),
        ("C:\\" + 300 * "x", "\\\\?\\C:\\" + 300 * "x"),
        ("\\\\server\\share\\" + 300 * "x", "\\\\?\\UNC\\server\\share\\" + 300 * "x"),
        ("\\\\?\\C:\\" + 300 * "x", "short"),
    ],
)
def test_a_long_path_is_told_in_a_form_without_a_limit(
    path: str, taken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.path.abspath", lambda _path: path)
    assert system.reachable(Path("short")) == Path(taken)


def test_files_with_long_paths_are_read_compared_and_saved_by_that_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    near, far = tmp_path / "within reach", tmp_path / "too long"
    near.mkdir()

    def reachable(path: Path) -> Path:
        return near / path.relative_to(far) if path.is_relative_to(far) else path

    for module in [*sys.modules.values()]:
        if module.__name__.startswith("editor.") and hasattr(module, "reachable"):
            monkeypatch.setattr(module, "reachable", reachable)
    save_file(far / "a.xml", b"old")
    stamp = read_file(far / "a.xml").stamp
    assert is_unchanged(far / "a.xml", stamp)
    assert is_same_file(far / "a.xml", near / "a.xml")
    save_files([NewContent(far / "a.xml", b"new", stamp), NewContent(far / "b.xml", b"b", must_be_new=True)])
    assert {path.name: path.read_bytes() for path in near.iterdir()} == {"a.xml": b"new", "b.xml": b"b"}
    assert not far.exists()


def test_elsewhere_paths_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "ON_WINDOWS", False)
    path = Path("/", 300 * "x")
    assert system.reachable(path) is path


def test_a_spreadsheet_is_read_where_the_system_does_not_tell_how_much_memory_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "sysconf", raising=False)
    assert system.memory_of_computer() is None
    assert spreadsheet_process._most_memory() == spreadsheet_process.MEMORY


def test_only_one_module_asks_which_system_it_is_and_what_that_has() -> None:
    editor = Path(system.__file__).parents[1]
    asks = re.compile(
        r"os\.name\b|sys\.platform|platform\.system|import (fcntl|msvcrt)|^ *import resource|os\.fsync"
        r"|os\.killpg|os\.(rename|replace)\((?!source\.name)|(has|get)attr\(os,|O_(BINARY|NOFOLLOW|NONBLOCK)"
        r"|os\.(chown|fchmod|fork|getuid|mkfifo|nice|posix_fallocate|pread|sysconf)\("
    )
    strange = [
        f"{path.relative_to(editor)}:{number}"
        for path in sorted(editor.rglob("*.py"))
        if path != Path(system.__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if asks.search(line)
    ]
    assert strange == []
