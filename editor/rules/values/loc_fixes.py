"""The fixes for single URLs and lines of URL lists, and the rewriters where a person has to choose.

Safe corrections are made by `loc_check.with_safe_hits_corrected`. All rewriters take a value as
written, and return None if there is nothing to do.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from editor.core.document.edits import Edit, removal
from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.core.values.characters import (
    ILLEGAL_IN_URL,
    INVISIBLE,
    REPLACEMENT,
    reread_url,
    without_invisible,
)
from editor.core.values.url_query import is_tracking, without_parameters
from editor.core.values.urls import (
    Site,
    UrlParts,
    a_label,
    resolve_reference,
    split,
    split_authority,
    split_site,
)
from editor.rules.fixes.fix_kinds import (
    REMOVE_ENTRY,
    REMOVE_INVISIBLE,
    Fix,
    FixContext,
    Fixes,
    FixMethod,
    FixPlaces,
    RemoveEntries,
    RewriteValue,
    ValueRewriter,
    asked_rewrite,
    rewrite_asked_unless_sure,
    suggestion_of,
    sure_rewrite,
    trimmed_value,
    visible_text,
    without_www,
)
from editor.rules.values.loc_check import (
    BACKSLASH,
    LOC_REWRITES,
    may_be_reference,
    with_host_found,
    with_scheme,
)
from editor.rules.values.url_traits import (
    BAD_PERCENT,
    MAX_LENGTH,
    SPACE_AFTER_SLASH,
    UNICODE_ESCAPES,
    fragment_starts,
    illegal_positions,
    utf_8_escapes,
)

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
        if not sign.isascii() and not INVISIBLE.match(sign) and not re.match(ILLEGAL_IN_URL, sign)
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
    text = without_invisible(value.strip(XML_SPACE))
    base = _root_of(fix.site) if text[:1] == "?" else fix.published or _root_of(fix.site)
    if base is None or split(text) or not may_be_reference(text):
        return None
    path = _SLASHES.sub("/", text)  # after several slashes, text that is no host is the path
    return _on_named_site(text, fix) or with_scheme(text) or resolve_reference(path, base)


def resolve_line(value: str, fix: FixContext) -> str | None:
    """Resolve a line of a list that is a path; any other may be a note."""
    return resolve_path(value, fix) if value.strip(XML_SPACE)[:1] == "/" else None


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
    return without_parameters(parts, is_tracking)


_OURS, _MIDDLE, _THEIRS = "<" * 7, "=" * 7, ">" * 7


def sure_url(rule: str) -> ValueRewriter:
    """Return a rewriter that corrects only what one rule finds in a URL, and trims it."""

    def rewrite(value: str, _fix: FixContext) -> str:
        return LOC_REWRITES[rule](value.strip(XML_SPACE))

    return rewrite


def visible_url(value: str, _fix: FixContext) -> str | None:
    """Remove invisible characters from a URL if it begins well without them."""
    text = visible_text(value.strip(XML_SPACE))
    return text if text and split(text) else None


@dataclass(frozen=True, slots=True)
class KeepOneSide(FixMethod):
    """The method that keeps the lines of one side of each merge conflict in a list, and no markers."""

    removes = True
    ours: bool

    def edit(self, fix: FixContext, _places: FixPlaces) -> Edit | None:
        rows = self._superfluous(fix.entries)
        return removal(fix.entries, rows) if rows else None

    def _superfluous(self, entries: Entries) -> list[int]:
        rows: list[int] = []
        side = ""
        for row, loc in enumerate(entries.column("loc")):
            marker = loc.strip(XML_SPACE)[:7]
            if marker in (_OURS, _MIDDLE, _THEIRS):
                rows.append(row)
                side = "" if marker == _THEIRS else marker
            elif side == (_MIDDLE if self.ours else _OURS):
                rows.append(row)
        return rows


def without_mojibake(value: str, _fix: FixContext) -> str:
    """Write what misread characters were, as they are written in the URL: plainly or percent-encoded."""
    return reread_url(value)


REREAD = asked_rewrite("reread", N_("Write the characters that were meant"), without_mojibake)
_TRIM = sure_rewrite("trim", N_("Remove the white space around it"), trimmed_value)
_RESOLVE = N_("Add the file's own site")
_COMPLETE_SCHEME = N_("Complete the scheme")
_SLASH = N_("Add the slash after the host")
_ENCODE_SPACES = N_("Write spaces as %20")
_ENCODE = N_("Percent-encode the characters")
_UNESCAPE = N_("Write the character itself")
_WRITE_SLASHES = N_("Replace \\ with /")
_ENCODE_PERCENT = N_("Write % as %25")
_CORRECT_SCHEME = N_("Correct the scheme")

LOC_FIXES: Fixes = {
    "loc-padded": (_TRIM,),
    "loc-below-schema-minimum": rewrite_asked_unless_sure(
        "slash", _SLASH, sure_url("loc-below-schema-minimum")
    ),
    "loc-not-absolute": (
        asked_rewrite("visible", REMOVE_INVISIBLE, visible_url),
        asked_rewrite("complete", _COMPLETE_SCHEME, completing(suggestion_of("loc-not-absolute"))),
        asked_rewrite("resolve", _RESOLVE, resolve_path),
    ),
    "loc-scheme-unsupported": rewrite_asked_unless_sure(
        "correct", _CORRECT_SCHEME, suggestion_of("loc-scheme-unsupported")
    ),
    "loc-host-invalid": (
        asked_rewrite("slashes", N_("Correct the slashes around the host"), with_host_between_slashes),
    ),
    "loc-not-public-host": (asked_rewrite("host", N_("Use the site's own scheme and host"), on_public_site),),
    "loc-userinfo": (asked_rewrite("remove", N_("Remove user name and password"), without_userinfo),),
    "loc-fragment": (asked_rewrite("cut", N_("Remove everything from # on"), without_fragment),),
    "loc-space": (
        sure_rewrite("encode", _ENCODE_SPACES, sure_url("loc-space")),
        asked_rewrite("first", N_("Keep the first of several URLs"), first_of_several),
        Fix(
            "after-slash",
            N_("Remove the white space after a slash"),
            RewriteValue(without_spaces_after_slash),
            is_guess=True,
        ),
        asked_rewrite("encode", _ENCODE_SPACES, with_spaces_encoded),
        asked_rewrite("remove", N_("Remove the white space"), without_spaces),
    ),
    "loc-illegal-character": (
        sure_rewrite("encode", _ENCODE, sure_url("loc-illegal-character")),
        asked_rewrite("encode", _ENCODE, with_illegal_encoded),
        asked_rewrite("slashes", _WRITE_SLASHES, with_slashes),
        Fix(  # after the other fixes, only replacement characters are left
            "remove", N_("Remove the characters"), RewriteValue(without_illegal), is_guess=True
        ),
    ),
    "loc-bad-percent": (
        sure_rewrite("encode", _ENCODE_PERCENT, sure_url("loc-bad-percent")),
        asked_rewrite("unicode", N_("Convert %u codes to UTF-8"), with_unicode_encoded),
        asked_rewrite("encode", _ENCODE_PERCENT, with_percent_encoded),
    ),
    "loc-non-ascii": (asked_rewrite("encode", N_("Percent-encode as UTF-8"), percent_encoded_url),),
    "loc-idn-host": (asked_rewrite("ascii", N_("Write the host in ASCII (xn--)"), with_ascii_host),),
    "invisible-character": (asked_rewrite("remove", REMOVE_INVISIBLE, without_unseen),),
    "loc-double-escaped": rewrite_asked_unless_sure("unescape", _UNESCAPE, sure_url("loc-double-escaped")),
    "loc-double-encoded": (asked_rewrite("decode", N_("Decode %25 before an escape"), decoded_once),),
    "loc-uppercase-host": rewrite_asked_unless_sure(
        "lower-case", N_("Change scheme and host to lower case"), sure_url("loc-uppercase-host")
    ),
    "loc-default-port": rewrite_asked_unless_sure(
        "remove", N_("Remove the port"), sure_url("loc-default-port")
    ),
    "loc-no-root-slash": rewrite_asked_unless_sure("slash", _SLASH, sure_url("loc-no-root-slash")),
    "loc-dot-segments": (
        asked_rewrite("resolve", N_("Resolve the dots in the path"), suggestion_of("loc-dot-segments")),
    ),
    "loc-session-or-tracking": (asked_rewrite("remove", N_("Remove these parameters"), without_tracking),),
    "url-in-url": (asked_rewrite("keep-one", N_("Keep one of the URLs"), suggestion_of("url-in-url")),),
    "loc-mojibake": (REREAD,),
    "loc-double-slash": (
        asked_rewrite("single", N_("Use a single slash"), suggestion_of("loc-double-slash")),
    ),
    "loc-empty": (REMOVE_ENTRY,),
    "text-line-not-url": (
        asked_rewrite("correct", REMOVE_INVISIBLE, visible_url),
        asked_rewrite("complete", _COMPLETE_SCHEME, completing(suggestion_of("text-line-not-url"))),
        asked_rewrite("resolve", _RESOLVE, resolve_line),
        Fix("remove-entry", N_("Remove the line"), RemoveEntries()),
    ),
    "merge-conflict": (
        Fix("ours", N_("Keep the first side"), KeepOneSide(ours=True)),
        Fix("theirs", N_("Keep the second side"), KeepOneSide(ours=False)),
    ),
}
