"""Keeps the findings about elements of unknown extensions up to date while the document changes."""

from collections.abc import Iterator

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.xml.markup import EXTENSIONS
from editor.rules.extensions.namespaces import (
    UNKNOWN,
    Extensions,
    texts_of,
    unknown_extension_codes,
)
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit
from editor.rules.marks import FEW_ROWS, Codes, code_of_hit


class KeptUnknown(Kept[None]):
    """The namespaces that the file declares, by which the elements of its entries are judged."""

    RULES = frozenset({UNKNOWN})

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self._extensions = Extensions(of.file.frame)

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, None]:
        return unknown_extension_codes(shared.texts, Extensions(file.frame)), None

    def adopt(self, facts: None, codes: Codes) -> None:
        self._extensions = Extensions(self.of.file.frame)

    def follow(self, change: RowsChange) -> None:
        if change.kind is ChangeKind.FRAME:
            self._extensions = Extensions(self.of.file.frame)
            self._check(range(len(self.of.file)), change.shared)
        elif change.kind is not ChangeKind.REMOVED and change.touches(EXTENSIONS):
            self._check(change.rows, change.shared)

    def hits(self, row: int) -> Iterator[FieldHit]:
        if hit := self._extensions.hit(texts_of(self.of.file, row, row)[0]):
            yield "", hit

    def _check(self, rows: Rows, shared: SharedFacts) -> None:
        if len(rows) > FEW_ROWS:
            codes = unknown_extension_codes(shared.texts, self._extensions)
            self.of.marks.replace({UNKNOWN}, codes)
            return
        found = {row: {(hit.rule, field): code_of_hit(hit) for field, hit in self.hits(row)} for row in rows}
        self.of.marks.set_rows({UNKNOWN}, found)
