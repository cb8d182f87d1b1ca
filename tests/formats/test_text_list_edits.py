"""A text list whose last line has no line end stays a list of lines, whatever is done to its entries."""

from collections.abc import Callable

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.row_edits import duplication, insertion, move, reordering
from editor.formats.reading.reader import read_document
from editor.formats.writing.rendering import to_bytes

LINES = b"https://e.org/1\nhttps://e.org/2\nhttps://e.org/3"


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda urlset: move(urlset, [2], 0), "312"),
        (lambda urlset: move(urlset, [0], 3), "231"),
        (lambda urlset: move(urlset, [0], 1), "123"),
        (lambda urlset: reordering(urlset, [2, 1, 0]), "321"),
        (lambda urlset: reordering(urlset, [1, 0, 2]), "213"),
        (lambda urlset: duplication(urlset, [2]), "1233"),
        (lambda urlset: duplication(urlset, [0, 2]), "12313"),
        (lambda urlset: duplication(urlset, [0]), "1123"),
        (lambda urlset: insertion(urlset, 3, [Entry("https://e.org/4")]), "1234"),
    ],
)
def test_lines_stay_lines(make: Callable[[Document], Edit], expected: str) -> None:
    urlset = read_document(LINES, "urls.txt").urlset
    undo = make(urlset).apply(urlset)
    assert to_bytes(urlset) == "\n".join(f"https://e.org/{number}" for number in expected).encode()
    undo.apply(urlset)
    assert to_bytes(urlset) == LINES


def test_the_only_line_can_be_copied() -> None:
    urlset = read_document(b"https://e.org/1", "urls.txt").urlset
    duplication(urlset, [0]).apply(urlset)
    assert to_bytes(urlset) == b"https://e.org/1\nhttps://e.org/1"
