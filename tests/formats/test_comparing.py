"""What is another in a version is counted and listed."""

from dataclasses import replace

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.document_states import origins_by_content
from editor.formats.document_comparison import VersionComparison, compare
from editor.rules.fixes.preview_changes import PreviewChange
from tests.core.documents import filled


def compared(before: Document, after: Document, limit: int = 10) -> VersionComparison:
    return compare(before, after, origins_by_content(before, after), limit)


def test_entries_that_came_went_and_changed_are_told_apart() -> None:
    before = filled(Entry("a", priority="0.1"), Entry("gone"), Entry("same"))
    after = filled(Entry("new"), Entry("a", "2026", priority="0.2"), Entry("same"))
    assert compared(before, after) == VersionComparison(
        added=1,
        removed=1,
        changed=1,
        changes=(
            PreviewChange(1, "", "gone", ""),
            PreviewChange(0, "lastmod", "", "2026", url="a"),
            PreviewChange(0, "priority", "0.1", "0.2", url="a"),
            PreviewChange(0, "", "", "new"),
        ),
    )


def test_no_more_is_listed_than_asked_for_but_all_is_counted() -> None:
    found = compared(filled(*map(Entry, "abcd")), filled(), limit=2)
    assert (found.removed, len(found.changes), found.count) == (4, 2, 4)


def test_order_extensions_and_the_file_itself_count_too() -> None:
    before, after = filled(Entry("a"), Entry("b")), filled(Entry("b"), Entry("a"))
    after.columns.extensions[0] = "<image/>"
    after.set_frame(replace(after.frame, gzip=True))
    found = compared(before, after)
    assert found.is_reordered
    assert found.changes == (
        PreviewChange(None, "compression", "", "gzip"),
        PreviewChange(1, "", "", "<image/>", url="b"),
    )


def test_a_version_like_the_other_differs_in_nothing() -> None:
    assert compared(filled(Entry("a")), filled(Entry("a"))) == VersionComparison()
