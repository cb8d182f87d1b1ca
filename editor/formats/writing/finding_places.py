"""Locates findings in the file that a document was read from, by line and column, both from 1."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain

from editor.core.document.entries import Entries
from editor.core.document.entry_text import entry_text
from editor.core.extensions.clusters import page_key
from editor.core.extensions.declared import EXTENSION_NAMES
from editor.core.extensions.nodes import Node, extension_text, nodes_at
from editor.core.fields import XML_SPACE, Kind
from editor.formats.writing.written_places import WrittenPlaces
from editor.rules.extensions.check import NodeHit
from editor.rules.extensions.entries import block_hits
from editor.rules.finding import OTHERS, Context, Finding
from editor.rules.xml_file.check import ROOT_TAG_RULES, places_of_strays

LineAndColumn = tuple[int | None, int | None]  # None where nobody knows


class FindingPlaces:
    """Locates findings in a document that does not change meanwhile."""

    def __init__(self, entries: Entries, context: Context, *, is_complete: bool) -> None:
        self._entries = entries
        self._context = context
        self._places = WrittenPlaces(entries)
        self._judged: tuple[int, list[NodeHit]] = (-1, [])  # of the last row: it takes long
        # Recovered documents and feeds would be written differently than they are in the file.
        self._is_as_read = is_complete and entries.kind is not Kind.FEED

    def of(self, finding: Finding) -> LineAndColumn:
        """Return the place of the value that a finding concerns, of its entry, or of the text between."""
        if finding.line is not None or not self._is_as_read:
            return finding.line, finding.column
        if finding.row is None:
            return self._of_file(finding)
        if finding.field in EXTENSION_NAMES:
            return self._in_extensions(finding.row, finding)
        return self._places.locate(finding.row, finding.field)

    def _of_file(self, finding: Finding) -> LineAndColumn:
        gap = self._strays.get((finding.rule.id, finding.value)) if finding.value else None
        if gap:
            return self._places.before(*gap)
        return self._places.in_root_tag(finding.value) if finding.rule.id in ROOT_TAG_RULES else (None, None)

    @cached_property
    def _strays(self) -> dict[tuple[str, str], tuple[int, int]]:
        return places_of_strays(self._entries)

    def _in_extensions(self, row: int, finding: Finding) -> LineAndColumn:
        file = self._entries.file_at(row)
        own = row - self._entries.start_of(file)
        if self._judged[0] != row:
            self._judged = (row, block_hits(file, own, self._context))
        hits = self._judged[1]
        blocks = [node for node in nodes_at(file, own) if _extension(node) == finding.field]
        offset = next(chain(_of_hit(hits, finding), _of_value(blocks, finding.value)), None)
        if offset is None and len(blocks) == 1:
            offset = blocks[0].start
        if offset is not None:
            before = entry_text(file, own).index(extension_text(file, own))
            return self._places.at(row, before + offset)
        return (None, None) if finding.value else self._places.locate(row)


def _extension(node: Node) -> str:
    return node.extension.name if node.extension else ""


def _of_hit(hits: Iterable[NodeHit], finding: Finding) -> Iterator[int]:
    """Yield the offsets of elements and attributes for which an entry's own rules report this finding."""
    params = tuple(each for each in finding.params if each[0] != OTHERS)
    wanted = (finding.field, finding.rule.id, params)
    for extension, node, attribute, hit in hits:
        if (extension, hit.rule, hit.params) == wanted:
            named = (each.start for each in node.attributes if each.name == attribute)
            yield next(named, node.start)


def _of_value(nodes: Iterable[Node], value: str) -> Iterator[int]:
    """Yield the offsets of elements and attributes with a value reported by rules about several entries."""
    for node in nodes:
        if value and _says(node.text, value):
            yield node.start
        yield from (each.start for each in node.attributes if value and _says(each.value, value))
        yield from _of_value(node.children, value)


def _says(text: str, value: str) -> bool:
    """Return True if a text is a reported value, which may be a lower-case language or the key of a page."""
    text = text.strip(XML_SPACE)
    return value in (text, text.lower(), page_key(text))
