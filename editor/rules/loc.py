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

from editor.core.characters import without_invisible
from editor.core.fields import XML_SPACE
from editor.core.urls import Parts, split
from editor.rules import loc_address, loc_advice, loc_characters
from editor.rules.columns import joined, rows_outside
from editor.rules.finding import Context, Hit
from editor.rules.loc_advice import looks_like_sitemap, public_host_hit
from editor.rules.rule import Severity

__all__ = ["PADDED", "check", "looks_like_sitemap", "public_host_hit", "suspects"]

_SAMPLE = 100  # values looked at to learn which origins a column has
_MAX_HEADS = 32

PADDED = Hit("loc-padded")

# What follows a good origin and its `/` in a URL that no rule speaks of. A subset: the exact checks decide
# about the rest. Not in it: empty and dotted segments, `;`, `#`, `%25`, parameters that name a session.
_ESCAPE = "%(?!25)[0-9A-Fa-f]{2}"
_PLAIN = "[A-Za-z0-9._~!$&'()*+,=:@-]*+"
_PATH = rf"(?![/.]){_PLAIN}(?:(?:/(?![/.])|{_ESCAPE}){_PLAIN})*+"
_PARAMETER = (
    r"(?![jJpPaAuUgGfFyYmMsS](?i:sessionid|hpsessid|spsessionid|tm_|clid|bclid|clid|sclkid|id|essionid))"
    rf"(?:[A-Za-z0-9._~!$'()*+,=:@/-]++|{_ESCAPE})*+"
)
_GOOD_TAIL = rf"{_PATH}(?:\?{_PARAMETER}(?:&{_PARAMETER})*+)?+"
_UNUSUAL = re.compile(r"[^A-Za-z0-9._~!$&'()*+,;=:@/?-]")
_HEAD = re.compile(r"https?://[^/?#\s]+/")


def check(value: str, context: Context) -> tuple[Hit, ...]:
    """What is wrong with a URL as it stands in the file, decoded but not trimmed; "" is never asked."""
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("loc-empty"),)
    padded = (PADDED,) if len(text) < len(value) else ()
    visible = without_invisible(text)  # those characters have a rule of their own and feed no other
    if hit := loc_address.template_code(text) or loc_address.scheme_hit(visible, context):
        return (*padded, hit)
    parts = split(text)
    if parts is None:
        return (*padded, loc_address.hidden_scheme_hit(visible, context))
    if hit := loc_address.host_hit(without_invisible(parts.authority)):
        return (*padded, hit)
    if errors := tuple(_errors(text, parts)):
        notes = (hit for hit in _address_advice(parts) if hit.severity is Severity.NOTE)
        return (*padded, *errors, *notes)
    return (*padded, *_advice(text, parts))


def _errors(text: str, parts: Parts) -> Iterator[Hit]:
    if len(text) > loc_advice.MAX_LENGTH:
        yield Hit("loc-too-long", (("length", len(text)),))
    if not _UNUSUAL.search(text):
        return
    after_authority = len(parts.scheme) + 3 + len(parts.authority)
    for hit in (
        loc_characters.space_hit(text, after_authority),
        loc_characters.illegal_hit(text, after_authority),
        loc_characters.percent_hit(text),
    ):
        if hit:
            yield hit


def _advice(text: str, parts: Parts) -> Iterator[Hit]:
    """Warnings, advice and notes."""
    if not text.isascii():
        for hit in (loc_characters.invisible_hit(text), loc_characters.non_ascii_hit(text, parts)):
            if hit:
                yield hit
    for hit in (
        loc_characters.double_escaped_hit(text),
        loc_characters.double_encoded_hit(text),
        loc_advice.fragment_hit(text),
    ):
        if hit:
            yield hit
    yield from loc_advice.length_hits(text, parts)
    yield from _address_advice(parts)
    yield from loc_advice.path_hits(parts)


def _address_advice(parts: Parts) -> tuple[Hit, ...]:
    return _advice_about(parts.scheme, parts.authority)


@lru_cache(maxsize=4096)
def _advice_about(scheme: str, authority: str) -> tuple[Hit, ...]:
    return tuple(loc_advice.authority_hits(Parts(scheme, authority, "", "", "")))


def suspects(values: Sequence[str], context: Context) -> list[int]:
    """Where values stand that `check` may say more about than loc-not-public-host, ascending.

    That rule speaks of hosts: ask `public_host_hit` about each of them once.
    """
    found = list(rows_outside(_good_run(_common_heads(values, context)), joined(values), values))
    if max(map(len, values), default=0) > loc_advice.MAX_LENGTH_YANDEX:
        long = (row for row, value in enumerate(values) if len(value) > loc_advice.MAX_LENGTH_YANDEX)
        found = sorted({*found, *long})
    return found


def _common_heads(values: Sequence[str], context: Context) -> list[str]:
    """The origins, with their `/`, that most values have and no other rule speaks of."""
    sample = values[:: len(values) // _SAMPLE + 1]
    heads = Counter(match[0] for match in map(_HEAD.match, sample) if match)
    return [
        head
        for head, _ in heads.most_common(_MAX_HEADS)
        if all(hit.rule == "loc-not-public-host" for hit in check(head, context))
    ]


def _good_run(heads: Sequence[str]) -> re.Pattern[str]:
    """As many good values as there are, each with its line end; absent ones are good."""
    if not heads:
        return re.compile(r"\n*+")
    origins = "|".join(map(re.escape, heads))
    return re.compile(rf"(?:(?:(?:{origins}){_GOOD_TAIL})?+\n)*+")
