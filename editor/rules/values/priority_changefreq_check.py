"""Checks change frequencies and priorities: one finding about the text, one about whitespace around it."""

import re
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from difflib import get_close_matches
from functools import lru_cache

from editor.core.document.entries import Entries
from editor.core.fields import CHANGEFREQS, XML_SPACE
from editor.core.values.placeholders import placeholder_in
from editor.core.values.priorities import NUMBER, is_in_range, priority_text
from editor.rules import finding
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.family import FileSection, Hits, ValueFamily
from editor.rules.finding import ColumnResult, Context, FileHit, Hit, markup_hit, placeholder_hit, rows_where
from editor.rules.rule import Fixability
from editor.rules.values.url_traits import UrlTraits


def _family(
    field: str, hits_of: Callable[[str], Hits], suggest: Callable[[str, Hits], str | None], padded: Hit
) -> ValueFamily:
    """Return the rules about a field of which files have few different values, each judged by itself.

    hits_of: gives the hits of a value as it stands in the file, decoded but not trimmed; it is not "".
    """

    def check(value: str, _context: Context) -> Hits:
        return hits_of(value)

    def check_column(
        values: Sequence[str], _context: Context, _traits: Sequence[UrlTraits] = ()
    ) -> ColumnResult:
        return ColumnResult(rows_where(values, hits_of))

    return ValueFamily(field, check, check_column, suggest, padded)


def _put_in_its_place(field: str, text: str) -> Hit | None:
    """Return the hit of markup or a placeholder in the place of a value; None for any other text."""
    found = placeholder_in(text)
    return markup_hit(field, text) or (placeholder_hit(found, is_error=True) if found else None)


# Change frequencies

_KNOWN = frozenset(CHANGEFREQS)
_SYNONYMS = {
    "annual": "yearly",
    "annually": "yearly",
    "yearley": "yearly",
    "montly": "monthly",
    "mothly": "monthly",
    "weekley": "weekly",
    "dayly": "daily",
    "hourley": "hourly",
}
_NEAREST = {"biweekly": "weekly", "fortnightly": "weekly", "quarterly": "monthly", "bimonthly": "monthly"}
_NEAREST |= dict.fromkeys(("semiannually", "semi-annually", "biannually", "half-yearly"), "yearly")
_NEAREST |= {"minutely": "hourly", "every minute": "hourly"}  # the most similar word would be monthly
_PADDED_FREQUENCY = Hit("padded-strict-value")
_MAX_NEAR = 20  # characters; longer texts are not similar to any word


@lru_cache(maxsize=1024)
def _frequency_hits(value: str) -> Hits:
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("empty-element", (("element", "changefreq"),)),)
    if text not in _KNOWN:
        return (_put_in_its_place("changefreq", text) or _unknown(text),)
    return (_PADDED_FREQUENCY,) if len(text) < len(value) else ()


def _unknown(text: str) -> Hit:
    meant = meant_by(text)
    params = (("suggestion", meant or _nearest(text)), ("hint", finding.hint(text)))
    return Hit("changefreq-unknown", params, fix=Fixability.AUTO if meant else Fixability.ASK)


def meant_by(text: str) -> str:
    """Return the word that a text certainly means, by letter case or a listed synonym; else ""."""
    lower = text.lower() if text.isascii() else text
    return lower if lower in _KNOWN else _SYNONYMS.get(lower, "")


@lru_cache(maxsize=256)
def _nearest(text: str) -> str:
    lower = text.lower()
    word = lower.removeprefix("every ")
    near = get_close_matches(word, CHANGEFREQS, 1) if len(word) <= _MAX_NEAR else []
    return _NEAREST.get(lower) or (near[0] if near else "")


def _suggested_frequency(value: str, _hits: Hits) -> str | None:
    """Return the frequency in the protocol's form; None if it has it, or if its meaning is unknown."""
    meant = meant_by(value.strip(XML_SPACE))
    return meant if meant and meant != value else None


CHANGEFREQ_VALUES = _family("changefreq", _frequency_hits, _suggested_frequency, _PADDED_FREQUENCY)


def _usage(entries: Entries, _context: Context, _texts: ExtensionTexts) -> Iterator[FileHit]:
    """Yield a file hit if a file has frequencies or priorities, which most search engines ignore."""
    used = max(len(column) - column.count("") for column in map(entries.column, ("changefreq", "priority")))
    if used:
        yield FileHit("changefreq-priority-ignored", places=used)


USAGE = FileSection("usage", _usage, frozenset({"changefreq", "priority"}))


# Priorities

_PLAIN = r"[01](?:\.[0-9]{1,2}0*)?"
_WITH_COMMA = r"[+-]?(?:[0-9]+,[0-9]*|,[0-9]+)"
_THOUSANDS = r",[0-9]{3}\Z"
_WITH_EXPONENT = r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[eE][+-]?[0-9]{1,2}"

MIN_PRIORITIES = 10
_PADDED_PRIORITY = Hit("padded-value")


@lru_cache(maxsize=1024)
def _priority_hits(value: str) -> Hits:
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("empty-element", (("element", "priority"),)),)
    if not NUMBER.fullmatch(text):
        return (_put_in_its_place("priority", text) or _not_a_number(text),)
    number = Decimal(text)
    if not is_in_range(number):
        return (Hit("priority-out-of-range", (("suggestion", "0.0" if number < 0 else "1.0"),)),)
    padded = (_PADDED_PRIORITY,) if len(text) < len(value) else ()
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


def _suggested_priority(value: str, hits: Hits) -> str | None:
    """Return the same number in the usual form; None if it has it, or if that takes rounding or a guess."""
    text = value.strip(XML_SPACE)
    for hit in hits:
        if hit.fix is Fixability.AUTO:
            return str(dict(hit.params)["suggestion"])
        if hit.rule == "padded-value":
            return text
    return None


PRIORITY_VALUES = _family("priority", _priority_hits, _suggested_priority, _PADDED_PRIORITY)


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


PRIORITIES = FileSection(
    "priority",
    lambda entries, _context, _texts: priority_file_hits(entries.column("priority")),
    frozenset({"priority"}),
)
