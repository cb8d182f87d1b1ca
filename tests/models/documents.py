"""Documents for the tests of models and views."""

from datetime import UTC, datetime

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.rules.finding import Context
from editor.rules.findings import Findings

NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
SITE = "https://shop.example"

ENTRIES = (
    Entry(f"{SITE}/", "2026-11-02", "daily", "1.0"),
    Entry(f"{SITE}/blog/winter guide", "2026-13-02", "Weekly", "0.6"),
    Entry(f"{SITE}/skis", "", "", ""),
    Entry(f"{SITE}/boots", "2026-10-30T09:15:00+01:00", "monthly", "0,8"),
)


def document(*entries: Entry, kind: Kind = Kind.URLSET) -> tuple[Document, Findings]:
    """A checked document; the four entries above where none are given."""
    urlset = Document(new_frame(kind))
    urlset.append(urlset.new_columns(entries or ENTRIES))
    findings = Findings(urlset, {0: Context(kind=kind, now=NOW)})
    findings.check_all()
    return urlset, findings


def numbered(count: int) -> tuple[Document, Findings]:
    """A document of entries /0, /1, …, all alike but for that."""
    return document(*(Entry(f"{SITE}/{row}", "2026-11-02", "daily", "0.5") for row in range(count)))
