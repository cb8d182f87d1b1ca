"""Whatever is mended, and in however many goes, the account of it gives the text back as it was."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import TextChange, TrackedText
from tests.formats.recovered import with_changes, without_changes

texts = st.text("ab<&", max_size=12)


@st.composite
def goes(draw: st.DrawFn) -> TrackedText[int]:
    tracked: TrackedText[int] = TrackedText(draw(texts))
    for number in range(draw(st.integers(0, 5))):
        place = st.integers(0, len(tracked.text))
        ends = sorted(draw(st.lists(place, max_size=6)))
        spans = [(start, end, draw(texts)) for start, end in zip(ends[::2], ends[1::2], strict=False)]
        tracked.replace(number, spans)
    return tracked


@given(goes())
def test_the_changes_of_the_original_make_the_text_and_without_them_it_is_the_original(
    tracked: TrackedText[int],
) -> None:
    check(tracked)


@given(st.data(), st.integers(1, 3))
def test_it_is_so_where_more_is_changed_than_is_told_one_by_one(data: st.DataObject, most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(repair_list, "MOST_CHANGES", most)
        check(data.draw(goes()))


def check(tracked: TrackedText[int]) -> None:
    changes = tracked.changes
    assert with_changes(tracked) == tracked.text
    assert without_changes(tracked) == tracked.original
    assert all(one.start <= one.end <= other.start for one, other in pairwise(changes))


def test_a_change_within_a_change_is_told_as_one() -> None:
    tracked: TrackedText[str] = TrackedText("a&b")
    tracked.sub("escaped", re.compile("&"), "&amp;")
    tracked.sub("shouted", re.compile("amp"), "AMP")
    assert tracked.text == "a&AMP;b"
    assert tracked.changes[0] == TextChange(1, 2, "&AMP", "shouted")


def test_what_touches_is_one_change() -> None:
    tracked: TrackedText[str] = TrackedText("a&&b&c")
    tracked.sub("escaped", re.compile("&"), "&amp;")
    assert tracked.text == "a&amp;&amp;b&amp;c"
    assert tracked.changes == [
        TextChange(1, 3, "&amp;&amp;", "escaped"),
        TextChange(4, 5, "&amp;", "escaped"),
    ]


def test_of_too_many_changes_neighbours_are_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repair_list, "MOST_CHANGES", 2)
    tracked: TrackedText[str] = TrackedText("&1&2&3")
    tracked.sub("left out", re.compile("&"), "")
    assert tracked.text == "123"
    assert tracked.changes == [TextChange(0, 3, "1", "left out"), TextChange(4, 5, "", "left out")]


def test_a_copy_goes_its_own_way() -> None:
    tracked: TrackedText[str] = TrackedText("a&b")
    other = tracked.copy()
    other.sub("left out", re.compile("&"), "")
    assert (tracked.text, tracked.changes, other.text) == ("a&b", (), "ab")
