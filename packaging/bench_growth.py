"""Measures what a hostile document costs as it grows: four times as much takes about four times as long."""

import atexit
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from bench_measuring import Figures, Measurement, side_by_side
from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.filtering.filter_tree import Literal, Text
from editor.core.grouping import site_tree
from editor.core.xml.markup import NAMESPACE
from editor.formats.damage.text_repair import repair
from editor.formats.reading.encoding import decode_damaged
from editor.formats.reading.reader import read_document
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_run import fix_all_safe
from editor.services.documents.set_changes import nested_in

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


def _attributes(size: int) -> Work:
    """A check of a link with many attributes that mean nothing: what is good is learned from it anew."""
    odd = "".join(f' a{number}="{number}"' for number in range(size))
    prefixes = (f"x{number}" for number in count())

    def work() -> None:
        prefix = next(prefixes)  # of a file that nothing is known of
        link = f'<{prefix}:link rel="alternate" hreflang="de" href="{SITE}/"{odd}/>'
        names = f'xmlns="{NAMESPACE}" xmlns:{prefix}="http://www.w3.org/1999/xhtml"'
        document = read_document(
            f"<urlset {names}><url><loc>{SITE}/</loc>{link}</url></urlset>".encode()
        ).entries
        Findings(document, {0: Context(document.kind, NOW)}).check_all()

    return work


def _images(size: int) -> Work:
    """Fixing all that is safe in an entry of images, none of which is right."""
    images = "".join(
        f"<i:image><i:loc>HTTP://e.org/a b{number}.png</i:loc><i:x>{number}</i:x></i:image>"
        for number in range(size)
    )
    names = f'xmlns="{NAMESPACE}" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"'
    data = f"<urlset {names}><url><loc>{SITE}/</loc>{images}</url></urlset>".encode()

    def work() -> None:
        document = read_document(data).entries
        findings = Findings(document, {0: Context(document.kind, NOW)})
        findings.check_all()
        if fix_all_safe(document, findings).edit is None:
            raise RuntimeError("nothing was fixed")

    return work


def _chain(size: int) -> Work:
    """Looking into an index that lists another one, which lists another one, and so on."""
    folder = mkdtemp()
    atexit.register(rmtree, folder, ignore_errors=True)
    for number in range(size):
        entry = f"<sitemap><loc>{SITE}/{number + 1}.xml</loc></sitemap>"
        text = f'<sitemapindex xmlns="{NAMESPACE}">{entry}</sitemapindex>'
        Path(folder, f"{number}.xml").write_text(text, encoding="utf-8")
    first = Path(folder, "0.xml")
    index = read_document(first.read_bytes()).entries

    def work() -> None:
        if not nested_in(index, first, NOW)[0].trouble:
            raise RuntimeError("it was taken in")

    return work


_DAMAGES = (
    "<url><loc><![CDATA[x</loc></url>",
    "<url><loc>x<loc>",
    "< / loc >< url >",
    "<!-- x <!-- y -->",
    "<loc>x</loc>",
    '<a b="c ',
    "&lt;url&gt;&lt;loc&gt;x",
    '<urlset xmlns:a="b">',
)


def _damages(size: int) -> Work:
    """Repairing sitemaps that are damaged in many places, each in one way."""
    texts = [f'<urlset xmlns="{NAMESPACE}">{damage * (size // len(_DAMAGES))}' for damage in _DAMAGES]
    return partial(_repair, [text.encode() for text in texts])


def _repair(damaged: list[bytes]) -> None:
    for data in damaged:
        repair(decode_damaged(data, keeps_bytes=True))


def _edit(text: str) -> Work:
    """The URL of the second entry is another by turns, and what is wrong is found out again."""
    document = read_document(text.encode()).entries
    findings = Findings(document, {0: Context(document.kind, NOW)})
    findings.check_all()
    return partial(_change, document, findings)


def _change(document: Document, findings: Findings) -> None:
    value = f"{SITE}/{'other' if document.column('loc')[1].endswith('y') else 'y'}"
    SetValues("loc", range(1, 2), value).apply(document)
    findings.report.counts()


WORKS = (
    Growth("grow-hosts", "a site panel with 50,000 hosts", 50_000, _hosts),
    Growth("grow-links", "an edit of 40,000 language links", 40_000, _links),
    Growth("grow-attributes", "a check of 200,000 attributes", 200_000, _attributes),
    Growth("grow-chain", "a chain of 3,000 indexes", 3_000, _chain),
    Growth("grow-damage", "repairs of 200,000 damaged places", 200_000, _damages),
    Growth("grow-images", "fixes of 20,000 bad images in an entry", 20_000, _images),
)
MEASUREMENTS = tuple(work.measurement() for work in WORKS)
