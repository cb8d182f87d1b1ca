r"""Placeholders that a generator should have filled in, in URLs and in any other value.

Templates leave their code, routers the names of parameters (`[id]`, `:id`, `{id}`, `<id>`, `$id`, `*`),
scripts the words for a value that is not there, and examples a host such as YOUR-DOMAIN. A name that
only looks like one is none: `:` or `$` before more than a name, a lower-case `none`, brackets in a query.
"""

import re
from typing import NamedTuple

from editor.core.fields import XML_SPACE

# The patterns here are texts, compiled with the first value that needs them: most files have none.

# What scripts write in place of a value that is not there, as a whole value or segment.
NO_VALUES = ("undefined", "null", "NaN", "None")
OBJECT = "[object Object]"

_CODE = (
    r"\{\{[^{}]*(?:\}\})?|\{%(?:[^{}%]|%(?!\}))*(?:%\})?|[$#]\{[^{}]*\}?|<%(?:[^<>]*%>)?|<\?(?:[^<>]*\?>|\w*)"
)
_WHOLE_CODE = r"\s*(?:\{\{[^{}]*\}\}|\{%[^{}]*%\}|[$#]\{[^{}]*\}|<%[^<>]*%>)\s*"
_LEADING_NAME = r"\{[^{}/]*\}"
_NO_VALUE = rf"{'|'.join(NO_VALUES)}|Invalid Date|{re.escape(OBJECT)}"
_SEGMENT_NO_VALUE = "|".join(NO_VALUES)
_NAME = "[A-Za-z_][A-Za-z_.-]*[A-Za-z_][0-9]{0,2}"  # two letters at least: one may be anything
_TYPED_NAME = rf"(?:[a-z]+:)?{_NAME}"
_ANGLED = (
    rf"<(?!(?:url|urlset|loc|sitemap|sitemapindex|lastmod|changefreq|priority)>){_TYPED_NAME}>"  # no tag
)
# Names in the URLs of HCL Domino, which begin with the sign.
_OF_DOMINO = "about|body|default(?:form|nav|view)|file|first|help|icon|searchform"
_BRACES = rf"\{{{_TYPED_NAME}\}}"
_ROUTE_NAME = (
    rf"(?:\[{{1,2}}(?:\.\.\.)?{_NAME}\]{{1,2}}|{_ANGLED})(?:\.[A-Za-z0-9]{{1,5}})?"
    rf"|:[A-Za-z_]+[A-Za-z]|\$(?!(?i:{_OF_DOMINO})\Z)[A-Za-z_]+[A-Za-z]"
)
_VALUE_NAME = rf"\[{_NAME}\]|{_ANGLED}"  # in a query, where `:` and `$` are usual
_STARS = r"\*\*?"
_YOURS = (
    r"(?i:your[-_]?(?:own[-_]?)?(?:app|blog|company|domain|host|project|server|shop|site|store|url|username|web-?site)"
    r"(?:[-_]?(?:here|name))?)"
)
_CONSTANT = "[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+"  # as programs name what they are configured with
_UNSET_HOST = (
    r"HOST(?:NAME)?|DOMAIN|SITE|URL|SERVER|"
    rf"{_CONSTANT}|__[A-Za-z_]+__|%[A-Za-z_]+%|\$[A-Za-z_]+[A-Za-z]|(?:process|import\.meta)\.env\.\w+"
)
_GLUED_NO_VALUE = r"[a-z]+(undefined|null)"  # to a top-level domain
_QUERY_SIGN = "[?&;]"
# Escapes of the signs that placeholders begin with, where these may do so.
SIGN_ESCAPE = "%(?:7[Bb]|5[Bb]object|(?<=[/=]%)(?:5[Bb]|3[Cc])|(?<=/%)(?:24|3[Aa]))"
_ESCAPE = "%(?:20|24|3[AaCcEe]|[57][BbDd])"
# One of these is in every URL with a placeholder. As each begins with one character, others are passed over.
_TELLING = (
    rf"\[|\]|\{{|\}}|<|>|/[:$*]|{'|'.join(NO_VALUES)}|Y[Oo][Uu][Rr]|y[Oo][Uu][Rr]|%(?:24|3[AaCc]|[57][Bb])"
    r"|//(?:%[A-Za-z_]|[A-Z_][A-Za-z0-9]*_|[A-Z]{3,8}(?:[:/]|\Z)|process\.|import\.)"
)


class Placeholder(NamedTuple):
    """A placeholder as written; a person may have meant it unless it is sure."""

    text: str
    is_sure: bool


def code_in(text: str) -> str:
    """Return the first code of a template in a text; "" if there is none."""
    match = re.search(_CODE, text) if "{" in text or "<" in text else None
    return match[0].strip() if match else ""


def placeholder_in(value: str) -> Placeholder | None:
    """Return the placeholder in a value that is no URL; in a longer text, code may be what it is about."""
    text = value.strip(XML_SPACE)
    if re.fullmatch(_NO_VALUE, text):
        return Placeholder(text, is_sure=True)
    if OBJECT in text:
        return Placeholder(OBJECT, is_sure=False)
    if found := code_in(text):
        return Placeholder(found, is_sure=re.fullmatch(_WHOLE_CODE, text) is not None)
    return None


def placeholder_in_url(url: str) -> Placeholder | None:
    """Return the placeholder in a URL or what stands in its place."""
    text = url.strip(XML_SPACE)
    if not re.search(_TELLING, text):
        return None
    if found := code_in(text):
        return Placeholder(found, is_sure=True)
    if whole := re.fullmatch(_NO_VALUE, text) or re.match(_LEADING_NAME, text):
        return Placeholder(whole[0], is_sure=True)
    plain = re.sub(_ESCAPE, lambda escape: chr(int(escape[0][1:], 16)), text) if "%" in text else text
    if OBJECT in plain:
        return Placeholder(OBJECT, is_sure=True)
    if braces := re.search(_BRACES, plain):
        return Placeholder(braces[0], is_sure=True)
    address, _, fragment = plain.partition("#")
    path, *query = re.split(_QUERY_SIGN, address)
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
    if re.fullmatch(rf"{_SEGMENT_NO_VALUE}|{_ANGLED}|{_UNSET_HOST}", name):
        return Placeholder(name, is_sure=True)
    if "." in name and (glued := re.fullmatch(_GLUED_NO_VALUE, name.rpartition(".")[2])):
        return Placeholder(glued[1], is_sure=True)
    for label in name.strip("[]").split("."):
        if re.fullmatch(_YOURS, label):
            is_written_so = label.isupper() or label == name  # somebody may own yourdomain.com
            return Placeholder(label, is_sure=is_written_so)
        if re.fullmatch(_ANGLED, label):
            return Placeholder(label, is_sure=True)
    return None


def _in_segments(segments: list[str], *, is_whole: bool) -> Placeholder | None:
    """Return the first placeholder; `is_whole`: a host stands before, so that a word may be a page's name."""
    for at, segment in enumerate(segments):
        if re.fullmatch(_ROUTE_NAME, segment):
            return Placeholder(segment, is_sure=True)
        if re.fullmatch(_SEGMENT_NO_VALUE, segment):
            return Placeholder(segment, is_sure=at == 0 and not is_whole)
        if re.fullmatch(_STARS, segment):
            return Placeholder(segment, is_sure=False)
    return None


def _in_values(parameters: list[str]) -> Placeholder | None:
    for parameter in parameters:
        value = parameter.partition("=")[2]
        if re.fullmatch(_VALUE_NAME, value):
            return Placeholder(value, is_sure=True)
        if re.fullmatch(_SEGMENT_NO_VALUE, value):
            return Placeholder(value, is_sure=False)
    return None


def is_unfilled(field: str, value: str) -> bool:
    """Return True if a value of a field has a placeholder, which nothing may rewrite."""
    return (placeholder_in_url(value) if field == "loc" else placeholder_in(value)) is not None
