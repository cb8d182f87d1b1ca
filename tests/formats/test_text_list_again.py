"""What is written as a text list can be opened again as one; where it could not be, nothing is written."""

from itertools import product

import pytest

from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.fields import Kind
from editor.formats.reading.reader import read_document
from editor.formats.writing.export import ExportForm, export
from editor.formats.writing.faithful_writing import NotFaithful, faithful_bytes
from tests.for_each import for_each
from tests.foreign import assert_translated

LINES = b"# pages\nhttps://e.org/1\nhttps://e.org/2\n"
LISTS = [["https://e.org/1", "b", "c"], ["a", " HTTP://e.org/", "c"], ["a", "ftp://e.org/a", "<b>"]]
NO_LISTS = [
    (["a", "b", "c"], "no line begins with http"),
    (["# pages", "/1", "www.e.org/2"], "no line begins with http"),
    (["a https://e.org/", "", ""], "no line begins with http"),
    (["<https://e.org/>", "https://e.org/1", "https://e.org/2"], "Remove the tag"),
    (["https://e.org/1", "<urlset>", "https://e.org/2"], "Remove the tag"),
]


def listed(values: list[str]) -> Document:
    document = read_document(LINES, "urls.txt").entries
    SetValues("loc", range(3), values).apply(document)
    return document


@for_each("values", LISTS)
def test_a_list_with_a_url_is_saved(values: list[str]) -> None:
    data = faithful_bytes(listed(values))
    assert read_document(data).entries.kind is Kind.TEXT


@for_each(("values", "reason"), NO_LISTS)
def test_a_list_that_would_be_none_is_not_saved(values: list[str], reason: str) -> None:
    with pytest.raises(NotFaithful, match=reason) as refusal:
        faithful_bytes(listed(values))
    assert_translated(refusal.value, "http:// https://")


@for_each(
    ("form", "values"), product([ExportForm.TEXT, ExportForm.TEXT_GZ], [values for values, _ in NO_LISTS[:3]])
)
def test_a_list_that_would_be_none_is_not_exported(values: list[str], form: ExportForm) -> None:
    with pytest.raises(NotFaithful, match="no line begins with http"):
        export(listed(values), form)
