"""URLs: their site, when two are the same, what lies inside a scope, and how they are shown."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.values.urls import (
    HostFlaw,
    Reach,
    Site,
    a_label,
    case_key,
    decoded_for_display,
    equivalence_key,
    host_flaw,
    is_under,
    near_key,
    origin,
    path_depth,
    reach,
    scope_of,
    split,
    split_authority,
    split_site,
    unicode_host,
    without_dot_segments,
    without_user,
)
from tests.for_each import for_each

H = "https://acme.org"


def is_inside(loc: str, published_url: str) -> bool:
    """Return True if a URL lies in the scope of a sitemap."""
    scope = scope_of(published_url)
    return scope is not None and split_site(loc) == scope.site and is_under(loc, scope.directory)


@for_each(
    ("loc", "site"),
    [
        (f"{H}/a", Site("https", "acme.org", 443)),
        (" HTTP://ACME.org:8080\n", Site("http", "acme.org", 8080)),
        ("https://acme.org:/", Site("https", "acme.org", 443)),
        ("https://user:pw@acme.org:0443/@x", Site("https", "acme.org", 443)),
        ("https://bücher.de/", Site("https", "xn--bcher-kva.de", 443)),
        ("https://faß.de/", Site("https", "xn--fa-hia.de", 443)),
        ("https://fü_x.de/", Site("https", a_label("fü_x.de"), 443)),
        ("http://[::1]:80", Site("http", "[::1]", 80)),
        ("ftp://acme.org/", Site("ftp", "acme.org", 0)),
        ("http://acme.org\\@evil.com/", None),
        ("https://a..b/", None),
        ("https:///x", None),
        ("/x", None),
        ("", None),
    ],
)
def test_the_site_of_a_url(loc: str, site: Site | None) -> None:
    assert split_site(loc) == site


@for_each(
    ("loc", "text"),
    [
        (f"{H}:443/a", H),
        ("http://A.org:81?x", "http://a.org:81"),
        ("https://u@[::1]/", "https://[::1]"),
        ("/x", ""),
    ],
)
def test_the_origin_leaves_out_what_goes_without_saying(loc: str, text: str) -> None:
    assert origin(loc) == text


@for_each(
    ("one", "other"),
    [
        ("HTTPS://ACME.org/a", f"{H}/a"),
        ("https://bücher.de/", "https://xn--bcher-kva.de/"),
        (f"{H}:443/a", f"{H}/a"),
        (f"{H}:/a", f"{H}/a"),
        (H, f"{H}/"),
        (f"{H}?x", f"{H}/?x"),
        (f"{H}/a/./b/../c", f"{H}/a/c"),
        (f"{H}/../a", f"{H}/a"),
        (f"{H}/%c3%bc", f"{H}/%C3%BC"),
        (f"{H}/%7Euser/%61", f"{H}/~user/a"),
        (f"{H}/ü?q=é", f"{H}/%C3%BC?q=%C3%A9"),
        (f" {H}/a\n", f"{H}/a"),
        (f"{H}/a/%2E%2E/b", f"{H}/b"),
    ],
)
def test_spellings_of_one_url_have_one_key(one: str, other: str) -> None:
    assert equivalence_key(one) == equivalence_key(other)


@for_each(
    ("one", "other"),
    [
        (f"{H}/a", f"{H}/A"),
        (f"{H}/a", f"{H}/a/"),
        (f"{H}/a", "http://acme.org/a"),
        (f"{H}/a", "https://www.acme.org/a"),
        (f"{H}/a%2Fb", f"{H}/a/b"),
        (f"{H}/a", f"{H}/a?"),
        (f"{H}/a//b", f"{H}/a/b"),
        ("https://faß.de/", "https://fass.de/"),
        (f"{H}/a", "https://me@acme.org/a"),
        ("https://me@acme.org/a", "https://you@acme.org/a"),
        ("https://a..b/", "https://a..c/"),
    ],
)
def test_other_urls_have_other_keys(one: str, other: str) -> None:
    assert equivalence_key(one) != equivalence_key(other)


@for_each(
    ("one", "other", "are_near"),
    [
        (f"{H}/a", "http://acme.org/a", True),
        (f"{H}/a", "http://www.ACME.org/a/", True),
        (f"{H}/a/", f"{H}/a/index.html", True),
        (f"{H}", f"{H}/index.php", True),
        (f"{H}/a/?x", f"{H}/a?x", True),
        (f"{H}/a", f"{H}/A", False),
        (f"{H}/a/index.html?x", f"{H}/a", False),
        (f"{H}/a", f"{H}/b", False),
        (f"{H}/my-index.html", f"{H}/", False),
        ("http://acme.org:8080/a", "http://acme.org/a", False),
        ("ftp://acme.org/a", f"{H}/a", False),
        ("ftp://acme.org/a", "FTP://www.acme.org/a/", True),
    ],
)
def test_near_urls_differ_by_scheme_www_slash_or_index_file(one: str, other: str, are_near: bool) -> None:
    assert (near_key(one) == near_key(other)) is are_near


def test_letter_case_counts_outside_the_path_only() -> None:
    assert case_key(f"{H}/A?x") == case_key(f"{H}/a?x")
    assert case_key(f"{H}/A?x") != case_key(f"{H}/a?X")


PUBLISHED = "https://acme.org/shop/sitemap.xml?v=1"


@for_each(
    ("loc", "inside"),
    [
        (f"{H}/shop/", True),
        (f"{H}/shop/a/b", True),
        ("https://ACME.org:443/shop/a", True),
        (f"{H}/%73hop/a", True),
        (f"{H}/x/../shop/a", True),
        (f"{H}/shop", False),
        (f"{H}/shopping/", False),
        (f"{H}/shop/../a", False),
        (f"{H}/Shop/a", False),
        ("http://acme.org/shop/a", False),
        ("https://www.acme.org/shop/a", False),
        ("https://acme.org:8443/shop/a", False),
        ("https://acme.org@evil.com/shop/a", False),
        ("/shop/a", False),
    ],
)
def test_a_scope_is_the_same_site_and_the_directory_or_below(loc: str, inside: bool) -> None:
    assert is_inside(loc, PUBLISHED) is inside


def test_a_sitemap_at_the_root_covers_its_whole_site() -> None:
    for published in (H, f"{H}/", f"{H}/sitemap.xml", "https://ACME.org:443/sitemap.xml"):
        assert is_inside(f"{H}/hero", published)
        assert is_inside(H, published)
    assert not is_inside(f"{H}/a", "no url")
    assert scope_of("no url") is None
    assert not is_inside(f"{H}/hero", f"{H}/hero/sitemap.xml")


@for_each(
    ("path", "resolved"),
    [
        ("/a/b/c/./../../g", "/a/g"),
        ("/./a", "/a"),
        ("/../../a", "/a"),
        ("/a/..", "/"),
        ("/a/.", "/a/"),
        ("/a/..b/.c", "/a/..b/.c"),
        ("/a//../b", "/a/b"),
        ("", ""),
        ("/", "/"),
    ],
)
def test_dot_segments_are_resolved_as_rfc_3986_says(path: str, resolved: str) -> None:
    assert without_dot_segments(path) == resolved


@for_each(
    ("loc", "shown"),
    [
        (f"{H}/caf%C3%A9?q=%d9%85", f"{H}/café?q=م"),
        ("https://xn--bcher-kva.de/a", "https://bücher.de/a"),
        ("https://u@xn--bcher-kva.de:81/a", "https://u@bücher.de:81/a"),
        (f"{H}/a%20b%2Fc", f"{H}/a%20b%2Fc"),
        (f"{H}/%FC%C3%BC", f"{H}/%FCü"),
        (f"{H}/%E2%80%8B%C2%A0", f"{H}/%E2%80%8B%C2%A0"),
        ("https://xn--a/b", "https://xn--a/b"),
        ("not%20a%C3%BCurl", "not%20a%C3%BCurl"),
    ],
)
def test_a_url_is_shown_as_people_read_it(loc: str, shown: str) -> None:
    assert decoded_for_display(loc) == shown


@for_each(("loc", "depth"), [(H, 0), (f"{H}/", 0), (f"{H}/a", 1), (f"{H}/a//b/?c/d", 2), ("/a/b", 0)])
def test_depth_counts_named_segments(loc: str, depth: int) -> None:
    assert path_depth(loc) == depth


@for_each(
    ("authority", "flaw"),
    [
        ("acme.org", None),
        ("acme.org.", None),
        ("a_b-c.org:80", None),
        ("1.2.3.4", None),
        ("[::1]:8", None),
        ("ac me", None),
        ("", HostFlaw.MISSING),
        (".", HostFlaw.MISSING),
        ("a..b", HostFlaw.EMPTY_LABEL),
        ("x" * 64, HostFlaw.LONG_LABEL),
        ("x." * 127, None),
        ("x." * 128, HostFlaw.TOO_LONG),
        ("1.2.3", HostFlaw.BAD_IPV4),
        ("[::g]", HostFlaw.BAD_IPV6),
        ("[::1", HostFlaw.BAD_IPV6),
        ("[::1]:99999", HostFlaw.BAD_PORT),
        ("[v1.a]", None),
        ("a:99999", HostFlaw.BAD_PORT),
        ("a\\b", HostFlaw.BACKSLASH),
        ("a%41", HostFlaw.BAD_CHARACTER),
    ],
)
def test_a_host_is_valid_or_its_flaw_is_named(authority: str, flaw: HostFlaw | None) -> None:
    _, host, port = split_authority(authority)
    found = host_flaw(host, port)
    assert (found[0] if found else None) is flaw


@for_each(
    ("host", "whose"),
    [
        ("acme.org", Reach.PUBLIC),
        ("LOCALHOST", Reach.PRIVATE),
        ("a.localhost", Reach.PRIVATE),
        ("intranet", Reach.PRIVATE),
        ("a.lan.", Reach.PRIVATE),
        ("127.0.0.1", Reach.PRIVATE),
        ("169.254.1.1", Reach.PRIVATE),
        ("8.8.8.8", Reach.PUBLIC),
        ("[fe80::1]", Reach.PRIVATE),
        ("Example.com", Reach.EXAMPLE),
        ("a.example.net", Reach.EXAMPLE),
        ("myexample.com", Reach.PUBLIC),
        ("example.de", Reach.PUBLIC),
        ("local.org", Reach.PUBLIC),
    ],
)
def test_who_can_open_a_host(host: str, whose: Reach) -> None:
    assert reach(host) is whose


URLS = st.one_of(
    st.text(),
    st.lists(
        st.sampled_from(
            [
                "https://",
                "acme.org",
                "xn--bcher-kva.de",
                "/",
                "..",
                "%",
                "%C3%BC",
                "%ff",
                "%41",
                "?",
                "#",
                "ü",
                "@",
                ":80",
                "a",
                "[",
                "]",
                "\ud800",
                "\u3002",
                "ß",
                "A",
            ]
        )
    ).map("".join),
)


@given(URLS)
def test_keys_of_any_text_are_stable(loc: str) -> None:
    key = equivalence_key(loc)
    assert equivalence_key(key) == key
    for function in (near_key, case_key, origin, decoded_for_display, unicode_host, a_label, path_depth):
        function(loc)
    is_inside(loc, loc)


@given(URLS)
def test_what_is_shown_is_the_same_url(loc: str) -> None:
    assert equivalence_key(decoded_for_display(loc)) == equivalence_key(loc)


@given(URLS)
def test_the_parts_make_the_whole(loc: str) -> None:
    parts = split(loc)
    assert parts is None or str(parts) == loc.strip(" \t\r\n")


def test_a_url_is_shown_without_user_and_password() -> None:
    for url, shown in [
        ("https://me:se@cret@acme.org:8080/a@b?c#d", "https://acme.org:8080/a@b?c#d"),
        ("https://me@acme.org", "https://acme.org"),
        ("https://acme.org/@me", "https://acme.org/@me"),
        ("me@acme.org", "me@acme.org"),
    ]:
        assert without_user(url) == shown
