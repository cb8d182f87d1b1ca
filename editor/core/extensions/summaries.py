"""What a table says about the extensions of an entry: how many blocks there are, and the first of them."""

from editor.core.extensions.declaration import Element, Extension, Need
from editor.core.extensions.declared import EXTENSIONS, HREFLANG
from editor.core.extensions.nodes import Node, blocks_at
from editor.core.fields import XML_SPACE
from editor.core.urlset import ODD, Urlset

_MOST_LANGUAGES = 4  # that are named
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
        names = [block_name(block, extension) or "?" for block in blocks]
        more = len(names) - _MOST_LANGUAGES
        return ", ".join(names) if more <= 0 else f"{', '.join(names[:_MOST_LANGUAGES])} +{more}"
    name = " ".join(block_name(blocks[0], extension).split())
    return f"{len(blocks)} · {name}" if name else str(len(blocks))


def block_counts(urlset: Urlset, extension: Extension) -> list[int]:
    """How many blocks of an extension each row has."""
    counts: list[int] = []
    for part in urlset.parts:
        texts, starts = part.block.extensions, _starts_of(part, extension)
        joined = "".join(texts)
        starts = [start for start in starts if start in joined]
        found = [sum(map(text.count, starts)) if text else 0 for text in texts]
        for row in _doubtful(part, extension, joined):
            found[row] = len(blocks_at(part, row, extension))
        counts += found
    return counts


def used_extensions(urlset: Urlset) -> list[Extension]:
    """The extensions of which any entry has a block, in their usual order."""
    joined: dict[int, str] = {}
    parts = []  # that may have any: the columns of others are not sliced
    for part in urlset.parts:
        block, own = part.whole.block, slice(part.start, part.start + len(part))
        joined[part.key] = "".join(block.extensions[own])
        if joined[part.key] or ODD in block.layout[own]:
            parts.append(part)
    return [
        extension
        for extension in EXTENSIONS
        if any(_is_used(part, extension, joined[part.key]) for part in parts)
    ]


def _is_used(part: Urlset, extension: Extension, joined: str) -> bool:
    doubtful = _doubtful(part, extension, joined)
    if any(blocks_at(part, row, extension) for row in doubtful):
        return True
    starts = _starts_of(part, extension)
    if doubtful:
        sure = set(range(len(part))).difference(doubtful)
        joined = "".join(part.block.extensions[row] for row in sure)
    return any(start in joined for start in starts)


def _doubtful(part: Urlset, extension: Extension, joined: str) -> list[int]:
    """The rows of which only reading tells what they hold, as far as they may hold a block.

    joined: all texts of extensions.
    """
    ends = f"<{extension.block.name}", f":{extension.block.name}"  # of the start of a tag
    rows: list[int] = []
    if any(mark in joined for mark in _UNSURE):
        rows = [
            row for row, text in enumerate(part.block.extensions) if any(mark in text for mark in _UNSURE)
        ]
    if ODD in part.block.layout:
        sources = part.block.source
        rows += [
            row
            for row, source in enumerate(sources)
            if source is not None and any(end in source.text for end in ends)
        ]
    return rows


def _starts_of(part: Urlset, extension: Extension) -> list[str]:
    """How a block may start, with the prefixes that the root declares for it."""
    return [
        f"<{prefix}:{extension.block.name}{end}" if prefix else f"<{extension.block.name}{end}"
        for prefix, name in part.frame.namespaces
        if extension.variants.fullmatch(name)
        for end in " >/\n\t\r"
    ]
