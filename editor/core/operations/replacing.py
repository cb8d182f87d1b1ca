"""Regular expressions that rewrite URLs, and can always be stopped."""

import time

import regex

from editor.core.fields import XML_SPACE
from editor.core.filtering.expressions import PATIENCE
from editor.core.markup import without_illegal_characters
from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.operations.parameters import ArgumentError
from editor.core.text import QT_TRANSLATE_NOOP


def replace(request: Request, pattern: str, replacement: str, ignore_case: bool) -> Rewrite:
    r"""Every match of an expression replaced; `\1` and `\g<name>` stand for its groups.

    A URL that would become empty, or hold what none can, is left alone. Raises ArgumentError where the
    expression takes too long: then nothing is done, rather than some of it.
    """
    expression = regex.compile(pattern, regex.IGNORECASE if ignore_case else 0)
    _refuse_bad_replacement(expression, replacement)
    deadline = time.monotonic() + PATIENCE * max(1, len(request.rows) / 50_000)

    def rewrite(loc: str) -> str | None:
        text = loc.strip(XML_SPACE)
        left = max(1e-6, min(PATIENCE, deadline - time.monotonic()))
        try:
            new = expression.sub(replacement, text, timeout=left, concurrent=True).strip(XML_SPACE)
        except TimeoutError as error:
            raise ArgumentError(
                QT_TRANSLATE_NOOP("operations", "This expression takes too long. Make it simpler."),
                parameter="pattern",
            ) from error
        if new == text:
            return loc
        is_writable = new and "\n" not in new and without_illegal_characters(new) == new
        return new if is_writable else None

    return rewrite


def _refuse_bad_replacement(expression: regex.Pattern[str], replacement: str) -> None:
    """Groups are only looked up where something matches, so something is made to match."""
    try:
        regex.compile(f"{expression.pattern}|", expression.flags).sub(replacement, "")
    except (regex.error, IndexError) as error:
        raise ArgumentError(
            QT_TRANSLATE_NOOP("operations", "The replacement does not fit the expression: {detail}."),
            getattr(error, "msg", str(error)),  # the type hints do not know it
            parameter="replacement",
            position=getattr(error, "pos", None),
        ) from error
