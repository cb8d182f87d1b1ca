"""New dates for entries: only for a page whose main text has changed between two audits.

What could not be verified is never a reason for a change. A date that is newer than the page is worth
nothing to a search engine, and most programs write such.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from editor.core.site.page_answers import time_of_header
from editor.core.values.w3c_datetime import Precision, date_of, is_before, of_moment

_MOST_AT_ONCE = 0.3  # of the pages that were compared; more is a new template rather than new texts
_FEW = 2  # of one page alone nobody can tell whether others changed with it
_AT_ONCE = 60 * 60.0  # seconds; changes that were seen further apart are no single event


@dataclass(frozen=True, slots=True)
class TextHistory:
    """The times, in seconds since 1970, when audits saw a page's present main text and the one before."""

    first_seen: float  # of the text that it has now
    last_seen: float
    last_modified: str = ""  # the header that came with it, as it came
    before_last_seen: float | None = None  # None: no other text is known
    before_last_modified: str = ""


@dataclass(frozen=True, slots=True)
class DateProposal:
    """A new date for the entry of a page, with the evidence."""

    url: str
    lastmod: str  # as it is now
    date: str  # that is proposed, as exact as the one there is
    header: str  # Last-Modified as it came; "" if there was none
    unchanged_until: datetime  # the old text was there then, in UTC
    changed_by: datetime  # the new text was there then, in UTC


@dataclass(frozen=True, slots=True)
class ChangedPages:
    """The evidence of audits about the dates of entries."""

    proposals: tuple[DateProposal, ...]
    compared: int  # pages of which two audits saw the main text
    changed: int  # of these, the pages whose text is another than before
    template: int  # of these, the pages for which nothing is proposed, as too many changed at once

    @property
    def may_be_a_template(self) -> bool:
        """True if so many pages changed at once that only their template may have changed."""
        return self.template > 0


def proposed_dates(lastmods: Mapping[str, str], histories: Mapping[str, TextHistory]) -> ChangedPages:
    """Propose dates for entries whose pages have another main text than when they were audited before.

    lastmods: the dates of the entries by URL, "" for none. Nothing is proposed where the entry's own date is
    as new, and nothing for pages that changed together with more than 30 % of those compared.
    """
    known = {url: histories[url] for url in lastmods if url in histories}
    compared = [each for each in known.values() if _is_compared(each)]
    changed = {url: each for url, each in known.items() if each.before_last_seen is not None}
    at_once = _changed_at_once(changed.values(), compared)
    single = {url: each for url, each in changed.items() if each.first_seen not in at_once}
    proposals = (_proposal(url, lastmods[url], history) for url, history in single.items())
    return ChangedPages(
        tuple(filter(None, proposals)), len(compared), len(changed), len(changed) - len(single)
    )


def _is_compared(history: TextHistory) -> bool:
    return history.before_last_seen is not None or history.last_seen > history.first_seen


def _changed_at_once(changed: Iterable[TextHistory], compared: Iterable[TextHistory]) -> set[float]:
    """Return the moments of changes that too many pages share."""
    found: set[float] = set()
    for moments in _bursts(sorted(each.first_seen for each in changed)):
        first, last = moments[0], moments[-1]
        others = sum(each.first_seen < first <= each.last_seen for each in compared)
        if len(moments) >= _FEW and len(moments) > _MOST_AT_ONCE * (len(moments) + others):
            found |= {moment for moment in moments if first <= moment <= last}
    return found


def _bursts(moments: Iterable[float]) -> Iterable[list[float]]:
    """Moments in groups: those that follow on each other closely."""
    burst: list[float] = []
    for moment in moments:
        if burst and moment - burst[-1] > _AT_ONCE:
            yield burst
            burst = []
        burst.append(moment)
    if burst:
        yield burst


def _proposal(url: str, lastmod: str, history: TextHistory) -> DateProposal | None:
    assert history.before_last_seen is not None
    until, by = _moment(history.before_last_seen), _moment(history.first_seen)
    header = time_of_header(history.last_modified)
    old = date_of(lastmod)
    precision = Precision.DAY if old is None else max(min(old.precision, Precision.SECOND), Precision.DAY)
    date = str(of_moment(header if header and until < header <= by else by, precision))
    is_newer = not lastmod.strip() or is_before(lastmod, date)
    if not is_newer or (old is not None and _tells_it_already(lastmod, until)):
        return None
    return DateProposal(url, lastmod, date, history.last_modified, until, by)


def _tells_it_already(lastmod: str, until: datetime) -> bool:
    """Tell whether the entry's date is later than the old text was seen: somebody has set it since."""
    return is_before(str(of_moment(until)), lastmod)


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
