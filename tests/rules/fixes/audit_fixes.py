"""What each way to follow the answers of pages makes of a file, before → after."""

from editor.core.site.page_answers import Hop
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from tests.rules.audit_cases import (
    BLOCKED,
    CANONICALISED,
    GONE,
    MOVED,
    MOVED_FOR_NOW,
    NOINDEX,
    OK,
    PAGE,
    XHTML,
)
from tests.rules.documents import HOST, url, urlset
from tests.rules.fixes.file_fixes import FileCase

B = f"{HOST}/b"
OTHER = url("/other")
BOTH = urlset(url("/a"), OTHER)
ROBOTS = AgentRules(RobotsTxt(b"User-agent: *\nDisallow: /a"), "Googlebot")


def _removed(*answers: object) -> list[FileCase]:
    return [FileCase("remove-entry", BOTH, urlset(OTHER), answers=answers)]  # type: ignore[arg-type]


def _links(*codes: str) -> str:
    links = "".join(f'\n    <xhtml:link rel="alternate" hreflang="{code}" href="{B}"/>' for code in codes)
    return urlset(url("/a", links), attributes=XHTML)


AUDITED: dict[str, list[FileCase]] = {
    "audit-redirected": [
        FileCase("target", BOTH, urlset(url("/new"), OTHER), answers=(MOVED,)),
        FileCase(
            "target",
            urlset("<url><loc> https://acme.org/a\n</loc></url>"),
            urlset("<url><loc>https://acme.org/new</loc></url>"),
            answers=(MOVED._replace(hops=(Hop(PAGE, 200),)),),
        ),
        FileCase("target", BOTH, None, answers=(MOVED._replace(final_url="https://acme.org:x/"),)),
        FileCase("remove-listed", urlset(url("/a"), url("/new")), urlset(url("/new")), answers=(MOVED,)),
        FileCase("target", urlset(url("/a"), url("/new/")), urlset(url("/new/")), answers=(MOVED,)),
        FileCase("remove-listed", BOTH, None, answers=(MOVED,)),
        *_removed(MOVED),
    ],
    "audit-redirected-temporarily": [
        FileCase("target", BOTH, urlset(url("/new"), OTHER), answers=(MOVED_FOR_NOW,)),
        FileCase("target", urlset(url("/a"), url("/new")), urlset(url("/new")), answers=(MOVED_FOR_NOW,)),
        FileCase(
            "remove-listed", urlset(url("/a"), url("/new")), urlset(url("/new")), answers=(MOVED_FOR_NOW,)
        ),
        *_removed(MOVED_FOR_NOW),
    ],
    "audit-canonicalised": [
        FileCase("canonical", urlset(url("/a"), url("/new")), urlset(url("/new")), answers=(CANONICALISED,)),
        FileCase("canonical", BOTH, urlset(url("/new"), OTHER), answers=(CANONICALISED,)),
        FileCase("canonical", BOTH, None, answers=(CANONICALISED._replace(canonical="javascript:x"),)),
        FileCase(
            "remove-listed", urlset(url("/a"), url("/new/")), urlset(url("/new/")), answers=(CANONICALISED,)
        ),
        *_removed(CANONICALISED),
    ],
    "audit-gone": _removed(GONE),
    "audit-noindex": _removed(NOINDEX),
    "audit-blocked": _removed(BLOCKED),
    "robots-blocked": [FileCase("remove-entry", BOTH, urlset(OTHER), robots=ROBOTS)],
    "audit-lastmod-newer": [
        FileCase(
            "page-date",
            urlset(url("/a", "<lastmod>2024-06-01</lastmod>")),
            urlset(url("/a", "<lastmod>2024-05-05T10:00:00Z</lastmod>")),
            answers=(OK._replace(last_modified="Sun, 05 May 2024 10:00:00 GMT"),),
        )
    ],
    "audit-lastmod-older": [
        FileCase(
            "page-date",
            urlset(url("/a", "<lastmod>2020-01-01</lastmod>")),
            urlset(url("/a", "<lastmod>2024-05-05T10:00:00Z</lastmod>")),
            answers=(OK._replace(last_modified="Sun, 05 May 2024 10:00:00 GMT"),),
        )
    ],
    "audit-hreflang-differs": [
        FileCase(
            "page-links",
            _links("de", "en"),
            _links("de", "fr"),
            answers=(OK._replace(alternates=(("de", B), ("fr", B))),),
        ),
        FileCase(
            "drop-links",
            _links("de"),
            urlset(url("/a"), attributes=XHTML),
            answers=(OK._replace(alternates=(("fr", B),)),),
        ),
    ],
}
