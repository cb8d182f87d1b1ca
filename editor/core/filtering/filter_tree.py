"""A filter as it was understood: a tree of values that compare equal where they mean the same."""

from dataclasses import dataclass, field
from decimal import Decimal
from typing import NamedTuple

from editor.core.values.w3c_datetime import W3CDatetime


class FilterSpan(NamedTuple):
    """Where in the filter's text something stands, from 0; the end is not included."""

    start: int = 0
    end: int = 0


NOWHERE = FilterSpan()


# What a text is compared with


@dataclass(frozen=True, slots=True)
class Literal:
    """These very characters, in any letter case."""

    text: str


@dataclass(frozen=True, slots=True)
class Glob:
    """These parts in this order, anything between them; "" at an end where an asterisk stands there."""

    parts: tuple[str, ...]  # two at least; only the first and the last may be ""


@dataclass(frozen=True, slots=True)
class Expression:
    """A regular expression that is found anywhere."""

    source: str


Pattern = Literal | Glob | Expression


class Age(NamedTuple):
    """A time span that ends now."""

    number: int
    unit: str  # d, w, m or y

    def __str__(self) -> str:
        return f"{self.number}{self.unit}"


Operand = Decimal | int | W3CDatetime | Age


# Questions; each names the term it belongs to


@dataclass(frozen=True, slots=True)
class Text:
    """Whether a text fits a pattern. `is_whole` where it was written after =."""

    term: str
    pattern: Pattern
    is_whole: bool = False
    place: FilterSpan = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ComparisonTest:
    """Whether a value is less than, equal to or greater than another."""

    term: str
    operator: str  # one of < <= = >= >
    operand: Operand


@dataclass(frozen=True, slots=True)
class RangeTest:
    """Whether a value lies in a range that includes both ends; None where it has no end."""

    term: str
    low: Operand | None
    high: Operand | None


@dataclass(frozen=True, slots=True)
class WordTest:
    """Whether one of a term's words applies."""

    term: str
    word: str


Question = Text | ComparisonTest | RangeTest | WordTest


# What puts questions together


@dataclass(frozen=True, slots=True)
class Not:
    """Everything else."""

    node: "Node"


@dataclass(frozen=True, slots=True)
class All:
    """What fits all of two or more."""

    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Either:
    """What fits at least one of two or more."""

    nodes: tuple["Node", ...]


Node = Question | Not | All | Either
