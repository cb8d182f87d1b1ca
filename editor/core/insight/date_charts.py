"""Charts of the last modified dates: by year, month, day and weekday, precision and time zone.

The beginnings of dates and their forms are counted apart, as the first chart needs beginnings
alone; each different day, minute and ending is parsed only once. With them stand the figures of
selected rows as spreadsheets show them: different URLs, priorities, oldest and newest date.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from functools import lru_cache
from operator import itemgetter

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.fields import XML_SPACE
from editor.core.filtering.value_matching import written_day
from editor.core.insight.chart_source import InsightSource, Tally, count_by, count_texts, picked_rows
from editor.core.insight.charts import Bar, Chart, Remark, Tone, absent_bar
from editor.core.text import N_, Phrase
from editor.core.values.priorities import priority_of

_DAY = 10  # characters
_SPACE = frozenset(XML_SPACE)
_HEAD_OF = itemgetter(slice(_DAY + 1))


def count_date_heads(column: Sequence[str]) -> Counter[str]:
    """Count how dates begin, as `date_heads` tells it: "" counts those that are absent."""
    found = count_by(column, raw_heads)
    return count_by(column, date_heads) if has_space_before(found) else found


def date_heads(texts: Sequence[str]) -> list[str]:
    """Return the first eleven characters of dates: a day, and what tells that it ends there.

    Whitespace before a date is left out, and is all that is left of a text that has nothing else.
    """
    return [
        (_HEAD_OF(text.strip(XML_SPACE)) or text[:1]) if text[:1] in _SPACE else _HEAD_OF(text)
        for text in texts
    ]


def raw_heads(texts: Sequence[str]) -> Iterable[str]:
    """Return the first eleven characters of dates: quicker, wrong where `has_space_before` is true."""
    return map(_HEAD_OF, texts)


def has_space_before(heads: Iterable[str]) -> bool:
    """Tell whether any of these begins with white space, so that `date_heads` is to be asked."""
    return min(filter(None, heads), default="!") < "!"  # white space comes before it


def counted_heads(source: InsightSource) -> Counter[str]:
    """Return how often dates of a source begin in which way, as `date_heads` tells it."""
    return source.counts(_HEADS)


_HEADS = Tally(("lastmods",), count_date_heads)


MOST_DAYS, MOST_MONTHS, MOST_YEARS = 62, 60, 40  # columns side by side; earlier ones share one
_WHOLE_DAY = 10  # characters
_STRIKING = 3  # a day with more than a third of all dates is marked
_ENOUGH = 10  # dates, below which nothing is striking

YEARS = N_("Last modified, by year")
MONTHS = N_("Last modified, by month")
DAYS = N_("Last modified, by day")


def days_counted(heads: Mapping[str, int]) -> Counter[str]:
    """Count the days that dates begin with, as written; a mere month or year counts as its first day."""
    found: dict[str, int] = {}  # a mere dictionary: there are thousands of days
    for day, count in zip(map(_written, heads), heads.values(), strict=True):
        found[day] = found.get(day, 0) + count
    found.pop("", None)
    return Counter(found)


@lru_cache(maxsize=1 << 15)  # some ninety years
def _written(head: str) -> str:
    """Return the day that a date begins with; "" if it is none."""
    day = written_day(head)
    return date.fromordinal(day).isoformat() if day else ""


def by_year(source: InsightSource) -> Chart:
    """Return the columns of the years."""
    return _over_time(source, "lastmod-year", YEARS, 4, MOST_YEARS)


def by_month(source: InsightSource) -> Chart:
    """Return the columns of the months."""
    return _over_time(source, "lastmod-month", MONTHS, 7, MOST_MONTHS)


def by_day(source: InsightSource) -> Chart:
    """Return the columns of the days."""
    return _over_time(source, "lastmod-day", DAYS, 10, MOST_DAYS)


def _over_time(source: InsightSource, name: str, title: str, length: int, most: int) -> Chart:
    """Return columns from the first period to the last, those without a date in between included.

    length: characters of a date that name the period; most: of so many the earlier ones share a column.
    """
    heads = counted_heads(source)
    days, absent = days_counted(heads), heads[""]
    periods: Counter[str] = Counter()
    for day, count in days.items():
        periods[day[:length]] += count
    dated, total = sum(days.values()), len(source)
    striking = _striking_days(days, dated)
    marked = set(striking) if length == _WHOLE_DAY else set()
    bars: list[Bar] = []
    if periods:
        end = (source.now.date() + timedelta(days=1)).isoformat()[:length]  # it is tomorrow in the east
        last = min(max(periods), end) if min(periods) <= end else max(periods)
        shown = _last_periods(min(periods), last, most, _BEFORE[length])
        earlier = sum(count for period, count in periods.items() if period < shown[0])
        if earlier:
            label = Phrase(N_("Before {period}"), period=shown[0])
            bars.append(Bar(label, earlier, f"lastmod<{shown[0]}", is_rest=True))
        bars += [
            Bar(
                period,
                periods[period],
                f"lastmod={period}",
                Tone.STRIKING if period in marked else Tone.PLAIN,
            )
            for period in shown
        ]
    later = sum(count for period, count in periods.items() if period > last) if periods else 0
    if later:
        label = Phrase(N_("After {period}"), period=last)
        bars.append(Bar(label, later, f"lastmod>{last}", Tone.WARNING, is_rest=True))
    unread = total - absent - dated
    if unread:
        label = Phrase(N_("Not a date"))
        bars.append(Bar(label, unread, _UNREAD, Tone.ERROR))
    bars += absent_bar(absent, "-has:lastmod")
    remarks = _remarks(striking, days, dated, absent, source) if name == _WITH_REMARKS else ()
    chart = Chart(name, title, tuple(bars), total, remarks, is_upright=True)
    return chart if name == _WITH_REMARKS else _if_dated(chart, heads)


def _if_dated(chart: Chart, heads: Mapping[str, int]) -> Chart:
    """Return a chart without bars if no row has a date, which the first of the charts says already."""
    return chart if any(heads) else replace(chart, bars=())


_WITH_REMARKS = "lastmod-month"  # the first of the charts over time: all of them have the same to say
_UNREAD = "has:lastmod -lastmod<=9999-12-31"  # what does not begin with a day


def _striking_days(days: Mapping[str, int], dated: int) -> list[str]:
    if dated < _ENOUGH:
        return []
    return sorted(day for day, count in days.items() if count * _STRIKING > dated)


def _remarks(
    striking: Iterable[str], days: Mapping[str, int], dated: int, absent: int, source: InsightSource
) -> tuple[Remark, ...]:
    """Return what stands out about dates: many of one day, none at all, and some in the future."""
    found = []
    for day in striking:
        pattern = N_("{count:,} of {total:,} dates are the same day, {day}: a build date?")
        found.append(Remark(Phrase(pattern, count=days[day], total=dated, day=day), f"lastmod={day}"))
    if absent:
        words = Phrase(N_("Entries without a date: {count:,} of {total:,}."), count=absent, total=len(source))
        found.append(Remark(words, "-has:lastmod"))
    after = (source.now.date() + timedelta(days=1)).isoformat()  # it is tomorrow in the east
    future = sum(count for day, count in days.items() if day > after)
    if future:
        words = Phrase(N_("Dates in the future: {count:,}."), count=future)
        found.append(Remark(words, f"lastmod>{after}"))
    return tuple(found)


# Periods: years, months and days as texts


def _day_before(period: str) -> str:
    day = date.fromisoformat(period)
    return (day - timedelta(days=1)).isoformat() if day > date.min else ""


def _month_before(period: str) -> str:
    year, month = int(period[:4]), int(period[5:])
    year, month = (year, month - 1) if month > 1 else (year - 1, 12)
    return f"{year:04}-{month:02}" if year else ""


def _year_before(period: str) -> str:
    return f"{int(period) - 1:04}" if int(period) > 1 else ""


_BEFORE: dict[int, Callable[[str], str]] = {4: _year_before, 7: _month_before, 10: _day_before}


def _last_periods(first: str, last: str, most: int, before: Callable[[str], str]) -> list[str]:
    """Return the periods up to the last one, from the first one on, but at most so many."""
    found = [last]
    while found[-1] > first and len(found) < most:
        found.append(before(found[-1]))
    return found[::-1]


_HUNDREDTH = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class SelectionFigures:
    """Figures of some rows; of priorities and dates None or "" if no row has one."""

    rows: int
    urls: int  # different ones
    lowest: Decimal | None = None
    mean: Decimal | None = None
    highest: Decimal | None = None
    oldest: str = ""  # days
    newest: str = ""


@dataclass(frozen=True, slots=True)
class SelectedColumns:
    """Copies of the columns of selected rows; `figures` may be called in any thread."""

    locs: list[str]
    lastmods: list[str]
    priorities: list[str]

    @classmethod
    def of(cls, entries: Entries, rows: Rows) -> "SelectedColumns":
        """Copy the columns of some rows."""
        names = ("loc", "lastmod", "priority")
        return cls(*(picked_rows(entries.column(name), rows) for name in names))

    def figures(self) -> SelectionFigures:
        """Return the figures of the rows, exactly."""
        numbers: Counter[Decimal] = Counter()
        for text, count in count_texts(self.priorities).items():
            number = priority_of(text)
            if number is not None:
                numbers[number] += count
        days = days_counted(count_date_heads(self.lastmods))
        urls = {
            loc.strip(XML_SPACE) for loc in self.locs
        }  # one by one, so that other threads have their turns
        urls.discard("")
        total = sum((number * count for number, count in numbers.items()), Decimal(0))
        return SelectionFigures(
            len(self.locs),
            len(urls),
            min(numbers, default=None),
            (total / numbers.total()).quantize(_HUNDREDTH) if numbers else None,
            max(numbers, default=None),
            min(days, default=""),
            max(days, default=""),
        )
