"""What was not edited stays byte for byte: on files of our own and on every readable real one."""

import tempfile
from bisect import bisect_left
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues, insertion, removal
from editor.core.document.entry_text import entry_text
from editor.core.extensions.extension_editing import NewValue, extension_edit, extensions_of
from editor.core.extensions.extension_reading import nodes_at
from editor.formats.reading.unpacking import inflate
from editor.formats.writing.faithful_writing import to_bytes
from editor.services.documents.file_on_disk import SaveOptions
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document
from tests.for_each import for_each
from tests.shared import corpus_files, is_sound, sweep

OWN = sorted((Path(__file__).parent / "data").glob("*.xml"))
REAL = [
    file.path
    for file in corpus_files(lambda file: is_sound(file) or (file.root == "(text)" and file.entries > 0))
]
FILES = [*(pytest.param(path, id=path.name) for path in OWN), *(sweep(REAL, 0) if REAL else ())]
EMPTY = {
    "empty.xml",
    "049-sitemapr-index-empty.xml",
    "154-laravel-sitemap-sitemaptest-an-empty-string-cannot-be-added.xml",
    "264-4what-github-com-sitemap.xml",
}
NOW = datetime(2026, 11, 21, tzinfo=UTC)


def inflated(data: bytes) -> bytes:
    return inflate(data).data


def written(document: OpenDocument) -> bytes:
    return inflated(to_bytes(document.entries, document.file_list.there[0].original))


def before_and_after(document: OpenDocument, change: object) -> tuple[bytes, bytes]:
    """The file's inflated bytes and those after an edit that must also undo to the same bytes."""
    before = written(document)
    inverse = change.apply(document.entries)  # type: ignore[attr-defined]
    after = written(document)
    inverse.apply(document.entries)
    assert written(document) == before
    return before, after


def saving_gives_the_same_bytes(document: OpenDocument) -> None:
    assert document.path is not None
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        document.save(copy, SaveOptions(as_copy=True))
        assert copy.read_bytes() == document.path.read_bytes()


def changing_one_value_changes_only_its_bytes(document: OpenDocument) -> None:
    locs = document.entries.column("loc")
    row = next((row for row in range(len(locs) // 2, len(locs)) if locs[row].strip()), None)
    if row is None:
        assert document.path is not None
        assert document.path.name in EMPTY
        return
    old = locs[row]
    new = old.strip() + "x"
    before, after = before_and_after(document, SetValues("loc", [row], new))
    start, end = differing_span(before, after)
    assert len(before) - start - end <= len(old.encode("utf-16")) * 6  # no more than the value, escaped
    encoding = document.entries.frame.encoding
    assert before[:start] + after[start : len(after) - end] + before[len(before) - end :] == after
    assert "<" not in after[start : len(after) - end].decode(encoding, "replace")


def changing_one_extension_changes_only_its_bytes(document: OpenDocument) -> None:
    urlset = document.entries
    rows = range(0, len(urlset), max(len(urlset) // 20, 1))
    found = [
        (row, node) for row in rows for block in nodes_at(urlset, row) for node in (block, *block.children)
    ]
    row, node = next(((row, node) for row, node in reversed(found) if node.text.strip()), (0, None))
    if node is None:
        return  # it has no extensions, or they hold nothing but attributes
    edit = extension_edit(
        urlset, {row: extensions_of(urlset, row).with_values([NewValue(node, "", node.text + "x")])}
    )
    before, after = before_and_after(document, edit)
    start, end = differing_span(before, after)
    new = after[start : len(after) - end]
    assert (len(before), new) == (start + end, "x".encode(urlset.frame.encoding)[-len(new) :])


def differing_span(before: bytes, after: bytes) -> tuple[int, int]:
    """How many bytes are equal at the start, and how many at the end of the rest."""
    limit = min(len(before), len(after))
    start = bisect_left(range(1, limit + 1), True, key=lambda n: before[:n] != after[:n])
    end = bisect_left(range(1, limit - start + 1), True, key=lambda n: before[-n:] != after[-n:])
    return start, end


def inserting_a_row_adds_only_its_lines(document: OpenDocument) -> None:
    at = len(document.entries) // 2
    before, after = before_and_after(
        document, insertion(document.entries, at, [Entry("https://new.example/")])
    )
    if b"<" in before and document.entries.frame.is_self_closed:
        assert document.path is not None
        assert document.path.name in EMPTY
        return  # the root had to be opened
    start, end = differing_span(before, after)
    assert start + end == len(before)
    assert after.decode(document.entries.frame.encoding).count("https://new.example/") == 1


def deleting_a_row_removes_only_its_lines(document: OpenDocument) -> None:
    rows = len(document.entries)
    if not rows:
        assert document.path is not None
        assert document.path.name in EMPTY
        return
    row = rows // 2
    gap, entry = document.entries.columns.gap[row], entry_text(document.entries, row)
    before, after = before_and_after(document, removal(document.entries, range(row, row + 1)))
    start, end = differing_span(before, after)
    assert start + end == len(after)
    comments = gap.rstrip(" \t\r\n")
    removed = gap.removeprefix(comments) + entry
    assert len(before) - len(after) == len(
        removed.encode(document.entries.frame.encoding, "xmlcharrefreplace")
    )


@for_each("path", FILES)
def test_what_was_not_edited_stays_byte_for_byte(path: Path) -> None:
    document = open_document(path, NOW)  # one for all: they leave it as it was, or are not true
    assert not document.is_read_only
    saving_gives_the_same_bytes(document)
    changing_one_value_changes_only_its_bytes(document)
    changing_one_extension_changes_only_its_bytes(document)
    inserting_a_row_adds_only_its_lines(document)
    deleting_a_row_removes_only_its_lines(document)
