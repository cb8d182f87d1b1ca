"""Renders a document as the bytes of its file; unedited parts come out exactly as they were read."""

import codecs
import gzip
from collections.abc import Iterator

from editor.core.document.entries import Entries
from editor.core.document.entry_text import document_text, pieces_of
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import code_point
from editor.core.xml.markup import Frame
from editor.core.xml.patching import is_encodable
from editor.formats.reading.encoding import LETTERS
from editor.formats.reading.encoding_names import is_wide
from editor.formats.reading.inflate import Inflated, inflate
from editor.formats.writing.reencoding import encode_like

_GZIP_LEVEL = 1  # three times as fast as the usual 6, and a quarter larger
_UNWRITABLE = QT_TRANSLATE_NOOP("phrases", "Row {row} contains the character {character}: {cause}")
_HIDES_ENCODING = QT_TRANSLATE_NOOP(
    "phrases", "only the first characters of the file show its encoding, {encoding}. Save as UTF-8."
)
_LINE_BREAK = Phrase(
    QT_TRANSLATE_NOOP("phrases", "a list of URLs has one URL per line. Remove the line break.")
)
_NOT_ENCODABLE = QT_TRANSLATE_NOOP(
    "phrases", "the file's encoding, {encoding}, does not support it. Escape it, or save as UTF-8."
)


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


def plain_bytes(entries: Entries, held: Inflated | None = None) -> bytes:
    """Return the file as it would be saved without compression; `held`: the content it was read from."""
    frame = entries.frame
    if frame.entities is None:
        _check_text_list(entries)
    if held is None:
        return frame.bom + b"".join(_encoded(entries))
    return frame.bom + encode_like(
        "".join(document_text(entries)), held.data[len(frame.bom) :], frame.encoding
    )


def compress_gzip(data: bytes) -> bytes:
    """Compress bytes as one gzip member without a time, so that equal content gives equal bytes."""
    return gzip.compress(data, _GZIP_LEVEL, mtime=0)


def text_size(entries: Entries) -> int:
    """Return the size in bytes, without compression, of the file as it would be saved: the limit is about
    this.

    For several files it is the total size.
    """
    return sum(len(file.frame.bom) + sum(map(len, _encoded(file))) for file in entries.files)


def _encoded(entries: Entries) -> Iterator[bytes]:
    """Yield the text of the file, encoded; the encoder keeps its state from piece to piece."""
    encoder = codecs.getincrementalencoder(entries.frame.encoding)("xmlcharrefreplace")
    for text in document_text(entries):
        yield encoder.encode(text)
    yield encoder.encode("", final=True)


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
