"""Reading what another program wrote to a file, to merge it with what was done here."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.transition import Origins, origins_by_id
from editor.core.merging import Merge, MergeSide
from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.reading.reader import read_document
from editor.formats.transfer.comparing import VersionComparison, compare
from editor.services.files.files import FileBytes, read_file


class MergeImpossible(Exception):
    """The versions have too little in common, or the file cannot be read as it is; a sentence says so."""


@dataclass(frozen=True)
class Merging:
    """A merge of a document with its file, and what comes from there unasked."""

    merge: Merge
    theirs: FileBytes
    document: Document  # what is in these
    comparison: VersionComparison

    @classmethod
    def of(
        cls,
        path: Path,
        base: Document,
        mine: Document,
        origins: Origins,
        limit: int,
    ) -> "Merging":
        """Read the file and compare; raises Unreadable and MergeImpossible.

        base: what was read or saved here last; origins: where the entries of mine stood in it.
        """
        theirs = read_file(path)
        document = read_document(theirs.data, path.name).entries
        if not Merge.is_possible(mine, document):
            raise MergeImpossible(
                QT_TRANSLATE_NOOP(
                    "merging", "It is now a different kind of file, or its elements have different prefixes."
                )
            )
        merge = Merge(base, mine, document, origins)
        merged = merge.merged([MergeSide.MINE] * len(merge.conflicts))
        return cls(merge, theirs, document, compare(mine, merged, origins_by_id(len(mine), merged), limit))

    def result(self, choices: Sequence[MergeSide]) -> tuple[Edit | None, Origins]:
        """Return the edit that merges, and where the rows come from that the document has then."""
        merged = self.merge.merged(choices)
        return self.merge.edit(merged), self.merge.origins_in_theirs(merged)
