r"""The template language for replacements, with groups in the usual notations.

`$1`, `${1}`, `\1` and `\g<1>` stand for the first group, `${name}` and `\g<name>` for a named one, 0 for the
whole match. `\$` is a dollar sign and `\\` a backslash; `\t` and `\x41` are characters as in Python. Any
other text that begins with either sign is refused.
"""

import regex

from editor.core.filtering.expressions import TemplateError
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

# The language before `$` had a meaning: that of `regex`, whose octal numbers have three digits.
_FORMER = regex.compile(r"\\(?P<octal>0[0-7]{0,2}|[0-7]{3})|\\(?P<kept>[A-Za-z0-9\\]|\Z)|(?P<sign>[\\$])")


class Template:
    """A replacement parsed for an expression; raises TemplateError if it does not fit the expression."""

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
        """True if the replacement contains groups, so that it depends on the match."""
        return any(isinstance(part, int) for part in self._parts)

    def filled(self, match: regex.Match[str]) -> str:
        """Return the text that replaces a match."""
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
    """Return the character that an escape sequence stands for; raises TemplateError if it stands for none."""
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
    """Raise TemplateError for a text that no value can contain: it is refused, never silently changed.

    `position` is where the text begins in what the person typed; None if it was made from a match.
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
    """Convert a replacement from before `$` had a meaning to the present language."""

    def now(token: regex.Match[str]) -> str:
        if token["octal"]:
            return rf"\u{int(token['octal'], 8):04x}"
        return rf"\{token['sign']}" if token["sign"] else token[0]

    return _FORMER.sub(now, text)
