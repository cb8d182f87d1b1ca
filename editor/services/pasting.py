"""Text from the clipboard that is more than cells: a sitemap or feed in XML, a robots.txt."""

from dataclasses import replace
from datetime import datetime

from editor.core.block import Entry
from editor.core.fields import XML_SPACE, Kind
from editor.core.urlset import Urlset
from editor.formats.errors import Unreadable
from editor.formats.mentions import is_robots, sitemaps_in_robots
from editor.formats.reading import Reading
from editor.formats.recovery import ReadAs
from editor.formats.salvage import reread
from editor.rules.finding import Context
from editor.services.document import Document
from editor.services.importing import feed_entries, new_sitemap


def is_whole_file(text: str) -> bool:
    """Whether a text may be a file, and no cells."""
    return text.lstrip(XML_SPACE + "\ufeff").startswith("<") or is_robots(text)


def urlset_in(text: str, now: datetime) -> Urlset:
    """The entries of what is pasted into a document; raises Unreadable where it is no sitemap."""
    return document_of(text, now).urlset


def document_of(text: str, now: datetime) -> Document:
    """A document without a file; raises Unreadable where the text is no sitemap.

    What had to be repaired is accepted: there is no file that could come to harm.
    """
    if is_robots(text):
        return new_sitemap(map(Entry, sitemaps_in_robots(text)), now, kind=Kind.SITEMAPINDEX)
    reading = _read(text)
    urlset = reading.urlset
    if urlset.kind is Kind.FEED:
        return new_sitemap(feed_entries(urlset, now), now)
    context = Context(kind=urlset.kind, now=now, remarks=reading.remarks, byte_size=reading.byte_size)
    document = Document(urlset, context)
    document.repairs = reading.repairs
    document.findings.check_all()
    return document


def _read(text: str) -> Reading:
    """Read a text, whatever encoding it says to be in."""
    reading = reread(text.encode("utf-8", "replace"), "", ReadAs("utf-8"))
    if reading.urlset.kind is Kind.TEXT:
        raise Unreadable("This is no sitemap.")
    return replace(reading, remarks=() if reading.repairs else reading.remarks)
