"""Edits extensions in the text of an entry: only the characters of the edited part change.

`ExtensionText` changes and adds elements in one text; `extension_edit` and its relatives make one
undoable change of the document from the changed texts of entries. `blocks_of` makes new blocks of the
cells of a table.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

from editor.core.document.edits import Edit, SetFrame, SetValues, one_of, source_edit
from editor.core.document.entries import Entries
from editor.core.document.entry_text import (
    needed_prefixes,
    with_declarations,
    with_prefix,
    with_root_declaration,
)
from editor.core.document.rows import Rows, as_rows
from editor.core.extensions.extension_cells import BLOCK_NUMBER, CellName, Cells
from editor.core.extensions.extension_declarations import (
    EXTENSION_BY_NAME,
    EXTENSION_NAMES,
    ElementSpec,
    Extension,
)
from editor.core.extensions.extension_reading import Node, NodeAttribute, extension_text, nodes_in
from editor.core.fields import XML_SPACE
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.markup import EXTENSIONS, Frame
from editor.core.xml.odd_entries import (
    escape_value,
    leading_space,
    new_content,
    opened_element,
    replace_parts,
    space_before,
    with_references,
)
from editor.core.xml.outline import Names, outline, own_names, scope_names
from editor.runtime.threads import Cancelled, IsCancelled, never

_PIECE = 1_000  # rows between two checks for cancellation


class NewElement(NamedTuple):
    """An element to be written: its local name, and its content, decoded."""

    name: str
    text: str = ""
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["NewElement", ...] = ()


def draft_of(node: Node, around: Node | None = None) -> NewElement:
    """Return a node's content, but for comments, as a new element; foreign names become `{uri}name`."""
    attributes = tuple((_full_name(node, attribute.name), attribute.value) for attribute in node.attributes)
    children = tuple(draft_of(child, node) for child in node.children)
    is_foreign = around is not None and _kind(node) != _kind(around)
    name = f"{{{node.namespace}}}{node.name}" if is_foreign else node.name
    return NewElement(name, node.text or node.stray, attributes, children)


def _kind(node: Node) -> str:
    """Return the namespace of a node, in its usual spelling."""
    return node.extension.namespace if node.extension else node.namespace


def _full_name(node: Node, attribute: str) -> str:
    prefix, _, name = attribute.rpartition(":")
    return attribute if prefix in ("", "xml") else f"{{{node.names.namespace_of(attribute)}}}{name}"


class Style(NamedTuple):
    """The style in which elements are written."""

    frame: Frame
    prefix: str  # with its colon
    before: str  # the whitespace before the element; if it has a line end, children get their own lines
    step: str  # the additional indentation of children
    empty_end: str = "/>"  # of an element that holds nothing


def render_element(draft: NewElement, style: Style) -> str:
    """Return the text of an element, without the whitespace before it."""
    tag = style.prefix + draft.name
    attributes = "".join(
        f' {name}="{attribute_text(value, style.frame)}"' for name, value in draft.attributes
    )
    if draft.children:
        has_lines = any(end in style.before for end in "\r\n")
        inner, last = (style.before + style.step, style.before) if has_lines else ("", "")
        inside = style._replace(before=inner)
        content = "".join(inner + render_element(child, inside) for child in draft.children) + last
    else:
        content = element_text(draft.text, style.frame)
    if not content:
        return f"<{tag}{attributes}{style.empty_end}"
    return f"<{tag}{attributes}>{content}</{tag}>"


def element_text(value: str, frame: Frame) -> str:
    """Return a value escaped as the text of an element, without characters that are illegal in XML."""
    return escape_value(without_illegal_characters(value), frame)


def attribute_text(value: str, frame: Frame, quote: str = '"') -> str:
    """Return a value escaped for an attribute in such quotes, without characters illegal in XML."""
    text = element_text(value, frame).replace(quote, "&quot;" if quote == '"' else "&apos;")
    for space in XML_SPACE[1:]:
        text = text.replace(space, f"&#{ord(space)};")
    return text


class NewValue(NamedTuple):
    """A value to be written in an element that is there."""

    node: Node
    attribute: str  # "" for the text of the element
    text: str


Part = tuple[int, int, str]  # of a text: its start, its end, and what replaces it
_ATTRIBUTE_BEFORE = re.compile(r"""\s*[^\s=]+\s*=\s*["']\Z""")


@dataclass(frozen=True)
class ExtensionText:
    """The text of one entry's extensions, immutable: every edit returns a new one.

    Nodes that are passed in must have been parsed from this very text.
    """

    text: str  # as `extension_text` gives it
    frame: Frame  # of the file
    is_entry: bool = False  # the text is that of a whole odd entry
    before: str = ""  # the white space before the extensions of a regular entry
    step: str = "  "  # the additional indentation of a child

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The outermost elements of other namespaces, in their order."""
        return nodes_in(self.text, scope_names(self.frame), is_entry=self.is_entry) if self.text else ()

    def blocks(self, extension: Extension) -> tuple[Node, ...]:
        """Return the blocks of an extension in their order."""
        return tuple(node for node in self.nodes if node.element is extension.block)

    # Changes to existing elements

    def with_text(self, text: str) -> "ExtensionText":
        """Return the extensions with another text."""
        return self if text == self.text else replace(self, text=text)

    def with_values(self, values: Iterable[NewValue]) -> "ExtensionText":
        """Return the text with other values; comments and CDATA stay, child elements go.

        A new attribute comes last. An element written as an empty one gets a text or attributes, not both at
        once.
        """
        return self._with(
            self._new_attribute(*value) if value.attribute else self._new_content(value.node, value.text)
            for value in values
        )

    def _new_content(self, node: Node, value: str) -> Part:
        if node.inner == node.end:  # <x/>
            empty = self.text[node.start : node.end]
            return node.start, node.end, opened_element(empty, node.tag, element_text(value, self.frame))
        content = self.text[node.inner : node.close]
        new = new_content(content, without_illegal_characters(value), self.frame)
        return node.inner, node.close, new

    def _new_attribute(self, node: Node, name: str, value: str) -> Part:
        for attribute in node.attributes:
            if attribute.name == name:
                quote = self.text[attribute.end]
                old = self.text[attribute.start : attribute.end]
                new = with_references(attribute_text(value, self.frame, quote), old)
                return attribute.start, attribute.end, new
        tag = self.text[node.start : node.inner]
        at = node.start + len(tag.removesuffix(">").removesuffix("/").rstrip(XML_SPACE))
        return at, at, f' {name}="{attribute_text(value, self.frame)}"'

    def without_attributes(self, named: Iterable[tuple[Node, str]]) -> "ExtensionText":
        """Return the text without some attributes and the whitespace before each."""
        return self._with(
            (self._start_of(node, attribute), attribute.end + 1, "")
            for node, name in named
            for attribute in node.attributes
            if attribute.name == name
        )

    def _start_of(self, node: Node, attribute: NodeAttribute) -> int:
        """Return where an attribute starts, with the whitespace before it."""
        before = _ATTRIBUTE_BEFORE.search(self.text, node.start, attribute.start)
        return before.start() if before else attribute.start

    def renamed(self, named: Iterable[tuple[Node, str]]) -> "ExtensionText":
        """Return the text with elements renamed; their prefixes stay."""
        parts: list[Part] = []
        for node, name in named:
            starts = [node.start + len("<")]
            if node.close < node.end:
                starts.append(self.text.index("/", node.close) + 1)
            tag = node.tag.removesuffix(node.name) + name
            parts += ((start, start + len(node.tag), tag) for start in starts)
        return self._with(parts)

    def without(self, nodes: Iterable[Node]) -> "ExtensionText":
        """Return the text without some elements, none inside another, and the whitespace before each."""
        rest = self._with(
            (node.start - len(space_before(self.text, node.start)), node.end, "") for node in nodes
        )
        return rest if self.is_entry else rest.with_text(rest.text.strip(XML_SPACE))

    def moved(self, moves: Iterable[tuple[Node, Node]]) -> "ExtensionText":
        """Return the text with elements moved: of each pair, the second takes the place of the first."""
        return self._with((place.start, place.end, self.text[new.start : new.end]) for place, new in moves)

    # New elements

    def with_child(self, parent: Node, draft: NewElement) -> "ExtensionText":
        """Return the text with a new child in an element, at its place in the declared order."""
        style = Style(self.frame, parent.tag.removesuffix(parent.name), "", self.step)
        rank = parent.element.rank if parent.element else lambda _name: 0
        earlier = [child for child in parent.children if rank(child.name) <= rank(draft.name)]
        if parent.children:
            neighbour = earlier[-1] if earlier else parent.children[0]
            space = self._space_before(neighbour)
            new = render_element(draft, style._replace(before=space))
            if earlier:
                return self._with([(neighbour.end, neighbour.end, space + new)])
            return self._with([(neighbour.start, neighbour.start, new + space)])
        before = self._space_before(parent)
        inner = before + self.step if "\n" in before else ""
        content = inner + render_element(draft, style._replace(before=inner)) + (before if inner else "")
        if parent.inner == parent.end:
            empty = self.text[parent.start : parent.end]
            return self._with([(parent.start, parent.end, opened_element(empty, parent.tag, content))])
        inside = self.text[parent.inner : parent.close].rstrip(XML_SPACE)  # a comment, or text: it stays
        return self._with([(parent.inner + len(inside), parent.close, content)])

    def with_block(self, extension: Extension, draft: NewElement) -> "ExtensionText":
        """Return the text with a new block after the extension's last one, or else after everything."""
        return self.with_blocks(extension, [draft])

    def with_blocks(self, extension: Extension, drafts: Sequence[NewElement]) -> "ExtensionText":
        """Return the text with some new blocks after the extension's last one, or else after everything.

        Each declares its namespace itself if no prefix is bound to it in the entry.
        """
        if not drafts:
            return self
        prefix = self.prefix_of(extension)
        if prefix is None:
            prefix = f"{extension.prefix}:"
            declaration = (f"xmlns:{extension.prefix}", extension.namespace)
            drafts = [draft._replace(attributes=(declaration, *draft.attributes)) for draft in drafts]
        blocks = self.blocks(extension)
        like = self.text[blocks[-1].start : blocks[-1].end] if blocks else ""
        style = Style(self.frame, prefix, "", self.step, " />" if like.endswith(" />") else "/>")
        return self._with_new(
            extension,
            lambda space: space.join(render_element(draft, style._replace(before=space)) for draft in drafts),
        )

    def with_copies(self, copies: Sequence[tuple[Node, "ExtensionText"]]) -> "ExtensionText":
        """Return the text with copies of elements, as written in the texts given with them, after others of
        their kind.
        """
        by_extension: dict[Extension | None, list[tuple[Node, ExtensionText]]] = {}
        for node, of in copies:
            by_extension.setdefault(node.extension, []).append((node, of))
        text = self
        for extension, alike in by_extension.items():
            prefix = text.prefix_of(extension) if extension else None
            new = [
                _retold(of.text[node.start : node.end], of.names, text.names, node.tag, prefix)
                for node, of in alike
            ]
            text = text._with_new(extension, partial(_joined, new))
        return text

    def _with_new(self, extension: Extension | None, written: Callable[[str], str]) -> "ExtensionText":
        """Return the text with a new block; `written` returns its text after some given whitespace."""
        blocks = self.blocks(extension) if extension else ()
        neighbour = blocks[-1] if blocks else self.nodes[-1] if self.nodes else None
        if neighbour:
            space = self._space_before(neighbour)
            return self._with([(neighbour.end, neighbour.end, space + written(space))])
        if not self.is_entry:
            return replace(self, text=written(self.before))
        return self._at_end_of_entry(written)

    def prefix_of(self, extension: Extension) -> str | None:
        """Return the prefix that blocks of an extension get, with its colon; None if none is declared.

        If the file uses another spelling of the namespace, the prefix of that spelling is used.
        """
        names = self.names
        official = names.prefix_of(lambda name: name == extension.namespace)
        return names.prefix_of(extension.variants.fullmatch) if official is None else official

    @cached_property
    def names(self) -> Names:
        """The namespace declarations in scope for the blocks."""
        names = scope_names(self.frame)
        return outline(self.text, names).names if self.is_entry else names

    def _at_end_of_entry(self, written: Callable[[str], str]) -> "ExtensionText":
        parts = outline(self.text, scope_names(self.frame))
        if parts.elements:
            last = parts.elements[-1]
            space = space_before(self.text, last.start)
            return self._with([(last.end, last.end, space + written(space))])
        new = written("")
        if parts.inner == len(self.text):  # <url/>
            return replace(self, text=opened_element(self.text, parts.name, new))
        return self._with([(parts.close, parts.close, new)])

    def _space_before(self, node: Node) -> str:
        is_first = not node.start and not self.is_entry
        return self.before if is_first else space_before(self.text, node.start)

    def _with(self, parts: Iterable[Part]) -> "ExtensionText":
        return self.with_text(replace_parts(self.text, parts))


def _joined(texts: Sequence[str], space: str) -> str:
    return space.join(texts)


@lru_cache(maxsize=64)
def _retold(text: str, old: Names, new: Names, tag: str, prefix: str | None) -> str:
    """Return the text of a block rewritten for another scope, where `prefix` is bound to its namespace."""
    spaces = {each: old.namespace_of(f"{each}:") for each in needed_prefixes(text)}
    lacking = {each: space for each, space in spaces.items() if new.namespace_of(f"{each}:") != space}
    own = tag.rpartition(":")[0]
    if prefix is not None and [*lacking] == [own] and "xmlns" not in text:
        renamed = with_prefix(text, f"{own}:" if own else "", prefix)
        if own not in needed_prefixes(renamed):  # otherwise attributes use it too
            return renamed
    return with_declarations(text, lacking)


def extensions_of(entries: Entries, row: int, frame: Frame | None = None) -> ExtensionText:
    """Return the extensions of a row, to be edited; `frame`: the file's future frame, if it will change."""
    text = extension_text(entries, row)
    file = entries.file_at(row)
    frame = frame or file.frame
    if entries.columns.source[row] is not None:
        return ExtensionText(text, frame, is_entry=True, step=_step_of_entry(text, frame))
    layout = file.layouts[entries.columns.layout[row]]
    before = next((child.before for child in layout.children if child.name == EXTENSIONS), "")
    return ExtensionText(text, frame, before=before, step=_step(leading_space(layout.end), before))


def _step_of_entry(text: str, frame: Frame) -> str:
    parts = outline(text, scope_names(frame))
    inner = space_before(text, parts.elements[0].start) if parts.elements else ""
    return _step(space_before(text, parts.close), inner)


def _step(outer: str, inner: str) -> str:
    """Return the additional indentation of the inner of two elements, by the whitespace before each."""
    return inner[len(outer) :] if len(inner) > len(outer) and inner.startswith(outer) else "  "


def with_namespace(frame: Frame, extension: Extension) -> Frame:
    """Return the frame with an extension's namespace declared by the root, unless in any spelling it is."""
    names = scope_names(frame)
    if names.prefix_of(extension.variants.fullmatch) is not None:
        return frame
    prefix, number = extension.prefix, 1
    while names.is_bound(prefix):
        number += 1
        prefix = f"{extension.prefix}{number}"
    return with_root_declaration(frame, prefix, extension.namespace)


def extension_edit(entries: Entries, texts: Mapping[int, ExtensionText]) -> Edit | None:
    """Return the edit that gives rows other extensions; None if nothing would change.

    `texts` maps rows to texts from `extensions_of`, changed; those of one file have the same frame, which the
    file then gets.
    """
    found: list[Edit] = []
    for file, rows in entries.split(sorted(texts)):
        own = {row: texts[row + entries.start_of(file)] for row in rows}
        found += (edit.placed_in(file, entries) for edit in _edits(file, own))
    return one_of(found)


def _edits(file: Entries, texts: Mapping[int, ExtensionText]) -> Iterator[Edit]:
    """Yield the edits of one file."""
    regular: dict[int, str] = {}
    odd: dict[int, str] = {}
    for row, new in texts.items():
        if new.text != extension_text(file, row):
            (regular if file.columns.source[row] is None else odd)[row] = new.text
    frame = next((text.frame for text in texts.values()), file.frame)
    if frame != file.frame and (regular or odd):
        yield SetFrame(frame)
    if regular:
        yield SetValues(EXTENSIONS, as_rows(regular), list(regular.values()))
    if odd and (sources := source_edit(file, odd, {}, frame)):
        yield sources


def change_extensions(
    entries: Entries,
    rows: Rows,
    change: Callable[[ExtensionText], ExtensionText],
    extension: Extension | None = None,
) -> Edit | None:
    """Return the edit that changes the extensions of some rows in the same way; None if nothing would change.

    `extension` is one whose namespace must be declared, because new blocks may need it.
    """
    return change_extensions_each(entries, rows, lambda _row, text: change(text), extension)


def change_extensions_each(
    entries: Entries,
    rows: Rows,
    change: Callable[[int, ExtensionText], ExtensionText],
    extension: Extension | None = None,
) -> Edit | None:
    """Return the edit that changes the extensions of some rows by a function that is also given the row."""
    texts: dict[int, ExtensionText] = {}
    for file, own in entries.split(rows):
        frame = with_namespace(file.frame, extension) if extension else file.frame
        for row in own:
            whole_row = row + entries.start_of(file)
            texts[whole_row] = change(whole_row, extensions_of(file, row, frame))
    return extension_edit(entries, texts)


def with_copies(entries: Entries, row: int, rows: Rows, extension: Extension) -> Edit | None:
    """Return the edit that copies the blocks of an extension from one row to others, after those they have.

    A row does not get a block that it has already, nor one with an entity that its file does not declare.
    """
    source, file = extensions_of(entries, row), entries.file_at(row)
    blocks = [(block, _unordered(draft_of(block))) for block in source.blocks(extension)]
    plain = [each for each in blocks if not own_names(source.text[each[0].start : each[0].end])]

    def change(other: int, text: ExtensionText) -> ExtensionText:
        known = {_unordered(draft_of(block)) for block in text.blocks(extension)}
        wanted = blocks if entries.file_at(other) is file else plain
        return text.with_copies([(block, source) for block, draft in wanted if draft not in known])

    return change_extensions_each(entries, [other for other in rows if other != row], change, extension)


def _unordered(draft: NewElement) -> NewElement:
    """Return the content of a block with its attributes sorted, for comparison."""
    return draft._replace(
        attributes=tuple(sorted(draft.attributes)), children=tuple(map(_unordered, draft.children))
    )


# Blocks of the cells of a table


def blocks_of(cells: Cells) -> list[tuple[Extension, NewElement]]:
    """Return new blocks that hold the values of cells."""
    blocks: dict[tuple[str, str, int], dict[CellName, str]] = {}
    for name, value in cells.items():
        blocks.setdefault(name[:3], {})[name] = value
    made = []
    for (extension_name, block, _repeat), own in sorted(blocks.items(), key=_block_rank):
        extension = EXTENSION_BY_NAME[extension_name]
        draft = _made(extension.block, own, ())
        attributes = dict(draft.attributes)
        if extension.lists_names and not BLOCK_NUMBER.fullmatch(block):
            attributes[extension.shown_by[0]] = block
        if extension.needs and extension.needs not in attributes:  # or another extension would take it
            attributes[extension.needs] = ""
        made.append((extension, draft._replace(attributes=_in_order(attributes, extension.block))))
    return made


def with_cell(text: ExtensionText, name: CellName, value: str) -> ExtensionText | None:
    """Return the extensions of an entry with a value in a place; what is missing around it is created.

    "" removes the value, and a block that nothing else is in. None: an earlier block or element of the same
    kind is missing.
    """
    extension = EXTENSION_BY_NAME[name.extension]
    if name.is_of_language:
        code = extension.shown_by[0]
        blocks = [node for node in text.blocks(extension) if _attribute(node, code) == name.block.casefold()]
        at = name.repeat - 1
    else:
        blocks, at = list(text.blocks(extension)), int(name.block) - 1
    if at < len(blocks):
        return _with_value(text, blocks[at], name, value)
    if at > len(blocks) and value:
        return None
    [(_, draft)] = blocks_of({name: value})
    return text.with_block(extension, draft) if value else text


class CellEdit(NamedTuple):
    """The edit that sets a value of an extension in some rows."""

    edit: Edit | None  # None: nothing would change
    changed: Sequence[int]
    lacking: Sequence[int]  # rows without the block or element that comes before it


def cell_edit(
    entries: Entries, rows: Rows, name: CellName, value: str, cancelled: IsCancelled = never
) -> CellEdit:
    """Return the edit that sets a value in a place of some rows; "" removes it. See `with_cell`.

    What comes of a text is worked out once, as many rows have none, or the same. Raises Cancelled.
    """
    changed: list[int] = []
    lacking: list[int] = []
    made: dict[tuple[str, int, bool, str, str], ExtensionText | None] = {}

    def with_value(row: int, text: ExtensionText) -> ExtensionText:
        if row % _PIECE == 0 and cancelled():
            raise Cancelled
        key = (text.text, id(text.frame), text.is_entry, text.before, text.step)
        if key not in made:
            made[key] = with_cell(text, name, value)
        new = made[key]
        if new is None:
            lacking.append(row)
            return text
        if new.text != text.text:
            changed.append(row)
        return new

    extension = EXTENSION_BY_NAME[name.extension] if value else None
    edit = change_extensions_each(entries, rows, with_value, extension)
    return CellEdit(edit if changed else None, changed, lacking)


def _with_value(text: ExtensionText, block: Node, name: CellName, value: str) -> ExtensionText | None:
    """Return the extensions with a value in a place of a block that is there; see `with_cell`."""
    node = block
    for depth, (child, number) in enumerate(name.path, 1):
        found = [each for each in node.children if each.element and each.element.name == child]
        if number > len(found):
            inner = node.element.child(child) if node.element else None
            if not value or inner is None:
                return text
            made = _made(inner, {name: value}, name.path[:depth])
            return text.with_child(node, made) if number == len(found) + 1 else None
        node = found[number - 1]
    if value:
        return text.with_values([NewValue(node, name.attribute, value)])
    if name.is_page or (len(name.path) == 1 == len(block.children) and not name.attribute):
        return text.without([block])
    return text.without_attributes([(node, name.attribute)]) if name.attribute else text.without([node])


def _attribute(node: Node, name: str) -> str:
    return next((each.value.strip(XML_SPACE).casefold() for each in node.attributes if each.name == name), "")


def _block_rank(block: tuple[tuple[str, str, int], object]) -> tuple[int, int]:
    (extension, number, _repeat), _cells = block
    return EXTENSION_NAMES.index(extension), int(number) if BLOCK_NUMBER.fullmatch(number) else 0


def _made(element: ElementSpec, cells: Cells, path: tuple[tuple[str, int], ...]) -> NewElement:
    """Return an element with the values of the cells on a path, in the declared order."""
    depth = len(path)
    attributes = {each.name: each.only_value for each in element.attributes if each.only_value}
    text, steps = "", set()
    for name, value in cells.items():
        if name.path == path and name.attribute:
            attributes[name.attribute] = value
        elif name.path == path:
            text = value
        elif name.path[:depth] == path:
            steps.add(name.path[depth])
    children = tuple(
        _made(child, cells, (*path, step))
        for step in sorted(steps, key=lambda step: (element.rank(step[0]), step[1]))
        if (child := element.child(step[0]))
    )
    return NewElement(element.name, text, _in_order(attributes, element), children)


def _in_order(attributes: Mapping[str, str], element: ElementSpec) -> tuple[tuple[str, str], ...]:
    """Return attributes in the declared order, those that are not declared last."""
    names = [each.name for each in element.attributes]
    known = [(name, attributes[name]) for name in names if name in attributes]
    return (*known, *((name, value) for name, value in attributes.items() if name not in names))
