"""Case-insensitive regular expressions with a time limit."""

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from editor.core.text import QT_TRANSLATE_NOOP, SentenceError

if TYPE_CHECKING:
    import regex

PATIENCE = 2.0  # seconds that a regular expression may take for one value, and for 50,000 rows


class ExpressionError(SentenceError):
    """A regular expression that is malformed or too slow; `position` is that of the fault, from 0."""

    context = "query"

    def __init__(self, sentence: str, detail: str = "", position: int | None = None) -> None:
        super().__init__(sentence, detail)
        self.position = position  # of the fault in the expression, from 0


class TemplateError(ExpressionError):
    """A replacement of what an expression matches that cannot be used."""


def malformed() -> tuple[type[Exception], ...]:
    """Return what a malformed expression raises; RecursionError: its brackets are nested too deeply."""
    import regex  # noqa: PLC0415 - takes 12 ms, and few use it

    return regex.error, RecursionError


def fault_in(error: Exception) -> tuple[str, int | None]:
    """Return the message and the position of a `regex` error; the library's type hints lack them."""
    return getattr(error, "msg", str(error)), getattr(error, "pos", None)


def compiled_expression(expression: str) -> "regex.Pattern[str]":
    """Compile an expression that ignores letter case; raises ExpressionError if it is malformed."""
    import regex  # noqa: PLC0415 - takes 12 ms, and few use it

    try:
        return regex.compile(expression, regex.IGNORECASE)
    except malformed() as error:
        sentence = QT_TRANSLATE_NOOP("query", "Not a valid regular expression: {detail}.")
        raise ExpressionError(sentence, *fault_in(error)) from error


def expression_matcher(expression: str, count: int) -> Callable[[Iterable[str]], Iterable[bool]]:
    """Return a function that tells for each of at most `count` texts whether an expression matches somewhere
    in it.

    The time limit, which grows with `count`, starts now. Raises ExpressionError if the expression is
    malformed; the returned function raises it if the time runs out.
    """
    pattern = compiled_expression(expression)
    deadline = time.monotonic() + PATIENCE * max(1, count / 50_000)

    def matches(texts: Iterable[str]) -> Iterable[bool]:
        try:
            for text in texts:
                left = max(1e-6, min(PATIENCE, deadline - time.monotonic()))
                yield pattern.search(text, timeout=left, concurrent=True) is not None
        except (TimeoutError, MemoryError) as error:  # MemoryError: endless recursion in the expression
            sentence = QT_TRANSLATE_NOOP("query", "This expression takes too long to run. Simplify it.")
            raise ExpressionError(sentence) from error

    return matches
