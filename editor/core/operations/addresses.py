"""Rewrites URLs part by part; `loc` declares the operations that use these functions.

Parts that an operation does not concern stay as written. A value without `scheme://` is left alone, and so is
one whose outcome would be ambiguous.
"""

import re
from collections.abc import Callable
from urllib.parse import quote

from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.values.characters import INVISIBLE, is_joiner_in_word
from editor.core.values.hosts import a_label, split_authority
from editor.core.values.urls import DEFAULT_PORTS, UrlParts, split

_ENCODED = re.compile('[^\x21-\x7e]|["<>{}|\\\\^`\\[\\]]')  # what RFC 3986 requires to be encoded
_MISTAKES = re.compile("[\x00-\x1f\x7f-\x9f\ufffd-\uffff\ud800-\udfff]")  # encoding would not repair these
_ENTITY_REST = re.compile("#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6});")


def rewriting(change: Callable[[UrlParts], UrlParts | None]) -> Rewrite:
    """Return a function that rewrites a URL by changing its parts; an unchanged URL keeps its whitespace."""

    def rewrite(loc: str) -> str | None:
        parts = split(loc)
        new = change(parts) if parts else None
        if new is None:
            return None
        return loc if new == parts else str(new)

    return rewrite


def set_scheme(_request: Request, scheme: str) -> Rewrite:
    """Return a function that sets the scheme to http or https and drops the other scheme's default port."""

    def change(parts: UrlParts) -> UrlParts | None:
        old = parts.scheme.lower()
        if old not in DEFAULT_PORTS:
            return None
        return parts if old == scheme else parts.with_scheme(scheme)

    return rewriting(change)


def set_host(_request: Request, host: str, old: str) -> Rewrite:
    """Return a function that replaces host and port, only if equal to `old` where that is given."""
    wanted = _host_and_port(old) if old else None

    def change(parts: UrlParts) -> UrlParts | None:
        if wanted is not None:
            found, port = _host_and_port(parts.authority)
            if found != wanted[0] or (wanted[1] and port != wanted[1]):
                return parts
        return parts.with_host(host)

    return rewriting(change)


def _host_and_port(authority: str) -> tuple[str, str]:
    _, host, port = split_authority(authority)
    return a_label(host), port or ""


def move_base(_request: Request, old: str, new: str) -> Rewrite:
    """Return a function that replaces the beginning of a path; URLs with other paths stay as they are."""
    before, after = old.rstrip("/"), new.rstrip("/")

    def change(parts: UrlParts) -> UrlParts | None:
        path = parts.path or "/"
        if path != before and not path.startswith(before + "/"):
            return parts
        moved = after + path[len(before) :]
        return parts if moved == path else parts._replace(path=moved or "/")

    return rewriting(change)


def add_slash(_request: Request) -> Rewrite:
    """Return a function that ends the path with a slash, unless it ends in the name of a file."""

    def change(parts: UrlParts) -> UrlParts | None:
        segment = parts.path.rpartition("/")[2]
        is_file = "." in segment[1:]
        if parts.path.endswith("/") or is_file:
            return parts
        return parts._replace(path=parts.path + "/")

    return rewriting(change)


def remove_slash(_request: Request) -> Rewrite:
    """Return a function that removes slashes at the end of the path; the root keeps its own."""

    def change(parts: UrlParts) -> UrlParts | None:
        path = parts.path.rstrip("/")
        return parts._replace(path=path) if path else parts

    return rewriting(change)


def lower_host(_request: Request) -> Rewrite:
    """Return a function that puts scheme and host in lower case."""
    return rewriting(UrlParts.in_lower_case)


def percent_encode(_request: Request) -> Rewrite:
    """Return a function that percent-encodes, as UTF-8, what path, query and fragment may not contain."""

    def change(parts: UrlParts) -> UrlParts | None:
        if any(_is_mistaken(text) for text in (parts.path, parts.query, parts.fragment)):
            return None
        fragment = parts.fragment[:1] + _encoded(parts.fragment[1:]).replace("#", "%23")
        return parts._replace(path=_encoded(parts.path), query=_encoded(parts.query), fragment=fragment)

    return rewriting(change)


def _is_mistaken(text: str) -> bool:
    """Return True if a text contains characters nobody meant to write, which encoding would only hide."""
    if _MISTAKES.search(text):
        return True
    if text.isascii():
        return False
    return any(not is_joiner_in_word(text, match.start()) for match in INVISIBLE.finditer(text))


def _encoded(text: str) -> str:
    return _ENCODED.sub(lambda match: quote(match[0], safe=""), text)


def remove_fragment(_request: Request, keep_routes: bool) -> Rewrite:
    """Return a function that removes the fragment; `#!` and `#/` may be kept, as they can identify pages."""

    def change(parts: UrlParts) -> UrlParts | None:
        before = parts._replace(fragment="")
        if str(before).endswith("&") and _ENTITY_REST.match(parts.fragment):
            return None  # from `&#8217;`, escaped twice: this is no fragment
        if keep_routes and parts.fragment.startswith(("#!", "#/")):
            return parts
        return before

    return rewriting(change)
