"""New sitemaps from what is none: tables, and feeds with their links and dates."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from editor.core.document.columns import Entry
from editor.core.document.urlset import Urlset
from editor.core.fields import XML_SPACE, Kind
from editor.core.table import Table, recognised_columns
from editor.core.table_import import Mend, TableEntries, entries_of
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values import w3c_datetime
from editor.core.xml.markup import new_frame
from editor.formats.tables.spreadsheets import SUFFIXES
from editor.formats.tables.tables import TableError
from editor.rules.finding import Context
from editor.rules.lastmod.day_forms import year_first_in_column
from editor.rules.lastmod.other_forms import from_feed
from editor.rules.loc.advice import looks_like_sitemap
from editor.rules.suggestions import suggested_value
from editor.services.documents.document import Document
from editor.services.tables.table_file import has_table_in_text, tables_in_archive

TABLES = (".csv", ".tsv", ".csv.gz", ".tsv.gz", *SUFFIXES)


def is_table(path: Path) -> bool:
    """Whether a file holds a table and no sitemap.

    Its name says so, or it is a ZIP with tables in it, or a text with headings: Excel's “Unicode text”.
    """
    name = path.name.lower()
    if name.endswith(".zip"):
        return bool(tables_in_archive(path))
    return name.endswith(TABLES) or (name.endswith(".txt") and has_table_in_text(path))


def mend_at(now: datetime) -> Mend:
    """What is surely meant by a text, in the form that sitemaps have for it."""
    return partial(_suggested, Context(kind=Kind.URLSET, now=now))


def _suggested(context: Context, field: str, text: str) -> str | None:
    return suggested_value(field, text, context)


def mend_in(table: Table, columns: Mapping[str, int], context: Context) -> Mend:
    """The same for the texts of a table: a spreadsheet writes days as people in its country do."""
    dates = columns.get("lastmod")
    texts = () if dates is None else (row[dates].strip() for row in table.rows)
    return partial(_suggested_in_table, context, year_first_in_column(texts))


def _suggested_in_table(
    context: Context, year_first: Callable[[str], str], field: str, text: str
) -> str | None:
    meant = suggested_value(field, text, context)
    if meant is not None or field != "lastmod":
        return meant
    day = year_first(text.strip())
    return day if day != text and w3c_datetime.parse_date(day) else None


def table_entries(table: Table, now: datetime) -> TableEntries:
    """The entries in a table whose columns are told by headings; raises TableError."""
    columns = recognised_columns(table)
    if "loc" not in columns:
        raise TableError(QT_TRANSLATE_NOOP("tables", "No column with URLs was found in this table."))
    return entries_of(table, columns, mend_in(table, columns, Context(kind=Kind.URLSET, now=now)))


def kind_of(entries: Sequence[Entry]) -> Kind:
    """What entries are meant for: an index, where each URL names a sitemap and nothing is said of pages."""
    is_index = bool(entries) and all(
        looks_like_sitemap(entry.loc) and entry == _of_index(entry) for entry in entries
    )
    return Kind.SITEMAPINDEX if is_index else Kind.URLSET


def _of_index(entry: Entry) -> Entry:
    """What an index has of an entry."""
    return Entry(entry.loc, entry.lastmod)


def feed_entries(feed: Urlset, now: datetime) -> list[Entry]:
    """The items of a feed that have a link, with their dates as sitemaps write them."""
    mend = mend_at(now)

    def as_w3c(text: str) -> str:
        return mend("lastmod", text) or from_feed(text) or text

    items = zip(feed.column("loc"), feed.column("lastmod"), strict=True)
    return [Entry(loc.strip(XML_SPACE), as_w3c(date)) for loc, date in items if loc.strip(XML_SPACE)]


def new_sitemap(
    entries: Iterable[Entry], now: datetime, published_url: str = "", kind: Kind = Kind.URLSET
) -> Document:
    """A document without a file, checked; it may be made in any thread.

    What an index has not of an entry is left out of one.
    """
    if kind is Kind.SITEMAPINDEX:
        entries = map(_of_index, entries)
    urlset = Urlset(new_frame(kind))
    urlset.append(urlset.new_block(entries))
    return Document.of(urlset, now, published_url)
