"""Learns the few layouts of the regular entries of one file from the entries that were read.

A layout serves every entry whose children come in its order after its whitespace, whichever of them
the entry has. Children that no entry has had so far get a place too, which is a guess until one is
found. Entities in values are resolved if the file would write the value in the same way again.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from editor.core.document.columns import ODD
from editor.core.fields import XML_SPACE, fields_of
from editor.core.xml import markup
from editor.core.xml.outline import ElementSpan, outline, own_names, scope_names, unescape

# A reference that no EntityStyle ever writes.
_UNWRITTEN = re.compile("&(?!(?:amp|lt|gt|quot|apos|#13);)")


class Resolver:
    """Resolves texts without markup that are written in the style of one file."""

    def __init__(self, style: markup.EntityStyle) -> None:
        self._style = style
        # A value without any of these characters is written as it is.
        self._special = "&\r" + ">" * style.gt + '"' * style.quot + "'" * style.apos

    def resolve(self, texts: list[str]) -> set[int]:
        """Resolve entities in place; returns the indexes of texts for which escaping cannot undo it."""
        places = places_with(self._special, texts)
        if self._resolve_alike(texts, places):
            return set()
        unlike: set[int] = set()
        for place in places:
            value = self.value_of(texts[place])
            if value is None:
                unlike.add(place)
            else:
                texts[place] = value
        return unlike

    def _resolve_alike(self, texts: list[str], places: Collection[int]) -> bool:
        """Resolve these texts together, if escaping undoes it for all of them, which is nearly always so."""
        together = self.value_of("\0".join(texts[place] for place in places))  # XML cannot contain "\0"
        values = [] if together is None else together.split("\0")
        if len(values) != len(places):
            return not places
        for place, value in zip(places, values, strict=True):
            texts[place] = value
        return True

    def value_of(self, text: str) -> str | None:
        """Return the value of a text; None if this file would write it differently."""
        value = text.replace("&amp;", "&")
        if self._style.escape(value) == text:  # nearly always
            return value
        if _UNWRITTEN.search(text):
            return None
        value = unescape(text)
        return value if self._style.escape(value) == text else None


def places_with(marks: Iterable[str], texts: Sequence[str]) -> set[int]:
    """Return the indexes of the texts that contain any of these marks."""
    joined = "".join(texts)
    return {place for mark in marks if mark in joined for place, text in enumerate(texts) if mark in text}


MAX_LEARNED = 16  # layouts a file; entries that fit none of them are odd
_NESTING = 3  # levels of extension elements in the quick pattern, as many as news has
_MAX_PREFIXES = 32  # prefixes in the quick pattern, as compiling it takes time
TagPlace = tuple[str, str]  # the name of a child and the white space before it


class Shape(NamedTuple):
    """The properties that regular entries written alike have in common."""

    children: tuple[TagPlace, ...]
    end: str  # white space and end tag


class Plain(NamedTuple):
    """An entry that a layout can render: its texts as written, one for each child of its shape."""

    shape: Shape
    texts: tuple[str, ...]


class Grammar:
    """The forms of regular entries of one file, as regular expressions and as a slower, careful reader."""

    def __init__(self, frame: markup.Frame) -> None:
        self.fields = tuple(field.name for field in fields_of(frame.kind))
        self._prefix = frame.prefix
        self._names = scope_names(frame)
        self._start = f"<{frame.entry_tag}>"
        self._end = f"</{frame.entry_tag}>"
        self._has_document_type = "<!DOCTYPE" in frame.prolog
        self._inner_space = f"{frame.line_end}    "
        foreign = [
            f"{prefix}:"
            for prefix, namespace in frame.namespaces
            if prefix
            and namespace != frame.namespace
            and prefix not in markup.XML_PREFIXES
            and not re.fullmatch(markup.NAMESPACE_VARIANT, namespace)
        ]
        self.extensions = _extensions("|".join(map(re.escape, foreign[:_MAX_PREFIXES]))) if foreign else ""
        self._child = self._child_pattern()

    def open(self, field: str) -> str:
        """Return the start tag of a field's element."""
        return f"<{self._prefix}{field}>"

    def close(self, field: str) -> str:
        """Return the end tag of a field's element."""
        return f"</{self._prefix}{field}>"

    def _child_pattern(self) -> re.Pattern[str]:
        """Return the pattern of a child with the whitespace before it, the entry's end, or all the rest."""
        prefix, names = re.escape(self._prefix), "|".join(self.fields)
        return re.compile(
            rf"({markup.SPACE})(?:<{prefix}({names})>([^<]++)</{prefix}\2>|({self.extensions or '(?!)'})"
            rf"|({re.escape(self._end)})\Z|(.++))",
            re.DOTALL,
        )

    def read(self, entry: str) -> Plain | None:
        """Split an entry into its texts; None if it is not regular."""
        if not entry.startswith(self._start):
            return None
        if not self.extensions and ("<!" in entry or "<?" in entry):
            return None
        if self._has_document_type and own_names(entry):
            return None  # entities may stand for anything
        found = self._child.findall(entry, len(self._start))
        places: list[TagPlace] = []
        texts: list[str] = []
        for space, name, text, extensions, end, _ in found:
            if "xmlns" in extensions:
                return self._read_slowly(entry)
            if name or extensions:
                places.append((name or markup.EXTENSIONS, space))
                texts.append(text or extensions)
            elif end:
                return _plain(places, texts, space + end)
        tag = found[-1][-1].partition(">")[0]
        return self._read_slowly(entry) if ":" in tag or "xmlns" in tag else None

    def shape_of(self, starts: Sequence[str], end: str) -> Shape | None:
        """Return the shape of an entry whose children contain only text, by its start tags with the text
        before them.

        None if these, or the text before its end tag, are more than a layout can render.
        """
        places: list[TagPlace] = []
        for start in starts:
            space, _, tag = start.rpartition("<")
            name = tag[len(self._prefix) : -1]
            if name not in self.fields or tag != f"{self._prefix}{name}>":
                return None
            places.append((name, space))
        is_blank = not "".join([*(space for _, space in places), end[: -len(self._end)]]).strip(XML_SPACE)
        plain = _plain(places, [], end)
        return plain.shape if plain and is_blank else None

    def _read_slowly(self, entry: str) -> Plain | None:
        """Split an entry whose extensions declare namespaces themselves or are nested unusually deep."""
        parts = outline(entry, self._names)
        if parts.stray or not entry.endswith(self._end):
            return None
        places: list[TagPlace] = []
        texts: list[str] = []
        position = parts.inner
        for element in parts.elements:
            space = entry[position : element.start]
            text = self._text(entry, element)
            if space.strip(XML_SPACE) or not text:
                return None
            if not element.core and places and places[-1][0] == markup.EXTENSIONS:
                texts[-1] += space + text
            else:
                places.append((element.core or markup.EXTENSIONS, space))
                texts.append(text)
            position = element.end
        end = entry[position:]
        return None if end[: -len(self._end)].strip(XML_SPACE) else _plain(places, texts, end)

    def _text(self, entry: str, element: ElementSpan) -> str:
        """Return a child as a layout keeps it: a field's text, or all of a foreign element; "" if odd."""
        whole = entry[element.start : element.end]
        if not element.core:
            return whole if self._names.wrong_namespace(element.name, element.attributes) is None else ""
        text = entry[element.inner : element.close]
        is_plain = element.core in self.fields and "<" not in text
        return (
            text if is_plain and whole == f"{self.open(element.core)}{text}{self.close(element.core)}" else ""
        )

    def layout(self, places: list[TagPlace], end: str) -> markup.Layout:
        """Return a layout with these children, and the missing ones in the protocol's order."""
        inner = dict(places).get("loc", places[0][1] if places else self._space_inside(end))
        complete = list(places)
        position = 0  # after the field that precedes this one in the protocol
        for name in self.fields:
            known = [known for known, _ in complete]
            if name in known:
                position = known.index(name)
            else:
                complete.insert(position, (name, inner))
            position += 1
        if markup.EXTENSIONS not in dict(places):
            complete.append((markup.EXTENSIONS, inner))
        children = (
            markup.LayoutChild(name, space)
            if name == markup.EXTENSIONS
            else markup.LayoutChild(name, space, self.open(name), self.close(name))
            for name, space in complete
        )
        return markup.Layout(self._start, tuple(children), end)

    def _space_inside(self, end: str) -> str:
        space = end.removesuffix(self._end)
        return self._inner_space if space.strip(" \t") else space

    def row_pattern(self, layout: markup.Layout, gap: str, names: Sequence[str] = ()) -> str:
        """Return a regular expression for a gap and an entry of this layout.

        It captures the texts of the children that `columns` names, in that order; with `names`, all of these
        must be there and no others.
        """
        parts = [re.escape(gap + layout.start)]
        for child in layout.children:
            text = self.extensions if child.name == markup.EXTENSIONS else "[^<]++"
            written = f"{re.escape(child.before + child.open)}({text}){re.escape(child.close)}"
            if child.name in names:
                parts.append(written)
            elif text and not names:
                parts.append(f"(?:{written})?+")
        parts.append(re.escape(layout.end))
        return "".join(parts)

    def columns(self, layout: markup.Layout) -> tuple[str, ...]:
        """Return the names of the children that the groups of `row_pattern` capture."""
        return tuple(
            child.name for child in layout.children if child.name != markup.EXTENSIONS or self.extensions
        )


def _plain(places: list[TagPlace], texts: list[str], end: str) -> Plain | None:
    if len(dict(places)) < len(places):  # a field twice, or extensions in two places
        return None
    return Plain(Shape(tuple(places), end), tuple(texts))


def _extensions(prefixes: str) -> str:
    """Return a regular expression for successive foreign elements with whitespace between them.

    Their prefixes are those that the root binds; whether they declare any themselves must be checked. A raw
    `>` is accepted only inside CDATA and comments, so that every other one that is seen ends a tag.
    """
    inner = "(?!)"
    for _ in range(_NESTING):
        inner = (
            rf"<(?:{prefixes})[^>]*+(?:(?<=/)>|>[^<>]*+"
            rf"(?:(?:{inner}|{markup.CDATA}|{markup.NOTE})[^<>]*+)*+</(?:{prefixes})[^>]*+>)"
        )
    return rf"(?=<)(?:{markup.SPACE}{inner})++"


class LayoutBook:
    """The layouts learned so far; `layouts` grows, and guessed places in it may still change."""

    def __init__(self, grammar: Grammar) -> None:
        self.layouts: list[markup.Layout] = []
        self._grammar = grammar
        self._seen: list[tuple[TagPlace, ...]] = []  # of each layout, the children that entries really had
        self._numbers: dict[Shape, int] = {}

    def number_of(self, shape: Shape) -> int:
        """Return the number of a layout that renders this shape, perhaps a new one; ODD if all are taken."""
        number = self._numbers.get(shape)
        if number is None:
            number = self._numbers[shape] = self._find(shape)
        return number

    def confirm(self, number: int, names: set[str]) -> None:
        """Record that entries of a layout have these children, so that their places are no longer guesses."""
        seen = {name for name, _ in self._seen[number]}
        if not names <= seen:
            self._seen[number] = tuple(
                (child.name, child.before)
                for child in self.layouts[number].children
                if child.name in names or child.name in seen
            )

    def _find(self, shape: Shape) -> int:
        alike = [(number, layout) for number, layout in enumerate(self.layouts) if layout.end == shape.end]
        for number, layout in alike:
            if _holds(layout, shape.children):
                self.confirm(number, {name for name, _ in shape.children})
                return number
        for number, _ in alike:
            merged = _merged(self._seen[number], shape.children)
            if merged is not None:
                self._seen[number] = merged
                self.layouts[number] = self._grammar.layout(list(merged), shape.end)
                return number
        if len(self.layouts) == MAX_LEARNED:
            return ODD
        self._seen.append(shape.children)
        self.layouts.append(self._grammar.layout(list(shape.children), shape.end))
        return len(self.layouts) - 1


def _holds(layout: markup.Layout, places: tuple[TagPlace, ...]) -> bool:
    """Return True if a layout, including its guesses, has these children in this order."""
    children = iter((child.name, child.before) for child in layout.children)
    return all(place in children for place in places)


def _merged(seen: tuple[TagPlace, ...], new: tuple[TagPlace, ...]) -> tuple[TagPlace, ...] | None:
    """Return one order that includes both; None if they disagree about order or whitespace."""
    merged = list(seen)
    names = [name for name, _ in seen]
    position = 0
    for place in new:
        if place[0] not in names:
            merged.insert(position, place)
            names.insert(position, place[0])
        elif place not in merged[position:]:
            return None
        position = names.index(place[0]) + 1
    return tuple(merged)


def learn_entities(sample: str, grammar: Grammar) -> markup.EntityStyle:
    """Return the characters that a file writes as entities, by the majority of values in a sample."""
    names = "|".join(map(re.escape, map(grammar.open, grammar.fields)))
    values = "".join(re.findall(f"(?:{names})([^<]*)", sample))
    if "&" not in values:
        return markup.EntityStyle()
    return markup.EntityStyle(
        gt=values.count("&gt;") > values.count(">"),
        quot=values.count("&quot;") > values.count('"'),
        apos=values.count("&apos;") > values.count("'"),
    )
