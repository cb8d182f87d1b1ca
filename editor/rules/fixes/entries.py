"""Fixes that take entries out of a list."""

from dataclasses import dataclass

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.row_edits import removal
from editor.core.fields import XML_SPACE
from editor.rules.fixes.remedy import FixPlaces, Scene, Way

_OURS, _MIDDLE, _THEIRS = "<" * 7, "=" * 7, ">" * 7


@dataclass(frozen=True, slots=True)
class KeepOneSide(Way):
    """Of every conflict that version control left in a list, the lines of one side; no marker stays."""

    ours: bool

    def edit(self, scene: Scene, _places: FixPlaces) -> Edit | None:
        rows = self._superfluous(scene.urlset)
        return removal(scene.urlset, rows) if rows else None

    def _superfluous(self, urlset: Document) -> list[int]:
        rows: list[int] = []
        side = ""
        for row, loc in enumerate(urlset.column("loc")):
            marker = loc.strip(XML_SPACE)[:7]
            if marker in (_OURS, _MIDDLE, _THEIRS):
                rows.append(row)
                side = "" if marker == _THEIRS else marker
            elif side == (_MIDDLE if self.ours else _OURS):
                rows.append(row)
        return rows
