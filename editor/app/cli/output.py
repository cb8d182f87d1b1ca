"""What commands print: JSON, values and numbers as text, and the repairs of a damaged file.

Values are quoted, on one line, shortened, and without control characters.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from editor.app.cli.language import cli_text, language, number
from editor.app.streams import say
from editor.core.text import N_, excerpts

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from editor.formats.damage.repair_list import Repair


def say_as_json(files: "Sequence[DataclassInstance]", **about: object) -> None:
    """Print one object: the members in `about`, then the list of files.

    The output is ASCII only, so that it is readable in whatever encoding standard output has.
    """
    answer = {"version": 1, **about, "files": [asdict(file) for file in files]}
    say(*json.dumps(answer, indent=2).split("\n"))


_LONGEST = 120  # characters of a value
# What is counted; see `count_with_noun`.
COUNTED = (
    N_("%Ln entries"),
    N_("%Ln errors"),
    N_("%Ln warnings"),
    N_("%Ln advice"),
    N_("%Ln notes"),
    N_("%Ln more places"),
    N_("%Ln values"),
    N_("%Ln places"),
    N_("%Ln sitemaps"),
    N_("%Ln URLs"),
    N_("%Ln bytes"),
    N_("%Ln more errors"),
    N_("%Ln more repairs"),
    N_("%Ln files"),
)
_AROUND_A_CHANGE = 70  # characters of a changed value


def shown_value(text: str) -> str:
    """Return a value in quotation marks, with unprintable characters
    escaped as in JSON; "(nothing)" for "".
    """
    if not text:
        return cli_text("(nothing)")
    clipped = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    quoted = json.dumps(clipped, ensure_ascii=False)
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in quoted)


def count_with_noun(count: int, one: str, many: str) -> str:
    """Return a number with its noun, such as `1 entry` or `1,200 entries`."""
    return language().counted(f"%Ln {one}", f"%Ln {many}", count)


def progress(done: int, count: int) -> str:
    """Return how far a command is."""
    return cli_text("{done:,} of {count:,}").format(done=number(done), count=number(count))


def shown_change(before: str, after: str) -> str:
    """Return a change such as `"2024/1/5" → "2024-01-05"`, long texts cut
    to the part around the difference.
    """
    old, new = excerpts(before, after, _AROUND_A_CHANGE)
    return f"{shown_value(old)} → {shown_value(new)}"


def written_to(path: str | Path | None, target: str | Path) -> str:
    """Return text such as `, written to out.xml`; "" if that is the file itself."""
    return "" if str(path) == str(target) else cli_text(", written to {target}").format(target=target)


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


def repair_members(repairs: "Sequence[Repair]", limit: int = 0) -> list[Repaired]:
    """Return repairs as members of the JSON output; limit: the most of them, 0: all."""
    return [
        Repaired(each.kind.rule, each.line, each.column, each.before, each.after, each.kind.done)
        for each in repairs[: limit or None]
    ]


def repair_lines(repairs: Sequence[Repaired]) -> list[str]:
    """Return lines for the text output: the first repairs, and how many more there are."""
    repaired = cli_text("repaired {rule}")
    lines = [
        f"  {repaired.format(rule=repair.rule)}, {_sentence(repair)}" for repair in repairs[:FIRST_PLACES]
    ]
    if len(repairs) > FIRST_PLACES:
        more = count_with_noun(len(repairs) - FIRST_PLACES, "more repair", "more repairs")
        listed = cli_text("and {others} listed by {option}")
        lines.append(f"             {listed.format(others=more, option='--format json')}")
    return lines


def _sentence(repair: Repaired) -> str:
    done = language().translate(repair.done)
    if repair.line is None:
        return cli_text("the file: {done}").format(done=done)
    sentence = cli_text("line {line:,}, column {column:,}: {done}").format(
        line=number(repair.line), column=number(repair.column or 0), done=done
    )
    if not (repair.before or repair.after):  # the repair concerns the whole file
        return sentence
    return f"{sentence} {shown_change(repair.before, repair.after)}"
