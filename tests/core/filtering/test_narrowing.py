"""While a filter is typed, rows are looked for among those found before: no other could fit."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_parts import narrows
from tests.core.filtering.documents import FACTS, document
from tests.for_each import for_each

LOCS = [
    "https://e.org/",
    "https://e.org/blog/boot",
    "https://e.org/B%C3%A9b%c3%a9",
    "https://e.org/b%C3%A9%28bo%29",
    "/path/bo",
    "",
    "é BO",
]
WORDS = st.text(alphabet="bBoét/%C3()", min_size=1, max_size=4)


@for_each(
    ("wanted", "before", "does"),
    [
        ("boot", "boo", True),
        ("reboot", "boo", True),
        ("boo", "boot", False),
        ("blog boo", "bo", True),
        ("blog", "blog boo", False),
        ("path:/blog", "path:/b", True),
        ("path:/a/b", "path:/b", False),
        ("loc:boo", "boo", False),
        ("bo(é", "bo(", False),
        ("bo(éé", "bo(é", True),
        ("-boot", "-boo", False),
        ("boo OR x", "boo", False),
        ("lastmod:2024", "lastmod:20", False),
        ("is:error", "is:error", False),
        ("boo", "", False),
    ],
)
def test_what_has_grown_narrows(wanted: str, before: str, does: bool) -> None:
    assert narrows(parse_filter(wanted), parse_filter(before)) is does


@given(st.sampled_from(["", "loc:", "path:"]), WORDS, WORDS, WORDS)
def test_rows_found_among_those_found_before_are_all_there_are(
    term: str, start: str, middle: str, end: str
) -> None:
    def said(text: str) -> Filter:
        return parse_filter(f'{term}"{text}"')

    urlset = document([Entry(loc) for loc in LOCS])
    before, wanted = said(middle), said(f"{'' if term == 'path:' else start}{middle}{end}")
    if narrows(wanted, before):
        found = matching_rows(urlset, before, FACTS)
        assert matching_rows(urlset, wanted, FACTS, among=found) == matching_rows(urlset, wanted, FACTS)
