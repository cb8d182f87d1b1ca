"""Summarizes the extensions of an entry for the table: the number of blocks, and the first of them."""

from collections.abc import Iterable, Iterator, Sequence

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.extensions.declaration import ElementSpec, Extension, Need
from editor.core.extensions.declared import EXTENSIONS, HREFLANG
from editor.core.extensions.fast_values import ShapedValues, Wanted
from editor.core.extensions.nodes import UNSURE, Node, blocks_at, is_unsure
from editor.core.fields import XML_SPACE
from editor.core.xml.outline import scope_names

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
    given = {attribute.name: attribute for attribute in block.attributes if attribute.value}
    attribute = given.get("hreflang") or given.get("media")
    return (attribute.value, attribute.start) if attribute else ("", 0)


def block_name(block: Node, extension: Extension) -> str:
    """Return the text that identifies a block, as written; "" if it is missing."""
    return _telling(block, extension)[0].strip(XML_SPACE)


def block_line(block: Node, extension: Extension) -> str:
    """Return a block as one line: the text that identifies it, or a language with its URL."""
    name = block_name(block, extension) or "?"
    return f"{name}  {block.value('href') or ''}" if extension is HREFLANG else " ".join(name.split())


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
    if extension is HREFLANG:
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
        if not any(tag in text for tag in self._tags):
            return ""
        return _line(self._shaped.of(text), self._extension)

    def _wanted_in(self, nodes: Sequence[Node]) -> list[Wanted]:
        columns = self._extension.block
        return [(_telling(node, self._extension)[1], None) for node in nodes if node.element is columns]


def block_counts(entries: Entries, extension: Extension) -> list[int]:
    """Return the number of blocks of an extension in each row."""
    counts: list[int] = []
    for file in entries.files:
        texts, starts = file.columns.extensions, _starts_of(file, extension)
        joined = "".join(texts)
        starts = [start for start in starts if start in joined]
        found = [sum(map(text.count, starts)) if text else 0 for text in texts]
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
        if _has_tag(joined, _tags_of(file, extension)) or any(
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


def _starts_of(file: Entries, extension: Extension) -> list[str]:
    """Return the ways in which a block may start, with the prefixes that the root element binds."""
    return [tag + end for tag in _tags_of(file, extension) for end in _TAG_ENDS]


def _tags_of(file: Entries, extension: Extension) -> list[str]:
    return [
        f"<{prefix}:{extension.block.name}" if prefix else f"<{extension.block.name}"
        for prefix, name in file.frame.namespaces
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
