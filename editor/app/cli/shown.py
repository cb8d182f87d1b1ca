"""Values and numbers for text output: quoted, on one line, shortened, and without control characters."""

import json
from pathlib import Path

from editor.app.cli.language import cli_text, language, number
from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.remedies.changes import excerpts

_LONGEST = 120  # characters of a value
# What is counted; see `count_with_noun`.
COUNTED = (
    QT_TRANSLATE_NOOP("counts", "%Ln entries"),
    QT_TRANSLATE_NOOP("counts", "%Ln errors"),
    QT_TRANSLATE_NOOP("counts", "%Ln warnings"),
    QT_TRANSLATE_NOOP("counts", "%Ln advice"),
    QT_TRANSLATE_NOOP("counts", "%Ln notes"),
    QT_TRANSLATE_NOOP("counts", "%Ln more places"),
    QT_TRANSLATE_NOOP("counts", "%Ln values"),
    QT_TRANSLATE_NOOP("counts", "%Ln places"),
    QT_TRANSLATE_NOOP("counts", "%Ln sitemaps"),
    QT_TRANSLATE_NOOP("counts", "%Ln URLs"),
    QT_TRANSLATE_NOOP("counts", "%Ln bytes"),
    QT_TRANSLATE_NOOP("counts", "%Ln more errors"),
    QT_TRANSLATE_NOOP("counts", "%Ln more repairs"),
    QT_TRANSLATE_NOOP("counts", "%Ln files"),
)
_AROUND_A_CHANGE = 70  # characters of a changed value


def shown_value(text: str) -> str:
    """Return a value in quotation marks, with unprintable characters
    escaped as in JSON; "(nothing)" for "".
    """
    if not text:
        return cli_text("cli", "(nothing)")
    clipped = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    quoted = json.dumps(clipped, ensure_ascii=False)
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in quoted)


def count_with_noun(count: int, one: str, many: str) -> str:
    """Return a number with its noun, such as `1 entry` or `1,200 entries`."""
    return language().counted("counts", f"%Ln {one}", f"%Ln {many}", count)


def progress(done: int, count: int) -> str:
    """Return how far a command is."""
    return cli_text("cli", "{done:,} of {count:,}").format(done=number(done), count=number(count))


def shown_change(before: str, after: str) -> str:
    """Return a change such as `"2024/1/5" → "2024-01-05"`, long texts cut
    to the part around the difference.
    """
    old, new = excerpts(before, after, _AROUND_A_CHANGE)
    return f"{shown_value(old)} → {shown_value(new)}"


def written_to(path: str | Path | None, target: str | Path) -> str:
    """Return text such as `, written to out.xml`; "" if that is the file itself."""
    return "" if str(path) == str(target) else cli_text("cli", ", written to {target}").format(target=target)
