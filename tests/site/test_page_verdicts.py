"""What a page says about itself is read from whatever HTML it is."""

import time
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from editor.core.site.page_answers import UrlVerdict
from editor.site.fetching import Fetched
from editor.site.page_verdicts import (
    FollowedLinks,
    NotFoundPage,
    PageContent,
    Visit,
    page_answer,
    read_page,
    read_page_file,
)
from tests.for_each import for_each
from tests.patience import seconds

URL = "https://e.org/shop/page"
LONG = "<p>A text that is long enough to be one"


def read(head: str = "", body: str = "<p>Text</p>", agent: str = "", **headers: str) -> PageContent:
    lines = {name.replace("_", "-"): [value] for name, value in headers.items()}
    page = f"<!DOCTYPE html><html><head>{head}</head><body>{body}</body></html>"
    return read_page(page.encode(), lines, URL, agent)


@for_each(
    ("head", "url"),
    [
        ('<link rel="canonical" href="https://e.org/a">', "https://e.org/a"),
        ("<LINK HREF=/a REL='nofollow CANONICAL'>", "https://e.org/a"),
        ('<base href="/other/"><link rel=canonical href="a">', "https://e.org/other/a"),
        ('<link rel=canonical href=" a ">', "https://e.org/shop/a"),
        ('<link rel=canonical href=""><link rel=canonical href="b">', "https://e.org/shop/page"),
        ("<!-- <link rel=canonical href=a> -->", ""),
        ('<script>"<link rel=canonical href=a>"</script>', ""),
        ('<link rel=canonical href="mailto:a@e.org">', ""),
        ('<link rel=canonical href="https://[/">', ""),
        ('<base href="https://[/"><link rel=canonical href="a">', "https://e.org/shop/a"),
    ],
)
def test_the_canonical_url_is_made_absolute(head: str, url: str) -> None:
    assert read(head).canonical == url


def test_a_canonical_url_in_the_body_does_not_count() -> None:
    assert read(body="<div><p>x</p><link rel=canonical href=/a></div>").canonical == ""


def test_headers_name_canonical_urls_and_languages_too() -> None:
    link = '<https://e.org/a,b>; rel="canonical", </de>; rel=alternate; hreflang="de"'
    page = read(link=link)
    assert (page.canonical, page.alternates) == ("https://e.org/a,b", (("de", "https://e.org/de"),))


@for_each(
    ("content", "directives"),
    [
        ("noindex", ("noindex",)),
        (" NoIndex , follow", ("noindex", "follow")),
        ("none", ("noindex", "nofollow")),
        ("max-snippet:-1", ("max-snippet:-1",)),
        ("", ()),
    ],
)
def test_robots_directives_are_read_from_element_and_header(
    content: str, directives: tuple[str, ...]
) -> None:
    assert read(f'<meta name="Robots" content="{content}">').robots == directives
    assert read(x_robots_tag=content).robots == directives


def test_a_header_may_hold_the_directives_of_several_crawlers() -> None:
    line = "noarchive, bingbot: noindex, nofollow, googlebot: Max-Snippet:1, noimageindex"
    assert read(x_robots_tag=line).robots == ("noarchive",)
    assert read(x_robots_tag=line, agent="Bingbot").robots == ("noarchive", "noindex", "nofollow")
    assert read(x_robots_tag=line, agent="googlebot").robots == ("noarchive", "max-snippet:1", "noimageindex")
    assert read(x_robots_tag="Max-Snippet: 1").robots == ("max-snippet: 1",)


def test_a_header_is_relative_to_the_page_and_not_to_its_base() -> None:
    assert read('<base href="/other/">', link="<a>; rel=canonical").canonical == "https://e.org/shop/a"


def test_a_crawler_heeds_the_directives_of_its_family_too() -> None:
    head = '<meta name="googlebot" content="noindex"><meta name="yandex" content="noarchive">'
    assert read(head, agent="Googlebot-News").robots == ("noindex",)
    assert read(head, agent="YandexBot").robots == ("noarchive",)
    assert read(head, agent="*").robots == ()
    assert read(x_robots_tag="yandex: noindex", agent="YandexBot").robots == ("noindex",)


@for_each(
    ("content", "path"),
    [
        ("0;url=/b", "/b"),
        ("0; URL='/b' ", "/b"),
        ('0 , url = "b"', "/shop/b"),
        ("0 /b", "/b"),
        ("00;/b#c", "/b"),
        (".5;url=/b", "/b"),
        ("0.9; url=/b", "/b"),
        ("1; url=/b", ""),
        ("10;url=/b", ""),
        ("0", ""),
        ("0; url=", ""),
        ("; url=/b", ""),
        ("url=/b", ""),
        ("0; url=https://e.org/shop/page#x", ""),
        ("0; url=mailto:a@e.org", ""),
        ("9" * 100_000, ""),
    ],
)
def test_a_refresh_at_once_leads_elsewhere(content: str, path: str) -> None:
    found = read(f'<META HTTP-EQUIV=Refresh CONTENT="{content.replace(chr(34), "&quot;")}">')
    assert found.refresh == (f"https://e.org{path}" if path else "")
    assert read(refresh=content).refresh == found.refresh


def test_a_refresh_for_browsers_without_scripts_leads_nobody() -> None:
    assert read('<noscript><meta http-equiv=refresh content="0;url=/b"></noscript>').refresh == ""


def test_canonical_urls_that_contradict_each_other_are_told() -> None:
    head = '<link rel=canonical href="{}"><link rel=canonical href="{}">'
    page = read(head.format("/a", "/b"))
    assert (page.canonical, page.other_canonical) == ("https://e.org/a", "https://e.org/b")
    assert read(head.format("/a", "HTTPS://E.org:443/a")).other_canonical == ""
    assert read('<link rel=canonical href="/a">', link="</b>; rel=canonical").other_canonical


def test_two_canonical_urls_make_none_and_the_evidence_is_the_reason() -> None:
    head = '<link rel=canonical href="/a"><link rel=canonical href="https://me:secret@e.org/b">'
    answer = page_answer(Visit(URL, (), Fetched(URL, 200), 0), read(head, LONG), NotFoundPage())
    assert (answer.verdict, answer.canonical) == (UrlVerdict.CANONICALISED, "")
    assert "https://e.org/a and https://e.org/b" in answer.reason
    assert "secret" not in answer.reason


def test_what_is_suspected_to_be_no_page_has_its_evidence() -> None:
    said = read("<title>Seite nicht gefunden</title>")
    assert said.suspicion == "It is suspected to be no page, since its title is “Seite nicht gefunden”."
    assert "its heading is “404”" in read(body="<header><h1>404</h1></header><p>Some text for all.").suspicion
    assert read(body="<p>Hi").suspicion == "It is suspected to be no page, since all its text is “Hi”."
    assert read(body=LONG).suspicion == ""
    assert read_page(b"", {}, URL).suspicion == "It is suspected to be no page, since it is empty."
    assert read_page(b"", {"content-encoding": ["br"]}, URL).suspicion == ""
    assert read_page(b"", {"content-type": ["application/pdf"]}, URL).suspicion == ""
    answer = page_answer(Visit(URL, (), Fetched(URL, 200), 0), said, NotFoundPage())
    assert (answer.verdict, answer.reason) == (UrlVerdict.SOFT_404, said.suspicion)


def test_directives_for_one_crawler_are_for_that_one() -> None:
    head = '<meta name="googlebot" content="noindex">'
    assert read(head).robots == ()
    assert read(head, agent="Googlebot").robots == ("noindex",)
    assert read(x_robots_tag="bingbot: noindex").robots == ()
    assert read(x_robots_tag="bingbot: noindex", agent="Bingbot").robots == ("noindex",)


def test_languages_are_read() -> None:
    head = (
        '<link rel=alternate hreflang=de href=/de><link rel=alternate type="application/rss+xml" href=/feed>'
    )
    assert read(head).alternates == (("de", "https://e.org/de"),)


def test_the_hash_is_of_the_main_text_alone() -> None:
    plain = read(body="<p>Main   text</p>")
    dressed = read(body="<nav>Menu</nav><p>Main text</p><script>x()</script><footer>2026</footer>")
    assert plain.text_hash == dressed.text_hash != ""
    assert plain.text_hash != read(body="<p>Other text</p>").text_hash
    assert read(body="").text_hash == ""


@for_each(
    ("body", "kind"),
    [
        ("<p>ä</p>".encode("latin-1"), "text/html; charset=ISO-8859-1"),
        ("\ufeff<p>ä</p>".encode(), "text/html; charset=latin-1"),
        ('<meta charset="windows-1252"><p>ä</p>'.encode("cp1252"), "text/html"),
        ("<meta charset=utf-8><p>ä</p>".encode(), "text/html; charset=of-nobody"),
    ],
)
def test_encodings_are_told_by_mark_header_and_page(body: bytes, kind: str) -> None:
    expected = read_page("<p>ä</p>".encode(), {"content-type": ["text/html; charset=utf-8"]}, URL)
    assert read_page(body, {"content-type": [kind]}, URL).text_hash == expected.text_hash


@given(st.binary(max_size=300), st.text(max_size=50))
def test_whatever_comes_is_read(body: bytes, header: str) -> None:
    for start in (b"", b"<html><head><link rel=canonical href="):
        read_page(start + body, {"link": [header], "x-robots-tag": [header], "content-type": [header]}, URL)


@for_each(
    ("body", "link"),
    [
        (b"", "<" * 64_000),
        (b"", "<a>;" + "a" * 64_000),
        (b"<meta " + b" ".join(b"a%d=b" % number for number in range(150_000)) + b">", ""),
        (b"<body>" + b"<nav>x</nav>y" * 100_000, ""),
        (b"<body>" + b"<script>x</script>y" * 100_000, ""),
        (b"<body><nav>" + b"<i>" * 200 + b"x<b>y</b>" * 200_000 + b"</i>" * 200 + b"</nav>", ""),
        (b"<head>" + b"<meta http-equiv=refresh content='0;url=mailto:x'>" * 40_000, ""),
        (b"<head><title>" + b"page " * 400_000 + b"</title>", ""),
        (b"<body>" + (b"<nav>" * 100 + b"x" + b"</nav>" * 100) * 1_500, ""),
    ],
)
def test_no_page_takes_time_out_of_proportion(body: bytes, link: str) -> None:
    """Most of these took minutes."""
    begun = time.process_time()
    read_page(body, {"link": [link]}, URL)
    assert time.process_time() - begun < seconds(5)


def test_of_a_page_with_a_tag_that_nobody_means_the_headers_count_alone() -> None:
    head = '<link rel=canonical href="/a">'
    many = "".join(f" data-{number}=0" for number in range(10_000))
    link = '</b>; rel="alternate"; hreflang="de"'
    page = read(f"{head}<meta{many}>", link=link)
    assert (page.canonical, page.alternates) == ("", (("de", "https://e.org/b"),))
    assert read(f"{head}{'<meta name=a content=b>' * 10_000}").canonical == "https://e.org/a"


# Files


def links(page: str) -> set[str]:
    found = read_page_file(page.encode(), URL, followed=FollowedLinks())
    assert found is not None
    return set(found.links)


@for_each(
    ("page", "expected"),
    [
        ('<a href="/a">a</a><A HREF=/b class=x>b</A><a class="x > y" href=\'/c\'>c</a>', {"/a", "/b", "/c"}),
        ('<a href="/a?x=1&amp;y=2">a</a><a\nhref="/ü">u</a>', {"/a?x=1&y=2", "/ü"}),
        ('<a rel="nofollow noopener" href="/a">a</a><a href="/b" rel=nofollow>b</a>', set()),
        ('<a data-href="/a" name="b">a</a><abbr href="/c">c</abbr><a href="">d</a>', set()),
        ('<!-- <a href="/a"> --><script>"<a href=/b>"</script><a href="/c">c</a>', {"/c"}),
        ('<template><a href="/a">a</a></template><a href="/b">b</a>', {"/b"}),
        ('<a href="#x">a</a><a href="/a#x">b</a><a href="/a#y">c</a>', {"/a"}),
        ('<map><area href="/a" alt=a></map><a href=" /b ">b</a>', {"/a", "/b"}),
        ('<!-- <a href="/a">', set()),
        ('<script> <a href="/a">', set()),
    ],
)
def test_links_are_those_that_search_engines_follow(page: str, expected: set[str]) -> None:
    assert links(f"<html><body>{page}") == expected


def test_pages_of_a_series_are_linked_and_who_wants_no_link_followed_has_none() -> None:
    assert links("<head><link rel=next href=/p2><link rel='prev' href=/p0></head><a href=/a>a") == {
        "/a",
        "/p2",
        "/p0",
    }
    assert links("<head><meta name=robots content='noindex, nofollow'></head><a href=/a>a") == set()


def test_links_are_in_the_encoding_of_their_page() -> None:
    for page in (
        "<meta charset=iso-8859-1><a href=/ä>".encode("latin-1"),
        "<a href=/ä>".encode(),
        "\ufeff<a href=/ä>".encode("utf-16-le"),
    ):
        assert read_page(page, {}, URL, followed=FollowedLinks()).links == ("/ä",)


@for_each(
    "page",
    [
        "<html><head><link rel=canonical href=/a></head><body><p>b",
        "<html><head><link rel=canonical href=/a></head><body><link rel=canonical href=/b>",
        "<head><!-- </head> --><meta name=robots content=noindex></head><body>",
        "<head><script>'</head>'</script><link rel=canonical href=/a></head><body>",
        "<head></head><body><meta name=robots content=noindex>",
        "<head></head><meta http-equiv=refresh content='0; url=/b'>",
        "<title>t</title><link rel=canonical href=/a><p>b",
        "<head><div></div><link rel=canonical href=/a></head><body>",
        "<head><base href=/x/></head><body><a href=a>",
        "",
    ],
)
def test_a_page_says_the_same_in_its_file_as_when_it_is_asked_for(page: str) -> None:
    asked = replace(read_page(page.encode(), {}, URL, followed=FollowedLinks()), text_hash="", suspicion="")
    found = read_page_file(page.encode(), URL, followed=FollowedLinks())
    assert (found or PageContent(base=URL)) == asked


@given(st.binary(max_size=300))
def test_whatever_a_file_holds_is_read(body: bytes) -> None:
    read_page_file(body, URL, followed=FollowedLinks())


@for_each(
    "piece",
    [b"<!--", b"<script>", b"<a ", b'<a "', b"<a href='", b"<a href=x rel=", b"rel=x ", b"</head", b"<meta "],
)
def test_no_file_takes_time_out_of_proportion(piece: bytes) -> None:
    begun = time.process_time()
    for before in (b"", b"<a "):
        read_page_file(before + piece * (1_000_000 // len(piece)) + b">", URL, followed=FollowedLinks())
    assert time.process_time() - begun < seconds(5)
