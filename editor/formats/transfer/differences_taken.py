"""Copies the differences of another sitemap into a document as one edit."""

from collections.abc import Sequence

from editor.core.differences import Differences, KnownBy
from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues, one_of
from editor.core.document.entries import Entries
from editor.core.document.row_edits import insertion, removal
from editor.core.fields import FIELD_NAMES, Kind, fields_of
from editor.core.xml.markup import EXTENSIONS
from editor.formats.transfer.moving import as_one_file, document_in_place_of, file_of_entries, insert_document


def taking_over(mine: Document, theirs: Document, found: Differences, known_by: KnownBy) -> Edit | None:
    """Return the edit that copies all differences that were found from theirs into mine; None if there are
    none.

    Entries that only theirs has come last. Raises CannotMove and NotFaithful.
    """
    work, theirs = mine.working_copy(), as_one_file(theirs)
    edits: list[Edit] = []

    def make(edit: Edit) -> None:
        edit.apply(work)
        edits.append(edit)

    whole = [each for each in found.changed if EXTENSIONS in each.names]
    if whole:
        rows = [each.mine for each in whole]
        locs = [mine.column("loc")[row] for row in rows]
        make(document_in_place_of(work, rows, file_of_entries(theirs, [each.theirs for each in whole])))
        if known_by is KnownBy.PATH:
            make(SetValues("loc", rows, locs))
    for name in FIELD_NAMES:
        changed = [each for each in found.changed if name in each.names and EXTENSIONS not in each.names]
        if changed:
            column = theirs.column(name)
            values = [column[each.theirs] for each in changed]
            make(SetValues(name, [each.mine for each in changed], values))
    if found.only_mine:
        make(removal(work, found.only_mine))
    if found.only_theirs:
        make(_addition(work, theirs, found.only_theirs))
    return one_of(edits)


def _addition(work: Entries, theirs: Entries, rows: Sequence[int]) -> Edit:
    """Return the edit that appends entries of theirs, whole if both are of the same kind of XML."""
    if work.kind is theirs.kind is not Kind.TEXT:
        return insert_document(work, len(work), file_of_entries(theirs, rows))
    known = fields_of(work.kind)
    values = (dict(zip(FIELD_NAMES, theirs.entry(row).values(), strict=True)) for row in rows)
    entries = (Entry(**{field.name: each[field.name] for field in known}) for each in values)
    return insertion(work, len(work), entries)
