"""Charts of URLs, frequency and priority, extensions, changes since opening, and page answers.

The parts of a URL are counted all at once, as each is found on the way to others. An absent frequency or
priority is distinguished from a written value that it counts as. Extensions are images, videos, news and
other languages; changes are those since the file was opened and since it was saved.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from itertools import permutations
from typing import Any

from editor.core.document.document_states import ChangeCounts
from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.extensions.language_links import X_DEFAULT
from editor.core.fields import CHANGEFREQS, XML_SPACE
from editor.core.filtering.filter_language import as_word
from editor.core.filtering.text_matching import SEPARATOR, split_texts
from editor.core.filtering.value_matching import SplitUrls, hosts_of, lengths_of, parameter_names, scheme_of
from editor.core.insight.chart_source import InsightSource, Tally, count_texts, in_pieces
from editor.core.insight.charts import Bar, Chart, Remark, Tone, absent_bar, most_common, ranked, side_by_side
from editor.core.site.page_answers import VERDICTS, PageAnswer, UrlVerdict
from editor.core.text import N_, Phrase
from editor.core.values.priorities import priority_of
from editor.core.values.urls import unicode_host
from editor.core.versions import DifferenceKind

_MOST = 15  # bars
COVERAGE = N_("Entries with images, videos, news, languages, mobile versions")
LANGUAGES = N_("Pages by language")
MISSING_PAIRS = N_("Pages without a link to a language")


def by_coverage(source: InsightSource) -> Chart:
    """Return the bars of how many entries have each extension."""
    bars = tuple(
        Bar(Phrase(each.title), source.extensions.get(each.name, 0), f"has:{each.name}")
        for each in EXTENSIONS
    )
    return Chart("coverage", COVERAGE, bars, len(source))


def by_language(source: InsightSource) -> Chart:
    """Return the bars of the languages that entries give their own pages."""
    found = Counter(language for own in source.languages for language in own)
    bars = most_common(
        [Bar(language, count, f"language:{as_word(language)}") for language, count in found.items()], _MOST
    )
    without = len(source) - sum(map(bool, source.languages)) if found else 0
    none = _without(without, "-language:*", N_("None told"))
    return Chart("language", LANGUAGES, (*bars, *none), len(source))


def by_missing_pair(source: InsightSource) -> Chart:
    """Return the bars of the pairs of languages where pages of the one do not link to the other."""
    groups = Counter(zip(source.languages, source.versions, strict=False))
    known = {language for own, _ in groups for language in own} - {X_DEFAULT}
    missing: Counter[tuple[str, str]] = Counter()
    linked: Counter[tuple[str, str]] = Counter()
    for (own, links), count in groups.items():
        for language in own:
            for other in known.difference((language,)):
                (linked if other in links else missing)[language, other] += count
    bars = most_common(
        [
            Bar(
                f"{one} → {other}",
                missing[one, other],
                f"language:{as_word(one)} -version:{as_word(other)}",
                Tone.WARNING,
            )
            for one, other in permutations(sorted(known), 2)
            if missing[one, other]
        ],
        _MOST,
    )
    remarks: tuple[Remark, ...] = ()
    if len(known) > 1 and not bars:
        remarks = (Remark(Phrase(N_("Each page links to all other languages."))),)
    return Chart("missing-pair", MISSING_PAIRS, bars, len(source), remarks)


class FormerState(StrEnum):
    """A state of the document, of which entries were removed since."""

    SAVED = "saved"
    OPENED = "opened"


SINCE_SAVED = N_("Since the last save")
SINCE_OPENED = N_("Since the file was opened")
COMPARED = N_("Compared with another file")
ANSWERS = N_("Answers of the pages")
TIMES = N_("Response times, in milliseconds")
_DIFFERENT = {
    DifferenceKind.ONLY_HERE: N_("Only here"),
    DifferenceKind.MOVED: N_("Moved"),
    DifferenceKind.CHANGED: N_("Different values"),
    DifferenceKind.ONLY_THERE: N_("Only there"),
}
_TIMES = (1, 100, 200, 500, 1_000, 2_000, 5_000)  # milliseconds at which a bar begins
_SLOW = 1_000
_DAY = len("2024-05-31")
_HARMLESS = (UrlVerdict.OK, UrlVerdict.UNVERIFIED)
_BAD = (UrlVerdict.GONE, UrlVerdict.SERVER_ERROR, UrlVerdict.UNREACHABLE, UrlVerdict.SOFT_404)


def since_saved(source: InsightSource) -> Chart:
    """Return the bars of rows that were added, changed and removed since the last save."""
    counts = source.since_saved
    bars = _changes(counts, "is:new", "is:changed -is:new") if any(counts) else ()
    return Chart("since-saved", SINCE_SAVED, bars, len(source))


def since_opened(source: InsightSource) -> Chart:
    """Return the bars of rows that were added, changed and removed since the file was opened."""
    counts = source.since_opened
    both = Bar(Phrase(N_("Added or changed")), counts.added + counts.changed, "is:edited")
    bars = (both, _removed(counts, FormerState.OPENED)) if any(counts) else ()
    return Chart("since-opened", SINCE_OPENED, bars, len(source))


def _changes(counts: ChangeCounts, added: str, changed: str) -> tuple[Bar, ...]:
    return (
        Bar(Phrase(N_("Added")), counts.added, added),
        Bar(Phrase(N_("Changed")), counts.changed, changed),
        _removed(counts, FormerState.SAVED),
    )


def _removed(counts: ChangeCounts, since: FormerState) -> Bar:
    return Bar(Phrase(N_("Removed")), counts.removed, part=since)


def by_comparison(source: InsightSource) -> Chart:
    """Return the bars of what differed when the document was compared; each leads to these differences."""
    compared = source.compared
    if compared is None:
        return Chart("compared", COMPARED)
    bars = [Bar(Phrase(label), compared.different[kind], part=kind) for kind, label in _DIFFERENT.items()]
    words = Phrase(
        N_("{name}, {when}. Entries that are the same: {count:,}."),
        name=compared.name,
        when=compared.when,
        count=compared.alike,
    )
    remarks = [Remark(words)]
    if not compared.is_current:
        remarks.append(Remark(Phrase(N_("Entries were edited since then."))))
    total = compared.alike + sum(compared.different.values())
    return Chart("compared", COMPARED, tuple(bars), total, tuple(remarks))


def by_verdict(source: InsightSource) -> Chart:
    """Return the bars of what the answers of pages mean; those not asked for come last."""
    found = Counter(answer.verdict for answer in source.answers.values())
    bars = [
        Bar(Phrase(words.title), found[verdict], f"verdict:{verdict}", _tone(verdict))
        for verdict, words in VERDICTS.items()
        if found[verdict]
    ]
    unknown = len(source) - sum(found.values())
    if bars and unknown:
        label = Phrase(N_("Not checked"))
        bars.append(Bar(label, unknown, "-is:checked", Tone.ABSENT))
    return Chart("verdict", ANSWERS, tuple(bars), len(source), tuple(_ages(source.answers.values())))


def _ages(answers: Iterable[PageAnswer]) -> Iterator[Remark]:
    """Yield when the pages were asked for."""
    days = sorted({answer.checked[:_DAY] for answer in answers if answer.checked})
    if len(days) == 1:
        yield Remark(Phrase(N_("Checked on {day}."), day=days[0]))
    elif days:
        yield Remark(Phrase(N_("Checked from {first} to {last}."), first=days[0], last=days[-1]))


def by_response_time(source: InsightSource) -> Chart:
    """Return the bars of how long pages took to answer."""
    times = Counter(answer.milliseconds for answer in source.answers.values())
    bars = []
    for low, end in zip(_TIMES, (*_TIMES[1:], 0), strict=True):
        count = sum(number for time, number in times.items() if time >= low and (not end or time < end))
        question = f"response:{low}..{end - 1}" if end else f"response>={low}"
        label = f"{low - (low == 1):,}–{end - 1:,}" if end else f"≥ {low:,}"
        if count:
            bars.append(Bar(label, count, question, Tone.WARNING if low >= _SLOW else Tone.PLAIN))
    return Chart("response", TIMES, tuple(bars), len(source))


def _tone(verdict: UrlVerdict) -> Tone:
    if verdict in _BAD:
        return Tone.ERROR
    return Tone.PLAIN if verdict in _HARMLESS else Tone.WARNING


_MOST_VALUES = 12  # bars
_FREQUENCIES = Tally(("changefreqs",), count_texts)
_PRIORITIES = Tally(("priorities",), count_texts)
FREQUENCY = N_("Frequency")
PRIORITY = N_("Priority")


def by_frequency(source: InsightSource) -> Chart:
    """Return the bars of the frequencies: those of the protocol in its order, then others, then absent."""
    found: Counter[str] = Counter()
    for text, count in source.counts(_FREQUENCIES).items():
        found[text.strip().lower()] += count
    absent = found.pop("", 0)
    usual = [Bar(word, found[word], f"changefreq={word}") for word in CHANGEFREQS if found[word]]
    others = [
        Bar(text, count, f"changefreq={as_word(text)}", Tone.ERROR)
        for text, count in found.items()
        if text not in CHANGEFREQS
    ]
    bars = (*usual, *most_common(others, _MOST_VALUES))
    remarks = _all_the_same(bars, absent, "changefreq")
    return Chart(
        "changefreq", FREQUENCY, (*bars, *absent_bar(absent, "-has:changefreq")), len(source), remarks
    )


def by_priority(source: InsightSource) -> Chart:
    """Return the bars of the priorities, in tenths where there are many; the highest comes first."""
    found, strange, absent = _sorted_out(source.counts(_PRIORITIES))
    numbers = sorted(found, reverse=True)
    if len(numbers) <= _MOST_VALUES:
        bars = [Bar(format(number, "f"), found[number], f"priority={number:f}") for number in numbers]
    else:
        bars = [bar for bar in _in_tenths(found) if bar.count]
    others = [
        Bar(text, count, f'priority:"{text.strip()}"' if '"' not in text else "", Tone.ERROR)
        for text, count in strange.items()
    ]
    bars += most_common(others, _MOST_VALUES)
    remarks = _all_the_same(bars, absent, "priority")
    if absent and bars:
        words = Phrase(N_("Entries without a priority, which counts as 0.5: {count:,}."), count=absent)
        remarks = (*remarks, Remark(words, "-has:priority"))
    return Chart("priority", PRIORITY, (*bars, *absent_bar(absent, "-has:priority")), len(source), remarks)


def _sorted_out(counts: Mapping[str, int]) -> tuple[Counter[Decimal], Counter[str], int]:
    """Return how often each valid priority occurs, each other text, and none at all."""
    found: Counter[Decimal] = Counter()
    strange: Counter[str] = Counter()
    for text, count in counts.items():
        if text and (number := priority_of(text)) is not None:
            found[number] += count
        elif text:
            strange[text] += count
    return found, strange, counts.get("", 0)


def _in_tenths(found: Mapping[Decimal, int]) -> list[Bar]:
    """Return the bars of ten ranges, the highest first."""
    bars = []
    for tenth in range(9, -1, -1):
        low, high = f"0.{tenth}", "1" if tenth == 9 else f"0.{tenth + 1}"
        inside = [
            number
            for number in found
            if tenth * 10 <= number * 100 and (number * 10 < tenth + 1 or tenth == 9)
        ]
        count = sum(found[number] for number in inside)
        question = f"priority>={low}" if tenth == 9 else f"priority>={low} priority<{high}"
        bars.append(Bar(f"{low}–{high}", count, question))
    return bars


_TENTHS = tuple(Decimal(tenth).scaleb(-1) for tenth in range(11))  # as they are written, 1.0 too
_MOST_COLUMNS = 16  # for priorities on one axis, of which eleven are tenths
_LOW_COLUMNS = 48  # pixels: the charts stand above a list


def priorities_before_and_after(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[Chart, ...]:
    """Return two charts of how many rows have each priority, on the same axis and to one scale.

    before, after: how often each text occurs as a priority.
    """
    both = [_sorted_out(before), _sorted_out(after)]
    numbers = sorted({*_TENTHS, *(number for found, _, _ in both for number in found)})
    is_any_strange, is_any_absent = (any(each[part] for each in both) for part in (1, 2))
    made = []
    for (found, strange, absent), counts in zip(both, (before, after), strict=True):
        if len(numbers) <= _MOST_COLUMNS:
            bars = [Bar(format(number, "f"), found[number]) for number in numbers]
        else:
            bars = [replace(bar, question="") for bar in reversed(_in_tenths(found))]
        if is_any_strange:  # at the other end than those without one, so that both have their labels
            bars.insert(0, Bar(Phrase(N_("Not valid")), strange.total(), tone=Tone.ERROR))
        if is_any_absent:
            bars.append(Bar(Phrase(N_("Not set")), absent, tone=Tone.ABSENT, is_rest=True))
        made.append(
            Chart(
                "priority", PRIORITY, tuple(bars), sum(counts.values()), is_upright=True, height=_LOW_COLUMNS
            )
        )
    return side_by_side(*made)


def _all_the_same(bars: Sequence[Bar], absent: int, name: str) -> tuple[Remark, ...]:
    """Return the remark that all entries say the same, which tells search engines nothing."""
    if len(bars) != 1 or bars[0].count < 2:
        return ()
    pattern = (
        N_("All entries that have one say {value}, which tells nothing apart.")
        if absent
        else N_("All entries say {value}, which tells nothing apart.")
    )
    return (Remark(Phrase(pattern, value=bars[0].label), f"has:{name}"),)


_VALUE = re.compile(f"=[^&{SEPARATOR}]*")


class UrlPart(StrEnum):
    """A part of URLs whose values are counted."""

    LENGTH = "length"
    DEPTH = "depth"  # -1 if it is no absolute URL
    ENDING = "ending"  # in lower case; "" if there is none
    QUERY = "query"  # with the names of parameters alone
    HOME = "home"  # scheme and authority, perhaps with a slash; "" if it is no absolute URL


def url_counts(source: InsightSource, part: UrlPart) -> "Counter[Any]":
    """Return how often each value of a part occurs in the URLs of a source."""
    return Counter({value: count for (of, value), count in source.counts(_URLS).items() if of is part})


def _count(locs: Sequence[str]) -> "Counter[tuple[UrlPart, object]]":
    found: dict[UrlPart, Counter[object]] = {part: Counter() for part in UrlPart}
    for some in in_pieces(locs):
        urls = SplitUrls(some)
        found[UrlPart.LENGTH].update(lengths_of(some))
        found[UrlPart.DEPTH].update(urls.depths())
        found[UrlPart.ENDING].update(urls.endings())
        found[UrlPart.QUERY].update(_without_values(urls.queries()))
        found[UrlPart.HOME].update(urls.homes())
    lowered: Counter[object] = Counter()
    for ending, count in found[UrlPart.ENDING].items():
        lowered[as_compared(str(ending)).lower()] += count
    found[UrlPart.ENDING] = lowered
    return Counter({(part, value): count for part, own in found.items() for value, count in own.items()})


def as_compared(part: str) -> str:
    """Return a part of a URL as filters compare it: without white space around it, unless that is all."""
    return part.strip(XML_SPACE) or part


def _without_values(queries: list[str]) -> Iterable[str]:
    """Return queries without the values of their parameters, of which there may be very many."""
    named = _VALUE.sub("=", SEPARATOR.join(queries))
    return split_texts(named, len(queries)) or [_VALUE.sub("=", query) for query in queries]


_URLS = Tally(("locs",), _count)


_MOST_OF_URLS = 12  # bars
_LENGTHS = (0, 40, 60, 80, 100, 150, 200, 500, 1_000, 2_048)  # where a bar begins; the last is too long
LENGTH = N_("Length of the URLs, in characters")
DEPTH = N_("Levels in the path")
FILE_TYPES = N_("File types")
PARAMETERS = N_("Parameters")
HOSTS = N_("Hosts")
SCHEMES = N_("Schemes")


def by_length(source: InsightSource) -> Chart:
    """Return the bars of how long URLs are."""
    lengths = url_counts(source, UrlPart.LENGTH)
    bars = []
    for low, end in zip(_LENGTHS, (*_LENGTHS[1:], 0), strict=True):
        count = sum(
            number
            for length, number in lengths.items()
            if length >= max(low, 1) and (not end or length < end)
        )
        if count:
            question = f"length:{low}..{end - 1}" if end else f"length>={low}"
            label = f"{low:,}–{end - 1:,}" if end else f"≥ {low:,}"
            bars.append(Bar(label, count, question, Tone.PLAIN if end else Tone.ERROR))
    remarks: tuple[Remark, ...] = ()
    if lengths and max(lengths) > _LENGTHS[5]:
        longest = max(lengths)
        words = Phrase(N_("The longest URL has {number:,} characters."), number=longest)
        remarks = (Remark(words, f"length={longest}"),)
    return Chart("length", LENGTH, tuple(bars), len(source), remarks)


def by_depth(source: InsightSource) -> Chart:
    """Return the bars of how many names the paths have."""
    depths = url_counts(source, UrlPart.DEPTH)
    none = depths.pop(-1, 0)
    known = sorted(depths)
    bars = [Bar(str(depth), depths[depth], f"depth={depth}") for depth in known[:_MOST_OF_URLS]]
    if deeper := known[_MOST_OF_URLS:]:
        label = Phrase(N_("{number} or more"), number=deeper[0])
        bars.append(Bar(label, sum(depths[depth] for depth in deeper), f"depth>={deeper[0]}"))
    return Chart("depth", DEPTH, (*bars, *_no_url(none, "-depth>=0")), len(source))


def by_file_type(source: InsightSource) -> Chart:
    """Return the bars of the file extensions."""
    found = url_counts(source, UrlPart.ENDING)
    without = found.pop("", 0)
    bars = most_common(
        [Bar(end, count, "" if end.isspace() else f"ext:{as_word(end)}") for end, count in found.items()],
        _MOST_OF_URLS,
    )
    return Chart("ext", FILE_TYPES, (*bars, *_without(without, "-ext:*")), len(source))


def by_parameter(source: InsightSource) -> Chart:
    """Return the bars of the names of parameters; a URL with several is in several bars."""
    queries = url_counts(source, UrlPart.QUERY)
    found: Counter[str] = Counter()
    for query, count in queries.items():
        for name in {as_compared(name).lower() for name in parameter_names(query)} if query else ():
            found[name] += count
    without = queries[""]
    bars = most_common(
        [
            Bar(name, count, "" if "=" in name or name.isspace() else f"param:{as_word(name)}")
            for name, count in found.items()
            if name
        ],
        _MOST_OF_URLS,
    )
    return Chart("param", PARAMETERS, (*bars, *_without(without, "-param:*")), len(source))


def by_host(source: InsightSource) -> Chart:
    """Return the bars of the hosts, without their ports."""
    homes = url_counts(source, UrlPart.HOME)
    found: Counter[str] = Counter()
    for home, count in homes.items():
        host = hosts_of(home)[0] if home else ""
        found[as_compared(host)] += count
    none = found.pop("", 0)
    bars = most_common(
        [Bar(unicode_host(host), count, _of_host(host)) for host, count in found.items()], _MOST_OF_URLS
    )
    remarks: tuple[Remark, ...] = ()
    if len(found) > 1:
        main, count = ranked(found)[0]
        words = Phrase(N_("URLs on another host than most: {count:,}."), count=sum(found.values()) - count)
        remarks = (Remark(words, f"host:* -host={as_word(main)}"),)
    return Chart("host", HOSTS, (*bars, *_no_url(none, "-host:*")), len(source), remarks)


def _of_host(host: str) -> str:
    """Return the filter for a host; "" where white space in it cannot be asked for."""
    return "" if any(map(str.isspace, host)) else f"host={as_word(host)}"


def by_scheme(source: InsightSource) -> Chart:
    """Return the bars of the schemes."""
    found: Counter[str] = Counter()
    for home, count in url_counts(source, UrlPart.HOME).items():
        found[scheme_of(home)] += count
    none = found.pop("", 0)
    bars = most_common(
        [Bar(scheme, count, f"scheme:{as_word(scheme)}") for scheme, count in found.items()], _MOST_OF_URLS
    )
    remarks: tuple[Remark, ...] = ()
    if found["http"] and found["https"]:
        words = Phrase(
            N_("URLs that begin with http, while others have https: {count:,}."), count=found["http"]
        )
        remarks = (Remark(words, "scheme:http"),)
    return Chart("scheme", SCHEMES, (*bars, *_no_url(none, "-scheme:*")), len(source), remarks)


def _without(count: int, question: str, label: str = N_("None")) -> tuple[Bar, ...]:
    return (Bar(Phrase(label), count, question, Tone.ABSENT),) if count else ()


def _no_url(count: int, question: str) -> tuple[Bar, ...]:
    label = Phrase(N_("Not a complete URL"))
    return (Bar(label, count, question, Tone.ERROR),) if count else ()
