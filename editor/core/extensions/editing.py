"""Edits extensions in the text of an entry: only the characters of the edited part change."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial

from editor.core.document.entries import Entries
from editor.core.document.namespaces import needed_prefixes, with_declarations, with_prefix
from editor.core.extensions.declaration import Extension
from editor.core.extensions.new_elements import (
    NewElement,
    Style,
    attribute_text,
    element_text,
    render_element,
)
from editor.core.extensions.nodes import Node, extension_text, nodes_in
from editor.core.fields import XML_SPACE
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.markup import EXTENSIONS, Frame
from editor.core.xml.outline import Names, outline, scope_names
from editor.core.xml.patching import leading_space, new_content, opened_element, space_before, with_references

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
        return replace(self, text=text)

    def with_value(self, node: Node, value: str) -> "ExtensionText":
        """Return the text with a value in an element; comments and CDATA stay, child elements go."""
        if node.inner == node.end:  # <x/>
            empty = self.text[node.start : node.end]
            new = opened_element(empty, node.tag, element_text(value, self.frame))
            return self._with(node.start, node.end, new)
        content = self.text[node.inner : node.close]
        new = new_content(content, without_illegal_characters(value), self.frame)
        return self._with(node.inner, node.close, new)

    def with_attribute(self, node: Node, name: str, value: str) -> "ExtensionText":
        """Return the text with a value of an attribute; a new attribute comes last."""
        for attribute in node.attributes:
            if attribute.name == name:
                quote = self.text[attribute.end]
                old = self.text[attribute.start : attribute.end]
                new = with_references(attribute_text(value, self.frame, quote), old)
                return self._with(attribute.start, attribute.end, new)
        tag = self.text[node.start : node.inner]
        at = node.start + len(tag.removesuffix(">").removesuffix("/").rstrip(XML_SPACE))
        return self._with(at, at, f' {name}="{attribute_text(value, self.frame)}"')

    def without_attribute(self, node: Node, name: str) -> "ExtensionText":
        """Return the text without an attribute and the whitespace before it."""
        for attribute in node.attributes:
            if attribute.name == name:
                before = _ATTRIBUTE_BEFORE.search(self.text, node.start, attribute.start)
                return self._with(before.start() if before else attribute.start, attribute.end + 1, "")
        return self

    def renamed(self, node: Node, name: str) -> "ExtensionText":
        """Return the text with an element renamed; its prefix stays."""
        tag, start = node.tag.removesuffix(node.name) + name, node.start + len("<")
        rest = self.text[start + len(node.tag) :]
        if node.close < node.end:
            end = self.text.index("/", node.close) + 1
            rest = f"{self.text[start + len(node.tag) : end]}{tag}{self.text[end + len(node.tag) :]}"
        return self.with_text(f"{self.text[:start]}{tag}{rest}")

    def without(self, node: Node) -> "ExtensionText":
        """Return the text without an element and the whitespace before it."""
        start = node.start - len(space_before(self.text, node.start))
        rest = self._with(start, node.end, "")
        return rest if self.is_entry else replace(rest, text=rest.text.strip(XML_SPACE))

    def in_order(self, nodes: Sequence[Node], order: Sequence[int]) -> "ExtensionText":
        """Return the text with siblings reordered: position `n` gets the present `nodes[order[n]]`."""
        text = self.text
        for place, number in sorted(zip(nodes, order, strict=True), key=lambda it: -it[0].start):
            moved = nodes[number]
            text = text[: place.start] + self.text[moved.start : moved.end] + text[place.end :]
        return replace(self, text=text)

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
                return self._with(neighbour.end, neighbour.end, space + new)
            return self._with(neighbour.start, neighbour.start, new + space)
        before = self._space_before(parent)
        inner = before + self.step if "\n" in before else ""
        content = inner + render_element(draft, style._replace(before=inner)) + (before if inner else "")
        if parent.inner == parent.end:
            empty = self.text[parent.start : parent.end]
            return self._with(parent.start, parent.end, opened_element(empty, parent.tag, content))
        inside = self.text[parent.inner : parent.close].rstrip(XML_SPACE)  # a comment, or text: it stays
        return self._with(parent.inner + len(inside), parent.close, content)

    def with_block(self, extension: Extension, draft: NewElement) -> "ExtensionText":
        """Return the text with a new block after the extension's last one, or else after everything.

        The block declares its namespace itself if no prefix is bound to it in the entry.
        """
        prefix = self.prefix_of(extension)
        if prefix is None:
            prefix = f"{extension.prefix}:"
            declaration = (f"xmlns:{extension.prefix}", extension.namespace)
            draft = draft._replace(attributes=(declaration, *draft.attributes))
        blocks = self.blocks(extension)
        like = self.text[blocks[-1].start : blocks[-1].end] if blocks else ""
        style = Style(self.frame, prefix, "", self.step, " />" if like.endswith(" />") else "/>")
        return self._with_new(extension, lambda space: render_element(draft, style._replace(before=space)))

    def with_copy(self, extension: Extension, block: Node, of: "ExtensionText") -> "ExtensionText":
        """Return the text with a copy of another entry's block, as written there, after the last block."""
        text, prefix = of.text[block.start : block.end], self.prefix_of(extension)
        copy = _retold(text, of.names, self.names, block.tag, prefix)
        return self._with_new(extension, lambda _space: copy)

    def with_copies(self, copies: Sequence[tuple[Node, "ExtensionText"]]) -> "ExtensionText":
        """Return the text with copies of elements, given with their texts, after others of their kind."""
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
            return self._with(neighbour.end, neighbour.end, space + written(space))
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
            return self._with(last.end, last.end, space + written(space))
        new = written("")
        if parts.inner == len(self.text):  # <url/>
            return replace(self, text=opened_element(self.text, parts.name, new))
        return self._with(parts.close, parts.close, new)

    def _space_before(self, node: Node) -> str:
        is_first = not node.start and not self.is_entry
        return self.before if is_first else space_before(self.text, node.start)

    def _with(self, start: int, end: int, new: str) -> "ExtensionText":
        return replace(self, text=self.text[:start] + new + self.text[end:])


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
