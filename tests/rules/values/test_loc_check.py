"""URLs alone: every rule's edges, what hides what, what is mended how, and the check of a whole column."""

import time
from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from editor.core.fields import FIELD_NAMES, Kind
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Context
from editor.rules.values.loc_check import VALUES, check, check_column, url_between_marks
from editor.rules.values.url_traits import looks_like_sitemap, public_host_hit
from editor.rules.values.value_families import VALUE_FAMILIES
from editor.rules.wording import message
from tests.for_each import for_each
from tests.patience import seconds
from tests.rules.values.value_checks import TEXT, URLSET, words

H = "https://acme.org"

FINE = [
    f"{H}/",
    f"{H}/a/b.html",
    f"{H}/?q=a&b=c",
    f"{H}/a%20b",
    f"{H}/a;v=1",
    f"{H}/@me:x",
    f"{H}/a...b/..c/.d",
    "http://t.co/",
    "https://acme.org:80/",
    "http://acme.org:8080/",
    "https://acme.org:65535/",
    "https://a_b.acme.org/",
    "https://acme.org./",
    "http://8.8.8.8/",
    "http://[2606:4700:4700::1111]/",
    "http://[2606:4700:4700::1111]:8443/",
    "https://xn--bcher-kva.de/",
    f"{H}/".ljust(1024, "a"),
    f"{H}/sitemap.xml",
    f"{H}/?sid=short&sessionid=",
    f"{H}/?u=http://other.org//x",
    "https://" + "a" * 63 + ".org/",
    f"{H}/~a!$'()*+,=-_",
    f"{H}/web/2020/https://other.org/a",
    f"{H}/acme.org.html",
    f"{H}/undefined-behavior/nullable/none/",
    f"{H}/a:b/:a-b/$1/(group)/nan",
    f"{H}/?a%5B%5D=1&b%5Bname%5D=2&c=(null)",
    f"{H}/%7B3F2504E0-4F89-11D3-9A0C-0305E82C3301%7D",
    f"{H}/%E2%82%AC/%C3%B6/%F0%9F%98%80",
    "https://" + ".".join(["a" * 60] * 4) + ".org/",
]

NO_URL = [  # value, findings; each of these ends the checks
    (" ", ["loc-empty E ask"]),
    ("{{ page.url }}", ["template-code E none"]),
    (f"{H}/{{{{ slug }}}}", ["template-code E none"]),
    ("{% url 'x' %}", ["template-code E none"]),
    ("${base}/x", ["template-code E none"]),
    ("<?php echo $url; ?>", ["template-code E none"]),
    ("{base}/page one", ["template-code E none"]),
    ("/page", ["loc-not-absolute E ask"]),
    ("page.html", ["loc-not-absolute E ask"]),
    ("www.acme.org/", ["loc-not-absolute E ask"]),
    ("//acme.org/", ["loc-not-absolute E ask"]),
    ("http//x", ["loc-not-absolute E ask"]),
    ("://x", ["loc-not-absolute E ask"]),
    ("acme.org:8080/x", ["loc-not-absolute E ask"]),
    ("www.acme.org:", ["loc-not-absolute E ask"]),
    ("localhost:3000/x", ["loc-not-absolute E ask"]),
    ("localhost:3000", ["loc-not-absolute E ask"]),
    (f"/{H}/x", ["loc-not-absolute E ask"]),
    ("../x", ["loc-not-absolute E ask"]),
    (f"\u00a0{H}/", ["loc-not-absolute E ask"]),
    ("ht\u200btps://acme.org/", ["loc-not-absolute E ask"]),
    ("?q=a b", ["loc-not-absolute E ask"]),
    ("#top", ["loc-not-absolute E none"]),
    ("<![CDATA[https://acme.org/x]]>", ["loc-not-absolute E ask"]),
    ("[Home](https://acme.org/x)", ["loc-not-absolute E ask"]),
    ("https//:acme.org/x", ["loc-not-absolute E ask"]),
    ("<b>page.html</b>", ["loc-not-absolute E none"]),
    ("None", ["template-code E none"]),
    ("undefined/about", ["template-code E none"]),
    ("https://YOUR-DOMAIN/en/", ["template-code E none"]),
    ("https://YOURDOMAIN.com/", ["template-code E none"]),
    ("https://undefined/en/", ["template-code E none"]),
    ("https://yourdomain.com/", ["template-code W none"]),
    (f"{H}/[object Object]", ["template-code E none"]),
    (f"{H}/%5Bobject%20Object%5D/", ["template-code E none"]),
    (f"{H}/blog/[...slug]", ["template-code E none"]),
    (f"{H}/blog/%5Bslug%5D", ["template-code E none"]),
    (f"{H}/blog/[slug].html", ["template-code E none"]),
    (f"{H}/blog/:id/edit", ["template-code E none"]),
    (f"{H}/blog/%3Aid", ["template-code E none"]),
    (f"{H}/blog/{{id}}?lang={{lang}}", ["template-code E none"]),
    (f"{H}/blog/%7Bid%7D", ["template-code E none"]),
    (f"{H}/blog/<int:pk>/", ["template-code E none"]),
    (f"{H}/blog/%3Cname%3E", ["template-code E none"]),
    (f"{H}/blog/$postId", ["template-code E none"]),
    (f"{H}/blog/*", ["template-code W none"]),
    (f"{H}/undefined/about", ["template-code W none"]),
    (f"{H}/a?id=undefined&b", ["template-code W none"]),
    (f"{H}/undefined/a b", ["template-code E none"]),
    (f"  {H}/null  ", ["template-code W none"]),
    ("mailto:a@acme.org", ["loc-scheme-unsupported E none"]),
    ("javascript:void(0)", ["loc-scheme-unsupported E none"]),
    ("data:text/html,x", ["loc-scheme-unsupported E none"]),
    ("file:///x", ["loc-scheme-unsupported E none"]),
    ("tel:+4912345", ["loc-scheme-unsupported E none"]),
    ("sftp://acme.org/", ["loc-scheme-unsupported E none"]),
    ("ftp://acme.org/x", ["loc-scheme-unsupported W none"]),
    ("FTP://acme.org/x", ["loc-scheme-unsupported W none"]),
    ("htp://acme.org/", ["loc-scheme-unsupported E ask"]),
    ("hhtp://acme.org/", ["loc-scheme-unsupported E ask"]),
    ("htttps://acme.org/", ["loc-scheme-unsupported E ask"]),
    ("hptts://acme.org/", ["loc-scheme-unsupported E none"]),
    ("httsp://acme.org/", ["loc-scheme-unsupported E ask"]),
    ("http:/acme.org", ["loc-scheme-unsupported E ask"]),
    ("http:acme.org", ["loc-scheme-unsupported E ask"]),
    ("http:\\\\acme.org", ["loc-scheme-unsupported E ask"]),
    ("https://www.docsy.devhttps://www.docsy.dev/x", ["loc-scheme-unsupported E ask"]),
    ("http://http://x/", ["loc-scheme-unsupported E ask"]),
    ("http:///x", ["loc-host-invalid E none"]),
    ("http://", ["loc-host-invalid E none"]),
    ("http://:80/x", ["loc-host-invalid E none"]),
    ("http://me@/x", ["loc-host-invalid E none"]),
    ("http://./x", ["loc-host-invalid E none"]),
    ("https://a..b/", ["loc-host-invalid E none"]),
    ("https://.acme.org/", ["loc-host-invalid E none"]),
    ("https://acme.org../", ["loc-host-invalid E none"]),
    ("https://" + "a" * 64 + ".org/", ["loc-host-invalid E none"]),
    ("https://" + "ü" * 60 + ".org/", ["loc-host-invalid E none"]),
    ("https://" + ".".join(["a" * 60] * 5) + ".org/", ["loc-host-invalid E none"]),
    ("https://1.2.3/", ["loc-host-invalid E none"]),
    ("https://1.2.3.256/", ["loc-host-invalid E none"]),
    ("https://acme.123/", ["loc-host-invalid E none"]),
    ("https://[::1/", ["loc-host-invalid E none"]),
    ("https://::1]/", ["loc-host-invalid E none"]),
    ("https://[::1]x/", ["loc-host-invalid E none"]),
    ("http://https//acme.org/x", ["loc-host-invalid E ask"]),
    ("https://http/", ["loc-host-invalid E none"]),
    ("https://xn--a.org/", ["loc-host-invalid E none"]),
    ("https://％４１.org/", ["loc-host-invalid E none"]),
    ("https://a\ufdd0.org/", ["loc-host-invalid E none"]),
    ("https://[acme]/", ["loc-host-invalid E none"]),
    ("https://acme.org:65536/", ["loc-host-invalid E none"]),
    ("https://acme.org:8o/", ["loc-host-invalid E none"]),
    ("https://acme.org:８０/", ["loc-host-invalid E none"]),
    ("https://acme.org:1:2/", ["loc-host-invalid E none"]),
    ("http://acme.org\\@evil.com/", ["loc-host-invalid E none"]),
    ("https://acme.org\\x", ["loc-host-invalid E ask"]),
    ("https://a..org\\x", ["loc-host-invalid E none"]),
    ("https://ac%6De.org/", ["loc-host-invalid E none"]),
    ("https://sit)e.com/", ["loc-host-invalid E none"]),
    ("https://a,b.org/ c", ["loc-host-invalid E none"]),
]

ERRORS = [
    (f"{H}/".ljust(2048, "a"), ["loc-too-long E none"]),
    (f"{H}/a b", ["loc-space E auto"]),
    (f"{H}/?q=a b", ["loc-space E auto"]),
    (f"{H}/a\tb", ["loc-space E ask"]),
    (f"{H}/a\nb", ["loc-space E ask"]),
    ("https://ac me.org/", ["loc-space E ask"]),
    ("https://acme.org /a", ["loc-space E ask"]),
    (f"{H}/a {H}/b", ["loc-space E ask"]),
    (f'{H}/"a"', ["loc-illegal-character E auto"]),
    (f"{H}/a|b^c`", ["loc-illegal-character E auto"]),
    (f"{H}/?a[]=1", ["loc-illegal-character E auto"]),
    (f"{H}/a\x7f", ["loc-illegal-character E auto"]),
    (f"{H}/<a>", ["loc-illegal-character E ask"]),
    (f"{H}/{{a}}", ["loc-illegal-character E ask"]),
    (f"{H}/a\\b", ["loc-illegal-character E ask"]),
    (f"{H}/a\x85", ["loc-illegal-character E ask"]),
    (f"{H}/#a#b", ["loc-illegal-character E ask"]),
    (f"{H}/a\ufffd", ["loc-illegal-character E ask"]),
    (f"{H}/a\ud800", ["loc-illegal-character E ask"]),
    ("https://ac<me.org/", ["loc-illegal-character E none"]),
    ("https://u[:p@acme.org/", ["loc-illegal-character E none"]),
    ("https://u@[2001:4860:4860::8888]/", ["loc-userinfo W ask"]),
    ("https://ac|me.org/<", ["loc-illegal-character E none"]),
    (f"{H}/%zz", ["loc-bad-percent E auto"]),
    (f"{H}/100%", ["loc-bad-percent E auto"]),
    (f"{H}/100%/a", ["loc-bad-percent E auto"]),
    (f"{H}/%u00e9", ["loc-bad-percent E ask"]),
    (f"{H}/%E2%8", ["loc-bad-percent E ask"]),
    (f"{H}/%zz%E", ["loc-bad-percent E ask"]),
    (f"{H}/a b|c%", ["loc-space E auto", "loc-illegal-character E auto", "loc-bad-percent E auto"]),
    (f"  {H}/a b ", ["loc-padded W auto", "loc-space E auto"]),
    ("  /page", ["loc-padded W auto", "loc-not-absolute E ask"]),
    ("HTTP://Acme.org:80/a b#c", ["loc-space E auto"]),
    ("https://www.example.com/a b", ["loc-space E auto", "loc-not-public-host N ask"]),
    (f"{H}/ä ö", ["loc-space E auto"]),
    (f"{H}/2025/05/ a b.html", ["loc-space E ask"]),
    (f"{H}/?u=/ a", ["loc-space E ask"]),
    (f"{H}/a /b", ["loc-space E auto"]),
]

OTHERS = [
    (f"\n  {H}/\n", ["loc-padded W auto"]),
    (f"{H}/".ljust(1025, "a"), ["loc-long-for-yandex W none"]),
    (f"{H}/" + "ü" * 339, ["loc-non-ascii W ask", "loc-too-long-encoded W none"]),
    (f"{H}/" + "ü" * 330, ["loc-non-ascii W ask"]),
    ("http://t.co", ["loc-below-schema-minimum W auto", "loc-no-root-slash A auto"]),
    ("http://a.b", ["loc-below-schema-minimum W none", "loc-unknown-tld W none", "loc-no-root-slash A auto"]),
    ("http://a.b/", ["loc-below-schema-minimum W none", "loc-unknown-tld W none"]),
    ("https://shop.itwp-content/x", ["loc-unknown-tld W none"]),
    ("http://localhost/a", ["loc-not-public-host W ask"]),
    ("http://shop.local/", ["loc-not-public-host W ask"]),
    ("http://a.b.test./", ["loc-not-public-host W ask"]),
    ("http://intranet/aaa", ["loc-not-public-host W ask"]),
    ("http://192.168.1.1/", ["loc-not-public-host W ask"]),
    ("http://[::1]/a", ["loc-not-public-host W ask"]),
    ("http://[fe80::1]/", ["loc-not-public-host W ask"]),
    ("https://example.com/", ["loc-not-public-host N ask"]),
    ("https://a.b.example.org/", ["loc-not-public-host N ask"]),
    ("https://me:pw@acme.org/", ["loc-userinfo W ask"]),
    (f"{H}/a#b", ["loc-fragment W ask"]),
    (f"{H}/#", ["loc-fragment W ask"]),
    (f"{H}/#!/a", ["loc-fragment W none"]),
    (f"{H}/#/a", ["loc-fragment W none"]),
    (f"{H}/&#8217;s", ["loc-double-escaped W auto"]),
    (f"{H}/&#x2019;s#top", ["loc-double-escaped W auto", "loc-fragment W ask"]),
    (f"{H}/?a=1&amp;b=2", ["loc-double-escaped W auto"]),
    (f"{H}/&quot;&#32;", ["loc-double-escaped W auto"]),
    (f"{H}/&lt;b&gt;", ["loc-double-escaped W ask"]),
    (f"{H}/?a=1&amp;b=2&#10;", ["loc-double-escaped W ask"]),
    (f"{H}/&#0;", ["loc-double-escaped W none"]),
    (f"{H}/?a&nbsp;b", []),
    (f"{H}/café", ["loc-non-ascii W ask"]),
    (f"{H}/?q=é", ["loc-non-ascii W ask"]),
    (f"{H}/#é", ["loc-fragment W ask"]),
    ("https://bücher.de/", ["loc-idn-host A ask"]),
    ("https://faß.de/", ["loc-idn-host A ask"]),
    ("https://ac\u00a0me.org/", ["invisible-character W ask"]),
    (f"{H}/a\u200bb", ["invisible-character W ask"]),
    (f"{H}/می\u200cخواهم", ["invisible-character A ask", "loc-non-ascii W ask"]),
    (f"{H}/a\u200c", ["invisible-character W ask"]),
    (f"{H}/a%2520b", ["loc-double-encoded A ask"]),
    ("HTTPS://acme.org/", ["loc-uppercase-host A auto"]),
    ("https://Acme.ORG/", ["loc-uppercase-host A auto"]),
    ("https://acme.org:443/", ["loc-default-port A auto"]),
    ("https://acme.org:00443/", ["loc-default-port A auto"]),
    ("https://acme.org:" + "0" * 5000 + "443/", ["loc-too-long E none"]),
    ("http://acme.org:80/", ["loc-default-port A auto"]),
    ("https://acme.org:/", ["loc-default-port W auto"]),
    (H, ["loc-no-root-slash A auto"]),
    (f"{H}?x", ["loc-no-root-slash A auto"]),
    (f"{H}/a/./b", ["loc-dot-segments A ask"]),
    (f"{H}/a/..", ["loc-dot-segments A ask"]),
    (f"{H}/a//b", ["loc-double-slash A ask"]),
    (f"{H}/{H}/about", ["url-in-url W ask"]),
    (f"{H}/a/https:/www.acme.org/b", ["url-in-url W ask"]),
    (f"{H}//www.acme.org/b", ["url-in-url W ask"]),
    (f"{H}/acme.org/b", ["url-in-url W ask"]),
    (f"{H}/b//acme.org/c", ["url-in-url W none"]),
    (f"{H}/%00", ["loc-bad-bytes W none"]),
    (f"{H}/a%0A", ["loc-bad-bytes W none"]),
    (f"{H}/%C3%28", ["loc-bad-bytes W none"]),
    (f"{H}/caf%E9", ["loc-bad-bytes W none"]),
    (f"{H}/%C3%B6%B6", ["loc-bad-bytes W none"]),
    (f"{H}/caf%C3%83%C2%A9", ["loc-mojibake W ask"]),
    (f"{H}/cafÃ©", ["loc-mojibake W ask"]),
    (f"{H}/?utm_source=x", ["loc-session-or-tracking A ask"]),
    (f"{H}/?a=1&GCLID=x", ["loc-session-or-tracking A ask"]),
    (f"{H}/a;jsessionid=1", ["loc-session-or-tracking A ask"]),
    (f"{H}/?ASPSESSIONIDX=1", ["loc-session-or-tracking A ask"]),
    (f"{H}/?sid=0123456789abcdef", ["loc-session-or-tracking A ask"]),
]


@for_each("value", FINE)
def test_nothing_is_wrong_with_a_plain_url(value: str) -> None:
    assert words(check(value, URLSET)) == []
    assert VALUES.suggested(value, URLSET) is None


@for_each(("value", "expected"), [*NO_URL, *ERRORS, *OTHERS])
def test_a_url_is_judged_by_itself(value: str, expected: list[str]) -> None:
    assert words(check(value, URLSET)) == expected
    assert words(check(value, URLSET._replace(kind=Kind.SITEMAPINDEX))) == expected


@for_each(
    ("value", "expected"),
    [
        ("# my pages", ["text-line-not-url E ask"]),
        ("<loc>https://acme.org/</loc>", ["text-line-not-url E ask"]),
        ("mailto:a@acme.org", ["text-line-not-url E ask"]),
        ("http:/acme.org", ["text-line-not-url E ask"]),
        ("www.acme.org", ["text-line-not-url E ask"]),
        (f"\u200b{H}/", ["text-line-not-url E ask"]),
        (">>>>>>> theirs", ["merge-conflict E ask"]),
        ("=======", ["merge-conflict E ask"]),
        ("{{ url }}", ["template-code E none"]),
        ("ftp://acme.org/", ["loc-scheme-unsupported W none"]),
        ("http://http://x/", ["loc-scheme-unsupported E ask"]),
        (f"{H}/a b", ["loc-space E auto"]),
        (f"{H}/?a&amp;b", ["loc-double-escaped W auto"]),
        ("https://a..b/", ["loc-host-invalid E none"]),
    ],
)
def test_a_line_of_a_text_list_is_a_url_or_not(value: str, expected: list[str]) -> None:
    assert words(check(value, TEXT)) == expected


@for_each(
    ("line", "url"),
    [
        (f'"{H}/a",', f"{H}/a"),
        (f'"{H}/a"', f"{H}/a"),
        (f"'{H}/a',", f"{H}/a"),
        (f"<{H}/a>", f"{H}/a"),
        (f"- {H}/a", f"{H}/a"),
        (f"* <{H}/a>;", f"{H}/a"),
        (f"12. {H}/a", f"{H}/a"),
        (f'3) "{H}/a"', f"{H}/a"),
        *((line, "") for line in (f"{H}/a", f'"{H}/a', f"x {H}/a", f'"{H}/a b"')),
        *((line, "") for line in ("- /a", f"-{H}/a", f"{H}/a,")),
    ],
)
def test_a_url_is_found_between_the_marks_of_a_list(line: str, url: str) -> None:
    assert url_between_marks(line) == url
    if url:
        [hit] = check(line, TEXT)
        assert (hit.rule, dict(hit.params)["suggestion"]) == ("text-line-not-url", url)


def test_messages_learn_where_and_what() -> None:
    params = dict(check(f"{H}/a|b|", URLSET)[0].params)
    assert (params["character"], params["position"], params["count"]) == ("|", 19, 2)
    assert dict(check(f"{H}/a\x85", URLSET)[0].params)["character"] == "U+0085"
    assert dict(check(f"{H}/a\u00a0b", URLSET)[0].params) == {
        "character": "U+00A0",
        "position": 19,
        "count": 1,
    }
    assert dict(check(f"{H}/%E2%8", URLSET)[0].params)["found"] == "%8"
    assert dict(check("https://faß.de/", URLSET)[0].params)["ascii"] == "xn--fa-hia.de"


@for_each(
    ("value", "words"),
    [
        ("mailto:a@acme.org", "it begins with mailto, but search engines only read http and https."),
        ("ftp://acme.org/", "it begins with ftp, but search engines only read http and https."),
        ("http:/acme.org/", "it begins with http:/ instead of http://."),
        ("HTTPS:\\\\acme.org/", "it begins with HTTPS:\\\\ instead of https://."),
        ("http://http://acme.org/", "it contains two URLs run together."),
        (f"{H}/a#b", "drop everything from # on. Remove it."),
        ("https://acme .org/a", "There is white space inside the URL. It is in the host. Remove it."),
        ("http://https/x", "The host of this URL is not valid: it is https, so the scheme is written twice."),
        (f"{H}/%00", "%00 stands for no character of a URL. It is a control character. Remove it."),
        (f"{H}/%E9", "%E9 stands for no character of a URL. Percent-encode the URL in UTF-8."),
        (f"{H}?a", "There is no / between the host and the query. Add it."),
        ("<![CDATA[https://acme.org/]]>", "The marks of a CDATA section around it became text. Remove them."),
        (f"{H}/#/a", "drop everything from # on. Give the page a URL without it."),
        (f"{H}/é", "The character é is not ASCII. Percent-encode it as UTF-8."),
        (f"{H}/a\u2003b", "The character U+2003 is not ASCII. Percent-encode it as UTF-8."),
        (f"{H}/a|b", "The character | is not allowed in a URL. Percent-encode it."),
        (f"{H}/a\\b", "The character \\ is not allowed in a URL. Write /, or percent-encode it."),
        (f"{H}/a\ufffd", "in a URL. It replaces a character that could not be read. Write the original one."),
        ("https://ac<me.org/", "The character < is not allowed in a URL. Correct the host."),
        (f"{H}/%zz", "%zz is not a % followed by two hexadecimal digits. Write %25 for a percent sign."),
        (f"{H}/%u00e9", "%u00e9 is not a % followed by two hexadecimal digits. Write it in UTF-8: %C3%A9."),
        (f"{H}/%uD83D", "%uD is not a % followed by two hexadecimal digits. Write %25 for a percent sign."),
    ],
)
def test_messages_say_what_is_wrong_in_this_case(value: str, words: str) -> None:
    [hit] = check(value, URLSET)
    assert message(RULE_BY_ID[hit.rule], hit.params, value).endswith(words)


def test_hosts_are_judged_once_each() -> None:
    hit = public_host_hit("localhost")
    assert hit is not None
    assert words((hit,)) == ["loc-not-public-host W ask"]
    assert public_host_hit("acme.org") is None


@for_each(
    ("host", "words"),
    [
        ("localhost", "localhost is not a public internet name. Use the site's real host."),
        ("www.example.com", "www.example.com is reserved for examples. Use the site's real host."),
    ],
)
def test_a_host_that_is_not_the_site_says_why(host: str, words: str) -> None:
    hit = public_host_hit(host)
    assert hit
    assert message(RULE_BY_ID[hit.rule], hit.params, "") == words


@for_each(
    ("value", "expected"),
    [
        (f"{H}/sitemap.xml", True),
        (f"{H}/a/Sitemap_2.xml.gz", True),
        (f"{H}/sitemap/page.xml", True),
        (f"{H}/sitemap.xml?x=1", True),
        (f"{H}/feed.xml", False),
        (f"{H}/sitemap.html", False),
        ("sitemap.xml", False),
        (f"{H}/?sitemap.xml", False),
    ],
)
def test_a_sitemap_is_known_by_its_name(value: str, expected: bool) -> None:
    assert looks_like_sitemap(value) is expected


PIECES = st.sampled_from(
    [
        H,
        "https://",
        "http://",
        "acme.org",
        "/",
        ".",
        "//",
        "?",
        "&",
        "=",
        "#",
        "%",
        "%20",
        "%2525",
        "a",
        "utm_x",
        "sid=",
        ";",
        ":",
        ":443",
        "@",
        " ",
        "\n",
        "\t",
        "ü",
        "\u00a0",
        "\u200c",
        "[",
        "]",
        "{",
        "<",
        "\\",
        "&amp;",
        "x" * 1000,
        "sessionid",
        "&#8217;",
        "www.example.com/",
        "localhost",
    ]
)
NEARLY_URLS = st.lists(PIECES, max_size=10).map("".join)
GOOD_BEGINNINGS = st.lists(PIECES, max_size=6).map(lambda pieces: f"{H}/" + "".join(pieces))
URLS = st.one_of(st.text(max_size=20), NEARLY_URLS, GOOD_BEGINNINGS)


@given(st.lists(URLS, max_size=10))
@example([f"{H}/", f"{H}/\n", f"{H}/a/?b?utm_x=1", f"{H}/a&gclid;"])
def test_a_column_misses_nothing_that_a_single_check_finds(values: list[str]) -> None:
    for context in (URLSET, TEXT):
        found = check_column(values, context).suspects
        assert found == sorted(set(found))
        missed = set(range(len(values))) - set(found)
        assert not [row for row in missed if values[row] and _more_than_host(values[row], context)]


@for_each(
    ("sign", "name"),
    product(
        ["?", "&"],
        ["jsessionid", "phpsessid", "aspsessionidqr", "utm_id", "gclid", "fbclid", "yclid", "msclkid", "sid"],
    ),
)
def test_a_parameter_that_tells_visits_apart_is_found_in_a_column(sign: str, name: str) -> None:
    start = f"{H}/?page=1" if sign == "&" else f"{H}/"
    for spelt in (name, name.upper(), name.capitalize()):
        values = [f"{H}/", f"{start}{sign}{spelt}=0123456789abcdef", f"{H}/?sort=price&year=2"]

        told = [row for row, value in enumerate(values) if check(value, URLSET)]

        assert set(told) == set(check_column(values, URLSET).suspects) == {1}


def _more_than_host(value: str, context: Context) -> bool:
    return any(hit.rule != "loc-not-public-host" for hit in check(value, context))


@given(URLS)
@example("https://acme.org/acme.orghttps://")  # its own host in the path, and a scheme with nothing behind it
def test_any_text_gets_each_rule_once_at_most_and_a_suggestion_mends(value: str) -> None:
    hits = check(value, URLSET) if value else ()
    rules = [hit.rule for hit in hits]
    assert len(rules) == len(set(rules))
    written = VALUES.suggested(value, URLSET)
    assert written != value
    assert written != ""


def test_good_values_of_many_hosts_are_no_suspects() -> None:
    good = [f"https://{host}.acme.org/{page}?p={page}&q=%20x" for host in "abcdef" for page in range(50)]
    assert check_column([*good, "/page", *good, ""], URLSET).suspects == [len(good)]
    assert check_column([f"https://www.example.com/{page}" for page in range(9)], URLSET).suspects == []
    assert check_column([], URLSET).suspects == []


@for_each("shortest", [1, 5, 990, 1000])
def test_the_one_url_that_is_too_long_is_found_among_others_of_its_host(shortest: int) -> None:
    some = [f"{H}/{'a' * length}" for length in range(shortest, 1024 - len(H), 7)]
    longest = [f"{H}/".ljust(1024, "b"), f"{H}/".ljust(1025, "c")]
    assert check_column([*some, *longest, *some], URLSET).suspects == [len(some) + 1]
    assert check_column([*longest, "http://acme.org/"], URLSET).suspects == [1]


@for_each(
    "text", [".", "/", "@", "%", " ", "a.", "ü", "[", "&", "/.", "{", "?", "#", "?a&", ";a", "http://", "x:"]
)
def test_a_long_hostile_url_takes_no_time(text: str) -> None:
    start = time.process_time()
    for value in (text * 15_000, f"{H}/{text * 15_000}", f"https://{text * 15_000}/"):
        check(value, URLSET)
        check_column([value], URLSET)
        VALUES.suggested(value, URLSET)
    assert time.process_time() - start < seconds(1)  # it takes a thirtieth of one


@for_each("sign", ["?", "#", "?a&"])
def test_the_longest_value_of_signs_is_looked_at_in_no_time(sign: str) -> None:
    assert check_column([sign * 1_000_000], URLSET).suspects == [0]


@for_each(
    ("value", "written"),
    [
        (f"\n{H}/ \t", f"{H}/"),
        (f"{H}/a b?c d", f"{H}/a%20b?c%20d"),
        (f'{H}/"|^`', f"{H}/%22%7C%5E%60"),
        (f"{H}/?a[]=1", f"{H}/?a%5B%5D=1"),
        (f"{H}/a\x7f", f"{H}/a%7F"),
        (f"{H}/100%", f"{H}/100%25"),
        (f"{H}/100% a|b", f"{H}/100%25%20a%7Cb"),
        (f"{H}/?a=1&amp;b=2", f"{H}/?a=1&b=2"),
        (f"{H}/&amp;amp;", f"{H}/&amp;"),
        (f"{H}/it&#8217;s", f"{H}/it’s"),
        ("http://t.co", "http://t.co/"),
        (f"{H}?x", f"{H}/?x"),
        ("HTTPS://Me@Acme.ORG:443/A", "https://Me@acme.org/A"),
        ("https://acme.org:/a", f"{H}/a"),
        ("http://[2606:4700::1111]:80/a", "http://[2606:4700::1111]/a"),
        (f"{H}/%zz%E", None),
        (f"{H}/<a>", None),
        (f"{H}/a\tb", None),
        (f" {H}/a\tb", f"{H}/a\tb"),
        ("htp://acme.org/", None),
        (f"{H}/é", None),
        (f"{H}/a#b", None),
    ],
)
def test_only_what_is_sure_is_suggested(value: str, written: str | None) -> None:
    assert VALUE_FAMILIES["loc"].suggested(value, URLSET) == written
    if written:
        mended = {line.split()[0] for line in words(check(value, URLSET)) if line.endswith("auto")}
        assert not mended & {hit.rule for hit in check(written, URLSET)} - {"loc-double-escaped"}


@for_each(
    ("value", "suggestion"),
    [
        ("htp://acme.org/a", "http://acme.org/a"),
        ("htps://acme.org/a", f"{H}/a"),
        ("https:/acme.org/a", f"{H}/a"),
        ("http:\\\\acme.org", "http://acme.org"),
        ("http://http://acme.org/", "http://acme.org/"),
        ("https://a.orghttps://acme.org/x", f"{H}/x"),
        (f"/{H}/x", f"{H}/x"),
        ("//acme.org/x", f"{H}/x"),
        ("://acme.org/x", f"{H}/x"),
        ("http//acme.org/x", "http://acme.org/x"),
        ("www.acme.org/x", "https://www.acme.org/x"),
        ("acme.org:8080/x", "https://acme.org:8080/x"),
        ("/x", ""),
        ("mailto:a@acme.org", ""),
    ],
)
def test_a_slip_in_the_scheme_comes_with_a_proposal(value: str, suggestion: str) -> None:
    assert dict(check(value, URLSET)[0].params)["suggestion"] == suggestion


@for_each("field", FIELD_NAMES)
def test_an_absent_value_gets_no_suggestion(field: str) -> None:
    assert VALUE_FAMILIES[field].suggested("", URLSET) is None


def test_every_field_gets_suggestions() -> None:
    values = {"loc": f"{H}/a b", "lastmod": "2005/1/1", "changefreq": "Daily", "priority": "0,5"}
    written = {field: VALUE_FAMILIES[field].suggested(values[field], URLSET) for field in FIELD_NAMES}
    assert written == {"loc": f"{H}/a%20b", "lastmod": "2005-01-01", "changefreq": "daily", "priority": "0.5"}
