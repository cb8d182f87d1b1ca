"""A language in which nothing is English: what stays readable of a sentence was never translated."""

import re

from editor.core.extensions.extension_declarations import EXTENSIONS, LANGUAGES
from editor.core.fields import FIELD_NAMES
from editor.core.text import Language, Phrase, words_of

_KEPT = re.compile(r"\{[^{}]*\}|<[^<>]*>|&[a-z]+;|%n|%L?[0-9n]|\\n")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_STRANGE = "αβψδεφγηιξκλμνοπζρστθωχςυʒ"
_TO_STRANGE = str.maketrans(_LETTERS + _LETTERS.upper(), _STRANGE + _STRANGE.upper())
_MARKUP = "url urlset sitemap sitemapindex alternate xml version encoding UTF amp gt"
_WORD = re.compile(r"(?<!U\+)\b[A-Za-z]{2,}")


def translate(text: str) -> str:
    """A text with all letters replaced but those of placeholders, tags and entities."""
    kept = _KEPT.findall(text)
    around = [part.translate(_TO_STRANGE) for part in _KEPT.split(text)]
    return "".join(part + own for part, own in zip(around, [*kept, ""], strict=True))


FOREIGN = Language(translate)


def _names() -> set[str]:
    """Words that are the same in every language: of sitemaps and their extensions."""
    names = {*FIELD_NAMES, *LANGUAGES, *_MARKUP.split()}
    for extension in EXTENSIONS:
        blocks = [extension.block, *extension.block.children]
        for element in (each for block in blocks for each in (block, *block.children)):
            names.update([element.name, *element.form.choices])
            for attribute in element.attributes:
                names.update([attribute.name, *attribute.form.choices])
    return {word for name in names for word in _WORD.findall(name)}


NAMES = _names()


def english_in(sentence: str, *known: str) -> list[str]:
    """The words that were not translated and stand in nothing that is known to be in the sentence."""
    around = "\n".join(known).lower()
    words = _WORD.findall(sentence)
    return [word for word in words if word not in NAMES and word.lower() not in around]


def assert_translated(error: BaseException, *known: str) -> None:
    """What an error says can be said in another language, but for what is known to be in it."""
    words = words_of(error)
    assert isinstance(words, Phrase), words
    foreign = words.in_language(FOREIGN)
    assert not english_in(foreign, *known), foreign
