"""A text list whose last line has no line end stays a list of lines, whatever is done to its entries."""

from collections.abc import Callable

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, duplication, insertion, move, reordering
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes
from tests.for_each import for_each

LINES = b"https://e.org/1\nhttps://e.org/2\nhttps://e.org/3"


@for_each(
    ("make", "expected"),
    [
        (lambda document: move(document, [2], 0), "312"),
        (lambda document: move(document, [0], 3), "231"),
        (lambda document: move(document, [0], 1), "123"),
        (lambda document: reordering(document, [2, 1, 0]), "321"),
        (lambda document: reordering(document, [1, 0, 2]), "213"),
        (lambda document: duplication(document, [2]), "1233"),
        (lambda document: duplication(document, [0, 2]), "12313"),
        (lambda document: duplication(document, [0]), "1123"),
        (lambda document: insertion(document, 3, [Entry("https://e.org/4")]), "1234"),
    ],
)
def test_lines_stay_lines(make: Callable[[Document], Edit], expected: str) -> None:
    document = read_document(LINES, "urls.txt").entries
    undo = make(document).apply(document)
    assert to_bytes(document) == "\n".join(f"https://e.org/{number}" for number in expected).encode()
    undo.apply(document)
    assert to_bytes(document) == LINES


def test_the_only_line_can_be_copied() -> None:
    document = read_document(b"https://e.org/1", "urls.txt").entries
    duplication(document, [0]).apply(document)
    assert to_bytes(document) == b"https://e.org/1\nhttps://e.org/1"
