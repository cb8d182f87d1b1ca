"""Finds what earlier audits stored on the disk: answers, and pages whose text has changed since.

Nothing is fetched.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from editor.core.site.page_answers import PageAnswer
from editor.core.site.page_proposals import ChangedPages, proposed_dates
from editor.runtime.threads import Cancelled, IsCancelled, never
from editor.site.audit_task import AuditSettings, Reuse
from editor.site.site_storage import AnswerStore, answers_path


def changed_pages(lastmods: Mapping[str, str], user_agent: str) -> ChangedPages:
    """Propose dates for the entries of pages whose text has changed between audits; in any thread.

    lastmods: the dates by URL, "" for none; user_agent: what the audits told the hosts. Raises OSError and
    sqlite3.Error.
    """
    path = answers_path()
    if not path.exists():
        return proposed_dates(lastmods, {})
    store = AnswerStore(path, AuditSettings(user_agent))
    try:
        return proposed_dates(lastmods, store.histories(lastmods))
    finally:
        store.close()


_AT_ONCE = 1000  # URLs between two looks whether to go on


def last_answers(urls: Iterable[str], cancelled: IsCancelled = never) -> Mapping[str, PageAnswer]:
    """Return the last answer to each URL, by URL, as far as there is one; in any thread.

    Raises OSError, sqlite3.Error, and Cancelled.
    """
    return _found(urls, AuditSettings(), lambda store, some: store.latest(some), cancelled)


def answered_urls(
    urls: Iterable[str], settings: AuditSettings, reuse: Reuse, cancelled: IsCancelled = never
) -> frozenset[str]:
    """Return the URLs that an audit with these settings would not ask for again; in any thread.

    Raises OSError, sqlite3.Error, and Cancelled.
    """
    return frozenset(_found(urls, settings, lambda store, some: store.known(some, reuse), cancelled))


def _found(
    urls: Iterable[str],
    settings: AuditSettings,
    look: Callable[[AnswerStore, Sequence[str]], Mapping[str, PageAnswer]],
    cancelled: IsCancelled,
) -> Mapping[str, PageAnswer]:
    path = answers_path()
    if not path.exists():
        return {}
    wanted, found = list(urls), dict[str, PageAnswer]()
    store = AnswerStore(path, settings)
    try:
        for start in range(0, len(wanted), _AT_ONCE):
            if cancelled():
                raise Cancelled
            found |= look(store, wanted[start : start + _AT_ONCE])
    finally:
        store.close()
    return found
