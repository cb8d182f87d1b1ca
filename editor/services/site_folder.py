"""Finds when the files of a site were changed, in a local folder that mirrors the site."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO

from editor.core.operations.operation_parameters import ArgumentError
from editor.core.text import N_
from editor.runtime.system import end_with_children

# The files that a server sends for a folder, and for a page whose URL has no file ending.
INDEX_FILES = ("index.html", "index.htm", "index.php", "index.md")
SUFFIXES = (".html", ".htm", ".php", ".md")

_PATIENCE = 120.0  # seconds for git to list all commits
_LONGEST_SILENCE = (
    30.0  # seconds for git to find the next commit; reading a pipe in place of a file could block
)
_LOOK = 0.25  # seconds between two checks whether git has written more
_COMMIT = re.compile("\x01([0-9]{1,12})")
_SETTINGS = (
    *("log.showSignature=false", "log.showRoot=true", "log.mailmap=false", "core.fsmonitor=false"),
    *(f"core.hooksPath={os.devnull}", "protocol.allow=never", "maintenance.auto=false", "gc.auto=0"),
)
_LOG = (
    *("--no-pager", *(word for setting in _SETTINGS for word in ("-c", setting))),
    *("log", "-z", "--format=%x01%ct", "--name-only", "--relative", "--no-color"),
    *("--no-renames", "--no-ext-diff", "--no-textconv", "--", "."),
)


class LocalSite:
    """A folder with the files of a site; it implements `operations.operation.SiteFolder`."""

    def __init__(self, folder: Path) -> None:
        """Raises ArgumentError if there is no such folder."""
        self._root = Path(os.path.realpath(folder))
        if not self._root.is_dir():
            raise _no_folder(str(folder))
        self._commits: dict[str, datetime] | None = None  # by path in the folder, read on first use

    def file_time(self, path: str) -> datetime | None:
        file = self._file(path)
        try:
            return _moment(file.stat().st_mtime) if file else None
        except OSError:
            return None

    def commit_time(self, path: str) -> datetime | None:
        """Return the time of the last commit of a file, as `SiteFolder` says; raises ArgumentError if the
        folder has no history that git can read.
        """
        if self._commits is None:
            self._commits = self._read_commits()
        file = self._file(path)
        return self._commits.get(file.relative_to(self._root).as_posix()) if file else None

    def _file(self, path: str) -> Path | None:
        """Return the file that a server would send for a path, if it is within the folder; else None."""
        for candidate in _candidates(path):
            try:
                file = Path(os.path.realpath(self._root / candidate))
                if file.is_relative_to(self._root) and file.is_file():
                    return file
            except (OSError, ValueError):  # not a valid file name
                return None
        return None

    def _read_commits(self) -> dict[str, datetime]:
        git = shutil.which("git")
        if git is None:
            raise _no_history("Git is not installed.")
        try:
            with TemporaryFile() as told, TemporaryFile() as complaints:
                code = _run([git, *_LOG], self._root, told, complaints)
                if code:
                    raise _no_history(_text_of(complaints).strip() or f"git ended with {code}.")
                return dict(_last_commits(_text_of(told)))
        except OSError as error:
            raise _no_history(str(error)) from error


def _run(command: Sequence[str], folder: Path, told: BinaryIO, complaints: BinaryIO) -> int:
    """Run git with its output in files, and return its exit code; raises ArgumentError if it hangs."""
    with subprocess.Popen(  # noqa: S603 - the program that was found, with fixed arguments
        command,
        cwd=folder,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=told,
        stderr=complaints,
        start_new_session=True,  # so that its child processes can be ended with it
    ) as git:
        try:
            return _waited_for(git, told)
        except BaseException:
            end_with_children(git)
            raise


def _waited_for(git: "subprocess.Popen[bytes]", told: BinaryIO) -> int:
    begun = heard = time.monotonic()
    size = 0
    while True:
        with suppress(subprocess.TimeoutExpired):
            return git.wait(_LOOK)
        now, length = time.monotonic(), os.fstat(told.fileno()).st_size
        heard, size = (now, length) if length > size else (heard, size)
        if now - heard > _LONGEST_SILENCE or now - begun > _PATIENCE:
            raise _no_history("Git took too long and was stopped.")


def _text_of(file: BinaryIO) -> str:
    file.seek(0)
    return os.fsdecode(file.read())


def open_site_folder(folder: str) -> LocalSite:
    """Return the site in a folder, `~` is the user's home; raises
    ArgumentError if there is no such folder.
    """
    try:
        return LocalSite(Path(folder).expanduser())
    except (RuntimeError, ValueError, OSError) as error:  # an unknown home folder, an invalid name
        raise _no_folder(folder) from error


def _candidates(path: str) -> Iterator[str]:
    if not path or path.endswith("/"):
        yield from (path + name for name in INDEX_FILES)
        return
    yield path
    yield from (path + suffix for suffix in SUFFIXES)
    yield from (f"{path}/{name}" for name in INDEX_FILES)


def _environment() -> dict[str, str]:
    """Return the environment for git: no other repository, no prompts, no network."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return kept | {
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "none",  # not the name of any protocol; repository settings cannot override it
        "LC_ALL": "C",
    }


def _last_commits(log: str) -> Iterator[tuple[str, datetime]]:
    """Yield each path with the time of its newest commit; merge commits list no paths."""
    newest: dict[str, int] = {}
    seconds, is_first = 0, False
    for part in log.split("\0"):
        commit = _COMMIT.fullmatch(part)
        if commit:
            seconds, is_first = int(commit[1]), True
            continue
        path = part.removeprefix("\n") if is_first else part
        is_first = False
        newest[path] = max(seconds, newest.get(path, seconds))
    for path, seconds in newest.items():
        moment = _moment(seconds)
        if path and moment:
            yield path, moment


def _moment(seconds: float) -> datetime | None:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):  # the time is out of range
        return None


def _no_folder(folder: str) -> ArgumentError:
    sentence = N_("There is no folder {detail}.")
    return ArgumentError(sentence, folder, parameter="folder")


def _no_history(reason: str) -> ArgumentError:
    sentence = N_("The git history of the folder cannot be read: {detail}")
    return ArgumentError(sentence, reason, parameter="folder")
