"""Removes and sorts parameters in the query of a URL; those that are kept stay as written."""

import re
from collections.abc import Callable, Iterable, Sequence
from fnmatch import translate
from operator import add
from urllib.parse import unquote

from editor.core.operations.addresses import rewriting
from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.values.urls import UrlParts

_SEPARATOR = re.compile("(&(?:amp;)?)")  # the rest of an & that was escaped twice is no name


def remove_parameters(_request: Request, names: tuple[str, ...]) -> Rewrite:
    """Return a function that removes the parameters whose names match."""
    is_named = _matcher(names)
    return _kept(lambda piece: not is_named(_name(piece)))


def keep_parameters(_request: Request, names: tuple[str, ...]) -> Rewrite:
    """Return a function that removes all parameters except those whose names match."""
    is_named = _matcher(names)
    return _kept(lambda piece: is_named(_name(piece)))


def sort_parameters(_request: Request) -> Rewrite:
    """Return a function that sorts parameters by name; those with the same name keep their order."""

    def change(parts: UrlParts) -> UrlParts | None:
        signs, pieces = _taken_apart(parts.query)
        return parts._replace(query=_joined(signs, sorted(pieces, key=_name))) if parts.query else parts

    return rewriting(change)


def _kept(keep: Callable[[str], bool]) -> Rewrite:
    def change(parts: UrlParts) -> UrlParts | None:
        signs, pieces = _taken_apart(parts.query)
        kept = [(sign, piece) for sign, piece in zip(signs, pieces, strict=True) if keep(piece)]
        if len(kept) == len(pieces) or len(parts.query) <= 1:
            return parts
        return parts._replace(query=_joined(*zip(*kept, strict=True)) if kept else "")

    return rewriting(change)


def _taken_apart(query: str) -> tuple[list[str], list[str]]:
    """Split a query into the separators before each parameter, and the parameters."""
    pieces = _SEPARATOR.split(query[1:])
    return ["?", *pieces[1::2]], pieces[::2]


def _joined(signs: Sequence[str], pieces: Sequence[str]) -> str:
    return "?" + "".join(map(add, ("", *signs[1:]), pieces))


def _name(piece: str) -> str:
    return unquote(piece.partition("=")[0])


def _matcher(patterns: Iterable[str]) -> Callable[[str], bool]:
    """Return a function that tells, case-sensitively, if a name fully matches any of some patterns."""
    # `[` means nothing here: `a[]` is a name. What `translate` makes takes linear time.
    expressions = [re.compile(translate(pattern.replace("[", "[[]"))) for pattern in patterns]
    return lambda name: any(expression.match(name) for expression in expressions)
