"""The fixes for priorities: one by one where a person has to choose, and for equal ones of a whole file.

The rewriters take a value as written, and return None if there is nothing to do.
"""

import re
from decimal import Decimal

from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.priorities import is_in_range
from editor.rules.priority.check import as_number, canonical, is_number_in_range
from editor.rules.remedies.remedy import (
    ClearColumn,
    FixContext,
    Fixes,
    Remedy,
    asked_rewrite,
    rewrite_asked_unless_sure,
    sure_rewrite,
)
from editor.rules.remedies.shared_rewriters import (
    REMOVE_INVISIBLE,
    absent,
    suggestion_of,
    sure_value_remedy,
    visible_text,
)

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


_REMOVE_PRIORITY = asked_rewrite("remove", QT_TRANSLATE_NOOP("fixes", "Remove the priority"), absent)

PRIORITY_FIXES: Fixes = {
    "priority-not-a-number": (
        *rewrite_asked_unless_sure(
            "number", QT_TRANSLATE_NOOP("fixes", "Use a decimal point"), sure_value_remedy("priority")
        ),
        asked_rewrite("visible", REMOVE_INVISIBLE, visible_number),
        asked_rewrite("percent", QT_TRANSLATE_NOOP("fixes", "Convert the percentage"), percentage_as_part),
        asked_rewrite(
            "dot", QT_TRANSLATE_NOOP("fixes", "Replace the decimal comma with a point"), comma_as_dot
        ),
        _REMOVE_PRIORITY,
    ),
    "priority-out-of-range": (
        asked_rewrite(
            "clamp",
            QT_TRANSLATE_NOOP("fixes", "Use 0.0 or 1.0, whichever is nearer"),
            suggestion_of("priority-out-of-range"),
        ),
        _REMOVE_PRIORITY,
    ),
    "priority-odd-form": (
        sure_rewrite(
            "rewrite",
            QT_TRANSLATE_NOOP("fixes", "Use the usual format"),
            sure_value_remedy("priority"),
        ),
        asked_rewrite(
            "round",
            QT_TRANSLATE_NOOP("fixes", "Round to two decimals"),
            suggestion_of("priority-odd-form"),
        ),
    ),
}

PRIORITY_COLUMN_FIXES: Fixes = {
    "priority-all-same": (
        Remedy("remove", QT_TRANSLATE_NOOP("fixes", "Remove all priorities"), ClearColumn(("priority",))),
    ),
}
