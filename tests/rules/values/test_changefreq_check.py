"""Change frequencies: the words there are, slips that are mended, and the check of a whole column."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.fields import CHANGEFREQS
from editor.rules.values.priority_changefreq_check import CHANGEFREQ_VALUES
from tests.for_each import for_each
from tests.rules.values.value_checks import URLSET, words

check, check_column = CHANGEFREQ_VALUES.check, CHANGEFREQ_VALUES.check_column


@for_each("value", CHANGEFREQS)
def test_nothing_is_wrong_with_the_words_of_the_protocol(value: str) -> None:
    assert check(value, URLSET) == ()
    assert CHANGEFREQ_VALUES.suggested(value, URLSET) is None


@for_each(
    ("value", "written"),
    [
        ("Daily", "daily"),
        ("WEEKLY", "weekly"),
        ("annual", "yearly"),
        ("annually", "yearly"),
        ("Annually", "yearly"),
        ("yearley", "yearly"),
        ("montly", "monthly"),
        ("mothly", "monthly"),
        ("weekley", "weekly"),
        ("dayly", "daily"),
        ("hourley", "hourly"),
        (" Daily ", "daily"),
    ],
)
def test_letter_case_and_known_slips_are_mended(value: str, written: str) -> None:
    assert words(check(value, URLSET)) == ["changefreq-unknown E auto"]
    assert CHANGEFREQ_VALUES.suggested(value, URLSET) == written


@for_each(
    ("value", "nearest"),
    [
        ("biweekly", "weekly"),
        ("Minutely", "hourly"),
        ("every day", "daily"),
        ("semi-annually", "yearly"),
        ("quarterly", "monthly"),
        ("dail", "daily"),
        ("sometimes", ""),
        ("wee\u212aly", "weekly"),
        ("daily\u00a0", "daily"),
        ("da ily", "daily"),
        ("x" * 100_000, ""),
        ("daily\nweekly", ""),
    ],
)
def test_other_words_are_asked_about(value: str, nearest: str) -> None:
    hits = check(value, URLSET)
    assert words(hits) == ["changefreq-unknown E ask"]
    assert CHANGEFREQ_VALUES.suggested(value, URLSET) is None
    if nearest:
        assert dict(hits[0].params)["suggestion"] == nearest


def test_white_space_matters_more_than_elsewhere() -> None:
    assert words(check("\n daily", URLSET)) == ["padded-strict-value W auto"]
    assert CHANGEFREQ_VALUES.suggested("\n daily", URLSET) == "daily"
    assert words(check(" \t", URLSET)) == ["empty-element E auto"]


@given(st.lists(st.one_of(st.sampled_from([*CHANGEFREQS, "", "Daily"]), st.text(max_size=8))))
def test_a_column_finds_what_single_checks_find(values: list[str]) -> None:
    assert check_column(values, URLSET, ()).suspects == [
        row for row, value in enumerate(values) if value and check(value, URLSET)
    ]
