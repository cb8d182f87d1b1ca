"""What is done to the parameters in the query of a URL: those kept stay as they are written."""

import re
from collections.abc import Callable, Iterable
from fnmatch import translate
from urllib.parse import unquote

from editor.core.operations.addresses import rewriting
from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.urls import Parts


def remove_parameters(_request: Request, names: tuple[str, ...]) -> Rewrite:
    """All parameters but those whose names match."""
    is_named = _matcher(names)
    return _kept(lambda piece: not is_named(_name(piece)))


def keep_parameters(_request: Request, names: tuple[str, ...]) -> Rewrite:
    """Only the parameters whose names match."""
    is_named = _matcher(names)
    return _kept(lambda piece: is_named(_name(piece)))


def sort_parameters(_request: Request) -> Rewrite:
    """The parameters in the order of their names; those of one name keep theirs."""

    def change(parts: Parts) -> Parts | None:
        pieces = sorted(parts.query[1:].split("&"), key=_name)
        return parts._replace(query="?" + "&".join(pieces)) if parts.query else parts

    return rewriting(change)


def _kept(keep: Callable[[str], bool]) -> Rewrite:
    def change(parts: Parts) -> Parts | None:
        pieces = parts.query[1:].split("&")
        kept = [piece for piece in pieces if keep(piece)]
        if len(kept) == len(pieces) or len(parts.query) <= 1:
            return parts
        return parts._replace(query="?" + "&".join(kept) if kept else "")

    return rewriting(change)


def _name(piece: str) -> str:
    return unquote(piece.partition("=")[0])


def _matcher(patterns: Iterable[str]) -> Callable[[str], bool]:
    """Tells whether a name matches one of some patterns in full; case counts, as it does in URLs."""
    # `[` means nothing here: `a[]` is a name. What `translate` makes takes linear time.
    expressions = [re.compile(translate(pattern.replace("[", "[[]"))) for pattern in patterns]
    return lambda name: any(expression.match(name) for expression in expressions)
