"""The folders of a site with how old their pages are: URLs, dates, share of stale ones, findings."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import accumulate
from typing import NamedTuple

from editor.core.filtering.filter_tree import Age, ComparisonTest
from editor.core.filtering.printing import as_word
from editor.core.filtering.spans import span_of
from editor.core.insight.counting import Tally
from editor.core.insight.folder_counts import Counted, FolderCount, FolderKey
from editor.core.insight.source import InsightSource, MakeSource
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.hosts import unicode_host

DEFAULT_STALE = 365  # days after which a page is stale
FRESHNESS_TITLES = (  # of the columns of a table of folders: first those that tell where to begin
    QT_TRANSLATE_NOOP("insight", "Folder"),
    QT_TRANSLATE_NOOP("insight", "URLs"),
    QT_TRANSLATE_NOOP("insight", "Stale"),
    QT_TRANSLATE_NOOP("insight", "Findings per 100"),
    QT_TRANSLATE_NOOP("insight", "Worst"),
    QT_TRANSLATE_NOOP("insight", "Newest"),
    QT_TRANSLATE_NOOP("insight", "Median age"),
)
AGE_IN_DAYS = QT_TRANSLATE_NOOP("insight", "{number} d")
MOST_FOLDERS = 500  # in the table: those with the most URLs
FOLDERS_READ = frozenset({"loc", "lastmod", "findings"})  # of a source
_COLUMNS = ("locs", "lastmods", "marks", "finding_counts")


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


class FreshFolders(NamedTuple):
    """Folders, and of how many rows; of a sample, the numbers of URLs are those they probably have."""

    lines: Sequence[FolderFreshness]
    rows: int
    sample_of: int = 0  # the number of rows of which only `rows` were counted; 0 if all were


def fresh_folders(make_source: MakeSource, stale_days: int, levels: int) -> FreshFolders:
    """Return the folders of a source, which may be a sample."""
    source = make_source()
    lines = freshness(source, stale_days, levels)
    if source.sample_of:
        times = source.sample_of / max(len(source), 1)
        lines = [replace(line, urls=_rounded(line.urls * times)) for line in lines]
    return FreshFolders(lines, len(source), source.sample_of)


def _rounded(number: float) -> int:
    """Return a number with two digits that count."""
    return int(float(f"{number:.1e}"))


@dataclass(slots=True)
class _Folder:
    urls: int = 0
    stale: int = 0
    worst: int = 0
    findings: int = 0
    days: dict[int, int] = field(default_factory=dict)  # with their URLs

    def add(self, kind: Counted, value: int, count: int) -> None:
        """Add what was counted of some rows."""
        if kind is Counted.DAY:
            self.urls += count
            if value:
                self.days[value] = self.days.get(value, 0) + count
        elif kind is Counted.STALE:
            self.stale += count
        elif kind is Counted.MARK:
            self.worst = max(self.worst, value)
        else:
            self.findings += value * count


def stale_question(days: int) -> str:
    """Return the filter for URLs that are older than some days."""
    return f"age>{days}d"


def freshness(
    source: InsightSource, stale_days: int = DEFAULT_STALE, levels: int = 1, most: int = MOST_FOLDERS
) -> list[FolderFreshness]:
    """Return the hosts and folders down to a level, those with the most URLs, each with what is inside it."""
    span = span_of(ComparisonTest("age", ">", Age(stale_days, "d")), source.now)
    none = bytes(len(source))
    source = replace(source, marks=source.marks or none, finding_counts=source.finding_counts or none)
    every: defaultdict[FolderKey, _Folder] = defaultdict(_Folder)
    around: dict[FolderKey, list[_Folder]] = {}
    counts = source.counts(Tally(_COLUMNS, FolderCount(levels, span)))
    for (key, kind, value), count in counts.items():
        if key not in around:
            around[key] = [every[key[0], folder] for folder in _around(key[1])]
        for each in around[key]:
            each.add(kind, value, count)
    has_hosts = len({home for home, _ in every if home}) > 1
    ranked = sorted(every, key=lambda key: (-every[key].urls, key))[:most]
    today = source.now.date().toordinal()
    return [_told(key, every[key], today, has_hosts=has_hosts) for key in sorted(ranked)]


def _around(folder: str) -> Iterable[str]:
    """Yield a folder and those around it, the root included."""
    while True:
        yield folder
        if len(folder) < 2:
            return
        folder = folder[: folder.rfind("/", 0, -1) + 1]


def _told(key: FolderKey, folder: _Folder, today: int, *, has_hosts: bool) -> FolderFreshness:
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
