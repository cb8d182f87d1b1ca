"""What an audit of a live site costs: a site on loopback is asked, which another process serves."""

import gc
import os
import pickle
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import urllib3
from PySide6.QtCore import QTimer

from bench_measuring import ROUNDS, Figures, Measurement, side_by_side
from bench_memory import status
from bench_open import frames_while, open_window
from editor.app.window.main_window import MainWindow
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.services.site_audit import AuditPlan, SiteAudit
from editor.site.audit_process import AuditProcess
from editor.site.request_limits import Limits

_LEAST = 19
_AT_ONCE = 8  # requests
_PAGES = 1_000
_FEW = 40  # pages for a program that waits a quarter of a second before each, whatever its limits
_RESULTS = 50_000
_LONGEST = 60_000  # milliseconds
_TOGETHER = 100  # answers that come in one piece
_PEER, _QUICK_PEER = "linkchecker", "linkinator"
_PEER_SETTINGS = "[checking]\nmaxrequestspersecond=100000\n[filtering]\ncheckextern=0\n"


@contextmanager
def served() -> Iterator[Callable[[int], list[str]]]:
    """A site meanwhile: gives so many URLs of it. It lets others go first, as if it were elsewhere."""
    server = Path(__file__).with_name("bench_web_server.py")
    with subprocess.Popen([sys.executable, str(server)], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        origin = f"http://127.0.0.1:{int(running.stdout.readline())}"
        try:
            yield lambda number: [f"{origin}/page/{each}" for each in range(number)]
        finally:
            running.kill()


def audit(urls: Sequence[str], folder: Path) -> float:
    """Audit all of them; returns the seconds from the first answer on, as the process starts once."""
    limits = Limits(per_host=_AT_ONCE, delay=0, allows_private=True)
    first, came = 0.0, 0
    with AuditProcess(urls, limits, store=folder / f"{next(_numbers)}.sqlite") as process:
        while process.is_running:
            came += len(process.poll(60))
            first = first or time.perf_counter()
    if came != len(urls):
        raise RuntimeError(f"{came} of {len(urls)} answers. {process.paused}{process.trouble}")
    return time.perf_counter() - first


_numbers = count()


def _alike() -> None:
    """Put what is measured on one level with the process of an audit, which lets all others go first."""
    if hasattr(os, "nice"):
        os.nice(_LEAST)


def _thousand(_file: Path) -> Figures:
    _alike()
    with served() as urls, TemporaryDirectory() as folder:
        rounds = [audit(urls(_PAGES), Path(folder)) for _ in range(ROUNDS)]
    return Figures([each * 1000 / _PAGES for each in rounds])


def _beside_plain_requests(_file: Path) -> Figures:
    _alike()
    with served() as urls, TemporaryDirectory() as folder:
        asked = urls(_PAGES)
        return side_by_side(lambda: audit(asked, Path(folder)), lambda: fetch_all(asked))


def fetch_all(urls: Sequence[str]) -> None:
    """Fetch pages and do nothing with them: what no audit can be faster than."""
    pool, left = urllib3.PoolManager(maxsize=_AT_ONCE), iter(urls)

    def work() -> None:
        for url in left:
            pool.request("GET", url, retries=False)

    threads = [threading.Thread(target=work) for _ in range(_AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _beside_linkinator(_file: Path) -> Figures:
    program = shutil.which(_QUICK_PEER)
    if program is None:
        return Figures([], missing=f"{_QUICK_PEER} is not installed: npm install -g {_QUICK_PEER}")
    _alike()
    with served() as urls, TemporaryDirectory() as folder:
        asked = urls(_PAGES)
        page = f"{asked[0].partition('/page/')[0]}/list/{_PAGES}"
        command = [program, page, "--concurrency", str(_AT_ONCE), "--verbosity", "none"]
        return side_by_side(
            lambda: audit(asked, Path(folder)), lambda: subprocess.run(command, check=True), rounds=1
        )


def _beside_a_peer(_file: Path) -> Figures:
    program = shutil.which(_PEER)
    if program is None:
        return Figures([], missing=f"{_PEER} is not installed: pip install LinkChecker, and into the PATH")
    with served() as urls, TemporaryDirectory() as folder:
        asked = urls(_FEW)
        settings = Path(folder) / "settings"
        settings.write_text(_PEER_SETTINGS)
        options = [
            "--no-status",
            "--no-robots",
            "-f",
            str(settings),
            "-r",
            "0",
            "-t",
            str(_AT_ONCE),
            "-o",
            "none",
        ]
        command = [program, *options, *asked]
        return side_by_side(
            lambda: audit(asked, Path(folder)), lambda: subprocess.run(command, check=True), rounds=1
        )


def _frames_meanwhile(file: Path) -> Figures:
    """The 95th percentile of the waits from frame to frame, while the answers of 50,000 pages come.

    Where that takes more than a minute, of a minute of it.
    """
    with served() as urls, open_window() as window:
        asked = urls(_RESULTS)
        path = file.with_name("asked.xml")
        entries = "".join(f"<url><loc>{url}</loc></url>\n" for url in asked)
        path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</urlset>\n')
        frames = frames_while(window, path, partial(_audited_in, asked))
        assert window.context.session is not None
        if not window.context.session.document.answers:
            raise RuntimeError("no answer came")
    return Figures([quantiles(frames, n=20)[-1]])


def _audited_in(urls: Sequence[str], window: MainWindow, done: Callable[[], None]) -> None:
    """Check the URLs of the document on screen, as the person does."""
    commands, session = window.commands.later.audit, window.context.session
    assert session is not None
    commands.begin(session, AuditPlan(urls, Limits(per_host=_AT_ONCE, delay=0, allows_private=True)))
    audit = commands.findChild(SiteAudit)
    assert isinstance(audit, SiteAudit)
    audit.ended.connect(done)
    QTimer.singleShot(_LONGEST, audit, audit.stop)


def _memory_of_results(_file: Path) -> Figures:
    """Answers come from another process in pieces, and are kept by URL."""
    pieces = [
        pickle.dumps([_answer(number) for number in range(start, start + _TOGETHER)])
        for start in range(0, _RESULTS, _TOGETHER)
    ]
    gc.collect()
    before = status("VmRSS")
    kept = {answer.url: answer for piece in pieces for answer in pickle.loads(piece)}  # noqa: S301 - our own
    gc.collect()
    grown = status("VmRSS") - before
    assert len(kept) == _RESULTS
    return Figures([grown])


def _answer(number: int) -> PageAnswer:
    url = f"https://www.example.com/category-{number % 40}/product-{number}"
    return PageAnswer(
        url,
        UrlVerdict.OK,
        status=200,
        final_url=url,
        content_type="text/html; charset=utf-8",
        canonical="".join(url),
        robots=("index", "follow"),
        last_modified="Tue, 10 Nov 2026 08:00:00 GMT",
        alternates=tuple((code, f"{url}?lang={code}") for code in ("de", "en", "fr")),
        text_hash=f"{number:032x}",
        milliseconds=120,
    )


MEASUREMENTS = (
    Measurement(
        "audit_thousand", "Audit 1,000 URLs without limits", _thousand, "ms", 1000, None, number=_PAGES
    ),
    Measurement(
        "audit", "Audit 1,000 URLs", _beside_plain_requests, "x", 2.5, None, f"urllib3, {_AT_ONCE} threads"
    ),
    Measurement(
        "audit_linkinator", "Audit 1,000 URLs", _beside_linkinator, "x", 1.25, None, f"{_QUICK_PEER}, a list"
    ),
    Measurement("audit_peer", f"Audit {_FEW} URLs", _beside_a_peer, "x", 1.25, None, f"{_PEER}, which waits"),
    Measurement(
        "audit_memory", "Memory of 50,000 answers", _memory_of_results, "bytes", 70_000_000, 100_000_000
    ),
    Measurement("audit_frames", "50k: p95 frame while URLs are audited", _frames_meanwhile, "ms", 16, 50, ""),
)
