"""Small sites as four programs build them, each with the URLs of its sitemap and what is missing there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from editor.core.site.found_pages import Reason

HOST = "https://www.example.org"


def html(head: str = "", body: str = "", title: str = "A page") -> str:
    """Return the file of a page."""
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>{head}</head>'
        f"<body><main><h1>{title}</h1><p>{'Some words of a page. ' * 9}</p>{body}</main></body></html>"
    )


def canonical(path: str) -> str:
    return f'<link rel="canonical" href="{HOST}{path}">'


def redirect(path: str) -> str:
    """Return the file of a page that leads to another one at once, as programs write it."""
    head = f'{canonical(path)}<meta http-equiv="refresh" content="0; url={HOST}{path}">'
    return f"<!DOCTYPE html><html><head><title>{HOST}{path}</title>{head}</head></html>"


def link(*paths: str) -> str:
    return "".join(f'<a href="{path}">more</a>' for path in paths)


NOINDEX = '<meta name="robots" content="noindex, follow">'


@dataclass(frozen=True, slots=True)
class BuiltSite:
    """A built site, and what a comparison finds."""

    files: Mapping[str, str]
    listed: Sequence[str]  # paths of URLs
    missing: Sequence[str]
    left_out: Mapping[str, Reason]
    absent: Sequence[str]
    unlinked: Sequence[str]

    def write(self, folder: Path) -> Path:
        """Write it into a folder, and return that."""
        for name, text in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder

    @property
    def urls(self) -> list[str]:
        """The listed URLs."""
        return [HOST + path for path in self.listed]


# Folders with index pages, minified: quotation marks and end tags are left out.
HUGO = BuiltSite(
    {
        "index.html": "<!doctype html><html lang=en><head><meta charset=utf-8><title>Home</title>"
        f"<link rel=canonical href={HOST}/><body><a href=/posts/>Posts</a><a href=/de/>Deutsch</a>",
        "posts/index.html": "<!doctype html><title>Posts</title><a href=/posts/one/>1</a><a href=two/>2</a>",
        "posts/one/index.html": html(canonical("/posts/one/")),
        "posts/two/index.html": html(canonical("/posts/two/")),
        "posts/page/1/index.html": redirect("/posts/"),
        "tags/index.html": html(NOINDEX),
        "tags/go/index.html": html(NOINDEX),
        "de/index.html": html(body=link("/posts/one/#top")),
        "404.html": html(title="404 Page not found"),
        "de/404.html": html(title="Seite nicht gefunden"),
        "index.xml": "<rss/>",
        "sitemap.xml": "<urlset/>",
        "images/logo.svg": "<svg/>",
        "old-name/index.html": redirect("/posts/two/"),
    },
    ["/", "/posts/", "/posts/one/", "/posts/three/"],
    ["/de/", "/posts/two/"],
    {
        "/404.html": Reason.ERROR,
        "/de/404.html": Reason.ERROR,
        "/old-name/": Reason.REDIRECTED,
        "/posts/page/1/": Reason.REDIRECTED,
        "/tags/": Reason.NOINDEX,
        "/tags/go/": Reason.NOINDEX,
    },
    ["/posts/three/"],
    [],
)

# Files with their endings; a robots.txt, a proof of ownership, a piece of a page, a document.
JEKYLL = BuiltSite(
    {
        "index.html": html(canonical("/"), link("about.html", "2026/01/first.html", "private/x.html")),
        "about.html": html(canonical("/about.html")),
        "2026/01/first.html": html(canonical("/2026/01/first.html"), link("../../2026/01/second.html?ref=1")),
        "2026/01/second.html": html(canonical("/2026/01/second.html")),
        "2026/01/copy.html": html(canonical("/2026/01/first.html")),
        "private/x.html": html(canonical("/private/x.html")),
        "assets/manual.pdf": "%PDF-1.4",
        "google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
        "includes/menu.html": "<ul><li><a href='/about.html'>About</a></li></ul>",
        "404.html": html(title="404"),
        "robots.txt": "User-agent: *\nDisallow: /private/\n",
        "feed.xml": "<feed/>",
        "node_modules/x/index.html": html(),
        ".git/index.html": html(),
    },
    ["/", "/about.html", "/2026/01/first.html", "/assets/manual.pdf", "/contact.html"],
    ["/2026/01/second.html"],
    {"/404.html": Reason.ERROR, "/2026/01/copy.html": Reason.CANONICAL, "/private/x.html": Reason.BLOCKED},
    ["/contact.html"],
    [],
)

# Files whose endings URLs do not have, some beside a folder of their name.
NEXT = BuiltSite(
    {
        "index.html": html(body=link("/docs", "/about#team")),
        "about.html": html(),
        "docs.html": html(body=link("/docs/intro", "/docs/errors/404")),
        "docs/intro.html": html(),
        "docs/errors/404.html": html(title="What the status means"),
        "docs/orphan.html": html(),
        "thanks.html": html(NOINDEX),
        "404.html": html(NOINDEX, title="404: This page could not be found."),
        "_not-found.html": html(title="404: This page could not be found."),
        "_next/static/chunk.js": "",
    },
    ["", "/about", "/docs", "/docs/orphan"],
    ["/docs/intro", "/docs/errors/404"],
    {"/404": Reason.ERROR, "/_not-found": Reason.ERROR, "/thanks": Reason.NOINDEX},
    [],
    ["/docs/orphan"],
)

# In a folder of its host; index pages whose URLs have no slash.
DOCUSAURUS = BuiltSite(
    {
        "index.html": html(canonical("/project/"), link("/project/docs/intro")),
        "docs/intro/index.html": html(canonical("/project/docs/intro"), link("../docs/next")),
        "docs/next/index.html": html(canonical("/project/docs/next")),
        "docs/old/index.html": redirect("/project/docs/intro"),
        "search/index.html": html(NOINDEX),
        "404.html": html(title="Page Not Found | Project"),
        "assets/js/main.js": "",
        "robots.txt": "User-agent: *\nDisallow: /\n",  # nobody asks for it there
    },
    ["/project/", "/project/docs/intro", "/project/docs/gone", "/other"],
    ["/project/docs/next"],
    {
        "/project/404.html": Reason.ERROR,
        "/project/docs/old": Reason.REDIRECTED,
        "/project/search": Reason.NOINDEX,
    },
    ["/project/docs/gone"],
    [],
)

BUILT_SITES = {"hugo": HUGO, "jekyll": JEKYLL, "next": NEXT, "docusaurus": DOCUSAURUS}
