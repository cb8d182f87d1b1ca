"""Whatever an operation is told and whatever stands in a file: it says what it does, and never fails."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.operations.all_operations import OPERATIONS
from editor.core.operations.operation import PREVIEWS, Operation
from editor.core.xml.markup import new_frame
from tests.core.documents import snapshot
from tests.core.operations.arguments import told
from tests.core.operations.cases import SURROUNDINGS, VALUE_CASES, with_data
from tests.examples import examples

# What files hold in place of values.
_ODD = [
    "",
    " ",
    "\n",
    "\t x \r\n",
    "\0",
    "\ud800",
    "\ufffe",
    "é🦊",
    "\u200b",
    "]]>",
    "<b>&amp;</b>",
    "x" * 3000,
]
_URLS = [
    *(
        "https://",
        "https:///",
        "://",
        "//e.org/",
        "http:/e.org",
        "https://[::1",
        "https://e.org:99999/",
        "#",
        "?",
    ),
    *(
        "HTTPS://U:P@ÜBER.example:443/a//b/../c.html/?a=1&a=2&&=&%zz&b[]=#/x#y",
        "mailto:a@b",
        "https://e.org\\a",
    ),
    *("https://e.org/%", "https://e.org/a b", "https://e.org/?" + "a&" * 500, "https://" + "a." * 200 + "/"),
]
_DATES = [
    *("0000-00-00", "0001-01-01", "9999-12-31T23:59:59.999999999999Z", "2024-12-31T24:00:00Z", "٢٠٢٤", "-1"),
    *("2024-02-30", "2024-06-01T00:00:60Z", "2024-06-01T00:00:00+99:99", "2024-06-01T00:00:00.Z", "1" * 400),
]
_NUMBERS = [
    "1e999999999",
    "NaN",
    "-Infinity",
    "0x1",
    "1_0",
    "٠.٥",
    "0," + "9" * 100,
    "." * 9,
    "9" * 5000,
    "+.5",
    "--1",
]


def _values(field: str, *more: str) -> st.SearchStrategy[str]:
    known = {getattr(case.before, field) for cases in VALUE_CASES.values() for case in cases}
    return st.sampled_from(sorted({*known, *_ODD, *more})) | st.text(max_size=12)


ENTRIES = st.builds(
    Entry,
    _values("loc", *_URLS),
    _values("lastmod", *_DATES),
    _values("changefreq"),
    _values("priority", *_NUMBERS),
)


def document(rows: Sequence[Entry], kind: Kind) -> Document:
    urlset = Document(new_frame(kind))
    urlset.append(urlset.new_columns(rows))
    return with_data(urlset)


@settings(max_examples=examples(8))
@given(st.lists(ENTRIES, max_size=8), st.sampled_from([Kind.URLSET, Kind.SITEMAPINDEX, Kind.TEXT]), st.data())
def test_what_any_operation_says_is_what_it_does(rows: list[Entry], kind: Kind, data: st.DataObject) -> None:
    for declaration in OPERATIONS:
        operation: Operation = data.draw(told(declaration))
        scope = sorted(data.draw(st.sets(st.integers(0, len(rows) - 1)))) if rows else []
        shown = data.draw(st.permutations(range(len(rows))))
        assert_does_what_it_says(operation, document(rows, kind), scope, shown)


def assert_does_what_it_says(
    operation: Operation, urlset: Document, scope: Sequence[int], shown: Sequence[int]
) -> None:
    rows, field = [urlset.entry(row) for row in range(len(urlset))], operation.declaration.field
    before = snapshot(urlset)
    outcome = operation.outcome(urlset, scope, replace(SURROUNDINGS, shown=shown))
    assert snapshot(urlset) == before
    assert set(outcome.rows) <= set(scope)
    assert len(outcome.rows) + outcome.left_alone + outcome.absent <= len(scope)
    assert (outcome.edit is None) == (not outcome.rows) == (not outcome.previews)
    assert len(outcome.previews) == min(len(outcome.rows), PREVIEWS)
    if outcome.edit is None:
        return
    undo = outcome.edit.apply(urlset)
    if field:
        now = urlset.column(field)
        changed = {row: now[row] for row, old in enumerate(rows) if now[row] != getattr(old, field)}
        assert changed == {each.row: each.after for each in outcome.previews}
        again = operation.outcome(urlset, scope, replace(SURROUNDINGS, shown=shown))
        assert operation.declaration.id in NOT_IDEMPOTENT or again.edit is None
    undo.apply(urlset)
    assert snapshot(urlset) == before


# Done twice, these do more than done once; all others find nothing left to do.
NOT_IDEMPOTENT = {
    "priority.add",
    "priority.multiply",
    "lastmod.shift",
    "loc.replace",
    "loc.base_path",
    "lastmod.clear_alike",
}
