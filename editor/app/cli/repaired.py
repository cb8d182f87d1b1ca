"""The repairs of a damaged file in the output of commands."""

from collections.abc import Sequence
from dataclasses import dataclass

from editor.app.cli.language import cli_text, language, number
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
    repaired = cli_text("cli", "repaired {rule}")
    lines = [
        f"  {repaired.format(rule=repair.rule)}, {_sentence(repair)}" for repair in repairs[:FIRST_PLACES]
    ]
    if len(repairs) > FIRST_PLACES:
        more = count_with_noun(len(repairs) - FIRST_PLACES, "more repair", "more repairs")
        listed = cli_text("cli", "and {others} listed by {option}")
        lines.append(f"             {listed.format(others=more, option='--format json')}")
    return lines


def _sentence(repair: Repaired) -> str:
    done = language().translate("repairs", repair.done)
    if repair.line is None:
        return cli_text("cli", "the file: {done}").format(done=done)
    sentence = cli_text("cli", "line {line:,}, column {column:,}: {done}").format(
        line=number(repair.line), column=number(repair.column or 0), done=done
    )
    if not (repair.before or repair.after):  # the repair concerns the whole file
        return sentence
    return f"{sentence} {shown_change(repair.before, repair.after)}"
