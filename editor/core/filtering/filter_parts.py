"""Inserts, replaces and removes the outermost conditions of a filter, all of which a row must match."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from editor.core.filtering.filter_language import Filter, parse_filter, print_filter
from editor.core.filtering.filter_tree import All, Either, Glob, Literal, Node, Not, Text
from editor.core.filtering.text_matching import spellings_in_urls
from editor.core.values.urls import decoded_path

_ANYWHERE = {"any", "loc"}  # terms that match a text anywhere
_PLACES = {"host", "path"}  # terms for the location of a URL
NO_PLACE = Not(Text("host", Glob(("", ""))))  # matches what is no absolute URL, as it has no host


def outermost_parts(wanted: Filter) -> tuple[Node, ...]:
    """Return the outermost conditions of a filter, those that stand side by side outside any brackets."""
    match wanted.root:
        case None:
            return ()
        case All(nodes):
            return nodes
        case node:
            return (node,)


def has_part(wanted: Filter, text: str) -> bool:
    """Return True if all conditions of `text` are among the outermost conditions of a filter."""
    parts = outermost_parts(wanted)
    return all(part in parts for part in _parts_in(text))


def with_part(wanted: Filter, text: str, instead_of: Iterable[str]) -> str:
    """Return the text of a filter with the conditions of `text` in place of those of `instead_of`."""
    added = _parts_in(text)
    return _text([*_left(wanted, (*instead_of, text)), *added])


def with_question(wanted: Filter, question: Node) -> str:
    """Return the text of a filter with a condition added and its opposite removed."""
    opposite = question.node if isinstance(question, Not) else Not(question)
    return _text([*(part for part in outermost_parts(wanted) if part not in (question, opposite)), question])


def chosen_among(wanted: Filter, choices: Iterable[str]) -> tuple[str, ...]:
    """Return those of some alternatives, such as months, that a filter asks for, alone or joined by OR."""
    parts = outermost_parts(wanted)
    joined = [frozenset(part.nodes) for part in parts if isinstance(part, Either)]
    return tuple(
        choice
        for choice in choices
        if all(node in parts for node in _parts_in(choice))
        or any(_as_node(choice) in nodes for nodes in joined)
    )


def with_choices(wanted: Filter, chosen: Iterable[str], choices: Iterable[str]) -> str:
    """Return the text of a filter that asks for any of the chosen alternatives, and no longer for the others.

    Its other conditions stay.
    """
    every, new = list(choices), [_as_node(choice) for choice in chosen]
    nodes = frozenset(map(_as_node, every))
    left = [
        part
        for part in _left(wanted, [choice for choice in every if chosen_among(wanted, [choice])])
        if not (isinstance(part, Either) and nodes.issuperset(part.nodes))
    ]
    if len(new) == 1 and isinstance(new[0], All):
        return _text([*left, *new[0].nodes])
    return _text([*left, *([new[0]] if len(new) == 1 else [Either(tuple(new))] if new else [])])


def _as_node(text: str) -> Node:
    parts = _parts_in(text)
    return parts[0] if len(parts) == 1 else All(parts)


def begin_condition(wanted: Filter, beginning: str) -> str:
    """Return the text of a filter followed by an unfinished condition, joined to it by AND."""
    asked = print_filter(wanted.root)
    if isinstance(wanted.root, Either):
        asked = f"({asked})"
    return f"{asked} {beginning}".lstrip()


def without_part(wanted: Filter, text: str) -> str:
    """Return the text of a filter without the conditions of `text`."""
    return _text(_left(wanted, (text,)))


def place_in(wanted: Filter) -> tuple[Node, ...]:
    """Return the outermost conditions of a filter that concern the host and the path."""
    return tuple(part for part in outermost_parts(wanted) if _is_place(part))


def with_place(wanted: Filter, place: Iterable[Node]) -> str:
    """Return the text of a filter with its conditions on host and path replaced by these; all others stay."""
    return _text([*(part for part in outermost_parts(wanted) if not _is_place(part)), *place])


def with_conditions(wanted: Filter, conditions: Iterable[Node]) -> str:
    """Return the text of a filter with further conditions behind its own."""
    return _text([*outermost_parts(wanted), *conditions])


def without_conditions(wanted: Filter, conditions: Collection[Node]) -> str:
    """Return the text of a filter without some of its outermost conditions."""
    return _text([part for part in outermost_parts(wanted) if part not in conditions])


def _is_place(part: Node) -> bool:
    return part == NO_PLACE or (isinstance(part, Text) and part.term in _PLACES)


def rule_of(wanted: Filter) -> str:
    """Return the id of the rule that a filter restricts the rows to; "" if it names none."""
    for part in outermost_parts(wanted):
        if isinstance(part, Text) and part.term == "rule" and isinstance(part.pattern, Literal):
            return part.pattern.text.lower()
    return ""


def narrows(wanted: Filter, before: Filter) -> bool:
    """Return True if surely all rows that match a filter match the one before, of which a text grew."""
    parts, old = outermost_parts(wanted), outermost_parts(before)
    return bool(old) and all(any(_implies(part, each) for part in parts) for each in old)


def _implies(part: Node, old: Node) -> bool:
    match part, old:
        case [Text(term, Literal(text), False), Text(old_term, Literal(old_text), False)] if term == old_term:
            if term == "path":
                return decoded_path(text).casefold().startswith(decoded_path(old_text).casefold())
            if term in _ANYWHERE:
                old_spellings = spellings_in_urls(old_text)
                return all(any(old in one for old in old_spellings) for one in spellings_in_urls(text))
    return False


@lru_cache(maxsize=64)
def _parts_in(text: str) -> tuple[Node, ...]:
    """Parse a text into its outermost conditions; cached, as few texts are needed very often."""
    return outermost_parts(parse_filter(text))


def _left(wanted: Filter, texts: Iterable[str]) -> list[Node]:
    gone = [part for text in texts for part in _parts_in(text)]
    return [part for part in outermost_parts(wanted) if part not in gone]


def _text(parts: list[Node]) -> str:
    if not parts:
        return ""
    return print_filter(parts[0] if len(parts) == 1 else All(tuple(parts)))
