"""Charts of frequency and priority, of extensions, of changes since opening, and of page answers.

An absent frequency or priority is distinguished from a written value that it counts as. Extensions
are images, videos, news and other languages; changes are those since the file was opened and since
it was saved.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import permutations

from editor.core.document.document_states import ChangeCounts
from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.extensions.language_links import X_DEFAULT
from editor.core.fields import CHANGEFREQS
from editor.core.filtering.filter_language import as_word
from editor.core.insight.chart_source import InsightSource, Tally, count_texts
from editor.core.insight.charts import Bar, Chart, Remark, Tone, absent_bar, most_common
from editor.core.site.page_answers import UrlVerdict
from editor.core.text import N_, Phrase
from editor.core.values.priorities import decimal_of, is_in_range
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
    label = Phrase(N_("None told"))
    none = (Bar(label, without, "-language:*", Tone.ABSENT),) if without else ()
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
VERDICTS = N_("Answers of the pages")
TIMES = N_("Response times, in milliseconds")
_DIFFERENT = {
    DifferenceKind.ONLY_HERE: N_("Only here"),
    DifferenceKind.CHANGED: N_("Different values"),
    DifferenceKind.ONLY_THERE: N_("Only there"),
}
_TIMES = (1, 100, 200, 500, 1_000, 2_000, 5_000)  # milliseconds at which a bar begins
_SLOW = 1_000
_VERDICT_WORDS = {
    UrlVerdict.OK: N_("Page to be listed"),
    UrlVerdict.REDIRECTED: N_("Redirects"),
    UrlVerdict.CANONICALISED: N_("Names another canonical URL"),
    UrlVerdict.NOINDEX: N_("Not to be indexed"),
    UrlVerdict.UNVERIFIED: N_("Could not be verified"),
    UrlVerdict.BLOCKED: N_("Blocked by robots.txt"),
    UrlVerdict.SOFT_404: N_("Soft 404"),
    UrlVerdict.CLIENT_ERROR: N_("Request refused"),
    UrlVerdict.GONE: N_("Gone"),
    UrlVerdict.SERVER_ERROR: N_("Server error"),
    UrlVerdict.UNREACHABLE: N_("Unreachable"),
}
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
        Bar(Phrase(label), found[verdict], f"verdict:{verdict}", _tone(verdict))
        for verdict, label in _VERDICT_WORDS.items()
        if found[verdict]
    ]
    unknown = len(source) - sum(found.values())
    if bars and unknown:
        label = Phrase(N_("Not checked"))
        all_of_them = " ".join(f"-verdict:{verdict}" for verdict in found)
        bars.append(Bar(label, unknown, all_of_them, Tone.ABSENT))
    return Chart("verdict", VERDICTS, tuple(bars), len(source))


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
    found: Counter[object] = Counter()
    strange: Counter[str] = Counter()
    absent = 0
    for text, count in source.counts(_PRIORITIES).items():
        number = decimal_of(text)
        if not text:
            absent += count
        elif number is None or not is_in_range(number):
            strange[text] += count
        else:
            found[number] += count
    numbers = sorted(found, reverse=True)  # type: ignore[type-var]
    if len(numbers) <= _MOST_VALUES:
        bars = [Bar(format(number, "f"), found[number], f"priority={number:f}") for number in numbers]
    else:
        bars = _in_tenths(found)
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


def _in_tenths(found: Counter[object]) -> list[Bar]:
    bars = []
    for tenth in range(9, -1, -1):
        low, high = f"0.{tenth}", "1" if tenth == 9 else f"0.{tenth + 1}"
        inside = [
            number
            for number in found
            if tenth * 10 <= number * 100 and (number * 10 < tenth + 1 or tenth == 9)  # type: ignore[operator]
        ]
        count = sum(found[number] for number in inside)
        question = f"priority>={low}" if tenth == 9 else f"priority>={low} priority<{high}"
        if count:
            bars.append(Bar(f"{low}–{high}", count, question))
    return bars


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
