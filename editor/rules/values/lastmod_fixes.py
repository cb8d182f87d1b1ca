"""The fixes for dates: one by one where a person has to choose, and for identical dates of a whole file."""

import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime

from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.core.values import w3c_datetime
from editor.core.values.w3c_datetime import Precision
from editor.rules.fixes import fix_kinds
from editor.rules.values.lastmod_check import rewritten_date

_UNIX_TIME = re.compile("([1-9][0-9]{9})(?:[0-9]{3})?")


def date_as_read(read: Callable[[str], str | None]) -> fix_kinds.ValueRewriter:
    """Return a rewriter to W3C's form that parses the day by `read`, which may return None."""

    def rewrite(value: str, _fix: fix_kinds.FixContext) -> str | None:
        text = read(value.strip(XML_SPACE))
        if text is None:
            return None
        return text if w3c_datetime.parse_date(text) else rewritten_date(text)

    return rewrite


visible_date = date_as_read(fix_kinds.visible_text)


def usual_order(value: str, fix: fix_kinds.FixContext) -> str | None:
    """Rewrite a date in W3C's form, with its day in the order of the other dates."""
    return date_as_read(fix.year_first)(value, fix)


def date_in_order(read: Callable[[str], str | None]) -> fix_kinds.ValueRewriter:
    """Return a rewriter that parses the day by `read`, and drops a time without a zone."""

    def rewrite(value: str, fix: fix_kinds.FixContext) -> str | None:
        text = read(value.strip(XML_SPACE))
        return None if text is None else date_as_read(read)(value, fix) or w3c_datetime.day_of(text)

    return rewrite


def unix_time(value: str, fix: fix_kinds.FixContext) -> str | None:
    """Convert seconds or milliseconds since 1970 to W3C's form, unless they are in the future."""
    match = _UNIX_TIME.fullmatch(value.strip(XML_SPACE))
    moment = datetime.fromtimestamp(int(match[1]), UTC) if match else None
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}" if moment and moment <= fix.context.now else None


def in_utc(value: str, fix: fix_kinds.FixContext) -> str | None:
    """Take a time without a zone as UTC."""
    text = fix.year_first(value.strip(XML_SPACE))
    parsed = w3c_datetime.parse_date(text, zone_optional=True)
    if parsed is None:
        return rewritten_date(f"{text}Z") if ":" in text else None
    if parsed.zone or parsed.minute is None:
        return None
    return str(parsed.at(max(parsed.precision, Precision.SECOND), "Z"))


def day_alone(value: str, fix: fix_kinds.FixContext) -> str | None:
    """Return the day that a value begins with, without time and zone."""
    return w3c_datetime.day_of(fix.year_first(value.strip(XML_SPACE)))


def first_day(value: str, _fix: fix_kinds.FixContext) -> str | None:
    """Return the first day of a year or month."""
    parsed = w3c_datetime.date_of(value)
    return str(parsed.at(Precision.DAY)) if parsed and parsed.precision < Precision.DAY else None


def commonest(column: list[str]) -> Callable[[str], bool]:
    """Return a function that recognizes the commonest value of a column, ignoring whitespace around it."""
    counts = Counter(value.strip(XML_SPACE) for value in column if value)
    usual = counts.most_common(1)[0][0] if counts else ""
    return lambda value: value.strip(XML_SPACE) == usual


def without_fraction(value: str, _fix: fix_kinds.FixContext) -> str | None:
    """Leave out the fraction of the second; None if there is none."""
    parsed = w3c_datetime.parse_date(value.strip(XML_SPACE))
    return str(parsed.at(Precision.SECOND)) if parsed and parsed.precision is Precision.FRACTION else None


_WRITE_DATE = N_("Use the W3C date format")
_REMOVE_DATE = fix_kinds.asked_rewrite("remove", N_("Remove the date"), fix_kinds.absent)
_DAY_ALONE = fix_kinds.asked_rewrite("day", N_("Keep only the day"), day_alone)
_IN_UTC = fix_kinds.asked_rewrite("utc", N_("Treat the time as UTC"), in_utc)

LASTMOD_FIXES: fix_kinds.Fixes = {
    "lastmod-not-w3c-datetime": (
        fix_kinds.sure_rewrite("rewrite", _WRITE_DATE, fix_kinds.sure_value_fix("lastmod")),
        fix_kinds.asked_rewrite("visible", fix_kinds.REMOVE_INVISIBLE, visible_date),
        fix_kinds.Fix("rewrite", _WRITE_DATE, fix_kinds.RewriteValue(usual_order), keeps_reading=True),
        _DAY_ALONE,  # before those that guess: this one uses the order of the other dates
        fix_kinds.Fix(
            "day-first",
            N_("Read as day/month/year"),
            fix_kinds.RewriteValue(date_in_order(w3c_datetime.day_first)),
            is_guess=True,
        ),
        fix_kinds.Fix(
            "month-first",
            N_("Read as month/day/year"),
            fix_kinds.RewriteValue(date_in_order(w3c_datetime.month_first)),
            is_guess=True,
        ),
        fix_kinds.asked_rewrite("unix", N_("Read as Unix time"), unix_time),
        _IN_UTC,
        _REMOVE_DATE,
    ),
    "lastmod-missing-timezone": (_DAY_ALONE, _IN_UTC, _REMOVE_DATE),
    "lastmod-impossible-date": (
        *fix_kinds.rewrite_asked_unless_sure(
            "next-day", N_("Write 24:00 as the next day"), fix_kinds.sure_value_fix("lastmod")
        ),
        _DAY_ALONE,
        fix_kinds.asked_rewrite(
            "month-last", N_("Read as year-day-month"), date_in_order(w3c_datetime.month_last)
        ),
        fix_kinds.asked_rewrite(
            "last-day", N_("Use the last day of the month"), date_in_order(w3c_datetime.last_of_month)
        ),
        _REMOVE_DATE,
    ),
    "lastmod-reduced-precision": (
        fix_kinds.asked_rewrite("first-day", N_("Add the first day of the month"), first_day),
        _REMOVE_DATE,
    ),
    "lastmod-no-seconds": (
        fix_kinds.sure_rewrite("seconds", N_("Add :00 for the seconds"), fix_kinds.sure_value_fix("lastmod")),
    ),
    "lastmod-too-long": (
        fix_kinds.asked_rewrite("cut", N_("Leave out the fraction"), without_fraction),
        _REMOVE_DATE,
    ),
    "lastmod-in-future": (_REMOVE_DATE,),
    "lastmod-before-1970": (_REMOVE_DATE,),
    "lastmod-before-1991": (_REMOVE_DATE,),
}

LASTMOD_COLUMN_FIXES: fix_kinds.Fixes = {
    "lastmod-all-identical": (
        fix_kinds.Fix(
            "remove", N_("Remove the identical dates"), fix_kinds.ClearColumn(("lastmod",), commonest)
        ),
    )
}
