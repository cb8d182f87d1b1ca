"""Where bars go, and charts as SVG and as text with tabs."""

import itertools
import re
from dataclasses import replace
from xml.etree import ElementTree

from editor.core.insight.charts import LINE, Bar, Chart, ChartTexts, Tone, chart_svg, chart_tsv, lay_out
from editor.core.insight.insight_pages import PICTURES, InsightPicture
from editor.core.insight.value_charts import priorities_before_and_after
from tests.core.insight.sources import dated, source_of
from tests.for_each import for_each

SVG = "{http://www.w3.org/2000/svg}"


def labels(chart: Chart) -> ChartTexts:
    return ChartTexts([str(bar.label) for bar in chart.bars], [str(bar.count) for bar in chart.bars])


@for_each(("picture", "width"), itertools.product(PICTURES, [90, 320, 1200]))
def test_bars_stay_inside_and_do_not_overlap(picture: InsightPicture, width: int) -> None:
    chart = picture.make(source_of())
    placed = lay_out(chart, labels(chart), width, LINE, lambda text: 6.0 * len(text))
    areas = [each.area for each in placed.bars]
    for area in areas:
        assert area.x >= 0
        assert area.x + area.width <= width + 1e-6
        assert area.y >= 0
        assert area.y + area.height <= placed.height
    if chart.is_upright:
        shown = [each.label for each in placed.bars if each.label.width]
        assert all(one.x + one.width <= other.x for one, other in itertools.pairwise(shown))
        assert shown or not chart.bars


def test_the_highest_column_has_its_label_and_no_other_touches_it() -> None:
    counts = [3, 90, *[1] * 58]
    chart = Chart(
        "", "", tuple(Bar(f"2026-{n:02}", count) for n, count in enumerate(counts)), is_upright=True
    )
    placed = lay_out(chart, labels(chart), 240, LINE, lambda text: 6.0 * len(text)).bars
    shown = [each.label for each in placed if each.label.width]
    assert placed[1].label in shown
    assert placed[-1].label in shown
    assert all(one.x + one.width <= other.x for one, other in itertools.pairwise(shown))


def test_a_longer_bar_stands_for_more_rows() -> None:
    chart = PICTURES[0].make(dated("2026-11-01", "2026-11-02", "2026-09-02"))
    placed = lay_out(chart, labels(chart), 300, LINE, len)
    assert [round(each.bar.height) for each in placed.bars] == [55, 0, 110]


def test_a_column_of_the_rest_that_would_dwarf_the_others_is_cut_off_with_its_number() -> None:
    bars = [Bar("Before", 900, is_rest=True), *(Bar(f"{day}", day) for day in range(1, 31))]
    chart = Chart("", "", tuple(bars), is_upright=True)
    placed = lay_out(chart, labels(chart), 320, LINE, lambda text: 6.0 * len(text)).bars
    assert placed[0].bar.height == placed[-1].bar.height == 2 * placed[15].bar.height
    assert [each.cut is not None for each in placed] == [True, *[False] * 30]
    assert placed[0].label.width
    assert placed[0].value.width >= 6 * len("900")
    assert chart_svg(chart, "Days").count('stroke-width="3"') == 1
    bars[0] = Bar("Before", 90, is_rest=True)
    assert replace(chart, bars=tuple(bars)).scale == 90
    assert replace(chart, is_upright=False).scale == 900


@for_each(("width", "is_shown"), [(100, False), (600, True)])
def test_all_columns_show_their_numbers_or_none_does(width: int, is_shown: bool) -> None:
    chart = PICTURES[0].make(dated(*["2026-11-01"] * 40, "2025-01-02"))
    placed = lay_out(chart, labels(chart), width, LINE, lambda text: 7.0 * len(text))
    assert {each.value.width > 0 for each in placed.bars} == {is_shown}


def test_a_label_has_the_room_that_short_values_leave() -> None:
    chart = Chart("since", "", (Bar("Added or changed", 0), Bar("Removed", 0)), 3)
    placed = lay_out(
        chart,
        ChartTexts(["Added or changed", "Removed"], ["0", "0"]),
        250,
        LINE,
        lambda text: 7.0 * len(text),
    )
    assert all(each.label.width >= 7 * 16 for each in placed.bars)


@for_each("picture", PICTURES, ids=lambda picture: picture.name)
def test_an_svg_says_each_bar_in_words(picture: InsightPicture) -> None:
    chart = picture.make(source_of())
    root = ElementTree.fromstring(chart_svg(chart, chart.title))
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert len(titles) == len(chart.bars)
    assert all(title.startswith(str(bar.label)) for title, bar in zip(titles, chart.bars, strict=True))
    assert not list(root.iter(f"{SVG}script"))


def test_a_chart_as_text_has_a_line_for_each_bar() -> None:
    chart = PICTURES[0].make(dated("2026-11-01", ""))
    assert chart_tsv(chart, ("Bar", "Rows", "Share", "Filter")) == (
        "Bar\tRows\tShare\tFilter\n2026-11\t1\t0.5000\tlastmod=2026-11\nNot set\t1\t0.5000\t-has:lastmod\n"
    )


@for_each("is_upright", [False, True])
def test_an_svg_tells_a_striking_bar_without_colours_by_lines_that_stay_inside(is_upright: bool) -> None:
    bars = (Bar("2025", 30), Bar("2026", 70, tone=Tone.STRIKING))
    root = ElementTree.fromstring(chart_svg(Chart("", "", bars, is_upright=is_upright), ""))
    [plain, striking] = root.findall(f"{SVG}g")
    assert plain.find(f"{SVG}path") is None
    bar, lines = striking.find(f"{SVG}rect"), striking.find(f"{SVG}path")
    assert bar is not None
    assert lines is not None
    x, y, width, height = (float(bar.attrib[name]) for name in ("x", "y", "width", "height"))
    ends = [tuple(map(float, each.split())) for each in re.split("[ML]", lines.attrib["d"])[1:]]
    assert len(ends) >= 2 * (width + height) // 6 - 2
    assert all(
        x - 0.1 <= across <= x + width + 0.1 and y - 0.1 <= down <= y + height + 0.1 for across, down in ends
    )


def test_priorities_before_and_after_stand_on_one_axis_and_are_drawn_to_one_scale() -> None:
    before, after = priorities_before_and_after({"": 50, "0.50": 2, "high": 1}, {"0.5": 40, "0.25": 13})
    names = [str(bar.label) for bar in before.bars]
    assert names == [str(bar.label) for bar in after.bars]
    assert names[:4] == ["Not valid", "0.0", "0.1", "0.2"]
    assert names[-2:] == ["1.0", "Not set"]
    assert names[4] == "0.25"
    shown = [{str(bar.label): bar.count for bar in chart.bars if bar.count} for chart in (before, after)]
    assert shown == [{"Not valid": 1, "0.5": 2, "Not set": 50}, {"0.25": 13, "0.5": 40}]
    assert before.scale == after.scale == 50
    high = [lay_out(chart, labels(chart), 600, LINE, len).bars[7].bar.height for chart in (before, after)]
    assert round(high[1], 6) == round(20 * high[0], 6)


def test_the_number_above_the_highest_column_has_room_for_large_letters() -> None:
    chart = Chart("", "", (Bar("a", 15), Bar("b", 1)), is_upright=True)
    placed = lay_out(chart, labels(chart), 400, 2 * LINE, len).bars[0]
    usual = lay_out(chart, labels(chart), 400, LINE, len).bars[0]
    assert placed.value.height == 2 * usual.value.height
    assert placed.value.y + placed.value.height <= placed.bar.y


def test_a_column_that_dwarfs_those_of_the_other_chart_is_cut_off() -> None:
    before, after = priorities_before_and_after({"": 900}, {"0.1": 450, "0.9": 450, "": 0})
    assert before.scale == after.scale == 900
    before, after = priorities_before_and_after({"": 9_000}, {"0.1": 90, "0.9": 60, "": 8_850})
    assert before.scale == after.scale == 90


def test_many_different_priorities_are_counted_in_ranges() -> None:
    hundredths = {f"0.{number:02}": 1 for number in range(100)}
    before, after = priorities_before_and_after(hundredths, {"1.0": 100})
    assert [str(bar.label) for bar in before.bars][:2] == ["0.0–0.1", "0.1–0.2"]
    assert [bar.count for bar in before.bars] == [10] * 10
    assert [bar.count for bar in after.bars] == [*[0] * 9, 100]
