"""The syntax tree of a filter: values that compare equal if they mean the same."""

from dataclasses import dataclass, field
from decimal import Decimal
from typing import NamedTuple

from editor.core.values.w3c_datetime import W3CDatetime


class FilterSpan(NamedTuple):
    """A span of the filter's text, in characters from 0; the end is not included."""

    start: int = 0
    end: int = 0


NOWHERE = FilterSpan()


# Patterns that a text is compared with


@dataclass(frozen=True, slots=True)
class Literal:
    """A pattern of exactly these characters, in any letter case."""

    text: str


@dataclass(frozen=True, slots=True)
class Glob:
    """A pattern of parts in this order, anything between them; an asterisk at an end gives a "" there."""

    parts: tuple[str, ...]  # two at least; only the first and the last may be ""


@dataclass(frozen=True, slots=True)
class Expression:
    """A regular expression that may match anywhere in a text."""

    source: str


Pattern = Literal | Glob | Expression


class Age(NamedTuple):
    """A time span that ends now."""

    number: int
    unit: str  # d, w, m or y

    def __str__(self) -> str:
        return f"{self.number}{self.unit}"


Operand = Decimal | int | W3CDatetime | Age


# Conditions: each names the term that it belongs to


@dataclass(frozen=True, slots=True)
class Text:
    """The condition that a text matches a pattern; `is_whole` after =, for a match of the whole text."""

    term: str
    pattern: Pattern
    is_whole: bool = False
    place: FilterSpan = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ComparisonTest:
    """The condition that a value is less than, equal to or greater than another."""

    term: str
    operator: str  # one of < <= = >= >
    operand: Operand


@dataclass(frozen=True, slots=True)
class RangeTest:
    """The condition that a value lies in a range that includes both ends; None for an open end."""

    term: str
    low: Operand | None
    high: Operand | None


@dataclass(frozen=True, slots=True)
class WordTest:
    """The condition that one of a term's fixed words applies, as in `is:error`."""

    term: str
    word: str


Question = Text | ComparisonTest | RangeTest | WordTest


# Operators that combine conditions


@dataclass(frozen=True, slots=True)
class Not:
    """A negation: it matches the rows that its node does not match."""

    node: "Node"


@dataclass(frozen=True, slots=True)
class All:
    """A conjunction: it matches the rows that match all of its two or more nodes."""

    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Either:
    """A disjunction: it matches the rows that match at least one of its two or more nodes."""

    nodes: tuple["Node", ...]


Node = Question | Not | All | Either
