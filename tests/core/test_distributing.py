"""Which rows come into which file."""

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import SetListing
from editor.core.grouping import Distribution, Grouping, rows_by_file
from tests.core.documents import filled
from tests.core.file_sets import joined

HOST = "https://acme.org"


def pages(*paths: str) -> Document:
    return filled(*(Entry(f"{HOST}/{path}") for path in paths))


def test_rows_of_a_section_come_into_one_file() -> None:
    document = pages("blog/a", "shop/a", "blog/b", "about")
    assert rows_by_file(document, range(4), Distribution(Grouping.SECTION, stem="map")) == {
        "map-blog.xml": [0, 2],
        "map-shop.xml": range(1, 2),
        "map-root.xml": range(3, 4),
    }


def test_only_the_rows_that_are_meant_are_moved() -> None:
    document = pages("blog/a", "shop/a", "blog/b", "shop/b")
    found = rows_by_file(document, [1, 2], Distribution(Grouping.SECTION))
    assert found == {"sitemap-shop.xml": range(1, 2), "sitemap-blog.xml": range(2, 3)}


def test_a_file_takes_no_more_than_it_may() -> None:
    document = pages("blog/a", "blog/b", "blog/c")
    found = rows_by_file(document, range(3), Distribution(Grouping.SECTION, most=2, ending=".xml.gz"))
    assert found == {"sitemap-blog.xml.gz": range(2), "sitemap-blog-2.xml.gz": range(2, 3)}


def test_by_number_alone_files_are_numbered() -> None:
    document = pages("a", "b", "c", "d")
    found = rows_by_file(document, [0, 1, 3], Distribution(most=2))
    assert found == {"sitemap-1.xml": [0, 1], "sitemap-2.xml": [3]}


def test_a_name_that_two_groups_come_to_is_given_to_the_first() -> None:
    document = pages("blog/1", "blog/2", "blog-2/x", "blog/3")
    assert rows_by_file(document, range(4), Distribution(Grouping.SECTION, most=2)) == {
        "sitemap-blog.xml": [0, 1],
        "sitemap-blog-2.xml": [3],
        "sitemap-blog-2-2.xml": range(2, 3),
    }


def test_rows_that_stay_in_a_file_take_room_in_it() -> None:
    whole = joined(*([Entry(f"{HOST}/{number}")] * count for number, count in enumerate((3, 3, 2, 4))))
    rule = Distribution(most=3, stem="x")
    for file, name in zip(whole.files, ("b.xml", "x-1.xml", "x-2.xml", "x-4.xml"), strict=True):
        SetListing(file.key, name).apply(whole)
    assert rows_by_file(whole, range(3), rule) == {"x-2.xml": range(1), "x-3.xml": range(1, 3)}
    assert rows_by_file(whole, range(4), rule) == {
        "x-1.xml": range(1),
        "x-2.xml": range(1, 2),
        "x-3.xml": range(2, 4),
    }


def test_a_file_whose_name_is_written_in_other_letters_is_the_same_file() -> None:
    whole = joined(*([Entry(f"{HOST}/{number}")] * count for number, count in enumerate((2, 3))))
    for file, name in zip(whole.files, ("new.xml", "Sitemap-1.xml"), strict=True):
        SetListing(file.key, name).apply(whole)
    assert rows_by_file(whole, range(2), Distribution(most=4)) == {
        "sitemap-1.xml": range(1),
        "sitemap-2.xml": range(1, 2),
    }


def test_without_a_beginning_names_begin_with_their_label_or_number() -> None:
    document = pages("blog/a", "blog/b", "shop/a")
    sections = rows_by_file(document, range(3), Distribution(Grouping.SECTION, most=1, stem=""))
    assert list(sections) == ["blog.xml", "blog-2.xml", "shop.xml"]
    assert list(rows_by_file(document, range(3), Distribution(most=2, stem=""))) == ["1.xml", "2.xml"]
