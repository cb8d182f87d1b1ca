"""Splits a document into several files with an index: plans the parts and writes their bytes."""

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import Kind
from editor.core.file_limits import MAX_BYTES, MAX_ENTRIES
from editor.core.grouping import Grouping, PageKind, groups_of
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_keys, has_space_inside, split, split_site
from editor.core.values.w3c_datetime import newest
from editor.core.xml.markup import Frame, new_frame
from editor.formats.writing.export import CanonicalForm, ExportForm, ascii_url, entry_sizes, export
from editor.rules.extensions.extension_texts import rows_with_extension
from editor.rules.structure.root_rewriting import written_out
from editor.runtime.threads import IsCancelled, never

MAX_NEWS = 1_000  # entries with news in a part

_NOT_SPLIT = N_("A {kind} cannot be split; only sitemaps of pages can.")
_TOO_MANY_FILES = N_("That would be more than the {limit:,} files an index may list.")
_TOO_LARGE_ALONE = N_(
    "Row {row} alone would make a file larger than {limit:,} bytes. Allow more bytes per file."
)

_SAFE_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")


class SetImpossible(Exception):
    """The error for a document that cannot be split into files of these sizes."""


class PublishedPlace(NamedTuple):
    """The location where a set of files is published."""

    folder: str  # with its final slash
    name: str  # of the index without `.xml`; "" where only the folder was named


@dataclass(frozen=True, slots=True)
class SetForm:
    """The options for splitting a document."""

    folder_url: str  # where all files of the set are published, with its final slash
    name: str = "sitemap"  # of the index, without `.xml`
    grouping: Grouping = Grouping.COUNT
    max_urls: int = MAX_ENTRIES
    max_bytes: int = MAX_BYTES  # before compression
    is_compressed: bool = False  # the parts; the index is small
    stem: str = ""  # what the names of the parts begin with; "": the name of the index
    kinds: Sequence[PageKind] = ()  # those that `Grouping.PATTERN` goes by
    keeps_parts: bool = False  # entries stay in the parts of the last time, and new ones fill the last part

    @property
    def index_name(self) -> str:
        """The file name of the index."""
        return f"{self.name}.xml"

    @property
    def index_url(self) -> str:
        """The URL where the index is published."""
        return self.url_of(self.index_name)

    def url_of(self, name: str) -> str:
        """Return the URL where a file of the set is published."""
        return ascii_url(self.folder_url + name)

    def part_name(self, label: str, number: int | None) -> str:
        """Return the file name of a part; `number` counts from 1 in each group, None for a single part."""
        words = (self.stem or self.name, label, "" if number is None else str(number))
        return f"{'-'.join(filter(None, words))}.xml{'.gz' if self.is_compressed else ''}"

    def number_of(self, name: str, label: str) -> int | None:
        """Return the number of a part in its group, 0 for one without; None if it is none of this group."""
        if name == self.part_name(label, None):
            return 0
        start, end = (re.escape(each) for each in self.part_name(label, 0).rsplit("-0", 1))
        numbered = re.fullmatch(f"{start}-([1-9][0-9]{{0,5}}){end}", name)
        return int(numbered[1]) if numbered else None

    def next_names(self, label: str, earlier: Iterable[str], count: int) -> list[str]:
        """Return the names of further parts of a group that has some already."""
        numbers = (self.number_of(name, label) for name in earlier)
        last = max(1, *(number or 0 for number in numbers))
        return [self.part_name(label, last + place) for place in range(1, count + 1)]

    def part_names(self, groups: Mapping[str, int]) -> dict[str, list[str]]:
        """Return the file names of the parts of each group, by the number of parts; a single part has no
        number.

        It does have one if its name without it would be that of the index (a server may take `sitemap.xml.gz`
        for its compressed form), or one that another group needs.
        """
        of_index = {self.index_name.lower(), f"{self.index_name}.gz".lower()}
        numbered = {
            label: [name for name in names if name.lower() not in of_index][:count]
            for label, count in groups.items()
            for names in [[self.part_name(label, number) for number in range(1, count + 2)]]
        }
        taken = of_index | {name.lower() for names in numbered.values() for name in names}
        bare = {label: self.part_name(label, None) for label, count in groups.items() if count == 1}
        return numbered | {label: [name] for label, name in bare.items() if name.lower() not in taken}


@dataclass(frozen=True, slots=True)
class SetPart:
    """The entries that become one file."""

    name: str
    rows: Rows
    size: int  # bytes before compression, exactly
    lastmod: str  # the newest of its entries, as written; "" where none has a valid one
    is_last: bool = False  # it has the document's last entry, and the text after that


def is_safe_name(name: str) -> bool:
    """Return True if a name is safe on every server: only letters, digits, `-`, `_` and `.`."""
    return _SAFE_NAME.fullmatch(name) is not None


def published_place(url: str) -> PublishedPlace | None:
    """Return the location that a published URL names: that of the index, ending in `.xml`, or of the folder.

    None if it is no absolute URL, or one of another kind of file.
    """
    parts, site = split(url), split_site(url)
    if parts is None or site is None or site.scheme not in ("http", "https"):
        return None
    if parts.query or parts.fragment or has_space_inside(url):
        return None
    folder, _, last = (parts.path or "/").rpartition("/")
    start = f"{parts.scheme}://{parts.authority}{folder}/"
    if last.lower().endswith(".xml"):
        return PublishedPlace(start, last[:-4])
    if last.lower().endswith((".gz", ".txt")):
        return None
    return PublishedPlace(f"{start}{last}/" if last else start, "")


# The plan


EarlierParts = Mapping[str, Set[str]]  # the equivalence keys of the URLs of each part, by its name
_NONE: EarlierParts = MappingProxyType({})


def plan_parts(
    entries: Entries, form: SetForm, cancelled: IsCancelled = never, earlier: EarlierParts = _NONE
) -> list[SetPart]:
    """Plan the parts, at least one, in the order of the index; the written files will exceed no limit.

    Entries keep their order within their group. earlier: the parts that entries stay in, in the order of
    their index. Raises SetImpossible. Once cancelled it returns no parts.
    """
    if entries.kind not in (Kind.URLSET, Kind.TEXT):
        raise SetImpossible(Phrase(_NOT_SPLIT, kind=str(entries.kind)))
    entries = written_out(entries)
    canonical = CanonicalForm(entries.frame)
    sizes = array("q")
    for size in entry_sizes(entries, canonical):
        if len(sizes) % 1000 == 0 and cancelled():
            return []
        sizes.append(size)
    head, foot = len(canonical.head().encode()), len(canonical.foot().encode())
    bare_foot = len(CanonicalForm(_bare(entries.frame)).foot().encode())
    news = bytearray(len(entries))
    for row in rows_with_extension(entries, "news"):
        news[row] = 1
    room = form.max_bytes - head - max(foot, bare_foot)
    cut: dict[str, list[Rows]] = {}
    kept: dict[str, dict[str, Rows]] = {}
    limits = partial(_cut, sizes=sizes, news=news, room=room, form=form)
    keys = equivalence_keys(entries.column("loc")) if earlier else ()
    for label, rows in groups_of(entries, form.grouping, form.kinds).items():
        own = {name: urls for name, urls in earlier.items() if form.number_of(name, label) is not None}
        kept[label], new = _in_earlier(rows, keys, own, limits) if own else ({}, rows)
        cut[label] = list(limits(new)) if len(new) or not kept[label] else []
        if sum(map(len, (*cut.values(), *kept.values()))) > MAX_ENTRIES:
            raise SetImpossible(Phrase(_TOO_MANY_FILES, limit=MAX_ENTRIES))
    names = form.part_names({label: len(pieces) for label, pieces in cut.items() if not kept[label]})
    parts: list[SetPart] = []
    for label, pieces in cut.items():
        named = kept[label] | dict(
            zip(names.get(label) or form.next_names(label, earlier, len(pieces)), pieces, strict=True)
        )
        for name, own_rows in named.items():
            is_last = len(entries) == 0 or own_rows[-1] == len(entries) - 1
            size = head + sum(map(sizes.__getitem__, own_rows)) + (foot if is_last else bare_foot)
            latest = newest([*map(entries.column("lastmod").__getitem__, own_rows)])
            parts.append(SetPart(name, own_rows, size, latest, is_last))
    return parts


def _in_earlier(
    rows: Rows, keys: Sequence[str], earlier: EarlierParts, limits: Callable[[Rows], Iterator[Rows]]
) -> tuple[dict[str, Rows], Rows]:
    """Return the rows of the earlier parts of a group, the last of which is filled, and the other rows."""
    homes = {key: name for name in reversed(list(earlier)) for key in earlier[name]}
    found: dict[str, list[int]] = {name: [] for name in earlier}
    new: list[int] = []
    for row in rows:
        name = homes.pop(keys[row], "")  # a URL that is listed twice stays there once
        (found[name] if name else new).append(row)
    parts = {name: own for name, own in found.items() if own}
    for name, own in parts.items():
        first = next(limits(as_rows(own)))  # entries may have grown
        new += own[len(first) :]
        parts[name] = list(first)
    if parts and new:
        name, last = parts.popitem()
        filled = list(next(limits([*last, *new])))
        parts[name] = sorted(filled)
        new = new[len(filled) - len(last) :]
    return {name: as_rows(own) for name, own in parts.items()}, as_rows(sorted(new))


def _cut(rows: Rows, sizes: Sequence[int], news: Sequence[int], room: int, form: SetForm) -> Iterator[Rows]:
    """Yield the rows in pieces that respect all limits, each as long as possible."""
    first, used, told = 0, 0, 0
    for place, row in enumerate(rows):
        if sizes[row] > room:
            raise SetImpossible(Phrase(_TOO_LARGE_ALONE, row=row + 1, limit=form.max_bytes))
        is_full = place - first == form.max_urls or used + sizes[row] > room
        if is_full or told + news[row] > MAX_NEWS:
            yield rows[first:place]
            first, used, told = place, 0, 0
        used += sizes[row]
        told += news[row]
    yield rows[first:]


# The bytes


def part_bytes(entries: Entries, form: SetForm, part: SetPart) -> bytes:
    """Return the file of a part, after reading it back and comparing it; raises NotFaithful."""
    own = Document(entries.frame if part.is_last else _bare(entries.frame))
    own.layouts = list(entries.layouts)
    own.append(entries.copy_rows(part.rows))
    return export(own, ExportForm.XML_GZ if form.is_compressed else ExportForm.XML, limit=form.max_bytes)


def index_bytes(form: SetForm, parts: Iterable[SetPart]) -> bytes:
    """Return the file of the index, after reading it back and comparing it; raises NotFaithful."""
    index = Document(new_frame(Kind.SITEMAPINDEX))
    index.append(index.new_columns(Entry(form.url_of(part.name), part.lastmod) for part in parts))
    return export(index, ExportForm.XML)


def _bare(frame: Frame) -> Frame:
    """Return the frame without the text after the last entry, which only one part can have."""
    if frame.entities is None or frame.is_self_closed:
        return frame
    return frame._replace(epilog=f"</{frame.prefix}{frame.kind}>")
