"""Measures what a hostile document costs as it grows: four times as much takes about four times as long."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bench_measuring import Figures, Measurement, side_by_side
from editor.core.edits import SetValues
from editor.core.filtering.nodes import Literal, Text
from editor.core.markup import NAMESPACE
from editor.core.site_tree import site_tree
from editor.core.urlset import Urlset
from editor.formats.reading import read
from editor.rules.finding import Context
from editor.rules.findings import Findings

SITE = "https://www.example.com"
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TIMES = 4
Work = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Growth:
    """Work that a document makes, which grows with it: `make` gives that of one of a size."""

    name: str
    what: str
    size: int  # of the larger one that is measured
    make: Callable[[int], Work]

    def take(self, _path: Path) -> Figures:
        """The work of a large document, and as a yardstick that of one a quarter as large, four times."""
        few, many = self.make(self.size // TIMES), self.make(self.size)

        def again() -> None:
            for _ in range(TIMES):
                few()

        return side_by_side(many, again, rounds=2)

    def measurement(self) -> Measurement:
        """It as a line of the bench: 1 is linear, 4 quadratic."""
        return Measurement(self.name, self.what, self.take, "x", 1.5, 2.5, "a quarter of it, four times")


def _hosts(size: int) -> Work:
    """The site panel: the tree is made, and the folder that a filter asks for is found in it."""
    locs = [f"https://h{number}.example.com/a/{number}" for number in range(size)]
    worst = bytes(size)
    asked = (Text("host", Literal("h1.example.com"), is_whole=True), Text("path", Literal("/a/")))

    def work() -> None:
        tree = site_tree(locs, worst)
        tree.question(tree.hosts[-1])
        if tree.asked_for(asked) is None or tree.asked_for(()) is not None:
            raise RuntimeError("another folder was found")

    return work


def _links(size: int) -> Work:
    """An edit of an entry that another one has all its links in common with."""
    default = 'hreflang="x-default"'
    links = "".join(
        f'<xhtml:link rel="alternate" {default if number % 2 else f"""hreflang="de-{number}" """} '
        f'href="{SITE}/{number // 3}"/>'
        for number in range(size)
    )
    entries = "".join(f"<url><loc>{SITE}/{name}</loc>{links}</url>" for name in ("x", "y"))
    others = "".join(f"<url><loc>{SITE}/{number}</loc></url>" for number in range(size))
    return _edit(
        f'<urlset xmlns="{NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">{entries}{others}</urlset>'
    )


def _edit(text: str) -> Work:
    """The URL of the second entry is another by turns, and what is wrong is found out again."""
    urlset = read(text.encode()).urlset
    findings = Findings(urlset, Context(urlset.kind, NOW))
    findings.check_all()
    return partial(_change, urlset, findings)


def _change(urlset: Urlset, findings: Findings) -> None:
    value = f"{SITE}/{'other' if urlset.column('loc')[1].endswith('y') else 'y'}"
    SetValues("loc", range(1, 2), value).apply(urlset)
    findings.counts()


WORKS = (
    Growth("grow-hosts", "a site panel with 50,000 hosts", 50_000, _hosts),
    Growth("grow-links", "an edit of 40,000 language links", 40_000, _links),
)
MEASUREMENTS = tuple(work.measurement() for work in WORKS)
