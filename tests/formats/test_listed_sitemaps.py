"""What is no sitemap says which sitemaps it names."""

import pytest

from editor.formats.listed_sitemaps import (
    begins_like_robots,
    is_robots,
    mentioned_file_name,
    sitemaps_in_page,
    sitemaps_in_robots,
    title_of_page,
)
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import sniff
from tests.for_each import for_each

ROBOTS = (
    "# all of it\r\nUser-agent: *\nDisallow: /cart # x\n\nSitemap: https://e.org/a.xml\n"
    "sitemap:https://e.org/b.xml.gz  \r\nSITEMAP : https://e.org/a.xml\n"
)


def refusal(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as refused:
        sniff(text)
    return refused.value


def test_a_robots_txt_names_its_sitemaps() -> None:
    assert sitemaps_in_robots(ROBOTS) == ("https://e.org/a.xml", "https://e.org/b.xml.gz")
    error = refusal(ROBOTS)
    assert error.sitemaps == ("https://e.org/a.xml", "https://e.org/b.xml.gz")
    assert str(error).endswith(
        "It looks like a robots.txt. It lists the sitemap https://e.org/a.xml and 1 more. Open that one."
    )


@for_each(
    "text",
    [
        "Host: e.org\nUser-agent: *\nSitemap: https://e.org/a.xml\n",
        "Crawl-delay: 2\nClean-param: ref /x\n\nSitemap: https://e.org/a.xml\n",
        "# Made by hand\r\rUser-agent: *\rDisallow: /x\rSitemap: https://e.org/a.xml\r",
        "\ufeff# http: or https:\r\n\r\n  Host : e.org\r\nUser-agent: *\r\nSitemap: https://e.org/a.xml",
    ],
)
def test_a_robots_txt_is_known_whatever_it_begins_with_and_however_its_lines_end(text: str) -> None:
    error = refusal(text)
    assert "It looks like a robots.txt" in str(error)
    assert error.sitemaps == ("https://e.org/a.xml",)


@for_each("text", ["Host: e.org\nAccept: */*\n", "name: shop\nWe allow: all\n", "\n" * 50_000])
def test_other_lines_with_colons_are_no_robots_txt(text: str) -> None:
    assert not begins_like_robots(text)


@for_each(
    ("text", "expected"),
    [
        (ROBOTS, True),
        ("Sitemap: https://e.org/a.xml", True),
        ("User-agent: *\n", False),
        ("Sitemap: x\nand then some prose", False),
        ("https://e.org/", False),
    ],
)
def test_a_robots_txt_is_told_from_other_text(text: str, expected: bool) -> None:
    assert is_robots(text) is expected


@for_each(
    ("head", "sitemaps"),
    [
        ('<link rel="sitemap" type="application/xml" href="/s.xml">', ("/s.xml",)),
        ("<LINK REL=sitemap HREF=https://e.org/s.xml>", ("https://e.org/s.xml",)),
        ('<base href="https://e.org/x/"><link href="s.xml" rel="sitemap">', ("https://e.org/x/s.xml",)),
        ('<link rel=canonical href="https://e.org/"><a href="/sitemap_index.xml?a=1&amp;b">x</a>',
         ("https://e.org/sitemap_index.xml?a=1&b",)),
        ('<base href="http://[/"><a href="/sitemap.xml">x</a>', ("http://[/sitemap.xml",)),
        ('<base href="https://e.org/a/b"><a href="../sitemap.xml">x</a>', ("https://e.org/sitemap.xml",)),
        ('<base href="/x/"><a href="sitemap.xml">x</a>', ("sitemap.xml",)),
        ('<a href="/sitemap.html">our sitemap</a><a href="/blog/sitemap-posts/">x</a>', ()),
        ('<link rel="stylesheet" href="/s.css">', ()),
        ('<!-- <link rel="sitemap" href="/old.xml"> --><link rel="sitemap" href="/s.xml">', ("/s.xml",)),
        ("<script>put('<a href=/sitemap.xml>x</a>')</script>", ()),
        ('<link rel="sitemap" title="a > b" href="/s.xml">', ("/s.xml",)),
    ],
)  # fmt: skip
def test_a_page_names_the_sitemaps_it_links_to(head: str, sitemaps: tuple[str, ...]) -> None:
    text = f"<!DOCTYPE html><html><head>{head}</head><body></body></html>"
    assert sitemaps_in_page(text) == sitemaps
    assert refusal(text).sitemaps == sitemaps


def test_a_page_without_a_sitemap_is_told_by_its_title() -> None:
    text = "<html><head><title>\n 404 &ndash; Not  found</title></head></html>"
    assert title_of_page(text) == "404 – Not found"
    assert str(refusal(text)).endswith("Its title is “404 – Not found”.")


@for_each("text", ["", " ", "\0", "<!-- -->", "<?php ?>", "\ud800"])
def test_what_has_no_elements_names_nothing(text: str) -> None:
    assert sitemaps_in_page(text) == ()
    assert title_of_page(text) == ""


def test_hostile_pages_do_not_take_long() -> None:
    assert sitemaps_in_page("<a href='" * 60_000) == ()
    assert sitemaps_in_page("<link " * 60_000) == ()
    assert sitemaps_in_page("<a>" * 90_000) == ()
    assert sitemaps_in_page("<a " + "x='' " * 60_000) == ()
    assert len(title_of_page("<title>" * 60_000)) <= 200
    assert sitemaps_in_page("<a " + " ".join(f"a{number}" for number in range(120_000)) + ">") == ()
    assert sitemaps_in_page(f"<a href='{'sitemap' * 100_000}'>") == ()


@for_each(
    ("address", "name"),
    [
        ("https://e.org/x/sitemap.xml?a=/b", "sitemap.xml"),
        ("/sitemap.xml", "sitemap.xml"),
        ("https://e.org/", ""),
        ("https://e.org/..", ".."),
    ],
)
def test_a_sitemap_beside_a_file_is_found_by_the_last_part_of_its_path(address: str, name: str) -> None:
    assert mentioned_file_name(address) == name
