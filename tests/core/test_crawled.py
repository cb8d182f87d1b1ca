from editor.core.table_import import Table, without_unlisted
from tests.for_each import for_each


def kept(headings: str, *rows: str) -> list[str]:
    """What the first column of the rows holds that are left."""
    table = Table(tuple(headings.split(",")), tuple(tuple(row.split(",")) for row in rows))
    return [row[0] for row in without_unlisted(table).rows]


@for_each("heading", ["Status Code", "HTTP Status Code", "status_code"])
def test_pages_that_answer_otherwise_than_with_200_are_left_out(heading: str) -> None:
    assert kept(f"Address,{heading}", "a,200", "b,301", "c,404", "d,0", "e,", "f,OK") == ["a", "e", "f"]


def test_an_answer_may_have_words_behind_its_number() -> None:
    answers = ("a,200 OK", "b,404 Not Found", "c,301 Moved Permanently", "d,404.0", "e,2xx", "f,Timeout")
    assert kept("URL,Status Code", *answers) == ["a", "e", "f"]


def test_pages_that_are_not_to_be_indexed_are_left_out() -> None:
    assert kept("Address,Indexability", "a,Indexable", "b,Non-Indexable", "c,") == ["a", "c"]
    assert kept("URL,Indexable", "a,Yes", "b,No") == ["a"]


def test_a_table_that_says_neither_stays_as_it_is() -> None:
    assert kept("URL,Status", "a,404", "b,draft") == ["a", "b"]
    without_headings = Table(("1", "2"), (("a", "404"),), has_headings=False)
    assert without_unlisted(without_headings) is without_headings
