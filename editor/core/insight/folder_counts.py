"""Counts what is in each folder of a site: URLs by date, stale ones, findings; each folder is parsed once."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import compress, count
from operator import add

from editor.core.filtering.many_texts import case_folded
from editor.core.filtering.moments import DateTest, written_day
from editor.core.filtering.spans import KeySpan
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import hosts_of
from editor.core.insight.counting import AT_ONCE
from editor.core.insight.date_forms import date_heads, has_space_before, raw_heads
from editor.runtime.turns import yield_to_paint

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
        return _told(found, folders.keys, dates)


def _told(
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
