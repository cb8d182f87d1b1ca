"""The parts of a filter that must all fit, to put one in or take one out."""

from collections.abc import Iterable
from functools import lru_cache

from editor.core.filtering.filter_tree import All, Either, Glob, Literal, Node, Not, Text
from editor.core.filtering.language import Filter, parse_filter
from editor.core.filtering.printing import printed
from editor.core.filtering.texts import spellings_in_urls
from editor.core.values.urls import decoded_path

_ANYWHERE = {"any", "loc"}  # terms that look for a text wherever it stands
_PLACES = {"host", "path"}  # those that say where on the site a URL lies
NOWHERE = Not(Text("host", Glob(("", ""))))  # asks for what is no absolute URL: it has no host


def outermost_parts(wanted: Filter) -> tuple[Node, ...]:
    """What stands side by side at the outermost level."""
    match wanted.root:
        case None:
            return ()
        case All(nodes):
            return nodes
        case node:
            return (node,)


def has_part(wanted: Filter, text: str) -> bool:
    """Whether all that a text asks for stands side by side with the rest of a filter."""
    parts = outermost_parts(wanted)
    return all(part in parts for part in _parts_in(text))


def with_part(wanted: Filter, text: str, instead_of: Iterable[str]) -> str:
    """A filter's text with another part in it, in place of others that exclude it."""
    added = _parts_in(text)
    return _text([*_left(wanted, (*instead_of, text)), *added])


def with_question(wanted: Filter, question: Node) -> str:
    """A filter's text that asks this, too, and no longer for the opposite."""
    opposite = question.node if isinstance(question, Not) else Not(question)
    return _text([*(part for part in outermost_parts(wanted) if part not in (question, opposite)), question])


def beside(wanted: Filter, beginning: str) -> str:
    """A filter's text that goes on with what is only begun, and must fit as well."""
    asked = printed(wanted.root)
    if isinstance(wanted.root, Either):
        asked = f"({asked})"
    return f"{asked} {beginning}".lstrip()


def without_part(wanted: Filter, text: str) -> str:
    """A filter's text without one of its parts."""
    return _text(_left(wanted, (text,)))


def place_in(wanted: Filter) -> tuple[Node, ...]:
    """What a filter asks of host and path alone."""
    return tuple(part for part in outermost_parts(wanted) if _is_place(part))


def with_place(wanted: Filter, place: Iterable[Node]) -> str:
    """A filter's text that asks this of host and path, and of all else what it asked before."""
    return _text([*(part for part in outermost_parts(wanted) if not _is_place(part)), *place])


def _is_place(part: Node) -> bool:
    return part == NOWHERE or (isinstance(part, Text) and part.term in _PLACES)


def rule_of(wanted: Filter) -> str:
    """The rule that only the rows of which fit; "" where there is none."""
    for part in outermost_parts(wanted):
        if isinstance(part, Text) and part.term == "rule" and isinstance(part.pattern, Literal):
            return part.pattern.text.lower()
    return ""


def narrows(wanted: Filter, before: Filter) -> bool:
    """Whether rows that fit a filter surely fit another, which asks for text only: what was typed grew."""
    parts, old = outermost_parts(wanted), outermost_parts(before)
    return bool(old) and all(any(_implies(part, each) for part in parts) for each in old)


def _implies(part: Node, old: Node) -> bool:
    match part, old:
        case Text(term, Literal(text), False), Text(old_term, Literal(old_text), False) if term == old_term:
            if term == "path":
                return decoded_path(text).casefold().startswith(decoded_path(old_text).casefold())
            if term in _ANYWHERE:
                old_spellings = spellings_in_urls(old_text)
                return all(any(old in one for old in old_spellings) for one in spellings_in_urls(text))
    return False


@lru_cache(maxsize=64)
def _parts_in(text: str) -> tuple[Node, ...]:
    """Of the few texts that are asked about at every turn."""
    return outermost_parts(parse_filter(text))


def _left(wanted: Filter, texts: Iterable[str]) -> list[Node]:
    gone = [part for text in texts for part in _parts_in(text)]
    return [part for part in outermost_parts(wanted) if part not in gone]


def _text(parts: list[Node]) -> str:
    if not parts:
        return ""
    return printed(parts[0] if len(parts) == 1 else All(tuple(parts)))
