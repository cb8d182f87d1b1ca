"""What a robots.txt forbids, and by which line, as RFC 9309 has it, and Google and Yandex read it."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.site.robots_txt import (
    MAX_ROBOTS_BYTES,
    AgentRules,
    RobotsSitemap,
    RobotsTxt,
    _FirstLook,
    tried,
)
from tests.for_each import for_each
from tests.patience import seconds


def blocking(text: str, path: str, agent: str = "Googlebot") -> int | None:
    """The line that forbids a path of a site."""
    rule = RobotsTxt(text.encode()).blocking_rule(f"https://e.org{path}", agent)
    return rule.line if rule else None


def rules(*lines: str) -> str:
    return "\n".join(["User-agent: *", *lines])


@for_each(
    ("line", "path", "is_blocked"),
    [
        ("Disallow: /", "/", True),
        ("Disallow: /", "", True),
        ("Disallow:", "/a", False),
        ("Disallow: /fish", "/fish.html", True),
        ("Disallow: /fish", "/Fish", False),
        ("Disallow: /fish", "/catfish", False),
        ("Disallow: /fish/", "/fish", False),
        ("Disallow: /fish/", "/fish/?id=1", True),
        ("Disallow: /fish*", "/fish", True),
        ("Disallow: /*.php", "/a/b.php5?x", True),
        ("Disallow: /*.php", "/windows.PHP", False),
        ("Disallow: /*.php$", "/a.php", True),
        ("Disallow: /*.php$", "/a.php?x", False),
        ("Disallow: /a$b", "/a", False),
        ("Disallow: /a$b", "/a$b", True),
        ("Disallow: /*$b$", "/a$b", True),
        ("Disallow: /a$$", "/a$", True),
        ("Disallow: /a$$", "/a", False),
        ("Disallow /a", "/a", True),
        ("disallow\t/a ", "/a", True),
        ("Disallow /a /b", "/a", False),
        ("Disallow a:b /a", "/a", False),
        ("Disallowed: /a", "/a", True),
        ("Disallow: /fish*.php", "/fishes/x.php", True),
        ("Disallow: *", "/a", True),
        ("Disallow: /*b*a$", "/ba", True),
        ("Disallow: /*ab*b$", "/ab", False),
        ("Disallow: /a?b=", "/a?b=1", True),
        ("Disallow: /a#b", "/a", True),
        ("Disallow: fish", "/fish", False),
        ("Disallow: /robots.txt", "/robots.txt", False),
        ("Disallow: /a # why", "/ab", True),
        ("disALLOW : /a", "/a", True),
        ("Dissallow: /a", "/a", True),
        ("Noindex: /a", "/a", False),
    ],
)
def test_a_path_is_compared(line: str, path: str, is_blocked: bool) -> None:
    assert (blocking(rules(line), path) is not None) is is_blocked


@for_each(
    ("written", "path"),
    [
        ("/foo/bar/ツ", "/foo/bar/%E3%83%84"),
        ("/foo/bar/%e3%83%84", "/foo/bar/ツ"),
        ("/foo/bar/%62%61%7A", "/foo/bar/baz"),
        ("/foo/bar/baz", "/foo/bar/%62%61%7A"),
        ("/a?u=https://e.org", "/a?u=https%3A%2F%2Fe.org"),
        ("/a%2Ab$", "/a*b"),
        ("/a%24", "/a$"),
        ("/~a", "/%7Ea"),
    ],
)
def test_spelling_makes_no_difference(written: str, path: str) -> None:
    assert blocking(rules(f"Disallow: {written}"), path) == 2


@for_each(("one", "other"), [("/a%2Fb", "/a/b"), ("/a%3Fb", "/a?b"), ("/a%2Ab", "/aXb"), ("/ä", "/Ä")])
def test_what_is_reserved_stays_escaped(one: str, other: str) -> None:
    assert blocking(rules(f"Disallow: {one}"), other) is None


@for_each(
    ("lines", "path", "line"),
    [
        (("Disallow: /", "Allow: /p"), "/page", None),
        (("Allow: /p", "Disallow: /"), "/page", None),
        (("Allow: /folder", "Disallow: /folder"), "/folder/page", None),
        (("Allow: /page", "Disallow: /*.htm"), "/page.htm", 3),
        (("Allow: /page", "Disallow: /*.ph"), "/page.php5", None),
        (("Allow: /$", "Disallow: /"), "/", None),
        (("Allow: /$", "Disallow: /"), "/page.htm", 3),
        (("Disallow: /example/", "Allow: /example/page/"), "/example/page/x", None),
    ],
)
def test_the_longest_path_decides_and_of_two_the_one_that_allows(
    lines: tuple[str, ...], path: str, line: int | None
) -> None:
    assert blocking(rules(*lines), path) == line


GROUPS = """\
User-agent: a
Disallow: /c

User-agent: b
User-agent: googlebot
Sitemap: https://e.org/sitemap.xml
Crawl-delay: 5
Disallow: /d

User-agent: *
Disallow: /e

User-agent: GoogleBot/2.1
Disallow: /f
"""


@for_each(
    ("agent", "path", "line"),
    [
        ("Googlebot", "/d", 8),
        ("Googlebot", "/f", 14),
        ("Googlebot", "/e", None),
        ("Googlebot/2.1 (+http://e.org)", "/f", 14),
        ("B", "/d", 8),
        ("Googlebot-Image", "/d", 8),
        ("Googlebot-Image", "/e", None),
        ("Bingbot", "/e", 11),
        ("Bingbot", "/d", None),
    ],
)
def test_an_agent_heeds_all_groups_that_name_it_or_else_those_for_all(
    agent: str, path: str, line: int | None
) -> None:
    assert blocking(GROUPS, path, agent) == line


@for_each(
    ("line", "agent", "is_blocked"),
    [
        ("Googlebot", "Googlebot-Image", True),
        ("Googlebot", "Googlebot-News/1.0", True),
        ("Googlebot", "Google-InspectionTool", True),
        ("GoogleOther", "GoogleOther-Image", True),
        ("Googlebot", "GoogleOther", False),
        ("Googlebot-Image", "Googlebot", False),
        ("Googlebot", "Googlebots", False),
        ("Yandex", "YandexBot", True),
        ("Yandex", "YandexImages/3.0", True),
        ("YandexBot", "YandexImages", False),
        ("*", "AdsBot-Google", False),
        ("AdsBot-Google", "AdsBot-Google", True),
        ("crawler1", "crawler2", False),
        ("008", "80legs", False),
        ("008", "008", True),
        ("MJ12bot", "MJ14bot", False),
        ("MJ12bot", "MJ12bot/v1.4.8", True),
        ("Mail.RU_Bot", "Mail.RU_Bot", True),
        ("Mail.RU_Bot", "Mail", False),
        ("Googlebot*", "Googlebot", True),
        ("Foo Bar", "Foo", True),
        ("Foo Bar", "Foo Bar", False),
        ("* x", "Foo", True),
        ("*bot", "Foobot", False),
        ("*", "", True),
    ],
)
def test_a_crawler_heeds_its_own_name_or_that_of_its_family(line: str, agent: str, is_blocked: bool) -> None:
    assert (blocking(f"User-agent: {line}\nDisallow: /", "/a", agent) is not None) is is_blocked


def test_the_nearest_group_counts_alone() -> None:
    text = "User-agent: Yandex\nDisallow: /a\nUser-agent: YandexBot\nDisallow: /b\nUser-agent: *\nDisallow: /"
    assert [blocking(text, path, "YandexBot") for path in ("/a", "/b", "/c")] == [None, 4, None]
    assert [blocking(text, path, "YandexImages") for path in ("/a", "/b", "/c")] == [2, None, None]


@for_each(
    ("allowed", "path", "line"),
    [
        ("/dir/index.html", "/dir/", None),
        ("/dir/index.html", "/dir/index.html", None),
        ("/dir/index.html", "/dir/index.htm", 3),
        ("/dir/index.html", "/dir/a", 3),
        ("/index.htm", "/", None),
        ("index.html", "/", 3),
    ],
)
def test_an_index_page_that_is_allowed_stands_for_its_folder_but_not_at_yandex(
    allowed: str, path: str, line: int | None
) -> None:
    text = rules(f"Allow: {allowed}", "Disallow: /")
    assert blocking(text, path) == line
    assert blocking(text, path, "YandexBot") == (None if path == allowed else 3)


def test_an_index_page_that_is_forbidden_stands_for_itself() -> None:
    assert blocking(rules("Disallow: /dir/index.html"), "/dir/") is None


def test_of_a_line_16_kilobytes_are_read() -> None:
    path = "/" + "a" * 20_000
    assert blocking(rules(f"Disallow: {path}b"), path) == 2
    assert blocking(rules("Disallow" + " " * 20_000 + ": /"), "/a") is None


def test_what_is_too_long_for_yandex_forbids_it_nothing() -> None:
    text = rules("Disallow: /") + "\n" + "#" * MAX_ROBOTS_BYTES
    assert blocking(text, "/a") == 2
    assert blocking(text, "/a", "YandexBot") is None


def test_rules_before_any_agent_count_for_nobody() -> None:
    assert blocking("Disallow: /\nUser-agent: *\nDisallow: /a", "/b") is None


def test_sitemaps_are_told() -> None:
    robots = RobotsTxt(GROUPS.encode())
    assert robots.sitemaps == [RobotsSitemap("https://e.org/sitemap.xml", 6)]


@for_each(
    "text",
    [
        *(mark + b"User-agent: *\r\nDisallow: /" for mark in (b"\xef\xbb\xbf", b"\xef\xbb", b"\xef")),
        b"User-agent: *\rDisallow: /",
    ],
)
def test_marks_and_line_ends_of_all_systems_are_read(text: bytes) -> None:
    rule = RobotsTxt(text).blocking_rule("https://e.org/a", "x")
    assert rule is not None
    assert (str(rule), rule.line) == ("Disallow: /", 2)


def test_what_lies_beyond_the_limit_is_ignored_and_that_is_known() -> None:
    text = b"User-agent: *\n" + b"#" * MAX_ROBOTS_BYTES + b"\nDisallow: /"
    robots = RobotsTxt(text)
    assert robots.is_cut
    assert robots.blocking_rule("https://e.org/", "x") is None


@for_each("url", ["", "/a", "mailto:a@e.org", "a b"])
def test_what_is_no_absolute_url_is_never_blocked(url: str) -> None:
    assert RobotsTxt(b"User-agent: *\nDisallow: /").blocking_rule(url, "x") is None


@given(st.binary(max_size=200), st.text(max_size=20))
def test_whatever_stands_there_can_be_read(text: bytes, path: str) -> None:
    RobotsTxt(b"User-agent: *\nDisallow: " + text).blocking_rule(f"https://e.org/{path}", "x")


def test_a_hostile_pattern_is_answered_at_once() -> None:
    pattern, path = "/" + "*a" * 500 + "*b", "/" + "a" * 5_000
    assert blocking(rules(f"Disallow: {pattern}"), path) is None


@given(
    st.lists(
        st.tuples(st.sampled_from(["Allow", "Disallow"]), st.text("/ab*$?%2Fé", max_size=6)), max_size=5
    ),
    st.text("/ab*$?%2Fé", max_size=8),
)
def test_the_first_look_overlooks_no_rule(lines: list[tuple[str, str]], path: str) -> None:
    text = "\n".join(["User-agent: *", *(f"{name}: {value}" for name, value in lines)])
    robots = RobotsTxt(text.encode())
    url = f"https://e.org/{path}"
    found = robots.blocking_rule(url, "Googlebot")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_FirstLook, "may_block", lambda *_: True)
        assert robots.blocking_rule(url, "Googlebot") == found


def test_a_group_may_name_an_agent_twice_and_an_agent_may_have_several_groups() -> None:
    text = "User-agent: a\nUser-agent: A\nUser-agent: b\nDisallow: /1\nUser-agent: a\nDisallow: /2"
    assert [blocking(text, path, "a") for path in ("/1", "/2")] == [4, 6]
    assert [blocking(text, path, "b") for path in ("/1", "/2")] == [4, None]


@for_each(
    "text",
    [
        b"Disallow" + b" " * 400_000 + b"x",
        b"User-agent: a\n" * 15_000 + b"Disallow: /b\n" * 15_000,
        b"".join(b"User-agent: %s\n" % (b"a" * length) for length in range(1, 500))
        + b"Disallow: /b\n" * 15_000,
    ],
)
def test_no_robots_txt_takes_time_out_of_proportion(text: bytes) -> None:
    """The first two of these took hours."""
    begun = time.process_time()
    RobotsTxt(text).blocking_rule("https://e.org/b", "a")
    assert time.process_time() - begun < seconds(5)


def test_rows_that_a_changed_robots_txt_blocks_or_frees_are_told_with_both_lines() -> None:
    before = AgentRules(RobotsTxt(rules("Disallow: /a").encode()), "Googlebot")
    after = AgentRules(RobotsTxt(rules("", "Disallow: /b", "Disallow: /ab").encode()), "Googlebot")
    locs = [f"https://e.org{path}" for path in ("/a", "/ab", "/b", "/c")]
    told = tried(locs, before, after)
    assert (told.before, told.after) == (2, 2)
    assert [
        (each.row, each.before and each.before.line, each.after and each.after.line) for each in told.rows
    ] == [(0, 2, None), (2, None, 3)]
