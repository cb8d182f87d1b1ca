"""Exports a document in clean form: UTF-8, canonical order and whitespace, official namespace.

The export changes no URL, no value's meaning and no order of entries, and preserves foreign
elements, comments, processing instructions and attributes. The elements of extensions come in their
declared order. Sources: https://www.sitemaps.org/protocol.html (escaping, namespace, limits),
https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
"""

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from enum import Enum
from functools import lru_cache, partial
from itertools import compress
from urllib.parse import quote

from editor.core.document import entry_text
from editor.core.document.columns import ODD
from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.file_limits import MAX_BYTES
from editor.core.text import N_, Phrase, words_of
from editor.core.values.characters import ALL_SPACES, ILLEGAL, code_point, with_line_feeds
from editor.core.values.urls import a_label, split, split_authority
from editor.core.xml import markup
from editor.core.xml.outline import (
    ElementSpan,
    Names,
    attribute_list,
    content_text,
    declared_prefix,
    outline,
    pieces,
    scope_names,
)
from editor.formats.read_errors import Unreadable
from editor.formats.writing.faithful_writing import (
    NotFaithful,
    compare_lines,
    compare_reading,
    compress_verified,
    verify_list,
)
from editor.rules.extensions.extension_column_check import known_extension_codes
from editor.rules.extensions.extension_fixes import in_declared_order
from editor.rules.finding import Context
from editor.rules.fixes.fix_kinds import FixContext, FixPlaces
from editor.rules.fixes.text_rewriting import RewriteExtension
from editor.rules.structure.root_rewriting import written_out


def with_ordered_extensions(entries: Entries) -> Entries:
    """Return the document if all elements are in order, as nearly always; else a copy in which they are."""
    context = Context(entries.kind, datetime.now(UTC))
    codes = known_extension_codes(entries.columns, entries.frame, context).codes
    rows = {
        extension: list(compress(range(len(array)), array))
        for (rule, extension), array in codes.items()
        if rule == "extension-child-order"
    }
    if not rows:
        return entries
    copy = Document.copy_of(entries)
    edit = RewriteExtension(in_declared_order).edit(FixContext(copy, context), FixPlaces(rows))
    if edit:
        edit.apply(copy)
    return copy


DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
GAP = "\n  "  # before an entry
INNER = "\n    "  # before a child

_ALL_ENTITIES = markup.EntityStyle(gt=True, quot=True, apos=True)
_BEFORE_ROOT = re.compile(rf"(?:{markup.SPACE}(?:{markup.NOTE}|{markup.DOCTYPE}))*+{markup.SPACE}", re.DOTALL)
_MISC = re.compile(rf"({markup.NOTE})|{markup.DOCTYPE}", re.DOTALL)
_NOTES = re.compile(markup.NOTE, re.DOTALL)
_ROOT = re.compile(rf"<[^\s/>]++({markup.IN_TAG})/?>", re.DOTALL)
_OPENED = rf"<[^\s/>!?]++{markup.IN_TAG}>"
# Whitespace between tags, as the first group; text that is not indentation matches without a group.
_INDENTATION = re.compile(
    rf"{markup.NOTE}|{markup.SPACE}{markup.CDATA}{markup.SPACE}|{_OPENED}{markup.SPACE}(?=</)"
    r"|(?<=>)([ \t\n]++)(?=<(?!!\[CDATA\[))",
    re.DOTALL,
)
_WITHOUT_PREFIX = re.compile(r"<[^\s:/>!?]++[\s/>]")
_OWN_REFERENCE = re.compile(
    rf"{markup.NO_TAG}|&(?!(?:amp|lt|gt|quot|apos|\#[0-9]+|\#x[0-9a-fA-F]+);)", re.DOTALL
)


def escape(value: str) -> str:
    """Escape a value as an element's text, on one line, with all five entities that the protocol names."""
    value = _ALL_ENTITIES.escape(value)
    return value.replace("\n", "&#10;") if "\n" in value else value


class CanonicalForm:
    """Writes the parts of one document in clean form; texts passed in must be part of well-formed input."""

    def __init__(self, frame: markup.Frame) -> None:
        self._frame = frame = frame if frame.kind.is_sitemap else markup.new_frame(Kind.URLSET)
        self._names = scope_names(frame)
        self._has_document_type = "<!DOCTYPE" in frame.prolog
        self.kind = frame.kind
        self.fields = tuple(field.name for field in fields_of(frame.kind))
        # Otherwise elements without a prefix would end up in the sitemap namespace.
        self.has_plain_extensions = not self._has_document_type and (
            not frame.prefix or dict(frame.namespaces).get("", "") == frame.namespace
        )

    def head(self) -> str:
        """Return the text up to the end of the root's start tag."""
        prolog = with_line_feeds(self._frame.prolog)
        before = _BEFORE_ROOT.match(prolog)
        root = _ROOT.match(prolog, before.end() if before else 0)
        notes = [match[1] for match in _MISC.finditer(prolog, 0, root.start() if root else 0) if match[1]]
        lines = "".join(note + "\n" for note in notes if not re.match(r"<\?xml\s", note))
        attributes = self._attributes(root[1] if root else "")
        return f'{DECLARATION}{lines}<{self._frame.kind} xmlns="{markup.NAMESPACE}"{attributes}>'

    def foot(self) -> str:
        """Return the text after the last entry."""
        inside, after = map(with_line_feeds, parted_epilog(self._frame))
        inside = self.gap(inside).rstrip(XML_SPACE)
        notes = "".join(note + "\n" for note in _NOTES.findall(after))
        return f"{inside}\n</{self._frame.kind}>\n{notes}"

    def gap(self, gap: str) -> str:
        """Return the text between two entries, in clean form."""
        kept = gap.strip(ALL_SPACES)
        if not kept:
            return GAP
        text = with_line_feeds(kept)
        if not self.has_plain_extensions:
            text = self._meaning_the_same(text)
        return GAP + self.indented(text, _width_before(gap, gap.index(kept)), GAP) + GAP

    def extensions(self, text: str, before: str) -> str:
        """Return the elements of extensions, indented anew; `before` is the white space in front of them."""
        if "\r" in text:
            text = with_line_feeds(text)
        return self.indented(text, _width_before(before, len(before)), INNER)

    def indented(self, text: str, width: int, before: str) -> str:
        """Return elements and comments with the whitespace between them in the clean indentation.

        `width` is the indentation of the first one so far, in characters.
        """
        if ("\n" not in text and "\t" not in text) or "xml:space" in text:
            return text

        def replaced(match: re.Match[str]) -> str:
            space = match[1]
            if not space:
                return match[0]
            _, line_end, last = space.rpartition("\n")
            own = len(last.replace("\t", "  "))
            return before + " " * max(own - width, 0) if line_end else " " * own

        return _INDENTATION.sub(replaced, text)

    def entry(self, text: str) -> str:
        """Return an entry of any form, from `<url>` to `</url>`, in clean form."""
        text = with_line_feeds(text)
        parts = outline(text, self._names)
        lines: dict[str, list[str]] = {field: [] for field in self.fields}
        last = lines[""] = []
        position = parts.inner
        for element in parts.elements:
            own = lines.get(element.core, last)
            own += self._beside(text[position : element.start])
            if own is last:
                own.append(self._foreign(text, element, parts.names))
            else:
                own += self._field(element, text[element.inner : element.close])
            position = element.end
        last += self._beside(text[position : parts.close])
        inside = "".join(INNER + line for own in lines.values() for line in own)
        name = self.kind.entry_name
        return f"<{name}{self._attributes(parts.attributes)}>{inside}{GAP}</{name}>"

    def _beside(self, between: str) -> Iterator[str]:
        """Yield the comments between two children, and text that does not belong there."""
        for piece in pieces(between.strip(XML_SPACE)):
            if piece.is_note:
                yield piece.raw
            elif piece.text.strip(ALL_SPACES):
                yield escape(piece.text.strip(XML_SPACE))

    def _field(self, element: ElementSpan, content: str) -> Iterator[str]:
        """Yield a field's element with its trimmed value, or just the comments of an empty one."""
        notes = [piece.raw for piece in pieces(content) if piece.is_note] if "<" in content else []
        value = content_text(content).strip(XML_SPACE)
        if not value:
            yield from notes
            return
        name = element.core
        yield f"<{name}{self._attributes(element.attributes)}>{''.join(notes)}{escape(value)}</{name}>"

    def _foreign(self, text: str, element: ElementSpan, names: Names) -> str:
        whole = self._without_own_references(self._in_its_namespace(text, element, names))
        return self.indented(whole, _width_before(text, element.start), INNER)

    def _meaning_the_same(self, gap: str) -> str:
        """Return the text between two entries so that it means the same without the file's declarations."""
        text = f"<g>{gap}</g>"
        parts = outline(text, self._names)
        written, position = "", parts.inner
        for element in parts.elements:
            written += text[position : element.start] + self._in_its_namespace(text, element, parts.names)
            position = element.end
        return self._without_own_references(written + text[position : parts.close])

    def _in_its_namespace(self, text: str, element: ElementSpan, names: Names) -> str:
        """Return an element as written, with a declaration of its default namespace if the file's differs."""
        whole = text[element.start : element.end]
        namespace = names.namespace_of("")
        is_ours = element.core or namespace == self._frame.namespace or "xmlns=" in element.attributes
        if is_ours or not _WITHOUT_PREFIX.search(whole):
            return whole
        at = 1 + len(element.name)
        return f'{whole[:at]} xmlns="{escape(namespace)}"{whole[at:]}'

    def _attributes(self, attributes: str) -> str:
        """Return a start tag's attributes; the sitemap namespace gets its official name under any prefix."""
        if "=" not in attributes:
            return ""
        written = ""
        for name, value in attribute_list(attributes):
            prefix = declared_prefix(name)
            if prefix == "":
                continue
            if prefix and value == self._frame.namespace:
                value = markup.NAMESPACE
            written += f' {name}="{_escaped_attribute(value)}"'
        return written

    def _without_own_references(self, text: str) -> str:
        """Return a text without its document type: references to its entities become visible text."""
        if not self._has_document_type:
            return text
        return _OWN_REFERENCE.sub(lambda match: "&amp;" if match[0] == "&" else match[0], text)


def parted_epilog(frame: markup.Frame) -> tuple[str, str]:
    """Return the text after the last entry, and the root's end tag with all that follows it."""
    if frame.is_self_closed:
        return "", frame.epilog
    name, epilog = re.escape(f"{frame.prefix}{frame.kind}"), frame.epilog
    end = re.search(rf"</{name}\s*+>(?:{markup.SPACE}(?:{markup.NOTE}))*+{markup.SPACE}\Z", epilog, re.DOTALL)
    return (epilog[: end.start()], end[0]) if end else (epilog, "")


def _width_before(text: str, position: int) -> int:
    """Return the indentation of a position; 0 if it is not the first on its line."""
    before = text[:position]
    line = before[max(before.rfind("\n"), before.rfind("\r")) + 1 :]
    return 0 if line.strip(" \t") else len(line.replace("\t", "  "))


def _escaped_attribute(value: str) -> str:
    return escape(value).replace("\t", "&#9;")


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


_TOO_LARGE = N_(
    "The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before "
    "compression. Split the sitemap."
)
_NO_LIST = N_(
    "An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML."
)
_ILLEGAL = N_("Row {row:,} has the character {character}, which XML does not allow in any form. Delete it.")
_NOT_READ_AGAIN = N_("The export could not be read back: {error}")


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
        yield entry_text.interleave(columns, count)
    yield canonical.foot()


def entry_sizes(entries: Entries, canonical: CanonicalForm) -> Iterator[int]:
    """Yield the number of bytes of each entry in an XML export, with the text before it."""
    for columns, count in _pieces(entries, canonical):
        texts = list(entry_text.entry_pieces(columns, count))
        is_ascii = all(map(str.isascii, texts))
        yield from map(len, texts if is_ascii else map(str.encode, texts))


def _pieces(entries: Entries, canonical: CanonicalForm) -> Iterator[tuple[list[entry_text.Column], int]]:
    """Yield columns of text for pieces of rows, with the number of rows: the text before, the entry."""
    gap_of = lru_cache(maxsize=64)(canonical.gap) if _has_gaps(entries) else lambda _: GAP
    for rows in entry_text.pieces_of(range(len(entries))):
        gaps = entry_text.text_of_all(entries.columns.gap[rows.start : rows.stop])
        before = gap_of(gaps) if isinstance(gaps, str) else list(map(gap_of, gaps))
        yield [before, *_entries(entries, canonical, rows)], len(rows)


def _has_gaps(entries: Entries) -> bool:
    """Return True if the text between the entries is XML."""
    return entries.kind.is_sitemap


def _entries(entries: Entries, canonical: CanonicalForm, rows: range) -> list[entry_text.Column]:
    """Return columns of text that together are the entries."""
    numbers = entry_text.items_at(entries.columns.layout, rows)
    if ODD not in numbers and canonical.has_plain_extensions:
        return _columns(entries, canonical, rows)
    extensions = entry_text.items_at(entries.column(markup.EXTENSIONS), rows)
    is_plain = [
        number != ODD and (canonical.has_plain_extensions or not extension)
        for number, extension in zip(numbers, extensions, strict=True)
    ]
    plain_rows = [row for row, plain in zip(rows, is_plain, strict=True) if plain]
    plain_texts = entry_text.entry_pieces(_columns(entries, canonical, plain_rows), len(plain_rows))
    texts = entry_text.entry_texts(entries, rows)
    return [
        [
            next(plain_texts) if plain else canonical.entry(text)
            for plain, text in zip(is_plain, texts, strict=True)
        ]
    ]


def _columns(entries: Entries, canonical: CanonicalForm, rows: Sequence[int]) -> list[entry_text.Column]:
    name = canonical.kind.entry_name
    columns: list[entry_text.Column] = [f"<{name}>"]
    for field in canonical.fields:
        values = _trimmed(entry_text.items_at(entries.column(field), rows))
        columns += entry_text.element_columns(values, f"{INNER}<{field}>", f"</{field}>", escape)
    extensions = entry_text.items_at(entries.column(markup.EXTENSIONS), rows)
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
        next((child.before for child in layout.children if child.name == markup.EXTENSIONS), "")
        for layout in entries.layouts
    ]
    for number, extension in zip(entry_text.items_at(entries.columns.layout, rows), extensions, strict=True):
        yield INNER + canonical.extensions(extension, before[number]) if extension else ""


def _verify(entries: Entries, canonical: CanonicalForm, data: bytes) -> None:
    meant = [_trimmed(entries.column(field)) for field in canonical.fields]
    try:
        compare_reading(data, canonical.kind, canonical.fields, meant)
    except Unreadable as error:
        illegal = _illegal_character(meant)
        raise NotFaithful(illegal or Phrase(_NOT_READ_AGAIN, error=words_of(error))) from error


def _illegal_character(columns: Sequence[Sequence[str]]) -> Phrase | None:
    """Return a sentence on the first value with a character that no XML can hold; None if there is none."""
    for row, values in enumerate(zip(*columns, strict=True), 1):
        if found := re.search(ILLEGAL, "".join(values)):
            return Phrase(_ILLEGAL, row=row, character=code_point(found[0]))
    return None


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
