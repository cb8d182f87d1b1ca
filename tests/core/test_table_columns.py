"""The columns of the table: their texts, their order, and when they have anything to show."""

import pytest

from editor.core.document.columns import Entry
from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.fields import Kind
from editor.core.filtering.filter_terms import TERM_BY_NAME
from editor.core.site.page_answers import NO_ANSWERS, Hop, KnownAnswers, PageAnswer, UrlVerdict
from editor.core.table_columns import (
    COLUMN_BY_NAME,
    COLUMNS,
    AnswerColumn,
    Column,
    Contents,
    ExtensionColumn,
    columns_of,
    used_columns,
)
from tests.core.documents import filled
from tests.core.extensions.blocks import rows_with
from tests.for_each import for_each

URL = "https://e.org/a"
IMAGE = "<image:image><image:loc>https://e.org/{}.png</image:loc></image:image>"
STATUS = COLUMN_BY_NAME["status"]


def texts(answer: PageAnswer) -> dict[str, str]:
    answers, document = KnownAnswers([answer]), filled(Entry(answer.url))
    columns = (column for column in COLUMNS if isinstance(column, AnswerColumn))
    return {column.name: text for column in columns if (text := column.text(document, 0, answers))}


def test_what_is_not_there_leaves_its_column_empty() -> None:
    assert texts(PageAnswer(URL, UrlVerdict.OK, status=200, final_url=URL, canonical=URL)) == {
        "verdict": "ok",
        "status": "200",
        "final_status": "200",
        "indexable": "yes",
    }
    assert texts(PageAnswer(URL, UrlVerdict.UNREACHABLE)) == {
        "verdict": "unreachable",
        "indexable": "unreachable",
    }
    assert texts(PageAnswer(URL, UrlVerdict.UNVERIFIED)) == {"verdict": "unverified"}


def test_everything_that_is_there_has_its_column() -> None:
    answer = PageAnswer(
        URL,
        UrlVerdict.CANONICALISED,
        (UrlVerdict.REDIRECTED,),
        200,
        "https://e.org/b",
        (Hop(URL, 301),),
        content_type="Text/HTML; charset=utf-8",
        canonical="https://e.org/c",
        last_modified="Wed, 25 Nov 2026 10:00:00 GMT",
        milliseconds=40,
        size=12_000,
    )
    assert texts(answer) == {
        "verdict": "canonicalised",
        "status": "301",
        "final_status": "200",
        "final_url": "https://e.org/b",
        "redirects": "1",
        "indexable": "canonicalised, redirected",
        "canonical": "https://e.org/c",
        "type": "text/html",
        "page_modified": "2026-11-25T10:00:00Z",
        "ms": "40",
        "size": "12000",
    }
    assert used_columns(Contents(filled(), answers=[answer])) == {"loc", "verdict", "status"}


@for_each("header", ["yesterday", "Wed, 99 Nov 2026 10:00:00 GMT", "0", "-1"])
def test_a_header_that_names_no_moment_is_shown_as_it_came(header: str) -> None:
    assert texts(PageAnswer(URL, UrlVerdict.OK, last_modified=header))["page_modified"] == header


def test_rows_find_their_answers_by_their_urls_whatever_space_is_around() -> None:
    answers = KnownAnswers([PageAnswer(URL, UrlVerdict.GONE, status=404)])
    document = filled(*(Entry(loc) for loc in (f" {URL}\n", URL, f"{URL}/")))
    assert STATUS.texts(document, range(3), answers) == ["404", "404", ""]


def test_rows_are_sorted_by_numbers_and_verdicts_by_how_bad_they_are_and_those_without_come_last() -> None:
    document = filled(*(Entry(loc) for loc in ("/none", "/a", "/b", "/c", "/blocked", "/gone")))
    answers = KnownAnswers(
        [
            *(PageAnswer(url, UrlVerdict.OK, status=status) for url, status in (("/a", 404), ("/b", 99))),
            PageAnswer("/c", UrlVerdict.OK, status=404),
            PageAnswer("/gone", UrlVerdict.UNREACHABLE),
            PageAnswer("/blocked", UrlVerdict.BLOCKED),
        ]
    )
    assert STATUS.sorted_rows(document, answers, descending=False) == [2, 1, 3, 0, 4, 5]
    assert STATUS.sorted_rows(document, answers, descending=True) == [1, 3, 2, 0, 4, 5]
    assert STATUS.sorted_rows(document, answers, descending=False, rows=[0, 1, 2]) == [2, 1, 0]
    for name in ("verdict", "indexable"):
        verdicts = COLUMN_BY_NAME[name]
        assert verdicts.sorted_rows(document, answers, descending=True) == [5, 4, 1, 2, 3, 0]


def test_rows_are_sorted_by_the_number_of_their_blocks() -> None:
    document = rows_with("", IMAGE.format("a") * 2, IMAGE.format("b"))
    column = COLUMN_BY_NAME["image"]
    assert column.sorted_rows(document, NO_ANSWERS, descending=False) == [2, 1, 0]
    assert column.sorted_rows(document, NO_ANSWERS, descending=True) == [1, 2, 0]
    assert [column.value_asked(document, row, NO_ANSWERS) for row in range(3)] == ["0", "2", "1"]


@pytest.mark.parametrize("rows", [None, range(1, 3), range(1, 200)])
def test_the_columns_with_values_are_used(rows: range | None) -> None:
    document = rows_with("", IMAGE.format("a"))
    assert used_columns(Contents(document, rows)) == {"loc", "image"}


def test_a_link_for_phones_is_in_the_column_of_mobile_versions_and_in_no_other() -> None:
    document = rows_with('<xhtml:link rel="alternate" media="only screen" href="https://m.e.org/"/>')
    assert used_columns(Contents(document)) == {"loc", "mobile"}
    shown = {column.name: column.texts(document, [0]) for column in columns_of(Kind.URLSET)}
    assert (shown["mobile"], shown["hreflang"]) == (["1 · https://m.e.org/"], [""])


def test_nothing_is_used_in_rows_that_are_gone() -> None:
    document = rows_with(IMAGE.format("a"))
    assert used_columns(Contents(document, range(1, 3))) == {"loc"}


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.name)
def test_many_texts_are_those_of_each_row(column: Column) -> None:
    document = rows_with("", IMAGE.format("a"))
    answers = KnownAnswers([PageAnswer(document.column("loc")[1], UrlVerdict.GONE, status=404)])
    each = [column.text(document, row, answers) for row in range(2)]
    assert column.texts(document, range(2), answers) == each
    assert list(map(bool, column.fillings(document, answers))) == list(map(bool, each))


def test_a_filter_can_ask_for_what_each_column_shows() -> None:
    assert [column.name for column in COLUMNS if column.term not in TERM_BY_NAME] == []


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Kind.URLSET, ["loc", "lastmod", "changefreq", "priority"]),
        (Kind.SITEMAPINDEX, ["loc", "lastmod"]),
        (Kind.TEXT, ["loc"]),
    ],
)
def test_a_document_has_columns_of_its_fields_of_extensions_and_of_answers(
    kind: Kind, fields: list[str]
) -> None:
    columns = columns_of(kind)
    assert [column.name for column in columns if column.field] == fields
    extensions = [column.extension for column in columns if isinstance(column, ExtensionColumn)]
    assert extensions == (list(EXTENSIONS) if kind is Kind.URLSET else [])
    assert all(column in columns for column in COLUMNS if column.is_live)


def test_only_a_set_of_files_has_a_column_of_them() -> None:
    assert "sitemap" not in [column.name for column in columns_of(Kind.URLSET)]
    assert [column.name for column in columns_of(Kind.URLSET, has_files=True)][:3] == [
        *("loc", "sitemap", "lastmod")
    ]
