"""The table of folders: how old their pages are."""

from dataclasses import replace

from editor.core.document.columns import Entry
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.insight.folder_freshness import freshness
from tests.core.filtering.documents import ENTRIES, NOW, document
from tests.core.insight.sources import source_of

PAGES = [
    Entry("https://e.org/", "2026-11-21"),
    Entry("https://e.org/blog/a", "2026-11-11"),
    Entry("https://e.org/blog/b", "2025-11-21T11:00Z"),
    Entry("https://e.org/blog/2026/c", "2020"),
    Entry("https://e.org/blog/2026/d", ""),
]


def test_a_folder_holds_what_is_inside_it() -> None:
    source = replace(
        source_of(PAGES, KnownFacts(NOW)), marks=bytes([0, 0, 3, 1, 0]), finding_counts=[0, 0, 2, 1, 0]
    )
    found = freshness(source, 365, levels=2)
    assert [(row.label, row.urls, row.newest, row.stale, row.dated) for row in found] == [
        ("e.org/", 5, "2026-11-21", 2, 4),
        ("/blog/", 4, "2026-11-11", 2, 3),
        ("/blog/2026/", 2, "2020-01-01", 1, 1),
    ]
    assert [(row.median_age, row.worst, row.findings_per_hundred) for row in found] == [
        (365, 3, 60.0),
        (365, 3, 75.0),
        (2516, 1, 50.0),
    ]


def test_the_filter_of_a_folder_matches_its_urls() -> None:
    for entries in (PAGES, ENTRIES):
        for row in freshness(source_of(entries, KnownFacts(NOW)), levels=3):
            found = matching_rows(document(entries), parse_filter(row.question), KnownFacts(NOW))
            assert (row.label, len(found)) == (row.label, row.urls)
            stale = matching_rows(
                document(entries), parse_filter(f"{row.question} age>365d"), KnownFacts(NOW)
            )
            assert len(stale) == row.stale


def test_which_of_equal_folders_are_listed_does_not_depend_on_the_order_of_entries() -> None:
    entries = [Entry(f"https://e.org/{name}/a") for name in "cab"]
    found = freshness(source_of(entries, KnownFacts(NOW)), most=2)
    assert freshness(source_of(entries[::-1], KnownFacts(NOW)), most=2) == found
    assert [row.label for row in found] == ["e.org/", "/a/"]
