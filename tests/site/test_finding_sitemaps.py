"""An address, a robots.txt or a home page leads to the sitemaps of a site."""

import pytest

from editor.site.web_files import (
    FoundSitemap,
    NotFetched,
    PrivateHost,
    ToldBy,
    WebFiles,
    find_sitemaps,
    whole_address,
)
from tests.site.misbehaving import Reply, Site, page

NS = "xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
XML = Reply(body=f"<urlset {NS}><url><loc>https://e.org/</loc></url></urlset>".encode())


def index(site: Site, *paths: str) -> Reply:
    entries = "".join(f"<sitemap><loc>{site.url(path)}</loc></sitemap>" for path in paths)
    return Reply(body=f"<sitemapindex {NS}>{entries}</sitemapindex>".encode())


def found(site: Site, address: str) -> dict[str, FoundSitemap]:
    """What is known of each sitemap in the end, by its path."""
    with WebFiles(allows_private=True) as web:
        return {each.url.removeprefix(site.origin): each for each in find_sitemaps(address, web)}


def test_a_sitemap_leads_to_itself(site: Site) -> None:
    site.replies["/a.xml"] = XML
    [sitemap] = found(site, site.url("/a.xml")).values()
    assert (sitemap.told_by, sitemap.size, sitemap.is_index) == (ToldBy.ADDRESS, len(XML.body), False)
    assert sitemap.file is not None
    assert site.count("/a.xml") == 1


def test_an_index_leads_to_its_sitemaps_with_their_sizes(site: Site) -> None:
    site.replies |= {"/index.xml": index(site, "/a.xml", "/gone.xml", "/a.xml"), "/a.xml": XML}
    sitemaps = found(site, site.url("/index.xml"))
    assert list(sitemaps) == ["/index.xml", "/a.xml", "/gone.xml"]
    assert sitemaps["/index.xml"].is_index
    assert sitemaps["/a.xml"].index_url == site.url("/index.xml")
    assert sitemaps["/a.xml"].size == len(XML.body)
    assert "There is no such file" in sitemaps["/gone.xml"].trouble


def test_a_robots_txt_leads_to_the_sitemaps_that_it_names(site: Site) -> None:
    site.replies |= {
        "/robots.txt": Reply(body=b"User-agent: *\nSitemap: /a.xml\nsitemap: /b.xml # old\nSitemap: /a.xml"),
        "/a.xml": XML,
    }
    sitemaps = found(site, site.url("/robots.txt"))
    assert {path: each.told_by for path, each in sitemaps.items()} == dict.fromkeys(
        ["/a.xml", "/b.xml"], ToldBy.ROBOTS
    )
    assert sitemaps["/b.xml"].trouble
    site.replies["/robots.txt"] = Reply(body=b"User-agent: *\nDisallow:\n")
    with pytest.raises(NotFetched, match="It names no sitemap"):
        found(site, site.url("/robots.txt"))


def test_a_home_page_leads_to_what_robots_txt_and_the_page_name(site: Site) -> None:
    site.replies |= {
        "/": page(head="<link rel=sitemap href=/page.xml>"),
        "/robots.txt": Reply(body=b"Sitemap: /a.xml\n"),
        "/a.xml": XML,
        "/page.xml": XML,
    }
    assert {path: each.told_by for path, each in found(site, site.url("/")).items()} == {
        "/a.xml": ToldBy.ROBOTS,
        "/page.xml": ToldBy.PAGE,
    }


def test_what_names_no_host_is_passed_over(site: Site) -> None:
    site.replies |= {
        "/robots.txt": Reply(body=b"Sitemap: http://[::1\nSitemap: /a.xml"),
        "/": page(head='<link rel="sitemap" href="http://[::1">'),
        "/a.xml": XML,
    }
    assert list(found(site, site.url("/"))) == ["/a.xml"]


def test_a_home_page_that_names_none_leads_to_the_usual_place(site: Site) -> None:
    site.replies |= {"/": page(), "/sitemap_index.xml": index(site, "/a.xml"), "/a.xml": XML}
    assert list(found(site, site.url("/"))) == ["/sitemap_index.xml", "/a.xml"]
    del site.replies["/sitemap_index.xml"]
    with pytest.raises(NotFetched, match="Enter the address of the sitemap itself"):
        found(site, site.url("/"))


def test_an_address_is_completed_or_refused() -> None:
    assert whole_address(" example.com/x ") == "https://example.com/x"
    assert whole_address("http://example.com") == "http://example.com"
    for text in ("", "ftp://example.com/", "file:///etc/passwd", "https://", "no address"):
        with pytest.raises(NotFetched, match="It is no address"):
            whole_address(text)


def test_a_site_without_tls_is_found_by_its_bare_name(site: Site) -> None:
    site.replies["/a.xml"] = XML
    address = site.url("/a.xml").removeprefix("http://")
    assert list(found(site, address)) == ["/a.xml"]


def test_a_private_host_is_told_by_name_and_not_asked(site: Site) -> None:
    with WebFiles() as web, pytest.raises(PrivateHost):
        list(find_sitemaps(site.url("/"), web))
    assert site.asked == []
