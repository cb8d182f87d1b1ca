"""A lock tells a window that runs from one that is gone, whatever the file system has."""

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from editor.services.files.in_place_writing import WindowLock, is_held

HOLD = """
import sys
from pathlib import Path
from editor.services.files.in_place_writing import WindowLock
lock = WindowLock.taken(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        assert WindowLock.taken(path) is None
        process.kill()
    lock = WindowLock.taken(path)
    assert lock is not None
    lock.release()
    assert not path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="every file system has locks there")
def test_without_locks_a_number_given_anew_is_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl  # noqa: PLC0415 - not on Windows

    def no_locks(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.EOPNOTSUPP, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    path = tmp_path / "x.lock"
    lock = WindowLock.taken(path)
    assert lock is not None
    assert WindowLock.taken(path) is None
    assert is_held(path)
    [record] = tmp_path.glob("x.lock.*")
    number, host, started = record.read_text().split()
    lock.release()
    assert list(tmp_path.iterdir()) == []
    path.touch()
    record.write_text(f"{number}\n{host}\n{int(started) + 1}\n")
    assert not is_held(path)
    lock = WindowLock.taken(path)
    assert lock is not None
    lock.release()
