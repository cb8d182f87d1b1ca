"""Exports a document in clean form: UTF-8, canonical order and whitespace, official namespace.

The export changes no URL, no value's meaning and no order of entries, and keeps foreign elements, comments,
processing instructions and attributes. Sources: https://www.sitemaps.org/protocol.html (escaping, namespace,
limits), https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache, partial
from urllib.parse import quote

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.document.entry_text import (
    Column,
    element_columns,
    entry_pieces,
    entry_texts,
    interleave,
    items_at,
    pieces_of,
    text_of_all,
)
from editor.core.extensions.declared import EXTENSION_NAMES
from editor.core.fields import XML_SPACE, Kind
from editor.core.limits import MAX_BYTES
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.core.values.hosts import a_label, split_authority
from editor.core.values.urls import split
from editor.core.xml.markup import EXTENSIONS
from editor.formats.errors import Unreadable
from editor.formats.transfer.extension_order import with_ordered_extensions
from editor.formats.writing.canonical import GAP, INNER, CanonicalForm, escape
from editor.formats.writing.verified import (
    NotFaithful,
    compare_lines,
    compare_reading,
    compress_verified,
    verify_list,
)
from editor.rules.xml_file.entities import written_out

_PRINTABLE = "".join(map(chr, range(0x21, 0x7F)))  # characters that a URL need not encode
# Rules whose findings the clean form always fixes.
_MENDED = frozenset(
    {
        "encoding-not-utf8",
        "file-too-large",  # decided by the size of the export
        "leading-whitespace",
        "namespace-missing",
        "namespace-wrong",
    }
)
_NOT_IN_TEXT = (
    *("lastmod-", "changefreq-", "priority-", "element-order", "empty-element", "extension-"),
    *(f"{name}-" for name in EXTENSION_NAMES),
)


_TOO_LARGE = QT_TRANSLATE_NOOP(
    "phrases",
    "The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before "
    "compression. Split the sitemap.",
)
_NO_LIST = QT_TRANSLATE_NOOP(
    "phrases",
    "An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML.",
)
_NOT_READ_AGAIN = QT_TRANSLATE_NOOP("phrases", "The export could not be read back: {error}")


class ExportTooLarge(Exception):
    """The error for an export with more bytes than the protocol allows."""

    def __init__(self, size: int) -> None:
        super().__init__(Phrase(_TOO_LARGE, size=size, limit=MAX_BYTES))
        self.size = size


class ExportImpossible(Exception):
    """The error for a document that cannot be written in this form at all."""

    def __init__(self) -> None:
        super().__init__(Phrase(_NO_LIST))


class ExportForm(Enum):
    """A file format of exports."""

    XML = ".xml"
    XML_GZ = ".xml.gz"
    TEXT = ".txt"
    TEXT_GZ = ".txt.gz"

    @classmethod
    def of_name(cls, name: str) -> "ExportForm | None":
        """Return the format by a file name's extension; None if it has none of them."""
        return next((form for form in cls if name.lower().endswith(form.value)), None)

    @property
    def is_compressed(self) -> bool:
        """True if the export is compressed, as one gzip member."""
        return self.value.endswith(".gz")

    @property
    def is_text(self) -> bool:
        """True if the export is a plain list of URLs."""
        return self in {ExportForm.TEXT, ExportForm.TEXT_GZ}

    def takes(self, kind: Kind) -> bool:
        """Return True if documents of this kind can be exported so: a list of URLs lists pages only."""
        return not (self.is_text and kind is Kind.SITEMAPINDEX)

    def corrects(self, rule: str) -> bool:
        """Return True if findings of this rule do not concern what an export of this form writes."""
        return rule in _MENDED or (self.is_text and rule.startswith(_NOT_IN_TEXT))


def export(entries: Entries, form: ExportForm, *, limit: int | None = MAX_BYTES) -> bytes:
    """Return a document in clean form, after reading it back and comparing it with the document.

    `limit` is in bytes without compression, or None; ExportTooLarge is raised for more. Errors in the
    document are not considered here. Raises NotFaithful if the result would be wrong.
    """
    entries = written_out(entries)
    if form.is_text:
        lines = [ascii_url(loc.strip(XML_SPACE)) for loc in entries.column("loc") if loc.strip(XML_SPACE)]
        data = "".join(line + "\n" for line in lines).encode("ascii")
        check = partial(_verify_lines, lines, data)
    else:
        canonical = CanonicalForm(entries.frame)
        entries = with_ordered_extensions(entries)
        data = "".join(_to_text(entries, canonical)).encode()
        check = partial(_verify, entries, canonical, data)
    if limit is not None and len(data) > limit:
        raise ExportTooLarge(len(data))
    if form.is_compressed:
        return compress_verified(data, check)
    check()
    return data


# XML


def _to_text(entries: Entries, canonical: CanonicalForm) -> Iterator[str]:
    yield canonical.head()
    for columns, count in _pieces(entries, canonical):
        yield interleave(columns, count)
    yield canonical.foot()


def entry_sizes(entries: Entries, canonical: CanonicalForm) -> Iterator[int]:
    """Yield the number of bytes of each entry in an XML export, with the text before it."""
    for columns, count in _pieces(entries, canonical):
        texts = list(entry_pieces(columns, count))
        is_ascii = all(map(str.isascii, texts))
        yield from map(len, texts if is_ascii else map(str.encode, texts))


def _pieces(entries: Entries, canonical: CanonicalForm) -> Iterator[tuple[list[Column], int]]:
    """Yield columns of text for pieces of rows, with the number of rows: the text before, the entry."""
    gap_of = lru_cache(maxsize=64)(canonical.gap) if _has_gaps(entries) else lambda _: GAP
    for rows in pieces_of(range(len(entries))):
        gaps = text_of_all(entries.columns.gap[rows.start : rows.stop])
        before = gap_of(gaps) if isinstance(gaps, str) else list(map(gap_of, gaps))
        yield [before, *_entries(entries, canonical, rows)], len(rows)


def _has_gaps(entries: Entries) -> bool:
    """Return True if the text between the entries is XML."""
    return entries.kind.is_sitemap


def _entries(entries: Entries, canonical: CanonicalForm, rows: range) -> list[Column]:
    """Return columns of text that together are the entries."""
    numbers = items_at(entries.columns.layout, rows)
    if ODD not in numbers and canonical.has_plain_extensions:
        return _columns(entries, canonical, rows)
    extensions = items_at(entries.column(EXTENSIONS), rows)
    is_plain = [
        number != ODD and (canonical.has_plain_extensions or not extension)
        for number, extension in zip(numbers, extensions, strict=True)
    ]
    plain_rows = [row for row, plain in zip(rows, is_plain, strict=True) if plain]
    plain_texts = entry_pieces(_columns(entries, canonical, plain_rows), len(plain_rows))
    texts = entry_texts(entries, rows)
    return [
        [
            next(plain_texts) if plain else canonical.entry(text)
            for plain, text in zip(is_plain, texts, strict=True)
        ]
    ]


def _columns(entries: Entries, canonical: CanonicalForm, rows: Sequence[int]) -> list[Column]:
    name = canonical.kind.entry_name
    columns: list[Column] = [f"<{name}>"]
    for field in canonical.fields:
        values = _trimmed(items_at(entries.column(field), rows))
        columns += element_columns(values, f"{INNER}<{field}>", f"</{field}>", escape)
    extensions = items_at(entries.column(EXTENSIONS), rows)
    if any(extensions):
        columns.append(list(_blocks(entries, canonical, rows, extensions)))
    columns.append(f"{GAP}</{name}>")
    return columns


def _trimmed(values: Sequence[str]) -> Sequence[str]:
    """Return values without surrounding whitespace; few columns have any whitespace at all."""
    joined = "".join(values)
    if not any(space in joined for space in XML_SPACE):
        return values
    return [value.strip(XML_SPACE) for value in values]


def _blocks(
    entries: Entries, canonical: CanonicalForm, rows: Sequence[int], extensions: Sequence[str]
) -> Iterator[str]:
    """Yield the extensions of regular entries, after the whitespace of the clean form."""
    before = [
        next((child.before for child in layout.children if child.name == EXTENSIONS), "")
        for layout in entries.layouts
    ]
    for number, extension in zip(items_at(entries.columns.layout, rows), extensions, strict=True):
        yield INNER + canonical.extensions(extension, before[number]) if extension else ""


def _verify(entries: Entries, canonical: CanonicalForm, data: bytes) -> None:
    meant = [_trimmed(entries.column(field)) for field in canonical.fields]
    try:
        compare_reading(data, canonical.kind, canonical.fields, meant)
    except Unreadable as error:
        raise NotFaithful(Phrase(_NOT_READ_AGAIN, error=words_of(error))) from error


# Text


def robots_line(url: str) -> str:
    """Return the line of a robots.txt that names a sitemap by its published URL.

    Source: https://www.sitemaps.org/protocol.html#submit_robots
    """
    return f"Sitemap: {ascii_url(url)}"


def ascii_url(url: str) -> str:
    """Return a URL in ASCII: an international host as `xn--`, the rest percent-encoded as UTF-8."""
    if url.isascii() and url.isprintable() and " " not in url:
        return url
    parts = split(url)
    if parts is None:
        return _escaped(url)
    userinfo, host, port = split_authority(parts.authority)
    authority = (
        ("" if userinfo is None else _escaped(userinfo) + "@")
        + (_escaped(host) if host.isascii() else a_label(host))
        + ("" if port is None else ":" + _escaped(port))
    )
    return f"{parts.scheme}://{authority}{_escaped(parts.path + parts.query + parts.fragment)}"


def _escaped(text: str) -> str:
    return quote(text, safe=_PRINTABLE, errors="replace")


def _verify_lines(lines: list[str], data: bytes) -> None:
    """Check a text list by reading it back: every line that is not blank must be an entry."""
    text = data.decode("ascii")
    compare_lines(lines, [line for line in text.split("\n") if line])
    verify_list(text)
