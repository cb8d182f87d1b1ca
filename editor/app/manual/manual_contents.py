"""The contents of the manual: its pages in order, with their texts, places and search.

Texts are in the user's language. The search compares words without case, accents and the need of
blanks. Keys are written as `Ctrl+F` in every language, and shown as this system and language call
them.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from PySide6.QtGui import QKeySequence

from editor.app.manual.reference_pages import REFERENCE, Section, page_sections, place_of
from editor.resources import resource

_ACCENTS = re.compile("[\u0300-\u036f]")
_KANJI = "[\u3400-\u9fff\uf900-\ufaff々]+"
_KATAKANA = "[\u30a1-\u30fa\u30fc]+"
_HIRAGANA = "[\u3041-\u3096\u3099\u309a]+"
_OTHER = "[^\\s\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff]+"
_PARTS = re.compile(f"{_KANJI}|{_KATAKANA}|{_OTHER}")
_JAPANESE = re.compile(f"{_KANJI}|{_KATAKANA}|{_HIRAGANA}")


def folded(text: str) -> str:
    """Return text without case, accents and different widths of the same letter."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFC", _ACCENTS.sub("", apart))


def asked(text: str) -> list[str]:
    """Return the words that are searched for."""
    return folded(text).split()


def parts_of(words: list[str]) -> list[str]:
    """Return the words with Japanese ones cut where the script changes, without the endings in hiragana."""
    parts = list[str]()
    for word in words:
        cut = _PARTS.findall(word) if _JAPANESE.search(word) else []
        parts += cut or [word]
    return parts


_NAMED = (
    "F\\d{1,2}|Enter|Return|Esc|Tab|Space|Del|Delete|Ins|Insert|Home|End|PgUp|PgDown|Up|Down|Left|Right|Menu"
)
_KEYS = re.compile(f"`((?:(?:Ctrl|Alt|Shift|Meta)\\+)*(?:{_NAMED}|(?<=\\+)[^`\\s]))`")


def with_shown_keys(markdown: str) -> str:
    """Return a page with the keys in it as they are called here, such as `Strg+F` in German."""
    return _KEYS.sub(lambda found: f"`{_shown(found[1])}`", markdown)


def _shown(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) or keys


FIRST = "README"  # the list of contents, under the name that is shown where a folder is read on the web
WRITTEN = (
    FIRST,
    "first-file",
    "findings",
    "table",
    "filters",
    "bulk-work",
    "several-files",
    "languages",
    "insight",
    "import-and-export",
    "live-site",
    "coverage",
    "command-line",
    "library",
    "recovery",
    "troubleshooting",
    "what-it-does",
    "limits",
)
PAGES = (*WRITTEN, *REFERENCE)
ENGLISH = "en"  # the language of the pages that lie in the folder itself


@dataclass(frozen=True, slots=True)
class Found:
    """A section of the manual that has all words that were searched for."""

    page: str
    title: str  # of the page
    section: Section
    place: str  # of the section


@dataclass(frozen=True, slots=True)
class _Searched:
    """A section as it is searched: in lower case and without accents."""

    found: Found
    text: str
    heading: str


class Manual:
    """The pages in one language: written ones as far as they are translated, and the declared ones."""

    def __init__(self, language: str = ENGLISH) -> None:
        """language: that of the window, such as "de" or "pt_BR"."""
        self._language = language
        self._texts: dict[str, str] = {}
        self._searched: list[_Searched] = []  # all sections, once one was searched for

    def file(self, page: str) -> Path:
        """Return the file of a page, in English if there is none in the language.

        Raises FileNotFoundError if the page is only made when it is shown.
        """
        return resource(f"manual/{join(self.folder(page), page.rpartition('/')[2])}.md")

    def folder(self, page: str) -> str:
        """Return where a page lies in the folder of the manual; its links and pictures start from there."""
        if page in REFERENCE:
            return dirname(page)
        return self._language if self._is_translated(page) else ""

    def _is_translated(self, page: str) -> bool:
        try:
            resource(f"manual/{self._language}/{page}.md")
        except FileNotFoundError:
            return False
        return self._language != ENGLISH

    def linked(self, page: str, link: str) -> str:
        """Return the place that a link on a page leads to."""
        file, mark, section = link.partition("#")
        path = normpath(join(self.folder(page), file)).removesuffix(".md").removeprefix(f"{self._language}/")
        return f"{path if file else page}{mark}{section}"

    def text(self, page: str) -> str:
        """Return a page in Markdown, with keys as they are called here."""
        if page not in self._texts:
            make = REFERENCE.get(page) if self._language != ENGLISH else None
            written = make() if make else self.file(page).read_text(encoding="utf-8")
            self._texts[page] = with_shown_keys(written)
        return self._texts[page]

    def sections(self, page: str) -> list[Section]:
        """Return the sections of a page, its title first."""
        return list(page_sections(self.text(page)))

    def title(self, page: str) -> str:
        """Return the title of a page."""
        return next(page_sections(self.text(page))).heading

    def section_number(self, page: str, place: str) -> int:
        """Return which section of a page a place means, from 0 for its title; -1 if there is none.

        Links name places by the English headings; a page in another language has as many sections.
        """
        for manual in (self, _english()):
            places = [place_of(section.heading) for section in manual.sections(page)]
            if place in places:
                return places.index(place)
        return -1

    def find(self, text: str) -> list[Found]:
        """Return the sections that have all of these words, those with a word in their heading first.

        Where none has a word, those with its parts count, for languages that put no blanks between words.
        """
        if not self._searched:
            self._searched = list(self._all())
        words = asked(text)
        found = [each for each in self._searched if words and _has(each.text, words)]
        if not found and (parts := parts_of(words)) != words:
            words, found = parts, [each for each in self._searched if _has(each.text, parts)]
        return [each.found for each in sorted(found, key=lambda each: not _has(each.heading, words))]

    def _all(self) -> Iterator[_Searched]:
        for page in PAGES:
            title, *_rest = sections = self.sections(page)
            for section in sections:
                found = Found(page, title.heading, section, place_of(section.heading))
                text = folded(f"{title.heading} {section.heading} {section.text}")
                yield _Searched(found, text, folded(section.heading))


@cache
def _english() -> Manual:
    return Manual()


def _has(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)
