"""Makes new sitemaps from tables, from feeds with their links and dates, and from pasted text.

Text from the clipboard may be more than cells: a sitemap or feed in XML, a robots.txt.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial

from editor.core.document.columns import CompactList, Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.extensions.extension_cells import Cells
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME, EXTENSION_NAMES
from editor.core.extensions.extension_editing import Style, blocks_of, render_element, with_namespace
from editor.core.fields import XML_SPACE, Kind
from editor.core.table_import import (
    Correction,
    Table,
    TableEntries,
    cell_columns,
    entries_of,
    recognised_columns,
)
from editor.core.text import N_, Phrase
from editor.core.values import w3c_datetime
from editor.core.xml.markup import EXTENSIONS, new_frame, saying_utf8
from editor.core.xml.outline import scope_names
from editor.formats.damage.entry_recovery import reread
from editor.formats.listed_sitemaps import is_robots, sitemaps_in_robots
from editor.formats.read_errors import ReadAs, Unreadable
from editor.formats.reading.reader import Reading, read_document
from editor.formats.tables.text_tables import TableError
from editor.rules.finding import Context
from editor.rules.values.lastmod_check import from_feed
from editor.rules.values.url_traits import looks_like_sitemap
from editor.rules.values.value_families import VALUE_FAMILIES
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
    return partial(_suggested_in_table, context, w3c_datetime.year_first_in_column(texts))


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
        raise TableError(N_("No column with URLs was found in this table."))
    correct = correction_in(table, columns, Context(kind=Kind.URLSET, now=now))
    return entries_of(table, columns, correct, cell_columns(table, columns))


def kind_of(found: TableEntries) -> Kind:
    """Return the kind of document for entries: an index if each URL names a
    sitemap and has nothing that only pages have.
    """
    is_index = bool(found.entries) and all(
        looks_like_sitemap(entry.loc) and entry == _of_index(entry) for entry in found.entries
    )
    is_index = is_index and not found.cells
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


def new_entries(entries: Iterable[Entry], kind: Kind = Kind.URLSET, cells: Sequence[Cells] = ()) -> Document:
    """Return a document of entries, with the values of extensions for each of them.

    In an index, what an index cannot hold is dropped.
    """
    if kind is Kind.SITEMAPINDEX:
        entries, cells = map(_of_index, entries), ()
    frame = new_frame(kind)
    for name in sorted({name.extension for own in cells for name in own}, key=EXTENSION_NAMES.index):
        frame = with_namespace(frame, EXTENSION_BY_NAME[name])
    document = Document(frame)
    columns = document.new_columns(entries)
    if cells:
        columns.extensions = CompactList(_extension_texts(document, columns, cells))
    document.append(columns)
    return document


def _extension_texts(document: Document, columns: EntryColumns, cells: Sequence[Cells]) -> Iterator[str]:
    """Yield the text of the extensions of each new entry."""
    layout = document.layouts[columns.layout[0]]
    before = next(child.before for child in layout.children if child.name == EXTENSIONS)
    names = scope_names(document.frame)
    for own in cells:
        texts = []
        for extension, draft in blocks_of(own):
            prefix = names.prefix_of(extension.variants.fullmatch) or ""
            texts.append(render_element(draft, Style(document.frame, prefix, before, "  ")))
        yield before.join(texts)


def new_sitemap(
    entries: Iterable[Entry],
    now: datetime,
    published_url: str = "",
    kind: Kind = Kind.URLSET,
    cells: Sequence[Cells] = (),
) -> OpenDocument:
    """Return a checked document of new entries without a file; may be called in any thread."""
    return OpenDocument.of(new_entries(entries, kind, cells), now, published_url)


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
    if not document.findings.is_finished:
        document.findings.check_all()
    return document


def _document_in(text: str, now: datetime) -> OpenDocument:
    """Read a text as a sitemap, whatever encoding it declares, or make one from a robots.txt or feed."""
    if is_robots(text):
        return new_sitemap(map(Entry, sitemaps_in_robots(text)), now, kind=Kind.SITEMAPINDEX)
    data = saying_utf8(text).encode("utf-8", "replace")  # the encoding that pasted text declares is no error
    reading = _sound(data) or reread(data, "", ReadAs("utf-8"))
    if reading.entries.kind is Kind.TEXT:
        raise Unreadable(Phrase(N_("This is not a sitemap.")))
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
