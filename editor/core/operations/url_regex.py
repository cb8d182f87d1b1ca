"""Rewrites URLs with regular expressions, with a time limit."""

from editor.core.fields import XML_SPACE
from editor.core.filtering.expressions import ExpressionError, TemplateError
from editor.core.operations.operation import Request
from editor.core.operations.outcome import Rewrite
from editor.core.operations.parameters import ArgumentError
from editor.core.replacing import Replacer
from editor.core.searching import Finder, Patience, Search


def replace(request: Request, pattern: str, by: str, ignore_case: bool) -> Rewrite:
    """Return a function that replaces every match in a URL; `by` is a template as in Replace.

    A URL that would become empty or contain illegal characters is left alone. Raises ArgumentError if the
    expression takes too long; then nothing is changed at all.
    """
    search = Search(pattern, ("loc",), matches_case=not ignore_case, is_expression=True)
    try:
        replacer = Replacer(Finder(search), by)
    except ExpressionError as error:
        raise _argument_error(error, "by") from error
    patience = Patience(len(request.rows))

    def rewrite(loc: str) -> str | None:
        text = loc.strip(XML_SPACE)
        try:
            new = replacer.replaced("loc", text, patience.left()).strip(XML_SPACE)
        except TemplateError:
            return None
        except ExpressionError as error:
            raise _argument_error(error, "pattern") from error
        return loc if new == text else new or None

    return rewrite


def _argument_error(error: ExpressionError, parameter: str) -> ArgumentError:
    return ArgumentError(error.sentence, error.detail, parameter=parameter, position=error.position)
