"""How dates, frequencies and priorities are mended where somebody has to choose, and what rules suggest.

All take a value as written, and give None where there is nothing to do for them.
"""

import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal

from editor.core.fields import XML_SPACE
from editor.core.values import w3c_datetime
from editor.core.values.characters import without_invisible
from editor.core.values.priorities import is_in_range
from editor.core.values.urls import split
from editor.core.values.w3c_datetime import Precision
from editor.rules import suggestions
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.checking import VALUE_RULES
from editor.rules.fixes.remedy import Rewriter, Scene
from editor.rules.lastmod import day_forms
from editor.rules.lastmod.other_forms import rewritten_date
from editor.rules.priority.check import as_number, canonical, is_number_in_range

_UNIX_TIME = re.compile("([1-9][0-9]{9})(?:[0-9]{3})?")
_PERCENT = re.compile(r"([0-9]{1,9}(?:[.,][0-9]{1,9})?) ?%")
_COMMA = re.compile(r"[0-9]{1,9},[0-9]{1,9}")


def absent(_value: str, _scene: Scene) -> str:
    """No value at all."""
    return ""


def suggestion_of(rule: str) -> Rewriter:
    """What a rule about single values suggests in its findings, if anything."""
    field = RULE_BY_ID[rule].field

    def rewrite(value: str, scene: Scene) -> str | None:
        for hit in VALUE_RULES[field].check(value, scene.context):
            if hit.rule == rule:
                return str(dict(hit.params).get("suggestion", "")) or None
        return None

    return rewrite


def sure_value_remedy(field: str) -> Rewriter:
    """What every finding about a value of this field that can be mended safely is mended to."""

    def rewrite(value: str, scene: Scene) -> str | None:
        return suggestions.suggested_value(field, value, scene.context)

    return rewrite


def sure_url(rule: str) -> Rewriter:
    """A URL with just that mended which one rule finds; white space around it is no part of it."""

    def rewrite(value: str, _scene: Scene) -> str:
        return suggestions.LOC_REWRITES[rule](suggestions.trimmed(value))

    return rewrite


def trimmed_value(value: str, _scene: Scene) -> str | None:
    """Without white space around it; white space alone is no value that could stay."""
    return suggestions.trimmed(value) or None


def _seen(text: str) -> str | None:
    """What people see of a text; None where that is all of it."""
    seen = without_invisible(text)
    return None if seen == text else seen


def visible_url(value: str, _scene: Scene) -> str | None:
    """A URL without the characters that nobody sees, where it begins well then."""
    text = _seen(value.strip(XML_SPACE))
    return text if text and split(text) else None


# Dates


def date_as_read(read: Callable[[str], str | None]) -> Rewriter:
    """A date as W3C writes it, with its day read in a way that may give None."""

    def rewrite(value: str, _scene: Scene) -> str | None:
        text = read(value.strip(XML_SPACE))
        if text is None:
            return None
        return text if w3c_datetime.parse_date(text) else rewritten_date(text)

    return rewrite


visible_date = date_as_read(_seen)


def usual_order(value: str, scene: Scene) -> str | None:
    """A date as W3C writes it, with its day read as those of the other dates are."""
    return date_as_read(scene.year_first)(value, scene)


def date_in_order(read: Callable[[str], str | None]) -> Rewriter:
    """A date whose day is read in a way that may give None; without its time, if that has no zone."""

    def rewrite(value: str, scene: Scene) -> str | None:
        text = read(value.strip(XML_SPACE))
        return None if text is None else date_as_read(read)(value, scene) or day_forms.day_of(text)

    return rewrite


def unix_time(value: str, scene: Scene) -> str | None:
    """What may be seconds since 1970, or thousandths of them, where that is no time to come."""
    match = _UNIX_TIME.fullmatch(value.strip(XML_SPACE))
    moment = datetime.fromtimestamp(int(match[1]), UTC) if match else None
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}" if moment and moment <= scene.context.now else None


def in_utc(value: str, scene: Scene) -> str | None:
    """A time without a zone as one in UTC."""
    text = scene.year_first(value.strip(XML_SPACE))
    parsed = w3c_datetime.parse_date(text, zone_optional=True)
    if parsed is None:
        return rewritten_date(f"{text}Z") if ":" in text else None
    if parsed.zone or parsed.minute is None:
        return None
    return str(parsed.at(max(parsed.precision, Precision.SECOND), "Z"))


def day_alone(value: str, scene: Scene) -> str | None:
    """The day that a value begins with, without time and zone."""
    return day_forms.day_of(scene.year_first(value.strip(XML_SPACE)))


def first_day(value: str, _scene: Scene) -> str | None:
    """The first day of a year or month."""
    parsed = w3c_datetime.date_of(value)
    return str(parsed.at(Precision.DAY)) if parsed and parsed.precision < Precision.DAY else None


# Priorities


def visible_number(value: str, _scene: Scene) -> str | None:
    """A number without the characters in it that nobody sees."""
    text = _seen(value.strip(XML_SPACE))
    if text is None:
        return None
    return text if is_number_in_range(text) else as_number(text) or None


def percentage_as_part(value: str, _scene: Scene) -> str | None:
    """50% as 0.5."""
    match = _PERCENT.fullmatch(value.strip(XML_SPACE))
    return _in_range(Decimal(match[1].replace(",", ".")) / 100) if match else None


def comma_as_dot(value: str, _scene: Scene) -> str | None:
    """1,000 as one, not as a thousand."""
    text = value.strip(XML_SPACE)
    return _in_range(Decimal(text.replace(",", "."))) if _COMMA.fullmatch(text) else None


def _in_range(number: Decimal) -> str | None:
    return canonical(number) if is_in_range(number) else None


# Columns


def commonest(column: list[str]) -> Callable[[str], bool]:
    """Picks the values of a column that are the same as most others, white space around them aside."""
    counts = Counter(value.strip(XML_SPACE) for value in column if value)
    usual = counts.most_common(1)[0][0] if counts else ""
    return lambda value: value.strip(XML_SPACE) == usual
