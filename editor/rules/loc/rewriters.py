"""Rewrites URLs where a person has to choose; safe corrections are in `sure_spelling`.

All functions take a value as written, and return None if there is nothing to do.
"""

import re
from collections.abc import Callable
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.values.characters import ILLEGAL_IN_URL, INVISIBLE, REPLACEMENT, without_invisible
from editor.core.values.hosts import a_label, split_authority
from editor.core.values.urls import Site, UrlParts, resolve_reference, split, split_site
from editor.rules.loc.address import BACKSLASH, may_be_reference, with_host_found, with_scheme
from editor.rules.loc.advice import MAX_LENGTH, PATH_PARAMETER, QUERY_PARAMETER, QUERY_SEPARATOR, is_tracking
from editor.rules.loc.escapes import (
    BAD_PERCENT,
    SPACE_AFTER_SLASH,
    UNICODE_ESCAPES,
    fragment_starts,
    illegal_positions,
    utf_8_escapes,
)
from editor.rules.remedies.remedy import FixContext, ValueRewriter, without_www

_LINE_BREAK = re.compile(r" *[\t\r\n][ \t\r\n]*")
_SPACES = re.compile(r"[ \t\r\n]+")
_SLASHES = re.compile(r"\A[/\\]{2,}")
_SECOND_URL = re.compile(r"(\S+)\s+https?://.*", re.IGNORECASE | re.DOTALL)
_DOUBLE_ENCODED = re.compile("%25(?=[0-9A-Fa-f]{2})")


def _of_parts(change: Callable[[UrlParts, FixContext], UrlParts | None]) -> ValueRewriter:
    """Return a rewriter of absolute URLs that changes some of their parts."""

    def rewrite(value: str, fix: FixContext) -> str | None:
        parts = split(value)
        changed = change(parts, fix) if parts else None
        return str(changed) if changed else None

    return rewrite


def _encoded(text: str) -> str:
    return quote(text, safe="", errors="backslashreplace")


# Characters


def with_spaces_encoded(value: str, _fix: FixContext) -> str | None:
    """Remove line breaks and tabs with the spaces around them, and encode other spaces as %20.

    Return None if there is whitespace in the host, which no escape would make valid.
    """
    text = value.strip(XML_SPACE)
    parts = split(text)
    if parts and _SPACES.search(parts.authority):
        return None
    return _LINE_BREAK.sub("", text).replace(" ", "%20")


def without_spaces(value: str, _fix: FixContext) -> str:
    """Remove all whitespace."""
    return _SPACES.sub("", value)


def without_spaces_after_slash(value: str, _fix: FixContext) -> str:
    """Remove whitespace after slashes; other whitespace stays."""
    return SPACE_AFTER_SLASH.sub("", value.strip(XML_SPACE))


def first_of_several(value: str, _fix: FixContext) -> str | None:
    """Return the text before the whitespace that precedes another URL."""
    match = _SECOND_URL.fullmatch(value.strip(XML_SPACE))
    return match[1] if match else None


def _illegal_places(text: str) -> list[int]:
    parts = split(text)
    start = parts.path_start if parts else 0
    return [place for place in illegal_positions(text, start) if place >= start]


def with_illegal_encoded(value: str, _fix: FixContext) -> str | None:
    """Percent-encode illegal characters outside the host; None if there are none.

    The replacement character stays: its escape would only hide that a character could not be read.
    """
    text = value.strip(XML_SPACE)
    places = {place for place in _illegal_places(text) if text[place] != REPLACEMENT}
    signs = (_encoded(sign) if place in places else sign for place, sign in enumerate(text))
    return "".join(signs) if places else None


def with_slashes(value: str, _fix: FixContext) -> str | None:
    """Replace backslashes, with a slash that they escape as in JSON, by slashes; None if there are none."""
    return BACKSLASH.sub("/", value.strip(XML_SPACE)) if "\\" in value else None


def with_host_between_slashes(value: str, _fix: FixContext) -> str | None:
    """Correct slashes or backslashes around a host; None if they are not at fault."""
    return with_host_found(value.strip(XML_SPACE)) or None


def without_illegal(value: str, _fix: FixContext) -> str:
    """Remove illegal characters outside the host."""
    text = value.strip(XML_SPACE)
    places = set(_illegal_places(text))
    return "".join(sign for place, sign in enumerate(text) if place not in places)


def with_percent_encoded(value: str, _fix: FixContext) -> str:
    """Encode each percent sign that begins no escape."""
    return BAD_PERCENT.sub("%25", value)


def with_unicode_encoded(value: str, _fix: FixContext) -> str:
    """Convert the escapes of JavaScript's old `escape`, such as `%u00E9`, to those of UTF-8."""
    return UNICODE_ESCAPES.sub(lambda match: utf_8_escapes(match[0]), value)


def with_escapes_mended(value: str, fix: FixContext) -> str:
    """Convert JavaScript's `%u` escapes to UTF-8, then encode percent signs that begin no escape."""
    return with_percent_encoded(with_unicode_encoded(value, fix), fix)


def decoded_once(value: str, _fix: FixContext) -> str:
    """Decode percent signs before two hex digits that were encoded once too often."""
    return _DOUBLE_ENCODED.sub("%", value)


def without_unseen(value: str, _fix: FixContext) -> str:
    """Remove invisible characters."""
    return without_invisible(value)


def _ascii(text: str) -> str:
    return "".join(
        _encoded(sign)
        if not sign.isascii() and not INVISIBLE.match(sign) and not ILLEGAL_IN_URL.match(sign)
        else sign
        for sign in text
    )


@_of_parts
def percent_encoded_url(parts: UrlParts, _fix: FixContext) -> UrlParts | None:
    """Percent-encode non-ASCII characters in path and query; None if the URL gets too long."""
    encoded = parts._replace(path=_ascii(parts.path), query=_ascii(parts.query))
    return encoded if len(str(encoded)) <= MAX_LENGTH else None


# Host and scheme


@_of_parts
def with_ascii_host(parts: UrlParts, _fix: FixContext) -> UrlParts | None:
    """Convert the host to ASCII (A-labels)."""
    _, host, port = split_authority(parts.authority)
    ascii_host = a_label(without_invisible(host))
    return parts.with_host(ascii_host if port is None else f"{ascii_host}:{port}")


def _on(site: Callable[[FixContext], Site | None]) -> ValueRewriter:
    """Return a rewriter that moves URLs to another site, including its scheme."""

    @_of_parts
    def rewrite(parts: UrlParts, fix: FixContext) -> UrlParts | None:
        new = site(fix)
        return parts.with_host(new.authority)._replace(scheme=new.scheme) if new else None

    return rewrite


def _spelt_as(site: Callable[[FixContext], Site | None]) -> ValueRewriter:
    """Return a rewriter that moves URLs to a site if their host differs from it by `www.` alone."""
    moved = _on(site)

    def rewrite(value: str, fix: FixContext) -> str | None:
        new, own = site(fix), split_site(value)
        return moved(value, fix) if new and own and without_www(own) == without_www(new) else None

    return rewrite


def published_site(fix: FixContext) -> Site | None:
    """Return the site that the file itself is published on; None if unknown."""
    return fix.site if fix.published else None


on_public_site = _on(lambda fix: fix.public_site)
on_published_site = _on(published_site)
on_usual_site = _on(lambda fix: fix.usual_site)
spelt_as_usual = _spelt_as(lambda fix: fix.usual_site)
spelt_as_published = _spelt_as(published_site)


def with_usual_scheme(value: str, fix: FixContext) -> str | None:
    """Use the scheme of most URLs of the file, if it has URLs of the same host with that scheme."""
    parts, site = split(value), split_site(value)
    _, scheme = fix.majority
    if parts is None or site is None or not fix.has_site(scheme, site):
        return None
    return str(parts.with_scheme(scheme))


@_of_parts
def with_published_scheme(parts: UrlParts, fix: FixContext) -> UrlParts | None:
    """Use the scheme of the file's own URL."""
    return parts.with_scheme(fix.published.scheme.lower()) if fix.published else None


@_of_parts
def without_userinfo(parts: UrlParts, _fix: FixContext) -> UrlParts:
    """Remove user name and password before the host."""
    return parts._replace(authority=parts.authority.rpartition("@")[2])


def completing(suggested: ValueRewriter) -> ValueRewriter:
    """Return a rewriter of URLs that only lack their scheme: that of a known site, else the suggested one."""
    return lambda value, fix: _on_named_site(value, fix) or suggested(value, fix)


def _on_named_site(value: str, fix: FixContext) -> str | None:
    text = without_invisible(value.strip(XML_SPACE))
    site = None if split(text) else fix.site_named(text)
    return f"{site.scheme}://{text}" if site else None


def resolve_path(value: str, fix: FixContext) -> str | None:
    """Resolve a path against the file's own URL, or the site of most URLs; or add a missing scheme."""
    base = fix.published or _root_of(fix.site)
    text = without_invisible(value.strip(XML_SPACE))
    if base is None or split(text) or not may_be_reference(text):
        return None
    path = _SLASHES.sub("/", text)  # after several slashes, text that is no host is the path
    return _on_named_site(text, fix) or with_scheme(text) or resolve_reference(path, base)


def _root_of(site: Site | None) -> UrlParts | None:
    return UrlParts(site.scheme, site.authority, "/", "", "") if site else None


# Superfluous parts


def without_fragment(value: str, _fix: FixContext) -> str | None:
    """Remove everything from the `#` on."""
    text = value.strip(XML_SPACE)
    places = fragment_starts(text)
    return text[: places[0]] if places else None


@_of_parts
def without_tracking(parts: UrlParts, _fix: FixContext) -> UrlParts:
    """Remove the parameters that identify visits; the others stay in their places."""
    path = PATH_PARAMETER.sub(_unless_tracking, parts.path)
    query = QUERY_PARAMETER.sub(_unless_tracking, parts.query)
    return parts._replace(path=path, query=re.sub(rf"\A{QUERY_SEPARATOR}", "?", query))


def _unless_tracking(parameter: re.Match[str]) -> str:
    return "" if is_tracking(parameter[1], parameter[2] or "") else parameter[0]
