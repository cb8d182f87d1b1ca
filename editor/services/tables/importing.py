"""Makes new sitemaps from other formats: tables, and feeds with their links and dates."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import XML_SPACE, Kind
from editor.core.table import Table, recognised_columns
from editor.core.table_import import Correction, TableEntries, entries_of
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values import w3c_datetime
from editor.core.xml.markup import new_frame
from editor.formats.tables.tables import TableError
from editor.rules.finding import Context
from editor.rules.lastmod.day_forms import year_first_in_column
from editor.rules.lastmod.other_forms import from_feed
from editor.rules.loc.advice import looks_like_sitemap
from editor.rules.value_families import VALUE_FAMILIES
from editor.services.documents.open_document import OpenDocument


def correction_at(now: datetime) -> Correction:
    """Return the function that turns a value into a valid one, if it is clear which one is meant."""
    return partial(_suggested, Context(kind=Kind.URLSET, now=now))


def _suggested(context: Context, field: str, text: str) -> str | None:
    return VALUE_FAMILIES[field].suggested(text, context)


def correction_in(table: Table, columns: Mapping[str, int], context: Context) -> Correction:
    """Return the function that turns a value of a table into a valid one, also
    dates in the format of a country.
    """
    dates = columns.get("lastmod")
    texts = () if dates is None else (row[dates].strip() for row in table.rows)
    return partial(_suggested_in_table, context, year_first_in_column(texts))


def _suggested_in_table(
    context: Context, year_first: Callable[[str], str], field: str, text: str
) -> str | None:
    meant = VALUE_FAMILIES[field].suggested(text, context)
    if meant is not None or field != "lastmod":
        return meant
    day = year_first(text.strip())
    return day if day != text and w3c_datetime.parse_date(day) else None


def table_entries(table: Table, now: datetime) -> TableEntries:
    """Return the entries of a table, with columns recognised by their headings; raises TableError."""
    columns = recognised_columns(table)
    if "loc" not in columns:
        raise TableError(QT_TRANSLATE_NOOP("tables", "No column with URLs was found in this table."))
    return entries_of(table, columns, correction_in(table, columns, Context(kind=Kind.URLSET, now=now)))


def kind_of(entries: Sequence[Entry]) -> Kind:
    """Return the kind of document for entries: an index if each URL names a
    sitemap and has no fields of pages.
    """
    is_index = bool(entries) and all(
        looks_like_sitemap(entry.loc) and entry == _of_index(entry) for entry in entries
    )
    return Kind.SITEMAPINDEX if is_index else Kind.URLSET


def _of_index(entry: Entry) -> Entry:
    """Return the part of an entry that an index can hold: its URL and date."""
    return Entry(entry.loc, entry.lastmod)


def feed_entries(feed: Document, now: datetime) -> list[Entry]:
    """Return the items of a feed that have a link, with their dates in the format of sitemaps."""
    correct = correction_at(now)

    def as_w3c(text: str) -> str:
        return correct("lastmod", text) or from_feed(text) or text

    items = zip(feed.column("loc"), feed.column("lastmod"), strict=True)
    return [Entry(loc.strip(XML_SPACE), as_w3c(date)) for loc, date in items if loc.strip(XML_SPACE)]


def new_sitemap(
    entries: Iterable[Entry], now: datetime, published_url: str = "", kind: Kind = Kind.URLSET
) -> OpenDocument:
    """Return a checked document without a file; may be called in any thread.

    In an index, fields of entries that an index cannot hold are dropped.
    """
    if kind is Kind.SITEMAPINDEX:
        entries = map(_of_index, entries)
    document = Document(new_frame(kind))
    document.append(document.new_columns(entries))
    return OpenDocument.of(document, now, published_url)
