"""Finding and replacing in columns does what one would do value by value."""

import re

import pytest
import regex
from hypothesis import example, given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES
from editor.core.filtering.text_matching import ExpressionError, TemplateError
from editor.core.replacement import Replacer, Template, of_former_language
from editor.core.search import Finder, Search, find
from tests.core.documents import filled, snapshot
from tests.for_each import for_each

values = st.text("aAbß-/ ", max_size=6)


def columns(*locs: str, priority: str = "0.5") -> dict[str, list[str]]:
    rows = {name: [""] * len(locs) for name in FIELD_NAMES}
    return rows | {"loc": list(locs), "priority": [priority] * len(locs)}


@given(st.lists(values, max_size=8), st.text("aAb-", min_size=1, max_size=2), st.booleans(), st.booleans())
def test_plain_text_is_found_as_an_expression_finds_it(
    locs: list[str], text: str, matches_case: bool, is_whole: bool
) -> None:
    finder = Finder(Search(text, ("loc",), matches_case, is_whole))
    found = find(finder, columns(*locs))
    flags = re.NOFLAG if matches_case else re.IGNORECASE
    pattern = re.compile(re.escape(text), flags)
    naive = [len(pattern.findall(loc)) for loc in locs]
    if is_whole:
        naive = [int(pattern.fullmatch(loc.strip(" ")) is not None) for loc in locs]
    assert list(found.rows) == [row for row, count in enumerate(naive) if count]
    assert found.count == sum(naive)
    assert [len(finder.spans("loc", loc)) for loc in locs] == naive


@given(st.lists(values, max_size=8), st.text("aAb-", min_size=1, max_size=2), st.booleans(), st.booleans())
def test_replacing_and_undoing_it_gives_the_same_document(
    locs: list[str], text: str, matches_case: bool, is_whole: bool
) -> None:
    document = filled(*(Entry(loc, priority="0.5") for loc in locs))
    before = snapshot(document)
    finder = Finder(Search(text, FIELD_NAMES, matches_case, is_whole))
    found = find(finder, columns(*locs))
    outcome = Replacer(finder, "x").outcome(columns(*locs), found)
    source = rf"(\A *){re.escape(text)}(?= *\Z)" if is_whole else f"(){re.escape(text)}"
    flags = re.NOFLAG if matches_case else re.IGNORECASE
    expected = [re.sub(source, r"\1x", loc, flags=flags) for loc in locs]
    if outcome.edit is not None:
        undo = outcome.edit.apply(document)
        assert document.column("loc") == expected
        undo.apply(document)
    else:
        assert expected == locs
    assert snapshot(document) == before


def test_rows_are_found_in_the_order_in_which_they_are_given() -> None:
    found = find(Finder(Search("a", ("loc",))), columns("a", "b", "aa", "a"), [2, 1, 0])
    assert (list(found.rows), list(found.ends)) == ([2, 0], [2, 3])


def test_what_stands_percent_encoded_is_found_as_it_is_read_and_replaced_encoded() -> None:
    finder = Finder(Search("café"))
    locs = columns("https://e.org/caf%C3%A9", "https://e.org/café", "https://e.org/cafe")
    found = find(finder, locs)
    assert list(found.rows) == [0, 1]
    outcome = Replacer(finder, "thé").outcome(locs, found)
    assert [preview.after for preview in outcome.previews] == ["https://e.org/th%C3%A9", "https://e.org/thé"]


def test_white_space_around_a_value_is_no_part_of_the_whole_of_it() -> None:
    for is_expression in [False, True]:
        for matches_case in [False, True]:
            for text, value, after in [
                ("a", "\n\t a\r\n ", "\n\t x\r\n "),
                ("a", "\xa0a", None),
                ("a", "a a", None),
                (" a", "  a ", " x "),
                ("a ", " a  ", " x "),
            ]:
                finder = Finder(
                    Search(text, ("loc",), matches_case, is_whole=True, is_expression=is_expression)
                )
                found = find(finder, columns(value))
                assert found.count == (after is not None)
                outcome = Replacer(finder, "x").outcome(columns(value), found)
                assert [preview.after for preview in outcome.previews] == ([after] if after else [])


@for_each(
    ("text", "after", "span"),
    [
        ("^http", "\n\tx://e.org/a/ \n", (2, 6)),
        ("$", "\n\thttp://e.org/a/x \n", (17, 17)),
        ("(?<=a)/$", "\n\thttp://e.org/ax \n", (16, 17)),
        (r"\s+$", "\n\thttp://e.org/a/x", (17, 19)),
    ],
)
def test_an_expression_takes_the_ends_of_a_value_for_those_that_are_seen(
    text: str, after: str, span: tuple[int, int]
) -> None:
    value = "\n\thttp://e.org/a/ \n"
    finder = Finder(Search(text, ("loc",), is_expression=True))
    found = find(finder, columns(value))
    assert finder.spans("loc", value) == [span]
    assert found.count == 1
    outcome = Replacer(finder, "x").outcome(columns(value), found)
    assert [preview.after for preview in outcome.previews] == [after]


def test_an_absent_value_never_matches() -> None:
    assert find(Finder(Search("^", ("lastmod",), is_expression=True)), columns("a")).count == 0


@for_each("replacement", ["a\x00", "\ud800"])
def test_characters_that_no_file_can_hold_are_refused(replacement: str) -> None:
    with pytest.raises(TemplateError, match="XML does not allow") as caught:
        Replacer(Finder(Search("a")), replacement)
    assert caught.value.position == len(replacement) - 1


def test_a_line_break_that_a_group_brings_is_refused() -> None:
    finder = Finder(Search(r"a(?=(\s))", is_expression=True))
    rows = columns("a\nb")
    with pytest.raises(TemplateError, match="single line"):
        Replacer(finder, "$1").outcome(rows, find(finder, rows))


def test_an_expression_that_takes_too_long_finds_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.core.filtering.text_matching.PATIENCE", 0.01)
    with pytest.raises(ExpressionError, match="too long"):
        find(Finder(Search("(a|aa)+$x", is_expression=True)), columns("a" * 40))


def test_looking_stops_when_asked_to() -> None:
    assert find(Finder(Search("a")), columns("a"), None, lambda: True).count == 0


PATTERN = regex.compile("(a)(?P<rest>b)?")
PIECES = ["$", "{", "}", "1", "0", "2", "x", "41", "rest", "\\", "\\g<", ">", "g", "/", "é", "\\$", "$1"]


def filled_template(text: str, value: str = "ab", pattern: regex.Pattern[str] = PATTERN) -> str:
    match = pattern.search(value)
    assert match is not None
    return Template(pattern, text).filled(match)


@for_each("group", ["$1", "${1}", r"\1", r"\g<1>"])
def test_a_group_may_be_written_in_four_ways(group: str) -> None:
    assert filled_template(f"<{group}>") == "<a>"


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
    assert filled_template(text) == result


def test_a_group_that_took_no_part_is_empty() -> None:
    assert filled_template("<$2>", "a") == "<>"


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
@example("\\01", "a")
def test_a_replacement_of_former_times_keeps_its_meaning_or_is_refused(text: str, value: str) -> None:
    try:
        meant = PATTERN.sub(text, value)
    except (regex.error, IndexError):
        meant = None
    try:
        result = filled_template(of_former_language(text), value)
    except TemplateError:
        assert meant is None or re.search("[\0-\x08\n-\x1f]", meant)  # no value can hold these
    else:
        assert result == meant
