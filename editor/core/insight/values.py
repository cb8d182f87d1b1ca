"""Pictures of frequency and priority, with what is absent told apart from what it counts as."""

from collections import Counter
from collections.abc import Sequence

from editor.core.fields import CHANGEFREQS
from editor.core.filtering.printing import as_word
from editor.core.insight.chart import Bar, Chart, Remark, Tone, absent_bar, insight_phrase, most_common
from editor.core.insight.counting import Tally, count_texts
from editor.core.insight.source import InsightSource
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.priorities import decimal_of, is_in_range

_MOST = 12  # bars
_FREQUENCIES = Tally(("changefreqs",), count_texts)
_PRIORITIES = Tally(("priorities",), count_texts)
FREQUENCY = QT_TRANSLATE_NOOP("insight", "Frequency")
PRIORITY = QT_TRANSLATE_NOOP("insight", "Priority")


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
    bars = (*usual, *most_common(others, _MOST))
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
    if len(numbers) <= _MOST:
        bars = [Bar(format(number, "f"), found[number], f"priority={number:f}") for number in numbers]
    else:
        bars = _in_tenths(found)
    others = [
        Bar(text, count, f'priority:"{text.strip()}"' if '"' not in text else "", Tone.ERROR)
        for text, count in strange.items()
    ]
    bars += most_common(others, _MOST)
    remarks = _all_the_same(bars, absent, "priority")
    if absent and bars:
        words = insight_phrase(
            QT_TRANSLATE_NOOP("insight", "Entries without a priority, which counts as 0.5: {count:,}."),
            count=absent,
        )
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
        QT_TRANSLATE_NOOP("insight", "All entries that have one say {value}, which tells nothing apart.")
        if absent
        else QT_TRANSLATE_NOOP("insight", "All entries say {value}, which tells nothing apart.")
    )
    return (Remark(insight_phrase(pattern, value=bars[0].label), f"has:{name}"),)
