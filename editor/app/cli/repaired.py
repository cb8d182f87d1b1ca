"""What was repaired in a damaged file, as the commands tell it."""

from collections.abc import Sequence
from dataclasses import dataclass

from editor.app.cli.shown import count_with_noun, shown_change
from editor.formats.damage.repair_list import Repair

FIRST_PLACES = 5  # in the text form


@dataclass(frozen=True, slots=True)
class Repaired:
    """A place of a damaged file that was repaired so that it could be read; counted as in the file."""

    rule: str
    line: int | None
    column: int | None
    before: str
    after: str
    done: str


def repair_members(repairs: Sequence[Repair], limit: int = 0) -> list[Repaired]:
    """Repairs as members of the JSON form; at most so many, 0: all."""
    return [
        Repaired(each.deed.rule, each.line, each.column, each.before, each.after, each.deed.done)
        for each in repairs[: limit or None]
    ]


def repair_lines(repairs: Sequence[Repaired]) -> list[str]:
    """The text form: the first of them, and how many there are more."""
    lines = [f"  repaired {repair.rule}, {_sentence(repair)}" for repair in repairs[:FIRST_PLACES]]
    if len(repairs) > FIRST_PLACES:
        more = count_with_noun(len(repairs) - FIRST_PLACES, "more repair", "more repairs")
        lines.append(f"             and {more} listed by --format json")
    return lines


def _sentence(repair: Repaired) -> str:
    if repair.line is None:
        return f"the file: {repair.done}"
    sentence = f"line {repair.line:,}, column {repair.column:,}: {repair.done}"
    if not (repair.before or repair.after):  # not one place was repaired, but all of it
        return sentence
    return f"{sentence} {shown_change(repair.before, repair.after)}"
