"""A block of an extension as the lines of a form, and the changes that filling in a line makes."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from editor.core.extensions.extension_declarations import (
    NONE,
    Attribute,
    ElementSpec,
    Extension,
    Need,
    ValueForm,
)
from editor.core.extensions.extension_editing import ExtensionText, NewElement, NewValue
from editor.core.extensions.extension_reading import Node

# Names of the elements inside the block; attribute, "" for the text; index among those with equal names.
LineKey = tuple[tuple[str, ...], str, int]


@dataclass(frozen=True, slots=True)
class FormLine:
    """A line of a form: the text of an element inside a block, or an attribute.

    `path` leads from the block to the element by the numbers of children. If the element does not exist,
    `path` leads to the nearest existing ancestor, and `missing` names the elements to create below it.
    """

    key: LineKey
    title: str  # as declared, to be translated; of a foreign element its tag
    around: str  # the title of the element that it belongs to, "" for the block
    form: ValueForm
    need: Need
    path: tuple[int, ...]
    missing: tuple[str, ...] = ()
    value: str = ""
    is_there: bool = False
    is_offered: bool = False  # optional, missing, and not shown unless wanted
    is_heading: bool = False  # of the lines inside an element
    is_foreign: bool = False  # nothing is declared about it: `value` is its text in the file

    @property
    def attribute(self) -> str:
        """The name of the attribute; "" for the text of the element."""
        return self.key[1]

    @property
    def depth(self) -> int:
        """The number of elements inside the block that surround the line."""
        return max(len(self.key[0]) - (not self.attribute), 0)


def form_lines(
    extension: Extension, block: Node | None, text: str = "", wanted: Collection[LineKey] = ()
) -> list[FormLine]:
    """Return the lines of a block, or of a new one: those it has, needs, is asked to show, and may have.

    `text` is the text that the block was parsed from.
    """
    return list(_Reader(text, wanted).inside(extension.block, block, _Spot()))


def first_of_each(lines: Iterable[FormLine], most: int, wanted: Collection[LineKey] = ()) -> list[FormLine]:
    """Return the lines without those of elements after the first `most` of a name, unless wanted.

    Lines of elements that do not exist stay, so that one can be added.
    """
    kept = {(names, number) for names, _attribute, number in wanted}
    return [
        line for line in lines if line.missing or line.key[2] < most or (line.key[0], line.key[2]) in kept
    ]


class _Spot(NamedTuple):
    """The place of an element that may be missing: names as in `LineKey`, the rest as in `FormLine`."""

    names: tuple[str, ...] = ()
    path: tuple[int, ...] = ()
    missing: tuple[str, ...] = ()

    def child(self, name: str, number: int) -> "_Spot":
        """Return the place of an existing child."""
        return _Spot((*self.names, name), (*self.path, number))

    def missing_child(self, name: str) -> "_Spot":
        """Return the place of a missing child."""
        return _Spot((*self.names, name), self.path, (*self.missing, name))


class _Reader:
    def __init__(self, text: str, wanted: Collection[LineKey]) -> None:
        self._text, self._wanted = text, wanted
        self._counts: Counter[tuple[tuple[str, ...], str]] = Counter()

    def inside(self, element: ElementSpec, node: Node | None, spot: _Spot) -> Iterator[FormLine]:
        """Yield the lines of an element's content, without its own text; `node` is None if missing."""
        around = element.title if spot.names else ""
        yield from self._attributes(element, node, spot, around)
        children = list(enumerate(node.children)) if node else []
        has_one = any(child.element and child.element.need is Need.ONE_OF for _, child in children)
        for declared in element.children:
            own = [(number, child) for number, child in children if child.element is declared]
            for number, child in own:
                yield from self._child(declared, child, spot.child(declared.name, number), around)
            if declared.max_count is None or len(own) < declared.max_count:
                is_needed = declared.need is Need.REQUIRED or (declared.need is Need.ONE_OF and not has_one)
                inner = spot.missing_child(declared.name)
                line = self._line(declared, inner, around, is_needed=is_needed and not own)
                yield replace(line, is_heading=bool(declared.children))
                if not line.is_offered:
                    yield from self.inside(declared, None, inner)
        for number, child in children:
            if child.element is None:
                yield self._foreign(child, spot.child(child.tag, number), around)

    def _child(self, declared: ElementSpec, node: Node, spot: _Spot, around: str) -> Iterator[FormLine]:
        if node.children and not declared.children:
            yield self._foreign(node, spot, around)
            return
        key = self._key(spot.names, "")
        yield FormLine(
            key, declared.title, around, declared.form, declared.need, spot.path,
            value=node.text, is_there=True, is_heading=bool(declared.children),
        )  # fmt: skip
        yield from self.inside(declared, node, spot)

    def _attributes(
        self, element: ElementSpec, node: Node | None, spot: _Spot, around: str
    ) -> Iterator[FormLine]:
        has_one = node is not None and any(
            each.need is Need.ONE_OF and node.value(each.name) is not None for each in element.attributes
        )
        for declared in element.attributes:
            value = node.value(declared.name) if node else None
            if value is not None and value == declared.only_value:
                continue
            if node is None and declared.only_value:
                continue
            is_needed = declared.need is Need.REQUIRED or (declared.need is Need.ONE_OF and not has_one)
            has_one = has_one or declared.need is Need.ONE_OF  # one is enough, so only the first is required
            yield self._line(declared, spot, around, is_needed=is_needed, value=value)

    def _line(
        self,
        declared: ElementSpec | Attribute,
        spot: _Spot,
        around: str,
        *,
        is_needed: bool,
        value: str | None = None,
    ) -> FormLine:
        key = self._key(spot.names, declared.name if isinstance(declared, Attribute) else "")
        return FormLine(
            key,
            declared.title,
            around,
            declared.form,
            declared.need,
            spot.path,
            spot.missing,
            value or "",
            is_there=value is not None,
            is_offered=value is None and not is_needed and key not in self._wanted,
        )

    def _foreign(self, node: Node, spot: _Spot, around: str) -> FormLine:
        raw = self._text[node.start : node.end]
        return FormLine(
            self._key(spot.names, ""), node.tag, around, NONE, Need.OPTIONAL, spot.path,
            value=raw, is_there=True, is_foreign=True,
        )  # fmt: skip

    def _key(self, names: tuple[str, ...], attribute: str) -> LineKey:
        number = self._counts[names, attribute]
        self._counts[names, attribute] += 1
        return names, attribute, number


# Changes


def fill_in_line(
    text: ExtensionText, extension: Extension, number: int | None, line: FormLine, value: str
) -> ExtensionText:
    """Return the extensions of an entry with a value filled in on a line; missing elements are created.

    `number` is that of the block, None for a new one. The value "" removes what is not required.
    """
    if number is None:
        made = _made(extension.block, line.missing, line.attribute, value)
        if extension.needs not in ("", line.attribute):  # or it would be a block of another extension
            *earlier, last = made.attributes
            made = made._replace(attributes=(*earlier, (extension.needs, ""), last))
        return text.with_block(extension, made) if value else text
    node = _node_of(text, extension, number, line)
    if line.missing:
        inner = node.element and node.element.child(line.missing[0])
        return text.with_child(node, _made(inner, line.missing[1:], line.attribute, value)) if inner else text
    if not value and line.need is not Need.REQUIRED:
        return extensions_without(text, extension, number, line)
    return text.with_values([NewValue(node, line.attribute, value)])


def extensions_without(
    text: ExtensionText, extension: Extension, number: int, line: FormLine
) -> ExtensionText:
    """Return the extensions of an entry without the element or attribute of a line."""
    node = _node_of(text, extension, number, line)
    return text.without_attributes([(node, line.attribute)]) if line.attribute else text.without([node])


def _node_of(text: ExtensionText, extension: Extension, number: int, line: FormLine) -> Node:
    node = text.blocks(extension)[number]
    for place in line.path:
        node = node.children[place]
    return node


def _made(element: ElementSpec, names: tuple[str, ...], attribute: str, value: str) -> NewElement:
    """Return a new element with nested elements of some names and a value in the innermost one."""
    fixed = tuple((each.name, only) for each in element.attributes if (only := each.only_value))
    inner = element.child(names[0]) if names else None
    if inner:
        return NewElement(element.name, "", fixed, (_made(inner, names[1:], attribute, value),))
    return (
        NewElement(element.name, "", (*fixed, (attribute, value)))
        if attribute
        else NewElement(element.name, value, fixed)
    )
