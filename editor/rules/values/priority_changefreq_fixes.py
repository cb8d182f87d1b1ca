"""The fixes for priorities and change frequencies, single ones and equal ones of a whole file.

For single values a person has to choose unless the meaning is sure. The rewriters take a value as
written, and return None if there is nothing to do.
"""

import re
from decimal import Decimal

from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.core.values.priorities import is_in_range
from editor.rules.fixes.fix_kinds import (
    REMOVE_INVISIBLE,
    ClearColumn,
    Fix,
    FixContext,
    Fixes,
    absent,
    asked_rewrite,
    rewrite_asked_unless_sure,
    suggestion_of,
    sure_rewrite,
    sure_value_fix,
    visible_text,
)
from editor.rules.values.priority_changefreq_check import as_number, canonical, is_number_in_range

CHANGEFREQ_FIXES: Fixes = {
    "changefreq-unknown": (
        sure_rewrite("correct", N_("Correct the spelling"), sure_value_fix("changefreq")),
        asked_rewrite("nearest", N_("Use the nearest frequency"), suggestion_of("changefreq-unknown")),
        asked_rewrite("remove", N_("Remove the frequency"), absent),
    )
}

CHANGEFREQ_COLUMN_FIXES: Fixes = {
    "changefreq-priority-ignored": (
        Fix("remove", N_("Remove all frequencies and priorities"), ClearColumn(("changefreq", "priority"))),
    )
}


_PERCENT = re.compile(r"([0-9]{1,9}(?:[.,][0-9]{1,9})?) ?%")
_COMMA = re.compile(r"[0-9]{1,9},[0-9]{1,9}")


def visible_number(value: str, _fix: FixContext) -> str | None:
    """Remove invisible characters from a number."""
    text = visible_text(value.strip(XML_SPACE))
    if text is None:
        return None
    return text if is_number_in_range(text) else as_number(text) or None


def percentage_as_part(value: str, _fix: FixContext) -> str | None:
    """Convert a percentage, such as 50% to 0.5."""
    match = _PERCENT.fullmatch(value.strip(XML_SPACE))
    return _in_range(Decimal(match[1].replace(",", ".")) / 100) if match else None


def comma_as_dot(value: str, _fix: FixContext) -> str | None:
    """Replace a comma by a decimal point: 1,000 is one, not a thousand."""
    text = value.strip(XML_SPACE)
    return _in_range(Decimal(text.replace(",", "."))) if _COMMA.fullmatch(text) else None


def _in_range(number: Decimal) -> str | None:
    return canonical(number) if is_in_range(number) else None


_REMOVE_PRIORITY = asked_rewrite("remove", N_("Remove the priority"), absent)

PRIORITY_FIXES: Fixes = {
    "priority-not-a-number": (
        *rewrite_asked_unless_sure("number", N_("Use a decimal point"), sure_value_fix("priority")),
        asked_rewrite("visible", REMOVE_INVISIBLE, visible_number),
        asked_rewrite("percent", N_("Convert the percentage"), percentage_as_part),
        asked_rewrite("dot", N_("Replace the decimal comma with a point"), comma_as_dot),
        _REMOVE_PRIORITY,
    ),
    "priority-out-of-range": (
        asked_rewrite(
            "clamp", N_("Use 0.0 or 1.0, whichever is nearer"), suggestion_of("priority-out-of-range")
        ),
        _REMOVE_PRIORITY,
    ),
    "priority-odd-form": (
        sure_rewrite("rewrite", N_("Use the usual format"), sure_value_fix("priority")),
        asked_rewrite("round", N_("Round to two decimals"), suggestion_of("priority-odd-form")),
    ),
}

PRIORITY_COLUMN_FIXES: Fixes = {
    "priority-all-same": (Fix("remove", N_("Remove all priorities"), ClearColumn(("priority",))),)
}
