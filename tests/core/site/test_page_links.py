"""Links have the key of the page that they lead to on the same site."""

from editor.core.site.page_links import LinkKeys
from tests.for_each import for_each

SITE = ["https://e.org/"]
BASE = "https://e.org/a/b"
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
    assert LinkKeys(SITE).of(BASE, [link]) == tuple(filter(None, [of_file]))
    assert LinkKeys(SITE, has_queries=True).of(BASE, [link]) == tuple(filter(None, [asked_for]))


def test_what_was_learned_on_one_page_holds_for_others_as_far_as_it_means_the_same() -> None:
    keys = LinkKeys(SITE, has_queries=True)
    assert set(keys.of(BASE, ["c", "/d", "?x"])) == set(keys.of(BASE, ["c", "/d", "?x"]))
    assert set(keys.of("https://e.org/other/", ["c", "/d", "?x"])) == {
        "https://e.org/other/c",
        "https://e.org/d",
        "https://e.org/other/?x",
    }
    assert LinkKeys(["http://a.org/", "https://a.org/"]).of("https://a.org/x", ["/y"]) == ("https://a.org/y",)
