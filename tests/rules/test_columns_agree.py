"""A check of a whole column says what the exact checks say, of values and of entries, for every family."""

from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.document.edits import RemoveRows
from editor.core.fields import FIELD_NAMES, Kind
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import read_document
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.checker import check_entries, row_hits
from editor.rules.finding import Context, Hit
from editor.rules.listing.scope_check import PUBLIC_HOST
from editor.rules.marks import codes_of_hits
from editor.rules.values.value_families import VALUE_FAMILIES
from tests.for_each import for_each
from tests.formats.samples import sitemaps
from tests.rules import extension_cases, file_cases, value_cases
from tests.rules.documents import NOW, Case
from tests.shared import corpus_files, more_real_files, needs_shared, sweep

CONTEXTS = [Context(kind, NOW) for kind in Kind]
MANY = 60  # more values than are checked one by one
MOST_ROWS, LONG = 300, 100_000  # a file of more characters is a case of the number of its entries

CASES = [
    case
    for table in (file_cases.FAILING, file_cases.PASSING, extension_cases.FAILING, extension_cases.PASSING)
    for cases in table.values()
    for case in cases
]


def known_values(field: str) -> list[str]:
    """The values of all cases of a field: each is bad, or good, in a way that some rule speaks of."""
    return [
        value
        for table in (value_cases.FAILING, value_cases.PASSING)
        for rule, values in table.items()
        if value_cases.FIELDS.get(rule, RULE_BY_ID[rule].field) == field
        for value in values
    ]


def any_value(field: str) -> st.SearchStrategy[str]:
    """A known value as it is, with something put into it, or a part of it; or any text."""
    known = st.sampled_from(known_values(field))
    sign = st.one_of(st.sampled_from("/?#&%;:. -+TZ09\t\n\u00a0é\u200b"), st.characters())
    spoilt = st.builds(
        lambda value, at, sign: value[:at] + sign + value[at:], known, st.integers(0, 40), sign
    )
    return st.one_of(
        known, known, spoilt, st.builds(lambda value, end: value[:end], known, st.integers(0, 40))
    )


def exact_hits(field: str, value: str, context: Context) -> list[Hit]:
    """What the exact check says, without the rule that is asked once for each host."""
    found = VALUE_FAMILIES[field].check(value, context) if value else ()
    return [hit for hit in found if hit.rule != PUBLIC_HOST]


def assert_column_agrees(field: str, values: list[str], context: Context) -> None:
    suspects, certain = VALUE_FAMILIES[field].check_column(values, context, ())
    known = {row: [hit] for hit, rows in certain for row in rows}
    assert suspects == sorted(set(suspects))
    assert known.keys().isdisjoint(suspects)
    told = {row: exact_hits(field, value, context) for row, value in enumerate(values) if row not in suspects}
    assert {row: hits for row, hits in told.items() if hits} == known


def assert_entries_agree(document: Document, context: Context) -> None:
    """The codes of entries (the first of many), checked in columns, are those of each by itself."""
    if len(document) > MOST_ROWS:
        RemoveRows(range(MOST_ROWS, len(document))).apply(document)
    checked = check_entries(document, context)
    by_row: dict[int, dict[tuple[str, str], bytes]] = {}
    for row in range(len(document)):
        exact = codes_of_hits(row_hits(document, row, context))
        by_row[row] = {key: codes for key, codes in exact.items() if key[0] != PUBLIC_HOST}
    for row, exact in by_row.items():
        found = {
            key: checked.several.get(key, {}).get(row, bytes([codes[row]]))
            for key, codes in checked.codes.items()
            if codes[row]
        }
        assert found == exact, row


@pytest.mark.parametrize("field", FIELD_NAMES)
@given(data=st.data())
def test_a_column_tells_what_its_values_tell(field: str, data: st.DataObject) -> None:
    values = data.draw(st.lists(st.one_of(any_value(field), st.just("")), max_size=12))
    values *= data.draw(st.sampled_from([1, MANY]))
    assert_column_agrees(field, values, data.draw(st.sampled_from(CONTEXTS)))


@for_each("field", FIELD_NAMES)
def test_each_known_value_is_told_among_others(field: str) -> None:
    for context in CONTEXTS:
        assert_column_agrees(field, known_values(field), context)


@given(sitemaps())
def test_entries_of_any_sitemap_are_told_as_each_by_itself(text: str) -> None:
    document = read_document(text.encode()).entries
    assert_entries_agree(document, Context(document.kind, NOW))


def test_entries_of_all_cases_are_told_as_each_by_itself() -> None:
    for case in CASES:
        if len(case.content) < LONG and (document := _read(case)):
            assert_entries_agree(document, Context(document.kind, NOW, case.name, case.published_url))


def _read(case: Case) -> Document | None:
    data = case.content if isinstance(case.content, bytes) else case.content.encode()
    try:
        return read_document(data, case.name).entries
    except Unreadable:
        return None


@needs_shared
@for_each("path", sweep([*(file.path for file in corpus_files()), *more_real_files()], 4))
def test_real_columns_and_entries_agree(path: Path) -> None:
    try:
        document = read_document(path.read_bytes(), path.name).entries
    except Unreadable:
        return
    context = Context(document.kind, NOW)
    for field in FIELD_NAMES:
        assert_column_agrees(field, list(islice(document.column(field), 50 * MOST_ROWS)), context)
    assert_entries_agree(document, context)
