"""What commands print: JSON, values and numbers as text, and the repairs of a damaged file.

Values are quoted, on one line, shortened, and without control characters.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from editor.app.cli.language import cli_text, language, number
from editor.app.streams import STANDARD, say
from editor.core.text import N_, excerpts
from editor.formats.reports.finding_records import Repaired, json_lines

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


_AT_A_TIME = 500  # lines that are written together


def say_as_json(
    files: "Iterable[DataclassInstance]", *, tell: Callable[..., None] = say, **about: object
) -> None:
    """Print one object as it is made: the members in `about`, then the list of files; tell: prints lines."""
    lines = json_lines(files, **about)
    while some := list(islice(lines, _AT_A_TIME)):
        tell(*some)


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
    """Return text such as `, written to out.xml`; "" if that is the file itself, or standard output."""
    return (
        ""
        if str(target) in (str(path), STANDARD)
        else cli_text(", written to {target}").format(target=target)
    )


FIRST_PLACES = 5  # repairs in the text output


def repair_lines(
    repairs: Sequence[Repaired], limit: int = FIRST_PLACES, option: str = "--format json"
) -> list[str]:
    """Return lines for the text output: the first repairs, and how many more there are.

    limit: of those that are told, 0 for none; option: lists them all.
    """
    repaired = cli_text("repaired {rule}")
    lines = [
        f"  {repaired.format(rule=repair.rule)}, {_sentence(repair)}" for repair in repairs[: limit or None]
    ]
    if limit and len(repairs) > limit:
        more = count_with_noun(len(repairs) - limit, "more repair", "more repairs")
        listed = cli_text("and {others} listed by {option}")
        lines.append(f"             {listed.format(others=more, option=option)}")
    return lines


def _sentence(repair: Repaired) -> str:
    done = repair_done(repair)
    if repair.line is None:
        return cli_text("the file: {done}").format(done=done)
    return cli_text("line {line:,}, column {column:,}: {done}").format(
        line=number(repair.line), column=number(repair.column or 0), done=done
    )


def repair_done(repair: Repaired) -> str:
    """Return what was done, with what stood there and what stands there now."""
    done = language().translate(repair.done)
    if repair.line is None or not (repair.before or repair.after):  # the repair concerns the whole file
        return done
    return f"{done} {shown_change(repair.before, repair.after)}"
