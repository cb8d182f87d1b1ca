"""Reads bytes into a document, piece by piece; files of every kind are read here."""

import codecs
import re
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.text import N_, Phrase
from editor.core.xml.markup import IN_TAG, NOTE, Frame
from editor.core.xml.odd_entries import LOC_NAMES
from editor.core.xml.outline import EntrySpan, TooDeep, read_prolog, spans
from editor.formats.read_errors import Unreadable, too_deep, too_much
from editor.formats.reading.encoding import Decoded, decode_text, sniff
from editor.formats.reading.scanner import Scanner
from editor.formats.reading.unpacking import FileContent, TextKind, inflate_content
from editor.formats.reading.well_formed import PIECE, Judging, NotWellFormed, judge
from editor.rules.finding import FileHit
from editor.runtime.process import collector_paused
from editor.runtime.threads import IsCancelled, never

if TYPE_CHECKING:
    from editor.formats.damage.repair_list import Repair


_FIRST_PIECE = 8 * 1024  # bytes: enough entries to fill a window
_PATIENCE = 1024 * 1024  # characters without a whole entry, after which the scanner gives up
_SPANS_AT_A_TIME = 1000
MAX_ATTRIBUTES = 50_000  # of the root: far more than anybody needs, and each is looked at many times
_ROOT = re.compile(rf"<{IN_TAG}", re.DOTALL)
_MANY = Phrase(N_("The root's start tag has more than {n:,} attributes."), n=MAX_ATTRIBUTES)
_OF_ROOT = Phrase(N_("the root's start tag has more than {n:,} attributes"), n=MAX_ATTRIBUTES)
# An element for a URL, one called url around it, or one with it as its loc.
_LOC = (
    rf"<(?P<prefix>[\w.-]++:)?+(?:(?:{'|'.join(LOC_NAMES)})[\s>]"
    r"|url[^<>]*+>\s*+(?:<!\[CDATA\[\s*+)?+https?://"
    r"""|[^\s<>/]++[^<>]*?\sloc\s*+=\s*+["']\s*+https?://)"""
)


class Reading(NamedTuple):
    """A document as it was read; if it is not `complete`, `repairs` made it readable."""

    entries: Document
    file_hits: tuple[FileHit, ...]
    complete: bool
    byte_size: int  # without compression
    encoding: str
    repairs: tuple["Repair", ...] = ()
    trouble: str = ""  # why it is not complete, in a sentence


class Reader:
    """Reads a file piece by piece; raises Unreadable at once if it is no sitemap at all.

    `entries` is empty, with a provisional frame, and its layouts grow while `pieces` is consumed: who
    consumes them appends the entries and sets `frame` at the end. `position` is the number of the `total`
    bytes that were read. `is_exact` is False if encoding the text again gives other bytes.
    """

    def __init__(
        self,
        data: FileContent,
        name: str = "",
        cancelled: IsCancelled = never,
        *,
        is_kept: bool = True,
        is_repaired: bool = False,
    ) -> None:
        """Begin to read; `is_kept`: the entries will be kept, so that sharing equal texts pays.

        `is_repaired`: what hides entries still is left as it is.
        """
        self.name = name
        self._data, is_gzip = inflate_content(data)
        self._cancelled = cancelled
        self._may_hide = not is_repaired  # what stands between entries may hide others
        self._hides = False
        self.total = len(self._data)
        self.position = 0
        decoded, form = _look_at(self._data)
        self.is_exact = decoded.exact
        self.file_hits = form.file_hits
        frame = self._frame_of(decoded.text, form)
        frame = frame._replace(encoding=decoded.encoding, bom=decoded.bom, gzip=is_gzip)
        self._lines = decoded.text if frame.kind is Kind.TEXT else ""
        self._scanner = Scanner(frame, decoded.text, shares=is_kept) if frame.kind.is_sitemap else None
        self.frame = self._scanner.frame if self._scanner else frame
        self.entries = Document(self.frame)
        if self._scanner:
            self.entries.layouts = self._scanner.layouts

    def pieces(self) -> Iterator[EntryColumns]:
        """Yield the entries in order, a small piece first; raises BrokenXml and Unreadable, even at the end.

        Ends early once it is cancelled.
        """
        if self.frame.kind is Kind.TEXT:
            yield from self._list_or_feed()
            return
        with Judging(self._data) as judging:
            try:
                yield from (
                    self._entries(judging, self._scanner) if self._scanner else self._list_or_feed(judging)
                )
            except NotWellFormed as objection:
                self._refuse(objection)

    def _frame_of(self, text: str, form: TextKind) -> Frame:
        if form.kind is Kind.TEXT:
            from editor.formats.reading.lists_and_feeds import text_frame  # noqa: PLC0415 - few files are lists

            return text_frame(text)
        if form.kind is Kind.FEED:
            return Frame(Kind.FEED, "", "", namespaces=())
        root = _ROOT.match(text, form.root)
        if root and root[0].count("=") > MAX_ATTRIBUTES and "<" not in root[0][1:]:  # else, not well-formed
            raise too_much(_MANY, _OF_ROOT)
        frame = read_prolog(text, form.root)
        if frame is None:
            try:
                judge(self._data)
            except NotWellFormed as objection:
                self._refuse(objection)
            raise Unreadable(
                Phrase(N_("The root's start tag cannot be read.")),
                FileHit("root-unknown", params=(("hint", ""),)),
            )
        return frame

    def _refuse(self, objection: NotWellFormed | None = None) -> None:
        """Raise BrokenXml for an objection; without one, if entries are not where they have to be."""
        from editor.formats.reading.not_a_sitemap import explain_structure, explain_xml  # noqa: PLC0415 - few need it

        text = decode_text(bytes(self._data)).text
        if objection is not None:
            raise explain_xml(text, objection.line, objection.column, objection.message) from objection
        if broken := explain_structure(text):
            raise broken

    def _list_or_feed(self, judging: Judging | None = None) -> Iterator[EntryColumns]:
        from editor.formats.reading.lists_and_feeds import read_feed, text_blocks  # noqa: PLC0415 - as above

        if judging is None:  # a list is no XML
            for block in text_blocks(self._lines, self.entries):
                if self._cancelled():
                    return
                self.position = min(self.total, self.position + sum(map(len, block.loc)) + len(block))
                yield block
            self.position = self.total
            return
        judging.wait_for_end()
        self.position = self.total
        feed = read_feed(decode_text(bytes(self._data)).text)
        self.entries.layouts[:] = feed.layouts
        self.frame = self.frame._replace(namespace=feed.frame.namespace)
        yield feed.columns

    def _entries(self, judging: Judging, scanner: Scanner) -> Iterator[EntryColumns]:
        is_scanning = "<!DOCTYPE" not in self.frame.prolog and not self.frame.is_self_closed
        left: list[str] = []  # texts in which no entry was found yet
        for end, text in self._texts(len(self.frame.prolog)):
            if self._cancelled():
                return
            left.append(text)
            if is_scanning:
                with collector_paused():
                    found = scanner.find("".join(left))
                    judging.wait_for(end)
                    try:
                        block = scanner.block_of(found)
                    except (ValueError, LookupError):  # let the judge report a fault first
                        judging.wait_for_end()
                        raise
                left = [found.rest]
                is_scanning = found.size > 0 or len(found.rest) < _PATIENCE
                if found.size:
                    self.position = end
                    yield block
        judging.wait_for_end()
        rest = "".join(left)
        if self.frame.is_self_closed or _is_epilog(rest, self.frame):
            self.frame = self.frame._replace(epilog=rest)
        else:
            yield from self._spans(scanner, rest)
        if self._hides and not self._cancelled():
            self._refuse()
        self.position = self.total

    def _spans(self, scanner: Scanner, text: str) -> Iterator[EntryColumns]:
        """Read the entries that the scanner cannot handle, and the epilog."""
        found = spans(text, self.frame)
        start, done = self.position, 0
        while batch := _some_of(found):
            if self._cancelled():
                return
            done += sum(len(span.gap) + len(span.entry) for span in batch)
            self.position = start + (self.total - start) * done // len(text)
            self._hides = self._hides or (self._may_hide and any(map(self._is_hiding, batch)))
            if not batch[-1].entry:
                self.frame = self.frame._replace(epilog=batch.pop().gap)
            if batch:
                yield scanner.block_of_spans(batch)

    def _is_hiding(self, span: EntrySpan) -> bool:
        """Return True if what stands before an entry may hide others."""
        return "<" in span.gap and hides_loc(span.gap, self.frame.prefix)

    def _texts(self, skip: int) -> Iterator[tuple[int, str]]:
        """Yield the text after the prolog in pieces, with their ends; larger ones would block the window."""
        decoder = codecs.getincrementaldecoder(self.frame.encoding)()
        start, end = len(self.frame.bom), min(_FIRST_PIECE, self.total)
        while start < self.total:
            try:
                text = decoder.decode(self._data[start:end], final=end == self.total)
            except UnicodeDecodeError:
                decode_text(bytes(self._data))  # raises BrokenXml with the place
                raise
            yield end, text[skip:]
            skip = max(skip - len(text), 0)
            start, end = end, min((end // PIECE + 1) * PIECE, self.total)


def _look_at(data: FileContent) -> tuple[Decoded, TextKind]:
    """Recognise the kind of a file, if possible by its beginning, so that its text is never all in memory."""
    start = data[:PIECE]
    end = start.rfind(b">") + 1
    if end and len(data) > PIECE:
        try:
            beginning = decode_text(start[:end])
            form = sniff(beginning.text)
        except Unreadable:
            pass  # perhaps only because it was cut
        else:
            is_plain = form.kind.is_sitemap and beginning.encoding == "utf-8"
            if is_plain and read_prolog(beginning.text, form.root):
                return beginning, form
    decoded = decode_text(bytes(data))
    return decoded, sniff(decoded.text)


def _some_of(found: Iterator[EntrySpan]) -> list[EntrySpan]:
    """Return the next spans; none if there are no more. Raises Unreadable if elements are nested too deep."""
    try:
        return list(islice(found, _SPANS_AT_A_TIME))
    except TooDeep:
        raise too_deep() from None


def _is_epilog(text: str, frame: Frame) -> bool:
    """Return True if a text may follow the last entry: the root's end tag, comments and whitespace."""
    notes = rf"(?:[ \t\r\n]++|{NOTE})*+"
    end_tag = rf"</{re.escape(frame.prefix)}{frame.kind}\s*+>"
    return re.fullmatch(f"{notes}{end_tag}{notes}", text, re.DOTALL) is not None


def hides_loc(gap: str, prefix: str) -> bool:
    """Return True if a text between entries has elements with a URL, with the root's prefix or none."""
    return any((found["prefix"] or "") in ("", prefix) for found in re.finditer(_LOC, gap))


def read_document(data: bytes, name: str = "", *, is_repaired: bool = False) -> Reading:
    """Read a whole file; raises Unreadable, or BrokenXml if it is not well-formed."""
    reader = Reader(data, name, is_repaired=is_repaired)
    for block in reader.pieces():
        reader.entries.append(block)
    reader.entries.set_frame(reader.frame)
    return Reading(
        reader.entries,
        reader.file_hits,
        complete=True,
        byte_size=reader.total,
        encoding=reader.frame.encoding,
    )
