"""Resolves conflicts that version control left in a text, by keeping one side or both."""

from collections.abc import Iterator

from editor.formats.damage import repair_list as repairs
from editor.formats.damage.read_as import ConflictSide
from editor.formats.damage.repair_list import RepairKind
from editor.formats.damage.tracked_text import SpanChange, TrackedText
from editor.formats.damage.xml_faults import CONFLICT, find_conflict

REPAIR_OF = {
    ConflictSide.BOTH: repairs.BOTH_SIDES,
    ConflictSide.FIRST: repairs.FIRST_SIDE,
    ConflictSide.SECOND: repairs.SECOND_SIDE,
}


def settle_conflicts(
    tracked: TrackedText[RepairKind], side: ConflictSide
) -> Iterator[TrackedText[RepairKind]]:
    """Yield the text without conflicts, and then other resolutions, to try if that is not well-formed.

    Both sides may not fit together; if one side was chosen, there is no other resolution.
    """
    if find_conflict(tracked.text) < 0:
        yield tracked
        return
    for choice in ConflictSide if side is ConflictSide.BOTH else (side,):
        other = tracked.copy()
        other.replace(REPAIR_OF[choice], _left_out(tracked.text, choice))
        yield other


def _left_out(text: str, side: ConflictSide) -> Iterator[SpanChange]:
    """Yield replacements that remove the marker lines, the common base and the side that is not kept."""
    start, mark = 0, ""  # the last mark, "" outside of a conflict
    for line in CONFLICT.finditer(text):
        is_kept = (
            not mark
            or (mark == "<<<<<<<" and side is not ConflictSide.SECOND)
            or (mark == "=======" and side is not ConflictSide.FIRST)
        )
        yield (line.start() if is_kept else start), line.end(), ""
        mark = "" if line[2] == ">>>>>>>" else line[2]
        start = line.end()
