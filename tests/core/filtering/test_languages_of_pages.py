"""Filters by the language of a page and by the versions that it links to."""

from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from tests.core.extensions.test_clusters import document
from tests.core.filtering.documents import NOW
from tests.for_each import for_each

PAGES = {
    "en": "en:en de:de fr:fr",
    "de": "en:en de:de",
    "fr": "",
    "at": "de-AT:at x-default:en",
}
CASES = {
    "language:de": [1],
    "language:de-at": [3],
    "language:de*": [1, 3],
    "language:x-default": [],
    "-language:*": [2],
    "version:fr": [0],
    "version:x-default": [3],
    "language:de -version:fr": [1],
}


@for_each(("text", "rows"), CASES.items())
def test_a_filter_asks_for_languages(text: str, rows: list[int]) -> None:
    assert list(matching_rows(document(PAGES), parse_filter(text), KnownFacts(NOW))) == rows
