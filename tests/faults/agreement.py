"""What reading any bytes must come to: rows or a sentence, and the same rows as lxml's tree gives."""

from itertools import zip_longest

from lxml import etree

from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.formats.damage.entry_recovery import is_recoverable, recover
from editor.formats.read_errors import BrokenXml, Unreadable
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate
from editor.formats.writing.faithful_writing import faithful_bytes, to_bytes
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import FileHit
from tests.formats.reading.tree_reader import columns, read_tree

_ROWS = 10_000  # that are looked at for those to change


class Disagreement(AssertionError):
    """The reader and the reference say different things about the same bytes."""


def examine(data: bytes) -> None:
    """Read bytes in every way there is; raises whatever must not happen."""
    try:
        reading = read_document(data)
    except Unreadable as error:
        _check_file_hits(error.file_hits)
        if is_recoverable(error):
            _check_recovery(error, data)
        if isinstance(error, BrokenXml) and _tree_takes(data):
            raise Disagreement(f"only the reader refuses it: {error}") from error
    else:
        _check_file_hits(reading.file_hits)
        if reading.entries.kind is not Kind.FEED and to_bytes(reading.entries, data) != data:
            raise Disagreement("unedited, it is written differently")
        if reading.entries.kind in (Kind.URLSET, Kind.SITEMAPINDEX):
            _compare(reading.entries, inflate(data).data)
            _check_saving(reading.entries)


def _check_file_hits(file_hits: tuple[FileHit, ...]) -> None:
    for file_hit in file_hits:
        assert RULE_BY_ID[file_hit.rule].message.format(**dict(file_hit.params))


def _check_recovery(error: Unreadable, data: bytes) -> None:
    try:
        recovered = recover(data, "", error)
    except Unreadable:
        return
    assert not recovered.complete
    if recovered.entries.kind in (Kind.URLSET, Kind.SITEMAPINDEX):
        faithful_bytes(recovered.entries)
        _check_saving(recovered.entries)
    elif recovered.entries.kind is not Kind.FEED:
        to_bytes(recovered.entries)


def _check_saving(document: Document) -> None:
    """Change values and save, which no file in XML refuses: of each kind of row the first one or two."""
    numbers = document.columns.layout[:_ROWS]
    rows = sorted({place for number in set(numbers) for place in _ends(numbers, number)})
    for field, value in (("lastmod", "2024-05-06"), ("loc", "https://e.org/?a&b=<c>"), ("lastmod", "")):
        document.set_values(field, rows, value)
        faithful_bytes(document)


def _ends(numbers: bytearray, number: int) -> tuple[int, int]:
    return numbers.index(number), numbers.rindex(number)


def _tree_takes(data: bytes) -> bool:
    try:
        read_tree(inflate(data).data)
    except (etree.XMLSyntaxError, Unreadable, ValueError):
        return False
    return True


def _compare(document: Document, data: bytes) -> None:
    try:
        expected = read_tree(data)
    except etree.XMLSyntaxError as error:
        raise Disagreement(f"only lxml refuses it: {error}") from error
    found = columns(document)
    if found != expected:
        pairs = enumerate(zip_longest(found, expected))
        different = ((row, *pair) for row, pair in pairs if pair[0] != pair[1])
        raise Disagreement("row {}: {} instead of {}".format(*next(different)))
