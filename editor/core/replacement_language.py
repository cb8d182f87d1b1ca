r"""What takes the place of an expression's matches: text with groups in it, as people write them anywhere.

`$1`, `${1}`, `\1` and `\g<1>` stand for the first group, `${name}` and `\g<name>` for a named one, 0 for the
whole match. `\$` is the sign and `\\` a backslash; `\t` and `\x41` are the characters that Python means by
them. Whatever else begins with either sign means nothing, and is refused.
"""

import regex

from editor.core.filtering.expressions import ExpressionError
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.characters import ILLEGAL, code_point

_TOKEN = regex.compile(
    r"""[\\$](?P<group>[0-9]+) | \$\{(?P<group>[^{}]+)\} | \\g<(?P<group>[^<>]+)>
    | \\(?P<sign>[\\$])
    | (?P<escape>\\(?:[nrt]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|N\{[^{}]+\}))
    | (?P<stray>\\.?|\$.?)""",
    regex.VERBOSE | regex.DOTALL,
)
_LONGEST_NUMBER = 5  # digits; no expression has so many groups

# What the language was before `$` meant anything: that of Python's `re`.
_FORMER = regex.compile(
    r"\\(?P<octal>0[0-7]{0,2}|[0-3][0-7]{2})|\\(?P<kept>[A-Za-z0-9\\]|\Z)|(?P<sign>[\\$])"
)


class TemplateError(ExpressionError):
    """What is to take the place of matches cannot be used."""


class Template:
    """A replacement, read once for an expression; raises TemplateError for one that does not fit it."""

    def __init__(self, pattern: regex.Pattern[str], text: str) -> None:
        self._parts: list[str | int] = []  # a number is that of a group
        end = 0
        for token in _TOKEN.finditer(text):
            self._add(text[end : token.start()], end)
            end = token.end()
            if name := token["group"]:
                self._parts.append(_group(pattern, name, token.start()))
            else:
                self._add(token["sign"] or _character(token), token.start())
        self._add(text[end:], end)

    def _add(self, text: str, position: int) -> None:
        check_text(text, position)
        self._parts.append(text)

    @property
    def has_groups(self) -> bool:
        """Whether what it makes depends on what was found."""
        return any(isinstance(part, int) for part in self._parts)

    def filled(self, match: regex.Match[str]) -> str:
        """What takes the place of a match."""
        return "".join([part if isinstance(part, str) else match[part] or "" for part in self._parts])


def _group(pattern: regex.Pattern[str], name: str, position: int) -> int:
    if name.isdecimal():
        number = int(name) if len(name) <= _LONGEST_NUMBER else pattern.groups + 1
    else:
        number = pattern.groupindex.get(name, pattern.groups + 1)
    if number > pattern.groups:
        sentence = QT_TRANSLATE_NOOP("query", "The expression has no group “{detail}”.")
        raise TemplateError(sentence, name, position)
    return number


def _character(token: regex.Match[str]) -> str:
    """The character that an escape stands for."""
    if token["escape"]:
        try:
            return str(regex.sub("", token["escape"], ""))
        except (regex.error, ValueError) as error:
            raise _means_nothing(token) from error
    raise _means_nothing(token)


def _means_nothing(token: regex.Match[str]) -> TemplateError:
    sentence = QT_TRANSLATE_NOOP(
        "query", "“{detail}” has no meaning here. Write \\$ for a dollar sign, \\\\ for a backslash."
    )
    return TemplateError(sentence, token[0], token.start())


def check_text(text: str, position: int | None = None) -> None:
    """Raise TemplateError for what no value can hold: it is refused, never dropped.

    position: where the text begins in what the person typed; None: it was made of what was found.
    """
    if illegal := ILLEGAL.search(text):
        sentence = QT_TRANSLATE_NOOP("query", "XML does not allow the character {detail}.")
        place = None if position is None else position + illegal.start()
        raise TemplateError(sentence, code_point(illegal[0]), place)
    if "\n" in text or "\r" in text:
        raise TemplateError(
            QT_TRANSLATE_NOOP("query", "A value is a single line and cannot contain a line break."),
            "",
            position,
        )


def of_former_language(text: str) -> str:
    """A replacement from the time when `$` stood for itself alone, as it is written now."""

    def now(token: regex.Match[str]) -> str:
        if token["octal"]:
            return rf"\x{int(token['octal'], 8):02x}"
        return rf"\{token['sign']}" if token["sign"] else token[0]

    return _FORMER.sub(now, text)
