"""Repairs files that are not well-formed, or not in the encoding that they declare.

First the text is repaired, so that all the rest of it stays as it is and is read as usual. Only if that is
not enough does lxml recover what it can, and the entries are written anew.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from editor.core.fields import Kind
from editor.formats.damage import repair_list as repairs
from editor.formats.damage.merge_conflicts import settle_conflicts
from editor.formats.damage.nesting import put_in_order
from editor.formats.damage.read_as import ReadAs
from editor.formats.damage.repair_list import RepairKind
from editor.formats.damage.repair_steps import close, repair_known_faults
from editor.formats.damage.tracked_text import SpanChange, TrackedText
from editor.formats.damage.xml_faults import OPAQUE
from editor.formats.errors import Unreadable
from editor.formats.reading.encoding import Decoded
from editor.formats.reading.encoding_names import codec_of, is_multi_byte, is_taken, is_wide, later_form
from editor.formats.reading.file_kind import sniff
from editor.formats.reading.judge import is_well_formed

_DECLARED = re.compile(r"""\A<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)(?=["'])""")
_NO_MEANING = re.compile("[\udc00-\udcff]+")  # bytes, as `decode_damaged` keeps them
_FILLING = re.compile("[\x80\uf8f0-\uf8f3]")  # how cp932 decodes bytes that are invalid there, too
_BEYOND_ASCII = re.compile("[^\0-\x7f]+")
_FROM_BEYOND_ASCII = re.compile("[^\0-\x7f][^\r\n<>&]*")  # second bytes may look like ASCII


@dataclass(frozen=True, slots=True)
class RepairedText:
    """A repaired text, and the bytes of the well-formed file; None if repairs were not enough."""

    tracked: TrackedText[RepairKind]
    data: bytes | None


def repair(decoded: Decoded, read_as: ReadAs | None = None) -> RepairedText:
    """Turn a text into a well-formed file that says what it was meant to say.

    `decoded` has invalid bytes as lone surrogates in its text, as `decode_damaged` keeps them.

    Text before and after the XML is dropped, and so are illegal characters; a bare & or <, HTML's entities,
    values without quotation marks, a misspelt declaration and hyphens in comments are written as XML
    requires; prefixes are declared; files that were joined become one; entries before or after the root are
    moved into it, and get the tags they lack; a file that was cut off is closed after the last whole child,
    without the last entry if that has no URL yet. Everything else stays as it is, and no whole URL is ever
    removed.
    """
    read_as = read_as or ReadAs()
    start: TrackedText[RepairKind] = TrackedText(decoded.text)
    encoding = _make_readable(start, decoded, read_as.encoding)
    if _is_list(start.text):
        return RepairedText(start, decoded.bom + start.text.encode(encoding))
    candidates: list[tuple[TrackedText[RepairKind], str]] = []
    for tracked in settle_conflicts(start, read_as.side):
        repair_known_faults(tracked)
        written = _declare_truly(tracked, decoded, encoding)
        data = decoded.bom + tracked.text.encode(written, "xmlcharrefreplace")
        if is_well_formed(data):
            return RepairedText(tracked, data)
        candidates.append((tracked, written))
    undone = candidates[0][0].copy()
    for tracked, written in candidates:
        for step in (put_in_order, close):
            step(tracked)
            data = decoded.bom + tracked.text.encode(written, "xmlcharrefreplace")
            if is_well_formed(data):
                return RepairedText(tracked, data)
    return RepairedText(undone, None)


def _is_list(text: str) -> bool:
    try:
        return sniff(text).kind is Kind.TEXT
    except Unreadable:
        return False


def _make_readable(tracked: TrackedText[RepairKind], decoded: Decoded, chosen: str) -> str:
    """Give every byte a meaning; returns the encoding in which the text is to be written."""
    encoding, kind = decoded.encoding, repairs.REREAD
    if not chosen:
        chosen, kind = _meant_form(decoded), repairs.LATER
    if is_wide(encoding) and not decoded.bom and not tracked.text.startswith("<?xml"):
        encoding = "utf-8"  # nothing would tell its encoding
    elif chosen and not is_wide(encoding):

        def again(run: re.Match[str]) -> str:
            return run[0].encode(encoding, "surrogateescape").decode(chosen, "replace")

        is_apart = not (is_multi_byte(chosen) or is_multi_byte(encoding))
        tracked.sub(kind, _BEYOND_ASCII if is_apart else _FROM_BEYOND_ASCII, again)
        encoding = "utf-8"
    if encoding == "utf-8":
        tracked.replace(repairs.COMMENT, _comments_in_latin_1(tracked.text))
    tracked.sub(repairs.BYTES, _NO_MEANING, "\ufffd")
    return encoding


def _comments_in_latin_1(text: str) -> Iterator[SpanChange]:
    """Yield replacements for the bytes in comments that are not in UTF-8, decoded as Latin-1.

    Latin-1 has a character for every byte, so whoever knows the encoding can decode them again.
    """
    for opaque in OPAQUE.finditer(text):
        if opaque[0].startswith("<!--") and _NO_MEANING.search(opaque[0]):
            for run in _BEYOND_ASCII.finditer(text, *opaque.span()):
                yield *run.span(), run[0].encode("utf-8", "surrogateescape").decode("latin-1")


def _meant_form(decoded: Decoded) -> str:
    """Return the superset of its encoding in which all of a damaged text is valid; "" if there is none."""
    form = later_form(decoded.encoding)
    if not form or not _NO_MEANING.search(decoded.text):
        return ""
    try:
        text = decoded.text.encode(decoded.encoding, "surrogateescape").decode(form)
    except UnicodeError:
        return ""
    return "" if _FILLING.search(text) else form


def _declare_truly(tracked: TrackedText[RepairKind], decoded: Decoded, encoding: str) -> str:
    """Declare UTF-8 if the declared encoding is not, or no longer, that of the file, or unknown to parsers.

    Returns the encoding in which the text is to be written then.
    """
    declared = _DECLARED.match(tracked.text)
    if not declared:
        return encoding
    name = declared[1]
    codec = codec_of(name)
    is_own = (
        is_wide(name) if is_wide(encoding) else codec == encoding
    )  # otherwise the declaration was not at the start before
    if encoding == decoded.encoding and codec and is_taken(name) and (decoded.bom or is_own):
        return encoding
    tracked.replace(repairs.DECLARED, [(*declared.span(1), "UTF-8")])
    return encoding if is_wide(encoding) else "utf-8"
