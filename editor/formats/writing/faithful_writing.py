"""Renders a document as the bytes of its file, unedited parts as they were read, and verifies them.

Before they are written the bytes are read again: they must be well-formed and give the same
document. Bytes that are to be compressed are read again meanwhile: zlib and lxml release the
interpreter lock.

Where an encoding can write the same text in several ways, the bytes of unchanged parts stay:
Shift-JIS has characters with two codes, and ISO-2022-JP may switch its character set needlessly.
Such text does not encode back to the bytes that it came from.
"""

import codecs
import gzip
import zlib
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.entry_text import document_text, encoded_pieces, pieces_of
from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.text import N_, Phrase, words_of
from editor.core.values.characters import code_point, with_line_feeds
from editor.core.xml.markup import Frame
from editor.core.xml.odd_entries import is_encodable
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import LETTERS, is_wide, sniff
from editor.formats.reading.reader import Reader
from editor.formats.reading.unpacking import GZIP, Inflated, inflate
from editor.formats.reading.unusual_entries import MAX_VALUE
from editor.runtime.threads import Cancelled, IsCancelled, SideThread, Tell, never, part_of, untold

_START = "<"  # text and bytes are split before each


class Stretch(NamedTuple):
    """A piece of text, and the bytes that it was decoded from."""

    text: str
    data: bytes


def encode_like(text: str, original: bytes, encoding: str) -> bytes:
    """Encode a text; pieces that the original has as well keep their bytes.

    `original` is the content of the file without compression and byte order mark. A character that does not
    fit becomes a reference. If the original is now in another encoding, none of it is kept.
    """
    try:
        if _encoded_text(original.decode(encoding), encoding) == original:
            return _encoded_text(text, encoding)
        old = stretches(original, encoding)
    except UnicodeDecodeError:
        return _encoded_text(text, encoding)
    new = _cut(text)
    same_start = _common(new, old)
    same_end = _common(new[same_start:][::-1], old[same_start:][::-1])
    known: defaultdict[str, deque[bytes]] = defaultdict(deque)
    for stretch in old[same_start : len(old) - same_end]:
        known[stretch.text].append(stretch.data)
    middle = [
        known[piece].popleft() if known[piece] else _encoded_text(piece, encoding)
        for piece in new[same_start : len(new) - same_end]
    ]
    kept_end = old[len(old) - same_end :]
    return b"".join((*(it.data for it in old[:same_start]), *middle, *(it.data for it in kept_end)))


def stretches(data: bytes, encoding: str) -> list[Stretch]:
    """Cut bytes in front of each `<` where the encoding is in its initial state."""
    decoder = codecs.getincrementaldecoder(encoding)()
    start_state = decoder.getstate()
    found: list[Stretch] = []
    begin, texts = 0, [""]
    end = 0
    while end < len(data):
        following = data.find(_START.encode(), end + 1)
        following = len(data) if following < 0 else following
        texts.append(decoder.decode(data[end:following], final=following == len(data)))
        end = following
        if decoder.getstate() == start_state:
            found.append(Stretch("".join(texts), data[begin:end]))
            begin, texts = end, []
    if texts and begin < end:
        found.append(Stretch("".join(texts), data[begin:end]))
    return found


def _cut(text: str) -> list[str]:
    first, *others = text.split(_START)
    return [first, *(_START + piece for piece in others)] if first else [_START + piece for piece in others]


def _common(new: Sequence[str], old: Sequence[Stretch]) -> int:
    """Return the number of equal pieces at the start."""
    count = 0
    for piece, stretch in zip(new, old, strict=False):
        if piece != stretch.text:
            break
        count += 1
    return count


def _encoded_text(text: str, encoding: str) -> bytes:
    return text.encode(encoding, errors="xmlcharrefreplace")


_GZIP_LEVEL = 1  # three times as fast as the usual 6, and a quarter larger
_UNWRITABLE = N_("Row {row} contains the character {character}: {cause}")
_HIDES_ENCODING = N_("only the first characters of the file show its encoding, {encoding}. Save as UTF-8.")
_LINE_BREAK = Phrase(N_("a list of URLs has one URL per line. Remove the line break."))
_NOT_ENCODABLE = N_("the file's encoding, {encoding}, does not support it. Escape it, or save as UTF-8.")


class UnwritableText(Exception):
    """The error for a value that a text list cannot contain, as it has no escapes; `row` counts from 0."""

    def __init__(self, row: int, character: str, cause: Phrase) -> None:
        name = repr(character) if character.isprintable() else code_point(character)
        super().__init__(Phrase(_UNWRITABLE, row=row + 1, character=name, cause=cause))
        self.row = row
        self.character = character


def to_bytes(entries: Entries, original: bytes | None = None) -> bytes:
    """Return the bytes of the file as it would be saved, in its own encoding and compression.

    A character that does not fit the encoding becomes a reference. `original` is the file as it was read: if
    it is compressed it is returned unchanged while its content is the same, and an ambiguous encoding keeps
    its bytes. Raises UnwritableText.
    """
    held = None if original is None else inflate(original)
    data = plain_bytes(entries, held)
    if original is not None and held == Inflated(data, entries.frame.gzip):
        return original
    return compress_gzip(data) if entries.frame.gzip else data


def plain_bytes(entries: Entries, held: Inflated | None = None, tell: Tell = untold) -> bytes:
    """Return the file as it would be saved without compression.

    held: the content it was read from; tell: is told how much of it is made.
    """
    frame = entries.frame
    if frame.entities is None:
        _check_text_list(entries)
    if held is None:
        return frame.bom + b"".join(encoded_pieces(entries, tell))
    return frame.bom + encode_like(
        "".join(document_text(entries, tell)), held.data[len(frame.bom) :], frame.encoding
    )


def compress_gzip(data: bytes) -> bytes:
    """Compress bytes as one gzip member without a time, so that equal content gives equal bytes."""
    return gzip.compress(data, _GZIP_LEVEL, mtime=0)


def _check_text_list(entries: Entries) -> None:
    column = entries.column("loc")
    if is_wide(entries.frame.encoding) and not entries.frame.bom:
        _check_beginning("".join(column[:LETTERS])[:LETTERS], entries.frame)
    for rows in pieces_of(range(len(entries))):
        values = column[rows.start : rows.stop]
        joined = "".join(values)
        if "\n" not in joined and "\r" not in joined and is_encodable(joined, entries.frame.encoding):
            continue
        for row, value in zip(rows, values, strict=True):
            _check_line(row, value, entries.frame)


def _check_beginning(letters: str, frame: Frame) -> None:
    for letter in letters:
        if not " " <= letter <= "~":
            raise UnwritableText(0, letter, Phrase(_HIDES_ENCODING, encoding=frame.encoding.upper()))


def _check_line(row: int, value: str, frame: Frame) -> None:
    for character in value:
        if character in "\r\n":
            raise UnwritableText(row, character, _LINE_BREAK)
        if not is_encodable(character, frame.encoding):
            cause = Phrase(_NOT_ENCODABLE, encoding=frame.encoding.upper())
            raise UnwritableText(row, character, cause)


_TRAILER = 8  # bytes at the end of gzip: a checksum and the size of what it holds
_MEMBER = 31  # zlib's code for gzip with any window size


_NO_URL = Phrase(
    N_(
        "It was not written: no line begins with http:// or https://, so it could not be "
        "opened as a list of URLs again. Complete at least one URL."
    )
)
_EMPTY = Phrase(
    N_("It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.")
)
_NO_TAGS = Phrase(
    N_(
        "It was not written: it begins with a tag or contains a sitemap tag, so it could not "
        "be opened as a list of URLs again. Remove the tag."
    )
)
_UNPACKS_DIFFERENTLY = Phrase(N_("The compressed data does not decompress to the same content."))
_NOT_READ_AGAIN = N_("The data to be written could not be read back: {error}")
_TOO_LONG = N_(
    "It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could "
    "not be read again. Shorten it."
)
_OTHER_KIND = N_("The data to be written reads back as {found}, not as {meant}.")
_OTHER_COUNT = N_("The data to be written reads back as {found:,} entries, not {meant:,}.")
_OTHER_VALUE = N_(
    "The data to be written reads back differently in row {row}, {field}: {found}, not {meant}."
)
_LONGEST = 200  # characters of a value


class NotFaithful(Exception):
    """The error for bytes that would read back differently; the file is left alone."""


class NoList(NotFaithful):
    """The error for a list that would not be taken for one when it is read: no fault of the program."""


def faithful_bytes(
    entries: Entries,
    original: bytes | None = None,
    before: bytes | None = None,
    cancelled: IsCancelled = never,
    tell: Tell = untold,
) -> bytes:
    """Return the bytes of the file as it would be saved, after checking that they read back as the document.

    `original` is as for `to_bytes`. `before` is the present content of the file, which is returned unchanged
    if it has the same text and compression. tell: is told how much is done. Raises UnwritableText,
    NotFaithful and Cancelled.
    """
    is_gzip = entries.frame.gzip
    held = None if original is None else inflate(original)
    data = plain_bytes(entries, held, part_of(tell, 0, 2))
    reread = partial(verify, entries, data, part_of(tell, 1, 2))
    if original is not None and held == Inflated(data, is_gzip):
        return original
    if not is_gzip and before == data:
        return before
    if cancelled():
        raise Cancelled
    if not is_gzip:
        reread()
        return data
    made = compress_verified(data, reread)
    return before if before is not None and _packs_the_same(before, made, data) else made


def _packs_the_same(one: bytes, other: bytes, data: bytes) -> bool:
    """Return True if two gzip files hold the same content `data`; trailers that differ tell at once."""
    return one.startswith(GZIP) and one[-_TRAILER:] == other[-_TRAILER:] and inflate(one).data == data


def compress_verified(data: bytes, check: Callable[[], None]) -> bytes:
    """Compress bytes while `check` verifies them; raises whatever it raises, and NotFaithful."""
    with SideThread("gzip", len(data)) as pool:
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


def verify(entries: Entries, data: bytes, tell: Tell = untold) -> None:
    """Read bytes again and check that they give the document that they were made from.

    tell: is told how much has been read. Raises NotFaithful with the first difference.
    """
    if entries.frame.entities is None:
        _verify_text_list(entries, data)
        return
    names = [field.name for field in fields_of(entries.kind)]
    try:
        compare_reading(data, entries.kind, names, [entries.column(name) for name in names], tell)
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


def compare_reading(
    data: bytes, kind: Kind, names: Sequence[str], meant: Sequence[Sequence[str]], tell: Tell = untold
) -> None:
    """Read bytes again and compare columns of values.

    That is done a piece at a time: two pieces stay in the processor's cache, two documents do not. Raises
    Unreadable, and NotFaithful with the first difference.
    """
    reader = Reader(data, is_kept=False, is_repaired=True)
    if reader.entries.kind is not kind:
        raise NotFaithful(Phrase(_OTHER_KIND, found=str(reader.entries.kind), meant=str(kind)))
    difference: Phrase | None = None
    count = 0
    for block in reader.pieces():
        first, count = count, count + len(block)
        if not difference:
            columns = [column[first:count] for column in meant]
            difference = _difference(names, columns, [block.column(name) for name in names], first)
        tell(min(count / (len(meant[0]) or 1), 1.0))
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
        raise NoList(_EMPTY)
    try:
        is_list = sniff(text).kind is Kind.TEXT
    except Unreadable:
        is_list = False
    if not is_list:
        raise NoList(_NO_TAGS if "<" in text else _NO_URL)


def compare_lines(meant: list[str], found: list[str]) -> None:
    """Compare the lines of a text list; raises NotFaithful with the first difference."""
    compare_counts(len(meant), len(found))
    if difference := _difference(["loc"], [meant], [found], 0):
        raise NotFaithful(difference)
