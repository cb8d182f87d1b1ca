"""The repairs of a damaged file in the output of commands."""

from collections.abc import Sequence
from dataclasses import dataclass

from editor.app.cli.shown import count_with_noun, shown_change
from editor.formats.damage.repair_list import Repair

FIRST_PLACES = 5  # repairs in the text output


@dataclass(frozen=True, slots=True)
class Repaired:
    """A repair with its position in the damaged file."""

    rule: str
    line: int | None
    column: int | None
    before: str
    after: str
    done: str


def repair_members(repairs: Sequence[Repair], limit: int = 0) -> list[Repaired]:
    """Return repairs as members of the JSON output; limit: the most of them, 0: all."""
    return [
        Repaired(each.kind.rule, each.line, each.column, each.before, each.after, each.kind.done)
        for each in repairs[: limit or None]
    ]


def repair_lines(repairs: Sequence[Repaired]) -> list[str]:
    """Return lines for the text output: the first repairs, and how many more there are."""
    lines = [f"  repaired {repair.rule}, {_sentence(repair)}" for repair in repairs[:FIRST_PLACES]]
    if len(repairs) > FIRST_PLACES:
        more = count_with_noun(len(repairs) - FIRST_PLACES, "more repair", "more repairs")
        lines.append(f"             and {more} listed by --format json")
    return lines


def _sentence(repair: Repaired) -> str:
    if repair.line is None:
        return f"the file: {repair.done}"
    sentence = f"line {repair.line:,}, column {repair.column:,}: {repair.done}"
    if not (repair.before or repair.after):  # the repair concerns the whole file
        return sentence
    return f"{sentence} {shown_change(repair.before, repair.after)}"
