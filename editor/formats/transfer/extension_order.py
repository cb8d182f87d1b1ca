"""Puts the elements of extensions in their declared order, in which an export writes them."""

from datetime import UTC, datetime
from itertools import compress

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.rules.extensions.blocks import in_declared_order
from editor.rules.extensions.entries import known_extension_codes
from editor.rules.finding import Context
from editor.rules.remedies.remedy import FixContext, FixPlaces
from editor.rules.remedies.rewriting import RewriteExtension


def with_ordered_extensions(entries: Entries) -> Entries:
    """Return the document if all elements are in order, as nearly always; else a copy in which they are."""
    context = Context(entries.kind, datetime.now(UTC))
    codes = known_extension_codes(entries.columns, entries.frame, context)
    rows = {
        extension: list(compress(range(len(array)), array))
        for (rule, extension), array in codes.items()
        if rule == "extension-child-order"
    }
    if not rows:
        return entries
    copy = Document.copy_of(entries)
    edit = RewriteExtension(in_declared_order).edit(FixContext(copy, context), FixPlaces(rows))
    if edit:
        edit.apply(copy)
    return copy
