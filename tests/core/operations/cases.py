"""What each operation makes of a value: before → after, by its id."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.joined_data import JoinedColumn, JoinedData
from editor.core.operations.operation import OperationContext
from editor.core.site.page_answers import Hop, KnownAnswers, PageAnswer, UrlVerdict
from tests.core.documents import filled

NOW = datetime(2026, 11, 21, 23, 30, tzinfo=UTC)


class KnownSite:
    """A folder that knows two files."""

    def file_time(self, path: str) -> datetime | None:
        return datetime(2024, 5, 6, 7, 8, 9, tzinfo=UTC) if path == "blog/" else None

    def commit_time(self, path: str) -> datetime | None:
        return datetime(2023, 1, 2, tzinfo=UTC) if path == "b ü" else None


ANSWERS = KnownAnswers(
    [
        PageAnswer(
            "https://e.org/moved",
            UrlVerdict.REDIRECTED,
            status=200,
            final_url="https://e.org/new",
            hops=(Hop("https://e.org/moved", 302),),
            last_modified="Mon, 06 May 2024 07:08:09 GMT",
        ),
        PageAnswer(
            "https://e.org/away",
            UrlVerdict.REDIRECTED,
            status=200,
            final_url="https://e.org/a b",
            hops=(Hop("https://e.org/away", 301),),
            last_modified="Sun, 22 Nov 2026 00:00:00 GMT",
        ),
        PageAnswer("https://e.org/copy", UrlVerdict.CANONICALISED, status=200, canonical="https://e.org/one"),
        PageAnswer("https://e.org/gone", UrlVerdict.GONE, status=404, final_url="https://e.org/gone"),
        PageAnswer("https://e.org/in", UrlVerdict.UNVERIFIED, status=401, final_url="https://e.org/in"),
    ]
)
DATA = JoinedData(
    (
        JoinedColumn("Clicks", {"https://e.org/": "1,200", "https://e.org/a": "90", "https://e.org/z": "0"}),
        JoinedColumn("Days between changes", {"https://e.org/": "3.5", "https://e.org/a": "often"}),
    )
)


def with_data(document: Document) -> Document:
    """The same document, to which a table was joined."""
    document.join_data(DATA)
    return document


def known(*rows: Entry) -> Document:
    """A document with these entries, of which a table is known."""
    return with_data(filled(*rows))


SURROUNDINGS = OperationContext(now=NOW, open_folder=lambda _folder: KnownSite(), answers=ANSWERS)

LEFT_ALONE = None  # in place of what it becomes: it stays, and is counted
ABSENT = ""  # there was nothing to work with


class Case(NamedTuple):
    before: Entry
    after: str | None  # the value of the field that the operation writes
    arguments: Mapping[str, Any] = {}


def priority(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry("https://e.org/", priority=before), after, arguments)


def changefreq(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry("https://e.org/", changefreq=before), after, arguments)


def lastmod(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry("https://e.org/", before), after, arguments)


def loc(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry(before), after, arguments)


def aged(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry("https://e.org/", before, "never"), after, arguments)


def deep(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry(before, priority="0.9"), after, arguments)


def mirrored(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry(before, "2020-01-01"), after, {"folder": "site", **arguments})


def answered(before: str, after: str | None, **arguments: Any) -> Case:
    return Case(Entry(before, "2020-01-01"), after, arguments)


PRIORITY = {
    "priority.set": [
        priority("", "0.8", value="0.8"),
        priority("high", "1.0", value=1),
        priority("0.80", "0.8", value=0.8),
        priority("0.1", "0.13", value="0.125"),
    ],
    "priority.add": [
        priority("0.7", "0.8"),
        priority("0.2", "0.3"),  # in binary: 0.30000000000000004
        priority("0.9", "1.0", amount="0.2"),
        priority(" 0.3\n", "0.0", amount="-0.5"),
        priority("0.50", "0.50", amount=0),
        priority("0,5", LEFT_ALONE),
        priority("1.5", LEFT_ALONE),
        priority("", ABSENT),
    ],
    "priority.multiply": [
        priority("0.5", "0.25"),
        priority("0.25", "0.13"),
        priority("0.5", "1.0", factor=3),
        priority("NaN", LEFT_ALONE),
        priority("", ABSENT),
    ],
    "priority.clamp": [
        priority("1.5", "1.0"),
        priority("-0.1", "0.0"),
        priority("0.1", "0.2", low="0.2", high="0.8"),
        priority("0.50", "0.50"),
        priority("NaN", LEFT_ALONE),
        priority("", ABSENT),
    ],
    "priority.round": [
        priority("0.25", "0.3"),
        priority("0.123", "0.1"),
        priority("0.50", "0.50"),
        priority("1.04", LEFT_ALONE),
        priority("", ABSENT),
    ],
    "priority.by_depth": [
        deep("https://e.org/", "1.0"),
        deep("https://e.org/a/b.html", "0.6"),
        deep("https://e.org/a//b/", "0.6"),
        deep("https://e.org/a/b/c/d/e", "0.2"),
        deep("https://e.org/a", "0.95", start="1.0", step="0.05"),
        deep("/a", LEFT_ALONE),
    ],
    "priority.by_data": [
        Case(Entry("https://e.org/", priority="0.3"), "1.0", {"column": "clicks"}),
        Case(Entry("HTTPS://e.org:443/"), "0.1", {"column": "Clicks", "first": "least"}),
        Case(Entry("https://e.org/b", priority="0.3"), "0.3", {"column": "Clicks"}),
        Case(Entry("https://e.org/a"), LEFT_ALONE, {"column": "Days between changes"}),
    ],
    "priority.by_steps": [
        Case(Entry("https://e.org/"), "1.0", {"column": "Clicks"}),
        Case(Entry("https://e.org/a"), "0.75", {"column": "Clicks", "steps": "5=0.2, 90=0.75"}),
        Case(Entry("https://e.org/z"), LEFT_ALONE, {"column": "Clicks", "steps": ["1=0.2"]}),
    ],
    "priority.by_rank": [
        Case(Entry("a", "2026-01-01", priority="0.5"), "1.0"),
        Case(Entry("a", "yesterday", priority="0.5"), LEFT_ALONE),
        Case(Entry("a", priority="0.5"), "0.5"),
        Case(Entry("a", changefreq="daily"), "0.9", {"column": "changefreq", "highest": "0.9"}),
    ],
    "priority.clear": [priority("high", ""), priority("", "")],
}

CHANGEFREQ = {
    "changefreq.set": [changefreq("", "weekly"), changefreq("Daily", "daily", value="daily")],
    "changefreq.by_interval": [
        Case(Entry("https://e.org/"), "weekly"),
        Case(Entry("https://e.org/", changefreq="never"), "yearly", {"weekly": 0, "monthly": 3}),
        Case(Entry("https://e.org/a"), LEFT_ALONE),
        Case(Entry("https://e.org/b", changefreq="daily"), "daily"),
    ],
    "changefreq.by_age": [
        aged("2026-11-21", "daily"),
        aged("2026-11-22", "daily"),
        aged("2026-11-10", "weekly"),
        aged("2026-07-01T10:00:00+02:00", "monthly"),
        aged("2025", "yearly"),
        aged("2025", "never", older="never"),
        aged("2026-11-21", "weekly", daily=0),
        aged("2027-01-01", LEFT_ALONE),
        aged("21.11.2026", LEFT_ALONE),
        aged("", "never"),
    ],
    "changefreq.clear": [changefreq("often", ""), changefreq("", "")],
}

LASTMOD = {
    "lastmod.set": [
        lastmod("", "2026-01-02", value="2026-01-02"),
        lastmod("x", "2026-01-02T10:00:00Z", value="2026-01-02T10:00Z"),
    ],
    "lastmod.today": [lastmod("", "2026-11-21"), lastmod("2020", "2026-11-22", zone="+01:00")],
    "lastmod.now": [
        lastmod("", "2026-11-21T23:30:00Z"),
        lastmod("x", "2026-11-22T05:00:00+05:30", zone="+05:30"),
        lastmod("x", "2026-11-22T00:30:00+01:00", zone="Europe/Berlin"),
    ],
    "lastmod.shift": [
        lastmod("2024-02-28", "2024-02-29"),
        lastmod("2024-03-01T00:30:00+02:00", "2024-02-29T22:30:00+02:00", days=0, hours=-2),
        lastmod("2024-03-01T00:30Z", "2024-03-01T00:45:00Z", days=0, minutes=15),
        lastmod("2024-03-01T00:30:00.25Z", "2024-03-02T00:30:00.25Z"),
        lastmod("2024-03-01", "2024-03-02", days=0, hours=24),
        lastmod(" 2024-03-01 ", " 2024-03-01 ", days=0),
        lastmod("2024-03-01", LEFT_ALONE, days=0, hours=2),
        lastmod("2024-03", LEFT_ALONE),
        lastmod("9999-12-31", LEFT_ALONE),
        lastmod("2024-02-30", LEFT_ALONE),
        lastmod("2024-03-01T10:00:00", LEFT_ALONE),
        lastmod("", ABSENT),
    ],
    "lastmod.add_zone": [
        lastmod("2024-07-01T10:00:00", "2024-07-01T10:00:00Z"),
        lastmod("2024-07-01T10:00", "2024-07-01T10:00:00-05:00", zone="-05:00"),
        lastmod("2024-07-01T10:00:00", "2024-07-01T10:00:00+02:00", zone="Europe/Berlin"),
        lastmod("2024-01-01T10:00:00", "2024-01-01T10:00:00+01:00", zone="Europe/Berlin"),
        lastmod("2024-07-01T10:00:00+03:00", "2024-07-01T10:00:00+03:00"),
        lastmod("2024-07-01", "2024-07-01"),
        lastmod("2024-07-01 10:00:00", LEFT_ALONE),
        lastmod("", ABSENT),
    ],
    "lastmod.change_zone": [
        lastmod("2024-07-01T10:00:00+02:00", "2024-07-01T08:00:00Z"),
        lastmod("2024-07-01T23:00:00.5Z", "2024-07-02T01:00:00.5+02:00", zone="Europe/Berlin"),
        lastmod("2024-07-01T10:00:00+02:00", "2024-07-01T10:00:00Z", keep="time"),
        lastmod("2024-07-01T10:00Z", "2024-07-01T10:00Z"),
        lastmod("0001-01-01T00:00:00+01:00", LEFT_ALONE),
        lastmod("2024-07-01T10:00:00", LEFT_ALONE),
        lastmod("2024-07-01", LEFT_ALONE),
        lastmod("", ABSENT),
    ],
    "lastmod.date_only": [
        lastmod("2024-07-01T23:00:00-05:00", "2024-07-01"),
        lastmod("2024-07-01T23:00:00", "2024-07-01"),
        lastmod(" 2024-07-01", " 2024-07-01"),
        lastmod("2024-07", LEFT_ALONE),
        lastmod("today", LEFT_ALONE),
        lastmod("", ABSENT),
    ],
    "lastmod.full": [
        lastmod("2024-07-01", "2024-07-01T00:00:00Z"),
        lastmod("2024-07-01", "2024-07-01T00:00:00+02:00", zone="Europe/Berlin"),
        lastmod("2024-07-01T10:00+01:00", "2024-07-01T10:00:00+01:00"),
        lastmod("2024-07-01T10:00:00.5+01:00", "2024-07-01T10:00:00.5+01:00"),
        lastmod("2024", LEFT_ALONE),
        lastmod("2024-07-01T10:00:00", LEFT_ALONE),
        lastmod("", ABSENT),
    ],
    "lastmod.clear_future": [
        lastmod("2026-11-23", ""),
        lastmod("2026-11-22T23:30:01Z", ""),
        lastmod("2026-11-22T23:30:00Z", "2026-11-22T23:30:00Z"),
        lastmod("2026-11-22", "2026-11-22"),
        lastmod("2026-11-22", "", hours=0),
        lastmod("2126-13-01", LEFT_ALONE),
        lastmod("", ABSENT),
    ],
    "lastmod.clear_alike": [lastmod("2024-01-01", "2024-01-01"), lastmod("", ABSENT)],
    "lastmod.from_files": [
        mirrored("https://e.org/blog/", "2024-05-06T07:08:09Z"),
        mirrored("https://e.org/blog/", "2024-05-06", form="date"),
        mirrored("https://e.org/x/blog/", "2024-05-06T07:08:09Z", base="https://e.org/x/"),
        mirrored("https://other.org/x/blog/", LEFT_ALONE, base="https://e.org/x/"),
        mirrored("https://e.org/blog/", LEFT_ALONE, base="https://e.org/x/"),
        mirrored("https://e.org/blog/?page=2", LEFT_ALONE),
        mirrored("https://e.org/news/", LEFT_ALONE),
        mirrored("/blog/", LEFT_ALONE),
    ],
    "lastmod.from_git": [
        mirrored("https://e.org/b%20%C3%BC", "2023-01-02T00:00:00Z"),
        mirrored("https://e.org/b%20%FC", LEFT_ALONE),
    ],
    "lastmod.from_page": [
        answered("https://e.org/moved", "2024-05-06T07:08:09Z"),
        answered(" https://e.org/moved\n", "2024-05-06", form="date"),
        answered("https://e.org/away", LEFT_ALONE),
        answered("https://e.org/gone", LEFT_ALONE),
        answered("https://e.org/copy", LEFT_ALONE),
        answered("https://e.org/never-asked", LEFT_ALONE),
    ],
    "lastmod.clear": [lastmod("today", ""), lastmod("", "")],
}

LOC = {
    "loc.scheme": [
        loc("http://e.org/a", "https://e.org/a"),
        loc("HTTP://e.org:80/a", "https://e.org/a"),
        loc("http://u:80@e.org:8080/", "https://u:80@e.org:8080/"),
        loc("https://e.org:443/", "http://e.org/", scheme="http"),
        loc("http://e.org:443/", "https://e.org/"),
        loc(" https://e.org/ ", " https://e.org/ "),
        loc("ftp://e.org/", LEFT_ALONE),
        loc("/a", LEFT_ALONE),
    ],
    "loc.host": [
        loc("http://old.org:81/a?b#c", "http://www.e.org/a?b#c", host="www.e.org"),
        loc("http://u:p@old.org/", "http://u:p@e.org:8080/", host="e.org:8080"),
        loc("http://OLD.org:81/", "http://e.org/", host="e.org", old="old.org"),
        loc("http://old.org:81/", "http://old.org:81/", host="e.org", old="old.org:82"),
        loc("http://cdn.old.org/", "http://cdn.old.org/", host="e.org", old="old.org"),
        loc("http:///a", "http://e.org/a", host="e.org"),
        loc("old.org/a", LEFT_ALONE, host="e.org"),
    ],
    "loc.lower_host": [
        loc("HTTPS://User@WWW.E.org/Path", "https://User@www.e.org/Path"),
        loc("https://e.org/", "https://e.org/"),
        loc("www.E.org", LEFT_ALONE),
    ],
    "loc.redirect_target": [
        loc("https://e.org/moved", "https://e.org/new"),
        loc("https://e.org/away", LEFT_ALONE),
        loc("https://e.org/copy", "https://e.org/copy"),
        loc("https://e.org/gone", "https://e.org/gone"),
        loc("https://e.org/in", LEFT_ALONE),
        loc("https://e.org/never-asked", LEFT_ALONE),
    ],
    "loc.canonical": [
        loc("\thttps://e.org/copy ", "https://e.org/one"),
        loc("https://e.org/moved", "https://e.org/moved"),
        loc("https://e.org/in", LEFT_ALONE),
    ],
    "loc.base_path": [
        loc("https://e.org/staging/a", "https://e.org/a", old="/staging/"),
        loc("https://e.org/staging", "https://e.org/", old="/staging"),
        loc("https://e.org/stagings/a", "https://e.org/stagings/a", old="/staging"),
        loc("https://e.org/a?b", "https://e.org/shop/a?b", new="/shop/"),
        loc("https://e.org", "https://e.org/shop/", new="/shop"),
        loc("https://e.org", "https://e.org"),
        loc("/staging/a", LEFT_ALONE, old="/staging"),
    ],
    "loc.add_slash": [
        loc("https://e.org", "https://e.org/"),
        loc("https://e.org/a?b=c", "https://e.org/a/?b=c"),
        loc("https://e.org/.well-known", "https://e.org/.well-known/"),
        loc("https://e.org/a/", "https://e.org/a/"),
        loc("https://e.org/a.html", "https://e.org/a.html"),
        loc("a", LEFT_ALONE),
    ],
    "loc.remove_slash": [
        loc("https://e.org/a/", "https://e.org/a"),
        loc("https://e.org/a/?b=/", "https://e.org/a?b=/"),
        loc("https://e.org/", "https://e.org/"),
        loc("https://e.org/index.html", "https://e.org/index.html"),
        loc("a/", LEFT_ALONE),
    ],
    "loc.percent_encode": [
        loc("https://e.org/ü ö?q=[1]", "https://e.org/%C3%BC%20%C3%B6?q=%5B1%5D"),
        loc('https://e.org/"<{|}>"#a#b', "https://e.org/%22%3C%7B%7C%7D%3E%22#a%23b"),
        loc("https://bücher.de/%FC", "https://bücher.de/%FC"),
        loc("https://e.org/نامه\u200cای", "https://e.org/%D9%86%D8%A7%D9%85%D9%87%E2%80%8C%D8%A7%DB%8C"),
        loc("https://e.org/100%", "https://e.org/100%"),
        loc("https://e.org/a\u200b", LEFT_ALONE),
        loc("https://e.org/a\nb", LEFT_ALONE),
        loc("https://e.org/a\ufffd", LEFT_ALONE),
        loc("/ü", LEFT_ALONE),
    ],
    "loc.remove_fragment": [
        loc("https://e.org/a#b", "https://e.org/a"),
        loc("https://e.org/#!/a", "https://e.org/#!/a"),
        loc("https://e.org/#/a", "https://e.org/", keep_routes=False),
        loc("https://e.org/caf&#233;s", LEFT_ALONE),
        loc("#b", LEFT_ALONE),
    ],
    "loc.remove_parameters": [
        loc("https://e.org/?id=1&utm_source=x&gclid=2", "https://e.org/?id=1"),
        loc("https://e.org/a?utm_source=x#f", "https://e.org/a#f"),
        loc("https://e.org/?a[]=1&b=2", "https://e.org/?b=2", names=["a[]"]),
        loc("https://e.org/?%61=1&A=2", "https://e.org/?A=2", names="a, x"),
        loc("https://e.org/?", "https://e.org/?", names="*"),
        loc("https://e.org/?id=1", "https://e.org/?id=1"),
        loc("https://e.org/?utm_source=x&amp;utm_medium=y&amp;id=1&amp;b=2", "https://e.org/?id=1&amp;b=2"),
        loc("/?utm_source=x", LEFT_ALONE),
        loc("https://e.org/?&utm_source=x", "https://e.org/"),
        loc("https://e.org/a?utm_source=x&", "https://e.org/a"),
        loc("https://e.org/b?&utm_source=x&a=1", "https://e.org/b?a=1"),
        loc("https://e.org/a?UTM_SOURCE=x&b=1;GClid=2", "https://e.org/a?b=1"),
        loc("https://e.org/a;utm_source=x/b?c=1?utm_term=y", "https://e.org/a/b?c=1"),
        loc("https://e.org/?q=a;b&u=/c?d=1&e=2", "https://e.org/?e=2", names=["q", "u"]),
    ],
    "loc.keep_parameters": [
        loc("https://e.org/?id=1&b=2&ida=3", "https://e.org/?id=1", names=["id"]),
        loc("https://e.org/?id=1&b=2", "https://e.org/"),
        loc("https://e.org/?u=/c?d=1;e&b=2", "https://e.org/?u=/c?d=1;e", names=["u"]),
        loc("/?id=1", LEFT_ALONE),
    ],
    "loc.sort_parameters": [
        loc("https://e.org/?b=2&a=1&b=1", "https://e.org/?a=1&b=2&b=1"),
        loc("https://e.org/", "https://e.org/"),
        loc("https://e.org/?b=2&amp;a=1", "https://e.org/?a=1&amp;b=2"),
        loc("?b&a", LEFT_ALONE),
    ],
    "loc.replace": [
        loc("https://e.org/12/a", "https://e.org/a-12", pattern="/([0-9]+)/(.*)", by=r"/$2-\1"),
        loc("https://e.org/A", "https://e.org/b", pattern="a$", by="b", ignore_case=True),
        loc("https://e.org/A", "https://e.org/A", pattern="a$", by="b"),
        loc(" /a ", "https://e.org/a", pattern="^/(?<rest>.*)", by="https://e.org/${rest}"),
        loc("https://e.org/", LEFT_ALONE, pattern=".*"),
        loc("https://e.org/\n/", LEFT_ALONE, pattern=r"org/(?=(\s))", by="$1"),
        loc("https://e.org/1", "https://e.org/$1", pattern="(1)", replacement="$1"),
    ],
}

VALUE_CASES: dict[str, list[Case]] = {**LOC, **LASTMOD, **CHANGEFREQ, **PRIORITY}

# The languages that two pages, /en/x and /x, link to afterwards.
LINK_CASES: dict[str, tuple[Mapping[str, Any], str]] = {
    "rows.group_languages": ({"otherwise": "de", "default": "en"}, "en, de, x-default")
}

# The values of extensions that an entry has afterwards, which has one picture before.
CELL_CASES: dict[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "rows.set_extension": (
        {"place": "image[2].loc", "value": "https://e.org/b.png"},
        {"image:1:loc": "https://e.org/a.png", "image:2:loc": "https://e.org/b.png"},
    )
}

# The order of the entries a, b, c, of which the first and the last are in the scope, afterwards.
ROW_CASES: dict[str, tuple[Mapping[str, Any], str]] = {
    "rows.delete": ({}, "b"),
    "rows.duplicate": ({}, "abcac"),
    "rows.move_to_top": ({}, "acb"),
    "rows.move_to_bottom": ({}, "bac"),
    "rows.as_shown": ({}, "cba"),
    "rows.sort": ({"direction": "descending"}, "cba"),
}
