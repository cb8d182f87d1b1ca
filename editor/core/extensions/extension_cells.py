"""Extensions as cells of tables: a column for each value of each block.

A column is named by the extension, the number of the block in its entry and the element: `image:2:title`,
`news:1:publication:name`, `video:1:restriction:relationship`, where a value comes several times
`video:1:tag:2`. Blocks that are known by a language are named by it: `hreflang:de` holds a URL.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import (
    COUNTRIES,
    EXTENSION_BY_NAME,
    EXTENSION_NAMES,
    HREFLANG,
    LANGUAGES,
    Extension,
    ValueForm,
    ValueKind,
)
from editor.core.extensions.extension_reading import Node, nodes_at
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.xml.outline import ElementSpan, outline, scope_names

_SEPARATOR = ":"
BLOCK_NUMBER = re.compile(r"[0-9]{1,6}")
_CODE = re.compile(r"(?![0-9]+\Z)[^\s:]+")  # that may be one of a language, valid or not
_ATTRIBUTE = re.compile(r"(?!xml)[A-Za-z_][\w.-]*", re.ASCII | re.IGNORECASE)  # that is not declared
_HREFLANG = re.compile(
    r"(?:hreflang[ _-])?(?P<language>[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?|x-default)", re.IGNORECASE
)


class CellName(NamedTuple):
    """The place of a value among the blocks of an entry, which is the heading of its column."""

    extension: str  # its name
    block: str  # the number of the block, from 1, or the language that it is known by
    repeat: int = 1  # of several blocks that are known by one language
    path: tuple[tuple[str, int], ...] = ()  # elements inside the block, each with its number from 1
    attribute: str = ""  # "" for the text of the element

    @property
    def heading(self) -> str:
        """The text over the column."""
        steps = [self.extension, self.block]
        if self.repeat > 1:
            steps.append(str(self.repeat))
        for name, number in self.path:
            steps += [name] if number == 1 else [name, str(number)]
        if self.attribute and not self.is_page:
            steps.append(self.attribute)
        return _SEPARATOR.join(steps)

    @property
    def is_of_language(self) -> bool:
        """True if the block is known by its language rather than a number."""
        return BLOCK_NUMBER.fullmatch(self.block) is None

    @property
    def is_page(self) -> bool:
        """True for the URL of a language version."""
        extension = EXTENSION_BY_NAME[self.extension]
        return self.is_of_language and not self.path and self.attribute == extension.shown_by[1]

    @property
    def form(self) -> ValueForm:
        """The constraints on the value."""
        element = EXTENSION_BY_NAME[self.extension].block
        for name, _number in self.path:
            element = element.child(name) or element
        attribute = element.attribute(self.attribute)
        return attribute.form if attribute else element.form

    @property
    def rank(self) -> tuple[int, int, tuple[tuple[int, int], ...], int]:
        """What sorts columns: by extension, block and the declared order of elements."""
        element, ranks = EXTENSION_BY_NAME[self.extension].block, []
        for name, number in self.path:
            ranks.append((element.rank(name), number))
            element = element.child(name) or element
        names = [attribute.name for attribute in element.attributes]
        at = names.index(self.attribute) + 1 if self.attribute in names else 0
        number = 0 if self.is_of_language else int(self.block)
        return EXTENSION_NAMES.index(self.extension), number, tuple(ranks), at


Cells = Mapping[CellName, str]


def cell_named(heading: str) -> CellName | None:
    """Return the place that a heading names; None if it names none."""
    first, *steps = (step.strip() for step in heading.split(_SEPARATOR))
    extension = EXTENSION_BY_NAME.get(first.casefold())
    if extension is None or not steps:
        return None
    if _may_be_language(steps[0], extension):
        language, *steps = steps
        repeat = _number_in(steps)
        steps = steps or [extension.shown_by[1]]
        place = CellName(extension.name, language, repeat)
    else:
        place = CellName(extension.name, str(_number_in(steps)))
    return _inside(place, extension, steps)


def cell_at(place: str) -> CellName | None:
    """Return the place that a person writes as `image[2].title` or `hreflang[de]`; None if it is none."""
    return cell_named(place.replace("[", _SEPARATOR).replace("]", "").replace(".", _SEPARATOR))


def cell_value(entries: Entries, row: int, name: CellName) -> str:
    """Return the value in a place of a row; "" if there is none."""
    read = ReadCells()
    read_cells(entries, [row], [EXTENSION_BY_NAME[name.extension]], read)
    return read.rows[0].get(name, "")


def cell_of_language(heading: str) -> CellName | None:
    """Return the place of the URL of a language version, if a heading may be the code of a language alone."""
    named = _HREFLANG.fullmatch(heading.strip())
    if not named:
        return None
    language, _, rest = named["language"].partition("-")
    is_known = (
        language.lower() in LANGUAGES and rest[-2:].upper() in {"", *COUNTRIES} if language != "x" else True
    )
    return cell_named(f"{HREFLANG.name}{_SEPARATOR}{named['language']}") if is_known else None


def _may_be_language(text: str, extension: Extension) -> bool:
    """Return True if a block may be known by this text in a heading: it is no number and no other step."""
    is_step = extension.block.attribute(text) or extension.block.child(text)
    return extension.lists_names and _CODE.fullmatch(text) is not None and not is_step


def _number_in(steps: list[str]) -> int:
    """Return the number that comes first in the steps, and remove it; 1 if there is none."""
    return int(steps.pop(0)) if steps and BLOCK_NUMBER.fullmatch(steps[0]) else 1


def _inside(place: CellName, extension: Extension, steps: list[str]) -> CellName | None:
    element, path = extension.block, []
    while steps and (child := element.child(steps[0])):
        element = child
        del steps[0]
        path.append((child.name, _number_in(steps)))
    attribute = steps.pop(0) if steps else ""
    is_known = bool(
        (element.attribute(attribute) or (extension.is_open and not path and _ATTRIBUTE.fullmatch(attribute)))
        if attribute
        else path and element.form.kind is not ValueKind.NONE
    )
    return place._replace(path=tuple(path), attribute=attribute) if is_known and not steps else None


# Reading


@dataclass(slots=True)
class ReadCells:
    """The cells of some rows."""

    rows: list[Cells] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)  # tags of elements that no cell can hold

    def names(self, extension: Extension) -> list[CellName]:
        """Return the columns of an extension, in the order in which a table has them."""
        names = dict.fromkeys(name for cells in self.rows for name in cells)
        return sorted((name for name in names if name.extension == extension.name), key=attrgetter("rank"))


def read_cells(
    entries: Entries, rows: Iterable[int], extensions: Sequence[Extension], read: ReadCells
) -> None:
    """Add the values of extensions in some rows as cells, and count what no cell can hold."""
    for row in rows:
        if source := entries.current_source(row):
            own = outline(source.text, scope_names(entries.file_at(row).frame)).elements
            read.left_out.update(_surplus(own))
        if not (nodes := nodes_at(entries, row)):
            read.rows.append({})
            continue
        read.left_out.update(node.tag for node in nodes if node.element is None)
        cells: dict[CellName, str] = {}
        for extension in extensions:
            blocks = [node for node in nodes if node.element is extension.block]
            cells.update(_cells_of(blocks, extension, read.left_out))
        read.rows.append(cells)


def _surplus(elements: Iterable[ElementSpan]) -> Iterator[str]:
    """Yield the tags of an entry's own elements that are no fields, and of fields that it has already."""
    seen: set[str] = set()
    for element in elements:
        if element.core and (element.core not in FIELD_NAMES or element.core in seen):
            yield element.name
        seen.add(element.core)


def _cells_of(
    blocks: Sequence[Node], extension: Extension, left_out: Counter[str]
) -> Iterator[tuple[CellName, str]]:
    of_language: Counter[str] = Counter()
    number = 0
    for block in blocks:
        language = _language_of(block, extension)
        if language:
            of_language[language] += 1
            place = CellName(extension.name, language, of_language[language])
        else:
            number += 1
            place = CellName(extension.name, str(number))
        cells = [cell for cell in _values_in(block, place, extension, left_out) if cell[1]]
        left_out.update([] if cells else [block.tag])
        yield from cells


def _language_of(block: Node, extension: Extension) -> str:
    """Return the language that a block is known by in headings; "" if it gets a number."""
    if not extension.lists_names:
        return ""
    key, value = extension.shown_by
    language = (block.value(key) or "").strip(XML_SPACE)
    has_value = bool((block.value(value) or "").strip(XML_SPACE))
    return language if has_value and _may_be_language(language, extension) else ""


def _values_in(
    node: Node, place: CellName, extension: Extension, left_out: Counter[str]
) -> Iterator[tuple[CellName, str]]:
    element = node.element
    if element is None or (node.children and not element.children):
        left_out[node.tag] += 1
        return
    key = extension.shown_by[0] if place.is_of_language and not place.path else ""
    for each in node.attributes:
        declared = element.attribute(each.name)
        if each.name == key or (declared and each.value == declared.only_value):
            continue
        is_open = extension.is_open and not place.path and _ATTRIBUTE.fullmatch(each.name)
        if not declared and not is_open:
            left_out[f"{node.tag}@{each.name}"] += 1
            continue
        yield place._replace(attribute=each.name), each.value.strip(XML_SPACE)
    for declared in element.attributes:
        if declared.only_value and node.value(declared.name) is None:
            left_out[node.tag] += 1  # it would come back with the attribute that it lacks
    text = (node.stray or node.text).strip(XML_SPACE)
    if place.path and element.form.kind is not ValueKind.NONE:
        yield place, text
    elif text:
        left_out[node.tag] += 1
    counts: Counter[str] = Counter()
    for child in node.children:
        if child.element is None:
            left_out[child.tag] += 1
            continue
        counts[child.name] += 1
        path = (*place.path, (child.name, counts[child.name]))
        yield from _values_in(child, place._replace(path=path), extension, left_out)
