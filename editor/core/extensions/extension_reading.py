"""Reads the elements of other namespaces in an entry: as nodes with positions, as values, in summary.

The text must be part of well-formed input. A node's positions count the characters of the text that
it was parsed from: the extension text of a regular entry, or the whole text of an odd one. Values
are read quickly without nodes where they can be, as most texts of a file differ in their values
alone. A summary is what the table shows: the number of blocks, and the first of them.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import (
    EXTENSIONS,
    ElementSpec,
    Extension,
    Need,
    extensions_of_namespace,
)
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import ATTRIBUTE, TAG
from editor.core.xml.outline import (
    Names,
    content_text,
    declared_prefix,
    decoded_attribute,
    refers,
    scope_names,
)

UNSURE = ("xmlns", "<!", "<?")  # a text with any of these must be parsed
# The value of an attribute, or text; the second quote of an empty attribute begins no value.
_VALUE = re.compile(r"""("(?<!"")[^"<]++"|'(?<!'')[^'<]++'|>[^<]++)""")


class NodeAttribute(NamedTuple):
    """An attribute in a text; its value extends from `start` to `end`, without the quotes."""

    name: str  # as written
    value: str  # decoded
    start: int
    end: int
    refers: bool  # to an entity of the file's own


class Node(NamedTuple):
    """An element in a text; its start tag extends from `start` to `inner`, its end tag from `close` to `end`.

    The last three are equal in an empty-element tag. `extension` and `element` are None if no extension
    declares the element, or if it is not in a place where it may be.
    """

    tag: str  # as written, with its prefix
    name: str  # without
    namespace: str
    extension: Extension | None  # whose namespace it has, in whatever spelling
    element: ElementSpec | None  # what the extension says about it
    attributes: tuple[NodeAttribute, ...]  # declarations of namespaces left out
    text: str  # decoded, comments left out, as written otherwise; "" where there are elements inside
    stray: str  # text beside the elements inside, without white space around it
    children: tuple["Node", ...]
    start: int
    inner: int
    close: int
    end: int
    names: Names  # as inside the element
    refers: bool  # whether its text does, to an entity of the file's own

    def value(self, name: str) -> str | None:
        """Return the value of an attribute; None if it is missing."""
        return next((each.value for each in self.attributes if each.name == name), None)

    def child(self, name: str) -> "Node | None":
        """Return the first declared child with a local name; None if there is none."""
        return next((child for child in self.children if child.element and child.name == name), None)


class _Open(NamedTuple):
    """An element whose end was not read yet: what a node has that its start tag and its place tell."""

    tag: str
    name: str
    namespace: str
    extension: Extension | None
    element: ElementSpec | None
    attributes: tuple[NodeAttribute, ...]
    names: Names
    start: int
    inner: int
    children: list[Node]


def is_unsure(text: str) -> bool:
    """Return True if a text may have namespace declarations, comments or CDATA and must be parsed."""
    return any(mark in text for mark in UNSURE)


def split_values(text: str) -> tuple[str, list[str]]:
    """Return the shape of a text, and its pieces: every second one is a value with the quote or ">" before
    it.

    Texts of the same shape, unless they are unsure, differ only in their values.
    """
    pieces = _VALUE.split(text)
    return "\0".join(pieces[::2]), pieces


def nodes_in(text: str, names: Names, *, is_entry: bool = False) -> tuple[Node, ...]:
    """Parse the outermost elements of other namespaces in a text, in their order.

    With `is_entry` the text is a whole entry, whose own elements are left out; otherwise it contains only
    extensions.
    """
    found: list[Node] = []
    stack: list[_Open] = []
    for token in TAG.finditer(text):
        is_end, tag, raw, is_empty = token.groups()
        if tag is None:
            continue
        if is_end:
            opened, close, end = stack.pop(), token.start(), token.end()
        else:
            parent = stack[-1] if stack else None
            around = parent.names if parent else names
            if is_entry and not parent:
                inside = around.inside_entry(tag, raw)
            else:
                inside = around.within(raw)
            within = None if is_entry and len(stack) == 1 else parent
            opened = _opened(tag, raw, token, inside, within)
            if not is_empty:
                stack.append(opened)
                continue
            close = end = token.end()
        (stack[-1].children if stack else found).append(_node(text, opened, close, end))
    if is_entry:
        return tuple(child for child in found[0].children if not child.names.core_name(child.tag, ""))
    return tuple(found)


def _opened(tag: str, raw: str, token: re.Match[str], names: Names, parent: _Open | None) -> _Open:
    """Return an element by its start tag; raw: its attributes, parent: the foreign element around it."""
    namespace, name = names.namespace_of(tag), tag.rpartition(":")[2]
    attributes = tuple(_attributes(raw, token.start(3))) if "=" in raw else ()
    own = extensions_of_namespace(namespace)
    taking: Extension | None = None
    if len(own) > 1 or (own and not parent):
        taking = _taking(namespace, name, tuple(attribute.name for attribute in attributes))
    extension = taking or (own[0] if own else None)
    if not parent:
        element = taking.block if taking else None
    elif parent.element and parent.extension is extension:
        element = parent.element.child(name)
    else:
        element = None
    return _Open(tag, name, namespace, extension, element, attributes, names, token.start(), token.end(), [])


@lru_cache(maxsize=256)
def _taking(namespace: str, name: str, attributes: tuple[str, ...]) -> Extension | None:
    """Return the extension that takes an element as a block, by the names of its attributes."""
    return next((each for each in extensions_of_namespace(namespace) if each.takes(name, attributes)), None)


def _node(text: str, opened: _Open, close: int, end: int) -> Node:
    tag, name, namespace, extension, element, attributes, names, start, inner, children = opened
    content = "" if close == end else text[inner:close]
    return Node(
        tag,
        name,
        namespace,
        extension,
        element,
        attributes,
        "" if children else content_text(content),
        _text_between(text, inner, children, close) if children else "",
        tuple(children),
        start,
        inner,
        close,
        end,
        names,
        not children and refers(content),
    )


def _attributes(raw: str, offset: int) -> Iterator[NodeAttribute]:
    """Yield the attributes in a start tag, which stand at an offset in the text."""
    for found in ATTRIBUTE.finditer(raw):
        name, quoted = found.groups()
        if name[:5] != "xmlns" or declared_prefix(name) is None:
            start, written = offset + found.start(2) + 1, quoted[1:-1]
            is_plain = "&" not in written and written.isprintable()
            value = written if is_plain else decoded_attribute(written)
            yield NodeAttribute(name, value, start, start + len(written), not is_plain and refers(written))


def _text_between(text: str, position: int, children: list[Node], close: int) -> str:
    between: list[str] = []
    for child in children:
        between.append(text[position : child.start])
        position = child.end
    between.append(text[position:close])
    return content_text("".join(between)).strip(XML_SPACE)


def meaning_of(node: Node) -> tuple[object, ...]:
    """Return the content of an element in a form that compares equal however it is written.

    In images, videos and news the order of elements with different names does not matter.
    """
    attributes = tuple(sorted((each.name, each.value.strip(XML_SPACE)) for each in node.attributes))
    name = (node.extension.name if node.extension else node.namespace, node.name)
    texts = (node.text.strip(XML_SPACE), node.stray)
    children = sorted(node.children, key=_by_name) if node.extension else node.children
    return (name, texts, attributes, tuple(map(meaning_of, children)))


def _by_name(node: Node) -> tuple[str, str]:
    return (node.namespace, node.name)


# In a document


@lru_cache(maxsize=2048)
def _nodes(text: str, names: Names, is_entry: bool) -> tuple[Node, ...]:
    return nodes_in(text, names, is_entry=is_entry)


def extension_text(entries: Entries, row: int) -> str:
    """Return the text that a row's nodes are parsed from: its extensions, or all of an odd entry."""
    source = entries.current_source(row)
    return source.text if source else entries.columns.extensions[row]


def extension_texts(entries: Entries) -> list[str]:
    """Return `extension_text` of all rows."""
    texts = list(entries.columns.extensions)
    for row in entries.columns.odd_sources()[0]:
        texts[row] = extension_text(entries, row)
    return texts


def nodes_at(entries: Entries, row: int) -> tuple[Node, ...]:
    """Return the elements of other namespaces in a row, in their order, unknown extensions included."""
    source = entries.current_source(row)  # read only once, as a filter may run while rows are edited
    text = source.text if source else entries.columns.extensions[row]
    if not text:
        return ()
    return _nodes(text, scope_names(entries.file_at(row).frame), source is not None)


def blocks_at(entries: Entries, row: int, extension: Extension) -> tuple[Node, ...]:
    """Return the blocks of an extension in a row, in their order."""
    return tuple(node for node in nodes_at(entries, row) if node.element is extension.block)


Wanted = tuple[int, str | None]


class ShapedValues:
    """Extracts values from texts that are not unsure: of texts with the same shape, only one is parsed.

    `wanted_in` returns, for the nodes of a text, the positions where the wanted values begin, 0 for a missing
    one, each with a value that is to be left out, if any.
    """

    def __init__(self, names: Names, wanted_in: Callable[[Sequence[Node]], Iterable[Wanted]]) -> None:
        self._names, self._wanted_in = names, wanted_in
        self._places: dict[str, list[Wanted]] = {}  # shape -> numbers of the wanted pieces; 0 for none

    def of(self, text: str) -> list[str]:
        """Return the wanted values of a text, decoded and stripped; "" for a missing one."""
        pieces, places = self.split(text)
        read = ((_decoded(pieces[place]) if place else "", unwanted) for place, unwanted in places)
        return [value for value, unwanted in read if value != unwanted]

    def split(self, text: str) -> tuple[list[str], list[Wanted]]:
        """Return the pieces of a text, and the numbers of those that contain the wanted values."""
        shape, pieces = split_values(text)
        places = self._places.get(shape)
        if places is None:
            places = self._places[shape] = self._read(text, pieces)
        return pieces, places

    def _read(self, text: str, pieces: Sequence[str]) -> list[Wanted]:
        starts = accumulate(map(len, pieces), initial=1)  # behind the quote or ">"
        place_of = {start: place for place, start in enumerate(starts) if place % 2}
        wanted = self._wanted_in(nodes_in(text, self._names))
        return [(place_of.get(start, 0), unwanted) for start, unwanted in wanted]


def _decoded(value: str) -> str:
    """Return a value decoded, without its quotes or the ">" before it."""
    is_text = value[0] == ">"
    text = value[1:] if is_text else value[1:-1]
    if "&" in text or not text.isprintable():
        text = content_text(text) if is_text else decoded_attribute(text)
    return text.strip(XML_SPACE)


class ValuesInside:
    """Reads the values in extensions row by row, quickly where the texts of rows are alike."""

    def __init__(self, entries: Entries, only: Extension | None = None) -> None:
        """only: the extension whose blocks alone are read; None reads all, unknown extensions included."""
        self._entries, self._only = entries, only
        self._shaped: dict[int, ShapedValues] = {}  # by the key of the part
        # The last row in which a value was looked for, with its pieces where it is read quickly.
        self._row = -1
        self._split: tuple[list[str], list[Wanted]] | None = None

    def of(self, row: int) -> list[str]:
        """Return the values in a row, without surrounding whitespace."""
        if shaped := self._shaped_at(row):
            return shaped.of(self._entries.columns.extensions[row])
        return [each.text for each in self._read(row) if each.text != each.unwanted]

    def start_of(self, row: int, is_meant: Callable[[str], bool]) -> int | None:
        """Return where the first value in a row that may be any, and is meant, starts in the text of its
        nodes; None if none is.
        """
        if self._row != row:  # several values of a row may be looked for
            shaped = self._shaped_at(row)
            self._split = shaped.split(self._entries.columns.extensions[row]) if shaped else None
            self._row = row
        if self._split is None:
            read = (each for each in self._read(row) if each.unwanted is None)
            return next((each.start for each in read if is_meant(each.text)), None)
        pieces, places = self._split
        for place, unwanted in places:
            if place and unwanted is None and is_meant(_decoded(pieces[place])):
                return 1 + sum(map(len, pieces[:place]))
        return None

    def _shaped_at(self, row: int) -> ShapedValues | None:
        """Return what reads a row quickly; None for one that must be parsed."""
        columns = self._entries.columns
        if columns.layout[row] == ODD or is_unsure(columns.extensions[row]):
            return None
        file = self._entries.file_at(row)
        if file.key not in self._shaped:
            self._shaped[file.key] = ShapedValues(scope_names(file.frame), self._wanted_in)
        return self._shaped[file.key]

    def _read(self, row: int) -> "Iterator[_Value]":
        return _values_in(self._own(nodes_at(self._entries, row)))

    def _wanted_in(self, nodes: Sequence[Node]) -> Iterator[Wanted]:
        return ((each.start, each.unwanted) for each in _values_in(self._own(nodes)))

    def _own(self, nodes: Iterable[Node]) -> list[Node]:
        return [node for node in nodes if self._only in (None, node.extension)]


class _Value(NamedTuple):
    text: str
    start: int
    unwanted: str | None = None


def _values_in(nodes: Sequence[Node]) -> Iterator[_Value]:
    """Yield the values in some nodes, each with its start in their text and the value forms would hide."""
    for node in nodes:
        for attribute in node.attributes:
            if attribute.value:
                unwanted = _only_value(node, attribute) or None
                yield _Value(attribute.value.strip(XML_SPACE), attribute.start, unwanted)
        if node.text:
            yield _Value(node.text.strip(XML_SPACE), node.inner)
        yield from _values_in(node.children)


def _only_value(node: Node, attribute: NodeAttribute) -> str:
    """Return the one value that an attribute must have, which forms do not show; "" if it may have others."""
    declared = node.element.attribute(attribute.name) if node.element else None
    return declared.only_value if declared else ""


_MOST_LANGUAGES = 4  # that are named
_TAG_ENDS = " >/\n\t\r"  # what may follow a name in a tag


def telling_child(extension: Extension) -> ElementSpec | None:
    """Return the child that identifies a block: a required title, or else the first required child."""
    required = [child for child in extension.block.children if child.need is Need.REQUIRED]
    return next((child for child in required if child.name == "title"), required[0] if required else None)


def _telling(block: Node, extension: Extension) -> tuple[str, int]:
    """Return the text that identifies a block, and its start in the text; "" and 0 if it is missing."""
    child = telling_child(extension)
    if child:
        node = block.child(child.name)
        return (node.text, node.inner) if node and node.text else ("", 0)
    named = (each for each in block.attributes if each.name in extension.shown_by[:1] and each.value)
    attribute = next(named, None)
    return (attribute.value, attribute.start) if attribute else ("", 0)


def block_name(block: Node, extension: Extension) -> str:
    """Return the text that identifies a block, as written; "" if it is missing."""
    return _telling(block, extension)[0].strip(XML_SPACE)


def block_line(block: Node, extension: Extension) -> str:
    """Return a block as one line: the text that identifies it, or the attributes that it is shown by."""
    name = block_name(block, extension) or "?"
    if not extension.shown_by:
        return " ".join(name.split())
    return "  ".join((name, *(block.value(each) or "" for each in extension.shown_by[1:])))


def block_lines(entries: Entries, row: int, extension: Extension) -> list[str]:
    """Return the blocks of an extension in a row, a line each."""
    return [block_line(block, extension) for block in blocks_at(entries, row, extension)]


def summary(entries: Entries, row: int, extension: Extension) -> str:
    """Return the blocks of an extension in a row as one line; "" if there are none."""
    return _line([block_name(block, extension) for block in blocks_at(entries, row, extension)], extension)


def summaries(entries: Entries, extension: Extension, rows: Sequence[int]) -> list[str]:
    """Return the `summary` of many rows, quicker than one by one."""
    names = {file.key: _Names(entries, file, extension) for file in entries.files}
    texts, sources = entries.columns.extensions, entries.columns.source
    return [
        names[entries.file_at(row).key].summary(row) if texts[row] or sources[row] else "" for row in rows
    ]


def _line(names: Sequence[str], extension: Extension) -> str:
    """Return the line that summarizes blocks of some names."""
    if extension.lists_names:
        shown = ", ".join(name or "?" for name in names[:_MOST_LANGUAGES])
        more = len(names) - _MOST_LANGUAGES
        return shown if more <= 0 else f"{shown} +{more}"
    if not names:
        return ""
    first = " ".join(names[0].split())
    return f"{len(names)} · {first}" if first else str(len(names))


class _Names:
    """Finds the names of blocks in the texts of one file."""

    def __init__(self, entries: Entries, file: Entries, extension: Extension) -> None:
        self._entries, self._extension = entries, extension
        self._tags = _tags_of(file, extension)
        self._shaped = ShapedValues(scope_names(file.frame), self._wanted_in)

    def summary(self, row: int) -> str:
        """Return the `summary` of a row."""
        text = self._entries.columns.extensions[row]
        if self._entries.columns.source[row] is not None or is_unsure(text):
            return summary(self._entries, row, self._extension)
        if self._extension.needs not in text or not any(tag in text for tag in self._tags):
            return ""
        return _line(self._shaped.of(text), self._extension)

    def _wanted_in(self, nodes: Sequence[Node]) -> list[Wanted]:
        columns = self._extension.block
        return [(_telling(node, self._extension)[1], None) for node in nodes if node.element is columns]


def block_counts(entries: Entries, extension: Extension) -> list[int]:
    """Return the number of blocks of an extension in each row."""
    counts: list[int] = []
    for file in entries.files:
        texts = file.columns.extensions
        joined = "".join(texts)
        count = _BlockTags(file, extension, joined).count
        found = [count(text) if text else 0 for text in texts]
        for row in [*_unsure(file, joined), *_OddTexts(file).with_block(extension)]:
            found[row] = len(blocks_at(file, row, extension))
        counts += found
    return counts


def extensions_in(entries: Entries, rows: Iterable[int]) -> list[Extension]:
    """Return the extensions that have a block in any of the rows that exist, in their usual order."""
    own = [row for row in rows if row < len(entries)]
    return [extension for extension in EXTENSIONS if any(blocks_at(entries, row, extension) for row in own)]


def used_extensions(entries: Entries) -> list[Extension]:
    """Return the extensions that have a block in any entry, in their usual order."""
    used: set[str] = set()
    for file in entries.files:
        block, own = file.document_columns, slice(file.rows.start, file.rows.stop)
        joined = "".join(block.extensions[own])
        if joined or ODD in block.layout[own]:  # the columns of others are not sliced
            used.update(extension.name for extension in used_in(file, joined))
    return [extension for extension in EXTENSIONS if extension.name in used]


def used_in(file: Entries, joined: str) -> Iterator[Extension]:
    """Yield the extensions used in one file; `joined`: the extension texts of all but its odd entries."""
    unsure = _unsure(file, joined)
    if unsure:
        sure = set(range(len(file))).difference(unsure)
        joined = "".join(file.columns.extensions[row] for row in sure)
    odd = _OddTexts(file)
    for extension in EXTENSIONS:
        if _BlockTags(file, extension, joined).is_any or any(
            blocks_at(file, row, extension) for row in [*unsure, *odd.with_block(extension)]
        ):
            yield extension


def _unsure(file: Entries, joined: str) -> list[int]:
    """Return the rows whose extension texts must be parsed to be sure; `joined`: all of these texts."""
    # The first characters of marks are everywhere and slow the search down; mostly there is no "!" at all.
    if not any(mark[-1] in joined and mark in joined for mark in UNSURE):
        return []
    return [row for row, text in enumerate(file.columns.extensions) if is_unsure(text)]


class _OddTexts:
    """The texts of a file's odd entries, which are kept as written."""

    def __init__(self, file: Entries) -> None:
        self._file = file
        self._rows, sources = file.columns.odd_sources()
        self._texts = [source.text for source in sources]
        self._joined = "".join(self._texts)
        self._may_declare = "xmlns" in self._joined  # namespaces of their own

    def with_block(self, extension: Extension) -> list[int]:
        """Return the rows of odd entries that may have a block of an extension; mostly there are none."""
        if not self._may_declare and not _tags_of(self._file, extension):
            return []
        name = extension.block.name
        starts = [start for start in (f"<{name}", f":{name}") if start in self._joined]
        if not starts:
            return []
        texts = zip(self._rows, self._texts, strict=True)
        return [row for row, text in texts if any(start in text for start in starts)]


# What comes in a start tag before an attribute.
_EARLIER = r"""(?:\s+[^\s=<>"']+\s*=\s*(?:"[^"]*"|'[^']*'))*?"""


class _BlockTags:
    """The start tags of an extension's blocks in the texts of a file that need not be parsed.

    Where others may have the same tag, the attribute that tells them apart is searched for in the texts
    first: mostly it is nowhere.
    """

    def __init__(self, file: Entries, extension: Extension, joined: str) -> None:
        """joined: all these texts."""
        tags = [tag for tag in _tags_of(file, extension) if tag in joined]
        rivals = [each for each in extension.rivals if each.needs and each.needs in joined]
        self._joined, self._tags, self._pattern = joined, tags, None
        if extension.needs and extension.needs not in joined:
            self._tags = []
        elif tags and (extension.needs or rivals):
            others = "".join(f"(?!{_condition(rival)})" for rival in rivals)
            own = _condition(extension) if extension.needs else others
            self._pattern = re.compile(rf"(?:{'|'.join(map(re.escape, tags))})(?=[\s/>]){own}")
        self._ways = [tag + end for tag in self._tags for end in _TAG_ENDS]

    @property
    def is_any(self) -> bool:
        """True if there is any block."""
        if self._pattern:
            return bool(self._pattern.search(self._joined))
        return any(start in self._joined for start in self._ways)  # those that are nowhere take long

    @cached_property
    def _starts(self) -> list[str]:
        """The ways in which blocks start."""
        return [start for start in self._ways if start in self._joined]

    def count(self, text: str) -> int:
        """Return the number of blocks in a text."""
        return len(self._pattern.findall(text)) if self._pattern else sum(map(text.count, self._starts))


def _condition(extension: Extension) -> str:
    """Return a pattern of what follows the tag of a block by whose attributes its extension is known."""
    lacks = rf"(?!{_EARLIER}\s+{extension.lacks}\s*=)" if extension.lacks else ""
    return rf"(?={_EARLIER}\s+{extension.needs}\s*=){lacks}"


def _tags_of(file: Entries, extension: Extension) -> list[str]:
    return [
        f"<{prefix}:{extension.block.name}" if prefix else f"<{extension.block.name}"
        for prefix, name in file.frame.namespaces
        if extension.variants.fullmatch(name)
    ]
