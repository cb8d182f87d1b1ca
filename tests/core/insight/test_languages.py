"""Pictures of languages."""

from dataclasses import replace

from editor.core.extensions.language_links import languages_linked_to, own_languages
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.insight.chart_source import insight_columns
from editor.core.insight.value_charts import by_language, by_missing_pair
from tests.core.extensions.test_clusters import document
from tests.core.filtering.documents import NOW

PAGES = {"en": "en:en de:de fr:fr", "de": "en:en de:de", "x": "", "fr": "fr:fr en:en"}


def test_pages_are_counted_by_language_and_missing_links_by_pair() -> None:
    pages = document(PAGES)
    source = replace(
        insight_columns(pages, None, NOW), languages=own_languages(pages), versions=languages_linked_to(pages)
    )
    assert [(str(bar.label), bar.count) for bar in by_language(source).bars] == [
        ("de", 1),
        ("en", 1),
        ("fr", 1),
        ("None told", 1),
    ]
    missing = by_missing_pair(source).bars
    assert [(bar.label, bar.count) for bar in missing] == [("de → fr", 1), ("fr → de", 1)]
    for bar in (*by_language(source).bars, *missing):
        found = matching_rows(pages, parse_filter(bar.question), KnownFacts(NOW))
        assert len(found) == bar.count
