"""A picture as data: bars with counts, each with the filter that its rows match, and what stands out.

Labels and sentences are English or a Phrase; who shows them translates them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from editor.core.text import QT_TRANSLATE_NOOP, Phrase

CONTEXT = "insight"  # of all texts of pictures
_DWARFED = 4  # of so many times their height the others are hardly seen


class Tone(StrEnum):
    """The kind of a bar, which decides its colour; its text says the same, for people who see no colours."""

    PLAIN = "plain"
    ABSENT = "absent"  # entries that lack the value
    STRIKING = "striking"  # more than one would expect
    ERROR = "error"
    WARNING = "warning"

    @property
    def is_hatched(self) -> bool:
        """True if lines across the bar tell it from a plain one, as its colour may not be seen."""
        return self in (Tone.STRIKING, Tone.WARNING)


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label, the number of rows, and the text of the filter that matches them, if any does."""

    label: str
    count: int
    question: str = ""
    tone: Tone = Tone.PLAIN
    part: str = ""  # of a comparison, which the bar leads to where no filter can tell its rows
    is_rest: bool = False  # the bar stands for all rows that the others leave, and may be many times longer

    @property
    def leads_on(self) -> bool:
        """True if there are rows behind the bar, and a way to them."""
        return self.count > 0 and bool(self.question or self.part)


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence about what stands out, and the filter that shows it; "" if there is nothing to show."""

    words: Phrase
    question: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture: bars of one kind of property, out of `total` rows, with remarks."""

    name: str  # for programs
    title: str  # to be translated
    bars: tuple[Bar, ...] = ()
    total: int = 0
    remarks: tuple[Remark, ...] = ()
    is_upright: bool = False  # columns from left to right, as along a time axis
    sample_of: int = 0  # the number of rows of which only `total` were counted; 0 if all were

    @property
    def highest(self) -> int:
        """The count of the longest bar; 0 without bars."""
        return max((bar.count for bar in self.bars), default=0)

    @property
    def scale(self) -> int:
        """The count of a bar in full length; a column of the rest that would dwarf the others is cut off."""
        others = max((bar.count for bar in self.bars if not bar.is_rest), default=0)
        return others if self.is_upright and 0 < others * _DWARFED < self.highest else self.highest

    def share(self, bar: Bar) -> float:
        """Return the part of all rows that a bar stands for, from 0 to 1."""
        return bar.count / self.total if self.total else 0.0


def as_sample(chart: Chart, rows: int) -> Chart:
    """Return the chart of a sample of so many rows: an estimate, which remarks upon nothing."""
    return replace(chart, remarks=(), sample_of=rows)


def value_text(chart: Chart, bar: Bar, number: Callable[[int], str] = "{:,}".format) -> str:
    """Return the number of rows of a bar and their share; of a sample only the share, as an estimate."""
    share = f"{percent(chart.share(bar))} %"
    return f"≈ {share}" if chart.sample_of else f"{number(bar.count)} · {share}"


def count_text(chart: Chart, bar: Bar, number: Callable[[int], str] = "{:,}".format) -> str:
    """Return the number of rows of a bar alone; "" if there are none, or only an estimate."""
    return number(bar.count) if bar.count and not chart.sample_of else ""


def insight_phrase(pattern: str, **values: object) -> Phrase:
    """Return a text of pictures with its values."""
    return Phrase(pattern, CONTEXT, **values)


def absent_bar(count: int, question: str) -> tuple[Bar, ...]:
    """Return the bar of the rows without a value, or none if every row has one."""
    label = insight_phrase(QT_TRANSLATE_NOOP("insight", "Not set"))
    return (Bar(label, count, question, Tone.ABSENT, is_rest=True),) if count else ()


def most_common(bars: Sequence[Bar], limit: int, rest: str = "") -> tuple[Bar, ...]:
    """Return the bars with the highest counts, and one that stands for all the others.

    rest: the filter for those others, where one can be written.
    """
    ordered = sorted(bars, key=lambda bar: (-bar.count, str(bar.label), bar.question))
    if len(ordered) <= limit:
        return tuple(ordered)
    others = ordered[limit - 1 :]
    label = insight_phrase(QT_TRANSLATE_NOOP("insight", "{number:,} others"), number=len(others))
    return (*ordered[: limit - 1], Bar(label, sum(bar.count for bar in others), rest))


def ranked(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return texts with their counts, the most frequent first, and those with the same count in order."""
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))


def percent(share: float) -> str:
    """Return a share as whole per cent, but never 0 for some nor 100 for not all."""
    number = round(share * 100)
    if number == 0 and share > 0:
        return "<1"
    return ">99" if number == 100 and share < 1 else str(number)
