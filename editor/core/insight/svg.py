"""Charts as SVG: a picture of its own or a part of a report, without scripts."""

from collections.abc import Callable, Sequence
from math import ceil

from editor.core.insight.chart import Chart, count_text, value_text
from editor.core.insight.layout import LINE, Box, ChartTexts, lay_out
from editor.core.text import as_html

_LETTER = 7.1  # pixels that a letter of 13 pixels is wide, on the safe side
_WIDE_LETTERS = 0x2E80  # those from here on fill a square
_HEAD = 28  # pixels of the title of a picture of its own
_HATCH = 6  # pixels from one line across a bar to the next
_TONES = ("plain", "absent", "striking", "error", "warning")

Tell = Callable[[str], str]  # returns a label in the language of the reader


def chart_svg(
    chart: Chart, title: str, tell: Tell = str, width: int = 640, colors: dict[str, str] | None = None
) -> str:
    """Return a chart as an SVG element.

    colors: "text", "muted", "base" and each tone, for a picture of its own with a title; without, the page
    that it is put into has them for its classes.
    """
    labels = [tell(bar.label) for bar in chart.bars]
    values = [value_text(chart, bar) for bar in chart.bars]
    placed = lay_out(chart, ChartTexts(labels, values), width, LINE, text_width)
    top = _HEAD if colors else 0
    height = round(placed.height) + top
    spoken = as_html(_spoken(title, labels, values))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" class="chart" '
        f'viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{spoken}">'
    ]
    if colors:
        parts.append(_style(colors))
        parts.append(f'<rect class="ground" width="{width}" height="{height}"/>')
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
