"""Texts for people: marked where they are declared, translated where they are shown."""

from collections.abc import Callable
from numbers import Number
from typing import Any, ClassVar, NamedTuple, Self

Translate = Callable[[str, str], str]  # context, English text
Count = Callable[[str, str, str, int], str]  # context, English singular, English plural, number


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that Qt's tools look for
    """Mark a text for translation under a context; returns it unchanged."""
    return text


def in_english(_context: str, text: str) -> str:
    """Return a text as declared, in English."""
    return text


def counted_in_english(_context: str, one: str, many: str, count: int) -> str:
    """Return a text about a number of things: `one` if it is 1, else `many`, with the number for `%Ln`.

    The plural is marked with QT_TRANSLATE_NOOP; its translation has as many forms as the language needs. The
    singular is for English alone.
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


ENGLISH = Language(in_english)


class Phrase(str):
    """A translatable sentence or clause: an English text to most code, which keeps its pattern and its
    values.

    The values fill the placeholders of the pattern; a phrase among them is translated too.
    """

    __slots__ = ("_context", "_pattern", "_values")
    _pattern: str
    _context: str
    _values: dict[str, object]

    def __new__(cls, pattern: str, context: str = "phrases", /, **values: object) -> Self:
        phrase = super().__new__(cls, pattern.format(**values))
        phrase._pattern, phrase._context, phrase._values = pattern, context, values
        return phrase

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, object]]:
        """Return the arguments that recreate the phrase when it is unpickled in another process."""
        return self.parts

    @property
    def parts(self) -> tuple[tuple[str, str], dict[str, object]]:
        """The pattern with its context, and the values: what makes the same phrase again."""
        return (self._pattern, self._context), self._values

    def told(self, language: Language) -> str:
        """Return the phrase in another language."""
        values = {name: filled_in(value, language) for name, value in self._values.items()}
        return language.translate(self._context, self._pattern).format(**values)


def filled_in(value: object, language: Language) -> object:
    """Return the text for a placeholder: phrases and numbers in the language, anything else unchanged."""
    if isinstance(value, Phrase):
        return value.told(language)
    return language.number(value) if isinstance(value, Number) else value


class SentenceError(Exception):
    """An error for people: `sentence` is translated, and `detail` fills its placeholder."""

    context: ClassVar[str]  # of the translations; each kind of error has its own

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence.format(detail=detail))
        self.sentence = sentence
        self.detail = detail

    @property
    def words(self) -> Phrase:
        """The sentence with its detail; one that is passed on from another error is translated as there."""
        cause = self.__cause__
        if isinstance(cause, SentenceError) and cause.sentence == self.sentence:
            return cause.words
        return Phrase(self.sentence, self.context, detail=self.detail)


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
