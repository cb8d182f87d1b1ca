"""Finds out from what audits have kept on the disk which pages have another text than before."""

from collections.abc import Mapping

from editor.core.site.changed_pages import ChangedPages, proposed_dates
from editor.site.audit_task import AuditSettings
from editor.site.folder import answers_path


def changed_pages(lastmods: Mapping[str, str], user_agent: str) -> ChangedPages:
    """Propose dates for the entries of pages whose text has changed between audits; in any thread.

    lastmods: the dates by URL, "" for none; user_agent: what the audits told the hosts. Raises OSError and
    sqlite3.Error.
    """
    from editor.site.store import AnswerStore  # noqa: PLC0415 - the database is loaded once it is needed

    path = answers_path()
    if not path.exists():
        return proposed_dates(lastmods, {})
    store = AnswerStore(path, AuditSettings(user_agent))
    try:
        return proposed_dates(lastmods, store.histories(lastmods))
    finally:
        store.close()
