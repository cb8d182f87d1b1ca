"""The folders of a site with how old their pages are: URLs, dates, share of stale ones, findings."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import accumulate, compress

from editor.core.filtering.filter_tree import Age, ComparisonTest
from editor.core.filtering.many_texts import case_folded
from editor.core.filtering.moments import DateTest, written_day
from editor.core.filtering.printing import as_word
from editor.core.filtering.spans import span_of
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import hosts_of
from editor.core.insight.source import InsightSource
from editor.core.values.hosts import unicode_host
from editor.runtime.turns import yield_to_paint

DEFAULT_STALE = 365  # days after which a page is stale
MOST_FOLDERS = 500  # in the table: those with the most URLs
_AT_ONCE = 4_000  # rows between two looks at whether the window wants to paint

_Key = tuple[str, str]  # home, and folder with a slash at both ends


@dataclass(frozen=True, slots=True)
class FolderFreshness:
    """A folder with all that is in it: how many URLs, how old, and what is wrong with them."""

    label: str
    question: str  # the filter for its URLs; "" matches all
    urls: int
    newest: str = ""  # a day
    median_age: int | None = None  # in days
    stale: int = 0  # of those with a date
    dated: int = 0
    worst: int = 0  # severity of the worst finding; 0 for none
    findings: int = 0

    @property
    def stale_share(self) -> float | None:
        """The part of the dated URLs that is stale, from 0 to 1; None without any date."""
        return self.stale / self.dated if self.dated else None

    @property
    def findings_per_hundred(self) -> float:
        """The number of findings per 100 URLs."""
        return 100 * self.findings / self.urls if self.urls else 0.0


@dataclass(slots=True)
class _Folder:
    urls: int = 0
    stale: int = 0
    worst: int = 0
    findings: int = 0
    days: Counter[int] = field(default_factory=Counter)

    def add(self, other: "_Folder") -> None:
        self.urls += other.urls
        self.stale += other.stale
        self.worst = max(self.worst, other.worst)
        self.findings += other.findings
        self.days.update(other.days)


def stale_question(days: int) -> str:
    """Return the filter for URLs that are older than some days."""
    return f"age>{days}d"


def freshness(
    source: InsightSource, stale_days: int = DEFAULT_STALE, levels: int = 1
) -> list[FolderFreshness]:
    """Return the hosts and folders down to a level, those with the most URLs, each with what is inside it."""
    own = _by_own_folder(source, stale_days, levels)
    every: dict[_Key, _Folder] = {}
    for (home, folder), found in own.items():
        for around in _around(folder):
            every.setdefault((home, around), _Folder()).add(found)
    has_hosts = len({home for home, _ in every if home}) > 1
    ranked = sorted(every, key=lambda key: -every[key].urls)[:MOST_FOLDERS]
    today = source.now.date().toordinal()
    return [_told(key, every[key], today, has_hosts=has_hosts) for key in sorted(ranked)]


def _by_own_folder(source: InsightSource, stale_days: int, levels: int) -> Mapping[_Key, _Folder]:
    """Return what is known of the URLs of each folder alone, without those around it."""
    found: dict[_Key, _Folder] = {}
    span = span_of(ComparisonTest("age", ">", Age(stale_days, "d")), source.now)
    is_stale = DateTest(span, by_moment=True)
    for start in range(0, len(source), _AT_ONCE):
        yield_to_paint()
        some = slice(start, start + _AT_ONCE)
        urls, lastmods = SplitUrls(source.locs[some]), source.lastmods[some]
        paths = case_folded(urls.readable_paths())  # as a filter by path compares them
        keys = list(zip(_hosts(urls.homes()), _folders(paths, levels), strict=True))
        for key, count in Counter(keys).items():
            found.setdefault(key, _Folder()).urls += count
        heads = [value.strip()[:11] for value in lastmods]
        for (key, head), count in Counter(zip(keys, heads, strict=True)).items():
            day = written_day(head)
            if day is not None:
                found[key].days[day] += count
        for key, count in Counter(compress(keys, is_stale(lastmods))).items():
            found[key].stale += count
        for key, worst in set(zip(keys, source.marks[some], strict=False)):
            found[key].worst = max(found[key].worst, worst)
        counts = source.finding_counts[some]
        for key, number in zip(compress(keys, counts), filter(None, counts), strict=True):
            found[key].findings += number
    return found


def _hosts(homes: Sequence[str]) -> Iterable[str]:
    known = {home: hosts_of(home)[0] if home else "" for home in set(homes)}
    return map(known.__getitem__, homes)


def _folders(paths: Iterable[str], levels: int) -> Iterable[str]:
    """Return the folder of each path, down to a level."""
    for path in paths:
        end = 0
        for _ in range(levels):
            following = path.find("/", end + 1)
            if following < 0:
                break
            end = following
        yield path[: end + 1]


def _around(folder: str) -> Iterable[str]:
    """Yield a folder and those around it, the root included."""
    while True:
        yield folder
        if len(folder) < 2:
            return
        folder = folder[: folder.rfind("/", 0, -1) + 1]


def _told(key: _Key, folder: _Folder, today: int, *, has_hosts: bool) -> FolderFreshness:
    host, path = key
    parts = [f"host={as_word(host)}"] if host and has_hosts else []
    if not host:
        parts = ["-host:*"]
    elif len(path) > 1:
        parts.append(f"path:{as_word(path)}")
    dated = sum(folder.days.values())
    return FolderFreshness(
        (unicode_host(host) if has_hosts or len(path) < 2 else "") + (path if host else ""),
        " ".join(parts),
        folder.urls,
        date.fromordinal(max(folder.days)).isoformat() if dated else "",
        today - _median(folder.days) if dated else None,
        folder.stale,
        dated,
        folder.worst,
        folder.findings,
    )


def _median(days: Mapping[int, int]) -> int:
    """Return the middle one of some days, the earlier of two."""
    known = sorted(days)
    sums = list(accumulate(days[day] for day in known))
    return known[bisect_right(sums, (sums[-1] - 1) // 2)]
