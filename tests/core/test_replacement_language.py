"""What may stand in a replacement, and what was meant by it when `$` was a character like any other."""

import pytest
import regex
from hypothesis import example, given
from hypothesis import strategies as st

from editor.core.filtering.text_matching import TemplateError
from editor.core.replacement import Template, of_former_language
from tests.for_each import for_each

PATTERN = regex.compile("(a)(?P<rest>b)?")
PIECES = ["$", "{", "}", "1", "0", "2", "x", "41", "rest", "\\", "\\g<", ">", "g", "/", "é", "\\$", "$1"]


def filled(text: str, value: str = "ab", pattern: regex.Pattern[str] = PATTERN) -> str:
    match = pattern.search(value)
    assert match is not None
    return Template(pattern, text).filled(match)


@for_each("group", ["$1", "${1}", r"\1", r"\g<1>"])
def test_a_group_may_be_written_in_four_ways(group: str) -> None:
    assert filled(f"<{group}>") == "<a>"


@for_each(
    ("text", "result"),
    [
        ("${rest}", "b"),
        (r"\g<rest>", "b"),
        (r"$0 ${0} \0 \g<0>", "ab ab ab ab"),
        (r"\$1 costs \\1", r"$1 costs \1"),
        ("${1}0", "a0"),
        (r"\x41\u00e9", "Aé"),
        (r"\x24\x5c1", r"$\1"),
        ("}{", "}{"),
    ],
)
def test_each_part_of_the_language_means_one_thing(text: str, result: str) -> None:
    assert filled(text) == result


def test_a_group_that_took_no_part_is_empty() -> None:
    assert filled("<$2>", "a") == "<>"


@for_each(
    ("text", "sentence", "position"),
    [
        ("x$3", "no group “3”", 1),
        ("$10", "no group “10”", 0),
        (r"\100", "no group “100”", 0),
        ("$" + "9" * 5_000, "no group", 0),
        ("x${nope}", "no group “nope”", 1),
        (r"\g<-1>", "no group “-1”", 0),
        ("5 $", r"“\$” has no meaning", 2),
        ("$$", r"“\$\$” has no meaning", 0),
        ("${}", r"“\$\{” has no meaning", 0),
        ("$&", r"“\$&” has no meaning", 0),
        (r"a\/b", r"“\\/” has no meaning", 1),
        (r"\q", r"“\\q” has no meaning", 0),
        (r"\x4", r"“\\x” has no meaning", 0),
        (r"\N{nothing of that name}", "has no meaning", 0),
        (r"\U00110000", "has no meaning", 0),
        ("a\\", r"“\\” has no meaning", 1),
        (r"ab\n", "single line", 2),
        (r"ab\x00", "XML does not allow", 2),
        ("ab\x00", "XML does not allow", 2),
    ],
)
def test_what_means_nothing_is_refused_at_its_place(text: str, sentence: str, position: int) -> None:
    with pytest.raises(TemplateError, match=sentence) as caught:
        Template(PATTERN, text)
    assert caught.value.position == position


@given(st.lists(st.sampled_from(PIECES), max_size=6).map("".join), st.sampled_from(["a", "ab"]))
@example("\\rest", "a")
@example("\\411", "a")
def test_a_replacement_of_former_times_keeps_its_meaning_or_is_refused(text: str, value: str) -> None:
    try:
        meant = PATTERN.sub(text, value)
    except (regex.error, IndexError):
        meant = None
    try:
        result = filled(of_former_language(text), value)
    except TemplateError:
        assert meant is None or not {"\x00", "\n", "\r"}.isdisjoint(meant)  # no value can hold these
    else:
        assert result == meant
