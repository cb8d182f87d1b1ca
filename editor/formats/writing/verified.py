"""Verifies bytes before they are written: read again, they must be well-formed and give the same document.

Bytes that are to be compressed are read again meanwhile: zlib and lxml release the interpreter lock.
"""

import zlib
from collections.abc import Callable, Sequence
from functools import partial

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.core.values.characters import with_line_feeds
from editor.formats.errors import Unreadable
from editor.formats.reading.file_kind import sniff
from editor.formats.reading.inflate import GZIP, Inflated, inflate
from editor.formats.reading.reader import Reader
from editor.formats.reading.unusual_entries import MAX_VALUE
from editor.formats.writing.rendering import compress_gzip, plain_bytes
from editor.runtime.side_thread import side_thread

_TRAILER = 8  # bytes at the end of gzip: a checksum and the size of what it holds
_MEMBER = 31  # zlib's code for gzip with any window size


_NO_URL = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "It was not written: no line begins with http:// or https://, so it could not be "
        "opened as a list of URLs again. Complete at least one URL.",
    )
)
_EMPTY = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.",
    )
)
_NO_TAGS = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "It was not written: it begins with a tag or contains a sitemap tag, so it could not "
        "be opened as a list of URLs again. Remove the tag.",
    )
)
_UNPACKS_DIFFERENTLY = Phrase(
    QT_TRANSLATE_NOOP("phrases", "The compressed data does not decompress to the same content.")
)
_NOT_READ_AGAIN = QT_TRANSLATE_NOOP("phrases", "The data to be written could not be read back: {error}")
_TOO_LONG = QT_TRANSLATE_NOOP(
    "phrases",
    "It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could "
    "not be read again. Shorten it.",
)
_OTHER_KIND = QT_TRANSLATE_NOOP("phrases", "The data to be written reads back as {found}, not as {meant}.")
_OTHER_COUNT = QT_TRANSLATE_NOOP(
    "phrases", "The data to be written reads back as {found:,} entries, not {meant:,}."
)
_OTHER_VALUE = QT_TRANSLATE_NOOP(
    "phrases", "The data to be written reads back differently in row {row}, {field}: {found}, not {meant}."
)
_LONGEST = 200  # characters of a value


class NotFaithful(Exception):
    """The error for bytes that would read back differently; the file is left alone."""


def faithful_bytes(
    entries: Entries,
    original: bytes | None = None,
    before: bytes | None = None,
    cancelled: IsCancelled = never,
) -> bytes:
    """Return the bytes of the file as it would be saved, after checking that they read back as the document.

    `original` is as for `to_bytes`. `before` is the present content of the file, which is returned unchanged
    if it has the same text and compression. Raises UnwritableText, NotFaithful and Cancelled.
    """
    is_gzip = entries.frame.gzip
    held = None if original is None else inflate(original)
    data = plain_bytes(entries, held)
    if original is not None and held == Inflated(data, is_gzip):
        return original
    if not is_gzip and before == data:
        return before
    if cancelled():
        raise Cancelled
    if not is_gzip:
        verify(entries, data)
        return data
    made = compress_verified(data, partial(verify, entries, data))
    return before if before is not None and _packs_the_same(before, made, data) else made


def _packs_the_same(one: bytes, other: bytes, data: bytes) -> bool:
    """Return True if two gzip files hold the same content `data`; trailers that differ tell at once."""
    return one.startswith(GZIP) and one[-_TRAILER:] == other[-_TRAILER:] and inflate(one).data == data


def compress_verified(data: bytes, check: Callable[[], None]) -> bytes:
    """Compress bytes while `check` verifies them; raises whatever it raises, and NotFaithful."""
    with side_thread("gzip", len(data)) as pool:
        packing = pool.submit(_packed, data)
        check()
        return packing.result()


def _packed(data: bytes) -> bytes:
    made = compress_gzip(data)
    try:
        is_same = zlib.decompress(made, _MEMBER, len(data)) == data
    except zlib.error:
        is_same = False
    if not is_same:
        raise NotFaithful(_UNPACKS_DIFFERENTLY)
    return made


def verify(entries: Entries, data: bytes) -> None:
    """Read bytes again and check that they give the document that they were made from.

    Raises NotFaithful with the first difference.
    """
    if entries.frame.entities is None:
        _verify_text_list(entries, data)
        return
    names = [field.name for field in fields_of(entries.kind)]
    try:
        compare_reading(data, entries.kind, names, [entries.column(name) for name in names])
    except Unreadable as error:
        told = _too_long(entries, names) or Phrase(_NOT_READ_AGAIN, error=words_of(error))
        raise NotFaithful(told) from error


def _too_long(entries: Entries, names: Sequence[str]) -> Phrase | None:
    """Return a message if a value is too long to be read again, such as a whole page in a cell."""
    for name in names:
        for row, value in enumerate(entries.column(name)):
            if len(value) > MAX_VALUE:
                return Phrase(_TOO_LONG, field=name, row=row + 1, length=len(value), limit=MAX_VALUE)
    return None


def compare_reading(data: bytes, kind: Kind, names: Sequence[str], meant: Sequence[Sequence[str]]) -> None:
    """Read bytes again and compare columns of values.

    That is done a piece at a time: two pieces stay in the processor's cache, two documents do not. Raises
    Unreadable, and NotFaithful with the first difference.
    """
    reader = Reader(data, is_kept=False)
    if reader.entries.kind is not kind:
        raise NotFaithful(Phrase(_OTHER_KIND, found=str(reader.entries.kind), meant=str(kind)))
    difference: Phrase | None = None
    count = 0
    for block in reader.pieces():
        first, count = count, count + len(block)
        if not difference:
            columns = [column[first:count] for column in meant]
            difference = _difference(names, columns, [block.column(name) for name in names], first)
    compare_counts(len(meant[0]), count)
    if difference:
        raise NotFaithful(difference)


def compare_counts(meant: int, found: int) -> None:
    """Compare the number of entries; raises NotFaithful."""
    if found != meant:
        raise NotFaithful(Phrase(_OTHER_COUNT, found=found, meant=meant))


def _difference(
    names: Sequence[str], meant: Sequence[Sequence[str]], found: Sequence[Sequence[str]], first: int
) -> Phrase | None:
    """Return the first difference between columns that begin in a row, in words; None if there is none."""
    for name, old, new in zip(names, meant, found, strict=True):
        if old != new:
            for row, (value, other) in enumerate(zip(old, new, strict=False), first + 1):
                if value != other:
                    read, told = repr(other[:_LONGEST]), repr(value[:_LONGEST])
                    return Phrase(_OTHER_VALUE, row=row, field=name, found=read, meant=told)
    return None


def _verify_text_list(entries: Entries, data: bytes) -> None:
    text = inflate(data).data[len(entries.frame.bom) :].decode(entries.frame.encoding)
    lines = with_line_feeds(text).split("\n")
    found = [line for line in lines if line.strip(XML_SPACE)]
    meant = [value for value in entries.column("loc") if value.strip(XML_SPACE)]
    compare_lines(meant, found)
    verify_list(text)


def verify_list(text: str) -> None:
    """Check that a text list is recognised as one when it is opened again; raises NotFaithful."""
    if not text.strip(XML_SPACE):
        raise NotFaithful(_EMPTY)
    try:
        is_list = sniff(text).kind is Kind.TEXT
    except Unreadable:
        is_list = False
    if not is_list:
        raise NotFaithful(_NO_TAGS if "<" in text else _NO_URL)


def compare_lines(meant: list[str], found: list[str]) -> None:
    """Compare the lines of a text list; raises NotFaithful with the first difference."""
    compare_counts(len(meant), len(found))
    if difference := _difference(["loc"], [meant], [found], 0):
        raise NotFaithful(difference)
