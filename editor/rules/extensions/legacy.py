"""Removes extensions that no search engine reads any more from all entries."""

from editor.core.document.compact_list import CompactList
from editor.core.document.edits import Edit, SetEntries, one_of
from editor.core.extensions.declared import LEGACY
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import Frame
from editor.core.xml.outline import outline, scope_names
from editor.core.xml.patching import text_without
from editor.rules.remedies.remedy import FixContext, FixPlaces
from editor.rules.remedies.rewriting import RewriteEntry


def without_legacy(fix: FixContext) -> Edit | None:
    """Return the edit that removes elements of withdrawn extensions; declarations in the root stay."""
    document = fix.entries
    column = document.columns.extensions
    new = {text: _without_legacy_in(text, document.frame) for text in set(column) if text}
    rows = [row for row, text in enumerate(column) if text and new[text] != text]
    columns = document.copy_rows(rows)
    columns.extensions = CompactList(map(new.__getitem__, columns.extensions))
    regular = SetEntries(rows, columns) if rows else None
    odd = RewriteEntry(_without_legacy).edit(fix, FixPlaces({"": range(len(document))}))
    return one_of(edit for edit in (regular, odd) if edit)


def _without_legacy(text: str, _field: str, frame: Frame) -> str:
    parts = outline(text, scope_names(frame))
    namespaces = ((it, parts.names.within(it.attributes).namespace_of(it.name)) for it in parts.elements)
    return text_without(text, [element for element, namespace in namespaces if namespace in LEGACY])


def _without_legacy_in(extensions: str, frame: Frame) -> str:
    """Remove withdrawn extensions from the extensions of a regular entry, given as text."""
    return _without_legacy(f"<x>{extensions}</x>", "", frame)[len("<x>") : -len("</x>")].strip(XML_SPACE)
