"""The parameters of URLs: found and removed, and the names of those that identify visits.

A parameter stands in the query, or after a `;` in the path. Its name is as written, so it may have
escapes. What is added to a list of names here is found by the rule, removed by its fix, and proposed
by the operation that removes parameters, also in the recipe that comes with the program.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from fnmatch import translate
from typing import NamedTuple
from urllib.parse import unquote

from editor.core.values.urls import UrlParts

# In lower case, but found in any; `*` stands for any characters.
_ADVERTISING = ("utm_*", "gclid", "fbclid", "yclid", "msclkid")
TRACKING = (*_ADVERTISING, "jsessionid", "phpsessid", "aspsessionid*")
_LONG_SESSIONS = ("sid", "sessionid")  # with a short value, they may name a page
_LONG = 16  # characters

_AMPERSAND = re.compile("(&(?:amp;)?)")  # `&amp;` comes from escaping twice, so `amp;` is not in the name
_IN_QUERY = re.compile("([?;]|&(?:amp;)?)")
_IN_PATH = re.compile("([;/])")


class _Piece(NamedTuple):
    """A part of a path or query, with the sign before it."""

    sign: str
    text: str

    @property
    def name(self) -> str:
        return self.text.partition("=")[0]

    @property
    def value(self) -> str:
        return self.text.partition("=")[2]


def _pieces(text: str, separator: re.Pattern[str]) -> list[_Piece]:
    """Split a path, or a query with its `?`."""
    first, *rest = separator.split(text[1:])
    return [_Piece(text[:1], first), *map(_Piece, rest[::2], rest[1::2])]


def tracking_names(parts: UrlParts) -> list[str]:
    """Return the names of the parameters of a URL that identify visits."""
    found = _pieces(parts.path, _IN_PATH) if ";" in parts.path else []
    found = [piece for piece in found if piece.sign == ";"]
    if parts.query:
        found += _pieces(parts.query, _IN_QUERY)
    return [piece.name for piece in found if is_tracking(piece.name, piece.value)]


def is_tracking(name: str, value: str) -> bool:
    """Return True if a parameter identifies visits, not pages."""
    return bool(_ALWAYS_TRACKING.match(name)) or (name.lower() in _LONG_SESSIONS and len(value) >= _LONG)


def without_parameters(parts: UrlParts, is_unwanted: Callable[[str, str], bool]) -> UrlParts:
    """Remove the parameters of which a test of name and value holds; the others stay in their places."""
    path = parts.path
    if ";" in path:
        pieces = _pieces(path, _IN_PATH)
        path = "".join(
            piece.sign + piece.text
            for piece in pieces
            if piece.sign != ";" or not is_unwanted(piece.name, piece.value)
        )
    pieces = _pieces(parts.query, _IN_QUERY)
    kept: list[_Piece] = []
    before, is_gone = "", False
    for piece in pieces:
        is_named = bool(piece.text) and is_unwanted(piece.name, piece.value)
        is_gone = is_named or (is_gone and _goes_on(before, piece))
        if not is_gone:
            kept.append(piece)
        before = piece.text
    return _with_query(parts._replace(path=path), pieces, kept)


def _goes_on(before: str, piece: _Piece) -> bool:
    """Tell whether a sign begins no parameter, but stands in the value before: words or an address."""
    return (piece.sign == ";" and "=" not in piece.text) or (piece.sign == "?" and "/" in before)


def with_only_parameters(parts: UrlParts, is_wanted: Callable[[str], bool]) -> UrlParts:
    """Remove all parameters of the query but those whose names are wanted, with all up to the next `&`."""
    if len(parts.query) <= 1:
        return parts
    pieces = _pieces(parts.query, _AMPERSAND)
    return _with_query(parts, pieces, [piece for piece in pieces if is_wanted(piece.name)])


def _with_query(parts: UrlParts, pieces: Sequence[_Piece], kept: Sequence[_Piece]) -> UrlParts:
    """Return a URL with some pieces of its query; where any was removed, empty ones go, too."""
    if len(kept) == len(pieces):
        return parts
    first, *rest = [piece for piece in kept if piece.text] or [_Piece("", "")]
    signs = "?" if first.text else ""
    return parts._replace(query=signs + first.text + "".join(piece.sign + piece.text for piece in rest))


def with_sorted_parameters(parts: UrlParts) -> UrlParts:
    """Sort the parameters of the query by name; those with the same name keep their order."""
    if not parts.query:
        return parts
    pieces = _pieces(parts.query, _AMPERSAND)
    ordered = sorted(pieces, key=lambda piece: unquote(piece.name))
    query = "".join(piece.sign + other.text for piece, other in zip(pieces, ordered, strict=True))
    return parts._replace(query=query)


def matching(patterns: Iterable[str]) -> Callable[[str], bool]:
    """Return a function that tells if a name fully matches any of some patterns, whose `*` is any text.

    Case counts, except in the names that identify visits.
    """
    expressions = [
        re.compile(_expression(pattern), re.IGNORECASE if pattern.lower() in TRACKING else 0)
        for pattern in patterns
    ]
    return lambda name: any(expression.match(unquote(name)) for expression in expressions)


def unwanted(patterns: Sequence[str]) -> Callable[[str, str], bool]:
    """Return a function that tells by name and value if a parameter is one of those that some patterns name.

    Patterns that name all that identify visits also stand for the few that only a long value tells.
    """
    is_named = matching(patterns)
    are_all = set(TRACKING) <= set(map(str.lower, patterns))
    return lambda name, value: is_named(name) or (are_all and is_tracking(name, value))


def _expression(pattern: str) -> str:
    # `[` means nothing here: `a[]` is a name. What `translate` makes takes linear time.
    return translate(pattern.replace("[", "[[]"))


_ALWAYS_TRACKING = re.compile("|".join(map(_expression, TRACKING)), re.IGNORECASE)


def _beginning(names: Iterable[str]) -> str:
    """Return an expression for the beginning of names, in which the first two letters rule most text out."""
    texts = [name.rstrip("*") for name in names]
    first = "".join(sorted({text[0] for text in texts}))
    second = "".join(sorted({text[1] for text in texts}))
    rest = "|".join(sorted({re.escape(text[1:]) for text in texts}))
    return f"[{first.upper()}{first}](?=(?i:[{second}]))(?i:{rest})"


# The beginning of a parameter that may identify visits, for a search of many URLs at once.
MAYBE_TRACKING = _beginning((*TRACKING, *_LONG_SESSIONS))
