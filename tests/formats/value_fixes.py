"""What each way to mend a finding makes of a value: before → after."""

from tests.rules.documents import HOST

PUBLISHED = f"{HOST}/sitemap.xml"
NBSP = "\u00a0"

# rule -> choice -> values before and after; None: this choice is not offered for it
VALUES: dict[str, dict[str, list[tuple[str, str | None]]]] = {
    "loc-padded": {"trim": [(f"\n  {HOST}/\t", f"{HOST}/"), (f" {HOST}/a b ", f"{HOST}/a b")]},
    "loc-below-schema-minimum": {"slash": [("http://t.co", "http://t.co/"), ("http://t.i", None)]},
    "loc-not-absolute": {
        "complete": [
            ("www.acme.org/", "https://www.acme.org/"),
            ("//acme.org/", f"{HOST}/"),
            (f"/{HOST}/", f"{HOST}/"),
            (f'"{HOST}/a"', f"{HOST}/a"),
            (f"<{HOST}/a>,", f"{HOST}/a"),
            ("acme.org/page", f"{HOST}/page"),
            ("https :/acme.org/a", f"{HOST}/a"),
            ("http\\\\acme.org\\a", "http://acme.org/a"),
            ("www.acme.org\\a", "https://www.acme.org/a"),
            ("///acme.org/a", f"{HOST}/a"),
            ("///a.html", None),
            ("ACME.org?a", "https://ACME.org?a"),
            ("/page", None),
            ("page.html", None),
            ("acme.organ/page", None),
            (f"\ufeff{HOST}/", None),
        ],
        "visible": [(f"\ufeff{HOST}/a{NBSP}", f"{HOST}/a"), (f"{NBSP}/page", None)],
        "resolve": [
            ("/page?a#b", f"{HOST}/page?a#b"),
            ("page.html", f"{HOST}/maps/page.html"),
            ("../a/./b", f"{HOST}/a/b"),
            ("?page=2", f"{HOST}/maps/sitemap.xml?page=2"),
            (f"{NBSP}/page", f"{HOST}/page"),
            ("///a.html", f"{HOST}/a.html"),
            ("acme.org/page", f"{HOST}/page"),
            ("www.acme.org/page", "https://www.acme.org/page"),
            (f"\ufeff{HOST}/", None),
        ],
    },
    "loc-scheme-unsupported": {
        "correct": [
            ("htp://acme.org/a", "http://acme.org/a"),
            ("https:/acme.org", HOST),
            (f"https://a.org{HOST}/x", f"{HOST}/x"),
            ("http:\\\\acme.org\\a\\b?c", "http://acme.org/a/b?c"),
            ("https:/acme.org\\a", f"{HOST}/a"),
            ("htp:\\\\acme.org\\a", "http://acme.org/a"),
            ("https: //acme.org/a", f"{HOST}/a"),
            ("https:\\/\\/acme.org\\/a\\/b", f"{HOST}/a/b"),
            (f"https://a.org{HOST}\\a", f"{HOST}/a"),
            ("http:\\\\acme.org\\@evil.com", "http://acme.org\\@evil.com"),
            ("mailto:a@acme.org", None),
        ]
    },
    "loc-host-invalid": {
        "slashes": [
            (f" {HOST}\\a\\b/c\\?d#e", f"{HOST}/a/b/c/?d#e"),
            (f"{HOST}:8080\\", f"{HOST}:8080/"),
            ("https:///acme.org/a\\b", f"{HOST}/a\\b"),
            ("HTTPS://\\WWW.acme.org", "HTTPS://WWW.acme.org"),
            ("https:///a.html", None),
            ("https:///a/b.org/", None),
            (f"{HOST}\\@evil.com/", None),
            ("https://a..b\\c", None),
            ("https://\\a", None),
            ("https://a..b/", None),
        ]
    },
    "loc-not-public-host": {
        "host": [("http://localhost:3000/a?b", f"{HOST}/a?b"), (f"{HOST}/", None)],
    },
    "loc-userinfo": {"remove": [("https://me:secret@acme.org/a@b", f"{HOST}/a@b")]},
    "loc-fragment": {"cut": [(f"{HOST}/a#b", f"{HOST}/a"), (f"{HOST}/#!/a", None), (f"{HOST}/#/a", None)]},
    "loc-space": {
        "encode": [
            (f"{HOST}/a b?c d", f"{HOST}/a%20b?c%20d"),
            (f"\n  {HOST}/a b\n  ", f"{HOST}/a%20b"),
            (f"{HOST}/a\n   b c", f"{HOST}/ab%20c"),
            ("https://ac me.org/a", None),
            ("https://acme.org\n/a b", None),
        ],
        "first": [(f"{HOST}/a {HOST}/b", f"{HOST}/a"), (f"{HOST}/a\tb", None)],
        "remove": [(f"{HOST}/a \tb", f"{HOST}/ab")],
    },
    "loc-illegal-character": {
        "encode": [
            (f'{HOST}/"|^`', f"{HOST}/%22%7C%5E%60"),
            ("\n  http://[2001:4860::1]/a|b\n", "http://[2001:4860::1]/a%7Cb"),
            (f"{HOST}/?a[]=1", f"{HOST}/?a%5B%5D=1"),
            (f"{HOST}/<a>", f"{HOST}/%3Ca%3E"),
            (f"{HOST}/a\x85", f"{HOST}/a%C2%85"),
            ("https://ac<me.org/", None),
            (f"{HOST}/caf\ufffd ", None),
        ],
        "slashes": [
            (f"{HOST}/a\\b ", f"{HOST}/a/b"),
            (f"{HOST}/a\\/b", f"{HOST}/a/b"),
            (f"{HOST}/<a>", None),
            (f"{HOST}/<a> ", None),
        ],
        "remove": [(f"{HOST}/<a>{{b}}", f"{HOST}/ab"), (f"{HOST}/caf\ufffd", f"{HOST}/caf")],
    },
    "loc-bad-percent": {
        "encode": [
            (f"{HOST}/100%", f"{HOST}/100%25"),
            (f"{HOST}/%u00e9", f"{HOST}/%25u00e9"),
            (f"{HOST}/%E2%8", f"{HOST}/%E2%258"),
        ],
        "unicode": [
            (f"{HOST}/caf%u00e9", f"{HOST}/caf%C3%A9"),
            (f"{HOST}/%U0041%uD83D%uDE00%u002F", f"{HOST}/A%F0%9F%98%80%2F"),
            (f"{HOST}/%uD83D", None),  # half a character
            (f"{HOST}/100%", None),
        ],
    },
    "loc-non-ascii": {
        "encode": [
            (f"{HOST}/café?q=é", f"{HOST}/caf%C3%A9?q=%C3%A9"),
            (f"{HOST}/{'é' * 338}", f"{HOST}/{'%C3%A9' * 338}"),
            (f"{HOST}/{'é' * 339}", None),
            ("https://bücher.de/", None),
        ]
    },
    "loc-idn-host": {"ascii": [("https://me@Bücher.de:81/é", "https://me@xn--bcher-kva.de:81/é")]},
    "invisible-character": {"remove": [(f"{HOST}/a\u200bb{NBSP}", f"{HOST}/ab")]},
    "loc-double-escaped": {
        "unescape": [
            (f"{HOST}/?a=1&amp;b=2", f"{HOST}/?a=1&b=2"),
            (f"{HOST}/&lt;b&gt;", f"{HOST}/<b>"),
            (f"{HOST}/&#1;", None),
        ]
    },
    "loc-double-encoded": {"decode": [(f"{HOST}/a%2520b%25", f"{HOST}/a%20b%25")]},
    "loc-uppercase-host": {"lower-case": [("HTTPS://Me@Acme.ORG/A", "https://Me@acme.org/A")]},
    "loc-default-port": {"remove": [(f"{HOST}:443/", f"{HOST}/"), (f"{HOST}:/", f"{HOST}/")]},
    "loc-no-root-slash": {"slash": [(HOST, f"{HOST}/"), (f"{HOST}?x=1", f"{HOST}/?x=1")]},
    "loc-dot-segments": {"resolve": [(f"{HOST}/a/../b/.", f"{HOST}/b/")]},
    "loc-session-or-tracking": {
        "remove": [
            (f"{HOST}/?utm_source=x&a=1&gclid=2", f"{HOST}/?a=1"),
            (f"{HOST}/?a=1;fbclid=2", f"{HOST}/?a=1"),
            (f"{HOST}/?utm_source=x", f"{HOST}/"),
            (f"{HOST}/?utm_source=x&amp;a=1&amp;gclid=2", f"{HOST}/?a=1"),
            (f"{HOST}/?a=1&amp;gclid=2&amp;b=2", f"{HOST}/?a=1&amp;b=2"),
            (f"{HOST}/a;jsessionid=1/b;c=2?sid=0123456789abcdef", f"{HOST}/a/b;c=2"),
        ]
    },
    "loc-double-slash": {"single": [(f"{HOST}/a///b//?u=//c", f"{HOST}/a/b/?u=//c")]},
    "url-off-host": {
        "site": [
            ("https://www.acme.org/a", f"{HOST}/a"),
            ("http://www.acme.org:80/a", f"{HOST}/a"),
            ("https://me@o.org:81", "https://me@acme.org"),
        ]
    },
    "url-off-scheme": {"scheme": [("http://acme.org/a", f"{HOST}/a")]},
    "lastmod-not-w3c-datetime": {
        "rewrite": [
            ("2005/1/1", "2005-01-01"),
            (" 20050101", "2005-01-01"),
            ("2005-01-01Z", "2005-01-01"),
            ("2005-01-01 10:00:00Z", "2005-01-01T10:00:00Z"),
            ("2005-01-01t10:00:00+0100", "2005-01-01T10:00:00+01:00"),
            ("Sat, 01 Jan 2005 10:00:00 GMT", "2005-01-01T10:00:00Z"),
            ("05.01.2024", "2024-01-05"),
            ("5. 1. 2024", "2024-01-05"),
            ("Jan 5 2024", "2024-01-05"),
            ("January 5th, 2024", "2024-01-05"),
            ("Fri, 5-Jan-2024", "2024-01-05"),
            ("5 Sept. 2024", "2024-09-05"),
            ("05.01.2024 10:00Z", "2024-01-05T10:00:00Z"),
            ("Jan 5, 2024 10:00 UTC", "2024-01-05T10:00:00Z"),
            ("Fri, 5 Jan 2024 10:00:00 utc", "2024-01-05T10:00:00Z"),
            ("Fri Jan 05 2024 10:00:00 GMT+0100 (Central European Time)", "2024-01-05T10:00:00+01:00"),
            ("20240105T100000 UTC", "2024-01-05T10:00:00Z"),
            ("25/12/2024", "2024-12-25"),
            ("12/25/2024", "2024-12-25"),
            ("2024.01.05", "2024-01-05"),
            ("2024. 1. 5", "2024-01-05"),
            ("20240105T100000Z", "2024-01-05T10:00:00Z"),
            ("20240105T100000+0100", "2024-01-05T10:00:00+01:00"),
            ("Fri Jan  5 10:00:00 UTC 2024", "2024-01-05T10:00:00Z"),
            ("Fri Jan 05 10:00:00 +0100 2024", "2024-01-05T10:00:00+01:00"),
            ("Sat Jan  5 10:00:00 UTC 2024", None),
            ("20241305100000Z", None),
            ("01/02/2024", None),
            ("Mon, 5 Jan 2024", None),
            ("30.02.2024", None),
            ("05.01.20245", None),
            ("05.01.2024 Berlin", None),
            ("Mai 5 2024", None),
        ],
        "visible": [
            (f"{NBSP}2024-01-05\u200b", "2024-01-05"),
            (f"2024/1/5{NBSP}", "2024-01-05"),
            (f"yesterday{NBSP}", None),
        ],
        "day-first": [
            ("01/02/2024", "2024-02-01"),
            ("1/2/2024 10:00:00 AM", "2024-02-01"),
            ("01/02/2024 10:00Z", "2024-02-01T10:00:00Z"),
            ("12/25/2024", None),
            ("01.02.2024", None),
        ],
        "month-first": [
            ("01/02/2024", "2024-01-02"),
            ("01/02/2024 10:00", "2024-01-02"),
            ("25/12/2024", None),
        ],
        "unix": [
            ("1704448800", "2024-01-05T10:00:00Z"),
            ("1704448800123", "2024-01-05T10:00:00Z"),
            ("4102444800", None),
            ("0123456789", None),
        ],
        "day": [
            ("05.01.2024 10:00", "2024-01-05"),
            ("2016-01-25 15:35:12", "2016-01-25"),
            ("Fri Jan 5 10:00:00 CET 2024", "2024-01-05"),
            ("20240105100000", "2024-01-05"),
            ("2005-01-01+02:00", "2005-01-01"),
            ("2005-01-01 2006-01-01", None),
        ],
        "utc": [
            ("2016-01-25 15:35:12", "2016-01-25T15:35:12Z"),
            ("Jan 5 2024 10:00", "2024-01-05T10:00:00Z"),
            ("Fri Jan 5 10:00:00 2024", "2024-01-05T10:00:00Z"),
            ("Fri Jan 5 10:00:00 CET 2024", None),
            ("0000-00-00 00:00:00", None),
        ],
        "remove": [("yesterday", "")],
    },
    "lastmod-missing-timezone": {
        "day": [("2005-01-01T10:00:00", "2005-01-01")],
        "utc": [
            ("2005-01-01T10:00:00.5", "2005-01-01T10:00:00.5Z"),
            ("2005-01-01T10:00", "2005-01-01T10:00:00Z"),
        ],
        "remove": [("2005-01-01T10:00:00", "")],
    },
    "lastmod-impossible-date": {
        "next-day": [("2005-12-31T24:00:00Z", "2006-01-01T00:00:00Z"), ("2005-02-30", None)],
        "day": [
            ("2005-01-01T25:00:00Z", "2005-01-01"),
            ("2005-01-01T10:00:60+01:00", "2005-01-01"),
            ("2005-01-01T10:00:00+14:30", "2005-01-01"),
            ("2005-02-30T10:00:00Z", None),
        ],
        "month-last": [
            ("2005-13-02", "2005-02-13"),
            ("2005-31-12T10:00:00Z", "2005-12-31T10:00:00Z"),
            ("2005-31-12T10:00:00", "2005-12-31"),
            ("2005-13-13", None),
            ("2005-31-02", None),
            ("2005-02-30", None),
        ],
        "last-day": [
            ("2005-02-30", "2005-02-28"),
            ("2004-02-30", "2004-02-29"),
            (" 2005-04-31T10:00:00+01:00", "2005-04-30T10:00:00+01:00"),
            ("2005-04-31T10:00:00", "2005-04-30"),
            ("2005-02-00", None),
            ("2005-04-32", None),
            ("2005-13-31", None),
            ("2005-01-01T25:00:00Z", None),
        ],
        "remove": [("0000-00-00", ""), ("2005-02-30", "")],
    },
    "lastmod-reduced-precision": {
        "first-day": [("2005", "2005-01-01"), ("2005-07", "2005-07-01")],
        "remove": [("2005", "")],
    },
    "lastmod-no-seconds": {"seconds": [("2005-01-01T10:00+01:00", "2005-01-01T10:00:00+01:00")]},
    "lastmod-in-future": {"remove": [("9999-01-01", "")]},
    "lastmod-before-1970": {"remove": [("1951-01-01", "")]},
    "lastmod-before-1991": {"remove": [("1970-01-01", "")]},
    "padded-value": {"trim": [("\n2005-01-01 ", "2005-01-01")]},
    "padded-strict-value": {"trim": [(" daily", "daily")]},
    "changefreq-unknown": {
        "correct": [("Daily", "daily"), ("annually", "yearly"), ("sometimes", None)],
        "nearest": [("quarterly", "monthly"), ("weeklyy", "weekly")],
        "remove": [("sometimes", "")],
    },
    "priority-not-a-number": {
        "number": [("0,5", "0.5"), ("5e-1", "0.5"), (" 1,0 ", "1.0")],
        "visible": [(f" 0.5{NBSP}", "0.5"), ("\ufeff0,5", "0.5"), (f"5{NBSP}", None)],
        "percent": [("50%", "0.5"), ("12,5 %", "0.125"), ("150%", None)],
        "dot": [("1,000", "1.0"), ("2,000", None)],
        "remove": [("50%", ""), ("high", ""), ("NaN", "")],
    },
    "priority-out-of-range": {"clamp": [("1.1", "1.0"), ("-3", "0.0")], "remove": [("10", "")]},
    "priority-odd-form": {
        "rewrite": [(".5", "0.5"), ("+1.", "1.0"), ("-0", "0.0")],
        "round": [("0.123", "0.12"), ("0.125", "0.13"), ("0.005", "0.01")],
    },
}
PUBLISHED_AT = {
    "loc-not-absolute": f"{HOST}/maps/sitemap.xml",
    "loc-not-public-host": PUBLISHED,
    "url-off-host": PUBLISHED,
    "url-off-scheme": PUBLISHED,
}
