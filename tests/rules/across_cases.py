"""Files that break each rule about several of them, and files that do not."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from editor.core.document.columns import Entry
from editor.core.fields import Kind
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings
from editor.rules.listing.index_check import ChildState, IndexEntry, findings_of_index
from tests.core.file_sets import joined
from tests.rules.documents import HOST, NOW, document

A, B = Entry(f"{HOST}/a"), Entry(f"{HOST}/b", "2024-05-01")


@dataclass(frozen=True, slots=True)
class Files:
    """Several files as one document."""

    entries: tuple[Sequence[Entry], ...]

    def findings(self) -> list[Finding]:
        found = Findings(joined(*self.entries), {0: Context(Kind.URLSET, NOW)})
        found.check_all()
        return list(found.report.all())


@dataclass(frozen=True, slots=True)
class Index:
    """An index that lists one sitemap or some alike, with what is known of the files beside it."""

    child: IndexEntry = field(default_factory=lambda: IndexEntry("a.xml"))
    lastmod: str = ""
    unlisted: tuple[str, ...] = ()
    count: int = 1  # how often the index lists such a one

    def findings(self) -> list[Finding]:
        entry = Entry(f"{HOST}/{self.child.name}", self.lastmod)
        urlset = document(*[entry] * self.count, kind=Kind.SITEMAPINDEX)
        context = Context(Kind.SITEMAPINDEX, NOW)
        children = dict.fromkeys(range(self.count), self.child)
        return list(findings_of_index(urlset, context, children, self.unlisted).report.all())


def _dated(lastmod: str, newest: str) -> Index:
    return Index(IndexEntry("a.xml", newest=newest), lastmod)


Case = Files | Index
FAILING: dict[str, list[Case]] = {
    "index-nested": [Index(IndexEntry("a.xml", ChildState.INDEX))],
    "index-child-missing": [Index(IndexEntry("a.xml", ChildState.MISSING)), Index(unlisted=("b.xml",))],
    "index-cycle": [Index(IndexEntry("a.xml", ChildState.INDEX, leads_back=True))],
    "index-child-repeated": [Index(IndexEntry("a.xml", listed_by="b.xml"))],
    "index-lastmod-stale": [
        _dated("2024-05-01", "2024-05-02"),
        _dated("2024-05-01", "2024-05-02T00:00:00Z"),
        _dated("2024-05-01T10:00:00Z", "2024-05-01T10:00:01Z"),
        _dated("2024-05-01T10:00:00+02:00", "2024-05-01T09:00:00Z"),
        _dated("2023", "2024-01-01"),
    ],
    "index-too-many-files": [Index(IndexEntry("a.xml", ChildState.INDEX), count=500)],
    "duplicate-across-files": [Files(([A], [A])), Files(([A], [B], [Entry(f" {B.loc}\n", "2025")]))],
}
PASSING: dict[str, list[Case]] = {
    "index-nested": [Index()],
    "index-child-missing": [Index()],
    "index-cycle": [Index(IndexEntry("a.xml", ChildState.INDEX))],
    "index-child-repeated": [Index()],
    "index-lastmod-stale": [
        _dated("2024-05-01", "2024-05-01"),
        _dated("2024-05-01", "2024-05-01T23:59:59Z"),
        _dated("2024-05-01T10:00:00Z", "2024-05-01"),
        _dated("2024", "2024-12-31"),
        _dated("", "2024-12-31"),
        _dated("yesterday", "2024-12-31"),
        _dated("2024-05-01", ""),
    ],
    "index-too-many-files": [Index(IndexEntry("a.xml", ChildState.INDEX), count=499), Index(count=501)],
    "duplicate-across-files": [Files(([A], [B])), Files(([A, A], [B])), Files(([Entry()], [Entry()]))],
}
