"""Values and numbers in the text form: values in quotation marks, on one line, not too long, and nothing acts
on a terminal.
"""

import json
from pathlib import Path

from editor.formats.fixes.changes import excerpts

_LONGEST = 120  # characters of a value
_AROUND_A_CHANGE = 70  # characters of a value that changes


def shown_value(text: str) -> str:
    """A value; what cannot be shown is written as JSON escapes it, and "" is nothing."""
    if not text:
        return "(nothing)"
    clipped = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    quoted = json.dumps(clipped, ensure_ascii=False)
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in quoted)


def count_with_noun(count: int, one: str, many: str) -> str:
    """`1 entry`, `1,200 entries`."""
    return f"{count:,} {one if count == 1 else many}"


def shown_change(before: str, after: str) -> str:
    """`"2024/1/5" → "2024-01-05"`; of long texts only what is about the difference."""
    old, new = excerpts(before, after, _AROUND_A_CHANGE)
    return f"{shown_value(old)} → {shown_value(new)}"


def written_to(path: str | Path | None, target: str | Path) -> str:
    """`, written to out.xml`; "" where that is the file itself."""
    return "" if str(path) == str(target) else f", written to {target}"
