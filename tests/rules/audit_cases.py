"""Files with the answers of their pages that break each rule about these, and some that do not."""

from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import RobotsRule
from tests.rules.documents import HOST, Case, url, urlset

PAGE = f"{HOST}/a"
NEW = f"{HOST}/new"
OK = PageAnswer(PAGE, UrlVerdict.OK, status=200, final_url=PAGE, canonical=PAGE)
GONE = PageAnswer(PAGE, UrlVerdict.GONE, status=404, final_url=PAGE)
MOVED = PageAnswer(
    PAGE, UrlVerdict.REDIRECTED, status=200, final_url=NEW, canonical=NEW, hops=(Hop(PAGE, 301),)
)
MOVED_FOR_NOW = MOVED._replace(hops=(Hop(PAGE, 302),))
CANONICALISED = PageAnswer(PAGE, UrlVerdict.CANONICALISED, status=200, final_url=PAGE, canonical=NEW)
NOINDEX = PageAnswer(PAGE, UrlVerdict.NOINDEX, status=200, final_url=PAGE, robots=("noindex",))
BLOCKED = PageAnswer(PAGE, UrlVerdict.BLOCKED, blocked_by=RobotsRule(allows=False, path="/a", line=3))
XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def answered(answer: PageAnswer, more: str = "") -> Case:
    """A file with one entry, whose page gave this answer."""
    return Case(urlset(url("/a", more), attributes=XHTML if "xhtml" in more else ""), answers=(answer,))


def changed(header: str, lastmod: str) -> Case:
    """A page with a Last-Modified header, and the date of its entry."""
    return answered(OK._replace(last_modified=header), f"<lastmod>{lastmod}</lastmod>")


def linked(*links: tuple[str, str], page: tuple[tuple[str, str], ...]) -> Case:
    """An entry with language links, and those of its page."""
    own = "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{href}"/>' for code, href in links)
    return answered(OK._replace(alternates=page), own)


def forbidden(path: str, robots: str) -> Case:
    return Case(urlset(url(path)), robots=robots)


FAILING: dict[str, list[Case]] = {
    "audit-unreachable": [
        answered(PageAnswer(PAGE, UrlVerdict.UNREACHABLE, reason="It did not answer in time."))
    ],
    "audit-server-error": [answered(PageAnswer(PAGE, UrlVerdict.SERVER_ERROR, status=503, final_url=PAGE))],
    "audit-gone": [answered(GONE), Case(urlset("<url><loc>\n " + PAGE + " </loc></url>"), answers=(GONE,))],
    "audit-client-error": [answered(PageAnswer(PAGE, UrlVerdict.CLIENT_ERROR, status=418, final_url=PAGE))],
    "audit-soft-404": [answered(PageAnswer(PAGE, UrlVerdict.SOFT_404, status=200, final_url=PAGE))],
    "audit-soft-404-suspected": [
        answered(PageAnswer(PAGE, UrlVerdict.SOFT_404, status=200, final_url=PAGE, reason="It is empty."))
    ],
    "audit-canonicals-differ": [answered(CANONICALISED._replace(canonical="", reason="It names two"))],
    "audit-blocked": [answered(BLOCKED)],
    "robots-blocked": [
        forbidden("/a/b", "User-agent: *\nDisallow: /a/"),
        forbidden("/a.pdf", "User-agent: Googlebot\nAllow: /\nDisallow: /*.pdf$"),
    ],
    "audit-noindex": [answered(NOINDEX)],
    "audit-canonicalised": [answered(CANONICALISED)],
    "audit-redirected": [answered(MOVED)],
    "audit-redirected-temporarily": [answered(MOVED_FOR_NOW)],
    "audit-unverified": [answered(PageAnswer(PAGE, UrlVerdict.UNVERIFIED, status=403, final_url=PAGE))],
    "audit-lastmod-newer": [
        changed("Sun, 05 May 2024 10:00:00 GMT", "2024-05-08"),
        changed("Sun, 05 May 2024 10:00:00 GMT", "2024-05-06T10:00:01Z"),
    ],
    "audit-lastmod-older": [
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2020-01-01"),
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2025"),
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2026-05"),
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2026-06-30T09:59:59Z"),
    ],
    "audit-hreflang-differs": [
        linked(("de", PAGE), page=(("de", NEW),)),
        linked(("de", PAGE), page=(("de", PAGE), ("fr", NEW))),
        linked(("de", PAGE), ("fr", NEW), page=(("de", PAGE),)),
    ],
}
PASSING: dict[str, list[Case]] = {
    **{rule: [answered(OK), Case(urlset(url("/a")))] for rule in FAILING},
    "audit-gone": [answered(OK), Case(urlset(url("/A")), answers=(GONE,))],
    "audit-redirected-temporarily": [answered(OK), answered(MOVED)],
    "audit-redirected": [answered(OK), answered(MOVED_FOR_NOW)],
    "robots-blocked": [
        forbidden("/b", "User-agent: *\nDisallow: /a"),
        forbidden("/a", "User-agent: Bingbot\nDisallow: /"),
        forbidden("/a/b", "User-agent: *\nDisallow: /a\nAllow: /a/b"),
    ],
    "audit-lastmod-newer": [
        changed("Sun, 05 May 2024 10:00:00 GMT", "2024-05-06"),
        changed("Sun, 05 May 2024 10:00:00 GMT", "2024-05"),
        changed("Sun, 05 May 2024 10:00:00 GMT", "2024-05-06T12:00:00+02:00"),
        changed("yesterday", "2024-05-08"),
        answered(GONE._replace(last_modified="Sun, 05 May 2024 10:00:00 GMT"), "<lastmod>2025</lastmod>"),
    ],
    "audit-lastmod-older": [
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2026-06-30"),
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2026-06"),
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2026"),
        changed("Wed, 01 Jul 2026 10:00:00 GMT", "2026-07-01T02:00:00-08:00"),
        answered(
            OK._replace(last_modified="Wed, 01 Jul 2026 10:00:00 GMT", is_made_when_asked=True),
            "<lastmod>2020-01-01</lastmod>",
        ),
    ],
    "audit-hreflang-differs": [
        linked(("de", PAGE), page=(("DE", "HTTPS://acme.org:443/a"),)),
        linked(page=(("de", NEW),)),
        linked(("de", PAGE), page=()),
    ],
}
