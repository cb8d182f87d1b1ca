"""Checks one priority: one finding about its text, one about whitespace around it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from functools import lru_cache

from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE
from editor.core.values.placeholders import placeholder_in
from editor.core.values.priorities import NUMBER, is_in_range, priority_text
from editor.rules import finding
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.family import FileSection, Hits, ValueFamily
from editor.rules.finding import ColumnResult, Context, FileHit, Hit, markup_hit, placeholder_hit, rows_where
from editor.rules.rule import Fixability
from editor.rules.values.url_traits import UrlTraits

_PLAIN = r"[01](?:\.[0-9]{1,2}0*)?"
_WITH_COMMA = r"[+-]?(?:[0-9]+,[0-9]*|,[0-9]+)"
_THOUSANDS = r",[0-9]{3}\Z"
_WITH_EXPONENT = r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[eE][+-]?[0-9]{1,2}"

MIN_PRIORITIES = 10
_PADDED = Hit("padded-value")


def check(value: str, _context: Context) -> tuple[Hit, ...]:
    """Return the hits of a priority as it stands in the file, decoded but not trimmed; it is not ""."""
    return _check(value)


@lru_cache(maxsize=1024)  # files have few different values
def _check(value: str) -> tuple[Hit, ...]:
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("empty-element", (("element", "priority"),)),)
    if not NUMBER.fullmatch(text):
        if swallowed := markup_hit("priority", text):
            return (swallowed,)
        found = placeholder_in(text)
        return (placeholder_hit(found, is_error=True) if found else _not_a_number(text),)
    number = Decimal(text)
    if not is_in_range(number):
        return (Hit("priority-out-of-range", (("suggestion", "0.0" if number < 0 else "1.0"),)),)
    padded = (_PADDED,) if len(text) < len(value) else ()
    if re.fullmatch(_PLAIN, text):
        return padded
    fix = Fixability.AUTO if _decimals(number) <= 2 else Fixability.ASK
    return (Hit("priority-odd-form", (("suggestion", _two_decimals(number)),), fix=fix), *padded)


def _not_a_number(text: str) -> Hit:
    suggestion = as_number(text)
    params = (("suggestion", suggestion), ("hint", finding.hint(text)))
    return Hit("priority-not-a-number", params, fix=Fixability.AUTO if suggestion else Fixability.ASK)


def as_number(text: str) -> str:
    """Convert a number with a comma or exponent to the protocol's form; "" if not certainly one in range."""
    if re.fullmatch(_WITH_COMMA, text) and not re.search(_THOUSANDS, text):
        number = Decimal(text.replace(",", "."))
    elif re.fullmatch(_WITH_EXPONENT, text):
        number = Decimal(text)
    else:
        return ""
    return canonical(number) if is_in_range(number) else ""


def canonical(number: Decimal) -> str:
    """Format a number in range with a dot, one digit before it, no sign, no superfluous zeros: 0.5, 1.0."""
    digits = format(number.copy_abs(), "f")  # abs() would round
    whole, _, decimals = digits.partition(".")
    return f"{whole.lstrip('0') or '0'}.{decimals.rstrip('0') or '0'}"


def is_number_in_range(text: str) -> bool:
    """Return True if a text is a number from 0 to 1 in any valid form, even an unusual one."""
    return NUMBER.fullmatch(text) is not None and is_in_range(Decimal(text))


def _decimals(number: Decimal) -> int:
    return len(canonical(number).partition(".")[2])


def _two_decimals(number: Decimal) -> str:
    """Return the canonical form, rounded like new priorities if it has more than two decimals."""
    return canonical(number) if _decimals(number) <= 2 else priority_text(number)


def check_column(values: Sequence[str], _context: Context, _traits: Sequence[UrlTraits] = ()) -> ColumnResult:
    """Check a column quickly."""
    return ColumnResult(rows_where(values, _check))


def _suggest(value: str, hits: Hits) -> str | None:
    """Return the same number in the usual form; None if it has it, or if that takes rounding or a guess."""
    text = value.strip(XML_SPACE)
    for hit in hits:
        if hit.fix is Fixability.AUTO:
            return str(dict(hit.params)["suggestion"])
        if hit.rule == "padded-value":
            return text
    return None


VALUES = ValueFamily("priority", check, check_column, _suggest, _PADDED)


def priority_file_hits(column: Sequence[str]) -> Iterator[FileHit]:
    """Yield a file hit if all priorities of a file are the same."""
    values = {value.strip(XML_SPACE) for value in set(column) if value}
    if len(values) == 1:
        count = len(column) - column.count("")
        if count >= MIN_PRIORITIES:
            value = values.pop()
            yield FileHit(
                "priority-all-same", value=value, params=(("count", count), ("value", value)), places=count
            )


def _of_column(entries: Entries, _context: Context, _texts: ExtensionTexts) -> Iterable[FileHit]:
    return priority_file_hits(entries.column("priority"))


PRIORITIES = FileSection("priority", _of_column, frozenset({"priority"}))
