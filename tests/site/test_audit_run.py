"""Each URL is asked for once, politely, and told as what it is."""

import gzip
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from email.utils import formatdate

import pytest

from editor.core.site.page_answers import Hop, UrlVerdict
from editor.core.site.robots_txt import MAX_ROBOTS_BYTES, RobotsTxt
from editor.site.audit_run import Audit
from editor.site.request_limits import Criteria, Limits
from tests.loopback import allowed
from tests.patience import seconds
from tests.site.auditing import QUICK, all_of, audited, verdict
from tests.site.misbehaving import (
    CERTIFICATE,
    Reply,
    Site,
    bomb,
    dripping,
    endless,
    knows_authority,
    page,
    redirect,
    running,
)

NOT_FOUND = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"


def test_an_answer_has_its_verdict(site: Site) -> None:
    for reply, expected in [
        (page(), UrlVerdict.OK),
        (Reply(200, b"%PDF", {"Content-Type": "application/pdf"}), UrlVerdict.OK),
        (Reply(204), UrlVerdict.SOFT_404),
        (Reply(200, b"", {"Content-Type": "text/html"}), UrlVerdict.SOFT_404),
        (Reply(200, b"Hi", {"Content-Type": "text/html"}), UrlVerdict.SOFT_404),
        (Reply(200, b"", {"Content-Type": "application/pdf"}), UrlVerdict.OK),
        (page(head="<title>Page not found</title>"), UrlVerdict.SOFT_404),
        (page(status=203), UrlVerdict.OK),
        (page(head='<meta name=robots content="noindex">', status=203), UrlVerdict.NOINDEX),
        (page(Content_Encoding="br"), UrlVerdict.UNVERIFIED),
        (Reply(999), UrlVerdict.UNVERIFIED),
        (Reply(500), UrlVerdict.SERVER_ERROR),
        (Reply(404), UrlVerdict.GONE),
        (Reply(410), UrlVerdict.GONE),
        (Reply(400), UrlVerdict.CLIENT_ERROR),
        (Reply(418), UrlVerdict.CLIENT_ERROR),
        (Reply(401), UrlVerdict.UNVERIFIED),
        (Reply(403), UrlVerdict.UNVERIFIED),
        (Reply(503, headers={"cf-mitigated": "challenge"}), UrlVerdict.UNVERIFIED),
        (Reply(304), UrlVerdict.UNREACHABLE),
        (page(head='<meta name=robots content="noindex">'), UrlVerdict.NOINDEX),
        (page(X_Robots_Tag="noindex"), UrlVerdict.NOINDEX),
        (page(head="<link rel=canonical href=/other>"), UrlVerdict.CANONICALISED),
        (page(head="<link rel=canonical href=/a>"), UrlVerdict.OK),
        (page(head="<link rel=canonical href=/a><link rel=canonical href=/b>"), UrlVerdict.CANONICALISED),
        (page(X_Robots_Tag="googlebot: noindex"), UrlVerdict.NOINDEX),
        (page(X_Robots_Tag="bingbot: noindex"), UrlVerdict.OK),
        (Reply(raw=lambda file: file.write(b"nonsense\r\n\r\n")), UrlVerdict.UNREACHABLE),
        (Reply(raw=lambda _file: None), UrlVerdict.UNREACHABLE),
        (
            Reply(200, b"short", {"Content-Type": "text/html", "Content-Length": "100"}),
            UrlVerdict.UNREACHABLE,
        ),
        (
            Reply(200, b"not gzip", {"Content-Type": "text/html", "Content-Encoding": "gzip"}),
            UrlVerdict.UNREACHABLE,
        ),
        (redirect("file:///etc/passwd"), UrlVerdict.UNREACHABLE),
        (redirect("data:text/html,x"), UrlVerdict.UNREACHABLE),
        (redirect("/a"), UrlVerdict.UNREACHABLE),
        (redirect("http://[/"), UrlVerdict.UNREACHABLE),
    ]:
        site.replies["/a"] = reply
        assert verdict(site, "/a", replace(QUICK, tries=1)) is expected


def test_only_get_is_asked_and_nothing_twice(site: Site) -> None:
    site.replies["/a"] = page()
    assert verdict(site, "/a") is UrlVerdict.OK
    assert {method for method, _ in site.asked} == {"GET"}
    assert (site.count("/a"), site.count("/robots.txt")) == (1, 1)


def test_redirects_are_told_hop_by_hop(site: Site) -> None:
    site.replies |= {"/a": redirect("/b?x#y"), "/b?x": redirect(site.url("/c"), 302), "/c": page()}
    [answer] = audited(site, "/a")
    assert answer.verdict is UrlVerdict.REDIRECTED
    assert answer.hops == (Hop(site.url("/a"), 301), Hop(site.url("/b?x"), 302))
    assert (answer.final_url, answer.status) == (site.url("/c"), 200)


def test_what_is_gone_behind_a_redirect_is_gone(site: Site) -> None:
    site.replies["/a"] = redirect("/b")
    [answer] = audited(site, "/a")
    assert (answer.verdict, answer.also) == (UrlVerdict.GONE, (UrlVerdict.REDIRECTED,))


def test_circles_and_endless_redirects_are_said(site: Site) -> None:
    site.replies |= {"/a": redirect("/b"), "/b": redirect("/a")}
    site.replies |= {f"/{number}": redirect(f"/{number + 1}") for number in range(20)}
    circle, endless = audited(site, "/a", "/0")
    assert circle.verdict is endless.verdict is UrlVerdict.UNREACHABLE
    assert circle.reason == "It is redirected in a circle."
    assert endless.reason == "It is redirected more than 10 times."


def test_a_page_that_refreshes_itself_at_once_redirects(site: Site) -> None:
    head = '<meta http-equiv="refresh" content="0; url=/{}">'
    site.replies |= {
        "/a": page(head=head.format("b")),
        "/b": page("B", Refresh="0;URL='/c'"),
        "/c": page("C"),
        "/d": page(head=head.format("e")),
        "/e": page(head=head.format("d")),
        "/f": page("F", head=head.format("f#top")),
    }
    moved, circle, itself = audited(site, "/a", "/d", "/f")
    assert (moved.verdict, moved.final_url) == (UrlVerdict.REDIRECTED, site.url("/c"))
    assert moved.hops == (Hop(site.url("/a"), 200), Hop(site.url("/b"), 200))
    assert circle.reason == "It is redirected in a circle."
    assert itself.verdict is UrlVerdict.OK


def test_a_refresh_never_leads_where_robots_txt_or_the_network_forbids(site: Site) -> None:
    site.replies |= {
        "/robots.txt": Reply(body=b"User-agent: *\nDisallow: /private"),
        "/a": page(head='<meta http-equiv="refresh" content="0; url=/private/b">'),
        "/b": page(head='<meta http-equiv="refresh" content="0; url=file:///etc/passwd">'),
    }
    forbidden, local = audited(site, "/a", "/b")
    assert (forbidden.verdict, forbidden.also) == (UrlVerdict.BLOCKED, (UrlVerdict.REDIRECTED,))
    assert local.verdict is UrlVerdict.OK
    assert site.count("/private/b") == 0


def test_accepted_statuses_are_as_good_as_200(site: Site) -> None:
    site.replies |= {"/in": Reply(401), "/none": Reply(204), "/moved": redirect("/in"), "/gone": Reply(410)}
    urls = [site.url(path) for path in ("/in", "/none", "/moved", "/gone")]
    criteria = Criteria(accepted=frozenset({401, 204}))
    found = {answer.url: answer.verdict for answer in all_of(Audit(urls, QUICK, criteria=criteria))}
    assert [found[url] for url in urls] == [
        *(UrlVerdict.OK, UrlVerdict.OK, UrlVerdict.REDIRECTED, UrlVerdict.GONE)
    ]


def test_a_page_made_when_it_is_asked_for_is_known_as_such(site: Site) -> None:
    site.replies |= {
        "/new": page(Last_Modified=formatdate(usegmt=True)),
        "/old": page(Last_Modified="Wed, 01 Jul 2026 10:00:00 GMT"),
    }
    assert [answer.is_made_when_asked for answer in audited(site, "/new", "/old")] == [True, False]


def test_pages_are_judged_as_a_crawler_and_fetched_as_this_program_may(site: Site) -> None:
    lines = (
        *("User-agent: Googlebot", "Disallow: /a", "User-agent: SitemapEditor", "Disallow: /b"),
        *("User-agent: *", "Disallow: /c"),
    )
    site.replies |= {"/robots.txt": Reply(body="\n".join(lines).encode())}
    site.replies |= {path: page(path) for path in ("/a", "/b", "/c")}
    blocked, ours, other = audited(site, "/a", "/b", "/c")
    assert (blocked.verdict, blocked.blocked_by and blocked.blocked_by.line) == (UrlVerdict.BLOCKED, 2)
    assert ours.verdict is UrlVerdict.UNVERIFIED
    assert ours.reason == ("robots.txt lets Googlebot fetch it, but not this program (line 4: Disallow: /b).")
    assert other.verdict is UrlVerdict.OK
    assert [site.count(path) for path in ("/a", "/b", "/c")] == [0, 0, 1]


def test_a_page_that_stands_for_all_that_does_not_exist_is_no_page(site: Site) -> None:
    missing = page("Sorry, nothing here")
    site.reply = lambda path: missing if path not in {"/robots.txt", "/", "/b"} else known[path]  # type: ignore[method-assign]
    known = {"/robots.txt": Reply(404), "/": missing, "/b": page("A page")}
    found = [answer.verdict for answer in audited(site, "/a", "/", "/b", "/c")]
    assert found == [UrlVerdict.SOFT_404, UrlVerdict.OK, UrlVerdict.OK, UrlVerdict.SOFT_404]


def test_sites_that_send_what_they_do_not_have_to_each_other_hold_nobody_up(site: Site) -> None:
    with running() as other:
        for one, another in ((site, other), (other, site)):
            one.reply = sending_all_to(another.url("/"))  # type: ignore[assignment,method-assign]
        urls = [each.url(f"/page/{number}") for number in range(6) for each in (site, other)]
        answers = all_of(Audit(urls, replace(QUICK, per_host=1)))
    assert {answer.verdict for answer in answers} == {UrlVerdict.OK}


def sending_all_to(url: str) -> Callable[[str], Reply]:
    def reply(path: str) -> Reply:
        if path == "/robots.txt":
            return Reply(404)
        return page(path) if path == "/" or path.startswith("/page/") else redirect(url)

    return reply


def test_robots_txt_is_obeyed_and_the_line_told(site: Site) -> None:
    site.replies |= {
        "/robots.txt": Reply(body=b"User-agent: *\nDisallow: /private"),
        "/a": redirect("/private/b"),
    }
    direct, behind = audited(site, "/private/a", "/a")
    assert direct.verdict is behind.verdict is UrlVerdict.BLOCKED
    assert direct.blocked_by is not None
    assert (direct.blocked_by.line, str(direct.blocked_by)) == (2, "Disallow: /private")
    assert behind.also == (UrlVerdict.REDIRECTED,)
    assert not any(path.startswith("/private") for _, path in site.asked)


def test_a_robots_txt_that_is_too_long_for_yandex_forbids_it_nothing(site: Site) -> None:
    body = b"User-agent: Yandex\nDisallow: /\nUser-agent: Googlebot\nDisallow: /\n" + b"#" * MAX_ROBOTS_BYTES
    site.replies |= {"/robots.txt": Reply(body=body), "/a": page()}
    found = [
        all_of(Audit([site.url("/a")], QUICK, criteria=Criteria(agent)))[0].verdict
        for agent in ("Googlebot", "YandexBot")
    ]
    assert found == [UrlVerdict.BLOCKED, UrlVerdict.OK]


def test_a_robots_txt_that_redirects_to_no_host_forbids_nothing(site: Site) -> None:
    site.replies |= {"/robots.txt": redirect("http://[::1"), "/a": page()}
    assert verdict(site, "/a") is UrlVerdict.OK


def test_where_robots_txt_cannot_be_told_nothing_is_asked(site: Site) -> None:
    site.replies |= {"/robots.txt": Reply(500), "/a": page()}
    [answer] = audited(site, "/a")
    assert (answer.verdict, answer.reason) == (UrlVerdict.UNVERIFIED, "Its robots.txt answers with 500.")
    assert site.count("/a") == 0


def test_a_robots_txt_that_is_given_stands_for_all(site: Site) -> None:
    site.replies["/a"] = page()
    robots = RobotsTxt(b"User-agent: *\nDisallow: /a")
    [answer] = all_of(Audit([site.url("/a")], QUICK, robots=robots))
    assert answer.verdict is UrlVerdict.BLOCKED
    assert site.asked == []


def test_errors_that_may_pass_are_asked_again(site: Site) -> None:
    site.replies["/a"] = [Reply(503, headers={"Retry-After": "0"}), Reply(raw=lambda _file: None), page()]
    site.replies["/b"] = Reply(429, headers={"Retry-After": "0"})
    assert [answer.verdict for answer in audited(site, "/a", "/b")] == [UrlVerdict.OK, UrlVerdict.UNVERIFIED]
    assert (site.count("/a"), site.count("/b")) == (3, 3)


@pytest.mark.parametrize(
    "says", [lambda: "1", lambda: formatdate(time.time() + 2, usegmt=True)], ids=["seconds", "date"]
)
def test_a_server_that_asks_for_a_pause_gets_it(site: Site, says: Callable[[], str]) -> None:
    def reply(path: str) -> Reply:  # made when it is asked for, as a date made before may be near by then
        if path == "/a" and site.count("/a") == 1:
            return Reply(503, headers={"Retry-After": says()})
        return page() if path == "/a" else Reply(404)

    site.reply = reply  # type: ignore[method-assign]
    assert verdict(site, "/a") is UrlVerdict.OK
    first, second = (
        moment for (_, path), moment in zip(site.asked, site.moments, strict=True) if path == "/a"
    )
    assert second - first >= 0.9


def test_a_busy_host_is_asked_more_and_more_rarely_one_by_one(site: Site) -> None:
    """It says so again and again; none of its other URLs is asked for meanwhile."""
    site.replies |= {"/a": Reply(429), "/b": page("B"), "/c": page("C")}
    audited(site, "/a", "/b", "/c", limits=replace(QUICK, per_host=1))
    asked = [(path, moment) for (_, path), moment in zip(site.asked, site.moments, strict=True)]
    first, second = [moment for path, moment in asked if path == "/a"][:2]
    assert second - first >= 0.45
    assert not [path for path, moment in asked if first < moment < first + 0.45]


def test_an_error_of_one_url_holds_up_no_other(site: Site) -> None:
    site.replies |= {"/a": [Reply(500), page("A")], "/b": page("B")}
    assert [each.verdict for each in audited(site, "/a", "/b", limits=replace(QUICK, per_host=1))] == [
        UrlVerdict.OK
    ] * 2
    paths = [path for _, path in site.asked]
    assert paths.index("/b") < len(paths) - 1 - paths[::-1].index("/a")


def test_a_robots_txt_that_fails_once_is_asked_for_again(site: Site) -> None:
    site.replies |= {"/robots.txt": [Reply(503), Reply(404)], "/a": page()}
    assert verdict(site, "/a") is UrlVerdict.OK


def test_the_endless_ends(site: Site) -> None:
    site.replies["/a"] = Reply(raw=endless)
    assert verdict(site, "/a", replace(QUICK, body=100_000)) is UrlVerdict.OK


def test_a_connection_is_used_again_after_short_errors(site: Site) -> None:
    site.replies |= {f"/{number}": Reply(404, b"Not found") for number in range(10)}
    audited(site, *(f"/{number}" for number in range(10)), limits=replace(QUICK, per_host=1))
    assert len(site.connections) == 1


def test_a_connection_that_ended_meanwhile_is_replaced(site: Site) -> None:
    paths = [f"/{number}" for number in range(4)]
    answer = b"HTTP/1.1 204 No Content\r\n\r\n"  # and then it is closed without a word
    site.replies |= dict.fromkeys(paths, Reply(raw=lambda file: file.write(answer)))
    answers = audited(site, *paths, limits=replace(QUICK, per_host=1, tries=1))
    assert {answer.status for answer in answers} == {204}
    assert [site.count(path) for path in paths] == [1] * 4


@pytest.mark.parametrize("has_tls", [False, pytest.param(True, marks=knows_authority)])
def test_what_comes_behind_an_answer_is_not_taken_for_the_next_one(
    monkeypatch: pytest.MonkeyPatch, has_tls: bool
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    nothing = b"HTTP/1.1 204 No Content\r\n\r\n"
    surplus = Reply(raw=lambda file: file.write(nothing + NOT_FOUND), keeps_open=True)
    with running(has_tls=has_tls) as site:
        site.replies |= {"/a": surplus, "/b": page("B"), "/c": page("C")}
        answers = audited(site, "/a", "/b", "/c", limits=replace(QUICK, per_host=1))
        assert [answer.status for answer in answers] == [204, 200, 200]
        assert len(site.connections) == 2  # one is used again as long as all is well


def test_a_body_that_must_not_be_there_is_not_taken_for_the_next_answer(site: Site) -> None:
    site.replies |= {"/a": Reply(204, NOT_FOUND), "/b": page("B")}
    answers = audited(site, "/a", "/b", limits=replace(QUICK, per_host=1))
    assert [answer.status for answer in answers] == [204, 200]


def test_what_was_cut_off_is_asked_for_over_another_connection(site: Site) -> None:
    cut = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc"
    site.replies |= {"/a": Reply(raw=lambda file: file.write(cut)), "/b": page("B")}
    first, second = audited(site, "/a", "/b", limits=replace(QUICK, per_host=1, tries=1))
    assert (first.verdict, second.verdict) == (UrlVerdict.UNREACHABLE, UrlVerdict.OK)


def test_no_header_can_be_put_into_another(site: Site) -> None:
    audited(site, "/a", "/b\r\nX-Path: 1", limits=replace(QUICK, user_agent="Me\r\nX-Agent: 1"))
    assert not any({"x-agent", "x-path"} & set(headers) for headers in site.headers)


def test_credentials_go_to_their_own_site_alone(site: Site) -> None:
    with running() as other:
        site.replies["/a"] = redirect(other.url("/b"))
        other.replies["/b"] = page()
        user = site.url("/a").replace("//", "//me:secret@")
        for url, credentials in (
            (site.url("/a"), {site.origin: {"cookie": "secret=1", "authorization": "Basic c2VjcmV0"}}),
            (user, {}),
        ):
            all_of(Audit([url], QUICK, credentials=credentials))
        sent = [set(headers) & {"cookie", "authorization"} for headers in site.headers]
        assert sent == [{"cookie", "authorization"}] * 2 + [set(), {"authorization"}]
        assert not any(set(headers) & {"cookie", "authorization"} for headers in other.headers)


def test_a_password_that_a_site_puts_into_a_url_is_used_and_not_told(site: Site) -> None:
    secret = site.url("/b").replace("//", "//me:secret@")
    head = f"<link rel=canonical href='{secret}'><link rel=alternate hreflang=de href='{secret}'>"
    site.replies |= {"/a": redirect(secret), "/b": redirect("/c"), "/c": page(head=head)}
    [answer] = audited(site, "/a")
    assert "secret" not in repr(answer)
    assert [hop.url for hop in answer.hops] == [site.url("/a"), site.url("/b")]
    assert (answer.final_url, answer.canonical) == (site.url("/c"), site.url("/b"))
    sent = {
        path
        for (_, path), headers in zip(site.asked, site.headers, strict=True)
        if "authorization" in headers
    }
    assert sent == {"/b", "/c"}


def test_a_url_with_a_password_of_its_own_is_known_as_the_one_that_was_asked_for(site: Site) -> None:
    url = site.url("/a").replace("//", "//me:secret@")
    site.replies["/a"] = page(head="<link rel=canonical href=/a>")
    [answer] = all_of(Audit([url], QUICK))
    assert (answer.url, answer.final_url, answer.canonical) == (url, url, url)
    assert answer.verdict is UrlVerdict.OK


def test_cookies_that_are_set_are_not_sent_back(site: Site) -> None:
    site.replies |= {
        "/a": replace(redirect("/b"), headers={"Location": "/b", "Set-Cookie": "a=b"}),
        "/b": page(),
    }
    audited(site, "/a")
    assert not any("cookie" in headers for headers in site.headers)


def test_the_user_agent_says_who_asks_or_what_it_is_told_to(site: Site) -> None:
    audited(site, "/a", limits=QUICK)
    audited(site, "/a", limits=replace(QUICK, user_agent="Me/1"))
    first, *_, last = (headers["user-agent"] for headers in site.headers)
    assert first.startswith("SitemapEditor/")
    assert last == "Me/1"


def test_nobody_is_led_from_a_public_host_into_a_private_network(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are on loopback, and one of them passes for a public one."""
    looked_up = {"public.example": (("127.0.0.1",), False), "127.0.0.1": (("127.0.0.1",), True)}
    monkeypatch.setattr("editor.site.host_access._look_up", looked_up.__getitem__)
    site.replies["/a"] = redirect(site.url("/b"))
    start = site.url("/a").replace("127.0.0.1", "public.example")
    for limits in (QUICK, replace(QUICK, allows_private=False)):  # nobody is asked to allow it
        [answer] = all_of(Audit([start], limits))
        assert (answer.verdict, answer.also) == (UrlVerdict.UNVERIFIED, (UrlVerdict.REDIRECTED,))
        assert answer.reason == "It is redirected into a private network, to 127.0.0.1."
        assert answer.refused_host == ""
    assert site.count("/b") == 0


def test_where_one_address_of_a_host_cannot_be_reached_another_is_asked(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.host_access._look_up", lambda _host: (("127.0.0.2", "127.0.0.1"), True))
    with allowed(site.port, "127.0.0.2"):
        site.replies["/a"] = page()
        assert verdict(site, "/a") is UrlVerdict.OK


def test_headers_tell_of_what_is_no_page(site: Site) -> None:
    pdf = {"Content-Type": "application/pdf", "X-Robots-Tag": "noindex", "Link": '</b>; rel="canonical"'}
    site.replies["/a"] = Reply(200, b"%PDF", pdf)
    [answer] = audited(site, "/a")
    assert (answer.verdict, answer.canonical) == (UrlVerdict.NOINDEX, site.url("/b"))


def test_a_page_that_repeats_what_was_asked_for_is_known_as_one_for_all(site: Site) -> None:
    def reply(path: str) -> Reply:
        return Reply(404) if path == "/robots.txt" else page(f"Nothing is called {path[1:]} at {path}.")

    site.reply = reply  # type: ignore[method-assign]
    assert verdict(site, "/some-shoes") is UrlVerdict.SOFT_404


def test_the_page_that_all_else_is_sent_to_is_a_page_itself(site: Site) -> None:
    def reply(path: str) -> Reply:
        return page("Start") if path == "/start" else Reply(404) if "robots" in path else redirect("/start")

    site.reply = reply  # type: ignore[method-assign]
    gone, start = audited(site, "/a", "/start")
    assert (gone.verdict, start.verdict) == (UrlVerdict.SOFT_404, UrlVerdict.OK)


def test_a_redirect_may_be_written_in_utf_8(site: Site) -> None:
    site.replies |= {"/a": redirect("/\u00fc".encode().decode("latin-1")), "/%C3%BC": page()}
    [answer] = audited(site, "/a")
    assert (answer.status, answer.final_url) == (200, site.url("/\u00fc"))


def test_a_bomb_costs_no_more_than_the_limit(site: Site) -> None:
    site.replies["/a"] = bomb(10)
    assert verdict(site, "/a", replace(QUICK, body=100_000)) is UrlVerdict.OK


def test_a_bomb_of_40_megabytes_costs_a_few(site: Site) -> None:
    """The memory of the process that asks is told by the system."""
    site.replies["/a"] = bomb(40)
    pytest.importorskip("resource", reason="Windows does not tell it in this way")
    script = (
        "import resource, sys\n"
        "from editor.site.fetching import Fetcher; from editor.site.request_limits import Limits\n"
        "most = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "fetcher, before = Fetcher(Limits(allows_private=True)), most()\n"
        "print(len(fetcher.fetch(sys.argv[1]).body), most() - before)\n"
    )
    unit = 1 if sys.platform == "darwin" else 1024  # bytes
    done = subprocess.run(
        [sys.executable, "-c", script, site.url("/a")], capture_output=True, text=True, check=True
    )
    got, grown = map(int, done.stdout.split())
    assert got == Limits().body
    assert grown * unit < 16 * 1024 * 1024


def test_what_drips_is_broken_off_in_time(site: Site) -> None:
    site.replies["/a"] = Reply(raw=dripping)
    begun = time.monotonic()
    limits = replace(QUICK, timeout=1, tries=1)
    [answer] = all_of(Audit([site.url("/a")], limits, robots=RobotsTxt(b"")))
    assert answer.verdict is UrlVerdict.UNREACHABLE
    assert time.monotonic() - begun < seconds(30)


def test_what_unpacks_to_nothing_again_and_again_is_broken_off_in_time(site: Site) -> None:
    packed = gzip.compress(gzip.compress(gzip.compress(b"") * 200_000, 1) * 2_000, 1)
    site.replies["/a"] = Reply(body=packed, headers={"Content-Encoding": "gzip, gzip, gzip"})
    begun = time.monotonic()
    limits = replace(QUICK, timeout=1, tries=1)
    [answer] = all_of(Audit([site.url("/a")], limits, robots=RobotsTxt(b"")))
    assert (answer.verdict, answer.reason) == (UrlVerdict.UNREACHABLE, "It did not answer in time.")
    assert time.monotonic() - begun < seconds(30)


def test_a_private_network_is_not_asked_unless_that_was_said(site: Site) -> None:
    [answer] = audited(site, "/a", limits=replace(QUICK, allows_private=False))
    assert answer.verdict is UrlVerdict.UNVERIFIED
    assert answer.reason == "The host 127.0.0.1 is in a private network."
    assert answer.refused_host == "127.0.0.1"
    assert site.asked == []


def test_a_name_that_leads_into_a_private_network_is_told_and_asked_once_it_is_allowed(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.host_access._look_up", lambda _host: (("127.0.0.1",), True))
    url = site.url("/a").replace("127.0.0.1", "Intranet.example")
    site.replies["/a"] = page()
    limits = replace(QUICK, allows_private=False)
    [answer] = all_of(Audit([url], limits))
    assert (answer.verdict, answer.refused_host) == (UrlVerdict.UNVERIFIED, "intranet.example")
    assert site.asked == []
    [answer] = all_of(Audit([url], replace(limits, private_hosts=frozenset({answer.refused_host}))))
    assert (answer.verdict, answer.refused_host) == (UrlVerdict.OK, "")


def test_it_pauses_by_itself_where_too_much_fails_and_goes_on_when_told(site: Site) -> None:
    paths = [f"/{number}" for number in range(100)]
    site.replies |= dict.fromkeys(paths, Reply(500))
    audit = Audit(map(site.url, paths), replace(QUICK, tries=1))
    came, paused = 0, ""
    for answers in audit.batches(0.05):
        came += len(answers)
        if not answers and paused:  # all that was under way when it paused came
            assert audit.paused.startswith("50 of the last 50 URLs failed: ")
            assert 50 <= came < 100
            site.replies |= dict.fromkeys(paths, page())
            audit.resume()
        paused = audit.paused
    assert came == 100
    assert audit.paused == ""


BAD_GZIP = Reply(200, b"not gzip", {"Content-Type": "text/html", "Content-Encoding": "gzip"})


@pytest.mark.parametrize("reply", [redirect("/0"), BAD_GZIP, Reply(404), redirect("http://[/")])
def test_what_a_site_always_answers_is_no_reason_to_pause(site: Site, reply: Reply) -> None:
    paths = [f"/{number}" for number in range(60)]
    site.replies |= dict.fromkeys(paths, reply)
    audit = Audit(map(site.url, paths), QUICK)
    assert len(all_of(audit)) == 60
    assert audit.paused == ""


def test_the_most_frequent_reason_is_told_and_the_share_is_a_choice(site: Site) -> None:
    paths = [f"/{number}" for number in range(60)]
    site.replies |= {path: Reply(500 if number % 10 else 502) for number, path in enumerate(paths)}
    site.replies |= dict.fromkeys(paths[::4], page())
    limits = replace(QUICK, tries=1, per_host=1)
    never = Audit(map(site.url, paths), replace(limits, most_failed=1))
    assert len(all_of(never)) == 60
    assert never.paused == ""
    audit = Audit(map(site.url, paths), limits)
    for _ in audit.batches(0.05):
        if audit.paused:
            audit.stop()
    assert audit.paused == "37 of the last 50 URLs failed: 500"


def test_a_pause_a_stop_and_new_limits_are_heeded(site: Site) -> None:
    paths = [f"/{number}" for number in range(60)]
    site.replies |= dict.fromkeys(paths, Reply(404))
    audit = Audit(map(site.url, paths), replace(QUICK, per_host=1, delay=60))
    batches = audit.batches(0.5)
    assert len(next(filter(None, batches))) == 1
    audit.pause()
    audit.limit(replace(QUICK, per_host=2, delay=0))
    assert [next(batches), next(batches)] == [[], []]
    audit.resume()
    next(batches)
    audit.stop()
    came = sum(map(len, batches))
    assert came < 60


def test_what_cannot_be_asked_is_told_too() -> None:
    urls = ["", "/a", "mailto:a@e.org", "http://"]
    answers = all_of(Audit(urls, QUICK))
    assert len(answers) == len(urls)
    assert {answer.verdict for answer in answers} == {UrlVerdict.UNREACHABLE}
