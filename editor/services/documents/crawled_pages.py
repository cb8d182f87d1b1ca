"""Finds the pages of a live site: asks for its home page, for what is listed, and for what these link to.

What came is on the disk: a crawl that was broken off goes on where it was.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from editor.core.site.crawl_frontier import CrawlPlan
from editor.core.site.found_pages import FoundPage, FoundSite, Reason, Source
from editor.core.site.page_answers import MAY_PASS, PageAnswer, UrlVerdict, shown_header_time, time_of_header
from editor.core.site.page_urls import guessed_base, without_query
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_key, near_key, without_user
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.site.audit_process import AuditProcess
from editor.site.fetching import is_html
from editor.site.request_limits import JUDGED_AS, Credentials, Criteria, Limits
from editor.site.site_storage import Reuse, answers_path

_LOOK = 0.25  # seconds between two looks whether it is to stop
_LINE = N_("line {line} of robots.txt: {rule}")
_ANSWERED = N_("the answer is {status}")
_SILENT = N_("The home page {url} does not answer. {reason}")
_REFUSES = N_("The home page {url} answers with {status}.")
_SAME_TEXT = N_("it has the same text")
_STOPPED = N_("It stopped by itself. {reason}. Started again, it goes on.")
_REASONS = {
    UrlVerdict.REDIRECTED: Reason.REDIRECTED,
    UrlVerdict.CANONICALISED: Reason.CANONICAL,
    UrlVerdict.NOINDEX: Reason.NOINDEX,
    UrlVerdict.BLOCKED: Reason.BLOCKED,
    UrlVerdict.GONE: Reason.GONE,
}


@dataclass(frozen=True, slots=True)
class SiteRequest:
    """Which site is asked for its pages, and how."""

    plan: CrawlPlan
    limits: Limits = Limits()  # noqa: RUF009 - it cannot change
    agent: str = JUDGED_AS  # the crawler that decides what may be listed
    reuse: Reuse = Reuse()  # noqa: RUF009 - it cannot change
    credentials: Credentials = field(default_factory=dict, repr=False)


def home_of(listed: Sequence[str]) -> str:
    """Return the home page of the site that most URLs are of; "" if there are none."""
    return guessed_base((), listed)


def site_of_web(
    request: SiteRequest,
    listed: Iterable[str],
    cancelled: IsCancelled = never,
    progress: Callable[[int, int], object] | None = None,
) -> FoundSite:
    """Ask a live site for its pages; raises Cancelled.

    progress: is told how many pages have answered, and how many are known that will be asked for.
    """
    found, urls = _Found(request), list(listed)
    with AuditProcess(
        urls,
        request.limits,
        store=answers_path(),
        criteria=Criteria(request.agent),
        reuse=request.reuse,
        credentials=request.credentials,
        crawl=request.plan,
    ) as audit:
        while audit.is_running:
            if cancelled():
                raise Cancelled
            for answer in audit.poll(_LOOK):
                found.take(answer, audit.links.get(answer.url, ()))
            if progress is not None:
                progress(found.count, audit.known)
            if audit.paused and not found.stopped:
                found.stopped = audit.paused
                audit.stop()
        end = audit.crawl_end
        trouble = [*found.trouble(), *filter(None, [audit.trouble])]
    found.tell_alike(frozenset(map(equivalence_key, urls)))
    return FoundSite(
        Source.SITE,
        request.plan.home,
        found.pages,
        others=frozenset(found.others),
        home=request.plan.home,
        trouble=trouble,
        refused=tuple(found.refused),
        notes=end.notes if end else (),
        is_complete=end is not None and end.is_complete,
    )


class _Found:
    """Makes pages of answers as they come."""

    def __init__(self, request: SiteRequest) -> None:
        self._home = equivalence_key(request.plan.home)
        self._home_trouble = ""
        self.refused: dict[str, None] = {}  # hosts, in their order
        self.pages: list[FoundPage] = []
        self.others: list[str] = []  # keys of what is there, but no page
        self.count = 0
        self._alike: dict[int, list[int]] = {}  # pages with the same text whose URLs are nearly the same
        self.stopped = ""  # why it paused by itself

    def take(self, answer: PageAnswer, links: Sequence[str]) -> None:
        """Add what a URL answered; links: the keys of those on the page."""
        self.count += 1
        if answer.refused_host:
            self.refused[answer.refused_host] = None
        if equivalence_key(answer.url) == self._home and answer.verdict in MAY_PASS:
            url, status = without_user(answer.url), str(answer.status)
            refuses = Phrase(_REFUSES, url=url, status=status)
            self._home_trouble = Phrase(_SILENT, url=url, reason=answer.reason) if answer.reason else refuses
        types = {"content-type": [answer.content_type]} if answer.content_type else {}
        if answer.verdict is UrlVerdict.OK and not is_html(types):
            self.others.append(equivalence_key(answer.url))
        else:
            if answer.text_hash and answer.verdict is UrlVerdict.OK:
                text = hash((near_key(without_query(answer.url)), answer.text_hash))
                self._alike.setdefault(text, []).append(len(self.pages))
            self.pages.append(replace(_page(answer), links=links))

    def tell_alike(self, listed: Collection[str]) -> None:
        """Say of pages with one text that one of them is to be listed, if their URLs are nearly the same.

        They differ by a query, the name of an index page or a slash at the end. listed: keys of URLs; such a
        one comes first, and then the shortest.
        """
        for numbers in self._alike.values():
            keys = {number: equivalence_key(self.pages[number].url) for number in numbers}
            first, *others = sorted(keys, key=lambda at: (keys[at] not in listed, len(keys[at]), at))
            for number in others:
                self.pages[number] = replace(
                    self.pages[number],
                    reason=Reason.CANONICAL,
                    to=self.pages[first].url,
                    evidence=Phrase(_SAME_TEXT),
                )

    def trouble(self) -> Iterator[str]:
        """Yield sentences on what could not be found out."""
        if self.refused:
            return
        if self._home_trouble:
            yield self._home_trouble
        elif self.stopped:
            yield Phrase(_STOPPED, reason=self.stopped)


def _page(answer: PageAnswer) -> FoundPage:
    reason, to = _reason(answer), ""
    if reason is Reason.CANONICAL:
        to = answer.canonical
    elif answer.hops:
        to = answer.final_url
    return FoundPage(answer.url, reason, to, _evidence(answer), _lastmod(answer))


def _reason(answer: PageAnswer) -> Reason | None:
    """Return why the page should not be listed: of a redirect, what it leads to has its own answer."""
    if answer.verdict is UrlVerdict.OK:
        return None
    if UrlVerdict.REDIRECTED in answer.also and answer.verdict is not UrlVerdict.GONE:
        return Reason.REDIRECTED
    return _REASONS.get(answer.verdict, Reason.ERROR)


def _evidence(answer: PageAnswer) -> str:
    rule = answer.blocked_by
    if rule is not None:
        return Phrase(_LINE, line=rule.line, rule=str(rule))
    if answer.reason:
        return answer.reason
    is_telling = _REASONS.get(answer.verdict) in {None, Reason.GONE} and answer.verdict is not UrlVerdict.OK
    return Phrase(_ANSWERED, status=str(answer.status)) if is_telling and answer.status else ""


def _lastmod(answer: PageAnswer) -> str:
    """Return the date of a page by its header, where that does not only say when it was asked for."""
    header = answer.last_modified
    is_date = bool(header) and not answer.is_made_when_asked and time_of_header(header) is not None
    return shown_header_time(header) if is_date else ""
