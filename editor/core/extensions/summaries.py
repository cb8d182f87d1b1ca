"""What a table says about the extensions of an entry: how many blocks there are, and the first of them."""

import re
from collections.abc import Iterator, Sequence

from editor.core.block import ODD
from editor.core.extensions.declaration import Element, Extension, Need
from editor.core.extensions.declared import EXTENSIONS, HREFLANG
from editor.core.extensions.nodes import Node, blocks_at
from editor.core.fields import XML_SPACE
from editor.core.urlset import Urlset

_MOST_LANGUAGES = 4  # that are named
_TAG_ENDS = " >/\n\t\r"  # what may follow a name in a tag
_UNSURE = ("xmlns", "<!")  # declarations of its own, comments, CDATA: only reading tells what counts


def telling_child(extension: Extension) -> Element | None:
    """The child that tells blocks apart: a title that has to be there, else the first that has to be."""
    required = [child for child in extension.block.children if child.need is Need.REQUIRED]
    return next((child for child in required if child.name == "title"), required[0] if required else None)


def block_name(block: Node, extension: Extension) -> str:
    """What tells a block from others, as it is written; "" where that is missing."""
    child = telling_child(extension)
    if child is None:
        return (block.value("hreflang") or block.value("media") or "").strip(XML_SPACE)
    node = block.child(child.name)
    return node.text.strip(XML_SPACE) if node else ""


def block_line(block: Node, extension: Extension) -> str:
    """What tells a block from others, a language with its URL, in a line."""
    name = block_name(block, extension) or "?"
    return f"{name}  {block.value('href') or ''}" if extension is HREFLANG else " ".join(name.split())


def block_lines(urlset: Urlset, row: int, extension: Extension) -> list[str]:
    """What tells the blocks of an extension in a row apart, a line each."""
    return [block_line(block, extension) for block in blocks_at(urlset, row, extension)]


def summary(urlset: Urlset, row: int, extension: Extension) -> str:
    """The blocks of an extension in a row as one line; "" where there are none."""
    blocks = blocks_at(urlset, row, extension)
    if not blocks:
        return ""
    if extension is HREFLANG:
        return _languages([block_name(block, extension) or "?" for block in blocks])
    return _counted(len(blocks), block_name(blocks[0], extension))


def summaries(urlset: Urlset, extension: Extension, rows: Sequence[int]) -> list[str]:
    """The `summary` of many rows: nearly all are told from their text, without a look at its elements."""
    texts, sources = urlset.block.extensions, urlset.block.source
    glances = {part.key: _Glance(part, extension) for part in urlset.parts}
    told = []
    for row in rows:
        quick: str | None = None
        if sources[row] is None:
            quick = glances[urlset.part_of(row).key].summary(texts[row]) if texts[row] else ""
        told.append(summary(urlset, row, extension) if quick is None else quick)
    return told


def _languages(names: Sequence[str]) -> str:
    more = len(names) - _MOST_LANGUAGES
    return ", ".join(names) if more <= 0 else f"{', '.join(names[:_MOST_LANGUAGES])} +{more}"


def _counted(count: int, first: str) -> str:
    name = " ".join(first.split())
    return f"{count} · {name}" if name else str(count)


class _Glance:
    """Tells blocks of an extension in the texts of regular entries as they are nearly always written."""

    def __init__(self, part: Urlset, extension: Extension) -> None:
        self._is_language = extension is HREFLANG
        self._tags = _tags_of(part, extension)
        tag = re.escape(self._tags[0]) if len(self._tags) == 1 else "(?!)"
        self._starts = re.compile(f"{tag}(?=[{_TAG_ENDS}])")
        child = telling_child(extension)
        if child is None:
            self._names = re.compile(rf'{tag}\s(?:[^<>]*?\s)?hreflang="([^"<&\s]++)"')
        else:
            prefix = tag.removesuffix(re.escape(extension.block.name))
            end, name = f"{prefix.replace('<', '</', 1)}", re.escape(child.name)
            inside = f"(?:(?!{end}{re.escape(extension.block.name)}).)*?"
            self._names = re.compile(
                rf"{tag}(?:\s[^<>]*)?(?<!/)>{inside}{prefix}{name}>([^<&]++){end}{name}>", re.DOTALL
            )

    def summary(self, text: str) -> str | None:
        """The summary of a text; None where that is not sure."""
        if len(self._tags) > 1 or any(mark in text for mark in _UNSURE):
            return None
        count = len(self._starts.findall(text))
        if not count:
            return ""
        if self._is_language:
            names = self._names.findall(text)
            return _languages(names) if len(names) == count else None
        first = self._starts.search(text)
        found = self._names.match(text, first.start()) if first else None
        return _counted(count, found[1]) if found else None


def block_counts(urlset: Urlset, extension: Extension) -> list[int]:
    """How many blocks of an extension each row has."""
    counts: list[int] = []
    for part in urlset.parts:
        texts, starts = part.block.extensions, _starts_of(part, extension)
        joined = "".join(texts)
        starts = [start for start in starts if start in joined]
        found = [sum(map(text.count, starts)) if text else 0 for text in texts]
        for row in [*_unsure(part, joined), *_OddTexts(part).with_block(extension)]:
            found[row] = len(blocks_at(part, row, extension))
        counts += found
    return counts


def used_extensions(urlset: Urlset) -> list[Extension]:
    """The extensions of which any entry has a block, in their usual order."""
    used: set[str] = set()
    for part in urlset.parts:
        block, own = part.whole.block, slice(part.start, part.start + len(part))
        joined = "".join(block.extensions[own])
        if joined or ODD in block.layout[own]:  # the columns of others are not sliced
            used.update(_used_in(part, joined))
    return [extension for extension in EXTENSIONS if extension.name in used]


def _used_in(part: Urlset, joined: str) -> Iterator[str]:
    unsure = _unsure(part, joined)
    if unsure:
        sure = set(range(len(part))).difference(unsure)
        joined = "".join(part.block.extensions[row] for row in sure)
    odd = _OddTexts(part)
    for extension in EXTENSIONS:
        if _has_tag(joined, _tags_of(part, extension)) or any(
            blocks_at(part, row, extension) for row in [*unsure, *odd.with_block(extension)]
        ):
            yield extension.name


def _unsure(part: Urlset, joined: str) -> list[int]:
    """The rows of whose texts only reading tells what they hold; joined: all of those texts."""
    # What a mark begins with is everywhere, and the search would stop at each: mostly there is no "!".
    if not any(mark[-1] in joined and mark in joined for mark in _UNSURE):
        return []
    return [row for row, text in enumerate(part.block.extensions) if any(mark in text for mark in _UNSURE)]


class _OddTexts:
    """The texts of a file's odd entries."""

    def __init__(self, part: Urlset) -> None:
        self._part = part
        self._rows, sources = part.block.odd_sources()
        self._texts = [source.text for source in sources]
        self._joined = "".join(self._texts)
        self._may_declare = "xmlns" in self._joined  # namespaces of their own

    def with_block(self, extension: Extension) -> list[int]:
        """The rows of those that may hold a block of an extension: mostly none does."""
        if not self._may_declare and not _tags_of(self._part, extension):
            return []
        name = extension.block.name
        starts = [start for start in (f"<{name}", f":{name}") if start in self._joined]
        if not starts:
            return []
        texts = zip(self._rows, self._texts, strict=True)
        return [row for row, text in texts if any(start in text for start in starts)]


def _starts_of(part: Urlset, extension: Extension) -> list[str]:
    """How a block may start, with the prefixes that the root declares for it."""
    return [tag + end for tag in _tags_of(part, extension) for end in _TAG_ENDS]


def _tags_of(part: Urlset, extension: Extension) -> list[str]:
    return [
        f"<{prefix}:{extension.block.name}" if prefix else f"<{extension.block.name}"
        for prefix, name in part.frame.namespaces
        if extension.variants.fullmatch(name)
    ]


def _has_tag(joined: str, tags: Sequence[str]) -> bool:
    for tag in tags:
        at = joined.find(tag)
        while at >= 0:
            if joined[at + len(tag)] in _TAG_ENDS:
                return True
            at = joined.find(tag, at + 1)
    return False
