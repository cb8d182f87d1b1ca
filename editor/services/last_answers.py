"""Looks up what earlier audits found, which the disk keeps; nothing is fetched."""

from collections.abc import Iterable, Mapping

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.site.answers import PageAnswer
from editor.site.folder import answers_path

_AT_ONCE = 1000  # URLs between two looks whether to go on


def last_answers(urls: Iterable[str], cancelled: IsCancelled = never) -> Mapping[str, PageAnswer]:
    """Return the last answer to each URL, by URL, as far as there is one; in any thread.

    Raises OSError, sqlite3.Error, and Cancelled.
    """
    from editor.site.store import AnswerStore  # noqa: PLC0415 - the database is loaded once it is needed

    path = answers_path()
    if not path.exists():
        return {}
    wanted, found = list(urls), dict[str, PageAnswer]()
    store = AnswerStore(path)
    try:
        for start in range(0, len(wanted), _AT_ONCE):
            if cancelled():
                raise Cancelled
            found |= store.latest(wanted[start : start + _AT_ONCE])
    finally:
        store.close()
    return found
