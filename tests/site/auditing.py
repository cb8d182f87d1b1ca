"""Asks a site of the tests for some of its pages."""

from itertools import chain

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.site.audit_run import Audit
from editor.site.request_limits import Limits
from tests.site.misbehaving import Site

QUICK = Limits(delay=0, allows_private=True)


def all_of(audit: Audit) -> list[PageAnswer]:
    return list(chain.from_iterable(audit.batches()))


def audited(site: Site, *paths: str, limits: Limits = QUICK) -> list[PageAnswer]:
    """The answers to paths of a site, in their order."""
    urls = [site.url(path) for path in paths]
    answers = {answer.url: answer for answer in all_of(Audit(urls, limits))}
    return [answers[url] for url in urls]


def verdict(site: Site, path: str, limits: Limits = QUICK) -> UrlVerdict:
    return audited(site, path, limits=limits)[0].verdict
