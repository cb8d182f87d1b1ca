"""Reads the values of a filter: characters, quoted parts, asterisks and regular expressions."""

import re
from dataclasses import dataclass

from editor.core.filtering.errors import FilterError
from editor.core.filtering.filter_tree import FilterSpan, Glob, Literal
from editor.core.text import QT_TRANSLATE_NOOP

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
                sentence = QT_TRANSLATE_NOOP("filter", "These quotes are never closed.")
                raise FilterError(sentence, place=FilterSpan(at, len(text)))
            pieces.append((_ESCAPED.sub(r"\1", quoted[1]), True))
            at = plain_from = quoted.end()
            continue
        if sign == ")" and not pairs:
            if in_brackets:
                break
            raise stray_bracket(at)
        pairs += {"(": 1, ")": -1}.get(sign, 0)
        at += 1
    end_plain()
    return Value(FilterSpan(start, at), tuple(pieces))


def stray_bracket(at: int) -> FilterError:
    """Return the error for a closing bracket without an opening one."""
    sentence = QT_TRANSLATE_NOOP(
        "filter", "There is no open bracket to close here. Put text with brackets in quotes."
    )
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
