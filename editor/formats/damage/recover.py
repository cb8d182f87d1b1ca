"""Recovers entries from a file that could not be read.

Its text is repaired; if that is not enough, lxml finds entries one by one, and they are written anew.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace

from lxml import etree

from editor.core.document.columns import Entry
from editor.core.document.compact_list import CompactList
from editor.core.document.document import Document
from editor.core.document.namespaces import with_declarations
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.markup import NAMESPACE, NAMESPACE_VARIANT, EntityStyle, new_frame
from editor.formats.damage import repair_list as repairs
from editor.formats.damage.lone_entries import find_lone_entries, urls_in
from editor.formats.damage.read_as import ReadAs
from editor.formats.damage.repair import repair
from editor.formats.damage.repair_list import Repair, repairs_of
from editor.formats.errors import BrokenXml, Unreadable
from editor.formats.reading.encoding import decode_damaged, is_unmarked, pretended_mark
from editor.formats.reading.feeds import read_feed
from editor.formats.reading.file_kind import sniff
from editor.formats.reading.inflate import Inflated, inflate, inflate_damaged
from editor.formats.reading.judge import NotWellFormed
from editor.formats.reading.reader import Reading, read_document
from editor.formats.reading.trees import local_name, namespace_of, parse_tree, tree_text
from editor.formats.writing.rendering import to_bytes

_NO_NAMESPACE = {"": ""}  # for elements without a prefix
_WRITTEN = EntityStyle(gt=True)  # the characters that lxml escapes in text
_LONGEST = 1_000_000  # characters of a value that is worth showing


def is_recoverable(error: Unreadable) -> bool:
    """Return True if something may be recovered from a file that could not be read for this reason."""
    return isinstance(error, BrokenXml) or any(
        file_hit.rule == "gzip-corrupt" for file_hit in error.file_hits
    )


def reread(data: bytes, name: str, read_as: ReadAs) -> Reading:
    """Read a file in the way that a person chose; raises Unreadable."""
    try:
        read_document(data, name)
    except Unreadable as error:
        return recover(data, name, error, read_as)
    return recover(data, name, None, read_as)


def recover(data: bytes, name: str, error: Unreadable | None, read_as: ReadAs | None = None) -> Reading:
    """Recover entries from a file that could not be read; raises its error again if there are none.

    The file hits begin with the reason why the file could not be read.
    """
    try:
        inflated, done = _unpacked(data)
        decoded = decode_damaged(inflated.data, keeps_bytes=True)
        repaired = repair(decoded, read_as)
        if repaired.data is None:
            document = recover_lone_entries(repaired.tracked.text)
            done += (_anew(error),)
        else:
            document = read_document(repaired.data, name).entries
            done += (*_marks_of(inflated.data), *repairs_of(repaired.tracked))
    except Unreadable as trouble:
        raise (error or trouble) from None
    document.set_frame(replace(document.frame, gzip=inflated.gzip))
    return Reading(
        document,
        error.file_hits if error else (),
        complete=error is None and not done,
        byte_size=len(inflated.data),
        encoding=decoded.encoding,
        repairs=done,
        trouble=words_of(error) if error else "",
    )


def _unpacked(data: bytes) -> tuple[Inflated, tuple[Repair, ...]]:
    try:
        return inflate(data), ()
    except Unreadable:
        inflated = inflate_damaged(data)
        kind = repairs.UNPACKED_TWICE if inflated.is_whole else repairs.UNPACKED
        return inflated, (Repair(kind, None, None),)


def _marks_of(data: bytes) -> Iterator[Repair]:
    """Yield the repair of a byte order mark that is wrong or missing."""
    if is_unmarked(data):
        yield Repair(repairs.UNMARKED, 1, 1)
    mark = pretended_mark(data)
    if mark:
        yield Repair(repairs.MARK, 1, 1, mark.hex(" ").upper())


def _anew(error: Unreadable | None) -> Repair:
    where = (error.line, error.column) if isinstance(error, BrokenXml) else (None, None)
    return Repair(repairs.ANEW, *where)


def recover_lone_entries(text: str) -> Document:
    """Return the entries that lxml finds in a text that was repaired as far as possible.

    Raises Unreadable as `sniff` does, and if there is nothing to show.
    """
    form = sniff(text)
    if form.kind is Kind.FEED:
        return read_feed(text, damaged=True)
    document = Document(new_frame(form.kind))
    found = [  # a list, so that no entry keeps its tree alive
        (_entry(entry), "\n    ".join(_extensions(entry)))
        for entry in find_lone_entries(text, form.kind)
        if _is_of_sitemap(entry)
    ]
    found += [(Entry(loc), "") for loc in _left_behind(text, found)]
    columns = document.new_columns(entry for entry, _ in found)
    if any(len(value) > _LONGEST for name in FIELD_NAMES for value in columns.column(name)):
        raise Unreadable(Phrase(QT_TRANSLATE_NOOP("phrases", "Nothing can be recovered.")))
    columns.extensions = CompactList(extensions for _, extensions in found)
    document.append(columns)
    return read_document(to_bytes(document)).entries  # shown as it will be read once it is written


def _left_behind(text: str, found: list[tuple[Entry, str]]) -> Iterator[str]:
    """Yield the URLs of a text that are in none of the entries, nor in their extensions."""
    known = {entry.loc.strip() for entry, _ in found}
    others = "".join(extensions for _, extensions in found)
    for url in dict.fromkeys(urls_in(text)):
        if url not in known and _WRITTEN.escape(url) not in others:
            yield url


def _is_of_sitemap(entry: etree._Element) -> bool:
    """Return True unless an element is in a foreign namespace: that may be misspelt or missing."""
    namespace = namespace_of(entry)
    return namespace in ("", NAMESPACE) or NAMESPACE_VARIANT.fullmatch(namespace) is not None


def _entry(element: etree._Element) -> Entry:
    values = dict.fromkeys(FIELD_NAMES, "")
    for child in element:
        if _is_core(child, element):
            values[local_name(child)] = values[local_name(child)] or tree_text(child)
    return Entry(**values)


def _is_core(child: etree._Element, entry: etree._Element) -> bool:
    return local_name(child) in FIELD_NAMES and namespace_of(child) == namespace_of(entry)


def _extensions(element: etree._Element) -> Iterator[str]:
    """Yield the foreign children of an entry, each with the declarations it needs."""
    for child in element:
        name = local_name(child)
        if name and ":" not in name and namespace_of(child) != namespace_of(element):
            copy = deepcopy(child)
            etree.cleanup_namespaces(copy)
            etree.strip_elements(copy, etree.ProcessingInstruction, *_nameless(copy), with_tail=False)
            # Elements in no namespace declare that, as the default may be the sitemap namespace elsewhere.
            text = with_declarations(etree.tostring(copy, encoding="unicode", with_tail=False), _NO_NAMESPACE)
            if _is_well_formed(text):  # in damaged files lxml accepts illegal characters
                yield text


def _nameless(element: etree._Element) -> set[str]:
    """Return the elements whose names lxml accepts from a damaged file although no file may have them."""
    names = {str(inner.tag) for inner in element.iter(etree.Element)}
    can_be_named = (name for name in names if without_illegal_characters(name) == name)
    return {name for name in can_be_named if ":" in name.rpartition("}")[2]}


def _is_well_formed(text: str) -> bool:
    try:
        return parse_tree(text) is not None
    except NotWellFormed:
        return False
