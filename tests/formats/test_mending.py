"""Whatever is mended, and in however many goes, the account of it gives the text back as it was."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.damage import tracked_text as mending_module
from editor.formats.damage.tracked_text import Mending, TextChange
from tests.formats.recovered import with_changes, without_changes

texts = st.text("ab<&", max_size=12)


@st.composite
def goes(draw: st.DrawFn) -> Mending[int]:
    mending: Mending[int] = Mending(draw(texts))
    for number in range(draw(st.integers(0, 5))):
        place = st.integers(0, len(mending.text))
        ends = sorted(draw(st.lists(place, max_size=6)))
        spans = [(start, end, draw(texts)) for start, end in zip(ends[::2], ends[1::2], strict=False)]
        mending.replace(number, spans)
    return mending


@given(goes())
def test_the_changes_of_the_original_make_the_text_and_without_them_it_is_the_original(
    mending: Mending[int],
) -> None:
    check(mending)


@given(st.data(), st.integers(1, 3))
def test_it_is_so_where_more_is_changed_than_is_told_one_by_one(data: st.DataObject, most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mending_module, "MOST_CHANGES", most)
        check(data.draw(goes()))


def check(mending: Mending[int]) -> None:
    changes = mending.changes
    assert with_changes(mending) == mending.text
    assert without_changes(mending) == mending.original
    assert all(one.start <= one.end <= other.start for one, other in pairwise(changes))


def test_a_change_within_a_change_is_told_as_one() -> None:
    mending: Mending[str] = Mending("a&b")
    mending.sub("escaped", re.compile("&"), "&amp;")
    mending.sub("shouted", re.compile("amp"), "AMP")
    assert mending.text == "a&AMP;b"
    assert mending.changes[0] == TextChange(1, 2, "&AMP", "shouted")


def test_what_touches_is_one_change() -> None:
    mending: Mending[str] = Mending("a&&b&c")
    mending.sub("escaped", re.compile("&"), "&amp;")
    assert mending.text == "a&amp;&amp;b&amp;c"
    assert mending.changes == [
        TextChange(1, 3, "&amp;&amp;", "escaped"),
        TextChange(4, 5, "&amp;", "escaped"),
    ]


def test_of_too_many_changes_neighbours_are_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending_module, "MOST_CHANGES", 2)
    mending: Mending[str] = Mending("&1&2&3")
    mending.sub("left out", re.compile("&"), "")
    assert mending.text == "123"
    assert mending.changes == [TextChange(0, 3, "1", "left out"), TextChange(4, 5, "", "left out")]


def test_a_copy_goes_its_own_way() -> None:
    mending: Mending[str] = Mending("a&b")
    other = mending.copy()
    other.sub("left out", re.compile("&"), "")
    assert (mending.text, mending.changes, other.text) == ("a&b", (), "ab")
