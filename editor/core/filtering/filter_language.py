"""Parses filters such as `blog -is:error (priority<0.5 OR age>400d)`, and writes them as text.

Rows must match all conditions that stand side by side; OR, AND and NOT are operators in capitals
only. A word that is no term is searched for as text. Values are characters, quoted parts, asterisks
and regular expressions; `question` builds the condition that a term, an operator and a value stand
for. `print_filter` writes the shortest text that is parsed as the same filter.
"""

import re
from dataclasses import dataclass, field
from decimal import Decimal
from difflib import get_close_matches

from editor.core.filtering.filter_terms import (
    ANY,
    DATA_TERM,
    MEANT_BY,
    TERM_BY_NAME,
    TERMS,
    Fit,
    Takes,
    Term,
    term_of,
)
from editor.core.filtering.filter_tree import (
    All,
    ComparisonTest,
    Either,
    Expression,
    FilterError,
    FilterSpan,
    Glob,
    Literal,
    Node,
    Not,
    Operand,
    RangeTest,
    Text,
    WordTest,
    operand_of,
)
from editor.core.filtering.text_matching import ExpressionError, compiled_expression
from editor.core.joined_data import DATA
from editor.core.text import N_

# Text that needs no quotes: without syntax of the language, and no dot before an asterisk.
_PLAIN_WORD = re.compile(r"(?!-)(?!(?:OR|AND|NOT)\Z)[\w/%~@&,;#'.-]*(?<!\.)")
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
            text = f"{written_term(term)}{operator}{_operand(operand)}"
        case RangeTest(term, low, high):
            text = f"{written_term(term)}:{_operand(low)}..{_operand(high)}"
        case Text():
            text = _text(node)
    return text


def written_term(name: str) -> str:
    """Return the name of a term as it is written: a heading of a data column may need quotes."""
    return f"{DATA}{as_word(name.removeprefix(DATA))}" if name.startswith(DATA) else name


def _grouped(node: Node, *looser: type) -> str:
    return f"({print_filter(node)})" if isinstance(node, looser) else print_filter(node)


def _operand(operand: Operand | None) -> str:
    if operand is None:
        return ""
    return format(operand, "f") if isinstance(operand, Decimal) else str(operand)


def _text(node: Text) -> str:
    term = term_of(node.term) or TERM_BY_NAME[ANY]
    start = f"{written_term(node.term)}{'=' if node.is_whole else ':'}"
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
    return text if _PLAIN_WORD.fullmatch(text) else _in_quotes(text)


def _in_quotes(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"' if text else ""


_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"', re.DOTALL)
_PLAIN = re.compile(r'[^\s"()]+')  # all that stands for itself alone
_ESCAPED = re.compile(r'\\([\\"])')
_EXPRESSION = re.compile(r"/((?:[^\s\\]|\\.)+?)/(?=\s|\Z)", re.DOTALL)
_EXPRESSION_IN_BRACKETS = re.compile(r"/((?:[^\s\\]|\\.)+?)/(?=[\s)]|\Z)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Value:
    """A value as written in a filter, with its place; its quoted pieces stand for themselves."""

    place: FilterSpan
    pieces: tuple[tuple[str, bool], ...]  # text, and whether it was quoted

    @property
    def text(self) -> str:
        """The value without its quotes."""
        return "".join(text for text, _ in self.pieces)

    @property
    def has_quotes(self) -> bool:
        """True if any part of the value was quoted."""
        return any(is_quoted for _, is_quoted in self.pieces)

    def pattern(self) -> Literal | Glob:
        """Return the pattern that the value stands for; an asterisk outside quotes matches anything."""
        parts = [""]
        for text, is_quoted in self.pieces:
            first, *rest = (text,) if is_quoted else text.split("*")
            parts[-1] += first
            parts += rest
        if len(parts) == 1:
            return Literal(parts[0])
        inner = (part for part in parts[1:-1] if part)
        return Glob((parts[0], *inner, parts[-1]))


def read_value(text: str, start: int, *, in_brackets: bool) -> Value:
    """Read a value up to a space or to the bracket that closes a group; brackets in pairs belong to the
    value.

    Raises FilterError if quotes are left open, or if a bracket closes what none has opened.
    """
    pieces: list[tuple[str, bool]] = []
    plain_from, at, pairs = start, start, 0

    def end_plain() -> None:
        if at > plain_from:
            pieces.append((text[plain_from:at], False))

    while at < len(text) and not text[at].isspace():
        if (plain := _PLAIN.match(text, at)) is not None:
            at = plain.end()
            continue
        sign = text[at]
        if sign == '"':
            end_plain()
            quoted = _QUOTED.match(text, at)
            if quoted is None:
                sentence = N_("These quotes are never closed.")
                raise FilterError(sentence, place=FilterSpan(at, len(text)))
            pieces.append((_ESCAPED.sub(r"\1", quoted[1]), True))
            at = plain_from = quoted.end()
            continue
        if sign == ")" and not pairs:
            if in_brackets:
                break
            raise unopened_bracket(at)
        pairs += {"(": 1, ")": -1}.get(sign, 0)
        at += 1
    end_plain()
    return Value(FilterSpan(start, at), tuple(pieces))


def unopened_bracket(at: int) -> FilterError:
    """Return the error for a closing bracket without an opening one."""
    sentence = N_("There is no open bracket to close here. Put text with brackets in quotes.")
    return FilterError(sentence, place=FilterSpan(at, at + 1))


def read_expression(text: str, start: int, *, in_brackets: bool) -> tuple[str, FilterSpan] | None:
    """Return the regular expression between slashes that begins at `start`, and its place; None if there is
    none.

    It ends at a slash that is followed by a space, by the end of the text or by the bracket that closes a
    group, so it may contain the slashes of a URL.
    """
    form = _EXPRESSION_IN_BRACKETS if in_brackets else _EXPRESSION
    match = form.match(text, start)
    return (match[1], FilterSpan(start, match.end())) if match else None


_WANTED = {
    Takes.NUMBER: N_("Enter a number here, such as {detail}."),
    Takes.COUNT: N_("Enter a whole number here, such as {detail}."),
    Takes.DATE: N_("Enter a date here, such as {detail}."),
    Takes.AGE: N_("Enter a time span with d, w, m or y here, such as {detail}."),
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
    names = [word.name for word in term.words]
    name = value.text.lower()
    if name in names:
        return WordTest(term.name, name)
    near = get_close_matches(name, names, 1)
    if near:
        sentence = N_("There is no such word. Did you mean {detail}?")
        raise FilterError(sentence, near[0], value.place)
    sentence = N_("Enter one of these here: {detail}.")
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
    is_number = operand_of(term.takes, value.text) is not None
    if operator == "=" and term.name.startswith(DATA) and (value.has_quotes or not is_number):
        return Text(term.name, value.pattern(), is_whole=True, place=value.place)
    if operator == ":" and ".." in value.text:
        return _between(term, value)
    text = value.text
    if operator == ":" and (sign := _SIGN.match(text)) and not value.has_quotes:
        # priority:<0.5 means priority<0.5; read as text it would silently match nothing
        operator, text = {"==": "="}.get(sign[0], sign[0]), text[sign.end() :]
        if operator not in term.operators or operand_of(term.takes, text) is None:
            raise _not_comparable(term, value.place)
    operand = operand_of(term.takes, text)
    if operand is not None and operator != ":":
        return ComparisonTest(term.name, operator, operand)
    if operand is not None and "=" in term.operators:
        return ComparisonTest(term.name, "=", operand)
    if operator == ":" and term.field:
        return Text(term.name, value.pattern(), place=value.place)
    if operand is not None:
        sentence = N_("Write this like {detail}")
        raise FilterError(sentence, term.example, value.place)
    raise _not_comparable(term, value.place)


_SIGN = re.compile(r"[<>]=?|==?")


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


MOST_NESTED = 50  # of brackets and negations in each other
MAX_QUESTIONS = 1_000
MAX_ASTERISKS = 100  # in one text

_TERM = re.compile(r"([A-Za-z][A-Za-z_-]*)(:|!=|==|[<>]=?|=)")
_HEADING = re.compile(r'([^\s"():<>=!]+)')
_AFTER_HEADING = re.compile(r":|!=|==|[<>]=?|=")
_SPACED_TERM = re.compile(r"([A-Za-z][A-Za-z-]*)\s+([!<>]=|==?|[<>])\s*([^\s)]*)")  # never meant as texts
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
            raise unopened_bracket(self._at)
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
            sentence = N_("A minus must be followed directly by what it excludes.")
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
            sentence = N_("This bracket is never closed.")
            raise FilterError(sentence, place=FilterSpan(start, start + 1))
        self._at += 1
        self._brackets -= 1
        self._depth -= 1
        return node

    def _go_deeper(self, start: int) -> None:
        self._depth += 1
        if self._depth > MOST_NESTED:
            sentence = N_("Brackets are nested too deeply here.")
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
            sentence = N_("Something is missing next to {detail}.")
            return FilterError(sentence, keyword[1], FilterSpan(*keyword.span()))
        if not self._brackets:
            return unopened_bracket(self._at)
        sentence = N_("There is nothing between these brackets.")
        return FilterError(sentence, place=FilterSpan(self._at - 1, self._at + 1))

    # Conditions

    def _read_question(self) -> Node:
        self._questions += 1
        if self._questions > MAX_QUESTIONS:
            sentence = N_("A filter can have at most {detail} terms.")
            raise FilterError(sentence, f"{MAX_QUESTIONS:,}", FilterSpan(self._at, len(self._text)))
        match = _TERM.match(self._text, self._at)
        if match is not None:
            name, operator = match[1].lower(), match[2]
            if match[0].lower() == DATA:
                return self._read_data_term(match.end())
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
            sentence = N_("Write this without spaces: {detail}")
            raise FilterError(sentence, "".join(match.groups()), FilterSpan(*match.span()))

    def _is_text(self, name: str, operator: str, end: int) -> bool:
        """Return True if something that looks like an unknown term is in fact a URL or a parameter of one."""
        if operator == ":":
            return self._text.startswith("//", end)
        return operator == "=" and not get_close_matches(name, _LONG_NAMES, 1, cutoff=0.8)

    def _any_text(self) -> Text:
        value = self._text_value()
        if not value.text:
            sentence = N_("There is nothing between these quotes.")
            raise FilterError(sentence, place=value.place)
        return Text(ANY, value.pattern(), place=value.place)

    def _read_term(self, term: Term, operator: str, end: int) -> Node:
        start, self._at = self._at, end
        is_unequal = operator == "!="
        operator = {"!=": "=", "==": "="}.get(operator, operator)
        if operator not in term.operators:
            sentence = N_("Write this like {detail}")
            raise FilterError(sentence, term.example, FilterSpan(start, end))
        node = self._read_operand(term, operator, start)
        return Not(node) if is_unequal else node

    def _read_data_term(self, end: int) -> Node:
        """Read a condition on a data column, whose heading stands between two signs."""
        heading = _QUOTED.match(self._text, end) or _HEADING.match(self._text, end)
        sign = _AFTER_HEADING.match(self._text, heading.end()) if heading else None
        name = _ESCAPED.sub(r"\1", heading[1]).strip() if heading else ""
        term = term_of(f"{DATA}{name}")
        if sign is None or term is None or not name:
            sentence = N_("Write this like {detail}")
            raise FilterError(sentence, DATA_TERM.example, FilterSpan(self._at, len(self._text)))
        return self._read_term(term, sign[0], sign.end())

    def _read_operand(self, term: Term, operator: str, start: int) -> Node:
        if operator in (":", "=") and (term.takes is Takes.TEXT or term.takes_expressions):
            found = read_expression(self._text, self._at, in_brackets=self._brackets > 0)
            if found is not None and _is_expression(term, found[0]):
                return self._expression(term.name, *found)
        value = self._text_value() if term.takes_expressions else self._value()
        if not value.text:
            sentence = N_("A value is missing here. Example: {detail}")
            raise FilterError(sentence, term.example, FilterSpan(start, value.place.end))
        return question(term, operator, value)

    def _value(self) -> Value:
        value = read_value(self._text, self._at, in_brackets=self._brackets > 0)
        self._at = value.place.end
        if sum(text.count("*") for text, is_quoted in value.pieces if not is_quoted) > MAX_ASTERISKS:
            sentence = N_("A text can have at most {detail} asterisks.")
            raise FilterError(sentence, str(MAX_ASTERISKS), value.place)
        return value

    def _text_value(self) -> Value:
        """Read a plain value; raises FilterError for a regular expression without its final slash."""
        value = self._value()
        if value.text.startswith("/") and not value.has_quotes and _SIGNS.search(value.text):
            sentence = N_("A regular expression must end with a slash. Write spaces in it as \\s.")
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
    near = get_close_matches(name, MEANT_BY, 1)
    if near:
        sentence = N_("There is no such term. Did you mean {detail}? To search for text, put it in quotes.")
        return FilterError(sentence, MEANT_BY[near[0]], place)
    sentence = N_("There is no such term. To search for text, put it in quotes.")
    return FilterError(sentence, place=place)
