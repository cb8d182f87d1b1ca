"""The clean form of a file around and inside its entries, which `export` writes whatever it is given."""

import re
from collections.abc import Iterator

from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.values.characters import ALL_SPACES, with_line_feeds
from editor.core.xml.markup import NAMESPACE, EntityStyle, Frame, new_frame
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
from editor.core.xml.tokens import CDATA, DOCTYPE, IN_TAG, NO_TAG, NOTE, SPACE

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
GAP = "\n  "  # before an entry
INNER = "\n    "  # before a child

_ALL_ENTITIES = EntityStyle(gt=True, quot=True, apos=True)
_BEFORE_ROOT = re.compile(rf"(?:{SPACE}(?:{NOTE}|{DOCTYPE}))*+{SPACE}", re.DOTALL)
_MISC = re.compile(rf"({NOTE})|{DOCTYPE}", re.DOTALL)
_NOTES = re.compile(NOTE, re.DOTALL)
_ROOT = re.compile(rf"<[^\s/>]++({IN_TAG})/?>", re.DOTALL)
_OPENED = rf"<[^\s/>!?]++{IN_TAG}>"
# Whitespace between tags, as the first group; text that is not indentation matches without a group.
_INDENTATION = re.compile(
    rf"{NOTE}|{SPACE}{CDATA}{SPACE}|{_OPENED}{SPACE}(?=</)|(?<=>)([ \t\n]++)(?=<(?!!\[CDATA\[))", re.DOTALL
)
_WITHOUT_PREFIX = re.compile(r"<[^\s:/>!?]++[\s/>]")
_OWN_REFERENCE = re.compile(rf"{NO_TAG}|&(?!(?:amp|lt|gt|quot|apos|\#[0-9]+|\#x[0-9a-fA-F]+);)", re.DOTALL)


def escape(value: str) -> str:
    """Escape a value as an element's text, on one line, with all five entities that the protocol names."""
    value = _ALL_ENTITIES.escape(value)
    return value.replace("\n", "&#10;") if "\n" in value else value


class CanonicalForm:
    """Writes the parts of one document in clean form; texts passed in must be part of well-formed input."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame = frame if frame.kind.is_sitemap else new_frame(Kind.URLSET)
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
        return f'{DECLARATION}{lines}<{self._frame.kind} xmlns="{NAMESPACE}"{attributes}>'

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
                value = NAMESPACE
            written += f' {name}="{_escaped_attribute(value)}"'
        return written

    def _without_own_references(self, text: str) -> str:
        """Return a text without its document type: references to its entities become visible text."""
        if not self._has_document_type:
            return text
        return _OWN_REFERENCE.sub(lambda match: "&amp;" if match[0] == "&" else match[0], text)


def parted_epilog(frame: Frame) -> tuple[str, str]:
    """Return the text after the last entry, and the root's end tag with all that follows it."""
    if frame.is_self_closed:
        return "", frame.epilog
    name, epilog = re.escape(f"{frame.prefix}{frame.kind}"), frame.epilog
    end = re.search(rf"</{name}\s*+>(?:{SPACE}(?:{NOTE}))*+{SPACE}\Z", epilog, re.DOTALL)
    return (epilog[: end.start()], end[0]) if end else (epilog, "")


def _width_before(text: str, position: int) -> int:
    """Return the indentation of a position; 0 if it is not the first on its line."""
    before = text[:position]
    line = before[max(before.rfind("\n"), before.rfind("\r")) + 1 :]
    return 0 if line.strip(" \t") else len(line.replace("\t", "  "))


def _escaped_attribute(value: str) -> str:
    return escape(value).replace("\t", "&#9;")
