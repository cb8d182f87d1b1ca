"""A small site of 300 pages on loopback with the traps into which crawlers fall."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from urllib.parse import parse_qs, urlsplit
from zlib import crc32

from tests.site.misbehaving import Reply, Site, page, redirect, running

SECTIONS, ARTICLES = 10, 28
COLOURS, SIZES, BRANDS, ORDERS = ("red", "green", "blue"), "smlx", "abcdefgh", ("price", "name", "new")
# Pages that may be listed: home, sections with their articles, and nine others.
SECTION_PATHS = [f"/section-{letter}/" for letter in "abcdefghij"]
ARTICLE_PATHS = [f"{section}article-{number}/" for section in SECTION_PATHS for number in range(ARTICLES)]
OTHERS = ["/shop/", "/deep/page/", "/based/inner/", "/hash/", "/list/", "/list/?page=2", "/list/?page=3"]
OTHERS += ["/ungelistet/%C3%A4/", "/new-name/"]
PAGES = ["/", *SECTION_PATHS, *ARTICLE_PATHS, *OTHERS]
assert len(PAGES) == 300
# What is listed of it: one page that nobody links to, and one that is gone.
LISTED = ["/", "/section-a/", "/orphan/", "/lost/"]
_visits = count()


def links(*targets: str) -> str:
    return "".join(f"<a href='{target}'>more</a>" for target in targets)


class _Replies(dict[str, Reply | list[Reply]]):
    """Makes the answer to each path when it is asked for."""

    def get(self, path: str, default: object = None) -> Reply:
        del default
        parts = urlsplit(path)
        visit = f"{next(_visits):x}"
        if parts.path == "/robots.txt":
            return Reply(body=b"User-agent: *\nDisallow: /private/")
        return self._reply(parts.path, parse_qs(parts.query), visit)

    def _reply(self, path: str, query: dict[str, list[str]], visit: str) -> Reply:
        first = path.split("/")[1]
        if path in SECTION_PATHS:
            numbers = [f"{path}article-{number}/?PHPSESSID={visit}" for number in range(ARTICLES)]
            return page(f"Section {crc32(path.encode())} {links('/', f'{path}?visit={visit}', *numbers)}")
        if path in ARTICLE_PATHS:
            return page(
                f"About {crc32(path.encode())} {links('/', f'./?visit={visit}', '../;jsessionid=' + visit)}"
            )
        if first == "calendar":
            year, month = map(int, path.strip("/").split("/")[1:])
            months = [year * 12 + month - 1 + step for step in (-1, 1)]
            around = [f"/calendar/{at // 12}/{at % 12 + 1}/" for at in months]
            return page(f"Month {year} {month} {links('/', *around)}", "<meta name=robots content=noindex>")
        if path == "/shop/":
            return self._shop({name: values[0] for name, values in query.items()})
        if path == "/list/":
            number = int(query.get("page", ["1"])[0])
            return page(f"List {number} {links(f'/list/?page={number + 1}') if number < 3 else ''}")
        return _SINGLE.get(path, Reply(404))

    def _shop(self, chosen: dict[str, str]) -> Reply:
        filters = [("colour", COLOURS), ("size", SIZES), ("brand", BRANDS), ("order", ORDERS)]
        targets = [
            "/shop/?" + "&amp;".join(f"{key}={text}" for key, text in {**chosen, name: value}.items())
            for name, values in filters
            for value in values
        ]
        head = "<meta name=robots content=noindex>" if chosen else ""
        return page(f"Things {sorted(chosen.items())} {links(*targets)}", head)


_SINGLE = {
    "/": page(
        "Home "
        + links(*SECTION_PATHS, "/shop/", "/calendar/2026/11/", "/deep/page/", "/hash/", "/list/", "#top")
        + links("/gone/", "/sorry/", "/old-name/", "/private/a/", "/a.pdf", "/logo.png", "mailto:a@e.org")
        + links("javascript:void(0)", "https://elsewhere.example.org/", "/ungelistet/ä/", "/member/")
        + "<a rel=nofollow href='/not-followed/'>no</a><!-- <a href='/comment/'> -->"
    ),
    "/deep/page/": page(links("inner/"), "<base href='/based/'>"),
    "/based/inner/": page("Inner"),
    "/hash/": page(f"Hash {links('#a', '/hash/#b', '/#c', '#!/app')}"),
    "/ungelistet/%C3%A4/": page("Umlaut"),
    "/new-name/": page("New"),
    "/old-name/": redirect("/new-name/"),
    "/sorry/": page("Sorry", "<title>Page not found</title>"),
    "/member/": Reply(403),
    "/orphan/": page(f"Orphan {links('/below-orphan/')}"),
    "/below-orphan/": page("Below"),
}


@contextmanager
def trapping() -> Iterator[Site]:
    """The site, until the end of the block."""
    with running() as site:
        site.replies = _Replies()
        yield site
