"""The files of a built site have the URLs that are listed, or that such files have elsewhere."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.site.page_urls import (
    FileUrls,
    LinkKeys,
    guessed_base,
    is_page_file,
    spellings,
    without_query,
)
from tests.for_each import for_each

BASE = "https://e.org/"
FILES = ("index.html", "about.html", "docs/index.html", "docs/guide.html", "docs/a.pdf", "docs/b/index.html")


def urls(*listed: str, files: tuple[str, ...] = FILES, base: str = BASE) -> dict[str, str]:
    """Return the end of the URL of each file."""
    found = FileUrls(files, base, [base + end for end in listed])
    return {file: found.of(file).url.removeprefix(base) for file in files}


def test_where_nothing_is_listed_urls_are_those_that_every_server_knows() -> None:
    assert urls() == {
        "index.html": "",
        "about.html": "about.html",
        "docs/index.html": "docs/",
        "docs/guide.html": "docs/guide.html",
        "docs/a.pdf": "docs/a.pdf",
        "docs/b/index.html": "docs/b/",
    }


@for_each(
    "listed,file,url",
    [
        (["docs/guide"], "about.html", "about"),
        (["docs/guide/"], "about.html", "about/"),
        (["docs/guide.html"], "about.html", "about.html"),
        (["docs"], "docs/b/index.html", "docs/b"),
        (["docs/index.html"], "docs/b/index.html", "docs/b/index.html"),
        (["docs/"], "docs/b/index.html", "docs/b/"),
        (["docs/guide"], "docs/b/index.html", "docs/b/"),  # of index pages nothing is known
        (["docs"], "index.html", ""),
        ([""], "docs/index.html", "docs/"),  # a home page says nothing of others
    ],
)
def test_what_is_not_listed_is_written_as_what_is(listed: list[str], file: str, url: str) -> None:
    assert urls(*listed)[file] == url


def test_of_two_files_each_has_the_url_that_is_surely_its_own() -> None:
    files = ("a.html", "a/index.html")
    found = FileUrls(files, BASE, [])
    assert [found.file_at(f"{BASE}{end}") for end in ("a.html", "a", "a/", "a/index.html", "b")] == [
        "a.html",
        "a.html",
        "a/index.html",
        "a/index.html",
        None,
    ]


def test_a_query_and_another_spelling_choose_no_other_file() -> None:
    found = FileUrls(FILES, BASE, [])
    assert found.file_at("HTTPS://E.org:443/%61bout.html?x=1#y") == "about.html"


@for_each(
    "listed,base",
    [
        (["https://e.org/docs/", "https://www.e.org/"], "https://e.org/"),
        (["https://e.org/a", "https://x.org/a", "https://x.org/b"], "https://x.org/"),
        (["https://e.org/project/docs/", "https://e.org/project/about.html"], "https://e.org/project/"),
        (["https://e.org/docs/guide", "https://e.org/docs/b/"], "https://e.org/"),
        (["https://e.org/elsewhere/x"], "https://e.org/"),
        (["about.html", ""], ""),
        ([], ""),
    ],
)
def test_the_base_is_where_the_listed_urls_have_files(listed: list[str], base: str) -> None:
    assert guessed_base(FILES, listed) == base


@for_each(
    "file,is_page", [("a.HTML", True), ("a.htm", True), ("a.xhtml", True), ("a.pdf", False), ("html", False)]
)
def test_pages_are_known_by_their_names(file: str, is_page: bool) -> None:
    assert is_page_file(file) == is_page


def test_of_two_pages_for_a_folder_one_has_its_url() -> None:
    found = FileUrls(["index.htm", "index.html"], BASE, [])
    assert [found.of(path).url for path in ("index.htm", "index.html")] == [f"{BASE}index.htm", BASE]


NAMES = st.sampled_from(["a", "b", "index", "a%20b", "404"])
PATHS = st.builds(
    lambda folders, name, ending: "/".join([*folders, name]) + ending,
    st.lists(NAMES, max_size=2),
    NAMES,
    st.sampled_from([".html", ".htm", ".pdf"]),
)


@given(st.sets(PATHS, max_size=8), st.data())
def test_each_file_has_one_url_of_its_own_and_one_that_is_listed_keeps_it(
    paths: set[str], data: st.DataObject
) -> None:
    ends = sorted({end for path in paths for _, end in spellings(path)})
    listed = data.draw(st.lists(st.sampled_from(ends), max_size=4)) if ends else []
    files = sorted(paths)
    found = FileUrls(files, BASE, [BASE + end for end in listed])
    own = {path: found.of(path) for path in files}
    all_urls = [url for each in own.values() for url in (each.url, *each.others)]
    assert len(set(map(without_query, all_urls))) == len(all_urls)
    for end in listed:
        path = found.file_at(BASE + end)
        assert path is not None
        assert own[path].is_listed


SITE = ["https://e.org/"]
PAGE = "https://e.org/a/b"
CASES = [
    ("/c", "https://e.org/c", "https://e.org/c"),
    ("c?x=1#y", "https://e.org/a/c", "https://e.org/a/c?x=1"),
    ("?x=1", "", "https://e.org/a/b?x=1"),
    ("../c/./d", "https://e.org/c/d", "https://e.org/c/d"),
    ("//e.org/c", "https://e.org/c", "https://e.org/c"),
    ("HTTPS://E.org:443/ü", "https://e.org/%C3%BC", "https://e.org/%C3%BC"),
    ("/c?utm_source=x&a=1", "https://e.org/c", "https://e.org/c?a=1"),
    ("/c;jsessionid=1?PHPSESSID=2", "https://e.org/c;jsessionid=1", "https://e.org/c"),
    ("https://other.org/c", "", ""),
    ("mailto:a@e.org", "", ""),
    ("javascript:void(0)", "", ""),
    ("http://[/", "", ""),
    ("#a", "", ""),
    ("/" + "x" * 3000, "", ""),
]


@for_each(("link", "of_file", "asked_for"), CASES)
def test_a_link_has_the_key_of_its_page(link: str, of_file: str, asked_for: str) -> None:
    assert LinkKeys(SITE).of(PAGE, [link]) == tuple(filter(None, [of_file]))
    assert LinkKeys(SITE, has_queries=True).of(PAGE, [link]) == tuple(filter(None, [asked_for]))


def test_what_was_learned_on_one_page_holds_for_others_as_far_as_it_means_the_same() -> None:
    keys = LinkKeys(SITE, has_queries=True)
    assert set(keys.of(PAGE, ["c", "/d", "?x"])) == set(keys.of(PAGE, ["c", "/d", "?x"]))
    assert set(keys.of("https://e.org/other/", ["c", "/d", "?x"])) == {
        "https://e.org/other/c",
        "https://e.org/d",
        "https://e.org/other/?x",
    }
    assert LinkKeys(["http://a.org/", "https://a.org/"]).of("https://a.org/x", ["/y"]) == ("https://a.org/y",)
