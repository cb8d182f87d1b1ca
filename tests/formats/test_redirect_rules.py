"""Redirects in the formats of servers: escaped as each wants it, and never one of a page that is listed."""

import json
from collections.abc import Sequence

from editor.formats.redirect_rules import (
    BY_FRAGMENT,
    BY_PORT,
    BY_QUERY,
    BY_SIGN,
    NO_URL,
    OF_A_PAGE,
    REDIRECT_FORMAT_BY_NAME,
    REDIRECT_FORMATS,
    TWICE,
    Redirect,
    RedirectRules,
    redirect_format_of,
)
from tests.for_each import for_each

HOST = "https://e.org"


def rules(name: str, *pairs: tuple[str, str], listed: Sequence[str] = ()) -> RedirectRules:
    """Redirects between paths of one site, or between URLs; what they lead to is listed."""
    redirects = [Redirect(*(HOST + url if url.startswith("/") else url for url in pair)) for pair in pairs]
    form = REDIRECT_FORMAT_BY_NAME[name]
    return form.rules(redirects, form.pages([*listed, *(each.target for each in redirects)]))


# Apache 2.4.71 and nginx 1.22.1 answered each of theirs with 301 and the right place, and path-to-regexp
# 6.1.0, which Next.js has, takes its sources for what they are here.
WRITTEN: dict[str, dict[tuple[str, str], object]] = {
    "csv": {
        ("/a,b", "/c"): '"https://e.org/a,b","https://e.org/c","301"',
        ("http://e.org/a", "https://e.org/a"): "http://e.org/a,https://e.org/a,301",
    },
    "apache": {
        ("/old.html", "/new"): 'RewriteRule "^/?old[.]html$" "/new" [R=301,L,NE]',
        ("/a%20b", "/é"): 'RewriteRule "^/?a b$" "/\\%C3\\%A9" [R=301,L,NE]',
        ('/a"b(1)$', "/$1"): 'RewriteRule "^/?a\\x22b\\x281\\x29\\x24$" "/\\$1" [R=301,L,NE]',
        (
            "/q?id=1",
            "/q1",
        ): 'RewriteCond "%{QUERY_STRING}" "=id=1"\nRewriteRule "^/?q$" "/q1" [R=301,L,NE,QSD]',
        ("http://www.e.org/a", "https://e.org/b"): 'RewriteRule "^/?a$" "https://e.org/b" [R=301,L,NE]',
    },
    "nginx": {
        ("/old.html", "/new"): 'location = "/old.html" { return 301 "/new"; }',
        ("/caf%C3%A9", "/a%20b"): 'location = "/café" { return 301 "/a%20b"; }',
        ('/a"\\$b', "/c"): 'location = "/a\\"\\\\$b" { return 301 "/c"; }',
        ("/q?id=1", "/q1"): 'if ($request_uri = "/q?id=1") { return 301 "/q1"; }',
        ("/a//b", "/c"): 'if ($request_uri = "/a//b") { return 301 "/c"; }',
    },
    "netlify": {
        ("/a b", "/c"): "/a%20b /c 301",
        ("http://www.e.org/a", "https://e.org/a"): "http://www.e.org/a https://e.org/a 301",
    },
    "cloudflare": {
        ("/a,b", "/c"): '"e.org/a,b","https://e.org/c",301',
        ("http://e.org/a", "https://e.org/a"): '"http://e.org/a","https://e.org/a",301',
    },
    "nextjs": {
        ("/a(1):b", "/c"): {"source": r"/a\(1\)\:b", "destination": "/c", "permanent": True},
        ("https://www.e.org/a", "https://e.org/b"): {
            "source": "/a",
            "has": [{"type": "host", "value": r"www\.e\.org"}],
            "destination": "https://e.org/b",
            "permanent": True,
        },
    },
}
CASES = [(name, pair, line) for name, cases in WRITTEN.items() for pair, line in cases.items()]


@for_each(("name", "pair", "line"), CASES)
def test_a_rule_is_written_as_its_server_reads_it(name: str, pair: tuple[str, str], line: object) -> None:
    found = rules(name, pair)
    assert (found.count, found.left_out) == (1, [])
    text = found.data.decode().replace("\r", "").rstrip("\n")
    headed = text.partition("\n")[2] if name in ("csv", "apache") else text
    read = json.loads(text)[0] if name == "nextjs" else headed
    assert read == line


LEFT_OUT = [
    ("apache", ("/a%2Fb", "/c"), BY_SIGN),
    ("nginx", ("/a", "/$1"), BY_SIGN),
    ("nginx", ("/a?b=$c", "/d"), BY_SIGN),
    ("netlify", ("/a*", "/c"), BY_SIGN),
    ("netlify", ("/a?b=1", "/c"), BY_QUERY),
    ("cloudflare", ("https://e.org:8080/a", "/c"), BY_PORT),
    ("nextjs", ("/a", "/c:d"), BY_SIGN),
    ("csv", ("/a#b", "/c"), BY_FRAGMENT),
    ("csv", ("urn:a", "/c"), NO_URL),
    ("apache", ("http://e.org/a", "https://e.org/a"), OF_A_PAGE),
    ("netlify", ("/a", "/a/"), OF_A_PAGE),
    ("nextjs", ("/About", "/about"), OF_A_PAGE),
]


@for_each(("name", "pair", "reason"), LEFT_OUT)
def test_what_a_format_cannot_say_is_left_out(name: str, pair: tuple[str, str], reason: str) -> None:
    found = rules(name, pair)
    assert (found.count, [each.reason for each in found.left_out]) == (0, [reason])


@for_each("name", [each.name for each in REDIRECT_FORMATS])
def test_a_page_that_is_listed_is_redirected_by_no_rule(name: str) -> None:
    pairs = (("/a", "/b"), ("/b", "/c"), ("/c", "/a"))
    assert rules(name, *pairs).count == 0
    assert [each.reason for each in rules(name, ("/a", "/b"), ("/b", "/c")).left_out] == [OF_A_PAGE]


def test_a_rule_that_takes_any_query_redirects_no_page_that_has_one() -> None:
    for name in ("apache", "nginx", "netlify", "cloudflare", "nextjs"):
        [left_out] = rules(name, ("/list", "/all"), listed=[f"{HOST}/list?page=2"]).left_out
        assert left_out.reason == OF_A_PAGE


def test_two_urls_that_are_one_to_a_server_make_one_rule() -> None:
    found = rules("nginx", ("/a!", "/b"), ("/a%21", "/c"))
    assert (found.count, found.left_out[0].reason) == (1, TWICE)


def test_the_name_of_a_file_says_the_format() -> None:
    for form in REDIRECT_FORMATS:
        assert redirect_format_of(form.file_name.replace("bulk-redirects.csv", "x")) in (form, None)
    assert redirect_format_of("site.HTACCESS") is REDIRECT_FORMAT_BY_NAME["apache"]
    assert redirect_format_of("rules") is None
