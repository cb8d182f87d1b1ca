"""Reads simple entries quickly: those whose children contain only text, CDATA and comments.

Nearly all odd entries are of this kind. They are grouped by their heads: the start tags with the whitespace
and the comments before them, of which a file has few combinations.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import Frame, Oddity, OddSource
from editor.core.xml.odd_entries import read_entry
from editor.core.xml.outline import content_text, scope_names
from editor.core.xml.tokens import CDATA, IN_TAG, NOTE
from editor.formats.reading.layouts import Grammar, Shape

Heads = tuple[str, ...]

_MAX_CHILDREN = 6
_MAX_KNOWN = 2000  # combinations of heads; comments or attributes may make all entries differ

# The commonest form comes first in all these, without a loop, as entering one costs the most.
_NOTES = rf"[ \t\r\n]*+(?:(?=<[!?])(?:(?:{NOTE})[ \t\r\n]*+)*+|)"
_TAG = rf"""<(?![/!?])(?:[^"'/>]++>|{IN_TAG}>)"""
_TEXT = rf"[^<]*+(?:(?:{CDATA}|{NOTE})[^<]*+)*+"
_CHILD = rf"(?:({_NOTES}{_TAG})({_TEXT})</[^\s>]++>)?+"


def simple_pattern(entry_tag: str) -> re.Pattern[str]:
    """Return a pattern for simple entries; it captures a head and a text for each child, and the end tag."""
    tag = re.escape(entry_tag)
    return re.compile(rf"<{tag}>{_CHILD * _MAX_CHILDREN}({_NOTES}</{tag}>)", re.DOTALL)


class HeadForm(NamedTuple):
    """The properties that simple entries with the same heads have in common.

    `places` pairs the numbers of the present fields with those of their children; it is empty if the entries
    must be read in another way. `shape` is that of entries that may be regular.
    """

    places: tuple[tuple[int, int], ...]
    oddities: tuple[Oddity, ...] = ()
    shape: Shape | None = None
    has_extensions: bool = False


class Alike(NamedTuple):
    """Simple entries of one form: their rows, and the texts of their children as written."""

    form: HeadForm
    rows: list[int]
    texts: list[tuple[str, ...]]


class SimpleReader:
    """Reads the simple entries of one file."""

    def __init__(self, grammar: Grammar, frame: Frame) -> None:
        self._grammar = grammar
        self._frame = frame
        self._names = scope_names(frame)
        self._by_heads: dict[Heads, HeadForm] = {}
        self._by_tags: dict[Heads, HeadForm] = {}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return simple_pattern(self._frame.entry_tag)  # compiled late, as most files need none

    def take_apart(self, entries: Mapping[int, str]) -> tuple[list[Alike], list[int]]:
        """Group the simple ones of some entries by form; returns the groups, and the rows of all others."""
        alike: dict[Heads, Alike] = {}
        others: list[int] = []
        for row, entry in entries.items():
            match = self._pattern.match(entry)
            if match is None:
                others.append(row)
                continue
            groups = match.groups("")
            heads = groups[::2]
            known = alike.get(heads)
            if known is None:
                known = alike[heads] = Alike(self._form_of(heads), [], [])
            known.rows.append(row)
            known.texts.append(groups[1::2])
        return list(alike.values()), others

    def read(
        self, entries: Sequence[str], form: HeadForm, texts: Sequence[tuple[str, ...]]
    ) -> list[OddSource | None]:
        """Read odd entries of one form; None for those that must be read in another way."""
        if not form.places:
            return [None] * len(entries)
        columns: list[list[str]] = [[""] * len(entries) for _ in FIELD_NAMES]
        unread: set[int] = set()
        for field, place in form.places:
            values = [each[place] for each in texts]
            joined = "".join(values)
            if "<" in joined or "&" in joined or "\r" in joined:
                values = list(map(content_text, values))
            if not all(map(str.strip, values)):
                unread.update(at for at, value in enumerate(values) if not value.strip())
            columns[field] = values
        sources = map(OddSource, entries, zip(*columns, strict=True), repeat(form.oddities))
        return [None if at in unread else source for at, source in enumerate(sources)]

    def _form_of(self, heads: Heads) -> HeadForm:
        form = self._by_heads.get(heads)
        if form is None:
            _make_room(self._by_heads)
            form = self._by_heads[heads] = self._form(heads)
        return form

    def _form(self, heads: Heads) -> HeadForm:
        *starts, end = [head for head in heads if head]
        tags = tuple([start[start.rindex("<") :] for start in starts])
        form = self._by_tags.get(tags)
        if form is None:
            _make_room(self._by_tags)
            form = self._by_tags[tags] = self._form_of_tags(tags)
        return form._replace(shape=self._grammar.shape_of(starts, end))

    def _form_of_tags(self, tags: Heads) -> HeadForm:
        names = [tag[1:-1].split(None, 1)[0] for tag in tags]
        cores = [self._names.core_name(name, tag) for name, tag in zip(names, tags, strict=True)]
        fields = self._grammar.fields
        has_extensions = "" in cores
        if "<!DOCTYPE" in self._frame.prolog or any(cores.count(field) > 1 for field in fields):
            return HeadForm((), has_extensions=has_extensions)
        places = [(number, cores.index(field)) for number, field in enumerate(fields) if field in cores]
        children = "".join(f"{tag}.</{name}>" for name, tag in zip(names, tags, strict=True))
        entry_tag = self._frame.entry_tag
        example = read_entry(f"<{entry_tag}>{children}</{entry_tag}>", self._frame)
        return HeadForm(tuple(places), example.oddities, has_extensions=has_extensions)


def _make_room(known: dict[Heads, HeadForm]) -> None:
    if len(known) >= _MAX_KNOWN:
        known.clear()
