"""Values and numbers for text output: quoted, on one line, shortened, and without control characters."""

import json
from pathlib import Path

from editor.rules.remedies.changes import excerpts

_LONGEST = 120  # characters of a value
_AROUND_A_CHANGE = 70  # characters of a changed value


def shown_value(text: str) -> str:
    """Return a value in quotation marks, with unprintable characters
    escaped as in JSON; "(nothing)" for "".
    """
    if not text:
        return "(nothing)"
    clipped = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    quoted = json.dumps(clipped, ensure_ascii=False)
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in quoted)


def count_with_noun(count: int, one: str, many: str) -> str:
    """Return a number with its noun, such as `1 entry` or `1,200 entries`."""
    return f"{count:,} {one if count == 1 else many}"


def shown_change(before: str, after: str) -> str:
    """Return a change such as `"2024/1/5" → "2024-01-05"`, long texts cut
    to the part around the difference.
    """
    old, new = excerpts(before, after, _AROUND_A_CHANGE)
    return f"{shown_value(old)} → {shown_value(new)}"


def written_to(path: str | Path | None, target: str | Path) -> str:
    """Return text such as `, written to out.xml`; "" if that is the file itself."""
    return "" if str(path) == str(target) else f", written to {target}"
