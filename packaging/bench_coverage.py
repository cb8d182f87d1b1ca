"""What it costs to find the pages of a site: in a folder, and by the links of a live one on loopback."""

import gc
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import quantiles

from lxml import etree

from bench_measuring import Figures, Measurement, side_by_side
from bench_memory import status
from bench_open import frames_while, open_window
from bench_site import served
from editor.app.commands.site_commands import CoverageCommands
from editor.app.window.main_window import MainWindow
from editor.core.site.crawl_frontier import CrawlPlan
from editor.core.site.found_pages import FoundPage, FoundSite, Source
from editor.core.site.page_coverage import compare
from editor.services.documents.crawled_pages import SiteRequest, site_of_web
from editor.services.documents.page_sources import site_of_folder
from editor.services.settings.settings import REQUEST_DELAY
from editor.services.web_access import WebAccess
from editor.site.request_limits import Limits
from editor.site.site_storage import Reuse

_FILES = 50_000
_ROUNDS = 3  # with so many files
_PAGES = 1_000  # of the live site
_MANY = 50_000
_LINKS = 40  # on each page
_AT_ONCE = 8  # requests
_HEAD = 4_096  # bytes
_LEAST = 19
_HOME = "https://www.example.org/"
_PEER = "linkinator"
_PAGE = (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Page {number}</title>'
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="index, follow">'
    '<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">'
    '<link rel="canonical" href="{home}docs/{folder}/page-{number}.html"></head><body><nav>{links}</nav>'
    "<main><h1>Page {number}</h1>{text}</main></body></html>"
)
_TEXT = "<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.</p>" * 60


def _path(number: int) -> str:
    return f"docs/{number % 50}/page-{number}.html"


@contextmanager
def _built_site() -> Iterator[Path]:
    """A folder of pages with links, as programs build it."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(_FILES):
            path = Path(folder) / _path(number)
            path.parent.mkdir(parents=True, exist_ok=True)
            others = ((number * 7 + each) % _FILES for each in range(_LINKS))
            links = "".join(f'<a href="/{_path(each)}">more</a>' for each in others)
            page = _PAGE.format(number=number, folder=number % 50, home=_HOME, links=links, text=_TEXT)
            path.write_text(page, encoding="utf-8")
        yield Path(folder)


def _folder(_file: Path) -> Figures:
    with _built_site() as folder:
        return side_by_side(lambda: _covered(folder), lambda: _found(folder), _ROUNDS)


def _listed() -> list[str]:
    """Return the URL of every other page."""
    return [_HOME + _path(number) for number in range(0, _FILES, 2)]


def _covered(folder: Path) -> None:
    listed = _listed()
    found = compare(listed, [site_of_folder(folder, listed)])
    if len(found.missing) != _FILES // 2:
        raise RuntimeError(f"{len(found.missing)} pages are missing")


def _found(folder: Path) -> None:
    """Find the files, and parse their heads."""
    names = subprocess.run(["find", folder, "-type", "f"], check=True, capture_output=True).stdout
    parser = etree.HTMLParser()
    for name in names.splitlines():
        with open(name, "rb", buffering=0) as file:  # noqa: PTH123 - twice as fast
            etree.fromstring(file.read(_HEAD).partition(b"</head>")[0], parser)


def _live_site(_file: Path) -> Figures:
    program = shutil.which(_PEER)
    if program is None:
        return Figures([], missing=f"{_PEER} is not installed: npm install -g {_PEER}")
    if hasattr(os, "nice"):
        os.nice(_LEAST)  # as the process that asks is
    with served() as urls, tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        home = f"{urls(1)[0].partition('/page/')[0]}/tree/{_PAGES}/"  # below which it goes on
        command = [program, home, "--recurse", "--concurrency", str(_AT_ONCE), "--verbosity", "none"]
        return side_by_side(lambda: _crawled(home), lambda: subprocess.run(command, check=False), rounds=1)


def _crawled(home: str) -> None:
    limits = Limits(per_host=_AT_ONCE, delay=0, allows_private=True)
    anew = Reuse(oldest=-1)
    pages = site_of_web(SiteRequest(CrawlPlan(home), limits, reuse=anew), []).pages
    if len(pages) < _PAGES:
        raise RuntimeError(f"{len(pages)} pages were found")


def _memory(_file: Path) -> Figures:
    """Pages of a live site with their links, and what comes of comparing them."""
    gc.collect()
    before = status("VmRSS")
    keys = [f"{_HOME}category-{number % 40}/product-{number}" for number in range(_MANY)]
    pages = [
        FoundPage(key, links=tuple(keys[(number * 7 + each * 31) % _MANY] for each in range(_LINKS)))
        for number, key in enumerate(keys)
    ]
    found = compare(keys[::2], [FoundSite(Source.SITE, _HOME, pages, home=keys[0])])
    gc.collect()
    grown = status("VmRSS") - before
    if len(found.missing) != _MANY // 2 or len(found.inlinks) != _MANY // 2:
        raise RuntimeError(f"{len(found.missing)} pages are missing")
    return Figures([grown])


def _frames_of_folder(file: Path) -> Figures:
    with _built_site() as folder:
        return _frames_while_compared(file, _listed(), folder)


def _frames_of_site(file: Path) -> Figures:
    with served() as urls:
        home = f"{urls(1)[0].partition('/page/')[0]}/tree/{_PAGES}/"
        return _frames_while_compared(file, [home] * _MANY)


def _frames_while_compared(file: Path, listed: Sequence[str], folder: Path | None = None) -> Figures:
    """Take the 95th percentile of the waits from frame to frame, while a sitemap is compared with its site.

    folder: of the built site; None is the live one.
    """
    path = file.with_name("listed.xml")
    entries = "".join(f"<url><loc>{url}</loc></url>\n" for url in listed)
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n')
    with open_window() as window:
        window.context.settings.set(REQUEST_DELAY, 0)
        frames = frames_while(window, path, partial(_compared_in, folder))
    return Figures([quantiles(frames, n=20)[-1]])


def _compared_in(folder: Path | None, window: MainWindow, done: Callable[[], None]) -> None:
    """Compare the document on screen in the dialog, as the person does."""
    session, commands = window.context.session, window.commands
    assert session is not None
    web = WebAccess(window.context.tasks, bool)  # all hosts may be asked
    dialog = CoverageCommands(window.context, web, commands.file, commands.columns).dialog(session)
    dialog.uses_site.setChecked(folder is None)
    dialog.uses_folder.setChecked(folder is not None)
    dialog.folder.setText(str(folder))

    def stop_if_compared() -> None:
        if dialog.model.every:
            done()

    dialog.model.choice_changed.connect(stop_if_compared)
    dialog.show()
    dialog.compare_or_stop()


MEASUREMENTS = (
    Measurement(
        "coverage_folder",
        f"Coverage of a folder of {_FILES:,} pages",
        _folder,
        "x",
        6,
        20,
        "find, and lxml over heads",
        number=_FILES,
    ),
    Measurement(
        "coverage_linkinator",
        f"Find {_PAGES:,} pages of a live site by their links",
        _live_site,
        "x",
        1.25,
        None,
        f"{_PEER} --recurse",
    ),
    Measurement(
        "coverage_frames", "50k: p95 frame while a folder is compared", _frames_of_folder, "ms", 16, 50, ""
    ),
    Measurement(
        "coverage_site_frames",
        "50k: p95 frame while a live site is compared",
        _frames_of_site,
        "ms",
        16,
        50,
        "",
    ),
    Measurement(
        "coverage_memory",
        "Memory of 50,000 pages with their links",
        _memory,
        "bytes",
        120_000_000,
        150_000_000,
    ),
)
