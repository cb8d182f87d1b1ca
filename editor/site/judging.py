"""Tell what an answer means for the entry: a sitemap should list pages under their final, canonical URLs."""

from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus

from editor.core.site.answers import VERDICT_RANK, Hop, PageAnswer, UrlVerdict
from editor.core.values.urls import equivalence_key
from editor.site.connections import target_of
from editor.site.fetching import Fetched
from editor.site.pages import PageContent

_WANTS_A_LOG_IN = {
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.PROXY_AUTHENTICATION_REQUIRED,
    HTTPStatus.TOO_MANY_REQUESTS,
}


@dataclass(frozen=True, slots=True)
class NotFoundPage:
    """The answer of a host to a URL that cannot exist; all is empty where that is an honest 404."""

    text_hash: str = ""
    final_url: str = ""

    def is_like(self, page: PageContent, url: str, final_url: str) -> bool:
        """Tell whether a page that answers 200 is the same as this one.

        url: that was asked for. Who lists the page itself that all else is redirected to, lists a page.
        """
        if self.final_url and url == self.final_url:
            return False
        is_same_text = bool(self.text_hash) and page.text_hash == self.text_hash
        return is_same_text or (bool(self.final_url) and final_url == self.final_url)


@dataclass(frozen=True, slots=True)
class Visit:
    """The way from a URL to the last answer."""

    url: str
    hops: Sequence[Hop]
    last: Fetched
    milliseconds: int


def page_answer(visit: Visit, page: PageContent, not_found: NotFoundPage) -> PageAnswer:
    """Put together what is known of a URL, with the worst that is to be said of it first."""
    last = visit.last
    found = {UrlVerdict.REDIRECTED} if visit.hops else set()
    found |= set(_of_status(last)) or set(_of_page(visit.url, last, page, not_found))
    ordered = sorted(found or {UrlVerdict.OK}, key=VERDICT_RANK.__getitem__, reverse=True)
    return PageAnswer(
        url=visit.url,
        verdict=ordered[0],
        also=tuple(ordered[1:]),
        status=last.status,
        final_url=last.url,
        hops=tuple(visit.hops),
        content_type=last.header("content-type"),
        canonical=page.canonical,
        robots=page.robots,
        last_modified=last.header("last-modified"),
        alternates=page.alternates,
        text_hash=page.text_hash,
        milliseconds=visit.milliseconds,
        reason=last.reason,
        refused_host=last.refused_host,
    )


def _of_status(last: Fetched) -> list[UrlVerdict]:
    """Return the verdict that follows from the status alone; none if a page was found."""
    status = last.status
    if status is None:
        return [UrlVerdict.UNVERIFIED if last.is_refused else UrlVerdict.UNREACHABLE]
    if status in _WANTS_A_LOG_IN or keeps_programs_out(last):
        return [UrlVerdict.UNVERIFIED]
    if status in {HTTPStatus.NOT_FOUND, HTTPStatus.GONE}:
        return [UrlVerdict.GONE]
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return [UrlVerdict.SERVER_ERROR]
    if status >= HTTPStatus.BAD_REQUEST:
        return [UrlVerdict.CLIENT_ERROR]
    is_found = HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES
    return [] if is_found and not last.reason else [UrlVerdict.UNREACHABLE]


def keeps_programs_out(last: Fetched) -> bool:
    """Tell whether an answer is a riddle for people, which another try gets as well."""
    return last.header("cf-mitigated").lower() == "challenge"


def _of_page(url: str, last: Fetched, page: PageContent, not_found: NotFoundPage) -> list[UrlVerdict]:
    found = []
    if "noindex" in page.robots:
        found.append(UrlVerdict.NOINDEX)
    if _names_other(page.canonical, last.url):
        found.append(UrlVerdict.CANONICALISED)
    if not is_home_page(url) and not_found.is_like(page, url, last.url):
        found.append(UrlVerdict.SOFT_404)
    return found


def _names_other(canonical: str, url: str) -> bool:
    """Tell whether the canonical URL of a page, "" for none, is another one than its own."""
    return canonical not in ("", url) and equivalence_key(canonical) != equivalence_key(url)


def is_home_page(url: str) -> bool:
    """Tell whether a URL is that of a host itself; many hosts answer with it whatever they are asked for."""
    target = target_of(url)
    return target is not None and target.path == "/"
