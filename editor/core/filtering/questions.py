"""Builds the condition that a term, an operator and a value stand for."""

from editor.core.filtering.errors import FilterError
from editor.core.filtering.filter_tree import (
    ComparisonTest,
    FilterSpan,
    Glob,
    Literal,
    Node,
    Operand,
    RangeTest,
    Text,
    WordTest,
)
from editor.core.filtering.spans import operand_of
from editor.core.filtering.terms import Fit, Takes, Term
from editor.core.filtering.values import Value
from editor.core.text import QT_TRANSLATE_NOOP

_WANTED = {
    Takes.NUMBER: QT_TRANSLATE_NOOP("filter", "Enter a number here, such as {detail}."),
    Takes.COUNT: QT_TRANSLATE_NOOP("filter", "Enter a whole number here, such as {detail}."),
    Takes.DATE: QT_TRANSLATE_NOOP("filter", "Enter a date here, such as {detail}."),
    Takes.AGE: QT_TRANSLATE_NOOP("filter", "Enter a time span with d, w, m or y here, such as {detail}."),
}
_SAMPLES = {Takes.NUMBER: "0.5", Takes.COUNT: "3", Takes.DATE: "2024-05-31", Takes.AGE: "400d"}


def question(term: Term, operator: str, value: Value) -> Node:
    """Return the condition of a term, an operator it takes and a value; raises FilterError."""
    if term.is_compared:
        return _compared(term, operator, value)
    if term.takes is Takes.WORD:
        return _choice(term, value)
    return Text(term.name, _normal(term, value.pattern()), operator == "=", value.place)


def _choice(term: Term, value: Value) -> WordTest:
    from difflib import get_close_matches  # noqa: PLC0415 - for faults only

    names = [word.name for word in term.words]
    name = value.text.lower()
    if name in names:
        return WordTest(term.name, name)
    near = get_close_matches(name, names, 1)
    if near:
        sentence = QT_TRANSLATE_NOOP("filter", "There is no such word. Did you mean {detail}?")
        raise FilterError(sentence, near[0], value.place)
    sentence = QT_TRANSLATE_NOOP("filter", "Enter one of these here: {detail}.")
    raise FilterError(sentence, ", ".join(names), value.place)


def _normal(term: Term, pattern: Literal | Glob) -> Literal | Glob:
    """Complete a pattern: a path gets its missing first slash, and a file extension loses its leading dot."""
    first = pattern.text if isinstance(pattern, Literal) else pattern.parts[0]
    if term.fit is Fit.START and first and not first.startswith("/"):
        first = f"/{first}"
    elif term.name == "ext" and len(first) > 1:
        first = first.lstrip(".") or "."
    return Literal(first) if isinstance(pattern, Literal) else Glob((first, *pattern.parts[1:]))


def _compared(term: Term, operator: str, value: Value) -> Node:
    """Return the condition of a term with ordered values: a comparison, a range or, after a colon, a text."""
    if operator == ":" and value.has_quotes and term.field:
        return Text(term.name, value.pattern(), place=value.place)
    if operator == ":" and ".." in value.text:
        return _between(term, value)
    bare = value.text.lstrip("<=>")
    if operator == ":" and bare != value.text and operand_of(term.takes, bare) is not None:
        # read as text it would silently match nothing
        sentence = QT_TRANSLATE_NOOP("filter", "Write this without the colon: {detail}")
        raise FilterError(sentence, term.name + value.text, value.place)
    operand = operand_of(term.takes, value.text)
    if operand is not None and operator != ":":
        return ComparisonTest(term.name, operator, operand)
    if operand is not None and "=" in term.operators:
        return ComparisonTest(term.name, "=", operand)
    if operator == ":" and term.field:
        return Text(term.name, value.pattern(), place=value.place)
    if operand is not None:
        sentence = QT_TRANSLATE_NOOP("filter", "Write this like {detail}")
        raise FilterError(sentence, term.example, value.place)
    raise _not_comparable(term, value.place)


def _between(term: Term, value: Value) -> RangeTest:
    low, _, high = value.text.partition("..")
    if not low and not high:
        raise _not_comparable(term, value.place)
    ends: list[Operand | None] = []
    for text, start in ((low, value.place.start), (high, value.place.end - len(high))):
        operand = operand_of(term.takes, text) if text else None
        if text and operand is None:
            raise _not_comparable(term, FilterSpan(start, start + len(text)))
        ends.append(operand)
    return RangeTest(term.name, *ends)


def _not_comparable(term: Term, place: FilterSpan) -> FilterError:
    return FilterError(_WANTED[term.takes], _SAMPLES[term.takes], place)
