"""Works out what an entry may take over from the answer of its page: a URL, a date, language links.

An answer that leaves doubt gives nothing: what could not be verified is never a reason for a change.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from http import HTTPStatus
from typing import NamedTuple

from editor.core.extensions.clusters import page_key
from editor.core.site.answers import PageAnswer, UrlVerdict
from editor.core.site.header_dates import time_of_header
from editor.core.values.urls import equivalence_key, split_site

_PERMANENT = frozenset({HTTPStatus.MOVED_PERMANENTLY, HTTPStatus.PERMANENT_REDIRECT})
_WITH_PAGE = frozenset({UrlVerdict.OK, UrlVerdict.REDIRECTED})


def redirect_target(answer: PageAnswer) -> str:
    """Return the URL of the page that a URL redirects to; "" if there is none that may be listed."""
    is_found = answer.verdict is UrlVerdict.REDIRECTED and answer.status == HTTPStatus.OK
    return answer.final_url if is_found and answer.hops and answer.final_url != answer.url else ""


def canonical_target(answer: PageAnswer) -> str:
    """Return the other URL that a page names as canonical; "" if it names none, or there is worse to say."""
    return answer.canonical if answer.verdict is UrlVerdict.CANONICALISED else ""


def is_sure_redirect(answer: PageAnswer) -> bool:
    """Tell whether nothing speaks against listing the target of a redirect instead of the URL itself.

    All redirects are permanent, they stay on the site (with or without www), and the page that they lead to
    names itself as canonical.
    Source: https://developers.google.com/search/docs/crawling-indexing/301-redirects
    """
    if answer.verdict is not UrlVerdict.REDIRECTED or answer.also or not answer.canonical:
        return False
    target = redirect_target(answer)
    site, new_site = split_site(answer.url), split_site(target)
    return (
        all(hop.status in _PERMANENT for hop in answer.hops)
        and equivalence_key(answer.canonical) == equivalence_key(target)
        and site is not None
        and new_site is not None
        and site.host.removeprefix("www.") == new_site.host.removeprefix("www.")
    )


def last_modified(answer: PageAnswer) -> datetime | None:
    """Return the time in the Last-Modified header of a page; None if it gives none, or is no page to list."""
    return time_of_header(answer.last_modified) if answer.verdict in _WITH_PAGE else None


class LinkDifference(NamedTuple):
    """A language for which an entry and its page link to different URLs; "" stands for no link."""

    language: str
    listed: str  # by the entry
    shown: str  # by the page


def link_differences(
    listed: Iterable[tuple[str, str]], shown: Iterable[tuple[str, str]]
) -> list[LinkDifference]:
    """Return how the language links of an entry and of its page differ, in the order of the entry.

    The links are pairs of language and URL. Letter case of languages and the spelling of URLs do not matter.
    """
    ours, theirs = _by_language(listed), _by_language(shown)
    found = []
    for key in dict.fromkeys((*ours, *theirs)):
        language, own = ours.get(key, ("", ""))
        other_language, other = theirs.get(key, ("", ""))
        if not (own and other and page_key(own) == page_key(other)):
            found.append(LinkDifference(language or other_language, own, other))
    return found


def _by_language(links: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, str]]:
    """Return the first link for each language in lower case."""
    found: dict[str, tuple[str, str]] = {}
    for language, url in links:
        found.setdefault(language.lower(), (language, url))
    return found
