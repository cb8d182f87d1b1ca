"""The folders of a site with how old their pages are: URLs, dates, share of stale ones, findings.

What is in each folder is counted first; each folder is parsed once, however many URLs are in it.
"""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import IntEnum
from itertools import accumulate, compress, count
from operator import add
from typing import NamedTuple

from editor.core.filtering.filter_language import as_word
from editor.core.filtering.filter_tree import Age, ComparisonTest, KeySpan, span_of
from editor.core.filtering.text_matching import case_folded
from editor.core.filtering.value_matching import DateTest, SplitUrls, hosts_of, written_day
from editor.core.insight.chart_source import AT_ONCE, InsightSource, MakeSource, Tally
from editor.core.insight.date_charts import date_heads, has_space_before, raw_heads
from editor.core.text import N_
from editor.core.values.urls import unicode_host
from editor.runtime.threads import yield_to_paint

_STEP = 1 << 32  # between the numbers of folders, with room for another number
_SLASHES = 3  # of a URL with a host and a path

FolderKey = tuple[str, str]  # host, and folder with a slash at both ends


class Counted(IntEnum):
    """A kind of number that is counted in a folder."""

    DAY = 0  # URLs, by the ordinal of the day of their date; 0 for none
    STALE = 1
    MARK = 2  # URLs, by the severity of their worst finding
    FINDING = 3  # URLs, by the number of their findings


@dataclass(frozen=True)
class FolderCount:
    """Counts rows by what is inside each folder alone, without the folders in it."""

    levels: int
    stale: KeySpan  # the moments of stale dates

    def __call__(
        self, locs: Sequence[str], lastmods: Sequence[str], marks: Sequence[int], findings: Sequence[int]
    ) -> Counter[tuple[FolderKey, Counted, int]]:
        folders, dates = _Folders(self.levels), _Dates(self.stale)
        found: dict[Counted, Counter[int]] = {kind: Counter() for kind in Counted}
        for start in range(0, len(locs), AT_ONCE):
            yield_to_paint()
            some = slice(start, start + AT_ONCE)
            numbers = folders.numbers(locs[some])
            days, stale_rows = dates.numbers(lastmods[some])
            found[Counted.DAY].update(map(add, numbers, days))
            found[Counted.STALE].update(map(numbers.__getitem__, stale_rows))
            for kind, column in ((Counted.MARK, marks[some]), (Counted.FINDING, findings[some])):
                found[kind].update(map(add, compress(numbers, column), filter(None, column)))
        return _folder_count(found, folders.keys, dates)


def _folder_count(
    found: dict[Counted, Counter[int]], keys: Sequence[FolderKey], dates: "_Dates"
) -> Counter[tuple[FolderKey, Counted, int]]:
    told: dict[tuple[FolderKey, Counted, int], int] = {}  # a mere dictionary: there may be very many
    stale: dict[FolderKey, int] = {}
    for kind, counts in found.items():
        for number, rows in counts.items():
            place, value = divmod(number, _STEP)
            folder = keys[place]
            if kind is Counted.DAY:
                if dates.is_stale[value]:
                    stale[folder] = stale.get(folder, 0) + rows
                value = dates.days[value]
            key = (folder, kind, value)
            told[key] = told.get(key, 0) + rows
    for folder, rows in stale.items():
        key = (folder, Counted.STALE, 0)
        told[key] = told.get(key, 0) + rows
    return Counter(told)


class _Folders:
    """Numbers the folders of URLs, down to a level."""

    def __init__(self, levels: int) -> None:
        self._levels = levels
        self._numbers: dict[FolderKey, int] = {}
        self._known: dict[str, int] = {}  # beginnings of URLs up to their last slash

    @property
    def keys(self) -> list[FolderKey]:
        """The folders in the order of their numbers."""
        return list(self._numbers)

    def numbers(self, locs: Sequence[str]) -> list[int]:
        """Return the number of the folder of each URL, times _STEP."""
        heads = [loc[: loc.rfind("/") + 1] for loc in locs]
        different = set(heads)
        if any(head.count("/") < _SLASHES for head in different):
            heads = [
                head if head.count("/") >= _SLASHES else loc for head, loc in zip(heads, locs, strict=True)
            ]
            different = set(heads)
        self._learn(list(different.difference(self._known)))
        return list(map(self._known.__getitem__, heads))

    def _learn(self, heads: Sequence[str]) -> None:
        urls = SplitUrls(heads)
        paths = case_folded(urls.readable_paths())  # as a filter by path compares them
        hosts = {home: hosts_of(home)[0] if home else "" for home in set(urls.homes())}
        for head, home, folder in zip(heads, urls.homes(), _cut(paths, self._levels), strict=True):
            number = self._numbers.setdefault((hosts[home], folder), len(self._numbers))
            self._known[head] = number * _STEP


class _Dates:
    """Numbers the beginnings of dates, and tells which are stale."""

    def __init__(self, stale: KeySpan) -> None:
        self._test = DateTest(stale, by_moment=True)
        self._numbers: dict[str, int] = {}
        self._unsure: set[str] = set()  # beginnings whose time of day decides
        self.days: list[int] = []  # by number; 0 for none
        self.is_stale: list[bool] = []  # by number; False where the time of day decides

    def numbers(self, values: Sequence[str]) -> tuple[Iterable[int], list[int]]:
        """Return the number of each date, and where one is stale that is not told by its beginning."""
        heads = list(raw_heads(values))
        new = set(heads).difference(self._numbers)
        if has_space_before(new):
            heads = date_heads(values)
            new = set(heads).difference(self._numbers)
        self._numbers.update(zip(new, count(len(self._numbers)), strict=False))
        for head in new:
            is_stale = self._test.verdict(head)
            self.days.append(written_day(head) or 0)
            self.is_stale.append(is_stale is True)
            if is_stale is None:
                self._unsure.add(head)
        unsure = compress(count(), map(self._unsure.__contains__, heads))
        return map(self._numbers.__getitem__, heads), [row for row in unsure if self._test.holds(values[row])]


def _cut(paths: Iterable[str], levels: int) -> Iterable[str]:
    """Return the folder of each path, down to a level."""
    for path in paths:
        end = 0
        for _ in range(levels):
            following = path.find("/", end + 1)
            if following < 0:
                break
            end = following
        yield path[: end + 1]


DEFAULT_STALE = 365  # days after which a page is stale
FRESHNESS_TITLES = (  # of the columns of a table of folders: first those that tell where to begin
    N_("Folder"),
    N_("URLs"),
    N_("Stale"),
    N_("Findings per 100"),
    N_("Worst"),
    N_("Newest"),
    N_("Median age"),
)
AGE_IN_DAYS = N_("{number} d")
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
    for (key, kind, value), number in counts.items():
        if key not in around:
            around[key] = [every[key[0], folder] for folder in _around(key[1])]
        for each in around[key]:
            each.add(kind, value, number)
    has_hosts = len({home for home, _ in every if home}) > 1
    ranked = sorted(every, key=lambda key: (-every[key].urls, key))[:most]
    today = source.now.date().toordinal()
    return [_freshness_of(key, every[key], today, has_hosts=has_hosts) for key in sorted(ranked)]


def _around(folder: str) -> Iterable[str]:
    """Yield a folder and those around it, the root included."""
    while True:
        yield folder
        if len(folder) < 2:
            return
        folder = folder[: folder.rfind("/", 0, -1) + 1]


def _freshness_of(key: FolderKey, folder: _Folder, today: int, *, has_hosts: bool) -> FolderFreshness:
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
