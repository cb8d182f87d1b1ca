"""How URLs are changed part by part; `loc` declares what can be done to them.

What is not asked for stays as it is written. A value that has no `scheme://` is left alone, and so is one
of which nobody can tell what the outcome should be.
"""

import re
from collections.abc import Callable
from urllib.parse import quote

from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.values.characters import INVISIBLE, is_joiner_in_word
from editor.core.values.hosts import a_label, split_authority
from editor.core.values.urls import DEFAULT_PORTS, UrlParts, split

_ENCODED = re.compile('[^\x21-\x7e]|["<>{}|\\\\^`\\[\\]]')  # where RFC 3986 wants an escape
_MISTAKES = re.compile("[\x00-\x1f\x7f-\x9f\ufffd-\uffff\ud800-\udfff]")  # an escape would not mend them
_ENTITY_REST = re.compile("#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6});")


def rewriting(change: Callable[[UrlParts], UrlParts | None]) -> Rewrite:
    """What becomes of a URL whose parts are changed; white space around it stays while nothing else does."""

    def rewrite(loc: str) -> str | None:
        parts = split(loc)
        new = change(parts) if parts else None
        if new is None:
            return None
        return loc if new == parts else str(new)

    return rewrite


def set_scheme(_request: Request, scheme: str) -> Rewrite:
    """http or https; the port of the other one is dropped."""

    def change(parts: UrlParts) -> UrlParts | None:
        old = parts.scheme.lower()
        if old not in DEFAULT_PORTS:
            return None
        return parts if old == scheme else parts.with_scheme(scheme)

    return rewriting(change)


def set_host(_request: Request, host: str, old: str) -> Rewrite:
    """Another host and port, everywhere or in place of one; user information stays."""
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
    """Another beginning of the path; what lies elsewhere stays."""
    before, after = old.rstrip("/"), new.rstrip("/")

    def change(parts: UrlParts) -> UrlParts | None:
        path = parts.path or "/"
        if path != before and not path.startswith(before + "/"):
            return parts
        moved = after + path[len(before) :]
        return parts if moved == path else parts._replace(path=moved or "/")

    return rewriting(change)


def add_slash(_request: Request) -> Rewrite:
    """A slash at the end of the path, unless it ends in the name of a file."""

    def change(parts: UrlParts) -> UrlParts | None:
        segment = parts.path.rpartition("/")[2]
        is_file = "." in segment[1:]
        if parts.path.endswith("/") or is_file:
            return parts
        return parts._replace(path=parts.path + "/")

    return rewriting(change)


def remove_slash(_request: Request) -> Rewrite:
    """No slash at the end of the path; the root keeps its own."""

    def change(parts: UrlParts) -> UrlParts | None:
        path = parts.path.rstrip("/")
        return parts._replace(path=path) if path else parts

    return rewriting(change)


def lower_host(_request: Request) -> Rewrite:
    """Scheme and host in small letters, as they are compared."""
    return rewriting(UrlParts.in_lower_case)


def percent_encode(_request: Request) -> Rewrite:
    """Escapes of UTF-8 for what may not stand in path, query or fragment as it is."""

    def change(parts: UrlParts) -> UrlParts | None:
        if any(_is_mistaken(text) for text in (parts.path, parts.query, parts.fragment)):
            return None
        fragment = parts.fragment[:1] + _encoded(parts.fragment[1:]).replace("#", "%23")
        return parts._replace(path=_encoded(parts.path), query=_encoded(parts.query), fragment=fragment)

    return rewriting(change)


def _is_mistaken(text: str) -> bool:
    """Whether it holds what nobody meant to write, so that an escape would only hide it."""
    if _MISTAKES.search(text):
        return True
    if text.isascii():
        return False
    return any(not is_joiner_in_word(text, match.start()) for match in INVISIBLE.finditer(text))


def _encoded(text: str) -> str:
    return _ENCODED.sub(lambda match: quote(match[0], safe=""), text)


def remove_fragment(_request: Request, keep_routes: bool) -> Rewrite:
    """No fragment; `#!` and `#/` may be what tells pages apart."""

    def change(parts: UrlParts) -> UrlParts | None:
        before = parts._replace(fragment="")
        if str(before).endswith("&") and _ENTITY_REST.match(parts.fragment):
            return None  # `&#8217;`, which was escaped twice: no fragment begins there
        if keep_routes and parts.fragment.startswith(("#!", "#/")):
            return parts
        return before

    return rewriting(change)
