"""Where the bars of a chart go, in pixels: the same for the window, for a saved picture and for a report.

From left to right; who draws for a script that runs the other way mirrors it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from editor.core.insight.chart import Chart

LINE = 26  # pixels of a bar with its label at the usual size of letters: a target big enough for a finger
COLUMNS_HEIGHT = 110  # pixels of the highest column
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
    high = COLUMNS_HEIGHT * line / LINE
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
        value, cut = Box(x, high - height, for_number, _TOP), None
        if bar.count > chart.scale:  # its number is told in any case
            wide = measure(f"{bar.count:,}") + _GAP
            value = Box(_middle_within(x + step / 2, wide, width), 0, wide, _TOP)
            cut = Box(x + (step - thick) / 2 - 1, _TOP + _CUT, thick + 2, _CUT)
        placed.append(
            PlacedBar(
                Box(x, 0, step, _TOP + high + line),
                Box(x + (step - thick) / 2, _TOP + high - height, thick, height),
                Box(starts[number], _TOP + high, widths[number] if number in shown else 0.0, line),
                value,
                cut,
            )
        )
    return ChartLayout(tuple(placed), _TOP + high + line)


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
