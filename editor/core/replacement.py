r"""Replaces the matches of a search, in one value or in all, by a text or a template with groups.

In a template `$1`, `${1}`, `\1` and `\g<1>` stand for the first group, `${name}` and `\g<name>` for
a named one, 0 for the whole match. `\$` is a dollar sign and `\\` a backslash; `\t` and `\x41` are
characters as in Python. Any other text that begins with either sign is refused.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import compress
from operator import ne

import regex

from editor.core.document.edits import Edit, SetValues, one_of
from editor.core.document.rows import Rows, as_rows
from editor.core.filtering.text_matching import Patience, TemplateError
from editor.core.operations.operation import PREVIEWS, Outcome, Preview, values_in
from editor.core.search import VALUES_AT_ONCE, Finder, SearchResult, TextSpan, is_all_of, percent_encoded_text
from editor.core.text import N_
from editor.core.values.characters import ILLEGAL, code_point
from editor.runtime.threads import IsCancelled, Tell, never, untold

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
        sentence = N_("The expression has no group “{detail}”.")
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
    sentence = N_("“{detail}” has no meaning here. Write \\$ for a dollar sign, \\\\ for a backslash.")
    return TemplateError(sentence, token[0], token.start())


def check_text(text: str, position: int | None = None) -> None:
    """Raise TemplateError for a text that no value can contain: it is refused, never silently changed.

    `position` is where the text begins in what the person typed; None if it was made from a match.
    """
    if illegal := re.search(ILLEGAL, text):
        sentence = N_("XML does not allow the character {detail}.")
        place = None if position is None else position + illegal.start()
        raise TemplateError(sentence, code_point(illegal[0]), place)
    if "\n" in text or "\r" in text:
        raise TemplateError(N_("A value is a single line and cannot contain a line break."), "", position)


def of_former_language(text: str) -> str:
    """Convert a replacement from before `$` had a meaning to the present language."""

    def now(token: regex.Match[str]) -> str:
        if token["octal"]:
            return rf"\u{int(token['octal'], 8):04x}"
        return rf"\{token['sign']}" if token["sign"] else token[0]

    return _FORMER.sub(now, text)


class Replacer:
    """Replaces matches in values; raises TemplateError at once for a replacement that cannot be used."""

    def __init__(self, finder: Finder, replacement: str) -> None:
        self.finder = finder
        self._replacement = replacement
        self._template: Template | None = None
        if finder.search.is_expression:
            self._template = Template(finder.pattern, replacement)
        else:
            check_text(replacement, 0)
        self._encoded = percent_encoded_text(replacement)

    def replaced(self, field: str, value: str, timeout: float, only: TextSpan | None = None) -> str:
        """Return a value with its matches, or only the one at `only`, replaced; raises ExpressionError."""
        parts, end = [], 0
        for span, match in self.finder.matches(field, value, timeout):
            if only is None or span == only:
                parts += [value[end : span[0]], self._in_place_of(match)]
                end = span[1]
        return "".join((*parts, value[end:])) if parts else value

    def all_replaced(self, field: str, values: Sequence[str], patience: Patience) -> list[str]:
        """Return values with their matches replaced; raises ExpressionError."""
        search, new = self.finder.search, self._replacement
        if self.finder.is_plain(field):
            if search.is_whole and search.matches_case:
                text = search.text
                return [value.replace(text, new, 1) if is_all_of(text, value) else value for value in values]
            joined = "\n".join(values)
            if not search.is_whole and (search.matches_case or joined.isascii()):
                if self._is_spelled_one_way(joined):  # replacing in all values at once is ten times as fast
                    replaced = joined.replace(search.text, new).split("\n")
                    if len(replaced) == len(values):
                        return replaced
                return list(map(self._replaced_plain, values))
        return [self.replaced(field, value, patience.left()) if value else "" for value in values]

    def outcome(
        self,
        columns: Mapping[str, list[str]],
        found: SearchResult,
        *,
        previews_only: bool = False,
        cancelled: IsCancelled = never,
        tell: Tell = untold,
    ) -> Outcome:
        """Work out what replacing all matches would do; with `previews_only`, only as far as previews go.

        This may run in any thread, on columns that nobody changes meanwhile; once cancelled it is empty.
        Raises ExpressionError if an expression takes too long; then nothing is replaced at all.
        """
        patience = Patience(len(found.rows))
        rows = as_rows(sorted(found.rows))
        edits: list[Edit] = []
        changed: Rows = ()
        previews: list[Preview] = []
        for number, field in enumerate(found.fields):
            lines: list[int] = []
            values: list[str] = []
            for first in range(0, len(rows), VALUES_AT_ONCE):
                if cancelled():
                    return Outcome()
                tell((number + first / len(rows)) / len(found.fields))
                some = rows[first : first + VALUES_AT_ONCE]
                before = values_in(columns[field], some)
                after = self.all_replaced(field, before, patience)
                differs = list(map(ne, before, after))
                lines += compress(some, differs)
                values += compress(after, differs)
                if previews_only and len(lines) >= PREVIEWS:
                    break
            if lines:
                affected = as_rows(lines)
                edits.append(SetValues(field, affected, values))
                changed = as_rows(sorted({*changed, *affected})) if changed else affected
                previews += [
                    Preview(row, field, columns[field][row], new)
                    for row, new in zip(lines[:PREVIEWS], values, strict=False)
                ]
        if not edits:
            return Outcome()
        previews.sort(key=lambda preview: preview.row)
        return Outcome(one_of(edits), changed, previews=tuple(previews[:PREVIEWS]))

    def _is_spelled_one_way(self, joined: str) -> bool:
        """Return True if the text occurs in values only as typed, and cannot overlap with itself."""
        text = self.finder.search.text
        if self.finder.search.matches_case:
            return True
        folded = text.lower()
        if any(folded.startswith(folded[place:]) for place in range(1, len(folded))):
            return False
        return joined.count(text) == joined.lower().count(folded)

    def _replaced_plain(self, value: str) -> str:
        """Replace plain text in a value by comparing lower-case texts, if case does not matter."""
        if self.finder.search.matches_case:
            return value.replace(self.finder.search.text, self._replacement)
        text, folded = self.finder.search.text.lower(), value.lower()
        place, end = folded.find(text), 0
        if place < 0:
            return value
        parts: list[str] = []
        while place >= 0:
            parts += (value[end:place], self._replacement)
            end = place + len(text)
            place = folded.find(text, end)
        return "".join((*parts, value[end:]))

    def _in_place_of(self, match: regex.Match[str]) -> str:
        if self._template is None:
            # What was found percent-encoded is replaced by what is percent-encoded as well.
            was_typed = match[0].casefold() == self.finder.search.text.casefold()
            return self._replacement if was_typed else self._encoded
        new = self._template.filled(match)
        if self._template.has_groups:
            had_breaks = "\n" in match[0] or "\r" in match[0]
            check_text(" ".join(new.splitlines()) if had_breaks else new)
        return new
