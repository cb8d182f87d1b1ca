"""Checks one change frequency: one finding about its text, one about whitespace around it."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache

from editor.core.document.entries import Entries
from editor.core.fields import CHANGEFREQS, XML_SPACE
from editor.core.values.placeholders import placeholder_in
from editor.rules import finding
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.family import FileSection, Hits, ValueFamily
from editor.rules.finding import ColumnResult, Context, FileHit, Hit, markup_hit, placeholder_hit, rows_where
from editor.rules.rule import Fixability
from editor.rules.values.url_traits import UrlTraits

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
_PADDED = Hit("padded-strict-value")
_MAX_NEAR = 20  # characters; longer texts are not similar to any word


def check(value: str, _context: Context) -> tuple[Hit, ...]:
    """Return the hits of a frequency as it stands in the file, decoded but not trimmed; it is not ""."""
    return _check(value)


@lru_cache(maxsize=1024)  # files have few different values
def _check(value: str) -> tuple[Hit, ...]:
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("empty-element", (("element", "changefreq"),)),)
    if text not in _KNOWN and (swallowed := markup_hit("changefreq", text)):
        return (swallowed,)
    if text not in _KNOWN and (found := placeholder_in(text)):
        return (placeholder_hit(found, is_error=True),)
    if text not in _KNOWN:
        meant = meant_by(text)
        params = (("suggestion", meant or _nearest(text)), ("hint", finding.hint(text)))
        return (Hit("changefreq-unknown", params, fix=Fixability.AUTO if meant else Fixability.ASK),)
    return (_PADDED,) if len(text) < len(value) else ()


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


def check_column(values: Sequence[str], _context: Context, _traits: Sequence[UrlTraits] = ()) -> ColumnResult:
    """Check a column quickly."""
    return ColumnResult(rows_where(values, _check))


def _suggest(value: str, _hits: Hits) -> str | None:
    """Return the frequency in the protocol's form; None if it has it, or if its meaning is unknown."""
    meant = meant_by(value.strip(XML_SPACE))
    return meant if meant and meant != value else None


VALUES = ValueFamily("changefreq", check, check_column, _suggest, _PADDED)


def value_usage_file_hits(changefreq: Sequence[str], priority: Sequence[str]) -> Iterator[FileHit]:
    """Yield a file hit if a file has frequencies or priorities, which most search engines ignore."""
    used = max(len(column) - column.count("") for column in (changefreq, priority))
    if used:
        yield FileHit("changefreq-priority-ignored", places=used)


def _usage(entries: Entries, _context: Context, _texts: ExtensionTexts) -> Iterable[FileHit]:
    return value_usage_file_hits(entries.column("changefreq"), entries.column("priority"))


USAGE = FileSection("usage", _usage, frozenset({"changefreq", "priority"}))
