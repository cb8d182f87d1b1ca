"""Parses filters such as `blog -is:error (priority<0.5 OR age>400d)`.

Rows must match all conditions that stand side by side; OR, AND and NOT are operators in capitals only. A word
that is no term is searched for as text.
"""

import re
from dataclasses import dataclass, field

from editor.core.filtering.errors import FilterError
from editor.core.filtering.expressions import ExpressionError, compiled_expression
from editor.core.filtering.filter_tree import All, Either, Expression, FilterSpan, Node, Not, Text
from editor.core.filtering.printing import print_filter
from editor.core.filtering.questions import question
from editor.core.filtering.terms import ANY, MEANT_BY, TERM_BY_NAME, TERMS, Takes, Term
from editor.core.filtering.values import Value, read_expression, read_value, stray_bracket
from editor.core.text import QT_TRANSLATE_NOOP

MOST_NESTED = 50  # of brackets and negations in each other
MAX_QUESTIONS = 1_000
MAX_ASTERISKS = 100  # in one text

_TERM = re.compile(r"([A-Za-z][A-Za-z_-]*)(:|!=|==|[<>]=?|=)")
_SPACED_TERM = re.compile(r"([A-Za-z]+)\s+([!<>]=|==?|[<>])\s*([^\s)]*)")  # never meant as texts
_KEYWORD = re.compile(r"(?<![^\s()])(OR|AND|NOT)(?=[\s()]|\Z)")
_SPACE = re.compile(r"\s*")
# Characters that only a regular expression has: without any, /blog/ is taken for a path.
_SIGNS = re.compile(r"[\\^$|\[{]|[.)\]][*+?]|\(\?")
# A slash or a space is escaped because of the filter language, not of the expression.
_NEEDLESS_ESCAPE = re.compile(r"\\([/\s])|(\\.)", re.DOTALL)
_LONG_NAMES = [term.name for term in TERMS if len(term.name) > 3]  # shorter names resemble too many words


@dataclass(frozen=True, slots=True)
class Filter:
    """A parsed filter; two are equal if they mean the same. A `root` of None matches every row."""

    root: Node | None = None
    text: str = field(default="", compare=False)  # as it was written; the places of nodes are in it

    def __str__(self) -> str:
        return print_filter(self.root)


def parse_filter(text: str) -> Filter:
    """Parse a filter; "" and whitespace match every row. Raises FilterError with a position."""
    return Filter(_Parser(text).read(), text)


class _Parser:
    """A recursive-descent parser that reads one filter from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._brackets = 0  # open ones
        self._depth = 0
        self._questions = 0

    def read(self) -> Node | None:
        self._skip_space()
        if self._at == len(self._text):
            return None
        node = self._read_either()
        if self._at < len(self._text):
            raise stray_bracket(self._at)
        return node

    # Operators that combine conditions

    def _read_either(self) -> Node:
        nodes = [self._read_all()]
        while self._take_keyword("OR"):
            nodes.append(self._read_all())
        return nodes[0] if len(nodes) == 1 else Either(tuple(nodes))

    def _read_all(self) -> Node:
        nodes = [self._read_one()]
        while self._text[self._at : self._at + 1] not in ("", ")") and not self._sees_keyword("OR"):
            self._take_keyword("AND")
            nodes.append(self._read_one())
        return nodes[0] if len(nodes) == 1 else All(tuple(nodes))

    def _read_one(self) -> Node:
        start = self._at
        if self._take_keyword("NOT"):
            return self._read_negated(start)
        sign = self._text[self._at : self._at + 1]
        if sign in ("", ")") or self._sees_keyword():
            raise self._missing()
        if sign == "-":
            self._at += 1
            if self._text[self._at : self._at + 1].strip():
                return self._read_negated(start)
            sentence = QT_TRANSLATE_NOOP("filter", "A minus must be followed directly by what it excludes.")
            raise FilterError(sentence, place=FilterSpan(start, self._at))
        node = self._read_group() if sign == "(" else self._read_question()
        self._skip_space()
        return node

    def _read_negated(self, start: int) -> Node:
        self._go_deeper(start)
        node = Not(self._read_one())
        self._depth -= 1
        return node

    def _read_group(self) -> Node:
        start = self._at
        self._go_deeper(start)
        self._at += 1
        self._brackets += 1
        self._skip_space()
        node = self._read_either() if self._at < len(self._text) else None
        if node is None or self._at == len(self._text):
            sentence = QT_TRANSLATE_NOOP("filter", "This bracket is never closed.")
            raise FilterError(sentence, place=FilterSpan(start, start + 1))
        self._at += 1
        self._brackets -= 1
        self._depth -= 1
        return node

    def _go_deeper(self, start: int) -> None:
        self._depth += 1
        if self._depth > MOST_NESTED:
            sentence = QT_TRANSLATE_NOOP("filter", "Brackets are nested too deeply here.")
            raise FilterError(sentence, place=FilterSpan(start, start + 1))

    def _skip_space(self) -> None:
        match = _SPACE.match(self._text, self._at)
        self._at = match.end() if match else self._at

    def _sees_keyword(self, word: str = "") -> bool:
        match = _KEYWORD.match(self._text, self._at)
        return match is not None and word in ("", match[1])

    def _take_keyword(self, word: str) -> bool:
        if not self._sees_keyword(word):
            return False
        self._at += len(word)
        self._skip_space()
        return True

    def _missing(self) -> FilterError:
        """Return the error for a keyword without an operand, empty brackets or a stray bracket."""
        before = list(_KEYWORD.finditer(self._text, 0, self._at))
        here = _KEYWORD.match(self._text, self._at)
        keyword = here or (before[-1] if before else None)
        if keyword and not self._text[keyword.end() : self._at].strip():
            sentence = QT_TRANSLATE_NOOP("filter", "Something is missing next to {detail}.")
            return FilterError(sentence, keyword[1], FilterSpan(*keyword.span()))
        if not self._brackets:
            return stray_bracket(self._at)
        sentence = QT_TRANSLATE_NOOP("filter", "There is nothing between these brackets.")
        return FilterError(sentence, place=FilterSpan(self._at - 1, self._at + 1))

    # Conditions

    def _read_question(self) -> Node:
        self._questions += 1
        if self._questions > MAX_QUESTIONS:
            sentence = QT_TRANSLATE_NOOP("filter", "A filter can have at most {detail} terms.")
            raise FilterError(sentence, f"{MAX_QUESTIONS:,}", FilterSpan(self._at, len(self._text)))
        match = _TERM.match(self._text, self._at)
        if match is not None:
            name, operator = match[1].lower(), match[2]
            term = TERM_BY_NAME.get(name)
            if term is not None:
                return self._read_term(term, operator, match.end())
            if not self._is_text(name, operator, match.end()):
                raise _unknown_term(name, FilterSpan(*match.span()))
        self._refuse_spaced_term()
        found = read_expression(self._text, self._at, in_brackets=self._brackets > 0)
        if found is not None and _SIGNS.search(found[0]):
            return self._expression(ANY, *found)
        return self._any_text()

    def _refuse_spaced_term(self) -> None:
        """Raise FilterError for `priority < 0.5`: as separate texts it would silently match nothing."""
        match = _SPACED_TERM.match(self._text, self._at)
        if match is not None and match[1].lower() in TERM_BY_NAME:
            sentence = QT_TRANSLATE_NOOP("filter", "Write this without spaces: {detail}")
            raise FilterError(sentence, "".join(match.groups()), FilterSpan(*match.span()))

    def _is_text(self, name: str, operator: str, end: int) -> bool:
        """Return True if something that looks like an unknown term is in fact a URL or a parameter of one."""
        from difflib import get_close_matches  # noqa: PLC0415 - for faults only

        if operator == ":":
            return self._text.startswith("//", end)
        return operator == "=" and not get_close_matches(name, _LONG_NAMES, 1, cutoff=0.8)

    def _any_text(self) -> Text:
        value = self._text_value()
        if not value.text:
            sentence = QT_TRANSLATE_NOOP("filter", "There is nothing between these quotes.")
            raise FilterError(sentence, place=value.place)
        return Text(ANY, value.pattern(), place=value.place)

    def _read_term(self, term: Term, operator: str, end: int) -> Node:
        start, self._at = self._at, end
        is_unequal = operator == "!="
        operator = {"!=": "=", "==": "="}.get(operator, operator)
        if operator not in term.operators:
            sentence = QT_TRANSLATE_NOOP("filter", "Write this like {detail}")
            raise FilterError(sentence, term.example, FilterSpan(start, end))
        node = self._read_operand(term, operator, start)
        return Not(node) if is_unequal else node

    def _read_operand(self, term: Term, operator: str, start: int) -> Node:
        if operator in (":", "=") and (term.takes is Takes.TEXT or term.takes_expressions):
            found = read_expression(self._text, self._at, in_brackets=self._brackets > 0)
            if found is not None and _is_expression(term, found[0]):
                return self._expression(term.name, *found)
        value = self._text_value() if term.takes_expressions else self._value()
        if not value.text:
            sentence = QT_TRANSLATE_NOOP("filter", "A value is missing here. Example: {detail}")
            raise FilterError(sentence, term.example, FilterSpan(start, value.place.end))
        return question(term, operator, value)

    def _value(self) -> Value:
        value = read_value(self._text, self._at, in_brackets=self._brackets > 0)
        self._at = value.place.end
        if sum(text.count("*") for text, is_quoted in value.pieces if not is_quoted) > MAX_ASTERISKS:
            sentence = QT_TRANSLATE_NOOP("filter", "A text can have at most {detail} asterisks.")
            raise FilterError(sentence, str(MAX_ASTERISKS), value.place)
        return value

    def _text_value(self) -> Value:
        """Read a plain value; raises FilterError for a regular expression without its final slash."""
        value = self._value()
        if value.text.startswith("/") and not value.has_quotes and _SIGNS.search(value.text):
            sentence = QT_TRANSLATE_NOOP(
                "filter", "A regular expression must end with a slash. Write spaces in it as \\s."
            )
            raise FilterError(sentence, place=value.place)
        return value

    def _expression(self, term: str, source: str, place: FilterSpan) -> Text:
        self._at = place.end
        _check_expression(source, place.start + 1)
        return Text(term, Expression(_unescaped(source)), place=place)


def _is_expression(term: Term, source: str) -> bool:
    """Tell whether the text between two slashes is a regular expression rather than a path."""
    return term.takes_expressions or _SIGNS.search(_unescaped(source)) is not None


def _unescaped(source: str) -> str:
    return _NEEDLESS_ESCAPE.sub(r"\1\2", source)


def _check_expression(source: str, start: int) -> None:
    try:
        compiled_expression(source)
    except ExpressionError as error:
        at = start + min(error.position or 0, len(source) - 1)
        raise FilterError(error.sentence, error.detail, FilterSpan(at, start + len(source))) from error


def _unknown_term(name: str, place: FilterSpan) -> FilterError:
    from difflib import get_close_matches  # noqa: PLC0415 - for faults only

    near = get_close_matches(name, MEANT_BY, 1)
    if near:
        sentence = QT_TRANSLATE_NOOP(
            "filter", "There is no such term. Did you mean {detail}? To search for text, put it in quotes."
        )
        return FilterError(sentence, MEANT_BY[near[0]], place)
    sentence = QT_TRANSLATE_NOOP("filter", "There is no such term. To search for text, put it in quotes.")
    return FilterError(sentence, place=place)
