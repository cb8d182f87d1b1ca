"""What the values of a whole file tell together. Urlsets only."""

from collections import Counter
from collections.abc import Iterator, Sequence

from editor.core.fields import XML_SPACE
from editor.rules.finding import Remark
from editor.rules.loc.advice import looks_like_sitemap
from editor.rules.url_column import UrlColumn

MIN_PRIORITIES = 10
MIN_DATES = 20
_IDENTICAL = 0.95  # of the dates
_FEW = 0.1  # of the entries
_FIRST = 50  # among which there is a time in most files that have any


def value_usage_remarks(changefreq: Sequence[str], priority: Sequence[str]) -> Iterator[Remark]:
    """Whether the values are there that most search engines ignore."""
    used = max(len(column) - column.count("") for column in (changefreq, priority))
    if used:
        yield Remark("changefreq-priority-ignored", count=used)


def priority_remarks(column: Sequence[str]) -> Iterator[Remark]:
    """Whether the priorities tell anything."""
    values = {value.strip(XML_SPACE) for value in set(column) if value}
    if len(values) == 1:
        count = len(column) - column.count("")
        if count >= MIN_PRIORITIES:
            value = values.pop()
            yield Remark(
                "priority-all-same", value=value, params=(("count", count), ("value", value)), count=count
            )


def lastmod_remarks(column: Sequence[str]) -> Iterator[Remark]:
    """Whether the dates tell anything."""
    entries = len(column)
    values = list(filter(None, column))
    count = len(values)
    if entries and count < entries * _FEW:
        yield Remark(
            "lastmod-absent",
            params=(("missing", entries - count), ("entries", entries)),
            count=entries - count,
        )
    if count and not any(":" in value for value in values[:_FIRST]) and ":" not in "".join(values):
        yield Remark("lastmod-date-only", count=count)
    if count < MIN_DATES or not _may_be_identical(values):
        return
    counts: Counter[str] = Counter()
    for value, times in Counter(values).items():
        counts[value.strip(XML_SPACE)] += times
    value, same = counts.most_common(1)[0]
    if same >= count * _IDENTICAL:
        params = (("same", same), ("count", count), ("value", value))
        yield Remark("lastmod-all-identical", value=value, params=params, count=same)


def _may_be_identical(values: Sequence[str]) -> bool:
    """Whether so many may be identical, told from a part in which others would not all fit."""
    some = values[: len(values) // 15 + 1]
    text = "".join(some)
    if any(space in text for space in XML_SPACE):
        some = [value.strip(XML_SPACE) for value in some]
    return Counter(some).most_common(1)[0][1] >= len(some) - len(values) * (1 - _IDENTICAL)


def sitemap_looks(column: UrlColumn) -> bytearray:
    """1 for each URL that looks like a sitemap."""
    looks = bytearray(len(column.locs))
    if column.has_telling_dots:
        for row, loc in enumerate(column.locs):
            if ".xml" in loc.lower():
                looks[row] = looks_like_sitemap(loc)
    return looks
