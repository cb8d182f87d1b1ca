"""Replaces references to entities that a file declares itself, so that its DOCTYPE can be removed.

Nothing is fetched. The length of an entity's text is limited, however many entities it contains.
Source: https://www.w3.org/TR/xml/#sec-entity-decl
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.entries import Entries
from editor.core.xml.markup import EntityStyle, Frame
from editor.core.xml.outline import OWN_ENTITY, refers, unescape
from editor.rules.remedies.remedy import FixContext
from editor.rules.remedies.rewriting import Rooted, replace_root
from editor.rules.xml_file.root import root_attributes, with_root_attributes, without_doctype

_MAX_LENGTH = 10_000  # characters in the text of one entity
_MAX_DEPTH = 8  # nesting of entities
_DECLARATION = re.compile(r"""<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')\s*>""")
_NUMBER = re.compile(r"&#(?:x[0-9a-fA-F]+|[0-9]+);")
_NO_NAMESPACE = re.compile(r"""\sxmlns:[^\s=]+\s*=\s*(?:""|'')""")
_QUOTED = EntityStyle(gt=True, quot=True, apos=True)  # also valid in attributes


Meaning = Callable[[str], str | None]  # returns an entity's text; None: keep the reference


def expand_entities(text: str, _field: str, frame: Frame) -> str:
    """Replace the references in an entry's text to entities that the file itself declares as text."""
    return _with_entities(text, _meaning_in(frame))


def without_references(text: str, _field: str, _frame: Frame) -> str:
    """Remove the references in an entry's text to entities other than XML's own."""
    return _forgetting(text)


def _meaning_in(frame: Frame) -> Meaning:
    entities = _Entities(frame.prolog)

    def meaning(name: str) -> str | None:
        value = entities.text_of(name)
        return None if value is None else _QUOTED.escape(value)

    return meaning


def _forgetting(text: str) -> str:
    """Remove references; leave the text alone if one names a namespace, which every prefix needs."""
    left = _with_entities(text, lambda _name: "")
    return text if _NO_NAMESPACE.search(left) else left


def _with_entities(text: str, meaning: Meaning) -> str:
    def written(found: re.Match[str]) -> str:
        new = meaning(found[1]) if found[1] else None
        return found[0] if new is None else new

    return OWN_ENTITY.sub(written, text)


class _Entities:
    """The texts of the entities that a document type declares."""

    def __init__(self, prolog: str) -> None:
        self._declared: dict[str, str] = {}
        for name, one, other in _DECLARATION.findall(prolog):
            self._declared.setdefault(name, one or other)  # the first one counts
        self._known: dict[str, str | None] = {}

    def text_of(self, name: str) -> str | None:
        """Return an entity's text; None if declared elsewhere, or with markup, too long or too deep."""
        raw = self._expansion(name, _MAX_DEPTH)
        return None if raw is None or "<" in raw else unescape(raw)

    def _expansion(self, name: str, depth: int) -> str | None:
        if name not in self._known:
            self._known[name] = None  # an entity that contains itself has no text
            if name in self._declared and depth:
                self._known[name] = self._expand(self._declared[name], depth - 1)
        return self._known[name]

    def _expand(self, declared: str, depth: int) -> str | None:
        raw = _NUMBER.sub(lambda number: unescape(number[0]), declared)
        text = ""
        end = 0
        for found in OWN_ENTITY.finditer(raw):
            inner = self._expansion(found[1], depth) if found[1] else found[0]
            if inner is None:
                return None
            text += raw[end : found.start()] + inner
            end = found.end()
            if len(text) > _MAX_LENGTH:
                return None
        text += raw[end:]
        return text if len(text) <= _MAX_LENGTH else None


def without_needless_doctype(fix: FixContext) -> Frame | None:
    """Remove the document type; None if anything still refers to an entity that it declares."""
    frame = fix.entries.frame
    prolog = without_doctype(frame.prolog)
    return None if _refer((prolog, *_texts(fix.entries))) else replace(frame, prolog=prolog)


def expanded_without_doctype(fix: FixContext) -> Edit | None:
    """Replace all references to declared entities and remove the document type; None if one cannot be."""
    meaning = _meaning_in(fix.entries.frame)
    return _without_doctype(fix.entries, lambda text: _with_entities(text, meaning))


def forgotten_with_doctype(fix: FixContext) -> Edit | None:
    """Remove the document type and all references to entities that it declares."""
    return _without_doctype(fix.entries, _forgetting)


def _without_doctype(entries: Entries, told: Callable[[str], str]) -> Edit | None:
    """Return the edit that removes the document type and applies `told` to all texts.

    Return None if no text refers to an entity, or if one still does afterwards.
    """
    frame = replace(entries.frame, prolog=without_doctype(entries.frame.prolog))
    texts = (frame.prolog, *_texts(entries))
    if not _refer(texts) or _refer(map(told, texts)):
        return None
    return _retold(entries, frame, told)


def _retold(entries: Entries, frame: Frame, told: Callable[[str], str]) -> Edit | None:
    """Return the edit that applies `told` to all texts of a file, and gives it this frame."""
    frame = with_root_attributes(frame, told(root_attributes(frame)))
    return replace_root(entries, replace(frame, epilog=told(frame.epilog)), Rooted(told, rest=told))


def written_out(entries: Entries) -> Entries:
    """Return a file with references to entities that it declares as text replaced; unchanged without any.

    This is for formats without a document type, where nothing else tells the text of these entities.
    """
    frame = entries.frame
    if "<!ENTITY" not in frame.prolog:
        return entries
    copy = Document.copy_of(entries, shares_layouts=True)
    meaning = _meaning_in(frame)
    if edit := _retold(copy, frame, lambda text: _with_entities(text, meaning)):
        edit.apply(copy)
    return copy


def _refer(texts: Iterable[str]) -> bool:
    """Return True if any text refers to an entity other than XML's own."""
    return any(map(refers, texts))


def _texts(entries: Entries) -> Iterator[str]:
    block = entries.columns
    yield entries.frame.epilog
    yield from (text for text in block.gap if text)
    yield from (text for text in block.extensions if text)
    for row, source in enumerate(block.source):
        current = entries.current_source(row) if source else None
        if current:
            yield current.text
