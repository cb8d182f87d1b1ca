r"""Placeholders that a generator should have filled in, in URLs and in any other value.

Templates leave their code, routers the names of parameters (`[id]`, `:id`, `{id}`, `<id>`, `$id`, `*`),
scripts the words for a value that is not there, and examples a host such as YOUR-DOMAIN. A name that
only looks like one is none: `:` or `$` before more than a name, a lower-case `none`, brackets in a query.
"""

import re
from typing import NamedTuple

from editor.core.fields import XML_SPACE

# What scripts write in place of a value that is not there, as a whole value or segment.
NO_VALUES = ("undefined", "null", "NaN", "None")
OBJECT = "[object Object]"

_CODE = re.compile(
    r"\{\{[^{}]*(?:\}\})?|\{%[^{}]*(?:%\})?|[$#]\{[^{}]*\}?|<%(?:[^<>]*%>)?|<\?(?:[^<>]*\?>|\w*)"
)
_WHOLE_CODE = re.compile(r"\s*(?:\{\{[^{}]*\}\}|\{%[^{}]*%\}|[$#]\{[^{}]*\}|<%[^<>]*%>)\s*")
_LEADING_NAME = re.compile(r"\{[^{}/]*\}")
_NO_VALUE = re.compile(rf"{'|'.join(NO_VALUES)}|Invalid Date|{re.escape(OBJECT)}")
_SEGMENT_NO_VALUE = re.compile("|".join(NO_VALUES))
_NAME = "[A-Za-z_][A-Za-z_.-]*[A-Za-z_][0-9]{0,2}"  # two letters at least: one may be anything
_TYPED_NAME = rf"(?:[a-z]+:)?{_NAME}"
_ANGLED = (
    rf"<(?!(?:url|urlset|loc|sitemap|sitemapindex|lastmod|changefreq|priority)>){_TYPED_NAME}>"  # no tag
)
_BRACES = re.compile(rf"\{{{_TYPED_NAME}\}}")
_ROUTE_NAME = re.compile(
    rf"(?:\[{{1,2}}(?:\.\.\.)?{_NAME}\]{{1,2}}|{_ANGLED})(?:\.[A-Za-z0-9]{{1,5}})?|[:$][A-Za-z_][A-Za-z_]+"
)
_ANGLED_NAME = re.compile(_ANGLED)
_VALUE_NAME = re.compile(rf"\[{_NAME}\]|{_ANGLED}")  # in a query, where `:` and `$` are usual
_STARS = re.compile(r"\*\*?")
_YOURS = re.compile(
    r"your[-_]?(?:own[-_]?)?(?:app|blog|company|domain|host|project|server|shop|site|store|url|username|web-?site)"
    r"(?:[-_]?(?:here|name))?",
    re.IGNORECASE,
)
_QUERY_SIGN = re.compile("[?&;]")
# Escapes of the signs that placeholders begin with, where these may do so.
SIGN_ESCAPE = "%(?:7[Bb]|5[Bb]object|(?<=[/=]%)(?:5[Bb]|3[Cc])|(?<=/%)(?:24|3[Aa]))"
_ESCAPE = re.compile("%(?:20|24|3[AaCcEe]|[57][BbDd])")
# One of these is in every URL with a placeholder.
_TELLING = re.compile(rf"[\[\]{{}}<>]|/[:$*]|{'|'.join(NO_VALUES)}|[Yy][Oo][Uu][Rr]|%(?:24|3[AaCc]|[57][Bb])")


class Placeholder(NamedTuple):
    """A placeholder as written; a person may have meant it unless it is sure."""

    text: str
    is_sure: bool


def code_in(text: str) -> str:
    """Return the first code of a template in a text; "" if there is none."""
    match = _CODE.search(text) if "{" in text or "<" in text else None
    return match[0].strip() if match else ""


def placeholder_in(value: str) -> Placeholder | None:
    """Return the placeholder in a value that is no URL; in a longer text, code may be what it is about."""
    text = value.strip(XML_SPACE)
    if _NO_VALUE.fullmatch(text):
        return Placeholder(text, is_sure=True)
    if OBJECT in text:
        return Placeholder(OBJECT, is_sure=False)
    if found := code_in(text):
        return Placeholder(found, is_sure=_WHOLE_CODE.fullmatch(text) is not None)
    return None


def placeholder_in_url(url: str) -> Placeholder | None:
    """Return the placeholder in a URL or what stands in its place."""
    text = url.strip(XML_SPACE)
    if not _TELLING.search(text):
        return None
    if found := code_in(text):
        return Placeholder(found, is_sure=True)
    if whole := _NO_VALUE.fullmatch(text) or _LEADING_NAME.match(text):
        return Placeholder(whole[0], is_sure=True)
    plain = _ESCAPE.sub(lambda escape: chr(int(escape[0][1:], 16)), text) if "%" in text else text
    if OBJECT in plain:
        return Placeholder(OBJECT, is_sure=True)
    if braces := _BRACES.search(plain):
        return Placeholder(braces[0], is_sure=True)
    address, _, fragment = plain.partition("#")
    path, *query = _QUERY_SIGN.split(address)
    scheme, colon, rest = path.partition("://")
    host, *segments = (rest if colon and scheme.isalnum() else path).split("/")
    if not colon:
        host, segments = "", [host, *segments]
    return (
        _in_host(host)
        or _in_segments(segments, is_whole=bool(colon))
        or _in_segments(fragment.split("/")[1:], is_whole=True)
        or _in_values(query)
    )


def _in_host(host: str) -> Placeholder | None:
    name = host.rpartition("@")[2].partition(":")[0]
    if _SEGMENT_NO_VALUE.fullmatch(name) or _ANGLED_NAME.fullmatch(name):
        return Placeholder(name, is_sure=True)
    for label in name.strip("[]").split("."):
        if _YOURS.fullmatch(label):
            is_written_so = label.isupper() or label == name  # somebody may own yourdomain.com
            return Placeholder(label, is_sure=is_written_so)
        if _ANGLED_NAME.fullmatch(label):
            return Placeholder(label, is_sure=True)
    return None


def _in_segments(segments: list[str], *, is_whole: bool) -> Placeholder | None:
    """Return the first placeholder; `is_whole`: a host stands before, so that a word may be a page's name."""
    for at, segment in enumerate(segments):
        if _ROUTE_NAME.fullmatch(segment):
            return Placeholder(segment, is_sure=True)
        if _SEGMENT_NO_VALUE.fullmatch(segment):
            return Placeholder(segment, is_sure=at == 0 and not is_whole)
        if _STARS.fullmatch(segment):
            return Placeholder(segment, is_sure=False)
    return None


def _in_values(parameters: list[str]) -> Placeholder | None:
    for parameter in parameters:
        value = parameter.partition("=")[2]
        if _VALUE_NAME.fullmatch(value):
            return Placeholder(value, is_sure=True)
        if _SEGMENT_NO_VALUE.fullmatch(value):
            return Placeholder(value, is_sure=False)
    return None


def is_unfilled(field: str, value: str) -> bool:
    """Return True if a value of a field has a placeholder, which nothing may rewrite."""
    return (placeholder_in_url(value) if field == "loc" else placeholder_in(value)) is not None
