"""Pictures of the last modified dates: by year, month and day."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import lru_cache

from editor.core.filtering.moments import written_day
from editor.core.insight.chart import Bar, Chart, Remark, Tone, absent_bar, insight_phrase
from editor.core.insight.date_forms import counted_heads
from editor.core.insight.source import InsightSource
from editor.core.text import QT_TRANSLATE_NOOP

MOST_DAYS, MOST_MONTHS, MOST_YEARS = 62, 60, 40  # columns side by side; earlier ones share one
_WHOLE_DAY = 10  # characters
_STRIKING = 3  # a day with more than a third of all dates is marked
_ENOUGH = 10  # dates, below which nothing is striking

YEARS = QT_TRANSLATE_NOOP("insight", "Last modified, by year")
MONTHS = QT_TRANSLATE_NOOP("insight", "Last modified, by month")
DAYS = QT_TRANSLATE_NOOP("insight", "Last modified, by day")


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
            label = insight_phrase(QT_TRANSLATE_NOOP("insight", "Before {period}"), period=shown[0])
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
        label = insight_phrase(QT_TRANSLATE_NOOP("insight", "After {period}"), period=last)
        bars.append(Bar(label, later, f"lastmod>{last}", Tone.WARNING, is_rest=True))
    unread = total - absent - dated
    if unread:
        label = insight_phrase(QT_TRANSLATE_NOOP("insight", "Not a date"))
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
        pattern = QT_TRANSLATE_NOOP(
            "insight", "{count:,} of {total:,} dates are the same day, {day}: a build date?"
        )
        found.append(Remark(insight_phrase(pattern, count=days[day], total=dated, day=day), f"lastmod={day}"))
    if absent:
        words = insight_phrase(
            QT_TRANSLATE_NOOP("insight", "Entries without a date: {count:,} of {total:,}."),
            count=absent,
            total=len(source),
        )
        found.append(Remark(words, "-has:lastmod"))
    after = (source.now.date() + timedelta(days=1)).isoformat()  # it is tomorrow in the east
    future = sum(count for day, count in days.items() if day > after)
    if future:
        words = insight_phrase(QT_TRANSLATE_NOOP("insight", "Dates in the future: {count:,}."), count=future)
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
