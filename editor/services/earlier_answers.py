"""What earlier audits kept on the disk: the last answer of each URL, and pages whose text has changed since.

Nothing is asked for here. All of it may run in any thread, and raises OSError, sqlite3.Error and, once
it is through, SetAsideError.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from editor.core.fields import XML_SPACE
from editor.core.site.page_answers import PageAnswer, SetAsideError
from editor.core.site.page_proposals import ChangedPages, proposed_dates
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.site.site_storage import AnswerStore, AuditSettings, Reuse, answers_path


def changed_pages(lastmods: Mapping[str, str], user_agent: str) -> ChangedPages:
    """Propose dates for the entries of pages whose text has changed between audits.

    lastmods: the dates by URL, "" for none; user_agent: what the audits told the hosts.
    """
    path = answers_path()
    if not path.exists():
        return proposed_dates(lastmods, {})
    store = AnswerStore(path, AuditSettings(user_agent))
    try:
        return proposed_dates(lastmods, store.histories(lastmods))
    finally:
        store.close()


_AT_ONCE = 500  # URLs between two looks whether to go on


def last_answers(urls: Iterable[str], cancelled: IsCancelled = never) -> Mapping[str, PageAnswer]:
    """Return the last answer to each URL, by URL, as far as there is one; raises Cancelled as well."""
    found: dict[str, PageAnswer] = {}
    for some in _found(urls, AuditSettings(), AnswerStore.latest, cancelled):
        found |= some
    return found


def answered_urls(
    urls: Iterable[str], settings: AuditSettings, reuse: Reuse, cancelled: IsCancelled = never
) -> frozenset[str]:
    """Return the URLs that an audit with these settings would not ask for again; raises Cancelled as well."""

    def known(store: AnswerStore, some: Sequence[str]) -> Mapping[str, PageAnswer]:
        return store.known(some, reuse)

    return frozenset[str]().union(*_found(urls, settings, known, cancelled))


def earlier_answers(locs: Iterable[str], newer_than: Mapping[str, float]) -> Iterator[Sequence[PageAnswer]]:
    """Yield the last answers to the URLs of entries, some at a time.

    newer_than: the times of those that are known already, by URL; what is no newer is left out.
    """
    urls = dict.fromkeys(loc.strip(XML_SPACE) for loc in locs)
    urls.pop("", None)
    for some in _found(urls, AuditSettings(), AnswerStore.latest, never):
        if new := [each for url, each in some.items() if each.asked > newer_than.get(url, 0)]:
            yield new


def _found(
    urls: Iterable[str],
    settings: AuditSettings,
    look: Callable[[AnswerStore, Sequence[str]], Mapping[str, PageAnswer]],
    cancelled: IsCancelled,
) -> Iterator[Mapping[str, PageAnswer]]:
    path = answers_path()
    if not path.exists():
        return
    wanted = list(urls)
    store = AnswerStore(path, settings)
    try:
        for start in range(0, len(wanted), _AT_ONCE):
            if cancelled():
                raise Cancelled
            yield look(store, wanted[start : start + _AT_ONCE])
        if store.trouble:
            raise SetAsideError(store.trouble)
    finally:
        store.close()
