"""Takes URLs and dates from what pages answered when the site was last asked.

An entry whose page was not asked for, or gave no reliable answer, is left alone.
"""

from collections.abc import Callable

from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.operations.parameters import ArgumentError
from editor.core.site.answers import PageAnswer, UrlVerdict
from editor.core.site.taken_over import canonical_target, last_modified, redirect_target
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.urls import is_published_url
from editor.core.values.w3c_datetime import Precision, of_moment


def use_redirect_target(request: Request) -> Rewrite:
    """Return a function that replaces a URL that redirects by that of the page in the end."""
    return _other_url(request, UrlVerdict.REDIRECTED, redirect_target)


def use_canonical(request: Request) -> Rewrite:
    """Return a function that replaces a URL by the one that its page names as canonical."""
    return _other_url(request, UrlVerdict.CANONICALISED, canonical_target)


def use_page_date(request: Request, form: str) -> Rewrite:
    """Return a function that dates a URL by the Last-Modified header of its page, unless that is to come."""
    answer_of = _known(request)
    precision = Precision.DAY if form == "date" else Precision.SECOND

    def rewrite(loc: str) -> str | None:
        answer = answer_of(loc)
        moment = last_modified(answer) if answer else None
        if moment is None or moment > request.surroundings.now:
            return None
        return str(of_moment(moment, precision))

    return rewrite


def _other_url(request: Request, verdict: UrlVerdict, target_of: Callable[[PageAnswer], str]) -> Rewrite:
    answer_of = _known(request)

    def rewrite(loc: str) -> str | None:
        answer = answer_of(loc)
        if answer is None or answer.verdict is not verdict:
            return None if answer is None or answer.verdict is UrlVerdict.UNVERIFIED else loc
        target = target_of(answer)
        return target if is_published_url(target) else None

    return rewrite


def _known(request: Request) -> Callable[[str], PageAnswer | None]:
    answers = request.surroundings.answers
    if not answers and request.rows:
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "What these pages answer is not known. Check their URLs first.")
        )
    return answers.of
