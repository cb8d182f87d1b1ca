"""What is known before URLs are checked, and which are left to ask for."""

from collections.abc import Callable, Collection
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial

from editor.core.site.answer_columns import Answers
from editor.core.site.to_check import UrlsToCheck, urls_to_check
from editor.services.last_answers import answered_urls
from editor.services.latest import Latest
from editor.site.audit_task import AuditSettings, Reuse
from editor.site.limits import Credentials

_Way = tuple[tuple[str, ...], AuditSettings, Reuse]


@dataclass(frozen=True, slots=True)
class KnownBefore:
    """The answers that are known before the site is asked."""

    answers: Answers  # those in the window
    credentials: Credentials  # for sites that were signed in to, which are kept in memory alone
    latest: Latest[Answers]  # looks up what earlier audits have found
    answered: Latest[Collection[str]]  # looks up which URLs would not be asked for again
    allowed: Collection[str] = ()  # hosts in private networks that the person has allowed already


class UrlsLeft:
    """Has a worker look up which URLs are left, each choice once."""

    def __init__(self, latest: Latest[Collection[str]], on_known: Callable[[], None]) -> None:
        """on_known: called once it is known that there are fewer."""
        self._latest, self._on_known = latest, on_known
        self._left: dict[_Way, UrlsToCheck] = {}

    @property
    def is_wanted(self) -> bool:
        """True while a choice is looked up."""
        return self._latest.is_wanted

    def close(self) -> None:
        """Look up no more."""
        self._latest.close()

    def of(self, found: UrlsToCheck, settings: AuditSettings, reuse: Reuse) -> UrlsToCheck:
        """Return the URLs that are left to ask for; all of them as long as that is not known."""
        way = found.urls, settings, reuse
        if way not in self._left:
            self._left[way] = found
            work = partial(answered_urls, found.urls, settings, reuse)
            self._latest.ask(work, partial(self._on_answered, way, found))
        return self._left[way]

    def _on_answered(self, way: _Way, found: UrlsToCheck, outcome: Future[Collection[str]]) -> None:
        if outcome.exception() is None and outcome.result():  # else all are asked for
            answered = outcome.result()
            left = urls_to_check(url for url in found.urls if url not in answered)
            self._left[way] = replace(left, left_out=found.left_out)
            self._on_known()
