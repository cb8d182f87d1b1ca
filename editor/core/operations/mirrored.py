"""Takes dates of last modification from a local folder that mirrors the site."""

from collections.abc import Callable
from datetime import datetime
from urllib.parse import unquote

from editor.core.operations.operation import Request, SiteFolder
from editor.core.operations.outcome import Rewrite
from editor.core.operations.parameters import ArgumentError
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.urls import comparable_path, split, split_site
from editor.core.values.w3c_datetime import Precision, of_moment


def from_files(request: Request, folder: str, base: str, form: str) -> Rewrite:
    """Return a function that dates a URL by the modification time of its file."""
    return _dated(_opened(request, folder).file_time, base, form)


def from_git(request: Request, folder: str, base: str, form: str) -> Rewrite:
    """Return a function that dates a URL by the last commit of its file."""
    return _dated(_opened(request, folder).commit_time, base, form)


def _opened(request: Request, folder: str) -> SiteFolder:
    if request.surroundings.open_folder is None:
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "Folders cannot be read here."), parameter="folder"
        )
    return request.surroundings.open_folder(folder)


def _dated(changed: Callable[[str], datetime | None], base: str, form: str) -> Rewrite:
    precision = Precision.DAY if form == "date" else Precision.SECOND

    def rewrite(loc: str) -> str | None:
        path = path_in_folder(loc, base)
        moment = None if path is None else changed(path)
        return None if moment is None else str(of_moment(moment, precision))

    return rewrite


def path_in_folder(loc: str, base: str) -> str | None:
    """Return the path of a URL's page in a folder that is published at `base`; "" is the folder itself.

    `base` is a URL up to a slash, or "" for the root of any host. Returns None if the URL lies elsewhere or
    names no file: a URL with a query is answered by a program.
    """
    parts = split(loc)
    if parts is None or parts.query or split_site(loc) is None:
        return None
    path, directory = comparable_path(parts.path), "/"
    if base:
        root = split(base)
        if root is None or split_site(base) != split_site(loc):
            return None
        directory = comparable_path(root.path)
        directory = directory[: directory.rindex("/") + 1]
    if not path.startswith(directory):
        return None
    try:
        return unquote(path[len(directory) :], errors="strict")
    except UnicodeDecodeError:
        return None
