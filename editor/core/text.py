"""Texts for people: marked where they are declared, translated where they are shown."""

import re
from collections.abc import Callable
from numbers import Number
from typing import Any, NamedTuple, Self

Translate = Callable[[str], str]  # English text
Count = Callable[[str, str, int], str]  # English singular, English plural, number


def N_(text: str) -> str:  # noqa: N802 - as gettext calls it
    """Mark a text for translation; returns it unchanged.

    What is the same in English is so in other languages: where these need two texts, English has two.
    """
    return text


def counted_in_english(one: str, many: str, count: int) -> str:
    """Return a text about a number of things: `one` if it is 1, else `many`, with the number for `%Ln`.

    The plural is marked with N_; its translation has as many forms as the language needs. The singular is for
    English alone.
    """
    return (one if count == 1 else many).replace("%Ln", f"{count:,}")


def _as_it_is(number: Any) -> object:
    return number


def as_html(text: str) -> str:
    """Return plain text as HTML or XML that shows just this, in attributes with quotation marks, too.

    Python's own functions load much more: `html` thousands of names, `xml.sax.saxutils` what asks the web.
    """
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#x27;")


class Language(NamedTuple):
    """A language: how it translates texts and how it writes numbers."""

    translate: Translate
    number: Callable[[Any], object] = _as_it_is  # returns what is formatted instead of an int or a Decimal
    counted: Count = counted_in_english
    tag: str = "en"  # as in HTML


ENGLISH = Language(N_)


class Phrase(str):
    """A translatable sentence or clause: an English text to most code, which keeps its pattern and its
    values.

    The values fill the placeholders of the pattern; a phrase among them is translated too.
    """

    __slots__ = ("_pattern", "_values")
    _pattern: str
    _values: dict[str, object]

    def __new__(cls, pattern: str, /, **values: object) -> Self:
        phrase = super().__new__(cls, pattern.format(**values))
        phrase._pattern, phrase._values = pattern, values
        return phrase

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Return the arguments that recreate the phrase when it is unpickled in another process."""
        return (self._pattern,), self._values

    @property
    def parts(self) -> tuple[str, dict[str, object]]:
        """The pattern and the values: what makes the same phrase again."""
        return self._pattern, self._values

    def in_language(self, language: Language) -> str:
        """Return the phrase in a language."""
        if language is ENGLISH:
            return str(self)
        values = {name: filled_in(value, language) for name, value in self._values.items()}
        return language.translate(self._pattern).format(**values)


def filled_in(value: object, language: Language) -> object:
    """Return the text for a placeholder: phrases and numbers in the language, anything else unchanged."""
    if language is ENGLISH:
        return value
    if isinstance(value, str):
        return in_language(value, language)
    return language.number(value) if isinstance(value, Number) else value


def in_language(text: str, language: Language) -> str:
    """Return a text in a language if it is a phrase; any other stays as it is."""
    return text.in_language(language) if isinstance(text, Phrase) else text


# The user of a URL anywhere in a text, with what is left of it where the text was cut.
_USER = r"""(?<![^\s"'(<>=:,\[])//(?:(?:[^\s/?#"\\]|\\.)*@|[^\s/?#"\\:@]+:(?:[^\s/?#"\\…]|\\.)*…)"""
_HIDDEN_USER = "//***@"


def without_passwords(text: str) -> str:
    """Return a text with *** in place of the user names and passwords of the URLs in it.

    What is printed and reported is such a text; files stay as they are.
    """
    return re.sub(_USER, _HIDDEN_USER, text) if "//" in text and ("@" in text or "…" in text) else text


class SentenceError(Exception):
    """An error for people: `sentence` is translated, and `detail` fills its placeholder."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence.format(detail=detail))
        self.sentence = sentence
        self.detail = detail

    @property
    def words(self) -> Phrase:
        """The sentence with its detail."""
        return Phrase(self.sentence, detail=self.detail)


def words_of(error: BaseException) -> str:
    """Return the message of an error, as a Phrase if it is one."""
    if isinstance(error, SentenceError):
        return error.words
    return error.args[0] if error.args and isinstance(error.args[0], Phrase) else str(error)


def excerpts(before: str, after: str, width: int) -> tuple[str, str]:
    """Shorten two texts to the parts around the place where they begin to differ."""
    pairs = enumerate(zip(before, after, strict=False))
    same = next((at for at, (old, new) in pairs if old != new), min(len(before), len(after)))
    start = max(same - width // 3, 0) if max(len(before), len(after)) > width else 0
    return _excerpt(before, start, width), _excerpt(after, start, width)


def _excerpt(text: str, start: int, width: int) -> str:
    if not text:
        return ""
    return ("…" if start else "") + text[start : start + width] + ("…" if start + width < len(text) else "")
