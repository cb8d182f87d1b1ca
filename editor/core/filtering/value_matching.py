"""Tests whole columns of dates and URLs for what filters ask of them.

Of dates these are their days, times of day and zones. A date is its first ten characters, the day, and
what follows them, a time of day with a zone. Few of either differ in a column of many, so each is parsed
once, and each is valid on its own: a value with a damaged time of day still has a date. Days are compared
as written, in their own time zone; instants are compared exactly.

Of URLs these are their path, host, parameters and file extension, split for the whole column: quickly if
they have the usual form, exactly in any case.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cached_property, lru_cache
from itertools import compress, repeat
from operator import contains, itemgetter, sub
from urllib.parse import unquote_plus

from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_tree import (
    Expression,
    Glob,
    KeySpan,
    Literal,
    Pattern,
    Text,
    key_of_day,
    key_of_number,
)
from editor.core.filtering.text_matching import SEPARATOR, Distinct, Test, cut_off
from editor.core.values.urls import a_label, decoded_path, split, split_authority, unicode_host
from editor.core.values.w3c_datetime import DAY, WEEKDAYS, Instant, W3CDatetime, date_of, parse_date

NO_DATE = "none"  # the word for the precision of a text that is no date
_DAY = 10  # characters
_ANY_DAY = "2000-01-01"
_DAY_OF, _TIME_OF = itemgetter(slice(_DAY)), itemgetter(slice(_DAY, None))
_HEAD_OF = itemgetter(slice(_DAY + 1))


def days_of(values: Sequence[str]) -> list[str]:
    """Return the first ten characters of each date, without whitespace before them."""
    return list(map(_DAY_OF, _stripped(values)))


def times_of(values: Sequence[str]) -> list[str]:
    """Return what follows the day in each date, without whitespace after it."""
    return list(map(_TIME_OF, _stripped(values)))


def parsed_time(time: str) -> W3CDatetime | None:
    """Parse what follows the day in a date, on any day; None if it is no time of day."""
    return parse_date(_ANY_DAY + time, zone_optional=True)


def weekday_of(head: str) -> str:
    """Return the word for the day of the week that a date begins with; "" for a mere year or month.

    head: its first eleven characters, as a day counts whatever follows it, except another digit.
    """
    date = None if head[_DAY:].isdigit() else parse_date(head[:_DAY])
    return WEEKDAYS[date.first_day.weekday()] if date is not None and date.day is not None else ""


def precision_word(date: W3CDatetime) -> str:
    """Return the word for the precision of a date."""
    return date.precision.name.lower()


def zones_of(values: Sequence[str]) -> list[str]:
    """Return the time zone of each date as written; "" where it has none or is no date."""
    times, days = times_of(values), days_of(values)
    zone_of = {time: parsed.zone if (parsed := parsed_time(time)) else "" for time in set(times)}
    if not any(zone_of.values()):
        return [""] * len(values)
    is_day = {day: (parsed := parse_date(day)) is not None and parsed.day is not None for day in set(days)}
    return [zone_of[time] if is_day[day] else "" for day, time in zip(days, times, strict=True)]


def zone_test(test: Test) -> Test:
    """Return the test whether the time zone of a date passes another test."""
    distinct = Distinct(test)
    return lambda values: distinct(zones_of(values))


def _weekday_test(word: str) -> Test:
    distinct = Distinct(lambda heads: [weekday_of(head) == word for head in heads])
    return lambda values: distinct(list(map(_HEAD_OF, _stripped(values))))


def _precision_test(word: str) -> Test:
    def test(values: Sequence[str]) -> Iterable[int]:
        return map(word.__eq__, precisions_of(values))

    return test


def precisions_of(values: Sequence[str]) -> list[str]:
    """Return the word for the precision of each value; NO_DATE if it is no date, "" if it is absent."""
    days, times = days_of(values), times_of(values)
    of_time = {
        time: precision_word(date_) if (date_ := parsed_time(time)) else NO_DATE for time in set(times)
    }
    of_day = {day: precision_word(date_) if (date_ := parse_date(day)) else NO_DATE for day in set(days)}
    day_word = precision_word(W3CDatetime(2000, 1, 1))

    def word(day: str, time: str) -> str:
        if not time:
            return of_day[day]
        return of_time[time] if of_day[day] == day_word else NO_DATE

    known = {pair: word(*pair) for pair in set(zip(days, times, strict=True))}
    found = map(known.__getitem__, zip(days, times, strict=True))
    return [word if value else "" for value, word in zip(values, found, strict=True)]


DATE_WORDS: dict[str, Callable[[str], Test]] = {"weekday": _weekday_test, "precision": _precision_test}


def _stripped(values: Sequence[str]) -> Iterable[str]:
    return map(str.strip, values, repeat(XML_SPACE))


_LENGTH = 11  # characters: a day and what follows it
_HEAD = itemgetter(slice(_LENGTH))


def written_day(value: str) -> int | None:
    """Return the ordinal of the day that a value begins with; the first of a mere month or year."""
    return _day_of(value.strip(XML_SPACE)[:_LENGTH])


@lru_cache(maxsize=1 << 15)  # some ninety years; each letter typed asks for the same days
def _day_of(head: str) -> int | None:
    if head[10:].isdigit():
        return None
    if head[4:5] == head[7:8] == "-":  # a whole day, as nearly all are, which Python reads ten times as fast
        try:
            return date.fromisoformat(head[:10]).toordinal()
        except ValueError:
            return None
    parsed = parse_date(head[:10])
    return parsed.first_day.toordinal() if parsed else None


def moment_of(value: str) -> Instant | None:
    """Return the moment that a value names; midnight UTC of its day if the time is damaged."""
    parsed = date_of(value, zone_optional=True)
    if parsed is not None:
        return parsed.instant()
    day = written_day(value)
    return None if day is None else Instant.of_day(day)


class DateTest:
    """A test for dates that lie in a span of days or of moments."""

    def __init__(self, span: KeySpan, *, by_moment: bool) -> None:
        self._span = span
        self._by_moment = by_moment
        self._near = _days_near(span) if by_moment else frozenset()
        # The beginnings of values tested so far; for those in `_unsure` the whole value must be tested.
        self._asked: set[str] = set()
        self._fitting: set[str] = set()
        self._unsure: set[str] = set()

    def __call__(self, values: Sequence[str]) -> Iterable[int]:
        """Return one truth value for each date: whether it lies in the span."""
        heads = list(map(_HEAD, values))
        different = set(heads)
        for head in different - self._asked:
            self._ask(head)
        if self._unsure.isdisjoint(different):
            return map(self._fitting.__contains__, heads)
        return [
            self.holds(value) if head in self._unsure else head in self._fitting
            for value, head in zip(values, heads, strict=True)
        ]

    def _ask(self, head: str) -> None:
        verdict = self.verdict(head)
        self._asked.add(head)
        if verdict is None:
            self._unsure.add(head)
        elif verdict:
            self._fitting.add(head)

    def holds(self, value: str) -> bool:
        """Return True if a single value lies in the span."""
        if self._by_moment:
            moment = moment_of(value)
            return moment is not None and self._span.holds(moment)
        day = written_day(value)
        return day is not None and self._span.holds(key_of_day(day))

    def verdict(self, head: str) -> bool | None:
        """Tell whether all values that begin with these eleven characters fit; None if the rest decides."""
        if head[:1] in XML_SPACE:
            return None if head else False
        day = written_day(head)
        if day is None:
            return None if head[-1] in XML_SPACE else False
        if not self._by_moment:
            return self._span.holds(key_of_day(day))
        return None if day in self._near else self._span.holds(Instant.of_day(day))


def _days_near(moments: KeySpan) -> frozenset[int]:
    """Return the days around the ends of a span: where the time of day and the zone decide."""
    ends = [end[0] // DAY + 1 for end in moments if end is not None]
    return frozenset(day for end in ends for day in range(end - 2, end + 2))


_PLAIN_HOME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]*/")
_AFTER_SCHEME = 8  # characters of "https://": no host of http or https ends before
_LAST = itemgetter(2)


class SplitUrls:
    """The URLs of some rows, split into parts; every list has one item for each row."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._locs = locs
        self._homes, self._odd_rows = _likely_homes(locs)

    def homes(self) -> list[str]:
        """Return scheme and authority of each URL, perhaps with a slash; "" if it is not absolute."""
        homes = list(self._homes)
        for row in self._odd_rows:
            parts = split(self._locs[row])
            homes[row] = f"{parts.scheme}://{parts.authority}" if parts else ""
        return homes

    def paths(self) -> list[str]:
        """Return the path of each URL as written, "/" if it has none; "" if it is no absolute URL."""
        return list(self._paths)

    def readable_paths(self) -> list[str]:
        """Return the paths with percent-encoded visible non-ASCII characters decoded, as people read them."""
        paths = self.paths()
        for row in _rows_with(paths, "%"):
            paths[row] = decoded_path(paths[row])
        return paths

    def depths(self) -> list[int]:
        """Return the number of non-empty segments in the path of each URL; -1 if it is no absolute URL."""
        paths = self._paths
        ends = map(str.endswith, paths, repeat("/"))
        depths = list(map(sub, map(str.count, paths, repeat("/")), ends))
        for row in {*self._odd_rows, *_rows_with(paths, ["//"])}:
            depths[row] = _depth(paths[row])
        return depths

    def endings(self, dots: int = 0) -> list[str]:
        """Return the file extension of each URL, with `dots` dots in it: 0 for pdf, 1 for tar.gz; else ""."""
        paths = self._paths
        if not dots:
            return self._last_endings()
        endings = [""] * len(paths)
        for row in _rows_with(paths, "."):
            _, *pieces = paths[row].rpartition("/")[2].rsplit(".", dots + 1)
            if len(pieces) > dots:
                endings[row] = ".".join(pieces)
        return endings

    def _last_endings(self) -> list[str]:
        rows = _rows_with(self._paths, ".")
        found = list(map(_LAST, map(str.rpartition, map(self._paths.__getitem__, rows), repeat("."))))
        folders = {ending for ending in set(found) if "/" in ending}  # their dots are not in the name
        endings = [""] * len(self._paths)
        for row, ending in zip(rows, found, strict=True):
            if ending not in folders:
                endings[row] = ending
        return endings

    def queries(self) -> list[str]:
        """Return the text between `?` and `#` of each URL; "" if it has no query."""
        tails = self._tails
        queries = [""] * len(tails)
        for row in _rows_with(tails, "?"):
            queries[row] = tails[row].partition("#")[0].partition("?")[2]
        for row in self._odd_rows:
            parts = split(self._locs[row])
            queries[row] = parts.query[1:] if parts else ""
        return queries

    @cached_property
    def _paths(self) -> list[str]:
        paths = cut_off("#?", self._tails)
        for row in self._odd_rows:
            parts = split(self._locs[row])
            paths[row] = parts.path or "/" if parts else ""
        return paths

    @cached_property
    def _tails(self) -> list[str]:
        """Path, query and fragment of each URL; anything for a URL of unusual form."""
        homes = set(self._homes)
        if len(homes) == 1:
            tails = list(map(itemgetter(slice(len(homes.pop()) - 1, None)), self._locs))
        else:
            tails = [loc[len(home) - 1 :] for loc, home in zip(self._locs, self._homes, strict=True)]
        for row in _rows_with(tails, XML_SPACE):
            tails[row] = tails[row].strip(XML_SPACE)
        return tails


def _likely_homes(locs: Sequence[str]) -> tuple[list[str], list[int]]:
    """Return the beginning of each URL up to its path's slash, and the rows where it is unsure."""
    home = locs[0][: locs[0].find("/", _AFTER_SCHEME) + 1] if locs else ""
    if _PLAIN_HOME.fullmatch(home) and all(map(str.startswith, locs, repeat(home))):
        return [home] * len(locs), []
    homes = [loc[: loc.find("/", _AFTER_SCHEME) + 1] for loc in locs]
    plain = {home for home in set(homes) if _PLAIN_HOME.fullmatch(home)}
    return homes, [row for row, home in enumerate(homes) if home not in plain]


def _depth(path: str) -> int:
    return sum(map(bool, path.split("/"))) if path else -1


def _rows_with(texts: Sequence[str], signs: Iterable[str]) -> Sequence[int]:
    """Return the rows whose text contains any of some strings, ascending."""
    joined = SEPARATOR.join(texts)
    rows = range(len(texts))
    found = [compress(rows, map(contains, texts, repeat(sign))) for sign in signs if sign in joined]
    return sorted(set().union(*found)) if len(found) > 1 else [row for each in found for row in each]


UrlTest = Callable[[SplitUrls], Iterable[int]]  # one truth value for each URL


def depth_test(span: KeySpan) -> UrlTest:
    """Return the test whether the number of named segments of a path lies in a span."""

    def test(urls: SplitUrls) -> Iterable[int]:
        depths = urls.depths()
        fitting = {depth for depth in set(depths) if depth >= 0 and span.holds(key_of_number(depth))}
        return map(fitting.__contains__, depths)

    return test


def length_test(span: KeySpan) -> Test:
    """Return the test whether the number of characters of a URL lies in a span; "" never does."""

    def test(locs: Sequence[str]) -> Iterable[int]:
        lengths = lengths_of(locs)
        fitting = {length for length in set(lengths) if length and span.holds(key_of_number(length))}
        return map(fitting.__contains__, lengths)

    return test


def lengths_of(locs: Sequence[str]) -> list[int]:
    """Return the number of characters of each URL, without whitespace around it."""
    return list(map(len, map(str.strip, locs, repeat(XML_SPACE))))


def on_readable_paths(question: Text) -> Text:
    """Return a condition on paths with its pattern decoded, so that it matches any encoding of a character.

    A regular expression stays as it is; it is tested on the paths as written.
    """
    match question.pattern:
        case Literal(text):
            return replace(question, pattern=Literal(decoded_path(text)))
        case Glob(parts):
            return replace(question, pattern=Glob(tuple(map(decoded_path, parts))))
        case Expression():
            return question


def _path_test(question: Text, test: Test) -> UrlTest:
    if isinstance(question.pattern, Expression):
        return lambda urls: test(urls.paths())
    return lambda urls: test(urls.readable_paths())


def _ending_test(question: Text, test: Test) -> UrlTest:
    """Return the test of a file extension; a pattern such as tar.gz is compared with two parts."""
    dots = question.pattern.text.count(".") if isinstance(question.pattern, Literal) else 0
    distinct = Distinct(test)
    return lambda urls: distinct(urls.endings(dots))


def _host_test(_question: Text, test: Test) -> UrlTest:
    """Return the test of a host; in ASCII or in readable form, in the URL as in the filter."""

    def fit(homes: Sequence[str]) -> Iterator[bool]:
        return (any(test(hosts_of(home))) for home in homes)

    distinct = Distinct(fit)
    return lambda urls: distinct(urls.homes())


def _scheme_test(_question: Text, test: Test) -> UrlTest:
    distinct = Distinct(lambda homes: test([scheme_of(home) for home in homes]))
    return lambda urls: distinct(urls.homes())


def scheme_of(home: str) -> str:
    """Return the scheme of `scheme://authority` in lower case; "" if it has none."""
    return home.partition("://")[0].lower()


def hosts_of(home: str) -> tuple[str, str]:
    """Return the host of `scheme://authority` in ASCII and in readable form."""
    host = a_label(split_authority(home.partition("://")[2].removesuffix("/"))[1])
    return host, unicode_host(host)


def _parameter_test(question: Text, test: Test) -> UrlTest:
    """Return the test of a query's parameters, written or decoded; of `name=value` if `=` is asked for."""
    wanted = _parameters if "=" in _source(question.pattern) else parameter_names
    distinct = Distinct(test)

    def fit(urls: SplitUrls) -> Iterable[int]:
        queries = urls.queries()
        texts_of = {query: wanted(query) for query in set(queries)}
        texts = list(set().union(*texts_of.values()))
        fitting = set(compress(texts, distinct(texts)))
        return (not fitting.isdisjoint(texts_of[query]) for query in queries)

    return fit


def _source(pattern: Pattern) -> str:
    match pattern:
        case Literal(text):
            return text
        case Glob(parts):
            return "*".join(parts)
        case Expression(source):
            return source


def _parameters(query: str) -> list[str]:
    """Return the parameters of a query, as written and decoded."""
    written = query.split("&")
    return [*written, *map(unquote_plus, written)] if "%" in query or "+" in query else written


def parameter_names(query: str) -> list[str]:
    """Return the names of the parameters of a query, as written and decoded."""
    written = [parameter.partition("=")[0] for parameter in query.split("&")]
    return [*written, *map(unquote_plus, written)] if "%" in query or "+" in query else written


def necessary_texts(question: Text) -> tuple[str, ...]:
    """Return texts of which each matching URL contains one, in any letter case: a quick first test."""
    match question.term, question.pattern:
        case "param", _:
            return ("?",)
        case "ext", Literal(text):
            return (f".{text}",)
        case "path", Literal(text) if text != "/":  # every URL has one
            return text, "%"  # an encoded character may match the text in another letter case
        case "path", Glob(parts) if any(parts):
            return max(parts, key=len), "%"
        case _:
            return ()


URL_TESTS: dict[str, Callable[[Text, Test], UrlTest]] = {
    "path": _path_test,
    "ext": _ending_test,
    "host": _host_test,
    "scheme": _scheme_test,
    "param": _parameter_test,
}
