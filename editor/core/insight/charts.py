"""A chart as data, where its bars go, and the chart as SVG or as text with tabs.

A chart has bars with counts, each with the filter that its rows match, and remarks on what stands
out. Labels and sentences are English or a Phrase; who shows them translates them.

Places are in pixels, the same for the window, for a saved picture and for a report, from left to
right; who draws for a script that runs the other way mirrors them. SVG is a picture of its own or a
part of a report, without scripts; text with tabs is for spreadsheets.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from editor.core.text import N_, Phrase, as_html

COLUMNS_HEIGHT = 110  # pixels of the highest column
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
    height: int = COLUMNS_HEIGHT  # pixels of a column in full length
    common_scale: int = 0  # the count of a bar in full length in charts that stand side by side; 0: its own

    @property
    def highest(self) -> int:
        """The count of the longest bar; 0 without bars."""
        return max((bar.count for bar in self.bars), default=0)

    @property
    def scale(self) -> int:
        """The count of a bar in full length; a column of the rest that would dwarf the others is cut off."""
        if self.common_scale:
            return self.common_scale
        others = max((bar.count for bar in self.bars if not bar.is_rest), default=0)
        return others if self.is_upright and 0 < others * _DWARFED < self.highest else self.highest

    def share(self, bar: Bar) -> float:
        """Return the part of all rows that a bar stands for, from 0 to 1."""
        return bar.count / self.total if self.total else 0.0


def side_by_side(*charts: Chart) -> tuple[Chart, ...]:
    """Return charts of columns that are drawn to one scale, so that they can be compared."""
    bars = tuple(bar for chart in charts for bar in chart.bars)
    scale = Chart("", "", bars, is_upright=True).scale
    return tuple(replace(chart, common_scale=scale) for chart in charts)


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


def absent_bar(count: int, question: str) -> tuple[Bar, ...]:
    """Return the bar of the rows without a value, or none if every row has one."""
    label = Phrase(N_("Not set"))
    return (Bar(label, count, question, Tone.ABSENT, is_rest=True),) if count else ()


def most_common(bars: Sequence[Bar], limit: int) -> tuple[Bar, ...]:
    """Return the bars with the highest counts, and one that stands for all the others."""
    ordered = sorted(bars, key=lambda bar: (-bar.count, str(bar.label), bar.question))
    if len(ordered) <= limit:
        return tuple(ordered)
    others = ordered[limit - 1 :]
    label = Phrase(N_("{number:,} others"), number=len(others))
    return (*ordered[: limit - 1], Bar(label, sum(bar.count for bar in others)))


def ranked(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return texts with their counts, the most frequent first, and those with the same count in order."""
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))


def percent(share: float) -> str:
    """Return a share as whole per cent, but never 0 for some nor 100 for not all."""
    number = round(share * 100)
    if number == 0 and share > 0:
        return "<1"
    return ">99" if number == 100 and share < 1 else str(number)


LINE = 26  # pixels of a bar with its label at the usual size of letters: a target big enough for a finger
_GAP = 8
_CUT = 6  # pixels from the top of a column to the line across it, and from one end of that to the other
_TOP = 18  # pixels above the highest column, for its number
_MOST_OF_WIDTH = 0.42  # that labels may take where values are long
_ENOUGH_FOR_BARS = 0.22  # of the width: what is left beyond it is for labels
_THINNEST = 1.5  # pixels of a bar that stands for at least one row
_WIDEST_COLUMN = 48

Measure = Callable[[str], float]  # the width of a text


class ChartTexts(NamedTuple):
    """The texts of the bars of a chart, as they will be drawn: one of each for every bar."""

    labels: Sequence[str]
    values: Sequence[str]


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class PlacedBar:
    """A bar with its places: what can be pressed, the bar itself, its label and its value."""

    area: Box
    bar: Box
    label: Box  # of no width where it is left out
    value: Box  # of no width where no column shows its number
    cut: Box | None = (
        None  # the line across a column that is too high, from the lower left to the upper right
    )


@dataclass(frozen=True, slots=True)
class ChartLayout:
    """The bars of a chart, and the height that they take."""

    bars: tuple[PlacedBar, ...]
    height: float


def lay_out(chart: Chart, texts: ChartTexts, width: float, line: float, measure: Measure) -> ChartLayout:
    """Return where each bar goes; `line`: the height of a bar, LINE or more for large letters."""
    if not chart.bars:
        return ChartLayout((), 0)
    if chart.is_upright:
        return _columns(chart, texts, width, line, measure)
    return _lines(chart, texts, width, line, measure)


def _lines(chart: Chart, texts: ChartTexts, width: float, line: float, measure: Measure) -> ChartLayout:
    labels, values = texts
    right = max(map(measure, values)) + 2 * _GAP
    most = max(width * _MOST_OF_WIDTH, width * (1 - _ENOUGH_FOR_BARS) - right)
    left = min(max(map(measure, labels)) + 2 * _GAP, most)
    room = max(width - left - right, 8.0)
    placed = []
    for number, bar in enumerate(chart.bars):
        y = number * line
        length = _scaled(bar.count, chart.highest, room)
        placed.append(
            PlacedBar(
                Box(0, y, width, line),
                Box(left, y + line * 0.2, length, line * 0.6),
                Box(0, y, left - _GAP, line),
                Box(left + length + _GAP / 2, y, right, line),
            )
        )
    return ChartLayout(tuple(placed), len(placed) * line)


def _columns(chart: Chart, texts: ChartTexts, width: float, line: float, measure: Measure) -> ChartLayout:
    step = min(width / len(chart.bars), _WIDEST_COLUMN * line / LINE * 2)
    thick = min(max(step * 0.78, 1.0), _WIDEST_COLUMN)
    high, top = chart.height * line / LINE, _TOP * line / LINE
    widths = [measure(label) + 2 for label in texts.labels]
    starts = [_middle_within(number * step + step / 2, wide, width) for number, wide in enumerate(widths)]
    by_height = sorted(range(len(chart.bars)), key=lambda number: -chart.bars[number].count)
    cut_off = [number for number in by_height if chart.bars[number].count > chart.scale]
    shown = _shown_labels(starts, widths, cut_off or by_height[:1])
    for_number = step if step >= measure("000") else 0.0  # with single digits alone, others seem to lack one
    placed = []
    for number, bar in enumerate(chart.bars):
        x = number * step
        height = _scaled(min(bar.count, chart.scale), chart.scale, high)
        value, cut = Box(x, high - height, for_number, top), None
        if bar.count > chart.scale:  # its number is told in any case
            wide = measure(f"{bar.count:,}") + _GAP
            value = Box(_middle_within(x + step / 2, wide, width), 0, wide, top)
            cut = Box(x + (step - thick) / 2 - 1, top + _CUT, thick + 2, _CUT)
        placed.append(
            PlacedBar(
                Box(x, 0, step, top + high + line),
                Box(x + (step - thick) / 2, top + high - height, thick, height),
                Box(starts[number], top + high, widths[number] if number in shown else 0.0, line),
                value,
                cut,
            )
        )
    return ChartLayout(tuple(placed), top + high + line)


def _middle_within(middle: float, wide: float, width: float) -> float:
    """Return where something so wide begins that stands around a place, but within the chart."""
    return max(min(middle - wide / 2, width - wide), 0)


def _shown_labels(starts: Sequence[float], widths: Sequence[float], wanted: Sequence[int]) -> set[int]:
    """Return the numbers of the labels that have room side by side: those that are wanted, and others.

    These are evenly spread, the last among them.
    """

    def fit(left: int, right: int) -> bool:
        return left == right or starts[left] + widths[left] + _GAP <= starts[right]

    def fits(number: int) -> bool:
        return all(fit(min(number, each), max(number, each)) for each in shown)

    shown: list[int] = []
    for number in wanted:
        if fits(number):
            shown.append(number)  # noqa: PERF401 - the next one has to fit beside it
    count = len(widths)
    spread = [count - 1]
    for every in range(1, count + 1):
        spread = list(range(count - 1, -1, -every))[::-1]
        if all(fit(left, right) for left, right in pairwise(spread)):
            break
    return {*shown, *filter(fits, spread)}


def _scaled(count: int, highest: int, room: float) -> float:
    return max(count / highest * room, _THINNEST) if count and highest else 0.0


def chart_tsv(chart: Chart, headings: Sequence[str], tell: Callable[[str], str] = str) -> str:
    """Return a chart as lines of label, number of rows, share and filter; `headings`: the four of them."""
    counts = ["" if chart.sample_of else str(bar.count) for bar in chart.bars]
    lines = [
        (tell(bar.label), count, f"{chart.share(bar):.4f}", bar.question)
        for bar, count in zip(chart.bars, counts, strict=True)
    ]
    return table_tsv([tuple(headings), *lines])


def table_tsv(lines: Sequence[Sequence[str]]) -> str:
    """Return lines of cells as text with tabs; what would break a cell becomes a space."""
    return "".join("\t".join(" ".join(cell.split()) for cell in line) + "\n" for line in lines)


_WIDTH = 640  # pixels
_LETTER = 7.1  # pixels that a letter of 13 pixels is wide, on the safe side
_WIDE_LETTERS = 0x2E80  # those from here on fill a square
_HEAD = 28  # pixels of the title of a picture of its own
_HATCH = 6  # pixels from one line across a bar to the next
_TONES = ("plain", "absent", "striking", "error", "warning")

Tell = Callable[[str], str]  # returns a label in the language of the reader


def chart_svg(chart: Chart, title: str, tell: Tell = str, colors: dict[str, str] | None = None) -> str:
    """Return a chart as an SVG element.

    colors: "text", "muted", "base" and each tone, for a picture of its own with a title; without, the page
    that it is put into has them for its classes.
    """
    labels = [tell(bar.label) for bar in chart.bars]
    values = [value_text(chart, bar) for bar in chart.bars]
    placed = lay_out(chart, ChartTexts(labels, values), _WIDTH, LINE, text_width)
    top = _HEAD if colors else 0
    height = round(placed.height) + top
    spoken = as_html(_spoken(title, labels, values))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" class="chart" '
        f'viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" aria-label="{spoken}">'
    ]
    if colors:
        parts.append(_style(colors))
        parts.append(f'<rect class="ground" width="{_WIDTH}" height="{height}"/>')
        parts.append(f'<text class="title" x="0" y="18">{as_html(title)}</text>')
    for bar, label, value, places in zip(chart.bars, labels, values, placed.bars, strict=True):
        parts.append(f"<g><title>{as_html(f'{label}: {value}')}</title>")
        parts.append(_rect(places.bar, top, f"bar {bar.tone}"))
        if bar.tone.is_hatched:
            parts.append(_lines_across(places.bar, top))
        if places.cut is not None:
            parts.append(_cut(places.cut, top))
        if chart.is_upright:
            if places.label.width:
                parts.append(_text(label, places.label, top, "label", "middle"))
            number = count_text(chart, bar)
            if number and text_width(number) <= places.value.width:
                parts.append(_text(number, places.value, top, "amount", "middle"))
        else:
            parts.append(_text(_fitting(label, places.label.width), places.label, top, "label", "start"))
            parts.append(_text(value, places.value, top, "amount", "start"))
        parts.append("</g>")
    return "".join((*parts, "</svg>"))


def text_width(text: str) -> float:
    """Return the width of a text in pixels, guessed as no font is at hand."""
    return sum(2 * _LETTER if ord(letter) >= _WIDE_LETTERS else _LETTER for letter in text)


def _fitting(text: str, width: float) -> str:
    most = int(width / _LETTER)
    return text if text_width(text) <= width + 1 else text[: max(most - 1, 1)] + "…"


def _spoken(title: str, labels: Sequence[str], values: Sequence[str]) -> str:
    return f"{title}: " + "; ".join(map("{} {}".format, labels, values))


def _rect(box: Box, top: int, name: str) -> str:
    return (
        f'<rect class="{name}" x="{box.x:.1f}" y="{box.y + top:.1f}" width="{box.width:.1f}" '
        f'height="{box.height:.1f}" rx="2"/>'
    )


def _lines_across(box: Box, top: int) -> str:
    """Return lines from the lower left to the upper right, each cut off where the bar ends."""
    left, upper, right, lower = box.x, box.y + top, box.x + box.width, box.y + top + box.height
    path = ""
    for number in range(1, ceil((box.width + box.height) / _HATCH)):
        total = left + upper + number * _HATCH  # of x and y, the same all along the line
        first, last = max(left, total - lower), min(right, total - upper)
        path += f"M{first:.1f} {total - first:.1f}L{last:.1f} {total - last:.1f}"
    return f'<path class="hatch" d="{path}"/>' if path else ""


def _cut(box: Box, top: int) -> str:
    lower, upper = box.y + top + box.height, box.y + top
    path = f"M{box.x:.1f} {lower:.1f}L{box.x + box.width:.1f} {upper:.1f}"
    return f'<path class="hatch" stroke-width="3" d="{path}"/>'


def _text(text: str, box: Box, top: int, name: str, anchor: str) -> str:
    x = box.x + (box.width / 2 if anchor == "middle" else 0)
    y = box.y + top + box.height * 0.68
    return f'<text class="{name}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{as_html(text)}</text>'


def _style(colors: dict[str, str]) -> str:
    tones = "".join(f".{tone}{{fill:{colors[tone]}}}" for tone in _TONES)
    return (
        f"<style>text{{font:13px sans-serif;fill:{colors['text']}}}.amount{{fill:{colors['muted']}}}"
        f".title{{font-weight:bold}}.ground{{fill:{colors['base']}}}"
        f".hatch{{stroke:{colors['base']}}}{tones}</style>"
    )
