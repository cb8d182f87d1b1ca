"""Text that people read: marked where it is declared, translated where it is shown."""

from collections.abc import Callable
from numbers import Number  # of which Decimal is one, too, but takes long to load
from typing import Any, NamedTuple, Self

Translate = Callable[[str, str], str]  # context, English text


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that Qt's tools look for
    """Mark a text for translation under a context; returns it as it is."""
    return text


def in_english(_context: str, text: str) -> str:
    """The words as declared."""
    return text


def _as_it_is(number: Any) -> object:
    return number


class Language(NamedTuple):
    """How sentences are told: in which words, and with numbers written how."""

    translate: Translate
    number: Callable[[Any], object] = _as_it_is  # what is formatted in the place of an int or a Decimal


ENGLISH = Language(in_english)


class Phrase(str):
    """A sentence or clause of ours: to most a text in English, which knows what of it is to be translated.

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
        """How it is made again, in another process too."""
        return (self._pattern, self._context), self._values

    def told(self, language: Language) -> str:
        """The same in another language."""
        values = {name: filled_in(value, language) for name, value in self._values.items()}
        return language.translate(self._context, self._pattern).format(**values)


def filled_in(value: object, language: Language) -> object:
    """What fills a placeholder: phrases and numbers as the language has them, all else as it is."""
    if isinstance(value, Phrase):
        return value.told(language)
    return language.number(value) if isinstance(value, Number) else value


class SentenceError(Exception):
    """Why something cannot be done: `sentence` is to be translated, `detail` fills its placeholder."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence.format(detail=detail))
        self.sentence = sentence
        self.detail = detail


def words_of(error: BaseException) -> str:
    """What an error says: a phrase where it is one of ours."""
    return error.args[0] if error.args and isinstance(error.args[0], Phrase) else str(error)
