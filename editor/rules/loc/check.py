"""The rules about one URL by itself: loc-…, template-code, invisible-character, text-line-not-url.

Order decides: what makes a text no URL at all (`loc_address`) ends the checks; errors hide warnings and
advice of the same value. Rules about several entries (scope, duplicates, hosts) are elsewhere.

| rule | parameters |
|---|---|
| loc-empty, loc-padded | |
| loc-too-long | length |
and those of the modules loc_address, loc_characters, loc_advice.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from editor.core.fields import XML_SPACE
from editor.core.values.characters import without_invisible
from editor.core.values.urls import UrlParts, split
from editor.rules.column_checks import ColumnResult, joined_lines, rows_outside
from editor.rules.family import Hits, ValueFamily
from editor.rules.finding import Context, Hit
from editor.rules.loc import address as loc_address
from editor.rules.loc import advice as loc_advice
from editor.rules.loc import escapes as loc_characters
from editor.rules.loc.sure_spelling import MOST_STEPS, with_safe_hits_corrected
from editor.rules.rule import Severity
from editor.rules.url_column import MAYBE_TRACKING, UrlTraits, all_traits

_SAMPLE = 100  # values examined to learn the origins of a column
_MAX_HEADS = 32

_PADDED = Hit("loc-padded")

# The text after a good origin and its `/` in a URL without findings. A subset: the exact checks decide
# about the rest. Not in it: empty and dotted segments, `;`, `#`, `%25`, parameters that name a session.
_ESCAPE = "%(?!25)[0-9A-Fa-f]{2}"
_PLAIN = "[A-Za-z0-9._~!$&'()*+,=:@-]*+"
_PATH = rf"(?![/.]){_PLAIN}(?:(?:/(?![/.])|{_ESCAPE}){_PLAIN})*+"
_PARAMETER = rf"(?!{MAYBE_TRACKING})(?:[A-Za-z0-9._~!$'()*+,=:@/-]++|{_ESCAPE})*+"
_GOOD_TAIL = rf"{_PATH}(?:\?{_PARAMETER}(?:&{_PARAMETER})*+)?+"
_UNUSUAL = re.compile(r"[^A-Za-z0-9._~!$&'()*+,;=:@/?-]")
_HEAD = re.compile(r"https?://[^/?#\s]+/")


def check(value: str, context: Context) -> tuple[Hit, ...]:
    """Return the hits of a URL as it stands in the file, decoded but not trimmed; it is not ""."""
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("loc-empty"),)
    padded = (_PADDED,) if len(text) < len(value) else ()
    visible = without_invisible(text)  # these characters have a rule of their own
    if hit := loc_address.template_code(text) or loc_address.scheme_hit(visible, context):
        return (*padded, hit)
    parts = split(text)
    if parts is None:
        return (*padded, loc_address.hidden_scheme_hit(text, context))
    if hit := loc_address.host_hit(text, parts):
        return (*padded, hit)
    if errors := tuple(_errors(text, parts)):
        notes = (hit for hit in _address_advice(parts) if hit.severity is Severity.NOTE)
        return (*padded, *errors, *notes)
    return (*padded, *_advice(text, parts))


def _errors(text: str, parts: UrlParts) -> Iterator[Hit]:
    if len(text) > loc_advice.MAX_LENGTH:
        yield Hit("loc-too-long", (("length", len(text)),))
    if not _UNUSUAL.search(text):
        return
    for hit in (
        loc_characters.space_hit(text, parts.path_start),
        loc_characters.illegal_hit(text, parts.path_start),
        loc_characters.percent_hit(text),
    ):
        if hit:
            yield hit


def _advice(text: str, parts: UrlParts) -> Iterator[Hit]:
    """Yield the warnings, advice and notes about a URL without errors."""
    if not text.isascii():
        for hit in (loc_characters.invisible_hit(text), loc_characters.non_ascii_hit(text, parts)):
            if hit:
                yield hit
    for hit in (
        loc_characters.double_escaped_hit(text, parts.path_start),
        loc_characters.double_encoded_hit(text),
        loc_advice.fragment_hit(text),
    ):
        if hit:
            yield hit
    yield from loc_advice.length_hits(text, parts)
    yield from _address_advice(parts)
    yield from loc_advice.path_hits(parts)


def _address_advice(parts: UrlParts) -> tuple[Hit, ...]:
    return _advice_about(parts.scheme, parts.authority)


@lru_cache(maxsize=4096)
def _advice_about(scheme: str, authority: str) -> tuple[Hit, ...]:
    return tuple(loc_advice.authority_hits(UrlParts(scheme, authority, "", "", "")))


def check_column(values: Sequence[str], context: Context, traits: Sequence[UrlTraits] = ()) -> ColumnResult:
    """Check a column quickly, except for loc-not-public-host.

    Call `loc_advice.public_host_hit` once for each host instead. `traits` are those of all values, if they
    were determined before.
    """
    found: list[int] = []
    start = 0
    for each in traits or all_traits(values):
        end = start + each.size
        if not (each.is_regular and _is_good_head(each.home, context)):
            part = values[start:end]
            found += [start + row for row in _irregular(part, context)]
        if each.is_long:
            found += [row for row in range(start, end) if len(values[row]) > loc_advice.MAX_LENGTH_YANDEX]
        start = end
    return ColumnResult(sorted(set(found)))


def _irregular(values: Sequence[str], context: Context) -> Iterator[int]:
    """Yield the rows of values that do not match the pattern of good ones."""
    return rows_outside(_good_run(_common_heads(values, context)), joined_lines(values), values)


def _common_heads(values: Sequence[str], context: Context) -> list[str]:
    """Return the origins, with their `/`, that most values have and no other rule reports."""
    sample = values[:: len(values) // _SAMPLE + 1]
    heads = Counter(match[0] for match in map(_HEAD.match, sample) if match)
    return [head for head, _ in heads.most_common(_MAX_HEADS) if _is_good_head(head, context)]


def _is_good_head(head: str, context: Context) -> bool:
    """Return True if no rule but loc-not-public-host reports an origin with its `/`."""
    return all(hit.rule == "loc-not-public-host" for hit in check(head, context))


def _good_run(heads: Sequence[str]) -> re.Pattern[str]:
    """Return a pattern for any number of good values, each with its line end; empty ones are good."""
    if not heads:
        return re.compile(r"\n*+")
    origins = "|".join(map(re.escape, heads))
    return re.compile(rf"(?:(?:(?:{origins}){_GOOD_TAIL})?+\n)*+")


def _suggest(value: str, hits: Hits) -> str | None:
    """Return a URL with all safe corrections of its own findings; None if there are none."""
    text = with_safe_hits_corrected(value, hits)
    return text if text != value else None


def settled_url(url: str, context: Context) -> str:
    """Return a URL with all safe corrections, and those of findings that only appear after them."""
    for _ in range(MOST_STEPS):
        new = _suggest(url, check(url, context))
        if new is None:
            break
        url = new
    return url


VALUES = ValueFamily("loc", check, check_column, _suggest, _PADDED)
