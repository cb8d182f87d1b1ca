"""Writes filters as text, in the shortest form that is parsed as the same filter."""

import re
from decimal import Decimal

from editor.core.filtering.filter_tree import (
    All,
    ComparisonTest,
    Either,
    Expression,
    Glob,
    Literal,
    Node,
    Not,
    Operand,
    RangeTest,
    Text,
    WordTest,
)
from editor.core.filtering.terms import ANY, TERM_BY_NAME

# Text that needs no quotes: without syntax of the language, and no dot before an asterisk.
_PLAIN = re.compile(r"(?!-)(?!(?:OR|AND|NOT)\Z)[\w/%~@&,;#'.-]*(?<!\.)")
_UNSAFE_IN_EXPRESSION = re.compile(r"\\.|\s|/(?=[\s)])", re.DOTALL)


def print_filter(node: Node | None) -> str:
    """Return a filter as text; "" for None, which every row matches."""
    text = ""
    match node:
        case Either(nodes):
            text = " OR ".join(_grouped(each, Either) for each in nodes)
        case All(nodes):
            text = " ".join(_grouped(each, All, Either) for each in nodes)
        case Not(inner):
            text = f"-{_grouped(inner, All, Either)}"
        case WordTest(term, word):
            text = f"{term}:{word}"
        case ComparisonTest(term, operator, operand):
            text = f"{term}{operator}{_operand(operand)}"
        case RangeTest(term, low, high):
            text = f"{term}:{_operand(low)}..{_operand(high)}"
        case Text():
            text = _text(node)
    return text


def _grouped(node: Node, *looser: type) -> str:
    return f"({print_filter(node)})" if isinstance(node, looser) else print_filter(node)


def _operand(operand: Operand | None) -> str:
    if operand is None:
        return ""
    return format(operand, "f") if isinstance(operand, Decimal) else str(operand)


def _text(node: Text) -> str:
    term = TERM_BY_NAME[node.term]
    start = f"{node.term}{'=' if node.is_whole else ':'}"
    match node.pattern:
        case Expression(source):
            return f"{start}/{_UNSAFE_IN_EXPRESSION.sub(_escaped, source)}/"
        case Literal(text):
            parts: tuple[str, ...] = (text,)
        case Glob(parts):
            pass
    if node.term == ANY and not node.is_whole:
        start = ""
    elif term.takes_expressions and parts[0].startswith("/"):
        parts = (_in_quotes(parts[0]), *map(as_word, parts[1:]))
        return start + "*".join(parts)
    return start + "*".join(map(_in_quotes if term.is_compared else as_word, parts))


def _escaped(match: re.Match[str]) -> str:
    found = match[0]
    return found if found.startswith("\\") else f"\\{found}"


def as_word(text: str) -> str:
    """Return a text as it is written in a filter to stand for itself, quoted if necessary."""
    return text if _PLAIN.fullmatch(text) else _in_quotes(text)


def _in_quotes(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"' if text else ""
