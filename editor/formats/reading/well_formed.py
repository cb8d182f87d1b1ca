"""Checks with lxml that every byte of a file is well-formed, when reading and writing, without a tree."""

import codecs
from itertools import pairwise
from typing import cast
from xml.parsers import expat

from lxml import etree

from editor.formats.read_errors import BrokenXml
from editor.formats.reading.encoding import decode_text
from editor.formats.reading.unpacking import FileContent
from editor.runtime.threads import SideThread, SideWork

PIECE = 256 * 1024  # bytes fed at a time; libxml2 refuses more than 10 MB at once
LARGE_PIECE = 4 * PIECE  # fed in a thread, which waits for the interpreter lock between two
AHEAD = LARGE_PIECE  # checked in advance, so that the reader does not wait at the start either

_EXTRA = "Extra content at the end of the document"  # as libxml2 says it

# When fed, lxml takes these marks for those of UTF-16; without them it detects the encoding correctly.
_UNFED_MARKS = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)


class NotWellFormed(Exception):
    """The error that the XML parser reported; `line` and `column` count from 1, as it counts them."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column


class _Nothing:
    """A parser target that receives no events."""

    def close(self) -> None:
        return None


class WellFormedCheck:
    """Checks a file in pieces; raises NotWellFormed as soon as a fault is found.

    Entities are never expanded and nothing is fetched. Deep nesting and long texts are accepted here and must
    be checked by the code that reads the entries.
    """

    def __init__(self) -> None:
        self._parser = etree.XMLParser(
            target=cast("etree.ParserTarget", _Nothing()),
            resolve_entities=False,
            no_network=True,
            load_dtd=False,
            huge_tree=False,
        )
        self._is_start = True
        # True once a namespace is no URI: from then on libxml2 looks for no content after the root.
        self.may_miss_the_end = False

    def feed(self, piece: bytes) -> None:
        """Check some more bytes."""
        if self._is_start and piece.startswith(_UNFED_MARKS):
            piece = piece[4:]
        self._is_start = False
        try:
            self._parser.feed(piece)
        except etree.XMLSyntaxError as error:
            self._check_namespaces()  # the error itself may only repeat a remark on one
            raise objection_in(error) from error
        self._check_namespaces()

    def close(self) -> None:
        """Check that the file may end here."""
        try:
            self._parser.close()
        except etree.XMLSyntaxError as error:
            self._check_namespaces()  # the error itself may only repeat a remark on one
            raise objection_in(error) from error
        self._check_namespaces()

    def _check_namespaces(self) -> None:
        """Raise NotWellFormed for unbound prefixes and repeated attributes, which the parser only logs.

        The name of a namespace may be any text: if it is a wrong one, rules about namespaces say so.
        """
        for entry in self._parser.feed_error_log:
            if entry.type == etree.ErrorTypes.WAR_NS_URI:
                self.may_miss_the_end = True
            elif entry.level >= etree.ErrorLevels.ERROR:
                raise NotWellFormed(entry.message, entry.line, max(entry.column, 1))


class _Depth:
    """Counts the elements that are open while expat reads a file."""

    def __init__(self, parser: expat.XMLParserType) -> None:
        self.count = 0
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end

    def _start(self, _name: str, _attributes: dict[str, str]) -> None:
        self.count += 1

    def _end(self, _name: str) -> None:
        self.count -= 1


def _check_end(data: FileContent) -> None:
    """Raise NotWellFormed if content follows the root of a file in which lxml found no other fault."""
    parser = expat.ParserCreate()
    depth = _Depth(parser)
    try:
        parser.Parse(decode_text(bytes(data)).text, True)  # noqa: FBT003 - it takes no keywords
    except BrokenXml:  # bytes that are not of the encoding: who decodes the file tells it
        return
    except expat.ExpatError as error:
        if not depth.count:  # all of the root has been read; what expat says about the rest is for lxml
            raise NotWellFormed(_EXTRA, error.lineno, error.offset + 1) from error


def objection_in(error: etree.XMLSyntaxError) -> NotWellFormed | MemoryError:
    """Return the exception to raise for an error of the parser."""
    if getattr(error, "code", 0) == etree.ErrorTypes.ERR_NO_MEMORY:  # the file is not to blame
        return MemoryError()
    line, column = error.position
    return NotWellFormed(error.msg or "", max(line or 1, 1), max(column or 1, 1))


def judge(data: FileContent) -> None:
    """Check a whole file, without compression, in its own encoding; raises NotWellFormed."""
    verdict = WellFormedCheck()
    for start in range(0, len(data), PIECE):
        verdict.feed(data[start : start + PIECE])
    verdict.close()
    if verdict.may_miss_the_end:
        _check_end(data)


def is_well_formed(data: bytes) -> bool:
    """Return True if a whole file, in its own encoding, is well-formed XML."""
    try:
        judge(data)
    except NotWellFormed:
        return False
    return True


class Judging:
    """Checks a file in a thread of its own, if it is large, while its reader goes over the same bytes.

    lxml releases the interpreter lock while it checks, so on two cores checking costs next to nothing. It
    gets no further than about twice as far as the reader, who may be waiting for something else. Use it in a
    `with` statement, which ends the work.
    """

    def __init__(self, data: FileContent) -> None:
        self._data = data
        self._judge = WellFormedCheck()
        self._pool = SideThread("judge", len(data))
        self._ends = [min(PIECE, len(data)), *range(PIECE + LARGE_PIECE, len(data), LARGE_PIECE), len(data)]
        self._pieces = pairwise((0, *self._ends))  # that are still to be judged
        self._verdicts: list[SideWork[None]] = []
        self._checked = 0  # pieces whose verdict is known
        self._go_on_to(0)

    def __enter__(self) -> "Judging":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown()

    def wait_for(self, size: int) -> None:
        """Wait until this many bytes have been checked; raises NotWellFormed."""
        self._go_on_to(size)
        while self._checked < len(self._ends) and (not self._checked or self._ends[self._checked - 1] < size):
            self._verdicts[self._checked].result()
            self._checked += 1

    def wait_for_end(self) -> None:
        """Wait until the whole file has been checked; raises NotWellFormed."""
        self.wait_for(len(self._data))
        self._pool.submit(self._judge.close).result()
        if self._judge.may_miss_the_end:
            self._pool.submit(_check_end, self._data).result()

    def _go_on_to(self, size: int) -> None:
        """Have this many bytes checked, and as many again."""
        while not self._verdicts or self._ends[len(self._verdicts) - 1] < 2 * size + AHEAD:
            piece = next(self._pieces, None)
            if piece is None:
                break
            self._verdicts.append(self._pool.submit(self._feed, *piece))

    def _feed(self, start: int, end: int) -> None:
        self._judge.feed(self._data[start:end])
