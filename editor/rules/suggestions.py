"""How a value would be written without what can be mended safely: what every fix of kind "auto" makes.

Pure texts in, texts out. What needs a preview or a choice is not here.
"""

from collections.abc import Callable, Iterable
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.values import w3c_datetime
from editor.core.values.urls import UrlParts, split
from editor.core.values.w3c_datetime import Precision
from editor.rules.catalogue import fix_told
from editor.rules.changefreq import check as changefreq
from editor.rules.finding import Context, Hit
from editor.rules.lastmod import check as lastmod
from editor.rules.lastmod.other_forms import rewritten_date, without_hour_24
from editor.rules.loc import check as loc
from editor.rules.loc.escapes import BAD_PERCENT, illegal_positions, unescape_once
from editor.rules.priority import check as priority
from editor.rules.rule import Fix

Rewrite = Callable[[str], str]


def trimmed(value: str) -> str:
    """Without the white space of XML around it."""
    return value.strip(XML_SPACE)


# URLs


def _with_parts(change: Callable[[UrlParts], UrlParts]) -> Rewrite:
    def rewrite(text: str) -> str:
        parts = split(text)
        return text if parts is None else str(change(parts))

    return rewrite


def _spaces_encoded(text: str) -> str:
    return text.replace(" ", "%20")


def _illegal_encoded(text: str) -> str:
    parts = split(text)
    places = set(illegal_positions(text, parts.path_start if parts else 0))
    return "".join(
        quote(character, safe="") if place in places else character for place, character in enumerate(text)
    )


def _percent_encoded(text: str) -> str:
    return BAD_PERCENT.sub("%25", text)


def _with_root_slash(parts: UrlParts) -> UrlParts:
    return parts if parts.path else parts._replace(path="/")


# In this order: what a later one looks for may come to light by an earlier one.
LOC_REWRITES: dict[str, Rewrite] = {
    "loc-padded": trimmed,
    "loc-double-escaped": unescape_once,
    "loc-bad-percent": _percent_encoded,
    "loc-space": _spaces_encoded,
    "loc-illegal-character": _illegal_encoded,
    "loc-below-schema-minimum": _with_parts(_with_root_slash),
    "loc-no-root-slash": _with_parts(_with_root_slash),
    "loc-uppercase-host": _with_parts(UrlParts.in_lower_case),
    "loc-default-port": _with_parts(UrlParts.without_port),
}


def suggested_loc(value: str, context: Context) -> str | None:
    """A URL with everything mended that its own findings mend safely; None where that is nothing."""
    text = _with_rewrites(value, loc.check(value, context))
    return text if text != value else None


def _with_rewrites(value: str, hits: Iterable[Hit]) -> str:
    rules = {hit.rule for hit in hits if fix_told(hit) is Fix.AUTO}
    for rule, rewrite in LOC_REWRITES.items():
        if rule in rules:
            value = rewrite(value)
    return value


# The other fields


def suggested_lastmod(value: str, context: Context) -> str | None:
    """The same moment as W3C and the schema write it; None where it is so already, or not sure."""
    text = trimmed(value)
    parsed = w3c_datetime.parse_date(text)
    if parsed is None:
        return rewritten_date(text) or without_hour_24(text)
    if any(hit.rule == "lastmod-no-seconds" for hit in lastmod.check(value, context)):
        return str(parsed.at(Precision.SECOND))
    return text if text != value else None


def suggested_changefreq(value: str, _context: Context) -> str | None:
    """The frequency as the protocol writes it; None where it is, or where nobody knows what is meant."""
    meant = changefreq.meant_by(trimmed(value))
    return meant if meant and meant != value else None


def suggested_priority(value: str, context: Context) -> str | None:
    """The same number in the usual form; None where it has it, or where that takes rounding or a guess."""
    text = trimmed(value)
    for hit in priority.check(value, context):
        if hit.fix is Fix.AUTO:
            return str(dict(hit.params)["suggestion"])
        if hit.rule == "padded-value":
            return text
    return None


_SUGGESTED: dict[str, Callable[[str, Context], str | None]] = {
    "loc": suggested_loc,
    "lastmod": suggested_lastmod,
    "changefreq": suggested_changefreq,
    "priority": suggested_priority,
}


def suggested_value(field: str, value: str, context: Context) -> str | None:
    """How a value of a field would be written, as `suggested_loc` and the others say; "" never gives one."""
    return _SUGGESTED[field](value, context) if value else None


MOST_STEPS = 50  # a value escaped more often than that is not worth more


def mended_once(field: str, value: str, context: Context, hits: Iterable[Hit]) -> str:
    """A value with all mended that these hits, its own, mend safely; by that others may come to light."""
    if field == "loc":
        return _with_rewrites(value, hits)
    return suggested_value(field, value, context) or value


def settled_url(url: str, context: Context) -> str:
    """A URL with everything mended that is mended safely, and what comes to light by that."""
    for _ in range(MOST_STEPS):
        new = suggested_loc(url, context)
        if new is None:
            break
        url = new
    return url
