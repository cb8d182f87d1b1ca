"""Patterns fit path and query of URLs that are not to be listed, and the usual ones are proposed."""

import time

from editor.core.site.declined_urls import DeclinedUrls, Proposal, patterns_in, proposed_patterns
from tests.for_each import for_each

HOST = "https://e.org"


@for_each(
    ("pattern", "path", "fits"),
    [
        ("/tag/*", "/tag/a/b", True),
        ("/tag/*", "/tag/", True),
        ("/tag/*", "/tags", False),
        ("/tag", "/tag/a", False),
        ("*/page/*", "/blog/page/2/", True),
        ("/*print=1", "/a?x=2&print=1", True),
        ("/a?b", "/aab", False),
        ("https://e.org/x*", "/xy", True),
        ("/*a*a*", "/a", False),
    ],
)
def test_a_pattern_fits_path_and_query(pattern: str, path: str, fits: bool) -> None:
    assert DeclinedUrls([pattern]).pattern_for(HOST + path) == (pattern if fits else "")


def test_a_pattern_of_many_parts_takes_no_long_time() -> None:
    begun = time.process_time()
    assert not DeclinedUrls(["/" + "*a" * 200 + "b"]).pattern_for(HOST + "/" + "a" * 20_000)
    assert time.process_time() - begun < 5


def test_what_lists_other_pages_and_folders_of_which_nothing_is_listed_are_proposed() -> None:
    missing = [f"{HOST}/tag/{number}/" for number in range(20)]
    missing += [f"{HOST}/blog/page/2/", f"{HOST}/blog/thank-you/", f"{HOST}/blog/new/"]
    missing += [f"{HOST}/api/{number}" for number in range(12)]
    listed = [f"{HOST}/", f"{HOST}/blog/old/"]
    assert list(proposed_patterns(missing, listed)) == [
        Proposal("/tag/*", 20),
        Proposal("/api/*", 12),
        Proposal("*/page/*", 1),
        Proposal("*/thank-you*", 1),
    ]
    assert Proposal("/tag/*", 20) not in proposed_patterns(missing, [f"{HOST}/tag/news/"])
    assert not proposed_patterns([], listed)


def test_patterns_are_separated_by_white_space_or_commas() -> None:
    assert patterns_in(" /a/*, /b*\n/a/* ") == ["/a/*", "/b*"]
