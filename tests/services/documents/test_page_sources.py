"""Which pages there are is read from the folder of a built site, from tables, and from other sitemaps."""

import gzip
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.site.found_pages import FoundPage, Reason
from editor.core.site.page_coverage import compare
from editor.formats.read_errors import Unreadable
from editor.formats.tables.text_tables import TableError
from editor.runtime.threads import Cancelled
from editor.services.documents.page_sources import site_of_data, site_of_folder
from tests.services.built_sites import BUILT_SITES, HOST, HUGO, NOINDEX, canonical, html, link, redirect

NOW = datetime(2026, 11, 21, tzinfo=UTC)
HOME = f"{HOST}/"


def pages_in(folder: Path, *listed: str, base: str = HOME) -> dict[str, FoundPage]:
    """Return the pages of a folder by the ends of their URLs."""
    site = site_of_folder(folder, listed, base)
    return {page.url.removeprefix(base): page for page in site.pages}


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", BUILT_SITES)
def test_a_built_site_is_compared_with_its_sitemap(name: str, tmp_path: Path) -> None:
    built = BUILT_SITES[name]
    site = site_of_folder(built.write(tmp_path), built.urls)
    assert not site.trouble
    found = compare(built.urls, [site])
    assert [each.page.url.removeprefix(HOST) for each in found.missing] == built.missing
    assert {each.page.url.removeprefix(HOST): each.page.reason for each in found.left_out} == built.left_out
    assert [each.url.removeprefix(HOST) for each in found.absent] == built.absent
    assert [each.url.removeprefix(HOST) for each in found.unlinked or ()] == built.unlinked


def test_the_evidence_of_what_is_left_out_is_told(tmp_path: Path) -> None:
    site = BUILT_SITES["jekyll"]
    found = pages_in(site.write(tmp_path))
    assert found["private/x.html"].evidence == "line 2 of robots.txt: Disallow: /private/"
    assert found["2026/01/copy.html"].to == f"{HOST}/2026/01/first.html"
    assert found["2026/01/copy.html"].path == "2026/01/copy.html"


def test_robots_txt_and_directives_count_as_for_the_crawler(tmp_path: Path) -> None:
    write(tmp_path, a=html('<meta name="bingbot" content="none">'), b=html())
    (tmp_path / "robots.txt").write_text("User-agent: bingbot\nDisallow: /b\n")
    reasons = [each.reason for each in site_of_folder(tmp_path, [], HOME, "bingbot").pages]
    assert reasons == [Reason.NOINDEX, Reason.BLOCKED]
    assert not any(each.reason for each in site_of_folder(tmp_path, [], HOME).pages)


def test_a_page_says_itself_how_its_url_is_written(tmp_path: Path) -> None:
    found = pages_in(write(tmp_path, a=html(canonical("/a")), b=html(canonical("/b/")), c=html()))
    assert {*found} == {"a", "b/", "c.html"}
    assert not any(page.reason for page in found.values())
    assert {*pages_in(tmp_path, f"{HOST}/a.html")} == {"a.html", "b/", "c.html"}


def test_two_canonical_urls_are_heeded_by_nobody(tmp_path: Path) -> None:
    found = pages_in(write(tmp_path, a=html(canonical("/b") + canonical("/c"))))
    assert found["a.html"].reason is None


def test_links_start_from_the_base_of_a_page_and_those_not_to_be_followed_are_none(tmp_path: Path) -> None:
    body = link("x", "mailto:a@b.org", "https://other.org/", "#y", "?z") + '<a rel="nofollow" href="/n">n</a>'
    found = pages_in(write(tmp_path, a=html('<base href="/docs/">', body)))
    assert found["a.html"].links == (f"{HOST}/docs/x",)


def test_links_are_understood_as_browsers_do(tmp_path: Path) -> None:
    written = ["../a", "./b?x#y", "/c/../d", "e/", "//www.example.org/f", "https:g", "..", "/", ""]
    folder = tmp_path / "docs" / "x"
    folder.mkdir(parents=True)
    write(folder, page=html(body=link(*written)))
    [page] = site_of_folder(tmp_path, [], HOME).pages
    ends = ["docs/a", "docs/x/b", "d", "docs/x/e/", "f", "docs/x/g", "docs/", ""]
    assert sorted(page.links) == sorted(HOME + end for end in ends)


def test_names_that_are_no_urls_are_escaped(tmp_path: Path) -> None:
    (tmp_path / "straße und 100%.html").write_text(html())
    assert {*pages_in(tmp_path)} == {"stra%C3%9Fe%20und%20100%25.html"}


def test_pages_in_other_encodings_are_read(tmp_path: Path) -> None:
    for encoding in ("utf-8-sig", "utf-16", "latin-1"):
        (tmp_path / "a.html").write_bytes(html(NOINDEX, title="é").encode(encoding))
        assert pages_in(tmp_path)["a.html"].reason is Reason.NOINDEX, encoding


def test_an_error_page_elsewhere_is_one_by_its_text_alone(tmp_path: Path) -> None:
    folder = tmp_path / "docs" / "status"
    folder.mkdir(parents=True)
    write(folder, **{"404": html(title="The status 404"), "500": html(title="Page not found")})
    found = pages_in(tmp_path)
    assert [page.reason for page in found.values()] == [None, Reason.ERROR]


def test_links_to_folders_are_followed_within_the_site_and_never_in_circles(tmp_path: Path) -> None:
    outside, public = tmp_path / "outside", tmp_path / "public"
    (public / "v2").mkdir(parents=True)
    outside.mkdir()
    write(outside, secret=html())
    write(public / "v2", a=html())
    (public / "latest").symlink_to("v2")
    (public / "v2" / "up").symlink_to("..")
    (public / "out").symlink_to(outside)
    (public / "b.html").symlink_to(outside / "secret.html")
    site = site_of_folder(public, [], HOME)
    assert [page.path for page in site.pages] == ["latest/a.html", "v2/a.html"]
    assert len(site.trouble) == 4


def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.html")
    assert not pages_in(tmp_path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    write(tmp_path, a=html())
    (tmp_path / "a.html").chmod(0)
    site = site_of_folder(tmp_path, [], HOME)
    assert [page.reason for page in site.pages] == [Reason.ERROR]
    assert len(site.trouble) == 1


def test_where_a_folder_is_published_must_be_known(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="at which URL"):
        site_of_folder(write(tmp_path, a=html()), [])
    with pytest.raises(Unreadable, match="There is no folder"):
        site_of_folder(tmp_path / "a.html", [HOME])


def test_reading_can_be_cancelled(tmp_path: Path) -> None:
    with pytest.raises(Cancelled):
        site_of_folder(HUGO.write(tmp_path), HUGO.urls, cancelled=lambda: True)


def test_a_page_that_leads_to_itself_leads_nowhere(tmp_path: Path) -> None:
    assert pages_in(write(tmp_path, a=redirect("/a.html")))["a.html"].reason is None


def test_of_a_folder_tables_are_taken_only_where_it_has_no_sitemaps(tmp_path: Path) -> None:
    (tmp_path / "Pages.csv").write_text(f"Top pages,Clicks\n{HOST}/a,3\n")
    (tmp_path / "Queries.csv").write_text("Top queries,Clicks\nskis,3\n")
    site = site_of_data(tmp_path, [], NOW)
    assert ([page.url for page in site.pages], len(site.notes)) == ([f"{HOST}/a"], 1)
    start = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    (tmp_path / "s.xml").write_text(f"{start}<url><loc>{HOST}/b</loc></url></urlset>")
    assert [page.url for page in site_of_data(tmp_path, [], NOW).pages] == [f"{HOST}/b"]


def test_a_table_and_a_sitemap_name_pages(tmp_path: Path) -> None:
    crawl = tmp_path / "crawl.csv"
    crawl.write_text(f"Address,Status Code,Last Modified\n{HOST}/a,200,21/11/2026\n{HOST}/b,404,\n")
    site = site_of_data(crawl, [], NOW)
    assert [(page.reason, page.lastmod) for page in site.pages] == [(None, "2026-11-21"), (Reason.GONE, "")]
    other = tmp_path / "other.txt"
    other.write_text(f"{HOST}/a\n{HOST}/c\n")
    assert [page.url for page in site_of_data(other, [], NOW).pages] == [f"{HOST}/a", f"{HOST}/c"]
    crawl.write_text("a,b\n1,2\n")
    with pytest.raises(TableError):
        site_of_data(crawl, [], NOW)


def log_line(request: str, status: int) -> str:
    return f'192.0.2.1 - - [10/Oct/2026:13:55:36 +0000] "{request} HTTP/1.1" {status} 23 "-" "Mozilla"\n'


def test_a_log_names_the_pages_that_were_asked_for_and_nothing_they_are_made_of(tmp_path: Path) -> None:
    asked = {"/": 200, "/a?utm_source=x": 304, "/old": 301, "/lost": 404, "/style.css": 200, "//e": 200}
    lines = "".join(log_line(f"GET {path}", status) for path, status in asked.items()).encode()
    log, packed = tmp_path / "access.log", tmp_path / "access.log.2.gz"
    log.write_bytes(lines)
    packed.write_bytes(gzip.compress(lines))
    site, same = (
        site_of_data(each, [f"{HOST}/b", f"{HOST}/c", "https://e.example/"], NOW) for each in (log, packed)
    )
    assert {page.url: page.reason for page in site.pages} == {
        f"{HOST}/": None,
        f"{HOST}/a": None,
        f"{HOST}/old": Reason.REDIRECTED,
        f"{HOST}/lost": Reason.GONE,
    }
    assert (site.scopes, len(site.notes)) == ((), 1)
    assert not any(page.lastmod for page in site.pages)
    assert [page.url for page in same.pages] == [page.url for page in site.pages]


def test_a_path_in_a_table_belongs_to_the_site_that_is_listed(tmp_path: Path) -> None:
    table = tmp_path / "pages.csv"
    table.write_text("Page path and screen class,Views\n/a,3\n/b/,4\n")
    site = site_of_data(table, [f"{HOST}/"], NOW)
    assert [page.url for page in site.pages] == [f"{HOST}/a", f"{HOST}/b/"]
    assert (site.scopes, len(site.notes)) == ((), 1)  # what nobody visited is not in it


def test_a_damaged_archive_is_no_log(tmp_path: Path) -> None:
    log = tmp_path / "access.log.gz"
    log.write_bytes(gzip.compress(log_line("GET /", 200).encode())[:20])
    with pytest.raises(Unreadable):
        site_of_data(log, [], NOW)
