"""Operations that take URLs and dates from what pages answered, or from a local copy of the site.

An entry whose page was not asked for, or gave no reliable answer, is left alone. Dates may also
come from a folder that mirrors the site: from its files, or from its history in Git.
"""

from collections.abc import Callable
from datetime import datetime
from urllib.parse import unquote

from editor.core.operations.operation import Request, Rewrite, SiteFolder
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.site import page_answers
from editor.core.text import N_
from editor.core.values.urls import comparable_path, is_published_url, split, split_site
from editor.core.values.w3c_datetime import Precision, of_moment


def use_redirect_target(request: Request) -> Rewrite:
    """Return a function that replaces a URL that redirects by that of the page in the end."""
    return _other_url(request, page_answers.UrlVerdict.REDIRECTED, page_answers.redirect_target)


def use_canonical(request: Request) -> Rewrite:
    """Return a function that replaces a URL by the one that its page names as canonical."""
    return _other_url(request, page_answers.UrlVerdict.CANONICALISED, page_answers.canonical_target)


def use_page_date(request: Request, form: str) -> Rewrite:
    """Return a function that dates a URL by the Last-Modified header of its page, unless that is to come."""
    answer_of = _known(request)
    precision = Precision.DAY if form == "date" else Precision.SECOND

    def rewrite(loc: str) -> str | None:
        answer = answer_of(loc)
        moment = page_answers.last_modified(answer) if answer else None
        if moment is None or moment > request.surroundings.now:
            return None
        return str(of_moment(moment, precision))

    return rewrite


def _other_url(
    request: Request, verdict: page_answers.UrlVerdict, target_of: Callable[[page_answers.PageAnswer], str]
) -> Rewrite:
    answer_of = _known(request)

    def rewrite(loc: str) -> str | None:
        answer = answer_of(loc)
        if answer is None or answer.verdict is not verdict:
            return None if answer is None or answer.verdict is page_answers.UrlVerdict.UNVERIFIED else loc
        target = target_of(answer)
        return target if is_published_url(target) else None

    return rewrite


def _known(request: Request) -> Callable[[str], page_answers.PageAnswer | None]:
    answers = request.surroundings.answers
    if not answers and request.rows:
        raise ArgumentError(N_("What these pages answer is not known. Check their URLs first."))
    return answers.of


def from_files(request: Request, folder: str, base: str, form: str) -> Rewrite:
    """Return a function that dates a URL by the modification time of its file."""
    return _dated(_opened(request, folder).file_time, base, form)


def from_git(request: Request, folder: str, base: str, form: str) -> Rewrite:
    """Return a function that dates a URL by the last commit of its file."""
    return _dated(_opened(request, folder).commit_time, base, form)


def _opened(request: Request, folder: str) -> SiteFolder:
    if request.surroundings.open_folder is None:
        raise ArgumentError(N_("Folders cannot be read here."), parameter="folder")
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
