"""Sitemaps of a site are found, and files are fetched as published"""

import gzip
import threading

import pytest

from editor.core.site.robots_txt import MAX_ROBOTS_BYTES
from editor.formats.read_errors import Unreadable
from editor.formats.reading import unpacking
from editor.runtime.threads import Cancelled
from editor.site import web_files
from editor.site.web_files import (
    FoundIn,
    FoundSitemap,
    NotFetched,
    PrivateHost,
    WebFiles,
    find_sitemaps,
    whole_address,
)
from tests.site.misbehaving import Reply, Site, dripping, page, redirect

XML = b"<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'></urlset>"
PACKED = gzip.compress(XML, mtime=0)


def fetch(site: Site, path: str = "/sitemap.xml") -> web_files.WebFile:
    with WebFiles(allows_private=True) as web:
        return web.fetch(site.url(path))


def test_a_file_comes_with_the_marks_of_its_origin(site: Site) -> None:
    site.replies |= {
        "/old": redirect("/sitemap.xml"),
        "/sitemap.xml": Reply(body=XML, headers={"ETag": '"1"', "Last-Modified": "yesterday"}),
    }
    file = fetch(site, "/old")
    origin = file.origin
    assert file.data == XML
    assert (origin.url, origin.final_url) == (site.url("/old"), site.url("/sitemap.xml"))
    assert (origin.etag, origin.last_modified) == ('"1"', "yesterday")


def test_only_the_compression_of_the_transfer_is_undone(site: Site) -> None:
    for path, body, headers, expected in [
        ("/sitemap.xml", PACKED, {"Content-Encoding": "gzip"}, XML),
        ("/sitemap.xml", XML, {"Content-Encoding": "gzip"}, XML),  # a server that only says so
        ("/sitemap.xml.gz", PACKED, {"Content-Type": "application/gzip"}, PACKED),
        ("/sitemap.xml.gz", PACKED, {"Content-Encoding": "x-gzip"}, PACKED),
        ("/sitemap.xml.gz", gzip.compress(PACKED, mtime=0), {"Content-Encoding": "gzip"}, PACKED),
    ]:
        site.replies[path] = Reply(body=body, headers=headers)
        assert fetch(site, path).data == expected


def test_what_is_not_fetched_is_told_in_a_sentence(site: Site) -> None:
    for reply, said in [
        (Reply(404), "There is no such file (404)."),
        (Reply(410), "removed"),
        (Reply(401), "requires a login"),
        (Reply(403), "refuses"),
        (Reply(429), "too often"),
        (Reply(503), "error of its own (503)"),
        (Reply(304), "status 304"),
        (redirect("/sitemap.xml"), "redirects too often"),
        (redirect("file:///etc/passwd"), "file: is never opened."),
        (redirect("http://[::1"), "status 301"),
        (Reply(body=XML, headers={"Content-Length": "1000"}), "broke its answer off"),
        (Reply(body=XML, headers={"Content-Encoding": "br"}), "“br”, which nobody asked for"),
    ]:
        site.replies["/sitemap.xml"] = reply
        with pytest.raises(NotFetched) as caught:
            fetch(site)
        assert str(caught.value).startswith(f"{site.url('/sitemap.xml')} cannot be fetched. ")
        assert said in str(caught.value)


def test_no_password_is_told_with_what_is_not_fetched(site: Site) -> None:
    url = site.url("/gone").replace("//", "//me:secret@")
    with WebFiles(allows_private=True) as web, pytest.raises(NotFetched) as caught:
        web.fetch(url)
    assert str(caught.value) == f"{site.url('/gone')} cannot be fetched. There is no such file (404)."
    assert site.headers[0]["authorization"]


def test_what_inflates_to_more_than_files_may_is_refused(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unpacking, "BOMB_SIZE", 5_000_000)
    size = 2 * unpacking.BOMB_SIZE
    site.replies["/sitemap.xml"] = Reply(
        body=gzip.compress(bytes(size)), headers={"Content-Encoding": "gzip"}
    )
    with pytest.raises(Unreadable, match="too large to open"):
        fetch(site)


def test_a_file_that_is_longer_than_files_may_be_is_refused(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.replies["/sitemap.xml"] = Reply(body=XML)
    monkeypatch.setattr(web_files, "MAX_INFLATED", len(XML))
    assert fetch(site).data == XML
    monkeypatch.setattr(web_files, "MAX_INFLATED", len(XML) - 1)
    with pytest.raises(NotFetched, match="ten times the limit"):
        fetch(site)


def test_a_private_host_is_asked_only_if_its_name_was_allowed(site: Site) -> None:
    site.replies["/sitemap.xml"] = Reply(body=XML)
    with WebFiles(private_hosts=["other.internal"]) as web, pytest.raises(PrivateHost) as caught:
        web.fetch(site.url("/sitemap.xml"))
    assert caught.value.host == "127.0.0.1"
    assert site.asked == []
    with WebFiles(private_hosts=["127.0.0.1"]) as web:
        assert web.fetch(site.url("/sitemap.xml")).data == XML


def test_a_file_that_never_ends_can_be_given_up(site: Site) -> None:
    is_asked, is_over = threading.Event(), threading.Event()

    def drip(file: object) -> None:
        is_asked.set()
        dripping(file)

    def give_up() -> None:
        is_asked.wait()
        is_over.set()

    site.replies["/sitemap.xml"] = Reply(raw=drip)
    threading.Thread(target=give_up).start()
    with WebFiles(is_over.is_set, allows_private=True) as web, pytest.raises(Cancelled):
        web.fetch(site.url("/sitemap.xml"))


def test_the_size_is_told_without_reading_the_file(site: Site) -> None:
    site.replies["/sitemap.xml"] = Reply(body=XML)
    with WebFiles(allows_private=True) as web:
        assert web.size_of(site.url("/sitemap.xml")) == len(XML)


NS = "xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
SITEMAP_REPLY = Reply(body=f"<urlset {NS}><url><loc>https://e.org/</loc></url></urlset>".encode())


def index(site: Site, *paths: str) -> Reply:
    entries = "".join(f"<sitemap><loc>{site.url(path)}</loc></sitemap>" for path in paths)
    return Reply(body=f"<sitemapindex {NS}>{entries}</sitemapindex>".encode())


def found(site: Site, address: str) -> dict[str, FoundSitemap]:
    """What is known of each sitemap in the end, by its path."""
    with WebFiles(allows_private=True) as web:
        return {each.url.removeprefix(site.origin): each for each in find_sitemaps(address, web)}


def test_a_sitemap_leads_to_itself(site: Site) -> None:
    site.replies["/a.xml"] = SITEMAP_REPLY
    [sitemap] = found(site, site.url("/a.xml")).values()
    assert (sitemap.told_by, sitemap.size, sitemap.is_index) == (
        FoundIn.ADDRESS,
        len(SITEMAP_REPLY.body),
        False,
    )
    assert sitemap.file is not None
    assert site.count("/a.xml") == 1


def test_an_index_leads_to_its_sitemaps_with_their_sizes(site: Site) -> None:
    site.replies |= {"/index.xml": index(site, "/a.xml", "/gone.xml", "/a.xml"), "/a.xml": SITEMAP_REPLY}
    sitemaps = found(site, site.url("/index.xml"))
    assert list(sitemaps) == ["/index.xml", "/a.xml", "/gone.xml"]
    assert sitemaps["/index.xml"].is_index
    assert sitemaps["/a.xml"].index_url == site.url("/index.xml")
    assert sitemaps["/a.xml"].size == len(SITEMAP_REPLY.body)
    assert "There is no such file" in sitemaps["/gone.xml"].trouble


def test_a_robots_txt_leads_to_the_sitemaps_that_it_names(site: Site) -> None:
    site.replies |= {
        "/robots.txt": Reply(body=b"User-agent: *\nSitemap: /a.xml\nsitemap: /b.xml # old\nSitemap: /a.xml"),
        "/a.xml": SITEMAP_REPLY,
    }
    sitemaps = found(site, site.url("/robots.txt"))
    assert {path: each.told_by for path, each in sitemaps.items()} == dict.fromkeys(
        ["/a.xml", "/b.xml"], FoundIn.ROBOTS
    )
    assert sitemaps["/b.xml"].trouble
    site.replies["/robots.txt"] = Reply(body=b"User-agent: *\nDisallow:\n")
    with pytest.raises(NotFetched, match="It names no sitemap"):
        found(site, site.url("/robots.txt"))


def test_of_a_robots_txt_no_more_is_read_than_crawlers_read(site: Site) -> None:
    lines = b"User-agent: *\nSitemap: /a.xml\n"
    site.replies |= {"/robots.txt": Reply(body=lines + b"#" * 2_000_000), "/a.xml": SITEMAP_REPLY}
    assert list(found(site, site.url("/robots.txt"))) == ["/a.xml"]
    assert len(fetch(site, "/robots.txt").data) <= MAX_ROBOTS_BYTES + 1


def test_a_home_page_leads_to_what_robots_txt_and_the_page_name(site: Site) -> None:
    site.replies |= {
        "/": page(head="<link rel=sitemap href=/page.xml>"),
        "/robots.txt": Reply(body=b"Sitemap: /a.xml\n"),
        "/a.xml": SITEMAP_REPLY,
        "/page.xml": SITEMAP_REPLY,
    }
    assert {path: each.told_by for path, each in found(site, site.url("/")).items()} == {
        "/a.xml": FoundIn.ROBOTS,
        "/page.xml": FoundIn.PAGE,
    }


def test_what_names_no_host_is_passed_over(site: Site) -> None:
    site.replies |= {
        "/robots.txt": Reply(body=b"Sitemap: http://[::1\nSitemap: /a.xml"),
        "/": page(head='<link rel="sitemap" href="http://[::1">'),
        "/a.xml": SITEMAP_REPLY,
    }
    assert list(found(site, site.url("/"))) == ["/a.xml"]


def test_a_home_page_that_names_none_leads_to_the_usual_place(site: Site) -> None:
    site.replies |= {"/": page(), "/sitemap_index.xml": index(site, "/a.xml"), "/a.xml": SITEMAP_REPLY}
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
    site.replies["/a.xml"] = SITEMAP_REPLY
    address = site.url("/a.xml").removeprefix("http://")
    assert list(found(site, address)) == ["/a.xml"]


def test_a_private_host_is_told_by_name_and_not_asked(site: Site) -> None:
    with WebFiles() as web, pytest.raises(PrivateHost):
        list(find_sitemaps(site.url("/"), web))
    assert site.asked == []
