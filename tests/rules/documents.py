"""Small sitemaps for the tests of the rules, and what is found in them."""

import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.site.page_answers import KnownAnswers, PageAnswer
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from editor.core.xml.markup import NAMESPACE, new_frame
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import read_document
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings
from editor.rules.wording import finding_of_file_hit
from editor.runtime.threads import IsCancelled, never

NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
HOST = "https://acme.org"
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
NEWS = "http://www.google.com/schemas/sitemap-news/0.9"
DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'


def url(path: str = "/", more: str = "") -> str:
    """An entry of a urlset."""
    return f"  <url><loc>{HOST}{path}</loc>{more}</url>\n"


def child(path: str = "/a.xml", more: str = "") -> str:
    """An entry of an index."""
    return f"  <sitemap><loc>{HOST}{path}</loc>{more}</sitemap>\n"


def urlset(*entries: str, attributes: str = "", namespace: str = NAMESPACE, before: str = DECLARATION) -> str:
    """A urlset; entries and whatever else shall stand in it."""
    return f'{before}<urlset xmlns="{namespace}"{attributes}>\n{"".join(entries)}</urlset>\n'


def index(*entries: str) -> str:
    """A sitemap index."""
    return f'{DECLARATION}<sitemapindex xmlns="{NAMESPACE}">\n{"".join(entries)}</sitemapindex>\n'


@dataclass(frozen=True)
class Case:
    """A file, and what the rules know about it."""

    content: str | bytes
    name: str = ""
    published_url: str = ""
    byte_size: int = 0  # instead of the real one
    cross_submitted: bool = False
    search_console: bool = False
    letter_case: bool = False
    answers: tuple[PageAnswer, ...] = ()
    robots: str = ""  # a robots.txt that was loaded for Googlebot

    def opened(self) -> tuple[Document, Context]:
        """Its entries, and what the rules know besides; raises Unreadable."""
        reading = read_document(
            self.content if isinstance(self.content, bytes) else self.content.encode(), self.name
        )
        context = Context(
            reading.entries.kind,
            NOW,
            self.name,
            self.published_url,
            self.cross_submitted,
            self.search_console,
            self.byte_size or reading.byte_size,
            reading.file_hits,
            self.letter_case,
            robots=AgentRules(RobotsTxt(self.robots.encode()), "Googlebot") if self.robots else None,
            answers=KnownAnswers(self.answers),
        )
        return reading.entries, context

    def each_finding(self) -> Iterator[Finding]:
        """Everything that is found in it, unreadable or not, the worst first, as it is asked for."""
        try:
            findings = checked(*self.opened())
        except Unreadable as error:
            yield from map(finding_of_file_hit, error.file_hits)
        else:
            yield from findings.report.all()

    def findings(self) -> list[Finding]:
        """Everything that is found in it, unreadable or not."""
        return list(self.each_finding())

    def rules(self) -> set[str]:
        """The ids of the rules it breaks."""
        try:
            return {group.rule.id for group in checked(*self.opened()).report.groups()}
        except Unreadable as error:
            return {file_hit.rule for file_hit in error.file_hits}

    def of(self, rule: str) -> list[Finding]:
        """What one rule finds in it."""
        return [finding for finding in self.findings() if finding.rule.id == rule]


def checked(document: Document, context: Context | None = None) -> Findings:
    """The findings of a document."""
    findings = Findings(document, {0: context or Context(document.kind, NOW)})
    findings.check_all()
    return findings


class HeldChecks:
    """Holds the checks of all rows of a document, as a busy worker does, until they are let run."""

    def __init__(self, findings: Findings, patch: pytest.MonkeyPatch) -> None:
        patch.setattr("editor.rules.findings.AT_ONCE", -1)
        patch.setattr("editor.rules.findings.MANY", -1)
        findings.later = self._ask
        self._asked: list[tuple[Callable[[IsCancelled], None], Callable[[Future[None]], None]]] = []

    def _ask(self, work: Callable[[IsCancelled], None], done: Callable[[Future[None]], None]) -> None:
        self._asked.append((work, done))

    def run(self) -> None:
        """Let them run, and end."""
        self.end(self.work())

    def work(self) -> list[Callable[[], None]]:
        """Let them run, but not end; return what ends them."""
        ends: list[Callable[[], None]] = []
        for work, done in self._asked:
            outcome: Future[None] = Future()
            outcome.set_result(work(never))
            ends.append(partial(done, outcome))
        self._asked.clear()
        return ends

    @staticmethod
    def end(ends: Iterable[Callable[[], None]]) -> None:
        """Let them end."""
        for end in ends:
            end()


def document(*entries: Entry, kind: Kind = Kind.URLSET) -> Document:
    """A document made of nothing but values."""
    made = Document(new_frame(kind))
    made.append(made.new_columns(entries))
    return made


def with_locs(*locs: str, kind: Kind = Kind.URLSET) -> Document:
    """A document of URLs alone."""
    return document(*map(Entry, locs), kind=kind)


def gzipped(text: str) -> bytes:
    """Compressed, with the same bytes every time."""
    packer = zlib.compressobj(wbits=31)
    return packer.compress(text.encode()) + packer.flush()
