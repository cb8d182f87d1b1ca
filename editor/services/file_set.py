"""Saving several files that belong together: all of them, or none."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from editor.services.file_errors import SaveError, save_error
from editor.services.files import save_file


def save_files(files: Sequence[tuple[Path, bytes]]) -> list[Path]:
    """Put new content into files one after the other, each atomically; returns those that had another one.

    What holds the very bytes already is not touched. If one of them cannot be saved, those before it get
    back what they held: so name last the file that leads to the others. After a crash each holds its old or
    its new content, and the last one its old one. Raises SaveError.
    """
    changed = [(path, data, old) for path, data in files if (old := _content(path)) != data]
    begun: list[tuple[Path, bytes | None]] = []
    try:
        for path, data, old in changed:
            begun.append((path, old))
            save_file(path, data)
    except BaseException:
        for path, old in reversed(begun):
            _put_back(path, old)
        raise
    return [path for path, _ in begun]


def _content(path: Path) -> bytes | None:
    """What a file holds; None where there is none. What is no file is left to who saves it."""
    try:
        return path.read_bytes() if path.is_file() else None
    except OSError as error:
        raise save_error(path, error) from error


def _put_back(path: Path, old: bytes | None) -> None:
    with suppress(SaveError, OSError):  # what stopped the saving is what counts
        if old is None:
            path.unlink(missing_ok=True)
        elif _content(path) != old:
            save_file(path, old)
