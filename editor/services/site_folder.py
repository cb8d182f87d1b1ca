"""Finds when the files of a site were changed, in a local folder that mirrors the site."""

import hashlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from enum import StrEnum
from io import FileIO
from pathlib import Path
from tempfile import TemporaryDirectory

from editor.core.operations.operation_parameters import ArgumentError
from editor.core.site.found_pages import FoundPage, FoundSite
from editor.core.text import N_
from editor.core.values.w3c_datetime import Precision, of_moment
from editor.runtime.system import end_with_children

# The files that a server sends for a folder, and for a page whose URL has no file ending.
INDEX_FILES = ("index.html", "index.htm", "index.php", "index.md")
SUFFIXES = (".html", ".htm", ".php", ".md")

_PATIENCE = 120.0  # seconds for git to list all commits
_LONGEST_SILENCE = 30.0  # seconds for git to find the next commit; waiting for its output could block
_LOOK = 0.25  # seconds between two checks whether git has written more
_PIECE = 1024 * 1024  # bytes of what git says, or of a file, that are looked at in one go
_LONGEST_TEXT = 16 * 1024 * 1024  # bytes of a file whose ends of lines git may have changed
_COMMIT = re.compile("\x01([0-9]{1,12})")
_SETTINGS = (
    *("log.showSignature=false", "log.showRoot=true", "log.mailmap=false", "core.fsmonitor=false"),
    *(f"core.hooksPath={os.devnull}", "protocol.allow=never", "maintenance.auto=false", "gc.auto=0"),
)
_GIT = ("--no-pager", *(word for setting in _SETTINGS for word in ("-c", setting)))
_IS_SHALLOW = ("rev-parse", "--is-shallow-repository")
_FILES = ("ls-tree", "-r", "-z", "HEAD")
_LOG = (
    *("log", "-z", "--format=%x01%ct", "--name-only", "--relative", "--no-color"),
    *("--no-renames", "--no-ext-diff", "--no-textconv", "--", "."),
)
_NO_FOLDER = N_("There is no folder {detail}.")
_NO_HISTORY = N_("The git history of the folder cannot be read: {detail}")
_SHALLOW = N_(
    "The checkout is shallow, so git does not know when its files were changed. "
    "Fetch its history with {detail}."
)

# Pages that get no date from git, as people are told.
UNDATED = (
    "1 page gets no date: git has no commit of its file, or not of its last changes.",
    N_("%Ln pages get no date: git has no commits of their files, or not of their last changes."),
)


class DateSource(StrEnum):
    """What knows when a page was changed."""

    FILE = "file"
    GIT = "git"


def dated(pages: Sequence[FoundPage], site: FoundSite, source: DateSource) -> list[FoundPage]:
    """Return pages with the dates of their files in a built site, where nothing else says one.

    Raises ArgumentError if git is asked and has no history.
    """
    folder, files = LocalSite(Path(site.name)), {page.path for page in site.pages}
    changed = folder.file_time if source is DateSource.FILE else folder.commit_time
    found: list[FoundPage] = []
    for page in pages:
        moment = changed(page.path) if not page.lastmod and page.path in files else None
        found.append(replace(page, lastmod=str(of_moment(moment, Precision.DAY))) if moment else page)
    return found


class LocalSite:
    """A folder with the files of a site; it implements `operations.operation.SiteFolder`."""

    def __init__(self, folder: Path) -> None:
        """Raises ArgumentError if there is no such folder."""
        self._root = Path(os.path.realpath(folder))
        if not self._root.is_dir():
            raise _no_folder(str(folder))
        self._history: _History | None = None  # read on first use

    def file_time(self, path: str) -> datetime | None:
        file = self._file(path)
        try:
            return _moment(file.stat().st_mtime) if file else None
        except OSError:
            return None

    def commit_time(self, path: str) -> datetime | None:
        """Return the time of the last commit of a file, as `SiteFolder` says; raises ArgumentError if the
        folder has no history that git can read.

        None also if the file is no longer as it was committed, as nothing says since when.
        """
        if self._history is None:
            self._history = _History(self._root)
        file = self._file(path)
        return self._history.time_of(file) if file else None

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


class _History:
    """What git knows of the files in a folder: their content, and when each was committed last."""

    def __init__(self, root: Path) -> None:
        """Raises ArgumentError if git cannot read it, or if a part of it is not there."""
        self._root = root
        if _said(root, _IS_SHALLOW).strip() == b"true":
            raise ArgumentError(_SHALLOW, "git fetch --unshallow", parameter="folder")
        self._blobs = dict(_blobs(_said(root, _FILES)))  # ids of their content, by their paths
        self._times = _commit_times(root, self._blobs)

    def time_of(self, file: Path) -> datetime | None:
        """Return when a file was committed last; None if it never was, or is not as it was then."""
        path = file.relative_to(self._root).as_posix()
        moment = self._times.get(path)
        return moment if moment and _has_id(file, self._blobs[path]) else None


def _said(folder: Path, arguments: Sequence[str]) -> bytes:
    """Return all that git says; raises ArgumentError if it fails."""
    pieces: list[bytes] = []

    def take(piece: bytes) -> bool:
        pieces.append(piece)
        return False

    _run(folder, arguments, take)
    return b"".join(pieces)


def _run(folder: Path, arguments: Sequence[str], take: Callable[[bytes], bool]) -> None:
    """Run git until it ends, or until what takes its output returns True, as that is enough.

    Raises ArgumentError if git is not there, fails or hangs. What it says goes through files, as a read from
    a pipe could wait for ever.
    """
    git = shutil.which("git")
    if git is None:
        raise _no_history("Git is not installed.")
    try:
        with TemporaryDirectory() as place:
            said, complaints = Path(place) / "said", Path(place) / "complaints"
            with said.open("wb") as output, complaints.open("wb") as errors, FileIO(said) as written:
                code = _run_until(
                    (git, *_GIT, *arguments), folder, (output.fileno(), errors.fileno()), written, take
                )
            if code:
                told = os.fsdecode(complaints.read_bytes()).strip()
                raise _no_history(told or f"git ended with {code}.")
    except OSError as error:
        raise _no_history(str(error)) from error


def _run_until(
    command: Sequence[str],
    folder: Path,
    files: tuple[int, int],
    written: FileIO,
    take: Callable[[bytes], bool],
) -> int:
    """Return the exit code of git, 0 if it was ended because it had said enough."""
    output, errors = files
    with subprocess.Popen(  # noqa: S603 - the program that was found, with fixed arguments
        command,
        cwd=folder,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=errors,
        start_new_session=True,  # so that its child processes can be ended with it
    ) as git:
        try:
            code = _code_of(git, written, take)
        except BaseException:
            end_with_children(git)
            raise
        if code is None and git.poll() is None:
            end_with_children(git)
        return code or 0


def _code_of(git: "subprocess.Popen[bytes]", written: FileIO, take: Callable[[bytes], bool]) -> int | None:
    """Return the exit code of git once it has ended; None once it has said enough."""
    begun = heard = time.monotonic()
    while True:
        with suppress(subprocess.TimeoutExpired):
            git.wait(_LOOK)
        code = git.poll()
        while piece := written.read(_PIECE):
            heard = time.monotonic()
            if take(piece):
                return None
        if code is not None:
            return code
        now = time.monotonic()
        if now - heard > _LONGEST_SILENCE or now - begun > _PATIENCE:
            raise _no_history("Git took too long and was stopped.")


def _blobs(listed: bytes) -> Iterator[tuple[str, str]]:
    """Yield the path of each file of the last commit, with the id of its content."""
    for line in listed.split(b"\0"):
        told, tab, path = line.partition(b"\t")
        if tab:
            yield os.fsdecode(path), told.split()[2].decode("ascii")


def _commit_times(folder: Path, wanted: Mapping[str, str]) -> dict[str, datetime]:
    """Return the time of the last commit of each path that is wanted, as far as the log tells it.

    No more of it is read than it takes to know all: each build that is committed may list every page. Merge
    commits list no paths.
    """
    found: dict[str, datetime | None] = {}
    seconds, is_first, rest = 0, False, b""

    def take(piece: bytes) -> bool:
        nonlocal seconds, is_first, rest
        *parts, rest = (rest + piece).split(b"\0")
        for part in map(os.fsdecode, parts):
            if commit := _COMMIT.fullmatch(part):
                seconds, is_first = int(commit[1]), True
                continue
            path = part.removeprefix("\n") if is_first else part
            is_first = False
            if path in wanted and path not in found:
                found[path] = _moment(seconds)
        return len(found) == len(wanted)

    _run(folder, _LOG, take)
    return {path: moment for path, moment in found.items() if moment}


def _has_id(file: Path, blob: str) -> bool:
    """Tell whether a file has the content with an id of git, but for the ends of its lines.

    This runs nothing: git itself would run the filters that a repository names.
    """
    kind = "sha256" if len(blob) == _SHA256_LENGTH else "sha1"
    try:
        with file.open("rb") as opened:
            size = os.fstat(opened.fileno()).st_size
            digest = hashlib.new(kind, _blob_header(size), usedforsecurity=False)
            content = b""
            while piece := opened.read(_PIECE):
                digest.update(piece)
                content += piece if size <= _LONGEST_TEXT else b""
    except OSError:
        return False
    if digest.hexdigest() == blob:
        return True
    text = content.replace(b"\r\n", b"\n")
    return hashlib.new(kind, _blob_header(len(text)) + text, usedforsecurity=False).hexdigest() == blob


_SHA256_LENGTH = 64  # of an id


def _blob_header(size: int) -> bytes:
    return f"blob {size}\0".encode("ascii")


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


def _moment(seconds: float) -> datetime | None:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):  # the time is out of range
        return None


def _no_folder(folder: str) -> ArgumentError:
    return ArgumentError(_NO_FOLDER, folder, parameter="folder")


def _no_history(reason: str) -> ArgumentError:
    return ArgumentError(_NO_HISTORY, reason, parameter="folder")
