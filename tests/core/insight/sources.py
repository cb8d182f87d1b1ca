"""Documents for pictures, and what is known of them."""

from collections.abc import Sequence
from dataclasses import replace

from editor.core.document.columns import Entry
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.insight.chart_source import InsightSource, insight_columns
from tests.core.filtering.documents import ENTRIES, FACTS, NOW, document


def source_of(entries: Sequence[Entry] = ENTRIES, facts: KnownFacts = FACTS) -> InsightSource:
    """The source of pictures of these entries, with the answers that the facts know."""
    return replace(insight_columns(document(entries), None, NOW), answers=facts.page_answers)


def dated(*days: str) -> InsightSource:
    """The source of pictures of entries with these dates."""
    return source_of([Entry(f"https://e.org/{row}", day) for row, day in enumerate(days)], KnownFacts(NOW))
