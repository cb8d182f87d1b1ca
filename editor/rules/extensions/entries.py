"""Checks the extensions of entries, one by one or many at once."""

from collections.abc import Collection

from editor.core.document.columns import EntryColumns
from editor.core.document.entries import Entries
from editor.core.extensions.declared import EXTENSION_NAMES
from editor.core.extensions.nodes import nodes_at
from editor.core.fields import Kind
from editor.core.xml.markup import EXTENSIONS, Frame, Oddity
from editor.core.xml.outline import scope_names
from editor.rules.extensions.check import ExtensionContext, NodeHit, extension_hits, worst_hits
from editor.rules.extensions.check_columns import check_extensions
from editor.rules.family import EntryLot
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import Codes


class ExtensionFamily:
    """The rules about the extensions of an entry."""

    def hits(self, entries: Entries, row: int, context: Context) -> list[FieldHit]:
        """Return the worst hits of each extension of the entry in a row."""
        return [*worst_hits(block_hits(entries, row, context))]

    def check_lot(self, lot: EntryLot, context: Context) -> Codes:
        """Return the codes of many entries."""
        return known_extension_codes(lot.columns, lot.frame, context)

    def check_field(self, entries: Entries, field: str, context: Context) -> tuple[Codes, Collection[str]]:
        """Return the codes of all entries if their URLs or their extensions changed."""
        if field not in ("loc", EXTENSIONS):
            return {}, ()
        return known_extension_codes(entries.columns, entries.frame, context), EXTENSION_NAMES

    def depends_on_all(self, _entries: Entries) -> bool:
        """Return False: only URLs and extensions matter."""
        return False

    def is_hidden(self, _oddities: tuple[Oddity, ...], _field: str, _hit: Hit) -> bool:
        """Return False: nothing about extensions hides a finding about a value."""
        return False


def block_hits(entries: Entries, row: int, context: Context) -> list[NodeHit]:
    """Return the hits of the extensions of the entry in a row, each at its element."""
    nodes = nodes_at(entries, row) if context.kind is Kind.URLSET else ()
    if not nodes:
        return []
    return extension_hits(
        nodes, ExtensionContext(entries.column("loc")[row], scope_names(entries.frame), context)
    )


def known_extension_codes(columns: EntryColumns, frame: Frame, context: Context) -> Codes:
    """Return the codes of the extensions of entries, by rule and the extension's name."""
    return check_extensions(columns, scope_names(frame), context) if context.kind is Kind.URLSET else {}
