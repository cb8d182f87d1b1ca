"""Which rows come into which file."""

from editor.core.block import Entry
from editor.core.distributing import Distribution, distributed
from editor.core.grouping import Grouping
from editor.core.urlset import Urlset
from tests.core.documents import filled

HOST = "https://acme.org"


def pages(*paths: str) -> Urlset:
    return filled(*(Entry(f"{HOST}/{path}") for path in paths))


def test_rows_of_a_section_come_into_one_file() -> None:
    urlset = pages("blog/a", "shop/a", "blog/b", "about")
    assert distributed(urlset, range(4), Distribution(Grouping.SECTION, stem="map")) == {
        "map-blog.xml": [0, 2],
        "map-shop.xml": range(1, 2),
        "map-root.xml": range(3, 4),
    }


def test_only_the_rows_that_are_meant_are_moved() -> None:
    urlset = pages("blog/a", "shop/a", "blog/b", "shop/b")
    found = distributed(urlset, [1, 2], Distribution(Grouping.SECTION))
    assert found == {"sitemap-shop.xml": range(1, 2), "sitemap-blog.xml": range(2, 3)}


def test_a_file_takes_no_more_than_it_may() -> None:
    urlset = pages("blog/a", "blog/b", "blog/c")
    found = distributed(urlset, range(3), Distribution(Grouping.SECTION, most=2, ending=".xml.gz"))
    assert found == {"sitemap-blog.xml.gz": range(2), "sitemap-blog-2.xml.gz": range(2, 3)}


def test_by_number_alone_files_are_numbered() -> None:
    urlset = pages("a", "b", "c", "d")
    found = distributed(urlset, [0, 1, 3], Distribution(most=2))
    assert found == {"sitemap-1.xml": [0, 1], "sitemap-2.xml": [3]}
