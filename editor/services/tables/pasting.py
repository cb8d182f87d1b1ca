"""Parses text from the clipboard that is more than cells: a sitemap or feed in XML, a robots.txt."""

from datetime import datetime

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import XML_SPACE, Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.reencode import saying_utf8
from editor.formats.damage.read_as import ReadAs
from editor.formats.errors import Unreadable
from editor.formats.listed_sitemaps import is_robots, sitemaps_in_robots
from editor.formats.reading.reader import Reading, read_document
from editor.rules.finding import Context
from editor.services.documents.open_document import OpenDocument
from editor.services.tables.importing import feed_entries, new_sitemap


def is_whole_file(text: str) -> bool:
    """Tell whether a text may be a whole file rather than cells."""
    return text.lstrip(XML_SPACE + "\ufeff").startswith("<") or is_robots(text)


def urlset_in(text: str, now: datetime) -> Document:
    """Return the entries of a text that is pasted into a document, unchecked;
    raises Unreadable if it is no sitemap.
    """
    return _document_in(text, now).entries


def document_of(text: str, now: datetime) -> OpenDocument:
    """Return a checked document without a file from a text; raises Unreadable if it is no sitemap.

    Repairs are accepted without a question, as there is no file that could be damaged.
    """
    document = _document_in(text, now)
    if not document.findings.is_settled:
        document.findings.check_all()
    return document


def _document_in(text: str, now: datetime) -> OpenDocument:
    """Read a text as a sitemap, whatever encoding it declares, or make one from a robots.txt or feed."""
    if is_robots(text):
        return new_sitemap(map(Entry, sitemaps_in_robots(text)), now, kind=Kind.SITEMAPINDEX)
    from editor.formats.damage.recover import reread  # noqa: PLC0415 - loads all about damaged files

    data = saying_utf8(text).encode("utf-8", "replace")  # the encoding that pasted text declares is no error
    reading = _sound(data) or reread(data, "", ReadAs("utf-8"))
    if reading.entries.kind is Kind.TEXT:
        raise Unreadable(Phrase(QT_TRANSLATE_NOOP("phrases", "This is not a sitemap.")))
    if reading.entries.kind is Kind.FEED:
        return new_sitemap(feed_entries(reading.entries, now), now)
    file_hits = () if reading.repairs else reading.file_hits
    context = Context(reading.entries.kind, now, file_hits=file_hits, byte_size=reading.byte_size)
    document = OpenDocument(reading.entries, context)
    document.file_list.there[0].repairs = reading.repairs
    return document


def _sound(data: bytes) -> Reading | None:
    """Read a text that needs no repair; None if it may need one: to find out
    for sure takes ten times as long.
    """
    try:
        reading = read_document(data)
    except Unreadable:
        return None
    is_plain = reading.encoding == "utf-8" and not reading.entries.frame.bom
    return reading if is_plain and reading.complete and not reading.file_hits else None
